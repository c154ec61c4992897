/** In which order the ground of a first stage is made. */
import { heartsOf } from '../brief/heart.ts';
import { needsOf } from '../brief/needs.ts';
import { areaM2 } from '../geometry/region.ts';
import type { FeatureId } from '../features/names.ts';
import type { Brief } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area, AreaKind, FurnishingKind, Layout } from '../model/layout.ts';
import { stepFreeOf } from '../model/step-free.ts';
import { isEscapeRoute } from '../layout/kept-ground.ts';
import { singular } from '../planting/plant-names.ts';
import { measureGarden } from '../quantities/measure.ts';
import { HEART_RANK, rankOf } from './stages.ts';

/** Ground that was wished for in words comes before this (`rankOf`). */
export const LAST_WISHED = 14;

/** By which thing on it ground answers a wish that has none of its own. */
export const CARRIES: Partial<Record<FurnishingKind, FeatureId>> = {
  canopy: 'pergola',
  pergola: 'pergola',
  'post-light': 'lighting',
  'spike-light': 'lighting',
  pot: 'pots',
  hammock: 'hammock',
  'shade-sail': 'sail',
  awning: 'awning',
  parasol: 'parasol',
  'lounge-set': 'lounge',
  bench: 'seat',
  'storage-bench': 'storagebench',
  'stump-seat': 'stumps',
  'wall-rack': 'rack',
  'dining-set': 'dining',
};

/** What covers the ground for little comes before planting, and where it was asked for with what else was. */
const COVER_RANK = 18.5,
  ROUND_RANK = -0.1,
  FRONT_PATH_RANK = -0.2;
/** Hearts that are ground of a kind and no feature. */
const HEART_KINDS: Readonly<Record<string, AreaKind>> = { bed: 'bed', path: 'path' };
const COVERS: ReadonlySet<AreaKind> = new Set(['gravel', 'meadow', 'margin', 'lawn']);
const coverRank = ({ kind, material }: Area, { wishes, paving }: Brief): number =>
  kind === 'gravel' &&
  (paving?.value === 'gravel' || wishes.some(({ concept, held }) => concept === 'gravel' && !held))
    ? LAST_WISHED
    : COVERS.has(kind) && (kind !== 'margin' || material === 'soil')
      ? COVER_RANK
      : Infinity;

/**
 * Ids of ground without which nothing else is worth making: a bay for a car, the greater part of a promised round, and for somebody who does
 * no steps the floor at the door and the ways from it.
 */
export function groundBuiltFor({ areas, routes }: Layout, brief: Brief): ReadonlySet<string> {
  // it closes over the floor at the door
  const hasRound = routes.some(({ areaId }) => areaId === 'circuit'),
    floor = hasRound ? areas.filter(({ id }) => id === 'terrace') : [];
  const paths = hasRound
    ? areas
        .filter(({ kind }) => kind === 'path')
        .sort((a, b) => areaM2(b.region) - areaM2(a.region))
    : [];
  const stepFree = stepFreeOf(brief)
    ? areas.filter(({ kind }) => kind === 'path' || kind === 'terrace')
    : [];
  return new Set(['parking', ...[...paths.slice(0, 1), ...floor, ...stepFree].map(({ id }) => id)]);
}

/** Beds that hold a plant which was asked for, by how early it was: the first wish of all comes with the heart. */
function bedsAskedFor({ planting }: GardenModel, brief: Brief): Map<string, number> {
  const out = new Map<string, number>();
  heartsOf(brief).forEach(({ plant }, at) => {
    if (plant === null) return;
    const name = ` ${singular(plant.replaceAll('_', ' '))}`;
    for (const { commonName, latinName, areaIds } of planting.schedule)
      if (` ${commonName} ${latinName}`.toLowerCase().includes(name))
        for (const id of areaIds)
          if (!out.has(id)) out.set(id, at ? Math.min(at, LAST_WISHED) : HEART_RANK);
  });
  return out;
}

/** Ground in the order in which it is made: with what was wished for, then as it would be missed. */
export function inOrder(model: GardenModel, brief: Brief): { id: string; rank: number }[] {
  const read = brief.wanted
    .filter(({ source }) => source.kind === 'read')
    .map(({ value }) => value);
  const { layout, site } = model,
    beds = bedsAskedFor(model, brief);
  // a round that is promised and a way of escape are made before anything is planted
  const [heart] = heartsOf(brief);
  // what answers it is ground of a kind, or a thing that stands on ground of another name
  const isHeart = ({ id, kind }: Area): boolean =>
    heart !== undefined &&
    (heart.feature === null
      ? kind === HEART_KINDS[heart.concept]
      : layout.furnishings.some((one) => one.areaId === id && CARRIES[one.kind] === heart.feature));
  const needs = needsOf(brief),
    // steps that are asked for are how the rest is reached
    climbs = brief.wishes.some(
      ({ concept, held }) => held === null && /^(?:steps|ramp)$/.test(concept),
    );
  const isRound = isEscapeRoute(brief) || layout.routes.some(({ areaId }) => areaId === 'circuit');
  return measureGarden(site, layout)
    .areas.filter(({ kept }) => !kept)
    .map((one) => {
      const carried = layout.furnishings
        .filter(({ areaId }) => areaId === one.area.id)
        .map(({ kind }) => read.indexOf(CARRIES[kind]!))
        .filter((at) => at >= 0);
      return {
        id: one.area.id,
        rank: Math.min(
          rankOf(one, brief),
          coverRank(one.area, brief),
          isHeart(one.area) || (one.area.feature && needs[one.area.feature])
            ? HEART_RANK
            : Infinity,
          climbs && one.area.kind === 'path' ? HEART_RANK : Infinity,
          one.area.kind === 'bed' ? (beds.get(one.area.id) ?? Infinity) : Infinity,
          isRound && (one.area.kind === 'path' || one.area.id === 'terrace')
            ? ROUND_RANK
            : Infinity,
          // whoever comes from the street walks on something
          site.position === 'front' && one.area.kind === 'path' ? FRONT_PATH_RANK : Infinity,
          ...carried,
        ),
      };
    })
    .sort((a, b) => a.rank - b.rank);
}
