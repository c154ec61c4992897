/** Screens that stood in planting, where the planting became grass. */
import { contains } from '../geometry/region.ts';
import { lengthOf, type Line } from './polyline.ts';
import type { Area, Screen } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';

/** A shorter one with grass all round it ends nothing and hides nothing. */
const LEAST_ALONE_MM: Mm = 1800;

export const withoutLoneScreens = (screens: readonly Screen[], grass: readonly Area[]): Screen[] =>
  screens.filter(({ line }) => {
    const points = line.map(([x, y]): Line[number] => [x, y]);
    return (
      lengthOf(points) >= LEAST_ALONE_MM ||
      !points.every(([x, y]) => grass.some(({ region }) => contains(region, x, y)))
    );
  });

/** A trellis of this length parts rooms, and hides no single thing; with so much of it in grass nothing climbs it. */
const PARTS_ROOMS_MM: Mm = 5000,
  BARE_SHARE = 0.7,
  SAMPLES = 20;
/** Without the long trellises that would stand bare in grass, where borders were to clothe them. */
export const withoutBareTrellis = (screens: readonly Screen[], grass: readonly Area[]): Screen[] =>
  screens.filter(({ kind, line }) => {
    const points = line.map(([x, y]): Line[number] => [x, y]);
    if (kind !== 'trellis' || lengthOf(points) < PARTS_ROOMS_MM) return true;
    const [from, to] = [line[0]!, line.at(-1)!];
    const bare = Array.from({ length: SAMPLES }, (_, i) => (i + 0.5) / SAMPLES).filter((t) =>
      grass.some(({ region }) =>
        contains(
          region,
          Math.round(from[0] + t * (to[0] - from[0])),
          Math.round(from[1] + t * (to[1] - from[1])),
        ),
      ),
    ).length;
    return bare < BARE_SHARE * SAMPLES;
  });
