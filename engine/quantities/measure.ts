/** What the take-off measures: areas, outlines, and the lengths along which two areas meet. */
import { area, bounds, boxesTouch, contains } from '../geometry/region.ts';
import type { Box } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { Area, Layout } from '../model/layout.ts';
import type { Region } from '../model/shapes.ts';
import type { ExistingThing, Site } from '../model/site.ts';

/** An area with its measures. */
export type MeasuredArea = {
  area: Area;
  m2: number;
  perimeterM: number;
  /** Curved or turned: slabs are cut along most of its outline. */
  cut: boolean;
  /** Metres along the house wall. */
  houseM: number;
  /** Already here and kept, so nothing is built. */
  kept: ExistingThing | null;
};
export type Measured = {
  plotM2: number;
  areas: MeasuredArea[];
  byId: Map<string, MeasuredArea>;
  /** Metres along which two areas meet; 0 when they do not. */
  sharedM: (idA: string, idB: string) => number;
};

type Edge = { ax: number; ay: number; bx: number; by: number; length: number; box: Box };

/** Rounding leaves shared edges up to this far apart, mm. */
const MEET_MM = 3;
/** Sine of the greatest angle between two edges that run along each other. */
const PARALLEL = 0.1;

function rawEdgesOf(region: Region): Edge[] {
  const out: Edge[] = [];
  for (const polygon of region)
    for (const ring of polygon) {
      for (let i = 0, n = ring.length; i < n; i++) {
        const [ax, ay] = ring[i]!,
          [bx, by] = ring[(i + 1) % n]!;
        if (ax !== bx || ay !== by) out.push(edge(ax, ay, bx, by));
      }
    }
  return out;
}
function edge(ax: number, ay: number, bx: number, by: number): Edge {
  const box = {
    x0: Math.min(ax, bx) - MEET_MM,
    y0: Math.min(ay, by) - MEET_MM,
    x1: Math.max(ax, bx) + MEET_MM,
    y1: Math.max(ay, by) + MEET_MM,
  };
  return { ax, ay, bx, by, length: hypot(bx - ax, by - ay), box };
}

/** Where edge f runs back along edge e, mm from e's start; areas keep their ground on the left, so shared edges run opposite ways. */
function along(e: Edge, f: Edge): [from: number, to: number] | null {
  const ux = (e.bx - e.ax) / e.length,
    uy = (e.by - e.ay) / e.length;
  const fx = f.bx - f.ax,
    fy = f.by - f.ay;
  if (fx * ux + fy * uy >= 0 || Math.abs(ux * fy - uy * fx) > PARALLEL * f.length) return null;
  const s0 = (f.ax - e.ax) * ux + (f.ay - e.ay) * uy,
    s1 = (f.bx - e.ax) * ux + (f.by - e.ay) * uy;
  const from = Math.max(0, s1),
    to = Math.min(e.length, s0);
  if (to <= from) return null;
  const offAt = (s: number) => {
    const k = (s - s0) / (s1 - s0);
    return Math.abs((f.ax + fx * k - e.ax) * uy - (f.ay + fy * k - e.ay) * ux);
  };
  return offAt(from) <= MEET_MM && offAt(to) <= MEET_MM ? [from, to] : null;
}

/** What is left of an edge where its own outline does not run straight back along it: such a thread is no ground and has no edge. */
function withoutThread(e: Edge, own: readonly Edge[]): Edge[] {
  const gone = own
    .flatMap((f) => {
      const run = f !== e && boxesTouch(e.box, f.box) ? along(e, f) : null;
      return run ? [run] : [];
    })
    .sort((a, b) => a[0] - b[0]);
  if (gone.length === 0) return [e];
  const out: Edge[] = [],
    ux = (e.bx - e.ax) / e.length,
    uy = (e.by - e.ay) / e.length;
  let at = 0;
  for (const [from, to] of [...gone, [e.length, e.length] as const]) {
    if (from - at > MEET_MM)
      out.push(edge(e.ax + ux * at, e.ay + uy * at, e.ax + ux * from, e.ay + uy * from));
    at = Math.max(at, to);
  }
  return out;
}
function edgesOf(region: Region): Edge[] {
  const raw = rawEdgesOf(region);
  return raw.flatMap((e) => withoutThread(e, raw));
}

function meetingMm(a: Edge[], b: Edge[], boxA: Box, boxB: Box): number {
  const nearB = b.filter((f) => boxesTouch(f.box, boxA));
  let sum = 0;
  for (const e of a) {
    if (!boxesTouch(e.box, boxB)) continue;
    for (const f of nearB) {
      const run = boxesTouch(e.box, f.box) ? along(e, f) : null;
      if (run) sum += run[1] - run[0];
    }
  }
  return sum;
}

/** Share of the outline that is square to the house decides whether slabs are cut. */
function isCut(edges: Edge[]): boolean {
  let square = 0,
    all = 0;
  for (const { ax, ay, bx, by, length } of edges) {
    all += length;
    if (Math.abs(bx - ax) <= MEET_MM || Math.abs(by - ay) <= MEET_MM) square += length;
  }
  return square < 0.85 * all;
}

const KEPT_AS: Partial<Record<ExistingThing['kind'], readonly Area['kind'][]>> = {
  shed: ['shed', 'store', 'gardenroom'],
  greenhouse: ['greenhouse'],
  patio: ['terrace', 'seat', 'path'],
  pond: ['pond', 'water'],
  steps: ['path'],
};
/** Ground that stays, or is left for a later stage, is neither cleared nor built. */
const AS_IT_IS: ExistingThing = {
  id: 'later',
  kind: 'other',
  name: 'ground left for later',
  x: 0,
  y: 0,
  radiusMm: 0,
  heightMm: 0,
  evergreen: false,
};
function keptIn(area: Area, site: Site): ExistingThing | null {
  return (
    site.existing.find(
      (thing) =>
        KEPT_AS[thing.kind]?.includes(area.kind) && contains(area.region, thing.x, thing.y),
    ) ?? null
  );
}

/** Take-off and price ask one after the other about the same ground; areas are never changed in place. */
const done = new WeakMap<readonly Area[], { site: Site; measured: Measured }>();

/**
 * Measures a layout once; every price and every swap reads from it.
 * Areas in m² and lengths in m, not rounded.
 */
export function measureGarden(site: Site, layout: Layout): Measured {
  const known = done.get(layout.areas);
  if (known?.site === site) return known.measured;
  const measured = measureAfresh(site, layout);
  done.set(layout.areas, { site, measured });
  return measured;
}

function measureAfresh(site: Site, layout: Layout): Measured {
  const edges = layout.areas.map((a) => edgesOf(a.region)),
    boxes = layout.areas.map((a) => bounds(a.region));
  const house = edgesOf([
    [
      [
        [site.house.x1, 0],
        [site.house.x0, 0],
        [site.house.x0, -1000],
        [site.house.x1, -1000],
      ],
    ],
  ]).slice(0, 1);
  const areas = layout.areas.map((a, i): MeasuredArea => ({
    area: a,
    m2: area(a.region) / 1e6,
    perimeterM: edges[i]!.reduce((sum, e) => sum + e.length, 0) / 1000,
    cut: isCut(edges[i]!),
    houseM:
      boxes[i]!.y0 <= MEET_MM ? meetingMm(edges[i]!, house, boxes[i]!, house[0]!.box) / 1000 : 0,
    kept: a.isLater || a.isKept ? AS_IT_IS : keptIn(a, site),
  }));
  const index = new Map(layout.areas.map((a, i) => [a.id, i]));
  const known = new Map<number, number>();
  const sharedM = (idA: string, idB: string): number => {
    const i = index.get(idA),
      j = index.get(idB);
    if (i === undefined || j === undefined || i === j) return 0;
    const low = Math.min(i, j),
      high = Math.max(i, j),
      key = low * layout.areas.length + high;
    let length = known.get(key);
    if (length === undefined) {
      const a = boxes[low]!,
        b = boxes[high]!;
      const wide = {
        x0: a.x0 - MEET_MM,
        y0: a.y0 - MEET_MM,
        x1: a.x1 + MEET_MM,
        y1: a.y1 + MEET_MM,
      };
      length = boxesTouch(wide, b)
        ? meetingMm(edges[low]!, edges[high]!, wide, {
            x0: b.x0 - MEET_MM,
            y0: b.y0 - MEET_MM,
            x1: b.x1 + MEET_MM,
            y1: b.y1 + MEET_MM,
          }) / 1000
        : 0;
      known.set(key, length);
    }
    return length;
  };
  return {
    plotM2: area([[site.boundary]]) / 1e6,
    areas,
    byId: new Map(areas.map((m) => [m.area.id, m])),
    sharedM,
  };
}

/** The same measures with the model's own areas, whose materials may have changed since. */
export function rebind(measured: Measured, model: { layout: Layout }): Measured {
  if (measured.areas.every((m, i) => m.area === model.layout.areas[i])) return measured;
  const areas = model.layout.areas.map((area) => ({ ...measured.byId.get(area.id)!, area }));
  return { ...measured, areas, byId: new Map(areas.map((m) => [m.area.id, m])) };
}
