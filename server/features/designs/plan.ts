/** The plan of a stored design as SVG, drawn when asked for and kept for a while. */
import { createHash } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { findVersion } from '#server/features/designs/changes-repo.ts';
import { embedFonts } from '#server/features/designs/plan-fonts.ts';
import { projectTypeLabel } from '#server/features/designs/present.ts';
import { isDesignId, readGarden } from '#server/features/designs/read.ts';
import { readReference } from '#server/features/designs/reference.ts';
import { findDesignSummary } from '#server/features/designs/repo.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import {
  type Engine,
  type Paper,
  type PlanView,
  type Reference,
  SHEET_VIEWS,
  type TitledGarden,
} from '#server/ports/engine.ts';
import type { GardenDesign } from '#engine/model/garden.ts';

const KEPT_BYTES = 12_000_000;

export type Plan = { svg: string; etag: string };
/** `lane`: whose turn the drawing takes. `beforeDrawing`: awaited where the plan is not kept yet; what it throws is thrown. */
export type PlanOrder = {
  ctx: Context;
  id: string;
  view: PlanView;
  paper: Paper;
  knownEtag?: string;
  lane?: string;
  beforeDrawing?: () => Promise<void>;
};
export type ReadPlan = (order: PlanOrder) => Promise<Plan | { etag: string; svg: null } | null>;

/** Drawn for a sheet of paper; the others are of no size. */
const hasPaper = (view: PlanView): boolean =>
  view === 'sheet' || SHEET_VIEWS.some((one) => one === view);

/** A garden with the words in the title block of every view of it. */
export const titledGarden = (
  { model, sunMap, words, costing }: GardenDesign,
  { projectType, firmName }: { projectType: string; firmName: string },
): TitledGarden => ({
  garden: { model, sunMap },
  title: words.title,
  subtitle: projectTypeLabel(projectType),
  note: `${firmName} · AI concept · prices of ${costing.priceDate}`,
});

/** @param version of the program: a new one draws anew */
export function createPlanReader({
  engine,
  version,
}: {
  engine: Engine;
  version: string;
}): ReadPlan {
  const kept = new Map<string, string>();
  /** Two who ask for one plan at once wait for one drawing. */
  const drawing = new Map<string, Promise<string | null>>();
  let bytes = 0;
  const keep = (etag: string, svg: string) => {
    kept.set(etag, svg);
    bytes += svg.length;
    for (const [old, text] of kept) {
      if (bytes <= KEPT_BYTES) break;
      kept.delete(old);
      bytes -= text.length;
    }
  };

  const draw = async (
    { ctx, id, view, paper, lane }: PlanOrder,
    { etag, firmName, reference }: { etag: string; firmName: string; reference: Reference },
  ): Promise<string | null> => {
    const found = await readGarden({ ctx, id });
    if (!found) return null;
    const drawn = await engine.draw(
      {
        ...titledGarden(found.garden, { projectType: found.row.project_type, firmName }),
        view,
        paper,
      },
      reference,
      { lane },
    );
    const svg = view === 'picture' ? drawn : embedFonts(drawn);
    keep(etag, svg);
    return svg;
  };

  return async (order) => {
    const { ctx, id, view, paper, knownEtag, beforeDrawing } = order;
    // The garden itself is a long row: it is read only to be drawn.
    if (!isDesignId(id) || !(await findDesignSummary(ctx.db.read, id))) return null;
    const [reference, { firmName }, changes] = await Promise.all([
      readReference({ ctx }),
      readSettings({ ctx }),
      findVersion(ctx.db.read, id),
    ]);
    const sheet = hasPaper(view) ? paper : '';
    const etag = `"${createHash('sha256')
      .update(JSON.stringify([version, reference.version, id, changes, view, sheet, firmName]))
      .digest('base64url')
      .slice(0, 22)}"`;
    if (knownEtag?.includes(etag)) return { etag, svg: null };
    const known = kept.get(etag);
    if (known !== undefined) return { etag, svg: known };
    if (!drawing.has(etag)) await beforeDrawing?.();
    const begin = () => {
      const begun = draw(order, { etag, firmName, reference }).finally(() => drawing.delete(etag));
      drawing.set(etag, begun);
      return begun;
    };
    const svg = kept.get(etag) ?? (await (drawing.get(etag) ?? begin()));
    return svg === null ? null : { etag, svg };
  };
}
