/** What stands on a piece of ground that was added by hand: the building that fills it, or its usual furniture. */
import { buildingOn } from '../features/features.ts';
import { bounds, distanceToEdge } from '../geometry/region.ts';
import { furnishGrowing } from '../layout/furnish-growing.ts';
import { Furnisher, type Thing } from '../layout/furnisher.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area, Furnishing } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';
import { FALL_ZONE_MM } from '../site/fall-zone.ts';

const BENCHES: readonly Thing[] = [
  { kind: 'bench', width: 1500, depth: 550, height: 850, seats: 3 },
  { kind: 'bench', width: 1200, depth: 500, height: 850, seats: 2 },
  { kind: 'bench', width: 900, depth: 450, height: 850, seats: 1 },
];
const FIRE_BENCH: Thing = { kind: 'bench', width: 1200, depth: 450, height: 450, seats: 2 };

/** @param doorTurn the side of a building's door, degrees */
export function furnishGround(model: GardenModel, area: Area, doorTurn: number): Furnishing[] {
  const furnisher = new Furnisher(model.site);
  const box = bounds(area.region);
  const at = { ...box, mx: (box.x0 + box.x1) / 2, my: (box.y0 + box.y1) / 2 };
  const built = buildingOn(area);
  if (built) {
    const across = at.x1 - at.x0,
      deep = at.y1 - at.y0;
    const [width, depth] = doorTurn % 180 ? [deep, across] : [across, deep];
    const thing = { kind: built.furnishing, height: built.heightMm };
    [0, 50, 100].some((inset) =>
      furnisher.put(
        area,
        { ...thing, width: width - 2 * inset, depth: depth - 2 * inset },
        at.mx,
        at.my,
        doorTurn,
      ),
    );
  } else furnishOpen(furnisher, area, at);
  return withFreeIds(model, furnisher.things);
}

type At = { x0: Mm; y0: Mm; x1: Mm; y1: Mm; mx: Mm; my: Mm };

function furnishOpen(furnisher: Furnisher, area: Area, at: At): void {
  const { mx, my } = at;
  const toEdge = (x: Mm, y: Mm) => -distanceToEdge(area.region, x, y);
  const first = (...things: readonly Thing[]) =>
    things.some((thing) => furnisher.fit(area, thing, { prefer: toEdge }));
  switch (area.feature) {
    case 'pergola': {
      const thing: Thing = {
        kind: 'pergola',
        width: at.x1 - at.x0 - 100,
        depth: at.y1 - at.y0 - 100,
        height: 2400,
      };
      if (!furnisher.putOver(area, thing, mx, my))
        furnisher.fitOver(area, { ...thing, width: 2000, depth: 2000 });
      addBench(furnisher, area, at);
      return;
    }
    case 'arbour':
      [1800, 1500, 1200].some((width) =>
        furnisher.fit(
          area,
          { kind: 'arbour', width, depth: 800, height: 2200, seats: 2 },
          { turns: [0, 90, 270], prefer: (x, y) => y - Math.abs(x - mx) },
        ),
      );
      return;
    case 'firepit':
      [1000, 800, 600].some((size) =>
        furnisher.put(
          area,
          { kind: 'fire-pit', width: size, depth: size, height: 400, round: true },
          mx,
          my,
          0,
          { clear: 350 },
        ),
      );
      furnisher.fit(area, FIRE_BENCH, { turns: [0], prefer: (x, y) => y - Math.abs(x - mx) * 2 });
      furnisher.fit(area, FIRE_BENCH, { turns: [90], prefer: (x, y) => -x - Math.abs(y - my) * 2 });
      furnisher.fit(area, FIRE_BENCH, { turns: [270], prefer: (x, y) => x - Math.abs(y - my) * 2 });
      return;
    case 'hottub':
      first(
        ...[2100, 1900, 1600].map((size): Thing => ({
          kind: 'hot-tub',
          width: size,
          depth: size,
          height: 900,
        })),
      );
      return;
    case 'play': {
      const options = { clear: FALL_ZONE_MM };
      if (
        !furnisher.fit(
          area,
          { kind: 'climbing-frame', width: 1700, depth: 1300, height: 2100 },
          options,
        ) &&
        !furnisher.fit(area, { kind: 'swing', width: 2000, depth: 900, height: 2100 }, options)
      )
        first({ kind: 'playhouse', width: 1500, depth: 1200, height: 1700 });
      first(
        { kind: 'sandpit', width: 1500, depth: 1500, height: 250 },
        { kind: 'sandpit', width: 1200, depth: 1000, height: 250 },
      );
      return;
    }
    case 'trampoline':
      [3050, 2440, 1830].some((size) =>
        furnisher.fit(
          area,
          { kind: 'trampoline', width: size, depth: size, height: 900, round: true },
          { clear: size > 2000 ? 600 : 400 },
        ),
      );
      return;
    case 'veg4':
    case 'veg2':
    case 'herbs':
      furnishGrowing(furnisher, area, STANDING);
      return;
    case 'water': {
      const room = Math.min(at.x1 - at.x0, at.y1 - at.y0);
      [Math.min(1200, room - 200), room * 0.7, room * 0.5].some((mm) => {
        const size = Math.round(mm / 50) * 50;
        return furnisher.fit(area, {
          kind: 'fountain',
          width: size,
          depth: size,
          height: 500,
          round: true,
        });
      });
      return;
    }
    case 'seat':
      addBench(furnisher, area, at);
      first({ kind: 'pot', width: 400, depth: 400, height: 500, round: true });
      return;
    default:
  }
}
/** Beds for somebody who stands at them. */
const STANDING = { household: { wheelchair: false, easyAccess: false } };

/** With its back to the far edge, looking to the house. */
function addBench(furnisher: Furnisher, area: Area, { mx }: At): void {
  BENCHES.some((bench) =>
    furnisher.fit(area, bench, {
      turns: [0, 90, 270],
      prefer: (x, y, turn) =>
        y - distanceToEdge(area.region, x, y) - Math.abs(x - mx) * 0.3 - (turn ? 600 : 0),
    }),
  );
}

export function withFreeIds({ layout }: GardenModel, things: readonly Furnishing[]): Furnishing[] {
  const taken = new Set(layout.furnishings.map(({ id }) => id));
  return things.map((thing) => {
    for (let n = 1; ; n++) {
      const id = `${thing.kind}-own-${n}`;
      if (taken.has(id)) continue;
      taken.add(id);
      return { ...thing, id };
    }
  });
}
