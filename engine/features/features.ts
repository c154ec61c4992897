/** Every garden feature and every furnishing, defined once: the compiler asks for one that is missing. */
import type { AreaKind } from '../model/layout.ts';
import type { FeatureDefinition, FurnishingDefinition, Ground } from './definition.ts';
import { FEATURES, type FeatureId, type FurnishingKind, type GroundFeatureId } from './names.ts';
import { seating, seatingFurnishings } from './seating.ts';
import { covers, coversFurnishings } from './covers.ts';
import { shelters, sheltersFurnishings } from './shelters.ts';
import { rooms, roomsFurnishings } from './rooms.ts';
import { storage, storageFurnishings } from './storage.ts';
import { growing, growingFurnishings } from './growing.ts';
import { play, playFurnishings } from './play.ts';
import { water, waterFurnishings } from './water.ts';
import { spaces } from './spaces.ts';
import { smallThings, smallThingsFurnishings } from './small-things.ts';

/** @see docs/architecture.md, adding a garden feature */
export const FEATURE_DEFINITIONS: Record<FeatureId, FeatureDefinition> &
  Record<GroundFeatureId, { ground: Ground }> = {
  ...seating,
  ...shelters,
  ...covers,
  ...rooms,
  ...storage,
  ...growing,
  ...play,
  ...water,
  ...spaces,
  ...smallThings,
};

export const FURNISHINGS: Record<FurnishingKind, FurnishingDefinition> = {
  ...seatingFurnishings,
  ...sheltersFurnishings,
  ...coversFurnishings,
  ...roomsFurnishings,
  ...storageFurnishings,
  ...growingFurnishings,
  ...playFurnishings,
  ...waterFurnishings,
  ...smallThingsFurnishings,
};

export function hasGround(feature: FeatureId): feature is GroundFeatureId {
  return FEATURE_DEFINITIONS[feature].ground !== undefined;
}
export const groundOf = (feature: GroundFeatureId): Ground => FEATURE_DEFINITIONS[feature].ground;

/** Features with ground of their own, in the order in which they claim it. */
export const GROUND_FEATURES: readonly GroundFeatureId[] = FEATURES.filter(hasGround).sort(
  (a, b) => groundOf(a).claim - groundOf(b).claim,
);
/** The building on an area: its feature's, or, where it answers no wish, the first of its kind. Null where none is. */
export function buildingOn(area: {
  kind: AreaKind;
  feature: FeatureId | null;
}): NonNullable<Ground['building']> | null {
  const own = area.feature && FEATURE_DEFINITIONS[area.feature].ground;
  if (own && own.kind === area.kind) return own.building ?? null;
  const usual = GROUND_FEATURES.find(
    (id) => groundOf(id).kind === area.kind && groundOf(id).building,
  );
  return usual ? (groundOf(usual).building ?? null) : null;
}
