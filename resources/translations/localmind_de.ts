<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>About LocalMind</source>
        <translation>Über LocalMind</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Erstellt mit</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Copy a report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Versions and checks, without document names, texts and questions</source>
        <translation>Versionen und Prüfungen, ohne Dokumentnamen, Texte und Fragen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>LocalMind {version}</source>
        <translation>LocalMind {version}</translation>
    </message>
    <message>
        <source>Exact, cited answers from your own documents, on your own computer.</source>
        <translation>Genaue, belegte Antworten aus Ihren eigenen Dokumenten, auf Ihrem eigenen Computer.</translation>
    </message>
    <message>
        <source>No telemetry. No network access except to the model server you choose.</source>
        <translation>Keine Telemetrie. Kein Netzwerkzugriff außer auf den Modellserver, den Sie wählen.</translation>
    </message>
    <message>
        <source>Free software under the GNU AGPL, version 3 or later. The license is in the file LICENSE.</source>
        <translation>Freie Software unter der GNU AGPL, Version 3 oder neuer. Die Lizenz steht in der Datei LICENSE.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Unterhaltung</translation>
    </message>
    <message>
        <source>No answer.</source>
        <translation>Keine Antwort.</translation>
    </message>
    <message>
        <source>This answer is incomplete.</source>
        <translation>Diese Antwort ist unvollständig.</translation>
    </message>
    <message>
        <source>Used in</source>
        <translation>Verwendet in</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Answer {n}</source>
        <translation>Antwort {n}</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Gefragt am</translation>
    </message>
    <message>
        <source>{name}, table {n}</source>
        <translation>{name}, Tabelle {n}</translation>
    </message>
    <message>
        <source>{sheet}, row {row}</source>
        <translation>{sheet}, Zeile {row}</translation>
    </message>
    <message>
        <source>{sheet}, rows {rows}</source>
        <translation>{sheet}, Zeilen {rows}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>possible answer, please check</source>
        <translation>mögliche Antwort, bitte prüfen</translation>
    </message>
    <message>
        <source>Open: {name}</source>
        <translation>Öffnen: {name}</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>The report was copied. Paste it where you ask for help.</source>
        <translation>Der Bericht wurde kopiert. Fügen Sie ihn dort ein, wo Sie um Hilfe bitten.</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>The documents say</source>
        <translation>Die Dokumente sagen</translation>
    </message>
    <message>
        <source>Nearest passages</source>
        <translation>Nächstliegende Textstellen</translation>
    </message>
    <message>
        <source>{n} document is still being read</source>
        <translation>{n} Dokument wird noch gelesen</translation>
    </message>
    <message>
        <source>{n} documents are still being read</source>
        <translation>{n} Dokumente werden noch gelesen</translation>
    </message>
    <message>
        <source>{found}; {more}</source>
        <translation>{found}; {more}</translation>
    </message>
    <message>
        <source>No answer found yet</source>
        <translation>Noch keine Antwort gefunden</translation>
    </message>
    <message>
        <source>No answer found in {n} document</source>
        <translation>Keine Antwort in {n} Dokument gefunden</translation>
    </message>
    <message>
        <source>No answer found in {n} documents</source>
        <translation>Keine Antwort in {n} Dokumenten gefunden</translation>
    </message>
    <message>
        <source>{n} is still being read</source>
        <translation>{n} wird noch gelesen</translation>
    </message>
    <message>
        <source>{n} are still being read</source>
        <translation>{n} werden noch gelesen</translation>
    </message>
    <message>
        <source>The documents say:</source>
        <translation>Die Dokumente sagen:</translation>
    </message>
    <message>
        <source>(This answer is incomplete.)</source>
        <translation>(Diese Antwort ist unvollständig.)</translation>
    </message>
    <message>
        <source>This answer is incomplete: the connection to the model was lost.</source>
        <translation>Diese Antwort ist unvollständig: Die Verbindung zum Modell ist abgebrochen.</translation>
    </message>
    <message>
        <source>This answer is incomplete: it reached the length limit in Settings.</source>
        <translation>Diese Antwort ist unvollständig: Sie hat die Höchstlänge aus den Einstellungen erreicht.</translation>
    </message>
    <message>
        <source>This answer is incomplete: the model kept repeating itself and was stopped.</source>
        <translation>Diese Antwort ist unvollständig: Das Modell hat sich wiederholt und wurde gestoppt.</translation>
    </message>
    <message>
        <source>This answer is incomplete: you stopped it.</source>
        <translation>Diese Antwort ist unvollständig: Sie haben sie gestoppt.</translation>
    </message>
    <message>
        <source>This answer is incomplete: the model stopped early.</source>
        <translation>Diese Antwort ist unvollständig: Das Modell hat vorzeitig aufgehört.</translation>
    </message>
    <message>
        <source>Incomplete answers are not reused or exported.</source>
        <translation>Unvollständige Antworten werden weder wiederverwendet noch exportiert.</translation>
    </message>
    <message>
        <source>The model wrote this without a source in your documents: “{text}”</source>
        <translation>Das Modell schrieb dies ohne Quelle in Ihren Dokumenten: „{text}“</translation>
    </message>
    <message>
        <source>Please check this answer.</source>
        <translation>Bitte prüfen Sie diese Antwort.</translation>
    </message>
    <message>
        <source>Not found in the cited sources. Please check: {what}</source>
        <translation>In den angegebenen Quellen nicht gefunden. Bitte prüfen: {what}</translation>
    </message>
    <message>
        <source>{n} parts of this answer could not be verified. Please check them.</source>
        <translation>{n} Teile dieser Antwort konnten nicht bestätigt werden. Bitte prüfen Sie sie.</translation>
    </message>
    <message>
        <source>1 part of this answer could not be verified. Please check it:</source>
        <translation>1 Teil dieser Antwort konnte nicht bestätigt werden. Bitte prüfen Sie ihn:</translation>
    </message>
    <message>
        <source>{percent} % of the context window used ({used} of {of} tokens)</source>
        <translation>{percent}&#xa0;% des Kontextfensters belegt ({used} von {of} Token)</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>First attempt</source>
        <translation>Erster Versuch</translation>
    </message>
    <message>
        <source>Understood as</source>
        <translation>Verstanden als</translation>
    </message>
    <message>
        <source>Asked in parts</source>
        <translation>In Teilen gefragt</translation>
    </message>
    <message>
        <source>Searched only</source>
        <translation>Nur gesucht in</translation>
    </message>
    <message>
        <source>Answered from</source>
        <translation>Beantwortet aus</translation>
    </message>
    <message>
        <source>Re-ranked</source>
        <translation>Nachsortiert</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Your instructions</source>
        <translation>Ihre Anweisungen</translation>
    </message>
    <message>
        <source>{held} of {n} verified in the sources</source>
        <translation>{held} von {n} in den Quellen bestätigt</translation>
    </message>
    <message>
        <source>Values checked</source>
        <translation>Geprüfte Werte</translation>
    </message>
    <message>
        <source>once, after the connection was lost</source>
        <translation>einmal, nach einem Verbindungsabbruch</translation>
    </message>
    <message>
        <source>{n} times, after the connection was lost</source>
        <translation>{n}-mal, nach Verbindungsabbrüchen</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Fortgesetzt</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>what to know about an answer</comment>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Searched for</source>
        <translation>Gesucht nach</translation>
    </message>
    <message>
        <source>Also searched for</source>
        <translation>Auch gesucht nach</translation>
    </message>
    <message>
        <source>Ignored words</source>
        <translation>Nicht beachtete Wörter</translation>
    </message>
    <message>
        <source>Rephrased as</source>
        <translation>Umformuliert als</translation>
    </message>
    <message>
        <source>(completed from earlier questions by a small model)</source>
        <translation>(von einem kleinen Modell aus früheren Fragen ergänzt)</translation>
    </message>
    <message>
        <source>(completed from earlier questions)</source>
        <translation>(aus früheren Fragen ergänzt)</translation>
    </message>
    <message>
        <source>total</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>extreme</source>
        <translation>Extremwert</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>which has</source>
        <translation>welche hat</translation>
    </message>
    <message>
        <source>identifier</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>reference path</source>
        <translation>Verweiskette</translation>
    </message>
    <message>
        <source>definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>prose</source>
        <translation>Fließtext</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Possible answer</source>
        <translation>Mögliche Antwort</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Bitte prüfen</translation>
    </message>
    <message>
        <source>{model} (not available)</source>
        <translation>{model} (nicht verfügbar)</translation>
    </message>
    <message>
        <source>No language model</source>
        <translation>Kein Sprachmodell</translation>
    </message>
    <message>
        <source>Language model: {name}</source>
        <translation>Sprachmodell: {name}</translation>
    </message>
    <message>
        <source>No language model: quote the documents</source>
        <translation>Kein Sprachmodell: aus den Dokumenten zitieren</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Model settings…</source>
        <translation>Modelleinstellungen…</translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <translation>Modelle werden gesucht…</translation>
    </message>
    <message>
        <source>The model server has no language model</source>
        <translation>Der Modellserver hat kein Sprachmodell</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Alle Dokumente</translation>
    </message>
    <message>
        <source>{part} of {document}</source>
        <translation>{part} von {document}</translation>
    </message>
    <message>
        <source>{n} documents</source>
        <translation>{n} Dokumente</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>Dokumente hinzufügen</translation>
    </message>
    <message>
        <source>Add folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
    <message>
        <source>{n} document is still being added. It will resume next time.</source>
        <translation>{n} Dokument wird noch hinzugefügt. Das wird beim nächsten Start fortgesetzt.</translation>
    </message>
    <message>
        <source>{n} documents are still being added. They will resume next time.</source>
        <translation>{n} Dokumente werden noch hinzugefügt. Das wird beim nächsten Start fortgesetzt.</translation>
    </message>
    <message>
        <source>An answer is still being written. Quitting stops it.</source>
        <translation>Eine Antwort wird noch geschrieben. Beim Beenden wird sie gestoppt.</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Verschoben</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Table row</source>
        <translation>Tabellenzeile</translation>
    </message>
    <message>
        <source>Table cell</source>
        <translation>Tabellenzelle</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Seite vorher</translation>
    </message>
    <message>
        <source>Page after</source>
        <translation>Seite nachher</translation>
    </message>
    <message>
        <source>{n} difference</source>
        <translation>{n} Unterschied</translation>
    </message>
    <message>
        <source>{n} differences</source>
        <translation>{n} Unterschiede</translation>
    </message>
    <message>
        <source>No differences found.</source>
        <translation>Keine Unterschiede gefunden.</translation>
    </message>
    <message>
        <source>{n} added</source>
        <translation>{n} hinzugefügt</translation>
    </message>
    <message>
        <source>1 added</source>
        <translation>1 hinzugefügt</translation>
    </message>
    <message>
        <source>{n} removed</source>
        <translation>{n} entfernt</translation>
    </message>
    <message>
        <source>1 removed</source>
        <translation>1 entfernt</translation>
    </message>
    <message>
        <source>{n} changed</source>
        <translation>{n} geändert</translation>
    </message>
    <message>
        <source>1 changed</source>
        <translation>1 geändert</translation>
    </message>
    <message>
        <source>{n} moved</source>
        <translation>{n} verschoben</translation>
    </message>
    <message>
        <source>1 moved</source>
        <translation>1 verschoben</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Table rows</source>
        <translation>Tabellenzeilen</translation>
    </message>
    <message>
        <source>Table cells</source>
        <translation>Tabellenzellen</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Vertrag</translation>
    </message>
    <message>
        <source>Financial report</source>
        <translation>Finanzbericht</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>HR document</source>
        <translation>Personaldokument</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Technical document</source>
        <translation>Technisches Dokument</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>End date</source>
        <translation>Enddatum</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Net amount</source>
        <translation>Nettobetrag</translation>
    </message>
    <message>
        <source>Tax amount</source>
        <translation>Steuerbetrag</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>Unterzeichnet von</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Tax ID</source>
        <translation>Steuernummer</translation>
    </message>
    <message>
        <source>Payment clause</source>
        <translation>Zahlungsklausel</translation>
    </message>
    <message>
        <source>Renewal clause</source>
        <translation>Verlängerungsklausel</translation>
    </message>
    <message>
        <source>Termination clause</source>
        <translation>Kündigungsklausel</translation>
    </message>
    <message>
        <source>Liability clause</source>
        <translation>Haftungsklausel</translation>
    </message>
    <message>
        <source>Confidentiality clause</source>
        <translation>Vertraulichkeitsklausel</translation>
    </message>
    <message>
        <source>Data protection clause</source>
        <translation>Datenschutzklausel</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>Erwähnungen</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>Prozentwert</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>US Social Security number</source>
        <translation>US-Sozialversicherungsnummer</translation>
    </message>
    <message>
        <source>Canadian Social Insurance number</source>
        <translation>Kanadische Sozialversicherungsnummer</translation>
    </message>
    <message>
        <source>Payment card</source>
        <translation>Zahlungskarte</translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation>IBAN</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>IP-Adresse</translation>
    </message>
    <message>
        <source>Date of birth</source>
        <translation>Geburtsdatum</translation>
    </message>
    <message>
        <source>Canadian postal code</source>
        <translation>Kanadische Postleitzahl</translation>
    </message>
    <message>
        <source>US ZIP code</source>
        <translation>US-Postleitzahl</translation>
    </message>
    <message>
        <source>Street address</source>
        <translation>Straßenanschrift</translation>
    </message>
    <message>
        <source>PO box</source>
        <translation>Postfach</translation>
    </message>
    <message>
        <source>Health card</source>
        <translation>Gesundheitskarte</translation>
    </message>
    <message>
        <source>Passport</source>
        <translation>Reisepass</translation>
    </message>
    <message>
        <source>Driver’s license</source>
        <translation>Führerschein</translation>
    </message>
    <message>
        <source>National ID or tax number</source>
        <translation>Ausweis- oder Steuernummer</translation>
    </message>
    <message>
        <source>Medical condition</source>
        <translation>Erkrankung</translation>
    </message>
    <message>
        <source>Medication</source>
        <translation>Medikament</translation>
    </message>
    <message>
        <source>Financial detail</source>
        <translation>Finanzielle Angabe</translation>
    </message>
    <message>
        <source>Ethnic or racial origin</source>
        <translation>Ethnische Herkunft</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>Sexual orientation</source>
        <translation>Sexuelle Orientierung</translation>
    </message>
    <message>
        <source>Criminal or legal record</source>
        <translation>Straf- oder Gerichtssache</translation>
    </message>
    <message>
        <source>Biometric feature</source>
        <translation>Biometrisches Merkmal</translation>
    </message>
    <message>
        <source>Family relationship</source>
        <translation>Familienbeziehung</translation>
    </message>
    <message>
        <source>Political opinion</source>
        <translation>Politische Meinung</translation>
    </message>
    <message>
        <source>Quoted from the document</source>
        <translation>Aus dem Dokument zitiert</translation>
    </message>
    <message>
        <source>Written by {model}; numbers verified</source>
        <translation>Geschrieben von {model}; Zahlen bestätigt</translation>
    </message>
    <message>
        <source>chosen by you</source>
        <translation>von Ihnen gewählt</translation>
    </message>
    <message>
        <source>according to {model}</source>
        <translation>laut {model}</translation>
    </message>
    <message>
        <source>because of {words}</source>
        <translation>wegen {words}</translation>
    </message>
    <message>
        <source>Topics: {topics}</source>
        <translation>Themen: {topics}</translation>
    </message>
    <message>
        <source>Risks: {risks}</source>
        <translation>Risiken: {risks}</translation>
    </message>
    <message>
        <source>Names are estimated from how they are written until a language model has read them.</source>
        <translation>Namen werden nach ihrer Schreibweise geschätzt, bis ein Sprachmodell sie gelesen hat.</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Not found in the documents</source>
        <translation>In den Dokumenten nicht gefunden</translation>
    </message>
    <message>
        <source>Possible answer. Please check these places.</source>
        <translation>Mögliche Antwort. Bitte prüfen Sie diese Stellen.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>Normalized</source>
        <translation>Normalisiert</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Filter entities</source>
        <translation>Angaben filtern</translation>
    </message>
    <message>
        <source>No dates, amounts, names or addresses found.</source>
        <translation>Keine Daten, Beträge, Namen oder Adressen gefunden.</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>Personenbezogene Daten</translation>
    </message>
    <message>
        <source>Filter kinds</source>
        <translation>Arten filtern</translation>
    </message>
    <message>
        <source>No personal data found in this document.</source>
        <translation>In diesem Dokument wurden keine personenbezogenen Daten gefunden.</translation>
    </message>
    <message>
        <source>{n} page could not be read:</source>
        <translation>{n} Seite konnte nicht gelesen werden:</translation>
    </message>
    <message>
        <source>{n} pages could not be read:</source>
        <translation>{n} Seiten konnten nicht gelesen werden:</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>Gelesene Seiten</translation>
    </message>
    <message>
        <source>{read} of {total} have text</source>
        <translation>{read} von {total} haben Text</translation>
    </message>
    <message>
        <source>Text recognized</source>
        <translation>Texterkennung</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Re-read</source>
        <translation>Erneut gelesen</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Textstellen</translation>
    </message>
    <message>
        <source>Indexed</source>
        <translation>Indiziert</translation>
    </message>
    <message>
        <source>Images without text</source>
        <translation>Bilder ohne Text</translation>
    </message>
    <message>
        <source>not needed: the pages have text</source>
        <translation>nicht nötig: Die Seiten haben Text</translation>
    </message>
    <message>
        <source>{pages} ({languages})</source>
        <translation>{pages} ({languages})</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>keine gefunden</translation>
    </message>
    <message>
        <source>{tables} with {rows}</source>
        <translation>{tables} mit {rows}</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>{n} improved</source>
        <translation>{n} verbessert</translation>
    </message>
    <message>
        <source>1 improved</source>
        <translation>1 verbessert</translation>
    </message>
    <message>
        <source>none improved</source>
        <translation>keine verbessert</translation>
    </message>
    <message>
        <source>by keyword only: no embedding model was available</source>
        <translation>nur nach Stichwörtern: Es war kein Suchmodell verfügbar</translation>
    </message>
    <message>
        <source>{passages}, by {model}</source>
        <translation>{passages}, mit {model}</translation>
    </message>
    <message>
        <source>page {pages}</source>
        <translation>Seite {pages}</translation>
    </message>
    <message>
        <source>All its pages are pictures without text.</source>
        <translation>Alle Seiten sind Bilder ohne Text.</translation>
    </message>
    <message>
        <source>Install Tesseract, and read the document again, to have them read.</source>
        <translation>Installieren Sie Tesseract und lesen Sie das Dokument erneut, damit sie gelesen werden.</translation>
    </message>
    <message>
        <source>Most characters on {pages} cannot be read: the file does not say which letters they are.</source>
        <translation>Die meisten Zeichen ({pages}) sind nicht lesbar: Die Datei sagt nicht, für welche Buchstaben sie stehen.</translation>
    </message>
    <message>
        <source>Some characters on {pages} cannot be read: the file does not say which letters they are.</source>
        <translation>Einige Zeichen ({pages}) sind nicht lesbar: Die Datei sagt nicht, für welche Buchstaben sie stehen.</translation>
    </message>
    <message>
        <source>Hidden text on {pages} was left out.</source>
        <translation>Verborgener Text wurde ausgelassen ({pages}).</translation>
    </message>
    <message>
        <source>pages {pages}</source>
        <translation>Seiten {pages}</translation>
    </message>
    <message>
        <source>Page {page} is pictures without text.</source>
        <translation>Seite {page} besteht aus Bildern ohne Text.</translation>
    </message>
    <message>
        <source>Pages {pages} are pictures without text.</source>
        <translation>Die Seiten {pages} bestehen aus Bildern ohne Text.</translation>
    </message>
    <message>
        <source>Page {page} is not readable.</source>
        <translation>Seite {page} ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Pages {pages} are not readable.</source>
        <translation>Die Seiten {pages} sind nicht lesbar.</translation>
    </message>
    <message>
        <source>{pages} and {n} more</source>
        <translation>{pages} und {n} weitere</translation>
    </message>
    <message>
        <source>{pages} and more</source>
        <translation>{pages} und weitere</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>In the document</source>
        <translation>Im Dokument</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Filter items</source>
        <translation>Punkte filtern</translation>
    </message>
    <message>
        <source>There is no checklist for this document type. Choose another type under Summary.</source>
        <translation>Für diese Art von Dokument gibt es keine Prüfliste. Wählen Sie unter „Zusammenfassung“ eine andere.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>Unklar</translation>
    </message>
    <message>
        <source>Embedded data: {item}</source>
        <translation>Eingebettete Daten: {item}</translation>
    </message>
    <message>
        <source>{n} missing</source>
        <translation>{n} fehlt</translation>
    </message>
    <message>
        <source>1 missing</source>
        <translation>1 fehlt</translation>
    </message>
    <message>
        <source>{n} unclear</source>
        <translation>{n} unklar</translation>
    </message>
    <message>
        <source>{n} found</source>
        <translation>{n} gefunden</translation>
    </message>
    <message>
        <source>VAT ID</source>
        <translation>USt-IdNr.</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>Steuernummer</translation>
    </message>
    <message>
        <source>BIC</source>
        <translation>BIC</translation>
    </message>
    <message>
        <source>Account or bank code</source>
        <translation>Konto oder Bankleitzahl</translation>
    </message>
    <message>
        <source>Line items</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Number of rows</source>
        <translation>Anzahl der Zeilen</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>1 row matches</source>
        <translation>1 passende Zeile</translation>
    </message>
    <message>
        <source>{n} rows match</source>
        <translation>{n} passende Zeilen</translation>
    </message>
    <message>
        <source>{figure} of {column}</source>
        <translation>{figure} ({column})</translation>
    </message>
    <message>
        <source>{values}. {name}: {difference}.</source>
        <translation>{values}. {name}: {difference}.</translation>
    </message>
    <message>
        <source>{table} of {document} has {n} {marks}.</source>
        <translation>{table} ({document}): {n} {marks}.</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>Eine Tabelle</translation>
    </message>
    <message>
        <source>Both are equal</source>
        <translation>Beide sind gleich</translation>
    </message>
    <message>
        <source>The ranges overlap</source>
        <translation>Die Bereiche überschneiden sich</translation>
    </message>
    <message>
        <source>{name} is larger, by {difference}</source>
        <translation>{name} ist größer, um {difference}</translation>
    </message>
    <message>
        <source>{told} {marks}. {checked}</source>
        <translation>{told} {marks}. {checked}</translation>
    </message>
    <message>
        <source>On the page</source>
        <translation>Auf der Seite</translation>
    </message>
    <message>
        <source>In the library</source>
        <translation>In der Bibliothek</translation>
    </message>
    <message>
        <source>Not in the library</source>
        <translation>Nicht in der Bibliothek</translation>
    </message>
    <message>
        <source>invoice number</source>
        <translation>Rechnungsnummer</translation>
    </message>
    <message>
        <source>invoice date</source>
        <translation>Rechnungsdatum</translation>
    </message>
    <message>
        <source>due date</source>
        <translation>Fälligkeit</translation>
    </message>
    <message>
        <source>seller</source>
        <translation>Verkäufer</translation>
    </message>
    <message>
        <source>buyer</source>
        <translation>Käufer</translation>
    </message>
    <message>
        <source>tax ID</source>
        <translation>Steuernummer</translation>
    </message>
    <message>
        <source>net total</source>
        <translation>Nettobetrag</translation>
    </message>
    <message>
        <source>tax total</source>
        <translation>Steuerbetrag</translation>
    </message>
    <message>
        <source>gross total</source>
        <translation>Bruttobetrag</translation>
    </message>
    <message>
        <source>line item</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Parteien</translation>
    </message>
    <message>
        <source>Contract date</source>
        <translation>Vertragsdatum</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>Renewal</source>
        <translation>Verlängerung</translation>
    </message>
    <message>
        <source>Termination</source>
        <translation>Kündigung</translation>
    </message>
    <message>
        <source>Liability</source>
        <translation>Haftung</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Governing law</source>
        <translation>Anwendbares Recht</translation>
    </message>
    <message>
        <source>Confidentiality</source>
        <translation>Vertraulichkeit</translation>
    </message>
    <message>
        <source>Data protection</source>
        <translation>Datenschutz</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Unterschriften</translation>
    </message>
    <message>
        <source>Invoice number</source>
        <translation>Rechnungsnummer</translation>
    </message>
    <message>
        <source>Invoice date</source>
        <translation>Rechnungsdatum</translation>
    </message>
    <message>
        <source>Due date</source>
        <translation>Fälligkeit</translation>
    </message>
    <message>
        <source>Tax IDs</source>
        <translation>Steuernummern</translation>
    </message>
    <message>
        <source>Net total</source>
        <translation>Nettobetrag</translation>
    </message>
    <message>
        <source>Tax total</source>
        <translation>Steuerbetrag</translation>
    </message>
    <message>
        <source>Gross total</source>
        <translation>Bruttobetrag</translation>
    </message>
    <message>
        <source>Bank details</source>
        <translation>Bankverbindung</translation>
    </message>
    <message>
        <source>1 unclear</source>
        <translation>1 unklar</translation>
    </message>
    <message>
        <source>1 found</source>
        <translation>1 gefunden</translation>
    </message>
    <message>
        <source>Embedded invoice data</source>
        <translation>Eingebettete Rechnungsdaten</translation>
    </message>
    <message>
        <source>Reporting entity</source>
        <translation>Berichtendes Unternehmen</translation>
    </message>
    <message>
        <source>Reporting period</source>
        <translation>Berichtszeitraum</translation>
    </message>
    <message>
        <source>Income statement</source>
        <translation>Gewinn- und Verlustrechnung</translation>
    </message>
    <message>
        <source>Balance sheet</source>
        <translation>Bilanz</translation>
    </message>
    <message>
        <source>Cash flow</source>
        <translation>Kapitalflussrechnung</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Abschlussprüfung</translation>
    </message>
    <message>
        <source>Risks</source>
        <translation>Risiken</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Geltungsbereich</translation>
    </message>
    <message>
        <source>Who is responsible</source>
        <translation>Zuständigkeit</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>How to report a problem</source>
        <translation>Meldung von Problemen</translation>
    </message>
    <message>
        <source>Consequences of violations</source>
        <translation>Folgen von Verstößen</translation>
    </message>
    <message>
        <source>Version or effective date</source>
        <translation>Version oder Gültigkeitsdatum</translation>
    </message>
    <message>
        <source>Review and changes</source>
        <translation>Überprüfung und Änderungen</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Änderungsstand</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Verweise</translation>
    </message>
    <message>
        <source>Limits and ratings</source>
        <translation>Grenz- und Nennwerte</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Conformity</source>
        <translation>Konformität</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Work experience</source>
        <translation>Berufserfahrung</translation>
    </message>
    <message>
        <source>Education</source>
        <translation>Ausbildung</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Kenntnisse</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Vergütung</translation>
    </message>
    <message>
        <source>Start or notice</source>
        <translation>Eintritt oder Kündigungsfrist</translation>
    </message>
    <message>
        <source>Key points</source>
        <translation>Wichtigste Punkte</translation>
    </message>
    <message>
        <source>This document has no text to summarize.</source>
        <translation>Dieses Dokument hat keinen Text, der sich zusammenfassen ließe.</translation>
    </message>
    <message>
        <source>Something went wrong here: {steps}. See the log for details.</source>
        <translation>Hier ist etwas schiefgegangen: {steps}. Einzelheiten stehen im Protokoll.</translation>
    </message>
    <message>
        <source>{n:,} contracts</source>
        <translation>{n:,} Verträge</translation>
    </message>
    <message>
        <source>{n:,} contract</source>
        <translation>{n:,} Vertrag</translation>
    </message>
    <message>
        <source>{n:,} documents</source>
        <translation>{n:,} Dokumente</translation>
    </message>
    <message>
        <source>{n:,} document</source>
        <translation>{n:,} Dokument</translation>
    </message>
    <message>
        <source>{n:,} invoice</source>
        <translation>{n:,} Rechnung</translation>
    </message>
    <message>
        <source>{n:,} model</source>
        <translation>{n:,} Modell</translation>
    </message>
    <message>
        <source>{n:,} page</source>
        <translation>{n:,} Seite</translation>
    </message>
    <message>
        <source>{n:,} row</source>
        <translation>{n:,} Zeile</translation>
    </message>
    <message>
        <source>{n:,} invoices</source>
        <translation>{n:,} Rechnungen</translation>
    </message>
    <message>
        <source>{n:,} models</source>
        <translation>{n:,} Modelle</translation>
    </message>
    <message>
        <source>{n} page</source>
        <translation>{n} Seite</translation>
    </message>
    <message>
        <source>{n:,} pages</source>
        <translation>{n:,} Seiten</translation>
    </message>
    <message>
        <source>{n:,} parts</source>
        <translation>{n:,} Teile</translation>
    </message>
    <message>
        <source>{n:,} part</source>
        <translation>{n:,} Teil</translation>
    </message>
    <message>
        <source>{n:,} rows</source>
        <translation>{n:,} Zeilen</translation>
    </message>
    <message>
        <source>{n:,} statements</source>
        <translation>{n:,} Aussagen</translation>
    </message>
    <message>
        <source>{n:,} statement</source>
        <translation>{n:,} Aussage</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{n} pages</source>
        <translation>{n} Seiten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>No model server was found</source>
        <translation>Es wurde kein Modellserver gefunden</translation>
    </message>
    <message>
        <source>The original of “{name}” was moved or deleted. The library has a copy.</source>
        <translation>Das Original von „{name}“ wurde verschoben oder gelöscht. Die Bibliothek hat eine Kopie.</translation>
    </message>
    <message>
        <source>Hide nothing</source>
        <translation>Nichts schwärzen</translation>
    </message>
    <message>
        <source>Mask: ***-**-1234</source>
        <translation>Maskieren: ***-**-1234</translation>
    </message>
    <message>
        <source>Replace with the kind: [SSN REDACTED]</source>
        <translation>Durch die Art ersetzen: [SSN REDACTED]</translation>
    </message>
    <message>
        <source>Remove without a trace</source>
        <translation>Spurlos entfernen</translation>
    </message>
    <message>
        <source>Nothing is hidden.</source>
        <translation>Es ist nichts geschwärzt.</translation>
    </message>
    <message>
        <source>All documents are read again from your own files.</source>
        <translation>Alle Dokumente werden erneut aus Ihren eigenen Dateien gelesen.</translation>
    </message>
    <message>
        <source>{n} document</source>
        <translation>{n} Dokument</translation>
    </message>
    <message>
        <source>No personal data was found in {documents}.</source>
        <translation>Keine personenbezogenen Daten gefunden ({documents}).</translation>
    </message>
    <message>
        <source>{n} place</source>
        <translation>{n} Stelle</translation>
    </message>
    <message>
        <source>{n} places</source>
        <translation>{n} Stellen</translation>
    </message>
    <message>
        <source>Hidden: {places} in {documents}</source>
        <translation>Geschwärzt: {places} ({documents})</translation>
    </message>
    <message>
        <source>To be hidden: {places} in {documents}</source>
        <translation>Zu schwärzen: {places} ({documents})</translation>
    </message>
    <message>
        <source>{line}; the first are:</source>
        <translation>{line}; die ersten sind:</translation>
    </message>
    <message>
        <source>Reading “{name}” again…</source>
        <translation>„{name}“ wird erneut gelesen…</translation>
    </message>
    <message>
        <source>{n} document stays as it was:</source>
        <translation>{n} Dokument bleibt, wie es war:</translation>
    </message>
    <message>
        <source>{n} documents stay as they were:</source>
        <translation>{n} Dokumente bleiben, wie sie waren:</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Add documents…</source>
        <translation>Dokumente hinzufügen…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Add sample documents</source>
        <translation>Beispieldokumente hinzufügen</translation>
    </message>
    <message>
        <source>Link a folder…</source>
        <translation>Ordner verknüpfen…</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Neue Sammlung</translation>
    </message>
    <message>
        <source>Instructions…</source>
        <translation>Anweisungen…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>&amp;Chat</source>
        <translation>&amp;Unterhaltung</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Neue Unterhaltung</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>Unterhaltungen durchsuchen</translation>
    </message>
    <message>
        <source>Focus question box</source>
        <translation>Zum Fragefeld</translation>
    </message>
    <message>
        <source>Stop answering</source>
        <translation>Antwort stoppen</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Erneut fragen</translation>
    </message>
    <message>
        <source>Save last answer…</source>
        <translation>Letzte Antwort speichern…</translation>
    </message>
    <message>
        <source>Save conversation…</source>
        <translation>Unterhaltung speichern…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Unterhaltungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Vorheriger Bereich</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>Zoom zurücksetzen</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>&amp;Pages</source>
        <translation>&amp;Seiten</translation>
    </message>
    <message>
        <source>Find in this document</source>
        <translation>In diesem Dokument suchen</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Next citation</source>
        <translation>Nächster Beleg</translation>
    </message>
    <message>
        <source>Previous citation</source>
        <translation>Vorheriger Beleg</translation>
    </message>
    <message>
        <source>Open table on this page</source>
        <translation>Tabelle auf dieser Seite öffnen</translation>
    </message>
    <message>
        <source>Ask about this page</source>
        <translation>Zu dieser Seite fragen</translation>
    </message>
    <message>
        <source>Ask about the selection</source>
        <translation>Zur Auswahl fragen</translation>
    </message>
    <message>
        <source>Copy with page reference</source>
        <translation>Mit Seitenangabe kopieren</translation>
    </message>
    <message>
        <source>Highlight the selection</source>
        <translation>Auswahl markieren</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Export notes…</source>
        <translation>Notizen exportieren…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorherige Seite</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>An Breite anpassen</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>An Seite anpassen</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>LocalMind guide</source>
        <translation>LocalMind-Handbuch</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkombinationen</translation>
    </message>
    <message>
        <source>Privacy and network…</source>
        <translation>Datenschutz und Netzwerk…</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Documents, questions and answers stay in the library folder. No telemetry, no update checks.</source>
        <translation>Dokumente, Fragen und Antworten bleiben im Bibliotheksordner. Keine Telemetrie, keine Suche nach Updates.</translation>
    </message>
    <message>
        <source>No language model is used, so no server is contacted.</source>
        <translation>Es wird kein Sprachmodell verwendet, daher wird kein Server kontaktiert.</translation>
    </message>
    <message>
        <source>Only the model server at {server}, on this computer, is contacted. All other connections are blocked.</source>
        <translation>Nur der Modellserver unter {server} auf diesem Computer wird kontaktiert. Alle anderen Verbindungen sind gesperrt.</translation>
    </message>
    <message>
        <source>The model server you chose, {server}, receives each question with the passages found for it.</source>
        <translation>Der von Ihnen gewählte Modellserver, {server}, erhält jede Frage mit den dazu gefundenen Textstellen.</translation>
    </message>
    <message>
        <source>The model server you chose, {server}, receives the text of your documents and each question.</source>
        <translation>Der von Ihnen gewählte Modellserver, {server}, erhält den Text Ihrer Dokumente und jede Frage.</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Dieser Computer</translation>
    </message>
    <message>
        <source>Another computer</source>
        <translation>Anderer Computer</translation>
    </message>
    <message>
        <source>{n} process</source>
        <translation>{n} Prozess</translation>
    </message>
    <message>
        <source>{n} processes</source>
        <translation>{n} Prozesse</translation>
    </message>
    <message>
        <source>None. No open connections ({processes}).</source>
        <translation>Keine. Keine offenen Verbindungen ({processes}).</translation>
    </message>
    <message>
        <source>{n} connection</source>
        <translation>{n} Verbindung</translation>
    </message>
    <message>
        <source>{n} connections</source>
        <translation>{n} Verbindungen</translation>
    </message>
    <message>
        <source>{number} ({processes}), {away} to other computers.</source>
        <translation>{number} ({processes}), davon {away} zu anderen Computern.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Some processes could not be inspected.</source>
        <translation>Einige Prozesse konnten nicht untersucht werden.</translation>
    </message>
    <message>
        <source>None since LocalMind started. Everything except the model server is blocked.</source>
        <translation>Keine seit dem Start von LocalMind. Alles außer dem Modellserver ist gesperrt.</translation>
    </message>
    <message>
        <source>{n} attempt since LocalMind started.</source>
        <translation>{n} Versuch seit dem Start von LocalMind.</translation>
    </message>
    <message>
        <source>{n} attempts since LocalMind started.</source>
        <translation>{n} Versuche seit dem Start von LocalMind.</translation>
    </message>
    <message>
        <source>Offline: nothing leaves this computer</source>
        <translation>Offline: Nichts verlässt diesen Computer</translation>
    </message>
    <message>
        <source>Local only, but not enforced by this system</source>
        <translation>Nur lokal, aber nicht vom System erzwungen</translation>
    </message>
    <message>
        <source>Questions and passages are sent to {host}</source>
        <translation>Fragen und Textstellen werden an {host} gesendet</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Excel-Arbeitsmappe (*.xlsx)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Gespeichert als {name}.</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Sprachmodell</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Re-ranking</source>
        <translation>Nachsortierung</translation>
    </message>
    <message>
        <source>Understanding questions</source>
        <translation>Fragen verstehen</translation>
    </message>
    <message>
        <source>Earlier questions</source>
        <translation>Frühere Fragen</translation>
    </message>
    <message>
        <source>Context headers</source>
        <translation>Kontextüberschriften</translation>
    </message>
    <message>
        <source>Background work by the language model</source>
        <translation>Hintergrundarbeit des Sprachmodells</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Context window</source>
        <translation>Kontextfenster</translation>
    </message>
    <message>
        <source>How much the language model can read at once. More needs more memory.</source>
        <translation>Wie viel das Sprachmodell auf einmal lesen kann. Mehr braucht mehr Speicher.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Maximum answer length</source>
        <translation>Maximale Antwortlänge</translation>
    </message>
    <message>
        <source>4,096 tokens are about 3,000 words.</source>
        <translation>4.096 Token sind etwa 3.000 Wörter.</translation>
    </message>
    <message>
        <source>Context size</source>
        <translation>Kontextumfang</translation>
    </message>
    <message>
        <source>How much of the passages is sent to the language model with a question.</source>
        <translation>Wie viel von den Textstellen mit einer Frage an das Sprachmodell gesendet wird.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>How often to continue automatically when an answer hits the length limit.</source>
        <translation>Wie oft eine Antwort, die ihre Höchstlänge erreicht, automatisch fortgesetzt wird.</translation>
    </message>
    <message>
        <source>times</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>How often to try when the connection to the model server is lost.</source>
        <translation>Wie oft es versucht wird, wenn die Verbindung zum Modellserver abbricht.</translation>
    </message>
    <message>
        <source>Wait for the model</source>
        <translation>Auf das Modell warten</translation>
    </message>
    <message>
        <source>How long the model server may be silent before an answer is given up. Large models load slowly.</source>
        <translation>Wie lange der Modellserver schweigen darf, bevor eine Antwort aufgegeben wird. Große Modelle laden langsam.</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Reading time</source>
        <translation>Lesezeit</translation>
    </message>
    <message>
        <source>Slow models get fewer passages, so that they start writing within about this time. 0 means no limit.</source>
        <translation>Langsame Modelle bekommen weniger Textstellen, damit sie nach etwa dieser Zeit zu schreiben beginnen. 0 heißt ohne Grenze.</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Nach Rang</translation>
    </message>
    <message>
        <source>By score</source>
        <translation>Nach Punktzahl</translation>
    </message>
    <message>
        <source>Meaning first</source>
        <translation>Bedeutung zuerst</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>How many passages each search, by keyword and by meaning, may return.</source>
        <translation>Wie viele Textstellen jede der Suchen, nach Stichwörtern und nach Bedeutung, liefern darf.</translation>
    </message>
    <message>
        <source>passages</source>
        <translation>Textstellen</translation>
    </message>
    <message>
        <source>Combine results</source>
        <translation>Ergebnisse zusammenführen</translation>
    </message>
    <message>
        <source>How keyword and meaning results are merged.</source>
        <translation>Wie die Ergebnisse nach Stichwörtern und nach Bedeutung zusammengeführt werden.</translation>
    </message>
    <message>
        <source>Favor rare terms</source>
        <translation>Seltene Begriffe bevorzugen</translation>
    </message>
    <message>
        <source>Rare words, codes and part numbers count more than common words.</source>
        <translation>Seltene Wörter, Codes und Teilenummern zählen mehr als häufige Wörter.</translation>
    </message>
    <message>
        <source>Minimum similarity</source>
        <translation>Mindestähnlichkeit</translation>
    </message>
    <message>
        <source>Passages less similar to the question are left out. Higher is stricter.</source>
        <translation>Textstellen, die der Frage weniger ähneln, werden ausgelassen. Höher ist strenger.</translation>
    </message>
    <message>
        <source>Second search</source>
        <translation>Zweite Suche</translation>
    </message>
    <message>
        <source>Search again with other words when the first search found little.</source>
        <translation>Mit anderen Wörtern erneut suchen, wenn die erste Suche wenig gefunden hat.</translation>
    </message>
    <message>
        <source>Passages per document</source>
        <translation>Textstellen je Dokument</translation>
    </message>
    <message>
        <source>How many passages to take from each document before taking more from any one.</source>
        <translation>Wie viele Textstellen aus jedem Dokument genommen werden, bevor aus einem mehr genommen werden.</translation>
    </message>
    <message>
        <source>Passages used</source>
        <translation>Verwendete Textstellen</translation>
    </message>
    <message>
        <source>How many of the best passages an answer is based on.</source>
        <translation>Auf wie vielen der besten Textstellen eine Antwort beruht.</translation>
    </message>
    <message>
        <source>Re-ranking model</source>
        <translation>Nachsortiermodell</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>What puts the best passages first.</source>
        <translation>Was die besten Textstellen an den Anfang stellt.</translation>
    </message>
    <message>
        <source>Re-ranking time limit</source>
        <translation>Zeitlimit für die Nachsortierung</translation>
    </message>
    <message>
        <source>Passages not re-ranked in time keep their search order.</source>
        <translation>Textstellen, die nicht rechtzeitig nachsortiert sind, behalten die Reihenfolge der Suche.</translation>
    </message>
    <message>
        <source>Questions remembered</source>
        <translation>Gemerkte Fragen</translation>
    </message>
    <message>
        <source>How many earlier questions a follow-up can refer to.</source>
        <translation>Auf wie viele frühere Fragen sich eine Folgefrage beziehen kann.</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Abbreviations</source>
        <translation>Abkürzungen</translation>
    </message>
    <message>
        <source>Search for both forms of abbreviations that the documents explain.</source>
        <translation>Nach beiden Formen von Abkürzungen suchen, die die Dokumente erklären.</translation>
    </message>
    <message>
        <source>Synonyms</source>
        <translation>Synonyme</translation>
    </message>
    <message>
        <source>A WordNet folder or ZIP file. Leave empty to find one automatically; “none” turns synonyms off.</source>
        <translation>Ein WordNet-Ordner oder eine ZIP-Datei. Leer lassen, um automatisch zu suchen; „none“ schaltet Synonyme aus.</translation>
    </message>
    <message>
        <source>How many alternative wordings the language model writes for each question. 0 is fastest.</source>
        <translation>Wie viele andere Formulierungen das Sprachmodell zu jeder Frage schreibt. 0 ist am schnellsten.</translation>
    </message>
    <message>
        <source>wordings</source>
        <translation>Formulierungen</translation>
    </message>
    <message>
        <source>Also match by meaning</source>
        <translation>Auch nach Bedeutung vergleichen</translation>
    </message>
    <message>
        <source>Also reuse answers when the same question is worded differently.</source>
        <translation>Antworten auch wiederverwenden, wenn dieselbe Frage anders formuliert ist.</translation>
    </message>
    <message>
        <source>Answers to keep</source>
        <translation>Aufbewahrte Antworten</translation>
    </message>
    <message>
        <source>The oldest are deleted first.</source>
        <translation>Die ältesten werden zuerst gelöscht.</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>The language model writes a sentence or two about each passage and table, which makes them easier to find.</source>
        <translation>Das Sprachmodell schreibt ein oder zwei Sätze zu jeder Textstelle und Tabelle, damit sie leichter zu finden sind.</translation>
    </message>
    <message>
        <source>Adding a document takes minutes longer. Changing this re-indexes all documents.</source>
        <translation>Das Hinzufügen eines Dokuments dauert Minuten länger. Eine Änderung indiziert alle Dokumente neu.</translation>
    </message>
    <message>
        <source>Write headers</source>
        <translation>Überschriften schreiben</translation>
    </message>
    <message>
        <source>Passages per request</source>
        <translation>Textstellen je Anfrage</translation>
    </message>
    <message>
        <source>More is faster; small models work better with fewer.</source>
        <translation>Mehr ist schneller; kleine Modelle arbeiten mit weniger besser.</translation>
    </message>
    <message>
        <source>Time limit per document</source>
        <translation>Zeitlimit je Dokument</translation>
    </message>
    <message>
        <source>Passages without a header by then are found by their text only.</source>
        <translation>Textstellen, die bis dahin keine Überschrift haben, werden nur über ihren Text gefunden.</translation>
    </message>
    <message>
        <source>Requests per document</source>
        <translation>Anfragen je Dokument</translation>
    </message>
    <message>
        <source>How often the language model is asked to summarize and classify one document. 0 turns this off.</source>
        <translation>Wie oft das Sprachmodell gebeten wird, ein Dokument zusammenzufassen und einzuordnen. 0 schaltet das aus.</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Time to look for personal data</source>
        <translation>Zeit für die Suche nach personenbezogenen Daten</translation>
    </message>
    <message>
        <source>How long the language model may look for names and addresses in one document.</source>
        <translation>Wie lange das Sprachmodell in einem Dokument nach Namen und Adressen suchen darf.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>How many documents the library can hold.</source>
        <translation>Wie viele Dokumente die Bibliothek fassen kann.</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Maximum passages per document</source>
        <translation>Maximale Textstellen je Dokument</translation>
    </message>
    <message>
        <source>Passages and table rows. Documents with more are not added.</source>
        <translation>Textstellen und Tabellenzeilen. Dokumente mit mehr werden nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>Time limit per page</source>
        <translation>Zeitlimit je Seite</translation>
    </message>
    <message>
        <source>Pages that take longer are left out.</source>
        <translation>Seiten, die länger brauchen, werden ausgelassen.</translation>
    </message>
    <message>
        <source>What was read by then is kept and marked as partly ready.</source>
        <translation>Was bis dahin gelesen wurde, bleibt erhalten und gilt als teilweise bereit.</translation>
    </message>
    <message>
        <source>Time limit per scanned page</source>
        <translation>Zeitlimit je gescannter Seite</translation>
    </message>
    <message>
        <source>A page that takes longer is left without text.</source>
        <translation>Eine Seite, die länger braucht, bleibt ohne Text.</translation>
    </message>
    <message>
        <source>Time limit per two minutes of a recording</source>
        <translation>Zeitlimit je zwei Minuten einer Aufnahme</translation>
    </message>
    <message>
        <source>Parts that take longer to transcribe are left out.</source>
        <translation>Teile, deren Transkription länger dauert, werden ausgelassen.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{n} setting changed</source>
        <translation>{n} Einstellung geändert</translation>
    </message>
    <message>
        <source>{n} settings changed</source>
        <translation>{n} Einstellungen geändert</translation>
    </message>
    <message>
        <source>All settings at their defaults</source>
        <translation>Alle Einstellungen auf Standardwerten</translation>
    </message>
    <message>
        <source>Changes apply from the next question.</source>
        <translation>Änderungen gelten ab der nächsten Frage.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>The defaults suit most libraries. Changes apply from the next question or document.</source>
        <translation>Die Standardwerte passen für die meisten Bibliotheken. Änderungen gelten ab der nächsten Frage oder dem nächsten Dokument.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Einstellung suchen</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation>Von {least} bis {most}.</translation>
    </message>
    <message>
        <source>Add a model without internet</source>
        <translation>Modell ohne Internet hinzufügen</translation>
    </message>
    <message>
        <source>Add a model file…</source>
        <translation>Modelldatei hinzufügen…</translation>
    </message>
    <message>
        <source>bge-reranker-base</source>
        <translation>bge-reranker-base</translation>
    </message>
    <message>
        <source>Re-ranks results so that the best passage comes first.</source>
        <translation>Sortiert Ergebnisse nach, damit die beste Textstelle zuerst kommt.</translation>
    </message>
    <message>
        <source>mxbai-embed-large</source>
        <translation>mxbai-embed-large</translation>
    </message>
    <message>
        <source>Finds more by meaning and reads passages twice as long.</source>
        <translation>Findet mehr nach Bedeutung und liest doppelt so lange Textstellen.</translation>
    </message>
    <message>
        <source>nomic-embed-text</source>
        <translation>nomic-embed-text</translation>
    </message>
    <message>
        <source>Finds more by meaning and reads the longest passages.</source>
        <translation>Findet mehr nach Bedeutung und liest die längsten Textstellen.</translation>
    </message>
    <message>
        <source>qwen2.5</source>
        <translation>qwen2.5</translation>
    </message>
    <message>
        <source>Writes answers in full sentences. Installed on the model server, or as a GGUF file.</source>
        <translation>Schreibt Antworten in ganzen Sätzen. Installiert auf dem Modellserver oder als GGUF-Datei.</translation>
    </message>
    <message>
        <source>On a computer with internet access, download the model folder with config.json, tokenizer.json and model.safetensors, and create checksums with “sha256sum * &gt; SHA256SUMS”. Bring the folder here on a drive and add it: it is copied, and every file is verified. For the model server, copy its models folder in the same way.</source>
        <translation>Laden Sie auf einem Computer mit Internetzugang den Modellordner mit config.json, tokenizer.json und model.safetensors herunter und erstellen Sie Prüfsummen mit „sha256sum * &gt; SHA256SUMS“. Bringen Sie den Ordner auf einem Datenträger hierher und fügen Sie ihn hinzu: Er wird kopiert, und jede Datei wird geprüft. Für den Modellserver kopieren Sie dessen Modellordner auf dieselbe Weise.</translation>
    </message>
    <message>
        <source>Add a model folder</source>
        <translation>Modellordner hinzufügen</translation>
    </message>
    <message>
        <source>Add a model file</source>
        <translation>Modelldatei hinzufügen</translation>
    </message>
    <message>
        <source>Language models (*.gguf)</source>
        <translation>Sprachmodelle (*.gguf)</translation>
    </message>
    <message>
        <source>Copying and verifying {name}…</source>
        <translation>{name} wird kopiert und geprüft…</translation>
    </message>
    <message>
        <source>{name} was added and verified. It can now be chosen above.</source>
        <translation>{name} wurde hinzugefügt und geprüft. Das Modell kann jetzt oben ausgewählt werden.</translation>
    </message>
    <message>
        <source>Add a model folder…</source>
        <translation>Modellordner hinzufügen…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Handlungsbedarf</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Optional</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Choose: {name}</source>
        <translation>Auswählen: {name}</translation>
    </message>
    <message>
        <source>Reset to default: {name}</source>
        <translation>Auf Standard zurücksetzen: {name}</translation>
    </message>
    <message>
        <source>Meaning search</source>
        <translation>Suche nach Bedeutung</translation>
    </message>
    <message>
        <source>Main search model</source>
        <translation>Hauptsuchmodell</translation>
    </message>
    <message>
        <source>Additional search models</source>
        <translation>Zusätzliche Suchmodelle</translation>
    </message>
    <message>
        <source>Address of the server for search models</source>
        <translation>Adresse des Servers für Suchmodelle</translation>
    </message>
    <message>
        <source>Same server as the language model</source>
        <translation>Derselbe Server wie für das Sprachmodell</translation>
    </message>
    <message>
        <source>The text of your documents and your questions are sent there.</source>
        <translation>Der Text Ihrer Dokumente und Ihre Fragen werden dorthin gesendet.</translation>
    </message>
    <message>
        <source>Models folder</source>
        <translation>Modellordner</translation>
    </message>
    <message>
        <source>In the library folder</source>
        <translation>Im Bibliotheksordner</translation>
    </message>
    <message>
        <source>After a change, documents are re-indexed in the background. Search keeps working.</source>
        <translation>Nach einer Änderung werden die Dokumente im Hintergrund neu indiziert. Die Suche funktioniert weiterhin.</translation>
    </message>
    <message>
        <source>Selected models are searched as well. Each needs disk space, and time when documents are added.</source>
        <translation>Auch mit den ausgewählten Modellen wird gesucht. Jedes braucht Speicherplatz und beim Hinzufügen von Dokumenten Zeit.</translation>
    </message>
    <message>
        <source>Reads the best passages again and puts the right one first.</source>
        <translation>Liest die besten Textstellen noch einmal und stellt die richtige an den Anfang.</translation>
    </message>
    <message>
        <source>Server for search models</source>
        <translation>Server für Suchmodelle</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Adding documents</source>
        <translation>Dokumente hinzufügen</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Anweisungen</translation>
    </message>
    <message>
        <source>Sent to the language model with every question. Example: Answer in German.</source>
        <translation>Werden mit jeder Frage an das Sprachmodell gesendet. Beispiel: Antworte auf Deutsch.</translation>
    </message>
    <message>
        <source>Check numbers</source>
        <translation>Zahlen prüfen</translation>
    </message>
    <message>
        <source>Mark numbers, units and identifiers in an answer that are not in its sources.</source>
        <translation>Zahlen, Einheiten und Kennungen in einer Antwort kennzeichnen, die nicht in ihren Quellen stehen.</translation>
    </message>
    <message>
        <source>Phrase tables</source>
        <translation>Tabellen ausformulieren</translation>
    </message>
    <message>
        <source>Let the language model turn table values into a sentence. Values are not changed.</source>
        <translation>Das Sprachmodell Tabellenwerte in einen Satz fassen lassen. Die Werte werden nicht verändert.</translation>
    </message>
    <message>
        <source>Reuse answers</source>
        <translation>Antworten wiederverwenden</translation>
    </message>
    <message>
        <source>Show a saved answer to the same question if documents and settings have not changed.</source>
        <translation>Auf dieselbe Frage eine gespeicherte Antwort zeigen, wenn sich Dokumente und Einstellungen nicht geändert haben.</translation>
    </message>
    <message>
        <source>Follow-ups</source>
        <translation>Folgefragen</translation>
    </message>
    <message>
        <source>Understand “And the minimum?” from the previous question.</source>
        <translation>„Und das Minimum?“ aus der vorigen Frage verstehen.</translation>
    </message>
    <message>
        <source>Split multi-part questions</source>
        <translation>Mehrteilige Fragen aufteilen</translation>
    </message>
    <message>
        <source>Answer each part of a question separately.</source>
        <translation>Jeden Teil einer Frage einzeln beantworten.</translation>
    </message>
    <message>
        <source>Document names</source>
        <translation>Dokumentnamen</translation>
    </message>
    <message>
        <source>Search only the document or page that the question names.</source>
        <translation>Nur das Dokument oder die Seite durchsuchen, die in der Frage genannt wird.</translation>
    </message>
    <message>
        <source>Languages of scanned pages</source>
        <translation>Sprachen gescannter Seiten</translation>
    </message>
    <message>
        <source>Tesseract languages, such as eng+deu. Leave empty to skip scanned pages.</source>
        <translation>Tesseract-Sprachen, etwa eng+deu. Leer lassen, um gescannte Seiten auszulassen.</translation>
    </message>
    <message>
        <source>Speech model</source>
        <translation>Transkriptionsmodell</translation>
    </message>
    <message>
        <source>A folder in the models folder, such as faster-whisper-small. Leave empty to use the first one found.</source>
        <translation>Ein Ordner im Modellordner, etwa faster-whisper-small. Leer lassen, um den ersten gefundenen zu verwenden.</translation>
    </message>
    <message>
        <source>Describe when idle</source>
        <translation>Im Leerlauf beschreiben</translation>
    </message>
    <message>
        <source>Let the language model describe all documents. Without a fast GPU this takes minutes per document.</source>
        <translation>Das Sprachmodell alle Dokumente beschreiben lassen. Ohne schnelle Grafikkarte dauert das Minuten je Dokument.</translation>
    </message>
    <message>
        <source>Maximum file size</source>
        <translation>Maximale Dateigröße</translation>
    </message>
    <message>
        <source>Larger files are not added.</source>
        <translation>Größere Dateien werden nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>None. Passages keep the order in which they were found. bge-reranker-base improves it.</source>
        <translation>Keines. Textstellen behalten die Reihenfolge, in der sie gefunden wurden. bge-reranker-base verbessert sie.</translation>
    </message>
    <message>
        <source>None, so recordings are skipped. Add a folder such as faster-whisper-small under Models.</source>
        <translation>Keines, daher werden Aufnahmen übersprungen. Fügen Sie unter „Modelle“ einen Ordner wie faster-whisper-small hinzu.</translation>
    </message>
    <message>
        <source> in the settings</source>
        <translation> in den Einstellungen</translation>
    </message>
    <message>
        <source>Network: this program</source>
        <translation>Netzwerk: dieses Programm</translation>
    </message>
    <message>
        <source>Network: readers and models</source>
        <translation>Netzwerk: Leseprozesse und Modelle</translation>
    </message>
    <message>
        <source>Files: readers and models</source>
        <translation>Dateien: Leseprozesse und Modelle</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>Suchindex</translation>
    </message>
    <message>
        <source>Copies of your files</source>
        <translation>Kopien Ihrer Dateien</translation>
    </message>
    <message>
        <source>Disk space</source>
        <translation>Speicherplatz</translation>
    </message>
    <message>
        <source>Built-in search model</source>
        <translation>Eingebautes Suchmodell</translation>
    </message>
    <message>
        <source>Built-in reading model</source>
        <translation>Eingebautes Lesemodell</translation>
    </message>
    <message>
        <source>Model server</source>
        <translation>Modellserver</translation>
    </message>
    <message>
        <source>Additional search model</source>
        <translation>Zusätzliches Suchmodell</translation>
    </message>
    <message>
        <source>Model folder {name}</source>
        <translation>Modellordner {name}</translation>
    </message>
    <message>
        <source>Indexed documents</source>
        <translation>Indizierte Dokumente</translation>
    </message>
    <message>
        <source>{name} works.</source>
        <translation>{name} funktioniert.</translation>
    </message>
    <message>
        <source>{done} of {total} documents use it</source>
        <translation>{done} von {total} Dokumenten verwenden es</translation>
    </message>
    <message>
        <source>{done} of {total} documents still use it</source>
        <translation>{done} von {total} Dokumenten verwenden es noch</translation>
    </message>
    <message>
        <source>Another computer: {host}.</source>
        <translation>Ein anderer Computer: {host}.</translation>
    </message>
    <message>
        <source>Use it only if you trust it and the network.</source>
        <translation>Verwenden Sie ihn nur, wenn Sie ihm und dem Netzwerk vertrauen.</translation>
    </message>
    <message>
        <source>On this computer.</source>
        <translation>Auf diesem Computer.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Remove key</source>
        <translation>Schlüssel entfernen</translation>
    </message>
    <message>
        <source>A key is saved</source>
        <translation>Ein Schlüssel ist gespeichert</translation>
    </message>
    <message>
        <source>Only for servers that ask for one</source>
        <translation>Nur für Server, die einen verlangen</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are used. Documents and conversations are not affected. The damaged file was kept as {name}.</source>
        <translation>Ihre Einstellungen konnten nicht gelesen werden, daher gelten die Standardwerte. Dokumente und Unterhaltungen sind nicht betroffen. Die beschädigte Datei wurde als {name} aufbewahrt.</translation>
    </message>
    <message>
        <source>Let a language model write answers</source>
        <translation>Antworten von einem Sprachmodell schreiben lassen</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>Automatisch erkennen</translation>
    </message>
    <message>
        <source>Ollama</source>
        <translation>Ollama</translation>
    </message>
    <message>
        <source>OpenAI-compatible</source>
        <translation>OpenAI-kompatibel</translation>
    </message>
    <message>
        <source>Server type</source>
        <translation>Servertyp</translation>
    </message>
    <message>
        <source>Your questions and the passages found for them are sent there.</source>
        <translation>Ihre Fragen und die dazu gefundenen Textstellen werden dorthin gesendet.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Refresh list</source>
        <translation>Liste aktualisieren</translation>
    </message>
    <message>
        <source>Optional. Without one, answers are looked up and quoted from your documents.</source>
        <translation>Optional. Ohne Sprachmodell werden Antworten nachgeschlagen und aus Ihren Dokumenten zitiert.</translation>
    </message>
    <message>
        <source>{server}: {n} language models</source>
        <translation>{server}: {n} Sprachmodelle</translation>
    </message>
    <message>
        <source>{server}: 1 language model</source>
        <translation>{server}: 1 Sprachmodell</translation>
    </message>
    <message>
        <source>{model} works. First word after {seconds} s, then {speed} tokens (about words) per second.</source>
        <translation>{model} funktioniert. Erstes Wort nach {seconds}&#xa0;s, dann {speed} Token (etwa Wörter) pro Sekunde.</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Wird getestet…</translation>
    </message>
    <message>
        <source>Kept in this computer’s keyring, never in a file.</source>
        <translation>Wird im Schlüsselbund dieses Computers aufbewahrt, nie in einer Datei.</translation>
    </message>
    <message>
        <source>This computer has no keyring that LocalMind can use, so the key is kept only until you quit.</source>
        <translation>Dieser Computer hat keinen Schlüsselbund, den LocalMind verwenden kann; der Schlüssel bleibt daher nur bis zum Beenden erhalten.</translation>
    </message>
    <message>
        <source>No file manager was found. The path was copied: {folder}</source>
        <translation>Es wurde keine Dateiverwaltung gefunden. Der Pfad wurde kopiert: {folder}</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>No app was found to open {path}</source>
        <translation>Es wurde keine Anwendung gefunden, die {path} öffnen kann</translation>
    </message>
    <message>
        <source>{path} was moved or deleted.</source>
        <translation>{path} wurde verschoben oder gelöscht.</translation>
    </message>
    <message>
        <source>Quoted text</source>
        <translation>Zitierter Text</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>no longer found on its page</source>
        <translation>nicht mehr auf der Seite gefunden</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Notes: {document}</source>
        <translation>Notizen: {document}</translation>
    </message>
    <message>
        <source>Page {page}</source>
        <translation>Seite {page}</translation>
    </message>
    <message>
        <source>This page cannot be shown.</source>
        <translation>Diese Seite kann nicht angezeigt werden.</translation>
    </message>
    <message>
        <source>Loading page {n}…</source>
        <translation>Seite {n} wird geladen…</translation>
    </message>
    <message>
        <source>Privacy and network</source>
        <translation>Datenschutz und Netzwerk</translation>
    </message>
    <message>
        <source>Opening the library…</source>
        <translation>Bibliothek wird geöffnet…</translation>
    </message>
    <message>
        <source>The library is not open</source>
        <translation>Die Bibliothek ist nicht geöffnet</translation>
    </message>
    <message>
        <source>Describing documents: {n} left</source>
        <translation>Dokumente werden beschrieben: noch {n}</translation>
    </message>
    <message>
        <source>Describing documents: 1 left</source>
        <translation>Dokumente werden beschrieben: noch 1</translation>
    </message>
    <message>
        <source>Checking for a language model…</source>
        <translation>Sprachmodell wird gesucht…</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Wird gelesen</translation>
    </message>
    <message>
        <source>Redacting</source>
        <translation>Wird geschwärzt</translation>
    </message>
    <message>
        <source>Indexing</source>
        <translation>Wird indiziert</translation>
    </message>
    <message>
        <source>Analyzing</source>
        <translation>Wird analysiert</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Partly ready</source>
        <translation>Teilweise bereit</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Looked up in document details</source>
        <translation>In den Dokumentangaben nachgeschlagen</translation>
    </message>
    <message>
        <source>Looked up in tables</source>
        <translation>In Tabellen nachgeschlagen</translation>
    </message>
    <message>
        <source>Looked up across tables</source>
        <translation>Über mehrere Tabellen nachgeschlagen</translation>
    </message>
    <message>
        <source>Quoted from the documents</source>
        <translation>Aus den Dokumenten zitiert</translation>
    </message>
    <message>
        <source>Written by {model}</source>
        <translation>Geschrieben von {model}</translation>
    </message>
    <message>
        <source>a language model</source>
        <translation>einem Sprachmodell</translation>
    </message>
    <message>
        <source>Answered before</source>
        <translation>Schon einmal beantwortet</translation>
    </message>
    <message>
        <source>Answered before, worded differently</source>
        <translation>Schon einmal beantwortet, anders formuliert</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Älter</translation>
    </message>
    <message>
        <source>{name} (models folder)</source>
        <translation>{name} (Modellordner)</translation>
    </message>
    <message>
        <source>{name} (Ollama)</source>
        <translation>{name} (Ollama)</translation>
    </message>
    <message>
        <source>{name} (model server)</source>
        <translation>{name} (Modellserver)</translation>
    </message>
    <message>
        <source>reads {n} tokens</source>
        <translation>liest {n} Token</translation>
    </message>
    <message>
        <source>Your note there is deleted too.</source>
        <translation>Ihre Notiz darin wird mitgelöscht.</translation>
    </message>
    <message>
        <source>Your {n} notes there are deleted too.</source>
        <translation>Ihre {n} Notizen darin werden mitgelöscht.</translation>
    </message>
    <message>
        <source>{n} table</source>
        <translation>{n} Tabelle</translation>
    </message>
    <message>
        <source>{n} tables</source>
        <translation>{n} Tabellen</translation>
    </message>
    <message>
        <source>{n} row</source>
        <translation>{n} Zeile</translation>
    </message>
    <message>
        <source>{n} rows</source>
        <translation>{n} Zeilen</translation>
    </message>
    <message>
        <source>{n} passage</source>
        <translation>{n} Textstelle</translation>
    </message>
    <message>
        <source>{n} passages</source>
        <translation>{n} Textstellen</translation>
    </message>
    <message>
        <source>Table on page {page}</source>
        <translation>Tabelle auf Seite {page}</translation>
    </message>
    <message>
        <source>{document} · page&#xa0;{page}</source>
        <translation>{document} · Seite&#xa0;{page}</translation>
    </message>
    <message>
        <source>{rows} · {read} checked</source>
        <translation>{rows} · {read} geprüft</translation>
    </message>
    <message>
        <source>{rows} ({chosen})</source>
        <translation>{rows} ({chosen})</translation>
    </message>
    <message>
        <source>{rows} · the only row of {table} checked</source>
        <translation>{rows} · die einzige Zeile geprüft ({table})</translation>
    </message>
    <message>
        <source>{rows} · all {n:,} rows of {table} checked</source>
        <translation>{rows} · alle {n:,} Zeilen geprüft ({table})</translation>
    </message>
    <message>
        <source>{n:,} of {rows}, as filtered</source>
        <translation>{n:,} von {rows}, wie gefiltert</translation>
    </message>
    <message>
        <source>{name} · {where}</source>
        <translation>{name} · {where}</translation>
    </message>
    <message>
        <source>beside the row, page {page}</source>
        <translation>neben der Zeile, Seite {page}</translation>
    </message>
    <message>
        <source>note {mark}, page {page}</source>
        <translation>Anmerkung {mark}, Seite {page}</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>Seite {page}</translation>
    </message>
    <message>
        <source>a table on page {page}</source>
        <translation>eine Tabelle auf Seite {page}</translation>
    </message>
    <message>
        <source>Row {row}, {column}: completed from {mark}</source>
        <translation>Zeile {row}, {column}: ergänzt aus {mark}</translation>
    </message>
    <message>
        <source>no header</source>
        <translation>ohne Überschrift</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>Eingebaut</translation>
    </message>
    <message>
        <source>Built-in, English only</source>
        <translation>Eingebaut, nur Englisch</translation>
    </message>
    <message>
        <source>pages {first}–{last}</source>
        <translation>Seiten {first}–{last}</translation>
    </message>
    <message>
        <source>the only row checked</source>
        <translation>die einzige Zeile geprüft</translation>
    </message>
    <message>
        <source>all {n} rows checked</source>
        <translation>alle {n} Zeilen geprüft</translation>
    </message>
    <message>
        <source>the only row of {table} checked</source>
        <translation>die einzige Zeile von {table} geprüft</translation>
    </message>
    <message>
        <source>all {n} rows of {table} checked</source>
        <translation>alle {n} Zeilen von {table} geprüft</translation>
    </message>
    <message>
        <source>{n} row checked</source>
        <translation>{n} Zeile geprüft</translation>
    </message>
    <message>
        <source>{n} rows checked</source>
        <translation>{n} Zeilen geprüft</translation>
    </message>
    <message>
        <source>{n} files were not added because they are already in the library.</source>
        <translation>{n} Dateien wurden nicht hinzugefügt, weil sie schon in der Bibliothek sind.</translation>
    </message>
    <message>
        <source>“{name}” was not added: {reason}</source>
        <translation>„{name}“ wurde nicht hinzugefügt: {reason}</translation>
    </message>
    <message>
        <source>it is already in the library</source>
        <translation>schon in der Bibliothek</translation>
    </message>
    <message>
        <source>Filled in from elsewhere in the document</source>
        <translation>Aus einer anderen Stelle des Dokuments ergänzt</translation>
    </message>
    <message>
        <source>Filled in from {place} of {document}</source>
        <translation>Ergänzt aus {document}, {place}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Password needed</source>
        <translation>Passwort nötig</translation>
    </message>
    <message>
        <source>File missing</source>
        <translation>Datei fehlt</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>page {done} of {total}</source>
        <translation>Seite {done} von {total}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n}&#xa0;s</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n}&#xa0;min</translation>
    </message>
    <message>
        <source>understand question</source>
        <translation>Frage verstehen</translation>
    </message>
    <message>
        <source>detect question type</source>
        <translation>Art der Frage erkennen</translation>
    </message>
    <message>
        <source>rephrase</source>
        <translation>umformulieren</translation>
    </message>
    <message>
        <source>same earlier question</source>
        <translation>gleiche frühere Frage</translation>
    </message>
    <message>
        <source>similar earlier question</source>
        <translation>ähnliche frühere Frage</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>Bedeutung berechnen</translation>
    </message>
    <message>
        <source>meaning search</source>
        <translation>Suche nach Bedeutung</translation>
    </message>
    <message>
        <source>keyword search</source>
        <translation>Suche nach Stichwörtern</translation>
    </message>
    <message>
        <source>combine results</source>
        <translation>Ergebnisse zusammenführen</translation>
    </message>
    <message>
        <source>keyword check</source>
        <translation>Stichwörter prüfen</translation>
    </message>
    <message>
        <source>re-rank</source>
        <translation>nachsortieren</translation>
    </message>
    <message>
        <source>read passages</source>
        <translation>Textstellen lesen</translation>
    </message>
    <message>
        <source>compare answers</source>
        <translation>Antworten vergleichen</translation>
    </message>
    <message>
        <source>check relevance</source>
        <translation>Relevanz prüfen</translation>
    </message>
    <message>
        <source>write answer</source>
        <translation>Antwort schreiben</translation>
    </message>
    <message>
        <source>phrase answer</source>
        <translation>Antwort formulieren</translation>
    </message>
    <message>
        <source>verify values</source>
        <translation>Werte prüfen</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n}&#xa0;ms</translation>
    </message>
    <message>
        <source>No language model: answers are quoted from documents</source>
        <translation>Kein Sprachmodell: Antworten werden aus Dokumenten zitiert</translation>
    </message>
    <message>
        <source>The settings could not be saved ({reason}). They hold until LocalMind ends.</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden ({reason}). Sie gelten, bis LocalMind beendet wird.</translation>
    </message>
    <message>
        <source>Something went wrong inside LocalMind. The details are in the log file; please try again.</source>
        <translation>In LocalMind ist etwas schiefgegangen. Einzelheiten stehen im Protokoll; bitte versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>This answer is no longer in the library. Ask again.</source>
        <translation>Diese Antwort ist nicht mehr in der Bibliothek. Fragen Sie erneut.</translation>
    </message>
    <message>
        <source>Looking for passages</source>
        <translation>Textstellen werden gesucht</translation>
    </message>
    <message>
        <source>The model could not continue this answer.</source>
        <translation>Das Modell konnte diese Antwort nicht fortsetzen.</translation>
    </message>
    <message>
        <source>Reading tables</source>
        <translation>Tabellen werden gelesen</translation>
    </message>
    <message>
        <source>Those pages do not answer it: the whole document was searched.</source>
        <translation>Auf diesen Seiten steht keine Antwort: Das ganze Dokument wurde durchsucht.</translation>
    </message>
    <message>
        <source>The model found no answer; shown is what the documents say.</source>
        <translation>Das Modell fand keine Antwort; gezeigt wird, was die Dokumente sagen.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>{path} was followed up to {last}; {missing} is not there.</source>
        <translation>{path} wurde bis {last} verfolgt; {missing} gibt es dort nicht.</translation>
    </message>
    <message>
        <source>Nearest there: {names}.</source>
        <translation>Am ähnlichsten sind dort: {names}.</translation>
    </message>
    <message>
        <source>{name} in {document}</source>
        <translation>{name} ({document})</translation>
    </message>
    <message>
        <source>{path}. Also described: {places}.</source>
        <translation>{path}. Auch beschrieben: {places}.</translation>
    </message>
    <message>
        <source>not in the cited sources</source>
        <translation>nicht in den angegebenen Quellen</translation>
    </message>
    <message>
        <source>in another source than the one cited</source>
        <translation>in einer anderen Quelle als der angegebenen</translation>
    </message>
    <message>
        <source>no source is cited</source>
        <translation>keine Quelle angegeben</translation>
    </message>
    <message>
        <source>in another row than the one that is named</source>
        <translation>in einer anderen Zeile als der genannten</translation>
    </message>
    <message>
        <source>in another column than the one that is named</source>
        <translation>in einer anderen Spalte als der genannten</translation>
    </message>
    <message>
        <source>the cited passage says otherwise</source>
        <translation>die angegebene Textstelle sagt etwas anderes</translation>
    </message>
    <message>
        <source>not said in the cited passage</source>
        <translation>steht nicht in der angegebenen Textstelle</translation>
    </message>
    <message>
        <source>collection {name}</source>
        <translation>Sammlung {name}</translation>
    </message>
    <message>
        <source>document {name}</source>
        <translation>Dokument {name}</translation>
    </message>
    <message>
        <source>page {first}</source>
        <translation>Seite {first}</translation>
    </message>
    <message>
        <source>pages {first}-{last}</source>
        <translation>Seiten {first}-{last}</translation>
    </message>
    <message>
        <source>The answer may be at these places, most likely first:</source>
        <translation>Die Antwort könnte an diesen Stellen stehen, die wahrscheinlichste zuerst:</translation>
    </message>
    <message>
        <source>{likely} {marks}</source>
        <translation>{likely} {marks}</translation>
    </message>
    <message>
        <source>The weights could not be written ({reason}). Free some space.</source>
        <translation>Die Gewichte konnten nicht geschrieben werden ({reason}). Geben Sie Speicherplatz frei.</translation>
    </message>
    <message>
        <source>No embedding model: found by keyword only.</source>
        <translation>Kein Suchmodell: nur nach Stichwörtern gefunden.</translation>
    </message>
    <message>
        <source>Nothing is indexed for meaning search yet: found by keyword only.</source>
        <translation>Für die Suche nach Bedeutung ist noch nichts indiziert: nur nach Stichwörtern gefunden.</translation>
    </message>
    <message>
        <source>The embedding model does not support the script of the question: found by keyword only.</source>
        <translation>Das Suchmodell kennt die Schrift der Frage nicht: nur nach Stichwörtern gefunden.</translation>
    </message>
    <message>
        <source>The main embedding model is not installed: meaning search was incomplete.</source>
        <translation>Das Hauptsuchmodell ist nicht installiert: Die Suche nach Bedeutung war unvollständig.</translation>
    </message>
    <message>
        <source>Found by keyword only. {error}</source>
        <translation>Nur nach Stichwörtern gefunden. {error}</translation>
    </message>
    <message>
        <source>Meaning search was incomplete. {error}</source>
        <translation>Die Suche nach Bedeutung war unvollständig. {error}</translation>
    </message>
    <message>
        <source>the reranker failed: search order kept</source>
        <translation>die Nachsortierung ist fehlgeschlagen: Reihenfolge der Suche beibehalten</translation>
    </message>
    <message>
        <source>{count} of {total} read: search order kept</source>
        <translation>{count} von {total} gelesen: Reihenfolge der Suche beibehalten</translation>
    </message>
    <message>
        <source>{count} of {total} read within {seconds:g} s</source>
        <translation>{count} von {total} in {seconds:g}&#xa0;s gelesen</translation>
    </message>
    <message>
        <source>the model gave no scores: search order kept</source>
        <translation>das Modell gab keine Noten: Reihenfolge der Suche beibehalten</translation>
    </message>
    <message>
        <source>the model’s scores do not match the passages: search order kept</source>
        <translation>die Noten des Modells passen nicht zu den Textstellen: Reihenfolge der Suche beibehalten</translation>
    </message>
    <message>
        <source>{count} marked {least} or more: search order kept</source>
        <translation>{count} mit {least} oder mehr benotet: Reihenfolge der Suche beibehalten</translation>
    </message>
    <message>
        <source>{count} of {total} marked {least} or more</source>
        <translation>{count} von {total} mit {least} oder mehr benotet</translation>
    </message>
    <message>
        <source>{n} of {total} kept</source>
        <translation>{n} von {total} behalten</translation>
    </message>
    <message>
        <source>{n} hits</source>
        <translation>{n} Treffer</translation>
    </message>
    <message>
        <source>The words of the question are everywhere: found by meaning only.</source>
        <translation>Die Wörter der Frage stehen überall: nur nach Bedeutung gefunden.</translation>
    </message>
    <message>
        <source>no reranker: search order kept</source>
        <translation>kein Nachsortiermodell: Reihenfolge der Suche beibehalten</translation>
    </message>
    <message>
        <source>No answer found yet; {documents} is still being read.</source>
        <translation>Noch keine Antwort gefunden; {documents} wird noch gelesen.</translation>
    </message>
    <message>
        <source>No answer found yet; {documents} are still being read.</source>
        <translation>Noch keine Antwort gefunden; {documents} werden noch gelesen.</translation>
    </message>
    <message>
        <source>No answer found {where}.</source>
        <translation>Keine Antwort gefunden ({where}).</translation>
    </message>
    <message>
        <source>No answer found {where}; 1 is still being read.</source>
        <translation>Keine Antwort gefunden ({where}); 1 wird noch gelesen.</translation>
    </message>
    <message>
        <source>No answer found {where}; {n} are still being read.</source>
        <translation>Keine Antwort gefunden ({where}); {n} werden noch gelesen.</translation>
    </message>
    <message>
        <source>There are no documents to search. Add a document first.</source>
        <translation>Es gibt keine Dokumente, die durchsucht werden können. Fügen Sie zuerst ein Dokument hinzu.</translation>
    </message>
    <message>
        <source>in {table}</source>
        <translation>{table}</translation>
    </message>
    <message>
        <source>in this table</source>
        <translation>diese Tabelle</translation>
    </message>
    <message>
        <source>in {documents}</source>
        <translation>{documents}</translation>
    </message>
    <message>
        <source>on page {page} of {documents}</source>
        <translation>Seite {page}, {documents}</translation>
    </message>
    <message>
        <source>on pages {first}–{last} of {documents}</source>
        <translation>Seiten {first}–{last}, {documents}</translation>
    </message>
    <message>
        <source>The model server ended the answer without saying that it is complete.</source>
        <translation>Der Modellserver beendete die Antwort, ohne sie als vollständig zu melden.</translation>
    </message>
    <message>
        <source>Connection to the model lost, trying again</source>
        <translation>Verbindung zum Modell verloren, neuer Versuch</translation>
    </message>
    <message>
        <source>The model returned an empty answer. Ask again or choose another model.</source>
        <translation>Das Modell gab eine leere Antwort. Fragen Sie erneut, oder wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>The answer reached its length limit.</source>
        <translation>Die Antwort hat ihre Höchstlänge erreicht.</translation>
    </message>
    <message>
        <source>The answer was stopped.</source>
        <translation>Die Antwort wurde gestoppt.</translation>
    </message>
    <message>
        <source>The model repeated itself and was stopped.</source>
        <translation>Das Modell hat sich wiederholt und wurde gestoppt.</translation>
    </message>
    <message>
        <source>{name} is writing</source>
        <translation>{name} schreibt</translation>
    </message>
    <message>
        <source>The model could not continue its answer, so it is incomplete.</source>
        <translation>Das Modell konnte seine Antwort nicht fortsetzen, sie ist daher unvollständig.</translation>
    </message>
    <message>
        <source>Nearest passages: {marks}</source>
        <translation>Nächstliegende Textstellen: {marks}</translation>
    </message>
    <message>
        <source>{name} is not mentioned there.</source>
        <translation>{name} wird dort nicht erwähnt.</translation>
    </message>
    <message>
        <source>{names} are not mentioned there.</source>
        <translation>{names} werden dort nicht erwähnt.</translation>
    </message>
    <message>
        <source>{name} does not appear in the documents searched.</source>
        <translation>{name} kommt in den durchsuchten Dokumenten nicht vor.</translation>
    </message>
    <message>
        <source>{names} do not appear in the documents searched.</source>
        <translation>{names} kommen in den durchsuchten Dokumenten nicht vor.</translation>
    </message>
    <message>
        <source>The question is {count:,} characters long; the limit is {limit:,}. Say it in fewer words.</source>
        <translation>Die Frage hat {count:,} Zeichen; die Grenze ist {limit:,}. Fassen Sie sich kürzer.</translation>
    </message>
    <message>
        <source>There is no word in the question. Write what you want to know.</source>
        <translation>Die Frage enthält kein Wort. Schreiben Sie, was Sie wissen möchten.</translation>
    </message>
    <message>
        <source>Answered without a model. No passage fits in its context window.</source>
        <translation>Ohne Modell beantwortet. Keine Textstelle passt in sein Kontextfenster.</translation>
    </message>
    <message>
        <source>{count} passages did not fit in the context window.</source>
        <translation>{count} Textstellen passten nicht in das Kontextfenster.</translation>
    </message>
    <message>
        <source>Answered without a model. {error}</source>
        <translation>Ohne Modell beantwortet. {error}</translation>
    </message>
    <message>
        <source>Not phrased. {error}</source>
        <translation>Nicht ausformuliert. {error}</translation>
    </message>
    <message>
        <source>phrased</source>
        <translation>ausformuliert</translation>
    </message>
    <message>
        <source>not phrased</source>
        <translation>nicht ausformuliert</translation>
    </message>
    <message>
        <source>The text was too long for the model. It was given fewer passages.</source>
        <translation>Der Text war zu lang für das Modell. Es bekam weniger Textstellen.</translation>
    </message>
    <message>
        <source>resumed {n} times</source>
        <translation>{n}-mal fortgesetzt</translation>
    </message>
    <message>
        <source>Judging passages</source>
        <translation>Textstellen werden beurteilt</translation>
    </message>
    <message>
        <source>{count} of {total} judged not relevant by {name}</source>
        <translation>{count} von {total} von {name} als nicht relevant beurteilt</translation>
    </message>
    <message>
        <source>Asking for sources</source>
        <translation>Quellen werden angefordert</translation>
    </message>
    <message>
        <source>The model named no passage, and could not be asked again. {error}</source>
        <translation>Das Modell nannte keine Textstelle und konnte nicht erneut gefragt werden. {error}</translation>
    </message>
    <message>
        <source>The model named no passage and was asked again.</source>
        <translation>Das Modell nannte keine Textstelle und wurde erneut gefragt.</translation>
    </message>
    <message>
        <source>The model named no passage and was asked again, in vain.</source>
        <translation>Das Modell nannte keine Textstelle und wurde vergeblich erneut gefragt.</translation>
    </message>
    <message>
        <source>The connection was lost; the text was corrected when the answer was complete.</source>
        <translation>Die Verbindung war abgebrochen; der Text wurde berichtigt, als die Antwort vollständig war.</translation>
    </message>
    <message>
        <source>{count} of {total} values not verified</source>
        <translation>{count} von {total} Werten nicht bestätigt</translation>
    </message>
    <message>
        <source>{count} passages were left out because the model reads slowly on this machine.</source>
        <translation>{count} Textstellen wurden weggelassen, weil das Modell auf diesem Rechner langsam liest.</translation>
    </message>
    <message>
        <source>{name} is already there; choose another name for the backup.</source>
        <translation>{name} gibt es dort schon; wählen Sie einen anderen Namen für die Sicherung.</translation>
    </message>
    <message>
        <source>A backup cannot be inside the library. Choose another folder.</source>
        <translation>Eine Sicherung kann nicht in der Bibliothek liegen. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The folder is not empty. Choose an empty folder.</source>
        <translation>Der Ordner ist nicht leer. Wählen Sie einen leeren Ordner.</translation>
    </message>
    <message>
        <source>The backup is damaged: {file} does not match its checksum. Use another backup.</source>
        <translation>Die Sicherung ist beschädigt: {file} passt nicht zu seiner Prüfsumme. Verwenden Sie eine andere Sicherung.</translation>
    </message>
    <message>
        <source>The backup is incomplete: files are missing. Use another backup.</source>
        <translation>Die Sicherung ist unvollständig: Es fehlen Dateien. Verwenden Sie eine andere Sicherung.</translation>
    </message>
    <message>
        <source>This folder is not a LocalMind backup: its list of checksums is missing. Choose another folder.</source>
        <translation>Dieser Ordner ist keine LocalMind-Sicherung: Die Liste der Prüfsummen fehlt. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The backup is damaged: its list of checksums cannot be read. Use another backup.</source>
        <translation>Die Sicherung ist beschädigt: Die Liste der Prüfsummen ist nicht lesbar. Verwenden Sie eine andere Sicherung.</translation>
    </message>
    <message>
        <source>This folder is not a LocalMind backup: it has no document catalog. Choose another folder.</source>
        <translation>Dieser Ordner ist keine LocalMind-Sicherung: Er hat kein Dokumentverzeichnis. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The copy could not be made ({reason}). Check free space and folder permissions.</source>
        <translation>Die Kopie konnte nicht angelegt werden ({reason}). Prüfen Sie den freien Speicherplatz und die Rechte des Ordners.</translation>
    </message>
    <message>
        <source>The document is too large for this, or memory ran out. Close other programs and try again.</source>
        <translation>Das Dokument ist dafür zu groß, oder der Speicher reichte nicht. Schließen Sie andere Programme und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The attachments of the file could not be read. Try to get a fresh copy.</source>
        <translation>Die Anhänge der Datei konnten nicht gelesen werden. Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>The model’s process ended, often for want of memory. Choose a smaller model or window.</source>
        <translation>Der Prozess des Modells wurde beendet, oft aus Speichermangel. Wählen Sie ein kleineres Modell oder Fenster.</translation>
    </message>
    <message>
        <source>The model was silent for {silence_seconds:.0f} seconds; try again.</source>
        <translation>Das Modell schwieg {silence_seconds:.0f} Sekunden; versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The models were closed. Restart LocalMind to use them.</source>
        <translation>Die Modelle wurden geschlossen. Starten Sie LocalMind neu, um sie zu verwenden.</translation>
    </message>
    <message>
        <source>{name} could not be loaded; it may need more memory than is free.</source>
        <translation>{name} konnte nicht geladen werden; womöglich ist zu wenig Speicher frei.</translation>
    </message>
    <message>
        <source>{name} could not be loaded. {failure}</source>
        <translation>{name} konnte nicht geladen werden. {failure}</translation>
    </message>
    <message>
        <source>The model’s process could not be started; close other programs.</source>
        <translation>Der Prozess des Modells konnte nicht gestartet werden; schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>This page cannot be shown: it is damaged or far too large.</source>
        <translation>Diese Seite kann nicht angezeigt werden: Sie ist beschädigt oder viel zu groß.</translation>
    </message>
    <message>
        <source>Pages cannot be shown now; close other programs to free memory.</source>
        <translation>Seiten können gerade nicht angezeigt werden; schließen Sie andere Programme, um Speicher freizugeben.</translation>
    </message>
    <message>
        <source>The embedding process stopped twice in a row. Close other programs or choose a smaller model.</source>
        <translation>Der Prozess des Suchmodells wurde zweimal nacheinander beendet. Schließen Sie andere Programme, oder wählen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>The model took over {limit:.0f} seconds; choose a smaller one or raise the limit.</source>
        <translation>Das Modell brauchte über {limit:.0f} Sekunden; wählen Sie ein kleineres, oder erhöhen Sie die Grenze.</translation>
    </message>
    <message>
        <source>The embedding process could not be started; close other programs to free memory.</source>
        <translation>Der Prozess des Suchmodells konnte nicht gestartet werden; schließen Sie andere Programme, um Speicher freizugeben.</translation>
    </message>
    <message>
        <source>The page made its reader crash and was left out.</source>
        <translation>Die Seite brachte den Leseprozess zum Absturz und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The page took too long to read and was left out.</source>
        <translation>Das Lesen der Seite dauerte zu lange; sie wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The document took too long to read; this page was left out.</source>
        <translation>Das Lesen des Dokuments dauerte zu lange; diese Seite wurde ausgelassen.</translation>
    </message>
    <message>
        <source>So many pages are damaged that this one was left out.</source>
        <translation>So viele Seiten sind beschädigt, dass diese ausgelassen wurde.</translation>
    </message>
    <message>
        <source>The file can no longer be opened; check that it is still there and may be read.</source>
        <translation>Die Datei lässt sich nicht mehr öffnen; prüfen Sie, ob sie noch da ist und gelesen werden darf.</translation>
    </message>
    <message>
        <source>The file is larger than {megabytes:.0f} MB; split it, or raise the limit in Settings.</source>
        <translation>Die Datei ist größer als {megabytes:.0f} MB; teilen Sie sie, oder erhöhen Sie die Grenze in den Einstellungen.</translation>
    </message>
    <message>
        <source>The file says that it has {pages:,} pages; the limit is {limit:,}. Split it.</source>
        <translation>Die Datei hat nach eigener Angabe {pages:,} Seiten; die Grenze ist {limit:,}. Teilen Sie sie.</translation>
    </message>
    <message>
        <source>The reader could not be started; close other programs to free memory and try again.</source>
        <translation>Der Leseprozess konnte nicht gestartet werden; schließen Sie andere Programme, um Speicher freizugeben, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The file is damaged, or far too large: its reader did not get through it.</source>
        <translation>Die Datei ist beschädigt oder viel zu groß: Sie konnte nicht zu Ende gelesen werden.</translation>
    </message>
    <message>
        <source>No speech model was chosen to transcribe it with.</source>
        <translation>Für die Transkription wurde kein Modell gewählt.</translation>
    </message>
    <message>
        <source>The archive cannot be unpacked now; close other programs to free memory.</source>
        <translation>Das Archiv kann gerade nicht entpackt werden; schließen Sie andere Programme, um Speicher freizugeben.</translation>
    </message>
    <message>
        <source>The archive is damaged: it could not be unpacked. Try to get a fresh copy.</source>
        <translation>Das Archiv ist beschädigt: Es konnte nicht entpackt werden. Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>A line of the questions lacks its question, or a field of it has another form.</source>
        <translation>In einer Zeile der Fragen fehlt die Frage, oder ein Feld hat eine andere Form.</translation>
    </message>
    <message>
        <source>it is open in another program or write-protected. Close it or choose another location</source>
        <translation>sie ist in einem anderen Programm geöffnet oder schreibgeschützt. Schließen Sie sie, oder wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>its folder is read-only. Choose another location</source>
        <translation>der Ordner ist schreibgeschützt. Wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>the disk is full. Free some space or choose another location</source>
        <translation>der Datenträger ist voll. Geben Sie Speicherplatz frei, oder wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>it is larger than this disk allows. Choose another location</source>
        <translation>sie ist größer, als dieser Datenträger erlaubt. Wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>its folder does not exist. Choose another location</source>
        <translation>den Ordner gibt es nicht. Wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>{name} could not be saved: {reason}.</source>
        <translation>{name} konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>the system refused it. Choose another location</source>
        <translation>das System hat es abgelehnt. Wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>Incomplete answers cannot be saved. Continue the answer or ask again.</source>
        <translation>Unvollständige Antworten können nicht gespeichert werden. Setzen Sie die Antwort fort, oder fragen Sie erneut.</translation>
    </message>
    <message>
        <source>{name} could not be saved: it has more rows or columns than Excel allows.</source>
        <translation>{name} konnte nicht gespeichert werden: Die Datei hätte mehr Zeilen oder Spalten, als Excel erlaubt.</translation>
    </message>
    <message>
        <source>This document is no longer in the library.</source>
        <translation>Dieses Dokument ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <source>The document falls into {parts} parts; the limit is {limit} (see Settings).</source>
        <translation>Das Dokument zerfällt in {parts} Teile; die Grenze ist {limit} (siehe Einstellungen).</translation>
    </message>
    <message>
        <source>It is found by keyword only, because the embedding model does not know its script.</source>
        <translation>Es wird nur nach Stichwörtern gefunden, weil das Suchmodell seine Schrift nicht kennt.</translation>
    </message>
    <message>
        <source>Archives within archives within archives are not opened. Unpack it, and add it.</source>
        <translation>Archive in Archiven in Archiven werden nicht geöffnet. Entpacken Sie es, und fügen Sie es hinzu.</translation>
    </message>
    <message>
        <source>The file can no longer be opened; check that it is still there.</source>
        <translation>Die Datei lässt sich nicht mehr öffnen; prüfen Sie, ob sie noch da ist.</translation>
    </message>
    <message>
        <source>The chat model wrote nothing usable for them.</source>
        <translation>Das Sprachmodell schrieb dafür nichts Brauchbares.</translation>
    </message>
    <message>
        <source>No chat model is in use.</source>
        <translation>Es wird kein Sprachmodell verwendet.</translation>
    </message>
    <message>
        <source>The time limit was reached. Read the document again to continue, or raise the limit.</source>
        <translation>Das Zeitlimit wurde erreicht. Lesen Sie das Dokument erneut, um fortzufahren, oder erhöhen Sie die Grenze.</translation>
    </message>
    <message>
        <source>Read the document again to retry.</source>
        <translation>Lesen Sie das Dokument erneut, um es noch einmal zu versuchen.</translation>
    </message>
    <message>
        <source>1 of {parts} has no context header. {why}</source>
        <translation>1 Teil ohne Kontextüberschrift ({parts} insgesamt). {why}</translation>
    </message>
    <message>
        <source>{n:,} of {parts} have no context header. {why}</source>
        <translation>{n:,} ohne Kontextüberschrift ({parts} insgesamt). {why}</translation>
    </message>
    <message>
        <source>The document could not be added because of an internal error. See the log; other documents are not affected.</source>
        <translation>Das Dokument konnte wegen eines internen Fehlers nicht hinzugefügt werden. Siehe Protokoll; andere Dokumente sind nicht betroffen.</translation>
    </message>
    <message>
        <source>Already in the library as “{name}”.</source>
        <translation>Schon in der Bibliothek als „{name}“.</translation>
    </message>
    <message>
        <source>The archive is empty.</source>
        <translation>Das Archiv ist leer.</translation>
    </message>
    <message>
        <source>{documents} taken from the archive.</source>
        <translation>{documents} aus dem Archiv übernommen.</translation>
    </message>
    <message>
        <source>Left out: {names}.</source>
        <translation>Ausgelassen: {names}.</translation>
    </message>
    <message>
        <source>The file has no pages.</source>
        <translation>Die Datei hat keine Seiten.</translation>
    </message>
    <message>
        <source>None of its pages can be read. {reason}</source>
        <translation>Keine der Seiten ist lesbar. {reason}</translation>
    </message>
    <message>
        <source>The document holds no text. If its pages are pictures, they need text recognition.</source>
        <translation>Das Dokument enthält keinen Text. Wenn seine Seiten Bilder sind, brauchen sie Texterkennung.</translation>
    </message>
    <message>
        <source>It is found by keyword only, because no embedding model is in use.</source>
        <translation>Es wird nur nach Stichwörtern gefunden, weil kein Suchmodell verwendet wird.</translation>
    </message>
    <message>
        <source>It is found by keyword only. {error}</source>
        <translation>Es wird nur nach Stichwörtern gefunden. {error}</translation>
    </message>
    <message>
        <source>The document was removed while it was being added.</source>
        <translation>Das Dokument wurde entfernt, während es hinzugefügt wurde.</translation>
    </message>
    <message>
        <source>This is not a file. Choose a document or a folder of documents.</source>
        <translation>Das ist keine Datei. Wählen Sie ein Dokument oder einen Ordner mit Dokumenten.</translation>
    </message>
    <message>
        <source>The file has {megabytes} MB; the limit is {limit} MB (see Settings).</source>
        <translation>Die Datei hat {megabytes} MB; die Grenze ist {limit} MB (siehe Einstellungen).</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file grew over the limit of {limit} MB while it was read.</source>
        <translation>Die Datei wuchs beim Lesen über die Grenze von {limit} MB.</translation>
    </message>
    <message>
        <source>The file cannot be read ({reason}). Check that it is still there.</source>
        <translation>Die Datei kann nicht gelesen werden ({reason}). Prüfen Sie, ob sie noch da ist.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space and add the file again.</source>
        <translation>Der Datenträger ist voll. Geben Sie Speicherplatz frei, und fügen Sie die Datei erneut hinzu.</translation>
    </message>
    <message>
        <source>The library&apos;s folder cannot be written ({reason}). Check its rights and its disk.</source>
        <translation>In den Ordner der Bibliothek kann nicht geschrieben werden ({reason}). Prüfen Sie seine Rechte und seinen Datenträger.</translation>
    </message>
    <message>
        <source>The document is protected by a password. Enter it first.</source>
        <translation>Das Dokument ist durch ein Passwort geschützt. Geben Sie es zuerst ein.</translation>
    </message>
    <message>
        <source>The file was changed since it was added. Add it again.</source>
        <translation>Die Datei wurde seit dem Hinzufügen geändert. Fügen Sie sie erneut hinzu.</translation>
    </message>
    <message>
        <source>The library&apos;s copy of this file is damaged, and your own file cannot be used.</source>
        <translation>Die Kopie dieser Datei in der Bibliothek ist beschädigt, und Ihre eigene Datei ist nicht verwendbar.</translation>
    </message>
    <message>
        <source>The library holds {present} documents, which is its limit (see Settings).</source>
        <translation>Die Bibliothek enthält {present} Dokumente; das ist ihre Grenze (siehe Einstellungen).</translation>
    </message>
    <message>
        <source>The document was read, but a search does not find it. Remove it and add it again.</source>
        <translation>Das Dokument wurde gelesen, aber die Suche findet es nicht. Entfernen Sie es, und fügen Sie es erneut hinzu.</translation>
    </message>
    <message>
        <source>The time for that was used up.</source>
        <translation>Die Zeit dafür war aufgebraucht.</translation>
    </message>
    <message>
        <source>The chat model did not look for personal data on {n:,} of {pages}.</source>
        <translation>Das Sprachmodell hat nicht überall nach personenbezogenen Daten gesucht: {n:,} ausgelassen ({pages} insgesamt).</translation>
    </message>
    <message>
        <source>The invoice data of the file is damaged. Ask for the invoice again.</source>
        <translation>Die Rechnungsdaten der Datei sind beschädigt. Fordern Sie die Rechnung erneut an.</translation>
    </message>
    <message>
        <source>Left blank in the document.</source>
        <translation>Im Dokument leer gelassen.</translation>
    </message>
    <message>
        <source>Mentioned only in passing.</source>
        <translation>Nur nebenbei erwähnt.</translation>
    </message>
    <message>
        <source>Mentioned, but no name was found.</source>
        <translation>Erwähnt, aber kein Name gefunden.</translation>
    </message>
    <message>
        <source>Mentioned, but no date was found.</source>
        <translation>Erwähnt, aber kein Datum gefunden.</translation>
    </message>
    <message>
        <source>Mentioned, but no number was found.</source>
        <translation>Erwähnt, aber keine Nummer gefunden.</translation>
    </message>
    <message>
        <source>Mentioned, but no amount was found.</source>
        <translation>Erwähnt, aber kein Betrag gefunden.</translation>
    </message>
    <message>
        <source>Mentioned, but no period was found.</source>
        <translation>Erwähnt, aber keine Frist gefunden.</translation>
    </message>
    <message>
        <source>Mentioned, but not specified.</source>
        <translation>Erwähnt, aber nicht näher bestimmt.</translation>
    </message>
    <message>
        <source>{0} of {1} are in the library.</source>
        <translation>{0} von {1} sind in der Bibliothek.</translation>
    </message>
    <message>
        <source>The list of references could not be read.</source>
        <translation>Die Liste der Verweise konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The total {0} is not net {1} plus tax {2}: it differs by {3}.</source>
        <translation>Der Gesamtbetrag {0} ist nicht Netto {1} plus Steuer {2}: Er weicht um {3} ab.</translation>
    </message>
    <message>
        <source>The line items add up to {0}, not to {1}.</source>
        <translation>Die Positionen ergeben {0}, nicht {1}.</translation>
    </message>
    <message>
        <source>The line items could not be read as a table.</source>
        <translation>Die Positionen konnten nicht als Tabelle gelesen werden.</translation>
    </message>
    <message>
        <source>Near its label, but not right beside it.</source>
        <translation>Nahe der Bezeichnung, aber nicht direkt daneben.</translation>
    </message>
    <message>
        <source>{0} fails its check digits. Compare it with the original.</source>
        <translation>{0}: Die Prüfziffern stimmen nicht. Vergleichen Sie mit dem Original.</translation>
    </message>
    <message>
        <source>The BIC {0} belongs to a different country than the IBAN.</source>
        <translation>Der BIC {0} gehört zu einem anderen Land als die IBAN.</translation>
    </message>
    <message>
        <source>Other periods are named too: {0}. Check which of them is the term.</source>
        <translation>Es werden auch andere Zeiträume genannt: {0}. Prüfen Sie, welcher die Laufzeit ist.</translation>
    </message>
    <message>
        <source>The embedded invoice data says {0}, the page says {1}.</source>
        <translation>Die eingebetteten Rechnungsdaten nennen {0}, die Seite nennt {1}.</translation>
    </message>
    <message>
        <source>The embedded invoice data says {0}. The page does not show it.</source>
        <translation>Die eingebetteten Rechnungsdaten nennen {0}. Auf der Seite steht es nicht.</translation>
    </message>
    <message>
        <source>The embedded invoice data is damaged. Ask for the invoice again.</source>
        <translation>Die eingebetteten Rechnungsdaten sind beschädigt. Fordern Sie die Rechnung erneut an.</translation>
    </message>
    <message>
        <source>Renews automatically unless someone gives notice.</source>
        <translation>Verlängert sich automatisch, wenn niemand kündigt.</translation>
    </message>
    <message>
        <source>Mentions unlimited liability.</source>
        <translation>Erwähnt unbeschränkte Haftung.</translation>
    </message>
    <message>
        <source>There is a term, but no way to end it early was found.</source>
        <translation>Es gibt eine Laufzeit, aber keine Möglichkeit zur vorzeitigen Kündigung gefunden.</translation>
    </message>
    <message>
        <source>Some figures are unaudited.</source>
        <translation>Einige Zahlen sind ungeprüft.</translation>
    </message>
    <message>
        <source>Mentions doubt about whether the business can continue.</source>
        <translation>Erwähnt Zweifel am Fortbestand des Unternehmens.</translation>
    </message>
    <message>
        <source>Your conversations were damaged. What could be read of them was kept.</source>
        <translation>Ihre Unterhaltungen waren beschädigt. Was davon lesbar war, wurde behalten.</translation>
    </message>
    <message>
        <source>The library folder could not be created ({reason}). Choose another folder.</source>
        <translation>Der Bibliotheksordner konnte nicht angelegt werden ({reason}). Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>This table is no longer in the library. Ask again.</source>
        <translation>Diese Tabelle ist nicht mehr in der Bibliothek. Fragen Sie erneut.</translation>
    </message>
    <message>
        <source>The library was damaged, and the file is no longer there. Add it again.</source>
        <translation>Die Bibliothek war beschädigt, und die Datei ist nicht mehr da. Fügen Sie sie erneut hinzu.</translation>
    </message>
    <message>
        <source>The library was damaged and has been repaired. {whole} unharmed, {again} to be read again.</source>
        <translation>Die Bibliothek war beschädigt und wurde repariert. {whole} unversehrt, {again} werden erneut gelesen.</translation>
    </message>
    <message>
        <source>The chat model is switched off in the settings; answers are quoted from the documents.</source>
        <translation>Das Sprachmodell ist in den Einstellungen ausgeschaltet; Antworten werden aus den Dokumenten zitiert.</translation>
    </message>
    <message>
        <source>The built-in {kind} is not installed. Run ./packaging/run --setup again.</source>
        <translation>Das eingebaute Modell ({kind}) ist nicht installiert. Führen Sie ./packaging/run --setup erneut aus.</translation>
    </message>
    <message>
        <source>The built-in {kind} is damaged ({file}); run ./packaging/run --setup in a fresh folder.</source>
        <translation>Das eingebaute Modell ({kind}) ist beschädigt ({file}); führen Sie ./packaging/run --setup in einem neuen Ordner aus.</translation>
    </message>
    <message>
        <source>None without a model server; answers are quoted meanwhile.</source>
        <translation>Keines ohne Modellserver; Antworten werden solange zitiert.</translation>
    </message>
    <message>
        <source>{name}, {megabytes} MB, reads {window} tokens; verified.</source>
        <translation>{name}, {megabytes} MB, liest {window} Token; geprüft.</translation>
    </message>
    <message>
        <source>{name} is not installed: search is by keyword and the other embedders only; add its folder with &apos;localmind models add FOLDER&apos;, or set the embedder to {builtin}.</source>
        <translation>{name} ist nicht installiert: Gesucht wird nur nach Stichwörtern und mit den anderen Suchmodellen. Fügen Sie den Ordner mit „localmind models add FOLDER“ hinzu, oder stellen Sie das Suchmodell auf {builtin}.</translation>
    </message>
    <message>
        <source>{name}: {identity}, passages of up to {window} tokens.</source>
        <translation>{name}: {identity}, Textstellen bis {window} Token.</translation>
    </message>
    <message>
        <source>None: passages keep their search order. A model such as bge-reranker-base improves it.</source>
        <translation>Keines: Textstellen behalten die Reihenfolge der Suche. Ein Modell wie bge-reranker-base verbessert sie.</translation>
    </message>
    <message>
        <source>{name} is no reranker; choose another reranking model in the settings.</source>
        <translation>{name} ist kein Nachsortiermodell; wählen Sie in den Einstellungen ein anderes.</translation>
    </message>
    <message>
        <source>{name}, {megabytes} MB.</source>
        <translation>{name}, {megabytes} MB.</translation>
    </message>
    <message>
        <source>None, so recordings are skipped. {error}</source>
        <translation>Keines, daher werden Aufnahmen übersprungen. {error}</translation>
    </message>
    <message>
        <source>OpenAI-compatible, at {address}, with {models}.</source>
        <translation>OpenAI-kompatibel, unter {address}, mit {models}.</translation>
    </message>
    <message>
        <source>Ollama (a development version) at {address}.</source>
        <translation>Ollama (Entwicklungsversion) unter {address}.</translation>
    </message>
    <message>
        <source>Ollama {major}.{minor}.{patch} at {address}.</source>
        <translation>Ollama {major}.{minor}.{patch} unter {address}.</translation>
    </message>
    <message>
        <source>Version 0.12.6 or newer is safer: install it when you can.</source>
        <translation>Version 0.12.6 oder neuer ist sicherer: Installieren Sie sie bei Gelegenheit.</translation>
    </message>
    <message>
        <source>Switched off in the settings; answers are quoted from the documents.</source>
        <translation>In den Einstellungen ausgeschaltet; Antworten werden aus den Dokumenten zitiert.</translation>
    </message>
    <message>
        <source>{name}, window of {window} tokens, on this computer.</source>
        <translation>{name}, Fenster von {window} Token, auf diesem Computer.</translation>
    </message>
    <message>
        <source>{name}, window of {window} tokens; loaded with {loaded} now, so the first answer is slow.</source>
        <translation>{name}, Fenster von {window} Token; zurzeit mit {loaded} geladen, daher ist die erste Antwort langsam.</translation>
    </message>
    <message>
        <source>{name}, window of {window} tokens.</source>
        <translation>{name}, Fenster von {window} Token.</translation>
    </message>
    <message>
        <source>{kind}, {megabytes} MB; usable.</source>
        <translation>{kind}, {megabytes} MB; verwendbar.</translation>
    </message>
    <message>
        <source>{kind}, {megabytes} MB, reads {window} tokens; usable.</source>
        <translation>{kind}, {megabytes} MB, liest {window} Token; verwendbar.</translation>
    </message>
    <message>
        <source>{name} is no usable model folder: {file} is missing.</source>
        <translation>{name} ist kein brauchbarer Modellordner: {file} fehlt.</translation>
    </message>
    <message>
        <source>{name} is no usable model folder: vocabulary.json is missing.</source>
        <translation>{name} ist kein brauchbarer Modellordner: vocabulary.json fehlt.</translation>
    </message>
    <message>
        <source>{name} is damaged: {file} cannot be read; copy it again.</source>
        <translation>{name} ist beschädigt: {file} ist nicht lesbar; kopieren Sie es erneut.</translation>
    </message>
    <message>
        <source>{name} is damaged: {file} is not complete; copy it again.</source>
        <translation>{name} ist beschädigt: {file} ist unvollständig; kopieren Sie es erneut.</translation>
    </message>
    <message>
        <source>{name} is no usable model folder: preprocessor_config.json is missing.</source>
        <translation>{name} ist kein brauchbarer Modellordner: preprocessor_config.json fehlt.</translation>
    </message>
    <message>
        <source>The connection to the model server broke; the answer is incomplete.</source>
        <translation>Die Verbindung zum Modellserver ist abgebrochen; die Antwort ist unvollständig.</translation>
    </message>
    <message>
        <source>No model server answers at {address}; start it there, or set another address in the settings.</source>
        <translation>Unter {address} antwortet kein Modellserver; starten Sie ihn dort, oder geben Sie in den Einstellungen eine andere Adresse an.</translation>
    </message>
    <message>
        <source>The model server was silent for {seconds:.0f} seconds; try again, or choose a smaller one.</source>
        <translation>Der Modellserver schwieg {seconds:.0f} Sekunden; versuchen Sie es erneut, oder wählen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>The model server broke the connection off, or is none; check its address and its log.</source>
        <translation>Der Modellserver hat die Verbindung abgebrochen oder ist keiner; prüfen Sie seine Adresse und sein Protokoll.</translation>
    </message>
    <message>
        <source>The connection to the model server at {address} was lost; check that it still runs.</source>
        <translation>Die Verbindung zum Modellserver unter {address} ist abgebrochen; prüfen Sie, ob er noch läuft.</translation>
    </message>
    <message>
        <source>The model server&apos;s address leads elsewhere, which is not followed; set the final address.</source>
        <translation>Die Adresse des Modellservers leitet weiter, dem wird nicht gefolgt; geben Sie die endgültige Adresse an.</translation>
    </message>
    <message>
        <source>{name} is a reranker and cannot embed; choose another embedding model in the settings.</source>
        <translation>{name} ist ein Nachsortiermodell und kann nicht suchen; wählen Sie in den Einstellungen ein anderes Suchmodell.</translation>
    </message>
    <message>
        <source>The embedding model returned an unusable vector; choose another embedding model.</source>
        <translation>Das Suchmodell lieferte ein unbrauchbares Ergebnis; wählen Sie ein anderes Suchmodell.</translation>
    </message>
    <message>
        <source>The folder {name} is empty or missing; choose the one that holds config.json and model.safetensors.</source>
        <translation>Der Ordner {name} ist leer oder fehlt; wählen Sie den mit config.json und model.safetensors.</translation>
    </message>
    <message>
        <source>{name} is refused: {file} asks to run code of its own (auto_map).</source>
        <translation>{name} wird abgelehnt: {file} will eigenen Code ausführen (auto_map).</translation>
    </message>
    <message>
        <source>{name} is no usable model folder: it holds no weights as .safetensors.</source>
        <translation>{name} ist kein brauchbarer Modellordner: Er enthält keine Gewichte als .safetensors.</translation>
    </message>
    <message>
        <source>{name} is a GGUF file that cannot chat. Choose a language model.</source>
        <translation>{name} ist eine GGUF-Datei, die keine Antworten schreiben kann. Wählen Sie ein Sprachmodell.</translation>
    </message>
    <message>
        <source>{name} is refused: {file} is a link to another folder.</source>
        <translation>{name} wird abgelehnt: {file} verweist auf einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{name} is refused: {file} is a program; a model folder must hold none.</source>
        <translation>{name} wird abgelehnt: {file} ist ein Programm; ein Modellordner darf keines enthalten.</translation>
    </message>
    <message>
        <source>{name} is refused: {file} may run code when it is opened; remove it and keep the .safetensors file.</source>
        <translation>{name} wird abgelehnt: {file} kann beim Öffnen Code ausführen; entfernen Sie sie und behalten Sie die .safetensors-Datei.</translation>
    </message>
    <message>
        <source>{name} is no usable model folder: {file} cannot be read.</source>
        <translation>{name} ist kein brauchbarer Modellordner: {file} ist nicht lesbar.</translation>
    </message>
    <message>
        <source>{name} is refused: modules.json names the foreign code {kind}.</source>
        <translation>{name} wird abgelehnt: modules.json nennt den fremden Code {kind}.</translation>
    </message>
    <message>
        <source>{name} is refused: modules.json points outside of the folder.</source>
        <translation>{name} wird abgelehnt: modules.json verweist aus dem Ordner hinaus.</translation>
    </message>
    <message>
        <source>{name} is no reranker: it sorts texts into several classes instead of giving one score.</source>
        <translation>{name} ist kein Nachsortiermodell: Es ordnet Texte mehreren Klassen zu, statt eine Punktzahl zu geben.</translation>
    </message>
    <message>
        <source>{name} is no usable model folder: modules.json is missing.</source>
        <translation>{name} ist kein brauchbarer Modellordner: modules.json fehlt.</translation>
    </message>
    <message>
        <source>{name} is no readable GGUF file; copy it again.</source>
        <translation>{name} ist keine lesbare GGUF-Datei; kopieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>This model file cannot be read. Copy it again, or choose another.</source>
        <translation>Diese Modelldatei ist nicht lesbar. Kopieren Sie sie erneut, oder wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>Ollama {version} is too old; install version 0.12.6 or newer.</source>
        <translation>Ollama {version} ist zu alt; installieren Sie Version 0.12.6 oder neuer.</translation>
    </message>
    <message>
        <source>{name} is not installed on the model server; run &apos;ollama pull {name}&apos; or choose another.</source>
        <translation>{name} ist auf dem Modellserver nicht installiert; führen Sie „ollama pull {name}“ aus, oder wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>{name} cannot chat; choose another chat model in the settings.</source>
        <translation>{name} kann keine Antworten schreiben; wählen Sie in den Einstellungen ein anderes Sprachmodell.</translation>
    </message>
    <message>
        <source>The model server has no chat model; run &apos;ollama pull {name}&apos; to get one.</source>
        <translation>Der Modellserver hat kein Sprachmodell; „ollama pull {name}“ holt eines.</translation>
    </message>
    <message>
        <source>The text is longer than the model&apos;s window; ask for less, or choose a larger window.</source>
        <translation>Der Text ist länger als das Fenster des Modells; fragen Sie nach weniger, oder wählen Sie ein größeres Fenster.</translation>
    </message>
    <message>
        <source>The model server ended the answer early ({reason:.40}); it is incomplete.</source>
        <translation>Der Modellserver hat die Antwort vorzeitig beendet ({reason:.40}); sie ist unvollständig.</translation>
    </message>
    <message>
        <source>The model server read only a part of the passages; choose a larger window for it.</source>
        <translation>Der Modellserver hat nur einen Teil der Textstellen gelesen; wählen Sie für ihn ein größeres Fenster.</translation>
    </message>
    <message>
        <source>The model server failed in the middle of the answer; it is incomplete.</source>
        <translation>Beim Modellserver trat mitten in der Antwort ein Fehler auf; sie ist unvollständig.</translation>
    </message>
    <message>
        <source>Another model than the chosen one answered; look at what the server runs.</source>
        <translation>Ein anderes Modell als das gewählte hat geantwortet; prüfen Sie, was auf dem Server läuft.</translation>
    </message>
    <message>
        <source>The model server&apos;s answer broke off within a line; it is incomplete.</source>
        <translation>Die Antwort des Modellservers brach mitten in einer Zeile ab; sie ist unvollständig.</translation>
    </message>
    <message>
        <source>{name} runs in the cloud, which is never used; choose a model that is installed locally.</source>
        <translation>{name} läuft in der Cloud, die nie verwendet wird; wählen Sie ein lokal installiertes Modell.</translation>
    </message>
    <message>
        <source>{name} runs on somebody else&apos;s machine; choose a model that is installed locally.</source>
        <translation>{name} läuft auf einem fremden Computer; wählen Sie ein lokal installiertes Modell.</translation>
    </message>
    <message>
        <source>{name} cannot embed; choose an embedding model in the settings.</source>
        <translation>{name} ist kein Suchmodell; wählen Sie eines in den Einstellungen.</translation>
    </message>
    <message>
        <source>Something else than Ollama answers at this address; check the model server&apos;s address.</source>
        <translation>Unter dieser Adresse antwortet etwas anderes als Ollama; prüfen Sie die Adresse des Modellservers.</translation>
    </message>
    <message>
        <source>The model server returned unusable results; choose another embedding model.</source>
        <translation>Der Modellserver lieferte unbrauchbare Ergebnisse; wählen Sie ein anderes Suchmodell.</translation>
    </message>
    <message>
        <source>The model server refuses requests under this name; use its IP address, or allow the name.</source>
        <translation>Der Modellserver lehnt Anfragen unter diesem Namen ab; verwenden Sie seine IP-Adresse, oder erlauben Sie den Namen.</translation>
    </message>
    <message>
        <source>The model server failed (status {status}); look into its log, or start it again.</source>
        <translation>Beim Modellserver trat ein Fehler auf (Status {status}); sehen Sie in sein Protokoll, oder starten Sie ihn neu.</translation>
    </message>
    <message>
        <source>The model does not fit into memory; choose a smaller model, or a smaller window.</source>
        <translation>Das Modell passt nicht in den Speicher; wählen Sie ein kleineres Modell oder ein kleineres Fenster.</translation>
    </message>
    <message>
        <source>The model server&apos;s runner stopped, often for want of memory; choose a smaller model.</source>
        <translation>Der Prozess des Modellservers wurde beendet, oft aus Speichermangel; wählen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Das Modell</translation>
    </message>
    <message>
        <source>{name} cannot do this ({words}); choose another chat model.</source>
        <translation>{name} kann das nicht ({words}); wählen Sie ein anderes Sprachmodell.</translation>
    </message>
    <message>
        <source>{name} is not installed on the model server; run &apos;ollama pull {model}&apos; or choose another.</source>
        <translation>{name} ist auf dem Modellserver nicht installiert; führen Sie „ollama pull {model}“ aus, oder wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>This model runs on somebody else&apos;s machine; choose one that is installed locally.</source>
        <translation>Dieses Modell läuft auf einem fremden Computer; wählen Sie ein lokal installiertes.</translation>
    </message>
    <message>
        <source>The model server is busy; try again in a moment.</source>
        <translation>Der Modellserver ist beschäftigt; versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>{name} cannot do this; choose another model in the settings.</source>
        <translation>{name} kann das nicht; wählen Sie in den Einstellungen ein anderes Modell.</translation>
    </message>
    <message>
        <source>The model server reports: {words}.</source>
        <translation>Der Modellserver meldet: {words}.</translation>
    </message>
    <message>
        <source>an error without words</source>
        <translation>ein Fehler ohne Angaben</translation>
    </message>
    <message>
        <source>The model server asks for a key, or refuses the one that is set. Enter it in the settings.</source>
        <translation>Der Modellserver verlangt einen Schlüssel oder lehnt den eingetragenen ab. Geben Sie ihn in den Einstellungen ein.</translation>
    </message>
    <message>
        <source>start the app again</source>
        <translation>starten Sie die Anwendung neu</translation>
    </message>
    <message>
        <source>ONNX Runtime is not installed. Run ./packaging/run --setup again.</source>
        <translation>ONNX Runtime ist nicht installiert. Führen Sie ./packaging/run --setup erneut aus.</translation>
    </message>
    <message>
        <source>{what} ({reason}); {remedy}.</source>
        <translation>{what} ({reason}); {remedy}.</translation>
    </message>
    <message>
        <source>{name} is not loaded on the model server; load it there.</source>
        <translation>{name} ist auf dem Modellserver nicht geladen; laden Sie es dort.</translation>
    </message>
    <message>
        <source>A chat model</source>
        <translation>Ein Sprachmodell</translation>
    </message>
    <message>
        <source>{name} is not loaded on the model server; load it there, or choose another.</source>
        <translation>{name} ist auf dem Modellserver nicht geladen; laden Sie es dort, oder wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>Model files are run by the extra “gguf”, which is not installed: add it with pip install &apos;localmind-desktop[gguf]&apos;, or use a model server.</source>
        <translation>Modelldateien brauchen die Erweiterung „gguf“, die nicht installiert ist: Installieren Sie sie mit pip install &apos;localmind-desktop[gguf]&apos;, oder verwenden Sie einen Modellserver.</translation>
    </message>
    <message>
        <source>There is no model file. Add one with &apos;localmind models add FILE.gguf&apos;.</source>
        <translation>Es gibt keine Modelldatei. Fügen Sie eine mit „localmind models add FILE.gguf“ hinzu.</translation>
    </message>
    <message>
        <source>{name} cannot chat; choose another language model in the settings.</source>
        <translation>{name} kann keine Antworten schreiben; wählen Sie in den Einstellungen ein anderes Sprachmodell.</translation>
    </message>
    <message>
        <source>Model files are run on Linux only, where they can be kept from the network.</source>
        <translation>Modelldateien laufen nur unter Linux, wo sie vom Netzwerk ferngehalten werden können.</translation>
    </message>
    <message>
        <source>{name} does not fit into memory; close other programs, or choose a smaller model.</source>
        <translation>{name} passt nicht in den Speicher; schließen Sie andere Programme, oder wählen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>{name} did not write anything. Choose another model.</source>
        <translation>{name} hat nichts geschrieben. Wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>{name} was exchanged on the server; start the app again to use the new one.</source>
        <translation>{name} wurde auf dem Server ausgetauscht; starten Sie die Anwendung neu, um das neue zu verwenden.</translation>
    </message>
    <message>
        <source>The model server returned an unexpected number of results; try again.</source>
        <translation>Der Modellserver lieferte eine unerwartete Anzahl von Ergebnissen; versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>There is no model folder named {name}. Copy it here and add it with &apos;localmind models add FOLDER&apos;.</source>
        <translation>Es gibt keinen Modellordner namens {name}. Kopieren Sie ihn hierher, und fügen Sie ihn mit „localmind models add FOLDER“ hinzu.</translation>
    </message>
    <message>
        <source>The model {name} could not be copied: {reason}.</source>
        <translation>Das Modell {name} konnte nicht kopiert werden: {reason}.</translation>
    </message>
    <message>
        <source>the disk failed</source>
        <translation>Fehler des Datenträgers</translation>
    </message>
    <message>
        <source>Another model named {name} is already there; rename the folder, or remove the old one.</source>
        <translation>Ein anderes Modell namens {name} gibt es schon; benennen Sie den Ordner um, oder entfernen Sie das alte.</translation>
    </message>
    <message>
        <source>The {file} of {name} cannot be read.</source>
        <translation>{file} von {name} ist nicht lesbar.</translation>
    </message>
    <message>
        <source>{name} is damaged: {file} differs from its SHA-256; copy it again.</source>
        <translation>{name} ist beschädigt: {file} weicht von seiner SHA-256 ab; kopieren Sie es erneut.</translation>
    </message>
    <message>
        <source>{name} is damaged: {file} is missing; copy it again.</source>
        <translation>{name} ist beschädigt: {file} fehlt; kopieren Sie es erneut.</translation>
    </message>
    <message>
        <source>Recordings are transcribed by the extra “recordings”, which is not installed: add it with pip install &apos;localmind-desktop[recordings]&apos;. Or add a transcript, as text.</source>
        <translation>Aufnahmen brauchen die Erweiterung „recordings“, die nicht installiert ist: Installieren Sie sie mit pip install &apos;localmind-desktop[recordings]&apos;. Oder fügen Sie ein Transkript als Text hinzu.</translation>
    </message>
    <message>
        <source>There is no speech model to transcribe recordings with: carry a folder such as faster-whisper-small over and add it with &apos;localmind models add FOLDER&apos;. Or add a transcript, as text.</source>
        <translation>Es gibt kein Transkriptionsmodell für Aufnahmen: Bringen Sie einen Ordner wie faster-whisper-small hierher, und fügen Sie ihn mit „localmind models add FOLDER“ hinzu. Oder fügen Sie ein Transkript als Text hinzu.</translation>
    </message>
    <message>
        <source>{name} is no speech model; choose another one in the settings.</source>
        <translation>{name} ist kein Transkriptionsmodell; wählen Sie in den Einstellungen ein anderes.</translation>
    </message>
    <message>
        <source>The speech model {name} is missing; add its folder again.</source>
        <translation>Das Transkriptionsmodell {name} fehlt; fügen Sie seinen Ordner erneut hinzu.</translation>
    </message>
    <message>
        <source>The speech model {name} cannot be loaded ({reason}); copy it again.</source>
        <translation>Das Transkriptionsmodell {name} kann nicht geladen werden ({reason}); kopieren Sie es erneut.</translation>
    </message>
    <message>
        <source>The model has no readable tokenizer.json; copy its folder again.</source>
        <translation>Das Modell hat keine lesbare tokenizer.json; kopieren Sie seinen Ordner erneut.</translation>
    </message>
    <message>
        <source>The engine of model folders cannot be loaded ({reason}).</source>
        <translation>Das Programm für Modellordner kann nicht geladen werden ({reason}).</translation>
    </message>
    <message>
        <source>The embedding model failed on a text ({reason}); try another.</source>
        <translation>Das Suchmodell ist an einem Text gescheitert ({reason}); versuchen Sie ein anderes.</translation>
    </message>
    <message>
        <source>The reranking model failed ({reason}); try another one.</source>
        <translation>Das Nachsortiermodell ist gescheitert ({reason}); versuchen Sie ein anderes.</translation>
    </message>
    <message>
        <source>The model folder cannot be loaded ({reason}); copy it again.</source>
        <translation>Der Modellordner kann nicht geladen werden ({reason}); kopieren Sie ihn erneut.</translation>
    </message>
    <message>
        <source>The model server&apos;s address is not valid; enter another in the settings.</source>
        <translation>Die Adresse des Modellservers ist ungültig; geben Sie in den Einstellungen eine andere an.</translation>
    </message>
    <message>
        <source>It is still being added. Move or copy it when it is ready.</source>
        <translation>Es wird noch hinzugefügt. Verschieben oder kopieren Sie es, wenn es bereit ist.</translation>
    </message>
    <message>
        <source>It is already in that collection, as “{name}”.</source>
        <translation>Es ist schon in dieser Sammlung, als „{name}“.</translation>
    </message>
    <message>
        <source>A newer version of LocalMind made this library, so it is open for reading only: you can search, ask, view, and export, but nothing can be added, changed, or removed, and your questions are not saved. Update LocalMind.</source>
        <translation>Eine neuere Version von LocalMind hat diese Bibliothek angelegt, daher ist sie nur zum Lesen geöffnet: Sie können suchen, fragen, ansehen und exportieren, aber nichts hinzufügen, ändern oder entfernen, und Ihre Fragen werden nicht gespeichert. Aktualisieren Sie LocalMind.</translation>
    </message>
    <message>
        <source>The document is protected by a password.</source>
        <translation>Das Dokument ist durch ein Passwort geschützt.</translation>
    </message>
    <message>
        <source>The original file is no longer where it was, and the library keeps no copy of it.</source>
        <translation>Die Originaldatei ist nicht mehr dort, wo sie war, und die Bibliothek hat keine Kopie davon.</translation>
    </message>
    <message>
        <source>The file is protected by a password. Unpack it, and add what is in it.</source>
        <translation>Die Datei ist durch ein Passwort geschützt. Entpacken Sie sie, und fügen Sie den Inhalt hinzu.</translation>
    </message>
    <message>
        <source>The archive no longer holds this file.</source>
        <translation>Das Archiv enthält diese Datei nicht mehr.</translation>
    </message>
    <message>
        <source>The archive is damaged here. Try to get a fresh copy.</source>
        <translation>Das Archiv ist hier beschädigt. Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>The archive is damaged. Try to get a fresh copy.</source>
        <translation>Das Archiv ist beschädigt. Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>The archive holds {count:,} files; the limit is {limit:,}. Unpack it yourself.</source>
        <translation>Das Archiv enthält {count:,} Dateien; die Grenze ist {limit:,}. Entpacken Sie es selbst.</translation>
    </message>
    <message>
        <source>The archive is damaged: its files lie over one another. Try to get a fresh copy.</source>
        <translation>Das Archiv ist beschädigt: Seine Dateien überlappen sich. Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>The archive would unpack to far more than it should, and was left alone.</source>
        <translation>Das Archiv würde sich zu weit mehr entpacken, als es sollte, und wurde nicht angerührt.</translation>
    </message>
    <message>
        <source>Files that the source includes are not part of it; add them too.</source>
        <translation>Dateien, die die Quelle einbindet, gehören nicht dazu; fügen Sie sie ebenfalls hinzu.</translation>
    </message>
    <message>
        <source>Messages that are attached to attached ones too deep were left out.</source>
        <translation>Zu tief verschachtelte angehängte Nachrichten wurden ausgelassen.</translation>
    </message>
    <message>
        <source>The text of the message is encrypted, or signed as a whole, and was not read.</source>
        <translation>Der Text der Nachricht ist verschlüsselt oder als Ganzes signiert und wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>The text of the message is kept as rich text (RTF) only, and was not read.</source>
        <translation>Der Text der Nachricht liegt nur als RTF vor und wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>The file holds no document. Try to get a fresh copy.</source>
        <translation>Die Datei enthält kein Dokument. Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>The workbook holds more than a document may; split it.</source>
        <translation>Die Arbeitsmappe enthält mehr, als ein Dokument darf; teilen Sie sie.</translation>
    </message>
    <message>
        <source>Hidden sheets were read too: {names}.</source>
        <translation>Auch ausgeblendete Blätter wurden gelesen: {names}.</translation>
    </message>
    <message>
        <source>Hidden rows and columns were read too (sheet {names}).</source>
        <translation>Auch ausgeblendete Zeilen und Spalten wurden gelesen (Blatt {names}).</translation>
    </message>
    <message>
        <source>Charts and pictures were left out (sheet {names}).</source>
        <translation>Diagramme und Bilder wurden ausgelassen (Blatt {names}).</translation>
    </message>
    <message>
        <source>Some slides are hidden in presentations; they were read as the others.</source>
        <translation>Einige Folien sind in der Präsentation ausgeblendet; sie wurden wie die anderen gelesen.</translation>
    </message>
    <message>
        <source>It takes more memory than a document may. Part it, and add its parts.</source>
        <translation>Es braucht mehr Speicher, als ein Dokument darf. Teilen Sie es, und fügen Sie die Teile hinzu.</translation>
    </message>
    <message>
        <source>The file holds no text.</source>
        <translation>Die Datei enthält keinen Text.</translation>
    </message>
    <message>
        <source>The file is damaged, or not of the kind that it seems to be. Try to get a fresh copy.</source>
        <translation>Die Datei ist beschädigt oder nicht von der Art, die sie zu sein scheint. Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>These minutes could not be transcribed and were left out.</source>
        <translation>Diese Minuten konnten nicht transkribiert werden und wurden ausgelassen.</translation>
    </message>
    <message>
        <source>Parts of the recording are damaged and were left out.</source>
        <translation>Teile der Aufnahme sind beschädigt und wurden ausgelassen.</translation>
    </message>
    <message>
        <source>Transcribed from {language} by {name}; listen to what matters.</source>
        <translation>Transkribiert aus {language} von {name}; hören Sie nach, was wichtig ist.</translation>
    </message>
    <message>
        <source>Nobody is heard to speak in the recording.</source>
        <translation>In der Aufnahme ist niemand zu hören.</translation>
    </message>
    <message>
        <source>The file is no valid JSON (line {line}). Try to get a fresh copy.</source>
        <translation>Die Datei ist kein gültiges JSON (Zeile {line}). Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>The file holds more records within one another than can be read.</source>
        <translation>Die Datei enthält mehr ineinander verschachtelte Datensätze, als gelesen werden können.</translation>
    </message>
    <message>
        <source>Abbreviations that the file declares itself (entities) were left as they are, such as {example}.</source>
        <translation>Abkürzungen, die die Datei selbst vereinbart (Entitäten), blieben, wie sie sind, etwa {example}.</translation>
    </message>
    <message>
        <source>The file is cut off; what followed is missing.</source>
        <translation>Die Datei ist abgeschnitten; was folgte, fehlt.</translation>
    </message>
    <message>
        <source>The file is not what its name says. Try to get a fresh copy.</source>
        <translation>Die Datei ist nicht, was ihr Name sagt. Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>The file is nested too deep to be read. Try to get a fresh copy.</source>
        <translation>Die Datei ist zu tief verschachtelt, um gelesen zu werden. Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>The file would unpack to far more than a document holds, and was left alone.</source>
        <translation>Die Datei würde sich zu weit mehr entpacken, als ein Dokument enthält, und wurde nicht angerührt.</translation>
    </message>
    <message>
        <source>Pictures were left out.</source>
        <translation>Bilder wurden ausgelassen.</translation>
    </message>
    <message>
        <source>Comments in the margin were left out.</source>
        <translation>Kommentare am Rand wurden ausgelassen.</translation>
    </message>
    <message>
        <source>Deleted text of tracked changes was left out.</source>
        <translation>Gelöschter Text nachverfolgter Änderungen wurde ausgelassen.</translation>
    </message>
    <message>
        <source>Hidden text was left out.</source>
        <translation>Verborgener Text wurde ausgelassen.</translation>
    </message>
    <message>
        <source>Text in white, which is hardly seen, was read like the rest.</source>
        <translation>Weißer Text, der kaum zu sehen ist, wurde wie der übrige gelesen.</translation>
    </message>
    <message>
        <source>Embedded objects were left out.</source>
        <translation>Eingebettete Objekte wurden ausgelassen.</translation>
    </message>
    <message>
        <source>Files that are embedded in the text were left out.</source>
        <translation>In den Text eingebettete Dateien wurden ausgelassen.</translation>
    </message>
    <message>
        <source>Charts without values were left out.</source>
        <translation>Diagramme ohne Werte wurden ausgelassen.</translation>
    </message>
    <message>
        <source>A part of the file is missing. Try to get a fresh copy.</source>
        <translation>Ein Teil der Datei fehlt. Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>The file holds more text than can be read. Part it, and add its parts.</source>
        <translation>Die Datei enthält mehr Text, als gelesen werden kann. Teilen Sie sie, und fügen Sie die Teile hinzu.</translation>
    </message>
    <message>
        <source>Charts and text boxes of workbooks from before 2007 are left out; save it as .xlsx to have them too.</source>
        <translation>Diagramme und Textfelder von Arbeitsmappen aus der Zeit vor 2007 werden ausgelassen; speichern Sie sie als .xlsx, um auch diese zu erhalten.</translation>
    </message>
    <message>
        <source>The workbook is damaged. Try to get a fresh copy.</source>
        <translation>Die Arbeitsmappe ist beschädigt. Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>Some formulas have no stored results and stay empty (sheet {names}). Open and save the workbook in Excel or LibreOffice, and add it again.</source>
        <translation>Einige Formeln haben keine gespeicherten Ergebnisse und bleiben leer (Blatt {names}). Öffnen und speichern Sie die Arbeitsmappe in Excel oder LibreOffice, und fügen Sie sie erneut hinzu.</translation>
    </message>
    <message>
        <source>Text in white, which is hardly seen, was read like the rest (sheet {names}).</source>
        <translation>Weißer Text, der kaum zu sehen ist, wurde wie der übrige gelesen (Blatt {names}).</translation>
    </message>
    <message>
        <source>The workbook holds more text than a document may; split it.</source>
        <translation>Die Arbeitsmappe enthält mehr Text, als ein Dokument darf; teilen Sie sie.</translation>
    </message>
    <message>
        <source>Charts of newer kinds were left out.</source>
        <translation>Diagramme neuerer Art wurden ausgelassen.</translation>
    </message>
    <message>
        <source>Some parts of slides are missing in the file.</source>
        <translation>Einige Teile von Folien fehlen in der Datei.</translation>
    </message>
    <message>
        <source>Some shapes are grouped too deep, and were left out.</source>
        <translation>Einige Formen sind zu tief gruppiert und wurden ausgelassen.</translation>
    </message>
    <message>
        <source>The presentation is damaged. Try to get a fresh copy.</source>
        <translation>Die Präsentation ist beschädigt. Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>Hidden slides were read like the others: {names}.</source>
        <translation>Ausgeblendete Folien wurden wie die anderen gelesen: {names}.</translation>
    </message>
    <message>
        <source>The recording is damaged, or not of a kind that can be played. Try to get a fresh copy.</source>
        <translation>Die Aufnahme ist beschädigt oder von einer Art, die nicht abgespielt werden kann. Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>The recording is longer than {hours} hours; split it, and add the parts.</source>
        <translation>Die Aufnahme ist länger als {hours} Stunden; teilen Sie sie, und fügen Sie die Teile hinzu.</translation>
    </message>
    <message>
        <source>The recording has no sound.</source>
        <translation>Die Aufnahme hat keinen Ton.</translation>
    </message>
    <message>
        <source>The file holds no page.</source>
        <translation>Die Datei enthält keine Seite.</translation>
    </message>
    <message>
        <source>Parts of the book are missing from the file.</source>
        <translation>In der Datei fehlen Teile des Buches.</translation>
    </message>
    <message>
        <source>The book is protected against copying, and cannot be read.</source>
        <translation>Das Buch ist kopiergeschützt und kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The book is damaged: its list of contents is missing. Try to get a fresh copy.</source>
        <translation>Das Buch ist beschädigt: Sein Inhaltsverzeichnis fehlt. Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>The page is too large or too deep to be read whole. Split it and add the parts.</source>
        <translation>Die Seite ist zu groß oder zu tief verschachtelt, um ganz gelesen zu werden. Teilen Sie sie, und fügen Sie die Teile hinzu.</translation>
    </message>
    <message>
        <source>The cells of a table say that they cover far too many others, so each was read as a single one.</source>
        <translation>Zellen einer Tabelle geben an, viel zu viele andere zu überdecken; jede wurde daher als einzelne gelesen.</translation>
    </message>
    <message>
        <source>A table has more cells than can be read. Split it and add the parts.</source>
        <translation>Eine Tabelle hat mehr Zellen, als gelesen werden können. Teilen Sie sie, und fügen Sie die Teile hinzu.</translation>
    </message>
    <message>
        <source>The file is protected by a password. Save it without one, and add it again.</source>
        <translation>Die Datei ist durch ein Passwort geschützt. Speichern Sie sie ohne eines, und fügen Sie sie erneut hinzu.</translation>
    </message>
    <message>
        <source>7z archives</source>
        <translation>7z-Archive</translation>
    </message>
    <message>
        <source>RAR archives</source>
        <translation>RAR-Archive</translation>
    </message>
    <message>
        <source>gzip archives</source>
        <translation>gzip-Archive</translation>
    </message>
    <message>
        <source>bzip2 archives</source>
        <translation>bzip2-Archive</translation>
    </message>
    <message>
        <source>xz archives</source>
        <translation>xz-Archive</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Databases</source>
        <translation>Datenbanken</translation>
    </message>
    <message>
        <source>Binary Excel workbooks (.xlsb)</source>
        <translation>Binäre Excel-Arbeitsmappen (.xlsb)</translation>
    </message>
    <message>
        <source>Visio drawings</source>
        <translation>Visio-Zeichnungen</translation>
    </message>
    <message>
        <source>Files of Pages, Numbers and Keynote</source>
        <translation>Dateien von Pages, Numbers und Keynote</translation>
    </message>
    <message>
        <source>The file can no longer be opened ({reason}); check that it is still there.</source>
        <translation>Die Datei lässt sich nicht mehr öffnen ({reason}); prüfen Sie, ob sie noch da ist.</translation>
    </message>
    <message>
        <source>a PDF file</source>
        <translation>eine PDF-Datei</translation>
    </message>
    <message>
        <source>a Word document</source>
        <translation>ein Word-Dokument</translation>
    </message>
    <message>
        <source>a PowerPoint presentation</source>
        <translation>eine PowerPoint-Präsentation</translation>
    </message>
    <message>
        <source>an Excel workbook</source>
        <translation>eine Excel-Arbeitsmappe</translation>
    </message>
    <message>
        <source>an Excel workbook from before 2007</source>
        <translation>eine Excel-Arbeitsmappe aus der Zeit vor 2007</translation>
    </message>
    <message>
        <source>an OpenDocument text</source>
        <translation>ein OpenDocument-Text</translation>
    </message>
    <message>
        <source>an OpenDocument spreadsheet</source>
        <translation>eine OpenDocument-Tabelle</translation>
    </message>
    <message>
        <source>an OpenDocument presentation</source>
        <translation>eine OpenDocument-Präsentation</translation>
    </message>
    <message>
        <source>an e-book</source>
        <translation>ein E-Book</translation>
    </message>
    <message>
        <source>an Outlook message</source>
        <translation>eine Outlook-Nachricht</translation>
    </message>
    <message>
        <source>a rich text file</source>
        <translation>eine RTF-Datei</translation>
    </message>
    <message>
        <source>an archive</source>
        <translation>ein Archiv</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>ein Bild</translation>
    </message>
    <message>
        <source>a drawing</source>
        <translation>eine Zeichnung</translation>
    </message>
    <message>
        <source>an XML file</source>
        <translation>eine XML-Datei</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>eine Webseite</translation>
    </message>
    <message>
        <source>a saved web page</source>
        <translation>eine gespeicherte Webseite</translation>
    </message>
    <message>
        <source>a message</source>
        <translation>eine Nachricht</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>reiner Text</translation>
    </message>
    <message>
        <source>a recording</source>
        <translation>eine Aufnahme</translation>
    </message>
    <message>
        <source>Its name ends in {suffix}, but it is {what}, and was read as such.</source>
        <translation>Der Name endet auf {suffix}, aber es ist {what} und wurde so gelesen.</translation>
    </message>
    <message>
        <source>{closed} cannot be read; add the documents themselves.</source>
        <translation>{closed} können nicht gelesen werden; fügen Sie die Dokumente selbst hinzu.</translation>
    </message>
    <message>
        <source>The file holds no text, whatever its name says.</source>
        <translation>Die Datei enthält keinen Text, was auch immer ihr Name sagt.</translation>
    </message>
    <message>
        <source>The file is damaged, or not what its name says. Try to get a fresh copy.</source>
        <translation>Die Datei ist beschädigt oder nicht, was ihr Name sagt. Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>Files of this kind ({suffix}) cannot be read.</source>
        <translation>Dateien dieser Art ({suffix}) können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>OpenDocument files of this kind cannot be read. Save it as PDF, and add that.</source>
        <translation>OpenDocument-Dateien dieser Art können nicht gelesen werden. Speichern Sie sie als PDF, und fügen Sie das hinzu.</translation>
    </message>
    <message>
        <source>{closed} cannot be read. Save it as PDF, and add that.</source>
        <translation>{closed} können nicht gelesen werden. Speichern Sie sie als PDF, und fügen Sie das hinzu.</translation>
    </message>
    <message>
        <source>The file is cut off. Try to get a fresh copy.</source>
        <translation>Die Datei ist abgeschnitten. Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>Word files from before 2007 (.doc) cannot be read. Save it as .docx, and add that.</source>
        <translation>Word-Dateien aus der Zeit vor 2007 (.doc) können nicht gelesen werden. Speichern Sie sie als .docx, und fügen Sie das hinzu.</translation>
    </message>
    <message>
        <source>PowerPoint files from before 2007 (.ppt) cannot be read. Save it as .pptx, and add that.</source>
        <translation>PowerPoint-Dateien aus der Zeit vor 2007 (.ppt) können nicht gelesen werden. Speichern Sie sie als .pptx, und fügen Sie das hinzu.</translation>
    </message>
    <message>
        <source>Files of this kind cannot be read.</source>
        <translation>Dateien dieser Art können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Text recognition has no pack for {language}; install it to have such pages read better.</source>
        <translation>Der Texterkennung fehlt das Paket für {language}; installieren Sie es, damit solche Seiten besser gelesen werden.</translation>
    </message>
    <message>
        <source>Text recognition has no packs for {languages}; install them to have such pages read better.</source>
        <translation>Der Texterkennung fehlen die Pakete für {languages}; installieren Sie sie, damit solche Seiten besser gelesen werden.</translation>
    </message>
    <message>
        <source>Incorrect password.</source>
        <translation>Falsches Passwort.</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>The file is not a PDF, whatever its name says.</source>
        <translation>Die Datei ist kein PDF, was auch immer ihr Name sagt.</translation>
    </message>
    <message>
        <source>The {kind} is damaged and cannot be opened; try to get a fresh copy.</source>
        <translation>Die Datei ({kind}) ist beschädigt und lässt sich nicht öffnen; besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>The page is damaged and could not be read.</source>
        <translation>Die Seite ist beschädigt und konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The attachments of the file are damaged. Try to get a fresh copy.</source>
        <translation>Die Anhänge der Datei sind beschädigt. Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>A collection needs a name.</source>
        <translation>Eine Sammlung braucht einen Namen.</translation>
    </message>
    <message>
        <source>The name is too long; {limit} characters are enough for a collection.</source>
        <translation>Der Name ist zu lang; {limit} Zeichen reichen für eine Sammlung.</translation>
    </message>
    <message>
        <source>There is already a collection called “{name}”. Choose another name.</source>
        <translation>Es gibt schon eine Sammlung namens „{name}“. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>This conversation was deleted. Start another one.</source>
        <translation>Diese Unterhaltung wurde gelöscht. Beginnen Sie eine neue.</translation>
    </message>
    <message>
        <source>This library was made by a newer version of LocalMind. Update the program.</source>
        <translation>Diese Bibliothek wurde von einer neueren Version von LocalMind angelegt. Aktualisieren Sie das Programm.</translation>
    </message>
    <message>
        <source>A newer version of LocalMind made this library, so nothing in it can be changed. Update LocalMind.</source>
        <translation>Eine neuere Version von LocalMind hat diese Bibliothek angelegt, daher kann darin nichts geändert werden. Aktualisieren Sie LocalMind.</translation>
    </message>
    <message>
        <source>The library cannot be read or written ({reason}). Check the free space and the rights of its folder.</source>
        <translation>Die Bibliothek kann nicht gelesen oder geschrieben werden ({reason}). Prüfen Sie den freien Speicherplatz und die Rechte ihres Ordners.</translation>
    </message>
    <message>
        <source>Part of the library is damaged. Restart LocalMind: it will be repaired.</source>
        <translation>Ein Teil der Bibliothek ist beschädigt. Starten Sie LocalMind neu: Sie wird dann repariert.</translation>
    </message>
    <message>
        <source>The library&apos;s file {name} cannot be opened ({reason}). Check the rights of its folder, or restore it from a backup.</source>
        <translation>Die Datei {name} der Bibliothek lässt sich nicht öffnen ({reason}). Prüfen Sie die Rechte ihres Ordners, oder stellen Sie sie aus einer Sicherung wieder her.</translation>
    </message>
    <message>
        <source>The disk did not confirm a write ({reason}). Check the disk.</source>
        <translation>Der Datenträger hat einen Schreibvorgang nicht bestätigt ({reason}). Prüfen Sie den Datenträger.</translation>
    </message>
    <message>
        <source>The search index of this library needs a newer version of LocalMind. Update it.</source>
        <translation>Der Suchindex dieser Bibliothek braucht eine neuere Version von LocalMind. Aktualisieren Sie es.</translation>
    </message>
    <message>
        <source>The search index cannot be read or written ({reason}). Check the free space on its disk and restart LocalMind: the index will be repaired or rebuilt from your documents.</source>
        <translation>Der Suchindex kann nicht gelesen oder geschrieben werden ({reason}). Prüfen Sie den freien Speicherplatz, und starten Sie LocalMind neu: Der Index wird repariert oder aus Ihren Dokumenten neu aufgebaut.</translation>
    </message>
    <message>
        <source>The search index cannot be reached ({reason}). Close other programs that use the library&apos;s folder, check its rights, and start again.</source>
        <translation>Der Suchindex ist nicht erreichbar ({reason}). Schließen Sie andere Programme, die den Bibliotheksordner verwenden, prüfen Sie seine Rechte, und starten Sie neu.</translation>
    </message>
    <message>
        <source>What was read of a document is damaged. It is read again when LocalMind starts next.</source>
        <translation>Was von einem Dokument gelesen wurde, ist beschädigt. Beim nächsten Start von LocalMind wird es erneut gelesen.</translation>
    </message>
    <message>
        <source>An address has no spaces.</source>
        <translation>Eine Adresse enthält keine Leerzeichen.</translation>
    </message>
    <message>
        <source>After “http:” there are two slashes.</source>
        <translation>Nach „http:“ kommen zwei Schrägstriche.</translation>
    </message>
    <message>
        <source>The port is a number from 1 to 65535.</source>
        <translation>Der Port ist eine Zahl von 1 bis 65535.</translation>
    </message>
    <message>
        <source>Models in the cloud are not used. Enter the address of a server of your own.</source>
        <translation>Modelle in der Cloud werden nicht verwendet. Geben Sie die Adresse eines eigenen Servers ein.</translation>
    </message>
    <message>
        <source>An address begins with http:// or https://, not {scheme}://.</source>
        <translation>Eine Adresse beginnt mit http:// oder https://, nicht mit {scheme}://.</translation>
    </message>
    <message>
        <source>User names and passwords do not belong in the address.</source>
        <translation>Benutzernamen und Passwörter gehören nicht in die Adresse.</translation>
    </message>
    <message>
        <source>An address ends before any “?” or “#”.</source>
        <translation>Eine Adresse endet vor jedem „?“ oder „#“.</translation>
    </message>
    <message>
        <source>The name of the computer is missing.</source>
        <translation>Der Name des Computers fehlt.</translation>
    </message>
    <message>
        <source>“{name}” is not the name or number of a computer.</source>
        <translation>„{name}“ ist weder Name noch Nummer eines Computers.</translation>
    </message>
    <message>
        <source>{reason} Example: {example}</source>
        <translation>{reason} Beispiel: {example}</translation>
    </message>
    <message>
        <source>The library is in use by {holder}. Close it there, then try again.</source>
        <translation>Die Bibliothek wird gerade verwendet: {holder}. Schließen Sie sie dort, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The library&apos;s folder cannot be written ({reason}). Choose another folder.</source>
        <translation>In den Ordner der Bibliothek kann nicht geschrieben werden ({reason}). Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>another program ({name}, process {number})</source>
        <translation>anderes Programm ({name}, Prozess {number})</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>anderes Programm</translation>
    </message>
    <message>
        <source>Network sockets are blocked. A separate process connects to the model server, and to nothing else.</source>
        <translation>Netzwerkverbindungen sind gesperrt. Ein eigener Prozess verbindet sich mit dem Modellserver und mit nichts anderem.</translation>
    </message>
    <message>
        <source>Network sockets are blocked.</source>
        <translation>Netzwerkverbindungen sind gesperrt.</translation>
    </message>
    <message>
        <source>They can read their own document or model only, and write nothing.</source>
        <translation>Sie können nur ihr eigenes Dokument oder Modell lesen und nichts schreiben.</translation>
    </message>
    <message>
        <source>Not enforced on this system.</source>
        <translation>Auf diesem System nicht erzwungen.</translation>
    </message>
    <message>
        <source>Windows has no means for it that a program can use by itself. A firewall rule for python.exe is one.</source>
        <translation>Windows hat dafür kein Mittel, das ein Programm selbst einsetzen kann. Eine Firewallregel für python.exe ist eines.</translation>
    </message>
    <message>
        <source>macOS has no means for it that a program can use by itself. A firewall for outgoing traffic is one.</source>
        <translation>macOS hat dafür kein Mittel, das ein Programm selbst einsetzen kann. Eine Firewall für ausgehenden Verkehr ist eines.</translation>
    </message>
    <message>
        <source>It needs Linux 5.13 or later with Landlock and seccomp, on a 64-bit processor by Intel, AMD or Arm.</source>
        <translation>Dafür braucht es Linux 5.13 oder neuer mit Landlock und seccomp auf einem 64-Bit-Prozessor von Intel, AMD oder Arm.</translation>
    </message>
    <message>
        <source>Incomplete for: {names}</source>
        <translation>Unvollständig für: {names}</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>{gigabytes:.1f} GB free</source>
        <translation>{gigabytes:.1f} GB frei</translation>
    </message>
    <message>
        <source>no WordNet is installed; not needed</source>
        <translation>kein WordNet installiert; nicht nötig</translation>
    </message>
    <message>
        <source>{documents}, {parts}</source>
        <translation>{documents}, {parts}</translation>
    </message>
    <message>
        <source>Missing or damaged: {names}</source>
        <translation>Fehlend oder beschädigt: {names}</translation>
    </message>
    <message>
        <source>1 of {of} uses it</source>
        <translation>1 verwendet es ({of} insgesamt)</translation>
    </message>
    <message>
        <source>{n:,} of {of} use it</source>
        <translation>{n:,} verwenden es ({of} insgesamt)</translation>
    </message>
    <message>
        <source>This folder cannot be opened. Check that it is still there.</source>
        <translation>Dieser Ordner lässt sich nicht öffnen. Prüfen Sie, ob er noch da ist.</translation>
    </message>
    <message>
        <source>This folder overlaps with a linked folder. Unlink that one first.</source>
        <translation>Dieser Ordner überschneidet sich mit einem verknüpften Ordner. Lösen Sie zuerst dessen Verknüpfung.</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>The reranking model cannot be loaded</source>
        <translation>Das Nachsortiermodell kann nicht geladen werden</translation>
    </message>
    <message>
        <source>copy its folder again</source>
        <translation>kopieren Sie seinen Ordner erneut</translation>
    </message>
    <message>
        <source>The built-in reader cannot be loaded</source>
        <translation>Das eingebaute Lesemodell kann nicht geladen werden</translation>
    </message>
    <message>
        <source>The reranking model failed</source>
        <translation>Das Nachsortiermodell ist gescheitert</translation>
    </message>
    <message>
        <source>try another one</source>
        <translation>versuchen Sie ein anderes</translation>
    </message>
    <message>
        <source>The built-in embedding model cannot be loaded</source>
        <translation>Das eingebaute Suchmodell kann nicht geladen werden</translation>
    </message>
    <message>
        <source>The built-in embedding model failed on a text</source>
        <translation>Das eingebaute Suchmodell ist an einem Text gescheitert</translation>
    </message>
    <message>
        <source>The model&apos;s structured answer was cut off.</source>
        <translation>Die strukturierte Antwort des Modells brach ab.</translation>
    </message>
    <message>
        <source>The model&apos;s structured answer has another shape than was asked for.</source>
        <translation>Die strukturierte Antwort des Modells hat eine andere Form als verlangt.</translation>
    </message>
    <message>
        <source>empty in the source</source>
        <translation>leer in der Quelle</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>die Tabelle</translation>
    </message>
    <message>
        <source>The only row of {table} checked.</source>
        <translation>Die einzige Zeile geprüft ({table}).</translation>
    </message>
    <message>
        <source>All {n} rows of {table} checked.</source>
        <translation>Alle {n} Zeilen geprüft ({table}).</translation>
    </message>
    <message>
        <source>{header}: {value}</source>
        <translation>{header}: {value}</translation>
    </message>
    <message>
        <source>One empty cell was completed from elsewhere in the document {marks}.</source>
        <translation>Eine leere Zelle wurde von anderer Stelle im Dokument ergänzt {marks}.</translation>
    </message>
    <message>
        <source>{n} empty cells were completed from elsewhere in the document {marks}.</source>
        <translation>{n} leere Zellen wurden von anderer Stelle im Dokument ergänzt {marks}.</translation>
    </message>
    <message>
        <source>{text} (empty in {table}; from {origin} {mark})</source>
        <translation>{text} (leer: {table}; Herkunft: {origin} {mark})</translation>
    </message>
    <message>
        <source>its table</source>
        <translation>die Tabelle</translation>
    </message>
    <message>
        <source>{value} – {name}, {document}</source>
        <translation>{value} – {name}, {document}</translation>
    </message>
    <message>
        <source>None of {total}. What they say: {listed}.</source>
        <translation>{total}, keine Übereinstimmung. Angaben: {listed}.</translation>
    </message>
    <message>
        <source>None of {total}.</source>
        <translation>{total}, keine Übereinstimmung.</translation>
    </message>
    <message>
        <source>{total}: {listed}.</source>
        <translation>{total}: {listed}.</translation>
    </message>
    <message>
        <source>{n:,} of {total}: {listed}.</source>
        <translation>{total}, davon {n:,}: {listed}.</translation>
    </message>
    <message>
        <source>{listed}; and {n:,} more {marks}</source>
        <translation>{listed}; und {n:,} weitere {marks}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>No {name} in {documents}.</source>
        <translation>{name} fehlt ({documents}).</translation>
    </message>
    <message>
        <source>{name} not clear in {documents}.</source>
        <translation>{name} unklar ({documents}).</translation>
    </message>
    <message>
        <source>Not looked through yet: {documents}.</source>
        <translation>Noch nicht durchgesehen: {documents}.</translation>
    </message>
    <message>
        <source>{names} and {n:,} more</source>
        <translation>{names} und {n:,} weitere</translation>
    </message>
    <message>
        <source>{document}, page {page}</source>
        <translation>{document}, Seite {page}</translation>
    </message>
    <message>
        <source>{header}: {value}; {row}</source>
        <translation>{header}: {value}; {row}</translation>
    </message>
    <message>
        <source>Possible answer, please check: {answer}</source>
        <translation>Mögliche Antwort, bitte prüfen: {answer}</translation>
    </message>
    <message>
        <source>{rows}: {headers}</source>
        <translation>{rows}: {headers}</translation>
    </message>
    <message>
        <source>The answer quoted “{name}”, in which other personal data is hidden now. Ask again.</source>
        <translation>Die Antwort zitierte „{name}“; dort sind jetzt andere personenbezogene Daten geschwärzt. Fragen Sie erneut.</translation>
    </message>
    <message>
        <source>It does not seem to answer your question.</source>
        <translation>Sie scheint Ihre Frage nicht zu beantworten.</translation>
    </message>
    <message>
        <source>It may not answer your question.</source>
        <translation>Möglicherweise beantwortet sie Ihre Frage nicht.</translation>
    </message>
    <message>
        <source>{name} is not mentioned in the documents.</source>
        <translation>{name} kommt in den Dokumenten nicht vor.</translation>
    </message>
</context>
<context>
    <name>AnswerFiles</name>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Save answer</source>
        <translation>Antwort speichern</translation>
    </message>
    <message>
        <source>Save conversation</source>
        <translation>Unterhaltung speichern</translation>
    </message>
    <message>
        <source>Choose another location…</source>
        <translation>Anderen Ort wählen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>AnswerTableModel</name>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
</context>
<context>
    <name>AnswerTableView</name>
    <message>
        <source>Answer table</source>
        <translation>Antworttabelle</translation>
    </message>
</context>
<context>
    <name>AnswerTables</name>
    <message>
        <source>Show row</source>
        <translation>Zeile anzeigen</translation>
    </message>
    <message>
        <source>Show the {n} rows</source>
        <translation>Die {n} Zeilen anzeigen</translation>
    </message>
    <message>
        <source>Also in {document}:</source>
        <translation>Auch in {document}:</translation>
    </message>
    <message>
        <source>{table} (page {page})</source>
        <translation>{table} (Seite {page})</translation>
    </message>
    <message>
        <source>Open {table} of {document}</source>
        <translation>{table} von {document} öffnen</translation>
    </message>
</context>
<context>
    <name>AnswerView</name>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
</context>
<context>
    <name>CardActions</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue this answer where it ended</source>
        <translation>Diese Antwort dort fortsetzen, wo sie endete</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the answer with its sources</source>
        <translation>Die Antwort mit ihren Quellen kopieren</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy with page references</source>
        <translation>Mit Seitenangaben kopieren</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Erneut fragen</translation>
    </message>
    <message>
        <source>Answer again (replaces this answer)</source>
        <translation>Erneut beantworten (ersetzt diese Antwort)</translation>
    </message>
    <message>
        <source>Ask the model instead</source>
        <translation>Das Modell fragen</translation>
    </message>
    <message>
        <source>Have the language model write the answer (replaces this answer)</source>
        <translation>Das Sprachmodell die Antwort schreiben lassen (ersetzt diese Antwort)</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit the question and ask again</source>
        <translation>Die Frage bearbeiten und erneut stellen</translation>
    </message>
    <message>
        <source>How?</source>
        <translation>Wie?</translation>
    </message>
    <message>
        <source>How this was answered</source>
        <translation>Wie diese Antwort zustande kam</translation>
    </message>
    <message>
        <source>Incomplete answers cannot be saved. Continue the answer or ask again first.</source>
        <translation>Unvollständige Antworten können nicht gespeichert werden. Setzen Sie die Antwort fort, oder fragen Sie zuerst erneut.</translation>
    </message>
    <message>
        <source>Save as an Excel workbook, Markdown or CSV</source>
        <translation>Als Excel-Arbeitsmappe, Markdown oder CSV speichern</translation>
    </message>
</context>
<context>
    <name>ChainTree</name>
    <message>
        <source>Path through the documents</source>
        <translation>Weg durch die Dokumente</translation>
    </message>
</context>
<context>
    <name>ChatPane</name>
    <message>
        <source>Opening the library…</source>
        <translation>Bibliothek wird geöffnet…</translation>
    </message>
    <message>
        <source>Ask your documents</source>
        <translation>Fragen Sie Ihre Dokumente</translation>
    </message>
</context>
<context>
    <name>ChatToast</name>
    <message>
        <source>“{question}” is still being answered in its conversation.</source>
        <translation>„{question}“ wird noch in der zugehörigen Unterhaltung beantwortet.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>“{question}” has been answered.</source>
        <translation>„{question}“ wurde beantwortet.</translation>
    </message>
    <message>
        <source>“{question}” could not be answered.</source>
        <translation>„{question}“ konnte nicht beantwortet werden.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>This will be done when the answer is complete.</source>
        <translation>Das geschieht, sobald die Antwort vollständig ist.</translation>
    </message>
    <message>
        <source>There are no documents to search yet.</source>
        <translation>Es gibt noch keine Dokumente, die durchsucht werden können.</translation>
    </message>
    <message>
        <source>Add documents…</source>
        <translation>Dokumente hinzufügen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>CitationChips</name>
    <message>
        <source>{n} more</source>
        <translation>{n} weitere</translation>
    </message>
    <message>
        <source>Show {n} more citations</source>
        <translation>{n} weitere Belege anzeigen</translation>
    </message>
    <message>
        <source>p. {page}</source>
        <translation>S.&#xa0;{page}</translation>
    </message>
    <message>
        <source>Citation {number}: {document}, {place}</source>
        <translation>Beleg {number}: {document}, {place}</translation>
    </message>
</context>
<context>
    <name>CitationRow</name>
    <message>
        <source>Previous citation (Alt+,)</source>
        <translation>Vorheriger Beleg (Alt+,)</translation>
    </message>
    <message>
        <source>Next citation (Alt+.)</source>
        <translation>Nächster Beleg (Alt+.)</translation>
    </message>
    <message>
        <source>Citation {n} of {total}</source>
        <translation>Beleg {n} von {total}</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>Quit and don’t ask again</source>
        <translation>Beenden und nicht mehr fragen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>CollectionBar</name>
    <message>
        <source>All documents</source>
        <translation>Alle Dokumente</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Neue Sammlung</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Sammlungen</translation>
    </message>
    <message>
        <source>Add a document first.</source>
        <translation>Fügen Sie zuerst ein Dokument hinzu.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>New collection {n}</source>
        <translation>Neue Sammlung {n}</translation>
    </message>
    <message>
        <source>“{before}” was renamed to “{name}”.</source>
        <translation>„{before}“ wurde in „{name}“ umbenannt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>its document</source>
        <translation>ihrem Dokument</translation>
    </message>
    <message>
        <source>its {n} documents</source>
        <translation>ihren {n} Dokumenten</translation>
    </message>
    <message>
        <source>Delete the collection “{name}” with {documents}? The original files are kept.</source>
        <translation>Die Sammlung „{name}“ mit {documents} löschen? Die Originaldateien bleiben erhalten.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The empty collection “{name}” was deleted.</source>
        <translation>Die leere Sammlung „{name}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>Link a folder (new files are added automatically)</source>
        <translation>Ordner verknüpfen (neue Dateien werden automatisch hinzugefügt)</translation>
    </message>
    <message>
        <source>“{name}” is linked. New and changed files are added automatically.</source>
        <translation>„{name}“ ist verknüpft. Neue und geänderte Dateien werden automatisch hinzugefügt.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Instructions…</source>
        <translation>Anweisungen…</translation>
    </message>
    <message>
        <source>Personal data…</source>
        <translation>Personenbezogene Daten…</translation>
    </message>
    <message>
        <source>Link a folder…</source>
        <translation>Ordner verknüpfen…</translation>
    </message>
    <message>
        <source>Unlink “{name}”</source>
        <translation>Verknüpfung mit „{name}“ lösen</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
</context>
<context>
    <name>CollectionDelegate</name>
    <message>
        <source>Collection name</source>
        <translation>Name der Sammlung</translation>
    </message>
</context>
<context>
    <name>CollectionList</name>
    <message>
        <source>Collections</source>
        <translation>Sammlungen</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>Comparing</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Filter differences</source>
        <translation>Unterschiede filtern</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>All changes</source>
        <translation>Alle Änderungen</translation>
    </message>
    <message>
        <source>Take the other document for the earlier one</source>
        <translation>Das andere Dokument als das frühere nehmen</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen…</translation>
    </message>
    <message>
        <source>{before} and {after}</source>
        <translation>{before} und {after}</translation>
    </message>
    <message>
        <source>Export differences</source>
        <translation>Unterschiede exportieren</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Nicht verglichen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>All documents</source>
        <translation>Alle Dokumente</translation>
    </message>
    <message>
        <source>Shift+Return: new line</source>
        <translation>Umschalt+Eingabe: neue Zeile</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Stoppen (Esc)</translation>
    </message>
    <message>
        <source>Send (Return)</source>
        <translation>Senden (Eingabe)</translation>
    </message>
</context>
<context>
    <name>ConversationBar</name>
    <message>
        <source>New conversation (Ctrl+N)</source>
        <translation>Neue Unterhaltung (Strg+N)</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Save…	Ctrl+Shift+S</source>
        <translation>Speichern…	Strg+Umschalt+S</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Neue Unterhaltung</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
</context>
<context>
    <name>ConversationList</name>
    <message>
        <source>Search conversations</source>
        <translation>Unterhaltungen durchsuchen</translation>
    </message>
    <message>
        <source>Search titles, questions and answers</source>
        <translation>Titel, Fragen und Antworten durchsuchen</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Unterhaltungen</translation>
    </message>
    <message>
        <source>New conversation (Ctrl+N)</source>
        <translation>Neue Unterhaltung (Strg+N)</translation>
    </message>
    <message>
        <source>Hide conversations (Ctrl+2)</source>
        <translation>Unterhaltungen ausblenden (Strg+2)</translation>
    </message>
    <message>
        <source>No matching conversations.</source>
        <translation>Keine passenden Unterhaltungen.</translation>
    </message>
    <message>
        <source>No conversations yet. Ask a question to start one.</source>
        <translation>Noch keine. Stellen Sie eine Frage, um zu beginnen.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Rename	F2</source>
        <translation>Umbenennen	F2</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Delete	Del</source>
        <translation>Löschen	Entf</translation>
    </message>
</context>
<context>
    <name>ConversationView</name>
    <message>
        <source>Conversations</source>
        <translation>Unterhaltungen</translation>
    </message>
</context>
<context>
    <name>Conversations</name>
    <message>
        <source>“{title}” was deleted.</source>
        <translation>„{title}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>DetailsWindow</name>
    <message>
        <source>Details: {document}</source>
        <translation>Details: {document}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>Personenbezogene Daten</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Einlesen</translation>
    </message>
    <message>
        <source>Hide it…</source>
        <translation>Schwärzen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Personal data was found.</source>
        <translation>Es wurden personenbezogene Daten gefunden.</translation>
    </message>
</context>
<context>
    <name>DocumentDelegate</name>
    <message>
        <source>Enter password…</source>
        <translation>Passwort eingeben…</translation>
    </message>
</context>
<context>
    <name>DocumentList</name>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Ask only this document</source>
        <translation>Nur dieses Dokument befragen</translation>
    </message>
    <message>
        <source>Tables…</source>
        <translation>Tabellen…</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Details…</translation>
    </message>
    <message>
        <source>Export notes…</source>
        <translation>Notizen exportieren…</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Namen kopieren</translation>
    </message>
    <message>
        <source>Copy names</source>
        <translation>Namen kopieren</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Verschieben nach</translation>
    </message>
    <message>
        <source>Copy to</source>
        <translation>Kopieren nach</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Passwort eingeben…</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Erneut lesen</translation>
    </message>
    <message>
        <source>Ask only these {n} documents</source>
        <translation>Nur diese {n} Dokumente befragen</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Remove {n}…</source>
        <translation>{n} entfernen…</translation>
    </message>
</context>
<context>
    <name>DocumentTables</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Filter tables</source>
        <translation>Tabellen filtern</translation>
    </message>
    <message>
        <source>Loading tables</source>
        <translation>Tabellen werden geladen</translation>
    </message>
    <message>
        <source>Document tables</source>
        <translation>Tabellen des Dokuments</translation>
    </message>
    <message>
        <source>No tables were found in this document.</source>
        <translation>In diesem Dokument wurden keine Tabellen gefunden.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Doubts</name>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Show the parts that could not be verified</source>
        <translation>Die Teile anzeigen, die nicht bestätigt werden konnten</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} weitere</translation>
    </message>
</context>
<context>
    <name>EmptyLibrary</name>
    <message>
        <source>Drop documents here</source>
        <translation>Dokumente hier ablegen</translation>
    </message>
    <message>
        <source>PDF and Office files, web pages, scans, email, archives, or folders. They are copied into the library and never leave this computer.</source>
        <translation>PDF- und Office-Dateien, Webseiten, Scans, E-Mails, Archive oder Ordner. Sie werden in die Bibliothek kopiert und verlassen diesen Computer nie.</translation>
    </message>
    <message>
        <source>Add documents…</source>
        <translation>Dokumente hinzufügen…</translation>
    </message>
    <message>
        <source>Try sample documents</source>
        <translation>Beispieldokumente ausprobieren</translation>
    </message>
</context>
<context>
    <name>FilterHeader</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter {column}</source>
        <translation>{column} filtern</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in this document</source>
        <translation>In diesem Dokument suchen</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Vorheriger Treffer (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Nächster Treffer (F3)</translation>
    </message>
    <message>
        <source>Close search (Esc)</source>
        <translation>Suche schließen (Esc)</translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <translation>{n} von {total}</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Folder for exports</source>
        <translation>Ordner für Exporte</translation>
    </message>
    <message>
        <source>Last used folder</source>
        <translation>Zuletzt verwendeter Ordner</translation>
    </message>
    <message>
        <source>While documents are being added</source>
        <translation>Solange Dokumente hinzugefügt werden</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Takes effect when LocalMind starts next.</source>
        <translation>Gilt ab dem nächsten Start von LocalMind.</translation>
    </message>
    <message>
        <source>Stronger colors and a clear focus outline.</source>
        <translation>Kräftigere Farben und ein deutlicher Rahmen um das aktive Element.</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exporte</translation>
    </message>
    <message>
        <source>Where “Save” begins for Excel, Markdown and CSV files.</source>
        <translation>Wo „Speichern“ bei Excel-, Markdown- und CSV-Dateien beginnt.</translation>
    </message>
    <message>
        <source>Quitting</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Unfinished documents resume the next time either way.</source>
        <translation>Unfertige Dokumente werden so oder so beim nächsten Mal fortgesetzt.</translation>
    </message>
    <message>
        <source>Ask before quitting</source>
        <translation>Vor dem Beenden fragen</translation>
    </message>
    <message>
        <source>Files of LocalMind</source>
        <translation>Dateien von LocalMind</translation>
    </message>
    <message>
        <source>Library folder</source>
        <translation>Bibliotheksordner</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>GuideView</name>
    <message>
        <source>Guide</source>
        <translation>Handbuch</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>LocalMind guide</source>
        <translation>LocalMind-Handbuch</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>No topic has these words.</source>
        <translation>Kein Thema enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>HealthPage</name>
    <message>
        <source>Health</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Response times</source>
        <translation>Antwortzeiten</translation>
    </message>
    <message>
        <source>No questions asked yet.</source>
        <translation>Noch keine Fragen gestellt.</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Checks this computer, your library and the models.</source>
        <translation>Prüft diesen Computer, Ihre Bibliothek und die Modelle.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>The library is not open, so there is nothing to check yet.</source>
        <translation>Die Bibliothek ist nicht geöffnet, daher gibt es noch nichts zu prüfen.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>{n} check needs attention.</source>
        <translation>Bei {n} Prüfung besteht Handlungsbedarf.</translation>
    </message>
    <message>
        <source>{n} checks need attention.</source>
        <translation>Bei {n} Prüfungen besteht Handlungsbedarf.</translation>
    </message>
    <message>
        <source>Everything is in order.</source>
        <translation>Alles in Ordnung.</translation>
    </message>
</context>
<context>
    <name>HitDelegate</name>
    <message>
        <source>Page {n}</source>
        <translation>Seite {n}</translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
</context>
<context>
    <name>HowPanel</name>
    <message>
        <source>How this was answered</source>
        <translation>Wie diese Antwort zustande kam</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
</context>
<context>
    <name>InstructionsWindow</name>
    <message>
        <source>Instructions for “{name}”</source>
        <translation>Anweisungen für „{name}“</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Anweisungen</translation>
    </message>
    <message>
        <source>Example: Name the clause of the contract. Answer in German.</source>
        <translation>Beispiel: Nenne die Klausel des Vertrags. Antworte auf Deutsch.</translation>
    </message>
    <message>
        <source>Sent to the language model with every question about this collection, after the instructions in Settings. “How?” under an answer shows them.</source>
        <translation>Werden mit jeder Frage zu dieser Sammlung an das Sprachmodell gesendet, nach den Anweisungen aus den Einstellungen. „Wie?“ unter einer Antwort zeigt sie.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>LibraryPane</name>
    <message>
        <source>Add documents…</source>
        <translation>Dokumente hinzufügen…</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Add documents (Ctrl+O)</source>
        <translation>Dokumente hinzufügen (Strg+O)</translation>
    </message>
    <message>
        <source>Filter documents</source>
        <translation>Dokumente filtern</translation>
    </message>
    <message>
        <source>By name, status, class, people or amounts, as in: invoice over 500 EUR</source>
        <translation>Nach Name, Status, Art, Personen oder Beträgen, etwa: Rechnung über 500 EUR</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>No document matches “{text}”.</source>
        <translation>Kein Dokument passt zu „{text}“.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Filter löschen</translation>
    </message>
    <message>
        <source>Drop documents here. You can limit questions to this collection.</source>
        <translation>Legen Sie Dokumente hier ab. Fragen lassen sich auf diese Sammlung begrenzen.</translation>
    </message>
    <message>
        <source>“{name}” is empty</source>
        <translation>„{name}“ ist leer</translation>
    </message>
    <message>
        <source>Drop to add to “{name}”</source>
        <translation>Ablegen, um zu „{name}“ hinzuzufügen</translation>
    </message>
    <message>
        <source>They will be added when the library has opened.</source>
        <translation>Sie werden hinzugefügt, sobald die Bibliothek geöffnet ist.</translation>
    </message>
    <message>
        <source>No supported files found there.</source>
        <translation>Dort wurden keine unterstützten Dateien gefunden.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>LikelyPlaces</name>
    <message>
        <source>Show {n} more</source>
        <translation>{n} weitere anzeigen</translation>
    </message>
    <message>
        <source>Show {n} more possible answers</source>
        <translation>{n} weitere mögliche Antworten anzeigen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The library is not open</source>
        <translation>Die Bibliothek ist nicht geöffnet</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>All models are optional. Without any, answers are quoted from documents.</source>
        <translation>Alle Modelle sind optional. Ohne sie werden Antworten aus Dokumenten zitiert.</translation>
    </message>
</context>
<context>
    <name>NotFound</name>
    <message>
        <source>Search all documents</source>
        <translation>Alle Dokumente durchsuchen</translation>
    </message>
    <message>
        <source>Add documents…</source>
        <translation>Dokumente hinzufügen…</translation>
    </message>
    <message>
        <source>Try wording from the document, or the name of a part, table or section.</source>
        <translation>Versuchen Sie es mit Worten aus dem Dokument oder dem Namen eines Teils, einer Tabelle oder eines Abschnitts.</translation>
    </message>
    <message>
        <source>Only part of the library was searched.</source>
        <translation>Es wurde nur ein Teil der Bibliothek durchsucht.</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Notiz schreiben</translation>
    </message>
    <message>
        <source>Remove note (Delete)</source>
        <translation>Notiz entfernen (Entf)</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>NoteDelegate</name>
    <message>
        <source>Page {n}</source>
        <translation>Seite {n}</translation>
    </message>
    <message>
        <source>No longer found on page {n}</source>
        <translation>Auf Seite {n} nicht mehr gefunden</translation>
    </message>
</context>
<context>
    <name>NoteFiles</name>
    <message>
        <source>“{name}” has no notes.</source>
        <translation>„{name}“ hat keine Notizen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Notes on {name}</source>
        <translation>Notizen zu {name}</translation>
    </message>
    <message>
        <source>Export notes</source>
        <translation>Notizen exportieren</translation>
    </message>
</context>
<context>
    <name>NoteList</name>
    <message>
        <source>Search notes</source>
        <translation>Notizen durchsuchen</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>Keine Treffer.</translation>
    </message>
    <message>
        <source>Export notes…</source>
        <translation>Notizen exportieren…</translation>
    </message>
</context>
<context>
    <name>NoteModel</name>
    <message>
        <source>Page {n}</source>
        <translation>Seite {n}</translation>
    </message>
</context>
<context>
    <name>NoteView</name>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Remove note</source>
        <translation>Notiz entfernen</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
</context>
<context>
    <name>Noting</name>
    <message>
        <source>Highlight</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Add note here</source>
        <translation>Hier eine Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Notiz bearbeiten</translation>
    </message>
    <message>
        <source>Remove note</source>
        <translation>Notiz entfernen</translation>
    </message>
    <message>
        <source>The note was removed.</source>
        <translation>Die Notiz wurde entfernt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>OfflinePage</name>
    <message>
        <source>Privacy and network</source>
        <translation>Datenschutz und Netzwerk</translation>
    </message>
    <message>
        <source>Enforced by the system</source>
        <translation>Vom System erzwungen</translation>
    </message>
    <message>
        <source>Open connections</source>
        <translation>Offene Verbindungen</translation>
    </message>
    <message>
        <source>Blocked attempts</source>
        <translation>Gesperrte Versuche</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>OutlineDelegate</name>
    <message>
        <source>Table on page {page}</source>
        <translation>Tabelle auf Seite {page}</translation>
    </message>
</context>
<context>
    <name>OutlineView</name>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
</context>
<context>
    <name>Overflow</name>
    <message>
        <source>More tools</source>
        <translation>Weitere Werkzeuge</translation>
    </message>
</context>
<context>
    <name>PageModel</name>
    <message>
        <source>Page {n}</source>
        <translation>Seite {n}</translation>
    </message>
</context>
<context>
    <name>PageTables</name>
    <message>
        <source>Open table on this page (Ctrl+T)</source>
        <translation>Tabelle auf dieser Seite öffnen (Strg+T)</translation>
    </message>
</context>
<context>
    <name>PageTrouble</name>
    <message>
        <source>This document is protected by a password.</source>
        <translation>Dieses Dokument ist durch ein Passwort geschützt.</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Passwort eingeben…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Document pages</source>
        <translation>Seiten des Dokuments</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Click a citation to see the page it comes from.</source>
        <translation>Klicken Sie auf einen Beleg, um die Seite zu sehen, von der er stammt.</translation>
    </message>
    <message>
        <source>Opening the document…</source>
        <translation>Dokument wird geöffnet…</translation>
    </message>
    <message>
        <source>Opening the document</source>
        <translation>Dokument wird geöffnet</translation>
    </message>
</context>
<context>
    <name>PasswordWindow</name>
    <message>
        <source>Enter password</source>
        <translation>Passwort eingeben</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Remember in the system keyring</source>
        <translation>Im Schlüsselbund des Systems speichern</translation>
    </message>
    <message>
        <source>Otherwise it is kept until you quit LocalMind.</source>
        <translation>Sonst bleibt es bis zum Beenden von LocalMind erhalten.</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>“{name}” is protected by a password.</source>
        <translation>„{name}“ ist durch ein Passwort geschützt.</translation>
    </message>
    <message>
        <source>This system has no keyring, so it is kept until you quit LocalMind.</source>
        <translation>Dieses System hat keinen Schlüsselbund; das Passwort bleibt daher bis zum Beenden von LocalMind erhalten.</translation>
    </message>
    <message>
        <source>Show password</source>
        <translation>Passwort anzeigen</translation>
    </message>
    <message>
        <source>Hide password</source>
        <translation>Passwort verbergen</translation>
    </message>
</context>
<context>
    <name>PersonalTab</name>
    <message>
        <source>Hide personal data…</source>
        <translation>Personenbezogene Daten schwärzen…</translation>
    </message>
    <message>
        <source>It was hidden when the document was read.</source>
        <translation>Sie wurden beim Lesen des Dokuments geschwärzt.</translation>
    </message>
</context>
<context>
    <name>PlacedTab</name>
    <message>
        <source>Nothing matches the filter.</source>
        <translation>Nichts passt zum Filter.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Back to documents</source>
        <translation>Zurück zu den Dokumenten</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Retry all</source>
        <translation>Alle erneut versuchen</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Passwort eingeben…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Dismiss all</source>
        <translation>Alle ausblenden</translation>
    </message>
</context>
<context>
    <name>QuestionField</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
</context>
<context>
    <name>QuestionFrame</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Searched in: {where}</source>
        <translation>Gesucht in: {where}</translation>
    </message>
</context>
<context>
    <name>Quoting</name>
    <message>
        <source>Ask about the selection</source>
        <translation>Zur Auswahl fragen</translation>
    </message>
    <message>
        <source>Copy with page reference</source>
        <translation>Mit Seitenangabe kopieren</translation>
    </message>
    <message>
        <source>Ask about this page</source>
        <translation>Zu dieser Seite fragen</translation>
    </message>
    <message>
        <source>p. {n}</source>
        <translation>S.&#xa0;{n}</translation>
    </message>
    <message>
        <source>pp. {first}–{last}</source>
        <translation>S.&#xa0;{first}–{last}</translation>
    </message>
</context>
<context>
    <name>ReadingTab</name>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Etappen</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etappe</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Pages with problems</source>
        <translation>Seiten mit Problemen</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>RedactionWindow</name>
    <message>
        <source>Personal data in “{name}”</source>
        <translation>Personenbezogene Daten in „{name}“</translation>
    </message>
    <message>
        <source>Also ask the language model (health, religion, family and the like)</source>
        <translation>Auch das Sprachmodell fragen (Gesundheit, Religion, Familie und Ähnliches)</translation>
    </message>
    <message>
        <source>Looking for personal data</source>
        <translation>Personenbezogene Daten werden gesucht</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Reads as</source>
        <translation>Wird zu</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>What is hidden</source>
        <translation>Was geschwärzt wird</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Hidden data is not stored, searched, quoted or sent to a language model. The library then keeps no copy of the original files; pages are shown as they were read. Names, emails and phone numbers stay. Answers that quote the documents are deleted.</source>
        <translation>Geschwärzte Daten werden weder gespeichert noch durchsucht, zitiert oder an ein Sprachmodell gesendet. Die Bibliothek behält dann keine Kopie der Originaldateien; Seiten werden so gezeigt, wie sie gelesen wurden. Namen, E-Mail-Adressen und Telefonnummern bleiben. Antworten, die die Dokumente zitieren, werden gelöscht.</translation>
    </message>
    <message>
        <source>It reads every document before anything of it is stored, which takes time, and may overlook some. What it names is hidden wherever it stands.</source>
        <translation>Es liest jedes Dokument, bevor etwas davon gespeichert wird; das braucht Zeit, und manches kann ihm entgehen. Was es nennt, wird überall geschwärzt, wo es steht.</translation>
    </message>
    <message>
        <source>Looking for personal data: document {number} of {total}</source>
        <translation>Personenbezogene Daten werden gesucht: Dokument {number} von {total}</translation>
    </message>
    <message>
        <source>{line} This includes what the language model found.</source>
        <translation>{line} Darin ist enthalten, was das Sprachmodell gefunden hat.</translation>
    </message>
    <message>
        <source>{line} The language model looks for more once you apply this.</source>
        <translation>{line} Das Sprachmodell sucht nach mehr, sobald Sie dies anwenden.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Relocation</name>
    <message>
        <source>moved to “{name}”</source>
        <translation>nach „{name}“ verschoben</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>copied to “{name}”</source>
        <translation>nach „{name}“ kopiert</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Removal</name>
    <message>
        <source>Remove “{name}” from the library? The original file is kept.</source>
        <translation>„{name}“ aus der Bibliothek entfernen? Die Originaldatei bleibt erhalten.</translation>
    </message>
    <message>
        <source>Remove {n} documents from the library? The original files are kept.</source>
        <translation>{n} Dokumente aus der Bibliothek entfernen? Die Originaldateien bleiben erhalten.</translation>
    </message>
    <message>
        <source> and {n} more</source>
        <translation> und {n} weitere</translation>
    </message>
    <message>
        <source>Remove it from the library as well?</source>
        <translation>Auch aus der Bibliothek entfernen?</translation>
    </message>
    <message>
        <source>Remove them from the library as well?</source>
        <translation>Auch aus der Bibliothek entfernen?</translation>
    </message>
    <message>
        <source>No longer in the linked folder: {names}.</source>
        <translation>Nicht mehr im verknüpften Ordner: {names}.</translation>
    </message>
    <message>
        <source>This also deletes {n} answer that quotes it.</source>
        <translation>Dabei wird auch {n} Antwort gelöscht, die es zitiert.</translation>
    </message>
    <message>
        <source>This also deletes {n} answers that quote it.</source>
        <translation>Dabei werden auch {n} Antworten gelöscht, die es zitieren.</translation>
    </message>
    <message>
        <source>This also deletes {n} answer that quotes them.</source>
        <translation>Dabei wird auch {n} Antwort gelöscht, die sie zitiert.</translation>
    </message>
    <message>
        <source>This also deletes {n} answers that quote them.</source>
        <translation>Dabei werden auch {n} Antworten gelöscht, die sie zitieren.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>“{name}” was removed.</source>
        <translation>„{name}“ wurde entfernt.</translation>
    </message>
    <message>
        <source>{n} document was removed.</source>
        <translation>{n} Dokument wurde entfernt.</translation>
    </message>
    <message>
        <source>{n} documents were removed.</source>
        <translation>{n} Dokumente wurden entfernt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{documents} were removed.</source>
        <translation>{documents} wurden entfernt.</translation>
    </message>
    <message>
        <source>Parts are still found by search: {names}. Please remove them again.</source>
        <translation>Teile werden von der Suche noch gefunden: {names}. Bitte entfernen Sie sie erneut.</translation>
    </message>
</context>
<context>
    <name>ReviewTab</name>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Review of {document}</source>
        <translation>Prüfung von {document}</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Prüfung exportieren</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ScopeButton</name>
    <message>
        <source>Search all documents again</source>
        <translation>Wieder alle Dokumente durchsuchen</translation>
    </message>
    <message>
        <source>Search in: {where}</source>
        <translation>Suchen in: {where}</translation>
    </message>
</context>
<context>
    <name>ScopePopup</name>
    <message>
        <source>Search in</source>
        <translation>Suchen in</translation>
    </message>
    <message>
        <source>Find a collection or document</source>
        <translation>Sammlung oder Dokument suchen</translation>
    </message>
    <message>
        <source>Collections and documents</source>
        <translation>Sammlungen und Dokumente</translation>
    </message>
    <message>
        <source>All pages, or a range: 12 or 12–20</source>
        <translation>Alle Seiten oder ein Bereich: 12 oder 12–20</translation>
    </message>
    <message>
        <source>Pages to search</source>
        <translation>Zu durchsuchende Seiten</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Searching: {where}</source>
        <translation>Durchsucht wird: {where}</translation>
    </message>
</context>
<context>
    <name>Selecting</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Select all on this page</source>
        <translation>Alles auf dieser Seite auswählen</translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
</context>
<context>
    <name>SetAside</name>
    <message>
        <source>{n} passage not used</source>
        <translation>{n} Textstelle nicht verwendet</translation>
    </message>
    <message>
        <source>{n} passages not used</source>
        <translation>{n} Textstellen nicht verwendet</translation>
    </message>
    <message>
        <source>The model judged these not relevant</source>
        <translation>Das Modell hielt sie für nicht relevant</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Diese Seite zurücksetzen</translation>
    </message>
    <message>
        <source>Put the defaults into all fields of this page</source>
        <translation>Alle Felder dieser Seite auf die Standardwerte setzen</translation>
    </message>
    <message>
        <source>Changes apply when you save them.</source>
        <translation>Änderungen gelten, sobald Sie sie speichern.</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkombinationen</translation>
    </message>
    <message>
        <source>Search commands and shortcuts</source>
        <translation>Befehle und Tastenkombinationen suchen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Tab moves between controls, arrow keys move within lists, Enter opens, Escape closes. In tables, Ctrl+C copies the selection.</source>
        <translation>Tab wechselt zwischen Bedienelementen, Pfeiltasten bewegen in Listen, Eingabe öffnet, Esc schließt. In Tabellen kopiert Strg+C die Auswahl.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SideBar</name>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>No outline or tables in this document.</source>
        <translation>Dieses Dokument hat weder Gliederung noch Tabellen.</translation>
    </message>
    <message>
        <source>Press Ctrl+Shift+F to search. Matches are listed here.</source>
        <translation>Drücken Sie Strg+Umschalt+F, um zu suchen. Treffer erscheinen hier.</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>Keine Treffer.</translation>
    </message>
    <message>
        <source>No notes yet. Select text on a page to highlight it, or right-click to add a note.</source>
        <translation>Noch keine Notizen. Wählen Sie auf einer Seite Text aus, um ihn zu markieren, oder klicken Sie mit der rechten Maustaste, um eine Notiz hinzuzufügen.</translation>
    </message>
</context>
<context>
    <name>SortButton</name>
    <message>
        <source>Sort and view</source>
        <translation>Sortierung und Ansicht</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Date, newest first</source>
        <translation>Datum, neueste zuerst</translation>
    </message>
    <message>
        <source>Size, largest first</source>
        <translation>Größe, größte zuerst</translation>
    </message>
    <message>
        <source>Status (problems first)</source>
        <translation>Status (Probleme zuerst)</translation>
    </message>
    <message>
        <source>Reverse order</source>
        <translation>Reihenfolge umkehren</translation>
    </message>
    <message>
        <source>Show titles</source>
        <translation>Titel anzeigen</translation>
    </message>
</context>
<context>
    <name>SourcePane</name>
    <message>
        <source>Find in this document</source>
        <translation>In diesem Dokument suchen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Source: {name}</source>
        <translation>Quelle: {name}</translation>
    </message>
    <message>
        <source>This document has no pages to show.</source>
        <translation>Dieses Dokument hat keine Seiten, die sich anzeigen ließen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Page {n} of {count}</source>
        <translation>Seite {n} von {count}</translation>
    </message>
</context>
<context>
    <name>StoragePage</name>
    <message>
        <source>Storage</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Library folder</source>
        <translation>Bibliotheksordner</translation>
    </message>
    <message>
        <source>Copy progress</source>
        <translation>Fortschritt der Kopie</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Sichern…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Sicherung wiederherstellen…</translation>
    </message>
    <message>
        <source>Rebuild the index…</source>
        <translation>Index neu aufbauen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Choosing another folder opens the library there or creates a new one. The current library is kept.</source>
        <translation>Wenn Sie einen anderen Ordner wählen, wird die Bibliothek dort geöffnet oder eine neue angelegt. Die jetzige Bibliothek bleibt erhalten.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Texts and tables</source>
        <translation>Texte und Tabellen</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>Suchindex</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Unterhaltungen</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Free disk space</source>
        <translation>Freier Speicherplatz</translation>
    </message>
    <message>
        <source>Backup and index</source>
        <translation>Sicherung und Index</translation>
    </message>
    <message>
        <source>A backup is a folder with all documents, conversations and models, with a checksum for every file. It is restored into an empty folder. The index can be rebuilt at any time.</source>
        <translation>Eine Sicherung ist ein Ordner mit allen Dokumenten, Unterhaltungen und Modellen, mit einer Prüfsumme für jede Datei. Sie wird in einen leeren Ordner wiederhergestellt. Der Index kann jederzeit neu aufgebaut werden.</translation>
    </message>
    <message>
        <source>Choose a folder for the backup</source>
        <translation>Ordner für die Sicherung auswählen</translation>
    </message>
    <message>
        <source>Backing up… Adding documents is paused.</source>
        <translation>Sicherung läuft… Das Hinzufügen von Dokumenten ist angehalten.</translation>
    </message>
    <message>
        <source>Choose a backup to restore</source>
        <translation>Wiederherzustellende Sicherung auswählen</translation>
    </message>
    <message>
        <source>Choose an empty folder for the restored library</source>
        <translation>Leeren Ordner für die wiederhergestellte Bibliothek auswählen</translation>
    </message>
    <message>
        <source>Restoring the backup…</source>
        <translation>Sicherung wird wiederhergestellt…</translation>
    </message>
    <message>
        <source>{n} file</source>
        <translation>{n} Datei</translation>
    </message>
    <message>
        <source>{n} files</source>
        <translation>{n} Dateien</translation>
    </message>
    <message>
        <source>The backup is complete: {files}, {size}, in {folder}.</source>
        <translation>Die Sicherung ist vollständig: {files}, {size}, in {folder}.</translation>
    </message>
    <message>
        <source>The library was restored to {folder} and verified. Choose it, then save, to use it.</source>
        <translation>Die Bibliothek wurde in {folder} wiederhergestellt und geprüft. Um sie zu verwenden, wählen Sie sie aus und speichern Sie.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Canceled. Nothing was copied.</source>
        <translation>Abgebrochen. Es wurde nichts kopiert.</translation>
    </message>
    <message>
        <source>All documents will be re-indexed one by one. Until then, answers come from those already done.</source>
        <translation>Alle Dokumente werden nacheinander neu indiziert. Bis dahin kommen Antworten aus denen, die schon fertig sind.</translation>
    </message>
    <message>
        <source>Rebuild</source>
        <translation>Neu aufbauen</translation>
    </message>
    <message>
        <source>{n} document is being re-indexed.</source>
        <translation>{n} Dokument wird neu indiziert.</translation>
    </message>
    <message>
        <source>{n} documents are being re-indexed.</source>
        <translation>{n} Dokumente werden neu indiziert.</translation>
    </message>
</context>
<context>
    <name>SummaryTab</name>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>Art des Dokuments</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Describe with the language model</source>
        <translation>Mit dem Sprachmodell beschreiben</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>TableBlock</name>
    <message>
        <source>{table}: answer rows</source>
        <translation>{table}: Zeilen der Antwort</translation>
    </message>
    <message>
        <source>{n} empty cell filled in</source>
        <translation>{n} leere Zelle ergänzt</translation>
    </message>
    <message>
        <source>{n} empty cells filled in</source>
        <translation>{n} leere Zellen ergänzt</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Tabelle öffnen</translation>
    </message>
    <message>
        <source>Show the whole table to filter, sort or save it</source>
        <translation>Die ganze Tabelle zeigen, um sie zu filtern, zu sortieren oder zu speichern</translation>
    </message>
    <message>
        <source>Open {table}</source>
        <translation>{table} öffnen</translation>
    </message>
</context>
<context>
    <name>TableGrid</name>
    <message>
        <source>Show on page</source>
        <translation>Auf der Seite anzeigen</translation>
    </message>
    <message>
        <source>Show where this value came from</source>
        <translation>Anzeigen, woher dieser Wert stammt</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Filter by this text</source>
        <translation>Nach diesem Text filtern</translation>
    </message>
    <message>
        <source>Sort ascending</source>
        <translation>Aufsteigend sortieren</translation>
    </message>
    <message>
        <source>Sort descending</source>
        <translation>Absteigend sortieren</translation>
    </message>
    <message>
        <source>Original order</source>
        <translation>Ursprüngliche Reihenfolge</translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>Tables in {document}</source>
        <translation>Tabellen in {document}</translation>
    </message>
</context>
<context>
    <name>TableWindow</name>
    <message>
        <source>Loading table</source>
        <translation>Tabelle wird geladen</translation>
    </message>
    <message>
        <source>Ask about this table</source>
        <translation>Zu dieser Tabelle fragen</translation>
    </message>
    <message>
        <source>Ask the next question about this table only (Ctrl+L)</source>
        <translation>Die nächste Frage nur zu dieser Tabelle stellen (Strg+L)</translation>
    </message>
    <message>
        <source>Filter all columns</source>
        <translation>Alle Spalten filtern</translation>
    </message>
    <message>
        <source>Show all rows</source>
        <translation>Alle Zeilen anzeigen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected cells, or all rows shown</source>
        <translation>Die ausgewählten Zellen kopieren, oder alle angezeigten Zeilen</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>Save as an Excel workbook, Markdown or CSV (Ctrl+S)</source>
        <translation>Als Excel-Arbeitsmappe, Markdown oder CSV speichern (Strg+S)</translation>
    </message>
    <message>
        <source>Save the rows shown…</source>
        <translation>Angezeigte Zeilen speichern…</translation>
    </message>
    <message>
        <source>Save all rows…</source>
        <translation>Alle Zeilen speichern…</translation>
    </message>
    <message>
        <source>{n} empty cell filled in</source>
        <translation>{n} leere Zelle ergänzt</translation>
    </message>
    <message>
        <source>{n} empty cells filled in</source>
        <translation>{n} leere Zellen ergänzt</translation>
    </message>
    <message>
        <source>Rows in {table}</source>
        <translation>Zeilen von {table}</translation>
    </message>
    <message>
        <source>Click a cell to see it on its page.</source>
        <translation>Klicken Sie auf eine Zelle, um sie auf ihrer Seite zu sehen.</translation>
    </message>
    <message>
        <source>{shown} of {rows} shown</source>
        <translation>{shown} von {rows} angezeigt</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Save all rows</source>
        <translation>Alle Zeilen speichern</translation>
    </message>
    <message>
        <source>{n} of {rows}</source>
        <translation>{n} von {rows}</translation>
    </message>
    <message>
        <source>Saved {what} as {name}.</source>
        <translation>{what} gespeichert als {name}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Thumbnails</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>TitleButton</name>
    <message>
        <source>Show conversations (Ctrl+H)</source>
        <translation>Unterhaltungen anzeigen (Strg+H)</translation>
    </message>
    <message>
        <source>Conversation: {title}. Show conversations</source>
        <translation>Unterhaltung: {title}. Unterhaltungen anzeigen</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ToastStack</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
</context>
<context>
    <name>ToolRow</name>
    <message>
        <source>Sidebar (Ctrl+B)</source>
        <translation>Seitenleiste (Strg+B)</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vorwärts (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Previous page (Alt+Up)</source>
        <translation>Vorherige Seite (Alt+Hoch)</translation>
    </message>
    <message>
        <source>Next page (Alt+Down)</source>
        <translation>Nächste Seite (Alt+Runter)</translation>
    </message>
    <message>
        <source>Find in this document (Ctrl+Shift+F)</source>
        <translation>In diesem Dokument suchen (Strg+Umschalt+F)</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Zoom out (Ctrl+-)</source>
        <translation>Verkleinern (Strg+-)</translation>
    </message>
    <message>
        <source>Zoom in (Ctrl++)</source>
        <translation>Vergrößern (Strg++)</translation>
    </message>
    <message>
        <source>Fit width (Ctrl+0)</source>
        <translation>An Breite anpassen (Strg+0)</translation>
    </message>
    <message>
        <source>Fit page (Ctrl+9)</source>
        <translation>An Seite anpassen (Strg+9)</translation>
    </message>
    <message>
        <source>of {n}</source>
        <translation>von {n}</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n}&#xa0;%</translation>
    </message>
    <message>
        <source>Two pages</source>
        <translation>Zwei Seiten</translation>
    </message>
    <message>
        <source>Dim pages in dark mode</source>
        <translation>Seiten im dunklen Modus abdunkeln</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Zoom in percent</source>
        <translation>Zoom in Prozent</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>An Breite anpassen</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>An Seite anpassen</translation>
    </message>
</context>
<context>
    <name>TroubleStrip</name>
    <message>
        <source>{n} could not be read</source>
        <translation>{n} nicht lesbar</translation>
    </message>
    <message>
        <source>1 could not be read</source>
        <translation>1 nicht lesbar</translation>
    </message>
    <message>
        <source>{n} partly readable</source>
        <translation>{n} teilweise lesbar</translation>
    </message>
    <message>
        <source>1 partly readable</source>
        <translation>1 teilweise lesbar</translation>
    </message>
    <message>
        <source>{n} needs a password</source>
        <translation>{n} braucht ein Passwort</translation>
    </message>
    <message>
        <source>{n} need a password</source>
        <translation>{n} brauchen ein Passwort</translation>
    </message>
    <message>
        <source>{n} file missing</source>
        <translation>{n} Datei fehlt</translation>
    </message>
    <message>
        <source>{n} files missing</source>
        <translation>{n} Dateien fehlen</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
</context>
<context>
    <name>TurnCard</name>
    <message>
        <source>Question: {question}</source>
        <translation>Frage: {question}</translation>
    </message>
    <message>
        <source>Working on the answer</source>
        <translation>Antwort wird erarbeitet</translation>
    </message>
    <message>
        <source>Continuing…</source>
        <translation>Wird fortgesetzt…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Gestoppt</translation>
    </message>
    <message>
        <source>The answer was deleted together with “{name}”.</source>
        <translation>Die Antwort wurde zusammen mit „{name}“ gelöscht.</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>This question was not answered.</source>
        <translation>Diese Frage wurde nicht beantwortet.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Could not continue</source>
        <translation>Fortsetzung nicht möglich</translation>
    </message>
    <message>
        <source>No new answer</source>
        <translation>Keine neue Antwort</translation>
    </message>
</context>
<context>
    <name>UnderWay</name>
    <message>
        <source>Waiting for the other answer</source>
        <translation>Wartet auf die andere Antwort</translation>
    </message>
</context>
<context>
    <name>Unlocking</name>
    <message>
        <source>“{name}” is protected by a password.</source>
        <translation>„{name}“ ist durch ein Passwort geschützt.</translation>
    </message>
    <message>
        <source>{n} documents are protected by a password.</source>
        <translation>{n} Dokumente sind durch ein Passwort geschützt.</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Passwort eingeben…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Ask your documents</source>
        <translation>Fragen Sie Ihre Dokumente</translation>
    </message>
    <message>
        <source>Every answer cites its source. Click a number to see the page.</source>
        <translation>Jede Antwort nennt ihre Quelle. Klicken Sie auf eine Zahl, um die Seite zu sehen.</translation>
    </message>
    <message>
        <source>Reading your documents…</source>
        <translation>Ihre Dokumente werden gelesen…</translation>
    </message>
    <message>
        <source>You can ask as soon as the first one is ready.</source>
        <translation>Sie können fragen, sobald das erste bereit ist.</translation>
    </message>
    <message>
        <source>Exact answers, with page references</source>
        <translation>Genaue Antworten mit Seitenangabe</translation>
    </message>
    <message>
        <source>Add documents on the left, then ask here.
Nothing leaves this computer.</source>
        <translation>Fügen Sie links Dokumente hinzu und stellen Sie hier Ihre Fragen.
Nichts verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>A value: “What is the … of … at …?”</source>
        <translation>Ein Wert: „Was ist … von … bei …?“</translation>
    </message>
    <message>
        <source>A list: “List all … where …”</source>
        <translation>Eine Liste: „Welche … haben …?“</translation>
    </message>
    <message>
        <source>A passage: “What does … say about …?”</source>
        <translation>Eine Stelle: „Was steht in … über …?“</translation>
    </message>
</context>
<context>
    <name>WindowMeter</name>
    <message>
        <source>: almost full</source>
        <translation>: fast voll</translation>
    </message>
</context>
<context>
    <name>WorkStrip</name>
    <message>
        <source>Pause all</source>
        <translation>Alle anhalten</translation>
    </message>
    <message>
        <source>Resume all</source>
        <translation>Alle fortsetzen</translation>
    </message>
    <message>
        <source>Cancel all</source>
        <translation>Alle abbrechen</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>Fortschritt des Hinzufügens</translation>
    </message>
    <message>
        <source>Document {n} of {total}</source>
        <translation>Dokument {n} von {total}</translation>
    </message>
    <message>
        <source>{n} paused</source>
        <translation>{n} angehalten</translation>
    </message>
</context>
</TS>
