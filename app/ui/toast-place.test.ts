import { expect, test } from 'vitest';
import { bottomOf } from './toast-place.ts';

const toast = { left: 0, right: 390, height: 100 };
const control = (top: number, bottom: number, left = 20, right = 370) => ({
  top,
  bottom,
  left,
  right,
});

test('a toast sits at the foot of a screen that has no control there', () => {
  expect(bottomOf(toast, 844, [control(100, 140)])).toBe(0);
});

test('a toast sits above the buttons at the foot of a dialog', () => {
  const bottom = bottomOf(toast, 844, [control(780, 824)]);
  expect(844 - bottom).toBeLessThanOrEqual(780);
});

test('a toast beside the buttons stays at the foot of the screen', () => {
  expect(bottomOf({ left: 1000, right: 1440, height: 100 }, 900, [control(830, 870)])).toBe(0);
});

test('where no strip is free the toast covers as few controls as it can', () => {
  const rows = Array.from({ length: 20 }, (_, row) => control(row * 45, row * 45 + 40));
  const crowded = [...rows, control(860, 895, 20, 100), control(860, 895, 110, 200)];
  const bottom = bottomOf(toast, 900, crowded);
  const covered = crowded.filter(
    ({ top, bottom: foot }) => foot > 900 - bottom - 100 && top < 900 - bottom,
  );
  expect(covered.length).toBeLessThanOrEqual(3);
});
