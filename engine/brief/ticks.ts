/** A preference that was ticked and is named in words as well is met by what the words name, and brings nothing beside it. */
import type { FeatureId, Preference } from '../model/brief.ts';

/** What is sat on, or at. Who names one of these has said where one is to sit. */
export const SAT_AT: ReadonlySet<FeatureId> = new Set([
  'seat',
  'bench',
  'storagebench',
  'lounge',
  'firepit',
  'pergola',
  'arbour',
  'gardenroom',
  'bar',
]);

/** Forms once had other ticks too, of which none is answered by words. */
const ANSWERS: Partial<Record<string, ReadonlySet<FeatureId>>> = {
  seating: new Set([...SAT_AT, 'dining']),
  waterfeature: new Set(['pond', 'formalpond', 'water', 'pool']),
  shade: new Set(['pergola', 'arbour', 'gardenroom', 'shadeplanting', 'sail', 'awning', 'parasol']),
  play: new Set(['play', 'trampoline', 'den']),
};

/** True where one of the features named answers the tick. */
export const isAnswered = (preference: Preference, named: Iterable<FeatureId>): boolean =>
  [...named].some((feature) => ANSWERS[preference]?.has(feature));
