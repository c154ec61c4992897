/**
 * A description of few words says what is wished for and hardly anything else: "Three kids, trampoline, swings, football lawn, patio with
 * bbq". The trained reader learnt from letters, which tell more of what is there; in a short text a thing of which nothing says that it
 * stands, stays or goes is a wish.
 */
import type { Seen } from './features.ts';
import type { RawMention } from './mentions.ts';
import { inOwnWords, roofIn, stylesIn, WHERE_IT_LIES } from './plain-brief-extras.ts';
import {
  CERTAINTY,
  HALF,
  type Item,
  itemsOf,
  saidIn,
  type Span,
  type Text,
  type Thing,
  thingsIn,
} from './plain-brief-items.ts';
import {
  A_KERB,
  BOUNDARY,
  BY,
  fateAfter,
  FINITE,
  GROUND,
  HEAD_STANDS,
  IN_PLACE,
  INSTEAD,
  isFate,
  type Mode,
  modeIn,
  NEW,
  NO_WISH,
  OWNED,
  ROOM_FOR,
  TOLD_AFTER,
  UNDER,
  WHERE,
} from './plain-brief-words.ts';
import type { RefusedSpan } from './refusal-words.ts';
import { kindFamily } from './tag.ts';

/** With more words than this people tell a story. */
const MOST_WORDS = 95;
/** Read so surely as wished for or kept, it is. */
const SURELY = 0.97,
  KEPT_SURELY = 0.96,
  GOING_SURELY = 0.8;
/** What the network hears less of a wish in is none, whatever the grammar: of unseen short texts four in five that pass are. */
const LEAST_WISHED = 0.12;
/** "Keep the shed, the apple tree and the pond": what is to happen to the first happens to all. */
const GOES_ON = /^(?:,|and|or|&|:|)$/;
const MAY_BE_WISHED = /^(?:stands|keep|undecided|fact|wanted|perhaps|partner|refused|going)$/;
const WISHED = /^(?:wanted|perhaps|partner)$/;

type Sentence = Span & {
  things: readonly Thing[];
  /** Several things that are no ground, or no word of wishing after it: what it names is no account of the ground. */
  isList: boolean;
};

/** Sets what becomes of things right in place, and returns what nothing was read of. */
export function plainBrief(
  seen: Seen,
  refused: readonly RefusedSpan[],
  found: readonly RawMention[],
  wishedIn: (from: number, to: number) => number,
): RawMention[] {
  const { words, sentences } = seen.words;
  if (words.filter(({ text }) => /\p{L}/u.test(text)).length > MOST_WORDS) return [];
  const text: Text = { seen, found, refused, added: [], isUnderWay: false, wishedIn };
  for (const { from, to } of sentences) {
    const things = thingsIn(seen, { from, to }, found, refused);
    const rest = saidIn(seen, { from: to, to: words.length });
    readSentence(text, {
      from,
      to,
      things,
      isList:
        // what lies one behind another is an account of the ground
        !/\bthen\b[^.]*\bthen\b/.test(saidIn(seen, { from, to })) &&
        (things.filter((thing) => !GROUND.test(saidIn(seen, thing))).length > 1 ||
          modeIn(rest, 'open', ['wished']) === 'open'),
    });
    text.isUnderWay ||= [...found, ...text.added].some(
      (one) => one.status === 'wanted' && one.to <= to && kindFamily(one.kind) === 'thing',
    );
  }
  // "side return 1.6m wide: ferns": nothing else would be said so shortly of where it lies
  for (const one of found)
    if (one.kind === 'place' && WHERE_IT_LIES.test(one.concept) && one.certainty >= HALF)
      one.certainty = Math.max(one.certainty, CERTAINTY);
  return [...text.added, ...stylesIn(text), ...roofIn(text)];
}

function readSentence(text: Text, sentence: Sentence): void {
  const { seen } = text;
  let mode: Mode = 'open';
  let last: Thing[] = [];
  let wishes = 0;
  for (const item of itemsOf(seen, sentence)) {
    const own = saidIn(seen, item);
    mode = modeBefore(item, own, saidIn(seen, { from: sentence.from, to: item.from }), mode);
    // "patio (keep), conifer hedge (remove)"
    const aside = item.isAside ? modeIn(own, 'open') : 'open';
    if (isFate(aside)) {
      for (const thing of last.slice(-1)) settle(text, thing, aside);
      continue;
    }
    const here = sentence.things.filter(({ from, to }) => item.from <= from && to <= item.to);
    const made = here.map((thing) => readThing(text, sentence, item, thing, mode, last));
    wishes += made.filter((one) => one === 'wished').length;
    // "a rhododendron along the boundary, to be retained"
    const since = here.length ? null : fateAfter(own);
    if (since) for (const thing of last) if (mayBe(text, thing)) settle(text, thing, since);
    if (here.length) last = here;
    if (item.isAside) continue;
    mode = made.includes('told') ? 'open' : modeIn(own, mode);
    if (!here.length && wishes > 1 && (mode === 'open' || mode === 'wished'))
      inOwnWords(text, item);
  }
}

/** What the words before an item make of what follows. */
function modeBefore({ lead }: Item, own: string, before: string, mode: Mode): Mode {
  if (lead === ':' && mode === 'stands' && !HEAD_STANDS.test(before)) return 'open';
  if (mode === 'going' && /^(?:with|w|by)$/.test(lead) && IN_PLACE.test(before)) return 'wished';
  // a heading and its dash: "STAYS - climbing frame"
  const isHead = /^[-–=]$/.test(lead) && before.length < HEAD;
  // under a heading all is of one fate
  const isNew = NEW.test(own) && !before.includes(':');
  return isFate(mode) && ((!GOES_ON.test(lead) && !isHead) || isNew) ? 'open' : mode;
}
/** A heading is shorter, characters. */
const HEAD = 16;

const OWN_FATE = / (?:to |must |should |can )(stay|go|remain|be kept)$/;
/** Null where nothing is made of it; `told`: its fate is said after its name. */
function readThing(
  text: Text,
  sentence: Sentence,
  item: Item,
  thing: Thing,
  mode: Mode,
  last: readonly Thing[],
): 'wished' | 'told' | null {
  const { seen } = text;
  const before = `${saidIn(seen, { from: item.from, to: thing.from })} `,
    after = saidIn(seen, { from: thing.to, to: item.to });
  // "a bench under the old apple tree which stays": what is said at the end is of the other
  const next = sentence.things.find(({ from, to }) => from >= thing.to && to <= item.to),
    isOfNext =
      next &&
      UNDER.test(after) &&
      /\b(?:which|that|who)\b/.test(after) &&
      !FINITE.test(saidIn(seen, { from: thing.to, to: next.from }));
  const fate = isOfNext
    ? null
    : (fateAfter(after) ??
      // "shed in the corner stays"
      (at(text, thing)?.status === 'keep' && modeIn(after, 'open', ['kept']) === 'kept'
        ? 'kept'
        : null));
  // "bay tree by porch to stay", read as one
  const own = OWN_FATE.exec(saidIn(seen, thing))?.[1];
  const now = fate ?? (own ? (own.startsWith('go') ? 'going' : 'kept') : modeIn(before, mode));
  if (isFate(now)) {
    if (WHERE.test(before) || (BY.test(before) && !INSTEAD.test(before)) || !mayBe(text, thing))
      return null;
    settle(text, thing, now);
    // "shed and washing line to stay"
    if (fate && /^(?:and|&)$/.test(item.lead))
      for (const one of last) if (mayBe(text, one)) settle(text, one, now);
    return fate && 'told';
  }
  const isAsked = modeIn(before, 'open') === 'wished';
  if (
    (!ROOM_FOR.test(before) && (BY.test(before) || OWNED.test(before))) ||
    TOLD_AFTER.test(after)
  ) {
    // nothing says that it goes: it stands
    const there = at(text, thing);
    if (there?.status === 'going' && there.certainty < GOING_SURELY && now !== 'else')
      there.status = 'stands';
    return null;
  }
  const isTold =
    isGround(text, sentence, thing, before, after) ||
    FINITE.test(saidIn(seen, { from: thing.to, to: sentence.to }));
  if (now !== 'wished' && (now !== 'open' || isTold)) return null;
  const there = at(text, thing);
  if (NO_WISH.test(saidIn(seen, thing)) || A_KERB.test(saidIn(seen, thing))) return null;
  if (there && there.certainty >= HALF) {
    if (!MAY_BE_WISHED.test(there.status)) return null;
    if (there.status === 'keep' && there.certainty >= KEPT_SURELY && !UNDER.test(after))
      return null;
    if (there.status === 'refused' && !isAsked) return null;
    if (there.status === 'going' && there.certainty >= GOING_SURELY) return null;
  }
  if (text.wishedIn(thing.from, thing.to) < LEAST_WISHED) return null;
  settle(text, thing, 'wished');
  return 'wished';
}

/** "9m wide, east facing, turf and two slabs" tells what the plot is covered with; "slatted fence" and "Porcelain patio" ask. */
function isGround(
  { seen, found, isUnderWay }: Text,
  sentence: Sentence,
  thing: Thing,
  before: string,
  after: string,
): boolean {
  // "concrete yard 3 m"
  const name = saidIn(seen, thing).replace(/ \d.*$/, '');
  if (!GROUND.test(name)) return false;
  const hasWord = /\p{L}{4}/u.test(before);
  if (thing.concept === 'wall' || (BOUNDARY.test(name) && !hasWord && after.trim())) return true;
  // the sentence has told how large the plot is, how it faces or what it lies on
  const isDescribed = found.some(
    (one) =>
      one.from >= sentence.from &&
      one.to <= thing.from &&
      /^(?:measure|orientation|soil|place|level)$/.test(one.kind) &&
      one.concept !== 'thing',
  );
  return isDescribed || !(sentence.isList || isUnderWay || hasWord);
}

/** What is read there most surely. */
const at = ({ found, added }: Text, { from, to }: Span): RawMention | undefined =>
  [...found, ...added]
    .filter((one) => one.from < to && from < one.to)
    .reduce<RawMention | undefined>(
      (best, one) => (best && best.certainty >= one.certainty ? best : one),
      undefined,
    );

/** Neither wished for surely nor said to be of another fate. */
function mayBe(text: Text, thing: Thing): boolean {
  const there = at(text, thing);
  return (
    !there ||
    (/^(?:stands|undecided|keep|going|gone|wanted|perhaps)$/.test(there.status) &&
      !(/^(?:wanted|keep)$/.test(there.status) && there.certainty >= SURELY))
  );
}

const isNamedSo = ({ phrases }: Seen, { from, to, kind, concept }: RawMention): boolean =>
  phrases
    .slice(from, to)
    .some((found) => found?.senses.some((one) => one.kind === kind && one.concept === concept));

/** "Parking for 4" read as a patio, and "dark porcelain" as shade: the lists know the one and not the other. */
const isMisnamed = ({ seen }: Text, { kind, concept }: Thing, there: RawMention): boolean =>
  !isNamedSo(seen, there) &&
  isNamedSo(seen, { ...there, kind, concept }) &&
  there.kind === 'feature' &&
  (kind === 'feature' || there.concept === 'shade');

const STATUS = { wished: 'wanted', kept: 'keep', going: 'going' } as const;
function settle(text: Text, thing: Thing, mode: keyof typeof STATUS): void {
  const { from, to, kind, concept } = thing;
  const there = at(text, thing);
  const status = STATUS[mode];
  if (!there) text.added.push({ from, to, kind, concept, status, certainty: CERTAINTY });
  else if (kindFamily(there.kind) === 'thing') {
    if (status !== 'wanted' || !WISHED.test(there.status)) there.status = status;
    if (thing.isNamed || isMisnamed(text, thing, there)) Object.assign(there, { kind, concept });
    there.certainty = Math.max(there.certainty, CERTAINTY);
  }
}
