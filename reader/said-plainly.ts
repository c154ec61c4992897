/** What is read whether or not it was learnt: a sum that is called a budget, bare lists of things, and fates that a thing's own words tell. */
import { listedThings } from './plain.ts';
import type { Seen } from './features.ts';
import { wordsAt } from './facings.ts';
import type { RawMention } from './mentions.ts';

const SUM = String.raw`£ ?\d[\d,.]*(?: ?(?:-|–|to) ?£?\d[\d,.]*)?(?: ?(?:k\b|grand|thousand))?`;
const BUDGETS = [
  new RegExp(
    String.raw`\b(?:budget|to spend|can spend|spend (?:about|around|up to)|saved(?: up)?|set aside|put aside)\b[^.\n£]{0,40}?(${SUM})`,
    'gi',
  ),
  new RegExp(
    String.raw`(${SUM})(?= (?:budget|to spend|all in|tops|max(?:imum)?\b|to play with|set aside|put aside|saved))`,
    'gi',
  ),
];
/** Spent or asked already, by somebody, for something else. */
const NOT_THIS = /\b(?:spent|quoted?|cost|paid|last (?:year|time)|charged|worth|half the|blew)\b/i;
const SUM_CERTAINTY = 0.9;

export function budgets(seen: Seen): RawMention[] {
  const { text } = seen.words;
  return BUDGETS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): RawMention[] => {
      if (NOT_THIS.test(text.slice(Math.max(0, match.index - 30), match.index + match[0].length)))
        return [];
      const start = match.index + match[0].lastIndexOf(match[1]!);
      const { from, to } = wordsAt(seen, start, start + match[1]!.length);
      return from < 0 || to <= from
        ? []
        : [
            {
              from,
              to,
              kind: 'money',
              concept: 'budget',
              status: 'fact',
              certainty: SUM_CERTAINTY,
            },
          ];
    }),
  );
}

/** Words that make a sentence more than a list. */
export const VERB =
  /\b(?:is|are|was|were|am|be|been|has|have|had|having|got|get|gets|do|does|did|don|goes|go|going|gone|stays?|staying|there|need|needs|want|wants|keep|keeping|remove|can|could|will|would|should|must|may|like|love|make|put|lives?|comes?|i|we|he|she|they|it|you|who|which|that|because|where|if|when|no|not|without|never|existing|current|old|new build|falling|dead|rotten|broken)\b/i;
const MOST_WORDS = 5;
const LIST_CERTAINTY = 0.8;
const HALF = 0.5;
/** Less than this is nothing that was read. */
const LEAST = 0.2;

/** "Bikes, bins, one tree.": where the network takes one of them for a wish, all of them are. */
export function bareLists(seen: Seen, found: readonly RawMention[]): RawMention[] {
  const { words, sentences, text } = seen.words;
  const out: RawMention[] = [];
  for (const sentence of sentences) {
    const own = words.slice(sentence.from, sentence.to);
    if (own.length < 3) continue;
    const said = text.slice(own[0]!.start, own.at(-1)!.end);
    const parts = said.split(/,| and |&|\//);
    if (
      parts.length < 2 ||
      VERB.test(said) ||
      /[:=]| - /.test(said) ||
      parts.some((part) => part.trim().split(/\s+/).length > MOST_WORDS)
    )
      continue;
    const inside = found.filter(
      ({ from, to, certainty }) => from >= sentence.from && to <= sentence.to && certainty >= LEAST,
    );
    const isWished = inside.some(
      ({ status, kind, certainty }) =>
        status === 'wanted' && kind === 'feature' && certainty >= HALF,
    );
    if (!isWished || inside.some(({ status }) => !['wanted', 'perhaps', 'fact'].includes(status)))
      continue;
    for (const one of inside)
      if (one.status === 'wanted') one.certainty = Math.max(one.certainty, LIST_CERTAINTY);
    for (const thing of listedThings(seen, sentence.from, sentence.to))
      if (!inside.some(({ from, to }) => from < thing.to && thing.from < to))
        out.push({ ...thing, status: 'wanted', certainty: LIST_CERTAINTY });
  }
  return out;
}

const STAYS = /\b(?:stays?|staying|can stay|to stay|being kept|keep|keeping)\b/i;
const GOES =
  /\b(?:can go|to go|has to go|needs to go|must go|being removed|coming (?:out|down))\b/i;

/** "greengage stays": what a mention's own words say of its fate is so. */
export function settled({ words: { words, text } }: Seen, found: readonly RawMention[]): void {
  for (const one of found) {
    const own = text.slice(words[one.from]!.start, words[one.to - 1]!.end);
    const isSaid =
      (one.status === 'keep' && STAYS.test(own)) || (one.status === 'going' && GOES.test(own));
    if (isSaid && one.certainty >= HALF && !/\b(?:not|n't|if)\b/i.test(own))
      one.certainty = Math.max(one.certainty, LIST_CERTAINTY);
  }
}
