/** Changes that would save money, each priced again in full so that the saving is exact. */
import { capitalise } from '../model/format.ts';
import type { Brief } from '../model/brief.ts';
import type { Quantity, RateBook, Swap } from '../model/costing.ts';
import { SAVINGS } from '../model/garden.ts';
import type { GardenModel, Saving } from '../model/garden.ts';
import type { FurnishingKind, Material } from '../model/layout.ts';
import { isParking, isUndug } from '../quantities/build-ups.ts';
import { figure } from '../quantities/line.ts';
import type { Measured } from '../quantities/measure.ts';
import { applySaving } from '../quantities/savings.ts';
import { takeOffMeasured } from '../quantities/take-off.ts';
import { NAMES, PLAINER, relay, repot, without } from './changes.ts';
import { canBeLoose, canLendAHand, isWished, mayBeLaid, needsFirmFloor } from './floor-choices.ts';
import { priceLines } from './price-lines.ts';
import { thin } from './thin.ts';

type Offer = { id: string; title: string; detail: string; after: readonly Quantity[] | null };
type Priced = Offer & { basePence: number };
type Input = {
  model: GardenModel;
  measured: Measured;
  brief: Brief;
  quantities: readonly Quantity[];
};

/** The schedule carries every name and pot that pricing needs. */
const NO_CATALOGUE = { plants: [] };
const MOST = 6;
/** A smaller saving is not worth a sentence. */
const TRIFLE_PENCE = 2_500;

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
      after: model.savings?.length ? null : retake(thin(model, ['mid', 'ground'], 4), measured),
    },
  ];
}
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

const SAVED: Record<Saving, [title: string, detail: string]> = {
  'seed-lawn': [
    'Sow the lawn instead of laying turf',
    'Sown in April or September on the same topsoil. It wants a season of light use before it is played on.',
  ],
  'cut-edges': [
    'Spade-cut lawn edges instead of steel',
    'A crisp edge that is cut again each spring, about an hour for every twenty metres.',
  ],
  'timber-edges': [
    'Timber edging instead of steel',
    'Treated boards hold gravel and paths as well, and are renewed after ten years or so.',
  ],
  'own-clearance': [
    'Clear the garden yourselves',
    'Old turf, weeds and rubbish lifted and gone before we start. Digging for paving stays with us.',
  ],
  'own-aftercare': [
    'Look after it yourselves from the first day',
    'Weeding and watering through dry spells are then yours: new plants want a can each twice a week until September.',
  ],
  'own-staining': [
    'Stain the fences yourselves',
    'A dry weekend and two coats, best done before the planting goes in.',
  ],
  'lean-site': [
    'Lend us a lavatory, a tap and room for the skip',
    'No hired lavatory and no permit for the street, and you sweep up and water between our days.',
  ],
  'own-soil': [
    'Make the lawn on the soil that is there',
    'Raked, levelled and fed instead of topped with bought soil. It suits a garden that has grown grass before.',
  ],
  'own-compost': [
    'Bring the compost for the beds yourselves',
    'Heaped on the beds before planting day: council green-waste compost by the load costs least.',
  ],
  'plain-pots': [
    'Plain recycled pots',
    'The same size and number in recycled plastic: lighter to move, kind to roots, plainer to look at.',
  ],
  'keep-floor': [
    'Keep the floor that is there',
    'Washed, and made good where it is broken, instead of a new one laid on top.',
  ],
  'own-mulch': [
    'Spread the mulch yourselves',
    'Leave it out of the order and lay 50 mm of your own compost or bark once the plants are in.',
  ],
};
const OWN_WORK: readonly Saving[] = [
  'own-clearance',
  'own-staining',
  'own-mulch',
  'own-compost',
  'own-aftercare',
  'lean-site',
];
/** Things a household may bring or put up itself, on ground made ready for them. */
const OWN_BUILD: readonly [keys: string[], id: string, title: string, detail: string][] = [
  [
    ['shed-small', 'shed-medium', 'shed-large'],
    'bring-shed',
    'Put up the shed yourselves',
    'A flat-packed one on the base we lay: two people and a Saturday.',
  ],
  [
    ['greenhouse-small', 'greenhouse-large'],
    'bring-greenhouse',
    'Put up the greenhouse yourselves',
    'New or second-hand, on the base we lay to its size.',
  ],
  [
    ['store'],
    'bring-store',
    'Put up the store yourselves',
    'A flat-packed one on the base we lay.',
  ],
  [
    ['swing', 'climbing-frame', 'trampoline', 'playhouse', 'sandpit', 'log-steps'],
    'bring-play',
    'Bring your own play equipment',
    'The ground is made ready and soft for what you have already or find second-hand.',
  ],
];
function offerOwnBuild({ brief, quantities }: Input): Offer[] {
  if (!canLendAHand(brief)) return [];
  return OWN_BUILD.map(([keys, id, title, detail]): Offer => ({
    id,
    title,
    detail,
    after: quantities.some((line) => keys.includes(line.rateKey))
      ? quantities.filter((line) => !keys.includes(line.rateKey))
      : null,
  }));
}
function offerSavings({ model, brief, quantities }: Input, overBudget: boolean): Offer[] {
  return SAVINGS.filter(
    (saving) =>
      (saving !== 'lean-site' || overBudget) &&
      (saving !== 'keep-floor' || isUndug(model.site)) &&
      (canLendAHand(brief) || !OWN_WORK.includes(saving)),
  ).map((saving): Offer => {
    const after = applySaving(quantities, saving),
      [title, detail] = SAVED[saving];
    return { id: saving, title, detail, after: after === quantities ? null : after };
  });
}

/**
 * Up to six swaps, the greatest saving first; each saving is what the total falls by when that one change is made, to the penny.
 * Changes of the plan are measured against the plan's own take-off, changes of lines against the lines given.
 */
export function findSwaps(input: Input, rates: RateBook): Swap[] {
  const totalOf = (quantities: readonly Quantity[]) => priceLines(quantities, rates).totalPence;
  const planPence = totalOf(takeOffMeasured(input.model, input.measured, NO_CATALOGUE)),
    linesPence = totalOf(input.quantities);
  const offers = [
    ...[
      ...offerPaving(input),
      ...offerLooseFloors(input),
      ...offerPlants(input),
      ...offerLater(input),
    ].map((offer): Priced => ({ ...offer, basePence: planPence })),
    ...[
      ...offerSavings(input, linesPence > (input.brief.budgetPence?.value ?? Infinity)),
      ...offerOwnBuild(input),
    ].map((offer): Priced => ({ ...offer, basePence: linesPence })),
  ];
  return offers
    .flatMap(({ id, title, detail, after, basePence }) => {
      const savesPence = after ? basePence - totalOf(after) : 0;
      return savesPence >= TRIFLE_PENCE ? [{ id, title, detail, savesPence }] : [];
    })
    .sort((a, b) => b.savesPence - a.savesPence || (a.id < b.id ? -1 : 1))
    .slice(0, MOST);
}
