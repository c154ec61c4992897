/** Names of small yards. */
import type { FurnishingKind } from '../features/names.ts';
import type { WordFacts } from './facts.ts';

/** In a yard one remembers what one sits at and what is beside it. */
export function yardNames({ input: { model }, areasOf }: WordFacts): string[] {
  const { furnishings } = model.layout,
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
    ...(seat && beds ? [`The ${seat} among the Planting`] : []),
    ...(seat && !beds && pots > 1 ? [`The ${seat} and the Pots`] : []),
    ...(!beds && pots > 1 ? ['Pots along the Edge', 'The Open Floor'] : []),
  ];
}
