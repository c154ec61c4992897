/** Which way a garden faces: in so many words, by what is said of its sun, or south-west where nobody said. */
import type { Brief, CompassPoint, Corrections, Fact, Problem } from '../model/brief.ts';
import { COMPASS } from '../model/brief.ts';
import type { Mention, Reading } from '../model/reading.ts';
import { isHere } from '../reading/things.ts';
import { assumed, because, entered, read, sure, surest } from './select.ts';

type Position = Brief['position']['value'];
const isPoint = (text: string): text is CompassPoint =>
  (COMPASS as readonly string[]).includes(text);

/** All sun and planting follow from it: "a north light" and "north of the river" are not sure enough. */
const FACING_CERTAINTY = 0.72;

const opposite = (point: CompassPoint): CompassPoint =>
  COMPASS[(COMPASS.indexOf(point) + COMPASS.length / 2) % COMPASS.length]!;
/** "The house faces north so the garden is the sunny side": where the sun is said to be on the other side, the house's front is meant. */
function isTheFront({ start, end, compass }: Mention, { text, sun }: Reading): boolean {
  if (!sun || !/\bhouse (?:itself )?$/i.test(text.slice(0, start))) return false;
  const apart = Math.abs(
    COMPASS.indexOf(compass!.point as CompassPoint) - COMPASS.indexOf(sun.point),
  );
  return (
    Math.min(apart, COMPASS.length - apart) >= 3 &&
    !/\b(?:back|rear) of (?:the |our )?house/i.test(text.slice(Math.max(0, start - 24), end))
  );
}

/** What the garden or the back of the house looks to; a side, a border or the front are none of it. */
export function readFacing(
  reading: Reading,
  corrections: Corrections,
  position: Position,
): Fact<CompassPoint> {
  if (corrections.facing && isPoint(corrections.facing)) return entered(corrections.facing);
  const said = sure(reading, 'orientation').filter((m) => m.compass && isPoint(m.compass.point));
  const own = said.filter(
    (m) =>
      m.certainty >= FACING_CERTAINTY &&
      (m.compass!.of === 'garden' || (m.compass!.of === 'front' && position === 'front')),
  );
  const by = surest(own);
  if (by) {
    const point = by.compass!.point as CompassPoint;
    return read(isTheFront(by, reading) ? opposite(point) : point, by);
  }
  if (reading.sun)
    return {
      value: reading.sun.point,
      source: {
        kind: 'assumed',
        because: reading.sun.lit
          ? `you write “${reading.sun.quote}”, and we take it that the sun falls on the ${reading.sun.lit} then`
          : `that fits what you write of the sun: “${reading.sun.quote}”`,
        quote: reading.sun.quote,
      },
    };
  return assumed(
    'SW',
    because(
      reading,
      'orientation',
      'nobody said which way the garden faces; south-west is a fair middle',
      'which way it faces',
    ),
  );
}

/** Before a house people stand on either side of what they describe. */
export function handsProblem(
  position: Brief['position']['value'],
  { doorSide, kerbSide, sides }: NonNullable<Brief['surroundings']>,
): Problem[] {
  if (position !== 'front' || !(doorSide ?? kerbSide ?? sides?.length)) return [];
  return [
    {
      code: 'hands-of-front',
      severity: 'note',
      field: 'designDescription',
      message:
        'The plan has the house at its foot and the street at its head, and left and right are as you wrote them on that sheet. If you stood in the street when you wrote, tell us and it is turned over.',
    },
  ];
}

/** Said only where nothing of the topic was read at all. */
export function facingProblem(reading: Reading, isCorrected: boolean): Problem[] {
  if (
    isCorrected ||
    !reading.isGarden ||
    reading.mentions.some((m) => m.kind === 'orientation' && isHere(m))
  )
    return [];
  return [
    {
      code: 'facing-assumed',
      severity: 'note',
      message:
        'You did not say which way the garden faces, so we have taken south-west. Stand with your back to the house at midday: the sun is to the south.',
      field: 'designDescription',
    },
  ];
}
