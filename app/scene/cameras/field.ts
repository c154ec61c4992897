/** The garden as a few hundred simple solids and a grid of grounds: enough to judge a view by, thousands of times faster than drawing it. Metres throughout. */
import type { Scene } from '#engine/scene/scene.ts';
import { metres, regionOf, ringOf, xy, type Xy } from '../core/frame.ts';
import { boxOf, inRegion, inRing } from '../core/polygons.ts';

/** What a pixel of a sketched view shows. */
export const SEEN = {
  sky: 0,
  beyond: 1,
  wall: 2,
  planting: 3,
  flower: 4,
  thing: 5,
  focal: 6,
  paving: 7,
  lawn: 8,
  water: 9,
  floor: 10,
  house: 11,
  hedge: 12,
} as const;
export type Seen = (typeof SEEN)[keyof typeof SEEN];
/** An upright round thing: a plant, or a piece of furniture. */
/** `subject` numbers what a picture may be of, from 1; its worth is in the field's `worth`. */
export type Solid = {
  x: number;
  y: number;
  r: number;
  low: number;
  high: number;
  seen: Seen;
  leafy: boolean;
  subject?: number;
};
export type Screen = { a: Xy; b: Xy; high: number; seen: Seen };
export type Field = {
  solids: Solid[];
  screens: Screen[];
  groundAt: (x: number, y: number) => Seen;
  ring: Xy[];
  /** How much each subject adds to a picture, by its number. */
  worth?: number[];
};

const CELL = 0.2,
  FOCAL: ReadonlySet<string> = new Set([
    'bench',
    'pergola',
    'canopy',
    'shade-sail',
    'arbour',
    'fire-pit',
    'urn',
    'bird-bath',
    'fountain',
    'sculpture',
    'greenhouse',
    'garden-room',
    'hammock',
    'playhouse',
    'boulder',
  ]);
/** What one would choose to have in a picture of the garden, and how much. */
const WORTH: Record<string, number> = {
  pergola: 1.1,
  canopy: 0.7,
  arbour: 1,
  greenhouse: 1,
  fountain: 1,
  sculpture: 0.8,
  urn: 0.7,
  bench: 0.6,
  'bird-bath': 0.6,
  'garden-room': 0.6,
  playhouse: 0.6,
  'dining-set': 0.6,
  'lounge-set': 0.5,
  'fire-pit': 0.5,
  hammock: 0.5,
  'raised-bed': 0.4,
  boulder: 0.3,
};
/** Chairs stand out beyond the rounds that these are reckoned as. */
const SETS: ReadonlySet<string> = new Set(['dining-set', 'lounge-set']);
const SPECIMEN: ReadonlySet<string> = new Set(['multi-stem-tree', 'weeping-tree']),
  SPECIMEN_WORTH = 0.15;
/** Open frames are judged by what they hold up, not by the air within them. */
const OPEN_FRAMES: ReadonlySet<string> = new Set([
  'pergola',
  'canopy',
  'shade-sail',
  'awning',
  'parasol',
  'arbour',
  'swing',
  'climbing-frame',
  'washing-line',
]);
const LAWN: ReadonlySet<string> = new Set(['turf', 'play-turf', 'meadow-seed']);
/** Views are chosen for this month, so that one place serves the whole year. */
const REFERENCE_MONTH = 6;

function groundsOf(scene: Scene, ring: Xy[]): Field['groundAt'] {
  const box = boxOf([ring]),
    wide = Math.ceil((box.x1 - box.x0) / CELL),
    deep = Math.ceil((box.y1 - box.y0) / CELL),
    grid = new Uint8Array(wide * deep).fill(SEEN.beyond);
  const paint = (region: Xy[][][], seen: Seen) => {
    for (const polygon of region) {
      const b = boxOf([polygon[0]!]);
      for (
        let j = Math.max(0, Math.floor((b.y0 - box.y0) / CELL));
        j <= Math.min(deep - 1, Math.floor((b.y1 - box.y0) / CELL));
        j++
      )
        for (
          let i = Math.max(0, Math.floor((b.x0 - box.x0) / CELL));
          i <= Math.min(wide - 1, Math.floor((b.x1 - box.x0) / CELL));
          i++
        ) {
          if (inRegion(box.x0 + (i + 0.5) * CELL, box.y0 + (j + 0.5) * CELL, [polygon]))
            grid[j * wide + i] = seen;
        }
    }
  };
  for (const s of scene.surfaces)
    paint(
      regionOf(s.region),
      LAWN.has(s.material) ? SEEN.lawn : s.material === 'soil' ? SEEN.planting : SEEN.paving,
    );
  for (const w of scene.water) {
    paint(regionOf(w.edgeRegion), SEEN.paving);
    paint(regionOf(w.region), SEEN.water);
  }
  return (x, y) => {
    const i = Math.floor((x - box.x0) / CELL),
      j = Math.floor((y - box.y0) / CELL);
    return i < 0 || j < 0 || i >= wide || j >= deep
      ? y < 0
        ? SEEN.floor
        : SEEN.beyond
      : (grid[j * wide + i] as Seen);
  };
}
/** `facing` house: its front is part of what is seen. */
export function fieldOf(scene: Scene, withHouse: boolean): Field {
  const ring = ringOf(scene.plot),
    solids: Solid[] = [],
    screens: Screen[] = [],
    worth: number[] = [0];
  for (const s of scene.species) {
    const tree = /tree|conifer|standard/.test(s.form),
      seen =
        s.form === 'hedge'
          ? SEEN.hedge
          : s.inFlower[REFERENCE_MONTH - 1] && s.flowerHex
            ? SEEN.flower
            : SEEN.planting;
    for (const p of s.instances) {
      const x = metres(p.x),
        y = metres(p.y),
        base = metres(p.baseMm),
        high = base + metres(p.heightMm),
        r = metres(p.radiusMm);
      if (s.form === 'climber' && p.y < 600 && !withHouse) continue;
      if (tree) {
        solids.push(
          {
            x,
            y,
            r: 0.09,
            low: base,
            high: base + (high - base) * 0.4,
            seen: SEEN.planting,
            leafy: true,
          },
          {
            x,
            y,
            r,
            low: base + (high - base) * 0.32,
            high,
            seen,
            leafy: true,
            ...(SPECIMEN.has(s.form) ? { subject: worth.push(SPECIMEN_WORTH) - 1 } : {}),
          },
        );
        continue;
      }
      solids.push({
        x,
        y,
        r: s.form === 'climber' ? Math.min(0.45, r) : r,
        low: base,
        high: s.form === 'climber' ? Math.min(high, 1.9) : high,
        seen,
        leafy: true,
      });
    }
  }
  for (const t of scene.things) {
    const high = metres(t.baseMm + t.heightMm) + (t.kind === 'dining-set' ? 0.2 : 0),
      frame = OPEN_FRAMES.has(t.kind),
      w = metres(t.widthMm) / 2,
      d = metres(t.depthMm) / 2,
      seen = FOCAL.has(t.kind) ? SEEN.focal : SEEN.thing,
      turn = (t.turnDeg * Math.PI) / 180;
    const subject = WORTH[t.kind] ? worth.push(WORTH[t.kind]!) - 1 : 0;
    // an open frame has its posts at its corners
    if (frame)
      for (const i of [-1, 1])
        for (const j of [-1, 1])
          solids.push({
            x: metres(t.x) + Math.cos(turn) * w * i - Math.sin(turn) * d * j,
            y: metres(t.y) + Math.sin(turn) * w * i + Math.cos(turn) * d * j,
            r: 0.07,
            low: metres(t.baseMm),
            high,
            seen,
            leafy: false,
            subject,
          });
    // long things are a row of rounds
    const n = Math.ceil(Math.max(w, d) / Math.max(0.15, Math.min(w, d)) - 0.1),
      half = Math.min(w, d) * (SETS.has(t.kind) ? 1.25 : 1),
      run = Math.max(0, Math.max(w, d) - Math.min(w, d)),
      ux = w >= d ? Math.cos(turn) : -Math.sin(turn),
      uy = w >= d ? Math.sin(turn) : Math.cos(turn);
    for (let i = 0; i < n; i++) {
      const k = n === 1 ? 0 : (i / (n - 1)) * 2 - 1;
      solids.push({
        x: metres(t.x) + ux * run * k,
        y: metres(t.y) + uy * run * k,
        r: half,
        low: frame ? Math.max(metres(t.baseMm), high - 0.25) : metres(t.baseMm),
        high,
        seen,
        leafy: false,
        subject,
      });
    }
  }
  for (const k of scene.kept)
    solids.push({
      x: metres(k.x),
      y: metres(k.y),
      r: metres(k.radiusMm),
      low: 0,
      high: metres(k.heightMm),
      seen: SEEN.planting,
      leafy: true,
    });
  for (const l of scene.lines)
    if (l.kind !== 'open')
      l.line.slice(1).forEach((p, i) =>
        screens.push({
          a: xy(l.line[i]!),
          b: xy(p),
          high: metres(l.heightMm),
          seen: l.kind === 'hedge' ? SEEN.hedge : SEEN.wall,
        }),
      );
  if (withHouse)
    screens.push({
      a: [metres(scene.house.x0), 0],
      b: [metres(scene.house.x1), 0],
      high: metres(scene.house.heightMm),
      seen: SEEN.house,
    });
  // the sides of the house hem in a viewer who stands within its doors
  else
    for (const x of [scene.house.x0, scene.house.x1])
      screens.push({ a: [metres(x), 0], b: [metres(x), -5], high: 2, seen: SEEN.wall });
  return { solids, screens, groundAt: groundsOf(scene, ring), ring, worth };
}
/** A place to stand: on the ground of the plot or within the doors, clear of everything by some metres. */
export function standable(field: Field, x: number, y: number, clear: number): boolean {
  if (y >= 0 && !inRing(x, y, field.ring)) return false;
  const ground = field.groundAt(x, y);
  return (
    ground !== SEEN.water &&
    (y < 0 || ground !== SEEN.planting) &&
    !field.solids.some(
      (s) => (s.low < 2 || !s.leafy) && s.high > 0.4 && Math.hypot(s.x - x, s.y - y) < s.r + clear,
    )
  );
}
