import { expect, test } from 'vitest';
import type { DesignPicture, DesignPictures } from '#contracts/design.ts';
import { firstOf, isWorthAsking, newsOf, pauseAfter, stateOf } from './waiting.ts';

const picture = (
  kind: DesignPicture['kind'],
  quality: DesignPicture['quality'] = 'full',
): DesignPicture => ({
  kind,
  quality,
  alt: kind,
  width: 8,
  height: 5,
  jpegUrl: `/${kind}.jpg`,
  cardUrl: null,
  avif: [],
  placeholder: null,
});
const answer = (parts: Partial<DesignPictures> = {}): DesignPictures => ({
  pictures: [],
  pending: [],
  failed: [],
  ...parts,
});

test('asking begins at 1.5 s and slows to 5 s', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 20].map(pauseAfter);
  expect(pauses[0]).toBe(1_500);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses.slice(-2)).toEqual([5_000, 5_000]);
});

test('polling stops when nothing is pending, the design is gone, or no answer comes', () => {
  expect(isWorthAsking(answer({ pending: ['aerial'] }), null, 0)).toBe(true);
  expect(isWorthAsking(answer({ pictures: [picture('plan')] }), null, 0)).toBe(false);
  expect(isWorthAsking(undefined, new Error('404: no such design'), 1)).toBe(false);
  expect(isWorthAsking(undefined, new Error('Failed to fetch'), 1)).toBe(true);
  expect(isWorthAsking(undefined, new Error('Failed to fetch'), 5)).toBe(false);
});

test('a full picture in place of a quick one is news, the same answer is not', () => {
  const quick = answer({ pictures: [picture('aerial', 'quick')], pending: ['aerial'] });
  expect(newsOf(quick)).toBe(newsOf(structuredClone(quick)));
  expect(newsOf(quick)).not.toBe(
    newsOf(answer({ pictures: [picture('aerial', 'full')], pending: ['aerial'] })),
  );
  expect(newsOf(quick)).not.toBe(newsOf(answer({ pictures: [picture('aerial', 'quick')] })));
});

test('a quick picture is there although the full one is still pending', () => {
  const pictures = answer({
    pictures: [picture('aerial', 'quick')],
    pending: ['aerial', 'eye'],
    failed: ['sketch'],
  });
  expect(stateOf(pictures, 'aerial')).toBe('there');
  expect(stateOf(pictures, 'eye')).toBe('pending');
  expect(stateOf(pictures, 'sketch')).toBe('failed');
  expect(stateOf(pictures, 'winter')).toBe('none');
});

test('the first kind there is, in the order wished for', () => {
  const pictures = [picture('plan'), picture('eye')];
  expect(firstOf(pictures, ['aerial', 'eye', 'plan'])?.kind).toBe('eye');
  expect(firstOf(pictures, ['aerial'])).toBeNull();
});
