/** The ground, area by area: what the floor is made of, laid the right way, cut to its edge. */
import { BooleanFailure, intersect, unite } from '../../geometry/boolean.ts';
import { withoutSpikes } from '../../geometry/spikes.ts';
import { offset } from '../../geometry/trial.ts';
import type { Area, AreaKind, Material } from '../../model/layout.ts';
import type { Region } from '../../model/shapes.ts';
import { define, type Board } from '../board.ts';
import type { Paint, Primitive } from '../drawing.ts';
import { LAWN, LINE, PLAY_TURF } from '../palette.ts';
import { grainOf } from './grain.ts';
import { drawLawn } from './lawn.ts';
import { SLABS, drawSlabs } from './slabs.ts';
import {
  barkPaint,
  gravelPaint,
  hogginPaint,
  meadowPaint,
  rubberPaint,
  soilPaint,
  stonePaint,
} from './textures.ts';
import { deckPaint, herringbonePaint, settsPaint } from './laid-textures.ts';
import { drawPool, drawWater } from './water.ts';

/** Soft ground first, so that the crisp edges of floors lie over it. */
const ORDER: AreaKind[] = [
  'bed',
  'meadow',
  'orchard',
  'lawn',
  'margin',
  'gravel',
  'play',
  'space',
  'vegetable',
  'compost',
  'path',
  'seat',
  'terrace',
  'shed',
  'store',
  'greenhouse',
  'gardenroom',
  'pond',
  'water',
];
const EDGE: Partial<Record<AreaKind, number>> = {
  bed: 0,
  margin: 0.14,
  meadow: 0.2,
  orchard: 0.2,
  lawn: 0.34,
  path: 0.3,
  shed: 0,
  store: 0,
  greenhouse: 0,
  gardenroom: 0,
};

/** What comes later is left as paper within its outline: painted as soil it would look like a garden of mud. */
const LATER_PAPER = '#ebe5d8',
  LATER_LINE = '#7d7565',
  LATER_DASH = '1.6 1.2';

const BUILT: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'shed',
  'store',
  'greenhouse',
  'gardenroom',
  'compost',
]);
const LAID_ON: ReadonlySet<AreaKind> = new Set<AreaKind>(['terrace', 'path', 'seat', 'space']);
/** A floor that was there: nobody said what it is made of, and it is drawn as slabs. */
export const staysAsPaving = ({ kind, material, isLater, isFloor, isKept }: Area): boolean =>
  material === 'none' && LAID_ON.has(kind) && !isKept && (!isLater || isFloor === true);
/** Ground of which nobody said more than that it stays. */
export const isLeft = ({ material, isKept }: Area): boolean =>
  material === 'none' && isKept === true;
const bondOf = (area: Area): keyof typeof SLABS | null =>
  area.material in SLABS && !area.isLater
    ? (area.material as keyof typeof SLABS)
    : staysAsPaving(area)
      ? 'concrete-paving'
      : null;

/** Its colour or pattern, as in a key. */
export function floorPaint(board: Board, area: Area): Paint {
  const bond = bondOf(area),
    grass = grassOf(area);
  if (grass) return grass[0];
  return bond
    ? SLABS[bond].tints[0]!
    : basePaint(board, area, grainOf(area.region, board.model.layout.language));
}

/** The two greens of mown or laid turf; null where the ground is neither. What is left for later is the grass that is there. */
const grassOf = ({ material, isLater, isGrass }: Area): readonly [string, string] | null =>
  isLater
    ? isGrass && material !== 'meadow-seed'
      ? LAWN
      : null
    : material === 'turf'
      ? LAWN
      : material === 'play-turf'
        ? PLAY_TURF
        : null;

function basePaint(board: Board, area: Area, grain: number): Paint {
  if (staysAsPaving(area)) return '#b3afa5';
  if (isLeft(area)) return LATER_PAPER;
  if (area.isLater)
    return area.material === 'meadow-seed'
      ? meadowPaint(board)
      : area.isGrass
        ? LAWN[0]
        : LATER_PAPER;
  if (BUILT.has(area.kind)) return '#c4bdae';
  switch (area.material) {
    case 'sandstone':
      return '#c8bba0';
    case 'porcelain':
      return '#bdb8ad';
    case 'concrete-paving':
      return '#b3afa5';
    case 'clay-paver':
      return herringbonePaint(board, grain);
    case 'gravel':
      return gravelPaint(board);
    case 'self-binding-gravel':
      return hogginPaint(board);
    case 'timber-deck':
      return deckPaint(board, grain);
    case 'setts':
      return settsPaint(board, grain);
    case 'meadow-seed':
      return meadowPaint(board);
    case 'bark':
      return barkPaint(board);
    case 'rubber-mulch':
      return rubberPaint(board);
    case 'soil':
      return soilPaint(board);
    default:
      return gravelPaint(board);
  }
}
function drawArea(board: Board, area: Area): Primitive[] {
  if (area.kind === 'pond' || area.kind === 'water') return drawWater(board, area);
  const { language } = board.model.layout,
    d = board.frame.region(area.region);
  const grain = grainOf(area.region, language);
  const grass = grassOf(area);
  const items: Primitive[] = grass
    ? drawLawn(board, area.region, grain, grass, area.id)
    : [{ kind: 'path', d, fill: basePaint(board, area, grain), evenOdd: true }];
  const clip = () => define(board, { kind: 'clip', id: `area-${area.id}`, d }).slice(1);
  const bond = bondOf(area);
  if (bond)
    items.push({
      kind: 'group',
      clip: clip(),
      items: drawSlabs(board, area.region, grain, bond, area.id),
    });
  if (area.material === 'sandstone')
    items.push({ kind: 'path', d, fill: stonePaint(board), evenOdd: true });
  if (area.isLater)
    items.push({
      kind: 'path',
      d,
      fill: 'none',
      stroke: LATER_LINE,
      strokeWidth: 0.22,
      dash: LATER_DASH,
      join: 'round',
    });
  const edge = area.isLater ? 0 : (EDGE[area.kind] ?? 0.34);
  if (edge)
    items.push({
      kind: 'path',
      d,
      fill: 'none',
      stroke: area.kind === 'lawn' ? '#6f6a5c' : LINE,
      strokeWidth: edge,
      join: 'round',
    });
  return items;
}

/** Laid, poured or raked: where two areas of one of these meet, the floor goes on. */
const FLOORS: readonly Material[] = [
  'sandstone',
  'porcelain',
  'concrete-paving',
  'clay-paver',
  'setts',
  'gravel',
  'self-binding-gravel',
  'timber-deck',
];

/** What is left for later is one bare ground, or one with the grass that stays anyway. */
const LATER = ['later', 'later-grass', 'later-meadow'] as const;
const surfaceOf = ({ material, isLater, isGrass, isKept }: Area): string =>
  isLater || (isKept && (material === 'turf' || material === 'meadow-seed'))
    ? isGrass || isKept
      ? LATER[material === 'meadow-seed' ? 2 : 1]
      : LATER[0]
    : material;

/** A slit between two areas that rounding left is no line on the plan of what is left as it is. */
const SLIT_MM = 15;
function united(surface: string, areas: readonly Area[]): Region {
  const all = unite(...areas.map(({ region }) => region));
  return LATER.some((one) => one === surface) ? offset(offset(all, SLIT_MM), -SLIT_MM) : all;
}

/** The areas as they are drawn: one surface for all that meet in one material, under the last of them to be drawn. */
function joinFloors(areas: readonly Area[]): { area: Area; joined: readonly Area[] }[] {
  const alone = (area: Area) => ({ area, joined: [area] });
  const joinedOf = new Map<string, readonly { area: Area; joined: readonly Area[] }[]>();
  for (const material of [...FLOORS, ...LATER]) {
    const own = areas.filter((area) => surfaceOf(area) === material);
    try {
      const surfaces = own.length > 1 ? withoutSpikes(united(material, own)) : [];
      joinedOf.set(
        material,
        surfaces.map((polygon) => {
          const joined = own.filter(({ region }) => intersect(region, [polygon]).length > 0);
          const last = joined.at(-1)!,
            shown = last.isLater ? (joined.find(({ isLater }) => !isLater) ?? last) : last;
          return { area: { ...shown, region: [polygon] }, joined };
        }),
      );
    } catch (error) {
      // They are drawn with their joints.
      if (!(error instanceof BooleanFailure)) throw error;
    }
  }
  return areas.flatMap((area) => {
    const surfaces = joinedOf.get(surfaceOf(area));
    if (!surfaces?.length) return [alone(area)];
    return surfaces.filter(({ joined }) => joined.at(-1) === area);
  });
}

export function drawSurfaces(board: Board): Primitive[] {
  const areas = board.model.layout.areas.map((area, i) => ({ area, i }));
  areas.sort((a, b) => ORDER.indexOf(a.area.kind) - ORDER.indexOf(b.area.kind) || a.i - b.i);
  // earth below all, so that no paper shows where two edges meet
  const earth: Primitive = {
    kind: 'path',
    d: board.frame.ring(board.model.site.boundary),
    fill: '#b8aa8e',
  };
  return [
    earth,
    ...joinFloors(areas.map(({ area }) => area)).map(({ area }): Primitive => ({
      kind: 'group',
      data: { name: 'area', value: area.id },
      items: drawArea(board, area),
    })),
    ...areas
      .filter(({ area }) => area.feature === 'pool' && !area.isLater)
      .flatMap(({ area }) => drawPool(board, area)),
  ];
}
