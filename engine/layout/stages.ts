/**
 * What each step of the layout may read and what it gives. A stage is a type built on the one before; a step returns the next
 * and changes nothing it was given, but for a candidate's own `random` and, while it is sketched, its raster `occupied`.
 */
import type { FeatureId } from '../model/brief.ts';
import type { Area, Language } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import type { Random } from '../geometry/random.ts';
import type { FreeGround } from './free-ground.ts';
import type { Line } from './polyline.ts';
import type {
  Ask,
  Frame,
  ItemId,
  Part,
  Placed,
  RouteLine,
  SketchTree,
  Terrace,
} from './plan-types.ts';

/** The plot as it is, or its mirror image. */
export type Orientation = Readonly<{ frame: Frame; site: Site; mirrored: boolean }>;

/** What one candidate is drawn from. `random` is its own generator, so the order of the steps is part of the design. */
export type Setting = Orientation &
  Readonly<{
    ask: Ask;
    language: Language;
    seed: number;
    /** Items given up before drawing. */
    without: readonly ItemId[];
    random: Random;
    /** Depth of planting left along the boundary. */
    border: Mm;
    /** The same at either side of the open figure: alike, or all of it on one side. */
    sides: Readonly<{ left: Mm; right: Mm }>;
    axisX: Mm;
    /** What a path pays to cross the lawn. */
    lawnCost: number;
  }>;
export type Parts = Readonly<{ parts: readonly Part[] }>;

/** What a place for a room is looked for beside. */
export type Placing = Setting & Readonly<{ terrace: Terrace; placed: readonly Placed[] }>;
/** And where its door may open. */
export type Seeking = Placing & Readonly<{ doorGround: FreeGround }>;
/** The floor at the door, and the rooms that have a place so far. */
export type Roomed = Placing &
  Parts &
  Readonly<{
    dropped: readonly Dropped[];
    /** The sketch's own raster, marked as ground is given out: 0 free, 1 outside, 2 kept, 3 terrace, 4 a room, 5 kept open. */
    occupied: Uint8Array;
  }>;
export type Dropped = { id: FeatureId; reason: string };

/** What the fitting of the open figure adds. */
export type OpenFigure = Parts &
  Readonly<{
    /** Empty when there is none. */
    figure: Region;
    arc: Arc | null;
    /** The lawn that was wished for is too small to be worth having. */
    noOpen: boolean;
  }>;
export type Arc = { x: Mm; y: Mm; radius: Mm };

/** What every step after the sketch may read of it. */
export type Laid = Setting &
  Parts &
  Readonly<{ terrace: Terrace; figure: Region; dropped: readonly Dropped[] }>;
/** Terrace, rooms and open figure. */
export type Sketch = Laid & OpenFigure & Readonly<{ quickScore: number }>;

/** What the drawing of the paths adds. */
export type Routed = Parts &
  Readonly<{
    routes: readonly RouteLine[];
    /** Ways over the lawn that become lines of stepping stones, the longest first. */
    stoneLines: readonly Line[];
  }>;
/** Paths, beds and trees: every square millimetre has its part. */
export type Planted = Laid & Routed & Readonly<{ trees: readonly SketchTree[] }>;

export type Score = Readonly<{
  score: number;
  terms: Readonly<Record<string, number>>;
  /** Rooms that no way leads to. */
  unreached: readonly string[];
  /** Paved or built, of the whole. */
  hardShare: number;
}>;
export type Finished = Planted & Score;

/** An area before it is furnished and has words. */
export type BareArea = Omit<Area, 'label' | 'purpose' | 'why'>;

/** A garden of the stage `T` and the wishes given up for it. */
export type Candidate<T = Finished> = Readonly<{
  garden: T;
  givenUp: readonly { feature: ItemId; reason: string }[];
  /** Of a finished one: ways that are not for people who do no steps, a step as one, a steep or narrow way as half. */
  faults?: number;
}>;
