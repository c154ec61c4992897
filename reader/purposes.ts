/** What a mention's sentence says that the thing is for, against what it was taken for: a bench that is carried into a workshop is no seat, flowers to look at are no screen. */
import type { Mention } from '#engine/model/reading.ts';

/** "So I can get a bench in": what a door must be wide enough for is brought, and not asked for. */
const TO_BRING =
  /\b(?:(?:so|that) (?:that )?(?:i|we|you|they|he|she) can|enough to|able to) (?:get|wheel|bring|carry|drive|take|move|put) (?:a |an |the |my |our )?$/i;
const INSIDE =
  /^ ?(?:in|inside|through|out|in and out)\b(?! (?:the|a|my|our) (?:garden|sun|shade|corner|middle))/i;
/** Work is done at it. */
const WORKBENCH = /\bwork ?-?bench/i;

/** Something to see in bloom. */
const TO_SEE =
  /\b(?:in flower|in bloom|flowers?|flowering|blossom|colour(?:ful)?|berries|scent(?:ed)?)\b/i;
const TO_HIDE =
  /\b(?:hid\w*|screen\w*|see[- ]?through|block\w*|shield\w*|privacy|overlook\w*|fence|trellis|hedge|cover up|not (?:see|look))\b/i;

/** "Table and six chairs": the chairs are the table's, not a seat elsewhere. */
const CHAIRS_ALONE =
  /^(?:(?:\d+|two|three|four|six|eight|ten|twelve|some|the|its|my|our) )?chairs$/i;
const TABLE_BEFORE = /\btable (?:and|with|for|\+|&|plus) $/i;

/** "Then a middle piece": ground, and nothing on it. */
const PART_ALONE =
  /^(?:the |a |an |another )?(?:middle|top|bottom|upper|lower|far|first|next|last) (?:piece|bit|part|section|area|level)$/i;
/** No lamp. */
const LIGHT_COURT = /^(?:the |a |our )?light[- ]?(?:court|well)s?$/i;
/** It is the sun, or the moon, that goes down. */
const OF_THE_SUN = /\b(?:sun|sunlight|moon)\b[^.;!?\n]{0,80}$/i;
const GOES_DOWN = /^(?:it )?(?:goes|comes|going|coming|sets|rises|drops|dips)\b/i;

/** Who or what is washed there belongs to the wish. */
const TO_WASH = /\bto wash$/i,
  THE_DOG = /^ (?:the|my|our|a) dogs?\b/i;

/** Mentions as they are meant; what is only brought falls. */
export function asMeant(text: string, mentions: readonly Mention[]): Mention[] {
  return mentions.flatMap((m) => {
    if (m.kind === 'feature' && PART_ALONE.test(m.quote)) return [];
    if (m.concept === 'lighting' && LIGHT_COURT.test(m.quote)) return [];
    if (
      m.kind === 'level' &&
      GOES_DOWN.test(m.quote) &&
      OF_THE_SUN.test(text.slice(Math.max(0, m.start - 90), m.start))
    )
      return [];
    if (m.status !== 'wanted' || m.kind !== 'feature') return [m];
    const before = text.slice(Math.max(0, m.start - 60), m.start);
    if (TO_BRING.test(before) && INSIDE.test(text.slice(m.end))) return [];
    const dog = TO_WASH.test(m.quote) ? THE_DOG.exec(text.slice(m.end)) : null;
    if (dog) return [{ ...m, end: m.end + dog[0].length, quote: m.quote + dog[0] }];
    if (m.concept === 'seat' && WORKBENCH.test(m.quote)) return [];
    if (m.concept === 'seat' && CHAIRS_ALONE.test(m.quote) && TABLE_BEFORE.test(before)) return [];
    if (m.concept === 'screen' && TO_SEE.test(m.quote) && !TO_HIDE.test(m.quote))
      return [{ ...m, kind: 'plant', concept: 'flowers' }];
    return [m];
  });
}
