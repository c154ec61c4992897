/** A stored design changed by hand, and what may be planted instead of what. */
import { withReading } from '#server/reader.ts';
import { designWeights } from '#content/design/weights.ts';
import { readBrief } from '#engine/index.ts';
import { priceLines } from '#engine/costing/price-lines.ts';
import type { RateBook } from '#engine/model/costing.ts';
import type { Brief } from '#engine/model/brief.ts';
import type { GardenDesign, GardenModel } from '#engine/model/garden.ts';
import type { Catalogue } from '#engine/model/plant.ts';
import type { Addition, BedPalette, Operation } from '#engine/model/operation.ts';
import { additionsFor } from '#engine/operations/additions.ts';
import { choicesFor, mayGrowIn } from '#engine/operations/bed-choices.ts';
import { palettesFor } from '#engine/operations/bed-palettes.ts';
import { applyOperation } from '#engine/operations/apply.ts';
import { deriveFrom } from '#engine/operations/derive.ts';
import { mayTakePlace, swapsFor } from '#engine/operations/swaps.ts';
import { bestEveningHours } from '#server/engine-pool/evening-sun.ts';
import type {
  AdditionTask,
  BedAnswer,
  BedTask,
  ChangeAnswer,
  ChangeTask,
  PalettesTask,
  SwapAnswer,
  SwapTask,
} from '#server/ports/engine.ts';

type Reference = { catalogue: Catalogue; rates: RateBook };

export const briefOf = (task: Pick<ChangeTask, 'brief'>, { site }: GardenModel) =>
  readBrief(withReading(task.brief), site.place);

export function changeTask(task: ChangeTask, { catalogue, rates }: Reference): ChangeAnswer {
  const { original, base = original, position } = task;
  const brief = briefOf(task, original.model);
  const changed = applyChanges({ base, operations: task.operations, brief, catalogue });
  if ('refused' in changed) return changed;
  const startPence = priceLines(original.quantities, rates).totalPence;
  const design = deriveFrom(base, changed.model, {
    brief,
    catalogue,
    rates,
    weights: designWeights.taste,
    position,
  });
  return { design, startPence, eveningSunHours: bestEveningHours(design.model) };
}

/** Every change, and every plant that is put in asked whether it would live there. */
export function applyChanges({
  base,
  operations,
  brief,
  catalogue,
}: {
  base: GardenDesign;
  operations: readonly Operation[];
  brief: Brief;
  catalogue: Catalogue;
}): { model: GardenModel } | { refused: string; at: number } {
  const plants = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
  let { model } = base;
  for (const [at, operation] of operations.entries()) {
    for (const one of operation.kind === 'together' ? operation.operations : [operation]) {
      if (one.kind === 'swap-plant') {
        const next = plants.get(one.by);
        if (!next || !mayTakePlace(model, one, next, { brief, catalogue }))
          return { refused: `${next?.commonName ?? 'That plant'} would not thrive there.`, at };
      }
      if (one.kind === 'add-plants') {
        const plant = plants.get(one.plantId);
        if (!plant || !mayGrowIn(model, one.areaId, plant, { brief }))
          return { refused: `${plant?.commonName ?? 'That plant'} would not thrive there.`, at };
      }
      const outcome = applyOperation(model, one, { plants });
      if ('refused' in outcome) return { refused: outcome.refused, at };
      model = outcome.model;
    }
  }
  return { model };
}

export function swapTask(
  { model, brief, ...where }: SwapTask,
  { catalogue, rates }: Reference,
): SwapAnswer {
  return swapsFor(model, where, { brief: briefOf({ brief }, model), catalogue, rates });
}

export const bedTask = ({ model, brief, areaId, what }: BedTask, reference: Reference): BedAnswer =>
  choicesFor(model, areaId, { brief: briefOf({ brief }, model), ...reference }, what);

export const palettesTask = (
  { model, brief, areaId }: PalettesTask,
  reference: Reference,
): BedPalette[] => palettesFor(model, areaId, { brief: briefOf({ brief }, model), ...reference });

export const additionTask = ({ model, brief }: AdditionTask, reference: Reference): Addition[] =>
  additionsFor(model, { brief: briefOf({ brief }, model), ...reference });
