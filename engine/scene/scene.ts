/** The garden as plain data for a renderer of solid pictures. Lengths in whole millimetres of the garden frame; heights above the garden's ground. */
import type { AreaKind, Edging, FurnishingKind, Material, TimberColour } from '../model/layout.ts';
import type { PlantForm } from '../model/plant.ts';
import type { Mm, Point, Region, Ring } from '../model/shapes.ts';

/** What a renderer makes a thing of. */
export type MaterialToken =
  | Exclude<Material, 'none'>
  | 'timber'
  | 'painted-timber'
  | 'cushion'
  | 'glass'
  | 'metal'
  | 'stone'
  | 'terracotta'
  | 'brick'
  | 'render'
  | 'roofing'
  | 'foliage'
  | 'water'
  | 'hardstanding'
  | 'sand'
  | 'netting';

export type SceneSurface = {
  id: string;
  kind: AreaKind;
  region: Region;
  /** Top of the surface; soil lies a little below its edges. */
  levelMm: Mm;
  thicknessMm: Mm;
  material: MaterialToken;
  /** Direction in which slabs, boards and mown stripes run, degrees counter-clockwise from +x. */
  grainDeg: number;
  /** Chosen by hand. */
  edging?: Edging;
};
export type SceneWater = {
  id: string;
  kind: 'pond' | 'formal-pool' | 'bowl';
  /** The wet part. */
  region: Region;
  /** The whole area with its edge of stone or pebbles. */
  edgeRegion: Region;
  edge: 'stone' | 'pebbles';
  levelMm: Mm;
  depthMm: Mm;
};
export type SceneLine = {
  id: string;
  kind:
    | 'fence'
    | 'wall'
    | 'hedge'
    | 'railings'
    | 'open'
    | 'gate'
    | 'trellis'
    | 'slatted-screen'
    | 'low-wall'
    | 'raised-edge';
  where: 'boundary' | 'garden';
  /** A wall of glass or rails. */
  isSheer?: true;
  /** Standing parts only; openings are left out. */
  line: Point[];
  heightMm: Mm;
  thicknessMm: Mm;
  material: MaterialToken;
};
export type SceneThing = {
  id: string;
  kind: FurnishingKind;
  areaId: string;
  x: Mm;
  y: Mm;
  baseMm: Mm;
  widthMm: Mm;
  depthMm: Mm;
  heightMm: Mm;
  /** Counter-clockwise; the front of a thing with a back is its local -y. */
  turnDeg: number;
  round: boolean;
  seats: number;
  material: MaterialToken;
  /** Large enough to be walked into or under. */
  structure: boolean;
  /** Of its timber, chosen by hand. */
  colour?: TimberColour;
};
export type SceneStone = { x: Mm; y: Mm; widthMm: Mm; depthMm: Mm; turnDeg: number };
export type SceneKept = {
  id: string;
  kind: string;
  name: string;
  x: Mm;
  y: Mm;
  radiusMm: Mm;
  /** Width and depth, of a building whose sides are known. */
  boxMm?: [Mm, Mm];
  heightMm: Mm;
  evergreen: boolean;
  /** Steps and banks climb away from the house; else towards it. */
  climbsToHouse?: true;
};

/** How a plant looks in one month. */
export type PlantState = 'leaf' | 'flower' | 'autumn' | 'bare' | 'evergreen' | 'dormant';
export const GROWTH_YEARS = [1, 3, 5, 10] as const;
export type GrowthYear = (typeof GROWTH_YEARS)[number];

export type SceneInstance = {
  x: Mm;
  y: Mm;
  /** What it stands on: a pot's or raised bed's soil. */
  baseMm: Mm;
  radiusMm: Mm;
  heightMm: Mm;
  turnDeg: number;
  /** -1 to 1: how far its green is from its kind's. */
  tint: number;
  /** Already there: full size from the first year, no cost. */
  existing: boolean;
};
export type SceneSpecies = {
  plantId: string;
  name: string;
  form: PlantForm;
  heightMm: Mm;
  spreadMm: Mm;
  foliageHex: string;
  flowerHex: string | null;
  autumnHex: string | null;
  /** January first. */
  months: PlantState[];
  /** Months with flower, for kinds that flower while evergreen or bare. */
  inFlower: boolean[];
  /** Share of ten-year size, by year after planting. */
  growth: Record<GrowthYear, number>;
  instances: SceneInstance[];
};
/** A neighbour's house, outbuilding or tree beyond the edge, its middle. */
export type SceneAround = {
  as: 'house' | 'outbuilding' | 'tree';
  x: Mm;
  y: Mm;
  widthMm: Mm;
  depthMm: Mm;
  heightMm: Mm;
  evergreen: boolean;
};
/** Ground that has to be left free: lines on the ground, shown where they are asked for. */
type SceneZone = { id: string; name: string; outline: Ring };
export type SceneOpening = { x0: Mm; x1: Mm; sillMm: Mm; headMm: Mm; door: boolean };

export type Scene = {
  version: 1;
  bounds: { x0: Mm; y0: Mm; x1: Mm; y1: Mm; topMm: Mm };
  plot: Ring;
  /** bearingDeg is the compass bearing of +y. */
  sun: { latitudeDeg: number; longitudeDeg: number; bearingDeg: number };
  house: { x0: Mm; x1: Mm; heightMm: Mm; thicknessMm: Mm; doorX: Mm; openings: SceneOpening[] };
  surfaces: SceneSurface[];
  water: SceneWater[];
  lines: SceneLine[];
  things: SceneThing[];
  stones: SceneStone[];
  kept: SceneKept[];
  species: SceneSpecies[];
  /** Absent where nobody told of any. */
  around?: SceneAround[];
  zones?: SceneZone[];
};
