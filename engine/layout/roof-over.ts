/** Roofs and cloth over what one sits at: pergola, roof, sail, awning and parasol. */
import { FURNISHINGS } from '../features/features.ts';
import type { FeatureId, FurnishingKind } from '../features/names.ts';
import { bounds } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { AreaKind, Furnishing } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { cornersOf } from './box-fit.ts';
import type { Furnisher } from './furnisher.ts';
import type { BareArea, Planted } from './stages.ts';

type Roof = Extract<FurnishingKind, 'pergola' | 'canopy' | 'shade-sail'>;

/** Ways for a roof to stand off the middle of what it covers, as shares of what it is larger by: the least first. */
const SHIFTS = [0, 0.5, -0.5, 1, -1]
  .flatMap((sx) => [0, 0.5, -0.5, 1, -1].map((sy) => [sx, sy] as const))
  .sort((a, b) => hypot(...a) - hypot(...b));
const HEIGHT_MM: Record<Roof, Mm> = { pergola: 2400, canopy: 2500, 'shade-sail': 2700 };
/** Room for chairs between the posts; where the table stands near an edge the roof stands further in over it. */
const LARGER_BY_MM = [600, 450, 300, 150, 0] as const;
/** No sail is sold smaller, mm. */
const LEAST_SAIL_MM = 2400;

/** Where its posts may stand, and what it may reach over. */
type Over = { feet: readonly Region[]; all: Region };

const boxOf = (things: readonly Furnishing[]) =>
  bounds([
    [
      things.flatMap(({ x, y, widthMm, depthMm, turnDeg }) =>
        cornersOf({ x, y, width: widthMm, depth: depthMm, turn: turnDeg }),
      ),
    ],
  ]);

/** One roof over these; false where its posts find no floor. */
function cover(
  furnisher: Furnisher,
  area: BareArea,
  kind: Roof,
  things: readonly Furnishing[],
  over?: Over,
): boolean {
  const box = boxOf(things),
    least = kind === 'shade-sail' ? LEAST_SAIL_MM : 0;
  const sizeOf = (own: Mm, by: Mm): Mm => Math.max(least, Math.round((own + 2 * by) / 50) * 50);
  return LARGER_BY_MM.some((by) => {
    const width = sizeOf(box.x1 - box.x0, by),
      depth = sizeOf(box.y1 - box.y0, by),
      [spareX, spareY] = [
        Math.max(by, (width - (box.x1 - box.x0)) / 2),
        Math.max(by, (depth - (box.y1 - box.y0)) / 2),
      ];
    return SHIFTS.some(([sx, sy]) =>
      furnisher.putOver(
        area,
        { kind, width, depth, height: HEIGHT_MM[kind] },
        (box.x0 + box.x1) / 2 + sx * spareX,
        (box.y0 + box.y1) / 2 + sy * spareY,
        over ? { over } : {},
      ),
    );
  });
}

/** A roof over the table, with room to pull the chairs back between its posts; one that keeps rain off reaches over the kitchen too. */
export function addRoofOver(
  furnisher: Furnisher,
  terrace: BareArea,
  kind: 'pergola' | 'canopy',
): void {
  const table = furnisher.things.find((thing) => thing.kind === 'dining-set')!,
    kitchen = furnisher.things.find((thing) => thing.kind === 'outdoor-kitchen');
  if (kind === 'pergola' || !kitchen) cover(furnisher, terrace, kind, [table]);
  else if (!cover(furnisher, terrace, kind, [table, kitchen])) {
    cover(furnisher, terrace, kind, [table]);
    cover(furnisher, terrace, kind, [kitchen]);
  }
}

/** What one sits at, in the order in which it is shaded. */
const SHADED: readonly FurnishingKind[] = ['dining-set', 'lounge-set', 'bench', 'sandpit'];

/** Widths and reaches of an awning as they are sold, mm, and the height of its case on the wall. */
const AWNINGS = [3000, 2500, 2000].flatMap((depth) =>
  [4000, 3500, 3000, 2500].map((width) => [width, depth] as const),
);
const CASE_MM: Mm = 2500;
/** Ground that a post may stand in. */
const FIRM: ReadonlySet<AreaKind> = new Set([
  'terrace',
  'seat',
  'gravel',
  'bed',
  'margin',
  'play',
  'space',
]);
/** Steps to either side of what it is to shade, mm. */
const ASIDE_MM = [0, 250, -250, 500, -500, 1000, -1000, 1500, -1500] as const;
/** Across, as they are sold, mm. */
const PARASOLS = [3000, 2700, 2500, 2000, 1800] as const;

const PUT: Record<
  'sail' | 'awning' | 'parasol',
  (furnisher: Furnisher, area: BareArea, thing: Furnishing, over: Over) => boolean
> = {
  // on the floor itself where it has room, else with posts in the planting beside it
  sail: (furnisher, area, thing, over) =>
    cover(furnisher, area, 'shade-sail', [thing]) ||
    cover(furnisher, area, 'shade-sail', [thing], over),
  awning: (furnisher, area, thing) => {
    const { y0, y1 } = boxOf([thing]);
    return AWNINGS.some(
      ([width, depth]) =>
        // half of what it is for at least lies under it
        (y0 + y1) / 2 < depth &&
        ASIDE_MM.some((by) =>
          furnisher.putOver(
            area,
            { kind: 'awning', width, depth, height: CASE_MM },
            thing.x + by,
            depth / 2 + 10,
            { turn: 180 },
          ),
        ),
    );
  },
  parasol: (furnisher, area, thing, over) =>
    PARASOLS.some((size) =>
      furnisher.putOver(
        area,
        { kind: 'parasol', width: size, depth: size, height: 2600, round: true },
        thing.x,
        thing.y,
        { over },
      ),
    ),
};
/** What serves where that finds no hold: an awning reaches no table away from the wall. */
const INSTEAD = { sail: ['parasol'], awning: ['sail', 'parasol'], parasol: [] } as const;

const isCovered = ({ things }: Furnisher, { x, y }: Furnishing): boolean =>
  things.some(
    (roof) =>
      FURNISHINGS[roof.kind].isOverhead &&
      Math.abs(roof.x - x) < roof.widthMm / 2 &&
      Math.abs(roof.y - y) < roof.depthMm / 2,
  );

/** Cloth over the table, and where there is none over the next that one sits at; what was asked for and found no place. */
export function addShade(
  furnisher: Furnisher,
  areas: readonly BareArea[],
  { ask, frame }: Pick<Planted, 'ask' | 'frame'>,
): FeatureId[] {
  const things = SHADED.flatMap((kind) => furnisher.things.filter((one) => one.kind === kind));
  const over: Over = {
    feet: areas.filter(({ kind }) => FIRM.has(kind)).map(({ region }) => region),
    all: frame.plot,
  };
  return (['sail', 'awning', 'parasol'] as const).filter((feature) => {
    if (!ask.wants.has(feature)) return false;
    const isPut = [feature, ...INSTEAD[feature]].some((kind) =>
      things.some((thing) => {
        const area = areas.find(({ id }) => id === thing.areaId);
        // one roof over each
        if (area === undefined || isCovered(furnisher, thing)) return false;
        return PUT[kind](furnisher, area, thing, over);
      }),
    );
    return !isPut;
  });
}
