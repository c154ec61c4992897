/** Where ground that has to be left free lies, when nobody said and the plan turns on it. */
import type { BarredKind } from '../model/barred.ts';
import type { KeptThing } from '../model/brief.ts';
import { BARRED_RULES } from '../site/barred-rules.ts';
import type { Asked, Given } from './clash-questions.ts';

type Where = NonNullable<KeptThing['where']>;
const SIDES: readonly (readonly [string, Where])[] = [
  ['Along the left', 'left'],
  ['Along the right', 'right'],
  ['Along the far end', 'back'],
];
const PAST_THE_DOOR = ['Past the back of the house', 'near-house'] as const;
const CORNERS: readonly (readonly [string, Where])[] = [
  ['At the far end, left', 'back-left'],
  ['At the far end, right', 'back-right'],
  ['In the middle', 'middle'],
  ['On the left', 'left'],
  ['On the right', 'right'],
];
const ANSWERS: Partial<Record<BarredKind, readonly (readonly [string, Where])[]>> = {
  'right of way': [...SIDES, PAST_THE_DOOR],
  'fire escape': [...SIDES, PAST_THE_DOOR],
  'flood strip': SIDES,
  'wall to reach': SIDES,
  'ground of others': SIDES,
  'soakaway field': CORNERS,
  soakaway: CORNERS,
};

/** One at a time. */
export function barredWhereabouts({ brief }: Given): Asked[] {
  for (const { value } of brief.surroundings?.barred ?? []) {
    const answers = value.place === null ? ANSWERS[value.kind] : undefined;
    if (!answers) continue;
    return [
      {
        id: `where-${value.kind.replace(/ /g, '-')}`,
        worth: 9.4,
        text: `Where does ${BARRED_RULES[value.kind].phrase} lie, seen from the house?`,
        why: 'It is left free, and you did not say where: we have drawn it at the likeliest place.',
        answers: answers.map(([label, where]) => ({
          label,
          corrections: { standsAt: { [value.kind]: where } },
        })),
      },
    ];
  }
  return [];
}
