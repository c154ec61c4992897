/** People who left no e-mail address: found by telephone number or name, and erased record by record, as the owner chooses. */
import {
  EraseChosenInput,
  type EraseAnswer,
  NamedQuery,
  type NamedAnswer,
} from '#contracts/admin-people.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import { eraseMailsAbout } from '#server/features/mail/erase-about.ts';
import { hashEmail } from '#server/features/people/hash-email.ts';
import type { Journal } from '#server/features/people/journal.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { Erasure, NamedBy, PersonalDataProvider } from '#server/privacy/personal-data.ts';

/** What mails about a keeper's records call them. */
export const ABOUT_KINDS: Readonly<Record<string, string>> = {
  requests: 'booking-requests',
  appointments: 'bookings',
  quotes: 'quotes',
  complaints: 'complaints',
  cancellations: 'cancellations',
  designs: 'designs',
};
const FEWEST_DIGITS = 6;
/** Of a number of the United Kingdom without its 0 or +44. */
const MOST_DIGITS = 10;

/** A telephone number where there is hardly anything but figures, else a name. @throws AppError invalid for too little to go by */
export function readNamed(text: string): NamedBy {
  const digits = text.replace(/\D/g, '');
  if (/^[\d\s()+./-]+$/.test(text)) {
    if (digits.length < FEWEST_DIGITS) throw tooLittle('Please enter more of the telephone number');
    return { by: 'phone', text: digits.slice(-MOST_DIGITS).replace(/^0/, '') };
  }
  if (text.length < 3) throw tooLittle('Please enter more of the name');
  return { by: 'name', text };
}

const tooLittle = (message: string) =>
  new AppError('invalid', message, [{ field: 'who', message }]);

type Order = { ctx: Context; keepers: readonly PersonalDataProvider[] };

/** They may be several people of one name. @throws AppError invalid */
export async function findNamed({
  ctx,
  keepers,
  input,
}: Order & { input: unknown }): Promise<NamedAnswer> {
  requireOwner(ctx);
  const { who } = NamedQuery.parse(input);
  const named = readNamed(who);
  const groups = await Promise.all(
    keepers.map(async (keeper) =>
      (await keeper.named({ ctx, who: named })).map(({ subjects: _subjects, ...item }) => ({
        ...item,
        keeper: keeper.name,
        label: keeper.label,
      })),
    ),
  );
  return { who, by: named.by, items: groups.flat() };
}

/** At once and for good, with the mails about them. @throws AppError invalid for a record of no keeper */
export async function eraseChosen({
  ctx,
  keepers,
  queue,
  journal,
  input,
}: Order & { queue: Queue; journal: Journal; input: unknown }): Promise<EraseAnswer> {
  requireOwner(ctx);
  const { who, chosen } = EraseChosenInput.parse(input);
  const whoHash = await hashEmail(who.toLowerCase());
  const at = ctx.clock.now().toISOString();
  const erasures = await ctx.db.write(async (tx) => {
    const begun: Erasure[] = [];
    const ids: Record<string, string[]> = {};
    for (const keeper of keepers) {
      const own = chosen.filter((one) => one.keeper === keeper.name).map((one) => one.id);
      if (own.length === 0) continue;
      const erasure = await keeper.eraseIds(tx, { ctx, ids: own });
      begun.push(erasure);
      ids[keeper.name] = erasure.ids;
      const kind = ABOUT_KINDS[keeper.name];
      if (kind) for (const id of own) await eraseMailsAbout(tx, ctx, { queue, kind, id });
    }
    const counts = Object.fromEntries(
      begun.flatMap(({ done }) => done).map(({ what, count }) => [what, count]),
    );
    await writeAudit(tx, ctx, {
      action: 'people.erase',
      subject: 'people',
      detail: { whoHash, ...counts },
    });
    await journal.add({ at, ids });
    return begun;
  });
  const items: EraseAnswer['items'] = [];
  for (const { done, finish } of erasures) {
    items.push(...done.map((one) => ({ ...one, done: true })));
    if (finish)
      items.push(
        ...(await finish().then(
          (more) => more.map((one) => ({ ...one, done: true })),
          () => [{ what: 'Files: the server goes on by itself', count: 0, done: false }],
        )),
      );
  }
  return { success: true, message: 'What you ticked has been erased.', items, notes: [] };
}
