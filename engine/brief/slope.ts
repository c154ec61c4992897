/** Which way the ground slopes from the house. */
import type { Brief, CompassPoint, Corrections, Fact } from '../model/brief.ts';
import { COMPASS } from '../model/brief.ts';
import type { Reading } from '../model/reading.ts';
import { CERTAIN_OF_LEVELS, goesUp } from './levels.ts';
import { assumed, because, entered, read, sure, surest } from './select.ts';

const ACROSS = /^[^.;!?\n]*\b(?:left to right|right to left|from side to side|side to side)\b/i;
/** Of a slope without a sign, words beside it tell which way it goes from the house. */
const FALLS =
    /\b(?:drops?|dropping|falls?|falling|dips?|downhill|downwards?|slopes? down|sloping down)\b/i,
  RISES = /\b(?:rises?|rising|climbs?|uphill|upwards?|up from|steps up)\b/i;

/** Of where the ground falls to, which way that is from the house. */
function slopeTold({ ground }: Reading, facing: Fact<CompassPoint>): Brief['slope'] | null {
  const fall = ground?.fall;
  if (!fall) return null;
  const told = (value: Brief['slope']['value']): Brief['slope'] => ({
    value,
    source: { kind: 'read', quote: fall.quote },
  });
  if (fall.to === 'away') return told('down');
  if (fall.to === 'house') return told('up');
  if (fall.to === 'left' || fall.to === 'right') return told('across');
  if (facing.source.kind === 'assumed') return null;
  const turn = turnFrom(facing.value, fall.to);
  return told(
    turn === 0
      ? 'down'
      : turn === 4
        ? 'up'
        : turn % 4 === 2
          ? 'across'
          : turn < 2 || turn > 6
            ? 'down'
            : 'up',
  );
}

/** Eighths of a turn, clockwise, from one point of the compass to another. */
const turnFrom = (from: CompassPoint, to: CompassPoint): number =>
  (COMPASS.indexOf(to) - COMPASS.indexOf(from) + 8) % 8;

/** The hand to which the ground falls, where it was told. */
export function lowHand({ ground }: Reading, facing: Fact<CompassPoint>): 'left' | 'right' | null {
  const to = ground?.fall?.to;
  if (to === undefined || to === 'away' || to === 'house') return null;
  if (to === 'left' || to === 'right') return to;
  return turnFrom(facing.value, to) === 2 ? 'right' : 'left';
}

export function readSlope(
  reading: Reading,
  corrections: Corrections,
  facing: Fact<CompassPoint>,
): Brief['slope'] {
  if (corrections.slope) return entered(corrections.slope);
  const own = slopeTold(reading, facing);
  if (own) return own;
  const VALUES: Record<string, Brief['slope']['value']> = {
    slope_up: 'up',
    slope_down: 'down',
    slope_across: 'across',
    slope: 'up',
    terraced: 'up',
    level: 'level',
  };
  const said = sure(reading, 'level').filter(
    (m) => Object.hasOwn(VALUES, m.concept) && m.status !== 'wanted' && m.status !== 'refused',
  );
  const by =
    surest(said.filter((m) => m.concept !== 'slope' && m.concept !== 'terraced')) ?? surest(said);
  // "falls 900 mm from left to right"
  if (by && ACROSS.test(reading.text.slice(by.start, by.end + 40))) return read('across', by);
  if (by && (by.concept === 'slope' || by.concept === 'terraced')) {
    const around = reading.text.slice(Math.max(0, by.start - 60), by.end + 60);
    return read(FALLS.test(around) && !RISES.test(around) ? 'down' : 'up', by);
  }
  if (by) return read(VALUES[by.concept]!, by);
  const up = surest(
    reading.mentions.filter(
      (m) => m.kind === 'level' && m.certainty >= CERTAIN_OF_LEVELS && goesUp(m),
    ),
  );
  if (up) return read('up', up);
  const told = surest(
    sure(reading, 'measure', 'level').filter(
      ({ quote }) => FALLS.test(quote) && !/\b(?:door|steps?|threshold)\b/i.test(quote),
    ),
  );
  if (told) return read(ACROSS.test(told.quote) ? 'across' : 'down', told);
  return assumed('level', because(reading, 'level', 'no slope was mentioned', 'levels'));
}

/** Which way the ground goes where that was said in so many words. */
export function wayOfGround(reading: Reading, slope: Brief['slope']): 'up' | 'down' | null {
  if (reading.ground?.fall && (slope.value === 'up' || slope.value === 'down')) return slope.value;
  const by = surest(
    sure(reading, 'level', 'slope_up', 'slope_down').filter((m) => m.status === 'fact'),
  );
  return by ? (by.concept === 'slope_up' ? 'up' : 'down') : null;
}
