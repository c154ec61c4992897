/** Two things in one another's place: "swap the bench and the shed round". */
import { capitalise } from '../../model/format.ts';
import type { SingleOperation as Operation } from '../../model/operation.ts';
import type { SaidChange } from '../../model/said-change.ts';
import type { Mm } from '../../model/shapes.ts';
import { doorOf, mayBeMoved } from '../add-ground.ts';
import { type Answered, ready, refused, type SaidGiven, tried } from './answer-types.ts';
import { nameOfTarget, pointOf, type Target, targetsIn } from './targets.ts';

const EXCHANGE =
  /\b(?:swap|switch|exchange|change) (?:round |over )?(.+) and (.+?)(?: (?:round|over|about|places|sides))*$/;

/** Null where no two things are named so. */
export function exchangedSaid({ act, quote }: SaidChange, given: SaidGiven): Answered | null {
  const found = act === null ? EXCHANGE.exec(quote.toLowerCase().replace(/[?!.\s]+$/, '')) : null;
  if (!found) return null;
  const [one, other] = [found[1]!, found[2]!].map((words) => {
    const targets = targetsIn(words, given.model, given.catalogue);
    return targets.length === 1 ? targets[0] : undefined;
  });
  if (!one || !other) return null;
  const [from, to] = [pointOf(one, given.model), pointOf(other, given.model)];
  const operations = [from && to && put(one, to, given), from && to && put(other, from, given)];
  const names = `${nameOfTarget(one)} and ${nameOfTarget(other)}`;
  const [first, second] = operations;
  if (!first || !second)
    return refused(`${capitalise(names)} cannot change places: the rest is laid out round them.`);
  const outcome = tried(given, [first, second]);
  if ('refused' in outcome || outcome.faults.length)
    return refused(
      `${capitalise(names)} do not fit into one another’s place: ${'refused' in outcome ? outcome.refused : outcome.faults[0]}`,
    );
  return ready(`${capitalise(names)} change places.`, first, second);
}

function put(target: Target, at: { x: Mm; y: Mm }, { model }: SaidGiven): Operation | null {
  if (target.kind === 'thing') return { kind: 'move', id: target.thing.id, x: at.x, y: at.y };
  if (target.kind !== 'area' || !mayBeMoved(target.area)) return null;
  const [x, y] = [Math.round(at.x), Math.round(at.y)];
  return { kind: 'move-ground', areaId: target.area.id, x, y, turnDeg: doorOf(model, target.area) };
}
