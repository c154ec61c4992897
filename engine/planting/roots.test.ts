import { expect, test } from 'vitest';
import { ROOTS, amongRoots } from './roots.ts';

test('under a grown tree the ground is dust on wet clay and on sand alike, and a young one takes a step', () => {
  expect(amongRoots(ROOTS.none, 'moist')).toBe('moist');
  expect(amongRoots(ROOTS.step, 'moist')).toBe('well-drained');
  expect(amongRoots(ROOTS.dust, 'moist')).toBe('dry');
  expect(amongRoots(ROOTS.deep, 'well-drained')).toBe('dry');
  // where water stands there are alders and willows
  expect(amongRoots(ROOTS.dust, 'wet')).toBe('moist');
});
