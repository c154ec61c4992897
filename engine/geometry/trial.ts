/**
 * Offsets, and quick set operations for trial shapes (clipper-lib on whole millimetres).
 * clipper loses or double-counts area about once in 1,500 designs: never let its booleans reach the model.
 */
import ClipperLib from 'clipper-lib';
import type { Mm, Point, Region } from '../model/shapes.ts';
import { bounds, boxesTouch, ringArea, tidy } from './region.ts';
import { remembered } from './remembered.ts';

/**
 * V8 keeps what is the prototype of something in quick memory. clipper's class has so many functions of its own that each
 * call of one would be looked up in a table, a tenth of all that clipper does.
 */
Object.create(ClipperLib.Clipper);

type Path = { X: number; Y: number }[];
export type Join = 'miter' | 'round';

function toPaths(region: Region): Path[] {
  return region.flatMap((polygon) =>
    polygon.map((ring, i) => {
      // clipper's own kind of point: beside another, each look at one takes it a quarter longer
      const path = ring.map((point): Path[number] => new ClipperLib.IntPoint2(point[0], point[1]));
      if (ringArea(ring) > 0 !== (i === 0)) path.reverse();
      return path;
    }),
  );
}
type Node = { Childs(): Node[]; Contour(): Path };
function fromTree(tree: Node): Region {
  const out: number[][][][] = [];
  const ring = (node: Node) => node.Contour().map((p) => [p.X, p.Y]);
  const walk = (node: Node) => {
    for (const outer of node.Childs()) {
      out.push([ring(outer), ...outer.Childs().map(ring)]);
      for (const hole of outer.Childs()) walk(hole);
    }
  };
  walk(tree);
  return tidy(out);
}
/** clipper's own kinds are below 4; offsets and the exact operations have numbers above. */
const OFFSET = { miter: 10, round: 11 } as const;
const clip = (type: number, subject: Region, clips: readonly Region[]): Region =>
  remembered(type, 0, subject, clips, () => clipAnew(type, subject, clips));
function clipAnew(type: number, subject: Region, clips: readonly Region[]): Region {
  const clipper = new ClipperLib.Clipper();
  const tree = new ClipperLib.PolyTree();
  clipper.AddPaths(toPaths(subject), ClipperLib.PolyType.ptSubject, true);
  clipper.AddPaths(clips.flatMap(toPaths), ClipperLib.PolyType.ptClip, true);
  clipper.Execute(
    type,
    tree,
    ClipperLib.PolyFillType.pftNonZero,
    ClipperLib.PolyFillType.pftNonZero,
  );
  return fromTree(tree as unknown as Node);
}

export function tryIntersect(a: Region, b: Region): Region {
  if (!a.length || !b.length || !boxesTouch(bounds(a), bounds(b))) return [];
  return clip(ClipperLib.ClipType.ctIntersection, a, [b]);
}
export function tryUnite(...regions: readonly Region[]): Region {
  const full = regions.filter((region) => region.length);
  return full.length < 2
    ? (full[0] ?? [])
    : clip(ClipperLib.ClipType.ctUnion, full[0]!, full.slice(1));
}
export function trySubtract(a: Region, ...others: readonly Region[]): Region {
  if (!a.length) return a;
  const box = bounds(a);
  const near = others.filter((other) => other.length && boxesTouch(box, bounds(other)));
  return near.length ? clip(ClipperLib.ClipType.ctDifference, a, near) : a;
}

/** Parallel offset in mm; negative shrinks. */
export function offset(region: Region, by: Mm, join: Join = 'miter'): Region {
  if (!region.length || by === 0) return region;
  return remembered(OFFSET[join], by, region, [], () => offsetAnew(region, by, join));
}
function offsetAnew(region: Region, by: Mm, join: Join): Region {
  const offsetter = new ClipperLib.ClipperOffset(2.5, 12);
  const tree = new ClipperLib.PolyTree();
  offsetter.AddPaths(
    toPaths(region),
    join === 'round' ? ClipperLib.JoinType.jtRound : ClipperLib.JoinType.jtMiter,
    ClipperLib.EndType.etClosedPolygon,
  );
  offsetter.Execute(tree, by);
  return fromTree(tree as unknown as Node);
}
/** The strip of the given width along a line. */
export function buffer(
  line: readonly (readonly number[])[],
  width: Mm,
  join: Join = 'miter',
): Region {
  const offsetter = new ClipperLib.ClipperOffset(2.5, 12);
  const tree = new ClipperLib.PolyTree();
  const path = line.map(
    ([x, y]): Path[number] => new ClipperLib.IntPoint2(Math.round(x!), Math.round(y!)),
  );
  const end = join === 'round' ? ClipperLib.EndType.etOpenRound : ClipperLib.EndType.etOpenSquare;
  offsetter.AddPath(
    path,
    join === 'round' ? ClipperLib.JoinType.jtRound : ClipperLib.JoinType.jtMiter,
    end,
  );
  offsetter.Execute(tree, width / 2);
  return fromTree(tree as unknown as Node);
}
/** Morphological opening: drops everything narrower than twice the radius. */
export function opened(region: Region, radius: Mm, join: Join = 'miter'): Region {
  return tryIntersect(offset(offset(region, -radius, join), radius, join), region);
}
export type { Point };
