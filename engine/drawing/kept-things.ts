/** What already stood there and stays, drawn in the same hand unless the model draws it otherwise. */
import { drawCharger } from './charger.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Point, Region, Ring } from '../model/shapes.ts';
import type { ExistingThing, SiteService } from '../model/site.ts';
import { contains, disc, rectangle } from '../geometry/region.ts';
import { BY_HAND } from '../site/by-hand.ts';
import { isPlotEdge, isOpenBelow } from '../site/kept-sizes.ts';
import { COVER_MM } from '../site/limits.ts';
import { hypot } from '../geometry/trig.ts';
import { seedFrom, seededRandom } from '../geometry/random.ts';
import type { Board } from './board.ts';
import type { Primitive } from './drawing.ts';

import { segment, type Xy } from './path.ts';
import { solidShade } from './furnishings/furnish.ts';
import type { Piece } from './furnishings/piece.ts';
import { washingLine } from './furnishings/objects.ts';
import { climbingFrame, playhouse, swing, trampoline } from './furnishings/play.ts';
import { greenhouse, pergola, raisedBed, shed } from './furnishings/structures.ts';
import { keptWall, wallFruit } from './kept-lines.ts';
import { climbOf, keptBank, keptSteps } from './kept-steps.ts';
import { hedgeBand } from './hedges.ts';
import { drawBarred } from './barred.ts';
import { drawLookers, drawUnit } from './lookers.ts';
import { LINE } from './palette.ts';
import { drawSymbol } from './plants/symbol.ts';

/** Kept plants that the planting already holds, and kept buildings or ponds that the layout holds, are drawn there. */
export function drawnElsewhere(
  { planting, layout, site }: Pick<GardenModel, 'planting' | 'layout' | 'site'>,
  thing: ExistingThing,
): boolean {
  if (isPlotEdge(site, thing)) return true;
  const near = (x: number, y: number, within: number) => hypot(x - thing.x, y - thing.y) < within;
  if (thing.kind === 'tree' || thing.kind === 'shrub' || thing.kind === 'hedge')
    return planting.placements.some((p) => p.existing && near(p.x, p.y, 400));
  if (thing.kind === 'shed' || thing.kind === 'greenhouse')
    return layout.furnishings.some(
      (f) => f.kind === thing.kind && near(f.x, f.y, Math.max(600, thing.radiusMm)),
    );
  // kept patios and ponds are ground, which is areas; the layout draws it
  return (
    (thing.kind === 'patio' || thing.kind === 'pond') &&
    (!BY_HAND.test(thing.id) || layout.areas.some((area) => area.id === `kept-${thing.id}`))
  );
}
/** A tree has its own, and the others lie along the ground or are thin. */
const NO_SHADE: ReadonlySet<ExistingThing['kind']> = new Set<ExistingThing['kind']>([
  'tree',
  'wall',
  'steps',
  'bank',
]);
export type KeptDrawn = { ground: Primitive[]; canopies: Primitive[]; shadows: Primitive[] };

export function drawKeptThings(board: Board): KeptDrawn {
  const out: KeptDrawn = { ground: [], canopies: [], shadows: [] },
    climb = climbOf(board.model.site);
  for (const thing of board.model.site.existing) {
    if (drawnElsewhere(board.model, thing)) continue;
    const [x, y] = board.frame.at(thing.x, thing.y),
      r = thing.radiusMm * board.frame.k,
      turnDeg = board.frame.turnOf(0);
    const piece: Piece = {
      board,
      w: thing.boxMm ? thing.boxMm[0] * board.frame.k : r * 2,
      d: thing.boxMm ? thing.boxMm[1] * board.frame.k : r * 1.5,
      round: false,
      seats: 0,
      random: seededRandom(seedFrom(thing.id)),
      k: board.frame.k,
    };
    const group = (items: Primitive[], turn = 0): Primitive => ({
      kind: 'group',
      x,
      y,
      turnDeg: turn,
      items,
      data: { name: 'thing', value: thing.id },
    });
    switch (thing.kind) {
      case 'tree':
        out.canopies.push(
          group(
            drawSymbol(
              undefined,
              thing.evergreen ? 'conifer' : 'standard-tree',
              r,
              0,
              [0.5, 0.5],
              true,
            ),
          ),
        );
        break;
      case 'shrub':
        out.ground.push(group(drawSymbol(undefined, 'loose-shrub', r, 0, [0.4, 0.4])));
        break;
      case 'hedge':
        out.ground.push(...hedgeBand(board, disc(thing.x, thing.y, thing.radiusMm), thing.id));
        break;
      case 'shed':
        out.ground.push(group(shed(piece), turnDeg));
        break;
      case 'greenhouse':
        out.ground.push(group(greenhouse(piece), turnDeg));
        break;
      case 'pond':
        out.ground.push(group([pondOf(piece)], turnDeg));
        break;
      case 'wall':
        out.ground.push(group(keptWall(piece, thing.isAssumed === true), turnDeg));
        break;
      case 'steps':
        out.ground.push(group(keptSteps(piece, thing.heightMm, climb), turnDeg));
        break;
      case 'bank':
        out.ground.push(group(keptBank(piece, climb), turnDeg));
        break;
      default:
        out.ground.push(group(outlineOf(thing, piece, r), turnDeg));
    }
    // frames, lines and nets throw no shade to speak of
    const isFrame = thing.kind === 'other' && OWN.some(([words]) => words.test(thing.name));
    if (!NO_SHADE.has(thing.kind) && thing.heightMm > 0 && !isFrame)
      out.shadows.push(...solidShade(board, footOf(thing), Math.min(thing.heightMm, 1800)));
  }
  for (const cover of board.model.site.covers ?? []) {
    const [x, y] = board.frame.at(cover.x, cover.y),
      side = COVER_MM * board.frame.k;
    out.ground.push({
      kind: 'group',
      x,
      y,
      turnDeg: board.frame.turnOf(0),
      items: [coverFrame(side), coverFrame(side * 0.78)],
      data: { name: 'thing', value: cover.id },
    });
  }
  out.ground.push(...drawUnit(board), ...drawCharger(board));
  out.canopies.push(...drawLookers(board));
  // what runs below and above is seen over whatever grows there
  for (const service of board.model.site.services ?? [])
    out.canopies.push(...serviceLines(board, service));
  out.canopies.push(...drawBarred(board));
  return out;
}

/** What it stands on: its box, or a round about its middle. */
function footOf({ x, y, radiusMm, boxMm, kind, name }: ExistingThing): Region {
  if (!boxMm || isOpenBelow(name)) return disc(x, y, isOpenBelow(name) ? 150 : radiusMm);
  const [w, d] = boxMm;
  return kind === 'other'
    ? rectangle(
        Math.round(x - w / 2),
        Math.round(y - d / 2),
        Math.round(x + w / 2),
        Math.round(y + d / 2),
      )
    : disc(x, y, radiusMm);
}

/** Put by hand where it lies: its water, in its edge. */
const pondOf = ({ w, d }: Piece): Primitive => ({
  kind: 'path',
  d: `M${-w / 2} 0a${w / 2} ${d / 2} 0 1 0 ${w} 0a${w / 2} ${d / 2} 0 1 0 ${-w} 0Z`,
  fill: '#b9cdd3',
  stroke: LINE,
  strokeWidth: 0.35,
});

/** Of what we have no drawing of our own, and whose size is not known, a round says that it is there. */
function outlineOf(thing: ExistingThing, piece: Piece, r: number): Primitive[] {
  const own = OWN.find(([words]) => words.test(thing.name))?.[1];
  if (own) return own(piece);
  const plain = { fill: '#d9d0bf', stroke: LINE, strokeWidth: 0.3 };
  if (!thing.boxMm) return [{ kind: 'circle', x: 0, y: 0, r, ...plain }];
  const { w, d } = piece;
  return [
    { kind: 'rect', x: -w / 2, y: -d / 2, width: w, height: d, ...plain },
    // a building is crossed, as on a survey; paving is not
    ...(thing.heightMm > 0 && Math.min(w, d) > LEAST_CROSSED_MM
      ? [
          {
            kind: 'path' as const,
            d: segment(-w / 2, -d / 2, w / 2, d / 2) + segment(-w / 2, d / 2, w / 2, -d / 2),
            fill: 'none',
            stroke: LINE,
            strokeWidth: 0.15,
            opacity: 0.5,
          },
        ]
      : []),
  ];
}
/** On paper. */
const LEAST_CROSSED_MM = 6;
const OWN: readonly (readonly [RegExp, (piece: Piece) => Primitive[]])[] = [
  [/rotary|whirl|airer|dri?er|(?:washing|clothes) line(?! posts?$)/i, washingLine],
  [/trampoline(?! base)/i, trampoline],
  [/climbing/i, climbingFrame],
  [/swing/i, swing],
  [/play ?house|wendy/i, playhouse],
  [/pergola/i, pergola],
  [/raised bed/i, raisedBed],
  [/ on the wall$/, wallFruit],
];

/** From where a line comes into the plot to where it leaves it, prolonged to both edges; null where it misses it. */
function withinPlot(boundary: Ring, a: Point, b: Point): [Point, Point] | null {
  const at = (t: number): Point => [
    Math.round(a[0] + (b[0] - a[0]) * t),
    Math.round(a[1] + (b[1] - a[1]) * t),
  ];
  const shares = Array.from({ length: 3 * LINE_PARTS + 1 }, (_, i) => i / LINE_PARTS - 1).filter(
    (t) => contains([[boundary]], ...at(t)),
  );
  return shares.length > 1 ? [at(shares[0]!), at(shares.at(-1)!)] : null;
}
const LINE_PARTS = 400;

/** A pipe or a cable: its line, and the edges of what is kept clear of it. */
function serviceLines(
  { frame, model }: Board,
  { id, line, clearMm, what }: SiteService,
): Primitive[] {
  const [a, b] = line as [Point, Point],
    long = hypot(b[0] - a[0], b[1] - a[1]) || 1,
    across: Xy = [-(b[1] - a[1]) / long, (b[0] - a[0]) / long];
  const beside = (by: number): string => {
    const inside = withinPlot(
      model.site.boundary,
      [a[0] + across[0] * by, a[1] + across[1] * by],
      [b[0] + across[0] * by, b[1] + across[1] * by],
    );
    return inside ? segment(...frame.at(...inside[0]), ...frame.at(...inside[1])) : '';
  };
  const stroke = what === 'overhead line' ? '#8a3b2a' : '#3f5f7d';
  return [
    {
      kind: 'group',
      x: 0,
      y: 0,
      turnDeg: 0,
      items: [
        {
          kind: 'path',
          d: segment(...frame.at(...a), ...frame.at(...b)),
          fill: 'none',
          stroke,
          strokeWidth: 0.5,
          dash: '3 1 .6 1',
        },
        {
          kind: 'path',
          d: beside(clearMm) + beside(-clearMm),
          fill: 'none',
          stroke,
          strokeWidth: 0.25,
          dash: '1.2 1.2',
        },
      ],
      data: { name: 'thing', value: id },
    },
  ];
}

/** A square in its frame, as surveyors draw an inspection cover. */
const coverFrame = (side: number): Primitive => ({
  kind: 'rect',
  x: -side / 2,
  y: -side / 2,
  width: side,
  height: side,
  fill: '#e6dfd1',
  stroke: LINE,
  strokeWidth: 0.25,
});
