import { expect, test } from 'vitest';
import type { BriefFact } from '#contracts/design.ts';
import { seededRandom } from '#engine/geometry/random.ts';
import { describeChanges } from './changed-facts.ts';
import { meantInField, nameOfSentence } from './meanings.ts';
import { piecesOf } from './marked-text.tsx';

type Mentions = Parameters<typeof piecesOf>[1]['mentions'];

const mention = (start: number, end: number) => ({ start, end }) as Mentions[number];

test('each part of a description is marked once: read, not understood, or neither', () => {
  const text = 'A pond, please. The old name was Rose Villa.';
  const pieces = piecesOf(text, {
    mentions: [mention(2, 6)],
    unread: [{ start: 16, end: 44 }],
  });
  expect(pieces.map((piece) => [piece.text, !!piece.mention, piece.isUnread])).toEqual([
    ['A ', false, false],
    ['pond', true, false],
    [', please. ', false, false],
    ['The old name was Rose Villa.', false, true],
  ]);
});

test('whatever was marked, the pieces joined are the description', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = seededRandom(seed);
    const at = () => random.index(60);
    const stretches = () =>
      Array.from({ length: random.index(6) }, () => {
        const [start, end] = [at(), at()].sort((a, b) => a - b);
        return mention(start!, end!);
      });
    const text = 'A long garden behind an old house, and a pond.'.slice(0, at());
    const pieces = piecesOf(text, { mentions: stretches(), unread: stretches() });
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  }
});

const fact = (id: string, label: string, value: string) => ({ id, label, value }) as BriefFact;

test('an answer’s changes are listed: what is new, what is different and what is gone', () => {
  const before = [fact('area', 'Area', '110 m²'), fact('pond', 'Wanted', 'a pond')];
  const after = [fact('area', 'Area', '96 m²'), fact('door', 'Door', 'in the middle')];
  expect(describeChanges(before, after)).toBe(
    'Designed again. Area: 96 m² (was 110 m²); Door: in the middle; Wanted: a pond (no longer).',
  );
  expect(describeChanges(before, before)).toBe(
    'Designed again. What we understood is the same as before.',
  );
  const kept = (n: number) => fact(`keep-${n}`, 'Stays', 'an apple tree');
  expect(describeChanges([kept(1)], [kept(2)])).toBe(
    'Designed again. What we understood is the same as before.',
  );
});

test('a sentence with what was chosen for it is one change, and a made-up field none', () => {
  const name = nameOfSentence({ start: 12, end: 40 });
  expect(meantInField(name, 'seat')).toEqual({ mentions: { 'meant:seat@12-40': 'wanted' } });
  expect(meantInField(name, 'thingstays')).toEqual({
    mentions: { 'meant:thingstays@12-40': 'keep' },
  });
  for (const [field, value] of [
    [name, ''],
    [name, 'castle'],
    ['meant.12', 'seat'],
    ['mention.x', 'seat'],
  ] as const)
    expect(meantInField(field, value)).toBeNull();
});
