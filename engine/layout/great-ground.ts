/** Ground of a great garden that is no border: borders stay where they are seen, the rest is long grass, or a grove where grass is refused or too narrow to cut. */
import { intersect, subtract, unite } from '../geometry/boolean.ts';
import { areaM2, contains, disc, distanceToEdge, tidy } from '../geometry/region.ts';
import { TAU, cos, sin } from '../geometry/trig.ts';
import { offset, opened, tryIntersect, trySubtract, tryUnite } from '../geometry/trial.ts';
import type { Area } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';

/** A piece of a bed, and what becomes of it. */
export type Ground = 'bed' | 'grass' | 'grove';
export type Part = { is: Ground; region: Region };

type Spot = { x: Mm; y: Mm };

/** Half of the least width of grass that is cut and raked, and of a grove, mm. */
const HALF_GRASS_MM: Mm = 900,
  HALF_GROVE_MM: Mm = 500;
/** Least pieces, m². */
const LEAST_GRASS_M2 = 18,
  LEAST_GROVE_M2 = 7,
  LEAST_BED_M2 = 2.5;
/** Furthest from a seat or terrace that a border is looked for, and how exactly the line is sought, mm. */
const FURTHEST_MM = 60_000,
  STEPS = 12;
/** Of that distance, how far it reaches from a seat away from the house. */
const OF_SEAT = 0.5;

/** Grass is given a grove for each of so many m²; its trees stand so far apart and so far in, mm. */
const A_GROVE_M2 = 170,
  BETWEEN_MM: Mm = 8500,
  FROM_EDGE_MM: Mm = 3800,
  /** It is two rounds, the one about the tree and a smaller one beside it. */
  ROUND_MM: Mm = 2500,
  BESIDE_MM: Mm = 1900;

const piecesOf = (region: Region): Region[] => region.map((polygon) => [polygon]);

/** All ground within so far of the terrace, or half as far of a seat. */
function seenWithin(areas: readonly Area[], mm: Mm): Region[] {
  return areas.flatMap(({ kind, region }) =>
    kind === 'terrace'
      ? [offset(region, mm, 'round')]
      : kind === 'seat'
        ? [offset(region, Math.round(mm * OF_SEAT), 'round')]
        : [],
  );
}
const seenOf = (region: Region, seen: readonly Region[]): Region => {
  const parts = seen.map((one) => tryIntersect(region, one)).filter((one) => one.length);
  return parts.length ? tryUnite(...parts) : [];
};

/**
 * Beds parted so that no more than `allowedM2` of border is left, that nearest the terrace and the seats.
 * @param given.deepOf ground of a bed that lies too far in to be a border
 * @param given.standing ground of what stands in the beds: none of it is cut in two
 * @param given.hasGrass false where long grass is refused
 */
export function partGreat(
  beds: readonly Area[],
  areas: readonly Area[],
  given: {
    allowedM2: number;
    hasGrass: boolean;
    standing: Region[];
    trees: readonly Spot[];
    deepOf: (bed: Area) => Region;
  },
): Map<string, Part[]> {
  const { allowedM2, hasGrass, standing, trees } = given,
    deep = new Map(beds.map((bed) => [bed.id, given.deepOf(bed)])),
    all: Region = beds.flatMap(({ id, region }) => trySubtract(region, deep.get(id)!));
  let low = 0,
    high = FURTHEST_MM;
  for (let i = 0; i < STEPS; i++) {
    const mm = Math.round((low + high) / 2);
    if (areaM2(seenOf(all, seenWithin(areas, mm))) < allowedM2) low = mm;
    else high = mm;
  }
  const seen = seenWithin(areas, high);
  return new Map(
    beds.map(({ id, region }) => [
      id,
      partBed(region, seenOf(trySubtract(region, deep.get(id)!), seen), {
        standing,
        hasGrass,
        trees,
      }),
    ]),
  );
}

type Given = { standing: readonly Region[]; hasGrass: boolean; trees: readonly Spot[] };

/** A bed in its parts: the border, which is what of it lies `near`, and what stands there with all of it; then grass and groves. */
export function partBed(bed: Region, near: Region, { standing, hasGrass, trees }: Given): Part[] {
  const own = standing.filter((one) => tryIntersect(one, bed).length),
    kept = piecesOf(near)
      .filter((piece) => areaM2(piece) >= LEAST_BED_M2)
      .flat(),
    border = tidy(
      intersect(bed, unite(kept, ...own.filter((one) => tryIntersect(one, kept).length))),
    );
  const rest = border.length ? tidy(subtract(bed, border)) : bed;
  let grass: Region[] = hasGrass
    ? piecesOf(opened(rest, HALF_GRASS_MM, 'round')).filter(
        (piece) => areaM2(piece) >= LEAST_GRASS_M2,
      )
    : [];
  // what stands at the edge of the grass stands in it with all of it
  grass = grass.map((piece) =>
    tidy(
      intersect(rest, unite(piece, ...own.filter((one) => tryIntersect(one, piece).length > 0))),
    ),
  );
  const groves: Region[] = [];
  let left: Region = border;
  for (const piece of piecesOf(grass.length ? tidy(subtract(rest, unite(...grass))) : rest)) {
    if (
      areaM2(piece) >= LEAST_GROVE_M2 &&
      areaM2(opened(piece, HALF_GROVE_MM, 'round')) >= LEAST_GROVE_M2 / 2
    ) {
      groves.push(piece);
      continue;
    }
    // a corner that the scythe leaves is cut with the grass beside it
    const at = grass.findIndex((one) => unite(one, piece).length === one.length);
    if (at >= 0) grass[at] = tidy(unite(grass[at]!, piece));
    else left = tidy(unite(left, piece));
  }
  grass = grass.flatMap(piecesOf).map((piece) => {
    const islands = grovesIn(piece, trees, standing);
    groves.push(...islands);
    return islands.length ? tidy(subtract(piece, ...islands)) : piece;
  });
  return [
    ...(left.length ? [{ is: 'bed', region: left } as const] : []),
    ...grass.flatMap(piecesOf).map((region) => ({ is: 'grass', region }) as const),
    ...groves.map((region) => ({ is: 'grove', region }) as const),
  ];
}

/** Shrubs gather about the trees of a great piece of grass, so that it is scythed round a few groves and not round every trunk. */
function grovesIn(grass: Region, trees: readonly Spot[], standing: readonly Region[]): Region[] {
  const most = Math.floor(areaM2(grass) / A_GROVE_M2),
    at: Spot[] = [],
    out: Region[] = [];
  for (const tree of trees) {
    if (out.length >= most) break;
    const { x, y } = tree;
    if (
      !contains(grass, x, y) ||
      distanceToEdge(grass, x, y) < FROM_EDGE_MM ||
      at.some((one) => (one.x - x) ** 2 + (one.y - y) ** 2 < BETWEEN_MM ** 2)
    )
      continue;
    const turn = (at.length * TAU * 2) / 5;
    const grove = tidy(
      intersect(
        grass,
        unite(
          disc(x, y, ROUND_MM),
          disc(
            Math.round(x + BESIDE_MM * cos(turn)),
            Math.round(y + BESIDE_MM * sin(turn)),
            BESIDE_MM,
          ),
        ),
      ),
    );
    if (standing.some((one) => tryIntersect(one, grove).length > 0)) continue;
    at.push(tree);
    out.push(grove);
  }
  return out;
}
