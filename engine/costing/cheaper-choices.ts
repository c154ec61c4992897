/** Brings a design towards a budget by cheaper materials and younger plants, before anything is drawn or priced. */
import { hypot } from '../geometry/trig.ts';
import type { Brief, FeatureId } from '../model/brief.ts';
import type { RateBook } from '../model/costing.ts';
import type { GardenModel, Saving } from '../model/garden.ts';
import type { AreaKind, FurnishingKind, Material } from '../model/layout.ts';
import { measureGarden } from '../quantities/measure.ts';
import type { Measured } from '../quantities/measure.ts';
import { takeOffMeasured } from '../quantities/take-off.ts';
import { relay, repot, without } from './changes.ts';
import { priceLines } from './price-lines.ts';
import { canBeLoose, needsFirmFloor } from './swaps.ts';

export type CheaperChoices = {
  /** The model with the choices made; the same object when none was needed. */
  model: GardenModel;
  /** What was changed, in words, in the order it was done. */
  changed: string[];
  /** Including VAT and contingency. */
  totalPence: number;
  fits: boolean;
};

type Step = { words: string; apply: (model: GardenModel, measured: Measured, brief: Brief) => GardenModel | null };

const BECAUSE = 'Chosen to keep to the budget.';
const swapMaterial = (from: Material, to: Material, kinds?: readonly AreaKind[]) => (model: GardenModel, measured: Measured): GardenModel | null =>
  relay(model, measured, (m) => (m.area.material === from && (!kinds || kinds.includes(m.area.kind)) ? to : null), BECAUSE);
const loosen = (kind: AreaKind, to: Material) => (model: GardenModel, measured: Measured, brief: Brief): GardenModel | null =>
  needsFirmFloor(brief) ? null : relay(model, measured, (m) => (m.area.kind === kind && canBeLoose(m.area) ? to : null), BECAUSE);

/** Leaves a thing out unless the visitor asked for it. */
const omit = (kinds: readonly FurnishingKind[], features: readonly FeatureId[]) => (model: GardenModel, _: Measured, brief: Brief): GardenModel | null =>
  brief.wanted.some((fact) => features.includes(fact.value) && fact.source.kind !== 'assumed') ? null : without(model, kinds);

/** A pergola with plants on it stays: they would have nothing to climb. */
function carriesClimbers(model: GardenModel): boolean {
  return model.layout.furnishings.some((f) => f.kind === 'pergola' && model.planting.placements.some((p) => p.role === 'climber' && hypot(p.x - f.x, p.y - f.y) <= hypot(f.widthMm, f.depthMm) / 2 + 500));
}
const save = (saving: Saving) => (model: GardenModel): GardenModel => ({ ...model, savings: [...(model.savings ?? []), saving] });

/** What is missed least comes first. */
const STEPS: readonly Step[] = [
  { words: 'Plants are bought one pot size smaller.', apply: (model) => repot(model) },
  { words: 'Lights that were not asked for are left for later.', apply: omit(['post-light', 'spike-light'], ['lighting']) },
  { words: 'Ornaments are left for later.', apply: omit(['bird-bath', 'bug-hotel', 'boulder'], ['birdfeeder']) },
  { words: 'Sandstone takes the place of porcelain.', apply: swapMaterial('porcelain', 'sandstone') },
  { words: 'Clay pavers take the place of granite setts.', apply: swapMaterial('setts', 'clay-paver') },
  { words: 'Lawn edges are cut by spade instead of held by steel.', apply: save('cut-edges') },
  { words: 'Timber edging takes the place of steel.', apply: save('timber-edges') },
  { words: 'Looking after the garden is yours from the first day.', apply: save('own-aftercare') },
  { words: 'Staining the fences is left to you.', apply: save('own-staining') },
  { words: 'Concrete paving takes the place of sandstone.', apply: swapMaterial('sandstone', 'concrete-paving') },
  { words: 'Bark takes the place of rubber mulch.', apply: swapMaterial('rubber-mulch', 'bark') },
  { words: 'Bark takes the place of artificial play turf.', apply: swapMaterial('play-turf', 'bark') },
  { words: 'Seating away from the house is laid in gravel.', apply: loosen('seat', 'gravel') },
  { words: 'Paths are laid in gravel.', apply: loosen('path', 'gravel') },
  { words: 'The lawn is sown instead of turfed.', apply: save('seed-lawn') },
  { words: 'The pergola is left for later.', apply: (model, measured, brief) => (carriesClimbers(model) ? null : omit(['pergola'], ['pergola', 'shadeplanting'])(model, measured, brief)) },
  { words: 'The outdoor kitchen is left for later.', apply: omit(['outdoor-kitchen'], ['kitchen']) },
  { words: 'Spreading the mulch is left to you.', apply: save('own-mulch') },
  { words: 'Clearing the ground is left to you.', apply: save('own-clearance') },
  { words: 'Plants are bought smaller still.', apply: (model) => repot(model) },
  { words: 'Decking away from the house becomes gravel.', apply: (model, measured, brief) => (needsFirmFloor(brief) ? null : swapMaterial('timber-deck', 'gravel', ['seat', 'path', 'gravel'])(model, measured)) },
  { words: 'The terrace is laid in self-binding gravel.', apply: loosen('terrace', 'self-binding-gravel') },
];

/**
 * Takes cheaper choices one by one, least missed first, until the price fits the budget or none is left.
 * Pure: the given model is not touched. `fits` is false when the design still costs more; say so, never hide it.
 * Wheelchair and easy-access households keep every firm floor; things the visitor named are never left out.
 */
export function cheaperChoices(input: { model: GardenModel; brief: Brief; rates: RateBook; budgetPence: number }): CheaperChoices {
  const { brief, rates, budgetPence } = input, measured = measureGarden(input.model.site, input.model.layout);
  const priceOf = (model: GardenModel) => priceLines(takeOffMeasured(model, measured, { plants: [] }), rates).totalPence;
  let model = input.model, totalPence = priceOf(model);
  const changed: string[] = [];
  for (const step of STEPS) {
    if (totalPence <= budgetPence) break;
    const next = step.apply(model, measured, brief);
    const price = next ? priceOf(next) : totalPence;
    if (!next || price >= totalPence) continue;
    model = next;
    totalPence = price;
    changed.push(step.words);
  }
  return { model, changed, totalPence, fits: totalPence <= budgetPence };
}
