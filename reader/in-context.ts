/** What the words round a mention make of it: what others wanted, what waits, whose size it is, what only sounds like soil. */
import { COUNT_WORDS } from '#engine/model/number-words.ts';
import type { Seen } from './features.ts';
import type { RawMention } from './mentions.ts';
import { scoped } from './scoped.ts';

/** Told as another's: next door's, an earlier owner's, a designer's who was sent away. */
const OTHERS =
  /\b(?:next door(?:['’]s)?|neighbou?rs?|the last (?:woman|man|one|lot|bloke|chap|guy|owners?|people|designer|landscaper|gardener)|(?:previous|former) (?:owners?|people|tenants?)|estate agent)\b(?: (?!and\b|but\b|so\b)[\w'’-]+){0,5} (?:wanted|wants|put|suggested|talks|talked|said|told|has|have|had|built|planted|drew|offered|tried)\b[^.;!?\n]{0,40}$/i;
/** Drawn or proposed by another, and nowhere but on paper: "The last chap drew a silver birch". */
const PROPOSED =
  /\b(?:the last (?:woman|man|one|lot|bloke|chap|guy|designer|landscaper|gardener)|(?:previous|former) (?:designer|landscaper|gardener)|(?:a|the|that|one) (?:designer|landscaper|landscape architect|bloke|chap|man|firm))\b(?: (?!and\b|but\b|so\b)[\w'’-]+){0,3} (?:wanted|suggested|proposed|said|drew|offered|recommended)\b[^.;!?\n]{0,30}$/i;
/** It grows beyond the boundary: "over the back wall, from somebody I've never met, an enormous jasmine". */
const BEYOND =
  /\b(?:over|behind|beyond|the other side of) (?:the |our |my )?(?:back|rear|end|left|right|garden|party|boundary) ?(?:hand )?(?:wall|fence|hedge)\b[^.;!?\n]{0,50}, (?:an?|the|some|two|three) (?:[\w'’-]+ ){0,2}$/i;
/** It is to come another day. */
const WAITS =
  /^[^.;!?\n]{0,30}\b(?:one day|some ?day|ignore (?:it |that )?for now|in (?:the )?future|eventually|down the line|another year|not yet)\b/i;
/** It is theirs already: "there are [four benches]", "I have [currants]"; "could we have a pond" asks. */
const HAD_BEFORE =
  /(?<!\b(?:can|could|would|should|shall|might|may|if|wish|like|love|until|once|when|so|that|must|till) )\b(?:there(?: are|'s| is)|(?:i|we)(?:'ve got| have(?: got)?| own| already have))(?: \w+ly)?(?: (?:a|an|the|my|our|some|two|three|four|five|six|nine|\d+|old|big|small|nice|lovely|already))* ?$/i;
/** Taken back in the next breath, or only named to say what something else is not. */
const TAKEN_BACK =
  /^[^.!?\n]{0,12}[.?!,]* ?(?:actually,? no\b|or no\b|scrap that|on second thoughts,? no)|^[^.!?\n]{0,25}\bis not,? apparently\b/i;
/** What is in that state is there. */
const IN_STATE =
  /\b(?:dead(?! (?:smooth|level|flat|straight|simple|easy))|rotten|rotting|derelict|knackered|existing|presently|half[- ]dead|collapsed|disused)\b/i;
/** The figures after it are its own, and not the ground's. */
const OF_A_THING =
  /\b(?:patio|terrace|decking|deck|shed|beds?|borders?|greenhouse|pond|garage|extension|conservatory|base|driveway|drive|summerhouse|vegetable patch|veg patch)(?: (?:is|was|are|measures|measuring|being|of|about|approx|approximately|roughly|around|only|just|some|a|it|it's|side|here|now|,))* ?$/i;
/** How large it is inside. */
const AREA_OF_HOUSE =
  /\b(?:house|flat|bungalow|cottage) (?:is|was|has) (?:about |around )?\d+ ?(?:sq|m²|m2)/i;
/** The one length after it is the grass's, which is a part of the ground. */
const OF_GRASS = /\bbeyond (?:it|that|this)(?: is|'s)? (?:all |just |the )?(?:lawn|grass)\b,? ?$/i;
/** "A clay oven" says nothing of the ground. */
const NO_SOIL = /^(?:ovens?|pots?|pipes?|tiles?|pavers?|bricks?|drains?)$/;
/** Who comes at weekends may be three years old. */
const GRANDCHILD = /\bgrand(?:sons?|daughters?|child(?:ren)?|kids?|bab(?:y|ies))\b/i;
/** "Two adult sons" are no children. */
const GROWN_UP = /\b(?:adult|grown[- ]?up|grown)\b/i;
/** Of "somewhere to dry washing" it is not the place that is asked for, and "proper" names nothing. */
const SOMEWHERE =
  /^(?:an? |the |some )?(?:some ?where|a place|places?|space|room|an area|proper|low|tall|big|nice|small|good|new|decent|lovely|more|lots|loads|plenty|both|all|double|single)$/i;
/** "Veg patch at the bottom can go", "shed's alright": what becomes of it is part of what was read. */
const GOES_ITSELF = /\w (?:can|could|must|has to|have to|should|needs? to) go$/i;
const STAYS_ITSELF =
  /\w (?:stays?|staying|to stay|must stay)$|(?:['’]s| is| are) (?:alright|all right|fine|ok|okay|sound)$/i;
const IS_FINE =
  /^(?:['’]s| is| are)? (?:alright|all right|fine|ok|okay|sound)(?= ?(?:[.,;!\n]|$))/i;
const STILL = /\b(?:still|formal|raised|goldfish|fish|lily|wildlife) $/i;
/** "Needs to be nearer 6" is said of what was named before. */
const SAYS_OF_ANOTHER =
  /^(?:needs?|has|have|had|must|should|is|are|was) (?:to )?(?:be|get|come|go)\b|^(?:nearer|closer|further|everything|it all)\b/i;
const UNSURE = 0.55,
  NO_WISH = 0.2;
const isThing = ({ kind }: RawMention): boolean => kind === 'feature' || kind === 'plant';

/** "The gas meter, that's the box low down" is nailed up and does not grow. */
const NO_BOX =
  /\b(?:meters?|gas|electric\w*|fuse|post|letter|sand|tool|storage)\b[^.;!?\n]{0,30}$/i;
/** "Large eucalyptus in the neighbour's garden", "willow on the left boundary (neighbour's)". */
const NEXT_DOORS =
  /^(?: ?(?:tree|hedge))? ?(?:in|from|over from) (?:the |my |our )?(?:neighbou?rs?['’]?s?|next door(?:['’]s)?)(?: (?:garden|side|plot|land|place))?\b(?! (?:fence|wall|boundary))|^[^.;,\n]{0,28}\((?:the |it['’]?s )?(?:neighbou?rs?['’]?s?|next door['’]s|theirs)\)/i;
const LIKED =
  /(?<!(?:\bnot|\bnever|n't|\bdont) (?:really |much )?)\b(?:likes?|liked|loves?|loved)\b(?! to\b)[^.;!?\n]{0,40}$/i;
const NOT_MANY =
  /\bnot (?:loads|lots|tons|masses|heaps|too (?:many|much)|many|much)(?: of)? [\w ]{0,24}$/i;
/** "Can't do steps": said of a person or a dog. */
const CANNOT =
  /\b(?:cannot|can(?:['’])?t|can no longer|struggles?|unable to|no good (?:on|with|at))(?: really)?(?: do| manage| climb| use| cope with| get up| with| on)*(?: the| any)? (?:steps|stairs)\b/i;
/** "The neighbour cut down the big hedge": that has happened. */
const CUT_BY_OTHERS =
  /\b(?:neighbou?rs?|next door|council|builders?|developers?|they|(?:last|previous) (?:owners?|people|lot|tenants?)|somebody|someone)(?: behind| next door)?(?: have| has|['’]ve)?(?: just| now| since)? (?:cut|chopped|took|taken|ripped|pulled|dug|removed|felled|grubbed)(?: down| out| up| away)? (?:the |our |that |a |all (?:the )?)?(?:\w+ ){0,2}$/i;
const OPEN_TO_EYES = /\b(?:neighbou?rs?|hedge|fence|see in|look in|privacy|street|road|path)\b/i;
/** "Things growing up the walls", "a green wall". */
const GROWS_UP_WALLS = /^(?:green|living) walls?$|\b(?:up|on|over) (?:the |my |our )?walls?$/i;
const THERE_IS =
  /\bthere(?:'s| is| are)(?: already| also)?(?: (?:an?|some|two|three|several))? ?$/i;
const KEPT =
  /\b(?:keep\w*|kept|stay\w*|retain\w*|leave|leaving|left|remain\w*|sav(?:e|ing)|love\w*|precious|original|fine|good|sound|untouched|touch\w*|alone|must|tpo|protected|preserv\w+)\b/i;
function sentenceOf({ words: { text, words, sentences } }: Seen, { from }: RawMention): string {
  const own = sentences[words[from]!.sentence]!;
  return text.slice(words[own.from]!.start, words[own.to - 1]!.end);
}

/** A mention with the words on both sides of it, apostrophes made straight. */
type Placed = { one: RawMention; named: string; before: string; after: string };
const REACH = 90;
function placed({ words: { text, words } }: Seen, one: RawMention): Placed {
  const start = words[one.from]!.start,
    end = words[one.to - 1]!.end;
  return {
    one,
    named: text.slice(start, end),
    before: text.slice(Math.max(0, start - REACH), start).replace(/[’‘]/g, "'"),
    after: text.slice(end, end + REACH).replace(/[’‘]/g, "'"),
  };
}

/** "An old loo that I want to keep as a shed": it is the shed. */
const SERVES_AS =
  /\b(?:keep|use|used|serves?|have) (?:it |that |this )?as (?:an? |the |our |my )?$/i;
/** "Flowers round the edge". */
const ROUND_THE_EDGE = /^(?:all )?(?:a?round|along|at|by) the (?:edges?|outside|sides?)$/i;
/** "(wide by long)" says which way a figure is, and is none. */
const NO_FIGURE =
  /^(?:(?:about|roughly|approx\w*|around|maybe|wide|long|deep|high|by|x|and|the|across|only|just)\s*)+$/i;
/** "A flat roof extension next door", "from the kitchen's roof you see it all": roofs that one does not garden on. */
const OTHER_ROOF =
  /^(?!.*\broof (?:terrace|garden|deck)\b).*\b(?:next door|neighbou?rs?|(?:from|under|beside|behind|over) (?:the|our|a) (?:flat )?roof|(?:shed|garage|greenhouse)\b[^.]*\broof|roof[^.]*\bleak\w*)\b/is;
/** "Rain pools where the deck meets the grass". */
const WATER_POOLS = /\b(?:rain|water)(?:water)? pools?\b/i;

/** True of what only sounds like the thing that it was read as. */
function isNoMention(seen: Seen, { one, named, before, after }: Placed): boolean {
  const { words } = seen.words;
  if (
    isThing(one) &&
    [SOMEWHERE, SAYS_OF_ANOTHER, ROUND_THE_EDGE, WATER_POOLS].some((no) => no.test(named))
  )
    return true;
  switch (one.kind) {
    case 'level':
      // "everything goes up two flights of stairs" is no rise of the ground
      return /\b(?:flights?|staircase|stairwell)\b/i.test(named);
    case 'measure':
      return NO_FIGURE.test(named);
    case 'place':
      // who lives on the ground floor has no roof garden
      return (
        one.concept === 'roof' &&
        (/\bground[- ]floor\b/i.test(named) || OTHER_ROOF.test(sentenceOf(seen, one)))
      );
    case 'soil':
      return words.slice(one.from, one.to + 1).some((word) => NO_SOIL.test(word.text));
    case 'plant':
      if (words[one.from]!.text === 'box' && NO_BOX.test(before)) return true;
      break;
    case 'feature':
      if (SERVES_AS.test(before)) return true;
      break;
  }
  // "gravel boards" stand under a fence
  return one.concept === 'gravel' && /\bgravel boards?\b/i.test(named + after.slice(0, 8));
}

/** What it is, where the words round it say that it is something else. */
function renameInContext(seen: Seen, { one, named, before }: Placed): void {
  const { text, words } = seen.words,
    start = words[one.from]!.start;
  const grownUp = text.slice(Math.max(0, start - 14), start) + named;
  if (one.kind === 'person' && one.concept === 'visitor' && GRANDCHILD.test(named))
    one.concept = 'grandchild';
  if (one.kind === 'person' && one.concept === 'child' && GROWN_UP.test(grownUp))
    one.concept = 'adult';
  // "a still pool to reflect the trees" is a pond
  if (one.concept === 'pool' && STILL.test(named.replace(/pools?.*$/i, ''))) one.concept = 'pond';
  else if (one.concept === 'pool' && STILL.test(before)) {
    one.concept = 'pond';
    one.from--;
  }
  // the "two" of "two oaks" is no plant
  if (one.kind === 'plant' && one.concept in COUNT_WORDS) one.certainty = NO_WISH;
  if (
    one.kind === 'measure' &&
    one.concept === 'plot' &&
    (OF_A_THING.test(before) || AREA_OF_HOUSE.test(before + named))
  )
    one.concept = 'thing';
  // "beyond it is lawn, about 12 m": a part of the ground
  if (one.kind === 'measure' && one.concept === 'plot' && OF_GRASS.test(before))
    one.concept = 'plotpart';
  // "things growing up the walls" are climbers, and the walls are there
  if (one.concept === 'wall' && one.status === 'wanted' && GROWS_UP_WALLS.test(named))
    Object.assign(one, { kind: 'plant', concept: 'climbers' });
  // without a fence or a hedge it is eyes that ground is exposed to, and no wind
  if (
    one.concept === 'wind' &&
    /\bexposed\b/i.test(named) &&
    OPEN_TO_EYES.test(sentenceOf(seen, one))
  )
    Object.assign(one, { kind: 'neighbour', concept: 'overlooked' });
}

/** Whether it stands, stays, goes or belongs to others, by the words round it. */
function restateInContext(seen: Seen, { one, named, before, after }: Placed): void {
  const isHere = one.status === 'stands' || one.status === 'keep';
  if (isHere && isThing(one) && (PROPOSED.test(before) || BEYOND.test(before)))
    one.status = 'others';
  if (isThing(one)) {
    if (NEXT_DOORS.test(after)) one.status = 'others';
    else if (/\btried (?:an? |the |some )?$/i.test(before)) one.status = 'past';
  }
  // "not loads of flowers" is fewer, and not none
  // "she liked snails, and anything orange" refuses none
  if (one.kind === 'colour' && one.status === 'refused' && LIKED.test(before))
    one.status = 'wanted';
  if (one.status === 'refused' && NOT_MANY.test(before + named))
    one.certainty = Math.min(one.certainty, NO_WISH);
  if (one.concept === 'steps' && one.status === 'wanted' && CANNOT.test(before + named))
    one.status = 'refused';
  if (one.status === 'going' && CUT_BY_OTHERS.test(before)) one.status = 'gone';
  // "there is a path of old slabs": it is there, and nobody said that it is kept
  const isOnlyThere = one.status === 'keep' && !one.told && THERE_IS.test(before);
  if (isOnlyThere && !KEPT.test(sentenceOf(seen, one))) one.status = 'stands';
  // "veg patch at the bottom can go", "brick loo stay", "shed's alright", read as one
  if (isThing(one) && /^(?:wanted|stands|undecided)$/.test(one.status)) {
    if (GOES_ITSELF.test(named)) one.status = 'going';
    // ground for cars that stay is wished for
    else if (one.concept !== 'parking' && (STAYS_ITSELF.test(named) || IS_FINE.test(after)))
      one.status = 'keep';
  }
  if (/^(?:wanted|perhaps|partner)$/.test(one.status)) doubtWish({ one, named, before, after });
}

/** A wish that others had, that waits, that is taken back or that is there already. */
function doubtWish({ one, named, before, after }: Placed): void {
  if (OTHERS.test(before)) one.status = 'others';
  else if (WAITS.test(after)) one.certainty = Math.min(one.certainty, UNSURE);
  else if (TAKEN_BACK.test(after) || named.toLowerCase().endsWith(' is not'))
    one.certainty = Math.min(one.certainty, NO_WISH);
  else if (
    isThing(one) &&
    ((HAD_BEFORE.test(before) && !/^race ?track/i.test(named)) || IN_STATE.test(named))
  )
    one.status = 'stands';
}

/** Sets each mention right in place; what is left of what is no mention at all. */
export function inContext(seen: Seen, found: RawMention[]): RawMention[] {
  const own = found.filter((one) => {
    const place = placed(seen, one);
    if (isNoMention(seen, place)) return false;
    if (one.kind === 'soil') return true;
    renameInContext(seen, place);
    restateInContext(seen, place);
    return true;
  });
  return scoped(seen, own);
}
