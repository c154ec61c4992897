/** What plants are asked to do in a garden, as far as the rules of the house allow it. */
import type { Brief } from '../model/brief.ts';
import type { Trait, TraitPlace } from '../model/plant-traits.ts';
import type { HouseRules } from './filters.ts';

type Asks = { trait: Trait; at: TraitPlace | null };
/** What is asked for, the rules of the house before it. */
export function traitsAsked({ brief, rules }: { brief: Brief; rules: HouseRules }): Asks[] {
  const asked: Asks[] = (brief.traits ?? []).map(({ trait, at }) => ({ trait, at }));
  const add = (trait: Trait, is: boolean) => {
    if (is && !asked.some((one) => one.trait === trait)) asked.push({ trait, at: null });
  };
  const wants = (feature: Brief['wanted'][number]['value']) =>
    brief.wanted.some(({ value }) => value === feature);
  add('scent', brief.said?.scent === true || wants('scent'));
  add('cutting', wants('cutflowers'));
  return asked.filter(
    ({ trait }) =>
      !(
        (trait === 'scent' && rules.noScent) ||
        (trait === 'berries' && rules.noBerries) ||
        (trait === 'cutting' && rules.noFlowers) ||
        (trait !== 'autumn' && rules.onlyFood)
      ),
  );
}
