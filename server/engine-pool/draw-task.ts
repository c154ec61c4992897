import { drawPlan } from '#engine/drawing/draw-plan.ts';
import { drawWorkingSheet } from '#engine/drawing/sheets/draw-sheet.ts';
import { splitDrawing } from '#engine/drawing/split-drawing.ts';
import { toSvg } from '#engine/drawing/to-svg.ts';
import type { Catalogue } from '#engine/model/plant.ts';
import {
  type DrawTask,
  type PlanPage,
  SHEET_VIEWS,
  type SheetPage,
  type TitledGarden,
} from '#server/ports/engine.ts';

const REPORT_SHEETS = ['section', 'setting-out'] as const;

/** The plan of a saved design as SVG; scale drawings carry their true size in millimetres. */
export function drawTask(
  { garden, view, paper, aspect, title, subtitle, note }: DrawTask,
  catalogue: Catalogue,
): string {
  const asked = { model: garden.model, catalogue, title, subtitle, note },
    size = paper === 'a4' ? 'A4' : 'A3';
  const sheet = SHEET_VIEWS.find((one) => one === view);
  if (sheet) return toSvg(drawWorkingSheet({ ...asked, view: sheet, paper: size }), { size: 'mm' });
  const drawing = drawPlan({
    ...asked,
    view: view as Exclude<typeof view, SheetPage['view']>,
    paper: size,
    ...(view === 'sun' ? { sunMap: garden.sunMap } : {}),
    ...(view === 'picture' && aspect ? { aspect } : {}),
  });
  return toSvg(drawing, { size: view === 'sheet' ? 'mm' : 'fluid' });
}

/** The plan and the builder's sheets for pages of the printed report. */
export function drawPageTask(
  { garden, title, subtitle, note }: TitledGarden,
  catalogue: Catalogue,
): PlanPage {
  const drawing = drawPlan({ model: garden.model, catalogue, view: 'page', title, subtitle, note });
  if (drawing.scale === null) throw new Error('the plan of a report must be drawn to scale');
  const { painted, written } = splitDrawing(drawing);
  const sheets = REPORT_SHEETS.map((view): SheetPage => {
    const sheet = drawWorkingSheet({
      model: garden.model,
      catalogue,
      view,
      paper: 'page',
      title,
    });
    const { widthMm, heightMm, scale } = sheet;
    if (scale === null) throw new Error('a sheet that is built from must be drawn to scale');
    return {
      view,
      svg: toSvg(sheet, { idPrefix: `${view}-`, size: 'mm' }),
      widthMm,
      heightMm,
      scale,
    };
  });
  return { painted: toSvg(painted), written, scale: drawing.scale, sheets };
}
