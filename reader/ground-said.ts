/** What is told of the shape of the ground itself: its walls, its levels, and the ground beside it. */
import type { GroundSaid } from '#engine/model/ground-said.ts';
import { beyondIn } from './beyond.ts';
import { lookersIn, unitIn } from './lookers.ts';
import { ownersIn } from './owners.ts';
import { terracesIn } from './terraces.ts';
import { wallsIn } from './walls.ts';

/** Null where nothing is told of it. */
export function groundSaid(text: string): GroundSaid | null {
  const walls = wallsIn(text),
    terraces = terracesIn(text),
    beyond = beyondIn(text),
    owners = ownersIn(text),
    lookers = lookersIn(text),
    unit = unitIn(text);
  const said = {
    ...(walls.length ? { walls } : {}),
    ...(terraces ? { terraces } : {}),
    ...(beyond.length ? { beyond } : {}),
    ...(owners.length ? { owners } : {}),
    ...(lookers.length ? { lookers } : {}),
    ...(unit ? { unit } : {}),
  };
  return Object.keys(said).length ? said : null;
}
