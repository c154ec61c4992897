/** Fruit trees of an orchard, or of a room of fruit in long grass. */
import { bounds, contains, distanceToEdge } from '../geometry/region.ts';
import { crownRoom, TRUNK_FROM_BOUNDARY_MM } from './crown-room.ts';
import type { Part, SketchTree } from './plan-types.ts';
import type { Parts, Setting } from './stages.ts';

const FRUIT_APART_MM = 3600,
  FRUIT_STEP_MM = 500;
/** The smallest fruit trees are 2 m across, and none of an orchard is more than 3 m; radii, mm. */
const LEAST_FRUIT_MM = 1000,
  MOST_FRUIT_MM = 1500;
const FROM_EDGE_MM = 500;

/** In rows, their crowns just meeting. */
export function orchardTrees(garden: Setting & Parts): SketchTree[] {
  return garden.parts
    .filter((part) => part.kind === 'orchard')
    .flatMap((part) => {
      const rows = fruitAt(garden, part, FRUIT_APART_MM);
      // a room that holds no row has its one tree where its crown has most room
      return rows.length
        ? rows
        : fruitAt(garden, part, FRUIT_STEP_MM)
            .sort((one, two) => two.crown - one.crown)
            .slice(0, 1);
    });
}

function fruitAt(garden: Setting & Parts, part: Part, every: number): SketchTree[] {
  const { x0, y0, x1, y1 } = bounds(part.region),
    across = Math.max(1, Math.round((x1 - x0) / every)),
    deep = Math.max(1, Math.round((y1 - y0) / every));
  const out: SketchTree[] = [];
  for (let i = 0; i < across; i++)
    for (let j = 0; j < deep; j++) {
      const tree = fruitTree(
        garden,
        part,
        Math.round(x0 + ((i + 0.5) * (x1 - x0)) / across),
        Math.round(y0 + ((j + 0.5) * (y1 - y0)) / deep),
      );
      if (tree) out.push(tree);
    }
  return out;
}

/** Null where no fruit tree has room for its crown, or its trunk would stand at an edge. */
function fruitTree(garden: Setting & Parts, part: Part, x: number, y: number): SketchTree | null {
  const { grid, toBoundary } = garden.frame,
    k = grid.index(x, y);
  if (
    k < 0 ||
    toBoundary[k]! < TRUNK_FROM_BOUNDARY_MM ||
    !contains(part.region, x, y) ||
    distanceToEdge(part.region, x, y) < FROM_EDGE_MM
  )
    return null;
  const most = Math.round(Math.min(MOST_FRUIT_MM, y - 300));
  if (most < LEAST_FRUIT_MM) return null;
  const crown = Math.min(most, crownRoom(garden, { x, y, crown: most }));
  return crown >= LEAST_FRUIT_MM ? { x, y, crown, height: 3500, role: 'orchard' } : null;
}
