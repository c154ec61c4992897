/** The slow half of a candidate: second rooms, paths, beds, trees and the score. */
import { makeBeds } from './beds.ts';
import type { LayoutWeights } from '../model/design-weights.ts';
import type { Draft } from './plan-types.ts';
import { drawRoutes, widenPinches } from './routes.ts';
import { scoreDraft } from './score.ts';
import { addSecondRooms } from './second-rooms.ts';
import { chooseTrees } from './trees.ts';

export function finish(draft: Draft, weights: LayoutWeights): void {
  if (!draft.ask.undug) addSecondRooms(draft);
  drawRoutes(draft);
  widenPinches(draft);
  makeBeds(draft);
  if (!draft.ask.undug) chooseTrees(draft);
  scoreDraft(draft, weights);
}
