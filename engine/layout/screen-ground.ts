/** What a screen's line runs over, and the stretches that can be planted or built. */
import type { Screen } from '../model/layout.ts';
import type { Mm, Point } from '../model/shapes.ts';
import { bounds, contains, type Box } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import { BUILDINGS, WALKABLE, type Part } from './plan-types.ts';
import type { Planted } from './stages.ts';

export type Ground = 'bed' | 'way' | 'stop';
const STEP_MM = 100;
const MEASURE_MM = 250;
/** Nearest a screen comes to a tree's stem. */
const FROM_STEM_MM = 450;
const LEAST_OPENING_MM = 900;
const LEAST_STRETCH_MM = 900;
const WIDEST_OPENING_MM = 2600;

export class ScreenGround {
  private readonly parts: { part: Part; box: Box }[];
  private readonly stems: { x: Mm; y: Mm }[];

  constructor(garden: Planted) {
    this.parts = garden.parts.map((part) => ({ part, box: bounds(part.region) }));
    this.stems = [...garden.trees, ...garden.frame.kept.filter((thing) => !thing.kind)];
  }
  at(x: Mm, y: Mm): Ground {
    if (this.stems.some((stem) => hypot(stem.x - x, stem.y - y) < FROM_STEM_MM)) return 'stop';
    for (const { part, box } of this.parts) {
      if (x < box.x0 || x > box.x1 || y < box.y0 || y > box.y1 || !contains(part.region, x, y))
        continue;
      if (part.kind === 'bed' || part.kind === 'margin') return 'bed';
      return WALKABLE.has(part.kind) && !BUILDINGS.has(part.kind) ? 'way' : 'stop';
    }
    return 'stop';
  }
  /** Length of bed and of way along a straight line, mm. */
  measure(line: readonly Point[]): { bed: Mm; way: Mm } {
    const sum = { bed: 0, way: 0, stop: 0 };
    const a = line[0]!,
      b = line[line.length - 1]!,
      length = hypot(b[0] - a[0], b[1] - a[1]),
      steps = Math.max(1, Math.round(length / MEASURE_MM));
    for (let k = 0; k < steps; k++)
      sum[
        this.at(
          a[0] + ((b[0] - a[0]) * (k + 0.5)) / steps,
          a[1] + ((b[1] - a[1]) * (k + 0.5)) / steps,
        )
      ] += length / steps;
    return sum;
  }
  /** Screens along a line over bed ground, open where a way goes through; pieces under 0.9 m are left out. */
  along(
    line: readonly Point[],
    make: Omit<Screen, 'id' | 'line' | 'openings'>,
  ): Omit<Screen, 'id'>[] {
    const out: Omit<Screen, 'id'>[] = [];
    let run: Sample[] = [];
    const close = () => {
      const screen = toScreen(run);
      if (screen) out.push({ ...make, ...screen });
      run = [];
    };
    for (const sample of endAtWideWays(this.samples(line))) {
      if (sample.ground === 'stop') close();
      else run.push(sample);
    }
    close();
    return out;
  }
  private samples(line: readonly Point[]): Sample[] {
    const out: Sample[] = [];
    for (let i = 1; i < line.length; i++) {
      const a = line[i - 1]!,
        b = line[i]!,
        length = hypot(b[0] - a[0], b[1] - a[1]),
        steps = Math.max(1, Math.round(length / STEP_MM));
      for (let k = i === 1 ? 0 : 1; k <= steps; k++) {
        const x = Math.round(a[0] + ((b[0] - a[0]) * k) / steps),
          y = Math.round(a[1] + ((b[1] - a[1]) * k) / steps);
        out.push({ x, y, ground: this.at(x, y), corner: k === steps && i < line.length - 1 });
      }
    }
    return out;
  }
}

type Gap = { fromMm: Mm; toMm: Mm };
type Sample = { x: Mm; y: Mm; ground: Ground; corner: boolean };

/** A way wider than any gate is the end of a screen and not an opening in it. */
function endAtWideWays(samples: readonly Sample[]): readonly Sample[] {
  const out = [...samples];
  for (let i = 0; i < out.length; i++) {
    if (out[i]!.ground !== 'way') continue;
    let to = i;
    while (to < out.length && out[to]!.ground === 'way') to++;
    if ((to - i) * STEP_MM > WIDEST_OPENING_MM)
      for (let k = i; k < to; k++) out[k] = { ...out[k]!, ground: 'stop' };
    i = to;
  }
  return out;
}

/** Trims ways from both ends; inner ways become openings. */
function toScreen(run: readonly Sample[]): { line: Point[]; openings: Screen['openings'] } | null {
  const first = run.findIndex((s) => s.ground === 'bed'),
    last = run.findLastIndex((s) => s.ground === 'bed');
  if (first < 0 || last - first < 3) return null;
  const kept = run.slice(first, last + 1);
  const line: Point[] = [[kept[0]!.x, kept[0]!.y]],
    openings: Gap[] = [];
  let walked = 0,
    solid = 0,
    openFrom = -1;
  for (let i = 1; i < kept.length; i++) {
    const s = kept[i]!,
      before = kept[i - 1]!;
    walked += hypot(s.x - before.x, s.y - before.y);
    if (s.ground === 'bed') solid += STEP_MM;
    if (s.ground === 'way' && openFrom < 0) openFrom = walked;
    if (s.ground === 'bed' && openFrom >= 0) {
      openings.push({ fromMm: Math.round(openFrom), toMm: Math.round(walked) });
      openFrom = -1;
    }
    if (s.corner || i === kept.length - 1) line.push([s.x, s.y]);
  }
  const total = Math.round(walked),
    built = solid - openings.length * LEAST_OPENING_MM * 0.5;
  if (built < LEAST_STRETCH_MM || line.length < 2) return null;
  return {
    line,
    openings: joined(openings.map((gap) => widen(gap, total))),
  };
}
/** Openings that meet are one. */
function joined(openings: readonly Gap[]): Gap[] {
  const out: Gap[] = [];
  for (const gap of openings) {
    const before = out.at(-1);
    if (before && gap.fromMm < before.toMm) out[out.length - 1] = { ...before, toMm: gap.toMm };
    else out.push(gap);
  }
  return out;
}
function widen(gap: Gap, total: Mm): Gap {
  const extra = Math.max(100, (LEAST_OPENING_MM - (gap.toMm - gap.fromMm)) / 2);
  return {
    fromMm: Math.max(0, Math.round(gap.fromMm - extra)),
    toMm: Math.min(total, Math.round(gap.toMm + extra)),
  };
}
