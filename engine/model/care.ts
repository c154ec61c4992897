/** What is done for a garden through the year, line by line. */
import type { CARE_GROUP_NAMES } from './care-groups.ts';

/** Which work a plant is given: a key of the table of care groups. */
export type CareGroup = keyof typeof CARE_GROUP_NAMES;

export const CARE_KINDS = [
  'plant',
  'water',
  'cut',
  'clear',
  'deadhead',
  'divide',
  'stake',
  'tie',
  'feed',
  'mulch',
  'protect',
  'watch',
  'garden',
] as const;
/** `cut` takes living growth, `clear` what has died down; `garden` is work on lawn, pond, paving and the like. */
export type CareKind = (typeof CARE_KINDS)[number];

export type CareLine = {
  /** 1 to 12. */
  month: number;
  kind: CareKind;
  /** Whole sentences, the plants named in them. */
  words: string;
  /** A few words for a short list: the plants' names, or what is done. */
  label: string;
  /** True of a plant's own care, which begins with its name; false of work that plants share. */
  isOwn: boolean;
  /** Common names as a sentence has them; empty for work on the garden itself. */
  plants: string[];
  tools: string[];
  /** Each time. */
  minutes: number;
  /** Times in a year that it is done. */
  times: number;
  /** "every year", "once a week in dry weather, May to September". */
  often: string;
  /** Year of the garden in which it is first done, 1 for the first. */
  fromYear: number;
  /** Last year of it; null where it goes on. */
  toYear: number | null;
};
