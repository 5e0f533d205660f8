-- Members of documents that nobody here knows, given back when what they stood at goes out again. `kind` and `record_id` name the row as in
-- log_change; 'entry' is one of the log, 'campaign' (0) the document itself. No row of another table: the log goes on telling of rows that
-- are gone.
CREATE TABLE kept_member (
    kind TEXT NOT NULL CHECK (kind <> ''),
    record_id INTEGER NOT NULL CHECK (record_id >= 0),
    members TEXT NOT NULL CHECK (json_valid(members)),
    PRIMARY KEY (kind, record_id)
) STRICT, WITHOUT ROWID;
