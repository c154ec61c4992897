/** Where each part of a description ends: used, heard but not understood, or beside the point. */
import { isSure, type Mention, type PartUse, type ReadPart } from '#engine/model/reading.ts';
import type { Seen } from './features.ts';
import type { WishLikely } from './wish-likely.ts';

/**
 * A part with a word less likely than this to be beside the point says something. Of the unseen writers' labels of weight 3 that
 * no sure mention finds, 77 in a hundred lie in such parts, and 84 in a hundred of such parts hold a label (docs/evaluation.md).
 */
const MOST_SILENT = 0.65;
/** Shorter beginnings are no clause of their own: "well, a bench". */
const LEAST_WORDS = 3;
const MARK = /^[,;:.!?()\n–—-]$/;
/** Not "or", "if" or "when": what follows them is no thought of its own. */
const JOINS = /^(?:and|but|which|because|so|plus|although|though)$/;
const GROUND = /^(?:feature|plant|soil|drainage|level|access|boundary|material|problem)$/;
/** People's lives, and how they come to write: nobody wants these handed back as a list. */
const LIFE =
  /\b(?:passed(?: away)?|died|dead|widow\w*|funeral|divorc\w*|retired|taught|nurse|born|lived here|moved in|good (?:morning|afternoon|evening)|typing|this form|set this up|granddaughter|grandson)\b/i;
const DENIED = /\b(?:not|never|no|dont|wont|cant|doesnt|didnt)\b|n['’]t\b/i;
const SPOKEN = /\p{L}|\d/u;
/** Who asks for ideas says no more than that they write. */
const ASKS_US = /\b(?:ideas?|help|advice|suggestions?|inspiration|quotes?|designer|design)\b/i;

/** When it is to be is no thing of a garden: "It needs to be this year". */
const WHEN =
  /^(?:and |but )?(?:it|this|that|we|i|all)\b(?:['’]s|['’]d)? (?:\w+ ){0,4}(?:this|next|by|before|in|until|for) (?:the )?(?:\w+ )?(?:year|spring|summer|autumn|winter|month|week|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)\b[^a-z]*$/i;
/** What it is to be like is no thing either: "I want it pretty pretty pretty". */
const HOW =
  /^(?:and |but |so )?(?:(?:i|we|she|he|they)(?:['’]d| would)? )?(?:just |really |also )?(?:want|like|need)s? (?:it|everything|the (?:whole )?(?:garden|place|thing))(?: all)?(?: [\w'’-]+){1,6}[^a-z]*$/i;
/** What they can do themselves, or what will be, asks for nothing: "I can lay slabs", "he'll be on a bigger bike by then". */
const CAN =
  /^(?:and |but |so )?(?:i|we|he|she|they|it)(?: can| could|['’]ll| will|['’]ve| have| has)\b(?!.*\b(?:want|need|like|love|hope|room|somewhere)\b)/i;
const mayAsk = (words: string): boolean =>
  !DENIED.test(words) &&
  !ASKS_US.test(words) &&
  ![WHEN, HOW, CAN].some((none) => none.test(words.trim()));
/** What is to be answered and not drawn, where its sentence ends in a question mark: "how many years until it shades us?" */
const QUESTION =
  /^(?:(?:and|but|so|or|also|then|my questions?(?: are| is)?|questions?|q):? )*(?:how|when|what|which|why|who|whose|is|are|was|do|does|did|has|have|will|would|should|am|any(?:one|body))\b/i;

/** So likely to ask for something, words are taken to, if they are more than a word or two: of unseen posts every second such part does. */
const ASKS_FROM = 0.5,
  LEAST_ASKING = 4;

/**
 * @param silence of each word, the probability that it says nothing of the garden
 * @param wishIn how likely words ask for something, and for what
 */
export function partsOf(
  seen: Seen,
  silence: readonly number[],
  mentions: readonly Mention[],
  wishIn: (from: number, to: number) => WishLikely,
): ReadPart[] {
  const { words, text } = seen.words;
  const sure = mentions.filter(isSure);
  const isUsed = (at: number) =>
    sure.some(({ start, end }) => start < words[at]!.end && words[at]!.start < end);
  const useOf = (from: number, to: number): PartUse => {
    let saysMuch = false;
    let names = to - from > 1,
      namesGround = false;
    for (let at = from; at < to; at++) {
      if (isUsed(at)) return 'used';
      if (silence[at]! < MOST_SILENT) saysMuch = true;
      const senses = seen.phrases[at]?.senses;
      if (senses) names = true;
      if (senses?.some(({ kind }) => GROUND.test(kind))) namesGround = true;
    }
    // a word alone that no list knows is a name or a signature
    const isLife = !namesGround && LIFE.test(text.slice(words[from]!.start, words[to - 1]!.end));
    return saysMuch && names && !isLife ? 'not-understood' : 'circumstance';
  };
  return seen.words.sentences.flatMap((sentence) => {
    const own: { from: number; to: number; use: PartUse }[] = [];
    for (const { from, to } of clausesIn(seen, sentence)) {
      const use = useOf(from, to);
      const last = own.at(-1);
      if (last?.use === use) last.to = to;
      else own.push({ from, to, use });
    }
    return own.map(({ from, to, use }): ReadPart => {
      const part = { start: words[from]!.start, end: words[to - 1]!.end, use };
      if (use !== 'not-understood') return part;
      const said = text.slice(part.start, part.end),
        { asks: wish, like } = wishIn(from, to);
      const isQuestion = words[sentence.to - 1]!.text === '?' && QUESTION.test(said);
      const asks = wish >= ASKS_FROM && to - from >= LEAST_ASKING && mayAsk(said);
      return asks && !isQuestion ? { ...part, asks: true, ...(like.length && { like }) } : part;
    });
  });
}

/** Clauses of one sentence that say anything, without the marks round them. */
function clausesIn(
  { words: { words } }: Seen,
  sentence: { from: number; to: number },
): { from: number; to: number }[] {
  const out: { from: number; to: number }[] = [];
  let from = sentence.from;
  const close = (to: number) => {
    if (words.slice(from, to).some(({ text }) => SPOKEN.test(text))) out.push({ from, to });
    from = to;
  };
  for (let at = sentence.from; at < sentence.to; at++) {
    const { text } = words[at]!;
    if (MARK.test(text)) {
      close(at);
      from = at + 1;
    } else if (JOINS.test(text) && at - from >= LEAST_WORDS) close(at);
  }
  close(sentence.to);
  return out;
}
