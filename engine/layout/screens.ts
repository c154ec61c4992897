/** Hedges, trellis and screens on room boundaries, open where the path goes through. */
import type { Screen } from '../model/layout.ts';
import type { Mm, Point } from '../model/shapes.ts';
import { area, bounds } from '../geometry/region.ts';
import { leastOf, lineMeetsZone, zonesOf } from '../site/zones.ts';
import { screenOfUnit } from '../site/unit.ts';
import { ScreenGround } from './screen-ground.ts';
import type { Ask, Frame, Part } from './plan-types.ts';
import { behindPlanters, formalEdging, streetHedge } from './low-screens.ts';
import { boundaryRows } from './boundary-rows.ts';
import { type Found, MOST_UNDUG_MM, type Make } from './screen-kinds.ts';
import type { Parts, Planted } from './stages.ts';

/** Beds this wide in front of a room can carry a screen. */
const FROM_ROOM_MM = 220;

/** Two lines of screen nearer than this would stand back to back. */
const NOT_TWICE_MM = 1800;

const ROOMS: ReadonlySet<Part['kind']> = new Set<Part['kind']>([
  'seat',
  'play',
  'vegetable',
  'orchard',
  'meadow',
  'gravel',
  'gardenroom',
  'greenhouse',
]);

export function raiseScreens(garden: Planted): Screen[] {
  const ground = new ScreenGround(garden);
  const atStreet = streetHedge(garden, ground);
  const rows = garden.ask.undug ? [] : boundaryRows(garden, ground);
  if (garden.frame.tiny && !garden.ask.undug)
    return named(offBarred([...atStreet, ...rows], garden.site), 2000);
  const across = dividers(garden, ground);
  const found: Found[] = [
    ...atStreet,
    ...rows,
    ...across,
    ...garden.parts
      .filter((part) => !part.kept)
      .flatMap((part) => roundRoom(garden, ground, part, across)),
    ...(isScreenedByRow(garden, rows) ? [] : privacyScreens(garden, ground)),
    ...formalEdging(garden, ground),
    ...roundUnit(garden),
  ];
  const most = garden.ask.undug ? MOST_UNDUG_MM : 2000;
  const standing = garden.ask.undug
    ? found.filter((screen) => screen.kind === 'trellis' || screen.kind === 'slatted-screen')
    : found;
  return named(offBarred(standing, garden.site), most);
}

const named = (found: readonly Found[], most: Mm): Screen[] =>
  found.map((screen, i) => ({
    id: `screen-${i + 1}`,
    ...screen,
    // what was asked for by its height grows to it
    heightMm: screen.row ? screen.heightMm : Math.min(most, screen.heightMm),
  }));

/** Nothing that is put up stands in ground that is to be left free, and no hedge where nothing may grow; over ground that is kept low a hedge is clipped to it. */
function offBarred(found: readonly Found[], site: Planted['site']): Found[] {
  const zones = zonesOf(site);
  return found.flatMap((screen) => {
    const { kind, line, heightMm } = screen,
      through = zones.filter((zone) => lineMeetsZone(zone, line));
    if (
      through.some(
        ({ bars }) =>
          bars.includes(kind === 'hedge' ? 'planting' : 'building') || bars.includes('footholds'),
      )
    )
      return [];
    const most = leastOf(through);
    if (heightMm <= most) return [screen];
    return kind === 'hedge' && most >= LEAST_HEDGE_MM ? [{ ...screen, heightMm: most }] : [];
  });
}
/** A hedge that is clipped lower is an edging. */
const LEAST_HEDGE_MM = 600;

function divider(ask: Ask, playBehind: boolean): Make {
  if (ask.type === 'modern' && !playBehind)
    return { kind: 'slatted-screen', heightMm: 1700, thicknessMm: 60, why: '' };
  if (ask.type === 'lowmaint' && !playBehind)
    return { kind: 'trellis', heightMm: 1700, thicknessMm: 50, why: '' };
  return {
    kind: 'hedge',
    heightMm: playBehind ? 900 : ask.type === 'wildlife' ? 1600 : 1400,
    thicknessMm: ask.type === 'wildlife' ? 600 : 450,
    why: '',
  };
}

/** A hedge across is the end of a room, and a smaller one is only cut in two by it, mm². */
const ROOM_ENDED_MM2 = 300e6;

/** A great plot is walked through as rooms: lines across it where the ground is bed and a way, each behind a room worth ending. */
function dividers(garden: Planted, ground: ScreenGround): Found[] {
  const { frame, terrace, ask } = garden;
  if (frame.area < 2 * ROOM_ENDED_MM2) return [];
  const wished = Math.min(3, Math.floor(frame.area / ROOM_ENDED_MM2) - 1);
  const apart = ROOM_ENDED_MM2 / frame.meanWidthMm;
  const from = Math.max(terrace.depth + 3000, frame.y0 + apart),
    to = frame.y1 - apart;
  const lines: { y: Mm; score: number; line: Point[] }[] = [];
  const step = Math.max(250, Math.round((to - from) / 40));
  for (let y = Math.ceil(from / 250) * 250 + 50; y <= to; y += step) {
    const span = rowSpan(frame, y);
    if (!span) continue;
    const line: Point[] = [
        [span[0] + 100, y],
        [span[1] - 100, y],
      ],
      width = span[1] - span[0];
    const { bed, way } = ground.measure(line);
    if (
      way < 600 ||
      roomBeyond(garden, y) < 6e6 ||
      bed < width * 0.4 ||
      way > Math.max(2600, width * 0.45) ||
      bed + way < width * 0.75
    )
      continue;
    lines.push({
      y,
      line,
      score: bed / width - (0.6 * way) / width - 0.25 * Math.abs((y - from) / (to - from) - 0.5),
    });
  }
  lines.sort((a, b) => b.score - a.score || a.y - b.y);
  const chosen: typeof lines = [];
  for (const candidate of lines)
    if (chosen.length < wished && !chosen.some((other) => Math.abs(other.y - candidate.y) < apart))
      chosen.push(candidate);
  return chosen
    .sort((a, b) => a.y - b.y)
    .flatMap(({ y, line }) => {
      const behind = garden.parts.some(
        (part) => part.kind === 'play' && bounds(part.region).y1 > y,
      );
      const make = divider(ask, behind);
      return ground.along(line, {
        ...make,
        why: `Closes the view ${(y / 1000).toFixed(1)} m from the house, so that the garden is found a room at a time${behind ? '; low, so that play stays in sight' : ''}`,
      });
    });
}

/** Ground of rooms that lie wholly beyond a line across the plot, mm². */
function roomBeyond({ parts }: Parts, y: Mm): number {
  return parts.reduce(
    (sum, part) =>
      sum + (ROOMS.has(part.kind) && bounds(part.region).y0 >= y - 200 ? area(part.region) : 0),
    0,
  );
}

/** First and last x inside the plot on a line across it. */
function rowSpan({ grid, inside }: Frame, y: Mm): [Mm, Mm] | null {
  const j = Math.floor((y - grid.y0) / grid.cell);
  if (j < 0 || j >= grid.rows) return null;
  let first = -1,
    last = -1;
  for (let i = 0; i < grid.columns; i++)
    if (inside[j * grid.columns + i]) {
      if (first < 0) first = i;
      last = i;
    }
  return first < 0 ? null : [grid.x0 + first * grid.cell, grid.x0 + (last + 1) * grid.cell];
}

const HIDDEN: Partial<
  Record<Part['kind'], { kind: Screen['kind']; heightMm: Mm; thicknessMm: Mm; why: string }>
> = {
  compost: {
    kind: 'trellis',
    heightMm: 1500,
    thicknessMm: 50,
    why: 'Hides the compost from the house',
  },
  store: {
    kind: 'slatted-screen',
    heightMm: 1500,
    thicknessMm: 60,
    why: 'Hides the store from the terrace',
  },
  shed: {
    kind: 'trellis',
    heightMm: 1800,
    thicknessMm: 50,
    why: 'Climbers on trellis take the shed out of the view from the house',
  },
};

/** The sides of a working room that face the house and the middle of the garden. */
function roundRoom(
  garden: Planted,
  ground: ScreenGround,
  part: Part,
  across: readonly Found[],
): Found[] {
  const hidden = HIDDEN[part.kind];
  if (!hidden) return [];
  const box = bounds(part.region),
    out = part.kind === 'shed' ? 720 : FROM_ROOM_MM;
  if (box.y0 < garden.terrace.depth - 500) return [];
  const y = box.y0 - out,
    mid = (garden.frame.x0 + garden.frame.x1) / 2,
    right = (box.x0 + box.x1) / 2 > mid;
  const sideX = right ? box.x0 - out : box.x1 + out,
    farX = right ? box.x1 + out : box.x0 - out;
  const depth = box.y0 + Math.min(1200, (box.y1 - box.y0) * 0.6);
  const doubled = across.some((screen) => Math.abs(screen.line[0]![1] - box.y0) < NOT_TWICE_MM);
  return ground.along(
    doubled
      ? [
          [sideX, y],
          [sideX, Math.round(depth)],
        ]
      : [
          [farX, y],
          [sideX, y],
          [sideX, Math.round(depth)],
        ],
    hidden,
  );
}

/** Evergreens or pleached trees where somebody looks in are the screen that was asked for. */
const isScreenedByRow = ({ ask }: Planted, rows: readonly Found[]): boolean =>
  rows.length > 0 && ask.rows.some(({ of }) => of !== 'hedge');

/** Slats round a heat pump or a tank that is to be hidden, with the air that it wants inside them. */
function roundUnit({ site: { unit } }: Planted): Found[] {
  if (!unit?.isToBeScreened) return [];
  return [
    {
      kind: 'slatted-screen',
      heightMm: unit.heightMm + 300,
      thicknessMm: 60,
      line: screenOfUnit(unit),
      openings: [],
      why: `Hides the ${unit.name} and leaves it air`,
    },
  ];
}

/** Where people asked not to be overlooked: a screen beside the terrace on its more open side, and one behind the seat. */
function privacyScreens(garden: Planted, ground: ScreenGround): Found[] {
  const { ask, terrace, frame } = garden;
  // who was said to look in is answered whether or not a screen was asked for
  const isSeen = (garden.site.lookers?.length ?? 0) > 0 && !ask.refused.has('privacy');
  if (!ask.wants.has('privacy') && !isSeen) return [];
  const make: Make = {
    kind: ask.type === 'modern' || ask.type === 'lowmaint' ? 'slatted-screen' : 'trellis',
    heightMm: 1900,
    thicknessMm: 60,
    why: '',
  };
  const out: Found[] = [];
  if (ask.undug) return behindPlanters(garden, ground, make);
  const sides = garden.site.lookers?.map(({ side }) => side) ?? [];
  for (const [side, x] of [
    ['left', terrace.x0 - 250],
    ['right', terrace.x1 + 250],
  ] as const) {
    // where they look in from one side, the screen stands there
    if (sides.some((one) => one !== 'back') && !sides.includes(side)) continue;
    if (x < frame.x0 || x > frame.x1) continue;
    out.push(
      ...ground.along(
        [
          [x, 500],
          [x, terrace.depth],
        ],
        { ...make, why: 'Screens the table from the neighbours’ windows' },
      ),
    );
  }
  for (const part of garden.parts.filter((p) => p.kind === 'seat' && !p.kept)) {
    const box = bounds(part.region);
    out.push(
      ...ground.along(
        [
          [box.x0, box.y1 + 250],
          [box.x1, box.y1 + 250],
        ],
        { ...make, why: 'A back to the seat, so that nobody looks down on it' },
      ),
    );
  }
  return out;
}
