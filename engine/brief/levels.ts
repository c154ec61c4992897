/** Differences of level that were measured or said: the step down at the door, the fall of the ground. */
import type { Corrections, Fact, Slope } from '../model/brief.ts';
import type { Mm } from '../model/shapes.ts';
import type { Mention, Reading } from '../model/reading.ts';
import { isHere } from '../reading/things.ts';
import { entered, read } from './select.ts';

/** A figure beside plain words for a step is believed at half a certainty: it is shown, and can be changed. */
export const CERTAIN_OF_LEVELS = 0.5;
/** A measure belongs to a step when it stands this near to it in the text. */
const NEAR = 45;
/** A common riser outdoors, for steps that were counted. */
const RISER_MM: Mm = 170;
/** One in so many: nobody gardens on more. */
const STEEPEST = 3;
const MOST_STEP_M = 2.5,
  MOST_FALL_M = 20;

const mm = (metres: number): Mm => Math.round(metres * 100) * 10;
const LENGTHS: ReadonlySet<string> = new Set(['level', 'height', 'distance', 'other']);

/** The figure in a mention, or the nearest one beside it. */
function figureOf(step: Mention, said: readonly Mention[]): number | null {
  const fits = (m: Mention) => m.metres?.[0] !== undefined && m.metres[0] <= MOST_STEP_M;
  if (fits(step)) return step.metres![0]!;
  const apart = (m: Mention) => Math.max(m.start - step.end, step.start - m.end, 0);
  const near = said
    .filter((m) => m.kind === 'measure' && LENGTHS.has(m.concept) && fits(m) && apart(m) <= NEAR)
    .sort((a, b) => apart(a) - apart(b))[0];
  return near ? near.metres![0]! : null;
}

/** "6 steps up from the back door": the garden lies above it. */
export const goesUp = ({ concept, quote, status }: Mention): boolean =>
  (concept === 'step' || concept === 'steps_down') &&
  status === 'fact' &&
  /\bsteps? up\b(?! to the (?:house|back door|door|kitchen|patio doors))|\bup (?:\w+ ){0,2}steps?\b/i.test(
    quote,
  );

export type Levels = { doorStepMm?: Fact<Mm>; fallMm?: Fact<Mm> };

/** A height said without a slope is the step at the door up to this, metres. */
const MOST_BARE_STEP_M = 0.75;

/** What goes down to an end, before any other height that was said; and what is left free under a table. */
const FALLS = /\b(?:drops?|dropping|falls?|falling|slop\w+|rises?|rising|climbs?)\b/i;
const CLEAR_UNDER = /\b(?:clear|beneath|underneath)\b/i;

/** Ground that rises by more than this share of its length is a cliff, and the figure another thing's. */
const STEEPEST_SHARE = 0.6;

/** Only what was said; nothing is taken for granted here. `alongM`: how far the ground slopes, metres. */
export function readLevels(
  reading: Reading,
  corrections: Corrections,
  slope: Slope,
  alongM: number,
): Levels {
  const out = levelsSaid(reading, corrections, slope, alongM);
  if (
    corrections.fallM !== undefined ||
    !out.fallMm ||
    out.fallMm.value <= alongM * STEEPEST_SHARE * 1000
  )
    return out;
  delete out.fallMm;
  return out;
}

function levelsSaid(
  reading: Reading,
  corrections: Corrections,
  slope: Slope,
  alongM: number,
): Levels {
  const said = reading.mentions.filter((m) => isHere(m) && m.certainty >= CERTAIN_OF_LEVELS);
  const out: Levels = {};
  if (corrections.doorStepM !== undefined) out.doorStepMm = entered(mm(corrections.doorStepM));
  else {
    const step = said.find(
      (m) =>
        m.kind === 'level' &&
        (m.concept === 'step' || m.concept === 'steps_down') &&
        m.status === 'fact',
    );
    const figure = step ? figureOf(step, said) : null;
    // steps up from the door are ground that lies higher, not a threshold that does
    if (step && goesUp(step)) out.doorStepMm = read(0, step);
    else if (step && figure !== null && figure > 0) out.doorStepMm = read(mm(figure), step);
    else if (step?.count) out.doorStepMm = read(step.count * RISER_MM, step);
    else if (slope === 'level') {
      const bare = said.find(
        (m) =>
          m.kind === 'measure' &&
          m.concept === 'level' &&
          m.metres !== null &&
          m.metres[0]! > 0.05 &&
          m.metres[0]! <= MOST_BARE_STEP_M,
      );
      if (bare) out.doorStepMm = read(mm(bare.metres![0]!), bare);
    }
  }
  if (slope === 'level') return out;
  if (corrections.fallM !== undefined) return { ...out, fallMm: entered(mm(corrections.fallM)) };
  const told = reading.ground?.fall;
  if (told?.metres)
    return {
      ...out,
      fallMm: { value: mm(told.metres), source: { kind: 'read', quote: told.quote } },
    };
  const steep = said.find(({ oneIn }) => oneIn !== undefined && oneIn >= STEEPEST);
  if (steep) return { ...out, fallMm: read(mm(alongM / steep.oneIn!), steep) };
  const heights = said.filter((m) => {
    const [metres] = m.metres ?? [];
    const isLevel =
      m.kind === 'measure'
        ? m.concept === 'level' && !CLEAR_UNDER.test(m.quote)
        : m.kind === 'level' && m.concept.startsWith('slope');
    return isLevel && metres !== undefined && metres > 0.1 && metres <= MOST_FALL_M;
  });
  const fall = heights.find(({ quote }) => FALLS.test(quote)) ?? heights[0];
  const up = said.find((m) => m.kind === 'level' && goesUp(m));
  if (!fall && up?.count) return { ...out, fallMm: read(up.count * RISER_MM, up) };
  return fall ? { ...out, fallMm: read(mm(fall.metres![0]!), fall) } : out;
}
