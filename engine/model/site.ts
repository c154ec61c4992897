/** The ground a design stands on. */
import type { BarredZone } from './barred.ts';
import type { Removal, Slope, SoilTexture } from './brief.ts';
import type { Mm, Point, Ring } from './shapes.ts';
import type { Around } from './surroundings.ts';

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

/** A straight piece of the plot's edge, counter-clockwise. Pieces follow one another; a corner of the plot is always an end. */
export type BoundaryEdge = {
  from: Point;
  to: Point;
  /** Railings are upright bars: looked through, and nearly no shade. */
  kind: 'house' | 'fence' | 'wall' | 'hedge' | 'railings' | 'open' | 'gate';
  /** Above the garden's ground. */
  heightMm: Mm;
  /** A fence that is put up; `replaces` where one is taken down first. */
  isNew?: true;
  replaces?: true;
  /** Of a wall: a balustrade of glass or rails, which is looked through. */
  isSheer?: true;
  /** It leans, bulges or is cracked. */
  isFailing?: true;
  /** It holds the ground on one side of it. */
  isRetaining?: true;
  /** Nothing is fixed to it. */
  noFixings?: true;
  whose?: 'ours' | 'theirs' | 'shared';
  /** Of a gate: what lies behind it. */
  leadsTo?: 'side-way' | 'rear-way' | 'street';
  /** Of a gate that nobody spoke of: its position is to be confirmed. */
  isAssumed?: true;
};

/** How everything that is carried gets into the garden; absent where nobody said and nothing can be taken for granted. */
export type Access = {
  way: 'side' | 'rear' | 'front' | 'through-house';
  isAssumed?: true;
  /** At its narrowest, where that was said. */
  widthMm?: Mm;
};

export type ExistingThing = {
  id: string;
  kind:
    | 'tree'
    | 'shrub'
    | 'hedge'
    | 'shed'
    | 'greenhouse'
    | 'patio'
    | 'pond'
    | 'wall'
    /** Of both, `heightMm` is what they climb, over their depth. */
    | 'steps'
    | 'bank'
    | 'other';
  name: string;
  x: Mm;
  y: Mm;
  /** Crown or half-width. */
  radiusMm: Mm;
  /** Width across the plot and depth of a building whose sides were said; else it is as wide and deep as `radiusMm` makes it. */
  boxMm?: [Mm, Mm];
  heightMm: Mm;
  evergreen: boolean;
  /** Nobody said where it stands: the place is to be confirmed. */
  isAssumed?: true;
};

export const FITTINGS = ['tap', 'power', 'charger', 'rail'] as const;
export type Fitting = (typeof FITTINGS)[number];

/** A line across the plot at which the ground steps up (or, negative, down). */
export type GroundBreak = {
  id: string;
  /** Middle of the wall or the bank. */
  y: Mm;
  riseMm: Mm;
  /** A slope is ground that falls evenly and stays so: nothing holds it, and ways, lawn and planting lie on it. */
  kind: 'wall' | 'bank' | 'slope';
  /** Its run; a wall has none. */
  runMm: Mm;
  /** Built now; else it stands and stays. */
  isNew?: true;
  /** One stands there that is taken down first: so much of its face, mm high. */
  replacesMm?: Mm;
  isFirst?: true;
  isPlaceAssumed?: true;
  isRiseAssumed?: true;
  /** Middle of the opening in which the steps stand. */
  stepsX: Mm;
};

export type SiteUnit = {
  what: 'heat pump' | 'tank';
  name: string;
  x: Mm;
  y: Mm;
  widthMm: Mm;
  depthMm: Mm;
  heightMm: Mm;
  isToBeScreened?: true;
  isAssumed?: true;
};

export type SiteService = {
  id: string;
  what: 'sewer' | 'drain' | 'gas main' | 'water main' | 'cable' | 'overhead line';
  line: Point[];
  clearMm: Mm;
  isAssumed?: true;
};

/** In the house wall, beside the door to the garden. */
export type WallOpening = { x0: Mm; x1: Mm; door: boolean };

/** Somebody who does no steps lives here. */
export type StepFree = {
  /** Ways slope no steeper than one in this many. */
  oneIn: number;
  /** It was said, and holds for short ramps too. */
  isTold?: true;
  /** Width of the ways that matter. */
  widthMm: Mm;
  isOnWheels?: true;
};

/** As it was told, or of something that was put in the plan by hand and goes. */
type SiteRemoval = Omit<Removal, 'source' | 'kind'> & { kind: ExistingThing['kind'] };

export type Site = {
  /** Counter-clockwise ring of the plot in the garden frame; the house edge is on y = 0. */
  boundary: Ring;
  /** The house wall on y = 0, and its eaves. */
  house: {
    x0: Mm;
    x1: Mm;
    heightMm: Mm;
    /** Windows and further doors as they were put by hand; absent: windows where there is mostly one. */
    openings?: WallOpening[];
  };
  doorX: Mm;
  /** Compass bearing of +y, degrees clockwise from north. */
  bearingDeg: number;
  edges: BoundaryEdge[];
  /** Absent from sites saved before ways in were known, too. */
  access?: Access;
  existing: ExistingThing[];
  place: Place;
  soil: Soil;
  slope: Slope;
  /** What was measured or said of heights; null where nothing was, and absent when neither was. */
  levels?: {
    /** The natural ground below the threshold. */
    doorStepMm: Mm | null;
    fallMm: Mm | null;
    /** How the ground lies was given by hand, level ground too. */
    isGiven?: true;
    /** Of ground that slopes across: the hand that it falls to; the left where nobody said. */
    low?: 'left' | 'right';
    /** The floor at the door is brought up to the threshold, whatever the ground does: somebody comes out on wheels. */
    isFlush?: true;
    /** No way from the door to a seat or a named place has a step. */
    stepFree?: StepFree;
    /** Level pieces: where each ends, from the house on. The ground between two of them lies level. */
    breaks?: GroundBreak[];
    /** Ground that is cut, and filled in again, to make level pieces of a slope or a bank, m³ each. */
    shapedM3?: number;
  };
  /** Sides from which somebody looks in, from an upper floor or not. */
  lookers?: { side: 'left' | 'right' | 'back'; isUpper: boolean }[];
  /** What stands beyond the edge and shades the plot, put by hand. */
  around?: Around[];
  /** Of a front garden: the hand on which the kerb is lowered for a car. */
  kerbSide?: 'left' | 'right';
  /** A heat pump or tank: the middle of its box. Nothing stands within the air it wants. */
  unit?: SiteUnit;
  /** Ground beyond a side that lies higher or lower; `mm` null where it was not measured. */
  beyond?: { side: 'left' | 'right' | 'back'; mm: Mm | null; isLower: boolean }[];
  /** It is a part of a garden: the rest of it lies where a house would stand, and one comes in from there. */
  isPart?: true;
  position: 'back' | 'front' | 'side' | 'courtyard' | 'roof';
  /** Nothing may be dug in or built to last: planting stands in planters, floors are laid on what is there. */
  noDigging?: true;
  /** Concrete or old paving that has to be broken out first, m². */
  breakOutM2?: number;
  /** Middles of covers of 600 mm that stay liftable; `isAssumed`: the place is to be confirmed. */
  covers?: { id: string; name: string; x: Mm; y: Mm; isAssumed?: true }[];
  /** Pipes and cables; nothing is built, and no tree set, within `clearMm` of their line. `isAssumed`: the course is to be confirmed. */
  services?: SiteService[];
  /** Ground that has to be left free. */
  barred?: BarredZone[];
  /** Of sites saved before zones were known: along an edge, where nothing may be built and no tree stands. */
  strip?: { side: 'back' | 'left' | 'right'; depthMm: Mm; quote: string };
  /** Asked for on or by the house; where each goes is settled at the visit. */
  fittings?: Fitting[];
  /** Fence panels renewed where one stands, m. */
  panelsM?: number;
  /** Things to be taken away before work begins; absent when there are none. */
  removals?: SiteRemoval[];
};
