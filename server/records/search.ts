/** Records in the owner's search: those whose definition names the columns to look through. */
import { recordAddress } from '#contracts/admin-paths.ts';
import { RECORD_KIND_LABELS } from '#contracts/records.ts';
import { foundIn, searchedText } from '#server/db/search-sql.ts';
import type { SearchProvider } from '#server/features/search/provider.ts';
import { RECORDS } from '#server/records/list.ts';
import { findRows } from '#server/records/rows.ts';

export const recordSearch: SearchProvider = {
  kind: 'records',
  async find({ ctx, words, limit }) {
    const lists = await Promise.all(
      RECORDS.filter((record) => record.searched).map(async (record) => {
        const found = foundIn(searchedText({ columns: record.searched! }), words.patterns);
        return (await findRows(ctx.db.read, record, found, limit)).map((row) => ({
          id: row.id,
          title: record.title(row),
          detail: RECORD_KIND_LABELS[record.kind],
          to: recordAddress(record.kind, record.title(row), row.id),
        }));
      }),
    );
    return lists.flat().slice(0, limit);
  },
};
