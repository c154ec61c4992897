/** Which floor is to be laid in what, in a clause of what is to be changed. Pure. */

const FLOORS =
  /\b(?:sandstone|indian stone|york ?stone|flagstones?|stone|porcelain|brick|bricks|clay pavers?|pavers|gravel|shingle|deck|decking|timber|wood|concrete|slabs|setts|cobbles|granite|bark|hoggin|rubber|turf|grass)\b/;
/** Said of a floor that it is to go, or to be less of. */
const NO_FLOOR = /\b(?:no|not|less|without|instead|gone|removed|smaller|bigger|larger)\b/;

/** "Lay the terrace in porcelain", "porcelain on the terrace", "a brick path". */
export function layOf(said: string, hasVerb: boolean): { what: string; by: string } | null {
  const floor = FLOORS.exec(said);
  if (!floor) return null;
  const into = /^(.*?)\b(?:in|with|out of|of|from)\b\s+(.*)$/.exec(said);
  if (into && FLOORS.test(into[2]!) && !FLOORS.test(into[1]!))
    return { what: into[1]!, by: into[2]! };
  const become =
    /^(?:(?:could|can|should|might|would) )?(?:we have |i have )?((?:the|our|my|that) .*?) (?:should |could |can |to )?(?:be|become|made of) (.*)$/.exec(
      said,
    );
  if (become && FLOORS.test(become[2]!) && !FLOORS.test(become[1]!) && !NO_FLOOR.test(become[2]!))
    return { what: become[1]!, by: become[2]! };
  const onto = /^(.*?)\b(?:on|for)\b\s+(.*)$/.exec(said);
  if (onto && FLOORS.test(onto[1]!) && !FLOORS.test(onto[2]!))
    return { what: onto[2]!, by: onto[1]! };
  const isBare = floor.index === 0 && said.split(' ').length <= 4;
  if (isBare && said.length > floor[0].length)
    return { what: said.slice(floor[0].length), by: floor[0] };
  if (hasVerb && /\b(?:make|lay|pave|surface|tile|have)\b/.test(said) && /\bthe\b/.test(said))
    return { what: said.slice(0, floor.index), by: floor[0] };
  return null;
}
