/** What the linear parts of the reader look at: for each word, and for each span of words, as short texts that are hashed. */
import type { Groups } from './groups.ts';
import { type Cue, cueOf, type Found, findCues, findPhrases, type Sense } from './lexicon.ts';
import type { Word, Words } from './words.ts';

/** All that is looked up once for a text. */
export type Seen = {
  words: Words;
  stems: string[];
  groups: (readonly [number, number, number] | null)[];
  /** The phrase of the lists that each word is part of, and where in it. */
  phrases: (Found | null)[];
  /** Cues of what is to happen, in order. */
  cues: Cue[];
  /** Index of the clause of each word. */
  clauses: number[];
  /** The line's heading before a colon ("Keep: …", "Wants"), as words, for each word. */
  headings: string[];
};

/** "beds" and "bed", "sloping" and "slope" look alike. */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/'s$/, '')
    .replace(/(?:ies)$/, 'y')
    .replace(/(?:sses)$/, 'ss')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?:ing|ed)$/, '');
}

const CLAUSE_END =
  /^(?:[,;:.!?()\n–—]|and|but|so|because|or|although|though|while|if|when|which|where|then|-)$/;

export function look(words: Words, groupsOf: Groups): Seen {
  const list = words.words;
  const phrases: (Found | null)[] = list.map(() => null);
  for (const found of findPhrases(list))
    for (let i = found.from; i < found.to; i++) phrases[i] = found;
  let clause = 0;
  const clauses = list.map((word, i) => {
    if (i > 0 && (CLAUSE_END.test(word.text) || word.sentence !== list[i - 1]!.sentence)) clause++;
    return clause;
  });
  return {
    words,
    stems: list.map((word) => stemOf(word.text)),
    groups: list.map((word) => groupsOf(word.text)),
    phrases,
    cues: findCues(list),
    clauses,
    headings: headingsOf(list),
  };
}

function headingsOf(list: readonly Word[]): string[] {
  const out: string[] = [];
  let heading = '';
  let lineFrom = 0;
  list.forEach((word, i) => {
    if (word.text === ':' && i - lineFrom <= 6) {
      const own = list
        .slice(lineFrom, i)
        .filter((w) => /\p{L}/u.test(w.text))
        .map((w) => w.text);
      if (own.length) heading = own.slice(-3).join(' ');
    }
    // A blank line, or a full stop before a word that is no list, ends what a heading says.
    if (word.text === '\n') lineFrom = i + 1;
    else if (word.text === '.' || word.text === '?') {
      lineFrom = i + 1;
      heading = '';
    }
    out.push(heading);
  });
  return out;
}

const shapeOf = (word: Word): string =>
  word.shape === 'number' || word.shape === 'decimal'
    ? `${word.shape}${Math.min(4, word.end - word.start)}`
    : word.shape;
/** Figures are seen by their shape alone. */
const textOf = (word: Word): string =>
  word.shape === 'number' || word.shape === 'decimal' ? '#' : word.text;

/** What is seen of a word: itself, its neighbours, its groups of meaning, the lists. */
export function wordFeatures(seen: Seen, i: number): string[] {
  const { words, stems, groups, phrases } = seen;
  const list = words.words;
  const out: string[] = ['bias'];
  const at = (j: number): string => {
    const word = list[j];
    if (!word || word.sentence !== list[i]!.sentence) return j < i ? '<' : '>';
    return textOf(word);
  };
  const word = list[i]!;
  const text = textOf(word);
  out.push(`w=${text}`, `s=${stems[i]}`, `h=${shapeOf(word)}`);
  if (text.length > 4)
    out.push(`p3=${text.slice(0, 3)}`, `x3=${text.slice(-3)}`, `p5=${text.slice(0, 5)}`);
  for (const d of [-3, -2, -1, 1, 2, 3]) out.push(`w${d}=${at(i + d)}`);
  out.push(
    `b-=${at(i - 1)} ${text}`,
    `b+=${text} ${at(i + 1)}`,
    `b--=${at(i - 2)} ${at(i - 1)}`,
    `b++=${at(i + 1)} ${at(i + 2)}`,
  );
  for (const d of [-2, -1, 0, 1, 2]) {
    const near = list[i + d];
    if (!near || near.sentence !== word.sentence) continue;
    const own = groups[i + d];
    if (own) out.push(`f${d}=${own[0]}`, `m${d}=${own[1]}`, `c${d}=${own[2]}`);
    if (d) out.push(`h${d}=${shapeOf(near)}`);
    const found = phrases[i + d];
    if (found) {
      const part = found.from === i + d ? 'B' : 'I';
      for (const { kind, concept } of found.senses) {
        out.push(`l${d}=${part}${kind}`);
        if (Math.abs(d) < 2) out.push(`lc${d}=${part}${kind}:${concept}`);
      }
    }
  }
  if (seen.headings[i]) out.push(`hd=${seen.headings[i]}`);
  return out;
}

export type SpanAt = { from: number; to: number; kind: string; concept: string };

/** The senses of a kind that the lists give the words of a span; the last is its head's. */
export function sensesIn(seen: Seen, from: number, to: number, kind: string): Sense[] {
  const senses: Sense[] = [];
  for (let i = from; i < to; i++) {
    const found = seen.phrases[i];
    if (!found || (found.from !== i && i !== from)) continue;
    senses.push(...found.senses.filter((sense) => sense.kind === kind));
  }
  return senses;
}

const GROUPS: Record<string, string> = {
  feature: 'thing',
  plant: 'thing',
  boundary: 'thing',
  material: 'taste',
  style: 'taste',
  colour: 'taste',
};
const DEFINITE = /^(?:the|our|my|this|that|these|those|his|her|their|your|its|old|existing|both)$/;

/** The cues round a span: the nearest on each side, in its clause and in its sentence, and what they say together. */
function cueFeatures(seen: Seen, { from, to, kind }: SpanAt, determiner: string): string[] {
  const { clauses, cues } = seen;
  const list = seen.words.words;
  const { sentence } = list[from]!;
  const own = cues.filter(
    (cue) => list[cue.from]!.sentence === sentence && (cue.to <= from || cue.from >= to),
  );
  const left = own.filter((cue) => cue.to <= from).reverse();
  const right = own.filter((cue) => cue.from >= to);
  const inClause = (cue: Cue | undefined) =>
    cue && clauses[cue.from] === clauses[from] ? cue.cue : '';
  const l1 = left[0]?.cue ?? '';
  const l2 = left[1]?.cue ?? '';
  const r1 = right[0]?.cue ?? '';
  const lc = inClause(left[0]);
  const rc = inClause(right[0]);
  const near = (cue: Cue | undefined) =>
    !cue ? '' : Math.abs(cue.from - from) <= 4 ? 'near' : 'far';
  const group = GROUPS[kind] ?? kind;
  const det = DEFINITE.test(determiner)
    ? 'the'
    : /^(?:a|an|some|any|another|new|more)$/.test(determiner)
      ? 'a'
      : determiner
        ? 'n'
        : '';
  const previous =
    cues.filter((cue) => list[cue.from]!.sentence === sentence - 1).at(-1)?.cue ?? '';
  const heading = seen.headings[from] ? cueOf(seen.headings[from]!) : '';
  const out = [
    `L1=${l1}`,
    `L1n=${l1}.${near(left[0])}`,
    `L2=${l2}`,
    `L12=${l1}.${l2}`,
    `LC=${lc}`,
    `LCd=${lc}.${det}`,
    `R1=${r1}`,
    `R1n=${r1}.${near(right[0])}`,
    `RC=${rc}`,
    `LR=${lc}.${rc}`,
    `LRs=${l1}.${r1}`,
    `gLC=${group}.${lc}.${det}`,
    `gRC=${group}.${rc}.${det}`,
    `gLR=${group}.${lc}.${rc}`,
    `PQ=${previous}.${lc}`,
  ];
  if (heading) out.push(`HC=${heading}`, `gHC=${group}.${heading}`);
  for (const cue of new Set(own.map(({ cue: name }) => name)))
    out.push(`SC=${cue}`, `gSC=${group}.${cue}`);
  return out;
}

const DETERMINERS =
  /^(?:the|our|my|a|an|no|some|any|this|that|these|those|his|her|their|your|its|another|new|old|existing|more|two|three|one|#)$/;

/** What is seen of a span, to tell what is to happen to it or which concept it is. */
export function spanFeatures(seen: Seen, span: SpanAt, before: readonly string[]): string[] {
  const { words, stems, groups, clauses } = seen;
  const list = words.words;
  const { from, to, kind, concept } = span;
  const sentence = words.sentences[list[from]!.sentence]!;
  const out: string[] = ['bias', `k=${kind}`, `kc=${kind}:${concept}`];
  const head = to - 1;
  for (let i = from; i < to; i++) {
    out.push(`in=${textOf(list[i]!)}`);
    if (groups[i]) out.push(`in.m=${groups[i]![1]}`);
  }
  out.push(`first=${textOf(list[from]!)}`, `head=${stems[head]}`);
  let determiner = '';
  for (let i = from - 1; i >= Math.max(sentence.from, from - 3); i--)
    if (DETERMINERS.test(textOf(list[i]!))) {
      determiner = textOf(list[i]!);
      break;
    }
  if (DETERMINERS.test(textOf(list[from]!))) determiner = textOf(list[from]!);
  out.push(`det=${determiner}`, `k.det=${kind}.${determiner}`);
  const bucket = (d: number) => (d <= 3 ? String(d) : d <= 5 ? '5' : d <= 8 ? '8' : '+');
  for (let i = Math.max(sentence.from, from - 12); i < from; i++) {
    const d = from - i;
    const same = clauses[i] === clauses[from] ? 'c' : 's';
    out.push(`-${bucket(d)}=${stems[i]}`, `-${same}=${stems[i]}`, `k-${same}=${kind}.${stems[i]}`);
    if (groups[i] && d <= 6)
      out.push(`-m${bucket(d)}=${groups[i]![1]}`, `-f${same}=${groups[i]![0]}`);
    if (i + 1 < from) out.push(`-2${same}=${stems[i]} ${stems[i + 1]}`);
    if (i + 2 < from && same === 'c') out.push(`-3=${stems[i]} ${stems[i + 1]} ${stems[i + 2]}`);
  }
  for (let i = to; i < Math.min(sentence.to, to + 12); i++) {
    const d = i - to + 1;
    const same = clauses[i] === clauses[head] ? 'c' : 's';
    out.push(`+${bucket(d)}=${stems[i]}`, `+${same}=${stems[i]}`, `k+${same}=${kind}.${stems[i]}`);
    if (groups[i] && d <= 6)
      out.push(`+m${bucket(d)}=${groups[i]![1]}`, `+f${same}=${groups[i]![0]}`);
    if (i > to) out.push(`+2${same}=${stems[i - 1]} ${stems[i]}`);
    if (i > to + 1 && same === 'c') out.push(`+3=${stems[i - 2]} ${stems[i - 1]} ${stems[i]}`);
  }
  out.push(...cueFeatures(seen, span, determiner));
  const first = list[sentence.from]!.text;
  out.push(
    `S0=${first}`,
    `S1=${first} ${list[sentence.from + 1]?.text ?? ''}`,
    `k.S0=${kind}.${first}`,
  );
  const ends = list[sentence.to - 1]!.text;
  if (ends === '?') out.push('question');
  if (seen.headings[from]) {
    out.push(`hd=${seen.headings[from]}`);
    for (const word of seen.headings[from]!.split(' ')) out.push(`hdw=${word}`);
  }
  const previous = words.sentences[list[from]!.sentence - 1];
  if (previous) {
    for (let i = Math.max(previous.from, previous.to - 8); i < previous.to; i++)
      out.push(`P=${stems[i]}`);
    out.push(`P0=${list[previous.from]!.text}`);
  }
  before.slice(-2).forEach((status, i, own) => out.push(`prev${own.length - i}=${status}`));
  out.push(
    `where=${Math.floor((4 * from) / list.length)}`,
    `verbless=${sentence.to - sentence.from <= 3}`,
  );
  return out;
}

/** What tells which concept of its kind a span is: its own words, what the lists say of them, a few words round it. */
export function conceptFeatures(seen: Seen, from: number, to: number, kind: string): string[] {
  const { stems, groups } = seen;
  const out = [`k=${kind}`];
  for (let i = from; i < to; i++) {
    out.push(`s=${stems[i]}`, `ks=${kind}.${stems[i]}`);
    if (groups[i]) out.push(`m=${kind}.${groups[i]![1]}`, `f=${kind}.${groups[i]![0]}`);
    if (i > from) out.push(`b=${stems[i - 1]} ${stems[i]}`);
  }
  out.push(`h=${kind}.${stems[to - 1]}`);
  const senses = sensesIn(seen, from, to, kind);
  for (const sense of senses) out.push(`l=${kind}:${sense.concept}`);
  if (senses.length) out.push(`ll=${kind}:${senses.at(-1)!.concept}`);
  for (const d of [1, 2, 3])
    out.push(`-=${kind}.${stems[from - d] ?? ''}`, `+=${kind}.${stems[to + d - 1] ?? ''}`);
  return out;
}

/** How a status is remembered for the mentions after it: things are told apart from circumstances. */
export const remembered = (kind: string, status: string): string =>
  `${/^(?:feature|plant|boundary|material)$/.test(kind) ? 'thing' : kind}.${status}`;
/** Features of a status that name the thing itself: hidden at times while learning, so that its surroundings count. */
export const isOwn = (feature: string): boolean => /^(?:in|in\.m|first|head|kc)=/.test(feature);
