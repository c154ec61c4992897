/** The ground put in order once every part has its place: no acute corners, no scraps, edges in line, no slits. */
import { withoutSpikes } from '../geometry/spikes.ts';
import type { Mm } from '../model/shapes.ts';
import { bluntCorners } from './blunt-corners.ts';
import { mendOutlines } from './mend-outlines.ts';
import { narrowWays } from './pinches.ts';
import { WayFinder } from './reach.ts';
import { giveAwaySmallPieces } from './small-pieces.ts';
import { giveAwaySlivers } from './slivers.ts';
import { fillTeeth } from './smooth-floors.ts';
import { stepsInEdges, straighten } from './straight-lines.ts';
import { floorsOffUndug } from './undug-ground.ts';
import type { Routed, Setting } from './stages.ts';
import type { Part } from './plan-types.ts';

const ROUNDS = 2;

/** Planters on a floor that may not be dug are made to their size and stay as they are. */
export function settleGround(garden: Setting & Routed): readonly Part[] {
  if (garden.ask.undug) return garden.parts;
  const parts = settled(garden);
  return narrowWays(garden, new WayFinder(parts, garden.site)) ? settled(garden, 0) : parts;
}

/** `besideMm`: so far in from its sides a way may lose the tip of a corner; where that pinches one, no tip of a way is taken. */
function settled(garden: Setting & Routed, besideMm?: Mm): readonly Part[] {
  let parts = bluntCorners(giveAwaySlivers(garden.parts, garden), garden, besideMm);
  for (let round = 0; round < ROUNDS; round++) {
    const before = parts;
    parts = straighten(giveAwaySmallPieces(parts, garden.ask), garden);
    if (parts === before) break;
  }
  // a tooth that is filled may leave a corner, and a corner's tip a scrap
  const whole = giveAwaySmallPieces(
    bluntCorners(fillTeeth(parts, garden), garden, besideMm),
    garden.ask,
  ).map((part) => (part.kept ? part : { ...part, region: withoutSpikes(part.region) }));
  // what is mended may leave a crumb, or a neighbour that takes one, or a step in an edge
  const mended = giveAwaySmallPieces(mendOutlines(whole, garden), garden.ask),
    inLine = giveAwaySmallPieces(straighten(mended, garden), garden.ask);
  return floorsOffUndug(stepsInEdges(inLine) < stepsInEdges(mended) ? inLine : mended, garden);
}
