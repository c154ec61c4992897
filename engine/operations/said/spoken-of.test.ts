/** A sentence about something that is there makes no other, and nothing is put far from where it was said to be. */
import { expect, test } from 'vitest';
import { changesSaid } from '#reader/changes.ts';
import { goldenGardens } from '#tests/support/golden-gardens.ts';
import { answerSaid } from './answer.ts';

const gardens = goldenGardens(3);
type Given = (typeof gardens)[number];
const answer = (text: string, given: Given) => answerSaid(changesSaid(text), given);
const made = (text: string, given: Given) => answer(text, given).flatMap((one) => one.operations);

test('what is there and is spoken of is not added again', () => {
  for (const given of gardens)
    for (const { label, kind } of given.model.layout.areas) {
      if (kind === 'bed' || kind === 'path') continue;
      const name = label.toLowerCase();
      for (const text of [
        `I want to see the ${name} from the kitchen`,
        `I'd like the ${name} by the house`,
        `a ${name} isn't safe`,
        `I need to get to the ${name} without crossing the grass`,
      ])
        expect(made(text, given).filter((one) => one.kind.startsWith('add-'))).toEqual([]);
    }
});

test('fewer chairs and a number to be seated are of the table', () => {
  let told = 0;
  for (const given of gardens) {
    const table = given.model.layout.furnishings.find(({ kind }) => kind === 'dining-set');
    if (!table) continue;
    told++;
    for (const text of ['fewer chairs', 'seat twelve at the table', 'we need to seat four'])
      for (const one of made(text, given))
        expect(one).toMatchObject({ kind: 'seats', id: table.id });
  }
  expect(told).toBeGreaterThan(0);
});

test('what is moved ends up where it was said, or is refused with where it could go', () => {
  for (const given of gardens)
    for (const thing of given.model.layout.furnishings)
      for (const [words, isThere] of [
        ['to the left', (x: number) => x < thing.x],
        ['to the right', (x: number) => x > thing.x],
      ] as const) {
        const [move] = made(`move the ${thing.kind.replace('-', ' ')} ${words}`, given);
        if (move?.kind === 'move' && move.id === thing.id) expect(isThere(move.x)).toBe(true);
      }
});
