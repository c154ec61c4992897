/** The dear half of a candidate: second rooms, ways, beds, trees and the score. */
import { makeBeds } from './beds.ts';
import type { Draft } from './plan-types.ts';
import { drawRoutes, widenPinches } from './routes.ts';
import { scoreDraft } from './score.ts';
import { addSecondRooms } from './second-rooms.ts';
import { chooseTrees } from './trees.ts';

export function finish(draft: Draft): void {
  if (!draft.ask.undug) addSecondRooms(draft);
  drawRoutes(draft);
  widenPinches(draft);
  makeBeds(draft);
  if (!draft.ask.undug) chooseTrees(draft);
  scoreDraft(draft);
}
