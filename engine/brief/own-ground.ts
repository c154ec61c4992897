/** How much ground the wishes ask for, and ground that is asked for by a name that is in no list of ours: "space for a badminton net", "somewhere to put the model railway". */
import { groundOf, hasGround } from '../features/features.ts';
import type { Fact, FeatureId, Wish } from '../model/brief.ts';
import { thingsNamed } from './named-things.ts';

const OPENS =
  /^(?:(?:a|an|some|enough|more) )?(?:space|room|somewhere|some where|place|area|ground|spot|corner) (?:big enough |large enough )?(?:for|to (?:put|have|stand|set up|lay out))(?: up| out)? (?:(?:the|a|an|our|my|his|her|some|their) )?/i;
const CLOSES = /^(?:a |an |some )?((?:[a-z-]+ ){1,3})(?:space|area|zone|patch|corner)$/i;
/** A name on a plan is no longer than this, characters. */
const LONGEST = 24;
/** Of what is stored or sat in no open ground is kept. */
const NO_GROUND =
  /\b(?:push ?chairs?|prams?|bugg(?:y|ies)|logs?|bikes?|bicycles?|bins?|tools?|mowers?|lawn ?mowers?|cushions?|hose|shoes?|wellies|boots?|chairs?|seats?|sit|people|us|friends|guests|family|kids|children|dog|cat|litter|privacy|shade|sun|plants?|pots?|flowers?|storage|growth|everyone|everything|more|improvement)\b/i;

/** Its own name, as a plan can carry it; null where the words ask for no ground of its own. */
function nameIn(words: string): string | null {
  const quote = words.replace(/\(.*$/, '').trim();
  const named = OPENS.test(quote) ? quote.replace(OPENS, '') : CLOSES.exec(quote)?.[1];
  const name = named
    ?.trim()
    .split(/ (?:which|that|where|with|so|near|by|at|in|on|and|or)\b/)[0]!
    .toLowerCase();
  return name && name.length <= LONGEST && !NO_GROUND.test(name) ? name : null;
}

export const asksForGround = (quote: string): boolean => nameIn(quote) !== null;

/** What the open ground of a plan is kept for; null where it is kept as open ground. */
export function ownGroundOf(wishes: readonly Wish[]): string | null {
  const wish = wishes.find(({ feature, held }) => feature === 'clearing' && held === null);
  const isOurs =
    wish && thingsNamed(wish.quote).some(({ called }) => called.feature === 'clearing');
  return wish && !isOurs ? nameIn(wish.quote) : null;
}

/** A table with its floor, and grass that is worth mowing, m². */
const TABLE_M2 = 12,
  LAWN_M2 = 25;
/** Ground of what was asked for in words, m², each at the size that it likes best. */
export function groundAsked(wanted: readonly Fact<FeatureId>[]): number {
  return wanted.reduce((sum, { value }) => {
    if (value === 'dining') return sum + TABLE_M2;
    if (value === 'lawn') return sum + LAWN_M2;
    if (!hasGround(value)) return sum;
    const [width, height] = groundOf(value).sizes[0]!;
    return sum + (width * height) / 1e6;
  }, 0);
}
