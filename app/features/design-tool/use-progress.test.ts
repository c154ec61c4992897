import { expect, test } from 'vitest';
import { progressAt } from './use-progress.ts';

test('progress starts at nothing, rises by ten every five seconds and stops at ninety', () => {
  expect(
    [0, 4_999, 5_000, 44_999, 45_000, 600_000].map((elapsed) => progressAt(elapsed).value),
  ).toEqual([0, 0, 10, 80, 90, 90]);
});

test('the message follows the elapsed time', () => {
  expect(
    [999, 1_000, 15_000, 30_000, 45_000, 60_000].map((elapsed) => progressAt(elapsed).message),
  ).toEqual([
    '',
    'Analyzing your garden requirements...',
    'Generating creative design concepts...',
    'Creating detailed plant recommendations...',
    'Generating garden visualizations...',
    'Finalizing your personalized designs...',
  ]);
});
