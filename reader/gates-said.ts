/** Gates in the far end of a garden, and the lanes that they open to. */
import type { GateSaid, SideWaySaid } from '#engine/model/ground-said.ts';
import { sentencesIn } from './clauses.ts';

const LANE = String.raw`(?:alley(?:way)?|(?:back |rear |service )?lane|ginnel|snicket|jitty|twitten|ten ?foot|track|footpath|bridleway)`;
const FAR = String.raw`(?:back|rear|bottom|far end|end)`;
const GATE = String.raw`(?:(?:double|wide|garage|wooden|metal|iron|big|large) )*gates?`;
const REAR = new RegExp(
  [
    String.raw`\b${FAR} (${GATE})\b`,
    String.raw`\b(${GATE}) (?:in|on|at|through|by) (?:the |our )?${FAR}\b`,
    String.raw`\b(${GATE}) (?:to|onto|on to|into|on) (?:the |a |an )?(?:back |rear )?${LANE}\b`,
    String.raw`\b${LANE}[^.;]{0,30}?\b(?:with|through|has) (?:a |an |some )?(${GATE})\b`,
    String.raw`\b(${GATE})[^.;]{0,12} ${LANE} at the ${FAR}\b`,
  ].join('|'),
  'gi',
);
const WANTED =
  /\b(?:want|need|like|could|new|put|maybe|would|no|without|should|must have)\b[^.;]{0,24}$/i;
const SHUT = /\b(?:block(?:ed)?(?: (?:it )?(?:up|off))?|brick(?:ed)? up|close it)\b/i;
/** Words of one gate stand within so many characters of it. */
const NEAR = 50;

/** The first that is told of; null where none is. */
export function rearGateIn(text: string): GateSaid | null {
  for (const { text: sentence } of sentencesIn(text))
    for (const match of sentence.matchAll(REAR)) {
      const before = sentence.slice(Math.max(0, match.index - NEAR), match.index),
        after = sentence.slice(match.index, match.index + match[0].length + NEAR);
      if (WANTED.test(before) || SHUT.test(after)) continue;
      const gate = match.slice(1).find((one) => one !== undefined) ?? '';
      const side = /\b(left|right)\b/i.exec(after)?.[1]?.toLowerCase() as GateSaid['side'];
      return {
        side: side ?? null,
        isDouble: /\bdouble\b|\bgates\b/i.test(gate),
        quote: `${before.split(/[.;,]/).at(-1)!}${match[0]}`.trim(),
      };
    }
  return null;
}

const THROUGH_HOUSE =
  /\bno (?:side|back|rear)(?: or (?:side|back|rear))?[- ](?:access|way|gate|passage|alley|entrance)\b|\b(?:everything|all|(?:we|it) (?:all )?comes?)\b[^.!?\n]{0,20} through the (?:house|kitchen|hall|lounge|living room|shop)\b/i;

/** That nothing leads in but the house, in the words said: "no side access", "everything through the kitchen". */
export const throughHouseIn = (text: string): string | null =>
  THROUGH_HOUSE.exec(text)?.[0] ?? null;

/** "Machine access 3.2 m on left", "side passage of 80 cm on the right". */
const SIDE_WAY =
  /\b(?:(?:machine|vehicle|digger|side) access|side (?:passage|gate|way|path|alley)|access down the side)\b(?:[^.;!?\n]|\.(?=\d)){0,30}?\b(?:on|to|down|at) (?:the |our )?(left|right)\b(?! (?:of|corner))/i;

/** On which hand the way past the house lies, in so many words. */
export function sideWayIn(text: string): SideWaySaid | null {
  const found = SIDE_WAY.exec(text);
  return (
    found && {
      side: found[1]!.toLowerCase() as SideWaySaid['side'],
      quote: found[0].replace(/\s+/g, ' '),
    }
  );
}
