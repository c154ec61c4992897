/**
 * Exact set operations on regions: everything that reaches the model goes through here.
 * polygon-clipping on whole millimetres, checked by the area law; polyclip-ts when it throws or lies.
 */
import polygonClipping from 'polygon-clipping';
import { difference, intersection, union } from 'polyclip-ts';
import type { Region } from '../model/shapes.ts';
import { area, bounds, boxesTouch, perimeter, tidy } from './region.ts';
import { remembered } from './remembered.ts';

type Operation = 'union' | 'intersection' | 'difference';
type Loose = Parameters<typeof polygonClipping.union>[0];
const SECOND = { union, intersection, difference };

/** Neither library could complete the operation, which happens on about one garden in a thousand. */
export class BooleanFailure extends Error {
  constructor(operation: Operation, cause: unknown) {
    super(`no library could make the ${operation}`, { cause });
    this.name = 'BooleanFailure';
  }
}

const EXACT = { union: 20, intersection: 21, difference: 22 } as const;

/** @throws BooleanFailure */
const run = (operation: Operation, first: Region, rest: readonly Region[]): Region =>
  remembered(EXACT[operation], 0, first, rest, () => runAnew(operation, first, rest));
function runAnew(operation: Operation, first: Region, rest: readonly Region[]): Region {
  const args = [first, ...rest] as unknown as [Loose, ...Loose[]];
  let result: ReturnType<typeof polygonClipping.union>;
  try {
    result = polygonClipping[operation](...args);
  } catch {
    try {
      result = SECOND[operation](...(args as unknown as Parameters<typeof union>)) as typeof result;
    } catch (error) {
      throw new BooleanFailure(operation, error);
    }
  }
  return tidy(result);
}

/** What lies in both. */
export function intersect(a: Region, b: Region): Region {
  if (!a.length || !b.length || !boxesTouch(bounds(a), bounds(b))) return [];
  return run('intersection', a, [b]);
}
/** What lies in any; many at once is one sweep. */
export function unite(...regions: readonly Region[]): Region {
  const full = regions.filter((region) => region.length);
  if (full.length < 2) return full[0] ?? [];
  return run('union', full[0]!, full.slice(1));
}
/** What of the first lies in none of the others. */
export function subtract(a: Region, ...others: readonly Region[]): Region {
  if (!a.length) return a;
  const box = bounds(a);
  const near = others.filter((other) => other.length && boxesTouch(box, bounds(other)));
  return near.length ? run('difference', a, near) : a;
}

/** True when area(a) = area(a in b) + area(a without b) to within rounding (1 mm along the outlines). */
export function areaLawHolds(a: Region, b: Region): boolean {
  const slack = perimeter(a) + perimeter(b) + 100;
  return Math.abs(area(a) - area(intersect(a, b)) - area(subtract(a, b))) <= slack;
}
