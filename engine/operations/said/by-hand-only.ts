/** What is understood and is done on the plan, with where it is done; and turning, which words can ask for. */
import { capitalise } from '../../model/format.ts';
import type { SaidChange } from '../../model/said-change.ts';
import { TIMBER_COLOURS, type TimberColour } from '../../model/layout.ts';
import { COLOUR_NAMES, takesColour } from '../finishes.ts';
import { isCoatedHere } from '../../quantities/stains.ts';
import { boundBecause } from '../limits.ts';
import { type Answered, asked, readyOr, refused, type SaidGiven, tried } from './answer-types.ts';
import { nameOfTarget, type Target, targetsIn } from './targets.ts';

const SHAPE =
  /\b(?:curv\w*|round(?:er)?(?! (?:the|our|my|it|by|to|a)\b)|circular|circle|oval|square|straight(?:er)?|wavy|soften|softer edges|rectangular|shape)\b/;
const COLOUR =
  /\b(?:paint(?:ed)?|stain(?:ed)?|black|white|grey|gray|green|blue|cream|charcoal|anthracite|colou?r)\b/;
const TURN = /\b(?:turn(?:ed)?|rotate|fac(?:e|es|ing)|the other way)\b/;
const BACK =
  /^(?:please )?(?:undo|put (?:it|that) back|go back|as it was)\b|\bback (?:where|how|as|to (?:where|how|what)) (?:it|they|that) (?:was|were)\b/;

/** Null where it is none of these. */
export function byHandOnly(said: SaidChange, given: SaidGiven): Answered | null {
  const words = said.quote.toLowerCase();
  if (BACK.test(words))
    return refused('Press “Undo” beside the plan: every change goes back in one step.');
  const targets = targetsIn(said.what, given.model, given.catalogue);
  const [target] = targets;
  if (TURN.test(words) && target && said.act !== 'swap') return turned(target, given);
  if (SHAPE.test(words) && target?.kind === 'area')
    return refused(
      `The outline of ${nameOfTarget(target)} is drawn, not told: choose it on the plan and press “Change its outline”.`,
    );
  if (COLOUR.test(words) && target && (target.kind === 'thing' || target.kind === 'area'))
    return coloured(words, target, given);
  return null;
}

/** Which way is meant nobody knows but who said it: a quarter and half a turn are offered. */
function turned(target: Target, given: SaidGiven): Answered | null {
  if (target.kind !== 'thing') return null;
  const { thing } = target;
  const choices = ([180, 90, 270] as const).flatMap((by) => {
    const operation = { kind: 'turn' as const, id: thing.id, turnDeg: (thing.turnDeg + by) % 360 };
    const outcome = tried(given, [operation]);
    return 'refused' in outcome || outcome.faults.length
      ? []
      : [
          {
            label: `${capitalise(nameOfTarget(target))} ${{ 180: 'turned right round', 90: 'turned a quarter to the left', 270: 'turned a quarter to the right' }[by]}`,
            operations: [operation],
          },
        ];
  });
  return choices.length
    ? asked('Which way is it to stand?', choices)
    : refused(`${capitalise(nameOfTarget(target))} has no room to stand otherwise.`);
}

const COLOURS: readonly (readonly [TimberColour, RegExp])[] = [
  ['black', /\b(?:black|charcoal)\b/],
  ['grey', /\b(?:gr[ae]y|anthracite)\b/],
  ['green', /\bgreen\b/],
  ['blue', /\bblue\b/],
  ['white', /\b(?:white|cream|off-white)\b/],
];
/** Timber takes a colour; a pergola's ground stands for the pergola. */
function coloured(words: string, target: Target, given: SaidGiven): Answered {
  const name = nameOfTarget(target);
  const things =
    target.kind === 'thing'
      ? [target.thing]
      : target.kind === 'area'
        ? given.model.layout.furnishings.filter(
            (thing) =>
              thing.areaId === target.area.id &&
              (boundBecause(given.model, thing) || thing.kind === target.area.feature),
          )
        : [];
  const timber = things.filter(takesColour);
  if (!timber.length) return refused(`${capitalise(name)} has no colour to choose here.`);
  const colour = COLOURS.find(([, pattern]) => pattern.test(words))?.[0];
  const operations = (as: TimberColour) =>
    timber.map(({ id }) => ({ kind: 'colour' as const, id, colour: as }));
  return colour
    ? readyOr(
        given,
        `${capitalise(name)} is stained ${COLOUR_NAMES[colour]}${
          timber.some(isCoatedHere) ? '' : '; that is not in the price'
        }.`,
        ...operations(colour),
      )
    : asked(
        `Which colour is ${name} to be?`,
        TIMBER_COLOURS.map((as) => ({
          label: capitalise(COLOUR_NAMES[as]),
          operations: operations(as),
        })),
      );
}
