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
        <source>Open</source>
        <translation>Öffnen</translation>
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
        <source>1 document is still being read</source>
        <translation>1 Dokument wird noch gelesen</translation>
    </message>
    <message>
        <source>{n} documents are still being read</source>
        <translation>{n} Dokumente werden noch gelesen</translation>
    </message>
    <message>
        <source>No answer found in 1 document</source>
        <translation>Keine Antwort in 1 Dokument gefunden</translation>
    </message>
    <message>
        <source>No answer found in {n} documents</source>
        <translation>Keine Antwort in {n} Dokumenten gefunden</translation>
    </message>
    <message>
        <source>1 is still being read</source>
        <translation>1 wird noch gelesen</translation>
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
        <source>The model wrote this without a source in your documents: “{text}”</source>
        <translation>Das Modell schrieb dies ohne Quelle in Ihren Dokumenten: „{text}“</translation>
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
        <source>Answer</source>
        <translation>Antwort</translation>
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
        <source>1 document is still being added. It will resume next time.</source>
        <translation>1 Dokument wird noch hinzugefügt. Das wird beim nächsten Start fortgesetzt.</translation>
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
        <source>1 difference</source>
        <translation>1 Unterschied</translation>
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
        <source>1 added</source>
        <translation>1 hinzugefügt</translation>
    </message>
    <message>
        <source>{n} added</source>
        <translation>{n} hinzugefügt</translation>
    </message>
    <message>
        <source>1 removed</source>
        <translation>1 entfernt</translation>
    </message>
    <message>
        <source>{n} removed</source>
        <translation>{n} entfernt</translation>
    </message>
    <message>
        <source>1 changed</source>
        <translation>1 geändert</translation>
    </message>
    <message>
        <source>{n} changed</source>
        <translation>{n} geändert</translation>
    </message>
    <message>
        <source>1 moved</source>
        <translation>1 verschoben</translation>
    </message>
    <message>
        <source>{n} moved</source>
        <translation>{n} verschoben</translation>
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
        <source>Value</source>
        <translation>Wert</translation>
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
        <source>1 page could not be read:</source>
        <translation>1 Seite konnte nicht gelesen werden:</translation>
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
        <source>1 improved</source>
        <translation>1 verbessert</translation>
    </message>
    <message>
        <source>{n} improved</source>
        <translation>{n} verbessert</translation>
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
        <source>pages {pages}</source>
        <translation>Seiten {pages}</translation>
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
        <source>1 missing</source>
        <translation>1 fehlt</translation>
    </message>
    <message>
        <source>{n} missing</source>
        <translation>{n} fehlen</translation>
    </message>
    <message>
        <source>1 unclear</source>
        <translation>1 unklar</translation>
    </message>
    <message>
        <source>{n} unclear</source>
        <translation>{n} unklar</translation>
    </message>
    <message>
        <source>1 found</source>
        <translation>1 gefunden</translation>
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
        <source>1 page</source>
        <translation>1 Seite</translation>
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
        <source>Replace by the kind: [SSN REDACTED]</source>
        <translation>Durch die Art ersetzen: [SSN REDACTED]</translation>
    </message>
    <message>
        <source>Take out, without a trace</source>
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
        <source>1 document</source>
        <translation>1 Dokument</translation>
    </message>
    <message>
        <source>No personal data was found in {documents}.</source>
        <translation>Keine personenbezogenen Daten gefunden ({documents}).</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 Stelle</translation>
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
        <source>1 document stays as it was:</source>
        <translation>1 Dokument bleibt, wie es war:</translation>
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
        <source>1 process</source>
        <translation>1 Prozess</translation>
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
        <source>1 connection</source>
        <translation>1 Verbindung</translation>
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
        <source>1 attempt since LocalMind started.</source>
        <translation>1 Versuch seit dem Start von LocalMind.</translation>
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
        <source>1 setting changed</source>
        <translation>1 Einstellung geändert</translation>
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
        <source>Search notes</source>
        <translation>Notizen durchsuchen</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>Keine Treffer.</translation>
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
        <source>Describing documents: 1 left</source>
        <translation>Dokumente werden beschrieben: noch 1</translation>
    </message>
    <message>
        <source>Describing documents: {n} left</source>
        <translation>Dokumente werden beschrieben: noch {n}</translation>
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
        <source>Built-in (all-MiniLM-L6-v2)</source>
        <translation>Eingebaut (all-MiniLM-L6-v2)</translation>
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
        <source>1 table</source>
        <translation>1 Tabelle</translation>
    </message>
    <message>
        <source>{n} tables</source>
        <translation>{n} Tabellen</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>{n} rows</source>
        <translation>{n} Zeilen</translation>
    </message>
    <message>
        <source>1 passage</source>
        <translation>1 Textstelle</translation>
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
        <source>page {page}</source>
        <translation>Seite {page}</translation>
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
        <source>1 row checked</source>
        <translation>1 Zeile geprüft</translation>
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
        <translation>Noch keine Unterhaltungen. Stellen Sie eine Frage, um eine zu beginnen.</translation>
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
        <source>1 check needs attention.</source>
        <translation>Bei 1 Prüfung besteht Handlungsbedarf.</translation>
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
        <source>Hidden data is not stored, searched, quoted or sent to a language model. The library then keeps no copy of the original files; pages are shown as they were read. Names, emails and phone numbers stay.</source>
        <translation>Geschwärzte Daten werden weder gespeichert noch durchsucht, zitiert oder an ein Sprachmodell gesendet. Die Bibliothek behält dann keine Kopie der Originaldateien; Seiten werden so gezeigt, wie sie gelesen wurden. Namen, E-Mail-Adressen und Telefonnummern bleiben.</translation>
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
        <source>This also deletes 1 answer that quotes it.</source>
        <translation>Dabei wird auch 1 Antwort gelöscht, die es zitiert.</translation>
    </message>
    <message>
        <source>This also deletes {n} answers that quote it.</source>
        <translation>Dabei werden auch {n} Antworten gelöscht, die es zitieren.</translation>
    </message>
    <message>
        <source>This also deletes 1 answer that quotes them.</source>
        <translation>Dabei wird auch 1 Antwort gelöscht, die sie zitiert.</translation>
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
        <source>1 document was removed.</source>
        <translation>1 Dokument wurde entfernt.</translation>
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
        <source>1 passage not used</source>
        <translation>1 Textstelle nicht verwendet</translation>
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
        <source>1 file</source>
        <translation>1 Datei</translation>
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
        <source>1 document is being re-indexed.</source>
        <translation>1 Dokument wird neu indiziert.</translation>
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
        <source>1 empty cell filled in</source>
        <translation>1 leere Zelle ergänzt</translation>
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
        <source>1 empty cell filled in</source>
        <translation>1 leere Zelle ergänzt</translation>
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
        <source>of {n}</source>
        <translation>von {n}</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n}&#xa0;%</translation>
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
        <source>1 could not be read</source>
        <translation>1 nicht lesbar</translation>
    </message>
    <message>
        <source>{n} could not be read</source>
        <translation>{n} nicht lesbar</translation>
    </message>
    <message>
        <source>1 partly readable</source>
        <translation>1 teilweise lesbar</translation>
    </message>
    <message>
        <source>{n} partly readable</source>
        <translation>{n} teilweise lesbar</translation>
    </message>
    <message>
        <source>1 needs a password</source>
        <translation>1 braucht ein Passwort</translation>
    </message>
    <message>
        <source>{n} need a password</source>
        <translation>{n} brauchen ein Passwort</translation>
    </message>
    <message>
        <source>1 file missing</source>
        <translation>1 Datei fehlt</translation>
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
