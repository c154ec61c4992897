/** Shares of a plot that are paved, open, planted, water and permeable, 0 to 1. */
import { area as areaOf } from '../geometry/region.ts';
import type { Area, AreaKind, Layout } from '../model/layout.ts';

export const HARD: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'terrace',
  'path',
  'seat',
  'space',
  'shed',
  'greenhouse',
  'gardenroom',
  'compost',
  'store',
  'gravel',
  'vegetable',
  'play',
  'water',
  'margin',
]);

const SOAKS: ReadonlySet<string> = new Set([
  'gravel',
  'self-binding-gravel',
  'turf',
  'meadow-seed',
  'bark',
  'rubber-mulch',
  'soil',
  'timber-deck',
]);

export function sharesOf(areas: readonly Area[], total: number): Layout['shares'] {
  const share = (keep: (area: Area) => boolean) =>
    Math.round(
      (areas.reduce((sum, area) => sum + (keep(area) ? areaOf(area.region) : 0), 0) / total) *
        10000,
    ) / 10000;
  return {
    hard: share((area) => HARD.has(area.kind)),
    open: share((area) => area.kind === 'lawn' || area.kind === 'gravel'),
    planted: share(
      (area) => area.kind === 'bed' || area.kind === 'meadow' || area.kind === 'orchard',
    ),
    water: share((area) => area.kind === 'pond' || area.kind === 'water'),
    permeable: share((area) => SOAKS.has(area.material)),
  };
}
