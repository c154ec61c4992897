/** A coarse picture of a field from a place: what each of some hundred pixels shows and how far off it is. */
import { SEEN, type Field, type Seen } from './field.ts';

/** Heading in radians counter-clockwise from +x; fov is vertical, degrees; horizon is where eye height falls, -1 at the foot of the frame to 1. */
export type Place = {
  x: number;
  y: number;
  eye: number;
  heading: number;
  fov: number;
  horizon: number;
};
export type SketchView = {
  columns: number;
  rows: number;
  seen: Uint8Array;
  depth: Float32Array;
  /** Number of the subject seen, or 0, and what each number is worth. */
  subject: Uint16Array;
  worth: readonly number[];
  eye: number;
  /** Rise over distance of each row. */ slopes: Float32Array;
};

/** Neighbours' crowns reach about this high, this far beyond the boundary. */
const BEYOND_HIGH = 6,
  BEYOND_FAR = 12;

export function sketchView(
  field: Field,
  place: Place,
  aspect: number,
  columns: number,
  rows: number,
): SketchView {
  const seen = new Uint8Array(columns * rows),
    depth = new Float32Array(columns * rows).fill(400),
    subject = new Uint16Array(columns * rows),
    tanV = Math.tan((place.fov * Math.PI) / 360),
    tanH = tanV * aspect;
  const fx = Math.cos(place.heading),
    fy = Math.sin(place.heading),
    rx = fy,
    ry = -fx,
    { eye } = place;
  const rowOf = (tangent: number): number =>
    Math.round(((1 - (tangent / tanV + place.horizon)) / 2) * rows);
  const fill = (column: number, top: number, foot: number, far: number, what: Seen, of = 0) => {
    for (let row = Math.max(0, top); row < Math.min(rows, foot); row++) {
      const i = row * columns + column;
      if (far < depth[i]!) {
        depth[i] = far;
        seen[i] = what;
        subject[i] = of;
      }
    }
  };
  for (let c = 0; c < columns; c++) {
    const side = (((c + 0.5) / columns) * 2 - 1) * tanH,
      dx = fx + rx * side,
      dy = fy + ry * side;
    for (let row = 0; row < rows; row++) {
      const tangent = (1 - ((row + 0.5) / rows) * 2 - place.horizon) * tanV;
      if (tangent >= -0.005) continue;
      const far = eye / -tangent,
        i = row * columns + c;
      depth[i] = far;
      seen[i] = far > 80 ? SEEN.beyond : field.groundAt(place.x + dx * far, place.y + dy * far);
    }
    let edge = 0;
    for (const { a, b, high, seen: what } of field.screens) {
      const sx = b[0] - a[0],
        sy = b[1] - a[1],
        k = dx * sy - dy * sx;
      if (Math.abs(k) < 1e-9) continue;
      const far = ((a[0] - place.x) * sy - (a[1] - place.y) * sx) / k,
        along = ((a[0] - place.x) * dy - (a[1] - place.y) * dx) / k;
      if (far <= 0.05 || along < 0 || along > 1) continue;
      edge = Math.max(edge, far);
      fill(c, rowOf((high - eye) / far), rowOf(-eye / far), far, what);
    }
    fill(c, rowOf((BEYOND_HIGH - eye) / (edge + BEYOND_FAR)), rowOf(0), 300, SEEN.beyond);
  }
  for (const s of field.solids) {
    const ox = s.x - place.x,
      oy = s.y - place.y,
      ahead = ox * fx + oy * fy,
      aside = ox * rx + oy * ry;
    if (ahead + s.r < 0.1) continue;
    const far = Math.max(0.25, ahead),
      near = Math.max(0.2, ahead - s.r),
      c0 = Math.floor((((aside - s.r) / far / tanH + 1) / 2) * columns),
      c1 = Math.ceil((((aside + s.r) / far / tanH + 1) / 2) * columns);
    if (c1 <= 0 || c0 >= columns) continue;
    const foot = rowOf((s.low - eye) / (s.low < eye ? near : far)),
      middle = (c0 + c1) / 2,
      half = Math.max(0.5, (c1 - c0) / 2);
    for (let c = Math.max(0, c0); c < Math.min(columns, c1); c++) {
      const u = (c + 0.5 - middle) / half,
        round = s.leafy ? 0.55 + 0.45 * Math.sqrt(Math.max(0, 1 - u * u)) : 1;
      fill(
        c,
        rowOf((s.low + (s.high - s.low) * round - eye) / far),
        foot,
        Math.max(0.3, ahead),
        s.seen,
        s.subject,
      );
    }
  }
  return {
    columns,
    rows,
    seen,
    depth,
    subject,
    worth: field.worth ?? [],
    eye,
    slopes: Float32Array.from(
      { length: rows },
      (_, row) => (1 - ((row + 0.5) / rows) * 2 - place.horizon) * tanV,
    ),
  };
}
