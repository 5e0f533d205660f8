-- What an entry did, by the id of its action: lists and searches need it, and an action is long. Empty: it has no action.
ALTER TABLE log_entry ADD COLUMN deed TEXT NOT NULL DEFAULT '';
-- The log is append-only; what it held before there was the column is the one thing written later.
DROP TRIGGER log_entry_is_append_only;
UPDATE log_entry SET deed = coalesce(json_extract(action, '$.request.action'), '') WHERE json_valid(action);
CREATE TRIGGER log_entry_is_append_only BEFORE UPDATE ON log_entry
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;
-- A column behind a long one is read from the index, past the actions.
DROP INDEX log_entry_by_scope;
CREATE INDEX log_entry_by_scope ON log_entry (encounter_id, id, deed);
