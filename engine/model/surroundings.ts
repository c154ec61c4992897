/** What stands round a garden and leads into it, as it was told. */
import type { Fact } from './brief.ts';
import type { Mm } from './shapes.ts';

/** A way into the garden from outside that is not through the house. `side` is seen from the house. */
export type WayIn = { kind: 'side' | 'rear'; side: 'left' | 'right' | null };

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
};

export type Surroundings = {
  doorSide: Fact<'left' | 'right' | 'middle'> | null;
  boundary: Fact<{ kind: 'fence' | 'wall' | 'hedge' | 'open'; heightMm: Mm | null }> | null;
  /** Sides that were said to differ from the others. */
  sides?: Fact<BoundarySide>[];
  newFences?: Fact<NewFence>[];
  /** Covers that stay liftable, each with what was said of its place. */
  covers?: Fact<CoverSaid>[];
  /** Along an edge, where nothing may be built. */
  strip?: { side: 'back' | 'left' | 'right'; depthMm: Mm; quote: string };
  bungalow: boolean;
  /** None when everything comes through the house; absent when that is not known. */
  waysIn?: Fact<WayIn[]>;
  /** Step down at the garden door, and rise or fall over the plot, where they were said. */
  levels?: { doorStepMm?: Fact<Mm>; fallMm?: Fact<Mm> };
};
