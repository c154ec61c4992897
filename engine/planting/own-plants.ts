/** What was asked for by a name that is in no list of ours: ground is left for it, and it is said. */
import type { Brief } from '../model/brief.ts';
import type { Plant } from '../model/plant.ts';
import { isBroad, namesPlant } from './plant-names.ts';
import { saysCropIn } from './said-crops.ts';
import { standsInFor } from './wishes.ts';

/** How the sentence begins that says so. */
export const OWN_GROUND = 'Ground is left for your own: ';

/** More names than these are settled at the visit. */
const MOST = 4;
/** Where a name in a list ends: what follows is no part of it. */
const ENDS =
  /\s(?:like|as|to|for|in|at|that|which|with|by|on|from|along|behind|beside|near|around|all|if|so|because|please|too|outside|indoors)\b.*$/i;
/** Before the first name of a list. */
const BEGINS =
  /^.*\b(?:grow(?:ing)?|plant(?:ing)?|for|of|like|love|want|wants|some|our|my|own|with|cut|more|few)\s+/i;
/** Words for no plant, or for many. */
const GENERAL =
  /\b(?:beds?|borders?|flowers?|plants?|veg|vegetables?|herbs?|fruits?|salads?|crops?|seeds?|things?|stuff|lawns?|grass|patio|terrace|seats?|shed|greenhouse|paths?|pots?|bees|birds|colour|maybe|etc|more|others?|it|them|we|i|a|the|is|are)\b/i;

/** Names of a list, in the words of who wrote it. */
const namesIn = (sentence: string): string[] =>
  sentence.split(/,|&|\band\b|\bor\b/i).map((part, i) =>
    (i ? part : part.replace(BEGINS, ''))
      .replace(ENDS, '')
      .replace(/^(?:\s*(?:some|a|few|my|our|also|maybe|\d+(?!\d)))+\s/i, '')
      .trim()
      .toLowerCase(),
  );

/** Names that none of the plants answers: those that the brief tells of, and those that stand in one list with plants that are known. */
export function ownNames(brief: Brief, plants: readonly Plant[]): string[] {
  const isKnown = (name: string): boolean =>
    isBroad(name) ||
    plants.some(
      (plant) => namesPlant(plant, name) || saysCropIn(name, plant) || standsInFor(name, plant),
    );
  const told = brief.plantsWanted
    .map(({ value }) => value.toLowerCase())
    .filter((name) => !GENERAL.test(name) && !isKnown(name));
  const listed = [...brief.description.matchAll(/[^.;:!?\n()]+/g)].flatMap(([sentence]) => {
    const names = namesIn(sentence),
      known = names.map(
        (name) => /^[a-z' -]{3,}$/.test(name) && name.split(' ').length <= 3 && isKnown(name),
      ),
      first = known.indexOf(true);
    // one name may be anything; two plants and what stands among them or after them are a list
    if (known.filter(Boolean).length < 2) return [];
    return names.filter(
      (name, i) =>
        i > first &&
        !known[i] &&
        /^[a-z'-]{3,}(?: [a-z'-]{3,})?$/.test(name) &&
        !GENERAL.test(name) &&
        !/\b(?:no|not|never|hates?|without)\b/i.test(sentence),
    );
  });
  return [...new Set([...told, ...listed])].slice(0, MOST);
}
