/** Where nothing tall, or no tree, is to stand, as it is told back. */
import type { BarredPlace } from '../model/barred.ts';
import type { Brief } from '../model/brief.ts';
import { capitalise, joinList } from '../model/format.ts';
import { LOW_MM } from '../site/barred-rules.ts';
import { metres } from './say.ts';

const AT: Readonly<Record<BarredPlace, string>> = {
  left: 'on the left',
  right: 'on the right',
  back: 'at the end',
  'back-left': 'at the end',
  'back-right': 'at the end',
  house: 'by the house',
  middle: 'in the middle',
};

/** Null where no part of the garden is limited. */
export function keptLow({ surroundings }: Brief): string | null {
  const told = (surroundings?.barred ?? []).flatMap(({ value: { kind, place, mostMm } }) =>
    kind === 'low ground'
      ? [`nothing taller than ${metres((mostMm ?? LOW_MM) / 1000)} stands ${AT[place ?? 'back']}`]
      : kind === 'treeless ground'
        ? [`no tree stands ${AT[place ?? 'back']}`]
        : kind === 'foothold strip'
          ? ['nothing to climb on stands within a metre of the fence']
          : [],
  );
  return told.length ? `${capitalise(joinList(told, 'and'))}.` : null;
}
