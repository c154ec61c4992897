/** Swaps that leave the plan as it is: what is bought plainer, and what the household does or brings itself. */
import type { Brief } from '../model/brief.ts';
import type { Quantity } from '../model/costing.ts';
import { SAVINGS } from '../model/garden.ts';
import type { GardenModel, Saving } from '../model/garden.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { canBeUndug } from './cheaper-steps.ts';
import type { Measured } from '../quantities/measure.ts';
import { applySaving } from '../quantities/savings.ts';
import { canLendAHand } from './floor-choices.ts';

/** A change before it is priced; `after` is null where it changes nothing. */
export type Offer = {
  id: string;
  title: string;
  detail: string;
  after: readonly Quantity[] | null;
};
export type SwapInput = {
  model: GardenModel;
  measured: Measured;
  brief: Brief;
  quantities: readonly Quantity[];
};

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
  'plain-fences': [
    'Leave the fences as they are',
    'Neither mended nor stained. Planting hides most of a fence within three summers.',
  ],
  'no-dig': [
    'Make the beds without digging',
    'The ground is cut short and covered with cardboard and 100 mm of compost, and planted through it. Bindweed and dock are to be dug out first.',
  ],
  'own-staining': [
    'Stain the fences yourselves',
    'A dry weekend and two coats, best done before the planting goes in.',
  ],
  'lean-site': [
    'Lend us a lavatory and a tap, and keep the site tidy',
    'No hired lavatory, and you sweep up, cover and water between our days.',
  ],
  'own-soil': [
    'Make the lawn on the soil that is there',
    'Raked, levelled and fed instead of topped with bought soil. It suits a garden that has grown grass before.',
  ],
  'own-compost': [
    'Bring the compost for the beds yourselves',
    'Heaped on the beds before planting day: council green-waste compost by the load costs least.',
  ],
  'own-planting': [
    'Dig the beds and plant them yourselves',
    'The plants come to the door with the planting plan; trees are set by us. Allow a weekend for each 20 m² of bed.',
  ],
  'own-build': [
    'Build it yourselves',
    'We deliver what is on the list with the plan; you carry it in, set it up and plant it.',
  ],
  'own-digging': [
    'Dig out and lay the stone base yourselves',
    'Spades or a hired digger, a skip, and a hired plate to press the stone in two layers. We set out the levels with pegs first.',
  ],
  'own-gravel': [
    'Spread the gravel and fix the timber edges yourselves',
    'We dig out and lay the base; gravel, membrane and boards are delivered.',
  ],
  'keep-lawn': [
    'Mend the grass that is there',
    'Scarified, spiked, fed and sown where it is thin, instead of stripped and laid anew.',
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
  'own-planting',
  'own-gravel',
  'own-digging',
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
export function offerOwnBuild({ brief, quantities }: SwapInput): Offer[] {
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
export function offerSavings(
  { model, brief, quantities }: SwapInput,
  overBudget: boolean,
): Offer[] {
  return SAVINGS.filter(
    (saving) =>
      // goods without our work are a first stage, and no swap
      saving !== 'own-build' &&
      (overBudget || !['lean-site', 'no-dig', 'plain-fences'].includes(saving)) &&
      (saving !== 'no-dig' || canBeUndug(model.site)) &&
      (saving !== 'keep-floor' || isUndug(model.site)) &&
      (saving !== 'keep-lawn' ||
        (brief.hasGrass?.value === true && !model.savings?.includes('keep-lawn'))) &&
      (canLendAHand(brief) || !OWN_WORK.includes(saving)),
  ).map((saving): Offer => {
    const after = applySaving(quantities, saving),
      [title, detail] = SAVED[saving];
    return { id: saving, title, detail, after: after === quantities ? null : after };
  });
}
