/** Whom a garden may harm, however they are named: small children, animals, who uses a wheelchair, who has hay fever. */
import { wordsAt } from './facings.ts';
import type { Seen } from './features.ts';
import type { RawMention } from './mentions.ts';

/** Whom a garden may harm: named at all, they are counted in unless somebody else's. */
const SAFETY: Readonly<Record<string, string>> = {
  'person:toddler': 'fact',
  'person:baby': 'fact',
  'animal:dog': 'stands',
  'animal:cat': 'stands',
  'health:wheelchair': 'fact',
  'health:hayfever': 'fact',
};
const SAFETY_CERTAINTY = 0.7;
/** Words back from a name in which a neighbour, a wish or a denial stands. */
const REACH = 5;

export function safetyMentions(seen: Seen, found: readonly RawMention[]): RawMention[] {
  return [...new Set(seen.phrases)].flatMap((phrase): RawMention[] => {
    const sense = phrase?.senses.find(({ kind, concept }) => SAFETY[`${kind}:${concept}`]);
    if (!phrase || !sense) return [];
    const { from, to } = phrase;
    const { kind, concept } = sense;
    const status = SAFETY[`${kind}:${concept}`]!;
    const isAway = isSpokenAway(seen, from) || isCompound(seen, to);
    const there = found.find((one) => one.from < to && from < one.to);
    if (there && !isAway && there.kind === kind && there.status === status) {
      there.certainty = Math.max(there.certainty, SAFETY_CERTAINTY);
      there.concept = concept;
    }
    if (there || isAway) return [];
    return [{ from, to, kind, concept, status, certainty: SAFETY_CERTAINTY }];
  });
}

/** A dog leg, a dog walker, dog-wood. */
const isCompound = ({ words: { words } }: Seen, to: number): boolean => {
  const [next, after] = [words[to]?.text ?? '', words[to + 1]?.text ?? ''];
  return AFTER_DOG.test(next === '-' ? after : next);
};
const AFTER_DOG =
  /^(?:legs?|legged|walkers?|wood|woods|rose|roses|tooth|mess|poo|flaps?|friendly|house|houses)$/;

/** "Safe corner for under 5s", "my 4yr old's swing"; not "the shed is 3 years old", nor "a 2 year old hedge". */
const SMALL =
  /(?<!\b(?:is|are|was|only|about|around|roughly|nearly) )\b(?:under[- ](?:5|five)['’]?s?|(?:[1-4]|one|two|three|four) ?-?(?:years?|yrs?)[ -]?old['’]?s?|\d{1,2} ?-?(?:months?|mths?)[ -]?old)\b/gi;

export function smallChildren(seen: Seen, found: readonly RawMention[]): RawMention[] {
  return [...seen.words.text.matchAll(SMALL)].flatMap((match): RawMention[] => {
    const { from, to } = wordsAt(seen, match.index, match.index + match[0].length);
    const isOfThing = seen.phrases[to]?.senses.some(({ kind }) => THINGS.test(kind));
    if (to <= from || (isOfThing && !/s$/i.test(match[0])) || isSpokenAway(seen, from)) return [];
    const there = found.find((one) => one.from < to && from < one.to && one.kind === 'person');
    if (there) {
      there.certainty = Math.max(there.certainty, SAFETY_CERTAINTY);
      there.concept = 'toddler';
      return [];
    }
    return [
      { from, to, kind: 'person', concept: 'toddler', status: 'fact', certainty: SAFETY_CERTAINTY },
    ];
  });
}
const THINGS = /^(?:feature|plant|boundary|material)$/;

/** "My father visits with a walker": somebody who finds steps hard comes there. */
const WALKING_AID =
  /(?<!\bdog )\b(?:walkers?|walking (?:frame|sticks?)|zimmer(?: frame)?|rollator|crutches|on (?:a |two )?sticks?|(?:with|uses?|on) (?:a |her |his )frame)\b(?! (?:path|club|boots?))/gi;
export function walkingAids(seen: Seen, found: readonly RawMention[]): RawMention[] {
  return [...seen.words.text.matchAll(WALKING_AID)].flatMap((match): RawMention[] => {
    const { from, to } = wordsAt(seen, match.index, match.index + match[0].length);
    if (to <= from || isSpokenAway(seen, from)) return [];
    const there = found.find((one) => one.from < to && from < one.to);
    if (there) {
      if (/^(?:person|health)$/.test(there.kind)) {
        Object.assign(there, { kind: 'person', concept: 'disabled', status: 'fact' });
        there.certainty = Math.max(there.certainty, SAFETY_CERTAINTY);
      }
      return [];
    }
    return [
      {
        from,
        to,
        kind: 'person',
        concept: 'disabled',
        status: 'fact',
        certainty: SAFETY_CERTAINTY,
      },
    ];
  });
}

/** A neighbour, a wish or a denial stands just before. */
const isSpokenAway = (seen: Seen, from: number): boolean =>
  seen.cues.some(
    (cue) => /others|past|refuse/.test(cue.cue) && cue.to <= from && from - cue.to < REACH,
  );
