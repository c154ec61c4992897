/** What each feature with people or things to find gives the owner's search; server/features/search-providers.ts collects them. */
import type { SearchKind } from '#contracts/admin-search.ts';
import type { Context } from '#server/context.ts';

/** What was typed, made ready for SQL. */
export type SearchWords = {
  /**
   * Each has to be found, for `like … escape '!'`, in a text in small letters. A postcode typed in two halves is one
   * pattern; the text has to hold postcodes both as they stand and without the space: `searchedText` in server/db/search-sql.ts makes one.
   */
  patterns: readonly string[];
};

/** Someone whom a record names, for the list of people. */
export type NamedPerson = { name: string; email: string | null; phone: string | null };
export type ProvidedHit = {
  id: string;
  /** Who or what it is: "Ada Byron". */
  title: string;
  /** "Site Assessment, Tuesday 24 November 2026, 10:30, RM1 3DS" */
  detail: string;
  /** The page that shows it. */
  to: string;
  person?: NamedPerson;
};

export type SearchProvider = {
  kind: Exclude<SearchKind, 'people'>;
  /** The newest first, at most `limit`. */
  find(order: { ctx: Context; words: SearchWords; limit: number }): Promise<ProvidedHit[]>;
};
