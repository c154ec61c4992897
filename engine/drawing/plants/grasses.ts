/** Grasses as starbursts, ferns as fronds. */
import { TAU, cos, sin } from '../../geometry/trig.ts';
import type { Primitive } from '../drawing.ts';
import { curveBy, lineTo, moveTo, polar, segment } from '../path.ts';
import { countFor, disc, dots, leaf, shadowOf, type Sketch } from './marks.ts';

export function fineGrass(s: Sketch): Primitive[] {
  const { r, tones, random } = s,
    n = s.tiny ? 14 : Math.max(20, Math.min(34, Math.round(r * 6)));
  let blades = '',
    under = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU + random.between(0, 0.2),
      q = r * random.between(0.74, 1.06),
      c = polar(0, 0, a + 0.26, q * 0.6),
      e = polar(0, 0, a, q);
    const d = `M0 0${curveBy(c[0], c[1], e[0], e[1])}`;
    if (i % 3) blades += d;
    else under += d;
  }
  const body = tones.bloom ? tones.body : tones.leaf;
  return [
    shadowOf(s, 0.82),
    { kind: 'path', d: disc(r * 0.9), fill: body, fillOpacity: 0.8 },
    {
      kind: 'path',
      d: under,
      fill: 'none',
      stroke: tones.leafPale,
      strokeWidth: Math.min(0.26, r * 0.08),
      cap: 'round',
    },
    {
      kind: 'path',
      d: blades,
      fill: 'none',
      stroke: tones.bodyLine,
      strokeWidth: Math.min(0.19, 0.07 + r * 0.03),
      cap: 'round',
    },
  ];
}
export function broadGrass(s: Sketch): Primitive[] {
  const { r, tones, random } = s,
    n = s.tiny ? 11 : Math.max(14, Math.min(24, Math.round(r * 4)));
  let blades = '';
  for (let i = 0; i < n; i++)
    blades += leaf(
      0,
      0,
      (i / n) * TAU + random.between(-0.12, 0.12),
      r * random.between(0.78, 1.04),
      r * 0.1,
    );
  const items: Primitive[] = [
    shadowOf(s, 0.8),
    { kind: 'path', d: disc(r * 0.82), fill: tones.leaf, fillOpacity: 0.72 },
    {
      kind: 'path',
      d: blades,
      fill: tones.leafPale,
      stroke: tones.leafLine,
      strokeWidth: Math.min(0.13, 0.05 + r * 0.03),
    },
  ];
  if (tones.bloom && !s.tiny)
    items.push({
      kind: 'path',
      d: dots(
        Array.from({ length: countFor(r, 3, 5, 11) }, (_, i) =>
          polar(0, 0, i * 2.4, r * (0.5 + 0.42 * ((i * 0.37) % 1))),
        ),
      ),
      stroke: tones.bloom,
      strokeWidth: Math.min(0.6, r * 0.14),
      cap: 'round',
    });
  return items;
}
export function fern(s: Sketch): Primitive[] {
  const { r, tones, random } = s,
    n = s.tiny ? 7 : 10;
  let ribs = '',
    pinnae = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU + random.between(-0.1, 0.1),
      length = r * random.between(0.86, 1.02),
      tip = polar(0, 0, a, length);
    ribs += segment(0, 0, tip[0], tip[1]);
    const steps = s.tiny ? 3 : 6;
    for (let j = 2; j <= steps + 1; j++) {
      const t = j / (steps + 2),
        w = r * 0.21 * sin(t * 3),
        [mx, my] = polar(0, 0, a, length * t),
        [fx, fy] = polar(0, 0, a, length * (t + 0.1));
      pinnae +=
        moveTo(fx - sin(a) * w, fy + cos(a) * w) +
        lineTo(mx, my) +
        lineTo(fx + sin(a) * w, fy - cos(a) * w);
    }
  }
  return [
    shadowOf(s, 0.8),
    { kind: 'path', d: disc(r * 0.84), fill: tones.leaf, fillOpacity: 0.62 },
    {
      kind: 'path',
      d: pinnae,
      fill: 'none',
      stroke: tones.leafLine,
      strokeWidth: Math.min(0.26, 0.08 + r * 0.035),
      cap: 'round',
      join: 'round',
    },
    {
      kind: 'path',
      d: ribs,
      fill: 'none',
      stroke: tones.leafLine,
      strokeWidth: Math.min(0.2, 0.06 + r * 0.03),
      cap: 'round',
    },
  ];
}
