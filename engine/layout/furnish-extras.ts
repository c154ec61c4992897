/** Things inside other areas: benches, lights, pots, a washing line, a hammock, a butt, feeders. */
import type { FeatureId } from '../model/brief.ts';
import type { AreaKind } from '../model/layout.ts';
import { area as areaOf, distanceToEdge } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import { doorway } from '../site/door.ts';
import { addButt, addButtAtHouse } from './furnish-butts.ts';
import { addGoal, addStumps } from './furnish-games.ts';
import { addLights } from './furnish-lights.ts';
import { addKitchen } from './furnish-terrace.ts';
import { addBench, askedBenches } from './benches.ts';
import { addShade } from './roof-over.ts';
import { addStorageBench } from './storage-bench.ts';
import type { Furnisher, Thing } from './furnisher.ts';
import { addNestBoxes, addRack } from './furnish-walls.ts';
import type { BareArea, Planted } from './stages.ts';
import { addUrns } from './urns.ts';
import { addWashingLine } from './washing-line.ts';

const FEEDER: Thing = { kind: 'bird-feeder', width: 300, depth: 300, height: 1900, round: true };
const SCULPTURE: Thing = { kind: 'sculpture', width: 600, depth: 600, height: 1700 };

const of = (areas: readonly BareArea[], ...kinds: AreaKind[]): BareArea[] =>
  kinds.flatMap((kind) => areas.filter((area) => area.kind === kind));

/** The features asked for that found no place. */
export function furnishExtras(
  furnisher: Furnisher,
  areas: readonly BareArea[],
  garden: Planted,
): FeatureId[] {
  const { ask, site } = garden,
    missing: FeatureId[] = [];
  const want = (feature: FeatureId, place: () => boolean) => {
    if (ask.wants.has(feature) && !place()) missing.push(feature);
  };
  const terrace = areas.find((area) => area.id === 'terrace');
  // never on a landing: it stands before the door
  want(
    'kitchen',
    () =>
      furnisher.has('outdoor-kitchen') ||
      of(areas, 'seat', 'gravel').some((area) => addKitchen(furnisher, area)),
  );
  want('barbecue', () => addBarbecue(furnisher, areas, garden));
  // a seat that found no ground of its own is a bench on a floor that is there, and so is a store
  const noSeat = !of(areas, 'seat').some(({ feature }) => feature !== 'dining');
  if (
    ask.wants.has('seat') &&
    terrace &&
    (ask.undug || (noSeat && (ask.front || ask.inWords.has('seat'))))
  )
    [terrace, ...of(areas, 'gravel', 'lawn')].some((area) => addBench(furnisher, area, garden));
  if (ask.inWords.has('store') && !furnisher.has('store') && terrace) addStore(furnisher, terrace);
  want(
    'bench',
    () =>
      furnisher.has('bench') ||
      of(areas, 'seat', 'gravel', 'terrace', 'lawn', 'meadow', 'orchard', 'margin').some((area) =>
        addBench(furnisher, area, garden),
      ),
  );
  askedBenches(furnisher, areas, garden);
  want(
    'storagebench',
    () =>
      furnisher.has('storage-bench') ||
      of(areas, 'seat', 'terrace', 'gravel').some((area) =>
        addStorageBench(furnisher, area, garden),
      ),
  );
  want(
    'stumps',
    () =>
      furnisher.has('stump-seat') ||
      of(areas, 'seat', 'gravel', 'meadow', 'lawn', 'terrace').some((area) =>
        addStumps(furnisher, area, ask.stumps),
      ),
  );
  want('nestboxes', () => addNestBoxes(furnisher, areas, garden, ask.nestBoxes));
  want('goal', () => of(areas, 'lawn').some((area) => addGoal(furnisher, area)));
  want('rack', () => addRack(furnisher, areas, garden));
  missing.push(...addShade(furnisher, areas, garden));
  want('hammock', () =>
    of(areas, 'seat', 'gravel', 'orchard', 'lawn', 'meadow', 'terrace').some(
      (area) =>
        furnisher.fit(
          area,
          { kind: 'hammock', width: 3000, depth: 1000, height: 1200 },
          { prefer: (_x, y) => y, inWay: 'slim' },
        ) ||
        furnisher.fit(
          area,
          { kind: 'hammock', width: 2400, depth: 900, height: 1200 },
          { inWay: 'slim' },
        ),
    ),
  );
  want('washing', () =>
    [true, false].some((isAtSide) =>
      of(areas, 'lawn', 'gravel', 'terrace', 'seat').some((area) =>
        addWashingLine(furnisher, area, garden, isAtSide),
      ),
    ),
  );
  want('urns', () => addUrns(furnisher, of(areas, 'terrace', 'gravel', 'bed'), doorway(site)));
  const potsWished = ask.undug
    ? 7
    : ask.wants.has('pots')
      ? 5
      : ask.refused.has('pots')
        ? 0
        : garden.frame.tiny
          ? 1
          : 2;
  if (terrace && potsWished) addPots(furnisher, terrace, doorway(site), potsWished);
  want('pots', () => furnisher.has('pot'));
  want('birdfeeder', () =>
    of(areas, 'bed', 'lawn', 'meadow', 'gravel', 'terrace').some((area) =>
      inView(furnisher, area, garden, FEEDER),
    ),
  );
  want('sculpture', () =>
    of(areas, 'bed', 'gravel', 'lawn', 'seat').some((area) =>
      inView(furnisher, area, garden, SCULPTURE),
    ),
  );
  if (ask.type === 'wildlife' && !ask.isNamed && !garden.frame.tiny)
    addBugHotel(furnisher, areas, garden);
  else want('bughotel', () => addBugHotel(furnisher, areas, garden));
  for (const shed of areas.filter((area) => area.kind === 'shed')) addButt(furnisher, shed, areas);
  want('waterbutt', () => furnisher.has('water-butt') || addButtAtHouse(furnisher, areas, garden));
  want('lighting', () => addLights(furnisher, areas, garden));
  return missing;
}

const STORE_DEEP_MM = 700;
/** A cupboard with its back to the edge of a floor, out of the way. */
const addStore = (furnisher: Furnisher, area: BareArea): boolean =>
  [1400, 1100, 900, 750].some((width) =>
    furnisher.fit(
      area,
      { kind: 'store', width, depth: STORE_DEEP_MM, height: 1300 },
      {
        turns: [0, 90],
        inWay: 'slim',
        // its long side at the edge: end on, it would cut the floor in two
        prefer: (x, y) => {
          const toEdge = distanceToEdge(area.region, x, y);
          return toEdge > STORE_DEEP_MM / 2 + 60 ? -Infinity : y * 0.1 - toEdge;
        },
      },
    ),
  );

const HEAT_MM = 600;
/** At the edge of a floor and away from the door: smoke goes neither in nor over the table. */
function addBarbecue(furnisher: Furnisher, areas: readonly BareArea[], { site }: Planted): boolean {
  const floors = [
    ...areas.filter((area) => area.feature === 'dining'),
    ...of(areas, 'terrace', 'seat', 'gravel'),
  ];
  // heat keeps off what stands beside it where there is room
  return (
    [
      [1400, HEAT_MM],
      [1100, HEAT_MM],
      [1100, 0],
    ] as const
  ).some(([width, clear]) =>
    floors.some((area) =>
      furnisher.fit(
        area,
        { kind: 'barbecue', width, depth: 650, height: 1100 },
        {
          clear,
          inWay: 'slim',
          prefer: (x, y) =>
            Math.min(3000, hypot(x - site.doorX, y)) - 3 * distanceToEdge(area.region, x, y),
        },
      ),
    ),
  );
}

/** A pot adrift on a floor is in the way. */
const POT_AT_EDGE = 6;
/** The first two stand on either side of the door, the others along the edge; none straight out from it where there is a choice. */
function addPots(
  furnisher: Furnisher,
  terrace: BareArea,
  door: { x: number; width: number },
  count: number,
): void {
  const sizes = [500, 450, 400, 350, 450, 400, 500];
  for (let i = 0; i < count; i++) {
    const size = sizes[i % sizes.length]!;
    const thing: Thing = {
      kind: 'pot',
      width: size,
      depth: size,
      height: Math.round(size * 1.1),
      round: true,
    };
    const reach = (door.width + size) / 2,
      beside = i ? door.x - reach : door.x + reach;
    const inTheWay = (x: number) => (Math.abs(x - door.x) < reach ? 4000 : 0);
    furnisher.fit(terrace, thing, {
      inWay: 'never',
      prefer: (x, y) =>
        -POT_AT_EDGE * distanceToEdge(terrace.region, x, y) -
        (i < 2 ? hypot(x - beside, y - 300) : y * 0.2) -
        inTheWay(x),
    });
  }
}

/** In the sun, at a bed that has room for it. */
const addBugHotel = (
  furnisher: Furnisher,
  areas: readonly BareArea[],
  { frame }: Planted,
): boolean =>
  of(areas, 'bed').some(
    (area) =>
      areaOf(area.region) > 3e6 &&
      furnisher.fit(
        area,
        { kind: 'bug-hotel', width: 600, depth: 300, height: 900 },
        { turns: [0], prefer: (x, y) => frame.sunHours[frame.grid.index(x, y)] ?? 0 },
      ),
  );

function inView(furnisher: Furnisher, area: BareArea, garden: Planted, thing: Thing): boolean {
  return furnisher.fit(area, thing, {
    prefer: (x, y) =>
      -Math.abs(x - garden.site.doorX) - Math.abs(y - Math.min(7000, garden.frame.depthMm * 0.6)),
  });
}
