/** What stands in a line: a hedge or a wall along an edge of the plot, a wall within it, a ha-ha or a ditch across its end. */
import type { KeptThing } from '../model/brief.ts';
import type { Mm, Region } from '../model/shapes.ts';
import type { BoundaryEdge, ExistingThing, Site } from '../model/site.ts';
import { bounds } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import { spanAt } from './breaks.ts';
import { isTrained, sizeOfKept } from './kept-sizes.ts';

/** Across a wall that stands by itself, mm. */
const WALL_MM: Mm = 300;
/** A hollow that keeps beasts or water off, from edge to edge. */
const DITCH = /\b(?:ha-?ha|ditch|dyke|stream|brook|beck|burn)$/i,
  DITCH_MM: Mm = 1500;
/** Fruit that is trained on a wall: flat against it, over the middle of it; one by itself is no wider than this. */
const TRAINED_MM: Mm = 600,
  TRAINED_SHARE = 0.6,
  MOST_OF_ONE_MM: Mm = 3000,
  SEVERAL = /(?<!clemati)s on the wall$/i;
/** An edge of the plot is named from its inner face. */
const WITHIN_MM: Mm = 100;
/** Of a wall that stands in the midst of a plot of which nobody said how long it is, so much of the width: one comes past it. */
const WITHIN_SHARE = 0.6;

/** Null where it is no line. */
export function asLine(site: Site, thing: KeptThing): ExistingThing | null {
  if (thing.kind === 'other' && isTrained(thing.name))
    return lineAt(
      site,
      thing,
      TRAINED_MM,
      TRAINED_SHARE,
      SEVERAL.test(thing.name) ? Infinity : MOST_OF_ONE_MM,
    );
  if (thing.kind === 'other' && DITCH.test(thing.name)) return lineAt(site, thing, DITCH_MM);
  if (thing.kind !== 'hedge' && thing.kind !== 'wall') return null;
  const isWithin = thing.where === 'middle' || thing.where === 'near-house',
    edges = site.edges.filter(({ kind }) => kind === thing.kind);
  if (thing.kind === 'hedge') return isWithin ? null : onEdge(site, thing, edges);
  if (isWithin) return withinPlot(site, thing);
  return edges.length ? onEdge(site, thing, edges) : lineAt(site, thing, WALL_MM);
}

const common = (
  thing: KeptThing,
): Pick<ExistingThing, 'id' | 'name' | 'radiusMm' | 'heightMm' | 'evergreen' | 'isAssumed'> => ({
  id: thing.id,
  name: thing.name,
  ...sizeOfKept(thing),
  ...(thing.where === null ? { isAssumed: true as const } : {}),
});

/** It is the plot's edge on its side, and is found in the middle of that. */
function onEdge({ boundary }: Site, thing: KeptThing, own: readonly BoundaryEdge[]): ExistingThing {
  const { x0, x1, y1 } = bounds([[boundary]] as Region);
  const [wx, wy] =
    thing.where === 'left'
      ? [x0, y1 / 2]
      : thing.where === 'right'
        ? [x1, y1 / 2]
        : [(x0 + x1) / 2, y1];
  const middles = own.map(({ from, to }) => {
    const long = hypot(to[0] - from[0], to[1] - from[1]) || 1;
    // on its inner face: the plot lies on the left hand of its edge
    return [
      (from[0] + to[0]) / 2 - ((to[1] - from[1]) / long) * WITHIN_MM,
      (from[1] + to[1]) / 2 + ((to[0] - from[0]) / long) * WITHIN_MM,
    ] as const;
  });
  const [x, y] = middles.sort(
    (a, b) => hypot(a[0] - wx, a[1] - wy) - hypot(b[0] - wx, b[1] - wy),
  )[0] ?? [wx, wy];
  return {
    ...common(thing),
    kind: thing.kind === 'hedge' ? 'hedge' : 'wall',
    x: Math.round(x),
    y: Math.round(y),
  };
}

/** Along the side that was told, else across the far end, just within the edge. */
function lineAt(
  { boundary }: Site,
  thing: KeptThing,
  wideMm: Mm,
  share = 1,
  mostMm: Mm = Infinity,
): ExistingThing {
  const { x0, x1, y0, y1 } = bounds([[boundary]] as Region),
    near = Math.max(0, y0);
  const isSide = thing.where === 'left' || thing.where === 'right';
  const [from, to] = isSide ? [near, y1] : spanAt(boundary, y1 - wideMm / 2);
  const long = Math.round(Math.min((to - from) * share, mostMm)),
    boxMm: [Mm, Mm] = isSide ? [wideMm, long] : [long, wideMm];
  return {
    ...common(thing),
    kind: thing.kind,
    x: Math.round(
      thing.where === 'left'
        ? x0 + wideMm / 2
        : thing.where === 'right'
          ? x1 - wideMm / 2
          : (from + to) / 2,
    ),
    y: Math.round(isSide ? (near + y1) / 2 : y1 - wideMm / 2),
    boxMm,
  };
}

/** From one side into the plot, at its told distance; the way from the door goes past its end. */
function withinPlot({ boundary, doorX }: Site, thing: KeptThing): ExistingThing {
  const y = bounds([[boundary]] as Region).y1 * (thing.where === 'near-house' ? 0.25 : 0.5),
    [x0, x1] = spanAt(boundary, y),
    long = (x1 - x0) * WITHIN_SHARE;
  return {
    ...common(thing),
    kind: 'wall',
    x: Math.round(doorX < (x0 + x1) / 2 ? x1 - long / 2 : x0 + long / 2),
    y: Math.round(y),
    boxMm: [Math.round(long), WALL_MM],
  };
}
