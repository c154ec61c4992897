/** Adds the columns by which plant lists are searched, counted and ordered. */
import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';

/** As an entry was when this step was written. */
type Entry = {
  name: string;
  latinName?: string | null;
  category: string;
  imageUrl: string;
  description?: string | null;
  plantingPeriod: string;
  sowingPeriod?: string | null;
  harvestingPeriod?: string | null;
  floweringPeriod?: string | null;
};

export async function up(tx: Tx, kind: Database['kind']): Promise<void> {
  // Ordered by code point on both databases: system collations differ.
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
  for (const row of rows)
    await tx
      .updateTable('plants')
      .set(columnsOf(JSON.parse(row.calendar!) as Entry))
      .where('id', '=', row.id)
      .execute();
  await tx.schema
    .createIndex('plants_by_calendar')
    .on('plants')
    .columns(['calendar_category', 'sort_name', 'id'])
    .execute();
}

const columnsOf = (entry: Entry) => ({
  calendar_category: entry.category,
  sort_name: foldText(entry.name),
  search_text: foldText(`${entry.name} ${entry.latinName ?? ''}`),
  lacks_months: Number(
    !entry.plantingPeriod.trim() ||
      [
        entry.sowingPeriod,
        entry.plantingPeriod,
        entry.harvestingPeriod,
        entry.floweringPeriod,
      ].some(namesNoMonth),
  ),
  lacks_picture: Number(entry.imageUrl === ''),
  lacks_description: Number(!entry.description?.trim()),
});

const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['"‘’“”`]/g, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

const MONTH =
  /january|february|march|april|may|june|july|august|september|october|november|december/i;

const namesNoMonth = (period: string | null | undefined): boolean =>
  Boolean(period?.trim()) && !MONTH.test(period!);
