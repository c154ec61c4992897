/** How each word of the text is meant: asked for, refused, described… A small machine reads cues from left to right. */
import { FEATURE_WORDS } from './feature-words.ts';
import { findPhrases } from './phrases.ts';
import { ARTICLES, CUES, SUBJECTS, SWAPPERS } from './stance-words.ts';
import type { Cue } from './stance-words.ts';
import type { Text, Token } from './text.ts';

export type Stance =
  | 'bare'
  | 'want'
  | 'refuse'
  | 'absent'
  | 'exist'
  | 'keep'
  | 'remove'
  | 'past'
  | 'elsewhere'
  | 'unsure';
export type Stances = {
  /** The stance in force at each token. */
  at: Stance[];
  /** Where that stance's cue began, -1 for none. */
  cueAt: number[];
  /** True at the tokens of cues themselves. */
  isCue: boolean[];
  cues: { cue: Cue; from: number; to: number }[];
};

type State = { stance: Stance; determiner: boolean; from: number; to: number; swap: boolean };
const FRESH: State = { stance: 'bare', determiner: false, from: -1, to: -1, swap: false };

/** True when a list goes on with "or"/"nor" before anything ends it: "no lawn, decking or pond". */
function orFollows(
  tokens: readonly Token[],
  at: number,
  cueHere: ReadonlyMap<number, { cue: Cue; to: number }>,
): boolean {
  for (
    let i = at + 1, n = 0;
    i < tokens.length && tokens[i]!.sentence === tokens[at]!.sentence && n < 14;
    i++, n++
  ) {
    const { text } = tokens[i]!;
    if (text === 'or' || text === 'nor') return true;
    if (
      text === 'and' ||
      text === 'but' ||
      text === '(' ||
      ARTICLES.has(text) ||
      (cueHere.has(i) && cueHere.get(i)!.cue !== 'skip')
    )
      return false;
    if (SUBJECTS.has(text)) return false;
  }
  return false;
}

/** The state after a cue, given the one before it. */
function afterCue(
  cue: Cue,
  state: State,
  from: number,
  to: number,
  tokens: readonly Token[],
): State {
  const near = state.from >= 0 && from - state.to <= 2;
  const next = (stance: Stance, determiner = false): State => ({
    stance,
    determiner,
    from,
    to,
    swap: false,
  });
  const said = tokens[from]!.text;
  switch (cue) {
    // "don't want to add", "no need to include": the refusal goes on
    case 'want':
      if (state.stance === 'past' && from - state.to <= 1 && said.startsWith('put')) return state;
      if (said.startsWith('includ') && /^(?:remove|keep|exist)$/.test(state.stance)) return state;
      return near && (state.stance === 'refuse' || state.stance === 'absent') && !state.swap
        ? { ...state, to, determiner: false }
        : state.stance === 'unsure' && near
          ? state
          : next('want');
    case 'refuse':
      return state.stance === 'remove' && near ? next('keep') : next('refuse');
    case 'no': {
      if (said === 'not' && !near && tokens[to]?.kind !== 'word') return state;
      // "can't live without", "wouldn't be without"
      if (
        said === 'without' &&
        /^(?:live|be|do|imagine|cope|manage)$/.test(tokens[from - 1]?.text ?? '') &&
        /^(?:can't|cannot|couldn't|wouldn't|not|cant)$/.test(tokens[from - 2]?.text ?? '')
      )
        return next('want');
      return next('refuse', true);
    }
    case 'absent':
      return next('absent');
    case 'exist':
      if (
        said === 'have' &&
        tokens[from - 1]?.text === 'and' &&
        (state.stance === 'remove' || state.stance === 'want')
      )
        return next('want');
      return near && state.stance === 'want' && /^(?:have|has|got|already)$/.test(said)
        ? state
        : near && state.stance === 'refuse' && !state.determiner
          ? state
          : near && (state.stance === 'remove' || state.stance === 'keep')
            ? { ...state, to }
            : near && state.stance === 'elsewhere'
              ? { ...state, to }
              : next('exist');
    case 'keep':
      return near && state.stance === 'refuse' ? { ...next('remove') } : next('keep');
    case 'remove':
      return near && state.stance === 'refuse'
        ? next('keep')
        : { ...next('remove'), swap: SWAPPERS.test(said) };
    case 'past':
      return next('past');
    case 'elsewhere':
      return next('elsewhere');
    case 'unsure':
      return next('unsure');
    case 'instead':
      return next('want');
    case 'end':
      return FRESH;
    case 'skip':
      return state;
  }
}

/** The state after a word that is no cue: commas, "and" and "with" may end what is in force. */
function afterWord(
  i: number,
  state: State,
  tokens: readonly Token[],
  cueHere: ReadonlyMap<number, { cue: Cue; to: number }>,
): State {
  const { text } = tokens[i]!;
  const next = tokens[i + 1]?.text ?? '';
  switch (text) {
    case ',':
    case '&':
    case 'and':
    case '+': {
      if (state.stance === 'bare') return state;
      if (text === ',' && /^(?:and|or|nor)$/.test(next)) return state;
      if (state.stance === 'elsewhere' || state.stance === 'past' || state.stance === 'unsure')
        return text === ',' || SUBJECTS.has(next) ? FRESH : state;
      if (state.stance === 'want')
        return SUBJECTS.has(next) && /^(?:we|i|it|they|there|there's|we've|i've|it's)$/.test(next)
          ? FRESH
          : state;
      if (state.stance === 'exist')
        return /^(?:want|would|need|looking|please|ideally|somewhere|with a view|maybe|perhaps|hoping)$/.test(
          next,
        )
          ? FRESH
          : state;
      if (state.determiner)
        return next === 'no'
          ? state
          : text === ',' && orFollows(tokens, i, cueHere)
            ? state
            : text === ',' || ARTICLES.has(next) || SUBJECTS.has(next) || !sameKindAhead(tokens, i)
              ? FRESH
              : state;
      // "don't want a lawn, a pond or a shed" goes on; "don't want a lawn, we have a dog" does not
      if (
        state.stance === 'refuse' ||
        state.stance === 'absent' ||
        state.stance === 'remove' ||
        state.stance === 'keep'
      ) {
        if (next === 'the' || next === 'our' || next === 'my')
          return state.stance === 'refuse' || state.stance === 'absent' ? FRESH : state;
        return SUBJECTS.has(next) ? FRESH : state;
      }
      return state;
    }
    case 'over':
      return state.stance === 'want' &&
        state.from >= 0 &&
        tokens[state.from]!.text === 'prefer' &&
        i - state.to <= 3
        ? { stance: 'refuse', determiner: true, from: i, to: i + 1, swap: false }
        : state;
    case 'with':
    case 'for':
    case 'into':
    case 'by':
    case 'to':
      if (
        text === 'to' &&
        state.stance === 'want' &&
        tokens[state.from]?.text === 'prefer' &&
        i > state.to &&
        i - state.to <= 3 &&
        !/^(?:be|have|face|get|sit|go|stay|look|feel|keep|do|see|the)$/.test(next)
      )
        return { stance: 'refuse', determiner: true, from: i, to: i + 1, swap: false };
      if (state.stance === 'remove' && state.swap && text !== 'by' && text !== 'to')
        return { stance: 'want', determiner: false, from: i, to: i + 1, swap: false };
      return text === 'with' && state.stance === 'refuse' && i - state.to > 1 ? FRESH : state;
    case '-':
    case ':':
    case '(':
    case ')':
    case '/':
      // "Keep: damson (rear right), coal bunker": an aside does not end the list
      if (
        (text === '(' || text === ')') &&
        (state.stance === 'keep' || state.stance === 'remove') &&
        tokens[state.to]?.text === ':'
      )
        return state;
      return text === '/' || (text === '-' && tokens[i - 1]?.kind === 'number')
        ? state
        : state.stance === 'exist' && text === '('
          ? state
          : text === ':' &&
              (state.stance === 'want' ||
                state.stance === 'exist' ||
                ((state.stance === 'keep' || state.stance === 'remove') && i - state.to < 2) ||
                (state.stance === 'refuse' && i - state.to < 2))
            ? state
            : FRESH;
    case 'than':
      return state.stance === 'want' &&
        /\b(?:rather|prefer|sooner) /.test(
          `${tokens
            .slice(Math.max(0, i - 7), i)
            .map((t) => t.text)
            .join(' ')} `,
        )
        ? { stance: 'refuse', determiner: false, from: i, to: i + 1, swap: false }
        : state;
    case 'so':
    case 'while':
    case 'where':
    case 'when':
    case 'as':
      return state.stance === 'want' && text !== 'so'
        ? state
        : text === 'as' &&
            tokens[i + 1]?.text !== 'we' &&
            tokens[i + 1]?.text !== 'the' &&
            tokens[i + 1]?.text !== 'i' &&
            tokens[i + 1]?.text !== 'it'
          ? state
          : FRESH;
    default:
      return state;
  }
}
/** After "no lawn and …": a bare word goes on being refused, "plants and lots of…" does not. */
function sameKindAhead(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  return (
    !!next &&
    next.kind === 'word' &&
    !/^(?:raised|plenty|plants?|planting|flowers?|paving|seating|patio|easy|low|pretty|mainly|fewer|less|a|an)$/.test(
      next.text,
    )
  );
}

/** Where a second thing follows a first with nothing between: "no lawn pond please" refuses the one and asks for the other. */
function secondThings(tokens: readonly Token[]): Set<number> {
  const out = new Set<number>();
  const things = findPhrases(tokens, FEATURE_WORDS).filter((f) => f.value.features.length);
  for (let k = 1; k < things.length; k++) {
    const first = things[k - 1]!,
      second = things[k]!;
    if (
      first.to !== second.from ||
      first.value.features[0] === second.value.features[0] ||
      tokens[first.from]!.sentence !== tokens[second.from]!.sentence
    )
      continue;
    for (
      let i = second.to;
      i < second.to + 3 && tokens[i]?.sentence === tokens[second.from]!.sentence;
      i++
    )
      if (tokens[i]!.text === 'please') out.add(second.from);
  }
  return out;
}

/** Stances of every token. Linear in the text. */
export function readStances(text: Text): Stances {
  const { tokens } = text;
  const cues = findPhrases(tokens, CUES).map(({ value, from, to }) => ({ cue: value, from, to }));
  const cueHere = new Map(cues.map((c) => [c.from, { cue: c.cue, to: c.to }]));
  const out: Stances = { at: [], cueAt: [], isCue: [], cues };
  const second = secondThings(tokens);
  let state: State = FRESH,
    sentence = -1;
  for (let i = 0; i < tokens.length;) {
    if (tokens[i]!.sentence !== sentence) {
      state = FRESH;
      sentence = tokens[i]!.sentence;
    }
    const here = cueHere.get(i);
    if (state.determiner && second.has(i)) state = FRESH;
    if (here) {
      state = afterCue(here.cue, state, i, here.to, tokens);
      for (; i < here.to; i++) {
        out.at.push(state.stance);
        out.cueAt.push(state.from);
        out.isCue.push(true);
      }
      continue;
    }
    state = afterWord(i, state, tokens, cueHere);
    out.at.push(state.stance);
    out.cueAt.push(state.from);
    out.isCue.push(false);
    i++;
  }
  return out;
}

const NEGATIVE_AFTER =
  /^(?:(?:is|are|was|would be|'s|definitely|just|both|really|absolutely|all|a|total|big|definite) ){0,4}(?:no no|no go|no thanks|no thank you|not needed|not wanted|not required|not necessary|not for us|not for me|not allowed|not an option|not our thing|not my thing|not essential|unnecessary|out of the question|a no\b|isn't needed|isn't wanted|aren't needed|isn't for us|aren't for us|isn't necessary|not something we|not something i|are out\b|is out\b|unwanted|too dangerous|impossible|is impossible|isn't great|is not great|isn't ideal|not ideal|no good|doesn't work|isn't practical|not practical|isn't suitable|not suitable)/;
const POSITIVE_AFTER =
  /^(?:(?:or|two|maybe|too|also|please|is|are|there|somewhere|as well|area|and|[a-z]+) ){0,3}?(?:would be|would work|would also|instead|is a must|are a must|a must|is essential|are essential|is important|are important|must be|should be|needs to be|could be|is wanted|wanted|needed|required|please|would suit|would go|is on (?:the|our|my) (?:list|wish ?list)|(?:will|would|'ll) do(?: us| me| fine| nicely)?|that (?:seats|will seat|can seat))\b/;
const KEPT_AFTER =
  /\b(?:(?:must|should|has to|have to|needs to|need to|will|can|to|could|is to|may) (?:definitely )?(?:stay|remain|be kept|be retained|be saved|be preserved)|stays?(?! (?:wet|in|out|damp|dry|at))|staying|remains?|to keep(?! (?:the|our|my|a|an|it (?:simple|low|tidy|safe|cheap|easy|open|light|private|minimal|all|in|under|to)|some|things|costs|to|children|kids))|be kept|to retain(?! (?:the|our|a))|to be retained|to save(?! (?:the|money|on|time))|worth keeping|we love|i love|we adore|is protected|are protected|tpo|(?:must|should|can) ?not be (?:touched|moved|removed|cut|lost|damaged)|mustn't be (?:touched|moved|removed|cut|lost|damaged)|can't be removed|cannot be removed|can't be cut|is lovely|is beautiful|keep(?= (?:$|,|it\b|that\b|this\b|please))|we want to work around|too good to lose|reuse)\b/;
const REMOVED_AFTER =
  /^going (?:$|, )|\b(?:(?:must|should|has to|have to|needs to|need to|will|can|to|could|want it) (?:definitely )?(?:go\b|be removed|come out|come down|be taken|be replaced|be filled in|be ripped|be dug|be demolished|be cut down|be knocked|gone)|is going\b|are going\b|is coming (?:out|down)|to be removed|be removed|being removed|needs removing|need removing|needs replacing|need replacing|needs taking|to (?:remove|get rid of|take out|take down|take up|dig up|rip out|replace|fill in|pull (?:up|down|out)|cut down|demolish|lose)(?! (?:the|our|my|a|an|some|all|those|these|two|three|what|any))|rotten|rotting|falling (?:down|apart)|collaps(?:ed|ing)|dead\b|dying|past it|had it|crumbling|unsafe|eyesore)\b/;

/** Words for a thing nobody would keep, right before it. */
const WORN =
  /\b(?:rotten|rotting|knackered|dilapidated|tatty|ramshackle|crumbling|leaky|derelict|manky|rickety|collapsing|falling down|clapped out|broken|tumbledown) (?:old )?$/;
export type Judged = Stance | 'neutral';

/** How the mention at tokens from..to is meant, its own surroundings included. */
export function judge(text: Text, stances: Stances, from: number, to: number): Judged {
  const { tokens } = text;
  const stance = stances.at[from] ?? 'bare';
  const sentence = tokens[from]!.sentence;
  const words = (a: number, b: number) => {
    let s = '';
    for (let i = Math.max(0, a); i < b && i < tokens.length; i++)
      if (tokens[i]!.sentence === sentence) s += `${tokens[i]!.text} `;
    return s;
  };
  const after = words(to, to + 7),
    before = words(from - 5, from);
  if (/^(?:free\b|less\b|- free)/.test(after) && !/free draining/.test(after)) return 'refuse';
  const determined = /\b(?:the|our|my|existing|current|that|this|old)(?: \w+){0,2} $/.test(before);
  const fated =
    /^(?:[a-z]+ ){0,3}?(?:\(|-|:|=) ?(?:[a-z]+ (?:, )?){0,5}?(keep|keeping|stay|stays|staying|retain|to stay|remove|removing|to go|going|rip out|get rid)\b/.exec(
      words(to, to + 10).replace(/[^ -~]/g, ' '),
    );
  if (fated && !/^(?:we|i|which)\b/.test(after))
    return /^(?:keep|stay|retain|to stay)/.test(fated[1]!) ? 'keep' : 'remove';
  if (
    /^(?:(?:at|on|in|by|over) (?:the )?(?:\w+ ){1,3})?(?:belonging to|that belongs to|owned by|in (?:the |our )?neighbour|which belongs to)/.test(
      after,
    )
  )
    return 'elsewhere';
  if (/^(?:: )?(?:no|none) (?:$|[,)])/.test(after)) return 'refuse';
  if (
    /^(?:next door|(?:over|from|on|in) the (?:other side|neighbour|next)|belonging to|of the neighbour|from next door|in next door)/.test(
      after,
    )
  )
    return 'elsewhere';
  if (stance !== 'refuse' && NEGATIVE_AFTER.test(after)) return 'refuse';
  if (/^(?:that |which )?(?:we|i|we've|i've) already (?:have|own|got)\b/.test(after))
    return 'exist';
  if (
    /^(?:is |are |that is |that's |which is |which are )?(?:there already|already (?:there|in place|here|exists?))\b/.test(
      after,
    )
  )
    return fateAfter(tokens, stances, to, sentence) ?? 'exist';
  // "turf over rubble" tells what is there
  if (
    /^(?:over|on top of|on) (?:builders? )?(?:rubble|hardcore|concrete|clay|waste)/.test(after) &&
    stance !== 'want'
  )
    return 'exist';
  if (
    /^(?:plots? |gardens? )?(?:already|elsewhere)\b(?! (?:there|in place|here))/.test(after) &&
    /\b(?:have|we've|i've|got|with) (?:\w+ ){0,2}$/.test(before)
  )
    return 'elsewhere';
  if (/^out(?: please)?(?: $|[,)] ?| please)/.test(after)) return 'remove';
  if (
    stance !== 'refuse' &&
    /^(?:with |and |which |that )?(?:[\w']+ ){0,6}- (?:it |this |that |they |which )?(?:must|has to|have to|needs to|need to|can|will|should) go\b/.test(
      words(to, to + 13),
    )
  )
    return 'remove';
  if (/^(?:is|are)? ?gone\b/.test(after)) return 'past';
  const locative =
    /\b(?:by|near|behind|beside|next to|against|from|around|under|underneath|over|along|alongside|end of|front of|side of|edge of|top of|opposite|between|past|beyond|towards|through|leads? to|off|onto|out to) (?:(?:the|our|my|that|an|existing|old|current|back|big|large|little|small|rear|side) ){1,3}$/.test(
      before,
    );
  if (/\bnot no $/.test(before)) return 'neutral';
  // "plus a knackered greenhouse", "All turf.": what is there
  if (stance !== 'refuse' && WORN.test(before) && !/\bnew (?:\w+ )?$/.test(before))
    return fateAfter(tokens, stances, to, sentence) ?? 'exist';
  if (
    stance === 'bare' &&
    /^(?:all|just|mostly|mainly|only|currently|basically) $/.test(before) &&
    (from < 2 || tokens[from - 2]!.sentence !== sentence)
  )
    return 'exist';
  if (stance === 'refuse' && locative) return 'neutral';
  if (stance === 'refuse') {
    if (
      /\bno (?:ornamental|formal|big|large|huge|traditional|deep|real|full|proper|fancy|massive|expensive) $/.test(
        before,
      )
    )
      return 'neutral';
    // "don't want a pond too near the house", "not a huge lawn": about how, not whether
    if (
      /^(?:to be\b|too (?:close|near|big|large|far)|right (?:next|by|outside)|next to|near\b|close to|in the middle|that is too|taking up|which is too)/.test(
        after,
      )
    )
      return 'neutral';
    if (
      /\b(?:too much|too many|just|only|all|purely|so much|such a (?:big|large)|as much|as many|huge|massive|big|loads of|lots of) (?:of )?(?:a )?$/.test(
        before,
      ) &&
      !/\b(?:hate|hates|instead of|rather than|sick of|fed up (?:with|of)|tired of) /.test(
        words(stances.cueAt[from]!, from),
      )
    )
      return 'neutral';
    if (/\bno (?:\w+ )?$/.test(before) && wantsOne(tokens, stances, to, sentence)) return 'want';
    if (
      POSITIVE_AFTER.test(after) &&
      /^(?:would be|instead|is a must|a must|is essential)/.test(after)
    )
      return 'want';
    return 'refuse';
  }
  if (
    /\b(?:not|n't) (?:too|so|that|very|overly)? ?(?:much|many|a lot of|big|large|huge|a huge|a big|a large|a massive|keen on too much) (?:of )?(?:a )?$|\b(?:less|fewer|reduce|reducing|reduced|shrink|smaller area of|too much) (?:the |of )?(?:size of )?(?:the )?$/.test(
      before,
    )
  )
    return 'neutral';
  if (stance === 'exist' || stance === 'bare' || stance === 'want' || stance === 'past') {
    const fate = fateAfter(tokens, stances, to, sentence);
    if (fate) return fate;
    // "the patio is fine", "shed in the corner is ok": good enough to stay; "a shed is fine" would do
    const spot =
      /^(?:(?:\(|[\w.,)-]+) ){0,14}?(?:is|are) (?:(?:perfectly|absolutely|still|all|quite|just|also|really|both|actually) ){0,2}(?:fine|ok|okay|good as (?:it is|they are)|nearly new|almost new|brand new|new|sound|in good (?:nick|condition|order|shape)|lovely as|fine as)\b/.exec(
        words(to, to + 18).split(
          / (?:but|and|so|with|which|we|i) | , (?!by |in |at |on |near )/,
        )[0]!,
      );
    const placed = /^(?:\(|,)? ?(?:in|at|on|by|near|down) (?:the|our)\b/.test(after);
    if (
      spot &&
      (determined || placed) &&
      stance !== 'want' &&
      !/\b(?:an?|any|some|artificial|fake) (?:\w+ )?$/.test(before)
    )
      return 'keep';
  }
  if (stance === 'want' || stance === 'bare') {
    if (
      locative ||
      (stance === 'bare' &&
        /\b(?:up|down|leads?|leading|out|steps|onto|through) (?:\w+ )?to an? (?:\w+ )?$/.test(
          before,
        ))
    )
      return 'exist';
    if (stance === 'bare' && determined && !POSITIVE_AFTER.test(after)) return 'exist';
    if (
      stance === 'bare' &&
      /\b(?:an?|any|some) (?:\w+ )?$/.test(before) &&
      /^(?:is|are|will|would|'ll) (?:be )?(?:fine|ok|okay|do|the dream|the plan|on (?:the|our|my))/.test(
        after,
      )
    )
      return 'want';
    if (
      stance === 'bare' &&
      /^(?:is|are) (?:the|a|our|my|her|his) (?:dream|plan|idea|aim|hope|goal)\b/.test(after)
    )
      return 'want';
    if (
      stance === 'bare' &&
      /^(?:is|are|was|were|has|have|gets|looks)\b(?! (?:a must|essential|important|wanted|needed|on))/.test(
        after,
      ) &&
      !POSITIVE_AFTER.test(after)
    )
      return 'exist';
  }
  if (
    (stance === 'exist' ||
      stance === 'elsewhere' ||
      stance === 'past' ||
      stance === 'absent' ||
      stance === 'unsure') &&
    (/^(?:(?:would|'d) be (?:nice|lovely|great|good|ideal|perfect|amazing|wonderful|fab|useful|handy|brilliant)|(?:is|are) (?:a must|essential))/.test(
      after,
    ) ||
      wantsOne(tokens, stances, to, sentence))
  )
    return 'want';
  return stance;
}

/** "which must stay", "and they all need to go": the first such words after the mention in its sentence, unless a new thing is asked for before. */
function fateAfter(
  tokens: readonly Token[],
  stances: Stances,
  to: number,
  sentence: number,
): 'keep' | 'remove' | null {
  let s = '';
  for (
    let i = to, n = 0;
    i < tokens.length && n < 13 && tokens[i]!.sentence === sentence;
    i++, n++
  ) {
    const { text } = tokens[i]!;
    // a new subject or a new thing owned ends the reach of the relative clause
    if (
      text === 'but' &&
      !/^(?:it|which|that|they|needs?|has|must|it's|is)$/.test(tokens[i + 1]?.text ?? '')
    )
      break;
    if (
      text === ';' ||
      text === ':' ||
      text === 'with' ||
      (text === 'so' && /^(?:the|we|i|our|my|no|a)$/.test(tokens[i + 1]?.text ?? ''))
    )
      break;
    if (
      (text === 'and' || text === ',') &&
      /^(?:a|an|the|we|i|some|two|three|our|my|lots|to)$/.test(tokens[i + 1]?.text ?? '') &&
      !andSharesFate(tokens, i, sentence)
    )
      break;
    s += `${text} `;
  }
  const kept = KEPT_AFTER.exec(s),
    removed = REMOVED_AFTER.exec(s);
  if (kept && /\b(?:not|n't|don't want|rather not|no need) (?:\w+ )?$/.test(s.slice(0, kept.index)))
    return 'remove';
  if (
    removed &&
    /\b(?:not|n't|don't want|never|rather not|wouldn't want) (?:\w+ )?$/.test(
      s.slice(0, removed.index),
    )
  )
    return 'keep';
  if (kept && (!removed || kept.index < removed.index))
    return stances.at[to - 1] === 'want' && /^(?:i love|we love|is lovely)/.test(kept[0])
      ? null
      : 'keep';
  return removed ? 'remove' : null;
}
/** "the apple tree and the shed must stay": one fate for both. */
function andSharesFate(tokens: readonly Token[], at: number, sentence: number): boolean {
  let s = '';
  for (let i = at + 1; i < at + 9 && i < tokens.length && tokens[i]!.sentence === sentence; i++)
    s += `${tokens[i]!.text} `;
  if (/^(?:we|i) /.test(s))
    return /^(?:we|i) (?:want|would like|'d like|need|love|must|plan|hope|are|really)(?: \w+){0,3} (?:to keep|it|them|to get rid)/.test(
      s,
    );
  return /^(?:the|our|my|a|an|two|three|some) (?:\w+ ){1,4}?(?:must|should|have to|need to|both|are|to|can|could|will) (?:both |all )?(?:stay|go\b|remain|be|staying|going|all)/.test(
    s,
  );
}
/** "our friends have a pizza oven and we'd love one" */
function wantsOne(
  tokens: readonly Token[],
  stances: Stances,
  to: number,
  sentence: number,
): boolean {
  for (let i = to; i < to + 10 && i < tokens.length && tokens[i]!.sentence === sentence; i++) {
    if (tokens[i]!.text === 'one' && stances.at[i] === 'want' && stances.isCue[i - 1]) return true;
  }
  return false;
}
