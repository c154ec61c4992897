/** The lines a garden is to be drawn in, where a description names them: curves, or straight and square. */
import type { LinesWish } from '#engine/model/ground-said.ts';

const REFUSING =
  '(?:no|not|nothing|never|without|avoid(?:ing)?|hate|dislike|can.?t stand|don.?t (?:like|want)|instead of|rather than)';
/** Between a refusal and what is refused: "nothing too square", "no more straight". */
const BETWEEN = '(?: (?:too|very|so|more|the|any|a|an|really|all|dead|anything|things))*';
const STRAIGHT =
  '(?:squares?|square(?:d)? (?:and|or) \\w+|straight(?: lines?| edges?)?|right angles?|rectang(?:les?|ular)|angular|geometric|formal|symmetr(?:y|ical)|boxy)';
const CURVED = '(?:curves?|curvy|curved|circles?|circular|round(?:ed)?|wavy|wiggly|winding|swirly)';

const refused = (what: string): RegExp => new RegExp(`\\b${REFUSING}${BETWEEN} ${what}\\b`, 'i');
const REFUSES_STRAIGHT = refused(STRAIGHT);
const REFUSES_CURVED = refused(CURVED);
/** A wish for lines in general; a curved bed that stands there is none. */
const WANTS_CURVED =
  /(?:^|[-–•*,.;:]\s*)(?:soft |gentle |lots of |sweeping |natural |flowing )*curves\b|\b(?:love|like|want|prefer|with|of|in|and|some|soft|gentle|sweeping|flowing|natural) curves\b|\b(?:curvy|flowing|sinuous|organic|sweeping) (?:lines?|shapes?|design|layout|edges?|paths?)\b|\bcurved (?:lines|shapes|edges)\b|\bcircles (?:and|or) curves\b/i;
const WANTS_STRAIGHT =
  /\b(?:straight|clean|crisp|strong|geometric|architectural) lines\b|\bsquares (?:and|or) rectangles\b|\brectangles (?:and|or) squares\b|\b(?:rectilinear|symmetrical|geometric) (?:design|layout|shapes?|plan|garden)\b|\b(?:fairly|quite|very|rather|more) formal\b|\bformal (?:garden|design|layout|style|shapes?)\b/i;

/** Null when nothing is said of them, or both are wished for. */
export function linesOf(text: string): LinesWish | null {
  const find = (value: LinesWish['value'], ...rules: RegExp[]): LinesWish | null => {
    for (const rule of rules) {
      const found = rule.exec(text);
      if (found) return { value, quote: found[0].replace(/^[-–•*,.;:\s]+/, '') };
    }
    return null;
  };
  const noCurves = REFUSES_CURVED.test(text),
    noStraight = REFUSES_STRAIGHT.test(text);
  const curved = find('curved', REFUSES_STRAIGHT, ...(noCurves ? [] : [WANTS_CURVED])),
    straight = find('straight', REFUSES_CURVED, ...(noStraight ? [] : [WANTS_STRAIGHT]));
  return curved && straight ? null : (curved ?? straight);
}
