/** The words the steps of the layout share; what each of them takes and gives is in `stages.ts`. */
import type { WaterRisk } from '../model/water-risk.ts';
import type { FurnishingKind, GroundFeatureId } from '../features/names.ts';
import type { MentionPlace, WhereSaid } from '../model/reading.ts';
import type { FeatureId, Household, ProjectType, RowAsked, SoilTexture } from '../model/brief.ts';
import type { NeededGround } from '../brief/needed-ground.ts';
import type { AreaKind, Idea, Language } from '../model/layout.ts';
import type { Hands } from '../model/people-said.ts';
import type { Mm, Point, Region } from '../model/shapes.ts';
import type { Grid } from '../geometry/grid.ts';
import type { DoorTurn } from './doors.ts';

/** Hours of direct sun as the layout needs them. */
export type SunReader = {
  hoursAt(x: Mm, y: Mm): number;
  eveningHoursAt(x: Mm, y: Mm): number;
  morningHoursAt(x: Mm, y: Mm): number;
};

/** What has ground of its own, and the table where it stands away from the house. */
export type ItemId = GroundFeatureId | 'dining';

/** One thing to place. */
export type WantedItem = {
  id: ItemId;
  /** False when the visitor did not ask: it is left out without a word when the plot is full. */
  asked: boolean;
  tier: Tier;
  /** Where it was asked for, seen from the house. */
  place?: MentionPlace;
  /** What more was said of where: in the sun, under the apple tree. */
  where?: readonly WhereSaid[];
  /** How large it was asked for. */
  sizeMm?: readonly [Mm, Mm];
  /** The plan is for it: it has its place before all else. */
  isNeeded?: true;
};
/** 3: in the visitor's own words; 2: from a preference on the form; 1: what such a garden usually has. Higher tiers come first. */
export type Tier = 1 | 2 | 3;

/** The brief as the layout reads it. */
export type Ask = {
  /** The proposition that the design keeps to. */
  idea: Idea;
  type: ProjectType;
  seatsFor: number;
  /** The words tell how many sit down. */
  seatsSaid: boolean;
  household: { [K in keyof Household]: NonNullable<Household[K]>['value'] } & {
    waterRisk: WaterRisk | null;
  };
  /** Everything asked for or assumed, less what is refused. */
  wants: ReadonlySet<FeatureId>;
  refused: ReadonlySet<FeatureId>;
  /** Things to place, most wanted first. */
  items: WantedItem[];
  /** Things that may take ground the lawn has left over. */
  later: WantedItem[];
  lawn: boolean;
  /** A lawn asked for in words is a must. */
  lawnTier: Tier;
  lounge: boolean;
  loungeTier: Tier;
  /** A path that goes all the way round; at the fence where dogs run there, in wide curves where it is ridden. */
  loop: { widthMm: Mm; isAtFence: boolean; isRidden: boolean } | null;
  /** Water is there to be listened to. */
  hearsWater: boolean;
  /** Where the table was asked for, and how large its floor. */
  table: Pick<WantedItem, 'place' | 'where' | 'sizeMm'>;
  /** The terrace is no larger than its table needs, because more was asked for than fits otherwise. */
  tight: boolean;
  /** Before the street: an entrance, no table. */
  front: boolean;
  /** A hedge before the street. */
  streetHedge: boolean;
  /** What open ground is kept for, in the visitor's own words. */
  ownGround: string | null;
  /** Ground that something is done on, by the feature that it is drawn as. */
  needs: Partial<Record<FeatureId, NeededGround>>;
  parking: boolean;
  /** Bark was refused, as a floor of any kind. */
  noBark: boolean;
  /** Ground to turn a car on was asked for. */
  turns: boolean;
  /** How many the bay is to hold. */
  cars: number;
  /** Nothing may be dug: planting stands in planters on a floor. */
  undug: boolean;
  /** The floor that is there stays. */
  keepsFloor: boolean;
  /** Whose floor is held as it lies: the table's at the house, or away from it; or what is at the house has no room for one. */
  heldTable?: 'house' | 'away' | 'landing';
  /** What was said leaves no wish for a table: the floor at the door stays small and empty. */
  noTable: boolean;
  /** A patio was refused: a landing at the door, and no more. */
  noPatio: boolean;
  /** Gravel was refused as a floor. */
  noGravel: boolean;
  /** The pergola was asked for over the table. */
  overTable: boolean;
  /** It is to keep the rain off. */
  roofed: boolean;
  /** What the letter asks for first: it has a place in every plan, and all else gives way to it; null where that takes no ground. */
  heart: GroundFeatureId | 'lawn' | null;
  /** Features asked for in the visitor's own words. */
  inWords: ReadonlySet<FeatureId>;
  /** Something was named, a plant it may be: what such a garden usually has beside that is not drawn. */
  isNamed: boolean;
  /** Every way is paved and slopes instead of stepping: for wheels, and where steps are hard and the door stands high. */
  isRamped: boolean;
  shadedSeat: boolean;
  /** Windows above look down on who sits there. */
  seenFromAbove: boolean;
  /** So many are to sit at the seat; 0 where nobody said. */
  sitters: number;
  /** So many benches; 0 where nobody said. One of those who sit was to sit at the door. */
  benches: number;
  benchAtDoor: boolean;
  /** So many nest boxes. */
  nestBoxes: number;
  /** So many stumps to sit on. */
  stumps: number;
  /** Rows along the boundary; empty where none was asked for, and before the street. */
  rows: readonly RowAsked[];
  /** Length and reach of what hangs on a rack. */
  rackMm: readonly [Mm, Mm];
  /** A storage bench goes round a corner. */
  cornerBench: boolean;
  /** So many raised beds; null where nobody said. */
  beds: number | null;
  /** So many lights; null where nobody said. */
  lights: number | null;
  /** What children play on that was named in words, in that order, and whether one of them is of an age to dig. */
  /** `hasHouse`: a playhouse stands and stays. */
  play: { asked: readonly FurnishingKind[]; digs: boolean; hasHouse: boolean };
  /** Who looks after what is planted. */
  hands: Hands;
  /** Shares of the plot a designer would leave open and planted for this brief. */
  share: { open: number; bed: number };
  /** Path widths, mm. */
  widths: { main: Mm; secondary: Mm; service: Mm };
  budget: 'low' | 'middle' | 'high';
  soil: SoilTexture;
};

/** Facts about the plot shared by all candidates of one hand. */
export type Frame = {
  plot: Region;
  x0: Mm;
  y0: Mm;
  x1: Mm;
  y1: Mm;
  /** mm² */
  area: number;
  widthMm: Mm;
  depthMm: Mm;
  /** Area over depth: what the width comes to on an L or a trapezium. */
  meanWidthMm: Mm;
  grid: Grid;
  inside: Uint8Array;
  /** Distance to the boundary in mm, the house wall left out. */
  toBoundary: Float64Array;
  runLeft: Float64Array;
  runRight: Float64Array;
  runBehind: Float64Array;
  sunHours: Float64Array;
  eveningHours: Float64Array;
  morningHours: Float64Array;
  tiny: boolean;
  thin: boolean;
  shallow: boolean;
  kept: KeptGround[];
  /** Ground of the site on which no floor and no room is laid. */
  undug: Region[];
  /** Ground that does not lie level with the house's own; empty where all of it does. */
  beyond: Region;
  /** Steps in the walls that hold its levels: ways go over them, and nothing else does. */
  steps: Region;
};

/** Ground a kept thing stands on. */
export type KeptGround = {
  id: string;
  /** Area kind of its own, or null for a tree or shrub that stands in a bed. */
  kind: AreaKind | null;
  feature: FeatureId | null;
  name: string;
  region: Region;
  /** Ground the layout keeps free, the thing itself included. */
  blocked: Region;
  x: Mm;
  y: Mm;
  radiusMm: Mm;
  heightMm: Mm;
  tree: boolean;
  /** Not touched at all: a way that others walk, or ground of others. */
  isLeft?: true;
  /** Of what is left: grass that somebody runs on. */
  isGrass?: true;
  /** Ground of the garden itself that is to stay as it lies. */
  held?: Held;
};
/** `areaId`: of the layout that it comes from. `door`: of the building on it, which a way is brought to. */
export type Held = Readonly<{ areaId: string; door?: DoorTurn }>;

export type Placed = {
  id: ItemId;
  kind: AreaKind;
  x: Mm;
  y: Mm;
  width: Mm;
  height: Mm;
  /** A side of a building with clear ground for its door. */
  door?: DoorTurn;
};

/** A piece of ground while the design is being made. */
export type Part = Readonly<{
  id: string;
  kind: AreaKind;
  feature: FeatureId | null;
  region: Region;
  placed?: Placed;
  kept?: boolean;
  /** Always kept, too. */
  held?: Held;
  /** The side of its door, once the way to it is found. */
  door?: DoorTurn;
  /** What a second room is for. */
  theme?: RoomTheme;
}>;
export type RoomTheme = 'gravel-garden' | 'bench-glade' | 'meadow' | 'fruit' | 'bird-glade';

export type Terrace = Readonly<{ region: Region; x0: Mm; x1: Mm; depth: Mm }>;
export type RouteLine = Readonly<{ partId: string; line: [number, number][]; width: Mm }>;
export type SketchTree = {
  x: Mm;
  y: Mm;
  crown: Mm;
  height: Mm;
  role: 'structure' | 'focus' | 'screening' | 'orchard';
  /** Of upright habit, since it stands near the boundary. */
  upright?: true;
};

export const ROUND_LANGUAGES: ReadonlySet<Language> = new Set<Language>([
  'circles',
  'serpentine',
  'arc',
]);
export const isRound = (language: Language): boolean => ROUND_LANGUAGES.has(language);
export const joinOf = (language: Language): 'round' | 'miter' =>
  isRound(language) ? 'round' : 'miter';

export const snap = (value: number, step = 100): number => Math.round(value / step) * step;
export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** Middle and size of a box as a point. */
export const middle = (box: { x0: Mm; y0: Mm; x1: Mm; y1: Mm }): Point => [
  (box.x0 + box.x1) / 2,
  (box.y0 + box.y1) / 2,
];
/** Built things one walks up to and not over. */
export const BUILDINGS: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'shed',
  'greenhouse',
  'compost',
  'store',
  'gardenroom',
]);
/** Ground one can walk on. */
export const WALKABLE: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'terrace',
  'lawn',
  'gravel',
  'path',
  'seat',
  'play',
  'space',
  'meadow',
  'orchard',
  'vegetable',
]);
