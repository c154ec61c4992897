/** Changing a design by hand: the browser sends every change since it was designed, and what the server makes of them counts. */
import type { z } from 'zod';
import {
  type ChangesAnswer,
  ChangesInput,
  type StandingChanges,
  type StudioFigures,
} from '#contracts/studio.ts';
import type { DesignRequestInput } from '#contracts/design.ts';
import type { BriefInput } from '#engine/model/brief.ts';
import type { Costing } from '#engine/model/costing.ts';
import type { GardenDesign } from '#engine/model/garden.ts';
import type { Operation } from '#engine/model/operation.ts';
import type { Reading } from '#engine/model/reading.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader } from '#server/db/database.ts';
import { AppError, ChangedError } from '#server/errors.ts';
import { enqueueChangedPictures } from '#server/features/designs/ask-pictures.ts';
import { goOnFrom } from '#server/features/designs/arrangements-repo.ts';
import { withoutBudgetSum } from '#server/features/designs/budget-words.ts';
import {
  type ChangesRow,
  deletePictures,
  findChanges,
  insertChanges,
  updateChanges,
  updateDesign,
} from '#server/features/designs/changes-repo.ts';
import { toBriefInput } from '#server/features/designs/create.ts';
import { packGarden, unpackGarden } from '#server/features/designs/garden-text.ts';
import { isMaker } from '#server/features/designs/maker.ts';
import { presentWishes } from '#server/features/designs/present.ts';
import { toPounds } from '#server/features/designs/present-figures.ts';
import { DESIGN_GONE, isDesignId } from '#server/features/designs/read.ts';
import { readReference } from '#server/features/designs/reference.ts';
import {
  type DesignRow,
  type DesignSummaryRow,
  findDesign,
  findDesignSummary,
  findSession,
  listPictures,
} from '#server/features/designs/repo.ts';
import { keysOf } from '#server/features/designs/store-picture.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { Engine } from '#server/ports/engine.ts';
import { markForDeletion } from '#server/storage/stored-files.ts';

export type ChangeParts = { engine: Engine; queue: Queue };

const NOT_YOURS =
  'Only the browser that asked for this design can change it. Please open it there, or start a design of your own.';

/** Why a design stays as it is, so that a copy of it is changed; null where it may be changed. */
export async function fixedBecause(
  ctx: Context,
  db: Reader,
  row: DesignSummaryRow,
): Promise<string | null> {
  if (row.sample === 1) return 'This is a sample of the library.';
  if (row.state_of !== null) return 'This is how the garden stood when its address was shared.';
  if (row.public_at !== null)
    return 'This design has been in the public library, where people may have kept its address.';
  if (await ctx.related.isDesignQuoted(db, row.id))
    return 'A quote was sent for this design, and it stays as it was quoted.';
  return (await ctx.related.isDesignSent(db, row.id))
    ? 'This design was sent to us with an enquiry, and stays as it was when you asked.'
    : null;
}

/** @throws AppError not-found, or forbidden for everybody but its maker */
export function requireOwn<Row extends { sample: number; session_id: string }>(
  row: Row | undefined,
  sessionId: string,
): Row {
  if (!row) throw new AppError('not-found', DESIGN_GONE);
  if (!isMaker(row, sessionId)) throw new AppError('forbidden', NOT_YOURS);
  return row;
}

/** What the engine reads a garden's brief from. */
export async function readBriefInput(ctx: Context, sessionId: string): Promise<BriefInput> {
  const own = await findSession(ctx.db.read, sessionId);
  if (!own) throw new AppError('not-found', DESIGN_GONE);
  // of a copy nothing was asked but what its first maker asked, as long as that is kept
  const session = own.brief_of ? ((await findSession(ctx.db.read, own.brief_of)) ?? own) : own;
  return {
    ...toBriefInput(JSON.parse(session.input) as DesignRequestInput),
    ...(session.model_reading ? { reading: JSON.parse(session.model_reading) as Reading } : {}),
  };
}

/** The design with its changes, from which a new one is worked out. */
export async function readChanged(
  db: Reader,
  row: DesignRow,
): Promise<{ changes: ChangesRow | undefined; original: GardenDesign }> {
  const changes = await findChanges(db, row.id);
  return { changes, original: await unpackGarden(changes?.original ?? row.garden) };
}

/**
 * Saves every change since the design was made as its next version.
 * @throws AppError not-found; forbidden for everybody but its maker; conflict where the design has to stay; changed, with
 * StandingChanges, where another window saved first; invalid where a change cannot be made
 */
export async function changeDesign({
  ctx,
  engine,
  queue,
  lane,
  id,
  input,
}: ChangeParts & {
  ctx: Context;
  lane: string;
  id: string;
  input: unknown;
}): Promise<z.infer<typeof ChangesAnswer>> {
  const { sessionId, version, operations } = ChangesInput.parse(input);
  const row = requireOwn(isDesignId(id) ? await findDesign(ctx.db.read, id) : undefined, sessionId);
  const { changes, original } = await readChanged(ctx.db.read, row);
  requireStanding(changes, version);
  const reference = await readReference({ ctx });
  const { base, rest, skipped } = await goOnFrom(ctx.db.read, id, operations);
  const answer = await engine.change(
    {
      // under the name that it was given since
      original: { ...original, words: { ...original.words, title: row.title } },
      ...(base ? { base } : {}),
      operations: rest,
      brief: await readBriefInput(ctx, row.session_id),
      position: row.position % 3,
    },
    reference,
    { lane },
  );
  if ('refused' in answer)
    throw new AppError('invalid', answer.refused, [
      { field: `operations.${skipped + answer.at}`, message: answer.refused },
    ]);
  const { design, startPence, eveningSunHours } = answer;
  const garden = await packGarden(design);
  const at = ctx.clock.now().toISOString();
  await ctx.db.write(async (tx) => {
    const now = requireOwn(await findDesignSummary(tx, id), sessionId);
    const fixed = await fixedBecause(ctx, tx, now);
    if (fixed) throw new AppError('conflict', `${fixed} Please change a copy of it.`);
    const standing = await findChanges(tx, id);
    requireStanding(standing, version);
    const next = {
      design_id: id,
      version: version + 1,
      operations: JSON.stringify(operations),
      updated_at: at,
    };
    if (standing) await updateChanges(tx, next);
    else await insertChanges(tx, { ...next, original: row.garden });
    await updateDesign(tx, id, {
      garden,
      concept: withoutBudgetSum(design.words.concept),
      main_feature: design.words.mainFeature,
      style: design.words.style,
      total_pence: Math.round(design.costing.totalPence),
      rating: design.words.sustainability.rating,
      evening_sun_hours: eveningSunHours,
      price_date: design.costing.priceDate,
    });
    // they show the garden as it was
    const pictures = await listPictures(tx, [id]);
    await deletePictures(tx, id);
    await markForDeletion(tx, pictures.flatMap(keysOf), at);
    await enqueueChangedPictures(tx, { queue, lane, id });
    await writeAudit(tx, ctx, {
      action: 'designs.change',
      subject: id,
      detail: { version: version + 1, changes: operations.length },
    });
  });
  queue.announce();
  return {
    version: version + 1,
    planting: design.model.planting,
    figures: presentStudioFigures(design, startPence),
  };
}

/** @throws ChangedError where another version is the current one */
function requireStanding(changes: ChangesRow | undefined, version: number): void {
  if ((changes?.version ?? 0) === version) return;
  throw new ChangedError(standingOf(changes));
}
export const standingOf = (changes: ChangesRow | undefined): z.infer<typeof StandingChanges> => ({
  version: changes?.version ?? 0,
  operations: changes ? (JSON.parse(changes.operations) as Operation[]) : [],
});

/** Of one plant of each kind, with its share of contingency and VAT. */
function pricesOfPlants({ lines, netPence, totalPence }: Costing): Record<string, number> {
  return Object.fromEntries(
    lines.flatMap(({ id, net, totalPence: pence }) =>
      id.startsWith('plant:') && net > 0 && netPence > 0
        ? [[id.slice('plant:'.length), toPounds((pence / net) * (totalPence / netPence))]]
        : [],
    ),
  );
}

export function presentStudioFigures(
  { model: { layout, planting }, costing, words, checks, outcomes }: GardenDesign,
  startPence: number,
): StudioFigures {
  return {
    total: toPounds(costing.totalPence),
    startTotal: toPounds(startPence),
    upkeepHoursPerYear: Math.round(words.upkeep.hoursPerYear),
    permeableShare: layout.shares.permeable,
    plantPrices: pricesOfPlants(costing),
    wishes: presentWishes({ outcomes }),
    plantCount: planting.schedule.reduce((sum, line) => sum + line.count, 0),
    checks: checks.map(({ id, severity, title, text }) => ({ id, severity, title, text })),
  };
}
