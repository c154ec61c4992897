import { expect, test } from 'vitest';
import { certaintyOf } from './certainty.ts';
import { exp, logit } from './exp.ts';
import { tagSentence } from './tag.ts';

const TAGS = ['O', 'B-feature', 'I-feature', 'B-soil', 'I-soil'];

test('words of one kind are one span; a span goes on only in its own kind', () => {
  const spans = tagSentence(TAGS, [
    Float64Array.of(0.1, 0.8, 0.02, 0.05, 0.03),
    Float64Array.of(0.1, 0.05, 0.8, 0.02, 0.03),
    Float64Array.of(0.97, 0.01, 0.01, 0.005, 0.005),
    Float64Array.of(0.1, 0.02, 0.01, 0.1, 0.77),
  ]);
  expect(spans.map(({ from, to, kind }) => [from, to, kind])).toEqual([
    [0, 2, 'feature'],
    [3, 4, 'soil'],
  ]);
  expect(spans[0]!.likely[0]).toBeCloseTo(0.82);
});

test('the likelier the kind and the status, the more certain the mention', () => {
  const weights = {
    grounds: [-1, 0.5, 0.2, 0.1, 0.1, 0.1, 0.6, 0.3, 0],
    kinds: { soil: 0.1 },
    statuses: { fact: 0.2 },
  };
  const at = (p: number) =>
    certaintyOf(weights, {
      kind: 'soil',
      status: 'fact',
      likely: [p, p],
      statusLikely: p,
      conceptLikely: 0.9,
      isListed: true,
    });
  const [little, more, most] = [at(0.3), at(0.6), at(0.99)];
  expect(little).toBeGreaterThan(0);
  expect(more).toBeGreaterThan(little!);
  expect(most).toBeGreaterThan(more!);
  expect(most).toBeLessThan(1);
});

test('our own exp and logarithm agree with those of the machine', () => {
  for (let x = -30; x <= 8; x += 0.37) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 6);
  for (let p = 0.01; p < 1; p += 0.03) expect(logit(p)).toBeCloseTo(Math.log(p / (1 - p)), 8);
});
