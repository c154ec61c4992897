/** Everything held for an e-mail address: told, handed over, or erased at once and for good. */
import {
  EraseInput,
  type EraseAnswer,
  type HeldItem,
  PersonInput,
  type PersonHeld,
} from '#contracts/admin-people.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { listAuditOfAll, writeAudit } from '#server/db/audit.ts';
import { beginErasure, finishErasure } from '#server/features/designs/erase.ts';
import { describeSessions, findUnclaimedSessions } from '#server/features/designs/personal-data.ts';
import type { RemovalParts } from '#server/features/designs/removal.ts';
import { hashEmail } from '#server/features/people/hash-email.ts';
import type { Journal } from '#server/features/people/journal.ts';
import type {
  Done,
  ExportFile,
  FindMentions,
  Held,
  PersonalDataProvider,
} from '#server/privacy/personal-data.ts';

type Order = {
  ctx: Context;
  keepers: readonly PersonalDataProvider[];
  ownWords: readonly FindMentions[];
};
type OfKeepers = Omit<Order, 'ownWords'>;

const withoutSubjects = ({ subjects: _subjects, ...item }: Held) => item;

/** Nothing found is an answer too. */
export async function findPerson({
  ctx,
  keepers,
  ownWords,
  input,
}: Order & { input: unknown }): Promise<PersonHeld> {
  requireOwner(ctx);
  const { email } = PersonInput.parse(input);
  const groups = await collect({ ctx, keepers, email });
  const linked = await describeSessions(ctx, await findLinked({ ctx, keepers, email }));
  const changes = await listAuditOfAll(
    ctx.db.read,
    groups.flatMap((group) => group.items.flatMap((item) => item.subjects)),
  );
  return {
    email,
    groups: groups.map((group) => ({ ...group, items: group.items.map(withoutSubjects) })),
    linked: linked.map(withoutSubjects),
    ownWords: await findMentions({ ctx, ownWords, email }),
    changes: changes.length,
  };
}

async function findMentions({
  ctx,
  ownWords,
  email,
}: Omit<Order, 'keepers'> & { email: string }): Promise<HeldItem[]> {
  return (await Promise.all(ownWords.map((find) => find({ ctx, email })))).flat();
}

async function collect({
  ctx,
  keepers,
  email,
}: OfKeepers & { email: string }): Promise<{ name: string; label: string; items: Held[] }[]> {
  return Promise.all(
    keepers.map(async (keeper) => ({
      name: keeper.name,
      label: keeper.label,
      items: await keeper.find({ ctx, email }),
    })),
  );
}

/** Requests for designs that the person's records name, and that carry no e-mail address. */
async function findLinked({
  ctx,
  keepers,
  email,
}: OfKeepers & { email: string }): Promise<string[]> {
  const named = await Promise.all(
    keepers.map((keeper) => keeper.designIds?.({ ctx, email }) ?? []),
  );
  return findUnclaimedSessions({ ctx, designIds: named.flat() });
}

const README = `Everything that is held about one person, as files.

data.json      what is held, with dates; under "ownWords" where the firm's own words name the address
changes.json   the record of changes: that something was made, changed or printed, and when
Each further folder holds one kind of record with its files. JSON files open in any text editor.
`;

/** The files of the export in their order. That it was made is noted, without the address. */
export async function exportPerson({
  ctx,
  keepers,
  ownWords,
  input,
}: Order & { input: unknown }): Promise<AsyncIterable<ExportFile>> {
  requireOwner(ctx);
  const { email } = PersonInput.parse(input);
  const groups = await collect({ ctx, keepers, email });
  const named = await findMentions({ ctx, ownWords, email });
  const emailHash = await hashEmail(email);
  await ctx.db.write((tx) =>
    writeAudit(tx, ctx, { action: 'people.export', subject: 'people', detail: { emailHash } }),
  );
  const subjects = groups.flatMap((group) => group.items.flatMap((item) => item.subjects));
  return (async function* () {
    yield text('README.txt', README);
    yield json('data.json', {
      email,
      madeAt: ctx.clock.now().toISOString(),
      held: groups.map(({ name, label, items }) => ({
        name,
        label,
        items: items.map(withoutSubjects),
      })),
      ownWords: named,
    });
    yield json(
      'changes.json',
      (await listAuditOfAll(ctx.db.read, subjects)).map(
        ({ at, actor, action, subject, detail }) => ({
          at,
          actor,
          action,
          subject,
          detail: JSON.parse(detail) as unknown,
        }),
      ),
    );
    for (const keeper of keepers)
      for await (const file of keeper.files({ ctx, email }))
        yield { ...file, path: `${keeper.name}/${file.path}` };
  })();
}

const text = (path: string, content: string): ExportFile => ({
  path,
  bytes: new TextEncoder().encode(content),
});
const json = (path: string, content: unknown): ExportFile =>
  text(path, JSON.stringify(content, null, 2));

const BACKUP_NOTE =
  'Backups made before now still hold it until they are replaced. Bringing one back with npm run restore erases it again, by the list in erasures.ndjson of the data folder; keep that file with your backups.';
const CACHE_NOTE =
  'Copies that a visitor’s own browser keeps, and PDFs already downloaded, are out of our reach.';

/**
 * At once and for good. One transaction takes every row and word; files follow, and where the storage fails a queued job
 * goes on with them. The audit row holds a salted hash of the address and the counts, nothing else.
 */
export async function erasePerson({
  ctx,
  keepers,
  ownWords,
  storage,
  queue,
  journal,
  input,
}: Order & RemovalParts & { journal: Journal; input: unknown }): Promise<EraseAnswer> {
  requireOwner(ctx);
  const { email, withLinked } = EraseInput.parse(input);
  const linked = withLinked ? await findLinked({ ctx, keepers, email }) : [];
  const emailHash = await hashEmail(email);
  const { erasures, linkedDesigns } = await ctx.db.write(async (tx) => {
    const begun = [];
    const ids: Record<string, string[]> = {};
    for (const keeper of keepers) {
      const erasure = await keeper.erase(tx, { ctx, email });
      begun.push(erasure);
      ids[keeper.name] = erasure.ids;
    }
    const { designIds } = await beginErasure(tx, { ctx, queue, sessionIds: linked });
    const counts = Object.fromEntries(
      begun.flatMap(({ done }) => done).map(({ what, count }) => [what, count]),
    );
    await writeAudit(tx, ctx, {
      action: 'people.erase',
      subject: 'people',
      detail: { emailHash, ...counts, linkedDesigns: designIds.length },
    });
    await journal.add({
      at: ctx.clock.now().toISOString(),
      ids: { ...ids, designs: [...(ids['designs'] ?? []), ...linked] },
    });
    return { erasures: begun, linkedDesigns: designIds.length };
  });
  const items: EraseAnswer['items'] = [];
  for (const { done, finish, finishing = 'Files' } of erasures) {
    items.push(...done.map((one) => ({ ...one, done: true })));
    if (finish) items.push(...(await tryFinish(finish, finishing)));
  }
  if (linked.length > 0) {
    items.push({ what: 'Linked designs', count: linkedDesigns, done: true });
    items.push(
      ...(await tryFinish(
        async () => [
          {
            what: 'Files of linked designs',
            count: await finishErasure({ ctx, storage, queue, sessionIds: linked }),
          },
        ],
        'Files of linked designs',
      )),
    );
  }
  const isNothing = items.every((item) => item.count === 0);
  const left = await findMentions({ ctx, ownWords, email });
  const leftNotes =
    left.length === 0
      ? []
      : [
          `Your own words still name this address. Please decide yourself what becomes of them: ${left.map((item) => item.title).join('; ')}.`,
        ];
  const message = isNothing
    ? left.length === 0
      ? 'Nothing was held for this address.'
      : 'Nothing was erased.'
    : left.length === 0
      ? 'Everything held for this address has been erased.'
      : 'All that came from this person has been erased; your own words are left to you.';
  return {
    success: true,
    message,
    items,
    notes: [...leftNotes, ...(isNothing ? [] : [BACKUP_NOTE, CACHE_NOTE])],
  };
}

/** What the storage refuses now is done by the queued job. */
async function tryFinish(
  finish: () => Promise<Done[]>,
  what: string,
): Promise<EraseAnswer['items']> {
  try {
    return (await finish()).map((one) => ({ ...one, done: true }));
  } catch {
    return [
      {
        what: `${what}: not reachable at the moment; the server goes on by itself`,
        count: 0,
        done: false,
      },
    ];
  }
}
