import { useSyncExternalStore } from 'react';
import {
  completePreferences,
  EMPTY_PREFERENCES,
  EXPERIENCES,
  HOUSEHOLD,
  INTERESTS,
  locationOf,
  LOCATIONS,
  SIZES,
  SOIL_TYPES,
  SUN_EXPOSURES,
  TIME_COMMITMENTS,
  TYPES,
  type GardenPreferences,
  type PreferencesDraft,
} from '#content/recommendations/preferences.ts';
import type { SitePassport } from '#contracts/location.ts';
import { sendEvent } from '#app/lib/analytics.ts';
import { makeListeners } from '#app/lib/listeners.ts';
import {
  listOf,
  oneOf,
  orNull,
  readText,
  record,
  someOf,
  truth,
  type Shape,
} from '#app/lib/shape.ts';
import { useSitePassport } from '#app/lib/site-passport.ts';

export const RECOMMENDATIONS_KEY = 'plotwright.recommendations';
export type Step = 'location' | 'preferences' | 'results';

/** What was kept before the household was asked says nothing of it. */
const orNone =
  <T>(shape: Shape<T[]>): Shape<T[]> =>
  (value) =>
    value === undefined ? [] : shape(value);
const PARTS = {
  location: oneOf(LOCATIONS),
  gardenSize: oneOf(SIZES),
  experience: oneOf(EXPERIENCES),
  gardenType: oneOf(TYPES),
  soilType: oneOf(SOIL_TYPES),
  sunExposure: oneOf(SUN_EXPOSURES),
  timeCommitment: oneOf(TIME_COMMITMENTS),
  interests: listOf(oneOf(INTERESTS)),
  household: orNone(listOf(oneOf(HOUSEHOLD))),
};
type Own = Partial<GardenPreferences>;
/** `own` is what the visitor chose, beside what is known; `isNew` while a new analysis is being fetched. */
type Kept = { own: Own; submitted: GardenPreferences | null; isNew: boolean };
const keptShape = record<Kept>({
  own: someOf<GardenPreferences>(PARTS),
  submitted: orNull(record<GardenPreferences>(PARTS)),
  isNew: truth,
});
const NOTHING: Kept = { own: {}, submitted: null, isNew: false };

/** What this tab remembers, so that a reload or the way back loses nothing. */
let kept: Kept | null = null;
const listeners = makeListeners();
function readKept(): Kept {
  kept ??= parseStored();
  return kept;
}
function parseStored(): Kept {
  try {
    return readText(keptShape, sessionStorage.getItem(RECOMMENDATIONS_KEY)) ?? NOTHING;
  } catch {
    return NOTHING;
  }
}
function keep(next: Kept): void {
  kept = next;
  try {
    sessionStorage.setItem(RECOMMENDATIONS_KEY, JSON.stringify(next));
  } catch {
    // Storage is full or closed: the page works on, it only remembers less.
  }
  listeners.tell();
}
const nothing = () => NOTHING;

/** What is already known of the garden, so that it is not asked again. */
export function knownFrom(passport: SitePassport | null): Own {
  return {
    ...(passport?.postcode
      ? { location: locationOf(passport.postcode.postcode, passport.postcode.district) }
      : {}),
    ...(passport?.soil ? { soilType: passport.soil.category } : {}),
    ...(passport?.gardenSize ? { gardenSize: passport.gardenSize } : {}),
    ...(passport?.sunExposure ? { sunExposure: passport.sunExposure } : {}),
  };
}

/** The three steps: where the garden is, what is wanted, what suits it. */
export function useFlow() {
  const { passport, update } = useSitePassport();
  const now = useSyncExternalStore(listeners.subscribe, readKept, nothing);
  const known = knownFrom(passport);
  const draft: PreferencesDraft = { ...EMPTY_PREFERENCES, ...known, ...now.own };
  const isAnalysed = passport?.postcode != null && !now.isNew;
  const submitted = isAnalysed ? now.submitted : null;
  const step: Step = !isAnalysed ? 'location' : submitted ? 'results' : 'preferences';
  return {
    step,
    passport,
    known,
    draft,
    submitted,
    /** A kept garden, while a new analysis may take its place. */
    canContinue: passport?.postcode != null && now.isNew,
    choose: (change: Own) => keep({ ...now, own: { ...now.own, ...change } }),
    /** A new place: what it says of location and soil replaces what was chosen. */
    completeAnalysis,
    continueWithKept: () => keep({ ...now, isNew: false }),
    /** Ignored until all seven are chosen. */
    submit: (): boolean => {
      const preferences = completePreferences(draft);
      if (!preferences) return false;
      keep({ ...now, submitted: { ...preferences } });
      update({ gardenSize: preferences.gardenSize, sunExposure: preferences.sunExposure });
      sendEvent({
        name: 'form_submit',
        form_name: 'garden_preferences',
        form_type: 'recommendations',
      });
      return true;
    },
    startAgain: () => keep({ ...now, submitted: null, isNew: true }),
  };
}
export type Flow = ReturnType<typeof useFlow>;

function completeAnalysis(): void {
  const { location: _, soilType: __, ...own } = readKept().own;
  keep({ own, submitted: null, isNew: false });
}
