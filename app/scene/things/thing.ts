/** What a drawing of a thing is given: a kit at its place, its size, and where flowers may be put. */
import type { FurnishingKind } from '#engine/model/layout.ts';
import type { SceneThing } from '#engine/scene/scene.ts';
import type { Kit } from '../core/kit.ts';
import type { Vec3 } from '../maths/vector.ts';

export type Thing = {
  kit: Kit;
  w: number;
  d: number;
  high: number;
  round: boolean;
  seats: number;
  source: SceneThing;
  /** A cut posy in a vase on a table, at a local point: a still-life, not a plant of the garden. */
  flowers: (at: Vec3) => void;
};
export type DrawThing = (thing: Thing) => void;
/** Some of the forms, by furnishing; `things.ts` gathers them all. */
export type DrawThings = Partial<Record<FurnishingKind, DrawThing>>;
