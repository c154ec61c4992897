/** A front garden: a landing at the door, a way from the pavement, and a bay for a car where one is asked for. */
import type { Region } from '../model/shapes.ts';
import { area, bounds, largest, rectangle, smooth } from '../geometry/region.ts';
import { buffer, offset, tryIntersect, trySubtract, tryUnite } from '../geometry/trial.ts';
import { gatesOf } from '../site/gates.ts';
import { placeCourt } from './parking-court.ts';
import { BINS_DEEP_MM, binsAsked, binsBeside, STEP_MM, storesByWay } from './front-stores.ts';
import { clamp, isRound, joinOf, type Part, snap, type Terrace } from './plan-types.ts';
import { FAR } from './terrace.ts';
import type { Setting } from './stages.ts';

/** A car with a door open on one side, down to the bay of a car park; the depths are a car with a step round it, and that bay's. */
export const BAY_WIDTHS_MM = [3000, 2800, 2600, 2400] as const;
/** For two cars beside one another. */
const DOUBLE_MM = [5600, 5200, 4800] as const;
export const BAY_DEPTHS_MM = [5000, 4800] as const;
const LANDING_MM: readonly [number, number] = [2400, 1500];
/** In a shallow plot the landing is as deep as a door is wide and a step, and a share of the depth. */
const LEAST_LANDING_MM = 1200,
  LANDING_SHARE = 0.36;
const PATH_MM = 1200,
  WIDE_PATH_MM = 1500,
  WIDE_FROM_MM2 = 90e6;
/** Planting kept between the bay and the side boundary, where there is room for it. */
const BED_BESIDE_MM = [600, 300, 0] as const;

/** A bench stands beside the way to the door where a small plot, mm², has no ground of its own for one. */
const SEAT_BESIDE_MM = 900,
  SMALL_MM2 = 45e6;

/** The landing is the terrace; path and bay are laid before anything else claims `taken` ground. */
export type Front = { terrace: Terrace; parts: readonly Part[]; taken: readonly Region[] };

export function makeFront(setting: Setting): Front {
  const { frame, site, ask } = setting;
  const kept = frame.kept.map((thing) => thing.blocked);
  const half = LANDING_MM[0] / 2,
    sits = ask.wants.has('seat') && area(frame.plot) < SMALL_MM2 ? SEAT_BESIDE_MM : 0,
    isRightWider = site.house.x1 - site.doorX > site.doorX - site.house.x0,
    x0 = clamp(site.doorX - half - (isRightWider ? 0 : sits), site.house.x0, site.house.x1),
    x1 = clamp(site.doorX + half + (isRightWider ? sits : 0), site.house.x0, site.house.x1);
  const depth = snap(clamp(LANDING_SHARE * frame.depthMm, LEAST_LANDING_MM, LANDING_MM[1]), 50);
  const region = largest(
    trySubtract(tryIntersect(rectangle(x0, 0, x1, depth), frame.plot), ...kept),
  );
  const court = ask.parking
    ? placeCourt(setting, kept, depth, (a, b) => streetAt(setting, a, b))
    : null;
  const bay = court?.region ?? (ask.parking ? placeBay(setting, kept) : []);
  const path = isBefore(bay, site.doorX)
    ? pathToCourt(setting, bay, kept)
    : pathToStreet(setting, bay, kept);
  const parts: Part[] = [];
  if (bay.length)
    parts.push({
      id: 'parking',
      kind: 'terrace',
      feature: null,
      region: trySubtract(bay, path, region),
    });
  const way = trySubtract(path, region).filter((piece) => area([piece]) > 2e5);
  const bins = binsBeside(setting, bay, way, region, kept);
  const stores = bins ? [bins] : frame.tiny ? storesByWay(setting, way, region, kept) : [];
  parts.push(...stores);
  if (way.length) parts.push({ id: 'path', kind: 'path', feature: null, region: way });
  return {
    terrace: { region, x0, x1, depth },
    parts,
    taken: [
      offset(bay, 150),
      offset(way, 150),
      ...stores.map(({ region: own }) => offset(own, 100)),
    ],
  };
}

/** Cars stand or turn between the door and the street: who walks goes over their ground. */
const isBefore = (bay: Region, doorX: number): boolean => {
  if (!bay.length) return false;
  const { x0, x1 } = bounds(bay);
  return x0 < doorX - PATH_MM / 2 && x1 > doorX + PATH_MM / 2;
};
function pathToCourt({ site, frame }: Setting, bay: Region, kept: readonly Region[]): Region {
  const way = rectangle(site.doorX - PATH_MM / 2, 0, site.doorX + PATH_MM / 2, bounds(bay).y1);
  return largest(
    trySubtract(tryIntersect(way, frame.plot), bay, ...kept).filter(
      (piece) => bounds([piece]).y0 < 100,
    ),
  );
}

/** The bay by the lowered kerb, or the one that leaves most room beside the door, from the street inwards; empty when none of 2.4 x 4.8 m fits. */
function placeBay(setting: Setting, kept: readonly Region[]): Region {
  const { frame, site } = setting,
    { x0, x1 } = frame;
  const left = site.doorX - x0 > x1 - site.doorX;
  // where the kerb is lowered the car drives in, if the bay is narrow for it; nobody said where, so the other side is drawn too
  const isOther = setting.language !== 'rect' && setting.language !== 'formal';
  const hands = site.kerbSide
    ? [[site.kerbSide === 'left']]
    : [isOther ? [!left, left] : [left, !left]];
  if (site.kerbSide) hands.push([site.kerbSide !== 'left']);
  // both cars come before the bins' place beside them
  const all = setting.ask.cars > 1 ? [DOUBLE_MM, BAY_WIDTHS_MM] : [BAY_WIDTHS_MM];
  const besides = binsAsked(setting) ? [BINS_DEEP_MM + STEP_MM, 0] : [0];
  const trials = all.flatMap((widths) =>
    hands.flatMap((sides) =>
      BAY_DEPTHS_MM.flatMap((deep) =>
        besides.flatMap((beside) =>
          widths.flatMap((width) =>
            BED_BESIDE_MM.map((gap) => ({ sides, deep, beside, width, gap })),
          ),
        ),
      ),
    ),
  );
  for (const { sides, deep, beside, width, gap } of trials)
    for (const onLeft of sides) {
      const a = onLeft ? x0 + gap : x1 - gap - width,
        street = streetAt(setting, a, a + width);
      const box = rectangle(a, street - deep, a + width, FAR);
      const bay = tryIntersect(trySubtract(box, ...kept), frame.plot);
      const clearOfWay = onLeft
        ? a + width + beside <= site.doorX - PATH_MM / 2
        : a - beside >= site.doorX + PATH_MM / 2;
      if (street >= deep && clearOfWay && bay.length === 1 && area(bay) >= width * deep * 0.985)
        return bay;
    }
  return [];
}

/** The nearest the street edge comes to the house between two x. */
function streetAt(setting: Setting, a: number, b: number): number {
  const ends = [a + 10, (a + b) / 2, b - 10].map((x) => {
    const line = tryIntersect(setting.frame.plot, rectangle(x - 5, 0, x + 5, FAR));
    return line.length ? bounds(line).y1 : 0;
  });
  return Math.min(...ends);
}

/** From the door to the pavement, at least 1.2 m wide; round gardens bend it gently away from the bay. */
function pathToStreet(setting: Setting, bay: Region, kept: readonly Region[]): Region {
  const { frame, site, language, random } = setting;
  const width = frame.area > WIDE_FROM_MM2 ? WIDE_PATH_MM : PATH_MM,
    x = site.doorX,
    end = streetAt(setting, x - width / 2, x + width / 2);
  const gate = gatesOf(site)[0]?.inside[0] ?? null;
  const free = bay.length
    ? bounds(bay).x0 > x
      ? x - frame.x0
      : frame.x1 - x
    : Math.max(x - frame.x0, frame.x1 - x);
  const side = bay.length ? (bounds(bay).x0 > x ? -1 : 1) : x - frame.x0 > frame.x1 - x ? -1 : 1;
  // where there is hardly more than the way, what stands beside it needs it straight
  const isStraight =
    frame.tiny && setting.ask.items.some(({ id }) => id === 'bins' || id === 'store');
  const bend =
    !isStraight && (isRound(language) || language === 'diagonal')
      ? side * clamp(free - width - 400, 0, random.between(700, 1500))
      : 0;
  const line: [number, number][] =
    gate === null
      ? [
          [x, 300],
          [x, end * 0.3],
          [x + bend, end * 0.72],
          [x + bend, end + 800],
        ]
      : wayToGate(x, gate, isRound(language) ? bend : 0, end);
  const clear = roundKept(line, kept, width, [frame.x0, frame.x1]);
  const bent = isRound(language) ? smooth(clear, 8, false) : clear;
  const way = largest(
    tryIntersect(trySubtract(buffer(bent, width, joinOf(language)), ...kept), frame.plot),
  );
  const plain = way.length
    ? way
    : tryIntersect(rectangle(x - width / 2, 0, x + width / 2, FAR), frame.plot);
  return bay.length
    ? tryUnite(plain, tryIntersect(trySubtract(toBay(x, bend, bay), bay, ...kept), frame.plot))
    : plain;
}

/** Straight where it can be; round gardens sweep out and come back to the gate. */
const wayToGate = (x: number, gate: number, bend: number, end: number): [number, number][] => [
  [x, 300],
  [x, end * 0.2],
  ...(bend ? ([[x + bend * 0.6, end * 0.5]] as [number, number][]) : []),
  [gate, end * 0.8],
  [gate, end + 800],
];

/** How near a way goes past what stays, and how far before and behind it the way turns, mm. */
const PAST_KEPT_MM = 60,
  TURN_MM = 250;
/** The way led past the first thing that stays and stands in it, at its full width. */
function roundKept(
  line: [number, number][],
  kept: readonly Region[],
  width: number,
  [least, most]: [number, number],
): [number, number][] {
  const way = buffer(line, width, 'miter'),
    inWay = kept.find((one) => one.length && tryIntersect(way, one).length);
  if (!inWay) return line;
  const box = bounds(inWay),
    [x] = line[0]!;
  const past = [box.x1 + width / 2 + PAST_KEPT_MM, box.x0 - width / 2 - PAST_KEPT_MM]
    .filter((one) => one - width / 2 >= least && one + width / 2 <= most)
    .toSorted((a, b) => Math.abs(a - x) - Math.abs(b - x))[0];
  if (past === undefined) return line;
  const [from, to] = [Math.max(box.y0 - TURN_MM, 600), box.y1 + TURN_MM];
  return [
    line[0]!,
    [past, from],
    ...(to < line.at(-1)![1] - TURN_MM ? ([[past, to]] as [number, number][]) : []),
    ...line.slice(-1),
  ];
}

/** A step across from the way to the bay, at the end of the bay that is nearer the house. */
function toBay(x: number, bend: number, bay: Region): Region {
  const { x0, x1, y0 } = bounds(bay),
    from = Math.max(y0 + 200, 300),
    ends = [x, x + bend];
  return x0 > x
    ? rectangle(Math.min(...ends), from, x0, from + PATH_MM)
    : rectangle(x1, from, Math.max(...ends), from + PATH_MM);
}
