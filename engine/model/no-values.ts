/** What a mention says beside what it is, where it says nothing. */
import type { Mention } from './reading.ts';

/** Of a mention of which nothing more was said. */
export const NO_VALUES = {
  place: null,
  count: null,
  metres: null,
  areaM2: null,
  sides: null,
  taperTo: null,
  isApproximate: false,
  range: null,
  ages: null,
  compass: null,
} as const satisfies Partial<Mention>;
