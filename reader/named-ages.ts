/** Children who are told of by their names and how old they are: "Wilf is 1", "Alfie's eight". */
import { NUMBER_WORDS } from '#engine/model/number-words.ts';
import { wordsAt } from './facings.ts';
import type { Seen } from './features.ts';
import type { RawMention } from './mentions.ts';

const AGE = String.raw`\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen`;
/** A name, and a number that no unit follows. */
const NAMED = new RegExp(
  String.raw`\b([A-Z][a-z]{2,})(?: is|['’]s) (?:only |just |nearly |now )?(${AGE})(?= (?:and|but|now|so|who|next)\b| ?[,;)]|[.](?!\d)|$)`,
  'gm',
);
/** "Maja, 7 months": a baby. */
const BABY = new RegExp(
  String.raw`\b([A-Z][a-z]{2,})(?:,| \(| is|['’]s) ?(?:only |just |nearly |now )?(${AGE}) (?:months?|mths?|weeks?|wks?)\b(?! (?:away|ago|time|in|later|pregnant|off))`,
  'g',
);
/** What stands with a capital before ", 7 months" and is no child's name. */
const NO_NAME =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Since|Until|After|Within|About|Around|Maybe|Budget|Then|And|But)$/;
const TODDLER = 5,
  TEEN = 13,
  GROWN = 18;
/** Things begin sentences too. */
const THINGS =
  /^(?:The|This|That|There|It|She|He|What|Here|Fence|Width|Length|Depth|Height|Budget|Hedge|Wall|Gate|Shed|Plot|Yard|Total|Area|Distance|Ours)$/;
const CERTAINTY = 0.85;

export function namedAges(seen: Seen, found: readonly RawMention[]): RawMention[] {
  const { text } = seen.words;
  const babies = [...text.matchAll(BABY)].filter(([, name]) => !NO_NAME.test(name!));
  return [...text.matchAll(NAMED), ...babies].flatMap((match): RawMention[] => {
    const years = babies.includes(match) ? 0 : (NUMBER_WORDS[match[2]!] ?? Number(match[2]));
    const { from, to } = wordsAt(seen, match.index, match.index + match[0].length);
    if (from < 0 || to <= from || years >= GROWN || THINGS.test(match[1]!)) return [];
    // a word that the lists know is a thing, and no name
    if (seen.phrases[from]) return [];
    const concept = years < TODDLER ? 'toddler' : years < TEEN ? 'child' : 'teen';
    const there = found.find((one) => one.from < to && from < one.to);
    if (there && there.certainty >= CERTAINTY) return [];
    return [{ from, to, kind: 'person', concept, status: 'fact', certainty: CERTAINTY }];
  });
}
