/** Strips of a garden that something happens on: what floods, what is left to animals, and where somebody runs or slides. */
import type { BarredKind, BarredPlace } from '#engine/model/barred.ts';
import type { BarredSaid } from '#engine/model/ground-said.ts';
import { sentencesIn } from './clauses.ts';
import { partOfPlot } from './part-of-plot.ts';

const FLOODS =
  /\b(?:floods?|flooded|flooding|(?:ankle|knee|welly|shin|boot)[- ]deep|under ?water|goes under|a lake|a foot deep|inches deep)\b/i;
const USED_TO = /\b(?:used to|never|doesn't|does not|no longer|before the|until the)\b/i;
const ANIMALS =
  'badgers?|fox(?:es)?|hedgehogs?|wildlife|birds|deer|nature|frogs|newts|slow ?worms|insects';
const WILD = new RegExp(
  String.raw`\b(?:left|leave|leaving|stays?|keep|kept|keeping)(?: it| that| them)?(?: (?:as it is|completely|all|quite|just))? (?:to go |to be |as )?wild\b|\bleft (?:alone )?(?:to|for) (?:the )?(?:${ANIMALS})\b|\bbelongs? to (?:the )?(?:${ANIMALS})\b|\b(?:is|it's|are) (?:the |our |a |for )?(?:${ANIMALS})(?:'s?|s')?(?: (?:bit|patch|area|end|corner|strip|ground))\b`,
  'i',
);

/** Who runs there, as a pattern. */
export const WHO =
  '(?:he|she|they|the (?:kids|children|boys|girls|twins|dogs?|lads?|little (?:one|ones|boy|girl)|youngest|eldest|oldest|middle one|older (?:one|two)|puppy|lurchers?|greyhounds?|spaniels?|collies?)|(?:our|my|his|her|their) (?:\\w+ )?(?:kids|children|boys?|girls?|sons?|daughters?|twins|dogs?|lads?|youngest|eldest|oldest|grand\\w+|nieces?|nephews?|puppy|lurchers?|greyhounds?|spaniels?|collies?))';
const MOVES =
  '(?:sledg(?:es?|ing)|toboggans?|slides?|races?|runs?|tears?|rides?|cycles?|scoots?|bowls?|rolls?|charges?|zooms?|gallops?|belts?|hurtles?)';
const DOWN = new RegExp(
  String.raw`\b${WHO}(?: (?:all|always|still|also|just|both|often|love to|loves to|like to|likes to))? ${MOVES}\b[\w' ]{0,28}?\b(?:down|up|along) (?:and (?:down|up) )?the (?:whole )?(middle|centre|center|length|left|right)\b`,
  'i',
);
const RUN_NAMED =
  /\b(?:sledge|sledging|sledding|toboggan|slip and slide|zip ?wire|bowling|running) (?:run|track|strip|slope)\b[\w' ]{0,20}?\b(?:down|up|along|in) the (?:whole )?(middle|centre|center|length|left|right)\b/i;

const SIDE: Readonly<Record<string, BarredPlace>> = { left: 'left', right: 'right' };

/** Each kind once. */
export function stripsUsedIn(text: string): BarredSaid[] {
  const out: BarredSaid[] = [];
  for (const { text: sentence, start } of sentencesIn(text)) {
    const add = (kind: BarredKind, place: BarredPlace, widthM: number | null) => {
      if (!out.some((one) => one.kind === kind))
        out.push({ kind, place, widthM, start, end: start + sentence.length, quote: sentence });
    };
    const part = partOfPlot(sentence);
    if (part && FLOODS.test(sentence) && !USED_TO.test(sentence))
      add('flood strip', 'back', part.metres);
    else if (part && WILD.test(sentence)) add('wild ground', 'back', part.metres);
    const run = DOWN.exec(sentence)?.[1] ?? RUN_NAMED.exec(sentence)?.[1];
    if (run) add('open run', SIDE[run.toLowerCase()] ?? 'middle', null);
  }
  return out;
}
