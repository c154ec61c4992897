/** What the ground of a garden is for, by the feature that it is drawn as. */
import type { Brief } from '../model/brief.ts';
import type { FeatureId } from '../features/names.ts';
import { heartsOf } from './heart.ts';
import { needOf, type NeededGround } from './needed-ground.ts';

/** What is said first of each kind of ground is what it is for. */
export function needsOf(brief: Brief): Partial<Record<FeatureId, NeededGround>> {
  const needs: Partial<Record<FeatureId, NeededGround>> = {};
  for (const wish of heartsOf(brief)) {
    const need = needOf(wish, brief.description);
    if (need) needs[need.feature] ??= need;
  }
  return needs;
}
