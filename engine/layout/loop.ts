/** A path that goes all the way round and comes back to the door: for who walks, rides, wanders or runs its rounds. */
import type { Brief } from '../model/brief.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { area, bounds, largest, rectangle } from '../geometry/region.ts';
import { offset, tryIntersect, trySubtract, tryUnite } from '../geometry/trial.ts';
import { isRound, joinOf, type Ask, type Frame } from './plan-types.ts';
import type { Line } from './polyline.ts';
import type { Setting } from './stages.ts';
import { wideTurns } from './wide-turns.ts';

const ROUND =
  /\b(?:loop(?:s|ed|ing)?|circuit|circular (?:walk|route|path|track)|race ?track|round and round|all the way round|track (?:a)?round|back (?:to )?where (?:it|she|he|you|one|we|they|I) (?:start|beg[ai]n)\w*|without (?:meeting )?(?:a )?dead ends?|no dead ends?)\b/i;
/** What dogs wear along a fence is where they will go on running, and so will a child. */
const WORN = /\b(?:race ?track|runs? (?:the )?(?:same )?(?:track|circuit|laps?)|laps)\b/i;
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
/** A round in two pieces is no round. */
const SCRAP_MM2 = 2e5;

/** The round that the words ask for, or that somebody needs; null where neither. */
export function loopAsked({ wishes, circumstances, household, said: people }: Brief): Ask['loop'] {
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
  const isAbreast = wished.some((quote) => TWO_ABREAST.test(quote)) || household.wheelchair.value;
  return {
    widthMm: Math.max(isAbreast ? ABREAST_MM : USUAL_MM, said <= 2.5 ? said * 1000 : 0),
    isAtFence: dogs || laps,
  };
}

/** A path that goes round: its ground, clear of the terrace, and the line that one walks, closed. */
export type Round = { region: Region; line: Line; width: Mm };

/** Parts of the plot, as shares of its box, in which a round is tried: all of it first, then clear of what stands on one side or at the end. */
const PARTS: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 1, 1],
  [0.38, 0, 1, 1],
  [0, 0, 0.62, 1],
  [0, 0, 1, 0.62],
];
/** In a part of the plot less ground is gone round. */
const LEAST_INSIDE_PART_MM = 2000;

/** Null where none is asked for, or the plot holds none. Pure. */
export function loopRound(setting: Setting, terrace: Region): Round | null {
  const { ask, frame } = setting;
  if (!ask.loop || frame.tiny || ask.undug || ask.front || !terrace.length) return null;
  const { x0, y0, x1, y1 } = bounds(frame.plot);
  // dogs run along their own fence
  for (const part of ask.loop.isAtFence ? PARTS.slice(0, 1) : PARTS) {
    const [left, near, right, far] = part,
      isWhole = part === PARTS[0];
    const ground = isWhole
      ? frame.plot
      : tryIntersect(
          frame.plot,
          rectangle(
            Math.round(x0 + left * (x1 - x0)),
            Math.round(y0 + near * (y1 - y0)),
            Math.round(x0 + right * (x1 - x0)),
            Math.round(y0 + far * (y1 - y0)),
          ),
        );
    const across = isWhole
      ? Math.min(frame.meanWidthMm, frame.depthMm)
      : Math.min((right - left) * frame.meanWidthMm, (far - near) * frame.depthMm);
    const round = roundIn(setting, terrace, ground, across, isWhole);
    if (round) return round;
  }
  // past what stands at the fence one goes on its inner side
  return ask.loop.isAtFence
    ? roundIn(
        setting,
        terrace,
        insideOfKept(frame),
        Math.min(frame.meanWidthMm, frame.depthMm),
        true,
      )
    : null;
}

/** Narrower ground behind what stays is none to walk on. */
const BEHIND_MM = 500;
/** The plot without what stays along its edge; what stands free of the edge is left to be gone round. */
function insideOfKept({ plot, kept }: Frame): Region {
  const open = trySubtract(plot, ...kept.map(({ blocked }) => blocked)),
    [outer] = largest(offset(offset(open, -BEHIND_MM), BEHIND_MM));
  return outer ? [[outer[0]!]] : [];
}

function roundIn(
  { ask, frame, language }: Setting,
  terrace: Region,
  ground: Region,
  across: Mm,
  isWhole: boolean,
): Round | null {
  const loop = ask.loop!;
  const slim = ask.household.wheelchair ? USUAL_MM : SLIM_MM;
  const width =
    !isWhole || frame.meanWidthMm < NARROW_MM ? Math.min(loop.widthMm, slim) : loop.widthMm;
  const least = isWhole ? LEAST_INSIDE_MM : LEAST_INSIDE_PART_MM;
  const outside = [loop.isAtFence ? 0 : OUTSIDE_MM, 0].find(
    (mm) => across - 2 * (mm + width) >= least,
  );
  if (outside === undefined) return null;
  const join = joinOf(language),
    corner = isRound(language) ? 2 * CORNER_MM : 0;
  const inset = offset(ground, -outside - corner);
  const outer = corner ? offset(inset, corner, 'round') : inset;
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
  const whole = tryUnite(region, offset(terrace, JOINT_MM));
  if (!middle || whole.length !== 1 || whole[0]!.length < 2) return null;
  return { region, line: [...middle, middle[0]!].map(([x, y]): [number, number] => [x, y]), width };
}
