/** The report's two typefaces as CSS: the static faces, because variable ones are printed as outlines without hinting. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Face = { family: string; weight: number; italic?: true; package: string; file: string };
const SANS = '@expo-google-fonts/dm-sans';
const DISPLAY = '@expo-google-fonts/cormorant-garamond';
const FACES: readonly Face[] = [
  { family: 'DM Sans', weight: 400, package: SANS, file: '400Regular/DMSans_400Regular.ttf' },
  { family: 'DM Sans', weight: 500, package: SANS, file: '500Medium/DMSans_500Medium.ttf' },
  { family: 'DM Sans', weight: 600, package: SANS, file: '600SemiBold/DMSans_600SemiBold.ttf' },
  {
    family: 'Cormorant Garamond',
    weight: 500,
    package: DISPLAY,
    file: '500Medium/CormorantGaramond_500Medium.ttf',
  },
  {
    family: 'Cormorant Garamond',
    weight: 600,
    package: DISPLAY,
    file: '600SemiBold/CormorantGaramond_600SemiBold.ttf',
  },
  {
    family: 'Cormorant Garamond',
    weight: 500,
    italic: true,
    package: DISPLAY,
    file: '500Medium_Italic/CormorantGaramond_500Medium_Italic.ttf',
  },
];
let css: string | null = null;

/** Read once; about 3 MB of text that the browser throws away after the fonts are cut to the letters used. */
export function reportFontCss(): string {
  css ??= FACES.map((face) => {
    const folder = dirname(fileURLToPath(import.meta.resolve(`${face.package}/package.json`)));
    const data = readFileSync(join(folder, face.file)).toString('base64');
    return `@font-face{font-family:'${face.family}';font-weight:${face.weight};font-style:${face.italic ? 'italic' : 'normal'};src:url(data:font/ttf;base64,${data}) format('truetype')}`;
  }).join('');
  return css;
}
