/** Sets names on a map from outlines, each only where it covers nothing written before. */
import { type Face, LETTER_EM, LETTERS } from '#server/features/location/map-letters.ts';

export type Box = { x: number; y: number; width: number; height: number };
export type Name = {
  text: string;
  face: Face;
  /** Height of the em in pixels. */ size: number;
  x: number;
  /** Of the line the letters stand on. */ y: number;
  anchor: 'start' | 'middle' | 'end';
  fill: string;
  /** Pixels kept free round it. */ gap: number;
};
export type Lettering = {
  /** @returns whether there was room */
  write(name: Name): boolean;
  /** Keeps a place free of names. */
  block(box: Box): void;
  outlines(): string;
  svg(): string;
};

const HALO = '#f7f2e8';
const SPACE = 0.24;
/** Of the em: as high as a capital or an ascender, and as deep as a descender. */
const [ASCENT, DESCENT] = [0.72, 0.2];

const widthOf = (letter: string, face: Face) =>
  letter === ' ' ? SPACE : (LETTERS[face][letter]?.[0] ?? 0) / LETTER_EM;
const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export function createLettering({
  width,
  height,
  margin,
  prefix = 'g',
}: {
  width: number;
  height: number;
  margin: number;
  /** Of the ids in the SVG. */ prefix?: string;
}): Lettering {
  const taken: Box[] = [];
  const used = new Map<string, string>();
  const parts: string[] = [];

  return {
    block: (box) => void taken.push(box),
    write({ text, face, size, x, y, anchor, fill, gap }) {
      const letters = Array.from(text).filter((letter) => letter === ' ' || LETTERS[face][letter]);
      const length = letters.reduce((sum, letter) => sum + widthOf(letter, face), 0) * size;
      const left = anchor === 'start' ? x : anchor === 'end' ? x - length : x - length / 2;
      const box = {
        x: left - gap,
        y: y - ASCENT * size - gap,
        width: length + 2 * gap,
        height: (ASCENT + DESCENT) * size + 2 * gap,
      };
      if (
        box.x < margin ||
        box.x + box.width > width - margin ||
        box.y < margin ||
        box.y + box.height > height - margin
      )
        return false;
      if (taken.some((one) => overlaps(one, box))) return false;
      taken.push(box);
      let at = 0;
      const uses = letters.map((letter) => {
        const here = at;
        at += widthOf(letter, face) * LETTER_EM;
        if (letter === ' ') return '';
        const id = `${prefix}${face[0]}${letter.codePointAt(0)!.toString(36)}`;
        used.set(id, LETTERS[face][letter]![1]);
        return `<use href="#${id}" x="${Math.round(here)}"/>`;
      });
      const scale = Math.round((size / LETTER_EM) * 1e4) / 1e4;
      parts.push(
        `<g transform="translate(${Math.round(left * 10) / 10} ${Math.round(y * 10) / 10})scale(${scale})" fill="${fill}" stroke="${HALO}" stroke-opacity=".8" stroke-width="${Math.round(3.2 / scale)}" stroke-linejoin="round" paint-order="stroke">${uses.join('')}</g>`,
      );
      return true;
    },
    outlines: () => [...used].map(([id, outline]) => `<path id="${id}" d="${outline}"/>`).join(''),
    svg: () => parts.join(''),
  };
}
