/** From the facts to the correction form's fields, and from what was changed to the corrections that are sent. */
import type { BriefFact } from '#contracts/design.ts';
import {
  COMPASS,
  FEATURES,
  SLOPES,
  WAYS_IN,
  type CompassPoint,
  type FeatureId,
  type Slope,
  type SoilTexture,
  type WayInAnswer,
} from '#engine/model/brief.ts';
import type { Corrections } from './session-store.ts';

const COMPASS_NAMES: Record<CompassPoint, string> = {
  N: 'North',
  NE: 'North-east',
  E: 'East',
  SE: 'South-east',
  S: 'South',
  SW: 'South-west',
  W: 'West',
  NW: 'North-west',
};
const SOIL_NAMES: Record<SoilTexture, string> = {
  clay: 'Clay',
  loam: 'Loam',
  sandy: 'Sandy',
  chalk: 'Chalk',
};
const SLOPE_NAMES: Record<Slope, string> = {
  level: 'Level',
  up: 'Rises from the house',
  down: 'Falls from the house',
  across: 'From side to side',
};
const WAY_IN_NAMES: Record<WayInAnswer, string> = {
  'side-left': 'Past the house, left',
  'side-right': 'Past the house, right',
  rear: 'A gate at the end',
  house: 'Only through the house',
};
/** What is chosen from a list: its label, its values with their names. */
export const CHOICES = {
  facing: { label: 'Garden faces', values: COMPASS, names: COMPASS_NAMES },
  soil: { label: 'Soil', values: ['clay', 'loam', 'sandy', 'chalk'], names: SOIL_NAMES },
  slope: { label: 'Slope', values: SLOPES, names: SLOPE_NAMES },
  wayIn: { label: 'Way in', values: WAYS_IN, names: WAY_IN_NAMES },
} as const;
export type ChoiceKey = keyof typeof CHOICES;
export const CHOICE_KEYS = Object.keys(CHOICES) as ChoiceKey[];

export const NUMBERS = [
  'widthM',
  'depthM',
  'areaM2',
  'budgetPounds',
  'seatsFor',
  'doorStepM',
  'fallM',
] as const;
/** These may be none at all. */
const MAY_BE_ZERO: ReadonlySet<NumberKey> = new Set<NumberKey>(['doorStepM', 'fallM']);
export const YES_NO = ['toddler', 'children', 'dog', 'cat', 'wheelchair'] as const;
type NumberKey = (typeof NUMBERS)[number];
type YesNoKey = (typeof YES_NO)[number];

export type CorrectionFields = {
  numbers: Record<NumberKey, string>;
  choices: Record<ChoiceKey, string>;
  yesNo: Record<YesNoKey, boolean>;
  features: Record<FeatureId, boolean>;
};

/** The fields for the current facts. */
export function readFields(facts: readonly BriefFact[]): CorrectionFields {
  const current = new Map<string, string | number | boolean>();
  const features = Object.fromEntries(FEATURES.map((id) => [id, false])) as Record<
    FeatureId,
    boolean
  >;
  for (const { correction } of facts) {
    if (!correction) continue;
    // A wanted thing can be removed, so it is there now; a refused one can be added.
    if (correction.key === 'remove' && isFeature(correction.current))
      features[correction.current] = true;
    current.set(correction.key, correction.current);
  }
  return {
    numbers: Object.fromEntries(
      NUMBERS.map((key) => [key, current.has(key) ? String(current.get(key)) : '']),
    ) as Record<NumberKey, string>,
    choices: Object.fromEntries(
      CHOICE_KEYS.map((key) => [key, valueOf(key, current.get(key)) ?? '']),
    ) as Record<ChoiceKey, string>,
    yesNo: Object.fromEntries(YES_NO.map((key) => [key, current.get(key) === true])) as Record<
      YesNoKey,
      boolean
    >,
    features,
  };
}

/** The value of a list that a text or a fact names. */
const valueOf = <K extends ChoiceKey>(key: K, given: unknown): Corrections[K] =>
  (CHOICES[key].values as readonly unknown[]).find((value) => value === given) as Corrections[K];

function isFeature(value: unknown): value is FeatureId {
  return (FEATURES as readonly unknown[]).includes(value);
}

/** Only what was changed. Numbers that are not numbers are named in `faults`, by field. */
export function readCorrections(
  before: CorrectionFields,
  after: CorrectionFields,
): { corrections: Corrections; faults: Partial<Record<NumberKey, string>> } {
  const corrections: Corrections = {};
  const faults: Partial<Record<NumberKey, string>> = {};
  for (const key of NUMBERS) {
    const text = after.numbers[key].replace(/[£,\s]/g, '');
    if (text === before.numbers[key] || text === '') continue;
    const value = Number(text);
    if (value === 0 && MAY_BE_ZERO.has(key)) corrections[key] = 0;
    else if (!Number.isFinite(value) || value <= 0)
      faults[key] = MAY_BE_ZERO.has(key)
        ? 'Please give a number, 0 for none'
        : 'Please give a number above 0';
    else if (key === 'seatsFor' && (!Number.isInteger(value) || value > 40))
      faults[key] = 'Please give a whole number up to 40';
    else corrections[key] = value;
  }
  const choose = <K extends ChoiceKey>(key: K) => {
    const value = valueOf(key, after.choices[key]);
    if (value && value !== before.choices[key]) corrections[key] = value;
  };
  for (const key of CHOICE_KEYS) choose(key);
  for (const key of YES_NO)
    if (after.yesNo[key] !== before.yesNo[key]) corrections[key] = after.yesNo[key];
  const add = FEATURES.filter((id) => after.features[id] && !before.features[id]);
  const remove = FEATURES.filter((id) => !after.features[id] && before.features[id]);
  if (add.length > 0) corrections.add = add;
  if (remove.length > 0) corrections.remove = remove;
  return { corrections, faults };
}
