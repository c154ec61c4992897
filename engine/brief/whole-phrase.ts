/** The whole phrase that a mention stands in: the words that say what kind of thing it is, before it and after it, which a reader's mark may leave out. */

import { FOOT_M } from '../model/feet.ts';
import { COUNT_WORDS } from '../model/number-words.ts';

/** A phrase begins after one of these: articles, amounts, small words and the verbs of asking. */
export const OPENS: ReadonlySet<string> = new Set(
  [
    'a an the some any my our your his her their its this that these those another other each every both all no more most lots plenty',
    'and or but so plus then also as than because cos if though when while until since like e.g',
    'of for with without w in on at to from by near into onto over under behind beside between around along against off outside inside across down up past through towards about out away instead',
    'i we you he she it they me us him them who which what where whose there here',
    'is are be been being was were am do does did done has have having had get gets got getting go goes going gone can could should would will might may must shall let lets make makes making made',
    'want wants wanting wanted need needs needing needed love loves like likes prefer hope hoping wish wishes ask asks fancy says say said thinking think picturing imagine dreaming looking seeking require required requirements wanna',
    'add adding added put puts putting build building lay laying plant planting plants fit fitting fix fixing install installing create creating keep keeping use using find try move moving replace replacing swap change changing turn grow growing include including give see hide screen fill cover',
    'nice please maybe perhaps possibly ideally definitely also only even ever just really very quite rather too pretty not never always already again somewhere something anything everything bit lot few several couple pair number kind sort type types bits space room area place spot corner',
    'one two three four five six seven eight nine ten many',
    'wanted must-have should-have otherwise first second third next last finally main mainly yes hi hello thanks im i’m i’d i’ll we’d we’ll we’re we’ve i’ve it’s that’s there’s don’t won’t can’t',
  ]
    .join(' ')
    .split(' '),
);

/** So many words before a thing may say what kind it is; where there are more, they are a sentence. */
const MOST_BEFORE = 3;
const WORD_BEFORE = /(^|[\s("“])([\p{L}][\p{L}'’-]*) $/u;

/** The words directly before a thing that say what kind it is: the "strip" of "strip lighting". */
function before(text: string, start: number): string[] {
  const words: string[] = [];
  let rest = text.slice(Math.max(0, start - 60), start);
  for (;;) {
    const found = WORD_BEFORE.exec(rest);
    if (!found || OPENS.has(found[2]!.toLowerCase().replace("'", '’'))) return words;
    if (words.length === MOST_BEFORE) return [];
    words.unshift(found[2]!);
    rest = rest.slice(0, found.index + found[1]!.length);
  }
}

/** What follows and still tells of the thing: what it has, how it is, where it leads. */
const FOLLOWS =
  /^ ?(?:\(? ?)?(?:with|w\/|w|to (?:the|my|our)|(?:of|from) (?!the |my |our )|(?:she|he|we|i|they|you) (?:can|could|will)|including|incl\.?|that|which|where|whose|made (?:of|from)|facing|in (?=(?:black|white|grey|gray|green|blue|red|dark|light|pale|oak|brick|stone|steel|timber|wood)\b)|x ?\d+|(?:about |at least |min(?:imum)? )?\d[\d.]* ?(?:m|metres?|ft|feet|foot|cm|'|’) ?(?:high|tall))(?![\p{L}\d])/iu;
/** Here it ends. */
const ENDS = /[.;:!?,()\n]| (?:and|but|so|because|cos|plus|then|or|as|if|i think|please)\b/i;
/** The thing's own words break off here: "a hammock between". */
const BREAKS_OFF =
  /\b(?:with|w|of|in|on|at|by|near|under|between|round|around|along|against|over|beside|facing|made)$/i;
const MOST_AFTER = 60;

function after(text: string, quote: string, end: number): string {
  const rest = text.slice(end, end + MOST_AFTER).replace(/^\//, '');
  const isOpen = BREAKS_OFF.test(quote.trim());
  const follows = FOLLOWS.exec(rest);
  if (!isOpen && !follows) return '';
  const from = follows?.[0].length ?? 0;
  const stop = rest.slice(from).search(ENDS);
  const own = stop < 0 ? rest : rest.slice(0, from + stop);
  return own
    .replace(/^ ?\(/, ' ')
    .replace(/ [^ ]*$/, (tail) => (stop < 0 && rest.length === MOST_AFTER ? '' : tail));
}

/** "Water, but STILL water": what it is to be, said again. */
function insisted(text: string, quote: string, end: number): string[] {
  const head = /[\p{L}'’-]+$/u.exec(quote)?.[0];
  const found =
    head &&
    new RegExp(`^,? (?:but )?(\\p{L}+) ${head}(?!\\p{L})`, 'iu').exec(text.slice(end, end + 40));
  return found && !OPENS.has(found[1]!.toLowerCase()) ? [found[1]!] : [];
}

/** The phrase from its first word to its last, as it is written. */
export function wholePhrase(text: string, start: number, end: number): string {
  // a mark may begin inside a word: the "shaped sofa" of "L-shaped sofa"
  const from = start - (/[\p{L}\p{N}]+-$/u.exec(text.slice(0, start))?.[0].length ?? 0);
  const quote = text.slice(from, end);
  const isClosed = /^(?:an?|the|some|my|our|two|three|four|\d+)\b/i.test(quote);
  const lead = [...(isClosed ? [] : before(text, from)), ...insisted(text, quote, end)];
  const tail = after(text, quote, end);
  const tailed = tail && !/^[\s]/.test(tail) ? ` ${tail}` : tail;
  return `${lead.map((word) => `${word} `).join('')}${quote}${tailed}${fragments(text, end)}`
    .replace(/\s+/g, ' ')
    .trim();
}

/** A sentence of its own that only says how the thing before it is to be: "Screen out the flats. Evergreen. 3m." */
const FRAGMENT =
  /^[^.!?\n]{0,40}[.!?]\s+((?:all )?(?:evergreen|tall|low|raised|covered|secure|lockable)|\d+(?:\.\d+)? ?(?:m|metres?|ft|feet|foot)(?: high| tall)?)(?=[.!?\n]|$)/i;

/** What such sentences say, as it is said of a thing: "evergreen, 3m high". */
function fragments(text: string, end: number): string {
  const said: string[] = [];
  let rest = text.slice(end, end + 120);
  for (;;) {
    const found = FRAGMENT.exec(rest);
    if (!found || (said.length && rest.search(/[.!?]/) > 0)) return said.join('');
    const own = found[1]!.toLowerCase();
    said.push(`, ${own}${/^\d/.test(own) && !/high|tall/.test(own) ? ' high' : ''}`);
    rest = rest.slice(found[0].length);
  }
}

/** So often as is said right behind it: "x2", "(eight". */
export function timesBehind(said: string, text: string, end: number): number | null {
  const times = /\b(?:x ?(\d{1,2})|(\d{1,2}) ?x)(?![\d.]| ?(?:\d|m\b|ft|cm))/i.exec(said);
  if (times) return Number(times[1] ?? times[2]);
  const word = /^ ?\((\w+)/.exec(text.slice(end, end + 12))?.[1]?.toLowerCase();
  return word ? (COUNT_WORDS[word] ?? (/^\d{1,2}$/.test(word) ? Number(word) : null)) : null;
}

/** "A marquee, 9 m by 12": two lengths right behind a thing, metres; null where there are none. */
export function sizeBehind(text: string, end: number): [number, number] | null {
  const found =
    /^,? ?\(?(?:of |measuring )?(?:about |roughly |approx\.? )?(\d+(?:\.\d+)?) ?(m|metres?|ft|feet|foot|')? ?(?:by|x|×) ?(\d+(?:\.\d+)?) ?(m|metres?|ft|feet|foot|')?(?![\w%])/i.exec(
      text.slice(end, end + 40),
    );
  // bare figures are what its kind is sold in, or metres
  const unit = found && (found[4] ?? found[2] ?? 'm');
  if (!found || !unit) return null;
  const per = /^m/i.test(unit) ? 1 : FOOT_M;
  return [Number(found[1]) * per, Number(found[3]) * per];
}
