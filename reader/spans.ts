/** Stretches of words as the tagger gives them, made whole: cut at joining words, grown to the name they point at, one thing each. */
import { type Seen, sensesIn } from './features.ts';
import { kindFamily, type Tagged } from './tag.ts';

const words = (list: string) => new Set(list.split(' '));
/** What no mention ends with: the next clause has begun. */
const JOINING = words(
  "and or but that which who if is are was were be a an the of to so as because when while than then we i they he she you there our my your their its it's i'm we've , ( - : –",
);
/** Nor does the name of a thing or of somebody. */
const LEADING_ON = words('for on in at with by from it into onto under over up near where');
/** Nor with what becomes of it: "washing line to stay". */
const FATES = words('stay stays staying stand stands remain remains');
/** By themselves they name nothing. */
const EMPTY = new Set([
  ...JOINING,
  ...LEADING_ON,
  ...words(
    'no not any some one ones something maybe more this those these really very bit just too also please want like have need all both each other another',
  ),
]);
/** Before a thing of its own: "a shed and a bit of red rock". */
const SOME = /^(?:some|an? (?:bit|few|couple|patch))\b/i;
const BETWEEN = /^(?:and|or|,|&|\+|plus|\/|nor)$/;
/** Words from an article to the name it belongs to: "the old shed". */
const NAME_WITHIN = 4;

/** Spans of one sentence, in order; places of words in the whole text. A span that names nothing falls. */
export function wholeSpans(seen: Seen, spans: readonly Tagged[]): Tagged[] {
  const whole = joinNames(seen, joinSums(spans));
  return whole.flatMap((span, i) =>
    cutAtLists(seen, span).flatMap((part) => {
      const named = trimmed(seen, part) ?? grown(seen, part, whole[i + 1]?.from ?? Infinity);
      return named ? withoutPlace(seen, named) : [];
    }),
  );
}

/** "Ron's" and "shed" beside it, "sleeper" and "retaining wall": what is no name of a thing belongs to the name that follows at once. */
function joinNames(seen: Seen, spans: readonly Tagged[]): Tagged[] {
  const out: Tagged[] = [];
  spans.forEach((span, i) => {
    const last = out.at(-1);
    if (last && last.to > span.from) {
      // the name it is part of was joined to what stands before it
      const more = span.likely.slice(last.to - span.from);
      if (more.length && isThing(last))
        out.splice(-1, 1, { ...last, to: span.to, likely: [...last.likely, ...more] });
      return;
    }
    const name = seen.phrases[span.to];
    const sense = name?.from === span.to && name.senses.find(({ kind }) => THINGS.includes(kind));
    const isSameSentence =
      seen.words.words[span.to]?.sentence === seen.words.words[span.from]!.sentence;
    const isOwner =
      /['’]s?$/.test(seen.words.words[span.to - 1]!.text) ||
      sensesIn(seen, span.from, span.to, 'material').length > 0;
    const joins = isThing(span) && isOwner && !isNamedIn(seen, span.from, span.to);
    if (!joins || !name || !sense || !isSameSentence) {
      out.push(span);
      return;
    }
    const next = spans[i + 1],
      isTagged = next && next.from < name.to && isThing(next);
    const least = isTagged ? Math.min(...next.likely) : Math.min(...span.likely);
    const likely = [...span.likely, ...Array.from({ length: name.to - span.to }, () => least)];
    out.push({ ...span, to: name.to, kind: isTagged ? next.kind : sense.kind, likely });
  });
  return out;
}
const isNamedIn = (seen: Seen, from: number, to: number): boolean =>
  THINGS.some((kind) => sensesIn(seen, from, to, kind).length > 0);

/** "Something light under the oaks" is no oak: what has no name of its own is not called by where it is. */
function withoutPlace(seen: Seen, span: Tagged): Tagged {
  if (!isThing(span)) return span;
  const list = seen.words.words;
  for (let at = span.from + 1; at < span.to - 1; at++) {
    if (!OF_PLACE.has(list[at]!.text)) continue;
    if (isNamedIn(seen, span.from, at)) return span;
    if (isNamedIn(seen, at + 1, span.to)) return trimmed(seen, part(span, span.from, at)) ?? span;
  }
  return span;
}
const OF_PLACE = words(
  'along by down up under beneath below near beside behind against round around across next between outside off',
);
const THINGS = ['feature', 'plant', 'boundary'];

/** "Budget about" and "£25k" beside it are one sum. */
function joinSums(spans: readonly Tagged[]): Tagged[] {
  const out: Tagged[] = [];
  for (const span of spans) {
    const last = out.at(-1);
    if (last?.kind === 'money' && span.kind === 'money' && last.to === span.from)
      out.splice(-1, 1, { ...span, from: last.from, likely: [...last.likely, ...span.likely] });
    else out.push(span);
  }
  return out;
}

/** "A pond by the greenhouse" is a pond: the first that the lists know, where what it was taken for only says where it is. */
export function headOf(seen: Seen, from: number, to: number, taken: string): string | null {
  const named: { at: number; concepts: string[] }[] = [];
  for (let at = from; at < to; at++) {
    const found = seen.phrases[at];
    const concepts =
      found?.from === at ? found.senses.filter(({ kind }) => kind === 'feature') : [];
    if (concepts.length) named.push({ at, concepts: concepts.map(({ concept }) => concept) });
  }
  const [first, next] = named;
  if (
    !first ||
    !next ||
    named.some(({ concepts }, i) => i === 0 && concepts.includes(conceptName(taken)))
  )
    return null;
  const isPlace =
    PLACING.has(seen.words.words[next.at - 1]!.text) ||
    PLACING.has(seen.words.words[next.at - 2]?.text ?? '');
  return isPlace && next.concepts.includes(conceptName(taken)) ? first.concepts[0]! : null;
}
const conceptName = (taken: string): string => taken.slice(taken.indexOf(':') + 1);
const PLACING = words('by near beside behind under along outside from off past opposite of');

const isThing = ({ kind }: Tagged) => kindFamily(kind) === 'thing';
const part = (span: Tagged, from: number, to: number): Tagged => ({
  ...span,
  from,
  to,
  likely: span.likely.slice(from - span.from, to - span.from),
});

function trimmed({ words: { words: list } }: Seen, span: Tagged): Tagged | null {
  const isNamed = isThing(span) || span.kind === 'person' || span.kind === 'animal';
  let { from, to } = span;
  while (to > from) {
    const last = list[to - 1]!.text;
    if (!JOINING.has(last) && !(isNamed && (LEADING_ON.has(last) || FATES.has(last)))) break;
    to--;
  }
  while (from < to && BETWEEN.test(list[from]!.text)) from++;
  if (!list.slice(from, to).some(({ text }) => /[\p{L}\d]/u.test(text) && !EMPTY.has(text)))
    return null;
  return part(span, from, to);
}

/** "The" of "the old shed stays" becomes all of it, where the lists know what follows. */
function grown(seen: Seen, span: Tagged, end: number): Tagged | null {
  const list = seen.words.words;
  if (!isThing(span)) return null;
  for (let at = span.to; at < Math.min(list.length, span.to + NAME_WITHIN, end); at++) {
    const word = list[at]!;
    if (word.sentence !== list[span.from]!.sentence || !/\p{L}/u.test(word.text)) return null;
    const found = seen.phrases[at];
    if (!found) continue;
    if (!found.senses.some(({ kind }) => kindFamily(kind) === 'thing')) return null;
    const { likely } = span;
    const more = Array<number>(found.to - span.to).fill(likely.at(-1)!);
    return { ...span, to: found.to, likely: [...likely, ...more] };
  }
  return null;
}

/** "A pergola and long borders" are two things: both sides have a name of their own. */
function cutAtLists(seen: Seen, span: Tagged): Tagged[] {
  if (!isThing(span) && span.kind !== 'colour' && span.kind !== 'soil') return [span];
  const list = seen.words.words;
  for (let at = span.from + 1; at < span.to - 1; at++) {
    const { text } = list[at]!;
    if (!BETWEEN.test(text) && !(text === 'with' && span.kind === 'feature')) continue;
    const [left, right] = [
      sensesIn(seen, span.from, at, span.kind),
      sensesIn(seen, at + 1, span.to, span.kind),
    ];
    // "clay and half a house worth of bricks": only the first is a soil
    if (span.kind === 'soil' && left.length && !right.length) return [part(span, span.from, at)];
    if (
      left.length &&
      (right.length ||
        SOME.test(seen.words.text.slice(list[at + 1]!.start, list[at + 1]!.start + 12))) &&
      !left.some((a) => right.some((b) => a.concept === b.concept))
    )
      return [part(span, span.from, at), ...cutAtLists(seen, part(span, at + 1, span.to))];
  }
  return [span];
}
