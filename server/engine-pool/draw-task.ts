import { drawPlan } from '#engine/drawing/draw-plan.ts';
import { toSvg } from '#engine/drawing/to-svg.ts';
import type { Catalogue } from '#engine/model/plant.ts';
import type { DrawTask } from '#server/ports/engine.ts';

/** The plan of a saved design as SVG text; what is drawn to scale carries its true size in millimetres. */
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
  return toSvg(drawing, { size: view === 'sheet' || view === 'page' ? 'mm' : 'fluid' });
}
