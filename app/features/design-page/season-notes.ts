/** What there is to see in a garden in the month each of its four pictures shows. */
import type { DesignDetail } from '#contracts/design-detail.ts';
import type { PictureKind } from '#contracts/design.ts';
import type { Plant } from '#engine/model/plant.ts';
import { monthsOf } from '#engine/scene/plant-year.ts';
import { MONTH_NAMES, joinList } from '#engine/model/format.ts';

export type SeasonKind = Extract<PictureKind, 'spring' | 'eye' | 'autumn' | 'winter'>;
/** The month (1 to 12) each picture is made for; the picture of summer is the view from the terrace. */
export const SEASONS: readonly { kind: SeasonKind; name: string; month: number }[] = [
  { kind: 'spring', name: 'Spring', month: 4 },
  { kind: 'eye', name: 'Summer', month: 6 },
  { kind: 'autumn', name: 'Autumn', month: 10 },
  { kind: 'winter', name: 'Winter', month: 1 },
];
const NAMES = 4;

export type SeasonNote = { kind: SeasonKind; name: string; month: string; text: string };

function listOf(names: readonly string[]): string {
  const rest = names.length - NAMES;
  const shown = rest > 1 ? names.slice(0, NAMES) : names;
  if (rest > 1) return `${shown.join(', ')} and ${rest} more`;
  return joinList(shown);
}

/** In flower first; then what colours, what has stems or berries, what keeps its leaf. Most of a kind comes first. */
export function seasonNotes(
  schedule: readonly Pick<DesignDetail['schedule'][number], 'plantId' | 'count'>[],
  plants: readonly Plant[],
): SeasonNote[] {
  const known = new Map(plants.map((plant) => [plant.id, plant]));
  const counts = new Map<string, number>();
  for (const line of schedule)
    counts.set(line.plantId, (counts.get(line.plantId) ?? 0) + line.count);
  const kinds = [...counts].toSorted((a, b) => b[1] - a[1]).flatMap(([id]) => known.get(id) ?? []);
  const nameAll = (wanted: (plant: Plant) => boolean) => [
    ...new Set(kinds.filter(wanted).map((plant) => plant.commonName)),
  ];
  return SEASONS.map(({ kind, name, month }) => {
    const stateOf = (plant: Plant) => monthsOf(plant)[month - 1];
    const flowers = nameAll(
      (plant) => plant.flower.hex !== null && plant.flower.months.includes(month),
    );
    const colours = nameAll(
      (plant) => stateOf(plant) === 'autumn' && plant.foliage.autumnHex !== null,
    );
    const others = nameAll((plant) => plant.otherInterest?.months.includes(month) ?? false).filter(
      (one) => !flowers.includes(one),
    );
    const evergreens = nameAll((plant) => stateOf(plant) === 'evergreen').filter(
      (one) => !flowers.includes(one),
    );
    const parts = [flowers.length > 0 ? `In flower: ${listOf(flowers)}.` : ''];
    if (kind === 'autumn' && colours.length > 0) parts.push(`Turning: ${listOf(colours)}.`);
    else if (flowers.length < 3 && others.length > 0)
      parts.push(`Stems, berries and seed heads: ${listOf(others)}.`);
    if (kind === 'winter' && evergreens.length > 0)
      parts.push(`Green all winter: ${listOf(evergreens)}.`);
    const text = parts.filter(Boolean).join(' ');
    return {
      kind,
      name,
      month: MONTH_NAMES[month - 1] ?? '',
      text: text || 'The bones of the garden: paths, walls and bare branches.',
    };
  });
}
