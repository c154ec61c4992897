import { expect, test } from 'vitest';
import { markedInput } from '#tests/support/marked-reading.ts';
import { placeOf } from '#content/places/place-of.ts';
import type { ReadPart } from '../model/reading.ts';
import { notShown } from './not-shown.ts';
import { readBrief } from './read-brief.ts';

/** @param aside words of the text that were heard and not understood */
function leftOf(marked: string, ...aside: string[]): string[] {
  const input = markedInput(`{10 m by 14 m|measure:plot|fact}. ${marked}`);
  const { text } = input.reading!;
  const parts = aside.map((words): ReadPart => {
    const start = text.indexOf(words);
    return { start, end: start + words.length, use: 'not-understood' };
  });
  const reading = { ...input.reading!, parts };
  const brief = readBrief({ ...input, reading, projectType: 'family' }, placeOf(null).place!);
  return notShown(reading, brief).map(({ start, end }) => text.slice(start, end));
}

test('what stands and has no place on a plan is told back, and not dropped', () => {
  expect(leftOf('There is {an urn by the garage|feature:art|keep}.')).toEqual([
    'an urn by the garage',
  ]);
  expect(leftOf('{bamboo|plant:bamboo|stands} and {a hoop|feature:goal|stands}')).toEqual([
    'bamboo',
    'a hoop',
  ]);
});

test('what is asked for and not understood is asked about, and what more there is of it said first', () => {
  const input = markedInput(
    '{10 m by 14 m|measure:plot|fact}. Want a jungle, {no lawn|feature:lawn|refused}. Need a moon.',
  );
  const { text } = input.reading!;
  const part = (from: string, to: string, asks: boolean) => ({
    start: text.indexOf(from),
    end: text.indexOf(to),
    use: 'not-understood' as const,
    asks,
  });
  const told = (asks: boolean) =>
    readBrief(
      {
        ...input,
        projectType: 'family',
        reading: {
          ...input.reading!,
          parts: [part('Want', ', no', asks), part('Need', ' moon', asks)],
        },
      },
      placeOf(null).place!,
    );
  const { problems, questions } = told(true);
  expect(questions.map(({ text: asked }) => asked).join(' ')).toContain('“Want a jungle');
  expect(problems[0]!.message).toMatch(/^Nothing is drawn yet for what you write of “Need a”\./);
  expect(problems.map(({ message }) => message).join(' ')).not.toMatch(/jungle/);
  expect(JSON.stringify(told(false).problems)).not.toMatch(/jungle|Need/);
});

test('what is kept, wished for or plain ground needs no telling', () => {
  expect(leftOf('{The old apple tree|plant:apple|keep} stays.')).toEqual([]);
  expect(leftOf('{a pond|feature:pond|wanted} and {the lawn|feature:lawn|stands}.')).toEqual([]);
});

test('a part that was heard and not understood is told back once, with what stands in it', () => {
  const said = 'bamboo is coming under the fence';
  expect(leftOf('{bamboo|plant:bamboo|stands} is coming under the fence.', said)).toEqual([said]);
});

test('a part that something of the brief rests on is not', () => {
  expect(leftOf('We want {a pond|feature:pond|wanted} for frogs.', 'a pond for frogs')).toEqual([]);
});

test('a name alone of what is wished for elsewhere is no part that is left', () => {
  const wish = 'We need {a workshop|feature:workshop|wanted}. Workshop first.';
  expect(leftOf(wish, 'Workshop first')).toEqual([]);
  expect(leftOf(wish.replace('Workshop first', 'Kennel first'), 'Kennel first')).toEqual([
    'Kennel first',
  ]);
});

test('scraps grow to their sentence, as far as nothing beside them was used, and lose their joining word', () => {
  const own =
    'Well, there is a hoop. We want {a lawn|feature:lawn|wanted}, and moss grows on all the slates.';
  const input = markedInput(`{10 m by 14 m|measure:plot|fact}. ${own}`),
    { text } = input.reading!;
  const part = (words: string, use: ReadPart['use']): ReadPart => {
    const start = text.indexOf(words);
    return { start, end: start + words.length, use };
  };
  const reading = {
    ...input.reading!,
    parts: [
      part('there is a hoop', 'not-understood'),
      part('We want a lawn', 'used'),
      part('and moss grows on all the slates', 'not-understood'),
    ],
  };
  const brief = readBrief({ ...input, reading, projectType: 'family' }, placeOf(null).place!);
  expect(notShown(reading, brief).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Well, there is a hoop',
    'moss grows on all the slates',
  ]);
});

test.each([
  'Nothing that needs mowing',
  'no smoke, it goes straight in at their windows',
  'They told us no raising ground',
])('%s is told back as not wanted, and not as not understood', (words) => {
  const refused = /nothing that needs mowing|smoke|raising ground/i.exec(words)![0];
  const input = markedInput(`{10 m by 14 m|measure:plot|fact}. ${words}.`);
  const { text } = input.reading!;
  const stretch = (quote: string) => ({
    start: text.indexOf(quote),
    end: text.indexOf(quote) + quote.length,
  });
  const reading = {
    ...input.reading!,
    refusals: [{ ...stretch(refused), quote: refused }],
    parts: [{ ...stretch(words), use: 'not-understood' as const, asks: true }],
  };
  const brief = readBrief({ ...input, reading, projectType: 'family' }, placeOf(null).place!);
  expect(brief.refusals).toEqual([refused]);
  expect(notShown(reading, brief)).toEqual([]);
  expect(JSON.stringify([brief.questions, brief.problems])).not.toContain(refused);
});
