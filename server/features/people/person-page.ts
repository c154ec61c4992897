/** One person's page: everything that came from them, the newest first, and what the owner means to do for them. */
import type { PersonPage } from '#contracts/tasks.ts';
import { PersonInput } from '#contracts/admin-people.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { listTasksOf } from '#server/features/tasks/use-cases.ts';
import type { PersonalDataProvider } from '#server/privacy/personal-data.ts';
import type { SearchProvider } from '#server/features/search/provider.ts';
import { readSearchWords } from '#server/features/search/words.ts';

/** Mails are told on their own page, and tasks beside. */
const ELSEWHERE = new Set(['mails', 'tasks']);
const FEW = 10;

/** Where a record of a kind is seen, when it has no page of its own. */
const PAGES: Readonly<Record<string, string>> = {
  appointments: '/admin/diary',
  requests: '/admin/today',
  complaints: '/admin/complaints',
  cancellations: '/admin/complaints?view=cancellations',
};

export async function readPersonPage({
  ctx,
  keepers,
  providers,
  query,
}: {
  ctx: Context;
  keepers: readonly PersonalDataProvider[];
  providers: readonly SearchProvider[];
  query: unknown;
}): Promise<PersonPage> {
  requireOwner(ctx);
  const { email } = PersonInput.parse(query);
  const [groups, named, tasks] = await Promise.all([
    Promise.all(
      keepers
        .filter((keeper) => !ELSEWHERE.has(keeper.name))
        .map(async (keeper) =>
          (await keeper.find({ ctx, email })).map(({ subjects: _subjects, ...item }) => ({
            ...item,
            // What erasing does is said where it is done.
            detail: item.detail
              .filter((words) => !words.startsWith('erasing'))
              .map((words) => words.replace(/: erasing.*$/, '')),
            href: item.href ?? PAGES[keeper.name] ?? null,
            kind: keeper.label,
          })),
        ),
    ),
    Promise.all(
      providers.map(({ find }) => find({ ctx, words: readSearchWords(email), limit: FEW })),
    ),
    listTasksOf({ ctx, email }),
  ]);
  const people = named
    .flat()
    .flatMap(({ person }) => (person?.email?.toLowerCase() === email ? [person] : []));
  return {
    email,
    name: people.find((one) => one.name)?.name ?? '',
    phone: people.find((one) => one.phone)?.phone ?? '',
    items: groups.flat().toSorted((a, b) => b.at.localeCompare(a.at)),
    tasks,
  };
}
