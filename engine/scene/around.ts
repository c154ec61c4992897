/** What stands beyond the edge of a plot, for the pictures. */
import type { Site } from '../model/site.ts';
import { aroundPlace } from '../site/around-place.ts';
import type { Scene } from './scene.ts';

/** Nothing where nobody told of any. */
export const aroundOf = (site: Site): Pick<Scene, 'around'> =>
  site.around?.length
    ? {
        around: site.around.map((one) => ({
          as: one.as,
          ...aroundPlace(site, one),
          heightMm: one.heightMm,
          evergreen: one.evergreen,
        })),
      }
    : {};
