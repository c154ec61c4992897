/** Ground too steep to mow: what grows there stays as a bank, whatever else of the garden is lawn. */
import { BooleanFailure, intersect, subtract } from '../geometry/boolean.ts';
import { areaM2, bounds, contains, rectangle, tidy } from '../geometry/region.ts';
import type { Area, Layout } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { sharesOf } from './shares.ts';

/** Steeper than this nobody pushes a mower along it safely. */
const MOWN_TO = 1 / 4;
/** What is left of a lawn that is smaller is no lawn, and of a bank no bank, m². */
const LEAST_M2 = 4;
const GRASSED: ReadonlySet<Area['kind']> = new Set<Area['kind']>(['lawn', 'meadow']);

/** One in so many; null where it may be mown. */
const oneInOf = (riseMm: Mm, runMm: Mm): number | null =>
  runMm > 0 && Math.abs(riseMm) / runMm > MOWN_TO ? runMm / Math.abs(riseMm) : null;

type Steep = { y0: Mm; y1: Mm; oneIn: number };
/** A ledge between two banks that is narrower belongs to them, mm. */
const LEDGE_MM: Mm = 1200;

/** Bands across the plot that slope too much, away from the house, those that follow one another joined. */
function steepOf({ boundary, slope, levels }: Site): Steep[] {
  const { x0, x1, y0, y1 } = bounds([[boundary]]);
  if (!levels?.breaks?.length) {
    const oneIn = oneInOf(levels?.fallMm ?? 0, slope === 'across' ? x1 - x0 : y1);
    return oneIn === null || slope === 'level' ? [] : [{ y0: Math.min(y0, 0), y1, oneIn }];
  }
  const out: Steep[] = [];
  for (const { kind, y, riseMm, runMm } of levels.breaks) {
    const oneIn = kind === 'wall' ? null : oneInOf(riseMm, runMm);
    if (oneIn === null) continue;
    const last = out.at(-1),
      from = y - runMm / 2;
    if (last && from - last.y1 < LEDGE_MM) last.y1 = y + runMm / 2;
    else out.push({ y0: from, y1: y + runMm / 2, oneIn });
  }
  return out;
}

const LABEL = 'Bank';
export const isBank = ({ label, isKept }: Pick<Area, 'label' | 'isKept'>): boolean =>
  isKept === true && label === LABEL;
const bankOf = (area: Area, region: Region, oneIn: number, id: string): Area => ({
  id,
  kind: 'meadow',
  feature: null,
  label: LABEL,
  region,
  material: 'meadow-seed',
  purpose: 'a bank too steep to mow: what grows there stays and holds it, cut back once a year',
  why: [
    `${Math.round(areaM2(region))} m²`,
    `it lies at about 1 in ${Math.round(oneIn * 10) / 10}, and nothing steeper than 1 in 4 is mown`,
  ],
  isKept: true,
  ...(area.isLater ? { isLater: true as const } : {}),
});

/** Pure; the layout itself where nothing in it is too steep. */
export function withBanks(layout: Layout, site: Site): Layout {
  const steep = steepOf(site);
  if (!steep.length || !layout.areas.some(({ kind }) => GRASSED.has(kind))) return layout;
  try {
    return turned(layout, steep, site);
  } catch (error) {
    if (error instanceof BooleanFailure) return layout;
    throw error;
  }
}

const FAR_MM: Mm = 1e6;
function turned(layout: Layout, steep: readonly Steep[], { boundary }: Site): Layout {
  const areas = layout.areas.flatMap((area): Area[] => {
    if (!GRASSED.has(area.kind)) return [area];
    let rest = area.region;
    const banks: Area[] = [];
    for (const { y0, y1, oneIn } of steep) {
      const bank = tidy(intersect(rest, rectangle(-FAR_MM, y0, FAR_MM, y1))).filter(
        (piece) => areaM2([piece]) >= LEAST_M2,
      );
      if (!bank.length) continue;
      rest = tidy(subtract(rest, bank));
      if (areaM2(rest) < LEAST_M2) return [bankOf(area, area.region, oneIn, area.id)];
      banks.push(bankOf(area, bank, oneIn, `${area.id}-bank`));
    }
    return banks.length ? [{ ...area, region: rest }, ...banks] : [area];
  });
  const on = <T extends { areaId: string; x: Mm; y: Mm }>(thing: T): T => {
    const own = `${thing.areaId}-bank`,
      bank = areas.find(({ id }) => id === own);
    return bank && contains(bank.region, Math.round(thing.x), Math.round(thing.y))
      ? { ...thing, areaId: own }
      : thing;
  };
  return {
    ...layout,
    areas,
    trees: layout.trees.map(on),
    furnishings: layout.furnishings.map(on),
    stones: layout.stones.map(on),
    shares: sharesOf(areas, areaM2([[boundary]]) * 1e6),
  };
}
