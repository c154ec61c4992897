/** The text that the owner's search looks through in a row of people. */
import { type RawBuilder, sql } from 'kysely';

/**
 * In small letters: the columns as they stand, postcodes and telephone numbers without their spaces as well, and the
 * reference that people are told, which is the beginning of the id's letters and digits.
 * @param spaceless columns with a postcode or a telephone number
 * @param id column with a prefixed id
 */
export function searchedText({ columns, spaceless = [], id }: { columns: readonly string[]; spaceless?: readonly string[]; id?: string }): RawBuilder<string> {
  const parts = [
    ...columns.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
    ...spaceless.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
    ...spaceless.map((column) => sql`replace(coalesce(${sql.ref(column)}, ''), ' ', '')`),
    ...(id === undefined ? [] : [sql`substr(replace(replace(substr(${sql.ref(id)}, 5), '-', ''), '_', ''), 1, 6)`]),
  ];
  return sql<string>`lower(${sql.join(parts, sql` || ' ' || `)})`;
}

/** Each pattern is found in the text, for `where`. @param patterns for `like … escape '!'`, in small letters; none finds all */
export function foundIn(text: RawBuilder<string>, patterns: readonly string[]): RawBuilder<boolean> {
  if (patterns.length === 0) return sql<boolean>`1 = 1`;
  return sql<boolean>`(${sql.join(patterns.map((pattern) => sql`${text} like ${pattern} escape '!'`), sql` and `)})`;
}
