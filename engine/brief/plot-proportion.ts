/** How deep a plot is for its width, where no figure says so. */
import type { Reading } from '../model/reading.ts';
import { isHere, isSure } from '../reading/things.ts';
import type { Position } from './plot-guess.ts';
import { usualProportion } from './plot-shape.ts';

/** Depth : width where no figure settles it. */
export function proportionOf(
  areaM2: number,
  words: ReadonlySet<string>,
  position: Position,
): number {
  if (words.has('shallow') || words.has('across')) return 0.6;
  if (words.has('square')) return 1;
  if (words.has('thin')) return areaM2 > 60 ? 3.2 : 2.8;
  if (position === 'front') return 0.75;
  if (position === 'side') return 3.5;
  if (position === 'courtyard') return 1.15;
  return usualProportion(areaM2);
}

/** "Long and thin", "wide and shallow": what is said of the shape among the problems of size. */
export function shapeWords({ mentions, lies }: Reading): Set<string> {
  const out = new Set<string>();
  if (lies) out.add(lies.is);
  for (const m of mentions) {
    if (m.kind !== 'problem' || m.concept !== 'size' || !isHere(m) || !isSure(m)) continue;
    if (/\b(?:thin|narrow|corridor|bowling alley|long)\b/i.test(m.quote)) out.add('thin');
    if (/\b(?:shallow|wide and short|short and wide|wider)\b/i.test(m.quote)) out.add('shallow');
    if (/\bsquare\b/i.test(m.quote)) out.add('square');
  }
  return out;
}
