/** What is read whether or not it was learnt: a sum that is called a budget, bare lists of things, and fates that a thing's own words tell. */
import { listedThings } from './plain.ts';
import type { Seen } from './features.ts';
import { wordsAt } from './facings.ts';
import type { RawMention } from './mentions.ts';

const SUM = String.raw`£ ?\d[\d,.]*(?: ?(?:-|–|to) ?£?\d[\d,.]*)?(?: ?(?:k\b|grand|thousand))?`;
/** In words, or in thousands. */
const THOUSANDS = String.raw`(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)(?: and a half)? (?:thousand|grand|hundred pounds)|\d+(?:\.\d+)? ?(?:k\b|thousand|grand))`;
const BUDGETS = [
  new RegExp(
    String.raw`\b(?:call it|(?:i|we)(?:['’]ve| have)(?: got)?)(?: about| around| some| only)? (${SUM}|${THOUSANDS})(?= (?:for|all in|to spend|in all|altogether|put by)\b|[.;\n]|$)`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:budget|to spend|can spend|spend (?:about|around|up to)|saved(?: up)?|set aside|put aside)\b[^.\n£]{0,40}?(${SUM})`,
    'gi',
  ),
  new RegExp(
    String.raw`(${SUM})(?= (?:budget|to spend|all in|tops|max(?:imum)?\b|to play with|set aside|put aside|saved))`,
    'gi',
  ),
  // a sentence that is nothing but a number, and no year
  new RegExp(
    String.raw`(?<=[.!?\n] ?)(?:about |around |circa |approx )?((?!19\d\d|20[12]\d)[1-9]\d{0,2},?\d{3}|[5-9]\d\d)(?= ?(?:max|tops|all in|ish)? ?(?:[.!\n]|$))`,
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
      const before = text
        .slice(Math.max(0, match.index - 30), match.index)
        .split(/[.;!?\n]/)
        .at(-1)!;
      if (NOT_THIS.test(before + match[0])) return [];
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

/** A sum that somebody else named, that was spent or that has a condition is none that there is to spend. */
const ELSEWHERE =
  /\b(?:spent|quote[sd]?|told|had prices?|prices? (?:for|of)|cost|costs|paid|charged|worth|blew|done last year|last (?:year|time))\b[^.;]{0,40}$/i;
const OTHERWISE =
  /^(?:[,.]? ?(?:(?:which|that)(?:'s| is|'s) )?(?:way |far |much )?too (?:much|dear|expensive)\b|[,.]? ?(?:daylight robbery|ridiculous|no way)\b| by (?:one|another|a)\b| set of| worth| if | each| deposit)/i;
/** "A £7,000 set of bifolds" is what something cost. */
const PRICED = /\b(?:set|pair|lot) of\b/i;
const IS_SUM =
  /[£$]|\d ?k\b|grand|pounds?|quid|thousand|hundred|\d{3}|fund|grant|budget|money|afford/i;

/** Takes back the sums that are no budget. */
export function soundSums({ words: { words, text } }: Seen, found: readonly RawMention[]): void {
  for (const one of found) {
    if (one.kind !== 'money') continue;
    if (one.concept === 'quote') one.status = 'others';
    if (one.concept === 'spent') one.status = 'past';
    if (one.concept !== 'budget') continue;
    const [from, to] = [words[one.from]!.start, words[one.to - 1]!.end];
    const isNone =
      !IS_SUM.test(text.slice(from, to)) ||
      PRICED.test(text.slice(from, to)) ||
      ELSEWHERE.test(text.slice(Math.max(0, from - 50), from)) ||
      OTHERWISE.test(text.slice(to)) ||
      OTHERWISE.test(` ${text.slice(words[one.to - 1]!.start)}`);
    if (isNone) one.certainty = Math.min(one.certainty, LEAST);
  }
}

/** "No foxglove, yew, laburnum": what is refused of plants goes on through their list. */
export function refusedLists({ words: { words } }: Seen, found: readonly RawMention[]): void {
  const plants = found.filter(({ kind }) => kind === 'plant').sort((a, b) => a.from - b.from);
  plants.forEach((one, i) => {
    const last = plants[i - 1];
    const between = last ? words.slice(last.to, one.from) : [];
    if (
      last?.status === 'refused' &&
      one.status === 'wanted' &&
      between.length > 0 &&
      between.every(({ text }) => /^(?:,|or|nor|\/|&)$/.test(text))
    ) {
      one.status = 'refused';
      one.certainty = Math.min(one.certainty, last.certainty);
    }
  });
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
  /\b(?:(?:can go|to go|has to go|needs to go|must go)(?! (?:in|into|on|by|under|near|at|along|round|behind|next|over|against|somewhere)\b)|being removed|coming (?:out|down))\b/i;

/** "The washing line has to go in": it is wished for. */
const GOES_IN = /\b(?:has|have|needs?) to go (?:in|into|on|by|near|behind|next|somewhere)\b/i;

const DENIED_ITSELF = /^(?:no|not (?:a|an|any|the)|never (?:a|an)|without) /i;

/** "greengage stays": what a mention's own words say of its fate is so. */
export function settled({ words: { words, text } }: Seen, found: readonly RawMention[]): void {
  for (const one of found) {
    const own = text.slice(words[one.from]!.start, words[one.to - 1]!.end);
    if (one.certainty < HALF) continue;
    if (one.status === 'wanted' && DENIED_ITSELF.test(own)) one.status = 'refused';
    if (/\b(?:not|n't|if)\b/i.test(own)) continue;
    const on = text.slice(words[one.from]!.start, words[one.to - 1]!.end + 12);
    if (one.status === 'going' && GOES_IN.test(on)) {
      one.status = 'wanted';
      one.certainty = Math.max(one.certainty, LIST_CERTAINTY);
      continue;
    }
    const goes = GOES.exec(on);
    const said = STAYS.test(own)
      ? 'keep'
      : goes && goes.index + goes[0].length <= own.length
        ? 'going'
        : null;
    if (!said || ![said, 'undecided', 'stands'].includes(one.status)) continue;
    one.status = said;
    one.certainty = Math.max(one.certainty, LIST_CERTAINTY);
  }
}

/** "Hydrangeas (toxic, I know)", "peonies are poisonous". */
const CALLED_POISON =
  /^(?: ?\([^)]{0,40}|,? (?:(?:is|are|which (?:is|are)|being) )?(?:so |very |really )?)\b(?:toxic|poisonous)\b/i;
const FEARED =
  /\b(?:scares?|scared|fright(?:ened)?|afraid|terrified|nervous|wary)(?: \w+)? (?:with|of|about|by|from)(?: the| a| an| any)? $/i;

/** Plants that are called poisonous, and plants and water that somebody fears, are no wishes. */
export function feared({ words: { words, text } }: Seen, found: readonly RawMention[]): void {
  for (const one of found) {
    const isPlant = one.kind === 'plant';
    if (!isPlant && !(one.kind === 'feature' && /^(?:pond|water|pool)$/.test(one.concept)))
      continue;
    if (!/^(?:wanted|perhaps|partner|refused|past)$/.test(one.status)) continue;
    const from = words[one.from]!.start;
    const isFeared =
      FEARED.test(`${text.slice(Math.max(0, from - 40), words[one.to - 1]!.start)}`) ||
      (isPlant && CALLED_POISON.test(text.slice(words[one.to - 1]!.end)));
    if (!isFeared) continue;
    one.status = 'refused';
    one.certainty = Math.max(one.certainty, LIST_CERTAINTY);
  }
}

const LIKED =
  /^[^.;\n]{0,20}\b(?:i|we)(?:['’]ve| have)?(?: decided)?(?: that)?(?: (?:i|we))?(?: (?:quite|rather|actually|really|do))? (?:like|love|don['’]?t mind|enjoy)\b/i;

/** "Moss, which I have decided I like" is no trouble. */
function liked({ words: { words, text } }: Seen, found: readonly RawMention[]): void {
  for (const one of found)
    if (one.kind === 'problem' && LIKED.test(text.slice(words[one.to - 1]!.end)))
      one.certainty = Math.min(one.certainty, LEAST);
}

const TRIED =
  /\b(?:tried|attempted)(?: to (?:plant|grow|put in|have))?(?: (?:planting|growing|putting in|with))?(?: (?:an?|the|some|one|two|three))?(?: [a-z]+)? $/i;

/** "I've killed 2 olives, a bamboo and all the lavender": with a list that goes on without another verb. */
const KILLED =
  /\b(?:i|we|i['’]ve|we['’]ve|have|has|he|she|frost|winter|drought|heat|dog)(?: \w+)? (?:killed|lost)(?: [\w'’-]+| ?,){0,9} $/i;

/** "We tried a rowan and it died": what was tried once, or died on them, is neither wished for nor there. */
function tried({ words: { words, text } }: Seen, found: readonly RawMention[]): void {
  for (const one of found) {
    const before = text.slice(0, words[one.from]!.start).slice(-70);
    if (one.kind === 'plant' && (TRIED.test(before) || KILLED.test(before))) one.status = 'past';
  }
}

/** "A handrail at the step, it's a high one": tells what it is like. */
const LIKE_IT =
  /\b(?:it['’]?s|that['’]?s|is|are|was|were) (?:(?:quite|very|rather|really|only|just) )?$/i;
const NAMELESS = /^(?:an? |the )?(?:\w+ )?ones?$/i;
function described({ words: { words, text } }: Seen, found: readonly RawMention[]): void {
  for (const one of found) {
    const from = words[one.from]!.start,
      own = text.slice(from, words[one.to - 1]!.end),
      before = text.slice(0, from).replace(/\ban? $/i, '');
    if (NAMELESS.test(own) && LIKE_IT.test(before.slice(-30)))
      one.certainty = Math.min(one.certainty, LEAST);
  }
}

/** "Bins don't even fit": is there, and no wish; "a gate they can't open" is one. */
const DOES_NOT =
  /(?<!\b(?:they|that|which|who|it|he|she|you|we|i)) (?:do|does|wo|did)(?:n['’]?t|nt)$/i;
function isThere({ words: { words, text } }: Seen, found: readonly RawMention[]): void {
  for (const one of found)
    if (
      one.status === 'wanted' &&
      DOES_NOT.test(text.slice(words[one.from]!.start, words[one.to - 1]!.end))
    )
      one.status = 'stands';
}

/** What is told only in passing: liked, tried once, or what another thing is like. */
export function inPassing(seen: Seen, found: readonly RawMention[]): void {
  for (const rule of [liked, described, tried, isThere]) rule(seen, found);
}
