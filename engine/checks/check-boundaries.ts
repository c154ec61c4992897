/** Fences, screens, hedges and walls: heights, and foundations near a neighbour. */
import type { Check } from '../model/garden.ts';
import { PERMITTED, inGarden, metres } from './near.ts';
import { middleOfLine } from '../levels/line.ts';
import type { CheckInput } from './near.ts';
import { distanceToSegment } from '../geometry/region.ts';

export const FENCE_LIMIT_MM = 2000;
/** Beside a road, path or pavement that vehicles use. */
export const HIGHWAY_LIMIT_MM = 1000;
export const PARTY_WALL_MM = 3000;
const NAMES = {
  trellis: 'trellis',
  'slatted-screen': 'slatted screen',
  'low-wall': 'wall',
  'raised-edge': 'raised edge',
} as const;

function heightText(what: string, heightMm: number, front: boolean): string {
  return front
    ? `${what} stands ${metres(heightMm)} high in a front garden. Beside a highway anything over ${metres(HIGHWAY_LIMIT_MM)} needs planning permission: lower it, or set it well back from the street and ask the council.`
    : `${what} stands ${metres(heightMm)} high. Fences, walls and screens over ${metres(FENCE_LIMIT_MM)}, trellis on top included, need planning permission: lower it, or apply.`;
}

export function checkBoundaries({ model }: CheckInput): Check[] {
  const out: Check[] = [],
    front = model.site.position === 'front',
    limit = front ? HIGHWAY_LIMIT_MM : FENCE_LIMIT_MM;
  for (const screen of model.layout.screens) {
    const at = middleOfLine(screen.line);
    if (screen.kind === 'hedge') {
      if (screen.heightMm > FENCE_LIMIT_MM)
        out.push(
          inGarden({
            id: `high-hedge:${screen.id}`,
            severity: 'info',
            title: 'A hedge over 2 m',
            text: `The hedge is planned at ${metres(screen.heightMm)}. Hedges need no permission, but a neighbour may complain to the council about an evergreen one over 2 m that takes their light: keep it clipped.`,
            at,
            basis: 'High hedges law, England (Anti-social Behaviour Act 2003)',
          }),
        );
    } else if (screen.heightMm > limit) {
      out.push(
        inGarden({
          id: `fence-height:${screen.id}`,
          severity: 'warning',
          title: `A ${NAMES[screen.kind]} above the height allowed without permission`,
          text: heightText(`The ${NAMES[screen.kind]}`, screen.heightMm, front),
          at,
          basis: PERMITTED,
        }),
      );
    }
    if (screen.kind === 'low-wall' && nearNeighbour(model.site.edges, screen.line)) {
      out.push(
        inGarden({
          id: `party-wall:${screen.id}`,
          severity: 'advice',
          title: 'Digging near a neighbour',
          text: `The wall's footing lies within ${metres(PARTY_WALL_MM)} of the boundary. If a neighbour's building stands that close and you dig deeper than its foundations, the Party Wall Act asks for written notice a month ahead.`,
          at,
          basis: 'Party Wall etc. Act 1996, England and Wales',
        }),
      );
    }
  }
  model.site.edges.forEach((edge, i) => {
    if (!edge.isNew && (edge.kind === 'fence' || edge.kind === 'wall') && edge.heightMm > limit) {
      out.push(
        inGarden({
          id: `fence-height:boundary-${i + 1}`,
          severity: 'advice',
          title: `A boundary ${edge.kind} above ${metres(limit)}`,
          text: `The ${edge.kind} there now is taken as ${metres(edge.heightMm)} high. It may stay if it has stood long enough or has permission; renewing it over ${metres(limit)} needs planning permission.`,
          at: middleOfLine([edge.from, edge.to]),
          basis: PERMITTED,
        }),
      );
    }
  });
  return out;
}

function nearNeighbour(
  edges: CheckInput['model']['site']['edges'],
  line: readonly (readonly [number, number])[],
): boolean {
  return edges.some(
    (edge) =>
      edge.kind !== 'house' &&
      line.some(([x, y]) => distanceToSegment(x, y, edge.from, edge.to) < PARTY_WALL_MM),
  );
}
