import type { Generated } from 'kysely';
import type { ImportKind } from '#contracts/imports.ts';

/** Names nobody: ids alone. */
export type ImportTables = {
  imports: {
    id: string;
    kind: ImportKind;
    row_count: number;
    created_at: string;
    /** SHA-256 of what was sent, so that one file is not brought in twice. */
    file_hash: string;
    undone_at: Generated<string | null>;
  };
  import_rows: {
    record_id: string;
    import_id: string;
    /** Of what tells it from the other rows of its file; null for those from before. */
    key_hash: Generated<string | null>;
  };
};
