/** What is worn and looked for before a plant is handled. */
import { hasBurningSap } from '../model/hazards.ts';
import type { CareKind } from '../model/care.ts';
import type { Plant } from '../model/plant.ts';
import { PRACTICE } from '../model/practice.ts';

/** Work by which nobody touches the plant. */
const HANDS_OFF: ReadonlySet<CareKind> = new Set(['water', 'feed', 'garden']);
type Handled = Pick<Plant, 'contact' | 'toxicity'>;

/** What to wear, the plainest first: "gloves", "eye protection", "a mask". */
export function wearFor(plant: Handled, kind: CareKind): string[] {
  if (HANDS_OFF.has(kind)) return [];
  const { grade, by } = plant.contact;
  if (by.length === 0) return plant.toxicity.people === 'high' ? ['gloves'] : [];
  return [
    by.includes('thorns') ? 'stout gloves' : 'gloves',
    ...(hasBurningSap(plant) || (by.includes('thorns') && grade === 'high')
      ? ['eye protection']
      : []),
    ...(by.includes('hairs') ? ['a mask in dry weather'] : []),
  ];
}

/** True of cutting in the months in which birds may be nesting in the plant. */
export function mayHoldNests(
  plant: Pick<Plant, 'category' | 'foliage' | 'heightM'>,
  kind: CareKind,
  month: number,
): boolean {
  const isDense =
    plant.category === 'hedging' ||
    plant.category === 'climber' ||
    ((plant.category === 'shrub' || plant.category === 'tree') &&
      plant.foliage.type === 'evergreen' &&
      plant.heightM >= 1.2);
  return (
    isDense &&
    (kind === 'cut' || kind === 'clear') &&
    month >= PRACTICE.nestingFrom &&
    month <= PRACTICE.nestingTo
  );
}
