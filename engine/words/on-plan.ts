/** What of a thing that was asked for is on a plan, where it is, and how it is said. */
import {
  area,
  bounds,
  centroid,
  contains,
  disc,
  distanceToEdge,
  distanceToSegment,
  lineLength,
  turnedRectangle,
} from '../geometry/region.ts';
import type { Sign } from '../features/called/called.ts';
import { nameOfFurnishing } from '../features/names.ts';
import { capitalise, joinList, lowerFirst } from '../model/format.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area, Furnishing } from '../model/layout.ts';
import type { Point, Region } from '../model/shapes.ts';
import type { Whereabouts } from '../site/asked-place.ts';
import { rowsOf } from '../quantities/rows.ts';
import { gatesInWords, slopesInWords, stepsInWords, thresholdInWords } from './levels-on-plan.ts';
import { closes } from './round-closes.ts';
import { metres, squareMetres } from './say.ts';

/** Something on the plan that answers a wish. */
export type OnPlan = {
  /** "Dining terrace, 23.6 m²". */
  say: string;
  areas: readonly Area[];
  things: readonly Furnishing[];
  /** Of what stands in a line: screens, trellis, hedges. */
  lines?: readonly (readonly Point[])[];
  /** Stood there before, and stays. */
  isKept: boolean;
};

const PAVING = new Set(['sandstone', 'porcelain', 'clay-paver', 'concrete-paving', 'setts']);
/** How wide they are is worth saying. */
const BY_WIDTH = new Set([
  'trampoline',
  'hot-tub',
  'pergola',
  'canopy',
  'shade-sail',
  'awning',
  'parasol',
  'fire-pit',
  'sandpit',
]);

/** On what ground they stand is worth saying. */
const SAT_AT = new Set([
  'dining-set',
  'lounge-set',
  'bench',
  'storage-bench',
  'sunlounger',
  'hammock',
]);

/** Everything on the plan that one of the signs points to, in the order of the signs. */
export function onPlan(signs: readonly Sign[], model: GardenModel): OnPlan[] {
  const found: OnPlan[] = [];
  const taken = new Set<string>();
  for (const one of signs.flatMap((sign) => bySign(sign, model))) {
    // what stands on ground that is named already needs no name of its own
    const ids = one.areas.length
      ? one.areas.map(({ id }) => id)
      : one.things.map(({ areaId }) => areaId);
    if (ids.length && ids.every((id) => taken.has(id))) continue;
    for (const { id } of one.areas) taken.add(id);
    found.push(one);
  }
  return found;
}

function bySign(sign: Sign, model: GardenModel): OnPlan[] {
  const { layout, planting } = model;
  const [kind, value] = sign.split(':') as [string, string | undefined];
  switch (kind) {
    case 'feature':
      return ofAreas(layout.areas.filter((one) => one.feature === value));
    case 'area':
      return value === 'bed'
        ? asBeds(layout.areas.filter((one) => one.kind === 'bed'))
        : ofAreas(layout.areas.filter((one) => one.kind === value));
    case 'floor':
      return ofAreas(layout.areas.filter((one) => one.material === value));
    case 'thing':
      return ofThings(
        layout.furnishings.filter((one) => one.kind === value),
        layout.areas,
      );
    case 'row':
      return ofRows(model, value!);
    case 'screen': {
      // rows are named as what they are
      const lines = layout.screens
          .filter((one) => one.kind === value && !one.row)
          .map(({ line }) => line),
        m = lines.reduce((sum, line) => sum + lineLength(line), 0);
      return m
        ? [
            {
              ...plain(`${capitalise(value!.replace('-', ' '))}, ${metres(m / 1000)} of it`),
              lines,
            },
          ]
        : [];
    }
    case 'plants':
    case 'planted': {
      const lines = planting.schedule.filter(
        (line) =>
          line[kind === 'plants' ? 'category' : 'role'] === value &&
          !(kind === 'planted' && isRowed(line.plantId, model)),
      );
      const named = lines.slice(0, 2).map((line) => `${line.count} × ${line.commonName}`);
      return named.length ? [plain(joinList(named))] : [];
    }
    case 'paving':
      return ofAreas(
        layout.areas
          .filter(
            (one) =>
              one.kind !== 'path' &&
              one.kind !== 'space' &&
              (PAVING.has(one.material) || (one.kind === 'terrace' && one.material === 'none')),
          )
          .sort((a, b) => m2Of([b]) - m2Of([a])),
      );
    case 'paths':
      return layout.routes.length ? [plain('Paths lead from the door to every part')] : [];
    case 'round':
      return layout.routes
        .filter(({ areaId, line }) => areaId === 'circuit' && closes(line, layout.areas))
        .map(({ lengthMm, widthMm: wide }) =>
          plain(
            `A path goes all the way round, ${metres(lengthMm / 1000)} long and ${metres(wide / 1000)} wide`,
          ),
        );
    case 'stones':
      return layout.stones.length ? [plain(`${layout.stones.length} stepping stones`)] : [];
    case 'steps':
      return maybe(stepsInWords(model));
    case 'threshold':
      return maybe(thresholdInWords(model));
    case 'slopes':
      return maybe(slopesInWords(model));
    case 'gates':
      return maybe(gatesInWords(model));
    case 'turning':
      return ofAreas(layout.areas.filter((one) => one.id === 'parking' && turnsIn(one.region)));
    case 'parking':
      return ofAreas(layout.areas.filter((one) => one.id === 'parking'));
    default:
      return [];
  }
}

/** "9 × Hornbeam in a row of 10.8 m, 3 m high". */
function ofRows(model: GardenModel, of: string): OnPlan[] {
  const rows = rowsOf(model).filter(({ screen }) => screen.row.of === of),
    [first] = rows;
  if (!first) return [];
  const lines = rows.map(({ screen }) => screen.line),
    plants = rows.flatMap((row) => row.plants),
    name = model.planting.schedule.find(
      ({ plantId }) => plantId === plants[0]?.plantId,
    )?.commonName,
    m = lines.reduce((sum, line) => sum + lineLength(line), 0) / 1000;
  const what = name ? `${plants.length} × ${name}` : 'Hedge';
  return [
    {
      ...plain(`${what} in a row of ${metres(m)}, kept at ${metres(first.screen.heightMm / 1000)}`),
      lines,
    },
  ];
}

/** From the middle of a circle that a car drives round, or of half an aisle that it backs into, to its edge, mm. */
const TO_RIM_MM = 2950,
  LEAST_TURN_M2 = 60;
const turnsIn = (region: Region): boolean => {
  const { x0, x1, y0, y1 } = bounds(region);
  if (area(region) < LEAST_TURN_M2 * 1e6) return false;
  for (let x = x0; x <= x1; x += 500)
    for (let y = y0; y <= y1; y += 500)
      if (contains(region, x, y) && distanceToEdge(region, x, y) >= TO_RIM_MM) return true;
  return false;
};

/** Told of with its row already. */
const isRowed = (plantId: string, model: GardenModel): boolean =>
  rowsOf(model).some(({ plants }) => plants.some((one) => one.plantId === plantId));

const plain = (say: string): OnPlan => ({ say, areas: [], things: [], isKept: false });
const maybe = (say: string | null): OnPlan[] => (say ? [plain(say)] : []);
const m2Of = (areas: readonly Area[]): number =>
  areas.reduce((sum, one) => sum + area(one.region), 0) / 1e6;

const ofAreas = (areas: readonly Area[]): OnPlan[] =>
  areas.map((one) => ({
    say: `${one.label}, ${squareMetres(m2Of([one]))}`,
    areas: [one],
    things: [],
    isKept: one.id.startsWith('kept-'),
  }));

const asBeds = (areas: readonly Area[]): OnPlan[] =>
  areas.length
    ? [
        {
          say: `${areas.length} planted ${areas.length > 1 ? 'beds' : 'bed'}, ${squareMetres(m2Of(areas))}`,
          areas,
          things: [],
          isKept: false,
        },
      ]
    : [];

function ofThings(things: readonly Furnishing[], areas: readonly Area[]): OnPlan[] {
  const [first] = things;
  if (!first) return [];
  const many = things.length > 1 ? ` × ${things.length}` : '';
  const on = areas.filter(({ id }) => things.some(({ areaId }) => areaId === id));
  const where =
    SAT_AT.has(first.kind) && on.length
      ? ` (${joinList([...new Set(on.map((one) => (one.isLater ? 'on the ground as it is' : lowerFirst(one.label))))])})`
      : '';
  const seats = first.kind === 'dining-set' && first.seats ? ` for ${first.seats}` : '';
  const wide = BY_WIDTH.has(first.kind) ? `, ${metres(first.widthMm / 1000)} across` : '';
  return [
    {
      say: `${capitalise(nameOfFurnishing(first.kind))}${seats}${many}${wide}${where}`,
      areas: [],
      things,
      isKept: false,
    },
  ];
}

/** Square metres of ground it takes. */
export const groundOfM2 = ({ areas }: OnPlan): number => m2Of(areas);

/** Where it stands: each piece of ground, each thing, or each line. */
export const whereabouts = ({ areas, things, lines = [] }: OnPlan): Whereabouts[] => [
  ...areas.map(({ region }) => whereIsGround(region)),
  ...things.map((one) => whereIsGround(footprint(one), [one.x, one.y])),
  ...lines.map((line): Whereabouts => {
    const { x0, x1, y0, y1 } = bounds([[line]]);
    return {
      x: (x0 + x1) / 2,
      y: (y0 + y1) / 2,
      distanceTo: (px, py) =>
        line
          .slice(1)
          .reduce(
            (least, b, i) => Math.min(least, distanceToSegment(px, py, line[i]!, b)),
            Infinity,
          ),
    };
  }),
];

function whereIsGround(region: Region, middle: readonly number[] = centroid(region)): Whereabouts {
  return {
    x: middle[0]!,
    y: middle[1]!,
    distanceTo: (px, py) => (contains(region, px, py) ? 0 : distanceToEdge(region, px, py)),
  };
}
const footprint = ({ x, y, widthMm: wide, depthMm, turnDeg, round }: Furnishing): Region =>
  round ? disc(x, y, wide / 2) : turnedRectangle(x, y, wide, depthMm, turnDeg);

/** Its longer side, mm. */
export function widthMm({ areas, things }: OnPlan): number {
  if (areas[0]) {
    const { x0, x1, y0, y1 } = bounds(areas[0].region);
    return Math.max(x1 - x0, y1 - y0);
  }
  return things[0] ? Math.max(things[0].widthMm, things[0].depthMm) : 0;
}
