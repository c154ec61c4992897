/** The owner's search: people, and everything that came from them. */
import {
  LEAST_SEARCH_CHARACTERS,
  SEARCH_KINDS,
  SEARCH_LABELS,
  type SearchAnswer,
  type SearchHit,
  type SearchKind,
  SearchQuery,
} from '#contracts/admin-search.ts';
import { type Context, requireOwner } from '#server/context.ts';
import type { NamedPerson, ProvidedHit, SearchProvider } from '#server/features/search/provider.ts';
import { readSearchWords } from '#server/features/search/words.ts';

/** Of each kind. */
const MOST_SHOWN = 5;
/** Of each kind, so that people with many records do not hide the others. */
const MOST_READ = 25;

/** Too short a question finds nothing. @throws AppError forbidden */
export async function searchEverything({
  ctx,
  providers,
  query,
}: {
  ctx: Context;
  providers: readonly SearchProvider[];
  query: unknown;
}): Promise<SearchAnswer> {
  requireOwner(ctx);
  const { q } = SearchQuery.parse(query);
  const words = readSearchWords(q);
  if (q.length < LEAST_SEARCH_CHARACTERS || words.patterns.length === 0) return { q, groups: [] };
  const found = new Map<SearchKind, SearchHit[]>();
  const named: { kind: SearchKind; hit: ProvidedHit }[] = [];
  const answers = await Promise.all(
    providers.map(async ({ kind, find }) => ({
      kind,
      hits: await find({ ctx, words, limit: MOST_READ }),
    })),
  );
  for (const { kind, hits } of answers) {
    found.set(
      kind,
      hits.map(({ person: _person, ...hit }) => hit),
    );
    named.push(...hits.map((hit) => ({ kind, hit })));
  }
  found.set('people', listPeople(named, q));
  return {
    q,
    groups: SEARCH_KINDS.flatMap((kind) => {
      const hits = found.get(kind) ?? [];
      return hits.length === 0
        ? []
        : [
            {
              kind,
              label: SEARCH_LABELS[kind],
              hits: hits.slice(0, MOST_SHOWN),
              hasMore: hits.length > MOST_SHOWN,
            },
          ];
    }),
  };
}

const onlyDigits = (text: string) => text.replace(/\D/g, '');

/** Those whose own name, address or number was typed; one entry for each e-mail address, or for each name and number without one. */
function listPeople(
  named: readonly { kind: SearchKind; hit: ProvidedHit }[],
  q: string,
): SearchHit[] {
  const typed = q.toLowerCase();
  const isMeant = ({ name, email, phone }: NamedPerson) => {
    const text = `${name} ${email ?? ''} ${phone ?? ''}`.toLowerCase();
    return (
      typed.split(/\s+/).every((word) => text.includes(word)) ||
      (onlyDigits(typed).length >= 5 && onlyDigits(phone ?? '').includes(onlyDigits(typed)))
    );
  };
  const people = new Map<string, { person: NamedPerson; counts: Map<SearchKind, number> }>();
  for (const { kind, hit } of named) {
    if (!hit.person || !isMeant(hit.person)) continue;
    const key =
      hit.person.email?.toLowerCase() ??
      `${hit.person.name.toLowerCase()} ${onlyDigits(hit.person.phone ?? '')}`;
    const known = people.get(key) ?? { person: hit.person, counts: new Map<SearchKind, number>() };
    known.counts.set(kind, (known.counts.get(kind) ?? 0) + 1);
    people.set(key, known);
  }
  return [...people]
    .filter(([, { person }]) => person.email !== null)
    .map(([key, { person, counts }]) => ({
      id: key,
      title: person.name,
      to: `/admin/person?email=${encodeURIComponent(person.email!)}`,
      detail: [
        person.email,
        person.phone,
        ...[...counts].map(([kind, count]) => `${SEARCH_LABELS[kind].toLowerCase()}: ${count}`),
      ]
        .filter(Boolean)
        .join(', '),
    }));
}
