/** What is known of a garden feature and of a furnishing, each in one place. Lengths in mm. */
import type { Primitive } from '../drawing/drawing.ts';
import type { Piece } from '../drawing/furnishings/piece.ts';
import type { ProjectType } from '../model/brief.ts';
import type { Phase } from '../model/costing.ts';
import type { AreaKind, FurnishingKind, Material } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';
import type { FeatureId } from './names.ts';
import type { MaterialToken } from '../scene/scene.ts';

export type Size = readonly [Mm, Mm];

/** Where a piece of ground likes to be, as weights; negative means that the opposite is liked. */
export type Likes = {
  sun?: number;
  evening?: number;
  far?: number;
  corner?: number;
  edge?: number;
  view?: number;
  centre?: number;
  /** Near the house: weight on closeness to the door. */
  close?: number;
  /** Weight on closeness to a gate, for what is wheeled out through it; of no gate the house is the way out. */
  gate?: number;
  /** Wished distance from the door, metres. */
  middle?: number;
  near?: readonly AreaKind[];
  /** Weight on the middle of the garden, whose ground it may take. */
  heart?: number;
  /** Weight on standing well away from where people sit, and out of the straight view from the door. */
  apart?: number;
};

/** The floors of one design, by what is laid with them. */
export type Palette = Record<'terrace' | 'path' | 'seat' | 'gravel' | 'service', Material>;

export type Ground = {
  kind: AreaKind;
  /** Order in which ground is claimed: stores first (they take the corner that nothing else wants), then by size. */
  claim: number;
  /** Preferred first, least last. */
  sizes: readonly Size[];
  /** Sizes for a large plot, preferred first; `scale` grows with its width, 2.6 at most. */
  largerSizes?: (plotM2: number, scale: number, type: ProjectType) => readonly Size[];
  /** Clear ground round it. */
  pad: Mm;
  /** Wished distance to the boundary behind it. */
  gap: Mm;
  likes: Likes;
  shape: 'square' | 'language' | 'soft' | 'organic';
  /** Can be had where nothing may be dug. */
  worksUndug?: true;
  /** May be added to a front garden without being asked for. */
  suitsFront?: true;
  /** Answers the wish for a second seat. */
  isSeat?: true;
  /** No crown within this of its middle. */
  openSkyMm?: Mm;
  /** Its own floor; else what the kind of area has. */
  floor?: (palette: Palette) => Material;
  /** No cheaper loose floor is offered for it. */
  needsSlab?: true;
  /** The building that fills it. */
  building?: { furnishing: FurnishingKind; heightMm: Mm };
};

export type FeatureDefinition = {
  /** As written on the plan, and what the place is for. */
  plan?: { label: string; purpose: string };
  /** Still comes with its project type where the budget is low: somewhere to sit, and cheap ground. */
  isPlain?: true;
  /** Needs digging or a footing, or is left behind on moving out. */
  needsDigging?: true;
  ground?: Ground;
};

/** How a furnishing is paid for. */
type Supply =
  /** The household brings it: named, as here, in what a price leaves out. */
  | { kind: 'loose'; words: string }
  /** Counted, one line for all of a kind. `undug`: as it is described where nothing may be dug. */
  | { kind: 'fixed'; phase: Phase; description: string; undug?: string }
  /** One line for each, by the ground it covers. */
  | {
      kind: 'building';
      name: string;
      words: string;
      rates: readonly (readonly [upToM2: number, rateKey: string])[];
    }
  /** Measured by rules of its own in the take-off. */
  | { kind: 'measured' };

export type FurnishingDefinition = {
  /** Its symbol on the plan. */
  symbol: (piece: Piece) => Primitive[];
  /** What a renderer makes it of. */
  material: MaterialToken;
  supply: Supply;
  /** Drawn over the planting: one walks below it. */
  isOverhead?: true;
  /** It hangs on a wall; or, of what is overhead, it has one foot in its middle, else a post at each corner. */
  feet?: 'none' | 'middle';
  /** Open, so that its outline on the plan has no solid shade. */
  isAiry?: true;
  /** One walks into or under it. */
  isStructure?: true;
  /** It has a door, in the middle of its local -y side: on any side of its ground, on a long one, or at an end. */
  door?: 'any' | 'long' | 'end';
  /** Share of the sun it lets through, from its foot given as a share of its height. */
  shade?: { passes: number; foot: number };
  /** Plants may grow under or against it. */
  isAmongPlants?: true;
  /** No tree's crown near it: sparks below, leaves above. */
  keepsCrownsOff?: true;
  /** A building to planning law. `room`: people stay in it, so that building regulations are worth a word. */
  planning?: 'building' | 'room';
  /** Height to check where none is drawn. */
  usualHeightMm?: Mm;
  /** Named where power is spoken of: "the hot tub". */
  power?: string;
  /** A child can fall from it. */
  canFallFrom?: true;
  /** What is worth knowing of it before it is built. */
  advice?: { title: string; text: string };
  /** How it is spoken of among the materials. */
  materials?: { name: string; say: (count: number, widthM: number, depthM: number) => string };
};

export type FeatureDefinitions = Partial<Record<FeatureId, FeatureDefinition>>;
export type FurnishingDefinitions = Partial<Record<FurnishingKind, FurnishingDefinition>>;
