/** What a short description names beside the things of our lists: wishes in its own words, styles, and what it is that is to be planted. */
import type { Seen } from './features.ts';
import type { RawMention } from './mentions.ts';
import { CERTAINTY, HALF, type Item, saidIn, type Span, type Text } from './plain-brief-items.ts';
import { A_ROOF, OF_A_HOUSE, STYLES } from './plain-brief-words.ts';
import { VERB } from './plain-brief-words.ts';

/** Where a plot lies. */
export const WHERE_IT_LIES = /^(?:front|side|roof|courtyard|balcony)$/;

/** An item of a list of wishes that no list of ours knows: "leaf piles", "water blade". */
export function inOwnWords(text: Text, item: Item): void {
  const { seen, found } = text;
  const own = seen.words.words.slice(item.from, item.to);
  const said = seen.words.text.slice(own[0]!.start, own.at(-1)!.end);
  const isTaken = [...found, ...text.refused].some(
    (one) =>
      one.from < item.to && item.from < one.to && (!('certainty' in one) || one.certainty >= HALF),
  );
  if (isTaken || own.length > MOST_OWN || VERB.test(said) || !/^[\p{Ll} '’-]{4,}$/u.test(said))
    return;
  if (OF_NO_THING.test(said)) return;
  text.added.push({
    from: item.from,
    to: item.to,
    kind: 'feature',
    concept: 'other',
    status: 'wanted',
    certainty: CERTAINTY,
  });
}
const MOST_OWN = 4;
/** What it is to be like, thanks, and where and when it is. */
const OF_NO_THING =
  /\b(?:thanks?|cheers|etc|asap|about|approx|faces?|facing|tiny|small|large|big|sunny|shady|windy|quiet|calm|easy|safe|nice|pretty|lovely|smart|tidy|clean|cheap|simple|fun|nothing|something|anything|everything|budget|level|flat|sloping|clay|sandy|soil|north|south|east|west|near|years?|months?|spring|summer|autumn|winter|kids?|boys?|girls?|us|me|much|that|this|so|too|if|of|for|by|at|on|in|to|from|very|really|maybe|please)\b/i;

/** "Cottage garden please", "Mediterranean: olive trees"; a Victorian terrace is a house. */
export function stylesIn({ seen, found, refused }: Text): RawMention[] {
  return [...new Set(seen.phrases)].flatMap((phrase): RawMention[] => {
    const sense = phrase?.senses.find(({ kind }) => kind === 'style');
    if (!phrase || !sense) return [];
    const { from, to } = phrase;
    const isOver = (one: Span): boolean => one.from < to && from < one.to;
    if (!STYLES.test(saidIn(seen, phrase)) || refused.some(isOver)) return [];
    if (OF_A_HOUSE.test(saidIn(seen, { from: to, to: Math.min(to + 2, seen.words.words.length) })))
      return [];
    const there = found.find(isOver);
    if (there && there.kind !== 'style' && there.certainty >= HALF) return [];
    const style = { from, to, kind: 'style', concept: sense.concept, status: 'wanted' };
    if (there?.kind !== 'style') return [{ ...style, certainty: CERTAINTY }];
    if (there.status !== 'refused') there.certainty = Math.max(there.certainty, CERTAINTY);
    return [];
  });
}

/** In a text of any length: "I want it to be a jungle", "to feel a bit mediterranean". */
export function stylesWished(
  { phrases, words: { words, text } }: Seen,
  found: readonly RawMention[],
): RawMention[] {
  return [...new Set(phrases)].flatMap((phrase): RawMention[] => {
    const sense = phrase?.senses.find(({ kind }) => kind === 'style');
    if (!phrase || !sense) return [];
    const { from, to } = phrase;
    const before = text.slice(Math.max(0, words[from]!.start - 70), words[from]!.start);
    const after = text.slice(words[to - 1]!.end, words[to - 1]!.end + 20);
    if (!TO_BE_LIKE.test(before) && !(LIKING.test(before) && OF_GARDENS.test(after))) return [];
    const there = found.find((one) => one.from < to && from < one.to);
    const style = { kind: 'style', concept: sense.concept, status: 'wanted', certainty: CERTAINTY };
    if (!there) return [{ from, to, ...style }];
    if (there.status !== 'refused' && (there.kind === 'problem' || there.kind === 'style'))
      Object.assign(there, style);
    return [];
  });
}
/** "I like Japanese gardens." */
const LIKING = /\b(?:like|likes|love|loves|prefer|into|fans? of)(?: the)? $/i;
const OF_GARDENS =
  /^ ?(?:style |looking )?(?:gardens?|planting|style|look|feel|vibe|plants|courtyards?)\b/i;
const TO_BE_LIKE =
  /\b(?:want|like|love|prefer|looking for|hoping for|after)\b(?: \w+){0,4}? (?:to (?:be|feel|look|have)|feels?|looks?|that(?:'s| is))(?: (?:like|more|very|quite|really|all|a|an|bit|touch|of|lush|and|green|our|its?|own|the|,|look|feel))* ?$/i;

/** "Desert roof: agave, yucca". */
export function roofIn({ seen: { words }, found }: Text): RawMention[] {
  if (!A_ROOF.test(words.text)) return [];
  if (found.some(({ kind, concept }) => kind === 'place' && WHERE_IT_LIES.test(concept))) return [];
  const from = words.words.findIndex(({ text }) => text === 'roof');
  return from < 0
    ? []
    : [
        {
          from,
          to: from + 1,
          kind: 'place',
          concept: 'roof',
          status: 'fact',
          certainty: CERTAINTY,
        },
      ];
}
