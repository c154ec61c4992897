/** What a wish that names nothing itself was taken for. */
import { NOT_DRAWN, NOT_OUR_WORK } from '../brief/concepts.ts';
import { thingsNamed } from '../brief/named-things.ts';
import { CALLED } from '../features/called/all.ts';
import type { Called } from '../features/called/called.ts';
import type { Wish } from '../model/brief.ts';

/** What is wished for without being named: "somewhere to walk round and round". */
const BY_CONCEPT: Readonly<Record<string, string>> = {
  path: 'a path',
  bed: 'flower beds',
  raisedbed: 'raised beds',
  steps: 'steps',
  ramp: 'a ramp',
  gate: 'a gate',
  fence: 'a fence',
  gravel: 'gravel',
  trellis: 'trellis',
  wall: 'a wall',
  tap: 'an outdoor tap',
  power: 'outdoor power',
  parking: 'room for a car',
};
/** What a wish that names nothing itself was taken for. */
export function calledFor({ feature, concept }: Wish): Called | null {
  const byName = BY_CONCEPT[concept];
  const isNamed = feature === null || concept === 'raisedbed';
  return (
    CALLED.find((one) => (isNamed ? one.name === byName : one.feature === feature && one.is)) ??
    null
  );
}
/** Nothing is known by these words, and nothing is drawn for them: a note says so, and they are told back as no wish. */
export const isUnknown = (wish: Wish): boolean =>
  wish.kind !== 'plant' &&
  wish.plant === null &&
  wish.feature === null &&
  !NOT_OUR_WORK[wish.concept] &&
  !NOT_DRAWN[wish.concept] &&
  !thingsNamed(wish.quote).length &&
  !calledFor(wish);
export const RAISED_BEDS = BY_CONCEPT.raisedbed!;
