/** What must be told before a garden is drawn, in whatever words it is said: plants, walls, setts and rivers that harm or are the law's, and that there is no ground. */
import { wordsAt } from './facings.ts';
import type { Seen } from './features.ts';
import type { RawMention } from './mentions.ts';

type Danger = { kind: 'problem' | 'rule' | 'health' | 'soil'; concept: string; pattern: RegExp };

/** Looked at wherever they fire in the corpus: each was one there (docs/evaluation.md). */
const DANGERS: readonly Danger[] = [
  {
    kind: 'soil',
    concept: 'none',
    pattern:
      /\b(?:no|not a bit of|without any) (?:earth|soil)(?: here| there)? (?:anywhere|at all|whatsoever)\b/gi,
  },
  { kind: 'problem', concept: 'knotweed', pattern: /\b(?:japanese )?knot ?weed\b/gi },
  {
    kind: 'problem',
    concept: 'maybe_knotweed',
    pattern:
      /\b(?:bamboo|canes?|stems?|shoots?)\b[^.!?\n]{0,90}\bheart[- ]?shaped?\b(?: leaves)?|\bheart[- ]?shaped? leaves\b[^.!?\n]{0,90}\b(?:bamboo|canes|stems|shoots)\b/gi,
  },
  {
    kind: 'problem',
    concept: 'badgers',
    pattern:
      /\bsetts?\b(?!\w)(?=[^.!?\n]*\bbadgers?\b)|\bbadgers?['’]?s? (?:\w+ )?(?:setts?|holes?)\b|(?<=\bbadgers?\b[^.!?\n]{0,80})\bsett\b/gi,
  },
  {
    kind: 'problem',
    concept: 'leaning_wall',
    pattern:
      /\bwall\b(?:[^.!?\n,]{0,60}?,? (?:which |that )?(?:is |are |has |already )*)\b(?:leans|leaning|bulges|bulging|bellied|bellies|bellying|bowed|bowing)\b(?! (?:against|on|to)\b)|\b(?:leaning|bulging|bellied|bowed) (?:\w+ ){0,2}wall\b/gi,
  },
  { kind: 'health', concept: 'oxygen', pattern: /\boxygen\b(?! ?(?:ator|ating))/gi },
  {
    kind: 'rule',
    concept: 'main_river',
    pattern:
      /\b(?:backs? (?:right )?on ?to|goes down to|runs down to|slopes (?:down )?to|down to|ends at|on the banks? of|edge of) the (?:river|thames|medway|stour|lea|wey|mole|crouch|blackwater|colne|chelmer)\b|\briver ?banks?\b|\briverside (?:garden|plot)\b/gi,
  },
  {
    kind: 'problem',
    concept: 'graves',
    pattern:
      /\b(?:dogs?|cats?|hamsters?|rabbits?|pets?|he|she|they)\b[^.!?\n]{0,40}\b(?:is|are|was|were) (?:all )?buried\b|\b(?:pets?['’]?s?|dogs?['’]?s?|cats?['’]?s?) graves?\b/gi,
  },
];
const DENIED = /\b(?:no|not|never|isn['’]t|wasn['’]t|without|free of|clear of)(?: \w+){0,3} $/i;
const CERTAINTY = 0.85;
/** Less sure than this a mention may mean something else. */
const HALF_READ = 0.7;

/** Makes what was half read what it is, and gives what was not read, in words that are no part of another mention. */
export function dangersSaid(seen: Seen, found: readonly RawMention[]): RawMention[] {
  const { text } = seen.words,
    out: RawMention[] = [];
  for (const { kind, concept, pattern } of DANGERS)
    for (const match of text.matchAll(pattern)) {
      if (DENIED.test(text.slice(Math.max(0, match.index - 40), match.index))) continue;
      const { from, to } = wordsAt(seen, match.index, match.index + match[0].length);
      if (from < 0 || to <= from || out.some((one) => one.concept === concept)) continue;
      const there = found.filter((one) => one.from < to && from < one.to),
        read = there.find((one) => one.kind === kind && one.concept === concept),
        // an animal in these words is where it lives, and what is half read of them is this
        own =
          read ??
          there.find((one) => kind === 'problem' && one.kind === 'animal') ??
          there.find((one) => one.certainty < HALF_READ && one.status !== 'others');
      if (own) {
        Object.assign(own, { kind, concept, status: 'fact' });
        own.certainty = Math.max(own.certainty, CERTAINTY);
        continue;
      }
      const free = freeWords(there, from, to);
      if (free) out.push({ ...free, kind, concept, status: 'fact', certainty: CERTAINTY });
    }
  return out;
}

/** The longest stretch of them that is no part of a mention already; null where none is left. */
function freeWords(
  found: readonly RawMention[],
  from: number,
  to: number,
): { from: number; to: number } | null {
  let best: { from: number; to: number } | null = null,
    start = from;
  for (let i = from; i <= to; i++) {
    const isTaken = i === to || found.some((one) => one.from <= i && i < one.to);
    if (!isTaken) continue;
    if (i > start && (!best || i - start > best.to - best.from)) best = { from: start, to: i };
    start = i + 1;
  }
  return best;
}
