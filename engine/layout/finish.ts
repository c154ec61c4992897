/** The slow half of a candidate: second rooms, paths, beds, trees and the score. */
import { makeBeds } from './beds.ts';
import type { LayoutWeights } from '../model/design-weights.ts';
import { widenPinches } from './pinches.ts';
import { drawRoutes } from './routes.ts';
import { settleGround } from './settle-ground.ts';
import { scoreOf } from './score.ts';
import { addSecondRooms } from './second-rooms.ts';
import { chooseTrees } from './trees.ts';
import type { Finished, Planted, Sketch } from './stages.ts';

export function finish(sketch: Sketch, weights: LayoutWeights): Finished {
  const { undug } = sketch.ask;
  const roomed = undug ? sketch : { ...sketch, parts: addSecondRooms(sketch) };
  const routed = { ...roomed, ...drawRoutes(roomed) };
  const widened = { ...routed, ...widenPinches(routed) };
  const bedded = { ...widened, parts: makeBeds(widened) },
    settled = { ...bedded, parts: settleGround(bedded) };
  const planted: Planted = { ...settled, trees: undug ? [] : chooseTrees(settled) };
  return { ...planted, ...scoreOf(planted, weights) };
}
