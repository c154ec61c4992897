/** A change that a person makes to a garden by hand, as data: the browser and the server apply the same. */
import type { FurnishingKind, GroundFeatureId } from '../features/names.ts';
import type { BarredKind } from './barred.ts';
import type { GardenModel } from './garden.ts';
import type { AreaKind, Edging, Material, TimberColour } from './layout.ts';
import type { Plant } from './plant.ts';
import type { PlantPlacement } from './planting.ts';
import type { Mm, Point, Ring } from './shapes.ts';
import type { Slope } from './brief.ts';
import type { WallOpening } from './site.ts';
import type { Around, Looker } from './surroundings.ts';

/** As seen from the house: far is away from it. */
export const STUDIO_SIDES = ['far', 'near', 'left', 'right'] as const;
export type Side = (typeof STUDIO_SIDES)[number];

/** Open ground that may lie in another's place. */
export const LAID_AS = ['lawn', 'gravel', 'meadow', 'bed'] as const satisfies readonly AreaKind[];
export type LaidAs = (typeof LAID_AS)[number];

/** Clockwise from the house, the side that a building's door is on. */
export const DOOR_TURNS = [0, 90, 180, 270] as const;

/** What may stand along a piece of the edge; a gate and the house stay where they are. */
export const BOUNDARY_AS = ['fence', 'wall', 'hedge', 'railings', 'open'] as const;
export type BoundaryAs = (typeof BOUNDARY_AS)[number];

/** What may be put in the plan because it stands there already. */
export const STANDING_AS = [
  'tree',
  'shrub',
  'shed',
  'greenhouse',
  'patio',
  'pond',
  'wall',
  'steps',
  'bank',
  'cover',
] as const;
export type StandingAs = (typeof STANDING_AS)[number];
/** Things of one garden that stand already, put by hand or read. */
export const MOST_STANDING = 80;

/** Pieces of ground of one garden that are left free. */
export const MOST_ZONES = 20;

/** Of one house wall, beside its door to the garden. */
export const MOST_OPENINGS = 20;

/** Beyond the edge of one plot. */
export const MOST_AROUND = 20;

export type Operation =
  | { kind: 'move'; id: string; x: Mm; y: Mm }
  /** Counter-clockwise from the +x axis, degrees. */
  | { kind: 'turn'; id: string; turnDeg: number }
  | { kind: 'resize'; id: string; widthMm: Mm; depthMm: Mm }
  | { kind: 'seats'; id: string; seats: number }
  | { kind: 'duplicate'; id: string }
  | { kind: 'delete'; id: string }
  /** Its middle; in the size it is sold or built in. */
  | { kind: 'add-thing'; thing: FurnishingKind; x: Mm; y: Mm; turnDeg: number }
  /** A feature with ground of its own, x and y its middle, width along the house. `turnDeg`: the side of its door. */
  | {
      kind: 'add-ground';
      feature: GroundFeatureId;
      x: Mm;
      y: Mm;
      widthMm: Mm;
      depthMm: Mm;
      turnDeg: (typeof DOOR_TURNS)[number];
    }
  /** Ground made for what stands on it, with all that does: its middle comes to lie there. */
  | { kind: 'move-ground'; areaId: string; x: Mm; y: Mm; turnDeg: (typeof DOOR_TURNS)[number] }
  | { kind: 'material'; areaId: string; material: Material }
  /** What holds its edge; null: what goes with the garden. */
  | { kind: 'edging'; areaId: string; edging: Edging | null }
  /** Of the timber of a thing; null: as it comes. */
  | { kind: 'colour'; id: string; colour: TimberColour | null }
  | { kind: 'lay-as'; areaId: string; as: LaidAs }
  /** An edge of an area's outline, from corner to corner as it runs; outwards is positive. */
  | { kind: 'move-edge'; areaId: string; from: Point; to: Point; byMm: Mm }
  /** Away from the opposite side, or all round; outwards is positive. */
  | { kind: 'stretch'; areaId: string; side: Side | 'all'; byMm: Mm }
  /** The outer outline of one piece of an area, as it is to run. */
  | { kind: 'reshape'; areaId: string; corners: Ring }
  | { kind: 'delete-area'; areaId: string }
  /** In one area, or wherever it grows; `at`: that one plant alone. */
  | { kind: 'swap-plant'; plantId: string; by: string; areaId: string | null; at?: Point }
  /** One plant or tree, to another place. */
  | { kind: 'move-plant'; plantId: string; x: Mm; y: Mm; toX: Mm; toY: Mm }
  | { kind: 'remove-tree'; plantId: string; x: Mm; y: Mm }
  /** Single plants, each in its place. */
  | { kind: 'add-plants'; plantId: string; areaId: string; at: readonly Point[] }
  | { kind: 'remove-plants'; plantId: string; at: readonly Point[] }
  /** The plot put right by a little: its corners from the left end of the house wall, and the door. */
  | { kind: 'plot'; corners: Ring; doorX: Mm }
  /** What stands along a piece of the plot's edge, from corner to corner as it runs. */
  | {
      kind: 'boundary';
      from: Point;
      to: Point;
      as: BoundaryAs;
      heightMm: Mm;
      /** A fence that is put up for the garden, and is in its price. */
      isNew: boolean;
    }
  /** A gate in a piece of the edge, its middle so far along it. */
  | { kind: 'add-gate'; from: Point; to: Point; alongMm: Mm; widthMm: Mm }
  | { kind: 'remove-gate'; from: Point; to: Point }
  /** The house wall: its eaves, and its windows and further doors. */
  | { kind: 'house-wall'; heightMm: Mm; openings: readonly WallOpening[] }
  /** Something that stands there already, put in the plan or, where it is in it, put right. Of plants `widthMm` is the crown. */
  | {
      kind: 'stand';
      id: string;
      as: StandingAs;
      name: string;
      x: Mm;
      y: Mm;
      widthMm: Mm;
      depthMm: Mm;
      heightMm: Mm;
      evergreen: boolean;
    }
  /** It does not stay: `goes` where it is taken away, and in the price; else it was never there. */
  | { kind: 'unstand'; id: string; goes: boolean }
  /** Ground that has to be left free, marked on the plan or, where it is in it, put right. */
  | { kind: 'zone'; id: string; as: BarredKind; name: string; outline: Ring }
  /** There is no such ground. */
  | { kind: 'unzone'; id: string }
  /** The natural ground: which way it slopes, by how much from one end to the other, and how far it lies below the threshold. */
  | {
      kind: 'levels';
      slope: Slope;
      /** Of ground that slopes across: the hand that it falls to. */
      low: 'left' | 'right';
      fallMm: Mm;
      doorStepMm: Mm;
    }
  /** Neighbours' windows that look in, a side each. */
  | { kind: 'lookers'; lookers: readonly Looker[] }
  /** All that stands beyond the edge and shades the plot. */
  | { kind: 'around'; around: readonly Around[] }
  /** The compass bearing that one looks to out of the house, whole degrees. */
  | { kind: 'north'; bearingDeg: number }
  /** Laid out anew round what was locked, as the server keeps it under this id. */
  | { kind: 'arrange'; id: string }
  /** What a sentence came to: made together, and undone in one step. */
  | { kind: 'together'; operations: readonly SingleOperation[] };
/** A change of the ground itself, which holds for whatever is laid out on it. */
export type SiteChange = Extract<
  Operation,
  {
    kind:
      | 'boundary'
      | 'add-gate'
      | 'remove-gate'
      | 'house-wall'
      | 'stand'
      | 'unstand'
      | 'zone'
      | 'unzone'
      | 'levels'
      | 'lookers'
      | 'around'
      | 'north';
  }
>;
export const SITE_CHANGES = [
  'boundary',
  'add-gate',
  'remove-gate',
  'house-wall',
  'stand',
  'unstand',
  'zone',
  'unzone',
  'levels',
  'lookers',
  'around',
  'north',
] as const satisfies readonly SiteChange['kind'][];
/** More of them are no plot. */
export const MOST_SITE_CHANGES = 400;
/** A plot laid out and planted anew: what 'arrange' puts in the place of what stands. */
export type Arrangement = Pick<GardenModel, 'seed' | 'layout' | 'planting'> & {
  /** Of the plot it was made for. */
  boundary: Ring;
};
/** What a person locked: pieces of ground with all that stands and grows on them, and single trees. */
export type Locks = { areas: readonly string[]; trees: readonly TreeLock[] };
export type TreeLock = Pick<PlantPlacement, 'plantId' | 'x' | 'y'>;
/** Every change but one that is several, or everything. */
export type SingleOperation = Exclude<Operation, { kind: 'together' | 'arrange' }>;

/** So many make one step at most. */
export const MOST_TOGETHER = 60;

/** An outline has no more corners: a curve is some dozen. */
export const MOST_OUTLINE = 600;

/** A list of changes is no longer than this: some weeks of work. */
export const MOST_OPERATIONS = 2000;

/** More plants in one change are not somebody's hand. */
export const MOST_SET = 200;

/** How what may be added is offered. */
export const PALETTE_GROUPS = ['sit', 'grow', 'water', 'play', 'store', 'small'] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** Something that may be added. */
export type Addition = {
  id: string;
  group: PaletteGroup;
  label: string;
  /** Null where it finds no place. */
  operation: Operation | null;
  /** Of the whole price, with VAT; null where it finds no place. */
  differencePence: number | null;
  /** Where it would go, or why it does not fit. */
  why: string;
};

/** A bed in another palette. */
export type BedPalette = {
  id: string;
  label: string;
  /** Swaps, made together; none where the bed is so already or nothing would live there. */
  operations: SingleOperation[];
  /** Those that are swapped in. */
  plants: Plant[];
  /** Of the whole price, with VAT. */
  differencePence: number;
  says: string;
};

export { FURNISHING_KINDS, GROUND_FEATURE_IDS } from '../features/names.ts';
