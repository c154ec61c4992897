/** The level pieces of a garden: where each ends, how much it rises, and what holds it. */
import type { Fact, Slope } from '../model/brief.ts';
import type { TerracesSaid, WallSaid } from '../model/ground-said.ts';
import type { Reading } from '../model/reading.ts';
import type { Terrace, Terraces } from '../model/surroundings.ts';
import type { Mm } from '../model/shapes.ts';

/** A rise of which nobody said how high, mm. */
const USUAL_RISE_MM: Mm = 600;
/** Lower than this it is a step, higher no wall of a garden. */
const LEAST_MM: Mm = 250,
  MOST_MM: Mm = 4000;
/** Of a rise as high as this two lower walls are made where they are liked better. */
const TWO_FROM_MM: Mm = 900;
/** What lies beside the house is a terrace, of a third of the depth where nobody said. */
const FIRST_SHARE = 0.36;

/** A wall between two levels of which no more is said is no higher, metres. */
const MOST_BARE_M = 1.8;
const SEVERAL = /\bretaining walls\b/i;
const USUAL_WALL_MM: Mm = 1200;

const mm = (metres: number): Mm => Math.round(metres * 100) * 10;

/** Walls that hold one level of the garden over another. */
const heldBy = ({ ground }: Reading): WallSaid[] =>
  (ground?.walls ?? []).filter(
    (wall) =>
      wall.whose !== 'theirs' &&
      ((wall.where === 'within' &&
        (wall.isRetaining ||
          // higher ones that are not said to hold anything stand round a yard
          (wall.heightM !== null && wall.heightM <= MOST_BARE_M) ||
          ground?.terraces?.holds === 'wall')) ||
        (wall.where === null && wall.isRetaining) ||
        // "the wall bulges", where a wall is what holds the levels
        (wall.where === null && wall.isFailing && ground?.terraces?.holds === 'wall')),
  );

/** Which break a wall that is told apart holds. */
function indexOf(wall: WallSaid, n: number): number {
  if (/\b(?:second|middle) wall\b/i.test(wall.quote)) return Math.min(1, n - 1);
  return /\b(?:top|upper|highest) (?:wall|one|level|terrace)\b/i.test(wall.quote) ? n - 1 : 0;
}

/** The wall that the words single out, by the break that it holds. */
function wallOf(walls: readonly WallSaid[], i: number, n: number): WallSaid | undefined {
  return walls.length > 1
    ? walls[i]
    : walls[0] && indexOf(walls[0], n) === i
      ? walls[0]
      : undefined;
}

/** Rises from the house on, mm, each with whether it is assumed; null where ground of which no fall is known is to be made level. */
function risesOf(
  said: TerracesSaid | undefined,
  walls: readonly WallSaid[],
  n: number,
  fallMm: Mm | null,
): { riseMm: Mm; isAssumed: boolean }[] {
  const known = Array.from({ length: n }, (_, i): Mm | null => {
    const metres = wallOf(walls, i, n)?.heightM ?? said?.risesM[i];
    return metres == null || mm(metres) < LEAST_MM || mm(metres) > MOST_MM ? null : mm(metres);
  });
  const sum = known.reduce<Mm>((all, one) => all + (one ?? 0), 0),
    missing = known.filter((one) => one === null).length;
  const each =
    fallMm !== null && missing > 0 && fallMm - sum >= LEAST_MM * missing
      ? Math.round((fallMm - sum) / missing / 10) * 10
      : null;
  return known.map((one) => ({
    riseMm: one ?? each ?? USUAL_RISE_MM,
    isAssumed: one === null && each === null,
  }));
}

/** What the whole rise has over the levels that were told: the ground beyond the last of them slopes by it. */
function restOf(
  breaks: readonly Terrace[],
  fallMm: Mm | null,
  sign: number,
  isBeyond: boolean,
  isTold: boolean,
): Terrace[] {
  const told = isBeyond ? 0 : breaks.reduce((sum, { riseMm }) => sum + Math.abs(riseMm), 0),
    rest = (fallMm ?? 0) - told;
  if (rest < LEAST_MM || breaks.some(({ isRiseAssumed }) => isRiseAssumed)) return [];
  const last = breaks.at(-1);
  return [
    {
      share: last && last.atMm === null ? last.share : FIRST_SHARE / 2,
      atMm: last?.atMm ?? null,
      riseMm: rest * sign,
      isPlaceAssumed: !isTold,
      isRiseAssumed: false,
      kind: 'slope',
      isNew: false,
      isFailing: false,
      asTwo: false,
    },
  ];
}

/** `goes`: the way the ground was said to go; `fallMm`: its whole rise, where that was said. */
export function readTerraces(
  reading: Reading,
  goes: 'up' | 'down' | null,
  fallMm: Mm | null,
  isLevel: boolean,
): { terraces: Fact<Terraces>; slope: Slope } | null {
  const said = reading.ground?.terraces,
    walls = heldBy(reading);
  if (!said && !walls.length) return null;
  // levels that are wished for on ground of which no fall is told would be hills
  if (said?.isWanted && isLevel && fallMm === null && !said.risesM.length) return null;
  const areSeveral = !said?.risesM.length && walls.length === 1 && SEVERAL.test(walls[0]!.quote);
  const n = Math.max(
    1,
    (said?.count ?? 0) - 1,
    walls.filter(({ isRetaining }) => isRetaining).length,
    // "terraced with old retaining walls": more than one, none of them higher than such walls are
    areSeveral ? Math.max(2, Math.ceil((fallMm ?? 0) / USUAL_WALL_MM)) : 0,
  );
  const way = goes ?? said?.goes ?? 'up',
    sign = way === 'down' ? -1 : 1;
  const rises = risesOf(said, walls, n, fallMm);
  const breaks = rises.map(({ riseMm, isAssumed }, i): Terrace => {
    const wall = wallOf(walls, i, n);
    const told = said?.atM?.[i] ?? (i === 0 ? said?.firstM : null);
    const place = told != null ? { metres: told } : (wall?.at ?? null);
    const isNew =
      said?.isWanted === true || wall?.isFailing === true || wall?.isToBeRebuilt === true;
    const share =
      place && 'share' in place
        ? place.share
        : said?.isWanted
          ? (i + 1) / (n + 1)
          : FIRST_SHARE + (i * (1 - FIRST_SHARE)) / n;
    return {
      share,
      atMm: place && 'metres' in place ? mm(place.metres) : null,
      riseMm: riseMm * sign,
      isPlaceAssumed: place === null,
      isRiseAssumed: isAssumed,
      kind:
        isNew || wall || areSeveral || said?.holds === 'wall'
          ? 'wall'
          : said?.holds === 'bank'
            ? 'bank'
            : wall
              ? 'wall'
              : 'bank',
      isNew,
      isFailing: wall?.isFailing === true,
      asTwo: wall?.asTwo === true && riseMm >= TWO_FROM_MM,
    };
  });
  if (!said?.isWanted)
    breaks.push(
      ...restOf(
        breaks,
        fallMm,
        sign,
        reading.ground?.fall?.isBeyondWall === true && walls.length > 0,
        said?.thenSlopes === true,
      ),
    );
  const quote = walls[0]?.quote ?? said!.quote;
  return {
    slope: way,
    terraces: {
      value: {
        breaks,
        steps: said?.steps ?? reading.ground?.stepsSide ?? null,
        isFirst: walls.some(({ isFirst }) => isFirst),
        isWanted: said?.isWanted === true,
        ...(said?.isWanted && said.holds === 'bank' ? { ofBank: true as const } : {}),
      },
      source: { kind: 'read', quote: said?.quote ?? quote },
    },
  };
}
