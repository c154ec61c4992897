/** Finished levels of a garden, derived from its site and layout. Heights count from the threshold of the garden door. */
import type { Mm, Point, Region } from '../model/shapes.ts';

/** A floor that lies level, but for the fall that sheds its rain. */
export type Floor = { areaId: string; region: Region; levelMm: Mm };

/** A straight run of equal risers; its topmost tread lies at the level above it. */
export type Flight = {
  id: string;
  at: 'door' | 'way';
  /** Middle of the lowest nosing, and of the far edge of the topmost tread. */
  foot: Point;
  head: Point;
  widthMm: Mm;
  riserMm: Mm;
  /** Depth of each tread from the lowest to the topmost: one for each riser. A deep one is a landing. */
  goingsMm: Mm[];
  /** Levels below the lowest riser and above the topmost. */
  footMm: Mm;
  headMm: Mm;
  region: Region;
  /** It stands there and stays. */
  isStanding?: true;
};

/** A raised platform outside the door, before steps that go down to the terrace. */
export type Landing = { region: Region; levelMm: Mm };

export type WallClass = 'edging' | 'low-wall' | 'wall' | 'engineered';

/** The edge of a floor that holds ground, or is held above it. */
export type HeldEdge = {
  id: string;
  areaId: string;
  line: Point[];
  /** Greatest height of the face, to 10 mm. */
  heightMm: Mm;
  /** Area of the face at the height that each metre of it has, m². */
  faceM2: number;
  class: WallClass;
  /** The floor stands above the ground beside it; false where the ground stands above the floor. */
  isRaised: boolean;
  /** It holds one level of the garden over another, and is built or stands there now. */
  ofBreak?: 'new' | 'standing';
};

/** One stretch of a route between two floors, or from a floor to the ground that the route ends on. */
export type Stretch = {
  routeId: string;
  /** Levels at its beginning and its end. */
  fromMm: Mm;
  toMm: Mm;
  /** Steps on it, by id; what they do not rise is sloped. */
  flights: string[];
  /** Rise that is left to slopes, and the length it takes, mm. */
  slopedMm: Mm;
  slopedOverMm: Mm;
  /** The sloped part on the plan. */
  line: Point[];
};

/** Ground moved to make one floor level, m³ in the ground. */
export type Earthwork = { areaId: string; cutM3: number; fillM3: number };

export type GardenLevels = {
  /** Level of the floor or ground before the door. */
  atDoorMm: Mm;
  /** Nobody steps at the door: a slot drain keeps the rain out. */
  isFlush: boolean;
  floors: Floor[];
  landing: Landing | null;
  flights: Flight[];
  edges: HeldEdge[];
  stretches: Stretch[];
  earthworks: Earthwork[];
};
