/** Every refusal that was heard, in the words of it: told back, and held against all that is drawn. */
import type { BriefInput, Corrections } from '../model/brief.ts';
import { isHere, isSure, type Mention, type Reading } from '../model/reading.ts';
import { thingsNamed } from './named-things.ts';

/** Longer ones are sentences, and the thing is told by its name. */
const MOST_WORDS = 3;
/** A name that says nothing by itself. */
const NAMELESS = /^(?:unnamed|other|worst|plants?|leaves)$/;
/** Words that are no part of a name. */
const NO_NAME =
  /\b(?:is|are|was|isn't|isnt|aren't|says?|out|wish|bothered|fussed|scares?|kills?|objection|just|because|she|he|they|we)\b/i;
/** What plants do, as kinds of plants. */
const DOES = /^(?:poisonous|scented|thorny|prickly)$/;
const TOLD: ReadonlySet<Mention['kind']> = new Set(['plant', 'material', 'colour']);
const DENYING =
  /^(?:(?:no,?|not|nor|never|without|any|more|please|don't|do|does|doesn't|didn't|want|like|hates?|the|those|these|is|be) )+/i;

/**
 * In the order said. What was taken back by hand since is none: a thing that was added, a mention that is wished for now.
 * Features without a phrase of their own are told by their names.
 */
export function refusalsTold(reading: Reading, corrections: Corrections): string[] {
  const added = new Set(corrections.add ?? []),
    changed = new Set(Object.keys(corrections.mentions ?? {}));
  const isTakenBack = (start: number, end: number, quote: string) =>
    thingsNamed(quote).some(({ called }) => called.feature && added.has(called.feature)) ||
    reading.mentions.some(
      (m) => changed.has(m.id) && m.status !== 'refused' && m.start < end && start < m.end,
    );
  const phrases = (reading.refusals ?? []).filter(
    ({ start, end, quote }) => !isTakenBack(start, end, quote),
  );
  const others = reading.mentions
    .filter(
      (m) =>
        TOLD.has(m.kind) &&
        m.status === 'refused' &&
        isSure(m) &&
        isHere(m) &&
        !(reading.refusals ?? []).some(({ start, end }) => m.start < end && start < m.end),
    )
    .map((m) => ({ start: m.start, quote: nameOf(m) }));
  return [...phrases, ...others]
    .sort((a, b) => a.start - b.start)
    .map(({ quote }) => quote)
    .filter((quote) => quote.length > 0);
}

function nameOf({ quote, concept }: Mention): string {
  const own = quote.trim().replace(/’/g, "'").replace(DENYING, '');
  if (own.split(/\s+/).length <= MOST_WORDS && !NO_NAME.test(own)) return own;
  if (NAMELESS.test(concept)) return '';
  return DOES.test(concept) ? `${concept} plants` : concept;
}

/** Who keeps all that is there did not mean the form's ticks. */
export const asMeant = (input: BriefInput): BriefInput =>
  input.reading?.said?.spared?.includes('new') ? { ...input, preferences: [] } : input;
