/** Ways that are narrower in a place than they are to be: paved wider there, or had at less where nobody needs more. */
import type { Region } from '../model/shapes.ts';
import { area } from '../geometry/region.ts';
import { buffer, opened, tryIntersect, trySubtract, tryUnite } from '../geometry/trial.ts';
import { pave } from './paving.ts';
import { joinOf, type Ask, type RouteLine } from './plan-types.ts';
import { lighter } from './polyline.ts';
import { WayFinder } from './reach.ts';
import { easeLine, WIDTH_SLACK_MM } from './routes.ts';
import type { Routed, Setting } from './stages.ts';

/** Where a room cannot be reached at its full width, the whole of its way is paved to that width. */
export function widenPinches(
  garden: Setting & Pick<Routed, 'parts' | 'routes'>,
): Pick<Routed, 'parts' | 'routes'> {
  const { routes, site, frame, ask, language } = garden;
  let { parts } = garden;
  const widths = [...new Set(routes.map((route) => route.width))].sort((a, b) => a - b);
  let finder = new WayFinder(parts, site);
  for (const width of widths) {
    const missed = finder.unreached(width - WIDTH_SLACK_MM);
    const lines = routes.filter(
      (route) =>
        route.width === width && (missed.includes(route.partId) || missed.includes('door')),
    );
    if (!lines.length) continue;
    const hard = parts.map((part) => part.region);
    const paved = tryIntersect(
      tryUnite(
        ...lines.map((route) => buffer(easeLine(route.line, language), width, joinOf(language))),
      ),
      frame.plot,
    );
    const path = lighter(opened(trySubtract(paved, ...hard), 60), 8).filter(
      (piece) => area([piece]) > 2e4,
    );
    if (!path.length) continue;
    const wider = needed(path, missed.length, (pieces) => {
      const paved = pave(parts, (part) => part.id === 'path', pieces),
        finder = new WayFinder(paved, site);
      return { parts: paved, finder, missed: finder.unreached(width - WIDTH_SLACK_MM).length };
    });
    if (!wider) continue;
    ({ parts, finder } = wider);
  }
  return { parts, routes: ask.isRamped ? routes : narrowed(routes, ask, finder) };
}

/** What is gained with no more of the pieces than it takes, the smallest left out first: a strip beside a way is no gain. Null where nothing is. */
function needed<T extends { missed: number }>(
  path: Region,
  missed: number,
  paved: (pieces: Region) => T,
): T | null {
  let best = paved(path);
  if (best.missed >= missed) return null;
  let pieces = path;
  for (const piece of [...path].sort((one, other) => area([one]) - area([other]))) {
    if (pieces.length < 2) break;
    const less = pieces.filter((one) => one !== piece),
      tried = paved(less);
    if (tried.missed > best.missed) continue;
    best = tried;
    pieces = less;
  }
  return best;
}

/** A way that cannot be had at 1.2 m is had at 0.9 m, where nobody needs more. */
function narrowed(
  routes: readonly RouteLine[],
  { widths }: Ask,
  finder: WayFinder,
): readonly RouteLine[] {
  const { main, secondary } = widths;
  if (main <= secondary) return routes;
  const missed = finder.unreached(main - WIDTH_SLACK_MM);
  return routes.map((route) =>
    route.width === main && missed.includes(route.partId) ? { ...route, width: secondary } : route,
  );
}

/** Rooms that can be reached, but not at the full width of their way. */
export function narrowWays({ routes }: Pick<Routed, 'routes'>, finder: WayFinder): number {
  let count = 0;
  for (const width of new Set(routes.map((route) => route.width))) {
    const missed = finder.unreached(width - WIDTH_SLACK_MM);
    count += routes.filter(
      (route) =>
        route.width === width && (missed.includes(route.partId) || missed.includes('door')),
    ).length;
  }
  return count;
}
