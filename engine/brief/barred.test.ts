import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import type { Corrections } from '../model/brief.ts';
import type { BarredSaid } from '../model/ground-said.ts';
import { makeSite } from '../site/make-site.ts';
import { readBrief } from './read-brief.ts';

const place = placeOf(null).place!;
const PLOT = '{10m wide by 16m deep|measure:plot|fact}';
const briefOf = (said: Partial<BarredSaid>, corrections: Corrections = {}, marked = PLOT) => {
  const input = markedInput(marked);
  const barred: BarredSaid = {
    kind: 'right of way',
    place: null,
    widthM: null,
    quote: 'a right of way',
    start: 900,
    end: 914,
    ...said,
  };
  return readBrief(
    { ...input, reading: { ...input.reading!, ground: { barred: [barred] } }, corrections },
    place,
  );
};
const toldOf = (brief: ReturnType<typeof briefOf>) => brief.surroundings?.barred?.[0]?.value;

test('where a way lies of which nobody said where is asked, and the answer places it', () => {
  const asked = briefOf({}).questions.find(({ id }) => id === 'where-right-of-way');
  expect(asked?.text).toBe('Where does the right of way lie, seen from the house?');
  const left = asked!.answers.find(({ label }) => label === 'Along the left')!;
  const brief = briefOf({}, left.corrections);
  expect(toldOf(brief)?.place).toBe('left');
  expect(brief.questions.some(({ id }) => id === 'where-right-of-way')).toBe(false);
  expect(makeSite(brief, place).barred?.[0]).not.toHaveProperty('isAssumed');
  expect(makeSite(briefOf({}), place).barred?.[0]?.isAssumed).toBe(true);
});

test('nothing is asked of what was told', () => {
  const brief = briefOf({ place: 'back', widthM: 1 });
  expect(toldOf(brief)).toEqual({ kind: 'right of way', place: 'back', widthMm: 1000 });
  expect(brief.questions.some(({ id }) => id === 'where-right-of-way')).toBe(false);
});

test('what may not stand there is not refused for the whole garden', () => {
  const marked = `${PLOT}. Septic tank at the end so {no pond|feature:pond|refused} there.`;
  const refuses = (end: number) =>
    briefOf({ kind: 'soakaway field', start: 20, end }, {}, marked).refused.map(
      ({ value }) => value,
    );
  expect(refuses(200)).toEqual([]);
  expect(refuses(21)).toContain('pond');
});
