/** The plan that a builder pegs the garden out by: hard edges, numbered pegs, and their distances from two corners of the house. */
import { labelOf } from '../../site/barred-rules.ts';
import { zonesOf } from '../../site/zones.ts';
import { doorOpening } from '../../site/door.ts';
import { bounds, centroid, turnedRectangle } from '../../geometry/region.ts';
import { FURNISHINGS } from '../../features/features.ts';
import type { AreaKind } from '../../model/layout.ts';
import { makeBoard, type Board } from '../board.ts';
import { drawBoundary } from '../boundary.ts';
import type { Drawing, LayerId, Primitive } from '../drawing.ts';
import { makeFrame, pageBox } from '../frame.ts';
import { drawHouse } from '../house.ts';
import { drawLabels, type Box } from '../page/labels.ts';
import { textWidth } from '../page/text-width.ts';
import { INK, PAPER, TEXT_SOFT } from '../palette.ts';
import { linePath } from '../path.ts';
import { finish } from '../views/finish.ts';
import { standingParts } from '../screens.ts';
import { drawPegs } from './draw-pegs.ts';
import { boxAbout, makeSpots, type Spots } from './label-spots.ts';
import { pegsOf, type Setting } from './pegs.ts';
import { drawString, spacedValues } from './running-string.ts';
import { fitSetting, HOUSE } from './setting-out-fit.ts';
import { barredNote, drawBarred } from '../barred.ts';
import { drawFoot, drawHead, roomsOf, type SheetOptions } from './sheet-page.ts';
import { centimetres } from './peg-table.ts';

const LABEL = 2.8,
  /** Numbers may stand this near outside the fence. */
  BESIDE = 2;
const TINTS: Partial<Record<AreaKind, string>> = {
  lawn: '#f0f3e3',
  meadow: '#f1f3e2',
  orchard: '#f1f3e2',
  pond: '#dceaed',
  water: '#dceaed',
  shed: '#e2dbcc',
  store: '#e2dbcc',
  greenhouse: '#e6ece8',
  gardenroom: '#e2dbcc',
};
const FLOOR = '#efe8d9',
  SOFT_KINDS = new Set<AreaKind>(['lawn', 'meadow', 'orchard']);

export function drawSettingOut(options: SheetOptions): Drawing {
  const { model } = options,
    plot = bounds([[model.site.boundary]]),
    setting = pegsOf(model);
  const fit = fitSetting(plot, setting.groups, roomsOf(options.paper)),
    { room, scale } = fit;
  const board = makeBoard(
    makeFrame(plot, 1 / scale, fit.turn, fit.left, fit.top, model.site.bearingDeg),
    model,
    options.catalogue,
  );
  const strings = stringsOf(board, setting),
    centres = fit.groups
      .flatMap((group) => group.pegs)
      .filter((peg) => !peg.isCorner)
      .map((peg) => boxAbout(board.frame.at(...peg.at), 3, 2)),
    labels = drawLabels(board, LABEL, centres),
    ends = wallEnds(board, setting);
  const spots = makeSpots(fit.plan);
  for (const box of [...labels.boxes, ...ends.boxes, ...houseAndStrings(board, fit.plan)])
    spots.take(box);
  const zones = zoneNames(board, spots),
    pegs = drawPegs(board.frame, fit.groups, spots);
  const layers = new Map<LayerId, Primitive[]>([
    ['house', drawHouse(board, HOUSE).items],
    ['surfaces', surfaces(board)],
    ['screens', screens(board)],
    ['structures', [...structures(board), ...drawBarred(board)]],
    ['boundary', drawBoundary(board).lines],
    ['dimensions', strings],
    ['labels', [...labels.items, ...ends.items, ...zones]],
    ['keys', pegs],
    [
      'panel',
      [
        ...drawHead(options, room, `Setting out, 1:${scale}`),
        ...fit.table,
        ...drawFoot(options, room, { k: board.frame.k, scale, northDeg: board.frame.northDeg }, [
          `A and B are the corners of the house wall, ${centimetres(setting.b[0] - setting.a[0])} m apart: measure that first. Lengths in metres.`,
          `Along the wall from A, off square to it; A and B by tape from each corner. C: centre of a curve.${fit.groups.length < setting.groups.length ? ' The rest is laid by eye.' : ''}`,
          ...barredNote(board),
        ]),
      ],
    ],
  ]);
  return finish(
    board,
    {
      view: 'setting-out',
      name: `Setting out: ${options.title?.trim() || 'garden plan'}`,
      widthMm: room.widthMm,
      heightMm: room.heightMm,
      scale,
    },
    layers,
  );
}

function surfaces(board: Board): Primitive[] {
  return board.model.layout.areas
    .filter((area) => area.kind !== 'bed' && area.kind !== 'margin')
    .map((area) => ({
      kind: 'path',
      d: board.frame.region(area.region),
      fill: TINTS[area.kind] ?? FLOOR,
      evenOdd: true,
      stroke: INK,
      strokeWidth: SOFT_KINDS.has(area.kind) ? 0.13 : 0.25,
      join: 'round',
    }));
}
/** Posts under a roof of beams, and whatever else is built in: their outlines alone. */
function structures(board: Board): Primitive[] {
  return board.model.layout.furnishings
    .filter((thing) => FURNISHINGS[thing.kind].isStructure || thing.kind === 'raised-bed')
    .map(({ kind, x, y, widthMm, depthMm, turnDeg }) => ({
      kind: 'path',
      d: board.frame.region(turnedRectangle(x, y, widthMm, depthMm, turnDeg)),
      fill: 'none',
      stroke: INK,
      strokeWidth: 0.2,
      ...(FURNISHINGS[kind].isOverhead ? { dash: '1.6 .8' } : {}),
    }));
}
function screens(board: Board): Primitive[] {
  return board.model.layout.screens.flatMap((screen) =>
    standingParts(screen).flatMap((part): Primitive[] => {
      const d = linePath(part.map(([x, y]) => board.frame.at(x, y))),
        wide = Math.max(0.5, screen.thicknessMm * board.frame.k);
      return [
        { kind: 'path', d, fill: 'none', stroke: INK, strokeWidth: wide },
        {
          kind: 'path',
          d,
          fill: 'none',
          stroke: '#d8dec6',
          strokeWidth: Math.max(0.2, wide - 0.3),
        },
      ];
    }),
  );
}
/** What each hatched piece of ground is called, where there is room for it; the foot names all of them. */
function zoneNames({ frame, model }: Board, spots: Spots): Primitive[] {
  const size = LABEL * 0.8;
  return zonesOf(model.site).flatMap((zone): Primitive[] => {
    const words = labelOf(zone),
      spot = spots.place(
        frame.at(...centroid([[zone.outline]])),
        textWidth(words, size) + 0.8,
        size * 1.2,
        12,
      );
    return spot
      ? [
          {
            kind: 'text',
            x: spot.at[0],
            y: spot.at[1] + size * 0.35,
            text: words,
            size,
            font: 'text',
            anchor: 'middle',
            fill: TEXT_SOFT,
            halo: size * 0.3,
          },
        ]
      : [];
  });
}
/** The string along the wall from A and the string of offsets from the wall, beyond the plot's first side. */
function stringsOf(board: Board, { a, b, groups }: Setting): Primitive[] {
  const { frame, model } = board,
    plot = bounds([[model.site.boundary]]),
    door = doorOpening(model.site);
  const corners = groups
    .filter((group) => !group.isSoft)
    .flatMap((group) => group.pegs)
    .filter((peg) => peg.isCorner);
  const along = spacedValues(
    [0, b[0] - a[0], door.x0 - a[0], door.x1 - a[0], ...corners.map((peg) => peg.alongMm)],
    frame.k,
  );
  const off = spacedValues([0, plot.y1, ...corners.map((peg) => peg.offMm)], frame.k);
  return [
    ...drawString(frame, a, [1, 0], [0, -1], along, HOUSE + 2),
    ...drawString(frame, [plot.x0, 0], [0, 1], [-1, 0], off, 3),
  ];
}
/** The two fixed corners. */
function wallEnds(board: Board, { a, b }: Setting): { items: Primitive[]; boxes: Box[] } {
  const items: Primitive[] = [],
    boxes: Box[] = [];
  for (const [name, point] of [
    ['A', a],
    ['B', b],
  ] as const) {
    const [x, y] = board.frame.at(...point),
      r = 2.1;
    items.push(
      { kind: 'circle', x, y, r, fill: INK, stroke: PAPER, strokeWidth: 0.3 },
      {
        kind: 'text',
        x,
        y: y + 0.95,
        text: name,
        size: 2.7,
        font: 'text',
        bold: true,
        anchor: 'middle',
        fill: PAPER,
      },
    );
    boxes.push({ x0: x - r, y0: y - r, x1: x + r, y1: y + r });
  }
  return { items, boxes };
}
/** The strip of the house and the strings beyond it and beside the plot: nothing is written over them. */
function houseAndStrings({ frame, model }: Board, plan: Box): Box[] {
  const [ax, ay] = frame.at(model.site.house.x0, 0),
    [bx, by] = frame.at(model.site.house.x1, 0);
  const plot = pageBox(frame, [[model.site.boundary]]);
  return frame.turn === 0
    ? [
        { x0: ax, x1: bx, y0: ay + 0.1, y1: ay + HOUSE },
        { ...plan, y0: ay + HOUSE },
        { ...plan, x1: plot.x0 - BESIDE },
      ]
    : [
        { x0: ax - HOUSE, x1: ax - 0.1, y0: ay, y1: by },
        { ...plan, x1: ax - HOUSE },
        { ...plan, y1: plot.y0 - BESIDE },
      ];
}
