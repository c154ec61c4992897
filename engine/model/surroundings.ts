/** What stands round a garden and leads into it, as it was told. */
import type { Barred } from './barred.ts';
import type { Fact } from './brief.ts';
import type { Mm } from './shapes.ts';

/** A way into the garden from outside that is not through the house. `side` is seen from the house. */
export type WayIn = {
  kind: 'side' | 'rear';
  side: 'left' | 'right' | null;
  /** Two leaves, wide enough for a car. */
  isDouble?: true;
};

/** What stands along one side of the plot, seen from the house. */
export type BoundarySide = {
  side: 'left' | 'right' | 'back';
  kind: 'fence' | 'wall' | 'hedge' | 'open';
  /** Null when no height was said. */
  heightMm: Mm | null;
};

/** A fence that is asked for. `panelsM`: so many metres of panels are replaced, and the rest stays. */
export type NewFence = { side: BoundarySide['side'] | 'all'; heightMm: Mm; panelsM?: number };

/** A cover that stays liftable, with what was said of its place. */
export type CoverSaid = {
  name: string;
  fromHouseMm: Mm | null;
  side: 'left' | 'right' | 'middle' | null;
  isFar: boolean;
  /** From a side that was named. */
  fromLeftMm?: Mm;
  fromRightMm?: Mm;
};

/** A wall of the boundary that was told of, beside its height. */
export type BoundaryWall = {
  /** Null: all of them, or nobody said which. */
  side: BoundarySide['side'] | null;
  heightMm: Mm | null;
  isFailing: boolean;
  isRetaining: boolean;
  isToBeRebuilt: boolean;
  isFirst: boolean;
  noFixings: boolean;
  whose: 'ours' | 'theirs' | null;
};

/** Where one level of the garden ends and the next begins. */
export type Terrace = {
  /** From the house, of the depth. */
  share: number;
  atMm: Mm | null;
  /** Up away from the house; negative where it goes down. */
  riseMm: Mm;
  isPlaceAssumed: boolean;
  isRiseAssumed: boolean;
  kind: 'wall' | 'bank' | 'slope';
  /** It is built, or built anew. */
  isNew: boolean;
  /** What stands there leans or moves. */
  isFailing: boolean;
  /** Two lower walls stand in its place. */
  asTwo: boolean;
};
export type Terraces = {
  breaks: Terrace[];
  steps: 'left' | 'right' | 'middle' | null;
  /** They are made of a bank, and the ground beside it lies level already. */
  ofBank?: true;
  /** The wall is built before anything else. */
  isFirst: boolean;
  isWanted: boolean;
};
/** Ground beyond a side; `mm` null where it was not measured. */
export type Beyond = { side: BoundarySide['side']; mm: Mm | null; isLower: boolean };

export type Owner = {
  side: BoundarySide['side'];
  whose: 'ours' | 'theirs' | 'shared';
  isFailing: boolean;
};
export type Looker = { side: BoundarySide['side']; isUpper: boolean };
/** What stands beyond a side of the plot and shades it, by the box about the plot. */
export const AROUND_AS = ['house', 'outbuilding', 'tree'] as const;
export type Around = {
  as: (typeof AROUND_AS)[number];
  side: Looker['side'];
  /** Between it and the plot's edge; of a tree from its trunk. */
  awayMm: Mm;
  /** From the house wall's line, or at the back from the left end, to where it begins; of a tree to its trunk. Less is behind the line. */
  alongMm: Mm;
  /** Along the edge; of a tree the width of its crown. */
  lengthMm: Mm;
  /** Away from the edge; of a tree as `lengthMm`. */
  deepMm: Mm;
  heightMm: Mm;
  evergreen: boolean;
};
/** A heat pump or tank by the house, which wants air round it. */
export type Unit = {
  what: 'heat pump' | 'tank';
  name: string;
  side: 'left' | 'right' | null;
  isToBeScreened: boolean;
};

/** A pipe or cable that runs through the garden; building keeps `clearMm` off it to each side. */
export type Service = {
  what: 'sewer' | 'drain' | 'gas main' | 'water main' | 'cable' | 'overhead line';
  course: 'diagonal' | 'corner' | 'across' | 'left' | 'right' | 'back' | null;
  from: 'back-left' | 'back-right' | 'house' | null;
  clearMm: Mm;
};

export type Surroundings = {
  /** Only a part of the garden is told of, and the house is beside the rest. */
  part?: Fact<true>;
  doorSide: Fact<'left' | 'right' | 'middle'> | null;
  /** Of a front garden: the hand on which the kerb is lowered for a car. */
  kerbSide?: Fact<'left' | 'right'>;
  boundary: Fact<{ kind: 'fence' | 'wall' | 'hedge' | 'open'; heightMm: Mm | null }> | null;
  /** Sides that were said to differ from the others. */
  sides?: Fact<BoundarySide>[];
  newFences?: Fact<NewFence>[];
  /** Covers that stay liftable, each with what was said of its place. */
  covers?: Fact<CoverSaid>[];
  services?: Fact<Service>[];
  /** Water is led to the house's wall by what is laid there. */
  damp?: Fact<true>;
  /** Of ground that slopes across: the hand it falls to. */
  low?: 'left' | 'right';
  /** Ground that has to be left free. */
  barred?: Fact<Barred>[];
  terraces?: Fact<Terraces>;
  walls?: Fact<BoundaryWall>[];
  beyond?: Fact<Beyond>[];
  /** Whose what stands along a side is. */
  owners?: Fact<Owner>[];
  /** Sides from which somebody looks in. */
  lookers?: Fact<Looker>[];
  unit?: Fact<Unit>;
  bungalow: boolean;
  /** None when everything comes through the house; absent when that is not known. */
  waysIn?: Fact<WayIn[]>;
  /** The narrowest place of the way by which everything comes in. */
  wayWidthMm?: Fact<Mm>;
  /** Step down at the garden door, and rise or fall over the plot, where they were said. */
  levels?: { doorStepMm?: Fact<Mm>; fallMm?: Fact<Mm> };
};

/** Distances from the plot's edges. */
export type MeasuredPlace = {
  fromHouseMm?: Mm;
  fromLeftMm?: Mm;
  fromRightMm?: Mm;
  fromBackMm?: Mm;
  /** Of the way from the house to the far end, 0 to 1. */
  ofDepth?: number;
};
