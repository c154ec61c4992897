/** The plan as the design's own page has it, and where the ground lies on it. */
import { drawPlainPage, layPage } from '#engine/drawing/views/plain.ts';
import { toSvg } from '#engine/drawing/to-svg.ts';
import type { Frame } from '#engine/drawing/frame.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import type { Plant } from '#engine/model/plant.ts';

/** `svg` is our own drawing, every text in it escaped. `frame` takes ground to paper, mm to user units. */
export type PlanDrawing = { svg: string; frame: Frame; width: number; height: number };

/** Where north lies on the plan, degrees clockwise from its top. */
export const northOnPlan = (model: GardenModel): number =>
  layPage({ model, catalogue: { plants: [] }, view: 'plain' as const, title: '' }).board.frame
    .northDeg;

export function drawStudioPlan(
  model: GardenModel,
  plants: ReadonlyMap<string, Plant>,
  title: string,
): PlanDrawing {
  const options = {
    model,
    catalogue: { plants: [...plants.values()] },
    view: 'plain' as const,
    title,
  };
  const page = layPage(options);
  return {
    svg: toSvg(drawPlainPage(page, options), { size: 'fluid', idPrefix: 'studio-' }),
    frame: page.board.frame,
    width: page.width,
    height: page.height,
  };
}
