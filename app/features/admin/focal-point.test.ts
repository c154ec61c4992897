import { expect, test } from 'vitest';
import { moveFocal, wordsOf } from './focal-chooser.tsx';

test('a point moves by its steps and stays in the picture', () => {
  expect(moveFocal({ x: 0.5, y: 0.5 }, 0.02, -0.1)).toEqual({ x: 0.52, y: 0.4 });
  expect(moveFocal({ x: 0.99, y: 0.01 }, 0.1, -0.1)).toEqual({ x: 1, y: 0 });
  expect(moveFocal({ x: 1.4, y: -3 })).toEqual({ x: 1, y: 0 });
});

test('a focal point is described in words', () => {
  expect(wordsOf({ x: 0.2, y: 0.755 })).toBe('20% from the left, 76% from the top');
});
