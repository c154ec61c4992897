/** What the owner does with testimonials: each change is one transaction with its audit row, and knows the version it was made from. */
import {
  type AdminTestimonial,
  SAMPLE_SOURCE,
  SOURCE_NOT_RECORDED,
  TestimonialInput,
  whyNotShown,
} from '#contracts/admin-testimonials.ts';
import type { BinEntry } from '#contracts/records.ts';
import { type Context, readingIn, requireOwner } from '#server/context.ts';
import { addOnce, NO_VERSION } from '#server/db/add-once.ts';
import { emptyAudit, writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import {
  ALL_SAMPLES,
  goesAtOf,
  type RecordKeeper,
  rememberRemoval,
  requireInBin,
  requireUnchanged,
  subjectOf,
} from '#server/db/records.ts';
import { londonDay } from '#server/days.ts';
import { AppError } from '#server/errors.ts';
import { findProjectTitles } from '#server/features/portfolio/use-cases.ts';
import {
  deleteTestimonialRow,
  findTestimonialRow,
  insertTestimonialRow,
  listDeletedTestimonialRows,
  listTestimonialRows,
  type TestimonialRow,
  updateTestimonialRow,
} from '#server/features/testimonials/repo.ts';
import { presentTestimonial } from '#server/features/testimonials/use-cases.ts';

const STILL_A_SAMPLE =
  'These words were written as a sample and said by nobody. Please put in what a client really said, or leave it marked as a sample.';
const SAMPLE_HAS_NO_SOURCE =
  'These words came from nobody while they were a sample. Please say where they came from.';
const DAY_MS = 86_400_000;

type Fields = Pick<
  TestimonialRow,
  'given_on' | 'source' | 'permission' | 'incentive' | 'project_id' | 'sample'
>;

/** What an input that names the five given fields alone leaves standing for new words. */
const newFields = (ctx: Context): Fields => ({
  given_on: londonDay(ctx.clock.now()),
  source: SOURCE_NOT_RECORDED,
  permission: 1,
  incentive: 0,
  project_id: null,
  sample: 0,
});

const toFlag = (given: boolean | undefined, otherwise: number) =>
  given === undefined ? otherwise : Number(given);

function valuesOf(input: TestimonialInput, standing: Fields) {
  return {
    name: input.name,
    location: input.location,
    text: input.text,
    rating: input.rating,
    featured: Number(input.featured),
    given_on: input.date ?? standing.given_on,
    source: input.source ?? standing.source,
    permission: toFlag(input.permission, standing.permission),
    incentive: toFlag(input.incentive, standing.incentive),
    project_id: input.projectId === undefined ? standing.project_id : input.projectId,
    sample: toFlag(input.sample, standing.sample),
  };
}

const refuse = (field: string, message: string) =>
  new AppError('invalid', message, [{ field, message }]);

/** @throws AppError invalid for words of tomorrow, a project that is not there, or a sample that is to pass for a client's words */
async function requireSense(
  ctx: Context,
  input: TestimonialInput,
  before: TestimonialRow | undefined,
): Promise<void> {
  // A day ahead of Greenwich there may be tomorrow's date on the calendar already.
  const latest = new Date(ctx.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
  if (input.date !== undefined && input.date > latest)
    throw refuse(
      'date',
      'This date lies in the future. Please enter the date on which the words were given.',
    );
  if (
    input.projectId &&
    input.projectId !== before?.project_id &&
    !(await findProjectTitles({ ctx, ids: [input.projectId] })).has(input.projectId)
  ) {
    throw refuse('projectId', 'This project is no longer there. Please choose another, or none.');
  }
  const isSample = input.sample ?? before?.sample === 1;
  if (isSample) return;
  if (before?.sample === 1 && input.text === before.text) throw refuse('text', STILL_A_SAMPLE);
  if ((input.source ?? before?.source) === SAMPLE_SOURCE)
    throw refuse('source', SAMPLE_HAS_NO_SOURCE);
}

const presentRow = (row: TestimonialRow): AdminTestimonial => ({
  ...presentTestimonial(row),
  version: row.version,
  updatedAt: row.updated_at,
});
const readOne = async (ctx: Context, id: string): Promise<AdminTestimonial> =>
  presentRow((await findTestimonialRow(ctx.db.read, id))!);

/** Those that visitors do not see as well; the newest first. */
export async function listAllTestimonials({ ctx }: { ctx: Context }): Promise<AdminTestimonial[]> {
  requireOwner(ctx);
  return (await listTestimonialRows(ctx.db.read)).map(presentRow);
}

/** How many are kept and not shown, since permission or source is missing. */
export async function countHiddenTestimonials({ ctx }: { ctx: Context }): Promise<number> {
  return (await listAllTestimonials({ ctx })).filter((one) => whyNotShown(one) !== null).length;
}

/** @param requestKey names one adding: sent again, the words stand once @throws AppError invalid; ChangedError when the key has added others */
export async function addTestimonial({
  ctx,
  input: given,
  requestKey = null,
}: {
  ctx: Context;
  input: unknown;
  requestKey?: string | null;
}): Promise<AdminTestimonial> {
  requireOwner(ctx);
  const input = TestimonialInput.parse(given);
  const id = ctx.ids.make('tst');
  const at = ctx.clock.now().toISOString();
  const added = await addOnce({
    ctx,
    id,
    requestKey,
    input,
    add: async (tx) => {
      await requireSense(readingIn(ctx, tx), input, undefined);
      await insertTestimonialRow(tx, {
        id,
        ...valuesOf(input, newFields(ctx)),
        edited: 1,
        created_at: at,
        updated_at: at,
      });
      await audit(tx, ctx, 'add', id, undefined);
    },
    check: async (tx, known, hasOtherInput) =>
      requireUnchanged(
        await findTestimonialRow(tx, known),
        hasOtherInput ? NO_VERSION : null,
        presentRow,
      ),
  });
  return readOne(ctx, added);
}

/** @param baseVersion the version the form was filled from; null: whatever stands. @throws AppError invalid, not-found; ChangedError */
export async function updateTestimonial({
  ctx,
  id,
  input: given,
  baseVersion,
}: {
  ctx: Context;
  id: string;
  input: unknown;
  baseVersion: number | null;
}): Promise<AdminTestimonial> {
  requireOwner(ctx);
  const input = TestimonialInput.parse(given);
  await ctx.db.write(async (tx) => {
    const before = requireUnchanged(await findTestimonialRow(tx, id), baseVersion, presentRow);
    await requireSense(readingIn(ctx, tx), input, before);
    await updateTestimonialRow(tx, before, {
      ...valuesOf(input, before),
      ...nextVersion(ctx, before),
    });
    await audit(tx, ctx, 'update', id, before);
  });
  return readOne(ctx, id);
}

/** Into the bin. @throws AppError not-found; ChangedError */
export async function deleteTestimonial({
  ctx,
  id,
  baseVersion = null,
}: {
  ctx: Context;
  id: string;
  baseVersion?: number | null;
}): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) =>
    moveToBin(tx, ctx, requireUnchanged(await findTestimonialRow(tx, id), baseVersion, presentRow)),
  );
}

/** As it came with the product. What the owner has put words or pictures into is theirs, though it may still be marked as a sample. */
const isUntouchedSample = (row: TestimonialRow): boolean => row.sample === 1 && row.edited === 0;

/** How many would be removed. */
export async function countSampleTestimonials({ ctx }: { ctx: Context }): Promise<number> {
  requireOwner(ctx);
  return (await listTestimonialRows(ctx.db.read)).filter(isUntouchedSample).length;
}

/** All untouched sample testimonials into the bin; no new version brings samples again. @returns how many there were */
export async function removeSampleTestimonials({ ctx }: { ctx: Context }): Promise<number> {
  requireOwner(ctx);
  return ctx.db.write(async (tx) => {
    const samples = (await listTestimonialRows(tx)).filter(isUntouchedSample);
    for (const row of samples) await moveToBin(tx, ctx, row);
    await rememberRemoval(tx, ctx, 'testimonials', ALL_SAMPLES);
    await writeAudit(tx, ctx, {
      action: 'testimonials.remove-samples',
      subject: 'testimonials',
      detail: { count: samples.length },
    });
    return samples.length;
  });
}

async function moveToBin(tx: Tx, ctx: Context, before: TestimonialRow): Promise<void> {
  await updateTestimonialRow(tx, before, {
    deleted_at: ctx.clock.now().toISOString(),
    ...nextVersion(ctx, before),
    edited: before.edited,
  });
  await audit(tx, ctx, 'delete', before.id, before);
}

const nextVersion = (ctx: Context, before: TestimonialRow) => ({
  edited: 1,
  version: before.version + 1,
  updated_at: ctx.clock.now().toISOString(),
});

/** After the change, in its transaction. */
async function audit(
  tx: Tx,
  ctx: Context,
  verb: string,
  id: string,
  before: TestimonialRow | undefined,
): Promise<void> {
  const after = await findTestimonialRow(tx, id);
  const isShown = after && after.deleted_at === null;
  await writeAudit(tx, ctx, {
    action: `testimonials.${verb}`,
    subject: subjectOf('testimonials', id),
    version: after?.version ?? (before?.version ?? 0) + 1,
    ...(before && before.deleted_at === null ? { before: presentTestimonial(before) } : {}),
    ...(isShown ? { after: presentTestimonial(after) } : {}),
  });
}

const toBinEntry = (row: TestimonialRow): BinEntry => ({
  kind: 'testimonials',
  id: row.id,
  title: `${row.name}, ${row.location}`,
  deletedAt: row.deleted_at!,
  goesAt: goesAtOf(row.deleted_at!),
  onRestore:
    whyNotShown(presentTestimonial(row)) === null
      ? 'It comes back as it was, and visitors see it at once.'
      : 'It comes back as it was; visitors do not see it, since permission or source is missing.',
});

export const testimonialKeeper: RecordKeeper = {
  kind: 'testimonials',
  listDeleted: async ({ ctx }) => (await listDeletedTestimonialRows(ctx.db.read)).map(toBinEntry),
  restore: ({ ctx, id }) =>
    ctx.db.write(async (tx) => {
      requireOwner(ctx);
      const before = requireInBin(await findTestimonialRow(tx, id));
      await updateTestimonialRow(tx, before, {
        deleted_at: null,
        ...nextVersion(ctx, before),
        edited: before.edited,
      });
      await audit(tx, ctx, 'restore', id, before);
    }),
  purge: ({ ctx, id }) =>
    ctx.db.write(async (tx) => {
      if (ctx.actor.kind !== 'owner' && ctx.actor.kind !== 'job')
        throw new AppError('forbidden', 'Only the owner may do this.');
      const before = requireInBin(await findTestimonialRow(tx, id));
      await deleteTestimonialRow(tx, id);
      // A person's name and words: what the trail of changes holds of them goes with the row.
      await emptyAudit(tx, subjectOf('testimonials', id));
      await rememberRemoval(tx, ctx, 'testimonials', id);
      await writeAudit(tx, ctx, {
        action: 'testimonials.purge',
        subject: subjectOf('testimonials', id),
        version: before.version + 1,
      });
    }),
};
