"""The forms of our SQLite files, oldest first. A released entry is never changed; changes are appended."""

CATALOG = (
    """
    CREATE TABLE documents (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, collection TEXT NOT NULL, state TEXT NOT NULL, reason TEXT,
        sha256 TEXT NOT NULL, size INTEGER NOT NULL, pages INTEGER NOT NULL DEFAULT 0,
        tables INTEGER NOT NULL DEFAULT 0, rows INTEGER NOT NULL DEFAULT 0, chunks INTEGER NOT NULL DEFAULT 0,
        ocr_pages INTEGER NOT NULL DEFAULT 0,
        added REAL NOT NULL, source TEXT NOT NULL, opened BLOB, title TEXT NOT NULL DEFAULT '',
        UNIQUE (collection, name)
    );
    CREATE INDEX documents_by_hash ON documents (sha256);
    CREATE TABLE pages (
        document_id TEXT NOT NULL REFERENCES documents ON DELETE CASCADE, number INTEGER NOT NULL,
        width REAL NOT NULL, height REAL NOT NULL, content BLOB NOT NULL,
        PRIMARY KEY (document_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE tables (
        document_id TEXT NOT NULL REFERENCES documents ON DELETE CASCADE, position INTEGER NOT NULL,
        content BLOB NOT NULL, PRIMARY KEY (document_id, position)
    ) WITHOUT ROWID;
    CREATE TABLE chunks (
        id TEXT PRIMARY KEY, document_id TEXT NOT NULL REFERENCES documents ON DELETE CASCADE, kind TEXT NOT NULL,
        ordinal INTEGER NOT NULL, text TEXT NOT NULL, context TEXT NOT NULL, places BLOB NOT NULL, parent TEXT,
        table_index INTEGER, row_index INTEGER, digest TEXT NOT NULL
    );
    CREATE INDEX chunks_of_document ON chunks (document_id, ordinal);
    CREATE TABLE terms (
        term TEXT NOT NULL, document_id TEXT NOT NULL REFERENCES documents ON DELETE CASCADE,
        chunks INTEGER NOT NULL, subject INTEGER NOT NULL, PRIMARY KEY (term, document_id)
    ) WITHOUT ROWID;
    CREATE INDEX terms_of_document ON terms (document_id);
    """,
    # The embedder that has dealt with a document, and how many vectors came of it.
    """
    ALTER TABLE documents ADD COLUMN stamp TEXT NOT NULL DEFAULT '';
    ALTER TABLE documents ADD COLUMN vectors INTEGER NOT NULL DEFAULT 0;
    """,
    # Which reader and which chunker made what is stored of a document.
    """
    ALTER TABLE documents ADD COLUMN reader TEXT NOT NULL DEFAULT '';
    ALTER TABLE documents ADD COLUMN chunker TEXT NOT NULL DEFAULT '';
    """,
    # The map of a document's pages.
    "ALTER TABLE documents ADD COLUMN page_map BLOB;",
    # The state of each collection, a word drawn anew with every change of its documents: what was worked out from it is
    # known by that word, and a copy from a backup has no word that another state had.
    """
    CREATE TABLE collection_states (collection TEXT PRIMARY KEY, state TEXT NOT NULL) WITHOUT ROWID;
    INSERT INTO collection_states SELECT collection, lower(hex(randomblob(8))) FROM documents GROUP BY collection;
    CREATE TRIGGER document_added AFTER INSERT ON documents BEGIN
        INSERT OR REPLACE INTO collection_states VALUES (NEW.collection, lower(hex(randomblob(8))));
    END;
    CREATE TRIGGER document_changed AFTER UPDATE ON documents BEGIN
        INSERT OR REPLACE INTO collection_states VALUES (OLD.collection, lower(hex(randomblob(8))));
        INSERT OR REPLACE INTO collection_states VALUES (NEW.collection, lower(hex(randomblob(8))));
    END;
    CREATE TRIGGER document_removed AFTER DELETE ON documents BEGIN
        INSERT OR REPLACE INTO collection_states VALUES (OLD.collection, lower(hex(randomblob(8))));
    END;
    """,
    # The abbreviations that a document explains, the most often explained first, and by which rules they were found.
    """
    CREATE TABLE glossary (
        document_id TEXT NOT NULL REFERENCES documents ON DELETE CASCADE, short_folded TEXT NOT NULL,
        short TEXT NOT NULL, long_folded TEXT NOT NULL, long TEXT NOT NULL, rank INTEGER NOT NULL,
        PRIMARY KEY (document_id, short, long_folded)
    ) WITHOUT ROWID;
    CREATE INDEX glossary_by_short ON glossary (short_folded);
    CREATE INDEX glossary_by_long ON glossary (long_folded);
    ALTER TABLE documents ADD COLUMN glossary TEXT NOT NULL DEFAULT '';
    """,
    # The names of collections, the files that wait for them, and the folders that are watched for them.
    """
    CREATE TABLE collections (key TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
    INSERT INTO collections SELECT DISTINCT collection, collection FROM documents;
    CREATE TRIGGER collection_begun AFTER INSERT ON documents BEGIN
        INSERT OR IGNORE INTO collections VALUES (NEW.collection, NEW.collection);
    END;
    CREATE TABLE waiting_files (
        path BLOB NOT NULL, collection TEXT NOT NULL, paused INTEGER NOT NULL DEFAULT 0, reason TEXT,
        UNIQUE (path, collection)
    );
    CREATE TABLE linked_folders (path TEXT PRIMARY KEY, collection TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE linked_files (
        path TEXT PRIMARY KEY, folder TEXT NOT NULL REFERENCES linked_folders ON DELETE CASCADE,
        state TEXT NOT NULL, size INTEGER NOT NULL, changed INTEGER NOT NULL, sha256 TEXT NOT NULL
    ) WITHOUT ROWID;
    ALTER TABLE documents ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;
    """,
    # What the user has taken note of: no more is said of a document as long as its reason stays the same.
    """
    CREATE TABLE dismissed_problems (
        document_id TEXT PRIMARY KEY REFERENCES documents ON DELETE CASCADE, reason TEXT
    ) WITHOUT ROWID;
    """,
    # What a collection asks of a language model beyond the settings.
    "CREATE TABLE collection_instructions (collection TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;",
    # Which embedders have dealt with a document, and how many vectors came of it; the settings' name of each embedder.
    """
    CREATE TABLE embedded (
        document_id TEXT NOT NULL REFERENCES documents ON DELETE CASCADE, stamp TEXT NOT NULL, vectors INTEGER NOT NULL,
        PRIMARY KEY (document_id, stamp)
    ) WITHOUT ROWID;
    CREATE INDEX embedded_by_stamp ON embedded (stamp, vectors);
    INSERT INTO embedded SELECT id, stamp, vectors FROM documents WHERE stamp != '';
    ALTER TABLE documents DROP COLUMN stamp;
    ALTER TABLE documents DROP COLUMN vectors;
    CREATE TABLE embedders (stamp TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
    """,
    # What a model wrote of where a passage stands, by the digest of the passage without it; "" is nothing usable.
    """
    CREATE TABLE context_headers (
        document_id TEXT NOT NULL REFERENCES documents ON DELETE CASCADE, digest TEXT NOT NULL,
        version TEXT NOT NULL, model TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (document_id, digest)
    ) WITHOUT ROWID;
    ALTER TABLE chunks ADD COLUMN context_header TEXT NOT NULL DEFAULT '';
    """,
    # What was found out about documents, what they mention, the classes that the user set, and what is hidden where.
    """
    CREATE TABLE inspections (
        document_id TEXT PRIMARY KEY REFERENCES documents ON DELETE CASCADE, stamp TEXT NOT NULL, label TEXT NOT NULL,
        content BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE mentions (
        document_id TEXT NOT NULL REFERENCES documents ON DELETE CASCADE, kind TEXT NOT NULL, normalised TEXT NOT NULL,
        folded TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (document_id, kind, normalised)
    ) WITHOUT ROWID;
    CREATE TABLE chosen_classes (
        document_id TEXT PRIMARY KEY REFERENCES documents ON DELETE CASCADE, label TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE redactions (collection TEXT PRIMARY KEY, mode TEXT NOT NULL) WITHOUT ROWID;
    """,
    # Whether the chat model is asked what else is personal.
    "ALTER TABLE redactions ADD COLUMN asks_model INTEGER NOT NULL DEFAULT 0;",
    # Documents that are purged as soon as that cannot be taken back any more, and where one is being moved to.
    """
    ALTER TABLE documents ADD COLUMN dropped INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE documents ADD COLUMN moving_to TEXT;
    """,
    # What a chat model has said of parts of a document before it was through with it.
    """
    CREATE TABLE begun_descriptions (
        document_id TEXT NOT NULL REFERENCES documents ON DELETE CASCADE, stamp TEXT NOT NULL, part TEXT NOT NULL,
        said TEXT NOT NULL, PRIMARY KEY (document_id, stamp, part)
    ) WITHOUT ROWID;
    """,
    # How the places with personal data of a document read in a mode that hides them: how many, and the first of them.
    """
    CREATE TABLE hiding_previews (
        document_id TEXT NOT NULL REFERENCES documents ON DELETE CASCADE, mode TEXT NOT NULL, stamp TEXT NOT NULL,
        total INTEGER NOT NULL, content BLOB NOT NULL, PRIMARY KEY (document_id, mode)
    ) WITHOUT ROWID;
    """,
    # Documents whose files ask for a password.
    "ALTER TABLE documents ADD COLUMN locked INTEGER NOT NULL DEFAULT 0;",
    # The user's own notes on pages, and the file that each was made on. A page that is read anew may have its texts
    # elsewhere: then notes are not settled until they are found again.
    """
    CREATE TABLE notes (
        id TEXT PRIMARY KEY, document_id TEXT NOT NULL REFERENCES documents ON DELETE CASCADE, places BLOB NOT NULL,
        quote TEXT NOT NULL, text TEXT NOT NULL, colour TEXT NOT NULL, added REAL NOT NULL, sha256 TEXT NOT NULL,
        is_found INTEGER NOT NULL DEFAULT 1, settled INTEGER NOT NULL DEFAULT 1
    );
    CREATE INDEX notes_of_document ON notes (document_id, settled);
    CREATE TRIGGER page_read AFTER INSERT ON pages BEGIN
        UPDATE notes SET settled = 0 WHERE document_id = NEW.document_id AND settled;
    END;
    """,
    # The titles that documents are shown under; NULL where nobody has looked for one yet.
    "ALTER TABLE documents ADD COLUMN shown_title TEXT;",
    # The settings call the embedder that was the only built-in one by a name of its own.
    "UPDATE embedders SET name = 'minilm' WHERE name = 'builtin' AND stamp LIKE 'all-MiniLM-L6-v2@%';",
)

TALK = (
    """
    CREATE TABLE conversations (id TEXT PRIMARY KEY, title TEXT NOT NULL, created_at REAL NOT NULL);
    CREATE TABLE turns (
        id TEXT PRIMARY KEY, conversation_id TEXT NOT NULL REFERENCES conversations ON DELETE CASCADE,
        question TEXT NOT NULL, asked_at REAL NOT NULL, answer BLOB
    );
    CREATE INDEX turns_of_conversation ON turns (conversation_id, asked_at);
    """,
    # Empty cells that were completed from elsewhere in their document; text is NULL where nothing was found.
    """
    CREATE TABLE healed_cells (
        document_id TEXT NOT NULL, table_index INTEGER NOT NULL, row_index INTEGER NOT NULL,
        column_index INTEGER NOT NULL, state TEXT NOT NULL, text TEXT, origin TEXT, quote TEXT, places BLOB,
        PRIMARY KEY (document_id, table_index, row_index, column_index)
    ) WITHOUT ROWID;
    """,
    # Answers that are kept for the next time: by the digest of their question and all they rest on, and by meaning.
    # ``collection`` is NULL where they rest on the whole library; ``room`` is what two questions have in common.
    """
    CREATE TABLE kept_answers (
        id INTEGER PRIMARY KEY AUTOINCREMENT, key BLOB NOT NULL UNIQUE, collection TEXT, state TEXT NOT NULL,
        answer BLOB NOT NULL
    );
    CREATE INDEX kept_answers_by_state ON kept_answers (collection, state);
    CREATE TABLE kept_meanings (
        id INTEGER PRIMARY KEY REFERENCES kept_answers ON DELETE CASCADE, room BLOB NOT NULL, question TEXT NOT NULL,
        vector BLOB NOT NULL
    );
    """,
    # Conversations that stay on top, and such as are deleted as soon as they cannot be taken back any more.
    """
    ALTER TABLE conversations ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE conversations ADD COLUMN dropped INTEGER NOT NULL DEFAULT 0;
    """,
    # How often the steps of answering were taken, and how long they took.
    """
    CREATE TABLE answer_counts (mode TEXT PRIMARY KEY, count INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE stage_times (
        name TEXT PRIMARY KEY, count INTEGER NOT NULL, total_ms REAL NOT NULL, longest_ms REAL NOT NULL
    ) WITHOUT ROWID;
    """,
    # Where a question was asked to look; NULL is everywhere.
    "ALTER TABLE turns ADD COLUMN scope BLOB;",
    # The name of the document with which an answer was deleted.
    "ALTER TABLE turns ADD COLUMN deleted_with TEXT;",
)
