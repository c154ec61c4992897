/** Names of designs, by what they turn on and by their line, and what each says is there. */
import type { GardenModel } from '../model/garden.ts';
import type { Idea, Language } from '../model/layout.ts';
import {
  hasDeepBeds,
  isBedAlongSide,
  isGrassed,
  isGravelGarden,
  isKitchenGarden,
  isLongGrass,
  isPaired,
  isPlanted,
  isPlantedRound,
  numberOf,
  stands,
  standsFar,
} from './borne-out.ts';

export const STYLE_NAMES: Record<Language, string> = {
  rect: 'Clean lines, drawn from the house',
  zigzag: 'Staggered rooms, side to side',
  diagonal: 'Turned on the diagonal',
  circles: 'Circles that overlap',
  serpentine: 'Soft, winding curves',
  arc: 'One sweeping arc',
  formal: 'Formal, on a central axis',
};

export type Anchor =
  | 'pool'
  | 'pond'
  | 'kitchen-garden'
  | 'orchard'
  | 'meadow'
  | 'pergola'
  | 'fire'
  | 'fountain'
  | 'play'
  | 'lawn'
  | 'gravel'
  | 'planting'
  | 'court';

export const TITLES: Record<Anchor, Partial<Record<Language, string[]>> & { any: string[] }> = {
  pool: {
    formal: ['The Mirror Pool', 'The Long Reflection', 'Sky on the Axis'],
    rect: ['The Still Pool', 'Stone and Still Water', 'The Pool Court'],
    diagonal: ['The Turned Pool', 'Water on the Slant'],
    any: ['The Reflecting Pool', 'Still Water'],
  },
  pond: {
    circles: ['Circles and Still Water', 'The Round Pond', 'Ripples'],
    serpentine: ['The Pond Path', 'Water and Winding Grass', 'Down to the Water'],
    diagonal: ['The Slanting Pond'],
    rect: ['The Pond Room', 'A Seat by the Water'],
    any: ['The Wild Pond', 'Beside the Water'],
  },
  'kitchen-garden': {
    formal: ['The Four Square Kitchen Garden'],
    rect: ['The Working Rows', 'The Kitchen Rooms', 'Supper from the Garden'],
    circles: ['Round the Kitchen Garden'],
    any: ['The Kitchen Garden', 'The Productive Garden'],
  },
  orchard: {
    circles: ['The Orchard Rounds'],
    formal: ['The Orchard Walk'],
    any: ['The Little Orchard', 'Blossom and Long Grass'],
  },
  meadow: {
    serpentine: ['A Path through the Meadow', 'The Mown Path'],
    circles: ['The Meadow Rounds'],
    any: ['The Meadow Edge', 'Long Grass and Light'],
  },
  pergola: {
    diagonal: ['The Corner Pergola'],
    formal: ['The Shaded Court'],
    circles: ['The Vine Room'],
    rect: ['The Room of Leaves', 'A Roof of Leaves'],
    any: ['Under the Pergola', 'The Shaded Room'],
  },
  fire: { circles: ['The Fire Circle'], any: ['The Fireside Garden', 'The Evening Garden'] },
  fountain: {
    formal: ['The Fountain Court'],
    circles: ['The Spring'],
    rect: ['The Listening Court', 'Water on Stone'],
    diagonal: ['The Corner Spring'],
    any: ['The Sound of Water', 'Water by the Way'],
  },
  play: {
    circles: ['Rounds to Run In', 'The Looped Garden', 'Ring a Roses'],
    rect: ['Room to Grow', 'The Garden of Two Halves', 'After School'],
    zigzag: ['Hide and Seek'],
    serpentine: ['The Winding Run'],
    diagonal: ['The Long Run'],
    any: ['The Growing Garden'],
  },
  lawn: {
    rect: ['The Green Room', 'The Even Lawn', 'Long Edges', 'The Quiet Square'],
    circles: ['The Round Lawn', 'Overlapping Circles', 'The Green Rounds'],
    diagonal: ['The Long Diagonal', 'A Corner Turned', 'The Slanting Lawn'],
    serpentine: ['The Winding Lawn', 'A Bend in the Grass', 'Round the Corner'],
    arc: ['The Sweep', 'The Curving Lawn'],
    formal: ['The Quiet Axis', 'The Panel Lawn'],
    zigzag: ['Side to Side', 'The Stepped Lawns'],
    any: ['The Open Lawn'],
  },
  gravel: {
    rect: ['The Gravel Rooms'],
    circles: ['The Gravel Rounds'],
    diagonal: ['The Gravel Diagonal'],
    arc: ['The Gravel Sweep'],
    serpentine: ['The Gravel Ribbon'],
    formal: ['The Gravel Court'],
    any: ['The Gravel Garden'],
  },
  planting: {
    rect: ['Clean Lines, Soft Edges', 'The Planted Rooms'],
    circles: ['Borders in the Round'],
    diagonal: ['The Turned Court', 'The Slanting Borders'],
    arc: ['The Planted Arc'],
    serpentine: ['The Winding Borders'],
    formal: ['The Border Walk'],
    any: ['The Planted Garden', 'Leaf and Light'],
  },
  court: { any: ['The Courtyard'] },
};

/** Where a language's names are all taken: two designs of one line differ by their idea. */
export const BY_IDEA: Record<Idea, string> = {
  house: 'The Garden at the Door',
  end: 'The Far Table',
  court: 'The Table in the Green',
  walk: 'The Planted Walk',
  side: 'The Long Bed',
  ring: 'The Green Surround',
};

/** The same where nobody eats outside. */
export const BY_SEAT: Partial<Record<Idea, string>> = {
  end: 'The Far Seat',
  court: 'The Seat in the Green',
};

/** Where the plan bears out none of the others: they say nothing of what is there. */
export const PLAIN_NAMES = ['The Garden at the Door', 'The Near and the Far', 'Edge to Edge'];

/** What a name says is there, by its words, and whether the plan has it. */
const BORNE_OUT: readonly [RegExp, (model: GardenModel) => boolean][] = [
  [/\bGravel\b/, isGravelGarden],
  [/\b(?:Lawns?|Green Rounds|in the Grass|Winding Grass|Panel)\b/, isGrassed],
  [/\b(?:Meadow|Long Grass|Mown)\b/, isLongGrass],
  [/\b(?:Border\w*|Plant(?:ed|ing)|Edges|Beds|Leaf|Green)\b/, isGreen],
  [/\bLong Bed\b/, isBedAlongSide],
  [/\bSurround\b/, isPlantedRound],
  [/\bEither Side\b/, isPaired],
  [/\bCorner Beds\b/, hasDeepBeds],
  [/\bFour Square\b/, (model) => numberOf(model, 'raised-bed') >= 4],
  [/\b(?:Kitchen|Working|Productive)\b/, isKitchenGarden],
  [/\b(?:Pergola|Vine|Leaves)\b/, (model) => stands(model, 'pergola', 'arbour')],
  [/\bFar Table\b/, (model) => standsFar(model, 'dining-set')],
  [/\bTable in\b/, (model) => stands(model, 'dining-set')],
  [/\bFar Seat\b/, (model) => standsFar(model, 'bench', 'arbour')],
  [/\bSeat in\b/, (model) => stands(model, 'bench', 'arbour')],
];
function isGreen(model: GardenModel): boolean {
  return isPlanted(model) || isGrassed(model);
}

/** A name says nothing of a garden that is not on its plan. */
export const isBorneOut = (name: string, model: GardenModel): boolean =>
  BORNE_OUT.every(([words, holds]) => !words.test(name) || holds(model));
