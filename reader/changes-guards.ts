/** Words that turn what a clause seems to ask into something else, or into nothing that can be done. Pure. */

const NO = `no|not|nothing|none|never|without|avoid|don't|do not|doesn't|isn't|aren't|can't stand|cannot stand|less|fewer|too much|too many|enough`;
const NEGATED = new RegExp(`(?<![\\w'-])(?:${NO})(?![\\w'-])`);

/** Whether what is found in a clause is said not to be wished for: "nothing pink", "don't make it cheaper". */
export function isNegated(said: string, pattern: RegExp): boolean {
  const found = pattern.exec(said);
  const before = found ? said.slice(0, found.index) : '';
  // what was denied before a new part of the sentence is another thing
  return NEGATED.test(
    before
      .split(
        /,|\b(?:but|just|only|because|since|so(?! (?:much|many|tall|high|low|big|large|wide|deep|long)\b))\b/,
      )
      .at(-1)!,
  );
}

export const saysNo = (said: string): boolean => NEGATED.test(said);

/** "Get to the shed without crossing the lawn": how, and not what goes. */
export const isWithoutDoing = (said: string): boolean =>
  /\bwithout (?:\w+ )?\w{3,}ing\b/.test(said);

/** "Never keep up with it", "keep the cost down": nothing is to stay as it is. */
export const isKeepingUp = (said: string): boolean =>
  /\bkeep(?:ing)? (?:(?:the|its|our|it|them)(?: \w+)? )?(?:up|on top|down|out|off|an eye)\b/.test(
    said,
  );

/** "Leave the bench": it stays, where nothing is said to be left out. */
export const isLeft = (said: string): boolean =>
  /^(?:(?:no|actually|please|just|and) )*leave (?:the|our|my|that|those|these|all the)(?: [\w'-]+){1,3},?$/.test(
    said,
  ) && !/\bout\b/.test(said);

/** "It's the pots I don't like": a sentence of its own. */
export const isBlamed = (said: string): boolean =>
  /^it(?:'s| is) (?:the|our|that) .*\b(?:i|we) (?:don't|do not|hate|dislike|can't|want|would)\b/.test(
    said,
  );

/** "Take the tree away from the house": it is moved, not taken out. */
export const isAwayFrom = (said: string): boolean =>
  /\b(?:take|get|bring|keep|pull) .*\baway from\b/.test(said);

/** "Seat ten at the table": how many sit there. */
export const isSeating = (said: string): boolean =>
  /^(?:(?:please|to|we|i|needs?|has|want|have|should|must|could|can|it|the table) )*seat (?:\d{1,2}|[a-z]+)\b/.test(
    said,
  ) && !/^.*?\bseat (?:for|by|at|in|on|near|under|with|that|to|next|should|goes|is)\b/.test(said);

/** "Swap the patio and the pond round": two things in one another's place. */
export const isExchange = (said: string): boolean =>
  /^(?:(?:please|can|could|you|we) )*(?:swap|switch|exchange|change)\b.* and \b/.test(said) &&
  !/\b(?:for|with|into)\b/.test(said);

/** "A fire pit where the pond is": what stands there gives way. */
export function inPlaceOf(said: string): { by: string; what: string } | null {
  const found =
    /^(.*?)\bwhere (the|our|that) (.*?) (?:is|are|was|were|stands?|stood|grows?|sits?)\b/.exec(
      said,
    );
  return found && /\b(?:an?|some|another)\b|^(?:put|place|have|build) the\b/.test(found[1]!)
    ? { by: found[1]!.trim(), what: `${found[2]} ${found[3]}` }
    : null;
}

/** "Take two feet off the end of the patio": what something is cut off from; null where nothing is. */
export function cutOff(said: string): string | null {
  const found =
    /\b(?:take|knock|shave|cut|lop|chop|trim|slice)\b .{0,24}\boff (?:(?:the )?(?:end|edge|side|front|back|bottom) of )?(.+)$/.exec(
      said,
    );
  return found && /\b(?:the|our|my|that)\b|^(?:patio|terrace|lawn|deck)/.test(found[1]!)
    ? found[1]!
    : null;
}

/** "Seating for eight, not six", "six chairs is plenty": how many sit at the table. */
export const isSeatCount = (said: string): boolean =>
  /^(?:(?:please|only|just|we|i|need|want|make it|with|could we have|can we have) )*(?:seat(?:s|ing)? for \w+|\w+ (?:chairs|seats))\b(?!.* (?:around|round|by|near|under|at|on|in) )/.test(
    said,
  ) && !NEGATED.test(said.split(/,| not /)[0]!.replace(/\benough\b/, ''));

/** What is wished for, without why: "no roses, the dog eats them". */
export const withoutReason = (said: string): string =>
  said
    .replace(
      /(?:,| because| since| as(?! it)) (?:the|we|we've|we're|we'd|i|i'm|i've|my|our|it|it's|they|they're|there|there's|he|she|cats|dogs|kids|children|next door) .*$/,
      '',
    )
    .trim() || said;

/** "The fire pit is too close to the house": it is to stand further off; null where nothing is. */
export function tooClose(said: string): { what: string; side: 'far' | null } | null {
  const found =
    /^(.*?) (?:is |are |looks |stands |sits )?(?:much |far |a bit )?(?:too|so|that) (?:close|near)(?: to)? (.*)$/.exec(
      said,
    );
  return found
    ? {
        what: found[1]!,
        side: /\b(?:house|door|windows?|kitchen|us)\b/.test(found[2]!) ? 'far' : null,
      }
    : null;
}

/** "Can the patio come out another metre": it is to reach further. */
export const isReachingOut = (said: string): boolean =>
  /\b(?:comes?|goes?|go|reach(?:es)?|runs?|sticks?|brought|taken) (?:further |right )?out\b/.test(
    said,
  );

/** "Fill it in and grass it over", "pave the lawn": the floor is the verb. */
export function flooredByVerb(said: string): { what: string; by: string } | null {
  const found =
    /^(.*?)\b(grass|turf|pave|deck|gravel|slab) (?:over )?(it|them|(?:the|our|that|this) .+?)(?: over)?$/.exec(
      said,
    );
  if (!found || /\b(?:the|our|some|more|less|no|of) $/.test(found[1]!)) return null;
  const by = LAID_BY_VERB[found[2]!] ?? found[2]!;
  return { what: /^(?:it|them)\b/.test(found[3]!) ? found[1]! : found[3]!, by };
}
const LAID_BY_VERB: Record<string, string> = {
  grass: 'lawn',
  turf: 'lawn',
  deck: 'decking',
  pave: 'slabs',
  slab: 'slabs',
};

/** "Something else instead of the lavender", "the lavender will die, something else there": what is to come is left open. */
export function anythingElse(said: string): { what: string; by: string } | null {
  const other = /\b(?:something|anything) other than .+? (?:for|on|in) ((?:the|our|my) .+)$/.exec(
    said,
  );
  if (other) return { what: other[1]!, by: 'something else' };
  const found = /\b(?:something|anything) (?:else|different)\b.*$/.exec(said);
  const what =
    found &&
    said
      .slice(0, found.index)
      .replace(/\b(?:put|plant|have|with|for)\s*$/, '')
      .trim();
  return what && /\b(?:the|our|my|those|these|that)\b/.test(what)
    ? { what, by: 'something else' }
    : null;
}

/** "No more than three kinds": how much there may be, and nothing that goes. */
export const isBound = (said: string): boolean =>
  /\b(?:no|not) (?:more|fewer|less) than\b|\bat (?:most|least)\b/.test(said);

/** "I'd rather have decking than paving": what comes, and what it comes for. */
export function ratherThan(said: string): { what: string; by: string } | null {
  const found = /\brather (?:have |see |like )?((?!not\b).+?) than (.+)$/.exec(said);
  return found ? { by: found[1]!, what: found[2]! } : null;
}

/** "I don't think we need such a big lawn": there is to be less of it. */
export const isTooMuch = (said: string): boolean =>
  /\b(?:don't|do not|no need|doesn't|never)\b.*\b(?:such a|so|that|as) (?:big|large|much|wide|deep|many|long)\b/.test(
    said,
  );

/** When something is: of no place. */
export const withoutTimes = (said: string): string =>
  said.replace(
    / (?:at|for|on|over|in) (?:the )?(?:christmas|easter|weekends?|sundays?|saturdays?|night|evenings?|summers?|winters?|springs?|autumns?|mornings?|parties|a party)\b(?: (?:lunch(?:es)?|dinners?|parties))?$/,
    '',
  );

/** "I don't want to spend my weekends weeding": there is to be less to do. */
export const isChoreDenied = (said: string): boolean =>
  /\b(?:don't|do not|not|never|no|nothing|none|hate|sick of|tired of|fed up (?:of|with)|stop|always|forever|avoid|without)\b.*\b(?:weeding|mowing|pruning|watering|digging|gardening|raking|clipping)\b/.test(
    said,
  );

/** "The bench gets no sun", "it is too dark by the shed": where it is to be; null where nothing is said of light. */
export function lightMissed(said: string): { what: string; where: string } | null {
  const found =
    /^(.*?) (?:(?:gets?|has|have|sees?|catch(?:es)?) (?:no|too little|not enough|hardly any|so little|very little|barely any) (?:sun|light|sunshine|sunlight)|(?:doesn't|does not|don't|never) (?:get|see|catch|have) (?:any|much|enough|the) (?:sun|light|sunshine|sunlight)|(?:is|are) (?:too|so|always) (?:dark|shady|gloomy)|(?:is|are) (?:always )?in (?:(?:the|deep|heavy|full|too much) )?shade)\b/.exec(
      said,
    );
  const part = /\b(?:morning|evening)\b/.exec(said)?.[0];
  if (found) return { what: found[1]!, where: `in the ${part ? `${part} ` : ''}sun` };
  const hot =
    /^(.*?) (?:(?:gets?|has|have) too much sun|(?:is|are) (?:too|so) (?:hot|sunny)|(?:bakes?|roasts?))\b/.exec(
      said,
    );
  return hot ? { what: hot[1]!, where: 'in the shade' } : null;
}

/** "Make the paving more like sandstone": what it is to be laid in; null where nothing is likened. */
export function moreLike(said: string): { what: string; by: string } | null {
  const found = /^(?:(?:make|can|could|you|we|have) )*(.*?),? ?(?:\w+er, )?more like (.+)$/.exec(
    said,
  );
  return found ? { what: found[1]!, by: found[2]! } : null;
}
