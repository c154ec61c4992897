/** To the other side, closer to the house, two metres to the left. */
import { bounds } from '../../geometry/region.ts';
import { capitalise, lowerFirst } from '../../model/format.ts';
import type { Area, Furnishing } from '../../model/layout.ts';
import type { SingleOperation as Operation } from '../../model/operation.ts';
import type { SaidChange } from '../../model/said-change.ts';
import type { Mm } from '../../model/shapes.ts';
import { doorOf, mayBeMoved, middleOf } from '../add-ground.ts';
import { applyOperation } from '../apply.ts';
import { boundBecause } from '../limits.ts';
import { placeThing } from '../place-thing.ts';
import { isSound, placeGround, searchable, type Wished } from '../places.ts';
import { withoutThings } from '../things.ts';
import { nameOfFurnishing } from '../../features/names.ts';
import { isOnSide, whereInWords } from '../where.ts';
import { groundOf, hasGround } from '../../features/features.ts';
import { type Answered, readyOr, ready, refused, type SaidGiven, tried } from './answer-types.ts';
import { sunAfter } from './sun-places.ts';
import { isNearTo, isOnHand, nameOfTarget, pointOf, type Target, wishedOf } from './targets.ts';

export function moved(said: SaidChange, target: Target, given: SaidGiven): Answered {
  const { model, catalogue } = given;
  if (target.kind === 'tree' || target.kind === 'plant')
    return refused(
      `${capitalise(nameOfTarget(target))} is not moved by words: take it out, or swap what grows in a bed.`,
    );
  const from = pointOf(target, model)!;
  const wished = wishedOf(said, model, catalogue, from);
  if (wished === 'unknown') return refused(`We could not tell where “${said.where}” is.`);
  const home =
    target.kind === 'thing' && boundBecause(model, target.thing)
      ? model.layout.areas.find((area) => area.id === target.thing.areaId)
      : undefined;
  const area = target.kind === 'area' ? target.area : home;
  if (said.metres !== null && said.side && said.side !== 'other')
    return pushed(said, area ?? target, given);
  if (!wished) return refused('Say where to: “to the left”, “closer to the house”, “by the pond”.');
  const answer = area
    ? groundMoved(area, wished, given)
    : target.kind === 'thing'
      ? thingMoved(target.thing, wished, given)
      : refused('That stays.');
  const [to] = answer.operations;
  const sun = to && 'x' in to ? sunAfter(said, model, { from, to }) : null;
  if (sun && !sun.isBetter)
    return refused(`${capitalise(nameOfTarget(target))}: ${lowerFirst(sun.stays)}`);
  if (sun) return { ...answer, says: `${answer.says} ${sun.says}` };
  return to && 'x' in to && !isWhereSaid(said, from, to, given)
    ? refused(`There is no free place for ${nameOfTarget(target)} there.`, [
        { label: answer.says, operations: answer.operations },
      ])
    : answer;
}

const COMPARED = /\b(?:closer|nearer|further|farther|away|back|towards|more|too|so|that|off)\b/;
/** Nearer in a way that is compared is near enough; what is called the other side is where the search came to. */
const NEARER_MM: Mm = 1000;
function isWhereSaid(
  said: SaidChange,
  from: { x: Mm; y: Mm },
  to: { x: Mm; y: Mm },
  given: SaidGiven,
): boolean {
  const { side } = said;
  if (said.where && !isNearTo(said, given, to)) return false;
  if (!isOnHand(said, given, to)) return false;
  if (!side || side === 'other') return true;
  const [dx, dy] = STEPS[side],
    along = (to.x - from.x) * dx + (to.y - from.y) * dy;
  return (
    along > 0 &&
    (isOnSide(side, given.model.site, to.x, to.y) ||
      (along >= NEARER_MM && COMPARED.test(said.quote.toLowerCase())))
  );
}

const STEPS = { left: [-1, 0], right: [1, 0], far: [0, 1], near: [0, -1] } as const;

/** By so many metres, to one side. */
function pushed(said: SaidChange, what: Area | Target, given: SaidGiven): Answered {
  const [dx, dy] = STEPS[said.side as keyof typeof STEPS];
  const by = Math.round(said.metres! * 1000);
  const is = 'region' in what ? ({ kind: 'area', area: what } as const) : what;
  const says = `${capitalise(nameOfTarget(is))} goes ${said.metres} m ${{ left: 'to the left', right: 'to the right', far: 'away from the house', near: 'towards the house' }[said.side as keyof typeof STEPS]}.`;
  if (is.kind === 'thing')
    return readyOr(given, says, {
      kind: 'move',
      id: is.thing.id,
      x: is.thing.x + dx * by,
      y: is.thing.y + dy * by,
    });
  if (is.kind !== 'area' || !mayBeMoved(is.area))
    return refused('The rest is laid out round it, so it stays.');
  const { x, y } = middleOf(is.area);
  return readyOr(given, says, {
    kind: 'move-ground',
    areaId: is.area.id,
    x: x + dx * by,
    y: y + dy * by,
    turnDeg: doorOf(given.model, is.area),
  });
}

function thingMoved(thing: Furnishing, wished: Wished, given: SaidGiven): Answered {
  const { model } = given;
  const searched = searchable(withoutThings(model, [thing]));
  const size = {
    kind: thing.kind,
    width: thing.widthMm,
    depth: thing.depthMm,
    height: thing.heightMm,
    round: thing.round,
  };
  const place = placeThing(searched, size, wished, false);
  if (!place)
    return refused(`There is no free place for ${nameOfTarget({ kind: 'thing', thing })} there.`);
  const operations: Operation[] = [
    { kind: 'move', id: thing.id, x: place.x, y: place.y },
    ...(thing.round || place.turnDeg === thing.turnDeg
      ? []
      : [{ kind: 'turn' as const, id: thing.id, turnDeg: place.turnDeg }]),
  ];
  const at = whereInWords(model.site, place.x, place.y);
  return readyOr(
    given,
    `${capitalise(nameOfTarget({ kind: 'thing', thing }))} to stand ${at}.`,
    ...operations,
  );
}

function groundMoved(area: Area, wished: Wished, given: SaidGiven): Answered {
  const { model } = given;
  const name = nameOfTarget({ kind: 'area', area });
  if (!mayBeMoved(area) || !area.feature || !hasGround(area.feature))
    return refused(`${capitalise(name)} stays: the rest is laid out round it.`);
  const bare = tried(given, [{ kind: 'delete-area', areaId: area.id }]);
  if ('refused' in bare) return refused(bare.refused);
  const box = bounds(area.region);
  const size: readonly [Mm, Mm] = [box.x1 - box.x0, box.y1 - box.y0];
  const found = placeGround(searchable(bare.model), area.feature, wished, size);
  const isBuilding = groundOf(area.feature).building !== undefined;
  const searched = searchable(model);
  for (const place of found ? [found] : []) {
    const operation: Operation = {
      kind: 'move-ground',
      areaId: area.id,
      x: place.x,
      y: place.y,
      turnDeg: isBuilding ? place.turnDeg : 0,
    };
    const outcome = applyOperation(model, operation, { plants: new Map() });
    const says = `${capitalise(name)} to stand ${whereInWords(model.site, place.x, place.y)}.`;
    if ('refused' in outcome)
      return refused(outcome.refused, withoutOne(area, says, operation, given));
    return isSound(searched, operation) ? ready(says, operation) : readyOr(given, says, operation);
  }
  return refused(
    `There is no free place for ${name} there: it needs bed or lawn clear of trees, and a way to it.`,
  );
}

/** The nearest that can be done where one loose thing is in the way: it goes. */
function withoutOne(
  area: Area,
  says: string,
  operation: Operation,
  given: SaidGiven,
): { label: string; operations: Operation[] }[] {
  for (const thing of given.model.layout.furnishings) {
    if (thing.areaId === area.id || boundBecause(given.model, thing)) continue;
    const operations: Operation[] = [{ kind: 'delete', id: thing.id }, operation];
    const outcome = tried(given, operations);
    if (!('refused' in outcome) && !outcome.faults.length)
      return [{ label: `${says} The ${nameOfFurnishing(thing.kind)} goes`, operations }];
  }
  return [];
}
