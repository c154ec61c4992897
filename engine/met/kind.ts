/** Whether what is drawn is of the kind that was asked for: its shape, colour, height and stuff, what it has, and any word that nobody knows. */
import type { Wish } from '../model/brief.ts';
import { joinList } from '../model/format.ts';
import { type Drawn, isPlanting, type Rule, type Tested } from './drawn.ts';
import { heightShort } from './height.ts';
import { cover, evergreen, parts, potted } from './parts.ts';
import { classInClause, plantClassOf, shareOf } from './plant-classes.ts';
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
    said.push(...tested.short);
    if (tested.unknown && one.at === 'clause') clauses.push(tested.unknown);
    else if (tested.unknown && one.at !== 'kind') unknown.push(tested.unknown);
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

/** What the whole run of words falls short of, else each of them; what no rule knows, as it is told back. */
function testOf(one: Qualifier, drawn: Drawn): { short: string[]; unknown: string | null } {
  // the sun has a rule of its own
  if (one.at === 'clause' && /\bsun(?:ny|shine)?\b/.test(one.words))
    return { short: [], unknown: null };
  const whole = ruleFor(one, one.words, drawn);
  if (whole !== undefined) return { short: whole ? [whole] : [], unknown: null };
  const words = one.words.split(' ');
  if (one.at === 'clause' || words.length < 2) return { short: [], unknown: one.say };
  const each = words.map((word) => ({ word, tested: ruleFor(one, word, drawn) }));
  const left = each.filter(({ tested }) => tested === undefined).map(({ word }) => word);
  return {
    short: each.flatMap(({ tested }) => tested ?? []),
    unknown:
      left.length === words.length
        ? one.say
        : left.length && one.at !== 'head'
          ? left.join(' ')
          : null,
  };
}

function ruleFor(one: Qualifier, words: string, drawn: Drawn): Tested {
  for (const rule of RULES) {
    const tested = rule(words, drawn, one);
    if (tested !== undefined) return tested;
  }
  return undefined;
}

function plantClass(words: string, drawn: Drawn, { at }: Qualifier): Tested {
  const asked = at === 'clause' ? classInClause(words) : plantClassOf(words);
  if (!asked || !drawn.plants.length || !isPlanting(drawn)) return undefined;
  const { isMet, say } = shareOf(asked, drawn.plants);
  // "a climbing rose" is one among those that are planted
  const isOne =
    drawn.wish.plant !== null && /^(?:an?|one) /i.test(drawn.wish.said ?? drawn.wish.quote);
  return isMet || (isOne && drawn.plants.some(asked.has)) ? null : say;
}

/** "Along the path", "nearer the loft": measured where the plan has it. */
function place(words: string, { standsBy }: Drawn, { at }: Qualifier): Tested {
  const of = /^(?:along|opposite|nearer(?: to)?|between|to) (?:the |my |our |his |her )?(.+)$/.exec(
    words,
  )?.[1];
  return at === 'place' && of ? standsBy?.(of, words) : undefined;
}

const RULES: readonly Rule[] = [
  place,
  potted,
  cover,
  level,
  evergreen,
  plantClass,
  shape,
  stuff,
  colour,
  parts,
];
