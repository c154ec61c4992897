import { expect, test } from 'vitest';
import { markedInput } from '#tests/support/marked-reading.ts';
import { placeOf } from '#content/places/place-of.ts';
import { withReading } from '#server/reader.ts';
import { notShown } from '../brief/not-shown.ts';
import { readBrief } from '../brief/read-brief.ts';
import { returnBrief } from './return-brief.ts';

const saidOf = (marked: string): string =>
  returnBrief(
    readBrief({ ...markedInput(marked), projectType: 'family' }, placeOf(null).place!),
  ).join(' ');

test('what was told is said back in sentences, wishes first', () => {
  expect(
    saidOf(
      'We want {a pond|feature:pond|wanted} and {a shed|feature:shed|wanted}, {no lawn|feature:lawn|refused}. {The old apple tree|plant:apple|keep} stays. {10 m by 14 m|measure:plot|fact}, {a dog|animal:dog|stands}.',
    ),
  ).toBe(
    'You ask for a pond and a shed. You do not want a lawn. The old apple tree stays. It is to suit a dog. Your garden is 10 m wide and 14 m long.',
  );
});

test('nothing that was assumed is said', () => {
  expect(saidOf('Something nice.')).toBe('');
});

test('water that is refused is said once, whatever it rules out', () => {
  expect(saidOf('{No water at all|feature:water|refused}.')).toBe('You do not want water.');
});

test('every refusal is told back in the words of it', () => {
  const said = returnBrief(
    readBrief(
      {
        ...withReading({
          description:
            'Garden 10 m by 8 m with a bench. No pond, no prickly stuff, no pots whatsoever. Nothing at face height please. I do not need flowers.',
          projectType: 'family',
          preferences: [],
        }),
      },
      placeOf(null).place!,
    ),
  ).join(' ');
  expect(said).toContain(
    'You do not want a pond, prickly stuff, pots, anything at face height or flowers.',
  );
});

test('a wish that was half read is told back as not shown, and not as a wish', () => {
  const input = withReading({
    description: 'Garden 8 m by 10 m. We want a bench, a shed and a bit of red rock.',
    projectType: 'family',
    preferences: [],
  });
  const brief = readBrief(input, placeOf(null).place!);
  expect(returnBrief(brief)[0]).not.toMatch(/red rock/);
  const told = notShown(input.reading!, brief).map(({ start, end }) =>
    input.description.slice(start, end),
  );
  expect(told.join(' ')).toMatch(/red rock/);
});
