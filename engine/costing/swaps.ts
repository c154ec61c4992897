/** Changes that would save money, each priced again in full so that the saving is exact. */
import { capitalise } from '../model/format.ts';
import type { Quantity, RateBook, Swap } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import type { FurnishingKind, Material } from '../model/layout.ts';
import { isParking, isUndug } from '../quantities/build-ups.ts';
import { figure } from '../quantities/line.ts';
import type { Measured } from '../quantities/measure.ts';
import { takeOffMeasured } from '../quantities/take-off.ts';
import { NAMES, PLAINER, relay, repot, without } from './changes.ts';
import { canBeLoose, isWished, mayBeLaid, needsFirmFloor } from './floor-choices.ts';
import { remeasureWeeks, withPreliminaries } from './preliminaries.ts';
import { priceLines } from './price-lines.ts';
import { offerOwnBuild, offerSavings } from './swap-savings.ts';
import type { Offer, SwapInput as Input } from './swap-savings.ts';
import { thin } from './thin.ts';

type Priced = Offer & { basePence: number; totalOf: (lines: readonly Quantity[]) => number };

/** The schedule carries every name and pot that pricing needs. */
const NO_CATALOGUE = { plants: [] };
const MOST = 6;
/** A smaller saving is not worth a sentence. */
const TRIFLE_PENCE = 2_500;

/** A changed plan's work, without what the site costs by the week. */
const retake = (model: GardenModel | null, measured: Measured): Quantity[] | null =>
  model ? takeOffMeasured(model, measured, NO_CATALOGUE) : null;

function offerPaving({ model, measured, brief }: Input): Offer[] {
  const offers: Offer[] = [];
  // slabs on a roof are chosen for their weight
  if (isUndug(model.site)) return offers;
  for (const from of ['porcelain', 'sandstone', 'setts'] as const) {
    const to = PLAINER[from]!.find((one) => mayBeLaid(one, brief)),
      laid = measured.areas.filter((m) => m.area.material === from && !m.kept),
      m2 = sum(laid);
    if (!to || m2 === 0) continue;
    const name = NAMES[to]!,
      base = from === 'setts' ? 'The same' : 'The same pattern on the same base:';
    offers.push({
      id: `paving-${from}`,
      title: `${capitalise(name)} instead of ${NAMES[from]}`,
      detail: `${base} ${figure(m2)} m² ${PLAIN_WORDS[to] ?? 'in a plainer finish'}.${isWished(from, brief) ? ` You asked for ${NAMES[from]}, so this is only for when the price has to come down.` : ''}`,
      after: retake(
        relay(model, measured, (m) => (m.area.material === from ? to : null)),
        measured,
      ),
    });
  }
  return offers;
}
const PLAIN_WORDS: Partial<Record<Material, string>> = {
  sandstone: 'in sawn sandstone, which weathers more than porcelain and wants a wash each spring',
  'concrete-paving': 'in textured concrete flags, sound underfoot and plainer to look at',
  'clay-paver': 'in clay pavers, laid on sand and open to the rain',
};

const sum = (areas: readonly { m2: number }[]): number =>
  areas.reduce((total, m) => total + m.m2, 0);

function offerLooseFloors({ model, measured, brief }: Input): Offer[] {
  if (needsFirmFloor(brief) || isUndug(model.site) || !mayBeLaid('gravel', brief)) return [];
  const paved = (kind: 'seat' | 'path') =>
    measured.areas.filter(
      (m) => m.area.kind === kind && !m.kept && canBeLoose(m.area) && !isParking(m.area),
    );
  const seats = paved('seat'),
    paths = paved('path');
  const lay = (areas: readonly { area: { id: string } }[], material: Material) =>
    retake(
      relay(model, measured, (m) =>
        areas.some((one) => one.area.id === m.area.id) ? material : null,
      ),
      measured,
    );
  const offers: Offer[] = [];
  if (seats.length)
    offers.push({
      id: 'seat-gravel',
      title: 'Gravel under the seating away from the house',
      detail: `${figure(sum(seats))} m² of gravel on membrane instead of paving. It drains by itself and crunches underfoot; chairs need broad feet.`,
      after: lay(seats, 'gravel'),
    });
  if (paths.length)
    offers.push({
      id: 'path-gravel',
      title: 'Self-binding gravel for the paths',
      detail: `${figure(sum(paths))} m² of rolled gravel instead of paving: firm enough for a barrow, and topped up every few years.`,
      after: lay(paths, 'self-binding-gravel'),
    });
  return offers;
}

function offerPlants({ model, measured }: Input): Offer[] {
  return [
    {
      id: 'smaller-pots',
      title: 'Plants one pot size smaller',
      detail:
        'The same plants in the same places, bought younger. Most perennials catch up within two summers; trees and shrubs take three or four.',
      after: retake(repot(model), measured),
    },
    {
      id: 'wider-planting',
      title: 'Plant a little wider apart',
      detail:
        'Every fourth perennial is left out, and the beds close a summer later. Mulch or a sowing of annuals fills the gaps until then.',
      // a design that was brought to a budget has been thinned as far as is good for it
      after: gaveUpForPrice(model) ? null : retake(thin(model, ['mid', 'ground'], 4), measured),
    },
  ];
}
/** True where something was given up for its price; grass that stays was never to be bought. */
export const gaveUpForPrice = ({ savings = [] }: GardenModel): boolean =>
  savings.some((saving) => saving !== 'keep-lawn');
const LATER: readonly [FurnishingKind[], string, string, string][] = [
  [
    ['outdoor-kitchen'],
    'kitchen-later',
    'Build the outdoor kitchen later',
    'The paving is laid ready for it, so nothing is lifted when you build it.',
  ],
  [
    ['pergola'],
    'pergola-later',
    'Build the pergola later',
    'Its post positions stay on the plan; footings can be dug beside finished paving.',
  ],
  [['arbour'], 'arbour-later', 'Add the arbour later', 'A bench does its work until then.'],
  [
    ['fire-pit'],
    'fire-later',
    'Bring a fire bowl of your own',
    'The floor it stands on is laid as drawn.',
  ],
  [
    ['post-light', 'spike-light'],
    'no-lights',
    'Leave out the lighting',
    'A sleeve under the paving keeps the way open for a cable.',
  ],
  [['pot', 'urn'], 'no-pots', 'Bring your own pots', 'The places for them stay as they are.'],
];
const UNDUG_LATER: Record<string, string> = {
  'no-lights': 'Cables are clipped along the edge, so lights can follow at any time.',
  'pergola-later': 'The places for its weighted feet stay on the plan.',
  'kitchen-later': 'Its place stays on the plan.',
};
function offerLater({ model, measured }: Input): Offer[] {
  const undug = isUndug(model.site);
  return LATER.map(([kinds, id, title, detail]): Offer => ({
    id,
    title,
    detail: (undug && UNDUG_LATER[id]) || detail,
    after: retake(without(model, kinds), measured),
  }));
}

/**
 * Up to six swaps, the greatest saving first; each saving is what the total falls by when that one change is made, to the penny.
 * Changes of the plan are measured against the plan's own take-off, changes of lines against the lines given.
 */
export function findSwaps(input: Input, rates: RateBook): Swap[] {
  const priceOf = (quantities: readonly Quantity[]) => priceLines(quantities, rates).totalPence,
    ofPlan = (work: readonly Quantity[]) => priceOf(withPreliminaries(work, input.model, rates)),
    ofLines = (lines: readonly Quantity[]) => priceOf(remeasureWeeks(lines, rates));
  const planPence = ofPlan(takeOffMeasured(input.model, input.measured, NO_CATALOGUE)),
    linesPence = ofLines(input.quantities);
  const offers = [
    ...[
      ...offerPaving(input),
      ...offerLooseFloors(input),
      ...offerPlants(input),
      ...offerLater(input),
    ].map((offer): Priced => ({ ...offer, basePence: planPence, totalOf: ofPlan })),
    ...[
      ...offerSavings(input, linesPence > (input.brief.budgetPence?.value ?? Infinity)),
      ...offerOwnBuild(input),
    ].map((offer): Priced => ({ ...offer, basePence: linesPence, totalOf: ofLines })),
  ];
  return offers
    .flatMap(({ id, title, detail, after, basePence, totalOf }) => {
      const savesPence = after ? basePence - totalOf(after) : 0;
      return savesPence >= TRIFLE_PENCE ? [{ id, title, detail, savesPence }] : [];
    })
    .sort((a, b) => b.savesPence - a.savesPence || (a.id < b.id ? -1 : 1))
    .slice(0, MOST);
}
