/** The ground a design stands on. */
import type { Removal, SoilTexture } from './brief.ts';
import type { Mm, Point, Ring } from './shapes.ts';

export type Soil = {
  texture: SoilTexture;
  ph: number;
  drainage: 'poor' | 'impeded' | 'moderate' | 'good' | 'free';
  /** "Heavy clay (London Clay)": for people. */
  name: string;
  /** 'zone' read from the postcode's zone, 'brief' said by the visitor, 'assumed' otherwise. */
  from: 'zone' | 'brief' | 'assumed';
};

export type Climate = {
  /** A key of the reference table, for example 'outer-london'. */
  zone: string;
  name: string;
  /** Least hardy rating that is planted, RHS scale: 'H4', or 'H3' in mild spots. */
  leastHardiness: 'H3' | 'H4';
  /** "1 May": tender plants go out after it. */
  safePlantingOut: string;
  rainMmPerYear: number;
};

/** What a postcode says; given to the engine, which looks nothing up. */
export type Place = {
  postcode: string | null;
  outcode: string | null;
  district: string | null;
  latitudeDeg: number;
  longitudeDeg: number;
  soil: Soil;
  climate: Climate;
};

export type BoundaryEdge = {
  from: Point;
  to: Point;
  kind: 'house' | 'fence' | 'wall' | 'hedge' | 'open';
  /** Above the garden's ground. */
  heightMm: Mm;
};

/** How everything that is carried gets into the garden; absent where nobody said and nothing can be taken for granted. */
export type Access = { way: 'side' | 'rear' | 'front' | 'through-house'; isAssumed?: true };

export type ExistingThing = {
  id: string;
  kind: 'tree' | 'shrub' | 'hedge' | 'shed' | 'greenhouse' | 'patio' | 'pond' | 'wall' | 'other';
  name: string;
  x: Mm;
  y: Mm;
  /** Crown or half-width. */
  radiusMm: Mm;
  heightMm: Mm;
  evergreen: boolean;
};

export type Site = {
  /** Counter-clockwise ring of the plot in the garden frame; the house edge is on y = 0. */
  boundary: Ring;
  /** The house wall on y = 0, and its eaves. */
  house: { x0: Mm; x1: Mm; heightMm: Mm };
  doorX: Mm;
  /** Compass bearing of +y, degrees clockwise from north. */
  bearingDeg: number;
  edges: BoundaryEdge[];
  /** Absent from sites saved before ways in were known, too. */
  access?: Access;
  existing: ExistingThing[];
  place: Place;
  soil: Soil;
  slope: 'level' | 'up' | 'down' | 'across';
  position: 'back' | 'front' | 'side' | 'courtyard' | 'roof';
  /** Nothing may be dug in or built to last: planting stands in planters, floors are laid on what is there. */
  noDigging?: true;
  /** Concrete or old paving that has to be broken out first, m². */
  breakOutM2?: number;
  /** Things to be taken away before work begins; absent when there are none. */
  removals?: Omit<Removal, 'source'>[];
};
