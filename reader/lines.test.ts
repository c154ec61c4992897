import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

test.each([
  ['- curves. Soft. Nothing square and hard', 'curved'],
  ['We love curves and want nothing too straight.', 'curved'],
  ['No straight lines please, we would like something flowing.', 'curved'],
  ['We lean towards fairly formal but with a modern feel.', 'straight'],
  ['Keep it simple: squares and rectangles.', 'straight'],
  ['Clean lines, and nothing wavy.', 'straight'],
])('%s: %s', (text, value) => {
  expect(linesOf(text)?.value).toBe(value);
});

test.each([
  'The plot is 25 metres square and the path to the door curves.',
  'There are curved beds round the lawn, dead level and square to the house.',
  'An informal mediterranean feel, things creeping over the path.',
  'It has to cost no more than 500 square metres of turf would.',
  'Clean lines near the house and soft curves further down.',
])('no wish for lines in: %s', (text) => {
  expect(linesOf(text)).toBeNull();
});
