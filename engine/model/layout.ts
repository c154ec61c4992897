/** The garden as measured ground: every square millimetre of the plot belongs to exactly one area. */
import type { FurnishingKind } from '../features/names.ts';
import type { FeatureId } from './brief.ts';
import type { Mm, Point, Region } from './shapes.ts';

export const LANGUAGES = [
  'rect',
  'zigzag',
  'diagonal',
  'circles',
  'serpentine',
  'arc',
  'formal',
] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The proposition of a design. 'house': one eats at the house; 'end': in the sun at the far end; 'court': in the middle of the
 * garden; 'walk': the middle is planted, with a walk through it. Of a plot under 32 m²: 'side', one deep bed along a side;
 * 'ring', planting round the floor.
 */
export type Idea = 'house' | 'end' | 'court' | 'walk' | 'side' | 'ring';

export const AREA_KINDS = [
  'terrace',
  'path',
  'lawn',
  'gravel',
  'seat',
  'play',
  'space',
  'vegetable',
  'orchard',
  'meadow',
  'pond',
  'water',
  'shed',
  'greenhouse',
  'gardenroom',
  'compost',
  'store',
  'margin',
  'bed',
] as const;
export type AreaKind = (typeof AREA_KINDS)[number];

/** Floor materials; structures and water carry none. */
export const MATERIALS = [
  'sandstone',
  'porcelain',
  'clay-paver',
  'gravel',
  'self-binding-gravel',
  'timber-deck',
  'concrete-paving',
  'setts',
  'turf',
  'meadow-seed',
  'bark',
  'rubber-mulch',
  'play-turf',
  'soil',
  'none',
] as const;
export type Material = (typeof MATERIALS)[number];

/** What holds the edge of open ground, by the key of its rate. */
export const EDGINGS = ['steel-edging', 'timber-edging', 'brick-edging', 'cut-edge'] as const;
export type Edging = (typeof EDGINGS)[number];
/** Stains that timber is ordered in. */
export const TIMBER_COLOURS = ['black', 'grey', 'green', 'blue', 'white'] as const;
export type TimberColour = (typeof TIMBER_COLOURS)[number];

export type Area = {
  /** Stable within a layout: "terrace", "bed-3", "room-1". */
  id: string;
  kind: AreaKind;
  /** The wish it answers, when it answers one. */
  feature: FeatureId | null;
  /** For people and for the plan: "Dining terrace". */
  label: string;
  region: Region;
  material: Material;
  /** What the place is for, in a few words: "morning coffee in the sun". */
  purpose: string;
  /** Reasons it stands here, with figures. */
  why: string[];
  /** Chosen by hand; absent: what goes with the garden. */
  edging?: Edging;
  /** Of a great garden, a bed of shrubs and trees of few kinds under mulch, with nothing small between them. */
  isGrove?: true;
  /** Left as it is: the budget makes the rest first. */
  isLater?: true;
  /** Grass grows there already and is left. */
  isGrass?: true;
  /** A floor lies there already and is left. */
  isFloor?: true;
  /** The ground that is there stays for good: nothing is built, sown or dug. */
  isKept?: true;
};

export type { FurnishingKind } from '../features/names.ts';

/** Something that stands on an area; a box with a turn, centre at x, y. Circular things have width = depth. */
export type Furnishing = {
  id: string;
  kind: FurnishingKind;
  areaId: string;
  x: Mm;
  y: Mm;
  widthMm: Mm;
  depthMm: Mm;
  /** Turned counter-clockwise from the +x axis, degrees. */
  turnDeg: number;
  heightMm: Mm;
  round: boolean;
  /** Seats at a table or on a bench. */
  seats?: number;
  /** Of its timber, chosen by hand. */
  colour?: TimberColour;
};

/** A line with height and openings: hedges, trellis and screens that make rooms. It takes no ground of its own. */
export type Screen = {
  id: string;
  kind: 'hedge' | 'trellis' | 'slatted-screen' | 'low-wall' | 'raised-edge';
  line: Point[];
  heightMm: Mm;
  thicknessMm: Mm;
  /** Gaps along the line, from its start. */
  openings: { fromMm: Mm; toMm: Mm }[];
  why: string;
  /** A row along the boundary that was asked for. `words`: what it is to be of. */
  row?: { of: 'pleached' | 'evergreen' | 'hedge'; words: string };
};

/** A place that can carry a tree, and the largest mature crown it can carry. */
export type TreeSpot = {
  id: string;
  x: Mm;
  y: Mm;
  /** Largest mature crown radius that is kept home (0.5 m over the boundary at most, never over a building). */
  maxCrownMm: Mm;
  /** Tallest that is sensible here; trees stand further from the house on shrinkable clay. */
  maxHeightMm: Mm;
  role: 'structure' | 'focus' | 'screening' | 'orchard';
  /** Only a columnar tree stands here: the trunk is less than 1.5 m from the boundary, and the whole crown stays inside. */
  upright?: true;
  areaId: string;
  why: string;
};

export type SteppingStone = {
  x: Mm;
  y: Mm;
  widthMm: Mm;
  depthMm: Mm;
  turnDeg: number;
  areaId: string;
};

export type Route = {
  /** The area reached from the door, or a gate: "gate-1". */
  areaId: string;
  widthMm: Mm;
  line: Point[];
  lengthMm: Mm;
};

export type Layout = {
  language: Language;
  /** Absent in layouts drawn before there were ideas. */
  idea?: Idea;
  seed: number;
  areas: Area[];
  furnishings: Furnishing[];
  screens: Screen[];
  trees: TreeSpot[];
  stones: SteppingStone[];
  routes: Route[];
  /** Where the edge of the plot is opened, for a car. */
  openings?: { from: Point; to: Point }[];
  /** Wishes that found no place, each with the least size it needs. */
  unplaced: { feature: FeatureId; reason: string }[];
  score: number;
  terms: Record<string, number>;
  /** Shares of the plot's area, 0 to 1. */
  shares: { hard: number; open: number; planted: number; water: number; permeable: number };
  why: string[];
};
