/** Changes that would save money, each priced again in full so that the saving is exact. */
import type { Brief } from '../model/brief.ts';
import type { Quantity, RateBook, Swap } from '../model/costing.ts';
import { SAVINGS } from '../model/garden.ts';
import type { GardenModel, Saving } from '../model/garden.ts';
import type { Area, FurnishingKind, Material } from '../model/layout.ts';
import { buildUpOf } from '../quantities/build-ups.ts';
import { figure } from '../quantities/line.ts';
import type { Measured } from '../quantities/measure.ts';
import { applySaving } from '../quantities/savings.ts';
import { takeOffMeasured } from '../quantities/take-off.ts';
import { NAMES, ONE_STEP_DOWN, relay, repot, without } from './changes.ts';
import { priceLines } from './price-lines.ts';

type Offer = { id: string; title: string; detail: string; after: readonly Quantity[] | null };
type Priced = Offer & { basePence: number };
type Input = { model: GardenModel; measured: Measured; brief: Brief; quantities: readonly Quantity[] };

/** The schedule carries every name and pot that pricing needs. */
const NO_CATALOGUE = { plants: [] };
const MOST = 6;

/** Wheels need a firm floor, so no loose surface is offered. */
export function needsFirmFloor(brief: Brief): boolean {
  return brief.household.wheelchair.value || brief.household.easyAccess.value;
}
/** A hot tub needs a slab. */
export function canBeLoose(area: Area): boolean {
  return Boolean(buildUpOf(area.material)?.rigid) && area.feature !== 'hottub';
}
const retake = (model: GardenModel | null, measured: Measured): Quantity[] | null => (model ? takeOffMeasured(model, measured, NO_CATALOGUE) : null);

function offerPaving({ model, measured }: Input): Offer[] {
  const offers: Offer[] = [];
  for (const from of ['porcelain', 'sandstone', 'setts'] as const) {
    const to = ONE_STEP_DOWN[from]!, m2 = sum(measured.areas.filter((m) => m.area.material === from && !m.kept));
    if (m2 === 0) continue;
    const name = NAMES[to]!;
    offers.push({
      id: `paving-${from}`, title: `${name[0]!.toUpperCase()}${name.slice(1)} instead of ${NAMES[from]}`,
      detail: `The same ${figure(m2)} m² on the same base, in a plainer finish. Nothing else in the plan changes.`,
      after: retake(relay(model, measured, (m) => (m.area.material === from ? to : null)), measured),
    });
  }
  return offers;
}

const sum = (areas: readonly { m2: number }[]): number => areas.reduce((total, m) => total + m.m2, 0);

function offerLooseFloors({ model, measured, brief }: Input): Offer[] {
  if (needsFirmFloor(brief)) return [];
  const paved = (kind: 'seat' | 'path') => measured.areas.filter((m) => m.area.kind === kind && !m.kept && canBeLoose(m.area));
  const seats = paved('seat'), paths = paved('path');
  const lay = (kind: 'seat' | 'path', material: Material) => retake(relay(model, measured, (m) => (m.area.kind === kind && canBeLoose(m.area) ? material : null)), measured);
  const offers: Offer[] = [];
  if (seats.length) offers.push({ id: 'seat-gravel', title: 'Gravel under the seating away from the house', detail: `${figure(sum(seats))} m² of gravel on membrane instead of paving. It drains by itself and crunches underfoot; chairs need broad feet.`, after: lay('seat', 'gravel') });
  if (paths.length) offers.push({ id: 'path-gravel', title: 'Self-binding gravel for the paths', detail: `${figure(sum(paths))} m² of rolled gravel instead of units: firm enough for a barrow, and topped up every few years.`, after: lay('path', 'self-binding-gravel') });
  return offers;
}

function offerPlants({ model, measured }: Input): Offer[] {
  return [{
    id: 'smaller-pots', title: 'Plants one pot size smaller', detail: 'The same plants in the same places, bought younger. Most perennials catch up within two summers; trees and shrubs take three or four.',
    after: retake(repot(model), measured),
  }];
}
const LATER: readonly [FurnishingKind[], string, string, string][] = [
  [['outdoor-kitchen'], 'kitchen-later', 'Build the outdoor kitchen later', 'The paving is laid ready for it, so nothing is lifted when you build it.'],
  [['pergola'], 'pergola-later', 'Build the pergola later', 'Its post positions stay on the plan; footings can be dug beside finished paving.'],
  [['post-light', 'spike-light'], 'no-lights', 'Leave out the lighting', 'A sleeve under the paving keeps the way open for a cable.'],
  [['pot', 'urn'], 'no-pots', 'Bring your own pots', 'The places for them stay as they are.'],
];
function offerLater({ model, measured }: Input): Offer[] {
  return LATER.map(([kinds, id, title, detail]): Offer => ({ id, title, detail, after: retake(without(model, kinds), measured) }));
}

const SAVED: Record<Saving, [title: string, detail: string]> = {
  'seed-lawn': ['Sow the lawn instead of laying turf', 'Sown in April or September on the same topsoil. It wants a season of light use before it is played on.'],
  'cut-edges': ['Spade-cut lawn edges instead of steel', 'A crisp edge that is cut again each spring, about an hour for every twenty metres.'],
  'timber-edges': ['Timber edging instead of steel', 'Treated boards hold gravel and paths as well, and are renewed after ten years or so.'],
  'own-clearance': ['Clear the garden yourselves', 'Old turf, weeds and rubbish lifted and gone before we start. Digging for paving stays with us.'],
  'own-aftercare': ['Look after it yourselves from the first day', 'Weeding, watering through dry spells and the first cut are then yours; new plants want a can each twice a week until September.'],
  'own-staining': ['Stain the fences yourselves', 'A dry weekend and two coats, best done before the planting goes in.'],
  'own-mulch': ['Spread the mulch yourselves', 'Leave it out of the order and lay 50 mm of your own compost or bark once the plants are in.'],
};
function offerSavings({ quantities }: Input): Offer[] {
  return SAVINGS.map((saving): Offer => {
    const after = applySaving(quantities, saving), [title, detail] = SAVED[saving];
    return { id: saving, title, detail, after: after === quantities ? null : after };
  });
}

/**
 * Up to six swaps, the greatest saving first; each saving is what the total falls by when that one change is made, to the penny.
 * Changes of the plan are measured against the plan's own take-off, changes of lines against the lines given.
 */
export function findSwaps(input: Input, rates: RateBook): Swap[] {
  const totalOf = (quantities: readonly Quantity[]) => priceLines(quantities, rates).totalPence;
  const planPence = totalOf(takeOffMeasured(input.model, input.measured, NO_CATALOGUE)), linesPence = totalOf(input.quantities);
  const offers = [
    ...[...offerPaving(input), ...offerLooseFloors(input), ...offerPlants(input), ...offerLater(input)].map((offer): Priced => ({ ...offer, basePence: planPence })),
    ...offerSavings(input).map((offer): Priced => ({ ...offer, basePence: linesPence })),
  ];
  return offers.flatMap(({ id, title, detail, after, basePence }) => {
    const savesPence = after ? basePence - totalOf(after) : 0;
    return savesPence > 0 ? [{ id, title, detail, savesPence }] : [];
  }).sort((a, b) => b.savesPence - a.savesPence || (a.id < b.id ? -1 : 1)).slice(0, MOST);
}
