/** What each kind of ground that is left free is called, what it bars, and who says so. No width of ours is a rule: those are the customer's, or measured. */
import type { BarredKind, BarredZone, Bars } from '../model/barred.ts';
import type { Mm } from '../model/shapes.ts';

type BarredRule = {
  /** As written on the plan. */
  label: string;
  /** In a sentence: "the right of way". */
  phrase: string;
  bars: readonly Bars[];
  /** Its ground is not touched: it stays as it is. */
  isLeft?: true;
  /** Somebody walks through it: from end to end it is kept open. */
  isWalked?: true;
  /** What stands there is limited; the ground itself is laid, sown and planted like any other. */
  isLimit?: true;
  /** Along every side but the house's, whatever place is told. */
  isAround?: true;
  /** As wide as it is drawn where nobody said: a way of ours, or enough to be seen on the plan. */
  drawnMm: Mm;
  rule: string;
  basis: string;
};

const NOTHING_FIXED: readonly Bars[] = ['building', 'digging', 'trees'];
const NOTHING: readonly Bars[] = ['building', 'digging', 'trees', 'planting'];
const DEED = 'What you wrote of it; the deed decides';
const ASKED = 'What you asked for';
const ON_SITE = 'To be checked on site';
/** Widths of ways in a garden: a main one, and one to step along. */
const MAIN_MM: Mm = 1200,
  STEPPING_MM: Mm = 600;

export const BARRED_RULES: Readonly<Record<BarredKind, BarredRule>> = {
  'flood strip': {
    label: 'Flood strip, kept free',
    phrase: 'the flood strip',
    bars: NOTHING_FIXED,
    drawnMm: 3000,
    rule: 'Ask the Environment Agency, or whoever looks after the water, how wide the strip is and what may be laid, fenced or planted on it, before any work.',
    basis: 'The byelaws of the water; to be checked before work',
  },
  'no-build strip': {
    label: 'Nothing built here',
    phrase: 'the strip on which nothing may be built',
    bars: NOTHING_FIXED,
    drawnMm: 1000,
    rule: 'Read the deed or ask the holder of the right before anything else is laid or planted there.',
    basis: DEED,
  },
  'ground of others': {
    label: 'Not yours to dig',
    phrase: 'the ground that is not yours to dig',
    bars: NOTHING,
    isLeft: true,
    drawnMm: 1000,
    rule: 'Agree in writing with its owner before anything is laid, dug or planted there. It stays as it is.',
    basis: 'What you wrote of it; the lease or the deed decides',
  },
  'right of way': {
    label: 'Right of way, kept open',
    phrase: 'the right of way',
    bars: NOTHING,
    isLeft: true,
    isWalked: true,
    drawnMm: MAIN_MM,
    rule: 'Whoever has the right may walk it at any time: the gates or gaps at its ends stay, and nothing is stored on it. Its surface stays as it is.',
    basis: DEED,
  },
  'fire escape': {
    label: 'Way out in a fire, kept open',
    phrase: 'the way out in a fire',
    bars: NOTHING,
    isLeft: true,
    isWalked: true,
    drawnMm: MAIN_MM,
    rule: 'No pot, bin or furniture stands on it, and no gate on it needs a key from inside. How wide it has to be is for the fire risk assessment of the building. Its surface stays as it is.',
    basis: 'The building’s fire risk assessment; to be checked on site',
  },
  'garage door': {
    label: 'Kept open for the garage',
    phrase: 'the ground before the garage door',
    bars: NOTHING,
    isLeft: true,
    isWalked: true,
    drawnMm: MAIN_MM,
    rule: 'How the door swings and how the car turns decide how much ground it wants: that is measured at the visit. Its surface stays as it is.',
    basis: ON_SITE,
  },
  'soakaway field': {
    label: 'Septic tank and its drains',
    phrase: 'the ground of the septic tank and its drains',
    bars: NOTHING_FIXED,
    drawnMm: 4000,
    rule: 'Tank and pipes are traced before anybody digs. Nothing heavy stands or drives over them, and the lid stays where it can be lifted.',
    basis: ON_SITE,
  },
  soakaway: {
    label: 'Soakaway',
    phrase: 'the ground of the soakaway',
    bars: NOTHING_FIXED,
    drawnMm: 3000,
    rule: 'The crates are traced before anybody digs. Nothing heavy stands on them, and no tree roots near them.',
    basis: ON_SITE,
  },
  meter: {
    label: 'Meters, kept clear',
    phrase: 'the ground before the meters',
    bars: NOTHING,
    drawnMm: STEPPING_MM,
    rule: 'Somebody has to be able to stand there and open them: nothing is stood or planted before them.',
    basis: ON_SITE,
  },
  'air brick': {
    label: 'Air bricks, kept clear',
    phrase: 'the wall with the air bricks',
    bars: ['building', 'trees', 'planting'],
    drawnMm: 300,
    rule: 'Air bricks stay open: no soil, paving or plant comes up against them, and finished ground stays 150 mm below the damp-proof course.',
    basis: ON_SITE,
  },
  gully: {
    label: 'Gully, kept clear',
    phrase: 'the gully',
    bars: NOTHING,
    drawnMm: STEPPING_MM,
    rule: 'It takes the water of the house: its grating is brought to the finished level, and it can be reached with rods.',
    basis: ON_SITE,
  },
  'wall to reach': {
    label: 'Kept free to reach the wall',
    phrase: 'the strip from which the wall is reached',
    bars: NOTHING,
    drawnMm: STEPPING_MM,
    rule: 'Room for a ladder and a brush: nothing is built or planted against the wall, and nothing is fixed to it without its owner.',
    basis: ON_SITE,
  },
  'low ground': {
    label: 'Kept low',
    phrase: 'the ground that is kept low',
    bars: ['trees', 'tall'],
    isLimit: true,
    drawnMm: 6000,
    rule: 'What grows there is chosen by its height after ten years: a shrub that outgrows it is cut back or changed.',
    basis: ASKED,
  },
  'treeless ground': {
    label: 'No trees here',
    phrase: 'the ground without trees',
    bars: ['trees'],
    isLimit: true,
    drawnMm: 5000,
    rule: 'Seedlings of trees are pulled up while they are small.',
    basis: ASKED,
  },
  'open run': {
    label: 'Kept open',
    phrase: 'the run that is kept open',
    bars: NOTHING,
    isLeft: true,
    isWalked: true,
    drawnMm: 2500,
    rule: 'Nothing is stood on it and no edging crosses it. Its surface stays as it is: grass that is worn is spiked and sown again in April or September.',
    basis: ASKED,
  },
  'wild ground': {
    label: 'Left wild',
    phrase: 'the ground that is left wild',
    bars: NOTHING,
    isLeft: true,
    drawnMm: 4000,
    rule: 'It is neither cleared nor dug. A badger sett may not be disturbed, and no nest in use: ask an ecologist before any work beside them.',
    basis:
      'What you wrote of it; the Protection of Badgers Act 1992 and the Wildlife and Countryside Act 1981',
  },
  'foothold strip': {
    label: 'Nothing to climb on',
    phrase: 'the metre along the fence',
    bars: ['building', 'trees', 'footholds'],
    isLimit: true,
    isAround: true,
    drawnMm: 1000,
    rule: 'Bins, pots, furniture and play things stay a metre from it as well. Nothing here makes a fence safe by itself: rails on its inner side are footholds too, and are boarded over.',
    basis: ASKED,
  },
};

/** Nothing stands higher on ground that is kept low, where nobody said how high: one sees over it from a chair. */
export const LOW_MM: Mm = 1000;

/** Ground by the house on which nothing is stood, whatever floor lies there. */
export const BY_HOUSE: ReadonlySet<BarredKind> = new Set<BarredKind>([
  'meter',
  'air brick',
  'gully',
]);

type Called = Pick<BarredZone, 'kind' | 'name'>;
/** As written on the plan. */
export const labelOf = ({ kind, name }: Called): string => name ?? BARRED_RULES[kind].label;
/** In a sentence. */
export const phraseOf = ({ kind, name }: Called): string => name ?? BARRED_RULES[kind].phrase;
