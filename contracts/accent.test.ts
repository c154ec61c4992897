import { expect, test } from 'vitest';
import { accentsOf, accentStyle, contrastOf } from './accent.ts';

/** A generator of colours: the same for the same seed. */
function* colours(count: number): Generator<string> {
  let state = 7;
  for (let index = 0; index < count; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield `#${(state >>> 8).toString(16).padStart(6, '0')}`;
  }
}
const GROUNDS = {
  light: ['#faf7f0', '#f1ece2', '#e6decf', '#fffdf8'],
  dark: ['#151a13', '#1c2319', '#283122', '#20281d'],
} as const;

test.each([
  '#ffffff',
  '#000000',
  '#808080',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#faf7f0',
  ...colours(300),
])('%s can be read on every ground, and words can be read on it', (hex) => {
  const accents = accentsOf(hex);
  for (const theme of ['light', 'dark'] as const) {
    const { clay, onClay } = accents[theme];
    for (const ground of GROUNDS[theme])
      expect(contrastOf(clay, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(onClay, clay)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrastOf(accents.forest.clay, '#2d3a2a')).toBeGreaterThanOrEqual(4.5);
  expect(accentStyle(hex)).toMatch(/^[\w#:;{}()\s@.'[\]=-]+$/);
});

test('it says what it changed, and nothing where nothing was', () => {
  expect(accentsOf('#ffee00').changes[0]).toMatch(/^On light pages #ffee00 is darkened to #/);
  expect(accentsOf('#7a1f1f').changes.some((words) => words.includes('darkened'))).toBe(false);
});
