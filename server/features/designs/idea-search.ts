/** What the owner's search looks through. */
import { PROJECT_TYPE_LABELS } from '#contracts/design.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { searchedText } from '#server/db/search-sql.ts';
import { lookUp, type WordIndex, type Words } from '#server/db/word-search.ts';
import type { ProjectType } from '#engine/model/brief.ts';

export type Searchable = {
  designDescription?: string;
  postcode?: string | undefined;
  projectType: string;
  titles: readonly string[];
  name?: string | null;
  email?: string | null;
};

/** Postcodes are found with and without a space. As in migration 0067, word for word. */
export const DESIGN_TEXT: WordIndex = {
  table: 'design_search',
  id: 'session_id',
  text: searchedText({ columns: [], spaceless: ['text'], id: 'session_id' }),
};

export const lookUpDesigns = (db: Reader, patterns: readonly string[]): Promise<Words> =>
  lookUp(db, [DESIGN_TEXT], patterns);

/** In small letters, a line each. */
export function searchTextOf({
  designDescription = '',
  postcode,
  projectType,
  titles,
  name,
  email,
}: Searchable): string {
  const label = PROJECT_TYPE_LABELS[projectType as ProjectType] ?? '';
  return [designDescription, postcode ?? '', projectType, label, ...titles, name ?? '', email ?? '']
    .filter(Boolean)
    .join('\n')
    .toLowerCase();
}

/** The same request again replaces. */
export async function saveSearchText(tx: Tx, sessionId: string, text: string): Promise<void> {
  await tx
    .insertInto('design_search')
    .values({ session_id: sessionId, text })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ text }))
    .execute();
}
