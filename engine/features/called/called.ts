/**
 * What the things of a garden are called, and by what on a plan each is known. A wish is met by the thing itself: what has
 * no drawing of its own is known by nothing, and says what serves in its place.
 */
import type { AreaKind, Material, Screen } from '../../model/layout.ts';
import type { PlantCategory } from '../../model/plant.ts';
import type { PlantRole } from '../../model/planting.ts';
import type { FeatureId, FurnishingKind } from '../names.ts';

/** By what a thing is known on a plan. */
export type Sign =
  | `feature:${FeatureId}`
  | `area:${AreaKind}`
  | `thing:${FurnishingKind}`
  | `floor:${Material}`
  | `screen:${Screen['kind']}`
  | `plants:${PlantCategory}`
  | `planted:${PlantRole}`
  | `row:${NonNullable<Screen['row']>['of']}`
  | 'paving'
  | 'paths'
  | 'round'
  | 'stones'
  | 'steps'
  | 'slopes'
  | 'threshold'
  | 'gates'
  | 'parking'
  | 'turning';

export type Called = {
  /** In a sentence, with its article: "a goal". */
  name: string;
  /** Everything it is called by, separated by bars, without a plural's s. */
  words: string;
  /** What a wish for it asks the layout for. */
  feature?: FeatureId;
  /** It is drawn where one of these is on the plan. */
  is?: readonly Sign[];
  /** What answers the wish in part. */
  serves?: readonly Sign[];
  /** What is wanting where something serves: a whole sentence. */
  rest?: string;
  /** Why a plan may lack it, where no reason of its own was noted: a whole sentence. */
  missing?: string;
  /** What a number said with it counts. */
  counts?: FurnishingKind | 'cars' | 'seats' | 'bikes' | 'bins' | 'fruit-trees';
  /** What it always is and has where it is drawn, in words that people say of it, separated by bars: "covered|gutter". */
  has?: string;
  /** Never a wish by itself: a part of the house, or what another thing stands on. */
  isPart?: true;
};

/** Said where what is asked for is brought by the household. */
export const YOURS = 'it is yours to set up.';
/** Said where another floor lies there. */
export const OTHER_FLOOR =
  'Other surfaces were chosen here: it can be laid in their place, which the quote changes.';
