import { expect, test } from 'vitest';
import { embedFonts } from './plan-fonts.ts';

test('fonts go in right after the opening tag and nothing else changes', () => {
  const svg =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><text>A</text></svg>';
  const out = embedFonts(svg);
  expect(out).toMatch(/viewBox="0 0 1 1"><style>@font-face\{font-family:"DM Sans"/);
  expect(out).toContain('font-family:"Cormorant Garamond"');
  expect(out.replace(/<style>.*<\/style>/, '')).toBe(svg);
  expect(out).not.toMatch(/url\((?!data:)/);
});
