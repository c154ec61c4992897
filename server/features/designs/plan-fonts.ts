/** The drawing's two typefaces inside the SVG: a picture in a page, or one opened alone, can load nothing else. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FACES = [
  {
    family: 'DM Sans',
    package: '@fontsource-variable/dm-sans',
    file: 'dm-sans-latin-wght-normal.woff2',
    weights: '100 1000',
  },
  {
    family: 'Cormorant Garamond',
    package: '@fontsource-variable/cormorant-garamond',
    file: 'cormorant-garamond-latin-wght-normal.woff2',
    weights: '300 700',
  },
];
let style: string | null = null;

function fontStyle(): string {
  style ??= `<style>${FACES.map((face) => {
    const folder = dirname(fileURLToPath(import.meta.resolve(`${face.package}/package.json`)));
    const data = readFileSync(join(folder, 'files', face.file)).toString('base64');
    return `@font-face{font-family:"${face.family}";font-weight:${face.weights};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
  }).join('')}</style>`;
  return style;
}

/** The same SVG with its fonts; about 100 kB longer. */
export function embedFonts(svg: string): string {
  const end = svg.indexOf('>', svg.indexOf('<svg'));
  return `${svg.slice(0, end + 1)}${fontStyle()}${svg.slice(end + 1)}`;
}
