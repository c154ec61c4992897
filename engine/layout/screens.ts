/** Hedges, trellis and screens on room boundaries, open where the path goes through. */
import type { Screen } from '../model/layout.ts';
import type { Draft } from './plan-types.ts';

export function raiseScreens(_draft: Draft): Screen[] {
  return [];
}
