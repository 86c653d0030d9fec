<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>About LocalMind</source>
        <translation>À propos de LocalMind</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Réalisé avec</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Copy a report</source>
        <translation>Copier un rapport</translation>
    </message>
    <message>
        <source>Versions and checks, without document names, texts and questions</source>
        <translation>Versions et vérifications, sans noms de documents, textes ni questions</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>LocalMind {version}</source>
        <translation>LocalMind {version}</translation>
    </message>
    <message>
        <source>Exact, cited answers from your own documents, on your own computer.</source>
        <translation>Des réponses exactes et sourcées, tirées de vos propres documents, sur votre propre ordinateur.</translation>
    </message>
    <message>
        <source>No telemetry. No network access except to the model server you choose.</source>
        <translation>Aucune télémétrie. Aucun accès au réseau, sauf au serveur de modèles que vous choisissez.</translation>
    </message>
    <message>
        <source>Free software under the GNU AGPL, version 3 or later. The license is in the file LICENSE.</source>
        <translation>Logiciel libre sous licence GNU AGPL, version 3 ou ultérieure. La licence se trouve dans le fichier LICENSE.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>No answer.</source>
        <translation>Aucune réponse.</translation>
    </message>
    <message>
        <source>This answer is incomplete.</source>
        <translation>Cette réponse est incomplète.</translation>
    </message>
    <message>
        <source>Used in</source>
        <translation>Utilisé dans</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Num.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Answer {n}</source>
        <translation>Réponse {n}</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Posée le</translation>
    </message>
    <message>
        <source>{name}, table {n}</source>
        <translation>{name}, tableau {n}</translation>
    </message>
    <message>
        <source>{sheet}, row {row}</source>
        <translation>{sheet}, ligne {row}</translation>
    </message>
    <message>
        <source>{sheet}, rows {rows}</source>
        <translation>{sheet}, lignes {rows}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>aucune réponse</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>possible answer, please check</source>
        <translation>réponse possible, à vérifier</translation>
    </message>
    <message>
        <source>Open: {name}</source>
        <translation>Ouvrir&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>The report was copied. Paste it where you ask for help.</source>
        <translation>Le rapport a été copié. Collez-le là où vous demandez de l’aide.</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>The documents say</source>
        <translation>Ce que disent les documents</translation>
    </message>
    <message>
        <source>Nearest passages</source>
        <translation>Passages les plus proches</translation>
    </message>
    <message>
        <source>{n} document is still being read</source>
        <translation>{n} document est encore en cours de lecture</translation>
    </message>
    <message>
        <source>{n} documents are still being read</source>
        <translation>{n} documents sont encore en cours de lecture</translation>
    </message>
    <message>
        <source>{found}; {more}</source>
        <translation>{found}&#x202f;; {more}</translation>
    </message>
    <message>
        <source>No answer found yet</source>
        <translation>Aucune réponse trouvée pour l’instant</translation>
    </message>
    <message>
        <source>No answer found in {n} document</source>
        <translation>Aucune réponse trouvée dans {n} document</translation>
    </message>
    <message>
        <source>No answer found in {n} documents</source>
        <translation>Aucune réponse trouvée dans {n} documents</translation>
    </message>
    <message>
        <source>{n} is still being read</source>
        <translation>{n} est encore en cours de lecture</translation>
    </message>
    <message>
        <source>{n} are still being read</source>
        <translation>{n} sont encore en cours de lecture</translation>
    </message>
    <message>
        <source>The documents say:</source>
        <translation>Ce que disent les documents&#x202f;:</translation>
    </message>
    <message>
        <source>(This answer is incomplete.)</source>
        <translation>(Cette réponse est incomplète.)</translation>
    </message>
    <message>
        <source>This answer is incomplete: the connection to the model was lost.</source>
        <translation>Cette réponse est incomplète&#x202f;: la connexion au modèle a été perdue.</translation>
    </message>
    <message>
        <source>This answer is incomplete: it reached the length limit in Settings.</source>
        <translation>Cette réponse est incomplète&#x202f;: elle a atteint la longueur maximale définie dans les paramètres.</translation>
    </message>
    <message>
        <source>This answer is incomplete: the model kept repeating itself and was stopped.</source>
        <translation>Cette réponse est incomplète&#x202f;: le modèle se répétait et a été arrêté.</translation>
    </message>
    <message>
        <source>This answer is incomplete: you stopped it.</source>
        <translation>Cette réponse est incomplète&#x202f;: vous l’avez arrêtée.</translation>
    </message>
    <message>
        <source>This answer is incomplete: the model stopped early.</source>
        <translation>Cette réponse est incomplète&#x202f;: le modèle s’est arrêté trop tôt.</translation>
    </message>
    <message>
        <source>Incomplete answers are not reused or exported.</source>
        <translation>Les réponses incomplètes ne sont ni réutilisées ni exportées.</translation>
    </message>
    <message>
        <source>The model wrote this without a source in your documents: “{text}”</source>
        <translation>Le modèle a écrit ceci sans source dans vos documents&#x202f;: «&#x202f;{text}&#x202f;»</translation>
    </message>
    <message>
        <source>Please check this answer.</source>
        <translation>Veuillez vérifier cette réponse.</translation>
    </message>
    <message>
        <source>Not found in the cited sources. Please check: {what}</source>
        <translation>Introuvable dans les sources citées. À vérifier&#x202f;: {what}</translation>
    </message>
    <message>
        <source>{n} parts of this answer could not be verified. Please check them.</source>
        <translation>{n} parties de cette réponse n’ont pas pu être confirmées. Veuillez les vérifier.</translation>
    </message>
    <message>
        <source>1 part of this answer could not be verified. Please check it:</source>
        <translation>1 partie de cette réponse n’a pas pu être confirmée. Veuillez la vérifier&#x202f;:</translation>
    </message>
    <message>
        <source>{percent} % of the context window used ({used} of {of} tokens)</source>
        <translation>{percent}&#x202f;% de la fenêtre de contexte utilisés ({used} tokens sur {of})</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incomplète</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>First attempt</source>
        <translation>Premier essai</translation>
    </message>
    <message>
        <source>Understood as</source>
        <translation>Compris comme</translation>
    </message>
    <message>
        <source>Asked in parts</source>
        <translation>Posée en plusieurs parties</translation>
    </message>
    <message>
        <source>Searched only</source>
        <translation>Recherche limitée à</translation>
    </message>
    <message>
        <source>Answered from</source>
        <translation>Réponse tirée de</translation>
    </message>
    <message>
        <source>Re-ranked</source>
        <translation>Reclassés</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Your instructions</source>
        <translation>Vos consignes</translation>
    </message>
    <message>
        <source>{held} of {n} verified in the sources</source>
        <translation>{held} sur {n} confirmées dans les sources</translation>
    </message>
    <message>
        <source>Values checked</source>
        <translation>Valeurs vérifiées</translation>
    </message>
    <message>
        <source>once, after the connection was lost</source>
        <translation>une fois, après une perte de connexion</translation>
    </message>
    <message>
        <source>{n} times, after the connection was lost</source>
        <translation>{n} fois, après des pertes de connexion</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Reprise</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>what to know about an answer</comment>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Searched for</source>
        <translation>Mots recherchés</translation>
    </message>
    <message>
        <source>Also searched for</source>
        <translation>Également recherchés</translation>
    </message>
    <message>
        <source>Ignored words</source>
        <translation>Mots ignorés</translation>
    </message>
    <message>
        <source>Rephrased as</source>
        <translation>Reformulée en</translation>
    </message>
    <message>
        <source>(completed from earlier questions by a small model)</source>
        <translation>(complétée par un petit modèle d’après les questions précédentes)</translation>
    </message>
    <message>
        <source>(completed from earlier questions)</source>
        <translation>(complétée d’après les questions précédentes)</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>cellule</translation>
    </message>
    <message>
        <source>row</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>list</source>
        <translation>liste</translation>
    </message>
    <message>
        <source>count</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>extreme</source>
        <translation>extrême</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>comparaison</translation>
    </message>
    <message>
        <source>which has</source>
        <translation>lequel a</translation>
    </message>
    <message>
        <source>identifier</source>
        <translation>identifiant</translation>
    </message>
    <message>
        <source>reference path</source>
        <translation>chemin de références</translation>
    </message>
    <message>
        <source>definition</source>
        <translation>définition</translation>
    </message>
    <message>
        <source>prose</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>possible</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Possible answer</source>
        <translation>Réponse possible</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>{model} (not available)</source>
        <translation>{model} (indisponible)</translation>
    </message>
    <message>
        <source>No language model</source>
        <translation>Aucun modèle de langage</translation>
    </message>
    <message>
        <source>Language model: {name}</source>
        <translation>Modèle de langage&#x202f;: {name}</translation>
    </message>
    <message>
        <source>No language model: quote the documents</source>
        <translation>Aucun modèle de langage&#x202f;: citer les documents</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Model settings…</source>
        <translation>Paramètres des modèles…</translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <translation>Recherche de modèles…</translation>
    </message>
    <message>
        <source>The model server has no language model</source>
        <translation>Le serveur de modèles n’a aucun modèle de langage</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Tous les documents</translation>
    </message>
    <message>
        <source>{part} of {document}</source>
        <translation>{part} de {document}</translation>
    </message>
    <message>
        <source>{n} documents</source>
        <translation>{n} documents</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>Ajouter des documents</translation>
    </message>
    <message>
        <source>Add folder</source>
        <translation>Ajouter un dossier</translation>
    </message>
    <message>
        <source>{n} document is still being added. It will resume next time.</source>
        <translation>{n} document est encore en cours d’ajout. L’ajout reprendra au prochain démarrage.</translation>
    </message>
    <message>
        <source>{n} documents are still being added. They will resume next time.</source>
        <translation>{n} documents sont encore en cours d’ajout. L’ajout reprendra au prochain démarrage.</translation>
    </message>
    <message>
        <source>An answer is still being written. Quitting stops it.</source>
        <translation>Une réponse est en cours d’écriture. Quitter l’interrompt.</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajout</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Suppression</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Table row</source>
        <translation>Ligne de tableau</translation>
    </message>
    <message>
        <source>Table cell</source>
        <translation>Cellule de tableau</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Page avant</translation>
    </message>
    <message>
        <source>Page after</source>
        <translation>Page après</translation>
    </message>
    <message>
        <source>{n} difference</source>
        <translation>{n} différence</translation>
    </message>
    <message>
        <source>{n} differences</source>
        <translation>{n} différences</translation>
    </message>
    <message>
        <source>No differences found.</source>
        <translation>Aucune différence trouvée.</translation>
    </message>
    <message>
        <source>{n} added</source>
        <translation>{n} ajout</translation>
    </message>
    <message>
        <source>1 added</source>
        <translation>1 ajout</translation>
    </message>
    <message>
        <source>{n} removed</source>
        <translation>{n} suppression</translation>
    </message>
    <message>
        <source>1 removed</source>
        <translation>1 suppression</translation>
    </message>
    <message>
        <source>{n} changed</source>
        <translation>{n} modification</translation>
    </message>
    <message>
        <source>1 changed</source>
        <translation>1 modification</translation>
    </message>
    <message>
        <source>{n} moved</source>
        <translation>{n} déplacement</translation>
    </message>
    <message>
        <source>1 moved</source>
        <translation>1 déplacement</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Table rows</source>
        <translation>Lignes de tableau</translation>
    </message>
    <message>
        <source>Table cells</source>
        <translation>Cellules de tableau</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>Financial report</source>
        <translation>Rapport financier</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politique interne</translation>
    </message>
    <message>
        <source>HR document</source>
        <translation>Document RH</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Facture</translation>
    </message>
    <message>
        <source>Technical document</source>
        <translation>Document technique</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Téléphone</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>End date</source>
        <translation>Date de fin</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Net amount</source>
        <translation>Montant net</translation>
    </message>
    <message>
        <source>Tax amount</source>
        <translation>Montant de la taxe</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>Signé par</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Tax ID</source>
        <translation>Numéro fiscal</translation>
    </message>
    <message>
        <source>Payment clause</source>
        <translation>Clause de paiement</translation>
    </message>
    <message>
        <source>Renewal clause</source>
        <translation>Clause de reconduction</translation>
    </message>
    <message>
        <source>Termination clause</source>
        <translation>Clause de résiliation</translation>
    </message>
    <message>
        <source>Liability clause</source>
        <translation>Clause de responsabilité</translation>
    </message>
    <message>
        <source>Confidentiality clause</source>
        <translation>Clause de confidentialité</translation>
    </message>
    <message>
        <source>Data protection clause</source>
        <translation>Clause de protection des données</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>Mentions</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>Pourcentage</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>US Social Security number</source>
        <translation>Numéro de sécurité sociale américain</translation>
    </message>
    <message>
        <source>Canadian Social Insurance number</source>
        <translation>Numéro d’assurance sociale canadien</translation>
    </message>
    <message>
        <source>Payment card</source>
        <translation>Carte de paiement</translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation>IBAN</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>Adresse IP</translation>
    </message>
    <message>
        <source>Date of birth</source>
        <translation>Date de naissance</translation>
    </message>
    <message>
        <source>Canadian postal code</source>
        <translation>Code postal canadien</translation>
    </message>
    <message>
        <source>US ZIP code</source>
        <translation>Code postal américain</translation>
    </message>
    <message>
        <source>Street address</source>
        <translation>Adresse postale</translation>
    </message>
    <message>
        <source>PO box</source>
        <translation>Boîte postale</translation>
    </message>
    <message>
        <source>Health card</source>
        <translation>Carte de santé</translation>
    </message>
    <message>
        <source>Passport</source>
        <translation>Passeport</translation>
    </message>
    <message>
        <source>Driver’s license</source>
        <translation>Permis de conduire</translation>
    </message>
    <message>
        <source>National ID or tax number</source>
        <translation>Numéro d’identité ou fiscal</translation>
    </message>
    <message>
        <source>Medical condition</source>
        <translation>Problème de santé</translation>
    </message>
    <message>
        <source>Medication</source>
        <translation>Médicament</translation>
    </message>
    <message>
        <source>Financial detail</source>
        <translation>Donnée financière</translation>
    </message>
    <message>
        <source>Ethnic or racial origin</source>
        <translation>Origine ethnique</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>Sexual orientation</source>
        <translation>Orientation sexuelle</translation>
    </message>
    <message>
        <source>Criminal or legal record</source>
        <translation>Affaire pénale ou judiciaire</translation>
    </message>
    <message>
        <source>Biometric feature</source>
        <translation>Caractéristique biométrique</translation>
    </message>
    <message>
        <source>Family relationship</source>
        <translation>Lien de parenté</translation>
    </message>
    <message>
        <source>Political opinion</source>
        <translation>Opinion politique</translation>
    </message>
    <message>
        <source>Quoted from the document</source>
        <translation>Cité du document</translation>
    </message>
    <message>
        <source>Written by {model}; numbers verified</source>
        <translation>Écrit par {model}&#x202f;; nombres vérifiés</translation>
    </message>
    <message>
        <source>chosen by you</source>
        <translation>choisi par vous</translation>
    </message>
    <message>
        <source>according to {model}</source>
        <translation>selon {model}</translation>
    </message>
    <message>
        <source>because of {words}</source>
        <translation>d’après {words}</translation>
    </message>
    <message>
        <source>Topics: {topics}</source>
        <translation>Thèmes&#x202f;: {topics}</translation>
    </message>
    <message>
        <source>Risks: {risks}</source>
        <translation>Risques&#x202f;: {risks}</translation>
    </message>
    <message>
        <source>Names are estimated from how they are written until a language model has read them.</source>
        <translation>Les noms sont estimés d’après leur écriture tant qu’un modèle de langage ne les a pas lus.</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimé</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Not found in the documents</source>
        <translation>Introuvable dans les documents</translation>
    </message>
    <message>
        <source>Possible answer. Please check these places.</source>
        <translation>Réponse possible. Veuillez vérifier ces endroits.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Ce que c’est</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Affirmation</translation>
    </message>
    <message>
        <source>Normalized</source>
        <translation>Normalisée</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Données clés</translation>
    </message>
    <message>
        <source>Filter entities</source>
        <translation>Filtrer les données clés</translation>
    </message>
    <message>
        <source>No dates, amounts, names or addresses found.</source>
        <translation>Aucune date, aucun montant, nom ni adresse trouvés.</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>Données personnelles</translation>
    </message>
    <message>
        <source>Filter kinds</source>
        <translation>Filtrer les types</translation>
    </message>
    <message>
        <source>No personal data found in this document.</source>
        <translation>Aucune donnée personnelle trouvée dans ce document.</translation>
    </message>
    <message>
        <source>{n} page could not be read:</source>
        <translation>{n} page n’a pas pu être lue&#x202f;:</translation>
    </message>
    <message>
        <source>{n} pages could not be read:</source>
        <translation>{n} pages n’ont pas pu être lues&#x202f;:</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Aucun problème trouvé.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>Pages lues</translation>
    </message>
    <message>
        <source>{read} of {total} have text</source>
        <translation>{read} sur {total} ont du texte</translation>
    </message>
    <message>
        <source>Text recognized</source>
        <translation>Texte reconnu</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Re-read</source>
        <translation>Relues</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>Indexed</source>
        <translation>Indexés</translation>
    </message>
    <message>
        <source>Images without text</source>
        <translation>Images sans texte</translation>
    </message>
    <message>
        <source>not needed: the pages have text</source>
        <translation>inutile&#x202f;: les pages ont du texte</translation>
    </message>
    <message>
        <source>{pages} ({languages})</source>
        <translation>{pages} ({languages})</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>{tables} with {rows}</source>
        <translation>{tables}, {rows}</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>inutile</translation>
    </message>
    <message>
        <source>{n} improved</source>
        <translation>{n} améliorée</translation>
    </message>
    <message>
        <source>1 improved</source>
        <translation>1 améliorée</translation>
    </message>
    <message>
        <source>none improved</source>
        <translation>aucune améliorée</translation>
    </message>
    <message>
        <source>by keyword only: no embedding model was available</source>
        <translation>par mots-clés seulement&#x202f;: aucun modèle de recherche n’était disponible</translation>
    </message>
    <message>
        <source>{passages}, by {model}</source>
        <translation>{passages}, par {model}</translation>
    </message>
    <message>
        <source>page {pages}</source>
        <translation>page {pages}</translation>
    </message>
    <message>
        <source>All its pages are pictures without text.</source>
        <translation>Toutes ses pages sont des images sans texte.</translation>
    </message>
    <message>
        <source>Install Tesseract, and read the document again, to have them read.</source>
        <translation>Installez Tesseract et relisez le document pour qu’elles soient lues.</translation>
    </message>
    <message>
        <source>Most characters on {pages} cannot be read: the file does not say which letters they are.</source>
        <translation>La plupart des caractères ({pages}) sont illisibles&#x202f;: le fichier ne dit pas quelles lettres ils représentent.</translation>
    </message>
    <message>
        <source>Some characters on {pages} cannot be read: the file does not say which letters they are.</source>
        <translation>Certains caractères ({pages}) sont illisibles&#x202f;: le fichier ne dit pas quelles lettres ils représentent.</translation>
    </message>
    <message>
        <source>Hidden text on {pages} was left out.</source>
        <translation>Du texte caché a été laissé de côté ({pages}).</translation>
    </message>
    <message>
        <source>pages {pages}</source>
        <translation>pages {pages}</translation>
    </message>
    <message>
        <source>Page {page} is pictures without text.</source>
        <translation>La page {page} est faite d’images sans texte.</translation>
    </message>
    <message>
        <source>Pages {pages} are pictures without text.</source>
        <translation>Les pages {pages} sont faites d’images sans texte.</translation>
    </message>
    <message>
        <source>Page {page} is not readable.</source>
        <translation>La page {page} est illisible.</translation>
    </message>
    <message>
        <source>Pages {pages} are not readable.</source>
        <translation>Les pages {pages} sont illisibles.</translation>
    </message>
    <message>
        <source>{pages} and {n} more</source>
        <translation>{pages} et {n} autres</translation>
    </message>
    <message>
        <source>{pages} and more</source>
        <translation>{pages} et d’autres</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>In the document</source>
        <translation>Dans le document</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Filter items</source>
        <translation>Filtrer les éléments</translation>
    </message>
    <message>
        <source>There is no checklist for this document type. Choose another type under Summary.</source>
        <translation>Il n’y a pas de liste de contrôle pour ce type de document. Choisissez un autre type sous «&#x202f;Résumé&#x202f;».</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquant</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>Imprécis</translation>
    </message>
    <message>
        <source>Embedded data: {item}</source>
        <translation>Données intégrées&#x202f;: {item}</translation>
    </message>
    <message>
        <source>{n} missing</source>
        <translation>{n} manquant</translation>
    </message>
    <message>
        <source>1 missing</source>
        <translation>1 manquant</translation>
    </message>
    <message>
        <source>{n} unclear</source>
        <translation>{n} imprécis</translation>
    </message>
    <message>
        <source>{n} found</source>
        <translation>{n} trouvé</translation>
    </message>
    <message>
        <source>VAT ID</source>
        <translation>Numéro de TVA</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>Numéro fiscal</translation>
    </message>
    <message>
        <source>BIC</source>
        <translation>BIC</translation>
    </message>
    <message>
        <source>Account or bank code</source>
        <translation>Compte ou code banque</translation>
    </message>
    <message>
        <source>Line items</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>Number of rows</source>
        <translation>Nombre de lignes</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>1 row matches</source>
        <translation>1 ligne correspond</translation>
    </message>
    <message>
        <source>{n} rows match</source>
        <translation>{n} lignes correspondent</translation>
    </message>
    <message>
        <source>{figure} of {column}</source>
        <translation>{figure} ({column})</translation>
    </message>
    <message>
        <source>{values}. {name}: {difference}.</source>
        <translation>{values}. {name}&#x202f;: {difference}.</translation>
    </message>
    <message>
        <source>{table} of {document} has {n} {marks}.</source>
        <translation>{table} ({document})&#x202f;: {n} {marks}.</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>Un tableau</translation>
    </message>
    <message>
        <source>Both are equal</source>
        <translation>Les deux sont égaux</translation>
    </message>
    <message>
        <source>The ranges overlap</source>
        <translation>Les plages se chevauchent</translation>
    </message>
    <message>
        <source>{name} is larger, by {difference}</source>
        <translation>{name} est plus grand, de {difference}</translation>
    </message>
    <message>
        <source>{told} {marks}. {checked}</source>
        <translation>{told} {marks}. {checked}</translation>
    </message>
    <message>
        <source>On the page</source>
        <translation>Sur la page</translation>
    </message>
    <message>
        <source>In the library</source>
        <translation>Dans la bibliothèque</translation>
    </message>
    <message>
        <source>Not in the library</source>
        <translation>Hors de la bibliothèque</translation>
    </message>
    <message>
        <source>invoice number</source>
        <translation>numéro de facture</translation>
    </message>
    <message>
        <source>invoice date</source>
        <translation>date de facture</translation>
    </message>
    <message>
        <source>due date</source>
        <translation>échéance</translation>
    </message>
    <message>
        <source>seller</source>
        <translation>vendeur</translation>
    </message>
    <message>
        <source>buyer</source>
        <translation>acheteur</translation>
    </message>
    <message>
        <source>tax ID</source>
        <translation>numéro fiscal</translation>
    </message>
    <message>
        <source>net total</source>
        <translation>total HT</translation>
    </message>
    <message>
        <source>tax total</source>
        <translation>total des taxes</translation>
    </message>
    <message>
        <source>gross total</source>
        <translation>total TTC</translation>
    </message>
    <message>
        <source>line item</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Contract date</source>
        <translation>Date du contrat</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Renewal</source>
        <translation>Renouvellement</translation>
    </message>
    <message>
        <source>Termination</source>
        <translation>Résiliation</translation>
    </message>
    <message>
        <source>Liability</source>
        <translation>Responsabilité</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Governing law</source>
        <translation>Droit applicable</translation>
    </message>
    <message>
        <source>Confidentiality</source>
        <translation>Confidentialité</translation>
    </message>
    <message>
        <source>Data protection</source>
        <translation>Protection des données</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Signatures</translation>
    </message>
    <message>
        <source>Invoice number</source>
        <translation>Numéro de facture</translation>
    </message>
    <message>
        <source>Invoice date</source>
        <translation>Date de facture</translation>
    </message>
    <message>
        <source>Due date</source>
        <translation>Échéance</translation>
    </message>
    <message>
        <source>Tax IDs</source>
        <translation>Numéros fiscaux</translation>
    </message>
    <message>
        <source>Net total</source>
        <translation>Total HT</translation>
    </message>
    <message>
        <source>Tax total</source>
        <translation>Total des taxes</translation>
    </message>
    <message>
        <source>Gross total</source>
        <translation>Total TTC</translation>
    </message>
    <message>
        <source>Bank details</source>
        <translation>Coordonnées bancaires</translation>
    </message>
    <message>
        <source>1 unclear</source>
        <translation>1 imprécis</translation>
    </message>
    <message>
        <source>1 found</source>
        <translation>1 trouvé</translation>
    </message>
    <message>
        <source>Embedded invoice data</source>
        <translation>Données de facture intégrées</translation>
    </message>
    <message>
        <source>Reporting entity</source>
        <translation>Entité concernée</translation>
    </message>
    <message>
        <source>Reporting period</source>
        <translation>Période concernée</translation>
    </message>
    <message>
        <source>Income statement</source>
        <translation>Compte de résultat</translation>
    </message>
    <message>
        <source>Balance sheet</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Cash flow</source>
        <translation>Flux de trésorerie</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Risks</source>
        <translation>Risques</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Monnaie</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Champ d’application</translation>
    </message>
    <message>
        <source>Who is responsible</source>
        <translation>Responsables</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>How to report a problem</source>
        <translation>Signalement d’un problème</translation>
    </message>
    <message>
        <source>Consequences of violations</source>
        <translation>Conséquences des manquements</translation>
    </message>
    <message>
        <source>Version or effective date</source>
        <translation>Version ou date d’effet</translation>
    </message>
    <message>
        <source>Review and changes</source>
        <translation>Révision et modifications</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Révision</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Références</translation>
    </message>
    <message>
        <source>Limits and ratings</source>
        <translation>Limites et valeurs nominales</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Sécurité</translation>
    </message>
    <message>
        <source>Conformity</source>
        <translation>Conformité</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Poste</translation>
    </message>
    <message>
        <source>Work experience</source>
        <translation>Expérience professionnelle</translation>
    </message>
    <message>
        <source>Education</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Rémunération</translation>
    </message>
    <message>
        <source>Start or notice</source>
        <translation>Prise de poste ou préavis</translation>
    </message>
    <message>
        <source>Key points</source>
        <translation>Points clés</translation>
    </message>
    <message>
        <source>This document has no text to summarize.</source>
        <translation>Ce document n’a pas de texte à résumer.</translation>
    </message>
    <message>
        <source>Something went wrong here: {steps}. See the log for details.</source>
        <translation>Un problème est survenu ici&#x202f;: {steps}. Les détails se trouvent dans le journal.</translation>
    </message>
    <message>
        <source>{n:,} contracts</source>
        <translation>{n:,} contrats</translation>
    </message>
    <message>
        <source>{n:,} contract</source>
        <translation>{n:,} contrat</translation>
    </message>
    <message>
        <source>{n:,} documents</source>
        <translation>{n:,} documents</translation>
    </message>
    <message>
        <source>{n:,} document</source>
        <translation>{n:,} document</translation>
    </message>
    <message>
        <source>{n:,} invoice</source>
        <translation>{n:,} facture</translation>
    </message>
    <message>
        <source>{n:,} model</source>
        <translation>{n:,} modèle</translation>
    </message>
    <message>
        <source>{n:,} page</source>
        <translation>{n:,} page</translation>
    </message>
    <message>
        <source>{n:,} row</source>
        <translation>{n:,} ligne</translation>
    </message>
    <message>
        <source>{n:,} invoices</source>
        <translation>{n:,} factures</translation>
    </message>
    <message>
        <source>{n:,} models</source>
        <translation>{n:,} modèles</translation>
    </message>
    <message>
        <source>{n} page</source>
        <translation>{n} page</translation>
    </message>
    <message>
        <source>{n:,} pages</source>
        <translation>{n:,} pages</translation>
    </message>
    <message>
        <source>{n:,} parts</source>
        <translation>{n:,} parties</translation>
    </message>
    <message>
        <source>{n:,} part</source>
        <translation>{n:,} partie</translation>
    </message>
    <message>
        <source>{n:,} rows</source>
        <translation>{n:,} lignes</translation>
    </message>
    <message>
        <source>{n:,} statements</source>
        <translation>{n:,} affirmations</translation>
    </message>
    <message>
        <source>{n:,} statement</source>
        <translation>{n:,} affirmation</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{n} pages</source>
        <translation>{n} pages</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>No model server was found</source>
        <translation>Aucun serveur de modèles trouvé</translation>
    </message>
    <message>
        <source>The original of “{name}” was moved or deleted. The library has a copy.</source>
        <translation>L’original de «&#x202f;{name}&#x202f;» a été déplacé ou supprimé. La bibliothèque en a une copie.</translation>
    </message>
    <message>
        <source>Hide nothing</source>
        <translation>Ne rien masquer</translation>
    </message>
    <message>
        <source>Mask: ***-**-1234</source>
        <translation>Masquer en partie&#x202f;: ***-**-1234</translation>
    </message>
    <message>
        <source>Replace with the kind: [SSN REDACTED]</source>
        <translation>Remplacer par le type&#x202f;: [SSN REDACTED]</translation>
    </message>
    <message>
        <source>Remove without a trace</source>
        <translation>Retirer sans laisser de trace</translation>
    </message>
    <message>
        <source>Nothing is hidden.</source>
        <translation>Rien n’est masqué.</translation>
    </message>
    <message>
        <source>All documents are read again from your own files.</source>
        <translation>Tous les documents sont relus depuis vos propres fichiers.</translation>
    </message>
    <message>
        <source>{n} document</source>
        <translation>{n} document</translation>
    </message>
    <message>
        <source>No personal data was found in {documents}.</source>
        <translation>Aucune donnée personnelle trouvée dans {documents}.</translation>
    </message>
    <message>
        <source>{n} place</source>
        <translation>{n} endroit</translation>
    </message>
    <message>
        <source>{n} places</source>
        <translation>{n} endroits</translation>
    </message>
    <message>
        <source>Hidden: {places} in {documents}</source>
        <translation>Masqué&#x202f;: {places} dans {documents}</translation>
    </message>
    <message>
        <source>To be hidden: {places} in {documents}</source>
        <translation>À masquer&#x202f;: {places} dans {documents}</translation>
    </message>
    <message>
        <source>{line}; the first are:</source>
        <translation>{line}&#x202f;; les premiers sont&#x202f;:</translation>
    </message>
    <message>
        <source>Reading “{name}” again…</source>
        <translation>Relecture de «&#x202f;{name}&#x202f;»…</translation>
    </message>
    <message>
        <source>{n} document stays as it was:</source>
        <translation>{n} document reste tel quel&#x202f;:</translation>
    </message>
    <message>
        <source>{n} documents stay as they were:</source>
        <translation>{n} documents restent tels quels&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Add documents…</source>
        <translation>Ajouter des documents…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Add sample documents</source>
        <translation>Ajouter les documents d’exemple</translation>
    </message>
    <message>
        <source>Link a folder…</source>
        <translation>Lier un dossier…</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Nouvelle collection</translation>
    </message>
    <message>
        <source>Instructions…</source>
        <translation>Consignes…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Paramètres…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>&amp;Chat</source>
        <translation>&amp;Conversation</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nouvelle conversation</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>Rechercher dans les conversations</translation>
    </message>
    <message>
        <source>Focus question box</source>
        <translation>Aller au champ de question</translation>
    </message>
    <message>
        <source>Stop answering</source>
        <translation>Arrêter la réponse</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Reposer la question</translation>
    </message>
    <message>
        <source>Save last answer…</source>
        <translation>Enregistrer la dernière réponse…</translation>
    </message>
    <message>
        <source>Save conversation…</source>
        <translation>Enregistrer la conversation…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversations</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Volet suivant</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Volet précédent</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>Réinitialiser le zoom</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>&amp;Pages</source>
        <translation>&amp;Pages</translation>
    </message>
    <message>
        <source>Find in this document</source>
        <translation>Rechercher dans ce document</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Next citation</source>
        <translation>Citation suivante</translation>
    </message>
    <message>
        <source>Previous citation</source>
        <translation>Citation précédente</translation>
    </message>
    <message>
        <source>Open table on this page</source>
        <translation>Ouvrir le tableau de cette page</translation>
    </message>
    <message>
        <source>Ask about this page</source>
        <translation>Poser une question sur cette page</translation>
    </message>
    <message>
        <source>Ask about the selection</source>
        <translation>Poser une question sur la sélection</translation>
    </message>
    <message>
        <source>Copy with page reference</source>
        <translation>Copier avec la référence de page</translation>
    </message>
    <message>
        <source>Highlight the selection</source>
        <translation>Surligner la sélection</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Ajouter une note</translation>
    </message>
    <message>
        <source>Export notes…</source>
        <translation>Exporter les notes…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Ajuster à la largeur</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Ajuster à la page</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Panneau latéral</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>LocalMind guide</source>
        <translation>Guide de LocalMind</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Privacy and network…</source>
        <translation>Confidentialité et réseau…</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>Documents, questions and answers stay in the library folder. No telemetry, no update checks.</source>
        <translation>Les documents, les questions et les réponses restent dans le dossier de la bibliothèque. Aucune télémétrie, aucune recherche de mises à jour.</translation>
    </message>
    <message>
        <source>No language model is used, so no server is contacted.</source>
        <translation>Aucun modèle de langage n’est utilisé, donc aucun serveur n’est contacté.</translation>
    </message>
    <message>
        <source>Only the model server at {server}, on this computer, is contacted. All other connections are blocked.</source>
        <translation>Seul le serveur de modèles {server}, sur cet ordinateur, est contacté. Toutes les autres connexions sont bloquées.</translation>
    </message>
    <message>
        <source>The model server you chose, {server}, receives each question with the passages found for it.</source>
        <translation>Le serveur de modèles que vous avez choisi, {server}, reçoit chaque question avec les passages trouvés pour y répondre.</translation>
    </message>
    <message>
        <source>The model server you chose, {server}, receives the text of your documents and each question.</source>
        <translation>Le serveur de modèles que vous avez choisi, {server}, reçoit le texte de vos documents et chaque question.</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <source>Another computer</source>
        <translation>Autre ordinateur</translation>
    </message>
    <message>
        <source>{n} process</source>
        <translation>{n} processus</translation>
    </message>
    <message>
        <source>{n} processes</source>
        <translation>{n} processus</translation>
    </message>
    <message>
        <source>None. No open connections ({processes}).</source>
        <translation>Aucune connexion ouverte ({processes}).</translation>
    </message>
    <message>
        <source>{n} connection</source>
        <translation>{n} connexion</translation>
    </message>
    <message>
        <source>{n} connections</source>
        <translation>{n} connexions</translation>
    </message>
    <message>
        <source>{number} ({processes}), {away} to other computers.</source>
        <translation>{number} ({processes}), dont {away} vers d’autres ordinateurs.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Some processes could not be inspected.</source>
        <translation>Certains processus n’ont pas pu être examinés.</translation>
    </message>
    <message>
        <source>None since LocalMind started. Everything except the model server is blocked.</source>
        <translation>Aucune depuis le démarrage de LocalMind. Tout est bloqué, sauf le serveur de modèles.</translation>
    </message>
    <message>
        <source>{n} attempt since LocalMind started.</source>
        <translation>{n} tentative depuis le démarrage de LocalMind.</translation>
    </message>
    <message>
        <source>{n} attempts since LocalMind started.</source>
        <translation>{n} tentatives depuis le démarrage de LocalMind.</translation>
    </message>
    <message>
        <source>Offline: nothing leaves this computer</source>
        <translation>Hors ligne&#x202f;: rien ne quitte cet ordinateur</translation>
    </message>
    <message>
        <source>Local only, but not enforced by this system</source>
        <translation>Local uniquement, mais sans contrainte du système</translation>
    </message>
    <message>
        <source>Questions and passages are sent to {host}</source>
        <translation>Les questions et les passages sont envoyés à {host}</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Classeur Excel (*.xlsx)</translation>
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
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistré sous {name}.</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Modèle de langage</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Re-ranking</source>
        <translation>Reclassement</translation>
    </message>
    <message>
        <source>Understanding questions</source>
        <translation>Compréhension des questions</translation>
    </message>
    <message>
        <source>Earlier questions</source>
        <translation>Questions précédentes</translation>
    </message>
    <message>
        <source>Context headers</source>
        <translation>En-têtes de contexte</translation>
    </message>
    <message>
        <source>Background work by the language model</source>
        <translation>Travail du modèle de langage en arrière-plan</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Context window</source>
        <translation>Fenêtre de contexte</translation>
    </message>
    <message>
        <source>How much the language model can read at once. More needs more memory.</source>
        <translation>Ce que le modèle de langage peut lire en une fois. Plus grande, elle demande plus de mémoire.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Maximum answer length</source>
        <translation>Longueur maximale des réponses</translation>
    </message>
    <message>
        <source>4,096 tokens are about 3,000 words.</source>
        <translation>4&#x202f;096 tokens font environ 3&#x202f;000 mots.</translation>
    </message>
    <message>
        <source>Context size</source>
        <translation>Taille du contexte</translation>
    </message>
    <message>
        <source>How much of the passages is sent to the language model with a question.</source>
        <translation>Ce qui est envoyé des passages au modèle de langage avec une question.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>How often to continue automatically when an answer hits the length limit.</source>
        <translation>Nombre de fois où une réponse qui atteint sa longueur maximale est continuée automatiquement.</translation>
    </message>
    <message>
        <source>times</source>
        <translation>fois</translation>
    </message>
    <message>
        <source>How often to try when the connection to the model server is lost.</source>
        <translation>Nombre d’essais quand la connexion au serveur de modèles est perdue.</translation>
    </message>
    <message>
        <source>Wait for the model</source>
        <translation>Attente du modèle</translation>
    </message>
    <message>
        <source>How long the model server may be silent before an answer is given up. Large models load slowly.</source>
        <translation>Durée pendant laquelle le serveur de modèles peut rester muet avant que la réponse soit abandonnée. Les grands modèles se chargent lentement.</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>Reading time</source>
        <translation>Temps de lecture</translation>
    </message>
    <message>
        <source>Slow models get fewer passages, so that they start writing within about this time. 0 means no limit.</source>
        <translation>Les modèles lents reçoivent moins de passages, afin de commencer à écrire dans ce délai environ. 0 signifie sans limite.</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Par rang</translation>
    </message>
    <message>
        <source>By score</source>
        <translation>Par score</translation>
    </message>
    <message>
        <source>Meaning first</source>
        <translation>Sens d’abord</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>How many passages each search, by keyword and by meaning, may return.</source>
        <translation>Nombre de passages que chaque recherche, par mots-clés et par le sens, peut fournir.</translation>
    </message>
    <message>
        <source>passages</source>
        <translation>passages</translation>
    </message>
    <message>
        <source>Combine results</source>
        <translation>Fusion des résultats</translation>
    </message>
    <message>
        <source>How keyword and meaning results are merged.</source>
        <translation>Façon de réunir les résultats par mots-clés et par le sens.</translation>
    </message>
    <message>
        <source>Favor rare terms</source>
        <translation>Favoriser les termes rares</translation>
    </message>
    <message>
        <source>Rare words, codes and part numbers count more than common words.</source>
        <translation>Les mots rares, les codes et les références de pièces comptent plus que les mots courants.</translation>
    </message>
    <message>
        <source>Minimum similarity</source>
        <translation>Similarité minimale</translation>
    </message>
    <message>
        <source>Passages less similar to the question are left out. Higher is stricter.</source>
        <translation>Les passages moins proches de la question sont écartés. Plus la valeur est élevée, plus c’est strict.</translation>
    </message>
    <message>
        <source>Second search</source>
        <translation>Seconde recherche</translation>
    </message>
    <message>
        <source>Search again with other words when the first search found little.</source>
        <translation>Chercher de nouveau avec d’autres mots quand la première recherche a peu trouvé.</translation>
    </message>
    <message>
        <source>Passages per document</source>
        <translation>Passages par document</translation>
    </message>
    <message>
        <source>How many passages to take from each document before taking more from any one.</source>
        <translation>Nombre de passages pris dans chaque document avant d’en prendre davantage dans l’un d’eux.</translation>
    </message>
    <message>
        <source>Passages used</source>
        <translation>Passages utilisés</translation>
    </message>
    <message>
        <source>How many of the best passages an answer is based on.</source>
        <translation>Nombre des meilleurs passages sur lesquels repose une réponse.</translation>
    </message>
    <message>
        <source>Re-ranking model</source>
        <translation>Modèle de reclassement</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>What puts the best passages first.</source>
        <translation>Ce qui met les meilleurs passages en tête.</translation>
    </message>
    <message>
        <source>Re-ranking time limit</source>
        <translation>Durée maximale du reclassement</translation>
    </message>
    <message>
        <source>Passages not re-ranked in time keep their search order.</source>
        <translation>Les passages non reclassés à temps gardent l’ordre de la recherche.</translation>
    </message>
    <message>
        <source>Questions remembered</source>
        <translation>Questions mémorisées</translation>
    </message>
    <message>
        <source>How many earlier questions a follow-up can refer to.</source>
        <translation>Nombre de questions précédentes auxquelles une question de suivi peut se référer.</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>questions</translation>
    </message>
    <message>
        <source>Abbreviations</source>
        <translation>Abréviations</translation>
    </message>
    <message>
        <source>Search for both forms of abbreviations that the documents explain.</source>
        <translation>Chercher les deux formes des abréviations que les documents expliquent.</translation>
    </message>
    <message>
        <source>Synonyms</source>
        <translation>Synonymes</translation>
    </message>
    <message>
        <source>A WordNet folder or ZIP file. Leave empty to find one automatically; “none” turns synonyms off.</source>
        <translation>Un dossier ou un fichier ZIP de WordNet. Laissez vide pour le chercher automatiquement&#x202f;; «&#x202f;none&#x202f;» désactive les synonymes.</translation>
    </message>
    <message>
        <source>How many alternative wordings the language model writes for each question. 0 is fastest.</source>
        <translation>Nombre d’autres formulations que le modèle de langage écrit pour chaque question. 0 est le plus rapide.</translation>
    </message>
    <message>
        <source>wordings</source>
        <translation>formulations</translation>
    </message>
    <message>
        <source>Also match by meaning</source>
        <translation>Comparer aussi par le sens</translation>
    </message>
    <message>
        <source>Also reuse answers when the same question is worded differently.</source>
        <translation>Réutiliser aussi les réponses quand la même question est formulée autrement.</translation>
    </message>
    <message>
        <source>Answers to keep</source>
        <translation>Réponses à conserver</translation>
    </message>
    <message>
        <source>The oldest are deleted first.</source>
        <translation>Les plus anciennes sont supprimées en premier.</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>réponses</translation>
    </message>
    <message>
        <source>The language model writes a sentence or two about each passage and table, which makes them easier to find.</source>
        <translation>Le modèle de langage écrit une ou deux phrases sur chaque passage et chaque tableau, qui se retrouvent ainsi plus facilement.</translation>
    </message>
    <message>
        <source>Adding a document takes minutes longer. Changing this re-indexes all documents.</source>
        <translation>L’ajout d’un document prend quelques minutes de plus. Changer ce réglage réindexe tous les documents.</translation>
    </message>
    <message>
        <source>Write headers</source>
        <translation>Écrire les en-têtes</translation>
    </message>
    <message>
        <source>Passages per request</source>
        <translation>Passages par requête</translation>
    </message>
    <message>
        <source>More is faster; small models work better with fewer.</source>
        <translation>Plus, c’est plus rapide&#x202f;; les petits modèles travaillent mieux avec moins.</translation>
    </message>
    <message>
        <source>Time limit per document</source>
        <translation>Durée maximale par document</translation>
    </message>
    <message>
        <source>Passages without a header by then are found by their text only.</source>
        <translation>Les passages encore sans en-tête sont trouvés par leur seul texte.</translation>
    </message>
    <message>
        <source>Requests per document</source>
        <translation>Requêtes par document</translation>
    </message>
    <message>
        <source>How often the language model is asked to summarize and classify one document. 0 turns this off.</source>
        <translation>Nombre de fois où le modèle de langage est sollicité pour résumer et classer un document. 0 désactive cette fonction.</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>requêtes</translation>
    </message>
    <message>
        <source>Time to look for personal data</source>
        <translation>Durée de la recherche de données personnelles</translation>
    </message>
    <message>
        <source>How long the language model may look for names and addresses in one document.</source>
        <translation>Temps dont dispose le modèle de langage pour chercher des noms et des adresses dans un document.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>How many documents the library can hold.</source>
        <translation>Nombre de documents que la bibliothèque peut contenir.</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>documents</translation>
    </message>
    <message>
        <source>Maximum passages per document</source>
        <translation>Nombre maximal de passages par document</translation>
    </message>
    <message>
        <source>Passages and table rows. Documents with more are not added.</source>
        <translation>Passages et lignes de tableau. Les documents qui en ont plus ne sont pas ajoutés.</translation>
    </message>
    <message>
        <source>Time limit per page</source>
        <translation>Durée maximale par page</translation>
    </message>
    <message>
        <source>Pages that take longer are left out.</source>
        <translation>Les pages qui prennent plus de temps sont laissées de côté.</translation>
    </message>
    <message>
        <source>What was read by then is kept and marked as partly ready.</source>
        <translation>Ce qui a été lu jusque-là est conservé et marqué comme partiellement prêt.</translation>
    </message>
    <message>
        <source>Time limit per scanned page</source>
        <translation>Durée maximale par page numérisée</translation>
    </message>
    <message>
        <source>A page that takes longer is left without text.</source>
        <translation>Une page qui prend plus de temps reste sans texte.</translation>
    </message>
    <message>
        <source>Time limit per two minutes of a recording</source>
        <translation>Durée maximale par tranche de deux minutes d’enregistrement</translation>
    </message>
    <message>
        <source>Parts that take longer to transcribe are left out.</source>
        <translation>Les parties plus longues à transcrire sont laissées de côté.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>{n} setting changed</source>
        <translation>{n} paramètre modifié</translation>
    </message>
    <message>
        <source>{n} settings changed</source>
        <translation>{n} paramètres modifiés</translation>
    </message>
    <message>
        <source>All settings at their defaults</source>
        <translation>Tous les paramètres ont leur valeur par défaut</translation>
    </message>
    <message>
        <source>Changes apply from the next question.</source>
        <translation>Les changements s’appliquent à partir de la prochaine question.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>The defaults suit most libraries. Changes apply from the next question or document.</source>
        <translation>Les valeurs par défaut conviennent à la plupart des bibliothèques. Les changements s’appliquent à partir de la prochaine question ou du prochain document.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Rechercher un paramètre</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation>De {least} à {most}.</translation>
    </message>
    <message>
        <source>Add a model without internet</source>
        <translation>Ajouter un modèle sans Internet</translation>
    </message>
    <message>
        <source>Add a model file…</source>
        <translation>Ajouter un fichier de modèle…</translation>
    </message>
    <message>
        <source>bge-reranker-base</source>
        <translation>bge-reranker-base</translation>
    </message>
    <message>
        <source>Re-ranks results so that the best passage comes first.</source>
        <translation>Reclasse les résultats pour que le meilleur passage vienne en premier.</translation>
    </message>
    <message>
        <source>mxbai-embed-large</source>
        <translation>mxbai-embed-large</translation>
    </message>
    <message>
        <source>Finds more by meaning and reads passages twice as long.</source>
        <translation>Trouve davantage par le sens et lit des passages deux fois plus longs.</translation>
    </message>
    <message>
        <source>nomic-embed-text</source>
        <translation>nomic-embed-text</translation>
    </message>
    <message>
        <source>Finds more by meaning and reads the longest passages.</source>
        <translation>Trouve davantage par le sens et lit les passages les plus longs.</translation>
    </message>
    <message>
        <source>qwen2.5</source>
        <translation>qwen2.5</translation>
    </message>
    <message>
        <source>Writes answers in full sentences. Installed on the model server, or as a GGUF file.</source>
        <translation>Écrit des réponses en phrases complètes. Installé sur le serveur de modèles, ou sous forme de fichier GGUF.</translation>
    </message>
    <message>
        <source>On a computer with internet access, download the model folder with config.json, tokenizer.json and model.safetensors, and create checksums with “sha256sum * &gt; SHA256SUMS”. Bring the folder here on a drive and add it: it is copied, and every file is verified. For the model server, copy its models folder in the same way.</source>
        <translation>Sur un ordinateur connecté à Internet, téléchargez le dossier du modèle avec config.json, tokenizer.json et model.safetensors, puis créez les sommes de contrôle avec «&#x202f;sha256sum * &gt; SHA256SUMS&#x202f;». Apportez le dossier ici sur un support amovible et ajoutez-le&#x202f;: il est copié, et chaque fichier est vérifié. Pour le serveur de modèles, copiez son dossier de modèles de la même façon.</translation>
    </message>
    <message>
        <source>Add a model folder</source>
        <translation>Ajouter un dossier de modèle</translation>
    </message>
    <message>
        <source>Add a model file</source>
        <translation>Ajouter un fichier de modèle</translation>
    </message>
    <message>
        <source>Language models (*.gguf)</source>
        <translation>Modèles de langage (*.gguf)</translation>
    </message>
    <message>
        <source>Copying and verifying {name}…</source>
        <translation>Copie et vérification de {name}…</translation>
    </message>
    <message>
        <source>{name} was added and verified. It can now be chosen above.</source>
        <translation>{name} a été ajouté et vérifié. Vous pouvez maintenant le choisir ci-dessus.</translation>
    </message>
    <message>
        <source>Add a model folder…</source>
        <translation>Ajouter un dossier de modèle…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Facultatif</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose: {name}</source>
        <translation>Choisir&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Reset to default: {name}</source>
        <translation>Rétablir la valeur par défaut&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Meaning search</source>
        <translation>Recherche par le sens</translation>
    </message>
    <message>
        <source>Main search model</source>
        <translation>Modèle de recherche principal</translation>
    </message>
    <message>
        <source>Additional search models</source>
        <translation>Modèles de recherche supplémentaires</translation>
    </message>
    <message>
        <source>Address of the server for search models</source>
        <translation>Adresse du serveur des modèles de recherche</translation>
    </message>
    <message>
        <source>Same server as the language model</source>
        <translation>Même serveur que le modèle de langage</translation>
    </message>
    <message>
        <source>The text of your documents and your questions are sent there.</source>
        <translation>Le texte de vos documents et vos questions y sont envoyés.</translation>
    </message>
    <message>
        <source>Models folder</source>
        <translation>Dossier des modèles</translation>
    </message>
    <message>
        <source>In the library folder</source>
        <translation>Dans le dossier de la bibliothèque</translation>
    </message>
    <message>
        <source>After a change, documents are re-indexed in the background. Search keeps working.</source>
        <translation>Après un changement, les documents sont réindexés en arrière-plan. La recherche reste disponible.</translation>
    </message>
    <message>
        <source>Selected models are searched as well. Each needs disk space, and time when documents are added.</source>
        <translation>La recherche utilise aussi les modèles sélectionnés. Chacun demande de l’espace disque, et du temps à l’ajout de documents.</translation>
    </message>
    <message>
        <source>Reads the best passages again and puts the right one first.</source>
        <translation>Relit les meilleurs passages et met le bon en tête.</translation>
    </message>
    <message>
        <source>Server for search models</source>
        <translation>Serveur des modèles de recherche</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Adding documents</source>
        <translation>Ajout de documents</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Consignes</translation>
    </message>
    <message>
        <source>Sent to the language model with every question. Example: Answer in German.</source>
        <translation>Envoyées au modèle de langage avec chaque question. Exemple&#x202f;: Réponds en français.</translation>
    </message>
    <message>
        <source>Check numbers</source>
        <translation>Vérifier les nombres</translation>
    </message>
    <message>
        <source>Mark numbers, units and identifiers in an answer that are not in its sources.</source>
        <translation>Signaler dans une réponse les nombres, unités et identifiants absents de ses sources.</translation>
    </message>
    <message>
        <source>Phrase tables</source>
        <translation>Mettre les tableaux en phrases</translation>
    </message>
    <message>
        <source>Let the language model turn table values into a sentence. Values are not changed.</source>
        <translation>Laisser le modèle de langage mettre les valeurs des tableaux en phrases. Les valeurs ne changent pas.</translation>
    </message>
    <message>
        <source>Reuse answers</source>
        <translation>Réutiliser les réponses</translation>
    </message>
    <message>
        <source>Show a saved answer to the same question if documents and settings have not changed.</source>
        <translation>Montrer une réponse enregistrée à la même question si les documents et les paramètres n’ont pas changé.</translation>
    </message>
    <message>
        <source>Follow-ups</source>
        <translation>Questions de suivi</translation>
    </message>
    <message>
        <source>Understand “And the minimum?” from the previous question.</source>
        <translation>Comprendre «&#x202f;Et le minimum&#x202f;?&#x202f;» grâce à la question précédente.</translation>
    </message>
    <message>
        <source>Split multi-part questions</source>
        <translation>Diviser les questions multiples</translation>
    </message>
    <message>
        <source>Answer each part of a question separately.</source>
        <translation>Répondre séparément à chaque partie d’une question.</translation>
    </message>
    <message>
        <source>Document names</source>
        <translation>Noms de documents</translation>
    </message>
    <message>
        <source>Search only the document or page that the question names.</source>
        <translation>Ne chercher que dans le document ou la page que la question nomme.</translation>
    </message>
    <message>
        <source>Languages of scanned pages</source>
        <translation>Langues des pages numérisées</translation>
    </message>
    <message>
        <source>Tesseract languages, such as eng+deu. Leave empty to skip scanned pages.</source>
        <translation>Langues de Tesseract, par exemple eng+deu. Laissez vide pour ignorer les pages numérisées.</translation>
    </message>
    <message>
        <source>Speech model</source>
        <translation>Modèle de transcription</translation>
    </message>
    <message>
        <source>A folder in the models folder, such as faster-whisper-small. Leave empty to use the first one found.</source>
        <translation>Un dossier du dossier des modèles, par exemple faster-whisper-small. Laissez vide pour utiliser le premier trouvé.</translation>
    </message>
    <message>
        <source>Describe when idle</source>
        <translation>Décrire au repos</translation>
    </message>
    <message>
        <source>Let the language model describe all documents. Without a fast GPU this takes minutes per document.</source>
        <translation>Laisser le modèle de langage décrire tous les documents. Sans carte graphique rapide, cela prend quelques minutes par document.</translation>
    </message>
    <message>
        <source>Maximum file size</source>
        <translation>Taille maximale des fichiers</translation>
    </message>
    <message>
        <source>Larger files are not added.</source>
        <translation>Les fichiers plus gros ne sont pas ajoutés.</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>Mo</translation>
    </message>
    <message>
        <source>None. Passages keep the order in which they were found. bge-reranker-base improves it.</source>
        <translation>Aucun. Les passages gardent l’ordre dans lequel ils ont été trouvés. bge-reranker-base l’améliore.</translation>
    </message>
    <message>
        <source>None, so recordings are skipped. Add a folder such as faster-whisper-small under Models.</source>
        <translation>Aucun&#x202f;: les enregistrements sont ignorés. Ajoutez un dossier comme faster-whisper-small sous «&#x202f;Modèles&#x202f;».</translation>
    </message>
    <message>
        <source> in the settings</source>
        <translation> dans les paramètres</translation>
    </message>
    <message>
        <source>Network: this program</source>
        <translation>Réseau&#x202f;: ce programme</translation>
    </message>
    <message>
        <source>Network: readers and models</source>
        <translation>Réseau&#x202f;: processus de lecture et modèles</translation>
    </message>
    <message>
        <source>Files: readers and models</source>
        <translation>Fichiers&#x202f;: processus de lecture et modèles</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>Index de recherche</translation>
    </message>
    <message>
        <source>Copies of your files</source>
        <translation>Copies de vos fichiers</translation>
    </message>
    <message>
        <source>Disk space</source>
        <translation>Espace disque</translation>
    </message>
    <message>
        <source>Built-in search model</source>
        <translation>Modèle de recherche intégré</translation>
    </message>
    <message>
        <source>Built-in reading model</source>
        <translation>Modèle de lecture intégré</translation>
    </message>
    <message>
        <source>Model server</source>
        <translation>Serveur de modèles</translation>
    </message>
    <message>
        <source>Additional search model</source>
        <translation>Modèle de recherche supplémentaire</translation>
    </message>
    <message>
        <source>Model folder {name}</source>
        <translation>Dossier de modèle {name}</translation>
    </message>
    <message>
        <source>Indexed documents</source>
        <translation>Documents indexés</translation>
    </message>
    <message>
        <source>{name} works.</source>
        <translation>{name} fonctionne.</translation>
    </message>
    <message>
        <source>{done} of {total} documents use it</source>
        <translation>{done} documents sur {total} l’utilisent</translation>
    </message>
    <message>
        <source>{done} of {total} documents still use it</source>
        <translation>{done} documents sur {total} l’utilisent encore</translation>
    </message>
    <message>
        <source>Another computer: {host}.</source>
        <translation>Un autre ordinateur&#x202f;: {host}.</translation>
    </message>
    <message>
        <source>Use it only if you trust it and the network.</source>
        <translation>Ne l’utilisez que si vous lui faites confiance, ainsi qu’au réseau.</translation>
    </message>
    <message>
        <source>On this computer.</source>
        <translation>Sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Remove key</source>
        <translation>Retirer la clé</translation>
    </message>
    <message>
        <source>A key is saved</source>
        <translation>Une clé est enregistrée</translation>
    </message>
    <message>
        <source>Only for servers that ask for one</source>
        <translation>Seulement pour les serveurs qui en demandent une</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are used. Documents and conversations are not affected. The damaged file was kept as {name}.</source>
        <translation>Vos paramètres n’ont pas pu être lus&#x202f;: les valeurs par défaut sont utilisées. Les documents et les conversations ne sont pas touchés. Le fichier endommagé a été conservé sous {name}.</translation>
    </message>
    <message>
        <source>Let a language model write answers</source>
        <translation>Laisser un modèle de langage écrire les réponses</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>Détecter automatiquement</translation>
    </message>
    <message>
        <source>Ollama</source>
        <translation>Ollama</translation>
    </message>
    <message>
        <source>OpenAI-compatible</source>
        <translation>Compatible OpenAI</translation>
    </message>
    <message>
        <source>Server type</source>
        <translation>Type de serveur</translation>
    </message>
    <message>
        <source>Your questions and the passages found for them are sent there.</source>
        <translation>Vos questions et les passages trouvés pour y répondre y sont envoyés.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Refresh list</source>
        <translation>Actualiser la liste</translation>
    </message>
    <message>
        <source>Optional. Without one, answers are looked up and quoted from your documents.</source>
        <translation>Facultatif. Sans lui, les réponses sont cherchées dans vos documents et citées.</translation>
    </message>
    <message>
        <source>{server}: {n} language models</source>
        <translation>{server}&#x202f;: {n} modèles de langage</translation>
    </message>
    <message>
        <source>{server}: 1 language model</source>
        <translation>{server}&#x202f;: 1 modèle de langage</translation>
    </message>
    <message>
        <source>{model} works. First word after {seconds} s, then {speed} tokens (about words) per second.</source>
        <translation>{model} fonctionne. Premier mot après {seconds}&#x202f;s, puis {speed} tokens (environ des mots) par seconde.</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Test en cours…</translation>
    </message>
    <message>
        <source>Kept in this computer’s keyring, never in a file.</source>
        <translation>Conservée dans le trousseau de cet ordinateur, jamais dans un fichier.</translation>
    </message>
    <message>
        <source>This computer has no keyring that LocalMind can use, so the key is kept only until you quit.</source>
        <translation>Cet ordinateur n’a pas de trousseau que LocalMind puisse utiliser&#x202f;: la clé n’est conservée que jusqu’à ce que vous quittiez.</translation>
    </message>
    <message>
        <source>No file manager was found. The path was copied: {folder}</source>
        <translation>Aucun gestionnaire de fichiers trouvé. Le chemin a été copié&#x202f;: {folder}</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copier le chemin</translation>
    </message>
    <message>
        <source>No app was found to open {path}</source>
        <translation>Aucune application trouvée pour ouvrir {path}</translation>
    </message>
    <message>
        <source>{path} was moved or deleted.</source>
        <translation>{path} a été déplacé ou supprimé.</translation>
    </message>
    <message>
        <source>Quoted text</source>
        <translation>Texte cité</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>no longer found on its page</source>
        <translation>plus trouvée sur sa page</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Notes: {document}</source>
        <translation>Notes&#x202f;: {document}</translation>
    </message>
    <message>
        <source>Page {page}</source>
        <translation>Page {page}</translation>
    </message>
    <message>
        <source>This page cannot be shown.</source>
        <translation>Cette page ne peut pas être affichée.</translation>
    </message>
    <message>
        <source>Loading page {n}…</source>
        <translation>Chargement de la page {n}…</translation>
    </message>
    <message>
        <source>Privacy and network</source>
        <translation>Confidentialité et réseau</translation>
    </message>
    <message>
        <source>Opening the library…</source>
        <translation>Ouverture de la bibliothèque…</translation>
    </message>
    <message>
        <source>The library is not open</source>
        <translation>La bibliothèque n’est pas ouverte</translation>
    </message>
    <message>
        <source>Describing documents: {n} left</source>
        <translation>Description des documents&#x202f;: {n} restant</translation>
    </message>
    <message>
        <source>Describing documents: 1 left</source>
        <translation>Description des documents&#x202f;: 1 restant</translation>
    </message>
    <message>
        <source>Checking for a language model…</source>
        <translation>Recherche d’un modèle de langage…</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Redacting</source>
        <translation>Masquage</translation>
    </message>
    <message>
        <source>Indexing</source>
        <translation>Indexation</translation>
    </message>
    <message>
        <source>Analyzing</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Partly ready</source>
        <translation>Partiellement prêt</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Looked up in document details</source>
        <translation>Trouvé dans les informations sur les documents</translation>
    </message>
    <message>
        <source>Looked up in tables</source>
        <translation>Trouvé dans les tableaux</translation>
    </message>
    <message>
        <source>Looked up across tables</source>
        <translation>Trouvé à travers plusieurs tableaux</translation>
    </message>
    <message>
        <source>Quoted from the documents</source>
        <translation>Cité des documents</translation>
    </message>
    <message>
        <source>Written by {model}</source>
        <translation>Écrit par {model}</translation>
    </message>
    <message>
        <source>a language model</source>
        <translation>un modèle de langage</translation>
    </message>
    <message>
        <source>Answered before</source>
        <translation>Déjà répondu</translation>
    </message>
    <message>
        <source>Answered before, worded differently</source>
        <translation>Déjà répondu, avec une autre formulation</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Épinglées</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Plus anciennes</translation>
    </message>
    <message>
        <source>{name} (models folder)</source>
        <translation>{name} (dossier des modèles)</translation>
    </message>
    <message>
        <source>{name} (Ollama)</source>
        <translation>{name} (Ollama)</translation>
    </message>
    <message>
        <source>{name} (model server)</source>
        <translation>{name} (serveur de modèles)</translation>
    </message>
    <message>
        <source>reads {n} tokens</source>
        <translation>lit {n} tokens</translation>
    </message>
    <message>
        <source>Your note there is deleted too.</source>
        <translation>Votre note y est supprimée aussi.</translation>
    </message>
    <message>
        <source>Your {n} notes there are deleted too.</source>
        <translation>Vos {n} notes y sont supprimées aussi.</translation>
    </message>
    <message>
        <source>{n} table</source>
        <translation>{n} tableau</translation>
    </message>
    <message>
        <source>{n} tables</source>
        <translation>{n} tableaux</translation>
    </message>
    <message>
        <source>{n} row</source>
        <translation>{n} ligne</translation>
    </message>
    <message>
        <source>{n} rows</source>
        <translation>{n} lignes</translation>
    </message>
    <message>
        <source>{n} passage</source>
        <translation>{n} passage</translation>
    </message>
    <message>
        <source>{n} passages</source>
        <translation>{n} passages</translation>
    </message>
    <message>
        <source>Table on page {page}</source>
        <translation>Tableau de la page {page}</translation>
    </message>
    <message>
        <source>{document} · page&#xa0;{page}</source>
        <translation>{document} · page&#xa0;{page}</translation>
    </message>
    <message>
        <source>{rows} · {read} checked</source>
        <translation>{rows} · {read} vérifiées</translation>
    </message>
    <message>
        <source>{rows} ({chosen})</source>
        <translation>{rows} ({chosen})</translation>
    </message>
    <message>
        <source>{rows} · the only row of {table} checked</source>
        <translation>{rows} · la seule ligne vérifiée ({table})</translation>
    </message>
    <message>
        <source>{rows} · all {n:,} rows of {table} checked</source>
        <translation>{rows} · toutes les {n:,} lignes vérifiées ({table})</translation>
    </message>
    <message>
        <source>{n:,} of {rows}, as filtered</source>
        <translation>{n:,} sur {rows}, selon le filtre</translation>
    </message>
    <message>
        <source>{name} · {where}</source>
        <translation>{name} · {where}</translation>
    </message>
    <message>
        <source>beside the row, page {page}</source>
        <translation>à côté de la ligne, page {page}</translation>
    </message>
    <message>
        <source>note {mark}, page {page}</source>
        <translation>note {mark}, page {page}</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>page {page}</translation>
    </message>
    <message>
        <source>a table on page {page}</source>
        <translation>un tableau de la page {page}</translation>
    </message>
    <message>
        <source>Row {row}, {column}: completed from {mark}</source>
        <translation>Ligne {row}, {column}&#x202f;: complété d’après {mark}</translation>
    </message>
    <message>
        <source>no header</source>
        <translation>sans en-tête</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>«&#x202f;{text}&#x202f;»</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}&#x202f;: {value}</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>Intégré</translation>
    </message>
    <message>
        <source>Built-in, English only</source>
        <translation>Intégré, anglais seulement</translation>
    </message>
    <message>
        <source>pages {first}–{last}</source>
        <translation>pages {first}–{last}</translation>
    </message>
    <message>
        <source>the only row checked</source>
        <translation>la seule ligne vérifiée</translation>
    </message>
    <message>
        <source>all {n} rows checked</source>
        <translation>les {n} lignes vérifiées</translation>
    </message>
    <message>
        <source>the only row of {table} checked</source>
        <translation>la seule ligne de {table} vérifiée</translation>
    </message>
    <message>
        <source>all {n} rows of {table} checked</source>
        <translation>les {n} lignes de {table} vérifiées</translation>
    </message>
    <message>
        <source>{n} row checked</source>
        <translation>{n} ligne vérifiée</translation>
    </message>
    <message>
        <source>{n} rows checked</source>
        <translation>{n} lignes vérifiées</translation>
    </message>
    <message>
        <source>{n} files were not added because they are already in the library.</source>
        <translation>{n} fichiers n’ont pas été ajoutés, car ils sont déjà dans la bibliothèque.</translation>
    </message>
    <message>
        <source>“{name}” was not added: {reason}</source>
        <translation>«&#x202f;{name}&#x202f;» n’a pas été ajouté&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>it is already in the library</source>
        <translation>il est déjà dans la bibliothèque</translation>
    </message>
    <message>
        <source>Filled in from elsewhere in the document</source>
        <translation>Complété d’après un autre endroit du document</translation>
    </message>
    <message>
        <source>Filled in from {place} of {document}</source>
        <translation>Complété d’après {document}, {place}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Password needed</source>
        <translation>Mot de passe requis</translation>
    </message>
    <message>
        <source>File missing</source>
        <translation>Fichier manquant</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>page {done} of {total}</source>
        <translation>page {done} sur {total}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#x202f;%</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>encore {time}</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n}&#x202f;s</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n}&#x202f;min</translation>
    </message>
    <message>
        <source>understand question</source>
        <translation>comprendre la question</translation>
    </message>
    <message>
        <source>detect question type</source>
        <translation>reconnaître le type de question</translation>
    </message>
    <message>
        <source>rephrase</source>
        <translation>reformuler</translation>
    </message>
    <message>
        <source>same earlier question</source>
        <translation>même question antérieure</translation>
    </message>
    <message>
        <source>similar earlier question</source>
        <translation>question antérieure semblable</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>calcul du sens</translation>
    </message>
    <message>
        <source>meaning search</source>
        <translation>recherche par le sens</translation>
    </message>
    <message>
        <source>keyword search</source>
        <translation>recherche par mots-clés</translation>
    </message>
    <message>
        <source>combine results</source>
        <translation>fusionner les résultats</translation>
    </message>
    <message>
        <source>keyword check</source>
        <translation>vérifier les mots-clés</translation>
    </message>
    <message>
        <source>re-rank</source>
        <translation>reclasser</translation>
    </message>
    <message>
        <source>read passages</source>
        <translation>lire les passages</translation>
    </message>
    <message>
        <source>compare answers</source>
        <translation>comparer les réponses</translation>
    </message>
    <message>
        <source>check relevance</source>
        <translation>vérifier la pertinence</translation>
    </message>
    <message>
        <source>write answer</source>
        <translation>écrire la réponse</translation>
    </message>
    <message>
        <source>phrase answer</source>
        <translation>formuler la réponse</translation>
    </message>
    <message>
        <source>verify values</source>
        <translation>vérifier les valeurs</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n}&#x202f;ms</translation>
    </message>
    <message>
        <source>No language model: answers are quoted from documents</source>
        <translation>Aucun modèle de langage&#x202f;: les réponses sont citées des documents</translation>
    </message>
    <message>
        <source>The settings could not be saved ({reason}). They hold until LocalMind ends.</source>
        <translation>Les paramètres n’ont pas pu être enregistrés ({reason}). Ils restent valables jusqu’à la fermeture de LocalMind.</translation>
    </message>
    <message>
        <source>Something went wrong inside LocalMind. The details are in the log file; please try again.</source>
        <translation>Un problème est survenu dans LocalMind. Les détails se trouvent dans le journal&#x202f;; veuillez réessayer.</translation>
    </message>
    <message>
        <source>This answer is no longer in the library. Ask again.</source>
        <translation>Cette réponse n’est plus dans la bibliothèque. Reposez la question.</translation>
    </message>
    <message>
        <source>Looking for passages</source>
        <translation>Recherche de passages</translation>
    </message>
    <message>
        <source>The model could not continue this answer.</source>
        <translation>Le modèle n’a pas pu continuer cette réponse.</translation>
    </message>
    <message>
        <source>Reading tables</source>
        <translation>Lecture des tableaux</translation>
    </message>
    <message>
        <source>Those pages do not answer it: the whole document was searched.</source>
        <translation>Ces pages ne contiennent pas la réponse&#x202f;: tout le document a été parcouru.</translation>
    </message>
    <message>
        <source>The model found no answer; shown is what the documents say.</source>
        <translation>Le modèle n’a pas trouvé de réponse&#x202f;; voici ce que disent les documents.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>{path} was followed up to {last}; {missing} is not there.</source>
        <translation>{path} a été suivi jusqu’à {last}&#x202f;; {missing} n’y figure pas.</translation>
    </message>
    <message>
        <source>Nearest there: {names}.</source>
        <translation>Les plus proches&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>{name} in {document}</source>
        <translation>{name} ({document})</translation>
    </message>
    <message>
        <source>{path}. Also described: {places}.</source>
        <translation>{path}. Également décrit&#x202f;: {places}.</translation>
    </message>
    <message>
        <source>not in the cited sources</source>
        <translation>absent des sources citées</translation>
    </message>
    <message>
        <source>in another source than the one cited</source>
        <translation>dans une autre source que celle citée</translation>
    </message>
    <message>
        <source>no source is cited</source>
        <translation>aucune source citée</translation>
    </message>
    <message>
        <source>in another row than the one that is named</source>
        <translation>dans une autre ligne que celle nommée</translation>
    </message>
    <message>
        <source>in another column than the one that is named</source>
        <translation>dans une autre colonne que celle qui est nommée</translation>
    </message>
    <message>
        <source>the cited passage says otherwise</source>
        <translation>le passage cité dit autre chose</translation>
    </message>
    <message>
        <source>not said in the cited passage</source>
        <translation>absent du passage cité</translation>
    </message>
    <message>
        <source>collection {name}</source>
        <translation>collection {name}</translation>
    </message>
    <message>
        <source>document {name}</source>
        <translation>document {name}</translation>
    </message>
    <message>
        <source>page {first}</source>
        <translation>page {first}</translation>
    </message>
    <message>
        <source>pages {first}-{last}</source>
        <translation>pages {first}-{last}</translation>
    </message>
    <message>
        <source>The answer may be at these places, most likely first:</source>
        <translation>La réponse peut se trouver à ces endroits, du plus probable au moins probable&#x202f;:</translation>
    </message>
    <message>
        <source>{likely} {marks}</source>
        <translation>{likely} {marks}</translation>
    </message>
    <message>
        <source>The weights could not be written ({reason}). Free some space.</source>
        <translation>Les poids n’ont pas pu être écrits ({reason}). Libérez de l’espace.</translation>
    </message>
    <message>
        <source>No embedding model: found by keyword only.</source>
        <translation>Aucun modèle de recherche&#x202f;: trouvé par mots-clés seulement.</translation>
    </message>
    <message>
        <source>Nothing is indexed for meaning search yet: found by keyword only.</source>
        <translation>Rien n’est encore indexé pour la recherche par le sens&#x202f;: trouvé par mots-clés seulement.</translation>
    </message>
    <message>
        <source>The embedding model does not support the script of the question: found by keyword only.</source>
        <translation>Le modèle de recherche ne connaît pas l’écriture de la question&#x202f;: trouvé par mots-clés seulement.</translation>
    </message>
    <message>
        <source>The main embedding model is not installed: meaning search was incomplete.</source>
        <translation>Le modèle de recherche principal n’est pas installé&#x202f;: la recherche par le sens était incomplète.</translation>
    </message>
    <message>
        <source>Found by keyword only. {error}</source>
        <translation>Trouvé par mots-clés seulement. {error}</translation>
    </message>
    <message>
        <source>Meaning search was incomplete. {error}</source>
        <translation>La recherche par le sens était incomplète. {error}</translation>
    </message>
    <message>
        <source>the reranker failed: search order kept</source>
        <translation>le reclassement a échoué&#x202f;: ordre de la recherche conservé</translation>
    </message>
    <message>
        <source>{count} of {total} read: search order kept</source>
        <translation>{count} sur {total} lus&#x202f;: ordre de la recherche conservé</translation>
    </message>
    <message>
        <source>{count} of {total} read within {seconds:g} s</source>
        <translation>{count} sur {total} lus en {seconds:g}&#x202f;s</translation>
    </message>
    <message>
        <source>the model gave no scores: search order kept</source>
        <translation>le modèle n’a donné aucune note&#x202f;: ordre de la recherche conservé</translation>
    </message>
    <message>
        <source>the model’s scores do not match the passages: search order kept</source>
        <translation>les notes du modèle ne correspondent pas aux passages&#x202f;: ordre de la recherche conservé</translation>
    </message>
    <message>
        <source>{count} marked {least} or more: search order kept</source>
        <translation>{count} notés {least} ou plus&#x202f;: ordre de la recherche conservé</translation>
    </message>
    <message>
        <source>{count} of {total} marked {least} or more</source>
        <translation>{count} sur {total} notés {least} ou plus</translation>
    </message>
    <message>
        <source>{n} of {total} kept</source>
        <translation>{n} sur {total} gardés</translation>
    </message>
    <message>
        <source>{n} hits</source>
        <translation>{n} résultats</translation>
    </message>
    <message>
        <source>The words of the question are everywhere: found by meaning only.</source>
        <translation>Les mots de la question sont partout&#x202f;: trouvé par le sens seulement.</translation>
    </message>
    <message>
        <source>no reranker: search order kept</source>
        <translation>aucun modèle de reclassement&#x202f;: ordre de la recherche conservé</translation>
    </message>
    <message>
        <source>No answer found yet; {documents} is still being read.</source>
        <translation>Pas encore de réponse trouvée&#x202f;; {documents} est encore en cours de lecture.</translation>
    </message>
    <message>
        <source>No answer found yet; {documents} are still being read.</source>
        <translation>Pas encore de réponse trouvée&#x202f;; {documents} sont encore en cours de lecture.</translation>
    </message>
    <message>
        <source>No answer found {where}.</source>
        <translation>Aucune réponse trouvée {where}.</translation>
    </message>
    <message>
        <source>No answer found {where}; 1 is still being read.</source>
        <translation>Aucune réponse trouvée {where}&#x202f;; 1 est encore en cours de lecture.</translation>
    </message>
    <message>
        <source>No answer found {where}; {n} are still being read.</source>
        <translation>Aucune réponse trouvée {where}&#x202f;; {n} sont encore en cours de lecture.</translation>
    </message>
    <message>
        <source>There are no documents to search. Add a document first.</source>
        <translation>Il n’y a pas de documents à interroger. Ajoutez d’abord un document.</translation>
    </message>
    <message>
        <source>in {table}</source>
        <translation>dans {table}</translation>
    </message>
    <message>
        <source>in this table</source>
        <translation>dans ce tableau</translation>
    </message>
    <message>
        <source>in {documents}</source>
        <translation>dans {documents}</translation>
    </message>
    <message>
        <source>on page {page} of {documents}</source>
        <translation>à la page {page} de {documents}</translation>
    </message>
    <message>
        <source>on pages {first}–{last} of {documents}</source>
        <translation>aux pages {first}–{last} de {documents}</translation>
    </message>
    <message>
        <source>The model server ended the answer without saying that it is complete.</source>
        <translation>Le serveur de modèles a terminé la réponse sans indiquer qu’elle est complète.</translation>
    </message>
    <message>
        <source>Connection to the model lost, trying again</source>
        <translation>Connexion au modèle perdue, nouvel essai</translation>
    </message>
    <message>
        <source>The model returned an empty answer. Ask again or choose another model.</source>
        <translation>Le modèle a donné une réponse vide. Reposez la question ou choisissez un autre modèle.</translation>
    </message>
    <message>
        <source>The answer reached its length limit.</source>
        <translation>La réponse a atteint sa longueur maximale.</translation>
    </message>
    <message>
        <source>The answer was stopped.</source>
        <translation>La réponse a été arrêtée.</translation>
    </message>
    <message>
        <source>The model repeated itself and was stopped.</source>
        <translation>Le modèle se répétait et a été arrêté.</translation>
    </message>
    <message>
        <source>{name} is writing</source>
        <translation>{name} écrit</translation>
    </message>
    <message>
        <source>The model could not continue its answer, so it is incomplete.</source>
        <translation>Le modèle n’a pas pu continuer sa réponse, qui est donc incomplète.</translation>
    </message>
    <message>
        <source>Nearest passages: {marks}</source>
        <translation>Passages les plus proches&#x202f;: {marks}</translation>
    </message>
    <message>
        <source>{name} is not mentioned there.</source>
        <translation>{name} n’y est pas mentionné.</translation>
    </message>
    <message>
        <source>{names} are not mentioned there.</source>
        <translation>{names} n’y sont pas mentionnés.</translation>
    </message>
    <message>
        <source>{name} does not appear in the documents searched.</source>
        <translation>{name} ne figure pas dans les documents consultés.</translation>
    </message>
    <message>
        <source>{names} do not appear in the documents searched.</source>
        <translation>{names} ne figurent pas dans les documents consultés.</translation>
    </message>
    <message>
        <source>The question is {count:,} characters long; the limit is {limit:,}. Say it in fewer words.</source>
        <translation>La question compte {count:,} caractères&#x202f;; la limite est de {limit:,}. Formulez-la plus brièvement.</translation>
    </message>
    <message>
        <source>There is no word in the question. Write what you want to know.</source>
        <translation>La question ne contient aucun mot. Écrivez ce que vous voulez savoir.</translation>
    </message>
    <message>
        <source>Answered without a model. No passage fits in its context window.</source>
        <translation>Répondu sans modèle. Aucun passage ne tient dans sa fenêtre de contexte.</translation>
    </message>
    <message>
        <source>{count} passages did not fit in the context window.</source>
        <translation>{count} passages n’ont pas tenu dans la fenêtre de contexte.</translation>
    </message>
    <message>
        <source>Answered without a model. {error}</source>
        <translation>Répondu sans modèle. {error}</translation>
    </message>
    <message>
        <source>Not phrased. {error}</source>
        <translation>Pas mis en phrases. {error}</translation>
    </message>
    <message>
        <source>phrased</source>
        <translation>mis en phrases</translation>
    </message>
    <message>
        <source>not phrased</source>
        <translation>pas mis en phrases</translation>
    </message>
    <message>
        <source>The text was too long for the model. It was given fewer passages.</source>
        <translation>Le texte était trop long pour le modèle. Il a reçu moins de passages.</translation>
    </message>
    <message>
        <source>resumed {n} times</source>
        <translation>reprise {n} fois</translation>
    </message>
    <message>
        <source>Judging passages</source>
        <translation>Évaluation des passages</translation>
    </message>
    <message>
        <source>{count} of {total} judged not relevant by {name}</source>
        <translation>{count} sur {total} jugés non pertinents par {name}</translation>
    </message>
    <message>
        <source>Asking for sources</source>
        <translation>Demande des sources</translation>
    </message>
    <message>
        <source>The model named no passage, and could not be asked again. {error}</source>
        <translation>Le modèle n’a nommé aucun passage et n’a pas pu être interrogé de nouveau. {error}</translation>
    </message>
    <message>
        <source>The model named no passage and was asked again.</source>
        <translation>Le modèle n’a nommé aucun passage et a été interrogé de nouveau.</translation>
    </message>
    <message>
        <source>The model named no passage and was asked again, in vain.</source>
        <translation>Le modèle n’a nommé aucun passage et a été interrogé de nouveau, en vain.</translation>
    </message>
    <message>
        <source>The connection was lost; the text was corrected when the answer was complete.</source>
        <translation>La connexion avait été perdue&#x202f;; le texte a été corrigé une fois la réponse complète.</translation>
    </message>
    <message>
        <source>{count} of {total} values not verified</source>
        <translation>{count} valeurs sur {total} non confirmées</translation>
    </message>
    <message>
        <source>{count} passages were left out because the model reads slowly on this machine.</source>
        <translation>{count} passages ont été laissés de côté, car le modèle lit lentement sur cet ordinateur.</translation>
    </message>
    <message>
        <source>{name} is already there; choose another name for the backup.</source>
        <translation>{name} existe déjà&#x202f;; choisissez un autre nom pour la sauvegarde.</translation>
    </message>
    <message>
        <source>A backup cannot be inside the library. Choose another folder.</source>
        <translation>Une sauvegarde ne peut pas se trouver dans la bibliothèque. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>The folder is not empty. Choose an empty folder.</source>
        <translation>Le dossier n’est pas vide. Choisissez un dossier vide.</translation>
    </message>
    <message>
        <source>The backup is damaged: {file} does not match its checksum. Use another backup.</source>
        <translation>La sauvegarde est endommagée&#x202f;: {file} ne correspond pas à sa somme de contrôle. Utilisez une autre sauvegarde.</translation>
    </message>
    <message>
        <source>The backup is incomplete: files are missing. Use another backup.</source>
        <translation>La sauvegarde est incomplète&#x202f;: des fichiers manquent. Utilisez une autre sauvegarde.</translation>
    </message>
    <message>
        <source>This folder is not a LocalMind backup: its list of checksums is missing. Choose another folder.</source>
        <translation>Ce dossier n’est pas une sauvegarde de LocalMind&#x202f;: la liste des sommes de contrôle manque. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>The backup is damaged: its list of checksums cannot be read. Use another backup.</source>
        <translation>La sauvegarde est endommagée&#x202f;: la liste des sommes de contrôle est illisible. Utilisez une autre sauvegarde.</translation>
    </message>
    <message>
        <source>This folder is not a LocalMind backup: it has no document catalog. Choose another folder.</source>
        <translation>Ce dossier n’est pas une sauvegarde de LocalMind&#x202f;: il n’a pas de catalogue de documents. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>The copy could not be made ({reason}). Check free space and folder permissions.</source>
        <translation>La copie n’a pas pu être faite ({reason}). Vérifiez l’espace libre et les droits du dossier.</translation>
    </message>
    <message>
        <source>The document is too large for this, or memory ran out. Close other programs and try again.</source>
        <translation>Le document est trop gros pour cela, ou la mémoire a manqué. Fermez d’autres programmes et réessayez.</translation>
    </message>
    <message>
        <source>The attachments of the file could not be read. Try to get a fresh copy.</source>
        <translation>Les pièces jointes du fichier n’ont pas pu être lues. Procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>The model’s process ended, often for want of memory. Choose a smaller model or window.</source>
        <translation>Le processus du modèle s’est arrêté, souvent par manque de mémoire. Choisissez un modèle ou une fenêtre plus petits.</translation>
    </message>
    <message>
        <source>The model was silent for {silence_seconds:.0f} seconds; try again.</source>
        <translation>Le modèle est resté muet pendant {silence_seconds:.0f} secondes&#x202f;; réessayez.</translation>
    </message>
    <message>
        <source>The models were closed. Restart LocalMind to use them.</source>
        <translation>Les modèles ont été fermés. Redémarrez LocalMind pour les utiliser.</translation>
    </message>
    <message>
        <source>{name} could not be loaded; it may need more memory than is free.</source>
        <translation>{name} n’a pas pu être chargé&#x202f;; il lui faut peut-être plus de mémoire qu’il n’y en a de libre.</translation>
    </message>
    <message>
        <source>{name} could not be loaded. {failure}</source>
        <translation>{name} n’a pas pu être chargé. {failure}</translation>
    </message>
    <message>
        <source>The model’s process could not be started; close other programs.</source>
        <translation>Le processus du modèle n’a pas pu démarrer&#x202f;; fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>This page cannot be shown: it is damaged or far too large.</source>
        <translation>Cette page ne peut pas être affichée&#x202f;: elle est endommagée ou beaucoup trop grande.</translation>
    </message>
    <message>
        <source>Pages cannot be shown now; close other programs to free memory.</source>
        <translation>Les pages ne peuvent pas être affichées pour le moment&#x202f;; fermez d’autres programmes pour libérer de la mémoire.</translation>
    </message>
    <message>
        <source>The embedding process stopped twice in a row. Close other programs or choose a smaller model.</source>
        <translation>Le processus du modèle de recherche s’est arrêté deux fois de suite. Fermez d’autres programmes ou choisissez un modèle plus petit.</translation>
    </message>
    <message>
        <source>The model took over {limit:.0f} seconds; choose a smaller one or raise the limit.</source>
        <translation>Le modèle a mis plus de {limit:.0f} secondes&#x202f;; choisissez-en un plus petit ou relevez la limite.</translation>
    </message>
    <message>
        <source>The embedding process could not be started; close other programs to free memory.</source>
        <translation>Le processus du modèle de recherche n’a pas pu démarrer&#x202f;; fermez d’autres programmes pour libérer de la mémoire.</translation>
    </message>
    <message>
        <source>The page made its reader crash and was left out.</source>
        <translation>La page a fait planter le processus de lecture et a été laissée de côté.</translation>
    </message>
    <message>
        <source>The page took too long to read and was left out.</source>
        <translation>La page était trop longue à lire et a été laissée de côté.</translation>
    </message>
    <message>
        <source>The document took too long to read; this page was left out.</source>
        <translation>Le document était trop long à lire&#x202f;; cette page a été laissée de côté.</translation>
    </message>
    <message>
        <source>So many pages are damaged that this one was left out.</source>
        <translation>Tant de pages sont endommagées que celle-ci a été laissée de côté.</translation>
    </message>
    <message>
        <source>The file can no longer be opened; check that it is still there and may be read.</source>
        <translation>Le fichier ne peut plus être ouvert&#x202f;; vérifiez qu’il est toujours là et que sa lecture est permise.</translation>
    </message>
    <message>
        <source>The file is larger than {megabytes:.0f} MB; split it, or raise the limit in Settings.</source>
        <translation>Le fichier dépasse {megabytes:.0f} Mo&#x202f;; divisez-le ou relevez la limite dans les paramètres.</translation>
    </message>
    <message>
        <source>The file says that it has {pages:,} pages; the limit is {limit:,}. Split it.</source>
        <translation>Le fichier annonce {pages:,} pages&#x202f;; la limite est de {limit:,}. Divisez-le.</translation>
    </message>
    <message>
        <source>The reader could not be started; close other programs to free memory and try again.</source>
        <translation>Le processus de lecture n’a pas pu démarrer&#x202f;; fermez d’autres programmes pour libérer de la mémoire, puis réessayez.</translation>
    </message>
    <message>
        <source>The file is damaged, or far too large: its reader did not get through it.</source>
        <translation>Le fichier est endommagé ou beaucoup trop gros&#x202f;: sa lecture n’a pas abouti.</translation>
    </message>
    <message>
        <source>No speech model was chosen to transcribe it with.</source>
        <translation>Aucun modèle de transcription n’a été choisi.</translation>
    </message>
    <message>
        <source>The archive cannot be unpacked now; close other programs to free memory.</source>
        <translation>L’archive ne peut pas être décompressée pour le moment&#x202f;; fermez d’autres programmes pour libérer de la mémoire.</translation>
    </message>
    <message>
        <source>The archive is damaged: it could not be unpacked. Try to get a fresh copy.</source>
        <translation>L’archive est endommagée&#x202f;: elle n’a pas pu être décompressée. Procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>A line of the questions lacks its question, or a field of it has another form.</source>
        <translation>Une ligne des questions n’a pas de question, ou un de ses champs a une autre forme.</translation>
    </message>
    <message>
        <source>it is open in another program or write-protected. Close it or choose another location</source>
        <translation>il est ouvert dans un autre programme ou protégé en écriture. Fermez-le ou choisissez un autre emplacement</translation>
    </message>
    <message>
        <source>its folder is read-only. Choose another location</source>
        <translation>son dossier est en lecture seule. Choisissez un autre emplacement</translation>
    </message>
    <message>
        <source>the disk is full. Free some space or choose another location</source>
        <translation>le disque est plein. Libérez de l’espace ou choisissez un autre emplacement</translation>
    </message>
    <message>
        <source>it is larger than this disk allows. Choose another location</source>
        <translation>il est plus gros que ce disque ne le permet. Choisissez un autre emplacement</translation>
    </message>
    <message>
        <source>its folder does not exist. Choose another location</source>
        <translation>son dossier n’existe pas. Choisissez un autre emplacement</translation>
    </message>
    <message>
        <source>{name} could not be saved: {reason}.</source>
        <translation>{name} n’a pas pu être enregistré&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>the system refused it. Choose another location</source>
        <translation>le système l’a refusé. Choisissez un autre emplacement</translation>
    </message>
    <message>
        <source>Incomplete answers cannot be saved. Continue the answer or ask again.</source>
        <translation>Les réponses incomplètes ne peuvent pas être enregistrées. Continuez la réponse ou reposez la question.</translation>
    </message>
    <message>
        <source>{name} could not be saved: it has more rows or columns than Excel allows.</source>
        <translation>{name} n’a pas pu être enregistré&#x202f;: il a plus de lignes ou de colonnes qu’Excel n’en permet.</translation>
    </message>
    <message>
        <source>This document is no longer in the library.</source>
        <translation>Ce document n’est plus dans la bibliothèque.</translation>
    </message>
    <message>
        <source>The document falls into {parts} parts; the limit is {limit} (see Settings).</source>
        <translation>Le document se divise en {parts} parties&#x202f;; la limite est de {limit} (voir les paramètres).</translation>
    </message>
    <message>
        <source>It is found by keyword only, because the embedding model does not know its script.</source>
        <translation>Il n’est trouvé que par mots-clés, car le modèle de recherche ne connaît pas son écriture.</translation>
    </message>
    <message>
        <source>Archives within archives within archives are not opened. Unpack it, and add it.</source>
        <translation>Les archives imbriquées sur trois niveaux ne sont pas ouvertes. Décompressez-la, puis ajoutez-la.</translation>
    </message>
    <message>
        <source>The file can no longer be opened; check that it is still there.</source>
        <translation>Le fichier ne peut plus être ouvert&#x202f;; vérifiez qu’il est toujours là.</translation>
    </message>
    <message>
        <source>The chat model wrote nothing usable for them.</source>
        <translation>Le modèle de langage n’a rien écrit d’utilisable pour elles.</translation>
    </message>
    <message>
        <source>No chat model is in use.</source>
        <translation>Aucun modèle de langage n’est utilisé.</translation>
    </message>
    <message>
        <source>The time limit was reached. Read the document again to continue, or raise the limit.</source>
        <translation>La durée maximale est atteinte. Relisez le document pour continuer, ou relevez la limite.</translation>
    </message>
    <message>
        <source>Read the document again to retry.</source>
        <translation>Relisez le document pour réessayer.</translation>
    </message>
    <message>
        <source>1 of {parts} has no context header. {why}</source>
        <translation>1 partie sans en-tête de contexte ({parts} au total). {why}</translation>
    </message>
    <message>
        <source>{n:,} of {parts} have no context header. {why}</source>
        <translation>{n:,} sans en-tête de contexte ({parts} au total). {why}</translation>
    </message>
    <message>
        <source>The document could not be added because of an internal error. See the log; other documents are not affected.</source>
        <translation>Le document n’a pas pu être ajouté en raison d’une erreur interne. Voir le journal&#x202f;; les autres documents ne sont pas touchés.</translation>
    </message>
    <message>
        <source>Already in the library as “{name}”.</source>
        <translation>Déjà dans la bibliothèque sous le nom «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>The archive is empty.</source>
        <translation>L’archive est vide.</translation>
    </message>
    <message>
        <source>{documents} taken from the archive.</source>
        <translation>{documents} tirés de l’archive.</translation>
    </message>
    <message>
        <source>Left out: {names}.</source>
        <translation>Laissés de côté&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>The file has no pages.</source>
        <translation>Le fichier n’a pas de pages.</translation>
    </message>
    <message>
        <source>None of its pages can be read. {reason}</source>
        <translation>Aucune de ses pages n’est lisible. {reason}</translation>
    </message>
    <message>
        <source>The document holds no text. If its pages are pictures, they need text recognition.</source>
        <translation>Le document ne contient pas de texte. Si ses pages sont des images, elles demandent une reconnaissance de texte.</translation>
    </message>
    <message>
        <source>It is found by keyword only, because no embedding model is in use.</source>
        <translation>Il n’est trouvé que par mots-clés, car aucun modèle de recherche n’est utilisé.</translation>
    </message>
    <message>
        <source>It is found by keyword only. {error}</source>
        <translation>Il n’est trouvé que par mots-clés. {error}</translation>
    </message>
    <message>
        <source>The document was removed while it was being added.</source>
        <translation>Le document a été retiré pendant son ajout.</translation>
    </message>
    <message>
        <source>This is not a file. Choose a document or a folder of documents.</source>
        <translation>Ce n’est pas un fichier. Choisissez un document ou un dossier de documents.</translation>
    </message>
    <message>
        <source>The file has {megabytes} MB; the limit is {limit} MB (see Settings).</source>
        <translation>Le fichier fait {megabytes} Mo&#x202f;; la limite est de {limit} Mo (voir les paramètres).</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file grew over the limit of {limit} MB while it was read.</source>
        <translation>Le fichier a dépassé la limite de {limit} Mo pendant sa lecture.</translation>
    </message>
    <message>
        <source>The file cannot be read ({reason}). Check that it is still there.</source>
        <translation>Le fichier ne peut pas être lu ({reason}). Vérifiez qu’il est toujours là.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space and add the file again.</source>
        <translation>Le disque est plein. Libérez de l’espace et ajoutez de nouveau le fichier.</translation>
    </message>
    <message>
        <source>The library&apos;s folder cannot be written ({reason}). Check its rights and its disk.</source>
        <translation>Impossible d’écrire dans le dossier de la bibliothèque ({reason}). Vérifiez ses droits et son disque.</translation>
    </message>
    <message>
        <source>The document is protected by a password. Enter it first.</source>
        <translation>Le document est protégé par un mot de passe. Saisissez-le d’abord.</translation>
    </message>
    <message>
        <source>The file was changed since it was added. Add it again.</source>
        <translation>Le fichier a été modifié depuis son ajout. Ajoutez-le de nouveau.</translation>
    </message>
    <message>
        <source>The library&apos;s copy of this file is damaged, and your own file cannot be used.</source>
        <translation>La copie de ce fichier dans la bibliothèque est endommagée, et votre propre fichier n’est pas utilisable.</translation>
    </message>
    <message>
        <source>The library holds {present} documents, which is its limit (see Settings).</source>
        <translation>La bibliothèque contient {present} documents, ce qui est sa limite (voir les paramètres).</translation>
    </message>
    <message>
        <source>The document was read, but a search does not find it. Remove it and add it again.</source>
        <translation>Le document a été lu, mais la recherche ne le trouve pas. Retirez-le et ajoutez-le de nouveau.</translation>
    </message>
    <message>
        <source>The time for that was used up.</source>
        <translation>Le temps prévu est écoulé.</translation>
    </message>
    <message>
        <source>The chat model did not look for personal data on {n:,} of {pages}.</source>
        <translation>Le modèle de langage n’a pas cherché partout de données personnelles&#x202f;: {n:,} laissées de côté ({pages} au total).</translation>
    </message>
    <message>
        <source>The invoice data of the file is damaged. Ask for the invoice again.</source>
        <translation>Les données de facture du fichier sont endommagées. Redemandez la facture.</translation>
    </message>
    <message>
        <source>Left blank in the document.</source>
        <translation>Laissé vide dans le document.</translation>
    </message>
    <message>
        <source>Mentioned only in passing.</source>
        <translation>Mentionné en passant seulement.</translation>
    </message>
    <message>
        <source>Mentioned, but no name was found.</source>
        <translation>Mentionné, mais aucun nom trouvé.</translation>
    </message>
    <message>
        <source>Mentioned, but no date was found.</source>
        <translation>Mentionné, mais aucune date trouvée.</translation>
    </message>
    <message>
        <source>Mentioned, but no number was found.</source>
        <translation>Mentionné, mais aucun numéro trouvé.</translation>
    </message>
    <message>
        <source>Mentioned, but no amount was found.</source>
        <translation>Mentionné, mais aucun montant trouvé.</translation>
    </message>
    <message>
        <source>Mentioned, but no period was found.</source>
        <translation>Mentionné, mais aucune durée trouvée.</translation>
    </message>
    <message>
        <source>Mentioned, but not specified.</source>
        <translation>Mentionné, mais non précisé.</translation>
    </message>
    <message>
        <source>{0} of {1} are in the library.</source>
        <translation>{0} sur {1} sont dans la bibliothèque.</translation>
    </message>
    <message>
        <source>The list of references could not be read.</source>
        <translation>La liste des références n’a pas pu être lue.</translation>
    </message>
    <message>
        <source>The total {0} is not net {1} plus tax {2}: it differs by {3}.</source>
        <translation>Le total {0} n’est pas le montant HT {1} plus les taxes {2}&#x202f;: il diffère de {3}.</translation>
    </message>
    <message>
        <source>The line items add up to {0}, not to {1}.</source>
        <translation>Les lignes totalisent {0}, et non {1}.</translation>
    </message>
    <message>
        <source>The line items could not be read as a table.</source>
        <translation>Les lignes n’ont pas pu être lues comme un tableau.</translation>
    </message>
    <message>
        <source>Near its label, but not right beside it.</source>
        <translation>Près de son libellé, mais pas juste à côté.</translation>
    </message>
    <message>
        <source>{0} fails its check digits. Compare it with the original.</source>
        <translation>{0}&#x202f;: les chiffres de contrôle sont faux. Comparez avec l’original.</translation>
    </message>
    <message>
        <source>The BIC {0} belongs to a different country than the IBAN.</source>
        <translation>Le BIC {0} n’est pas du même pays que l’IBAN.</translation>
    </message>
    <message>
        <source>Other periods are named too: {0}. Check which of them is the term.</source>
        <translation>D’autres durées sont aussi mentionnées&#x202f;: {0}. Vérifiez laquelle est celle du contrat.</translation>
    </message>
    <message>
        <source>The embedded invoice data says {0}, the page says {1}.</source>
        <translation>Les données de facture intégrées indiquent {0}, la page indique {1}.</translation>
    </message>
    <message>
        <source>The embedded invoice data says {0}. The page does not show it.</source>
        <translation>Les données de facture intégrées indiquent {0}. La page ne le montre pas.</translation>
    </message>
    <message>
        <source>The embedded invoice data is damaged. Ask for the invoice again.</source>
        <translation>Les données de facture intégrées sont endommagées. Redemandez la facture.</translation>
    </message>
    <message>
        <source>Renews automatically unless someone gives notice.</source>
        <translation>Se renouvelle automatiquement sauf préavis.</translation>
    </message>
    <message>
        <source>Mentions unlimited liability.</source>
        <translation>Mentionne une responsabilité illimitée.</translation>
    </message>
    <message>
        <source>There is a term, but no way to end it early was found.</source>
        <translation>Il y a une durée, mais aucun moyen d’y mettre fin plus tôt n’a été trouvé.</translation>
    </message>
    <message>
        <source>Some figures are unaudited.</source>
        <translation>Certains chiffres ne sont pas audités.</translation>
    </message>
    <message>
        <source>Mentions doubt about whether the business can continue.</source>
        <translation>Mentionne un doute sur la continuité de l’exploitation.</translation>
    </message>
    <message>
        <source>Your conversations were damaged. What could be read of them was kept.</source>
        <translation>Vos conversations étaient endommagées. Ce qui en était lisible a été conservé.</translation>
    </message>
    <message>
        <source>The library folder could not be created ({reason}). Choose another folder.</source>
        <translation>Le dossier de la bibliothèque n’a pas pu être créé ({reason}). Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>This table is no longer in the library. Ask again.</source>
        <translation>Ce tableau n’est plus dans la bibliothèque. Reposez la question.</translation>
    </message>
    <message>
        <source>The library was damaged, and the file is no longer there. Add it again.</source>
        <translation>La bibliothèque était endommagée, et le fichier n’est plus là. Ajoutez-le de nouveau.</translation>
    </message>
    <message>
        <source>The library was damaged and has been repaired. {whole} unharmed, {again} to be read again.</source>
        <translation>La bibliothèque était endommagée et a été réparée. {whole} sans dommage, {again} à relire.</translation>
    </message>
    <message>
        <source>The chat model is switched off in the settings; answers are quoted from the documents.</source>
        <translation>Le modèle de langage est désactivé dans les paramètres&#x202f;; les réponses sont citées des documents.</translation>
    </message>
    <message>
        <source>The built-in {kind} is not installed. Run ./packaging/run --setup again.</source>
        <translation>Le modèle intégré ({kind}) n’est pas installé. Relancez ./packaging/run --setup.</translation>
    </message>
    <message>
        <source>The built-in {kind} is damaged ({file}); run ./packaging/run --setup in a fresh folder.</source>
        <translation>Le modèle intégré ({kind}) est endommagé ({file})&#x202f;; lancez ./packaging/run --setup dans un nouveau dossier.</translation>
    </message>
    <message>
        <source>None without a model server; answers are quoted meanwhile.</source>
        <translation>Aucun sans serveur de modèles&#x202f;; en attendant, les réponses sont des citations.</translation>
    </message>
    <message>
        <source>{name}, {megabytes} MB, reads {window} tokens; verified.</source>
        <translation>{name}, {megabytes} Mo, lit {window} tokens&#x202f;; vérifié.</translation>
    </message>
    <message>
        <source>{name} is not installed: search is by keyword and the other embedders only; add its folder with &apos;localmind models add FOLDER&apos;, or set the embedder to {builtin}.</source>
        <translation>{name} n’est pas installé&#x202f;: la recherche se fait par mots-clés et avec les autres modèles de recherche seulement. Ajoutez son dossier avec «&#x202f;localmind models add FOLDER&#x202f;», ou réglez le modèle de recherche sur {builtin}.</translation>
    </message>
    <message>
        <source>{name}: {identity}, passages of up to {window} tokens.</source>
        <translation>{name}&#x202f;: {identity}, passages de {window} tokens au plus.</translation>
    </message>
    <message>
        <source>None: passages keep their search order. A model such as bge-reranker-base improves it.</source>
        <translation>Aucun&#x202f;: les passages gardent l’ordre de la recherche. Un modèle comme bge-reranker-base l’améliore.</translation>
    </message>
    <message>
        <source>{name} is no reranker; choose another reranking model in the settings.</source>
        <translation>{name} n’est pas un modèle de reclassement&#x202f;; choisissez-en un autre dans les paramètres.</translation>
    </message>
    <message>
        <source>{name}, {megabytes} MB.</source>
        <translation>{name}, {megabytes} Mo.</translation>
    </message>
    <message>
        <source>None, so recordings are skipped. {error}</source>
        <translation>Aucun&#x202f;: les enregistrements sont ignorés. {error}</translation>
    </message>
    <message>
        <source>OpenAI-compatible, at {address}, with {models}.</source>
        <translation>Compatible OpenAI, à l’adresse {address}, avec {models}.</translation>
    </message>
    <message>
        <source>Ollama (a development version) at {address}.</source>
        <translation>Ollama (version de développement) à l’adresse {address}.</translation>
    </message>
    <message>
        <source>Ollama {major}.{minor}.{patch} at {address}.</source>
        <translation>Ollama {major}.{minor}.{patch} à l’adresse {address}.</translation>
    </message>
    <message>
        <source>Version 0.12.6 or newer is safer: install it when you can.</source>
        <translation>La version 0.12.6 ou ultérieure est plus sûre&#x202f;: installez-la dès que possible.</translation>
    </message>
    <message>
        <source>Switched off in the settings; answers are quoted from the documents.</source>
        <translation>Désactivé dans les paramètres&#x202f;; les réponses sont citées des documents.</translation>
    </message>
    <message>
        <source>{name}, window of {window} tokens, on this computer.</source>
        <translation>{name}, fenêtre de {window} tokens, sur cet ordinateur.</translation>
    </message>
    <message>
        <source>{name}, window of {window} tokens; loaded with {loaded} now, so the first answer is slow.</source>
        <translation>{name}, fenêtre de {window} tokens&#x202f;; chargé avec {loaded} pour le moment, la première réponse sera donc lente.</translation>
    </message>
    <message>
        <source>{name}, window of {window} tokens.</source>
        <translation>{name}, fenêtre de {window} tokens.</translation>
    </message>
    <message>
        <source>{kind}, {megabytes} MB; usable.</source>
        <translation>{kind}, {megabytes} Mo&#x202f;; utilisable.</translation>
    </message>
    <message>
        <source>{kind}, {megabytes} MB, reads {window} tokens; usable.</source>
        <translation>{kind}, {megabytes} Mo, lit {window} tokens&#x202f;; utilisable.</translation>
    </message>
    <message>
        <source>{name} is no usable model folder: {file} is missing.</source>
        <translation>{name} n’est pas un dossier de modèle utilisable&#x202f;: {file} manque.</translation>
    </message>
    <message>
        <source>{name} is no usable model folder: vocabulary.json is missing.</source>
        <translation>{name} n’est pas un dossier de modèle utilisable&#x202f;: vocabulary.json manque.</translation>
    </message>
    <message>
        <source>{name} is damaged: {file} cannot be read; copy it again.</source>
        <translation>{name} est endommagé&#x202f;: {file} est illisible&#x202f;; recopiez-le.</translation>
    </message>
    <message>
        <source>{name} is damaged: {file} is not complete; copy it again.</source>
        <translation>{name} est endommagé&#x202f;: {file} est incomplet&#x202f;; recopiez-le.</translation>
    </message>
    <message>
        <source>{name} is no usable model folder: preprocessor_config.json is missing.</source>
        <translation>{name} n’est pas un dossier de modèle utilisable&#x202f;: preprocessor_config.json manque.</translation>
    </message>
    <message>
        <source>The connection to the model server broke; the answer is incomplete.</source>
        <translation>La connexion au serveur de modèles a été rompue&#x202f;; la réponse est incomplète.</translation>
    </message>
    <message>
        <source>No model server answers at {address}; start it there, or set another address in the settings.</source>
        <translation>Aucun serveur de modèles ne répond à l’adresse {address}&#x202f;; lancez-le ou indiquez une autre adresse dans les paramètres.</translation>
    </message>
    <message>
        <source>The model server was silent for {seconds:.0f} seconds; try again, or choose a smaller one.</source>
        <translation>Le serveur de modèles est resté muet pendant {seconds:.0f} secondes&#x202f;; réessayez ou choisissez un modèle plus petit.</translation>
    </message>
    <message>
        <source>The model server broke the connection off, or is none; check its address and its log.</source>
        <translation>Le serveur de modèles a coupé la connexion, ou n’en est pas un&#x202f;; vérifiez son adresse et son journal.</translation>
    </message>
    <message>
        <source>The connection to the model server at {address} was lost; check that it still runs.</source>
        <translation>La connexion au serveur de modèles {address} a été perdue&#x202f;; vérifiez qu’il fonctionne toujours.</translation>
    </message>
    <message>
        <source>The model server&apos;s address leads elsewhere, which is not followed; set the final address.</source>
        <translation>L’adresse du serveur de modèles redirige ailleurs, ce qui n’est pas suivi&#x202f;; indiquez l’adresse finale.</translation>
    </message>
    <message>
        <source>{name} is a reranker and cannot embed; choose another embedding model in the settings.</source>
        <translation>{name} est un modèle de reclassement et ne sait pas chercher&#x202f;; choisissez un autre modèle de recherche dans les paramètres.</translation>
    </message>
    <message>
        <source>The embedding model returned an unusable vector; choose another embedding model.</source>
        <translation>Le modèle de recherche a donné un résultat inutilisable&#x202f;; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The folder {name} is empty or missing; choose the one that holds config.json and model.safetensors.</source>
        <translation>Le dossier {name} est vide ou manquant&#x202f;; choisissez celui qui contient config.json et model.safetensors.</translation>
    </message>
    <message>
        <source>{name} is refused: {file} asks to run code of its own (auto_map).</source>
        <translation>{name} est refusé&#x202f;: {file} demande à exécuter son propre code (auto_map).</translation>
    </message>
    <message>
        <source>{name} is no usable model folder: it holds no weights as .safetensors.</source>
        <translation>{name} n’est pas un dossier de modèle utilisable&#x202f;: il ne contient pas de poids en .safetensors.</translation>
    </message>
    <message>
        <source>{name} is a GGUF file that cannot chat. Choose a language model.</source>
        <translation>{name} est un fichier GGUF qui ne sait pas converser. Choisissez un modèle de langage.</translation>
    </message>
    <message>
        <source>{name} is refused: {file} is a link to another folder.</source>
        <translation>{name} est refusé&#x202f;: {file} est un lien vers un autre dossier.</translation>
    </message>
    <message>
        <source>{name} is refused: {file} is a program; a model folder must hold none.</source>
        <translation>{name} est refusé&#x202f;: {file} est un programme&#x202f;; un dossier de modèle ne doit pas en contenir.</translation>
    </message>
    <message>
        <source>{name} is refused: {file} may run code when it is opened; remove it and keep the .safetensors file.</source>
        <translation>{name} est refusé&#x202f;: {file} peut exécuter du code à l’ouverture&#x202f;; retirez-le et gardez le fichier .safetensors.</translation>
    </message>
    <message>
        <source>{name} is no usable model folder: {file} cannot be read.</source>
        <translation>{name} n’est pas un dossier de modèle utilisable&#x202f;: {file} est illisible.</translation>
    </message>
    <message>
        <source>{name} is refused: modules.json names the foreign code {kind}.</source>
        <translation>{name} est refusé&#x202f;: modules.json nomme le code étranger {kind}.</translation>
    </message>
    <message>
        <source>{name} is refused: modules.json points outside of the folder.</source>
        <translation>{name} est refusé&#x202f;: modules.json renvoie hors du dossier.</translation>
    </message>
    <message>
        <source>{name} is no reranker: it sorts texts into several classes instead of giving one score.</source>
        <translation>{name} n’est pas un modèle de reclassement&#x202f;: il range les textes en plusieurs classes au lieu de leur donner une note.</translation>
    </message>
    <message>
        <source>{name} is no usable model folder: modules.json is missing.</source>
        <translation>{name} n’est pas un dossier de modèle utilisable&#x202f;: modules.json manque.</translation>
    </message>
    <message>
        <source>{name} is no readable GGUF file; copy it again.</source>
        <translation>{name} n’est pas un fichier GGUF lisible&#x202f;; recopiez-le.</translation>
    </message>
    <message>
        <source>This model file cannot be read. Copy it again, or choose another.</source>
        <translation>Ce fichier de modèle est illisible. Recopiez-le ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Ollama {version} is too old; install version 0.12.6 or newer.</source>
        <translation>Ollama {version} est trop ancien&#x202f;; installez la version 0.12.6 ou ultérieure.</translation>
    </message>
    <message>
        <source>{name} is not installed on the model server; run &apos;ollama pull {name}&apos; or choose another.</source>
        <translation>{name} n’est pas installé sur le serveur de modèles&#x202f;; lancez «&#x202f;ollama pull {name}&#x202f;» ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>{name} cannot chat; choose another chat model in the settings.</source>
        <translation>{name} ne sait pas converser&#x202f;; choisissez un autre modèle de langage dans les paramètres.</translation>
    </message>
    <message>
        <source>The model server has no chat model; run &apos;ollama pull {name}&apos; to get one.</source>
        <translation>Le serveur de modèles n’a pas de modèle de langage&#x202f;; lancez «&#x202f;ollama pull {name}&#x202f;» pour en obtenir un.</translation>
    </message>
    <message>
        <source>The text is longer than the model&apos;s window; ask for less, or choose a larger window.</source>
        <translation>Le texte est plus long que la fenêtre du modèle&#x202f;; demandez moins ou choisissez une fenêtre plus grande.</translation>
    </message>
    <message>
        <source>The model server ended the answer early ({reason:.40}); it is incomplete.</source>
        <translation>Le serveur de modèles a terminé la réponse trop tôt ({reason:.40})&#x202f;; elle est incomplète.</translation>
    </message>
    <message>
        <source>The model server read only a part of the passages; choose a larger window for it.</source>
        <translation>Le serveur de modèles n’a lu qu’une partie des passages&#x202f;; choisissez pour lui une fenêtre plus grande.</translation>
    </message>
    <message>
        <source>The model server failed in the middle of the answer; it is incomplete.</source>
        <translation>Le serveur de modèles a échoué au milieu de la réponse&#x202f;; elle est incomplète.</translation>
    </message>
    <message>
        <source>Another model than the chosen one answered; look at what the server runs.</source>
        <translation>Un autre modèle que celui choisi a répondu&#x202f;; vérifiez ce que le serveur fait tourner.</translation>
    </message>
    <message>
        <source>The model server&apos;s answer broke off within a line; it is incomplete.</source>
        <translation>La réponse du serveur de modèles s’est interrompue au milieu d’une ligne&#x202f;; elle est incomplète.</translation>
    </message>
    <message>
        <source>{name} runs in the cloud, which is never used; choose a model that is installed locally.</source>
        <translation>{name} tourne dans le cloud, qui n’est jamais utilisé&#x202f;; choisissez un modèle installé localement.</translation>
    </message>
    <message>
        <source>{name} runs on somebody else&apos;s machine; choose a model that is installed locally.</source>
        <translation>{name} tourne sur l’ordinateur de quelqu’un d’autre&#x202f;; choisissez un modèle installé localement.</translation>
    </message>
    <message>
        <source>{name} cannot embed; choose an embedding model in the settings.</source>
        <translation>{name} n’est pas un modèle de recherche&#x202f;; choisissez-en un dans les paramètres.</translation>
    </message>
    <message>
        <source>Something else than Ollama answers at this address; check the model server&apos;s address.</source>
        <translation>Ce n’est pas Ollama qui répond à cette adresse&#x202f;; vérifiez l’adresse du serveur de modèles.</translation>
    </message>
    <message>
        <source>The model server returned unusable results; choose another embedding model.</source>
        <translation>Le serveur de modèles a donné des résultats inutilisables&#x202f;; choisissez un autre modèle de recherche.</translation>
    </message>
    <message>
        <source>The model server refuses requests under this name; use its IP address, or allow the name.</source>
        <translation>Le serveur de modèles refuse les requêtes sous ce nom&#x202f;; utilisez son adresse IP ou autorisez le nom.</translation>
    </message>
    <message>
        <source>The model server failed (status {status}); look into its log, or start it again.</source>
        <translation>Le serveur de modèles a échoué (état {status})&#x202f;; consultez son journal ou redémarrez-le.</translation>
    </message>
    <message>
        <source>The model does not fit into memory; choose a smaller model, or a smaller window.</source>
        <translation>Le modèle ne tient pas en mémoire&#x202f;; choisissez un modèle ou une fenêtre plus petits.</translation>
    </message>
    <message>
        <source>The model server&apos;s runner stopped, often for want of memory; choose a smaller model.</source>
        <translation>Le processus du serveur de modèles s’est arrêté, souvent par manque de mémoire&#x202f;; choisissez un modèle plus petit.</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Le modèle</translation>
    </message>
    <message>
        <source>{name} cannot do this ({words}); choose another chat model.</source>
        <translation>{name} ne sait pas faire cela ({words})&#x202f;; choisissez un autre modèle de langage.</translation>
    </message>
    <message>
        <source>{name} is not installed on the model server; run &apos;ollama pull {model}&apos; or choose another.</source>
        <translation>{name} n’est pas installé sur le serveur de modèles&#x202f;; lancez «&#x202f;ollama pull {model}&#x202f;» ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>This model runs on somebody else&apos;s machine; choose one that is installed locally.</source>
        <translation>Ce modèle tourne sur l’ordinateur de quelqu’un d’autre&#x202f;; choisissez-en un installé localement.</translation>
    </message>
    <message>
        <source>The model server is busy; try again in a moment.</source>
        <translation>Le serveur de modèles est occupé&#x202f;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>{name} cannot do this; choose another model in the settings.</source>
        <translation>{name} ne sait pas faire cela&#x202f;; choisissez un autre modèle dans les paramètres.</translation>
    </message>
    <message>
        <source>The model server reports: {words}.</source>
        <translation>Le serveur de modèles signale&#x202f;: {words}.</translation>
    </message>
    <message>
        <source>an error without words</source>
        <translation>une erreur sans explication</translation>
    </message>
    <message>
        <source>The model server asks for a key, or refuses the one that is set. Enter it in the settings.</source>
        <translation>Le serveur de modèles demande une clé, ou refuse celle qui est enregistrée. Saisissez-la dans les paramètres.</translation>
    </message>
    <message>
        <source>start the app again</source>
        <translation>redémarrez l’application</translation>
    </message>
    <message>
        <source>ONNX Runtime is not installed. Run ./packaging/run --setup again.</source>
        <translation>ONNX Runtime n’est pas installé. Relancez ./packaging/run --setup.</translation>
    </message>
    <message>
        <source>{what} ({reason}); {remedy}.</source>
        <translation>{what} ({reason})&#x202f;; {remedy}.</translation>
    </message>
    <message>
        <source>{name} is not loaded on the model server; load it there.</source>
        <translation>{name} n’est pas chargé sur le serveur de modèles&#x202f;; chargez-le là-bas.</translation>
    </message>
    <message>
        <source>A chat model</source>
        <translation>Un modèle de langage</translation>
    </message>
    <message>
        <source>{name} is not loaded on the model server; load it there, or choose another.</source>
        <translation>{name} n’est pas chargé sur le serveur de modèles&#x202f;; chargez-le là-bas ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Model files are run by the extra “gguf”, which is not installed: add it with pip install &apos;localmind-desktop[gguf]&apos;, or use a model server.</source>
        <translation>Les fichiers de modèle demandent l’extension «&#x202f;gguf&#x202f;», qui n’est pas installée&#x202f;: ajoutez-la avec pip install ’localmind-desktop[gguf]’, ou utilisez un serveur de modèles.</translation>
    </message>
    <message>
        <source>There is no model file. Add one with &apos;localmind models add FILE.gguf&apos;.</source>
        <translation>Il n’y a pas de fichier de modèle. Ajoutez-en un avec «&#x202f;localmind models add FILE.gguf&#x202f;».</translation>
    </message>
    <message>
        <source>{name} cannot chat; choose another language model in the settings.</source>
        <translation>{name} ne sait pas converser&#x202f;; choisissez un autre modèle de langage dans les paramètres.</translation>
    </message>
    <message>
        <source>Model files are run on Linux only, where they can be kept from the network.</source>
        <translation>Les fichiers de modèle ne tournent que sous Linux, où ils peuvent être tenus à l’écart du réseau.</translation>
    </message>
    <message>
        <source>{name} does not fit into memory; close other programs, or choose a smaller model.</source>
        <translation>{name} ne tient pas en mémoire&#x202f;; fermez d’autres programmes ou choisissez un modèle plus petit.</translation>
    </message>
    <message>
        <source>{name} did not write anything. Choose another model.</source>
        <translation>{name} n’a rien écrit. Choisissez un autre modèle.</translation>
    </message>
    <message>
        <source>{name} was exchanged on the server; start the app again to use the new one.</source>
        <translation>{name} a été remplacé sur le serveur&#x202f;; redémarrez l’application pour utiliser le nouveau.</translation>
    </message>
    <message>
        <source>The model server returned an unexpected number of results; try again.</source>
        <translation>Le serveur de modèles a renvoyé un nombre de résultats inattendu&#x202f;; réessayez.</translation>
    </message>
    <message>
        <source>There is no model folder named {name}. Copy it here and add it with &apos;localmind models add FOLDER&apos;.</source>
        <translation>Il n’y a pas de dossier de modèle nommé {name}. Copiez-le ici et ajoutez-le avec «&#x202f;localmind models add FOLDER&#x202f;».</translation>
    </message>
    <message>
        <source>The model {name} could not be copied: {reason}.</source>
        <translation>Le modèle {name} n’a pas pu être copié&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>the disk failed</source>
        <translation>le disque a échoué</translation>
    </message>
    <message>
        <source>Another model named {name} is already there; rename the folder, or remove the old one.</source>
        <translation>Un autre modèle nommé {name} existe déjà&#x202f;; renommez le dossier ou retirez l’ancien.</translation>
    </message>
    <message>
        <source>The {file} of {name} cannot be read.</source>
        <translation>{file} de {name} est illisible.</translation>
    </message>
    <message>
        <source>{name} is damaged: {file} differs from its SHA-256; copy it again.</source>
        <translation>{name} est endommagé&#x202f;: {file} diffère de sa somme SHA-256&#x202f;; recopiez-le.</translation>
    </message>
    <message>
        <source>{name} is damaged: {file} is missing; copy it again.</source>
        <translation>{name} est endommagé&#x202f;: {file} manque&#x202f;; recopiez-le.</translation>
    </message>
    <message>
        <source>Recordings are transcribed by the extra “recordings”, which is not installed: add it with pip install &apos;localmind-desktop[recordings]&apos;. Or add a transcript, as text.</source>
        <translation>Les enregistrements demandent l’extension «&#x202f;recordings&#x202f;», qui n’est pas installée&#x202f;: ajoutez-la avec pip install ’localmind-desktop[recordings]’. Ou ajoutez une transcription, en texte.</translation>
    </message>
    <message>
        <source>There is no speech model to transcribe recordings with: carry a folder such as faster-whisper-small over and add it with &apos;localmind models add FOLDER&apos;. Or add a transcript, as text.</source>
        <translation>Il n’y a pas de modèle pour transcrire les enregistrements&#x202f;: apportez un dossier comme faster-whisper-small et ajoutez-le avec «&#x202f;localmind models add FOLDER&#x202f;». Ou ajoutez une transcription, en texte.</translation>
    </message>
    <message>
        <source>{name} is no speech model; choose another one in the settings.</source>
        <translation>{name} n’est pas un modèle de transcription&#x202f;; choisissez-en un autre dans les paramètres.</translation>
    </message>
    <message>
        <source>The speech model {name} is missing; add its folder again.</source>
        <translation>Le modèle de transcription {name} manque&#x202f;; ajoutez de nouveau son dossier.</translation>
    </message>
    <message>
        <source>The speech model {name} cannot be loaded ({reason}); copy it again.</source>
        <translation>Le modèle de transcription {name} ne peut pas être chargé ({reason})&#x202f;; recopiez-le.</translation>
    </message>
    <message>
        <source>The model has no readable tokenizer.json; copy its folder again.</source>
        <translation>Le modèle n’a pas de tokenizer.json lisible&#x202f;; recopiez son dossier.</translation>
    </message>
    <message>
        <source>The engine of model folders cannot be loaded ({reason}).</source>
        <translation>Le moteur des dossiers de modèle ne peut pas être chargé ({reason}).</translation>
    </message>
    <message>
        <source>The embedding model failed on a text ({reason}); try another.</source>
        <translation>Le modèle de recherche a échoué sur un texte ({reason})&#x202f;; essayez-en un autre.</translation>
    </message>
    <message>
        <source>The reranking model failed ({reason}); try another one.</source>
        <translation>Le modèle de reclassement a échoué ({reason})&#x202f;; essayez-en un autre.</translation>
    </message>
    <message>
        <source>The model folder cannot be loaded ({reason}); copy it again.</source>
        <translation>Le dossier de modèle ne peut pas être chargé ({reason})&#x202f;; recopiez-le.</translation>
    </message>
    <message>
        <source>The model server&apos;s address is not valid; enter another in the settings.</source>
        <translation>L’adresse du serveur de modèles n’est pas valide&#x202f;; saisissez-en une autre dans les paramètres.</translation>
    </message>
    <message>
        <source>It is still being added. Move or copy it when it is ready.</source>
        <translation>Son ajout est en cours. Déplacez-le ou copiez-le quand il sera prêt.</translation>
    </message>
    <message>
        <source>It is already in that collection, as “{name}”.</source>
        <translation>Il est déjà dans cette collection, sous le nom «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>A newer version of LocalMind made this library, so it is open for reading only: you can search, ask, view, and export, but nothing can be added, changed, or removed, and your questions are not saved. Update LocalMind.</source>
        <translation>Une version plus récente de LocalMind a créé cette bibliothèque, qui est donc ouverte en lecture seule&#x202f;: vous pouvez chercher, poser des questions, consulter et exporter, mais rien ne peut être ajouté, modifié ou retiré, et vos questions ne sont pas enregistrées. Mettez LocalMind à jour.</translation>
    </message>
    <message>
        <source>The document is protected by a password.</source>
        <translation>Le document est protégé par un mot de passe.</translation>
    </message>
    <message>
        <source>The original file is no longer where it was, and the library keeps no copy of it.</source>
        <translation>Le fichier d’origine n’est plus à sa place, et la bibliothèque n’en garde pas de copie.</translation>
    </message>
    <message>
        <source>The file is protected by a password. Unpack it, and add what is in it.</source>
        <translation>Le fichier est protégé par un mot de passe. Décompressez-le et ajoutez son contenu.</translation>
    </message>
    <message>
        <source>The archive no longer holds this file.</source>
        <translation>L’archive ne contient plus ce fichier.</translation>
    </message>
    <message>
        <source>The archive is damaged here. Try to get a fresh copy.</source>
        <translation>L’archive est endommagée ici. Procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>The archive is damaged. Try to get a fresh copy.</source>
        <translation>L’archive est endommagée. Procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>The archive holds {count:,} files; the limit is {limit:,}. Unpack it yourself.</source>
        <translation>L’archive contient {count:,} fichiers&#x202f;; la limite est de {limit:,}. Décompressez-la vous-même.</translation>
    </message>
    <message>
        <source>The archive is damaged: its files lie over one another. Try to get a fresh copy.</source>
        <translation>L’archive est endommagée&#x202f;: ses fichiers se chevauchent. Procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>The archive would unpack to far more than it should, and was left alone.</source>
        <translation>L’archive donnerait bien plus qu’elle ne devrait une fois décompressée, et a été laissée de côté.</translation>
    </message>
    <message>
        <source>Files that the source includes are not part of it; add them too.</source>
        <translation>Les fichiers que la source inclut n’en font pas partie&#x202f;; ajoutez-les aussi.</translation>
    </message>
    <message>
        <source>Messages that are attached to attached ones too deep were left out.</source>
        <translation>Les messages joints trop profondément imbriqués ont été laissés de côté.</translation>
    </message>
    <message>
        <source>The text of the message is encrypted, or signed as a whole, and was not read.</source>
        <translation>Le texte du message est chiffré, ou signé en entier, et n’a pas été lu.</translation>
    </message>
    <message>
        <source>The text of the message is kept as rich text (RTF) only, and was not read.</source>
        <translation>Le texte du message n’existe qu’en RTF et n’a pas été lu.</translation>
    </message>
    <message>
        <source>The file holds no document. Try to get a fresh copy.</source>
        <translation>Le fichier ne contient pas de document. Procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>The workbook holds more than a document may; split it.</source>
        <translation>Le classeur contient plus qu’un document ne le peut&#x202f;; divisez-le.</translation>
    </message>
    <message>
        <source>Hidden sheets were read too: {names}.</source>
        <translation>Les feuilles masquées ont été lues aussi&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>Hidden rows and columns were read too (sheet {names}).</source>
        <translation>Les lignes et colonnes masquées ont été lues aussi (feuille {names}).</translation>
    </message>
    <message>
        <source>Charts and pictures were left out (sheet {names}).</source>
        <translation>Les graphiques et images ont été laissés de côté (feuille {names}).</translation>
    </message>
    <message>
        <source>Some slides are hidden in presentations; they were read as the others.</source>
        <translation>Certaines diapositives sont masquées dans la présentation&#x202f;; elles ont été lues comme les autres.</translation>
    </message>
    <message>
        <source>It takes more memory than a document may. Part it, and add its parts.</source>
        <translation>Il demande plus de mémoire qu’un document ne le peut. Divisez-le et ajoutez ses parties.</translation>
    </message>
    <message>
        <source>The file holds no text.</source>
        <translation>Le fichier ne contient pas de texte.</translation>
    </message>
    <message>
        <source>The file is damaged, or not of the kind that it seems to be. Try to get a fresh copy.</source>
        <translation>Le fichier est endommagé, ou n’est pas du type qu’il paraît. Procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>These minutes could not be transcribed and were left out.</source>
        <translation>Ces minutes n’ont pas pu être transcrites et ont été laissées de côté.</translation>
    </message>
    <message>
        <source>Parts of the recording are damaged and were left out.</source>
        <translation>Des parties de l’enregistrement sont endommagées et ont été laissées de côté.</translation>
    </message>
    <message>
        <source>Transcribed from {language} by {name}; listen to what matters.</source>
        <translation>Transcrit de {language} par {name}&#x202f;; réécoutez ce qui compte.</translation>
    </message>
    <message>
        <source>Nobody is heard to speak in the recording.</source>
        <translation>Personne ne parle dans l’enregistrement.</translation>
    </message>
    <message>
        <source>The file is no valid JSON (line {line}). Try to get a fresh copy.</source>
        <translation>Le fichier n’est pas du JSON valide (ligne {line}). Procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>The file holds more records within one another than can be read.</source>
        <translation>Le fichier contient plus d’enregistrements imbriqués qu’on ne peut en lire.</translation>
    </message>
    <message>
        <source>Abbreviations that the file declares itself (entities) were left as they are, such as {example}.</source>
        <translation>Les abréviations que le fichier déclare lui-même (entités) ont été laissées telles quelles, comme {example}.</translation>
    </message>
    <message>
        <source>The file is cut off; what followed is missing.</source>
        <translation>Le fichier est tronqué&#x202f;; la suite manque.</translation>
    </message>
    <message>
        <source>The file is not what its name says. Try to get a fresh copy.</source>
        <translation>Le fichier n’est pas ce que dit son nom. Procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>The file is nested too deep to be read. Try to get a fresh copy.</source>
        <translation>Le fichier est trop profondément imbriqué pour être lu. Procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>The file would unpack to far more than a document holds, and was left alone.</source>
        <translation>Le fichier donnerait bien plus qu’un document une fois décompressé, et a été laissé de côté.</translation>
    </message>
    <message>
        <source>Pictures were left out.</source>
        <translation>Les images ont été laissées de côté.</translation>
    </message>
    <message>
        <source>Comments in the margin were left out.</source>
        <translation>Les commentaires en marge ont été laissés de côté.</translation>
    </message>
    <message>
        <source>Deleted text of tracked changes was left out.</source>
        <translation>Le texte supprimé des modifications suivies a été laissé de côté.</translation>
    </message>
    <message>
        <source>Hidden text was left out.</source>
        <translation>Le texte caché a été laissé de côté.</translation>
    </message>
    <message>
        <source>Text in white, which is hardly seen, was read like the rest.</source>
        <translation>Le texte en blanc, à peine visible, a été lu comme le reste.</translation>
    </message>
    <message>
        <source>Embedded objects were left out.</source>
        <translation>Les objets incorporés ont été laissés de côté.</translation>
    </message>
    <message>
        <source>Files that are embedded in the text were left out.</source>
        <translation>Les fichiers incorporés au texte ont été laissés de côté.</translation>
    </message>
    <message>
        <source>Charts without values were left out.</source>
        <translation>Les graphiques sans valeurs ont été laissés de côté.</translation>
    </message>
    <message>
        <source>A part of the file is missing. Try to get a fresh copy.</source>
        <translation>Une partie du fichier manque. Procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>The file holds more text than can be read. Part it, and add its parts.</source>
        <translation>Le fichier contient plus de texte qu’on ne peut en lire. Divisez-le et ajoutez ses parties.</translation>
    </message>
    <message>
        <source>Charts and text boxes of workbooks from before 2007 are left out; save it as .xlsx to have them too.</source>
        <translation>Les graphiques et zones de texte des classeurs d’avant 2007 sont laissés de côté&#x202f;; enregistrez-le en .xlsx pour les avoir aussi.</translation>
    </message>
    <message>
        <source>The workbook is damaged. Try to get a fresh copy.</source>
        <translation>Le classeur est endommagé. Procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>Some formulas have no stored results and stay empty (sheet {names}). Open and save the workbook in Excel or LibreOffice, and add it again.</source>
        <translation>Certaines formules n’ont pas de résultat enregistré et restent vides (feuille {names}). Ouvrez et enregistrez le classeur dans Excel ou LibreOffice, puis ajoutez-le de nouveau.</translation>
    </message>
    <message>
        <source>Text in white, which is hardly seen, was read like the rest (sheet {names}).</source>
        <translation>Le texte en blanc, à peine visible, a été lu comme le reste (feuille {names}).</translation>
    </message>
    <message>
        <source>The workbook holds more text than a document may; split it.</source>
        <translation>Le classeur contient plus de texte qu’un document ne le peut&#x202f;; divisez-le.</translation>
    </message>
    <message>
        <source>Charts of newer kinds were left out.</source>
        <translation>Les graphiques de types récents ont été laissés de côté.</translation>
    </message>
    <message>
        <source>Some parts of slides are missing in the file.</source>
        <translation>Certaines parties de diapositives manquent dans le fichier.</translation>
    </message>
    <message>
        <source>Some shapes are grouped too deep, and were left out.</source>
        <translation>Certaines formes sont groupées trop profondément et ont été laissées de côté.</translation>
    </message>
    <message>
        <source>The presentation is damaged. Try to get a fresh copy.</source>
        <translation>La présentation est endommagée. Procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>Hidden slides were read like the others: {names}.</source>
        <translation>Les diapositives masquées ont été lues comme les autres&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>The recording is damaged, or not of a kind that can be played. Try to get a fresh copy.</source>
        <translation>L’enregistrement est endommagé, ou d’un type qui ne peut pas être lu. Procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>The recording is longer than {hours} hours; split it, and add the parts.</source>
        <translation>L’enregistrement dépasse {hours} heures&#x202f;; divisez-le et ajoutez ses parties.</translation>
    </message>
    <message>
        <source>The recording has no sound.</source>
        <translation>L’enregistrement n’a pas de son.</translation>
    </message>
    <message>
        <source>The file holds no page.</source>
        <translation>Le fichier ne contient pas de page.</translation>
    </message>
    <message>
        <source>Parts of the book are missing from the file.</source>
        <translation>Des parties du livre manquent dans le fichier.</translation>
    </message>
    <message>
        <source>The book is protected against copying, and cannot be read.</source>
        <translation>Le livre est protégé contre la copie et ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The book is damaged: its list of contents is missing. Try to get a fresh copy.</source>
        <translation>Le livre est endommagé&#x202f;: sa table des matières manque. Procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>The page is too large or too deep to be read whole. Split it and add the parts.</source>
        <translation>La page est trop grande ou trop imbriquée pour être lue en entier. Divisez-la et ajoutez ses parties.</translation>
    </message>
    <message>
        <source>The cells of a table say that they cover far too many others, so each was read as a single one.</source>
        <translation>Les cellules d’un tableau prétendent en couvrir bien trop d’autres&#x202f;; chacune a donc été lue comme une seule.</translation>
    </message>
    <message>
        <source>A table has more cells than can be read. Split it and add the parts.</source>
        <translation>Un tableau a plus de cellules qu’on ne peut en lire. Divisez-le et ajoutez ses parties.</translation>
    </message>
    <message>
        <source>The file is protected by a password. Save it without one, and add it again.</source>
        <translation>Le fichier est protégé par un mot de passe. Enregistrez-le sans mot de passe et ajoutez-le de nouveau.</translation>
    </message>
    <message>
        <source>7z archives</source>
        <translation>Archives 7z</translation>
    </message>
    <message>
        <source>RAR archives</source>
        <translation>Archives RAR</translation>
    </message>
    <message>
        <source>gzip archives</source>
        <translation>Archives gzip</translation>
    </message>
    <message>
        <source>bzip2 archives</source>
        <translation>Archives bzip2</translation>
    </message>
    <message>
        <source>xz archives</source>
        <translation>Archives xz</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programmes</translation>
    </message>
    <message>
        <source>Databases</source>
        <translation>Bases de données</translation>
    </message>
    <message>
        <source>Binary Excel workbooks (.xlsb)</source>
        <translation>Classeurs Excel binaires (.xlsb)</translation>
    </message>
    <message>
        <source>Visio drawings</source>
        <translation>Dessins Visio</translation>
    </message>
    <message>
        <source>Files of Pages, Numbers and Keynote</source>
        <translation>Fichiers de Pages, Numbers et Keynote</translation>
    </message>
    <message>
        <source>The file can no longer be opened ({reason}); check that it is still there.</source>
        <translation>Le fichier ne peut plus être ouvert ({reason})&#x202f;; vérifiez qu’il est toujours là.</translation>
    </message>
    <message>
        <source>a PDF file</source>
        <translation>un fichier PDF</translation>
    </message>
    <message>
        <source>a Word document</source>
        <translation>un document Word</translation>
    </message>
    <message>
        <source>a PowerPoint presentation</source>
        <translation>une présentation PowerPoint</translation>
    </message>
    <message>
        <source>an Excel workbook</source>
        <translation>un classeur Excel</translation>
    </message>
    <message>
        <source>an Excel workbook from before 2007</source>
        <translation>un classeur Excel d’avant 2007</translation>
    </message>
    <message>
        <source>an OpenDocument text</source>
        <translation>un texte OpenDocument</translation>
    </message>
    <message>
        <source>an OpenDocument spreadsheet</source>
        <translation>une feuille de calcul OpenDocument</translation>
    </message>
    <message>
        <source>an OpenDocument presentation</source>
        <translation>une présentation OpenDocument</translation>
    </message>
    <message>
        <source>an e-book</source>
        <translation>un livre numérique</translation>
    </message>
    <message>
        <source>an Outlook message</source>
        <translation>un message Outlook</translation>
    </message>
    <message>
        <source>a rich text file</source>
        <translation>un fichier RTF</translation>
    </message>
    <message>
        <source>an archive</source>
        <translation>une archive</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>une image</translation>
    </message>
    <message>
        <source>a drawing</source>
        <translation>un dessin</translation>
    </message>
    <message>
        <source>an XML file</source>
        <translation>un fichier XML</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>une page web</translation>
    </message>
    <message>
        <source>a saved web page</source>
        <translation>une page web enregistrée</translation>
    </message>
    <message>
        <source>a message</source>
        <translation>un message</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>du texte brut</translation>
    </message>
    <message>
        <source>a recording</source>
        <translation>un enregistrement</translation>
    </message>
    <message>
        <source>Its name ends in {suffix}, but it is {what}, and was read as such.</source>
        <translation>Son nom se termine par {suffix}, mais c’est {what}, et il a été lu comme tel.</translation>
    </message>
    <message>
        <source>{closed} cannot be read; add the documents themselves.</source>
        <translation>{closed}&#x202f;: lecture impossible&#x202f;; ajoutez les documents eux-mêmes.</translation>
    </message>
    <message>
        <source>The file holds no text, whatever its name says.</source>
        <translation>Le fichier ne contient pas de texte, quoi que dise son nom.</translation>
    </message>
    <message>
        <source>The file is damaged, or not what its name says. Try to get a fresh copy.</source>
        <translation>Le fichier est endommagé, ou n’est pas ce que dit son nom. Procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>Files of this kind ({suffix}) cannot be read.</source>
        <translation>Les fichiers de ce type ({suffix}) ne peuvent pas être lus.</translation>
    </message>
    <message>
        <source>OpenDocument files of this kind cannot be read. Save it as PDF, and add that.</source>
        <translation>Les fichiers OpenDocument de ce type ne peuvent pas être lus. Enregistrez-le en PDF et ajoutez celui-ci.</translation>
    </message>
    <message>
        <source>{closed} cannot be read. Save it as PDF, and add that.</source>
        <translation>{closed}&#x202f;: lecture impossible. Enregistrez le fichier en PDF et ajoutez celui-ci.</translation>
    </message>
    <message>
        <source>The file is cut off. Try to get a fresh copy.</source>
        <translation>Le fichier est tronqué. Procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>Word files from before 2007 (.doc) cannot be read. Save it as .docx, and add that.</source>
        <translation>Les fichiers Word d’avant 2007 (.doc) ne peuvent pas être lus. Enregistrez-le en .docx et ajoutez celui-ci.</translation>
    </message>
    <message>
        <source>PowerPoint files from before 2007 (.ppt) cannot be read. Save it as .pptx, and add that.</source>
        <translation>Les fichiers PowerPoint d’avant 2007 (.ppt) ne peuvent pas être lus. Enregistrez-le en .pptx et ajoutez celui-ci.</translation>
    </message>
    <message>
        <source>Files of this kind cannot be read.</source>
        <translation>Les fichiers de ce type ne peuvent pas être lus.</translation>
    </message>
    <message>
        <source>Text recognition has no pack for {language}; install it to have such pages read better.</source>
        <translation>La reconnaissance de texte n’a pas de module pour {language}&#x202f;; installez-le pour que ces pages soient mieux lues.</translation>
    </message>
    <message>
        <source>Text recognition has no packs for {languages}; install them to have such pages read better.</source>
        <translation>La reconnaissance de texte n’a pas de modules pour {languages}&#x202f;; installez-les pour que ces pages soient mieux lues.</translation>
    </message>
    <message>
        <source>Incorrect password.</source>
        <translation>Mot de passe incorrect.</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>dessin</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>image</translation>
    </message>
    <message>
        <source>The file is not a PDF, whatever its name says.</source>
        <translation>Le fichier n’est pas un PDF, quoi que dise son nom.</translation>
    </message>
    <message>
        <source>The {kind} is damaged and cannot be opened; try to get a fresh copy.</source>
        <translation>Le fichier ({kind}) est endommagé et ne peut pas être ouvert&#x202f;; procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>The page is damaged and could not be read.</source>
        <translation>La page est endommagée et n’a pas pu être lue.</translation>
    </message>
    <message>
        <source>The attachments of the file are damaged. Try to get a fresh copy.</source>
        <translation>Les pièces jointes du fichier sont endommagées. Procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>A collection needs a name.</source>
        <translation>Une collection doit avoir un nom.</translation>
    </message>
    <message>
        <source>The name is too long; {limit} characters are enough for a collection.</source>
        <translation>Le nom est trop long&#x202f;; {limit} caractères suffisent pour une collection.</translation>
    </message>
    <message>
        <source>There is already a collection called “{name}”. Choose another name.</source>
        <translation>Il y a déjà une collection nommée «&#x202f;{name}&#x202f;». Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>This conversation was deleted. Start another one.</source>
        <translation>Cette conversation a été supprimée. Commencez-en une autre.</translation>
    </message>
    <message>
        <source>This library was made by a newer version of LocalMind. Update the program.</source>
        <translation>Cette bibliothèque a été créée par une version plus récente de LocalMind. Mettez le programme à jour.</translation>
    </message>
    <message>
        <source>A newer version of LocalMind made this library, so nothing in it can be changed. Update LocalMind.</source>
        <translation>Une version plus récente de LocalMind a créé cette bibliothèque&#x202f;: rien ne peut y être modifié. Mettez LocalMind à jour.</translation>
    </message>
    <message>
        <source>The library cannot be read or written ({reason}). Check the free space and the rights of its folder.</source>
        <translation>La bibliothèque ne peut être ni lue ni écrite ({reason}). Vérifiez l’espace libre et les droits de son dossier.</translation>
    </message>
    <message>
        <source>Part of the library is damaged. Restart LocalMind: it will be repaired.</source>
        <translation>Une partie de la bibliothèque est endommagée. Redémarrez LocalMind&#x202f;: elle sera réparée.</translation>
    </message>
    <message>
        <source>The library&apos;s file {name} cannot be opened ({reason}). Check the rights of its folder, or restore it from a backup.</source>
        <translation>Le fichier {name} de la bibliothèque ne peut pas être ouvert ({reason}). Vérifiez les droits de son dossier, ou restaurez-le depuis une sauvegarde.</translation>
    </message>
    <message>
        <source>The disk did not confirm a write ({reason}). Check the disk.</source>
        <translation>Le disque n’a pas confirmé une écriture ({reason}). Vérifiez le disque.</translation>
    </message>
    <message>
        <source>The search index of this library needs a newer version of LocalMind. Update it.</source>
        <translation>L’index de recherche de cette bibliothèque demande une version plus récente de LocalMind. Mettez-le à jour.</translation>
    </message>
    <message>
        <source>The search index cannot be read or written ({reason}). Check the free space on its disk and restart LocalMind: the index will be repaired or rebuilt from your documents.</source>
        <translation>L’index de recherche ne peut être ni lu ni écrit ({reason}). Vérifiez l’espace libre sur son disque et redémarrez LocalMind&#x202f;: l’index sera réparé, ou reconstruit à partir de vos documents.</translation>
    </message>
    <message>
        <source>The search index cannot be reached ({reason}). Close other programs that use the library&apos;s folder, check its rights, and start again.</source>
        <translation>L’index de recherche est inaccessible ({reason}). Fermez les autres programmes qui utilisent le dossier de la bibliothèque, vérifiez ses droits et redémarrez.</translation>
    </message>
    <message>
        <source>What was read of a document is damaged. It is read again when LocalMind starts next.</source>
        <translation>Ce qui a été lu d’un document est endommagé. Il sera relu au prochain démarrage de LocalMind.</translation>
    </message>
    <message>
        <source>An address has no spaces.</source>
        <translation>Une adresse ne contient pas d’espaces.</translation>
    </message>
    <message>
        <source>After “http:” there are two slashes.</source>
        <translation>Après «&#x202f;http:&#x202f;» viennent deux barres obliques.</translation>
    </message>
    <message>
        <source>The port is a number from 1 to 65535.</source>
        <translation>Le port est un nombre de 1 à 65535.</translation>
    </message>
    <message>
        <source>Models in the cloud are not used. Enter the address of a server of your own.</source>
        <translation>Les modèles dans le cloud ne sont pas utilisés. Saisissez l’adresse d’un serveur à vous.</translation>
    </message>
    <message>
        <source>An address begins with http:// or https://, not {scheme}://.</source>
        <translation>Une adresse commence par http:// ou https://, pas par {scheme}://.</translation>
    </message>
    <message>
        <source>User names and passwords do not belong in the address.</source>
        <translation>Les noms d’utilisateur et mots de passe n’ont pas leur place dans l’adresse.</translation>
    </message>
    <message>
        <source>An address ends before any “?” or “#”.</source>
        <translation>Une adresse s’arrête avant tout «&#x202f;?&#x202f;» ou «&#x202f;#&#x202f;».</translation>
    </message>
    <message>
        <source>The name of the computer is missing.</source>
        <translation>Le nom de l’ordinateur manque.</translation>
    </message>
    <message>
        <source>“{name}” is not the name or number of a computer.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est ni le nom ni le numéro d’un ordinateur.</translation>
    </message>
    <message>
        <source>{reason} Example: {example}</source>
        <translation>{reason} Exemple&#x202f;: {example}</translation>
    </message>
    <message>
        <source>The library is in use by {holder}. Close it there, then try again.</source>
        <translation>La bibliothèque est utilisée par {holder}. Fermez-la là-bas, puis réessayez.</translation>
    </message>
    <message>
        <source>The library&apos;s folder cannot be written ({reason}). Choose another folder.</source>
        <translation>Impossible d’écrire dans le dossier de la bibliothèque ({reason}). Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>another program ({name}, process {number})</source>
        <translation>un autre programme ({name}, processus {number})</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>un autre programme</translation>
    </message>
    <message>
        <source>Network sockets are blocked. A separate process connects to the model server, and to nothing else.</source>
        <translation>Les connexions réseau sont bloquées. Un processus séparé se connecte au serveur de modèles, et à rien d’autre.</translation>
    </message>
    <message>
        <source>Network sockets are blocked.</source>
        <translation>Les connexions réseau sont bloquées.</translation>
    </message>
    <message>
        <source>They can read their own document or model only, and write nothing.</source>
        <translation>Ils ne peuvent lire que leur propre document ou modèle, et n’écrire nulle part.</translation>
    </message>
    <message>
        <source>Not enforced on this system.</source>
        <translation>Non garanti sur ce système.</translation>
    </message>
    <message>
        <source>Windows has no means for it that a program can use by itself. A firewall rule for python.exe is one.</source>
        <translation>Windows n’a pas de moyen qu’un programme puisse employer lui-même. Une règle de pare-feu pour python.exe en est un.</translation>
    </message>
    <message>
        <source>macOS has no means for it that a program can use by itself. A firewall for outgoing traffic is one.</source>
        <translation>macOS n’a pas de moyen qu’un programme puisse employer lui-même. Un pare-feu pour le trafic sortant en est un.</translation>
    </message>
    <message>
        <source>It needs Linux 5.13 or later with Landlock and seccomp, on a 64-bit processor by Intel, AMD or Arm.</source>
        <translation>Il faut Linux 5.13 ou ultérieur avec Landlock et seccomp, sur un processeur 64 bits d’Intel, AMD ou Arm.</translation>
    </message>
    <message>
        <source>Incomplete for: {names}</source>
        <translation>Incomplet pour&#x202f;: {names}</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>complet</translation>
    </message>
    <message>
        <source>{gigabytes:.1f} GB free</source>
        <translation>{gigabytes:.1f} Go libres</translation>
    </message>
    <message>
        <source>no WordNet is installed; not needed</source>
        <translation>aucun WordNet installé&#x202f;; pas nécessaire</translation>
    </message>
    <message>
        <source>{documents}, {parts}</source>
        <translation>{documents}, {parts}</translation>
    </message>
    <message>
        <source>Missing or damaged: {names}</source>
        <translation>Manquants ou endommagés&#x202f;: {names}</translation>
    </message>
    <message>
        <source>1 of {of} uses it</source>
        <translation>1 l’utilise ({of} au total)</translation>
    </message>
    <message>
        <source>{n:,} of {of} use it</source>
        <translation>{n:,} l’utilisent ({of} au total)</translation>
    </message>
    <message>
        <source>This folder cannot be opened. Check that it is still there.</source>
        <translation>Ce dossier ne peut pas être ouvert. Vérifiez qu’il est toujours là.</translation>
    </message>
    <message>
        <source>This folder overlaps with a linked folder. Unlink that one first.</source>
        <translation>Ce dossier recouvre un dossier lié. Déliez d’abord celui-ci.</translation>
    </message>
    <message>
        <source>found</source>
        <translation>trouvée</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>absente</translation>
    </message>
    <message>
        <source>The reranking model cannot be loaded</source>
        <translation>Le modèle de reclassement ne peut pas être chargé</translation>
    </message>
    <message>
        <source>copy its folder again</source>
        <translation>recopiez son dossier</translation>
    </message>
    <message>
        <source>The built-in reader cannot be loaded</source>
        <translation>Le modèle de lecture intégré ne peut pas être chargé</translation>
    </message>
    <message>
        <source>The reranking model failed</source>
        <translation>Le modèle de reclassement a échoué</translation>
    </message>
    <message>
        <source>try another one</source>
        <translation>essayez-en un autre</translation>
    </message>
    <message>
        <source>The built-in embedding model cannot be loaded</source>
        <translation>Le modèle de recherche intégré ne peut pas être chargé</translation>
    </message>
    <message>
        <source>The built-in embedding model failed on a text</source>
        <translation>Le modèle de recherche intégré a échoué sur un texte</translation>
    </message>
    <message>
        <source>The model&apos;s structured answer was cut off.</source>
        <translation>La réponse structurée du modèle a été coupée.</translation>
    </message>
    <message>
        <source>The model&apos;s structured answer has another shape than was asked for.</source>
        <translation>La réponse structurée du modèle n’a pas la forme demandée.</translation>
    </message>
    <message>
        <source>empty in the source</source>
        <translation>vide dans la source</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>le tableau</translation>
    </message>
    <message>
        <source>The only row of {table} checked.</source>
        <translation>La seule ligne vérifiée ({table}).</translation>
    </message>
    <message>
        <source>All {n} rows of {table} checked.</source>
        <translation>Toutes les {n} lignes vérifiées ({table}).</translation>
    </message>
    <message>
        <source>{header}: {value}</source>
        <translation>{header}&#x202f;: {value}</translation>
    </message>
    <message>
        <source>One empty cell was completed from elsewhere in the document {marks}.</source>
        <translation>Une cellule vide a été complétée d’après un autre endroit du document {marks}.</translation>
    </message>
    <message>
        <source>{n} empty cells were completed from elsewhere in the document {marks}.</source>
        <translation>{n} cellules vides ont été complétées d’après d’autres endroits du document {marks}.</translation>
    </message>
    <message>
        <source>{text} (empty in {table}; from {origin} {mark})</source>
        <translation>{text} (vide&#x202f;: {table}&#x202f;; origine&#x202f;: {origin} {mark})</translation>
    </message>
    <message>
        <source>its table</source>
        <translation>le tableau</translation>
    </message>
    <message>
        <source>{value} – {name}, {document}</source>
        <translation>{value} – {name}, {document}</translation>
    </message>
    <message>
        <source>None of {total}. What they say: {listed}.</source>
        <translation>{total}, aucune correspondance. Ce qu’on y lit&#x202f;: {listed}.</translation>
    </message>
    <message>
        <source>None of {total}.</source>
        <translation>{total}, aucune correspondance.</translation>
    </message>
    <message>
        <source>{total}: {listed}.</source>
        <translation>{total}&#x202f;: {listed}.</translation>
    </message>
    <message>
        <source>{n:,} of {total}: {listed}.</source>
        <translation>{total}, dont {n:,}&#x202f;: {listed}.</translation>
    </message>
    <message>
        <source>{listed}; and {n:,} more {marks}</source>
        <translation>{listed}&#x202f;; et {n:,} de plus {marks}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>No {name} in {documents}.</source>
        <translation>{name}&#x202f;: ne figure pas ({documents}).</translation>
    </message>
    <message>
        <source>{name} not clear in {documents}.</source>
        <translation>{name}&#x202f;: imprécis ({documents}).</translation>
    </message>
    <message>
        <source>Not looked through yet: {documents}.</source>
        <translation>Pas encore examiné&#x202f;: {documents}.</translation>
    </message>
    <message>
        <source>{names} and {n:,} more</source>
        <translation>{names} et {n:,} de plus</translation>
    </message>
    <message>
        <source>{document}, page {page}</source>
        <translation>{document}, page {page}</translation>
    </message>
    <message>
        <source>{header}: {value}; {row}</source>
        <translation>{header}&#x202f;: {value}&#x202f;; {row}</translation>
    </message>
    <message>
        <source>Possible answer, please check: {answer}</source>
        <translation>Réponse possible, à vérifier&#x202f;: {answer}</translation>
    </message>
    <message>
        <source>{rows}: {headers}</source>
        <translation>{rows}&#x202f;: {headers}</translation>
    </message>
    <message>
        <source>The answer quoted “{name}”, in which other personal data is hidden now. Ask again.</source>
        <translation>La réponse citait «&#x202f;{name}&#x202f;», où d’autres données personnelles sont désormais masquées. Posez de nouveau la question.</translation>
    </message>
    <message>
        <source>It does not seem to answer your question.</source>
        <translation>Elle ne semble pas répondre à votre question.</translation>
    </message>
    <message>
        <source>It may not answer your question.</source>
        <translation>Elle ne répond peut-être pas à votre question.</translation>
    </message>
    <message>
        <source>{name} is not mentioned in the documents.</source>
        <translation>{name} ne figure pas dans les documents.</translation>
    </message>
</context>
<context>
    <name>AnswerFiles</name>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Save answer</source>
        <translation>Enregistrer la réponse</translation>
    </message>
    <message>
        <source>Save conversation</source>
        <translation>Enregistrer la conversation</translation>
    </message>
    <message>
        <source>Choose another location…</source>
        <translation>Choisir un autre emplacement…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>AnswerTableModel</name>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
</context>
<context>
    <name>AnswerTableView</name>
    <message>
        <source>Answer table</source>
        <translation>Tableau de la réponse</translation>
    </message>
</context>
<context>
    <name>AnswerTables</name>
    <message>
        <source>Show row</source>
        <translation>Afficher la ligne</translation>
    </message>
    <message>
        <source>Show the {n} rows</source>
        <translation>Afficher les {n} lignes</translation>
    </message>
    <message>
        <source>Also in {document}:</source>
        <translation>Aussi dans {document}&#x202f;:</translation>
    </message>
    <message>
        <source>{table} (page {page})</source>
        <translation>{table} (page {page})</translation>
    </message>
    <message>
        <source>Open {table} of {document}</source>
        <translation>Ouvrir {table} de {document}</translation>
    </message>
</context>
<context>
    <name>AnswerView</name>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
</context>
<context>
    <name>CardActions</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue this answer where it ended</source>
        <translation>Continuer cette réponse là où elle s’est arrêtée</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the answer with its sources</source>
        <translation>Copier la réponse avec ses sources</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>Copy with page references</source>
        <translation>Copier avec les références de page</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copier en Markdown</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Reposer la question</translation>
    </message>
    <message>
        <source>Answer again (replaces this answer)</source>
        <translation>Répondre de nouveau (remplace cette réponse)</translation>
    </message>
    <message>
        <source>Ask the model instead</source>
        <translation>Demander au modèle</translation>
    </message>
    <message>
        <source>Have the language model write the answer (replaces this answer)</source>
        <translation>Faire écrire la réponse par le modèle de langage (remplace cette réponse)</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Edit the question and ask again</source>
        <translation>Modifier la question et la reposer</translation>
    </message>
    <message>
        <source>How?</source>
        <translation>Comment&#x202f;?</translation>
    </message>
    <message>
        <source>How this was answered</source>
        <translation>Comment cette réponse a été trouvée</translation>
    </message>
    <message>
        <source>Incomplete answers cannot be saved. Continue the answer or ask again first.</source>
        <translation>Les réponses incomplètes ne peuvent pas être enregistrées. Continuez d’abord la réponse ou reposez la question.</translation>
    </message>
    <message>
        <source>Save as an Excel workbook, Markdown or CSV</source>
        <translation>Enregistrer en classeur Excel, Markdown ou CSV</translation>
    </message>
</context>
<context>
    <name>ChainTree</name>
    <message>
        <source>Path through the documents</source>
        <translation>Chemin à travers les documents</translation>
    </message>
</context>
<context>
    <name>ChatPane</name>
    <message>
        <source>Opening the library…</source>
        <translation>Ouverture de la bibliothèque…</translation>
    </message>
    <message>
        <source>Ask your documents</source>
        <translation>Interrogez vos documents</translation>
    </message>
</context>
<context>
    <name>ChatToast</name>
    <message>
        <source>“{question}” is still being answered in its conversation.</source>
        <translation>La réponse à «&#x202f;{question}&#x202f;» est encore en cours dans sa conversation.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>“{question}” has been answered.</source>
        <translation>«&#x202f;{question}&#x202f;» a reçu une réponse.</translation>
    </message>
    <message>
        <source>“{question}” could not be answered.</source>
        <translation>«&#x202f;{question}&#x202f;» n’a pas pu recevoir de réponse.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>This will be done when the answer is complete.</source>
        <translation>Cela sera fait quand la réponse sera complète.</translation>
    </message>
    <message>
        <source>There are no documents to search yet.</source>
        <translation>Il n’y a pas encore de documents à interroger.</translation>
    </message>
    <message>
        <source>Add documents…</source>
        <translation>Ajouter des documents…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>CitationChips</name>
    <message>
        <source>{n} more</source>
        <translation>{n} de plus</translation>
    </message>
    <message>
        <source>Show {n} more citations</source>
        <translation>Afficher {n} citations de plus</translation>
    </message>
    <message>
        <source>p. {page}</source>
        <translation>p.&#xa0;{page}</translation>
    </message>
    <message>
        <source>Citation {number}: {document}, {place}</source>
        <translation>Citation {number}&#x202f;: {document}, {place}</translation>
    </message>
</context>
<context>
    <name>CitationRow</name>
    <message>
        <source>Previous citation (Alt+,)</source>
        <translation>Citation précédente (Alt+,)</translation>
    </message>
    <message>
        <source>Next citation (Alt+.)</source>
        <translation>Citation suivante (Alt+.)</translation>
    </message>
    <message>
        <source>Citation {n} of {total}</source>
        <translation>Citation {n} sur {total}</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>Quit and don’t ask again</source>
        <translation>Quitter et ne plus demander</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>CollectionBar</name>
    <message>
        <source>All documents</source>
        <translation>Tous les documents</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Nouvelle collection</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
    <message>
        <source>Add a document first.</source>
        <translation>Ajoutez d’abord un document.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>New collection {n}</source>
        <translation>Nouvelle collection {n}</translation>
    </message>
    <message>
        <source>“{before}” was renamed to “{name}”.</source>
        <translation>«&#x202f;{before}&#x202f;» a été renommée en «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>its document</source>
        <translation>son document</translation>
    </message>
    <message>
        <source>its {n} documents</source>
        <translation>ses {n} documents</translation>
    </message>
    <message>
        <source>Delete the collection “{name}” with {documents}? The original files are kept.</source>
        <translation>Supprimer la collection «&#x202f;{name}&#x202f;» avec {documents}&#x202f;? Les fichiers d’origine sont conservés.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The empty collection “{name}” was deleted.</source>
        <translation>La collection vide «&#x202f;{name}&#x202f;» a été supprimée.</translation>
    </message>
    <message>
        <source>Link a folder (new files are added automatically)</source>
        <translation>Lier un dossier (les nouveaux fichiers sont ajoutés automatiquement)</translation>
    </message>
    <message>
        <source>“{name}” is linked. New and changed files are added automatically.</source>
        <translation>«&#x202f;{name}&#x202f;» est lié. Les fichiers nouveaux et modifiés sont ajoutés automatiquement.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Instructions…</source>
        <translation>Consignes…</translation>
    </message>
    <message>
        <source>Personal data…</source>
        <translation>Données personnelles…</translation>
    </message>
    <message>
        <source>Link a folder…</source>
        <translation>Lier un dossier…</translation>
    </message>
    <message>
        <source>Unlink “{name}”</source>
        <translation>Délier «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
</context>
<context>
    <name>CollectionDelegate</name>
    <message>
        <source>Collection name</source>
        <translation>Nom de la collection</translation>
    </message>
</context>
<context>
    <name>CollectionList</name>
    <message>
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>Comparing</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Permuter</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Filter differences</source>
        <translation>Filtrer les différences</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>All changes</source>
        <translation>Tous les changements</translation>
    </message>
    <message>
        <source>Take the other document for the earlier one</source>
        <translation>Prendre l’autre document comme le plus ancien</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>{before} and {after}</source>
        <translation>{before} et {after}</translation>
    </message>
    <message>
        <source>Export differences</source>
        <translation>Exporter les différences</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Non comparés</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>All documents</source>
        <translation>Tous les documents</translation>
    </message>
    <message>
        <source>Shift+Return: new line</source>
        <translation>Maj+Entrée&#x202f;: nouvelle ligne</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Arrêter (Échap)</translation>
    </message>
    <message>
        <source>Send (Return)</source>
        <translation>Envoyer (Entrée)</translation>
    </message>
</context>
<context>
    <name>ConversationBar</name>
    <message>
        <source>New conversation (Ctrl+N)</source>
        <translation>Nouvelle conversation (Ctrl+N)</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Autres actions</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Save…	Ctrl+Shift+S</source>
        <translation>Enregistrer…	Ctrl+Maj+S</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nouvelle conversation</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Désépingler</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
</context>
<context>
    <name>ConversationList</name>
    <message>
        <source>Search conversations</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search titles, questions and answers</source>
        <translation>Rechercher dans les titres, questions et réponses</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversations</translation>
    </message>
    <message>
        <source>New conversation (Ctrl+N)</source>
        <translation>Nouvelle conversation (Ctrl+N)</translation>
    </message>
    <message>
        <source>Hide conversations (Ctrl+2)</source>
        <translation>Masquer les conversations (Ctrl+2)</translation>
    </message>
    <message>
        <source>No matching conversations.</source>
        <translation>Aucune conversation correspondante.</translation>
    </message>
    <message>
        <source>No conversations yet. Ask a question to start one.</source>
        <translation>Aucune. Posez une question pour commencer.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Rename	F2</source>
        <translation>Renommer	F2</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Désépingler</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Delete	Del</source>
        <translation>Supprimer	Suppr</translation>
    </message>
</context>
<context>
    <name>ConversationView</name>
    <message>
        <source>Conversations</source>
        <translation>Conversations</translation>
    </message>
</context>
<context>
    <name>Conversations</name>
    <message>
        <source>“{title}” was deleted.</source>
        <translation>«&#x202f;{title}&#x202f;» a été supprimée.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>DetailsWindow</name>
    <message>
        <source>Details: {document}</source>
        <translation>Détails&#x202f;: {document}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Données clés</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>Données personnelles</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Hide it…</source>
        <translation>Masquer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Personal data was found.</source>
        <translation>Des données personnelles ont été trouvées.</translation>
    </message>
</context>
<context>
    <name>DocumentDelegate</name>
    <message>
        <source>Enter password…</source>
        <translation>Saisir le mot de passe…</translation>
    </message>
</context>
<context>
    <name>DocumentList</name>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Ask only this document</source>
        <translation>N’interroger que ce document</translation>
    </message>
    <message>
        <source>Tables…</source>
        <translation>Tableaux…</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Détails…</translation>
    </message>
    <message>
        <source>Export notes…</source>
        <translation>Exporter les notes…</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copier le nom</translation>
    </message>
    <message>
        <source>Copy names</source>
        <translation>Copier les noms</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Déplacer vers</translation>
    </message>
    <message>
        <source>Copy to</source>
        <translation>Copier vers</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Saisir le mot de passe…</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Ask only these {n} documents</source>
        <translation>N’interroger que ces {n} documents</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Mettre en pause</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Remove {n}…</source>
        <translation>Retirer {n} documents…</translation>
    </message>
</context>
<context>
    <name>DocumentTables</name>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Filter tables</source>
        <translation>Filtrer les tableaux</translation>
    </message>
    <message>
        <source>Loading tables</source>
        <translation>Chargement des tableaux</translation>
    </message>
    <message>
        <source>Document tables</source>
        <translation>Tableaux du document</translation>
    </message>
    <message>
        <source>No tables were found in this document.</source>
        <translation>Aucun tableau trouvé dans ce document.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Doubts</name>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Show the parts that could not be verified</source>
        <translation>Afficher les parties qui n’ont pas pu être confirmées</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} de plus</translation>
    </message>
</context>
<context>
    <name>EmptyLibrary</name>
    <message>
        <source>Drop documents here</source>
        <translation>Déposez des documents ici</translation>
    </message>
    <message>
        <source>PDF and Office files, web pages, scans, email, archives, or folders. They are copied into the library and never leave this computer.</source>
        <translation>PDF, documents Office, pages web, numérisations, e-mails, archives ou dossiers. Tout est copié dans la bibliothèque et reste sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Add documents…</source>
        <translation>Ajouter des documents…</translation>
    </message>
    <message>
        <source>Try sample documents</source>
        <translation>Essayer avec des exemples</translation>
    </message>
</context>
<context>
    <name>FilterHeader</name>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter {column}</source>
        <translation>Filtrer {column}</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in this document</source>
        <translation>Rechercher dans ce document</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Résultat précédent (Maj+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Résultat suivant (F3)</translation>
    </message>
    <message>
        <source>Close search (Esc)</source>
        <translation>Fermer la recherche (Échap)</translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <translation>{n} sur {total}</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Folder for exports</source>
        <translation>Dossier des exports</translation>
    </message>
    <message>
        <source>Last used folder</source>
        <translation>Dernier dossier utilisé</translation>
    </message>
    <message>
        <source>While documents are being added</source>
        <translation>Pendant l’ajout de documents</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Takes effect when LocalMind starts next.</source>
        <translation>Prend effet au prochain démarrage de LocalMind.</translation>
    </message>
    <message>
        <source>Stronger colors and a clear focus outline.</source>
        <translation>Couleurs plus marquées et contour net de l’élément actif.</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exports</translation>
    </message>
    <message>
        <source>Where “Save” begins for Excel, Markdown and CSV files.</source>
        <translation>Où commence «&#x202f;Enregistrer&#x202f;» pour les fichiers Excel, Markdown et CSV.</translation>
    </message>
    <message>
        <source>Quitting</source>
        <translation>Fermeture</translation>
    </message>
    <message>
        <source>Unfinished documents resume the next time either way.</source>
        <translation>Dans tous les cas, les documents inachevés reprennent la fois suivante.</translation>
    </message>
    <message>
        <source>Ask before quitting</source>
        <translation>Demander avant de quitter</translation>
    </message>
    <message>
        <source>Files of LocalMind</source>
        <translation>Fichiers de LocalMind</translation>
    </message>
    <message>
        <source>Library folder</source>
        <translation>Dossier de la bibliothèque</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>GuideView</name>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>LocalMind guide</source>
        <translation>Guide de LocalMind</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Rechercher dans le guide</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Sujets</translation>
    </message>
    <message>
        <source>No topic has these words.</source>
        <translation>Aucun sujet ne contient ces mots.</translation>
    </message>
</context>
<context>
    <name>HealthPage</name>
    <message>
        <source>Health</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Response times</source>
        <translation>Temps de réponse</translation>
    </message>
    <message>
        <source>No questions asked yet.</source>
        <translation>Aucune question posée pour l’instant.</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Vérifier de nouveau</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Checks this computer, your library and the models.</source>
        <translation>Vérifie cet ordinateur, votre bibliothèque et les modèles.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Vérifications</translation>
    </message>
    <message>
        <source>The library is not open, so there is nothing to check yet.</source>
        <translation>La bibliothèque n’est pas ouverte&#x202f;: il n’y a encore rien à vérifier.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>{n} check needs attention.</source>
        <translation>{n} vérification demande votre attention.</translation>
    </message>
    <message>
        <source>{n} checks need attention.</source>
        <translation>{n} vérifications demandent votre attention.</translation>
    </message>
    <message>
        <source>Everything is in order.</source>
        <translation>Tout est en ordre.</translation>
    </message>
</context>
<context>
    <name>HitDelegate</name>
    <message>
        <source>Page {n}</source>
        <translation>Page {n}</translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Search results</source>
        <translation>Résultats de la recherche</translation>
    </message>
</context>
<context>
    <name>HowPanel</name>
    <message>
        <source>How this was answered</source>
        <translation>Comment cette réponse a été trouvée</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
</context>
<context>
    <name>InstructionsWindow</name>
    <message>
        <source>Instructions for “{name}”</source>
        <translation>Consignes pour «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Consignes</translation>
    </message>
    <message>
        <source>Example: Name the clause of the contract. Answer in German.</source>
        <translation>Exemple&#x202f;: Cite la clause du contrat. Réponds en français.</translation>
    </message>
    <message>
        <source>Sent to the language model with every question about this collection, after the instructions in Settings. “How?” under an answer shows them.</source>
        <translation>Envoyées au modèle de langage avec chaque question sur cette collection, après les consignes des paramètres. «&#x202f;Comment&#x202f;?&#x202f;» sous une réponse les montre.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>LibraryPane</name>
    <message>
        <source>Add documents…</source>
        <translation>Ajouter des documents…</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Add documents (Ctrl+O)</source>
        <translation>Ajouter des documents (Ctrl+O)</translation>
    </message>
    <message>
        <source>Filter documents</source>
        <translation>Filtrer les documents</translation>
    </message>
    <message>
        <source>By name, status, class, people or amounts, as in: invoice over 500 EUR</source>
        <translation>Par nom, état, type, personnes ou montants, par exemple&#x202f;: facture plus de 500 EUR</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>No document matches “{text}”.</source>
        <translation>Aucun document ne correspond à «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>Drop documents here. You can limit questions to this collection.</source>
        <translation>Déposez des documents ici. Les questions peuvent être limitées à cette collection.</translation>
    </message>
    <message>
        <source>“{name}” is empty</source>
        <translation>«&#x202f;{name}&#x202f;» est vide</translation>
    </message>
    <message>
        <source>Drop to add to “{name}”</source>
        <translation>Déposer pour ajouter à «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>They will be added when the library has opened.</source>
        <translation>Ils seront ajoutés quand la bibliothèque sera ouverte.</translation>
    </message>
    <message>
        <source>No supported files found there.</source>
        <translation>Aucun fichier pris en charge n’y a été trouvé.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>LikelyPlaces</name>
    <message>
        <source>Show {n} more</source>
        <translation>Afficher {n} de plus</translation>
    </message>
    <message>
        <source>Show {n} more possible answers</source>
        <translation>Afficher {n} réponses possibles de plus</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The library is not open</source>
        <translation>La bibliothèque n’est pas ouverte</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Paramètres…</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Vérifier de nouveau</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>All models are optional. Without any, answers are quoted from documents.</source>
        <translation>Tous les modèles sont facultatifs. Sans eux, les réponses sont citées des documents.</translation>
    </message>
</context>
<context>
    <name>NotFound</name>
    <message>
        <source>Search all documents</source>
        <translation>Rechercher dans tous les documents</translation>
    </message>
    <message>
        <source>Add documents…</source>
        <translation>Ajouter des documents…</translation>
    </message>
    <message>
        <source>Try wording from the document, or the name of a part, table or section.</source>
        <translation>Essayez avec les mots du document, ou le nom d’une partie, d’un tableau ou d’une section.</translation>
    </message>
    <message>
        <source>Only part of the library was searched.</source>
        <translation>Seule une partie de la bibliothèque a été parcourue.</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Écrire une note</translation>
    </message>
    <message>
        <source>Remove note (Delete)</source>
        <translation>Retirer la note (Suppr)</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Fermer (Échap)</translation>
    </message>
</context>
<context>
    <name>NoteDelegate</name>
    <message>
        <source>Page {n}</source>
        <translation>Page {n}</translation>
    </message>
    <message>
        <source>No longer found on page {n}</source>
        <translation>Introuvable désormais à la page {n}</translation>
    </message>
</context>
<context>
    <name>NoteFiles</name>
    <message>
        <source>“{name}” has no notes.</source>
        <translation>«&#x202f;{name}&#x202f;» n’a pas de notes.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Notes on {name}</source>
        <translation>Notes sur {name}</translation>
    </message>
    <message>
        <source>Export notes</source>
        <translation>Exporter les notes</translation>
    </message>
</context>
<context>
    <name>NoteList</name>
    <message>
        <source>Search notes</source>
        <translation>Rechercher dans les notes</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>Aucun résultat.</translation>
    </message>
    <message>
        <source>Export notes…</source>
        <translation>Exporter les notes…</translation>
    </message>
</context>
<context>
    <name>NoteModel</name>
    <message>
        <source>Page {n}</source>
        <translation>Page {n}</translation>
    </message>
</context>
<context>
    <name>NoteView</name>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Remove note</source>
        <translation>Retirer la note</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
</context>
<context>
    <name>Noting</name>
    <message>
        <source>Highlight</source>
        <translation>Surligner</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Ajouter une note</translation>
    </message>
    <message>
        <source>Add note here</source>
        <translation>Ajouter une note ici</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Modifier la note</translation>
    </message>
    <message>
        <source>Remove note</source>
        <translation>Retirer la note</translation>
    </message>
    <message>
        <source>The note was removed.</source>
        <translation>La note a été retirée.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>OfflinePage</name>
    <message>
        <source>Privacy and network</source>
        <translation>Confidentialité et réseau</translation>
    </message>
    <message>
        <source>Enforced by the system</source>
        <translation>Garanti par le système</translation>
    </message>
    <message>
        <source>Open connections</source>
        <translation>Connexions ouvertes</translation>
    </message>
    <message>
        <source>Blocked attempts</source>
        <translation>Tentatives bloquées</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>OutlineDelegate</name>
    <message>
        <source>Table on page {page}</source>
        <translation>Tableau de la page {page}</translation>
    </message>
</context>
<context>
    <name>OutlineView</name>
    <message>
        <source>Outline</source>
        <translation>Plan</translation>
    </message>
</context>
<context>
    <name>Overflow</name>
    <message>
        <source>More tools</source>
        <translation>Autres outils</translation>
    </message>
</context>
<context>
    <name>PageModel</name>
    <message>
        <source>Page {n}</source>
        <translation>Page {n}</translation>
    </message>
</context>
<context>
    <name>PageTables</name>
    <message>
        <source>Open table on this page (Ctrl+T)</source>
        <translation>Ouvrir le tableau de cette page (Ctrl+T)</translation>
    </message>
</context>
<context>
    <name>PageTrouble</name>
    <message>
        <source>This document is protected by a password.</source>
        <translation>Ce document est protégé par un mot de passe.</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Saisir le mot de passe…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Document pages</source>
        <translation>Pages du document</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Click a citation to see the page it comes from.</source>
        <translation>Cliquez sur une citation pour voir la page dont elle est tirée.</translation>
    </message>
    <message>
        <source>Opening the document…</source>
        <translation>Ouverture du document…</translation>
    </message>
    <message>
        <source>Opening the document</source>
        <translation>Ouverture du document</translation>
    </message>
</context>
<context>
    <name>PasswordWindow</name>
    <message>
        <source>Enter password</source>
        <translation>Saisir le mot de passe</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Remember in the system keyring</source>
        <translation>Mémoriser dans le trousseau du système</translation>
    </message>
    <message>
        <source>Otherwise it is kept until you quit LocalMind.</source>
        <translation>Sinon, il est conservé jusqu’à ce que vous quittiez LocalMind.</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>“{name}” is protected by a password.</source>
        <translation>«&#x202f;{name}&#x202f;» est protégé par un mot de passe.</translation>
    </message>
    <message>
        <source>This system has no keyring, so it is kept until you quit LocalMind.</source>
        <translation>Ce système n’a pas de trousseau&#x202f;: il est conservé jusqu’à ce que vous quittiez LocalMind.</translation>
    </message>
    <message>
        <source>Show password</source>
        <translation>Afficher le mot de passe</translation>
    </message>
    <message>
        <source>Hide password</source>
        <translation>Masquer le mot de passe</translation>
    </message>
</context>
<context>
    <name>PersonalTab</name>
    <message>
        <source>Hide personal data…</source>
        <translation>Masquer les données personnelles…</translation>
    </message>
    <message>
        <source>It was hidden when the document was read.</source>
        <translation>Elles ont été masquées à la lecture du document.</translation>
    </message>
</context>
<context>
    <name>PlacedTab</name>
    <message>
        <source>Nothing matches the filter.</source>
        <translation>Rien ne correspond au filtre.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Back to documents</source>
        <translation>Retour aux documents</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Retry all</source>
        <translation>Tout réessayer</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Saisir le mot de passe…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Dismiss all</source>
        <translation>Tout ignorer</translation>
    </message>
</context>
<context>
    <name>QuestionField</name>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
</context>
<context>
    <name>QuestionFrame</name>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Searched in: {where}</source>
        <translation>Recherche dans&#x202f;: {where}</translation>
    </message>
</context>
<context>
    <name>Quoting</name>
    <message>
        <source>Ask about the selection</source>
        <translation>Poser une question sur la sélection</translation>
    </message>
    <message>
        <source>Copy with page reference</source>
        <translation>Copier avec la référence de page</translation>
    </message>
    <message>
        <source>Ask about this page</source>
        <translation>Poser une question sur cette page</translation>
    </message>
    <message>
        <source>p. {n}</source>
        <translation>p.&#xa0;{n}</translation>
    </message>
    <message>
        <source>pp. {first}–{last}</source>
        <translation>p.&#xa0;{first}–{last}</translation>
    </message>
</context>
<context>
    <name>ReadingTab</name>
    <message>
        <source>Loading</source>
        <translation>Chargement</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Pages with problems</source>
        <translation>Pages avec des problèmes</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>RedactionWindow</name>
    <message>
        <source>Personal data in “{name}”</source>
        <translation>Données personnelles dans «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>Also ask the language model (health, religion, family and the like)</source>
        <translation>Demander aussi au modèle de langage (santé, religion, famille, etc.)</translation>
    </message>
    <message>
        <source>Looking for personal data</source>
        <translation>Recherche de données personnelles</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Reads as</source>
        <translation>Devient</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>What is hidden</source>
        <translation>Ce qui est masqué</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Hidden data is not stored, searched, quoted or sent to a language model. The library then keeps no copy of the original files; pages are shown as they were read. Names, emails and phone numbers stay. Answers that quote the documents are deleted.</source>
        <translation>Les données masquées ne sont ni enregistrées, ni cherchées, ni citées, ni envoyées à un modèle de langage. La bibliothèque ne garde alors aucune copie des fichiers d’origine&#x202f;; les pages sont montrées telles qu’elles ont été lues. Les noms, adresses e-mail et numéros de téléphone restent. Les réponses qui citent les documents sont supprimées.</translation>
    </message>
    <message>
        <source>It reads every document before anything of it is stored, which takes time, and may overlook some. What it names is hidden wherever it stands.</source>
        <translation>Il lit chaque document avant que quoi que ce soit en soit enregistré&#x202f;; cela prend du temps, et certaines données peuvent lui échapper. Ce qu’il nomme est masqué partout.</translation>
    </message>
    <message>
        <source>Looking for personal data: document {number} of {total}</source>
        <translation>Recherche de données personnelles&#x202f;: document {number} sur {total}</translation>
    </message>
    <message>
        <source>{line} This includes what the language model found.</source>
        <translation>{line} Ce que le modèle de langage a trouvé est compris.</translation>
    </message>
    <message>
        <source>{line} The language model looks for more once you apply this.</source>
        <translation>{line} Le modèle de langage en cherchera d’autres une fois ce choix appliqué.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Relocation</name>
    <message>
        <source>moved to “{name}”</source>
        <translation>déplacé vers «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>copied to “{name}”</source>
        <translation>copié vers «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Removal</name>
    <message>
        <source>Remove “{name}” from the library? The original file is kept.</source>
        <translation>Retirer «&#x202f;{name}&#x202f;» de la bibliothèque&#x202f;? Le fichier d’origine est conservé.</translation>
    </message>
    <message>
        <source>Remove {n} documents from the library? The original files are kept.</source>
        <translation>Retirer {n} documents de la bibliothèque&#x202f;? Les fichiers d’origine sont conservés.</translation>
    </message>
    <message>
        <source> and {n} more</source>
        <translation> et {n} de plus</translation>
    </message>
    <message>
        <source>Remove it from the library as well?</source>
        <translation>Le retirer aussi de la bibliothèque&#x202f;?</translation>
    </message>
    <message>
        <source>Remove them from the library as well?</source>
        <translation>Les retirer aussi de la bibliothèque&#x202f;?</translation>
    </message>
    <message>
        <source>No longer in the linked folder: {names}.</source>
        <translation>N’est plus dans le dossier lié&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>This also deletes {n} answer that quotes it.</source>
        <translation>{n} réponse qui le cite est supprimée aussi.</translation>
    </message>
    <message>
        <source>This also deletes {n} answers that quote it.</source>
        <translation>{n} réponses qui le citent sont supprimées aussi.</translation>
    </message>
    <message>
        <source>This also deletes {n} answer that quotes them.</source>
        <translation>{n} réponse qui les cite est supprimée aussi.</translation>
    </message>
    <message>
        <source>This also deletes {n} answers that quote them.</source>
        <translation>{n} réponses qui les citent sont supprimées aussi.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>“{name}” was removed.</source>
        <translation>«&#x202f;{name}&#x202f;» a été retiré.</translation>
    </message>
    <message>
        <source>{n} document was removed.</source>
        <translation>{n} document a été retiré.</translation>
    </message>
    <message>
        <source>{n} documents were removed.</source>
        <translation>{n} documents ont été retirés.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>{documents} were removed.</source>
        <translation>{documents} ont été retirés.</translation>
    </message>
    <message>
        <source>Parts are still found by search: {names}. Please remove them again.</source>
        <translation>La recherche en trouve encore des parties&#x202f;: {names}. Veuillez les retirer de nouveau.</translation>
    </message>
</context>
<context>
    <name>ReviewTab</name>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Review of {document}</source>
        <translation>Examen de {document}</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Exporter l’examen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ScopeButton</name>
    <message>
        <source>Search all documents again</source>
        <translation>Rechercher de nouveau dans tous les documents</translation>
    </message>
    <message>
        <source>Search in: {where}</source>
        <translation>Rechercher dans&#x202f;: {where}</translation>
    </message>
</context>
<context>
    <name>ScopePopup</name>
    <message>
        <source>Search in</source>
        <translation>Rechercher dans</translation>
    </message>
    <message>
        <source>Find a collection or document</source>
        <translation>Rechercher une collection ou un document</translation>
    </message>
    <message>
        <source>Collections and documents</source>
        <translation>Collections et documents</translation>
    </message>
    <message>
        <source>All pages, or a range: 12 or 12–20</source>
        <translation>Toutes les pages, ou une plage&#x202f;: 12 ou 12–20</translation>
    </message>
    <message>
        <source>Pages to search</source>
        <translation>Pages à parcourir</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Searching: {where}</source>
        <translation>Recherche dans&#x202f;: {where}</translation>
    </message>
</context>
<context>
    <name>Selecting</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Select all on this page</source>
        <translation>Tout sélectionner sur cette page</translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
</context>
<context>
    <name>SetAside</name>
    <message>
        <source>{n} passage not used</source>
        <translation>{n} passage non utilisé</translation>
    </message>
    <message>
        <source>{n} passages not used</source>
        <translation>{n} passages non utilisés</translation>
    </message>
    <message>
        <source>The model judged these not relevant</source>
        <translation>Le modèle les a jugés non pertinents</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Pages des paramètres</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Réinitialiser cette page</translation>
    </message>
    <message>
        <source>Put the defaults into all fields of this page</source>
        <translation>Remettre tous les champs de cette page à leur valeur par défaut</translation>
    </message>
    <message>
        <source>Changes apply when you save them.</source>
        <translation>Les changements s’appliquent quand vous les enregistrez.</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search commands and shortcuts</source>
        <translation>Rechercher des commandes et raccourcis</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Tab moves between controls, arrow keys move within lists, Enter opens, Escape closes. In tables, Ctrl+C copies the selection.</source>
        <translation>Tab passe d’un élément à l’autre, les flèches parcourent les listes, Entrée ouvre, Échap ferme. Dans les tableaux, Ctrl+C copie la sélection.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SideBar</name>
    <message>
        <source>Outline</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Résultats de la recherche</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>No outline or tables in this document.</source>
        <translation>Ce document n’a ni plan ni tableaux.</translation>
    </message>
    <message>
        <source>Press Ctrl+Shift+F to search. Matches are listed here.</source>
        <translation>Appuyez sur Ctrl+Maj+F pour rechercher. Les résultats s’affichent ici.</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>Aucun résultat.</translation>
    </message>
    <message>
        <source>No notes yet. Select text on a page to highlight it, or right-click to add a note.</source>
        <translation>Aucune note pour l’instant. Sélectionnez du texte sur une page pour le surligner, ou faites un clic droit pour ajouter une note.</translation>
    </message>
</context>
<context>
    <name>SortButton</name>
    <message>
        <source>Sort and view</source>
        <translation>Tri et affichage</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Date, newest first</source>
        <translation>Date, plus récents d’abord</translation>
    </message>
    <message>
        <source>Size, largest first</source>
        <translation>Taille, plus gros d’abord</translation>
    </message>
    <message>
        <source>Status (problems first)</source>
        <translation>État (problèmes d’abord)</translation>
    </message>
    <message>
        <source>Reverse order</source>
        <translation>Inverser l’ordre</translation>
    </message>
    <message>
        <source>Show titles</source>
        <translation>Afficher les titres</translation>
    </message>
</context>
<context>
    <name>SourcePane</name>
    <message>
        <source>Find in this document</source>
        <translation>Rechercher dans ce document</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Source: {name}</source>
        <translation>Source&#x202f;: {name}</translation>
    </message>
    <message>
        <source>This document has no pages to show.</source>
        <translation>Ce document n’a pas de pages à afficher.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Page {n} of {count}</source>
        <translation>Page {n} sur {count}</translation>
    </message>
</context>
<context>
    <name>StoragePage</name>
    <message>
        <source>Storage</source>
        <translation>Stockage</translation>
    </message>
    <message>
        <source>Library folder</source>
        <translation>Dossier de la bibliothèque</translation>
    </message>
    <message>
        <source>Copy progress</source>
        <translation>Progression de la copie</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Sauvegarder…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>Rebuild the index…</source>
        <translation>Reconstruire l’index…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Choosing another folder opens the library there or creates a new one. The current library is kept.</source>
        <translation>Choisir un autre dossier y ouvre la bibliothèque ou en crée une nouvelle. La bibliothèque actuelle est conservée.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Texts and tables</source>
        <translation>Textes et tableaux</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>Index de recherche</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversations</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Free disk space</source>
        <translation>Espace disque libre</translation>
    </message>
    <message>
        <source>Backup and index</source>
        <translation>Sauvegarde et index</translation>
    </message>
    <message>
        <source>A backup is a folder with all documents, conversations and models, with a checksum for every file. It is restored into an empty folder. The index can be rebuilt at any time.</source>
        <translation>Une sauvegarde est un dossier avec tous les documents, conversations et modèles, et une somme de contrôle pour chaque fichier. Elle se restaure dans un dossier vide. L’index peut être reconstruit à tout moment.</translation>
    </message>
    <message>
        <source>Choose a folder for the backup</source>
        <translation>Choisir un dossier pour la sauvegarde</translation>
    </message>
    <message>
        <source>Backing up… Adding documents is paused.</source>
        <translation>Sauvegarde en cours… L’ajout de documents est suspendu.</translation>
    </message>
    <message>
        <source>Choose a backup to restore</source>
        <translation>Choisir une sauvegarde à restaurer</translation>
    </message>
    <message>
        <source>Choose an empty folder for the restored library</source>
        <translation>Choisir un dossier vide pour la bibliothèque restaurée</translation>
    </message>
    <message>
        <source>Restoring the backup…</source>
        <translation>Restauration de la sauvegarde…</translation>
    </message>
    <message>
        <source>{n} file</source>
        <translation>{n} fichier</translation>
    </message>
    <message>
        <source>{n} files</source>
        <translation>{n} fichiers</translation>
    </message>
    <message>
        <source>The backup is complete: {files}, {size}, in {folder}.</source>
        <translation>La sauvegarde est complète&#x202f;: {files}, {size}, dans {folder}.</translation>
    </message>
    <message>
        <source>The library was restored to {folder} and verified. Choose it, then save, to use it.</source>
        <translation>La bibliothèque a été restaurée dans {folder} et vérifiée. Pour l’utiliser, choisissez-la, puis enregistrez.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Canceled. Nothing was copied.</source>
        <translation>Annulé. Rien n’a été copié.</translation>
    </message>
    <message>
        <source>All documents will be re-indexed one by one. Until then, answers come from those already done.</source>
        <translation>Tous les documents seront réindexés un à un. D’ici là, les réponses viennent de ceux qui le sont déjà.</translation>
    </message>
    <message>
        <source>Rebuild</source>
        <translation>Reconstruire</translation>
    </message>
    <message>
        <source>{n} document is being re-indexed.</source>
        <translation>{n} document est en cours de réindexation.</translation>
    </message>
    <message>
        <source>{n} documents are being re-indexed.</source>
        <translation>{n} documents sont en cours de réindexation.</translation>
    </message>
</context>
<context>
    <name>SummaryTab</name>
    <message>
        <source>Loading</source>
        <translation>Chargement</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>Type de document</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Describe with the language model</source>
        <translation>Décrire avec le modèle de langage</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>TableBlock</name>
    <message>
        <source>{table}: answer rows</source>
        <translation>{table}&#x202f;: lignes de la réponse</translation>
    </message>
    <message>
        <source>{n} empty cell filled in</source>
        <translation>{n} cellule vide complétée</translation>
    </message>
    <message>
        <source>{n} empty cells filled in</source>
        <translation>{n} cellules vides complétées</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Ouvrir le tableau</translation>
    </message>
    <message>
        <source>Show the whole table to filter, sort or save it</source>
        <translation>Afficher tout le tableau pour le filtrer, le trier ou l’enregistrer</translation>
    </message>
    <message>
        <source>Open {table}</source>
        <translation>Ouvrir {table}</translation>
    </message>
</context>
<context>
    <name>TableGrid</name>
    <message>
        <source>Show on page</source>
        <translation>Afficher sur la page</translation>
    </message>
    <message>
        <source>Show where this value came from</source>
        <translation>Afficher d’où vient cette valeur</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Filter by this text</source>
        <translation>Filtrer par ce texte</translation>
    </message>
    <message>
        <source>Sort ascending</source>
        <translation>Tri croissant</translation>
    </message>
    <message>
        <source>Sort descending</source>
        <translation>Tri décroissant</translation>
    </message>
    <message>
        <source>Original order</source>
        <translation>Ordre d’origine</translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>Tables in {document}</source>
        <translation>Tableaux de {document}</translation>
    </message>
</context>
<context>
    <name>TableWindow</name>
    <message>
        <source>Loading table</source>
        <translation>Chargement du tableau</translation>
    </message>
    <message>
        <source>Ask about this table</source>
        <translation>Poser une question sur ce tableau</translation>
    </message>
    <message>
        <source>Ask the next question about this table only (Ctrl+L)</source>
        <translation>Poser la prochaine question sur ce tableau seulement (Ctrl+L)</translation>
    </message>
    <message>
        <source>Filter all columns</source>
        <translation>Filtrer toutes les colonnes</translation>
    </message>
    <message>
        <source>Show all rows</source>
        <translation>Afficher toutes les lignes</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the selected cells, or all rows shown</source>
        <translation>Copier les cellules sélectionnées, ou toutes les lignes affichées</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>Save as an Excel workbook, Markdown or CSV (Ctrl+S)</source>
        <translation>Enregistrer en classeur Excel, Markdown ou CSV (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save the rows shown…</source>
        <translation>Enregistrer les lignes affichées…</translation>
    </message>
    <message>
        <source>Save all rows…</source>
        <translation>Enregistrer toutes les lignes…</translation>
    </message>
    <message>
        <source>{n} empty cell filled in</source>
        <translation>{n} cellule vide complétée</translation>
    </message>
    <message>
        <source>{n} empty cells filled in</source>
        <translation>{n} cellules vides complétées</translation>
    </message>
    <message>
        <source>Rows in {table}</source>
        <translation>Lignes de {table}</translation>
    </message>
    <message>
        <source>Click a cell to see it on its page.</source>
        <translation>Cliquez sur une cellule pour la voir sur sa page.</translation>
    </message>
    <message>
        <source>{shown} of {rows} shown</source>
        <translation>{shown} sur {rows} affichées</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>Save all rows</source>
        <translation>Enregistrer toutes les lignes</translation>
    </message>
    <message>
        <source>{n} of {rows}</source>
        <translation>{n} sur {rows}</translation>
    </message>
    <message>
        <source>Saved {what} as {name}.</source>
        <translation>{what}&#x202f;: enregistré sous {name}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Thumbnails</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>TitleButton</name>
    <message>
        <source>Show conversations (Ctrl+H)</source>
        <translation>Afficher les conversations (Ctrl+H)</translation>
    </message>
    <message>
        <source>Conversation: {title}. Show conversations</source>
        <translation>Conversation&#x202f;: {title}. Afficher les conversations</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ToastStack</name>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
</context>
<context>
    <name>ToolRow</name>
    <message>
        <source>Sidebar (Ctrl+B)</source>
        <translation>Panneau latéral (Ctrl+B)</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Précédent (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Suivant (Alt+Droite)</translation>
    </message>
    <message>
        <source>Previous page (Alt+Up)</source>
        <translation>Page précédente (Alt+Haut)</translation>
    </message>
    <message>
        <source>Next page (Alt+Down)</source>
        <translation>Page suivante (Alt+Bas)</translation>
    </message>
    <message>
        <source>Find in this document (Ctrl+Shift+F)</source>
        <translation>Rechercher dans ce document (Ctrl+Maj+F)</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Zoom out (Ctrl+-)</source>
        <translation>Zoom arrière (Ctrl+-)</translation>
    </message>
    <message>
        <source>Zoom in (Ctrl++)</source>
        <translation>Zoom avant (Ctrl++)</translation>
    </message>
    <message>
        <source>Fit width (Ctrl+0)</source>
        <translation>Ajuster à la largeur (Ctrl+0)</translation>
    </message>
    <message>
        <source>Fit page (Ctrl+9)</source>
        <translation>Ajuster à la page (Ctrl+9)</translation>
    </message>
    <message>
        <source>of {n}</source>
        <translation>sur {n}</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n}&#x202f;%</translation>
    </message>
    <message>
        <source>Two pages</source>
        <translation>Deux pages</translation>
    </message>
    <message>
        <source>Dim pages in dark mode</source>
        <translation>Assombrir les pages en mode sombre</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>Pivoter à gauche</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Pivoter à droite</translation>
    </message>
    <message>
        <source>Zoom in percent</source>
        <translation>Zoom en pour cent</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Ajuster à la largeur</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Ajuster à la page</translation>
    </message>
</context>
<context>
    <name>TroubleStrip</name>
    <message>
        <source>{n} could not be read</source>
        <translation>{n} illisible</translation>
    </message>
    <message>
        <source>1 could not be read</source>
        <translation>1 illisible</translation>
    </message>
    <message>
        <source>{n} partly readable</source>
        <translation>{n} partiellement lisible</translation>
    </message>
    <message>
        <source>1 partly readable</source>
        <translation>1 partiellement lisible</translation>
    </message>
    <message>
        <source>{n} needs a password</source>
        <translation>{n} demande un mot de passe</translation>
    </message>
    <message>
        <source>{n} need a password</source>
        <translation>{n} demandent un mot de passe</translation>
    </message>
    <message>
        <source>{n} file missing</source>
        <translation>{n} fichier manquant</translation>
    </message>
    <message>
        <source>{n} files missing</source>
        <translation>{n} fichiers manquants</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
</context>
<context>
    <name>TurnCard</name>
    <message>
        <source>Question: {question}</source>
        <translation>Question&#x202f;: {question}</translation>
    </message>
    <message>
        <source>Working on the answer</source>
        <translation>Réponse en préparation</translation>
    </message>
    <message>
        <source>Continuing…</source>
        <translation>Suite de la réponse…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêtée</translation>
    </message>
    <message>
        <source>The answer was deleted together with “{name}”.</source>
        <translation>La réponse a été supprimée avec «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Supprimée</translation>
    </message>
    <message>
        <source>This question was not answered.</source>
        <translation>Cette question n’a pas reçu de réponse.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Pas de réponse</translation>
    </message>
    <message>
        <source>Could not continue</source>
        <translation>Suite impossible</translation>
    </message>
    <message>
        <source>No new answer</source>
        <translation>Pas de nouvelle réponse</translation>
    </message>
</context>
<context>
    <name>UnderWay</name>
    <message>
        <source>Waiting for the other answer</source>
        <translation>En attente de l’autre réponse</translation>
    </message>
</context>
<context>
    <name>Unlocking</name>
    <message>
        <source>“{name}” is protected by a password.</source>
        <translation>«&#x202f;{name}&#x202f;» est protégé par un mot de passe.</translation>
    </message>
    <message>
        <source>{n} documents are protected by a password.</source>
        <translation>{n} documents sont protégés par un mot de passe.</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Saisir le mot de passe…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Ask your documents</source>
        <translation>Interrogez vos documents</translation>
    </message>
    <message>
        <source>Every answer cites its source. Click a number to see the page.</source>
        <translation>Chaque réponse cite sa source. Cliquez sur un numéro pour voir la page.</translation>
    </message>
    <message>
        <source>Reading your documents…</source>
        <translation>Lecture de vos documents…</translation>
    </message>
    <message>
        <source>You can ask as soon as the first one is ready.</source>
        <translation>Vous pourrez poser des questions dès que le premier sera prêt.</translation>
    </message>
    <message>
        <source>Exact answers, with page references</source>
        <translation>Des réponses exactes, avec la page</translation>
    </message>
    <message>
        <source>Add documents on the left, then ask here.
Nothing leaves this computer.</source>
        <translation>Ajoutez des documents à gauche, puis posez vos questions ici.
Rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>A value: “What is the … of … at …?”</source>
        <translation>Une valeur&#x202f;: «&#x202f;Quel est … de … à …&#x202f;?&#x202f;»</translation>
    </message>
    <message>
        <source>A list: “List all … where …”</source>
        <translation>Une liste&#x202f;: «&#x202f;Quels … ont …&#x202f;?&#x202f;»</translation>
    </message>
    <message>
        <source>A passage: “What does … say about …?”</source>
        <translation>Un passage&#x202f;: «&#x202f;Que dit … sur …&#x202f;?&#x202f;»</translation>
    </message>
</context>
<context>
    <name>WindowMeter</name>
    <message>
        <source>: almost full</source>
        <translation>&#x202f;: presque pleine</translation>
    </message>
</context>
<context>
    <name>WorkStrip</name>
    <message>
        <source>Pause all</source>
        <translation>Tout suspendre</translation>
    </message>
    <message>
        <source>Resume all</source>
        <translation>Tout reprendre</translation>
    </message>
    <message>
        <source>Cancel all</source>
        <translation>Tout annuler</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>Progression de l’ajout</translation>
    </message>
    <message>
        <source>Document {n} of {total}</source>
        <translation>Document {n} sur {total}</translation>
    </message>
    <message>
        <source>{n} paused</source>
        <translation>{n} en pause</translation>
    </message>
</context>
</TS>
