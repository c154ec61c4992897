/** What a visitor asked for, as facts, each with where it came from. */
import type { WaterRisk } from './water-risk.ts';
import type { SiteChange } from './operation.ts';
import type { Surroundings } from './surroundings.ts';
import type { KeptThing, Removal } from './standing-things.ts';
import type { FeatureId } from '../features/names.ts';
import type { DrawnPlot } from './drawn-plot.ts';
import type { MentionChanges } from '../reading/changes.ts';
import type { PeopleSaid } from './people-said.ts';
import type { TraitAsked } from './plant-traits.ts';
import type { MentionKind, MentionPlace, Reading, Strength, WhereSaid } from './reading.ts';
import type { Mm, Ring } from './shapes.ts';

export { FEATURES, type FeatureId } from '../features/names.ts';

export const PROJECT_TYPES = [
  'family',
  'modern',
  'luxury',
  'wildlife',
  'edible',
  'lowmaint',
] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];
export const PREFERENCES = ['seating', 'waterfeature', 'shade', 'play'] as const;
export type Preference = (typeof PREFERENCES)[number];

export type FactSource =
  | { kind: 'entered'; field: string }
  | { kind: 'read'; quote: string }
  | { kind: 'assumed'; because: string; /** What it was made out from. */ quote?: string };
/** One thing understood, and why. */
export type Fact<T> = { value: T; source: FactSource };

export type PlotShape =
  | { kind: 'rectangle'; widthMm: Mm; depthMm: Mm }
  /** An L: the full width runs for `shoulderMm` from the house, then only `legWidthMm` goes on, on `side` seen from the house. */
  | {
      kind: 'l-shape';
      widthMm: Mm;
      depthMm: Mm;
      legWidthMm: Mm;
      shoulderMm: Mm;
      side: 'left' | 'right';
    }
  /** Any simple polygon in the garden frame; one edge on y = 0 is the house. `doorX`: the door's middle, where it was drawn. */
  | { kind: 'polygon'; points: Ring; doorX?: Mm };

export const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type CompassPoint = (typeof COMPASS)[number];
export type SoilTexture = 'clay' | 'loam' | 'sandy' | 'chalk';

/** Seen from the house. */
export const SLOPES = ['level', 'up', 'down', 'across'] as const;
export type Slope = (typeof SLOPES)[number];

export * from './standing-things.ts';
export type { BoundarySide, MeasuredPlace, NewFence, WayIn } from './surroundings.ts';

export type Household = {
  seatsFor: Fact<number>;
  toddler: Fact<boolean>;
  children: Fact<boolean>;
  dog: Fact<boolean>;
  cat: Fact<boolean>;
  /** Horses, ponies or donkeys live here or graze next door; absent when none were mentioned. */
  horse?: Fact<boolean>;
  wheelchair: Fact<boolean>;
  hayFever: Fact<boolean>;
  /** Who of those who live here or often come must not come upon open water; absent where nobody was told of. */
  openWater?: Fact<WaterRisk>;
  /** Somebody finds bending, steps or long walks hard. */
  easyAccess: Fact<boolean>;
  /** Knees go under beds and tables; absent when nobody said. */
  kneeRoom?: Fact<boolean>;
  /** Ramps are to be no steeper than one in this many; absent when nobody said. */
  rampOneIn?: Fact<number>;
};

/** A thing worth telling the visitor: in plain words, never a code. */
export type Problem = {
  code: string;
  severity: 'error' | 'warning' | 'note';
  message: string;
  /** The form field it belongs to, when it belongs to one. */
  field?: 'designDescription' | 'projectType' | 'preferences' | 'postcode' | 'area' | 'perimeter';
};

/** Why a wish is not drawn before any layout is tried: the words contradict it, people differ over it, it is denied, stays, or goes by no name that we know. */
export type WishHeld = 'refused' | 'clash' | 'whose' | 'denied' | 'stays' | 'unsure';

/** One wish in the visitor's words, whether a plan can show it or not: each is answered as met, partly or left out. */
export type Wish = {
  /** The mention it was read from. */
  mention: string;
  /** Every mention that its answer answers, that one among them. */
  mentions: string[];
  kind: MentionKind;
  /** "a pond", or the visitor's own words. */
  name: string;
  quote: string;
  /** Its whole phrase, "strip lighting" of "lighting"; absent where its own words are all of it. */
  said?: string;
  concept: string;
  feature: FeatureId | null;
  plant: string | null;
  strength: Strength;
  /** A size that was said of it, square metres. */
  areaM2: number | null;
  /** Both its lengths, in the order said; absent where they were not. */
  sizeMm?: [Mm, Mm];
  /** One length that was said of it, metres. */
  lengthM: number | null;
  count: number | null;
  /** Where it was asked for, seen from the house. */
  place: MentionPlace | null;
  /** What more was said of its place: in the sun, under the cherry, out of sight. */
  where?: WhereSaid[];
  /** How likely the design would be wrong without it, 0 to 1, as the reader weighs it. */ matters?: number;
  held: WishHeld | null;
  source: FactSource;
};

export type RowSide = 'left' | 'right' | 'back';
/** Plants in a row along a boundary. */
export type RowAsked = {
  of: 'pleached' | 'evergreen' | 'hedge';
  sides: RowSide[];
  /** Told, or where somebody looks in; else it is taken to be the far end, and asked. */
  isSideKnown: boolean;
  heightMm: Mm;
  /** What it is to be of, and in which words it was asked for. */
  words: string;
  quote: string;
};

/** A problem, a rule or somebody's limit, with what it does. */
export type Circumstance = {
  mention: string;
  kind: string;
  concept: string;
  quote: string;
  effect: string;
  source: FactSource;
};

/** One thing worth asking, since the answer would change the designs; an answer is a set of corrections. */
export type Question = {
  id: string;
  text: string;
  /** Why it is asked, in a few words. */
  why: string;
  answers: { label: string; corrections: Corrections }[];
};

/** How people get into the garden from outside, as one answers it. */
export const WAYS_IN = ['side-left', 'side-right', 'rear', 'house'] as const;
export type WayInAnswer = (typeof WAYS_IN)[number];

export type Brief = {
  description: string;
  projectType: Fact<ProjectType>;
  preferences: Preference[];
  shape: Fact<PlotShape>;
  areaM2: Fact<number>;
  /** 'back' unless the text says otherwise. */
  position: Fact<'back' | 'front' | 'side' | 'courtyard' | 'roof'>;
  /** The way a person at the house looks when facing the garden ("south-facing" is S). */
  facing: Fact<CompassPoint>;
  postcode: Fact<string> | null;
  soil: Fact<SoilTexture> | null;
  ph: Fact<number> | null;
  wet: Fact<boolean>;
  shady: Fact<boolean>;
  overlooked: Fact<boolean>;
  slope: Fact<Slope>;
  household: Household;
  /** Years of the youngest child; absent where no age was told. */
  youngestChild?: Fact<number>;
  wanted: Fact<FeatureId>[];
  refused: Fact<FeatureId>[];
  /** All that is refused, in the words of it; absent where nothing is. */
  refusals?: string[];
  keep: KeptThing[];
  /** Things to be taken away; absent when there are none. */
  removals?: Removal[];
  /** Pence including VAT; null when no budget was given. */
  budgetPence: Fact<number> | null;
  /** Pence that a garden is brought towards: below a sum of which some is to be left, or where money is short and no sum is named. */
  thriftPence?: Fact<number>;
  /** Said to be all that there is: nothing above it is offered. */
  isBudgetMost?: true;
  /** Hours a week the visitor has, when said. */
  upkeepHoursPerWeek: Fact<number> | null;
  colours: Fact<string>[];
  /** Colours that were refused: no flower of them is planted. */
  coloursRefused?: Fact<string>[];
  /** Colours that all flowers are to have, those of `colours` that are said of the flowers as a whole ("white flowering"). */
  flowersOnly?: Fact<string>[];
  styles: Fact<
    | 'modern'
    | 'cottage'
    | 'formal'
    | 'naturalistic'
    | 'mediterranean'
    | 'japanese'
    | 'tropical'
    | 'traditional'
    | 'woodland'
    | 'desert'
    | 'coastal'
  >[];
  /** The lines it is to be drawn in, when said: the other geometries are not offered. */
  lines?: Fact<'curved' | 'straight'>;
  /** Named plants asked for ("roses", "lavender") or refused, as words. */
  plantsWanted: Fact<string>[];
  plantsRefused: Fact<string>[];
  /** What plants are asked to do that are not named: scent, stems for a vase; absent where nothing is. */
  traits?: TraitAsked[];
  seasons: Fact<'spring' | 'summer' | 'autumn' | 'winter'>[];
  paving: Fact<'sandstone' | 'porcelain' | 'brick' | 'gravel' | 'timber' | 'concrete'> | null;
  /** Floors the visitor does not want ("we hate gravel"). */
  pavingRefused?: Fact<'sandstone' | 'porcelain' | 'brick' | 'gravel' | 'timber' | 'concrete'>[];
  /** There is a lawn, or rough grass, that can go on being one. */
  hasGrass?: Fact<boolean>;
  /** A car is to be parked on the plot. */
  parking?: Fact<boolean>;
  /** Nothing may be dug in or built to last: a rented yard, a roof. Planting stands in pots and planters. */
  noDigging?: Fact<boolean>;
  /** Windows above look down on the garden, in the words said. */
  seenFromAbove?: string;
  /** What the text says of the house and of what stands round the plot. */
  surroundings?: Surroundings;
  /** Every wish of the visitor's words, in the order said. */
  wishes: Wish[];
  circumstances: Circumstance[];
  /** What people say of themselves, their means and their plants; absent where they said nothing of it. */
  said?: PeopleSaid;
  /** Old paving or concrete is to come up. */
  breaksFloor: boolean;
  /** Put by hand in the studio: before all that was read of the ground. */
  byHand?: readonly SiteChange[];
  /** A pergola or vine was asked for over the table. */
  shadesTable: boolean;
  /** Absent where none was asked for. */
  rows?: RowAsked[];
  /** At most three, the most telling first. */
  questions: Question[];
  problems: Problem[];
};

/** What a visitor changed after seeing what was understood. Lengths in metres, money in pounds. */
export type Corrections = {
  /** Drawn by hand: before every measure that was said. */
  outline?: DrawnPlot;
  /** The ground as it was put right in the studio, in the order that it was: before all that was said of it. */
  byHand?: readonly SiteChange[];
  widthM?: number;
  depthM?: number;
  areaM2?: number;
  facing?: CompassPoint;
  soil?: SoilTexture;
  wayIn?: WayInAnswer;
  /** Where what stays stands, by its name. */
  standsAt?: Record<string, NonNullable<KeptThing['where']>>;
  slope?: Slope;
  /** From the threshold down to the ground, and from one end of the plot to the other. */
  doorStepM?: number;
  fallM?: number;
  budgetPounds?: number;
  toddler?: boolean;
  children?: boolean;
  dog?: boolean;
  cat?: boolean;
  wheelchair?: boolean;
  seatsFor?: number;
  add?: FeatureId[];
  remove?: FeatureId[];
  /** What single mentions really are, by their ids. */
  mentions?: MentionChanges;
  /** Questions that were answered or waved away: never asked again. */
  answered?: string[];
};

export type BriefInput = {
  description: string;
  /** What was read in the description; without it only the form is known. */
  reading?: Reading;
  /** A brief whose facts stand already, as the samples' do: nothing is read or settled again. */
  settled?: Brief;
  projectType: ProjectType;
  preferences: Preference[];
  /** Square metres and metres, as entered. */
  areaM2?: number;
  perimeterM?: number;
  postcode?: string;
  corrections?: Corrections;
};
