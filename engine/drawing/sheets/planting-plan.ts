/** The planting plan: every drift with its count and name beside it, or a number of the key where there is no room for words. */
import { bounds, contains } from '../../geometry/region.ts';
import type { Plant } from '../../model/plant.ts';
import { makeBoard, type Board } from '../board.ts';
import type { Drawing, LayerId, Primitive } from '../drawing.ts';
import { makeFrame, pageBox, pageSize, type Turn } from '../frame.ts';
import { drawGarden } from '../garden-layers.ts';
import type { Box } from '../page/labels.ts';
import { fitText, textWidth } from '../page/text-width.ts';
import { INK, PAPER, TEXT } from '../palette.ts';
import { segment, type Xy } from '../path.ts';
import { finish } from '../views/finish.ts';
import { SCALES } from '../views/options.ts';
import { houseLabel } from '../views/sheet.ts';
import { boxAbout, makeSpots, nearestOn, type Spots } from './label-spots.ts';
import { driftsOf, type PlantDrift } from './plant-drifts.ts';
import { barredNote } from '../barred.ts';
import { drawFoot, drawHead, roomsOf, type Room, type SheetOptions } from './sheet-page.ts';

const HOUSE = 8,
  SIZE = 2.05,
  DISC = 1.7;
/** Paper beside the plot for names, and under it for the key of those that have none. */
const BESIDE = 36,
  OVER = 9,
  KEY_LINE = 3,
  KEY_COLUMN = 66,
  KEY_LINES = 4;
/** How far a name may stand from its drift. */
const REACH = 46;

type Fit = { room: Room; scale: number; turn: Turn; left: number; top: number; plan: Box };

/** "Calamagrostis 'Karl Foerster'": a cultivar without its species, which is how plans are lettered. */
export function plantLabel(plant: Pick<Plant, 'latinName'>): string {
  const cultivar = /^(\S+).*?('[^']+'|‘[^’]+’)/.exec(plant.latinName);
  return cultivar ? `${cultivar[1]} ${cultivar[2]}` : plant.latinName;
}

export function drawPlantingPlan(options: SheetOptions): Drawing {
  const { model } = options,
    plot = bounds([[model.site.boundary]]),
    fit = fitPlan(plot, roomsOf(options.paper)),
    { room, scale } = fit;
  const board = makeBoard(
    makeFrame(plot, 1 / scale, fit.turn, fit.left, fit.top, model.site.bearingDeg),
    model,
    options.catalogue,
  );
  const garden = drawGarden(board, HOUSE);
  const spots = makeSpots(fit.plan),
    drifts = driftsOf(model, board.frame.k);
  const named = labelDrifts(board, drifts, spots);
  const layers = new Map<LayerId, Primitive[]>(
    [...garden.layers].map(([id, items]) => [id, quiet(id, items)]),
  );
  layers.set('labels', [houseLabel(garden, 2.6)]);
  layers.set('keys', named.items);
  layers.set('panel', [
    ...drawHead(options, room, `Planting plan, 1:${scale}`),
    ...drawKey(named.numbered, board.plants, room),
    ...drawFoot(options, room, { k: board.frame.k, scale, northDeg: board.frame.northDeg }, [
      'Each drift: how many plants and which, set out evenly over the ground shown. Symbols at mature spread.',
      named.numbered.length
        ? 'Numbers stand where a name would not fit; they are those of the planting list.'
        : '',
      ...barredNote(board),
    ]),
  ]);
  return finish(
    board,
    {
      view: 'planting',
      name: `Planting plan: ${options.title?.trim() || 'garden'}`,
      widthMm: room.widthMm,
      heightMm: room.heightMm,
      scale,
    },
    layers,
  );
}

/** Floors and furniture step back behind the plants. */
function quiet(id: LayerId, items: Primitive[]): Primitive[] {
  const opacity =
    id === 'surfaces' || id === 'stones' || id === 'furniture' || id === 'structures'
      ? 0.4
      : id === 'shadows' || id === 'tree-shadows'
        ? 0.45
        : id === 'canopies'
          ? 0.4
          : id === 'plants'
            ? 0.62
            : 1;
  return opacity < 1 && items.length ? [{ kind: 'group', items, opacity }] : items;
}

/** The largest scale with room for names beside the plot. */
function fitPlan(plot: Box, rooms: readonly Room[]): Fit {
  for (const scale of [...SCALES, 1000, 2000, 5000])
    for (const room of rooms)
      for (const turn of [0, 1] as const) {
        const { x0, y0, x1, y1 } = room.inner,
          size = pageSize(plot, 1 / scale, turn),
          house = turn ? { left: HOUSE, bottom: 0 } : { left: 0, bottom: HOUSE };
        const width = size.width + 2 * BESIDE + house.left,
          height = size.height + 2 * OVER + house.bottom + KEY_LINES * KEY_LINE;
        if (width > x1 - x0 || height > y1 - y0) continue;
        return {
          room,
          scale,
          turn,
          left: x0 + (x1 - x0 - size.width + house.left) / 2,
          top: y0 + OVER + (y1 - y0 - height) / 2,
          plan: { x0, y0, x1, y1: y1 - KEY_LINES * KEY_LINE },
        };
      }
  throw new Error('a plot of more than a kilometre has no planting plan on a sheet');
}

const OUTSIDE = 0,
  OPEN = 1,
  PLANTED = 2;
/** What of the garden lies under a point of the page, looked up by the millimetre. */
function groundUnder({ frame, model }: Board): (x: number, y: number) => number {
  const box = pageBox(frame, [[model.site.boundary]]),
    x0 = Math.floor(box.x0),
    y0 = Math.floor(box.y0),
    columns = Math.ceil(box.x1) - x0 + 1,
    rows = Math.ceil(box.y1) - y0 + 1;
  const cells = new Uint8Array(columns * rows),
    beds = model.layout.areas
      .filter((area) => area.kind === 'bed' || area.kind === 'pond' || area.kind === 'meadow')
      .map((area) => area.region);
  for (let i = 0; i < cells.length; i++) {
    const at = frame.from(x0 + (i % columns), y0 + Math.floor(i / columns));
    cells[i] = beds.some((bed) => contains(bed, ...at))
      ? PLANTED
      : contains([[model.site.boundary]], ...at)
        ? OPEN
        : OUTSIDE;
  }
  return (x, y) => {
    const column = Math.round(x) - x0,
      row = Math.round(y) - y0;
    return column < 0 || row < 0 || column >= columns || row >= rows
      ? OUTSIDE
      : cells[row * columns + column]!;
  };
}

type Named = {
  items: Primitive[];
  /** Those that stand on the plan as numbers. */ numbered: PlantDrift[];
};
/** Words first for the drifts that cover most; what finds no place for them is numbered. */
function labelDrifts(board: Board, drifts: readonly PlantDrift[], spots: Spots): Named {
  const { model, frame } = board,
    leaders: Primitive[] = [],
    words: Primitive[] = [],
    numbered: PlantDrift[] = [];
  const [ax, ay] = frame.at(model.site.house.x0, 0),
    [bx, by] = frame.at(model.site.house.x1, 0);
  spots.take(
    frame.turn
      ? { x0: ax - HOUSE, x1: ax, y0: ay, y1: by }
      : { x0: ax, x1: bx, y0: ay, y1: ay + HOUSE },
  );
  const ground = groundUnder(board);
  const lines: [Xy, Xy][] = [];
  for (const drift of drifts) for (const member of drift.members) spots.mark(frame.at(...member));
  for (const drift of drifts) {
    const plant = board.plants.get(drift.plantId),
      to = frame.at(...drift.at);
    if (!plant) continue;
    const name = fitText(`${drift.count} ${plantLabel(plant)}`, SIZE, 44),
      w = textWidth(name, SIZE) + 0.7;
    const spot = spots.place(to, w, SIZE * 1.14, REACH, (at, box) => {
      const end = nearestOn(box, to),
        crossed = lines.filter(([p, q]) => doCross(to, end, p, q)).length;
      const under = [box.x0, at[0], box.x1].map((x) => ground(x, at[1]));
      // over the edge of the plot one reads neither the name nor the fence
      const astride = under.includes(OUTSIDE) && under.some((one) => one !== OUTSIDE);
      return crossed * 9 + under.filter((one) => one === PLANTED).length * 7 + (astride ? 12 : 0);
    });
    if (!spot) {
      numbered.push(drift);
      continue;
    }
    const end = nearestOn(spot.box, to);
    lines.push([to, end]);
    leaders.push(...leader(to, end));
    words.push({
      kind: 'text',
      x: spot.at[0],
      y: spot.at[1] + SIZE * 0.35,
      text: name,
      size: SIZE,
      font: 'text',
      anchor: 'middle',
      fill: TEXT,
      halo: SIZE * 0.3,
    });
  }
  const discs = numbered.flatMap((drift) => disc(frame.at(...drift.at), drift.key, spots));
  return { items: [...leaders, ...discs, ...words], numbered };
}
function leader(to: Xy, end: Xy): Primitive[] {
  return [
    {
      kind: 'path',
      d: segment(to[0], to[1], end[0], end[1]),
      stroke: INK,
      strokeWidth: 0.13,
      fill: 'none',
    },
    { kind: 'circle', x: to[0], y: to[1], r: 0.42, fill: INK },
  ];
}
function disc(to: Xy, key: number, spots: Spots): Primitive[] {
  const at = spots.isFree(boxAbout(to, DISC * 2, DISC * 2))
    ? to
    : spots.place(to, DISC * 2, DISC * 2, 22)?.at;
  if (!at) return [];
  if (at === to) spots.take(boxAbout(to, DISC * 2, DISC * 2));
  return [
    ...(at === to ? [] : leader(to, at)),
    { kind: 'circle', x: at[0], y: at[1], r: DISC, fill: PAPER, stroke: INK, strokeWidth: 0.2 },
    {
      kind: 'text',
      x: at[0],
      y: at[1] + DISC * 0.43,
      text: String(key),
      size: DISC * 1.2,
      font: 'text',
      bold: true,
      anchor: 'middle',
      fill: TEXT,
    },
  ];
}
const side = (a: Xy, b: Xy, p: Xy): number =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
const doCross = (a: Xy, b: Xy, p: Xy, q: Xy): boolean =>
  side(a, b, p) * side(a, b, q) < 0 && side(p, q, a) * side(p, q, b) < 0;

/** Numbers on the plan and what they stand for, along the foot. */
function drawKey(
  numbered: readonly PlantDrift[],
  plants: ReadonlyMap<string, Plant>,
  room: Room,
): Primitive[] {
  const kinds = [...new Map(numbered.map((one) => [one.key, one.plantId]))].sort(
    (a, b) => a[0] - b[0],
  );
  const { x0, x1, y1 } = room.inner,
    columns = Math.max(1, Math.floor((x1 - x0) / KEY_COLUMN)),
    rows = Math.max(1, Math.ceil(kinds.length / columns)),
    top = y1 - KEY_LINES * KEY_LINE;
  return kinds.flatMap(([key, plantId], i): Primitive[] => {
    const plant = plants.get(plantId),
      x = x0 + Math.floor(i / rows) * KEY_COLUMN,
      y = top + ((i % rows) + 1) * KEY_LINE - 0.6;
    return plant && i % rows < KEY_LINES
      ? [
          {
            kind: 'text',
            x,
            y,
            text: String(key),
            size: SIZE,
            font: 'text',
            bold: true,
            fill: INK,
          },
          {
            kind: 'text',
            x: x + 5,
            y,
            text: fitText(plantLabel(plant), SIZE, KEY_COLUMN - 8),
            size: SIZE,
            font: 'text',
            fill: TEXT,
          },
        ]
      : [];
  });
}
