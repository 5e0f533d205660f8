-- How people are between fights is a fight of its own for each rule system: what a fight did to somebody is written there when it ends, time
-- passes there, and from there he comes into the next one.
ALTER TABLE encounter ADD COLUMN is_between INTEGER NOT NULL DEFAULT 0 CHECK (is_between IN (0, 1));
