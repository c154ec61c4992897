/** Lists that stand under a word which says what is to happen to all of them: "Staying: …", "What's there now: …", "Wanted - …". */
import { listedThings, plainStatus } from './plain.ts';
import { VERB } from './said-plainly.ts';
import type { Seen } from './features.ts';
import type { RawMention } from './mentions.ts';
import { sameStatus } from './same-status.ts';
import { kindFamily } from './tag.ts';

const HEADS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:staying|stays|to stay|must stay|to keep|keep|keeping|kept|(?:not|isn't|aren't) (?:going|moving))$/,
    'keep',
  ],
  [
    /\b(?:existing|what(?:'s| is) (?:actually )?(?:there|here)(?: now| already)?|what (?:we|i)(?:'ve| have)?(?: got)?(?: now| already| at present)?|currently|at present|already there|there now|there already|(?:things )?(?:we|i) (?:already )?own)$/,
    'stands',
  ],
  [
    /\b(?:goes|going|to go|must go|to lose|removing|to remove|to be removed|coming out|to come out|rip out|out)$/,
    'going',
  ],
  [
    /\b(?:(?:do not|don't|doesn't|dont) (?:want|need|like)|not wanted|no thanks|unwanted|hates?|avoid|no)$/,
    'refused',
  ],
  [
    /\b(?:wants?|wanted|needs?|needed|i require|required|requirements|(?:would|'d) (?:like|love)|like to have|wish ?list|must[- ]haves?|so)$/,
    'wanted',
  ],
];
/** "what we have" says what stands; "what we have to have" does not come to here. */
const HEADED =
  /(?:^|[.!?;\n(]\s*|\band )([A-Za-z][\w' -]{0,50}?)[ \t]*(?::|=|[ \t]-[ \t]|–)[ \t]*((?:\n[ \t]*[-*•][^\n]*)+|[^.;!?\n]{3,400})/g;
/** A heading on a line of its own, with a list under it: "NOT WANTED" and lines with dashes. */
const UNDER_HEAD =
  /(?:^|\n)[ \t]*([A-Za-z][\w' ]{0,40}?)[ \t]*(?:\([^)\n]*\))?[ \t]*\n((?:[ \t]*[-*•][^\n]*(?:\n|$))+)/g;
/** In an item these tell its own story. */
const OWN =
  /\b(?:no|not|never|without|n't|maybe|perhaps|possibly|if|but|except|unless|already|gone|going|goes?|had its day|nobody|we have|i have|we've got|there|lean\w*|foot through|replac\w*|stays?|staying|keep|kept|remove\w*|dead|broken|rotten|new|want\w*|need\w*|would|like|love|could|should|had|was|were|used to|next door\w*|neighbour\w*|his|her|their|he|she|they|wife|husband|partner)\b/i;
const PLACED =
  /\b(?:by|to|on|onto|with|for|at|from|under|over|near|replacing|of|off|in|into|round|around|along|behind|against|between|beside|up|down|outside|through)\b/i;
const CERTAINTY = 0.8;
const HALF = 0.5;
/** Read so surely as something else, it is something else. */
const SURE = 0.9;
const SURER = 0.95;
export function headed(seen: Seen, found: readonly RawMention[]): RawMention[] {
  const { text, words } = seen.words;
  const out: RawMention[] = [];
  const plain = text.replace(/’/g, "'");
  for (const match of [...plain.matchAll(HEADED), ...plain.matchAll(UNDER_HEAD)]) {
    const head = match[1]!.toLowerCase();
    const status = HEADS.find(([pattern]) => pattern.test(head))?.[1];
    if (!status) continue;
    const end = match.index + match[0].length;
    const start = end - match[2]!.length;
    const from = words.findIndex((word) => word.start >= start);
    if (from < 0) continue;
    let to = from;
    while (to < words.length && words[to]!.end <= end) to++;
    const isPlain = (one: { from: number; to: number }): boolean =>
      !OWN.test(itemOf(text, start, end, words[one.from]!.start, words[one.to - 1]!.end)) &&
      [null, status].includes(plainStatus(seen, one.from, one.to));
    const inside = found.filter((one) => one.from >= from && one.to <= to);
    for (const one of inside) {
      // "- bikes x2": the heading and the network say the same of it
      const isAgreed =
        one.concept !== 'other' &&
        one.certainty >= HALF &&
        sameStatus(one.status) === sameStatus(status);
      const isNamed =
        isAgreed || isListed(seen, one) || (one.kind === 'plant' && isProper(seen, one));
      if (kindFamily(one.kind) !== 'thing' || !isNamed || !isPlain(one)) continue;
      if (sameStatus(one.status) === sameStatus(status)) {
        if (status === 'keep') one.status = 'keep';
      } else if (one.certainty >= SURE || one.status === 'fact') continue;
      else one.status = status;
      one.certainty = Math.max(one.certainty, CERTAINTY);
    }
    for (const thing of listedThings(seen, from, to))
      if (isPlain(thing) && !found.some((one) => one.from < thing.to && thing.from < one.to))
        out.push({ ...thing, status, certainty: CERTAINTY });
  }
  return out;
}

/** The lists know a thing in its words. */
const isListed = ({ phrases }: Seen, { from, to, kind }: RawMention): boolean =>
  kindFamily(kind) === 'thing' &&
  phrases
    .slice(from, to)
    .some((found) => found?.senses.some((sense) => kindFamily(sense.kind) === 'thing'));

/** "Hamamelis ‘Jelena’": plants that the lists do not know are written with a capital. */
const isProper = ({ words: { text, words } }: Seen, { from }: RawMention): boolean =>
  /^\p{Lu}\p{Ll}/u.test(text.slice(words[from]!.start));

/** A sentence without a verb goes on with the list of the one before: "Vegetables in rows, dill. Two cherries." */
export function continued(seen: Seen, found: readonly RawMention[]): void {
  const { text, words, sentences } = seen.words;
  let isWish = false;
  for (const sentence of sentences) {
    const said = text.slice(words[sentence.from]!.start, words[sentence.to - 1]!.end);
    const own = found.filter(
      ({ from, to, kind }) =>
        from >= sentence.from && to <= sentence.to && kindFamily(kind) === 'thing',
    );
    const isBare = !VERB.test(said);
    if (isBare && isWish && !DEFINITE.test(said))
      for (const one of own) {
        if (!isListed(seen, one) || one.certainty >= SURER || one.status === 'refused') continue;
        if (!/^(?:wanted|perhaps|partner)$/.test(one.status)) one.status = 'wanted';
        one.certainty = Math.max(one.certainty, CERTAINTY);
      }
    const last = own.at(-1);
    if (last)
      isWish =
        last.status === 'wanted' &&
        own.some(({ status, certainty }) => status === 'wanted' && certainty >= HALF);
    else if (!isBare) isWish = false;
  }
}
/** What is known already, or has a fate of its own. */
const DEFINITE =
  /\b(?:the|our|my|his|her|their|this|these|leave|otherwise|currently|existing|nothing|toxic|dig|says?|drop|next door|neighbour\w*|mate)\b/i;

/** Of a list, the item that a place stands in. */
function itemOf(text: string, start: number, end: number, from: number, to: number): string {
  const before = text
    .slice(start, from)
    .split(/[,\n•*]| and | & |\+/)
    .at(-1)!;
  // "bins out of the way by the gate": the gate is no item
  if (PLACED.test(before)) return 'never';
  const after = text.slice(to, end).split(/[,\n•*]| and | & |\+/)[0]!;
  return before + text.slice(from, to) + after;
}
