/** What lies under each kind of ground, from its surface down: for sections and details. */
import type { Area, AreaKind } from '../../model/layout.ts';
import type { Site } from '../../model/site.ts';
import type { Mm } from '../../model/shapes.ts';
import {
  buildUpOfArea,
  compostMm,
  isUndug,
  MULCH_MM,
  subBaseMm,
  TURF_SOIL_MM,
} from '../../quantities/build-ups.ts';
import { capitalise } from '../../model/format.ts';

export type LayerKind =
  | 'finish'
  | 'mortar'
  | 'sand'
  | 'stone'
  | 'topsoil'
  | 'mulch'
  | 'soil'
  | 'boards';
export type GroundLayer = { kind: LayerKind; words: string; mm: Mm; colour: string };
export type GroundBuild = { title: string; layers: GroundLayer[] };

const BUILDINGS = new Set<AreaKind>(['shed', 'store', 'greenhouse', 'gardenroom']);
const COLOURS: Record<LayerKind, string> = {
  finish: '#c9bb9e',
  mortar: '#cdc8bd',
  sand: '#e4d5ab',
  stone: '#b9b3a6',
  topsoil: '#97815f',
  mulch: '#6f5a42',
  soil: '#ab9674',
  boards: '#c49c6c',
};
const FINISH_COLOURS: Partial<Record<Area['material'], string>> = {
  'clay-paver': '#b3735a',
  porcelain: '#bdbbb4',
  setts: '#8f8d88',
  gravel: '#d3c6a8',
  'self-binding-gravel': '#d0b98a',
  bark: '#8a6a48',
  'rubber-mulch': '#6d6459',
  'play-turf': '#9bb873',
};
/** How deep compost is dug into a bed. */
const DUG_MM = 250,
  SLAB_MM = 50,
  SLAB_STONE_MM = 100,
  BOARD_MM = 28,
  JOIST_MM = 120;

const layer = (kind: LayerKind, words: string, mm: Mm, colour = COLOURS[kind]): GroundLayer => ({
  kind,
  words,
  mm,
  colour,
});

/** Null for water and for strips that are what the floors leave. Pure. */
export function groundBuild(area: Area, site: Site): GroundBuild | null {
  const soil = site.soil.texture,
    undug = isUndug(site);
  if (BUILDINGS.has(area.kind))
    return {
      title: `${area.label}, base`,
      layers: [
        layer('finish', 'slabs on a full bed', SLAB_MM, COLOURS.mortar),
        ...(undug ? [] : [layer('stone', 'compacted stone', SLAB_STONE_MM)]),
      ],
    };
  if (area.material === 'timber-deck')
    return {
      title: 'Timber deck',
      layers: [
        layer('boards', 'boards', BOARD_MM),
        layer('boards', 'joists on pads, ventilated', JOIST_MM, '#e6dcc8'),
      ],
    };
  if (area.material === 'turf' && !undug)
    return { title: 'Turf', layers: [layer('topsoil', 'topsoil under turf', TURF_SOIL_MM)] };
  if ((area.kind === 'bed' || (area.kind === 'vegetable' && area.material === 'soil')) && !undug)
    return {
      title: area.isGrove ? 'Grove' : area.kind === 'bed' ? 'Planting' : 'Vegetable soil',
      layers: [
        ...(area.kind === 'bed' ? [layer('mulch', 'mulch', MULCH_MM)] : []),
        // the shrubs of a grove stand in pits of their own, and the ground between is left as it is
        ...(area.isGrove
          ? []
          : [layer('soil', `soil with ${compostMm(soil)} mm of compost dug in`, DUG_MM)]),
      ],
    };
  const build = buildUpOfArea(area);
  if (!build || build.finishMm === 0) return null;
  const stone = undug ? 0 : subBaseMm(build, soil);
  return {
    title: capitalise(build.name),
    layers: [
      layer('finish', build.name, build.finishMm, FINISH_COLOURS[area.material]),
      ...(build.bed && build.bedMm
        ? [
            build.bed === 'mortar-bed'
              ? layer('mortar', 'full bed of mortar', build.bedMm)
              : layer('sand', 'laying sand', build.bedMm),
          ]
        : []),
      ...(stone ? [layer('stone', 'compacted stone, Type 1', stone)] : []),
    ],
  };
}
/** Depth of all layers. */
export const depthOf = (build: GroundBuild): Mm =>
  build.layers.reduce((sum, one) => sum + one.mm, 0);
