/** Names of small yards. */
import type { FurnishingKind } from '../features/names.ts';
import type { Language } from '../model/layout.ts';
import type { WordFacts } from './facts.ts';

/** By the line of its beds. */
const BY_LINE: Partial<Record<Language, string[]>> = {
  circles: ['The Round Court'],
  diagonal: ['The Corner Beds'],
  arc: ['The Curved Corner'],
  formal: ['Planting on Either Side'],
};

/** In a yard one remembers what one sits at and what is beside it. */
export function yardNames({ input: { model }, areasOf }: WordFacts): string[] {
  const { furnishings, language } = model.layout,
    beds = areasOf('bed').length,
    pots = furnishings.filter(({ kind }) => kind === 'pot').length,
    stands = (kind: FurnishingKind) => furnishings.some((one) => one.kind === kind);
  const seat = stands('dining-set')
    ? 'Table'
    : stands('lounge-set')
      ? 'Sofa'
      : stands('bench')
        ? 'Bench'
        : null;
  return [
    ...(seat && stands('raised-bed') ? [`The ${seat} and the Raised Bed`] : []),
    ...(seat && beds ? [`The ${seat} among the Planting`, `The ${seat} in the Green`] : []),
    ...(seat && !beds && pots > 1 ? [`The ${seat} and the Pots`] : []),
    ...(beds ? (BY_LINE[language] ?? []) : []),
    ...(!beds && pots > 1 ? ['Pots along the Edge', 'The Open Floor'] : []),
  ];
}
