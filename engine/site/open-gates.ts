/** A gate that nobody spoke of stands where what is there leaves a way to the door; where nothing does, there is none. */
import { bounds, contains } from '../geometry/region.ts';
import type { Mm, Region } from '../model/shapes.ts';
import type { BoundaryEdge, ExistingThing, Site } from '../model/site.ts';
import { gatesOf } from './gates.ts';

const CELL_MM: Mm = 250;
/** Half of what somebody with a barrow takes up, mm. */
const REACH_MM: Mm = 400;
/** Walked over or under, whatever stands there. */
const WALKED: ReadonlySet<ExistingThing['kind']> = new Set<ExistingThing['kind']>([
  'tree',
  'patio',
  'hedge',
]);

/** True where somebody gets from the gate to the door between what stands there. */
function isReached(site: Site, from: readonly [Mm, Mm], solid: readonly ExistingThing[]): boolean {
  const ground: Region = [[site.boundary]],
    box = bounds(ground);
  const isFree = (x: Mm, y: Mm): boolean =>
    contains(ground, x, y) &&
    solid.every(({ boxMm, radiusMm, ...thing }) => {
      const [wide, deep] = boxMm ?? [2 * radiusMm, 2 * radiusMm];
      return (
        Math.abs(x - thing.x) > wide / 2 + REACH_MM || Math.abs(y - thing.y) > deep / 2 + REACH_MM
      );
    });
  const columns = Math.ceil((box.x1 - box.x0) / CELL_MM) + 1;
  const cellOf = (x: Mm, y: Mm): number =>
    Math.round((y - box.y0) / CELL_MM) * columns + Math.round((x - box.x0) / CELL_MM);
  const seen = new Set<number>([cellOf(...from)]),
    open: [Mm, Mm][] = [[...from]];
  // the nearest first: most gates are near the door
  for (const [x, y] of open) {
    if (Math.abs(x - site.doorX) < 2 * REACH_MM && y < 3 * REACH_MM) return true;
    for (const [dx, dy] of [
      [CELL_MM, 0],
      [-CELL_MM, 0],
      [0, CELL_MM],
      [0, -CELL_MM],
    ] as const) {
      const cell = cellOf(x + dx, y + dy);
      if (seen.has(cell) || !isFree(x + dx, y + dy)) continue;
      seen.add(cell);
      open.push([x + dx, y + dy]);
    }
  }
  return false;
}

/** The site without the assumed gates that are shut by what stands: the boundary beside each goes on over it. */
export function withOpenGates(site: Site): Site {
  const solid = site.existing.filter(({ kind }) => !WALKED.has(kind));
  if (!solid.length) return site;
  const shut = new Set(
    gatesOf(site)
      .filter(
        ({ edge, inside }) => edge.isAssumed && !isReached(site, [inside[0], inside[1]], solid),
      )
      .map(({ edge }) => edge),
  );
  if (!shut.size) return site;
  const { edges } = site;
  const closed = edges.map((edge, i): BoundaryEdge => {
    if (!shut.has(edge)) return edge;
    const beside = [edges.at(i - 1), edges[(i + 1) % edges.length]].find(
      (one) => one && one.kind !== 'gate' && one.kind !== 'house',
    );
    return {
      from: edge.from,
      to: edge.to,
      kind: beside?.kind ?? 'fence',
      heightMm: beside?.heightMm ?? edge.heightMm,
    };
  });
  return {
    ...site,
    edges: closed,
    ...(closed.some(({ kind }) => kind === 'gate')
      ? {}
      : { access: { way: 'through-house' as const, isAssumed: true as const } }),
  };
}
