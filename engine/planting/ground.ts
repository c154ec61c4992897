/** The garden as a raster for planting: which area each cell is, how far it lies from a bed's front and from its back. */
import { chamferFrom, FAR_MM, Grid } from '../geometry/grid.ts';
import { areaM2, contains, distanceToEdge } from '../geometry/region.ts';
import type { Area, AreaKind, Layout } from '../model/layout.ts';
import type { Mm, Point, Region } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { openGround, OVERHANG_MM } from './open-ground.ts';
import { leastOf, zonesBarring } from '../site/zones.ts';
import { screenPieces } from '../sunlight/shades.ts';

/** Areas one does not look at planting from: planting leans against them as against a fence. */
const BACKS: readonly AreaKind[] = ['shed', 'store', 'greenhouse', 'gardenroom', 'compost'];

/** Areas people walk and sit on; lawn and beds are not among them. */
const WALKED: readonly AreaKind[] = ['terrace', 'path', 'seat', 'space', 'gravel'];

export type Ground = {
  grid: Grid;
  /** Index into layout.areas, or -1 outside. */
  areaAt: Int16Array;
  /** Distance to the ground a person looks from, mm. */
  front: Float64Array;
  /** Distance to fence, wall, building or tall screen, mm. */
  back: Float64Array;
  /** Distance to paths, floors and seats, where people walk and sit, mm. */
  walked: Float64Array;
  /** Distance to where children play, mm. */
  play: Float64Array;
  /** As high as anything may grow there, mm; null where nothing is limited. */
  most: Float64Array | null;
  /** 1 where a plant's mature spread covers the soil. */
  covered: Uint8Array;
};

export function cellFor(plotM2: number): Mm {
  return plotM2 <= 160 ? 100 : plotM2 <= 420 ? 150 : plotM2 <= 1000 ? 200 : 250;
}

export function surveyGround(site: Site, layout: Layout): Ground {
  const plot: Region = [[site.boundary]];
  const grid = new Grid(plot, cellFor(areaM2(plot)));
  const areaAt = new Int16Array(grid.count).fill(-1);
  layout.areas.forEach((area, i) =>
    grid.each(area.region, (k) => {
      areaAt[k] = i;
    }),
  );
  // nothing is planted where the gardener steps
  for (const open of openGround(site, layout))
    grid.each(open, (k) => {
      if (layout.areas[areaAt[k]!]?.kind === 'bed') areaAt[k] = -1;
    });
  const inside = grid.fill(plot);
  const isFront = new Uint8Array(grid.count),
    isBack = new Uint8Array(grid.count);
  for (let k = 0; k < grid.count; k++) {
    const area = layout.areas[areaAt[k]!];
    if (!inside[k]) isBack[k] = 1;
    else if (area && BACKS.includes(area.kind)) isBack[k] = 1;
    else if (area && area.kind !== 'bed') isFront[k] = 1;
  }
  for (const screen of layout.screens)
    if (screen.heightMm > 900)
      for (const [a, b] of screenPieces(screen)) {
        for (const [x, y] of pointsAlong(a, b, grid.cell)) {
          const k = grid.index(x, y);
          if (k >= 0 && !isFront[k]) isBack[k] = 1;
        }
      }
  const nearest = (kinds: readonly AreaKind[]) => {
    const source = new Uint8Array(grid.count);
    for (let k = 0; k < grid.count; k++) {
      const kind = layout.areas[areaAt[k]!]?.kind;
      if (kind && kinds.includes(kind)) source[k] = 1;
    }
    return chamferFrom(grid, source, FAR_MM);
  };
  return {
    grid,
    areaAt,
    walked: nearest(WALKED),
    play: nearest(['play']),
    front: chamferFrom(grid, isFront, FAR_MM),
    back: chamferFrom(grid, isBack, -grid.cell / 2),
    most: limitedHeights(site, grid),
    covered: new Uint8Array(grid.count),
  };
}

function limitedHeights(site: Site, grid: Grid): Float64Array | null {
  const low = zonesBarring(site, 'tall');
  if (!low.length) return null;
  const most = new Float64Array(grid.count).fill(Infinity);
  for (const zone of low)
    grid.each([[zone.outline]], (k) => {
      most[k] = Math.min(most[k]!, leastOf([zone]));
    });
  return most;
}

/** Points from a to b, both included, at most `step` apart. */
export function pointsAlong(a: Point, b: Point, step: Mm): Point[] {
  const length = Math.sqrt((b[0] - a[0]) * (b[0] - a[0]) + (b[1] - a[1]) * (b[1] - a[1]));
  const count = Math.max(1, Math.ceil(length / step));
  return Array.from({ length: count + 1 }, (_, i): Point => [
    a[0] + ((b[0] - a[0]) * i) / count,
    a[1] + ((b[1] - a[1]) * i) / count,
  ]);
}

/** Marks the cells under a plant's spread; returns how many were bare before. */
export function cover(ground: Ground, x: Mm, y: Mm, radius: Mm): number {
  return eachUnder(ground, x, y, radius, (k) => {
    if (ground.covered[k]) return 0;
    ground.covered[k] = 1;
    return 1;
  });
}
/** How many bare cells of the same area a spread would cover. */
export function bareUnder(ground: Ground, x: Mm, y: Mm, radius: Mm): number {
  const here = ground.areaAt[ground.grid.index(x, y)];
  return eachUnder(ground, x, y, radius, (k) =>
    ground.covered[k] || ground.areaAt[k] !== here ? 0 : 1,
  );
}
function eachUnder(ground: Ground, x: Mm, y: Mm, radius: Mm, visit: (k: number) => number): number {
  const { grid } = ground;
  let sum = 0;
  const j0 = Math.max(0, Math.floor((y - radius - grid.y0) / grid.cell)),
    j1 = Math.min(grid.rows - 1, Math.floor((y + radius - grid.y0) / grid.cell));
  for (let j = j0; j <= j1; j++) {
    const dy = grid.y0 + (j + 0.5) * grid.cell - y,
      half = radius * radius - dy * dy;
    if (half <= 0) continue;
    const reach = Math.sqrt(half);
    const i0 = Math.max(0, Math.ceil((x - reach - grid.x0) / grid.cell - 0.5)),
      i1 = Math.min(grid.columns - 1, Math.floor((x + reach - grid.x0) / grid.cell - 0.5));
    for (let i = i0; i <= i1; i++) sum += visit(j * grid.columns + i);
  }
  return sum;
}

/**
 * The spread a plant can have at a point, mm; 0 where it may not stand. It stands a third of its radius inside, hangs
 * over floors by 250 mm at most, and against fence and house it is up to a quarter narrower rather than hang over them.
 */
export function roomFor(site: Site, region: Region, x: Mm, y: Mm, radius: Mm): Mm {
  const px = Math.round(x),
    py = Math.round(y);
  if (
    !contains(region, px, py) ||
    distanceToEdge(region, px, py) < Math.max(0.35 * radius, radius - OVERHANG_MM)
  )
    return 0;
  const wall = distanceToEdge([[site.boundary]], px, py) + 30;
  return wall >= radius ? radius : wall >= radius * 0.72 ? wall : 0;
}

export function areaOf(layout: Layout, ground: Ground, x: Mm, y: Mm): Area | null {
  const k = ground.grid.index(x, y);
  return k < 0 ? null : (layout.areas[ground.areaAt[k]!] ?? null);
}
/** The area a point belongs to, or the nearest one to it. */
export function nearestArea(
  layout: Layout,
  x: Mm,
  y: Mm,
  accept: (area: Area) => boolean = () => true,
): Area | null {
  let best: Area | null = null,
    least = Infinity;
  for (const area of layout.areas) {
    if (!accept(area)) continue;
    if (contains(area.region, x, y)) return area;
    const d = distanceToEdge(area.region, x, y);
    if (d < least) {
      least = d;
      best = area;
    }
  }
  return best;
}
