/** The words by which people ask for what the price list holds, and for what it does not. The first that fits wins, so the narrow ones come first. */
import type { CostServiceId, ExtraServiceId } from '#content/calculator/price-list.ts';

export const SERVICE_WORDS: readonly (readonly [CostServiceId, RegExp])[] = [
  [
    'complete-landscaping',
    /\b(?:(?:complete|full|whole|entire|total) (?:garden )?(?:landscap\w*|makeover|renovation|redesign|job|works?|garden|thing|lot)|landscaping|landscaped|makeover|redo (?:my|the|our) (?:whole )?garden|(?:a )?new garden|garden done|renovat\w+)\b/,
  ],
  [
    'garden-design',
    /\b(?:garden design\w*|design (?:costs?|prices?|fees?|service|work|my|a|the)|designer|designing|drawings?|planting plan)\b/,
  ],
  [
    'paving-stonework',
    /\b(?:(?<!concrete )pav(?:ing|ed|e|er|ers|ement)|patios?|stonework|(?<!concrete )slabs?|flagstones?|porcelain|sandstone|path(?:way)?s?|terrace)\b/,
  ],
  [
    'fencing-structures',
    /\b(?:fenc(?:e|es|ing)|fence panels?|feather ?edge|close ?board(?:ed|ing)?|pergolas?|arbours?)\b/,
  ],
  [
    'irrigation-systems',
    /\b(?:irrigation|sprinklers?|watering system|drip (?:line|system|irrigation))\b/,
  ],
  [
    'garden-maintenance',
    /\b(?:maintenance|maintain\w*|gardener|upkeep|monthly|look(?:ed)? after|tidy(?: up)?|mow(?:ing|ed|n)|(?:to|you) mow|(?:cut|cutting|strimming) (?:of )?(?:the |my |our )?(?:lawns?|grass)|(?:lawns?|grass) (?:cut|cutting)|fortnightly|every (?:two |2 |other |few )?(?:weeks?|fortnight)|hedge (?:cutting|trimming)|(?:cut|trim)(?:ting|ming)? (?:back )?(?:my|the|our|a) (?:\w+ )?hedges?)\b/,
  ],
  [
    'lawn-installation',
    /\b(?:lawns?|(?:re ?)?turf(?:ing|ed)?|new grass|grass laid|lay(?:ing)? grass)\b/,
  ],
  [
    'planting-landscaping',
    /\b(?:planting|soft landscaping|borders?|beds? planted|plants put in|planted)\b/,
  ],
];
export const EXTRA_WORDS: readonly (readonly [ExtraServiceId, RegExp])[] = [
  [
    'artificial-grass',
    /\b(?:artificial|fake|plastic|astro) ?(?:grass|turf|lawn)\b|\bastroturf\b|\bartificial(?: ones?)?$/,
  ],
  ['soil-preparation', /\b(?:soil prep\w*|prepar\w+ (?:the |my )?soil|topsoil)\b/],
  ['drainage-systems', /\b(?:drainage|drains?|soakaway)\b/],
  ['outdoor-lighting', /\b(?:(?:outdoor|garden) )?light(?:ing|s)\b/],
  ['water-features', /\b(?:water ?features?|ponds?|fountains?|rills?)\b/],
  ['greenhouse-shed', /\b(?:greenhouses?|sheds?)\b/],
  ['garden-clearance', /\b(?:clear(?:ance|ing|ed)?|rubbish|rubble|waste removal|overgrown)\b/],
];

/** Trees by their kinds, when they are to come down. */
const KINDS =
  '(?:conifers?|leylandii|leyland cypress(?:es)?|cypress(?:es)?|pines?(?! (?:table|bench|furniture|cones?|needles?|fence))|firs?|spruces?|oaks?|sycamores?|willows?|birch(?:es)?|poplars?|eucalyptus|ash trees?)';
/** "Felling leylandii", "can you cut down my conifers". */
const FELLING = `(?:remov(?:e|ed|ing|al of)|fell(?:ing|ed)?|cut(?:ting)? down|take(?:n)? (?:down|out)|taking (?:down|out)|chop(?:ping|ped)? down|get(?:ting)? rid of|lop(?:ping|ped)?) (?:(?:a|an|the|my|our|some|this|these|two|three|\\d+|big|large|tall|old|dead|overgrown|row of|mature) )*(?:\\w+ )?${KINDS}\\b|${KINDS}(?: (?:trees?|hedges?))? (?:felling|removal|removed|felled|cut down|taken (?:down|out)|chopped down)`;

/** Work that people ask for and the price list does not hold. `found` is looked for in the owner's own services. */
export type UnlistedWork = { name: string; asked: RegExp; found: RegExp; instead?: string };
export const UNLISTED_WORK: readonly UnlistedWork[] = [
  {
    name: 'work by the hour or the day',
    asked:
      /\b(?:per hour|an hour|hourly|by the hour|day rate|per day|a day|daily rate|by the day)\b/,
    found: /\b(?:hourly|day rate)\b/i,
  },
  { name: 'decking', asked: /\b(?:deck(?:s|ing)?|decked)\b/, found: /\bdeck(?:s|ing)?\b/i },
  {
    name: 'hot tubs',
    asked: /\b(?:hot ?tubs?|jacuzzis?|saunas?|plunge pools?)\b/,
    found: /\bhot ?tubs?\b/i,
  },
  {
    name: 'swimming pools',
    asked: /\b(?:swimming (?:pools?|ponds?)|pools?)\b/,
    found: /\bswimming\b/i,
  },
  {
    name: 'garden rooms and summer houses',
    asked:
      /\b(?:garden (?:rooms?|offices?|studios?)|summer ?houses?|outbuildings?|log cabins?|home offices?)\b/,
    found: /\b(?:garden rooms?|summer ?houses?)\b/i,
  },
  {
    name: 'conservatories, garages and building work on the house',
    asked:
      /\b(?:conservator(?:y|ies)|orangery|garages?|house extensions?|loft|roofing|porch(?:es)?)\b/,
    found: /\b(?:conservator|garages?)\b/i,
  },
  {
    name: 'tree surgery',
    asked: new RegExp(
      `\\b(?:${FELLING})\\b|${/\b(?:tree (?:surg\w*|work|removal|felling|cutting|lopping)|(?:remov\w*|fell(?:ing)?|cut(?:ting)? down|take down|taking down|chop(?:ping)? down|get(?:ting)? rid of|prun\w*|lop(?:ping)?|trim(?:ming)?) (?:a |an |the |my |our |some |\d+ )?(?:\w+ ){0,2}trees?|tree(?:s)? (?:removed|felled|cut down|taken down)|stump (?:grinding|removal)|stumps?|arborist)\b/.source}`,
    ),
    found: /\b(?:tree surg\w*|tree (?:felling|removal)|stump)\b/i,
    instead:
      'Felling and work at height are for a qualified tree surgeon with insurance; ask your council first whether the tree is protected.',
  },
  {
    name: 'driveways',
    asked:
      /\b(?:driveways?|(?:gravel|block|new|tarmac|resin|paved|paving|front|pave (?:my|our|the|a)|pav(?:e|ing) (?:my|our|the|a) front) drives?|(?:lay|build|redo|replace|install|widen|extend) (?:an?|my|our|the|new) (?:\w+ )?drive|drives? (?:done|laid|paved|paving|\d)|dropped kerbs?)\b/,
    found: /\bdriveways?\b/i,
    instead: 'Terraces and paths are on the list, as paving and stonework.',
  },
  {
    name: 'concrete, tarmac and resin',
    asked: /\b(?:concrete|concreting|tarmac|asphalt|resin(?: bound)?|imprinted)\b/,
    found: /\b(?:concrete|tarmac|resin)\b/i,
    instead: 'Our paving is sandstone or porcelain on a bed of stone.',
  },
  {
    name: 'walls and brickwork',
    asked:
      /\b(?:retaining walls?|brick ?work|brick walls?|garden walls?|walls? (?:built|repaired|building)|bricklay\w*|render(?:ing|ed)?|rockery|steps)\b/,
    found: /\b(?:walls?|brick|steps)\b/i,
  },
  {
    name: 'outdoor kitchens and fireplaces',
    asked: /\b(?:outdoor kitchens?|pizza ovens?|fire ?pits?|fireplaces?|barbecues?|bbqs?)\b/,
    found: /\b(?:kitchens?|pizza|fire ?pit)\b/i,
  },
  {
    name: 'ramps and handrails',
    asked: /\b(?:ramps?|hand ?rails?|grab rails?|banisters?)\b/,
    found: /\b(?:ramps?|handrails?)\b/i,
    instead: 'Level paths and terraces are on the list, as paving and stonework.',
  },
  { name: 'raised beds', asked: /\braised beds?\b/, found: /\braised beds?\b/i },
  {
    name: 'gazebos, trellis and other structures',
    asked:
      /\b(?:gazebos?|trellis(?:es|ing)?|car ?ports?|awnings?|canop(?:y|ies)|tree ?houses?|play ?(?:houses?|areas?|grounds?)|climbing frames?|trampolines?|bike stores?|bin stores?)\b/,
    found: /\b(?:gazebos?|trellis|treehouse|play area)\b/i,
  },
  {
    name: 'gates alone',
    asked: /\bgates?\b/,
    found: /\bgates?\b/i,
    instead: 'A fence on our list comes with one gate.',
  },
  {
    name: 'selling plants or materials',
    asked: /\b(?:do you|can i|could i|can you|where can i) (?:guys )?(?:sell|buy|supply|deliver)\b/,
    found: /\b(?:shop|nursery|garden centre)\b/i,
    instead: 'Plants and materials come with the work they belong to.',
  },
  {
    name: 'roof gardens, green roofs and living walls',
    asked: /\b(?:roof (?:gardens?|terraces?)|green roofs?|(?:living|green) walls?)\b/,
    found: /\b(?:roof gardens?|green roofs?|living walls?)\b/i,
  },
  {
    name: 'repairs',
    asked:
      /\b(?:repair(?:s|ed|ing)?|mend(?:ed|ing)?|(?:fix|fixed|fixing) (?:my |the |a |our )?(?:broken )?(?:fence|shed|gate|patio|wall|path|greenhouse)|(?:fence|shed|gate|patio|wall) (?:fixed|blew|blown|fell|fallen))\b/,
    found: /\brepairs?\b/i,
  },
  {
    name: 'pest control',
    asked: /\b(?:pest control|exterminat\w*|(?:rats?|moles?|wasps?) (?:removed|control|removal))\b/,
    found: /\bpest control\b/i,
  },
  {
    name: 'treating Japanese knotweed',
    asked:
      /\bknotweed (?:removal|treatment)|(?:remove|treat|removing|treating|get rid of) (?:the |my )?(?:japanese )?knotweed\b/,
    found: /\bknotweed\b/i,
    instead: 'It needs a specialist contractor who gives an insurance-backed guarantee.',
  },
  {
    name: 'clearing gutters, snow and windows',
    asked:
      /\b(?:gutters?|snow (?:clearing|removal)|window cleaning|pressure wash\w*|jet wash\w*)\b/,
    found: /\b(?:gutters?|jet wash)\b/i,
  },
  {
    name: 'electrical and plumbing work',
    asked:
      /\b(?:electricians?|electrics|plumb(?:ing|er)|outside (?:tap|socket)|ev charger|solar panels?|cctv|security cameras?)\b/,
    found: /\b(?:electrician|plumb)/i,
  },
];
/** Paving that is no driveway's own. */
export const OTHER_PAVING =
  /\b(?:patios?|path(?:way)?s?|terrace|stonework)\b|\bpav\w+ (?:and|plus|also|with)\b|\b(?:and|plus|with) (?:\w+ )?pav\w+$/;
/** Services and extras whose price is measured by the surface that is worked on; the rest go by the size of the garden. */
export const BY_SURFACE: readonly (CostServiceId | ExtraServiceId)[] = [
  'garden-design',
  'complete-landscaping',
  'paving-stonework',
  'planting-landscaping',
  'lawn-installation',
  'soil-preparation',
  'artificial-grass',
  'water-features',
  'greenhouse-shed',
];
/** Those measured by their length. */
export const BY_LENGTH: readonly (CostServiceId | ExtraServiceId)[] = [
  'fencing-structures',
  'drainage-systems',
];
