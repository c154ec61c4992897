/** Where every plant of the scene stands and which way it faces: by what it climbs, in its line, clear of the fence. */
import type { Scene, SceneInstance, SceneSpecies } from '#engine/scene/scene.ts';
import { metres, xy, type Xy } from '../core/frame.ts';
import { nearest } from '../core/polygons.ts';
import { TREES } from './draw-plant.ts';
import type { PlantingOptions } from './planting.ts';

/** A plant placed: plan metres, foot height, half sizes along and across, height, turn in degrees. */
export type Stand = {
  x: number;
  y: number;
  foot: number;
  along: number;
  across: number;
  high: number;
  turnDeg: number;
  instance: SceneInstance;
};

export const CARPETS: ReadonlySet<SceneSpecies['form']> = new Set([
  'clump',
  'cloud',
  'fine-grass',
  'herb',
  'bold-leaf',
  'fern',
  'strap-leaf',
  'spire',
  'daisy',
]);

export type Line = { a: Xy; b: Xy; length: number; half: number; kind: string; high: number };

export function linesOf(scene: Scene): Line[] {
  const house: Line = {
    a: [metres(scene.house.x0), 0],
    b: [metres(scene.house.x1), 0],
    length: metres(scene.house.x1 - scene.house.x0),
    half: 0,
    kind: 'wall',
    high: metres(scene.house.heightMm),
  };
  return [
    house,
    ...scene.lines.flatMap((line) =>
      line.line.slice(1).map((p, i) => ({
        a: xy(line.line[i]!),
        b: xy(p),
        length: Math.hypot(p[0] - line.line[i]![0], p[1] - line.line[i]![1]) / 1000,
        half: metres(line.thicknessMm) / 2,
        kind: line.kind,
        high: metres(line.heightMm),
      })),
    ),
  ];
}

function nearestLine(
  x: number,
  y: number,
  lines: Line[],
  within: number,
): { line: Line; foot: Xy; distance: number } | null {
  let best: { line: Line; foot: Xy; distance: number } | null = null;
  for (const line of lines) {
    const { distance, t } = nearest(x, y, line.a, line.b);
    if (distance > within || (best && distance >= best.distance)) continue;
    best = {
      line,
      distance,
      foot: [line.a[0] + (line.b[0] - line.a[0]) * t, line.a[1] + (line.b[1] - line.a[1]) * t],
    };
  }
  return best;
}

/** Kept home: a plant by the boundary is drawn a little narrower and further in, so that no leaf grows through a fence. What stands in a pot stays on its pot. */
function keepHome(stand: Stand, ring: Xy[], spread: number, inPot: boolean): Stand {
  let x = stand.x,
    y = stand.y,
    r = stand.along;
  // twice round, since in a corner one side pushes towards the other
  for (let step = 0; step < ring.length * 2; step++) {
    const i = step % ring.length,
      a = ring[i]!,
      b = ring[(i + 1) % ring.length]!,
      { distance, t } = nearest(x, y, a, b),
      reach = r * spread;
    if (distance >= reach) continue;
    r = Math.max(stand.along * 0.66, distance / spread);
    const inward = Math.min(0.36, Math.max(0, r * spread - distance)),
      fx = a[0] + (b[0] - a[0]) * t,
      fy = a[1] + (b[1] - a[1]) * t,
      l = Math.hypot(x - fx, y - fy);
    if (l > 0.005 && !inPot) {
      x += ((x - fx) / l) * inward;
      y += ((y - fy) / l) * inward;
    }
  }
  return { ...stand, x, y, along: r, across: r };
}

/** Against what it climbs, facing the side it grows on. */
function standClimber(
  stand: Stand,
  species: SceneSpecies,
  all: SceneInstance[],
  lines: Line[],
): Stand {
  const found = nearestLine(
    stand.x,
    stand.y,
    lines.filter((l) => l.kind !== 'hedge' && l.kind !== 'open' && l.kind !== 'raised-edge'),
    0.9,
  );
  let gap = Infinity;
  for (const other of all) {
    const d = Math.hypot(metres(other.x) - stand.x, metres(other.y) - stand.y);
    if (d > 0.05) gap = Math.min(gap, d);
  }
  const along = Math.max(0.3, Math.min(metres(species.spreadMm) / 2, 1.5, gap * 0.62));
  if (!found) return { ...stand, along: Math.min(along, 0.45), across: 0.45 };
  const { line, foot } = found,
    dx = stand.x - foot[0],
    dy = stand.y - foot[1],
    l = Math.hypot(dx, dy) || 1;
  // it spreads no further than what it clings to
  const ux = (line.b[0] - line.a[0]) / (line.length || 1),
    uy = (line.b[1] - line.a[1]) / (line.length || 1),
    half = Math.min(along, Math.max(0.15, line.length / 2)),
    at = (foot[0] - line.a[0]) * ux + (foot[1] - line.a[1]) * uy,
    held = Math.min(Math.max(at, half), Math.max(half, line.length - half)),
    fx = line.a[0] + ux * held,
    fy = line.a[1] + uy * held;
  let nx = dx / l,
    ny = dy / l;
  if (l < 0.02) {
    nx = -uy;
    ny = ux;
  }
  return {
    ...stand,
    x: fx + nx * line.half,
    y: fy + ny * line.half,
    along: half,
    across: 1,
    turnDeg: (Math.atan2(nx, -ny) * 180) / Math.PI,
    high: Math.min(stand.high, Math.max(1.2, line.high * 1.16)),
  };
}

/** A clipped piece of hedge, turned to its line and joined to its neighbours. */
function standHedge(stand: Stand, all: SceneInstance[], lines: Line[]): Stand {
  const found = nearestLine(stand.x, stand.y, lines, 0.7);
  const ux = found ? (found.line.b[0] - found.line.a[0]) / (found.line.length || 1) : 0,
    uy = found ? (found.line.b[1] - found.line.a[1]) / (found.line.length || 1) : 0;
  let gap = Infinity;
  // a lower hedge at its foot is no neighbour along its line
  for (const other of all) {
    const dx = metres(other.x) - stand.x,
      dy = metres(other.y) - stand.y,
      d = Math.hypot(dx, dy);
    if (d > 0.03 && (!found || Math.abs(dy * ux - dx * uy) < 0.06)) gap = Math.min(gap, d);
  }
  const along = Math.min(
    Math.max(0.7, stand.along * 1.5),
    (Number.isFinite(gap) ? gap / 2 : stand.along) * 1.14,
  );
  const turnDeg = found
    ? (Math.atan2(found.line.b[1] - found.line.a[1], found.line.b[0] - found.line.a[0]) * 180) /
      Math.PI
    : 0;
  const across =
    found && found.line.kind === 'hedge' ? Math.max(0.12, found.line.half * 1.02) : stand.along;
  return { ...stand, along: Math.max(0.12, along), across, turnDeg };
}

export function standsOf(
  ring: Xy[],
  species: SceneSpecies,
  options: PlantingOptions,
  lines: Line[],
  hedges: SceneInstance[],
): Stand[] {
  const share = species.growth[options.year],
    onHouse = (p: SceneInstance) =>
      species.form === 'climber' &&
      p.y < 600 &&
      metres(p.x) > lines[0]!.a[0] &&
      metres(p.x) < lines[0]!.b[0];
  return species.instances
    .filter((p) => options.withHouse || !onHouse(p))
    .map((instance) => {
      const grown = instance.existing ? 1 : share,
        r = Math.max(0.03, metres(instance.radiusMm) * grown),
        h = Math.max(0.04, metres(instance.heightMm) * grown);
      // plants sit a little into the ground so that no stem hovers
      const stand: Stand = {
        x: metres(instance.x),
        y: metres(instance.y),
        foot: metres(instance.baseMm) - 0.03,
        along: r,
        across: r,
        high: h,
        turnDeg: instance.turnDeg,
        instance,
      };
      if (species.form === 'aquatic') return { ...stand, foot: -0.055 };
      if (species.form === 'hedge') return standHedge(stand, hedges, lines);
      if (species.form === 'climber' || species.form === 'trained-fruit')
        return standClimber(stand, species, species.instances, lines);
      return TREES.has(species.form)
        ? stand
        : keepHome(stand, ring, species.form === 'mat' ? 1.5 : 1.36, instance.baseMm > 0);
    });
}

/** A hedge piece with a neighbour on one side only, along its own line. */
export function endsHedge(stand: Stand, all: SceneInstance[]): boolean {
  const a = (stand.turnDeg * Math.PI) / 180,
    sides = [false, false];
  for (const other of all) {
    const dx = metres(other.x) - stand.x,
      dy = metres(other.y) - stand.y,
      along = dx * Math.cos(a) + dy * Math.sin(a),
      across = Math.abs(-dx * Math.sin(a) + dy * Math.cos(a));
    if (Math.abs(along) > 0.03 && Math.abs(along) < stand.along * 3.4 && across < stand.across)
      sides[along > 0 ? 1 : 0] = true;
  }
  return !(sides[0] && sides[1]);
}

export const END = 3;
