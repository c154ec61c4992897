/** Taking an enquiry: stored once, with the designs as they are now, told to both sides. */
import { vatMode } from '#contracts/vat-words.ts';
import { type AccessAnswers, EnquiryInput } from '#contracts/enquiries.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import type { ReadPlan } from '#server/features/designs/plan.ts';
import { enquiryLink } from '#server/features/enquiries/for-others.ts';
import { rangeOf, reckonChoice, type StoredEstimate } from '#server/features/enquiries/range.ts';
import {
  type EnquiryRow,
  findEnquiry,
  findEnquiryByKey,
  insertEnquiry,
} from '#server/features/enquiries/repo.ts';
import { insertDesigns, listDesigns } from '#server/features/enquiries/parts-repo.ts';
import { takeDesign, type TakenDesign } from '#server/features/enquiries/snapshot.ts';
import { tellOfEnquiry, type TellParts } from '#server/features/enquiries/notifications.ts';
import { readPriceList } from '#server/features/settings/prices.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import { rejectBots } from '#server/reject-bots.ts';
import { sentAlready } from '#server/submissions/send.ts';

export type SendParts = TellParts & { readPlan: ReadPlan };
type Sent = { row: EnquiryRow; link: string; isNew: boolean };

/**
 * @returns the enquiry and its private page's path, the same however often the form is sent
 * @throws AppError invalid; conflict when the same key was used for somebody else's enquiry
 */
export async function sendEnquiry({
  ctx,
  input: given,
  ...parts
}: { ctx: Context; input: unknown } & SendParts): Promise<Sent> {
  const parsed = EnquiryInput.parse(given);
  // Only a name left beside designs is one to keep.
  const input: EnquiryInput = {
    ...parsed,
    source: parsed.source === 'keep' ? 'general' : parsed.source,
  };
  rejectBots(input);
  const known = await findEnquiryByKey(ctx.db.read, input.requestKey);
  if (known) return answerAgain(ctx, known, input);
  const mode = vatMode(await readSettings({ ctx }));
  const estimate = input.calculator
    ? reckonChoice(input.calculator, mode, await readPriceList({ ctx }))
    : null;
  if (input.calculator && !estimate)
    throw new AppError(
      'invalid',
      'The calculator’s choice could not be read. Please open the calculator and choose again.',
      [{ field: 'calculator', message: 'Please choose again' }],
    );
  const designs = await takeDesigns(ctx, parts.readPlan, input.designIds);
  return keepEnquiry(ctx, parts, { input, designs, estimate, sessionId: null, isWaiting: true });
}

/** A design that has gone in the meantime is left out: the rest of the enquiry still counts. */
export async function takeDesigns(
  ctx: Context,
  readPlan: ReadPlan,
  ids: readonly string[],
): Promise<TakenDesign[]> {
  const taken = [];
  for (const id of new Set(ids)) taken.push(await takeDesign(ctx, readPlan, id));
  return taken.filter((one) => one !== null);
}

async function answerAgain(
  ctx: Context,
  row: EnquiryRow,
  { name, email, phone }: EnquiryInput,
): Promise<Sent> {
  if (row.name !== name || row.email !== (email ?? null) || row.phone !== (phone ?? null))
    throw sentAlready();
  return { row, link: await enquiryLink(ctx, row.id), isNew: false };
}

type Keeping = {
  input: EnquiryInput;
  designs: readonly TakenDesign[];
  estimate: StoredEstimate | null;
  sessionId: string | null;
  isWaiting: boolean;
};

async function keepEnquiry(ctx: Context, parts: TellParts, keeping: Keeping): Promise<Sent> {
  const id = ctx.ids.make('enq');
  const link = await enquiryLink(ctx, id);
  const row = await ctx.db.write((tx) => storeEnquiry(tx, ctx, parts, { ...keeping, id, link }));
  parts.queue.announce();
  return row
    ? { row, link, isNew: true }
    : answerAgain(
        ctx,
        (await findEnquiryByKey(ctx.db.read, keeping.input.requestKey))!,
        keeping.input,
      );
}

/** In a transaction of the caller's. @returns null when the key is known */
export async function storeEnquiry(
  tx: Tx,
  ctx: Context,
  parts: TellParts,
  {
    id,
    link,
    input,
    designs,
    estimate,
    sessionId,
    isWaiting,
  }: Keeping & { id: string; link: string },
): Promise<EnquiryRow | null> {
  const at = ctx.clock.now().toISOString();
  const isNew = await insertEnquiry(tx, {
    id,
    request_key: input.requestKey,
    source: input.source,
    state: 'received',
    state_times: JSON.stringify({ received: at }),
    name: input.name,
    email: input.email ?? null,
    phone: input.phone ?? null,
    postcode: input.postcode ?? null,
    preferred_times: input.preferredTimes ?? null,
    message: input.message ?? null,
    budget_pence: input.budgetPounds === undefined ? null : input.budgetPounds * 100,
    access: JSON.stringify(input.access satisfies AccessAnswers),
    calculator: estimate && JSON.stringify(estimate),
    choices: JSON.stringify(input.choices),
    site_facts: JSON.stringify(input.siteFacts),
    session_id: sessionId,
    waiting_since: isWaiting ? at : null,
    created_at: at,
    updated_at: at,
    last_activity_at: at,
  });
  if (!isNew) return null;
  await insertDesigns(
    tx,
    designs.map((design, index) => ({ ...design, enquiry_id: id, n: index + 1 })),
  );
  await writeAudit(tx, ctx, {
    action: 'enquiries.send',
    subject: `enquiries:${id}`,
    detail: { source: input.source, designs: designs.length },
    version: 1,
  });
  const row = (await findEnquiry(tx, id))!;
  const range = await rangeOf(row, await listDesigns(tx, id));
  await tellOfEnquiry({
    ctx,
    tx,
    row,
    link,
    titles: designs.map((design) => design.title),
    range,
    estimate: estimate && `${estimate.service}, ${estimate.size}`,
    ...parts,
  });
  return row;
}
