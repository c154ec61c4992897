/** Deeper, wider, larger, smaller. */
import { areaM2, bounds } from '../../geometry/region.ts';
import { capitalise } from '../../model/format.ts';
import type { Area, Furnishing } from '../../model/layout.ts';
import type { SingleOperation as Operation, Side } from '../../model/operation.ts';
import type { SaidChange } from '../../model/said-change.ts';
import type { Mm } from '../../model/shapes.ts';
import { hasGround } from '../../features/features.ts';
import { doorOf, mayBeMoved, middleOf } from '../add-ground.ts';
import { placeGround, searchable, type Wished } from '../places.ts';
import { SEAT_CHOICES, sizeRangeOf } from '../limits.ts';
import { freeSide, mayBeStretched } from '../stretch.ts';
import { type Answered, ready, refused, type SaidGiven, tried } from './answer-types.ts';
import { nameOfTarget, type Target } from './targets.ts';

/** How much where nobody says, mm. */
const USUAL_MM = 600;
const LEAST_MM = 100;
const metres = (mm: Mm): string => `${(Math.abs(mm) / 1000).toFixed(2).replace(/\.?0+$/, '')} m`;

export function resized(said: SaidChange, target: Target, given: SaidGiven): Answered {
  if (target.kind === 'area') return areaResized(said, target.area, given);
  if (target.kind === 'thing') return thingResized(said, target.thing, given);
  return refused(
    `${capitalise(nameOfTarget(target))} grows to its own size. Swap it for a plant that is taller or lower.`,
  );
}

function areaResized(said: SaidChange, area: Area, given: SaidGiven): Answered {
  const name = nameOfTarget({ kind: 'area', area });
  if (!mayBeStretched(area)) return rebuilt(said, area, given);
  const { x0, y0, x1, y1 } = bounds(area.region);
  const sign = said.act === 'shrink' ? -1 : 1;
  const isShare = said.share !== undefined && said.metres === null;
  const amount = isShare
    ? Math.round(Math.abs(said.share! - 1) * (said.way === 'width' ? x1 - x0 : y1 - y0))
    : Math.round((said.metres ?? USUAL_MM / 1000) * 1000);
  /** A share of all of it is a share of how far it reaches to the side that is moved. */
  const sideways = isShare && said.way === 'all' ? (x1 - x0) / (y1 - y0) : 1;
  const total = said.isTotal && said.metres !== null;
  const now = said.way === 'width' ? x1 - x0 : y1 - y0;
  // what bends has no one width: it would be measured across its bends
  if (total && areaM2(area.region) * 1e6 < 0.85 * (x1 - x0) * (y1 - y0))
    return refused(
      `${capitalise(name)} has no one ${said.way === 'width' ? 'width' : 'depth'}. Say how much wider or narrower, or pull its sides on the plan.`,
    );
  const byMm = total ? amount - now : sign * amount;
  if (byMm === 0) return ready(`${capitalise(name)} is ${metres(amount)} already.`);
  const words = (mm: Mm, { side }: Stretch) =>
    `${capitalise(name)} becomes ${metres(mm)} ${
      said.way === 'all' && side !== 'all'
        ? `${mm > 0 ? 'larger' : 'smaller'} ${AT_SIDE[side]}`
        : WORDS[said.way][mm > 0 ? 0 : 1]
    }.`;
  const sides = sidesFor(said, area, given);
  let why: string | null = null;
  const at = (by: Mm) => {
    const outcomes = sides.map((side) => {
      const reach = side === 'left' || side === 'right' ? sideways : 1;
      const operation: Stretch = {
        kind: 'stretch',
        areaId: area.id,
        side,
        byMm: Math.round(by * reach),
      };
      return { operation, outcome: tried(given, [operation]) };
    });
    for (const { outcome } of outcomes) if ('refused' in outcome) why ??= outcome.refused;
    return outcomes.flatMap(({ operation, outcome }) =>
      'model' in outcome ? [{ operation, faults: outcome.faults }] : [],
    );
  };
  const whole = at(byMm);
  const sound = whole.find(({ faults }) => !faults.length);
  if (sound) return ready(words(sound.operation.byMm, sound.operation), sound.operation);
  // as much of it as can be done, and else all of it with what is not right about it
  for (const share of [0.75, 0.5, 0.25]) {
    const by = Math.round((byMm * share) / 50) * 50;
    if (Math.abs(by) < LEAST_MM) break;
    const part = at(by).find(({ faults }) => !faults.length);
    if (part)
      return refused(why ?? `${whole[0]?.faults[0] ?? 'There is no room for that.'}`, [
        { label: words(part.operation.byMm, part.operation), operations: [part.operation] },
        ...whole.slice(0, 1).map(({ operation, faults }) => ({
          label: `${words(operation.byMm, operation)} ${faults[0]}`,
          operations: [operation],
        })),
      ]);
  }
  const [first] = whole;
  return first
    ? ready(
        `${words(first.operation.byMm, first.operation)} Look at this afterwards: ${first.faults[0]}`,
        first.operation,
      )
    : refused(why ?? 'There is no room for that.');
}
/** Of a building: a quarter larger or smaller, where it stands or as near as it fits. */
function rebuilt(said: SaidChange, area: Area, given: SaidGiven): Answered {
  const name = capitalise(nameOfTarget({ kind: 'area', area }));
  const { feature } = area;
  if (!feature || !hasGround(feature) || !mayBeMoved(area) || said.metres !== null)
    return refused(`${name} keeps its size. Take it out, and add one of the size that is wished.`);
  const { x0, y0, x1, y1 } = bounds(area.region);
  const share =
    said.share === undefined ? (said.act === 'shrink' ? 0.8 : 1.25) : Math.sqrt(said.share);
  const size = ([x1 - x0, y1 - y0] as const).map((side) => Math.round((side * share) / 100) * 100);
  const [widthMm, depthMm] = size as [Mm, Mm];
  const out: Operation = { kind: 'delete-area', areaId: area.id };
  const bare = tried(given, [out]);
  if ('refused' in bare) return refused(bare.refused);
  const middle = middleOf(area);
  const at = { ...middle, widthMm, depthMm, turnDeg: doorOf(given.model, area) };
  const near: Wished = (x, y) => -(Math.abs(x - middle.x) + Math.abs(y - middle.y)) / 500;
  const here: Operation = { kind: 'add-ground', feature, ...at };
  const found = placeGround(searchable(bare.model), feature, near, [widthMm, depthMm]);
  for (const operation of [here, ...(found ? [found] : [])]) {
    const outcome = tried(given, [out, operation]);
    if (!('refused' in outcome) && !outcome.faults.length)
      return ready(
        `${name} becomes ${metres(widthMm)} by ${metres(depthMm)}, made anew.`,
        out,
        operation,
      );
  }
  return refused(`There is no room here for one of ${metres(widthMm)} by ${metres(depthMm)}.`);
}

type Stretch = Extract<Operation, { kind: 'stretch' }>;
const AT_SIDE: Record<Side, string> = {
  far: 'at the far side',
  near: 'on the side of the house',
  left: 'on the left',
  right: 'on the right',
};
const WORDS: Record<SaidChange['way'], readonly [string, string]> = {
  depth: ['deeper', 'less deep'],
  width: ['wider', 'narrower'],
  all: ['larger all round', 'smaller all round'],
};

function sidesFor(said: SaidChange, area: Area, { model }: SaidGiven): (Side | 'all')[] {
  if (said.side && said.side !== 'other') return [said.side];
  if (said.share !== undefined && said.way === 'all') return ['far', 'near', 'right', 'left'];
  if (said.way === 'all')
    return area.id === 'terrace' ? ['far', 'all'] : ['all', 'far', 'right', 'left', 'near'];
  const first = freeSide(model, area, said.way);
  const other = { far: 'near', near: 'far', left: 'right', right: 'left' } as const;
  return area.id === 'terrace' && first === 'far' ? [first] : [first, other[first]];
}

function thingResized(said: SaidChange, thing: Furnishing, given: SaidGiven): Answered {
  const name = nameOfTarget({ kind: 'thing', thing });
  if (thing.kind === 'dining-set') return tableFor(said, thing, given);
  if (said.count !== null)
    return refused(
      `${capitalise(name)} has no number of seats to choose. Say how long it is to be.`,
    );
  const range = sizeRangeOf(thing);
  if (!range) return refused(`${capitalise(name)} comes in one size. Another one can be added.`);
  const sign = said.act === 'shrink' ? -1 : 1;
  const step = (now: Mm, side: 0 | 1, isMeant: boolean): Mm => {
    if (!isMeant) return now;
    const wish =
      said.metres !== null && said.isTotal
        ? said.metres * 1000
        : said.share !== undefined && said.metres === null
          ? now * Math.sqrt(said.share)
          : now + sign * (said.metres !== null ? said.metres * 1000 : now * 0.25);
    return Math.round(Math.max(range.least[side], Math.min(range.most[side], wish)) / 50) * 50;
  };
  const widthMm = step(thing.widthMm, 0, said.way !== 'depth');
  const depthMm = thing.round ? widthMm : step(thing.depthMm, 1, said.way !== 'width');
  if (widthMm === thing.widthMm && depthMm === thing.depthMm)
    return refused(`${capitalise(name)} is as ${sign > 0 ? 'large' : 'small'} as it is made.`);
  const operation: Operation = { kind: 'resize', id: thing.id, widthMm, depthMm };
  const outcome = tried(given, [operation]);
  if ('refused' in outcome) return refused(outcome.refused);
  const says = `${capitalise(name)} becomes ${metres(widthMm)} by ${metres(depthMm)}.`;
  return ready(
    outcome.faults.length ? `${says} Look at this afterwards: ${outcome.faults[0]}` : says,
    operation,
  );
}

function tableFor(said: SaidChange, thing: Furnishing, given: SaidGiven): Answered {
  const now = thing.seats ?? 6;
  const wish =
    said.count ??
    (said.act === 'shrink'
      ? SEAT_CHOICES.findLast((seats) => seats < now)
      : SEAT_CHOICES.find((seats) => seats > now));
  const seats = wish === undefined ? undefined : SEAT_CHOICES.find((one) => one >= wish);
  if (seats === undefined) return refused('A table seats between 2 and 16.');
  if (seats === now) return ready(`The table seats ${now} already.`);
  const operation: Operation = { kind: 'seats', id: thing.id, seats };
  const outcome = tried(given, [operation]);
  if ('refused' in outcome) return refused(outcome.refused);
  const says = `The table seats ${seats}.`;
  return ready(
    outcome.faults.length ? `${says} Look at this afterwards: ${outcome.faults[0]}` : says,
    operation,
  );
}
