import { drawPlan } from '#engine/drawing/draw-plan.ts';
import { splitDrawing } from '#engine/drawing/split-drawing.ts';
import { toSvg } from '#engine/drawing/to-svg.ts';
import type { Catalogue } from '#engine/model/plant.ts';
import type { DrawTask, PlanPage, TitledGarden } from '#server/ports/engine.ts';

/** The plan of a saved design as SVG; scale drawings carry their true size in millimetres. */
export function drawTask(
  { garden, view, paper, aspect, title, subtitle, note }: DrawTask,
  catalogue: Catalogue,
): string {
  const drawing = drawPlan({
    model: garden.model,
    catalogue,
    view,
    title,
    subtitle,
    note,
    paper: paper === 'a4' ? 'A4' : 'A3',
    ...(view === 'sun' ? { sunMap: garden.sunMap } : {}),
    ...(view === 'picture' && aspect ? { aspect } : {}),
  });
  return toSvg(drawing, { size: view === 'sheet' ? 'mm' : 'fluid' });
}

/** The plan for a page of the printed report. */
export function drawPageTask(
  { garden, title, subtitle, note }: TitledGarden,
  catalogue: Catalogue,
): PlanPage {
  const drawing = drawPlan({ model: garden.model, catalogue, view: 'page', title, subtitle, note });
  if (drawing.scale === null) throw new Error('the plan of a report must be drawn to scale');
  const { painted, written } = splitDrawing(drawing);
  return { painted: toSvg(painted), written, scale: drawing.scale };
}
