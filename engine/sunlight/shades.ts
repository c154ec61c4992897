/** What casts shade in a garden: the house, the boundary, what is kept, and what a layout builds and plants. */
import { FURNISHINGS } from '../features/features.ts';
import { PI, cos, radians, sin } from '../geometry/trig.ts';
import type { Furnishing, Layout, Screen } from '../model/layout.ts';
import type { Mm, Point } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { aroundPlace } from '../site/around-place.ts';
import type { Shade } from './shadows.ts';

/** A tree's crown as it shades. */
export type CrownShade = { x: Mm; y: Mm; radiusMm: Mm; heightMm: Mm; evergreen: boolean };

/** A UK house is about this deep from its garden wall to its street wall. */
const HOUSE_DEPTH_MM = 8000;
/** A summer crown lets a fifth of the sun through, a bare one two thirds. */
const LEAFY = 0.2,
  BARE = 0.65,
  EVERGREEN = 0.1;

/** Bars of 16 mm at 115 mm: light comes between them, at a slant a little less. */
const RAILINGS_PASS = 0.8;

function turnedBox(x: Mm, y: Mm, width: Mm, depth: Mm, turnDeg: number): Point[] {
  const c = cos(radians(turnDeg)),
    s = sin(radians(turnDeg)),
    w = width / 2,
    d = depth / 2;
  return (
    [
      [-w, -d],
      [w, -d],
      [w, d],
      [-w, d],
    ] as const
  ).map(([u, v]) => [x + u * c - v * s, y + u * s + v * c] as const);
}
function ringOf(x: Mm, y: Mm, radius: Mm): Point[] {
  return Array.from(
    { length: 10 },
    (_, i) => [x + radius * cos((i * PI) / 5), y + radius * sin((i * PI) / 5)] as const,
  );
}

/** A crown: clear below a third of its height (a multi-stem shows its trunks), dense above. */
export function crownShade(tree: CrownShade): Shade {
  // a round head shades like a drum a tenth narrower
  const base = ringOf(tree.x, tree.y, tree.radiusMm * 0.9);
  return tree.evergreen
    ? { base, fromMm: tree.heightMm * 0.15, toMm: tree.heightMm * 0.95, passes: EVERGREEN }
    : {
        base,
        fromMm: tree.heightMm * 0.33,
        toMm: tree.heightMm * 0.95,
        passes: LEAFY,
        passesBare: BARE,
      };
}

/** House, boundary and kept things: what shades before anything is designed. */
export function siteShades(site: Site): Shade[] {
  const { x0, x1, heightMm } = site.house;
  const shades: Shade[] = [
    {
      base: [
        [x0, 0],
        [x1, 0],
        [x1, -HOUSE_DEPTH_MM],
        [x0, -HOUSE_DEPTH_MM],
      ],
      fromMm: 0,
      toMm: heightMm,
      passes: 0,
    },
  ];
  for (const edge of site.edges) {
    if (edge.kind === 'open' || edge.kind === 'house') continue;
    shades.push({
      base: [edge.from, edge.to],
      fromMm: 0,
      toMm: edge.heightMm,
      passes: edge.kind === 'hedge' ? 0.05 : edge.kind === 'railings' ? RAILINGS_PASS : 0,
    });
  }
  shades.push(...aroundShades(site));
  for (const thing of site.existing) {
    if (thing.kind === 'tree') shades.push(crownShade(thing));
    else if (thing.kind === 'shrub' || thing.kind === 'hedge')
      shades.push({
        base: ringOf(thing.x, thing.y, thing.radiusMm),
        fromMm: 0,
        toMm: thing.heightMm,
        passes: 0.15,
      });
    else if (
      thing.kind === 'shed' ||
      thing.kind === 'wall' ||
      thing.kind === 'greenhouse' ||
      thing.kind === 'other'
    ) {
      shades.push({
        base: turnedBox(
          thing.x,
          thing.y,
          thing.boxMm?.[0] ?? thing.radiusMm * 2,
          thing.boxMm?.[1] ?? thing.radiusMm * 2,
          0,
        ),
        fromMm: 0,
        toMm: thing.heightMm,
        passes: thing.kind === 'greenhouse' ? 0.8 : 0,
      });
    }
  }
  return shades;
}

/** What stands beyond the edge, as it was put by hand. */
const aroundShades = (site: Site): Shade[] =>
  (site.around ?? []).map((one) => {
    const { x, y, widthMm, depthMm } = aroundPlace(site, one);
    return one.as === 'tree'
      ? crownShade({ ...one, x, y, radiusMm: widthMm / 2 })
      : { base: turnedBox(x, y, widthMm, depthMm, 0), fromMm: 0, toMm: one.heightMm, passes: 0 };
  });

function furnishingShade(thing: Furnishing): Shade | null {
  const built = FURNISHINGS[thing.kind].shade;
  if (!built) return null;
  return {
    base: turnedBox(thing.x, thing.y, thing.widthMm, thing.depthMm, thing.turnDeg),
    fromMm: thing.heightMm * built.foot,
    toMm: thing.heightMm,
    passes: built.passes,
  };
}

const SCREEN_PASSES: Record<Screen['kind'], number> = {
  hedge: 0.05,
  trellis: 0.5,
  'slatted-screen': 0.35,
  'low-wall': 0,
  'raised-edge': 0,
};

/** The solid pieces of a screen between its openings. */
export function screenPieces(screen: Screen): [Point, Point][] {
  const pieces: [Point, Point][] = [];
  let done = 0;
  for (let i = 1; i < screen.line.length; i++) {
    const a = screen.line[i - 1]!,
      b = screen.line[i]!;
    const length = Math.sqrt((b[0] - a[0]) * (b[0] - a[0]) + (b[1] - a[1]) * (b[1] - a[1]));
    if (length < 1) continue;
    const at = (along: number): Point => [
      a[0] + ((b[0] - a[0]) * along) / length,
      a[1] + ((b[1] - a[1]) * along) / length,
    ];
    let from = 0;
    const gaps = screen.openings
      .map((gap) => [Math.max(0, gap.fromMm - done), Math.min(length, gap.toMm - done)] as const)
      .filter(([p, q]) => q > p);
    for (const [p, q] of gaps.sort((m, n) => m[0] - n[0])) {
      if (p - from > 50) pieces.push([at(from), at(p)]);
      from = Math.max(from, q);
    }
    if (length - from > 50) pieces.push([at(from), at(length)]);
    done += length;
  }
  return pieces;
}

/** Everything a layout builds: outbuildings, pergolas, greenhouse, screens. */
export function layoutShades(layout: Layout): Shade[] {
  const shades: Shade[] = [];
  for (const thing of layout.furnishings) {
    const shade = furnishingShade(thing);
    if (shade) shades.push(shade);
  }
  for (const screen of layout.screens) {
    for (const piece of screenPieces(screen))
      shades.push({
        base: piece,
        fromMm: 0,
        toMm: screen.heightMm,
        passes: SCREEN_PASSES[screen.kind],
      });
  }
  return shades;
}
