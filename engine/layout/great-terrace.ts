/** A floor so large that it is divided or dressed. */
import { area, rectangle } from '../geometry/region.ts';
import { trySubtract } from '../geometry/trial.ts';
import type { Region } from '../model/shapes.ts';
import { isRound, snap } from './plan-types.ts';
import type { Setting } from './stages.ts';

export const GREAT_TERRACE_MM2 = 60e6;

/** Over 60 m² a terrace is one blank slab: a planted bed cut in from its front edge parts dining from lounge. */
export function divideGreatTerrace(
  setting: Setting,
  region: Region,
  x0: number,
  x1: number,
  depth: number,
): Region {
  if (area(region) <= GREAT_TERRACE_MM2 || isRound(setting.language)) return region;
  const { site, axisX, language } = setting;
  const cuts: Region[] = [];
  const width = 1200,
    from = snap(depth * 0.45);
  const at = (x: number) => {
    if (Math.abs(x - site.doorX) > 1800)
      cuts.push(rectangle(x - width / 2, from, x + width / 2, depth * 2));
  };
  const third = (x1 - x0) / 3;
  if (language === 'formal') {
    at(snap(axisX - third * 0.75));
    at(snap(axisX + third * 0.75));
  } else
    at(
      snap(
        x1 - site.doorX > site.doorX - x0
          ? Math.max(site.doorX + 2000, x0 + third * 1.6)
          : Math.min(site.doorX - 2000, x1 - third * 1.6),
      ),
    );
  const cut = trySubtract(region, ...cuts);
  return cut.length === 1 ? cut : region;
}
