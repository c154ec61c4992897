/** A path that goes all the way round and comes back to the door: for who walks, rides, wanders or runs its rounds. */
import type { Brief } from '../model/brief.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { area, largest } from '../geometry/region.ts';
import { offset, trySubtract, tryUnite } from '../geometry/trial.ts';
import { isRound, joinOf, type Ask } from './plan-types.ts';
import type { Line } from './polyline.ts';
import type { Setting } from './stages.ts';
import { wideTurns } from './wide-turns.ts';

const ROUND =
  /\b(?:loop(?:s|ed|ing)?|circuit|circular (?:walk|route|path|track)|race ?track|round and round|all the way round and back|track (?:a)?round)\b/i;
/** What dogs wear along a fence is where they will go on running. */
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
export function loopAsked({ wishes, circumstances, household }: Brief): Ask['loop'] {
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
  if (!wished.some((quote) => ROUND.test(quote)) && !dogs && !isPromised) return null;
  const said = wishes.find(({ quote, lengthM }) => ROUND.test(quote) && lengthM)?.lengthM ?? 0;
  const isAbreast = wished.some((quote) => TWO_ABREAST.test(quote)) || household.wheelchair.value;
  return {
    widthMm: Math.max(isAbreast ? ABREAST_MM : USUAL_MM, said <= 2.5 ? said * 1000 : 0),
    isAtFence: dogs,
  };
}

/** A path that goes round: its ground, clear of the terrace, and the line that one walks, closed. */
export type Round = { region: Region; line: Line; width: Mm };

/** Null where none is asked for, or the plot holds none. Pure. */
export function loopRound({ ask, frame, language }: Setting, terrace: Region): Round | null {
  const { loop } = ask;
  if (!loop || frame.tiny || ask.undug || ask.front || !terrace.length) return null;
  const across = Math.min(frame.meanWidthMm, frame.depthMm);
  const slim = ask.household.wheelchair ? USUAL_MM : SLIM_MM;
  const width = frame.meanWidthMm < NARROW_MM ? Math.min(loop.widthMm, slim) : loop.widthMm;
  const outside = [loop.isAtFence ? 0 : OUTSIDE_MM, 0].find(
    (mm) => across - 2 * (mm + width) >= LEAST_INSIDE_MM,
  );
  if (outside === undefined) return null;
  const join = joinOf(language),
    corner = isRound(language) ? 2 * CORNER_MM : 0;
  const inset = offset(frame.plot, -outside - corner);
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
  // with the terrace it is one way round
  if (!middle || tryUnite(region, offset(terrace, JOINT_MM)).length !== 1) return null;
  return { region, line: [...middle, middle[0]!].map(([x, y]): [number, number] => [x, y]), width };
}
