/**
 * The paper of light pages, held so light that everything that stands on it is read as well as on the site's own. Pure.
 * Every ground keeps at least the luminance of the site's own: words and marks are darker than any of them, so that their
 * contrast can only grow.
 */
import { accentStyle, hexOfHsl, hslOf, luminanceOf } from './accent.ts';
import type { Brand, Faces } from './brand.ts';

export const OWN_PAPER = '#faf7f0';
/** The grounds of light pages in app/styles/tokens.css. */
const OWN_GROUNDS = {
  paper: OWN_PAPER,
  linen: '#f1ece2',
  stone: '#e6decf',
  sheet: '#fffdf8',
} as const;
type Ground = keyof typeof OWN_GROUNDS;

export type Paper = Record<Ground, string> & {
  /** What was changed of the colour that was chosen, in a sentence; null where it stays. */
  change: string | null;
};

const STEP = 0.0025;

/** A colour of this hue and strength, just as light as asked for. @param least luminance, from 0 to 1 */
function asLightAs(hex: string, least: number): string {
  const [hue, saturation] = hslOf(hex);
  // Near white the strongest colour has no room left: white itself is light enough for every ground.
  for (let lightness = 0.7; lightness < 1; lightness += STEP) {
    const colour = hexOfHsl([hue, saturation, lightness]);
    if (luminanceOf(colour) >= least) return colour;
  }
  return '#ffffff';
}

/** @param hex "#faf7f0", in small letters */
export function paperOf(hex: string): Paper {
  const leastOf = (ground: Ground) => luminanceOf(OWN_GROUNDS[ground]);
  const paper = luminanceOf(hex) >= leastOf('paper') ? hex : asLightAs(hex, leastOf('paper'));
  return {
    paper,
    linen: asLightAs(paper, leastOf('linen')),
    stone: asLightAs(paper, leastOf('stone')),
    sheet: asLightAs(paper, Math.max(leastOf('sheet'), luminanceOf(paper))),
    change:
      paper === hex
        ? null
        : `${hex} is lightened to ${paper}, so that words on it are read as well as on the site’s own paper.`,
  };
}

/** Headings are as tall as those that they replace. @param family as CSS has it */
const headingsIn = (family: string): string =>
  `:root{--font-display:${family}}[class*='display-'],.font-display,.quote{font-size-adjust:.42}`;
/** Letters beyond Latin-1 come from the next family. */
const LATIN =
  'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+20AC,U+2122,U+2212';
/** Only a page of a firm that has chosen it names these files, and so fetches them. */
const newsFace = (style: 'normal' | 'italic'): string =>
  `@font-face{font-family:Newsreader;font-style:${style};font-display:swap;font-weight:500 600;src:url(/fonts/newsreader-${style}.woff2) format('woff2');unicode-range:${LATIN}}`;
const FACES: Record<Faces, string> = {
  own: '',
  sans: headingsIn('var(--font-sans)'),
  news: `${newsFace('normal')}${newsFace('italic')}${headingsIn("Newsreader,Georgia,'Times New Roman',serif")}`,
};

/** What the firm's brand sets over the styles of the site, in the same places; empty where it sets nothing. */
export function brandStyle({ accent, paper: chosen, faces }: Brand): string {
  const { paper, linen, stone, sheet } = paperOf(chosen || OWN_PAPER);
  return [
    chosen
      ? `@media screen{:root{--paper:${paper};--linen:${linen};--stone:${stone};--sheet:${sheet}}}`
      : '',
    accent ? accentStyle(accent) : '',
    FACES[faces],
  ].join('');
}
