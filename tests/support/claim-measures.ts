/** What a finished model has, as claims are held against it. */
import { area, bounds, contains } from '#engine/geometry/region.ts';
import type { GardenDesign, GardenModel } from '#engine/model/garden.ts';
import type { Area, AreaKind } from '#engine/model/layout.ts';
import { plantedSides } from '#engine/words/borne-out.ts';

export const LOOSE = /gravel/;
/** Shares of the plot from which ground is spoken of as deep, and at all. */
export const BIG_SHARE = 0.15;
export const SOME_SHARE = 0.1;

export const made = ({ layout }: GardenModel): Area[] =>
  layout.areas.filter(({ isLater }) => !isLater);
export const plotOf = ({ site }: GardenModel): number => area([[site.boundary]]);
export const share = (model: GardenModel, of: (one: Area) => boolean): number =>
  made(model)
    .filter(of)
    .reduce((sum, { region }) => sum + area(region), 0) / plotOf(model);
export const ofKind =
  (...kinds: AreaKind[]) =>
  ({ kind }: Area): boolean =>
    kinds.includes(kind);
export const isGravel = ({ material, kind }: Area): boolean =>
  kind !== 'path' && LOOSE.test(material);
export const lawn = (model: GardenModel): number => share(model, ofKind('lawn'));
export const beds = (model: GardenModel): number => share(model, ofKind('bed'));
export const stands = ({ layout }: GardenModel, ...kinds: string[]): boolean =>
  layout.furnishings.some(({ kind }) => kinds.includes(kind));
export const has = (model: GardenModel, ...kinds: AreaKind[]): boolean =>
  made(model).some(ofKind(...kinds));
export const isDug = (model: GardenModel): boolean =>
  made(model).some((one) => one.kind === 'lawn' && !one.isKept && !one.isGrass);

export const depthShare = (model: GardenModel, y: number): number => {
  const { y0, y1 } = bounds([[model.site.boundary]]);
  return (y - y0) / (y1 - y0);
};
export const rises = ({ site }: GardenModel): boolean =>
  site.slope === 'up' ||
  (site.levels?.breaks ?? []).reduce((sum, { riseMm }) => sum + riseMm, 0) > 0;
export const newTrees = ({ planting }: GardenModel) =>
  planting.placements.filter(({ role, existing }) => role === 'tree' && !existing);
export const sideBeds = (model: GardenModel): boolean => {
  const { left, right } = plantedSides(model);
  return left >= 0.4 && right >= 0.4;
};

/** A claim: the words that make it, and whether the model bears it out. */
export type Claim = {
  name: string;
  said: RegExp;
  in?: 'title' | 'prose' | 'tips' | 'checks';
  holds: (design: GardenDesign, text: string) => boolean;
};

export const m = (test: (model: GardenModel) => boolean) => (design: GardenDesign) =>
  test(design.model);

/** Sun of ground against the sunniest two square metres of the plot, 0 to 1. */
export function sunShare(map: GardenDesign['sunMap'], areas: readonly Area[]): number {
  const own: number[] = [],
    all: number[] = [];
  map.tenths.forEach((tenths, i) => {
    if (tenths === 255) return;
    const x = map.x0 + ((i % map.columns) + 0.5) * map.cellMm,
      y = map.y0 + (Math.floor(i / map.columns) + 0.5) * map.cellMm;
    all.push(tenths);
    if (areas.some(({ region }) => contains(region, x, y))) own.push(tenths);
  });
  if (!own.length || !all.length) return 1;
  const best = [...all].sort((a, b) => b - a)[Math.floor(all.length * 0.05)]!;
  return best ? own.reduce((a, b) => a + b, 0) / own.length / best : 1;
}
