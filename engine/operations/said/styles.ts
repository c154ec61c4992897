/** A manner of planting that is asked for: one of the palettes that a bed is brushed with, or the nearest two. */
import { thingsNamed } from '../../brief/named-things.ts';
import { bounds } from '../../geometry/region.ts';
import { capitalise } from '../../model/format.ts';
import type { SaidChange } from '../../model/said-change.ts';
import { BED_PALETTES, palettesFor } from '../bed-palettes.ts';
import { MOST_TOGETHER, type SingleOperation } from '../../model/operation.ts';
import { type Answered, asked, readyOr, refused, type SaidGiven } from './answer-types.ts';

type PaletteId = (typeof BED_PALETTES)[number]['id'];
/** One palette where the words mean it; several where each is only near. */
const STYLES: readonly { words: RegExp; palettes: readonly PaletteId[] }[] = [
  { words: /\b(?:pastels?|soft colours?|gentle colours?)\b/, palettes: ['soft'] },
  { words: /\b(?:hot colours?|warm colours?|fiery|bright colours?)\b/, palettes: ['warm'] },
  { words: /\b(?:white garden|white and green|green and white)\b/, palettes: ['white'] },
  { words: /\b(?:prairie|airy|wispy|piet oudolf)\b/, palettes: ['airy'] },
  {
    words:
      /\b(?:colour|interest|something|green|leaves) in (?:the )?winter\b|\bwinter (?:colour|interest)\b/,
    palettes: ['evergreen'],
  },
  { words: /\bcottage\b|\bromantic\b/, palettes: ['soft', 'bees'] },
  { words: /\b(?:tropical|exotic|jungle)\b/, palettes: ['warm', 'evergreen'] },
  {
    words: /\b(?:mediterranean|modern|contemporary|minimal(?:ist)?|architectural)\b/,
    palettes: ['white', 'evergreen', 'easy'],
  },
  { words: /\b(?:woodland|natural(?:istic)?|wild(?:er)?)\b/, palettes: ['airy', 'bees', 'white'] },
];

/** Null where no manner is named. */
export function styleSaid(said: SaidChange, given: SaidGiven): Answered | null {
  const words = said.quote.toLowerCase();
  const style = STYLES.find((one) => one.words.test(words));
  if (
    !style ||
    thingsNamed(said.what).some(({ called }) => called.feature) ||
    /\b(?:no|not|don't|less|without)\b/.test(words)
  )
    return null;
  const beds = bedsAt(said, given);
  if (!beds.length) return refused('There is no bed here that could be planted so.');
  const made = beds.slice(0, 3).map((areaId) => palettesFor(given.model, areaId, given));
  const choices = style.palettes.flatMap((id) => {
    const found = made.flatMap((of) => of.find((one) => one.id === id) ?? []);
    const operations = found
      .flatMap((one): SingleOperation[] => one.operations)
      .slice(0, MOST_TOGETHER);
    return operations.length
      ? [{ label: `${found[0]!.label}. ${found[0]!.says}`, operations }]
      : [];
  });
  if (!choices.length)
    return refused(
      'The beds are planted like that already, or nothing else of it would live there.',
    );
  return style.palettes.length === 1
    ? readyOr(given, choices[0]!.label, ...choices[0]!.operations)
    : asked(
        `${capitalise(style.words.exec(words)![0])} is no palette of ours. These come nearest:`,
        choices,
      );
}

/** The largest first; of a side those that reach furthest to it. */
function bedsAt({ side }: SaidChange, { model }: SaidGiven): string[] {
  const beds = model.layout.areas.filter(({ kind }) => kind === 'bed');
  const plot = bounds([[model.site.boundary]]);
  const grown = (id: string) => model.planting.placements.filter((one) => one.areaId === id).length;
  const by = (area: (typeof beds)[number]): number => {
    const box = bounds(area.region);
    switch (side) {
      case 'left':
        return box.x0 - plot.x0;
      case 'right':
        return plot.x1 - box.x1;
      case 'far':
        return plot.y1 - box.y1;
      case 'near':
        return box.y0 - plot.y0;
      default:
        return -grown(area.id);
    }
  };
  const sorted = beds.toSorted((a, b) => by(a) - by(b));
  const reach = side && side !== 'other' ? sorted.slice(0, 1) : sorted;
  return reach.map(({ id }) => id);
}
