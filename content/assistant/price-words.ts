/** The words by which people ask for what the price list holds. The first that fits wins, so the narrow ones come first. */
import type { CostServiceId, ExtraServiceId } from '#content/calculator/price-list.ts';

export const SERVICE_WORDS: readonly (readonly [CostServiceId, RegExp])[] = [
  ['complete-landscaping', /\b(?:(?:complete|full|whole|entire|total) (?:garden )?(?:landscap\w*|makeover|renovation|redesign|job|works?|garden|thing|lot)|landscaping|landscaped|makeover|redo (?:my|the|our) (?:whole )?garden|(?:a )?new garden|garden done|renovat\w+)\b/],
  ['garden-design', /\b(?:garden design\w*|design (?:fees?|service|work|my|a|the)|designer|designing|drawings?|planting plan)\b/],
  ['paving-stonework', /\b(?:pav(?:ing|ed|e|er|ers|ement)|patios?|stonework|slabs?|flagstones?|porcelain|sandstone|path(?:way)?s?|driveway|terrace)\b/],
  ['fencing-structures', /\b(?:fenc(?:e|es|ing)|fence panels?|pergolas?|structures?|trellis|decking|deck|gazebo)\b/],
  ['irrigation-systems', /\b(?:irrigation|sprinklers?|watering system|drip (?:line|system|irrigation))\b/],
  ['garden-maintenance', /\b(?:maintenance|maintain\w*|gardener|upkeep|monthly|look(?:ed)? after|tidy(?: up)?|mowing|hedge (?:cutting|trimming))\b/],
  ['lawn-installation', /\b(?:lawns?|turf(?:ing|ed)?|new grass|grass laid|lay(?:ing)? grass)\b/],
  ['planting-landscaping', /\b(?:planting|soft landscaping|borders?|beds? planted|plants put in|planted)\b/],
];
export const EXTRA_WORDS: readonly (readonly [ExtraServiceId, RegExp])[] = [
  ['artificial-grass', /\b(?:artificial|fake|plastic|astro) ?(?:grass|turf|lawn)\b|\bastroturf\b/],
  ['soil-preparation', /\b(?:soil prep\w*|prepar\w+ (?:the |my )?soil|topsoil)\b/],
  ['drainage-systems', /\b(?:drainage|drains?|soakaway)\b/],
  ['outdoor-lighting', /\b(?:(?:outdoor|garden) )?light(?:ing|s)\b/],
  ['water-features', /\b(?:water ?features?|ponds?|fountains?|rills?)\b/],
  ['greenhouse-shed', /\b(?:greenhouses?|sheds?|summer ?house)\b/],
  ['garden-clearance', /\b(?:clear(?:ance|ing|ed)?|rubbish|rubble|waste removal|overgrown)\b/],
];
