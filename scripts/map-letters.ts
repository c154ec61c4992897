/**
 * Writes server/features/location/map-letters.ts: outlines of the letters on the locator map, so that a picture, which may
 * load no fonts, is lettered as the pages are. Run with `node scripts/map-letters.ts` when a face or the list changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FACES = {
  town: {
    file: 'cormorant-garamond/600SemiBold/CormorantGaramond_600SemiBold.ttf',
    letters: `${LETTERS}-'.`,
  },
  water: {
    file: 'cormorant-garamond/600SemiBold_Italic/CormorantGaramond_600SemiBold_Italic.ttf',
    letters: 'RiverThamsMdwyLNotSCnlIghESuDfB',
  },
  code: {
    file: 'dm-sans/500Medium/DMSans_500Medium.ttf',
    letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789km',
  },
};
/** Units to the em: whole numbers are then finer than a pixel at every size used. */
const EM = 200;

/** Advance widths in font units, by the tables cmap (format 4) and hmtx. */
function readAdvances(path: string): (letter: string) => number {
  const font = readFileSync(path);
  const table = (tag: string) => {
    for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16)
      if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
    throw new Error(`The font has no table ${tag}.`);
  };
  const unitsPerEm = font.readUInt16BE(table('head') + 18);
  const metrics = font.readUInt16BE(table('hhea') + 34);
  const [cmap, hmtx] = [table('cmap'), table('hmtx')];
  let map = -1;
  for (let n = 0; n < font.readUInt16BE(cmap + 2); n += 1) {
    const at = cmap + font.readUInt32BE(cmap + 8 + n * 8);
    if (font.readUInt16BE(at) === 4) map = at;
  }
  if (map < 0) throw new Error('The font has no character map of format 4.');
  const segments = font.readUInt16BE(map + 6) / 2;
  const glyphOf = (code: number) => {
    for (let n = 0; n < segments; n += 1) {
      const at = (part: number) => map + 14 + part * segments * 2 + (part > 0 ? 2 : 0) + n * 2;
      if (code > font.readUInt16BE(at(0))) continue;
      const start = font.readUInt16BE(at(1));
      if (code < start) return 0;
      const offset = font.readUInt16BE(at(3));
      if (offset === 0) return (code + font.readInt16BE(at(2))) & 0xffff;
      return font.readUInt16BE(at(3) + offset + (code - start) * 2);
    }
    return 0;
  };
  return (letter) =>
    Math.round(
      (font.readUInt16BE(hmtx + Math.min(glyphOf(letter.codePointAt(0)!), metrics - 1) * 4) * EM) /
        unitsPerEm,
    );
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
const family = (path: string) => (path.startsWith('dm') ? 'DM Sans' : 'Cormorant Garamond');

/** The outline of a letter standing on y = 0 at x = 0, relative and in whole units. */
function outlineOf(letter: string, file: string, path: string): string {
  const style = file.includes('Italic') ? 'italic' : 'normal';
  const weight = file.includes('600') ? 600 : 500;
  const svg = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><text y="0" font-family="${family(file)}" font-style="${style}" font-weight="${weight}" font-size="${EM}">${escapeXml(letter)}</text></svg>`,
    { font: { loadSystemFonts: false, fontFiles: [path] } },
  ).toString();
  const d = /<path[^>]* d="([^"]+)"/.exec(svg)?.[1];
  if (!d) throw new Error(`The font has no ${letter}.`);
  return d
    .replace(/-?\d+(\.\d+)?/g, (number) => String(Math.round(Number(number))))
    .replace(/ ?([MLQCZ]) ?/g, '$1')
    .replace(/ -/g, '-');
}

let text = `/** Made by scripts/map-letters.ts from Cormorant Garamond and DM Sans (SIL Open Font License 1.1); do not edit. */
export const LETTER_EM = ${EM};
export type Face = ${Object.keys(FACES)
  .map((name) => `'${name}'`)
  .join(' | ')};
/** Letter: width and outline. */
export const LETTERS: Record<Face, Record<string, readonly [width: number, outline: string]>> = {
`;
for (const [name, { file, letters }] of Object.entries(FACES)) {
  const path = fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`));
  const widthOf = readAdvances(path);
  text += `  ${name}: {\n`;
  for (const letter of new Set(letters))
    text += `    ${JSON.stringify(letter)}: [${widthOf(letter)}, '${outlineOf(letter, file, path)}'],\n`;
  text += '  },\n';
}
writeFileSync(
  new URL('../server/features/location/map-letters.ts', import.meta.url),
  `${text}};\n`,
);
