/** What is wished for in words that mean nothing else: things that ground is kept for, ways that go round, and thrift. */
import { GROUND_WORDS } from '#engine/model/ground-words.ts';
import type { Seen } from './features.ts';
import { wordsAt } from './facings.ts';
import type { RawMention } from './mentions.ts';
import { listedThings } from './plain.ts';

const WISH_CERTAINTY = 0.8,
  SUM_CERTAINTY = 0.9;
const HALF = 0.5,
  SURE = 0.6;

/** Said of the whole, and not of one thing that would be cheaper. */
const THRIFT =
  /\b(?:cheap(?:ly)? please|please(?:,)? cheap|(?:needs?|has|must) (?:to )?be cheap|(?:keep it|nice and|cheap and) (?:cheap|cheerful)|no money(?= ?[.,!;\n]|,? so|$)|not (?:much|a lot of) money|money is tight|(?:am|are|still|bit|totally) skint|shoestring|tight budget|low budget|limited budget|small budget|on a budget|as cheap(?:ly)? as|cheap ideas|what'?s (?:the )?cheapest)\b/gi;

/** "Cheap please." */
function thrift(seen: Seen, found: readonly RawMention[]): RawMention[] {
  const { text } = seen.words;
  return [...text.matchAll(THRIFT)].slice(0, 1).flatMap((match): RawMention[] => {
    const { from, to } = wordsAt(seen, match.index, match.index + match[0].length);
    return from < 0 ||
      to <= from ||
      found.some((one) => one.from < to && from < one.to && one.certainty >= SURE)
      ? []
      : [{ from, to, kind: 'money', concept: 'low', status: 'fact', certainty: SUM_CERTAINTY }];
  });
}

/** What the engine keeps ground for is called by words that mean nothing else. */
const KEPT_GROUND = new RegExp(
  String.raw`(?<![\w-])(?:${Object.values(GROUND_WORDS).join('|')})(?:e?s)?(?![\w-])`,
  'i',
);
const DENIED = /\b(?:no|not|n't|never|without|instead of|rather than)\b/i;

/** "a small smoke house": where the network takes such words for a wish, it is one, whatever it took the thing for. */
export function wishedPlainly(
  { words: { words, text } }: Seen,
  found: readonly RawMention[],
): void {
  for (const one of found) {
    if (one.kind !== 'feature' || one.status !== 'wanted' || one.certainty < HALF) continue;
    const own = text.slice(words[one.from]!.start, words[one.to - 1]!.end);
    const before = text.slice(Math.max(0, words[one.from]!.start - 20), words[one.from]!.start);
    if (KEPT_GROUND.test(own) && !DENIED.test(own) && !DENIED.test(before))
      one.certainty = Math.max(one.certainty, WISH_CERTAINTY);
  }
}

/** A way that comes back to where it began, and the one that dogs have worn. */
const ROUNDS =
  /\b(?:loop path|path that loops|circular (?:walk|path|route)|race ?track|(?:in|as) a loop|round and round|(?:able to|can) (?:go|get|walk|wheel)(?: right| all)*(?: the way)? round (?:it|together|the (?:whole )?garden))\b/gi;
const OF_DOGS = /race ?track/i;

/** "There's a racetrack worn round the edge, why not make it a path for them": a path that goes round is wished for. */
function rounds(seen: Seen, found: readonly RawMention[]): RawMention[] {
  const { text } = seen.words;
  const hasDogs = found.some(({ kind, concept }) => kind === 'animal' && concept === 'dog');
  return [...text.matchAll(ROUNDS)].flatMap((match): RawMention[] => {
    if (OF_DOGS.test(match[0]) && !hasDogs) return [];
    if (DENIED.test(text.slice(Math.max(0, match.index - 20), match.index))) return [];
    const { from, to } = wordsAt(seen, match.index, match.index + match[0].length);
    return from < 0 || to <= from || found.some((one) => one.from < to && from < one.to)
      ? []
      : [
          {
            from,
            to,
            kind: 'feature',
            concept: 'path',
            status: 'wanted',
            certainty: WISH_CERTAINTY,
          },
        ];
  });
}

/** "First thing is the fences." */
const FENCES_FIRST =
  /\b(?:first (?:thing|job)|(?:top|main|number one) priority|most important(?: thing)?) (?:is|has to be|must be|would be|for us is) (?:the |our |new |better |proper )*(?:fences?|fencing)\b/gi;
function fencesFirst(seen: Seen, found: readonly RawMention[]): RawMention[] {
  return [...seen.words.text.matchAll(FENCES_FIRST)].flatMap((match): RawMention[] => {
    const end = match.index + match[0].length;
    const { from, to } = wordsAt(seen, end - /\w+$/.exec(match[0])![0].length, end);
    const there = found.find((one) => one.from < to && from < one.to);
    if (there?.concept === 'fence') {
      there.status = 'wanted';
      there.certainty = Math.max(there.certainty, WISH_CERTAINTY);
    }
    return from < 0 || to <= from || there
      ? []
      : [
          {
            from,
            to,
            kind: 'boundary',
            concept: 'fence',
            status: 'wanted',
            certainty: WISH_CERTAINTY,
          },
        ];
  });
}

/** "I still like mowing." */
const MOWS =
  /\b(?:i|we|he|she|husband|dad) (?:still |actually |do |quite |really |rather )*(?:likes?|loves?|enjoys?) (?:the |to )?mow(?:ing)?\b/gi;

/** Who likes to mow wants grass. */
function mowing(seen: Seen, found: readonly RawMention[]): RawMention[] {
  return [...seen.words.text.matchAll(MOWS)].slice(0, 1).flatMap((match): RawMention[] => {
    const { from, to } = wordsAt(seen, match.index, match.index + match[0].length);
    return from < 0 || to <= from || found.some((one) => one.concept === 'lawn')
      ? []
      : [
          {
            from,
            to,
            kind: 'feature',
            concept: 'lawn',
            status: 'wanted',
            certainty: WISH_CERTAINTY,
          },
        ];
  });
}

const STAYS_AFTER =
  /^(?:[^.;!?\n]{0,34}\b(?:which|that|it|they) (?:all )?|,? )(?:stays?|is staying|are staying|must stay|has to stay|have to stay)\b/i;
const GOES_AFTER =
  /^,? (?:is going|are going|is coming out|are coming out|can go|has to go|have to go|must go)\b(?! (?:to|in|into|on|by|under|near|at|along|round|behind|next|over|against|somewhere)\b)/i;
/** "There's a pond right outside and that's being filled in". */
const TAKEN_AFTER =
  /^[^.;,!?\n]{0,24}?(?:\b(?:which|that|it|they)(?:['’]s| is| are|['’]re| will be| has to be| have to be) |\b(?:is|are|will be) )(?:being |to be |getting |all )?(?:filled in|taken (?:out|down|up|away)|ripped (?:out|up)|removed|dug out|replaced|knocked down|demolished|coming (?:out|down|up)|pulled (?:out|down))\b/i;
const NOT = /\b(?:not|n't|if|whether|or)\b/i;
/** "So box hedge is out." */
const OUT_AFTER = /^,? (?:is|are) (?:right |definitely )?out(?= ?(?:[.,;!?\n]|$))/i;
const WHERE_IT_GOES = /\b(?:where|which is where) [^.;,\n]{0,36}$/i;
const FATE_CERTAINTY = 0.85;

/** "A trampoline that we've grown out of." */
const OUTGROWN =
  /^[^.;,!?\n]* (?:we|they|he|she|kids|children|boys|girls)(?:['’](?:ve|s)| have| has)? (?:all |now )?(?:grown out of|outgrown|outgrew)\b/i;
/** So far beyond a thing's words what is said is said of it, characters. */
const REACHED = 36;
/** "The iron steps coming down one side" come down and go nowhere. */
const LEADS_DOWN =
  /^[^.;,!?\n]*\b(?:coming|comes?|came|goes?|going|leads?|leading) down (?:one|the (?!spring|summer|autumn|winter|end)|our|a|an|from|to|into|by|past|on the (?:left|right)|either)\b/i;
/** "The lawn goes soft", "the path goes round": it goes nowhere. */
const GOES_SOME_WAY =
  /\bgoes (?:soft|hard|green|brown|yellow|bald|wild|boggy|muddy|slimy|slippery|rotten|cold|dark|up|down|round|along|past|all|straight|right|across|over|under)\b/i;
/** "Thought about a pool, wife says no". */
const SAYS_NO =
  /^[^.;,!?\n]{0,20},? (?:but )?(?:(?:my|the|our) )?[\w']+ (?:say|says|said) no(?= ?(?:[.;,!\n]|$|and\b|because\b|cos\b))/i;
/** "The magnolia belonging to number 40 leans over." */
const BELONGS =
  /^ ?(?:(?:which|that) )?belong(?:s|ing) to (?!us\b|me\b|the (?:house|garden|property|flat|place)\b)/i;

/** "The greenhouse, which is Ron's and which STAYS": what is said of a thing's fate right after it is so. */
export function fates({ words: { words, text } }: Seen, found: readonly RawMention[]): void {
  for (const one of found) {
    if (one.kind !== 'feature' && one.kind !== 'plant') continue;
    const last = words[one.to - 1]!,
      end = /^(?:coming|belonging|belongs)$/.test(last.text) ? last.start : last.end,
      after = text.slice(end, end + 60);
    const own = text.slice(words[one.from]!.start, last.end + REACHED);
    if ((one.status === 'going' || one.status === 'wanted') && LEADS_DOWN.test(own))
      one.status = 'stands';
    if (one.status === 'going' && GOES_SOME_WAY.test(own)) one.status = 'stands';
    if (one.status === 'wanted' && SAYS_NO.test(after)) {
      one.status = 'refused';
      one.certainty = Math.max(one.certainty, FATE_CERTAINTY);
    }
    if (BELONGS.test(after)) one.status = 'others';
    if (OUTGROWN.test(own)) {
      one.status = 'going';
      one.certainty = Math.max(one.certainty, FATE_CERTAINTY);
    }
    const said = STAYS_AFTER.exec(after) ?? GOES_AFTER.exec(after) ?? TAKEN_AFTER.exec(after);
    if (!said && OUT_AFTER.test(after)) {
      one.status = 'refused';
      one.certainty = Math.max(one.certainty, FATE_CERTAINTY);
    }
    if (!said || NOT.test(said[0])) continue;
    const before = text.slice(Math.max(0, words[one.from]!.start - 40), words[one.from]!.start);
    // "the patch where the climbing frame is going" is where it is to be put
    if (said[0].endsWith('going') && WHERE_IT_GOES.test(before)) {
      one.status = 'wanted';
      one.certainty = Math.max(one.certainty, FATE_CERTAINTY);
      continue;
    }
    one.status = /stay/i.test(said[0]) ? 'keep' : 'going';
    one.certainty = Math.max(one.certainty, FATE_CERTAINTY);
  }
}

const LONG =
  /\b(?:it(?:'s| is)|garden is|is) (?:quite |very |rather )?long,? (?:(?:about|around|some|maybe|perhaps|roughly|at) )*$/i;

/** "It is long, about 90 feet": no height. */
export function lengths({ words: { words, text } }: Seen, found: readonly RawMention[]): void {
  for (const one of found)
    if (
      one.kind === 'measure' &&
      one.concept !== 'plot' &&
      LONG.test(text.slice(Math.max(0, words[one.from]!.start - 40), words[one.from]!.start))
    )
      one.concept = 'plot';
}

const DROPS =
  /\b(?:drops?|falls?|slopes? down) (?:away )?(?:by )?(?:about |around |nearly |almost |roughly |some |maybe |perhaps )?(?:half a met(?:re|er)|a met(?:re|er)|\d+(?:\.\d+)? ?(?:mm|cm|m|metres?|meters?|ft|feet|foot)\b)(?= (?:to|towards|over|from|across|down|by|at|end))/gi;

/** "Drops about half a metre to the end": a fall that was told of as a figure. */
function drops(seen: Seen, found: readonly RawMention[]): RawMention[] {
  const { text } = seen.words;
  return [...text.matchAll(DROPS)].slice(0, 1).flatMap((match): RawMention[] => {
    const { from, to } = wordsAt(seen, match.index, match.index + match[0].length);
    return from < 0 ||
      to <= from ||
      found.some((one) => one.kind === 'level' && one.certainty >= HALF) ||
      found.some((one) => one.from < to && from < one.to && one.certainty >= HALF)
      ? []
      : [
          {
            from,
            to,
            kind: 'level',
            concept: 'slope_down',
            status: 'fact',
            certainty: WISH_CERTAINTY,
          },
        ];
  });
}

/** "Rest of it can be grass"; "the rest is lawn" tells how it is. */
const REST =
  /\brest(?: of (?:it|the (?:garden|plot|space)))?,? (?:(?:can|could|should|would|will|may|might)(?: just| all)? (?:be|stay|go(?: to)?) |to (?:be|go to) |as )?(?:just |all |left as |plain |mostly )*(grass|lawn|turf)\b/gi;
const REST_CERTAINTY = 0.85;

export function restAsGrass(seen: Seen, found: readonly RawMention[]): RawMention[] {
  return [...seen.words.text.matchAll(REST)].slice(0, 1).flatMap((match): RawMention[] => {
    const end = match.index + match[0].length,
      { from, to } = wordsAt(seen, end - match[1]!.length, end);
    if (from < 0 || to <= from) return [];
    const there = found.find((one) => one.from < to && from < one.to);
    if (!there)
      return [
        { from, to, kind: 'feature', concept: 'lawn', status: 'wanted', certainty: REST_CERTAINTY },
      ];
    if (there.concept === 'lawn' && there.status === 'wanted')
      there.certainty = Math.max(there.certainty, REST_CERTAINTY);
    return [];
  });
}

/** "All of that stays. I mean it.": what was told of just before it. */
const ALL_STAYS =
  /\b(?:do not|don['’]?t) want to lose (?:any of )?(?:that|this|it|them|those)\b|\b(?:all (?:of )?(?:that|this|it|them|those)|(?:it|they|that) all|everything(?: there)?) (?:stays?|is staying|are staying|is to stay|must stay|has to stay|to stay|is being kept)\b/gi;
export function allStays(seen: Seen, found: readonly RawMention[]): void {
  const { words, text } = seen.words;
  for (const { index } of text.matchAll(ALL_STAYS)) {
    const lines = text
        .slice(0, index)
        .trimEnd()
        .split(/\n\s*\n/),
      begin = text.lastIndexOf(lines.at(-1)!, index);
    for (const one of found) {
      const start = words[one.from]!.start;
      if (start < begin || start > index || !/^(?:feature|plant|boundary)$/.test(one.kind))
        continue;
      if (!/^(?:stands|undecided|keep|wanted)$/.test(one.status)) continue;
      if (one.status === 'wanted' && one.certainty >= SUM_CERTAINTY) continue;
      // "olive oil tins" are no olive
      const named = listedThings(seen, one.from, one.to)[0],
        after = named && named.to < one.to ? words[named.to]!.text : '';
      if (
        after &&
        !/^(?:he|she|we|i|they|that|which|who|in|on|at|by|with|of|from|to|along|around|round|against|near|behind|beside|under|,)$/.test(
          after,
        )
      )
        continue;
      one.status = 'keep';
      one.certainty = Math.max(one.certainty, FATE_CERTAINTY);
    }
  }
}

/** What is told outright, whatever was learnt: ways that go round, thrift, drops and mowing. */
export const saidOutright = (seen: Seen, found: readonly RawMention[]): RawMention[] => [
  ...rounds(seen, found),
  ...thrift(seen, found),
  ...drops(seen, found),
  ...mowing(seen, found),
  ...fencesFirst(seen, found),
];
