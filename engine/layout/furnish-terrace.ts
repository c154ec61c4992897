/** The terrace: a table for everybody, a lounge, a kitchen and pots by the door. */
import { area as areaOf, bounds, distanceToEdge } from '../geometry/region.ts';
import type { Furnishing } from '../model/layout.ts';
import type { Region } from '../model/shapes.ts';
import { hypot } from '../geometry/trig.ts';
import { GREAT_TERRACE_MM2 } from './great-terrace.ts';
import { Furnisher, type FitOptions, type Thing } from './furnisher.ts';
import { isRound } from './plan-types.ts';
import { addRoofOver } from './roof-over.ts';
import { APART_MM } from './service-places.ts';
import type { BareArea, Setting } from './stages.ts';

/** Table with chairs, and the clear floor it wants: most seats first; a tight second try before seats are given up. */
const TABLES: readonly {
  seats: number;
  width: number;
  depth: number;
  floor: [number, number];
  round: boolean;
}[] = [
  { seats: 16, width: 5000, depth: 2100, floor: [6600, 4000], round: false },
  { seats: 14, width: 4400, depth: 2100, floor: [6000, 4000], round: false },
  { seats: 12, width: 3800, depth: 2100, floor: [5400, 4000], round: false },
  { seats: 12, width: 3800, depth: 2000, floor: [4700, 2900], round: false },
  { seats: 10, width: 3300, depth: 2100, floor: [5000, 4000], round: false },
  { seats: 10, width: 3300, depth: 2000, floor: [4200, 2900], round: false },
  { seats: 8, width: 2800, depth: 2100, floor: [4500, 4000], round: false },
  { seats: 8, width: 2800, depth: 2000, floor: [3700, 2900], round: false },
  { seats: 6, width: 2300, depth: 2000, floor: [3500, 3500], round: false },
  { seats: 6, width: 2200, depth: 1900, floor: [3000, 2700], round: false },
  { seats: 4, width: 1900, depth: 1900, floor: [2900, 2900], round: true },
  { seats: 4, width: 1600, depth: 1600, floor: [2200, 2200], round: true },
  { seats: 4, width: 1500, depth: 1500, floor: [1600, 1600], round: true },
  { seats: 2, width: 1500, depth: 800, floor: [1700, 1300], round: false },
  { seats: 2, width: 1300, depth: 650, floor: [1300, 650], round: false },
];

/** Seats at the table that was placed, 0 for none. The table comes first: lounge and kitchen share what it leaves. */
export function furnishTerrace(furnisher: Furnisher, terrace: BareArea, setting: Setting): number {
  const { ask, site, frame, language } = setting;
  const seats = ask.refused.has('dining') ? 0 : addTable(furnisher, terrace, setting);
  if (ask.overTable && seats && !ask.roofed) addRoofOver(furnisher, terrace, 'pergola');
  const isRoofed = ask.overTable && ask.roofed && seats > 0;
  if (ask.wants.has('kitchen'))
    addKitchen(
      furnisher,
      terrace,
      isRoofed ? furnisher.things.find(({ kind }) => kind === 'dining-set') : undefined,
    );
  if (isRoofed) addRoofOver(furnisher, terrace, 'canopy');
  if (ask.front) return 0;
  if (ask.lounge || (ask.refused.has('dining') && !ask.noTable)) addLounge(furnisher, terrace);
  if (areaOf(terrace.region) > GREAT_TERRACE_MM2 && isRound(language))
    addPotLine(furnisher, terrace);
  if (
    !frame.tiny &&
    ask.budget !== 'low' &&
    ask.lounge &&
    !furnisher.has('lounge-set') &&
    ask.type === 'modern' &&
    seats
  )
    furnisher.fit(
      terrace,
      { kind: 'sunlounger', width: 700, depth: 1900, height: 400 },
      { prefer: (x, y) => y - Math.abs(x - site.doorX) * -0.2, inWay: 'never' },
    );
  return seats;
}

/** The largest table of the list that fits, no larger than the household needs, and out of the ways where it can be. */
function addTable(furnisher: Furnisher, terrace: BareArea, setting: Setting): number {
  const { ask, site, language } = setting;
  const turns = language === 'diagonal' ? [0, 45, 90, 135] : [0, 90],
    box = bounds(terrace.region);
  const away = terrace.id !== 'terrace';
  const nearHouse = (x: number, y: number) =>
    away
      ? 0
      : -Math.abs(y - Math.min(2400, (box.y0 + box.y1) / 2)) * 0.5 -
        Math.max(0, 1500 - Math.abs(x - site.doorX)) * 0.6;
  const wished = Math.max(2, 2 * Math.ceil(ask.seatsFor / 2));
  // seats come before a free way, and a free way before room to push chairs back
  for (const seats of new Set(TABLES.map((table) => table.seats))) {
    if (seats > wished) continue;
    for (const inWay of ['never', 'slim', 'last'] as const)
      for (const table of TABLES) {
        if (table.seats !== seats) continue;
        const clear = Math.max(
          0,
          Math.min(table.floor[0] - table.width, table.floor[1] - table.depth) / 2,
        );
        const thing: Thing = {
          kind: 'dining-set',
          width: table.width,
          depth: table.depth,
          height: 750,
          round: table.round,
          seats,
        };
        const prefer: FitOptions['prefer'] = (x, y, turn) =>
          nearHouse(x, y) -
          nearService(furnisher, thing, x, y) +
          Math.min(1800, distanceToEdge(terrace.region, x, y)) * 0.4 -
          (turn % 90 ? 200 : 0);
        if (furnisher.fit(terrace, thing, { turns, clear, prefer, inWay })) return seats;
      }
  }
  return 0;
}

/** How many the table of a terrace of this shape would seat. */
export function seatsThatFit(setting: Setting, region: Region): number {
  return addTable(
    new Furnisher(setting.site),
    {
      id: 'terrace',
      kind: 'terrace',
      feature: null,
      region,
      material: 'none',
    },
    setting,
  );
}

/** On a great round terrace three large pots stand between the table and the lounge. */
function addPotLine(furnisher: Furnisher, terrace: BareArea): void {
  const set = furnisher.things.filter(
    (thing) => thing.kind === 'dining-set' || thing.kind === 'lounge-set',
  );
  if (set.length < 2) return;
  const x = (set[0]!.x + set[1]!.x) / 2,
    y = (set[0]!.y + set[1]!.y) / 2;
  for (let i = 0; i < 3; i++)
    furnisher.fit(
      terrace,
      { kind: 'pot', width: 650, depth: 650, height: 700, round: true },
      { prefer: (px, py) => -Math.abs(px - x) - Math.abs(py - y), inWay: 'never' },
    );
}

function addLounge(furnisher: Furnisher, area: BareArea): void {
  for (const inWay of ['never', 'slim', 'last'] as const)
    for (const [width, depth, seats] of [
      [2600, 2200, 5],
      [2200, 1900, 4],
      [1900, 1500, 3],
    ] as const) {
      const prefer = (x: number, y: number) =>
        edgeFirst(area, x, y) - nearService(furnisher, { width, depth }, x, y);
      if (
        furnisher.fit(
          area,
          { kind: 'lounge-set', width, depth, height: 700, seats },
          { clear: 150, prefer, inWay },
        )
      )
        return;
    }
}
/** How far a set would stand within 3 m of bins or compost, mm. */
function nearService(
  { things }: Furnisher,
  { width, depth }: { width: number; depth: number },
  x: number,
  y: number,
): number {
  let most = 0;
  for (const one of things)
    if (one.kind === 'compost-bins' || one.areaId === 'bins')
      most = Math.max(
        most,
        APART_MM + (Math.max(width, depth) + one.widthMm) / 2 - hypot(x - one.x, y - one.y),
      );
  return most;
}
/** Against an edge; beside the table where one roof is to cover both. */
export const addKitchen = (
  furnisher: Furnisher,
  area: BareArea,
  table?: Pick<Furnishing, 'x' | 'y'>,
): boolean =>
  (['never', 'slim'] as const).some((inWay) =>
    [2400, 1800, 1200].some((width) =>
      furnisher.fit(
        area,
        { kind: 'outdoor-kitchen', width, depth: 700, height: 900 },
        {
          prefer: (x, y) =>
            table ? -hypot(x - table.x, y - table.y) : edgeFirst(area, x, y) * 2 - y * 0.1,
          inWay,
        },
      ),
    ),
  );
/** Things with a back stand against an edge. */
const edgeFirst = (area: BareArea, x: number, y: number): number =>
  -distanceToEdge(area.region, x, y);
