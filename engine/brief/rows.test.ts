import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import { meantId } from '../reading/meant.ts';
import { readBrief } from './read-brief.ts';
import { readRows } from './rows.ts';

const briefOf = (marked: string) => readBrief(markedInput(marked), placeOf(null).place!);
const rowOf = (marked: string) => briefOf(marked).rows?.[0];

test('pleached trees stand on the boundary that is named', () => {
  expect(
    rowOf('A {line of pleached trees|feature:screen|wanted} along the back fence, 3.5 m high.'),
  ).toMatchObject({ of: 'pleached', sides: ['back'], isSideKnown: true, heightMm: 3500 });
  expect(rowOf('{Pleached hornbeam|plant:hornbeam|wanted} down both sides.')).toMatchObject({
    of: 'pleached',
    sides: ['left', 'right'],
    heightMm: 3000,
  });
});

test('evergreens that hide something have the height that is said, and their side is asked for', () => {
  const words =
    '{Screen|feature:screen|wanted} out the flats. {Evergreen|plant:evergreens|wanted}. 3m. That’s all.';
  expect(rowOf(words)).toMatchObject({ of: 'evergreen', isSideKnown: false, heightMm: 3000 });
  expect(briefOf(words).problems.map(({ code }) => code)).toContain('row-side');
});

test('a hedge of no told side, a screen of no told plants and what is evergreen in a bed are no rows', () => {
  expect(rowOf('{A hedge|boundary:hedge|wanted} and a lawn.')).toBeUndefined();
  expect(rowOf('{A screen|feature:screen|wanted} by the table.')).toBeUndefined();
  expect(rowOf('{Evergreens|plant:evergreens|wanted} in the beds.')).toBeUndefined();
  expect(rowOf('{A hedge|boundary:hedge|wanted} along the left, 6ft tall.')).toMatchObject({
    of: 'hedge',
    sides: ['left'],
    heightMm: 1830,
  });
});

test('a screen that was put right by hand is read from its own sentence', () => {
  const text =
      'We moved here in the spring of last year and have not yet done anything much to the garden at all. An evergreen screen 2 m high on the left would be lovely.',
    start = text.indexOf('An evergreen'),
    mention = meantId('screen', { start, end: text.length });
  const [wish] = briefOf('{An evergreen screen|feature:screen|wanted} on the left.').wishes;
  expect(readRows({ text, mentions: [] }, [{ ...wish!, mention }], [])).toMatchObject([
    { of: 'evergreen', sides: ['left'], heightMm: 2000 },
  ]);
});
