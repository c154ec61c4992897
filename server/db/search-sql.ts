/** The text that the owner's search looks through in a row of people. */
import { type RawBuilder, sql } from 'kysely';

/**
 * The columns unchanged, postcodes and telephone numbers without their spaces as well, and the
 * reference that people are told, which is the beginning of the id's letters and digits.
 * @param spaceless columns with a postcode or a telephone number
 * @param id column with a prefixed id
 */
export function searchedText({
  columns,
  spaceless = [],
  id,
}: {
  columns: readonly string[];
  spaceless?: readonly string[];
  id?: string;
}): RawBuilder<string> {
  const parts = [
    ...columns.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
    ...spaceless.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
    ...spaceless.map((column) => sql`replace(coalesce(${sql.ref(column)}, ''), ' ', '')`),
    ...(id === undefined
      ? []
      : [sql`substr(replace(replace(substr(${sql.ref(id)}, 5), '-', ''), '_', ''), 1, 6)`]),
  ];
  return sql<string>`(${sql.join(parts, sql` || ' ' || `)})`;
}

/**
 * Each pattern is found in the text, for `where`, whether in small letters or capitals. Both sides are made capitals by the
 * database: `upper` is every alphabet's on both kinds, SQLite's own `lower` is English alone (see database.ts).
 * @param patterns for `like … escape '!'`; none finds all
 */
export function foundIn(
  text: RawBuilder<string>,
  patterns: readonly string[],
): RawBuilder<boolean> {
  if (patterns.length === 0) return sql<boolean>`1 = 1`;
  return sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`upper(${text}) like upper(cast(${pattern} as text)) escape '!'`),
    sql` and `,
  )})`;
}

/** Of what was typed, each word, anywhere in the text: for `foundIn`. */
export const patternsOf = (search: string): string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[!%_]/g, '!$&')}%`);
