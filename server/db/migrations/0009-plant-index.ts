/** Beside each plant's calendar entry, what lists are searched, counted and ordered by. */
import { sql } from 'kysely';
import type { Migration } from '#server/db/migrate.ts';
import { indexColumns } from '#server/features/plants/calendar-index.ts';
import type { CalendarEntry } from '#server/features/plants/repo.ts';

export const plantIndex: Migration = {
  name: '0009-plant-index',
  async up(tx, kind) {
    // By code point on both databases: a collation of the machine's own would put the same names in another order.
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    for (const column of ['calendar_category', 'sort_name', 'search_text'])
      await tx.schema.alterTable('plants').addColumn(column, text).execute();
    for (const column of ['lacks_months', 'lacks_picture', 'lacks_description']) {
      await tx.schema
        .alterTable('plants')
        .addColumn(column, 'integer', (made) => made.notNull().defaultTo(0))
        .execute();
    }
    const rows = await tx
      .selectFrom('plants')
      .select(['id', 'calendar'])
      .where('calendar', 'is not', null)
      .execute();
    for (const row of rows) {
      // By name: columns that come later do not stand in this table yet.
      const {
        calendar_category,
        sort_name,
        search_text,
        lacks_months,
        lacks_picture,
        lacks_description,
      } = indexColumns(JSON.parse(row.calendar!) as CalendarEntry);
      await tx
        .updateTable('plants')
        .set({
          calendar_category,
          sort_name,
          search_text,
          lacks_months,
          lacks_picture,
          lacks_description,
        })
        .where('id', '=', row.id)
        .execute();
    }
    await tx.schema
      .createIndex('plants_by_calendar')
      .on('plants')
      .columns(['calendar_category', 'sort_name', 'id'])
      .execute();
  },
};
