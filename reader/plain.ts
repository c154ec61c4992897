/** What the words right beside a thing plainly say of it, as a second opinion on its status: "no gravel", "the shed can go". */
import type { Cue } from './lexicon.ts';
import type { Seen } from './features.ts';
import { kindFamily } from './tag.ts';

const DETERMINER =
  /^(?:the|our|my|a|an|any|some|this|that|these|those|all|more|old|existing|new|big|small|little|large|nice|proper|real|main|best|biggest|one|two|three)$/;
/** "Leave her borders": whose it is, of what stands. */
const WHOSE = /^(?:his|her|their|wife's|husband's|mum's|dad's)$/;
const AUXILIARY =
  /^(?:is|are|must|has|have|can|should|will|to|needs?|wants?|definitely|not|being|be|all|both|please|-|,|:|=|\()$/;
const BEFORE: Readonly<Record<string, string>> = {
  want: 'wanted',
  keep: 'keep',
  remove: 'going',
  refuse: 'refused',
  'not.want': 'refused',
};
const AFTER: Readonly<Record<string, string>> = {
  keep: 'keep',
  remove: 'going',
  gone: 'gone',
  'not.want': 'refused',
};
/** Of the words that refuse, those that refuse what follows them at once. */
const REFUSING =
  /^(?:(?:(?:absolutely|definitely|please) )?no|never|forget|hate|loathe|detest|dislike|avoid|(?:cannot|can'?t) (?:stand|bear)|not keen on|not interested in|sick of|tired of|had enough of|allergic|no more|(?:do not|don'?t|doesn'?t) want|no need for|(?:do not|don'?t) need)$/;
/** Wanted, with one of these after it, is wanted away or elsewhere: "I want the decking up", "the roses moved". */
const WANTED_OFF =
  /^(?:up|out|gone|away|removed|filled|broken|lifted|cut|ripped|taken|skipped|cleared|dug)$/;
const GOES = /\b(?:go|goes|going)$/;
const GOES_WHERE =
  /^(?:by|to|on|onto|in|into|under|through|round|around|along|from|nowhere|somewhere|past|for|at|down|up|with|mad|wild|behind|beside|where|near|all|right|over|across|between|back)$/;
/** Before what is to be done away with: nobody is going to. */
const SUPPOSED =
  /^(?:not|never|n't|don't|won't|can't|than|loath|loth|reluctant|sad|sorry|hate|if|should|would|could|might|may|tells?|told|says?|said|suggests?|suggested|reckons?|wondering|whether|permission|before|he'd|she'd|they'd)$/;
const KNOWN = /^(?:the|our|my|this|that|these|those|existing|old)$/;
/** "Want the main sitting area where the sun is": of several, it is to be made. */
const TO_BE = /^(?:main|new|biggest|best)$/;
const WANTED_THERE = /^(?:moved|left|kept|relocated|saved|incorporated)$/;

/** What is said plainly of the thing that the lists know in the words `from` to `to`; null where nothing is. */
export function plainStatus(seen: Seen, from: number, to: number): string | null {
  for (let i = from; i < to; i++) {
    const found = seen.phrases[i];
    if (found?.senses.some(({ kind }) => kindFamily(kind) === 'thing'))
      return statusBeside(seen, found.from, found.to);
  }
  return null;
}

function statusBeside(seen: Seen, from: number, to: number): string | null {
  return (
    beside(seen, from, to, (cue) => cue.from >= to, AFTER) ??
    beside(seen, from, to, (cue) => cue.to <= from, BEFORE)
  );
}

function beside(
  { words: { words }, cues }: Seen,
  from: number,
  to: number,
  isThere: (cue: Cue) => boolean,
  statuses: Readonly<Record<string, string>>,
): string | null {
  const { sentence } = words[from]!;
  for (const cue of cues) {
    const status = statuses[cue.cue];
    if (!status || !isThere(cue) || words[cue.from]!.sentence !== sentence) continue;
    const isAfter = cue.from >= to;
    const between = words.slice(isAfter ? to : cue.to, isAfter ? cue.from : from);
    const plain = isAfter ? AUXILIARY : DETERMINER;
    const near = isAfter ? withoutPlace(between) : between;
    const isBeside = near.every(
      ({ text }) => plain.test(text) || (!isAfter && cue.cue === 'keep' && WHOSE.test(text)),
    );
    if (near.length > 3 || !isBeside) continue;
    if (isAfter && isOfAnother(words, from)) continue;
    const said = words
      .slice(cue.from, cue.to)
      .map(({ text }) => text)
      .join(' ');
    if (cue.cue === 'refuse' && !REFUSING.test(said)) continue;
    // where a path goes is not that it goes
    if (isAfter && GOES.test(said) && GOES_WHERE.test(words[cue.to]?.text ?? '')) continue;
    if (
      !isAfter &&
      cue.cue === 'remove' &&
      words.slice(Math.max(0, cue.from - 5), cue.from).some(({ text }) => SUPPOSED.test(text))
    )
      continue;
    if (cue.cue === 'want') {
      const next = words[to]?.sentence === sentence ? words[to]!.text : '';
      if (
        WANTED_OFF.test(next) &&
        !/^(?!(?:and|please|as|completely|by)$)[\p{L}\d]/u.test(words[to + 1]?.text ?? '')
      )
        return 'going';
      if (WANTED_THERE.test(next)) return 'keep';
      // "I'd like the bench there": it is not the bench that is wished for
      if (
        between.some(({ text }) => KNOWN.test(text)) &&
        !between.some(({ text }) => TO_BE.test(text))
      )
        continue;
    }
    const before = words[cue.from - 1];
    // "There is no path" is how it stands, "2no trees" is a number.
    if (
      said === 'no' &&
      before &&
      /^(?:\d+|now|is|are|'?s|has|have|got|there'?s|with|had|but)$/.test(before.text)
    )
      continue;
    return status;
  }
  return null;
}

const VERB = /^(?:is|are|has|have|can|must|should|will|needs?|stays?|goes)$/;
/** "The leylandii on the north boundary is coming out": what lies between says only where. */
function withoutPlace<T extends { text: string }>(between: readonly T[]): readonly T[] {
  if (!/^(?:on|at|by|along|in|near|behind|down)$/.test(between[0]?.text ?? '')) return between;
  const verb = between.findIndex(({ text }) => VERB.test(text));
  return verb > 0 && verb <= 5 && between.slice(0, verb).every(({ text }) => /^\p{L}/u.test(text))
    ? between.slice(verb)
    : between;
}

/** "The buddleia on the back wall can go": it is not the wall that goes. */
function isOfAnother(words: readonly { text: string }[], from: number): boolean {
  let at = from - 1;
  while (at >= 0 && from - at < 4 && DETERMINER.test(words[at]!.text)) at--;
  return /^(?:on|of|by|with|from|at|in|under|over|near|behind|beside|against|along|next|to|back|left|right)$/.test(
    words[at]?.text ?? '',
  );
}

/** The features and plants that the lists know in the words `from` to `to`, each with what it is called there. */
export function listedThings(
  { phrases }: Seen,
  from: number,
  to: number,
): { from: number; to: number; kind: string; concept: string }[] {
  const out: { from: number; to: number; kind: string; concept: string }[] = [];
  for (let i = from; i < to; i++) {
    const found = phrases[i];
    const sense = found?.senses.find(({ kind }) => kind === 'feature' || kind === 'plant');
    if (!found || !sense || out.some((one) => one.from === found.from)) continue;
    out.push({ from: found.from, to: found.to, kind: sense.kind, concept: sense.concept });
  }
  return out;
}
