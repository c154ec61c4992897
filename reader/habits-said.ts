/** What people do in their garden that is on no list of things: a round along its edge, climbing, listening to water. */
import type { PeopleSaid } from '#engine/model/people-said.ts';
import { sentencesIn } from './clauses.ts';
import { WHO } from './strips-used.ts';

const ROUND_IT =
  '(?:a)?round(?: and round)? (?:(?:the|our|my) )?(?:(?:whole|outside|very) )?(?:edges?|outside|perimeter|boundary|fence|garden|lawn)\\b';
const LAP = new RegExp(
  String.raw`\b${WHO}(?: is \w+(?: and \w+)?,? and(?: he| she)?)?(?: (?:all|always|also|just|both|often|usually))? (?:walks?|runs?|goes?|laps?|cycles?|rides?|scoots?|paces?|trots?|races?|does (?:his |her |their )?(?:laps?|rounds?)|do (?:their )?(?:laps?|rounds?))\b[\w' ]{0,20}?\b${ROUND_IT}|\bworn (?:a |out a )?(?:\w+ )?(?:track|path|trench|rut) (?:right |all (?:the way )?)?(?:a)?round\b|\b(?:track|path|trench|racetrack) worn (?:right |all (?:the way )?)?(?:a)?round\b`,
  'i',
);

/** Somebody climbs, and the fence is what holds them. */
const CLIMBS = new RegExp(
    String.raw`(?:^(?:and |also )?|\band (?:also )?|\b${WHO} (?:also |will |can |could |always |just |even )?)climb(?:s|ed)?(?! (?:into|onto|in|on) (?:my|our|his|her) (?:lap|bed|knee))\b`,
    'i',
  ),
  FENCE =
    /\b(?:fences?|boundary|over the (?:wall|top|back|hedge|gate)|gets? out|escap\w+|everything|anything)\b/i,
  NO_FOOTING =
    /\bnothing (?:right |up )?(?:next to|near|against|by|beside|along) (?:it|them|the fence|the fences|the boundary|the wall)\b[^.]{0,30}\b(?:foot|foothold|climb\w*|stand on|step)\b|\bfoot ?holds?\b|\bget (?:a|his|her|their) (?:leg|foot) (?:over|on)\b/i;

/** Water is there to be listened to. */
const HEARD =
    /\b(?:water|fountain|rill|stream|waterfall|cascade)\b[^.!?;]{0,30}\b(?:hear|sound|listen|trickl|splash|babbl|gurgl)|\b(?:sound|noise) of (?:(?:running|moving|trickling|falling|some) )?water\b|\b(?:hear|listen to) (?:(?:some|the|running|moving|trickling) )*(?:water|fountain|trickle)\b/i,
  NOT_HEARD = /\b(?:no|not|nothing|don't|do not|hates?|never|without|quiet|keeps? \w+ awake)\b/i;

export function habitsSaid(text: string): Pick<PeopleSaid, 'lap' | 'climbs' | 'heardWater'> {
  const sentences = sentencesIn(text).map((one) => one.text),
    find = (is: (words: string) => boolean) => sentences.find(is);
  const lap = find((words) => LAP.test(words)),
    climbs = find((words) => NO_FOOTING.test(words) || (CLIMBS.test(words) && FENCE.test(words))),
    isHeard = sentences.some((words) => {
      const found = HEARD.exec(words);
      return found !== null && !NOT_HEARD.test(words.slice(0, found.index + found[0].length));
    });
  return {
    ...(lap ? { lap } : {}),
    ...(climbs ? { climbs } : {}),
    ...(isHeard ? { heardWater: true } : {}),
  };
}
