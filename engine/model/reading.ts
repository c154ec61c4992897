/** A description as data: every mention with its words, what it is and what is to happen to it. The engine reads no text. */

import type {
  GroundSaid,
  LiesSaid,
  LikenessSaid,
  LinesWish,
  SizeWordSaid,
  SunSaid,
  WayWidthSaid,
} from './ground-said.ts';
import type { PeopleSaid } from './people-said.ts';

export const MENTION_KINDS = [
  'feature',
  'plant',
  'material',
  'style',
  'colour',
  'measure',
  'orientation',
  'soil',
  'drainage',
  'light',
  'level',
  'access',
  'boundary',
  'neighbour',
  'person',
  'health',
  'animal',
  'money',
  'time',
  'use',
  'problem',
  'rule',
  'place',
  'town',
] as const;
export type MentionKind = (typeof MENTION_KINDS)[number];

/**
 * What holds for this garden as it is to be. `stands`: is there, its fate not said; `others`: a neighbour's, another house's,
 * an example; `fact`: true of this garden and its people now (for kinds that are no things).
 */
export const STATUSES = [
  'stands',
  'keep',
  'wanted',
  'refused',
  'going',
  'gone',
  'undecided',
  'others',
  'past',
  'fact',
] as const;
export type Status = (typeof STATUSES)[number];

/** How strongly a wish or a refusal is meant. */
export const STRENGTHS = ['must', 'like', 'perhaps'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Where in the garden, seen from the house. */
export const PLACES = [
  'left',
  'right',
  'back',
  'front',
  'house',
  'middle',
  'corner',
  'along',
  'back-left',
  'back-right',
  'house-left',
  'house-right',
  'all',
] as const;
export type MentionPlace = (typeof PLACES)[number];

/** What else was said of where a thing is to be, each tested on the finished drawing. */
export const WHERES = [
  'sun',
  'shade',
  'cover',
  'outlook',
  'hidden',
  'halfway',
  'under',
  'round',
  'beside',
  'away',
  'to',
] as const;
export type WhereSaid = {
  at: (typeof WHERES)[number];
  /** What it is said of, "cherry", where it is said of a thing. */
  of?: string;
  /** Of the sun: when it is to be there. */
  hour?: SunHour;
  /** The exact words. */
  quote: string;
};
/** Before noon, or after 16:00 by the sun. */
export type SunHour = 'morning' | 'evening';

/** What a figure measures. */
export const MEASURED = [
  'plot',
  'plotpart',
  'thing',
  'distance',
  'height',
  'level',
  'access',
  'other',
] as const;

export type Mention = {
  /** Its kind, concept and where it begins: "feature:shed@123". */
  id: string;
  /** The exact words, from `start` to `end` of the text. */
  quote: string;
  start: number;
  end: number;
  kind: MentionKind;
  /** "shed", "clay", "through_house"; a plant's common name; see corpus/labelling.md. */
  concept: string;
  status: Status;
  strength: Strength;
  /** Whose wish, when not the writer's: "wife", "kids". */
  whose: string | null;
  place: MentionPlace | null;
  /** Absent where nothing more was said of its place. */
  where?: WhereSaid[];
  count: number | null;
  /** Metres: one or two lengths of the thing or of the plot, in the order said. */
  metres: number[] | null;
  /** Square metres, where an area was said. */
  areaM2: number | null;
  /** Of a plot's two lengths: which is which, when said. */
  sides: 'wd' | 'dw' | 'w' | 'd' | null;
  /** Of a plot that narrows: the other width, metres. */
  taperTo: number | null;
  isApproximate: boolean;
  /** The 20 of a slope of 1 in 20. */
  oneIn?: number;
  /** Pounds or hours a week: the least and the most. */
  range: [number, number] | null;
  /** Years, of children and old people. */
  ages: number[] | null;
  /** Of an orientation: which way, and of what. */
  compass: { point: string; of: 'garden' | 'side' | 'front' | 'sun' | 'other' } | null;
  /** It is told to be there with a place or a size, and nobody said whether it stays. */
  isFateOpen?: true;
  /** How sure the reader is of kind, concept and status together, 0 to 1. */
  certainty: number;
  /** How likely its concept is right, where no list knows its words, 0 to 1. */
  conceptLikely?: number;
  /** Of a wish: how likely the design would be wrong without it, 0 to 1; absent where the reader does not weigh. */
  matters?: number;
};

/** Depth in metres. */
export type StripSaid = {
  side: 'back' | 'left' | 'right';
  metres: number;
  quote: string;
};

/** What became of a part of the text: it is used, it tells only of circumstances, or it says something that was not understood. */
export type PartUse = 'used' | 'circumstance' | 'not-understood';
export type ReadPart = {
  start: number;
  end: number;
  use: PartUse;
  /** Not understood, and in words that ask for something; concepts of kind "feature" that they are like, the likeliest first. */
  asks?: boolean;
  like?: string[];
};

/** What is refused, in the words of it: "gravel", "a pergola with a motor in it". */
export type Refusal = Stretch & { quote: string };

/** From `start` to `end` of the text. */
export type Stretch = { start: number; end: number };

export type Reading = {
  text: string;
  /** Who read it. */
  reader: 'embedded' | 'model' | 'none';
  /** False when the text is not English: then the form alone is designed from. */
  isEnglish: boolean;
  /** False when it does not describe a garden. */
  isGarden: boolean;
  mentions: Mention[];
  /** The sentence that it is written for; absent where none stands out. */
  heart?: Stretch;
  /** The text in clauses, those of one sentence that end alike joined; absent of readings that are older than it. */
  parts?: ReadPart[];
  /** The lines the garden is to have, when said. */
  lines?: LinesWish;
  /** The garden was measured in paces. */
  paced?: true;
  /** The plot's outline, when it is said not to have four corners. */
  outline?: OutlineSaid;
  /** Sizes of the plot, by whose the measures are; absent where none is whole. */
  sizes?: SizeSaid[];
  lies?: LiesSaid;
  /** Ground along an edge on which nothing may be built. */
  strip?: StripSaid;
  /** How wide the way into it is. */
  wayWidth?: WayWidthSaid;
  /** Its size, likened to something everybody knows. */
  like?: LikenessSaid;
  /** A word alone for its size. */
  sizeWord?: SizeWordSaid;
  /** Walls, levels, and the ground beside it. */
  ground?: GroundSaid;
  /** Which way it looks, where sun and shade tell. */
  sun?: SunSaid;
  /** Every phrase that is refused, in the order said; absent where none is. */
  refusals?: Refusal[];
  /** What people say of themselves, their means and their plants; absent of readings that are older than it. */
  said?: PeopleSaid;
};
/** `besideHouse`: one arm of an L runs along the side of the house, not beyond its back. */
export type OutlineSaid = {
  value: 'l-shape' | 'triangle' | 'widens' | 'narrows' | 'dog-leg';
  quote: string;
  /** One end is much the narrower: a wedge, a slice of pizza. */
  isSharp?: boolean;
  besideHouse?: boolean;
  /** Of an L: the length of its long part, and both sides of the short one; metres. */
  arms?: { longM: number; shortM: [number, number]; quote: string };
};

/** A size of the plot, of measures whose owner the words tell. `isOwn`: the plot is named; `isSum`: parts behind one another, added. */
export type SizeSaid = {
  widthM: number | null;
  depthM: number | null;
  /** Two lengths of which nobody said which is the width. */
  sidesM: [number, number] | null;
  /** At the far end, where it is another. */
  farWidthM: number | null;
  /** The side that runs in. */
  tapers: 'left' | 'right' | null;
  isOwn: boolean;
  isSum: boolean;
  /** A part at the house and the rest, measured from its end. */
  isWhole?: true;
  /** No other two lengths of the text are set across each other. */
  isOnly?: true;
  isApproximate: boolean;
  quote: string;
};

/** Below this what was read is a question, never a fact: of writers whom the reader had not seen, 85 % are right above it. */
export const CERTAIN = 0.7;
/** Of wishes less is asked: a wrong one is told back and can be struck out, and one that is missed costs the garden (docs/evaluation.md). */
const CERTAIN_OF_THINGS = 0.58;
/** What is said of the ground and the people is seldom misread once it is read at all. */
const CERTAIN_OF_FACTS = 0.64;
/** Words like these are read as a point of the compass for little. */
const CERTAIN_OF_FACING = 0.72;
/** Of a sum less is asked: it is shown beside the designs, and one that is missed costs more than one to correct. */
const CERTAIN_OF_SUMS = 0.5;
const FACTS: ReadonlySet<string> = new Set(
  'measure soil drainage light level access neighbour person time use problem rule place town'.split(
    ' ',
  ),
);
const CERTAIN_OF: Readonly<Partial<Record<MentionKind, number>>> = {
  style: CERTAIN_OF_THINGS,
  colour: CERTAIN_OF_THINGS,
  orientation: CERTAIN_OF_FACING,
  money: CERTAIN_OF_SUMS,
};

/** What is refused or taken away is seldom misread as that, and a garden without it is no harm. */
const CERTAIN_OF_NO = 0.6;
/** What is said to stand is misread most: it is wished for, gone, or somebody else's. */
const CERTAIN_OF_STANDING = 0.67;
const THINGS: ReadonlySet<MentionKind> = new Set(['feature', 'plant', 'boundary', 'material']);
const certainOf = ({ kind, status }: Mention): number =>
  !THINGS.has(kind)
    ? FACTS.has(kind)
      ? CERTAIN_OF_FACTS
      : (CERTAIN_OF[kind] ?? CERTAIN)
    : status === 'refused' || status === 'going' || status === 'gone'
      ? CERTAIN_OF_NO
      : status === 'keep' || status === 'stands' || status === 'undecided'
        ? CERTAIN_OF_STANDING
        : CERTAIN_OF_THINGS;

export const isSure = (mention: Mention): boolean => mention.certainty >= certainOf(mention);
/** Of this garden and of now: neither a neighbour's nor of the past. */
export const isHere = ({ status }: Mention): boolean => status !== 'others' && status !== 'past';
