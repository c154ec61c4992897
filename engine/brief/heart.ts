/** What a letter is written for: its wishes in the order in which a garden has to answer them. */
import type { Brief, Wish } from '../model/brief.ts';
import type { FeatureId } from '../features/names.ts';
import { thingsNamed } from './named-things.ts';
import { neededGround } from './needed-ground.ts';

/** They serve a garden, and no garden is made for their sake while anything else is asked for. */
const SERVES: ReadonlySet<FeatureId> = new Set([
  'bins',
  'compost',
  'hardstanding',
  'lighting',
  'pots',
  'store',
  'tanks',
  'waterbutt',
]);
const SERVES_BY_NAME: ReadonlySet<string> = new Set([
  'a charger for a car',
  'a fence',
  'a gate',
  'a handrail',
  'a water butt',
  'an outdoor tap',
  'drainage',
  'edged paths',
  'irrigation',
  'lights to hang or plug in',
  'outdoor power',
]);

/** Words of asking, planning and hoping; what only tells how it is has none of them. */
const ASKS =
  /\b(?:wants?|wanted|wanting|needs?|wish(?:es|ing)?|hop(?:e|es|ing)|dream\w*|pictur(?:e|ing)|imagin\w+|thinking|thought|plan|planning|idea is|please|must|looking for|settle for|decided|going (?:in|to)|is going|after a|(?:has|have) to (?:go|be|have)|(?:will|'ll) (?:be|have)|can (?:have|use|fit)|could (?:we|i|you|have)|(?:would|'d) (?:\w+ )?(?:like|love|prefer|rather|enjoy|be (?:fab|good|great|lovely|nice|a treat))|love to|like to)\b/i;
/** A line of a list stands under what is said above it. */
const ITEM = /^\s*(?:[-*•·–+]|\(?\d{1,2}[.):])\s*/;

/** True where the sentence in which it stands, the question or the heading before it, or the heading of its list asks for something. */
function isAskedAt(text: string, at: number): boolean {
  if (at < 0) return true;
  const lines = text.slice(0, at).split('\n');
  let line = lines.length - 1;
  const own = text.slice(at).split('\n')[0]!;
  if (ITEM.test(lines[line]! + own)) {
    while (line > 0 && (ITEM.test(lines[line]!) || !lines[line]!.trim())) line--;
    const heading = lines[line]!.trim();
    if (heading.endsWith(':') || ASKS.test(heading)) return true;
  }
  const before = lines.join('\n').split(/(?<=[^\d][.!?])\s+|\n\s*\n/);
  const rest = own.split(/(?<=[.!?])\s/)[0]!;
  const [last = '', sentence = ''] = before.slice(-2);
  return (
    sentence.includes(':') ||
    ASKS.test(sentence + rest) ||
    (before.length > 1 && /[?:]\s*$/.test(last) && (ASKS.test(last) || last.trim().endsWith(':')))
  );
}

/** What a wish gains that the design would be wrong without: more than a word of asking, less than being known by name. */
const MATTERS = 6;

/** Must before may, and what is only thought of last; what serves, and what nobody knows by name, after all that is asked for itself. */
function weightOf({ feature, concept, quote, strength, kind, plant, matters = 0 }: Wish): number {
  const named = thingsNamed(quote).filter(({ isDenied, called }) => !isDenied && !called.isPart);
  const isKnown = feature !== null || named.length > 0 || kind === 'plant' || plant !== null;
  const isServant = neededGround(quote, quote)
    ? false
    : feature
      ? SERVES.has(feature)
      : concept === 'bark' || named.every(({ called }) => SERVES_BY_NAME.has(called.name));
  const late = !isKnown ? 20 : isServant && kind !== 'plant' ? 10 : 0;
  return late + (strength === 'must' ? 0 : strength === 'perhaps' ? 2 : 1) - MATTERS * matters;
}

/** Where in the text it is said first; what was added by a tap has no place and comes as it stands. */
export const saidAt = ({ mention }: Pick<Wish, 'mention'>): number =>
  Number(/@(\d+)/.exec(mention)?.[1] ?? -1);

/** What is told without a word of asking may stand already: it comes after what is asked for, and before what only serves. */
const UNASKED = 4;

/** Wishes that stand, the heart of the letter first, then in the order said. */
export const heartsOf = ({ wishes, description }: Pick<Brief, 'wishes' | 'description'>): Wish[] =>
  wishes
    .filter(({ held }) => held === null)
    .map((wish) => {
      const at = saidAt(wish);
      const weight = weightOf(wish) + (isAskedAt(description, at) ? 0 : UNASKED);
      return { wish, weight, at };
    })
    .sort((a, b) => a.weight - b.weight || a.at - b.at)
    .map(({ wish }) => wish);
