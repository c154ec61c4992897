import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accentsOf, contrastOf, luminanceOf } from './accent.ts';
import { NO_BRAND } from './brand.ts';
import { brandStyle, OWN_PAPER, paperOf } from './paper.ts';

/** A generator of colours: the same for the same seed. */
function* colours(count: number): Generator<string> {
  let state = 11;
  for (let index = 0; index < count; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield `#${(state >>> 8).toString(16).padStart(6, '0')}`;
  }
}
/** As in app/styles/tokens.css. */
const OWN = { paper: '#faf7f0', linen: '#f1ece2', stone: '#e6decf', sheet: '#fffdf8' } as const;
const WORDS = ['#24301f', '#4a5544', '#616a59', '#4c6b3c', '#7d5a12', '#9a2a24'];

test.each([
  '#000000',
  '#ffffff',
  '#808080',
  '#0000ff',
  '#ffff00',
  '#00ff00',
  '#f4f7fa',
  ...colours(300),
])('%s: what stands on any ground is read at least as well as on the own one', (hex) => {
  const paper = paperOf(hex);
  const { clay } = accentsOf('#ff8800').light;
  for (const ground of ['paper', 'linen', 'stone', 'sheet'] as const) {
    expect(luminanceOf(paper[ground])).toBeGreaterThanOrEqual(luminanceOf(OWN[ground]));
    for (const word of [...WORDS, clay])
      expect(contrastOf(word, paper[ground])).toBeGreaterThanOrEqual(
        contrastOf(word, OWN[ground]) - 1e-9,
      );
  }
  expect(brandStyle({ ...NO_BRAND, paper: hex, accent: hex, faces: 'sans' })).toMatch(
    /^[\w#:;{}()\s@.,'*[\]=-]+$/,
  );
});

test('the grounds are told apart, and what was changed is said', () => {
  const { paper, linen, stone } = paperOf('#f4f8ff');
  expect(new Set([paper, linen, stone]).size).toBe(3);
  expect(paperOf('#336699').change).toMatch(/^#336699 is lightened to #/);
  expect(paperOf('#ffffff').change).toBeNull();
  expect(paperOf(OWN_PAPER).change).toBeNull();
});

test('a face that is fetched is named by the firms alone that have chosen it, and its files are there', () => {
  for (const faces of ['own', 'sans'] as const)
    expect(brandStyle({ ...NO_BRAND, faces })).not.toContain('url(');
  const files = brandStyle({ ...NO_BRAND, faces: 'news' }).match(/\/fonts\/[\w-]+\.woff2/g) ?? [];
  expect(files).toHaveLength(2);
  for (const file of files)
    expect(readFileSync(`public${file}`).subarray(0, 4).toString('latin1')).toBe('wOF2');
});

test('the site’s own brand sets nothing', () => {
  expect(brandStyle(NO_BRAND)).toBe('');
});
