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
