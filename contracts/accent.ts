/** The accent colour of the firm, held to what people can read (WCAG 2.2 AA) on every ground of the site. Pure. */

export type Accent = { clay: string; clayDeep: string; onClay: string; clayWash: string };
export type Accents = {
  light: Accent;
  dark: Accent;
  /** On the dark green grounds of the light theme. */
  forest: Pick<Accent, 'clay' | 'clayDeep' | 'onClay'>;
  /** What was changed of the colour that was chosen, in a sentence each; none where it stays. */
  changes: string[];
};

type Rgb = [red: number, green: number, blue: number];
type Hsl = [hue: number, saturation: number, lightness: number];

/** Words of this contrast can be read: 1.4.3 of WCAG. */
const LEAST_CONTRAST = 4.5;
/** The backgrounds of app/styles/tokens.css behind text in the accent colour. */
const LIGHT_GROUNDS = ['#faf7f0', '#f1ece2', '#e6decf', '#fffdf8'];
const DARK_GROUNDS = ['#151a13', '#1c2319', '#283122', '#20281d'];
const FOREST_GROUNDS = ['#2d3a2a', '#1f281c'];
const PAPER = '#fffaf3';
const NIGHT = '#1d120b';

const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
const hexOf = (rgb: readonly number[]): string =>
  `#${rgb
    .map((one) =>
      Math.round(Math.min(255, Math.max(0, one)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Relative luminance, from 0 to 1. @param hex "#a04b29" */
export function luminanceOf(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((one) => {
    const share = one / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
/** From 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}
const leastOf = (colour: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrastOf(colour, ground)));

/** Hue from 0 to 6, saturation and lightness from 0 to 1. */
export function hslOf(hex: string): Hsl {
  const [red, green, blue] = rgbOf(hex).map((one) => one / 255) as Rgb;
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [sum, range] = [most + least, most - least];
  if (range === 0) return [0, 0, sum / 2];
  const hue =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return [hue, range / (1 - Math.abs(sum - 1)), sum / 2];
}
export function hexOfHsl([hue, saturation, lightness]: Hsl): string {
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation;
  const second = chroma * (1 - Math.abs((hue % 2) - 1));
  const base = lightness - chroma / 2;
  const parts: Rgb[] = [
    [chroma, second, 0],
    [second, chroma, 0],
    [0, chroma, second],
    [0, second, chroma],
    [second, 0, chroma],
    [chroma, 0, second],
  ];
  return hexOf(parts[Math.floor(hue) % 6]!.map((one) => (one + base) * 255));
}
const mixed = (one: string, other: string, share: number): string => {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  return hexOf(a.map((part, index) => part * share + b[index]! * (1 - share)));
};
const shifted = (hex: string, by: number): string => {
  const [hue, saturation, lightness] = hslOf(hex);
  return hexOfHsl([hue, saturation, Math.min(1, Math.max(0, lightness + by))]);
};

/** The nearest lightness at which it can be read on all grounds. @param step towards black or white */
function readable(hex: string, grounds: readonly string[], step: -0.01 | 0.01): string {
  let colour = hex;
  for (let tries = 0; tries < 100 && leastOf(colour, grounds) < LEAST_CONTRAST; tries += 1)
    colour = shifted(colour, step);
  return colour;
}

/** Of dark words and light ones, those that can be read on the colour. */
const wordsOn = (colour: string): string =>
  contrastOf(PAPER, colour) >= contrastOf(NIGHT, colour) ? PAPER : NIGHT;

/** @param hex "#a04b29", in small letters */
export function accentsOf(hex: string): Accents {
  const light = readable(hex, LIGHT_GROUNDS, -0.01);
  const dark = readable(hex, DARK_GROUNDS, 0.01);
  const forest = readable(hex, FOREST_GROUNDS, 0.01);
  return {
    light: {
      clay: light,
      clayDeep: shifted(light, -0.08),
      onClay: wordsOn(light),
      clayWash: mixed(light, '#faf7f0', 0.13),
    },
    dark: {
      clay: dark,
      clayDeep: shifted(dark, 0.08),
      onClay: wordsOn(dark),
      clayWash: mixed(dark, '#151a13', 0.18),
    },
    forest: { clay: forest, clayDeep: shifted(forest, 0.08), onClay: wordsOn(forest) },
    changes: [
      ...(light === hex
        ? []
        : [
            `On light pages ${hex} is darkened to ${light}, so that words in it can be read on paper.`,
          ]),
      ...(dark === hex
        ? []
        : [`On dark pages it is lightened to ${dark}, so that it can be read at night.`]),
      ...(forest === hex || forest === dark
        ? []
        : [`On the dark green parts of light pages it is lightened to ${forest}.`]),
    ],
  };
}

const declare = ({ clay, clayDeep, onClay }: Accents['forest'], wash?: string): string =>
  `--clay:${clay};--clay-deep:${clayDeep};--on-clay:${onClay}${wash ? `;--clay-wash:${wash}` : ''}`;

/** Over the accent of app/styles/tokens.css, in the same places. @param hex checked by the contract: nothing else may go into a style */
export function accentStyle(hex: string): string {
  const { light, dark, forest } = accentsOf(hex);
  const night = declare(dark, dark.clayWash);
  // Print has ink of its own.
  return [
    '@media screen{',
    `:root{${declare(light, light.clayWash)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme='light']){${night}}}`,
    `:root[data-theme='dark']{${night}}`,
    `.ground-forest{${declare(forest)}}`,
    '}',
  ].join('');
}
