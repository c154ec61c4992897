/** Where nothing tall, no tree or no foothold is to stand, and the round that stays open, as they are told back. */
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

/** Null where nothing of the kind was told. */
export function keptLow({ surroundings, said }: Brief): string | null {
  const low = (surroundings?.barred ?? []).flatMap(({ value: { kind, place, mostMm } }) =>
    kind === 'low ground'
      ? [`nothing taller than ${metres((mostMm ?? LOW_MM) / 1000)} stands ${AT[place ?? 'back']}`]
      : kind === 'treeless ground'
        ? [`no tree stands ${AT[place ?? 'back']}`]
        : kind === 'foothold strip'
          ? ['nothing to climb on stands within a metre of the fence']
          : [],
  );
  const told = [
    ...low,
    ...(said?.lap === undefined ? [] : ['a way goes all round along the edge']),
  ];
  return told.length ? `${capitalise(joinList(told, 'and'))}.` : null;
}
