/** The direction in which a floor is laid. */
import type { Language } from '../../model/layout.ts';
import type { Region } from '../../model/shapes.ts';
import { atan2, degrees, hypot } from '../../geometry/trig.ts';

/**
 * Degrees (0 to 90) counter-clockwise from +x that most of the straight edges share, weighed by length;
 * of a round shape, what its language would do.
 */
export function grainOf(region: Region, language: Language): number {
  const bins = new Map<number, number>();
  let straight = 0,
    total = 0;
  for (const polygon of region)
    for (const ring of polygon)
      for (let i = 0; i < ring.length; i++) {
        const [ax, ay] = ring[i]!,
          [bx, by] = ring[(i + 1) % ring.length]!;
        const length = hypot(bx - ax, by - ay);
        total += length;
        if (length < 700) continue;
        straight += length;
        const angle = Math.round(degrees(atan2(by - ay, bx - ax)) * 2) / 2;
        const key = ((angle % 90) + 90) % 90;
        bins.set(key, (bins.get(key) ?? 0) + length);
      }
  const usual = language === 'diagonal' || language === 'zigzag' ? 45 : 0;
  if (straight < total * 0.3) return usual;
  let best = usual,
    most = 0;
  for (const [key, length] of [...bins].sort((a, b) => a[0] - b[0]))
    if (length > most) {
      most = length;
      best = key;
    }
  return best;
}
