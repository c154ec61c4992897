/** Whether what is drawn is of the kind that was asked for: its shape, colour, height and stuff, what it has, and any word that nobody knows. */
import type { Wish } from '../model/brief.ts';
import { joinList } from '../model/format.ts';
import { type Drawn, isPlanting, type Rule, type Tested } from './drawn.ts';
import { heightShort } from './height.ts';
import { cover, evergreen, parts } from './parts.ts';
import { plantClassOf, shareOf } from './plant-classes.ts';
import { type Qualifier, qualifiersOf } from './qualifiers.ts';
import { level, shape } from './shape.ts';
import { colour, stuff } from './stuff.ts';

/** As it was written: "L shaped". */
function asWritten(say: string, { said, quote }: Wish): string {
  const whole = (said ?? quote).replace(/\s+/g, ' '),
    at = whole.toLowerCase().indexOf(say);
  return at < 0 ? say : whole.slice(at, at + say.length);
}

/** Every word that says what kind of thing it is to be, held against what is drawn: a sentence for each that is not, and one for all that no plan shows. */
export function kindShort(drawn: Drawn): string[] {
  const said: string[] = [],
    unknown: string[] = [],
    clauses: string[] = [];
  for (const one of qualifiersOf(drawn.wish, drawn.called)) {
    const tested = testOf(one, drawn);
    if (tested) said.push(tested);
    else if (tested === undefined && one.at === 'clause') clauses.push(one.say);
    else if (tested === undefined && one.at !== 'kind') unknown.push(one.say);
  }
  const tall = heightShort(drawn);
  const sayAll = (list: readonly string[]) =>
    joinList(
      list.map((one) => `“${asWritten(one, drawn.wish)}”`),
      'or',
    );
  return [
    ...(tall ? [tall] : []),
    ...said.filter((one, i) => said.indexOf(one) === i),
    ...(unknown.length ? [`The plan does not show ${sayAll(unknown)}.`] : []),
    ...(clauses.length ? [`You also say ${sayAll(clauses)}, which no plan tells.`] : []),
  ];
}

/** Of planting that was asked for as a class, how much of it is: "Kinds that feed bees and other insects: 9 of 14." */
export function classTold(drawn: Drawn): string[] {
  if (!isPlanting(drawn) || drawn.plants.length < FEW_KINDS) return [];
  return qualifiersOf(drawn.wish, drawn.called).flatMap(({ words }) => {
    const asked = plantClassOf(words);
    return asked ? [shareOf(asked, drawn.plants).say] : [];
  });
}

/** Fewer kinds than these are named, and nobody counts them. */
const FEW_KINDS = 4;

/** The longest run of words that a rule knows; where none does, the whole is unknown. */
function testOf(one: Qualifier, drawn: Drawn): Tested {
  // the sun has a rule of its own
  if (one.at === 'clause' && /\bsun(?:ny|shine)?\b/.test(one.words)) return null;
  const whole = ruleFor(one, one.words, drawn);
  if (whole !== undefined || one.at === 'clause') return whole;
  const words = one.words.split(' ');
  if (words.length < 2) return undefined;
  const each = words.map((word) => ruleFor(one, word, drawn));
  const short = each.filter((tested) => typeof tested === 'string');
  if (short.length) return short.join(' ');
  return each.every((tested) => tested === null) ? null : undefined;
}

function ruleFor(one: Qualifier, words: string, drawn: Drawn): Tested {
  for (const rule of RULES) {
    const tested = rule(words, drawn, one);
    if (tested !== undefined) return tested;
  }
  return undefined;
}

function plantClass(words: string, drawn: Drawn): Tested {
  const asked = plantClassOf(words);
  if (!asked || !drawn.plants.length || !isPlanting(drawn)) return undefined;
  const { isMet, say } = shareOf(asked, drawn.plants);
  return isMet ? null : say;
}

const RULES: readonly Rule[] = [cover, level, evergreen, plantClass, shape, stuff, colour, parts];
