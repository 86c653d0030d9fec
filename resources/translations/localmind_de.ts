<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>About LocalMind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>License</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy a report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions and checks, without document names, texts and questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LocalMind {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact, cited answers from your own documents, on your own computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No telemetry. No network access except to the model server you choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU AGPL, version 3 or later. The license is in the file LICENSE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was copied. Paste it where you ask for help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 document is still being read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} documents are still being read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer found in 1 document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer found in {n} documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 is still being read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} are still being read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents say:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(This answer is incomplete.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This answer is incomplete: the connection to the model was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This answer is incomplete: it reached the length limit in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This answer is incomplete: the model kept repeating itself and was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This answer is incomplete: you stopped it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This answer is incomplete: the model stopped early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model wrote this without a source in your documents: “{text}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found in the cited sources. Please check: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} parts of this answer could not be verified. Please check them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 part of this answer could not be verified. Please check it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} % of the context window used ({used} of {of} tokens)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First attempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understood as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked in parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searched only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-ranked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{held} of {n} verified in the sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once, after the connection was lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} times, after the connection was lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>what to know about an answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searched for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also searched for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignored words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rephrased as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(completed from earlier questions by a small model)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(completed from earlier questions)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{model} (not available)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language model: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No language model: quote the documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model server has no language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{part} of {document}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 document is still being added. It will resume next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} documents are still being added. They will resume next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer is still being written. Quitting stops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No differences found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Financial report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HR document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Technical document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Email</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Organization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US Social Security number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canadian Social Insurance number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IP address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date of birth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canadian postal code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US ZIP code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Street address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PO box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Driver’s license</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>National ID or tax number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medical condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Financial detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ethnic or racial origin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Religion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sexual orientation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Criminal or legal record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biometric feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family relationship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Political opinion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quoted from the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written by {model}; numbers verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>according to {model}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>because of {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics: {topics}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Risks: {risks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names are estimated from how they are written until a language model has read them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normalized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dates, amounts, names or addresses found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No personal data found in this document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 page could not be read:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} pages could not be read:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{read} of {total} have text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text recognized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images without text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed: the pages have text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pages} ({languages})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tables} with {rows}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 improved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} improved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by keyword only: no embedding model was available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{passages}, by {model}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page {pages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pages {pages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no checklist for this document type. Choose another type under Summary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedded data: {item}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 unclear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} unclear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VAT ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BIC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account or bank code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invoice number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invoice date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>due date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buyer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tax ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>net total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tax total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gross total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renewal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Termination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Governing law</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidentiality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invoice number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invoice date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tax IDs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Net total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tax total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gross total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedded invoice data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reporting entity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reporting period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income statement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balance sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Risks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is responsible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to report a problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consequences of violations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version or effective date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review and changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>References</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits and ratings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safety</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conformity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work experience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Education</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start or notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document has no text to summarize.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong here: {steps}. See the log for details.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model server was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The original of “{name}” was moved or deleted. The library has a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask: ***-**-1234</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace by the kind: [SSN REDACTED]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out, without a trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All documents are read again from your own files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No personal data was found in {documents}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden: {places} in {documents}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be hidden: {places} in {documents}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line}; the first are:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading “{name}” again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 document stays as it was:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} documents stay as they were:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add documents…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add sample documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Focus question box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop answering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save last answer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save conversation…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in this document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next citation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous citation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open table on this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask about this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask about the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy with page reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highlight the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export notes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LocalMind guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Privacy and network…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents, questions and answers stay in the library folder. No telemetry, no update checks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the model server at {server}, on this computer, is contacted. All other connections are blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model server you chose, {server}, receives each question with the passages found for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model server you chose, {server}, receives the text of your documents and each question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 process</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} processes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None. No open connections ({processes}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} ({processes}), {away} to other computers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some processes could not be inspected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None since LocalMind started. Everything except the model server is blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 attempt since LocalMind started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} attempts since LocalMind started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offline: nothing leaves this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local only, but not enforced by this system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions and passages are sent to {host}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-ranking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understanding questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context headers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Background work by the language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much the language model can read at once. More needs more memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum answer length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4,096 tokens are about 3,000 words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the passages is sent to the language model with a question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often to continue automatically when an answer hits the length limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often to try when the connection to the model server is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the model server may be silent before an answer is given up. Large models load slowly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many passages each search, by keyword and by meaning, may return.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combine results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How keyword and meaning results are merged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Favor rare terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rare words, codes and part numbers count more than common words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum similarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passages less similar to the question are left out. Higher is stricter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search again with other words when the first search found little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passages per document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many passages to take from each document before taking more from any one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passages used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of the best passages an answer is based on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-ranking model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What puts the best passages first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-ranking time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passages not re-ranked in time keep their search order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions remembered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many earlier questions a follow-up can refer to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abbreviations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for both forms of abbreviations that the documents explain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Synonyms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A WordNet folder or ZIP file. Leave empty to find one automatically; “none” turns synonyms off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many alternative wordings the language model writes for each question. 0 is fastest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also match by meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also reuse answers when the same question is worded differently.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers to keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The oldest are deleted first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language model writes a sentence or two about each passage and table, which makes them easier to find.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding a document takes minutes longer. Changing this re-indexes all documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write headers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passages per request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More is faster; small models work better with fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time limit per document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passages without a header by then are found by their text only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests per document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the language model is asked to summarize and classify one document. 0 turns this off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to look for personal data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the language model may look for names and addresses in one document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many documents the library can hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum passages per document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passages and table rows. Documents with more are not added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time limit per page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages that take longer are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was read by then is kept and marked as partly ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time limit per scanned page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A page that takes longer is left without text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time limit per two minutes of a recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts that take longer to transcribe are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 setting changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} settings changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All settings at their defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes apply from the next question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defaults suit most libraries. Changes apply from the next question or document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a model without internet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a model file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bge-reranker-base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-ranks results so that the best passage comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mxbai-embed-large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finds more by meaning and reads passages twice as long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nomic-embed-text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finds more by meaning and reads the longest passages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>qwen2.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes answers in full sentences. Installed on the model server, or as a GGUF file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a computer with internet access, download the model folder with config.json, tokenizer.json and model.safetensors, and create checksums with “sha256sum * &gt; SHA256SUMS”. Bring the folder here on a drive and add it: it is copied, and every file is verified. For the model server, copy its models folder in the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a model folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a model file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language models (*.gguf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copying and verifying {name}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was added and verified. It can now be chosen above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a model folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to default: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main search model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additional search models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the server for search models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same server as the language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of your documents and your questions are sent there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the library folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a change, documents are re-indexed in the background. Search keeps working.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected models are searched as well. Each needs disk space, and time when documents are added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads the best passages again and puts the right one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server for search models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to the language model with every question. Example: Answer in German.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark numbers, units and identifiers in an answer that are not in its sources.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrase tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the language model turn table values into a sentence. Values are not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reuse answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a saved answer to the same question if documents and settings have not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow-ups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understand “And the minimum?” from the previous question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split multi-part questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer each part of a question separately.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search only the document or page that the question names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages of scanned pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tesseract languages, such as eng+deu. Leave empty to skip scanned pages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speech model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder in the models folder, such as faster-whisper-small. Leave empty to use the first one found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Describe when idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the language model describe all documents. Without a fast GPU this takes minutes per document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum file size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger files are not added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None. Passages keep the order in which they were found. bge-reranker-base improves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None, so recordings are skipped. Add a folder such as faster-whisper-small under Models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies of your files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in search model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in reading model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additional search model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model folder {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexed documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {total} documents use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {total} documents still use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another computer: {host}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it only if you trust it and the network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for servers that ask for one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are used. Documents and conversations are not affected. The damaged file was kept as {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let a language model write answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ollama</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenAI-compatible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your questions and the passages found for them are sent there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optional. Without one, answers are looked up and quoted from your documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{server}: {n} language models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{server}: 1 language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{model} works. First word after {seconds} s, then {speed} tokens (about words) per second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept in this computer’s keyring, never in a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer has no keyring that LocalMind can use, so the key is kept only until you quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file manager was found. The path was copied: {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No app was found to open {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} was moved or deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page cannot be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading page {n}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidebar (Ctrl+B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous page (Alt+Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page (Alt+Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in this document (Ctrl+Shift+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out (Ctrl+-)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in (Ctrl++)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit width (Ctrl+0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit page (Ctrl+9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dim pages in dark mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Privacy and network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the library…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library is not open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Describing documents: 1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Describing documents: {n} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking for a language model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redacting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyzing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partly ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked up in document details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked up in tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked up across tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quoted from the documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written by {model}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered before, worded differently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in (all-MiniLM-L6-v2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (models folder)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (Ollama)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (model server)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads {n} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your note there is deleted too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {n} notes there are deleted too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 passage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table on page {page}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{document} · page&#xa0;{page}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pages {first}–{last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the only row checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all {n} rows checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the only row of {table} checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all {n} rows of {table} checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 row checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} rows checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} files were not added because they are already in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was not added: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is already in the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filled in from elsewhere in the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filled in from {place} of {document}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page {done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>understand question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>detect question type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rephrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same earlier question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>similar earlier question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meaning search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keyword search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>combine results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keyword check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compare answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check relevance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phrase answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verify values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No language model: answers are quoted from documents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerFiles</name>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another location…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerTableModel</name>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerTableView</name>
    <message>
        <source>Answer table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerTables</name>
    <message>
        <source>Show row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the {n} rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also in {document}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{table} (page {page})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open {table} of {document}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerView</name>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardActions</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue this answer where it ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the answer with its sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy with page references</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer again (replaces this answer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the model instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have the language model write the answer (replaces this answer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the question and ask again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How this was answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete answers cannot be saved. Continue the answer or ask again first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as an Excel workbook, Markdown or CSV</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChainTree</name>
    <message>
        <source>Path through the documents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChatPane</name>
    <message>
        <source>Opening the library…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask your documents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChatToast</name>
    <message>
        <source>“{question}” is still being answered in its conversation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{question}” has been answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{question}” could not be answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This will be done when the answer is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no documents to search yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add documents…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CitationChips</name>
    <message>
        <source>{n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show {n} more citations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p. {page}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citation {number}: {document}, {place}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CitationRow</name>
    <message>
        <source>Previous citation (Alt+,)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next citation (Alt+.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citation {n} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>Quit and don’t ask again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CollectionBar</name>
    <message>
        <source>All documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a document first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New collection {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{before}” was renamed to “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its {n} documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the collection “{name}” with {documents}? The original files are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The empty collection “{name}” was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link a folder (new files are added automatically)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is linked. New and changed files are added automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personal data…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlink “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CollectionDelegate</name>
    <message>
        <source>Collection name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CollectionList</name>
    <message>
        <source>Collections</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>Comparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the other document for the earlier one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} and {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>All documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Return: new line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send (Return)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConversationBar</name>
    <message>
        <source>New conversation (Ctrl+N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…	Ctrl+Shift+S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConversationList</name>
    <message>
        <source>Search conversations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search titles, questions and answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New conversation (Ctrl+N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide conversations (Ctrl+2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching conversations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No conversations yet. Ask a question to start one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename	F2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete	Del</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConversationView</name>
    <message>
        <source>Conversations</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Conversations</name>
    <message>
        <source>“{title}” was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DetailsWindow</name>
    <message>
        <source>Details: {document}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide it…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personal data was found.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DocumentDelegate</name>
    <message>
        <source>Enter password…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DocumentList</name>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask only this document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export notes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask only these {n} documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {n}…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DocumentTables</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tables were found in this document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Doubts</name>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the parts that could not be verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EmptyLibrary</name>
    <message>
        <source>Drop documents here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF and Office files, web pages, scans, email, archives, or folders. They are copied into the library and never leave this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add documents…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try sample documents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FilterHeader</name>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter {column}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in this document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close search (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for exports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last used folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While documents are being added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes effect when LocalMind starts next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stronger colors and a clear focus outline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where “Save” begins for Excel, Markdown and CSV files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished documents resume the next time either way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before quitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of LocalMind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuideView</name>
    <message>
        <source>Guide</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>LocalMind guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No topic has these words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HealthPage</name>
    <message>
        <source>Health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No questions asked yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks this computer, your library and the models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library is not open, so there is nothing to check yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 check needs attention.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} checks need attention.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is in order.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HitDelegate</name>
    <message>
        <source>Page {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Search results</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HowPanel</name>
    <message>
        <source>How this was answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InstructionsWindow</name>
    <message>
        <source>Instructions for “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: Name the clause of the contract. Answer in German.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to the language model with every question about this collection, after the instructions in Settings. “How?” under an answer shows them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryPane</name>
    <message>
        <source>Add documents…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add documents (Ctrl+O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By name, status, class, people or amounts, as in: invoice over 500 EUR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document matches “{text}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop documents here. You can limit questions to this collection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop to add to “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They will be added when the library has opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No supported files found there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LikelyPlaces</name>
    <message>
        <source>Show {n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show {n} more possible answers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library is not open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All models are optional. Without any, answers are quoted from documents.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NotFound</name>
    <message>
        <source>Search all documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add documents…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try wording from the document, or the name of a part, table or section.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only part of the library was searched.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove note (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoteDelegate</name>
    <message>
        <source>Page {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer found on page {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoteFiles</name>
    <message>
        <source>“{name}” has no notes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes on {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export notes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoteModel</name>
    <message>
        <source>Page {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoteView</name>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Copy details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Noting</name>
    <message>
        <source>Highlight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add note here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OfflinePage</name>
    <message>
        <source>Privacy and network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enforced by the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutlineDelegate</name>
    <message>
        <source>Table on page {page}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutlineView</name>
    <message>
        <source>Outline</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Overflow</name>
    <message>
        <source>More tools</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageModel</name>
    <message>
        <source>Page {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageTables</name>
    <message>
        <source>Open table on this page (Ctrl+T)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageTrouble</name>
    <message>
        <source>This document is protected by a password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Document pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Click a citation to see the page it comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the document…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the document</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PasswordWindow</name>
    <message>
        <source>Enter password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember in the system keyring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise it is kept until you quit LocalMind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is protected by a password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This system has no keyring, so it is kept until you quit LocalMind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide password</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonalTab</name>
    <message>
        <source>Hide personal data…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was hidden when the document was read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlacedTab</name>
    <message>
        <source>Nothing matches the filter.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionField</name>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionFrame</name>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searched in: {where}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Quoting</name>
    <message>
        <source>p. {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pp. {first}–{last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingTab</name>
    <message>
        <source>Loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages with problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RedactionWindow</name>
    <message>
        <source>Personal data in “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also ask the language model (health, religion, family and the like)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for personal data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden data is not stored, searched, quoted or sent to a language model. The library then keeps no copy of the original files; pages are shown as they were read. Names, emails and phone numbers stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It reads every document before anything of it is stored, which takes time, and may overlook some. What it names is hidden wherever it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for personal data: document {number} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line} This includes what the language model found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line} The language model looks for more once you apply this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Relocation</name>
    <message>
        <source>moved to “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copied to “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Removal</name>
    <message>
        <source>Remove “{name}” from the library? The original file is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {n} documents from the library? The original files are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it from the library as well?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove them from the library as well?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This also deletes 1 answer that quotes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This also deletes {n} answers that quote it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This also deletes 1 answer that quotes them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This also deletes {n} answers that quote them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 document was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} documents were removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{documents} were removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts are still found by search: {names}. Please remove them again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewTab</name>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review of {document}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScopeButton</name>
    <message>
        <source>Search all documents again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in: {where}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScopePopup</name>
    <message>
        <source>Search in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a collection or document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collections and documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pages, or a range: 12 or 12–20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages to search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching: {where}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Selecting</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all on this page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message>
        <source>Selection</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetAside</name>
    <message>
        <source>1 passage not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} passages not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model judged these not relevant</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the defaults into all fields of this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes apply when you save them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search commands and shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab moves between controls, arrow keys move within lists, Enter opens, Escape closes. In tables, Ctrl+C copies the selection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideBar</name>
    <message>
        <source>Outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No outline or tables in this document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Ctrl+Shift+F to search. Matches are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No notes yet. Select text on a page to highlight it, or right-click to add a note.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SortButton</name>
    <message>
        <source>Sort and view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size, largest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status (problems first)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reverse order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show titles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SourcePane</name>
    <message>
        <source>Find in this document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document has no pages to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page {n} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoragePage</name>
    <message>
        <source>Storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebuild the index…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosing another folder opens the library there or creates a new one. The current library is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts and tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free disk space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backup and index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A backup is a folder with all documents, conversations and models, with a checksum for every file. It is restored into an empty folder. The index can be rebuilt at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder for the backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backing up… Adding documents is paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a backup to restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an empty folder for the restored library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restoring the backup…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup is complete: {files}, {size}, in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library was restored to {folder} and verified. Choose it, then save, to use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canceled. Nothing was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All documents will be re-indexed one by one. Until then, answers come from those already done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebuild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 document is being re-indexed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} documents are being re-indexed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SummaryTab</name>
    <message>
        <source>Loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Describe with the language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableBlock</name>
    <message>
        <source>{table}: answer rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 empty cell filled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} empty cells filled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole table to filter, sort or save it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open {table}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableGrid</name>
    <message>
        <source>Show on page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show where this value came from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by this text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort ascending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort descending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Original order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>Tables in {document}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableWindow</name>
    <message>
        <source>Loading table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask about this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the next question about this table only (Ctrl+L)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter all columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected cells, or all rows shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as an Excel workbook, Markdown or CSV (Ctrl+S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the rows shown…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all rows…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 empty cell filled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} empty cells filled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows in {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a cell to see it on its page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} of {rows} shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {rows}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved {what} as {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Thumbnails</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TitleButton</name>
    <message>
        <source>Show conversations (Ctrl+H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversation: {title}. Show conversations</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ToastStack</name>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ToolRow</name>
    <message>
        <source>of {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TroubleStrip</name>
    <message>
        <source>1 could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 partly readable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} partly readable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 needs a password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} need a password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} files missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnCard</name>
    <message>
        <source>Question: {question}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working on the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continuing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer was deleted together with “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This question was not answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No new answer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UnderWay</name>
    <message>
        <source>Waiting for the other answer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Unlocking</name>
    <message>
        <source>“{name}” is protected by a password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} documents are protected by a password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Ask your documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every answer cites its source. Click a number to see the page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading your documents…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can ask as soon as the first one is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact answers, with page references</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add documents on the left, then ask here.
Nothing leaves this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value: “What is the … of … at …?”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list: “List all … where …”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A passage: “What does … say about …?”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowMeter</name>
    <message>
        <source>: almost full</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorkStrip</name>
    <message>
        <source>Pause all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document {n} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} paused</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
