/** What is heard beside a mention, as a second opinion on it: how sure it is, and what is to become of it. */
import { type Seen, sensesIn } from './features.ts';
import type { RawMention } from './mentions.ts';
import { plainStatus } from './plain.ts';
import { sameStatus } from './same-status.ts';
import { kindFamily } from './tag.ts';

/** A listed thing of which the words beside it plainly say the same is read. */
export function heard(seen: Seen, mention: RawMention): RawMention {
  const { kind, concept, status, from, to } = mention;
  const surer = { ...mention, certainty: Math.max(mention.certainty, PLAIN_CERTAINTY) };
  if (kindFamily(kind) !== 'thing') {
    const isNamed = sensesIn(seen, from, to, kind).some((sense) => sense.concept === concept);
    return isNamed && status === 'fact' && PLAIN_FACTS.has(`${kind}:${concept}`) ? surer : mention;
  }
  const plain = plainStatus(seen, from, to);
  if (!plain) return byOtherWords(seen, mention);
  if (sameStatus(plain) === sameStatus(status)) return surer;
  // Of two that differ the surer holds: what is said beside a thing is right in nine of ten.
  if (plain === 'keep' || (mention.certainty < DOUBTED && BELIEVED.test(plain)))
    return { ...mention, status: plain, certainty: BELIEVED_CERTAINTY };
  // Drawing what is plainly refused, or gone, is worse than asking.
  return DENIED.test(plain)
    ? { ...mention, certainty: Math.min(mention.certainty, DENIED_CERTAINTY) }
    : mention;
}
/** A wish for what has no name in the lists ("somewhere out of the wind") is right as often as one of a name that is read more surely. */
function byOtherWords(seen: Seen, mention: RawMention): RawMention {
  const { kind, concept, status, from, to, certainty } = mention;
  const isListed = sensesIn(seen, from, to, kind).some((sense) => sense.concept === concept);
  if (FATES.test(status))
    return isListed || sensesIn(seen, from, to, 'feature').some((sense) => sense.concept === 'tree')
      ? standsHere(seen, mention)
      : mention;
  if (kind !== 'feature' || status !== 'wanted') return mention;
  if (
    isListed &&
    certainty >= NAMED &&
    concept !== 'seat' &&
    !NO_WISH.test(clauseOf(seen, mention))
  )
    return { ...mention, certainty: Math.max(certainty, BELIEVED_CERTAINTY) };
  const says = seen.words.words.slice(from, to).some(({ text }) => !SAYS_NOTHING.test(text));
  return !isListed && says && certainty >= UNNAMED
    ? { ...mention, certainty: Math.max(certainty, BELIEVED_CERTAINTY) }
    : mention;
}
/** "Some space", "things", "something better": nothing can be made of it. */
const SAYS_NOTHING =
  /^(?:\W+|an?|the|some|any|bits?|of|things?|something|somewhere|someplace|places?|space|spots?|areas?|parts?|better|more|another|lots|ones?|for|i|we|you|can|go|just|simply|nice|needs?|wants?|like|it|its|in|on|to|my|our|that|this|down|up|further|green|greenery|'?d|would|everything)$/;
const UNNAMED = 0.62;
/**
 * From here on a wish for what its words name is right in five of six, where its clause neither denies it nor says that it is
 * there (of writers not learnt from). Chairs and benches are mostly what people have.
 */
const NAMED = 0.56;
const NO_WISH =
  /\b(?:no|not|never|nor|without|until?|til|got|has|have|had|there|stays?|keep|kept|lives?|was|were|moved|go|goes|gone)\b|n['’]?t\b/i;
const FATES = /^(?:stands|keep|undecided)$/;
/**
 * What is named and half read as standing does stand in four of five, where nothing beside it says otherwise: the network is in
 * doubt whether it is to stay, and seldom that it is there.
 */
const HALF_READ = 0.5;
const OTHERWISE = /^(?:remove|gone|refuse|past|others|want|not\.want|maybe|partner|not\..+)$/;
const NOT_THERE =
  /\b(?:dead|filled|being|replaced|dying|rotten|collapsed|gone|going|goes|went|removed?|removing|felled|come|came|coming (?:down|out)|knocked|falls?|too (?:near|close|big)|something like|or something|second ?hand|was|were|had|used to|would|could|might|should|if|panes)\b|['’]s[.,;\n]/i;
/** What a plan goes round. */
const IN_THE_WAY =
  /^(?:plant|feature:(?:shed|greenhouse|garage|gardenroom|store|conservatory|polytunnel|pond|tank|extension|workshop))$/;
const NO_ONE_PLANT = /^(?:plants?.*|flowers|ivy|weeds|grass.*|bramble|nettle)$/;
function standsHere(seen: Seen, mention: RawMention): RawMention {
  const { kind, concept, from, certainty } = mention;
  if (
    certainty < HALF_READ ||
    !IN_THE_WAY.test(kind === 'plant' ? kind : `${kind}:${concept}`) ||
    NO_ONE_PLANT.test(concept)
  )
    return mention;
  const { clauses, cues } = seen;
  const isDoubted =
    cues.some(({ cue, from: at }) => clauses[at] === clauses[from] && OTHERWISE.test(cue)) ||
    NOT_THERE.test(aroundOf(seen, mention));
  return isDoubted ? mention : { ...mention, certainty: Math.max(certainty, BELIEVED_CERTAINTY) };
}
/** So far before and after a thing what is said is said of it, characters. */
const BEFORE = 60,
  AFTER = 45;
/** Its own words and what its sentence says beside them; asides in brackets are of another thing. */
function aroundOf({ words: { words, text, sentences } }: Seen, { from, to }: RawMention): string {
  const sentence = sentences.find((one) => one.from <= from && from < one.to)!;
  const own = [words[from]!.start, words[to - 1]!.end] as const;
  const first = Math.max(words[sentence.from]!.start, own[0] - BEFORE),
    last = Math.min(words[sentence.to - 1]!.end, own[1] + AFTER);
  return `${text.slice(first, own[0]).replace(/\([^)]*\)|^[^(]*\)/g, '')}${text.slice(own[0], last).replace(/\([^)]*\)?/g, '')}`;
}
function clauseOf({ words: { words, text }, clauses }: Seen, { from, to }: RawMention): string {
  let first = from,
    end = to;
  while (first > 0 && clauses[first - 1] === clauses[from]) first--;
  while (end < words.length && clauses[end] === clauses[to - 1]) end++;
  return text.slice(words[first]!.start, words[end - 1]!.end);
}
/** Circumstances whose names in the lists mean little else: of the corpus's, seven in eight were labelled so. */
const PLAIN_FACTS: ReadonlySet<string> = new Set([
  'access:through_house',
  'drainage:flood',
  'drainage:puddles',
  'level:slope_up',
  'place:newbuild',
  // ground of a roof that is taken for earth is a danger
  'place:roof',
  'problem:asbestos',
  'problem:salt',
  'soil:chalk',
  'soil:clay',
  'time:stages',
  'time:upkeep_low',
]);
const DENIED = /^(?:refused|going|gone)$/;
const DENIED_CERTAINTY = 0.65;
const PLAIN_CERTAINTY = 0.85;
const BELIEVED = /^(?:refused|keep|going)$/;
const DOUBTED = 0.7;
const BELIEVED_CERTAINTY = 0.8;
