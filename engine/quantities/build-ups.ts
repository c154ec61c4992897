/**
 * How each floor is built: depths in millimetres, and what it needs beside its finish.
 * Depths follow common UK practice for foot traffic (BS 7533-101 light use): 100 mm of sub-base on firm ground,
 * 150 mm on clay, which shrinks and swells.
 */
import type { SoilTexture } from '../model/brief.ts';
import type { Area, Material } from '../model/layout.ts';
import type { Site } from '../model/site.ts';

export type BuildUp = {
  /** In a sentence: "sandstone paving". */
  name: string;
  /** Compacted stone under it on firm ground; 50 mm more on clay when it is rigid. */
  subBaseMm: number;
  bed: 'mortar-bed' | 'laying-sand' | null;
  bedMm: number;
  finishMm: number;
  membrane: boolean;
  /** Laid in units that are jointed, and held by a concrete haunch at a soft edge. */
  rigid: boolean;
  pointed: boolean;
  /** Rain runs off it. */
  sealed: boolean;
  /** Waste when laid straight, and when it is cut to a curve or a turned line. */
  waste: number;
  wasteCut: number;
};

const paving = {
  subBaseMm: 100,
  bed: 'mortar-bed',
  bedMm: 40,
  membrane: false,
  rigid: true,
  pointed: true,
  sealed: true,
  waste: 0.1,
  wasteCut: 0.15,
} as const;
const loose = {
  subBaseMm: 0,
  bed: null,
  bedMm: 0,
  membrane: true,
  rigid: false,
  pointed: false,
  sealed: false,
  waste: 0.1,
  wasteCut: 0.1,
} as const;
const green = { ...loose, membrane: false, finishMm: 0, waste: 0.05, wasteCut: 0.05 } as const;

export const BUILD_UPS: Record<Exclude<Material, 'none' | 'soil'>, BuildUp> = {
  sandstone: { ...paving, name: 'sandstone paving', finishMm: 25 },
  porcelain: { ...paving, name: 'porcelain paving', finishMm: 20 },
  'concrete-paving': { ...paving, name: 'concrete paving', finishMm: 40 },
  setts: { ...paving, name: 'granite setts', finishMm: 50, waste: 0.05, wasteCut: 0.08 },
  'clay-paver': {
    ...paving,
    name: 'clay pavers',
    bed: 'laying-sand',
    finishMm: 50,
    pointed: false,
    sealed: false,
    waste: 0.08,
    wasteCut: 0.13,
  },
  gravel: { ...loose, name: 'gravel', subBaseMm: 75, finishMm: 40 },
  'self-binding-gravel': { ...loose, name: 'self-binding gravel', subBaseMm: 100, finishMm: 50 },
  'timber-deck': { ...loose, name: 'timber deck', finishMm: 0, waste: 0.1, wasteCut: 0.15 },
  bark: { ...loose, name: 'play bark', finishMm: 300 },
  'rubber-mulch': { ...loose, name: 'rubber mulch', subBaseMm: 75, finishMm: 50 },
  'play-turf': {
    ...loose,
    name: 'artificial play turf',
    subBaseMm: 75,
    bed: 'laying-sand',
    bedMm: 25,
    finishMm: 30,
    waste: 0.1,
    wasteCut: 0.15,
  },
  turf: { ...green, name: 'turf' },
  'meadow-seed': { ...green, name: 'native meadow seed' },
};

export function buildUpOf(material: Material): BuildUp | null {
  return material === 'none' || material === 'soil' ? null : BUILD_UPS[material];
}
/** A roof, or ground that may not be dug: floors lie on what is there and plants stand in planters. */
export function isUndug(site: Pick<Site, 'position' | 'noDigging'>): boolean {
  return site.position === 'roof' || site.noDigging === true;
}
const FLOOR_NAME = /\b(deck|decking|patio|paving|paved|slabs?|concrete|tiles?|flags?|floor)\b/i;
/** A floor that was there before and stays where nothing may be dug; else null. */
export function floorThatStays(
  site: Pick<Site, 'position' | 'noDigging' | 'existing'>,
): Site['existing'][number] | null {
  return isUndug(site)
    ? (site.existing.find(
        (thing) =>
          thing.kind === 'patio' || (thing.kind === 'other' && FLOOR_NAME.test(thing.name)),
      ) ?? null)
    : null;
}
/** A bay for a car: drawn without a wish of its own, and named for what it is. */
export function isParking(area: Pick<Area, 'id' | 'feature' | 'label'>): boolean {
  return area.feature === null && (area.id === 'parking' || /parking/i.test(area.label));
}
/** Open-graded stone under a parking bay, mm: it carries a car and stores a storm until it soaks away. */
export const PARKING_STONE_MM = 250;
/** How an area's floor is built; a parking bay on stone that lets rain through. Null where there is no floor. */
export function buildUpOfArea(
  area: Pick<Area, 'id' | 'feature' | 'label' | 'material'>,
): BuildUp | null {
  const build = buildUpOf(area.material);
  return build && isParking(area)
    ? {
        ...build,
        subBaseMm: PARKING_STONE_MM,
        sealed: false,
        name: build.rigid ? `permeable ${build.name}` : `${build.name} in a grid`,
      }
    : build;
}
/** Depth of compacted stone under a floor, mm. */
export function subBaseMm(build: BuildUp, soil: SoilTexture): number {
  return build.subBaseMm + (build.rigid && soil === 'clay' ? 50 : 0);
}
/** How deep the ground is dug for a floor, mm: all its layers, so that it ends level with the ground. */
export function digMm(build: BuildUp, soil: SoilTexture): number {
  return subBaseMm(build, soil) + build.bedMm + build.finishMm;
}
/** Compost dug into beds, mm: more on clay and sand, which need it most. */
export function compostMm(soil: SoilTexture): number {
  return soil === 'clay' || soil === 'sandy' ? 75 : 50;
}
export const MULCH_MM = 50;
/** New topsoil under turf, mm, and the old turf and weeds stripped first. */
export const TURF_SOIL_MM = 75;
export const STRIP_MM = 50;
/** Dug ground takes this much more room in a skip. */
export const BULKING = 1.3;
