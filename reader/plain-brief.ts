/**
 * A description of few words says what is wished for and hardly anything else: "Three kids, trampoline, swings, football lawn, patio with
 * bbq". The trained reader learnt from letters, which tell more of what is there; in a short text a thing of which nothing says that it
 * stands, stays or goes is a wish.
 */
import type { Seen } from './features.ts';
import { shortNames } from './listed-together.ts';
import type { RawMention } from './mentions.ts';
import {
  BY,
  GOING_AFTER,
  GROUND,
  HEAD_STANDS,
  IN_PLACE,
  INSTEAD,
  KEPT_AFTER,
  type Mode,
  modeIn,
  NEW,
  NO_WISH,
  OWNED,
  TOLD_AFTER,
} from './plain-brief-words.ts';
import type { RefusedSpan } from './refusal-words.ts';
import { VERB } from './said-plainly.ts';
import { kindFamily } from './tag.ts';

/** With more words than this people tell a story. */
const MOST_WORDS = 90;
const CERTAINTY = 0.85;
/** Read so surely as wished for or kept, it is. */
const SURELY = 0.93;
const HALF = 0.5;
/** Between two items of a list. */
const BREAK = /^(?:[,;:&+/•*–—\n()]|-|and|plus|or|then|but|with|w|also)$/;
/** "Keep the shed, the apple tree and the pond": what is to happen to the first happens to all. */
const GOES_ON = /^(?:,|and|or|&|:|)$/;
const FATED = /^(?:kept|going)$/;
const WISHED = /^(?:wanted|perhaps|partner)$/;

type Span = { from: number; to: number };
type Item = Span & { lead: string };
type Thing = Span & { kind: string; concept: string };
type Text = {
  seen: Seen;
  found: readonly RawMention[];
  refused: readonly RefusedSpan[];
  /** What nothing was read of. */
  added: RawMention[];
  /** Something was wished for in a sentence before. */
  isUnderWay: boolean;
};

/** Sets what becomes of things right in place, and returns what nothing was read of. */
export function plainBrief(
  seen: Seen,
  refused: readonly RefusedSpan[],
  found: readonly RawMention[],
): RawMention[] {
  const { words, sentences } = seen.words;
  if (words.filter(({ text }) => /\p{L}/u.test(text)).length > MOST_WORDS) return [];
  const text: Text = { seen, found, refused, added: [], isUnderWay: false };
  for (const sentence of sentences) {
    readSentence(text, sentence);
    text.isUnderWay ||= [...found, ...text.added].some(
      (one) => one.status === 'wanted' && one.to <= sentence.to && kindFamily(one.kind) === 'thing',
    );
  }
  return text.added;
}

function readSentence(text: Text, sentence: Span): void {
  const things = thingsIn(text, sentence);
  const isList = things.filter((thing) => !GROUND.test(wordsOf(text, thing))).length > 1;
  let mode: Mode = 'open';
  let last: Thing[] = [];
  for (const item of itemsOf(text, sentence)) {
    const own = wordsOf(text, item);
    const said = wordsOf(text, { from: sentence.from, to: item.from });
    if (item.lead === ':' && mode === 'stands' && !HEAD_STANDS.test(said)) mode = 'open';
    if (mode === 'going' && /^(?:with|w|by)$/.test(item.lead) && IN_PLACE.test(said))
      mode = 'wished';
    if (FATED.test(mode) && (!GOES_ON.test(item.lead) || NEW.test(own))) mode = 'open';
    // "patio (keep), conifer hedge (remove)"
    const aside = item.lead === '(' ? modeIn(own, 'open') : 'open';
    if (FATED.test(aside)) {
      for (const thing of last.slice(-1)) settle(text, thing, STATUS[aside]!);
      continue;
    }
    const here = things.filter(({ from, to }) => item.from <= from && to <= item.to);
    for (const thing of here) {
      const before = wordsOf(text, { from: item.from, to: thing.from }),
        after = wordsOf(text, { from: thing.to, to: item.to });
      const fate = fateAfter(after);
      const now = fate ?? modeIn(before, mode);
      if (FATED.test(now)) {
        if ((BY.test(before) && !INSTEAD.test(before)) || !mayBe(text, thing)) continue;
        settle(text, thing, STATUS[now]!);
        // "shed and washing line to stay"
        if (fate && /^(?:and|&)$/.test(item.lead))
          for (const one of last) if (mayBe(text, one)) settle(text, one, STATUS[now]!);
        continue;
      }
      if (BY.test(before) || OWNED.test(before) || TOLD_AFTER.test(after)) continue;
      const isDescribed = describes(text, sentence, thing);
      // "turf and fence panels" tell; "slatted fence" and "Porcelain patio" ask
      const isGround =
        GROUND.test(wordsOf(text, thing)) &&
        (isDescribed ||
          thing.concept === 'wall' ||
          !(isList || text.isUnderWay || /\p{L}{4}/u.test(before)));
      if (now === 'wished' || (now === 'open' && !isGround))
        wish(text, thing, modeIn(before, 'open') === 'wished');
    }
    if (here.length) last = here;
    mode = fateAfter(own) ? 'open' : modeIn(own, mode);
  }
}
const STATUS: Readonly<Partial<Record<Mode, string>>> = { kept: 'keep', going: 'going' };

const fateAfter = (after: string): 'kept' | 'going' | null =>
  KEPT_AFTER.test(after) ? 'kept' : GOING_AFTER.test(after) ? 'going' : null;

/** In lower case, apostrophes straight. */
function wordsOf({ seen: { words } }: Text, { from, to }: Span): string {
  return to > from
    ? words.text
        .slice(words.words[from]!.start, words.words[to - 1]!.end)
        .replace(/[’‘]/g, "'")
        .toLowerCase()
    : '';
}

/** The sentence has told how large the plot is, how it faces or what it lies on, before the thing. */
const describes = ({ found }: Text, sentence: Span, { from }: Thing): boolean =>
  found.some(
    (one) =>
      one.from >= sentence.from &&
      one.to <= from &&
      /^(?:measure|orientation|soil|place|level)$/.test(one.kind) &&
      one.concept !== 'thing',
  );

function itemsOf({ seen }: Text, { from, to }: Span): Item[] {
  const { words } = seen.words;
  const out: Item[] = [];
  let start = from,
    lead = '';
  for (let at = from; at <= to; at++)
    // "nothing but turf"
    if (at === to || (BREAK.test(words[at]!.text) && words[at - 1]?.text !== 'nothing')) {
      const mark = words[at]?.text ?? '';
      if (at > start) out.push({ from: start, to: at, lead });
      if (at > start || mark === '(') lead = mark;
      start = at + 1;
    }
  return out;
}

/** Features, plants, boundaries and materials that the lists know. */
function namedIn({ phrases }: Seen, { from, to }: Span): Thing[] {
  const out: Thing[] = [];
  for (const found of new Set(phrases.slice(from, to))) {
    const sense = found?.senses.find(({ kind }) => kindFamily(kind) === 'thing');
    if (found && sense && found.to <= to)
      out.push({ from: found.from, to: found.to, kind: sense.kind, concept: sense.concept });
  }
  return out;
}

/** What the lists know, and what was read as a thing in other words; nothing that is refused. */
function thingsIn(text: Text, span: Span): Thing[] {
  const { from, to } = span;
  const listed = namedIn(text.seen, span);
  const isNew = (one: Span): boolean =>
    !listed.some((other) => one.from < other.to && other.from < one.to);
  for (const item of itemsOf(text, span)) listed.push(...shortNames(text.seen, item).filter(isNew));
  const read = text.found.filter(
    (one) =>
      one.from >= from &&
      one.to <= to &&
      kindFamily(one.kind) === 'thing' &&
      one.certainty >= HALF &&
      !VERB.test(wordsOf(text, one)) &&
      isNew(one),
  );
  return [...listed, ...read]
    .filter((one) => !text.refused.some((no) => no.from < one.to && one.from < no.to))
    .sort((a, b) => a.from - b.from);
}

const at = ({ found, added }: Text, { from, to }: Span): RawMention | undefined =>
  [...found, ...added].find((one) => one.from < to && from < one.to);

/** Neither wished for surely nor said to be of another fate. */
function mayBe(text: Text, thing: Thing): boolean {
  const there = at(text, thing);
  return (
    !there ||
    (/^(?:stands|undecided|keep|going|gone|wanted|perhaps)$/.test(there.status) &&
      !(/^(?:wanted|keep)$/.test(there.status) && there.certainty >= SURELY))
  );
}

/** @param isAsked a word of wishing stands right before it */
function wish(text: Text, thing: Thing, isAsked: boolean): void {
  const there = at(text, thing);
  if (NO_WISH.test(wordsOf(text, thing)) && !(there && WISHED.test(there.status))) return;
  if (
    there &&
    !/^(?:stands|keep|undecided|fact|wanted|perhaps|partner|refused)$/.test(there.status)
  )
    return;
  if (there?.status === 'keep' && there.certainty >= SURELY) return;
  if (there?.status === 'refused' && !isAsked) return;
  settle(text, thing, 'wanted');
}

function settle(text: Text, { from, to, kind, concept }: Thing, status: string): void {
  const there = at(text, { from, to });
  if (!there) text.added.push({ from, to, kind, concept, status, certainty: CERTAINTY });
  else if (kindFamily(there.kind) === 'thing') {
    if (status !== 'wanted' || !WISHED.test(there.status)) there.status = status;
    there.certainty = Math.max(there.certainty, CERTAINTY);
  }
}
