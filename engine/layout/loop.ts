/** A path that goes all the way round and comes back to the door: for who walks, rides, wanders or runs its rounds. */
import type { Brief } from '../model/brief.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { area, bounds, largest, rectangle } from '../geometry/region.ts';
import { offset, opened, tryIntersect, trySubtract, tryUnite } from '../geometry/trial.ts';
import { isRound, joinOf, type Ask, type Frame } from './plan-types.ts';
import { lengthOf, type Line } from './polyline.ts';
import type { Setting } from './stages.ts';
import { wideTurns } from './wide-turns.ts';

const ROUND =
  /\b(?:loop(?:s|ed|ing)?|circuit|circular (?:walk|route|path|track)|race ?track|round and round|all the way round|track (?:a)?round|(?:walk|wander|stroll|go|get|wheel\w*) (?:all |right )?round (?:it|the (?:whole )?garden)|back (?:to )?where (?:it|she|he|you|one|we|they|I) (?:start|beg[ai]n)\w*|without (?:meeting )?(?:a )?dead ends?|no dead ends?)\b/i;
/** What dogs wear along a fence is where they will go on running, and so will a child. */
const WORN = /\b(?:race ?track|runs? (?:the )?(?:same )?(?:track|circuit|laps?)|laps)\b/i;
/** It is gone round on wheels that do not stop: wide curves, and a floor without joints to catch them. */
const RIDDEN =
  /\b(?:bikes?|bicycles?|cycl(?:e|es|ing)|trikes?|tricycles?|scooters?|scoot(?:s|ing)?|skat\w+|go-?karts?|ride[sn]?|riding|pedal\w*)\b/i;
const TWO_ABREAST = /\b(?:arm in arm|two abreast|side by side|wheelchair|rollator|carer)\b/i;

const USUAL_MM = 1200,
  SLIM_MM = 1000,
  ABREAST_MM = 1500;
/** Planting between the path and the boundary. */
const OUTSIDE_MM = 900;
/** Less ground than this inside a round is none worth going round. */
const LEAST_INSIDE_MM = 2600;
/** A plot narrower than this has the slim path. */
const NARROW_MM = 9000;
const CORNER_MM = 900,
  JOINT_MM = 60;
/** Along the middle of a way that is ridden, and what it is brought down to where a plot has no more, mm. */
const RIDDEN_CORNERS_MM = [2000, 1600, 1200, 900];
/** A round in two pieces is no round. */
const SCRAP_MM2 = 2e5;

/** The round that the words ask for, or that somebody needs; null where neither. */
export function loopAsked({
  wishes,
  circumstances,
  household,
  description,
  said: people,
}: Brief): Ask['loop'] {
  // who refuses "a path which ends" refuses no round
  const wished = wishes
    .filter(({ held, kind }) => (!held || held === 'clash') && kind !== 'plant')
    .map(({ quote }) => quote);
  const dogs =
    household.dog.value &&
    [...wished, ...circumstances.map(({ quote }) => quote)].some((quote) => WORN.test(quote));
  // who may lose their way is promised a round: a way that ends is where they stop
  const isPromised = circumstances.some(
    ({ kind, concept }) => kind === 'health' && concept === 'dementia',
  );
  const laps = people?.lap !== undefined;
  if (!wished.some((quote) => ROUND.test(quote)) && !dogs && !isPromised && !laps) return null;
  const said = wishes.find(({ quote, lengthM }) => ROUND.test(quote) && lengthM)?.lengthM ?? 0;
  const isRidden =
    wished.some((quote) => ROUND.test(quote) && RIDDEN.test(quote)) || ridesRound(description);
  const isAbreast = wished.some((quote) => TWO_ABREAST.test(quote)) || household.wheelchair.value;
  return {
    widthMm: Math.max(isAbreast ? ABREAST_MM : USUAL_MM, said <= 2.5 ? said * 1000 : 0),
    isAtFence: dogs || laps,
    isRidden,
  };
}
/** "He goes round. On his bike, round and round": told in one breath, in one mark or in none. */
const ridesRound = (text: string): boolean =>
  text
    .split(/\n/)
    .some((part) =>
      [...part.matchAll(new RegExp(ROUND, 'gi'))].some(({ index }) =>
        RIDDEN.test(part.slice(Math.max(0, index - NEAR), index + NEAR)),
      ),
    );
const NEAR = 120;

/** A path that goes round: its ground, clear of the terrace, and the line that one walks, closed. */
export type Round = { region: Region; line: Line; width: Mm };

/** Parts of the plot, as shares of its box, in which a round is tried where what stands shuts the whole: the longest is taken. */
const PARTS: readonly (readonly [number, number, number, number])[] = [
  [0.38, 0, 1, 1],
  [0.2, 0, 1, 1],
  [0, 0, 0.62, 1],
  [0, 0, 0.8, 1],
  [0, 0, 1, 0.62],
  [0, 0, 1, 0.75],
  [0, 0, 1, 0.88],
];
/** In a part of the plot less ground is gone round. */
const LEAST_INSIDE_PART_MM = 2000;

/** Null where none is asked for, or the plot holds none. Pure. */
export function loopRound(setting: Setting, terrace: Region): Round | null {
  const { ask, frame } = setting;
  if (!ask.loop || frame.tiny || ask.undug || ask.front || !terrace.length) return null;
  // dogs run along their own fence; past what stands there one goes on its inner side
  const whole =
    roundIn(setting, terrace, frame.plot, true) ??
    roundIn(setting, terrace, insideOfKept(frame), true);
  if (whole || ask.loop.isAtFence) return whole;
  const { x0, y0, x1, y1 } = bounds(frame.plot);
  const at = (from: Mm, to: Mm, share: number): Mm => Math.round(from + share * (to - from));
  return PARTS.reduce<Round | null>((best, [left, near, right, far]) => {
    const ground = tryIntersect(
      frame.plot,
      rectangle(at(x0, x1, left), at(y0, y1, near), at(x0, x1, right), at(y0, y1, far)),
    );
    const next = roundIn(setting, terrace, ground, false);
    return next && (!best || lengthOf(next.line) > lengthOf(best.line)) ? next : best;
  }, null);
}

/** Narrower ground behind what stays is none to walk on. */
const BEHIND_MM = 500;
/** The plot without what stays along its edge; what stands free of the edge is left to be gone round. */
function insideOfKept({ plot, kept }: Frame): Region {
  const open = trySubtract(plot, ...kept.map(({ blocked }) => blocked)),
    [outer] = largest(offset(offset(open, -BEHIND_MM), BEHIND_MM));
  return outer ? [[outer[0]!]] : [];
}

/** What stands beside a round leaves this of half its width and more, or it is gone round elsewhere. */
const STILL_A_WAY = 0.4;
/** Of the ground that a round goes about, so much stays within it when its corners are rounded. */
const KEEPS = 0.88;

function roundIn(
  { ask, frame, language }: Setting,
  terrace: Region,
  ground: Region,
  isWhole: boolean,
): Round | null {
  const loop = ask.loop!;
  const slim = ask.household.wheelchair || loop.isRidden ? USUAL_MM : SLIM_MM;
  const width =
    !isWhole || frame.meanWidthMm < NARROW_MM ? Math.min(loop.widthMm, slim) : loop.widthMm;
  const least = isWhole ? LEAST_INSIDE_MM : LEAST_INSIDE_PART_MM;
  // ground that is gone round, and no two ways side by side
  const holds = (mm: Mm): boolean => offset(ground, -Math.round(mm + width + least / 2)).length > 0;
  const outside = [loop.isAtFence ? 0 : OUTSIDE_MM, 0].find(holds);
  if (outside === undefined) return null;
  const usual = isRound(language) ? 2 * CORNER_MM : 0,
    corners = loop.isRidden ? RIDDEN_CORNERS_MM.map((mm) => mm + width / 2) : usual ? [usual] : [0];
  const join = loop.isRidden ? 'round' : joinOf(language);
  const eased = (corner: Mm): Region => {
    const inset = offset(ground, -outside - corner, join);
    return corner ? offset(inset, corner, 'round') : inset;
  };
  // a curve that shuts off a part of the plot is too wide for it
  const corner = corners.find((mm) => area(eased(mm)) > KEEPS * area(offset(ground, -outside)));
  if (corner === undefined) return null;
  const outer = eased(corner);
  const ring = trySubtract(outer, offset(outer, -width, join));
  const middle = largest(offset(outer, -width / 2, join))[0]?.[0],
    turns =
      middle && ask.household.wheelchair && !corner
        ? wideTurns(
            [...middle, middle[0]!].map(([x, y]): [number, number] => [x, y]),
            width,
          )
        : [];
  const region = trySubtract(
    tryUnite(ring, turns),
    terrace,
    ...frame.kept.map((thing) => thing.blocked),
  ).filter((piece) => area([piece]) > SCRAP_MM2);
  // with the terrace it is one way, and it closes
  const whole = opened(tryUnite(region, offset(terrace, JOINT_MM)), width * STILL_A_WAY);
  if (!middle || whole.length !== 1 || whole[0]!.length < 2) return null;
  return { region, line: [...middle, middle[0]!].map(([x, y]): [number, number] => [x, y]), width };
}
