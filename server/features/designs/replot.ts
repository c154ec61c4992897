/** The plot corrected: designed again with those facts, as three gardens of their own. The design it was asked from stays. */
import type { z } from 'zod';
import { DesignRequestInput, type ReadingView } from '#contracts/design.ts';
import { OpenStudioInput, type PlotAnswer, PlotInput, type PlotView } from '#contracts/studio.ts';
import { COMPASS, WAYS_IN } from '#engine/model/brief.ts';
import type { DrawnPlot } from '#engine/model/drawn-plot.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import type { SiteChange } from '#engine/model/operation.ts';
import { plotOf } from '#engine/operations/plot/measure.ts';
import { joinSiteChanges, siteChanges } from '#engine/operations/plot/site-changes.ts';
import { LOST_BY_HAND } from '#engine/operations/plot/lost-by-hand.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { readChanged, requireOwn } from '#server/features/designs/change.ts';
import type { CreateDesigns } from '#server/features/designs/create.ts';
import type { FactView } from '#server/features/designs/fact-view.ts';
import { unpackGarden } from '#server/features/designs/garden-text.ts';
import { isDesignId } from '#server/features/designs/read.ts';
import { findDesign, findDesignSummary, findSession } from '#server/features/designs/repo.ts';

const OUR_COPY =
  'The plot of a copy for an enquiry is put right with the customer, who designs again: this one is adjusted by hand.';

/** The facts of the plot, for the browser that asked for the design. @throws AppError not-found; forbidden for everybody else */
export async function readPlot({
  ctx,
  id,
  input,
}: {
  ctx: Context;
  id: string;
  input: unknown;
}): Promise<PlotView> {
  const { sessionId } = OpenStudioInput.parse(input);
  const row = requireOwn(
    isDesignId(id) ? await findDesignSummary(ctx.db.read, id) : undefined,
    sessionId,
  );
  const session = (await findSession(ctx.db.read, row.session_id))!;
  const facts = JSON.parse(session.facts) as FactView[];
  const current = (key: string) =>
    facts.find(({ correction }) => correction?.key === key)?.correction?.current;
  const reading = session.reading ? (JSON.parse(session.reading) as ReadingView) : null;
  return {
    facing: COMPASS.find((one) => one === current('facing')) ?? null,
    wayIn: WAYS_IN.find((one) => one === current('wayIn')) ?? null,
    things: (reading?.mentions ?? []).flatMap(({ id, quote, status, isThing }) =>
      isThing && (status === 'keep' || status === 'going' || status === 'stands')
        ? [{ mention: id, quote, stays: status !== 'going' }]
        : [],
    ),
  };
}

/**
 * @throws AppError not-found; forbidden for everybody but its maker; conflict for the owner's copies; impossible where no
 * garden can be designed for such a plot
 */
export async function replot({
  ctx,
  make,
  lane,
  id,
  input,
}: {
  ctx: Context;
  make: CreateDesigns;
  lane: string;
  id: string;
  input: unknown;
}): Promise<z.infer<typeof PlotAnswer>> {
  const { sessionId, things, ...plot } = PlotInput.parse(input);
  const row = requireOwn(isDesignId(id) ? await findDesign(ctx.db.read, id) : undefined, sessionId);
  const session = (await findSession(ctx.db.read, row.session_id))!;
  if (session.enquiry_id) throw new AppError('conflict', OUR_COPY);
  const before = JSON.parse(session.input) as DesignRequestInput;
  // of a copy nothing was asked: what stands on its plan is what is wished for
  const { changes, original } = await readChanged(ctx.db.read, row);
  const { model } = changes ? await unpackGarden(row.garden) : original;
  const wished = session.copied_from
    ? model.layout.areas.flatMap(({ feature }) => feature ?? [])
    : [];
  const byHand = putByHand(
    joinSiteChanges(before.corrections?.byHand ?? [], siteChanges(original.model, model)),
    plot,
  );
  const kept = outlineKept(original.model, model, plot);
  const { byHand: _earlier, ...told } = before.corrections ?? {};
  const corrections = {
    ...told,
    ...(byHand.length ? { byHand } : {}),
    ...kept,
    ...plot,
    ...(wished.length
      ? { add: [...new Set([...(before.corrections?.add ?? []), ...wished])] }
      : {}),
    ...(things ? { mentions: { ...before.corrections?.mentions, ...things } } : {}),
  };
  // the measures are these now, whatever was said or entered of the area
  const { area: _area, perimeter: _perimeter, requestKey: _key, ...asked } = before;
  const { areaM2: _areaM2, widthM, depthM, outline, ...rest } = corrections;
  const isMeasured =
    (plot.outline ?? kept.outline) !== undefined ||
    (plot.widthM !== undefined && plot.depthM !== undefined);
  // of a drawing and of two sides the later holds
  const measured = {
    ...rest,
    ...((plot.outline ?? kept.outline) ? { outline } : { widthM, depthM }),
  };
  const answer = await make({
    ctx,
    lane,
    input: DesignRequestInput.parse(
      isMeasured
        ? { ...asked, share: false, corrections: measured }
        : { ...before, requestKey: undefined, share: false, corrections },
    ),
  });
  const { designs } = JSON.parse(answer.designResults) as { designs: { id: string }[] };
  const designIds = designs.map((design) => design.id);
  return {
    id: designIds[row.position % 3] ?? designIds[0]!,
    designIds,
    sessionId: answer.sessionId,
    lost: answer.problems.find(({ code }) => code === LOST_BY_HAND)?.message ?? null,
  };
}

/** What was answered in the form now goes before what was put by hand earlier. */
const putByHand = (
  changes: readonly SiteChange[],
  { facing, wayIn }: Pick<PlotInput, 'facing' | 'wayIn'>,
): SiteChange[] =>
  changes.filter(
    ({ kind }) =>
      !(facing && kind === 'north') && !(wayIn && (kind === 'add-gate' || kind === 'remove-gate')),
  );

/** A plot whose corners were put right, with its garden kept, is that plot also where nothing is drawn now. */
function outlineKept(
  { site: was }: GardenModel,
  { site }: GardenModel,
  { outline, widthM }: Pick<PlotInput, 'outline' | 'widthM'>,
): { outline?: DrawnPlot } {
  const isSame = JSON.stringify(was.boundary) === JSON.stringify(site.boundary);
  const drawn = isSame || outline || widthM !== undefined ? null : plotOf(site);
  return drawn ? { outline: drawn } : {};
}
