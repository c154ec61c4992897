/** Tells a description of a garden from a text about something else. */
import type { Problem } from '../model/brief.ts';
import { findPhrases, makeDictionary } from './phrases.ts';
import type { Text } from './text.ts';

const GARDEN = makeDictionary<true>([
  [
    'garden|gardens|gardening|gardener|backyard|back yard|front yard|yard|courtyard|patio|plot|outdoor space|outside space|outdoor|outdoors|outside|lawn|grass|plant|planting|planted|flower|border|flowerbed|flower bed|tree|shrub|hedge|fence|paving|slabs|decking|terrace|balcony|landscape|landscaping|greenery|soil|clay|pond|shed|greenhouse|pergola|gazebo|trampoline|turf|veg|vegetable|fruit|herb|roses|lavender|weeds|weeding|bbq|barbecue|wildlife|pollinators|bees|butterflies|rockery|gravel|raised bed|allotment|roof terrace|sun|shade|sunny|shady|seating|seating area|water feature|low maintenance|play area|bushes|meadow|orchard|compost|outlook|alfresco|al fresco|fire pit|hot tub|summerhouse|summer house|lawned|borders|beds|blank canvas|green space|front drive|side return',
    true,
  ],
]);
const ELSEWHERE = makeDictionary<true>([
  [
    'kitchen units|kitchen island|island unit|worktop|worktops|oven|hob|dishwasher|fridge|fridge freezer|sink unit|splashback|cabinets|cupboards|fitted kitchen|new kitchen|kitchen|breakfast bar|bathroom|shower room|ensuite|en suite|toilet|bath|bedroom|wardrobe|wardrobes|carpet|carpets|wallpaper|curtains|living room|lounge diner|loft|attic|plastering|rewiring|boiler|radiators|tiles for the bathroom|flooring|laminate|curriculum vitae|cv|employment|employer|degree|bsc|university|qualifications|work experience|references available|skills|career|salary|software|javascript|python|programming|website|invoice|recipe|ingredients|tablespoon|teaspoon|preheat|flour|sugar|engine|gearbox|mot|car insurance|mortgage|ipsum|dolor sit|essay|homework|write a poem|poem|translate|football match|holiday|hotel|flight|bitcoin|crypto|casino|seo|backlinks|marketing services|sofa bed|mattress|tv stand|interior design|interior|hallway|staircase|utility room',
    true,
  ],
]);

/** An error when nothing garden-like was found, or when the text is plainly about something else. `understood` counts facts read. */
export function gardenProblems(text: Text, understood: number): Problem[] {
  const words = new Set(findPhrases(text.tokens, GARDEN).map((f) => text.tokens[f.from]!.stem))
    .size;
  const other = new Set(findPhrases(text.tokens, ELSEWHERE).map((f) => text.tokens[f.from]!.stem))
    .size;
  if (!text.tokens.length)
    return [
      {
        code: 'not-a-garden',
        severity: 'error',
        field: 'designDescription',
        message:
          'There is nothing in the description yet. Tell us about your garden: how big it is, which way it faces and what you would like in it.',
      },
    ];
  const nothing = words === 0 && (understood === 0 || other >= 2);
  const elsewhere = other >= 2 && words <= 1 && understood <= 2 && other > words + 1;
  const inside = other >= 4 && other > words * 2;
  if (!nothing && !elsewhere && !inside) return [];
  return [
    {
      code: 'not-a-garden',
      severity: 'error',
      field: 'designDescription',
      message:
        'This does not read like a description of a garden, so we have nothing to design from. Tell us how big the garden is, which way it faces and what you would like in it, for example “12 m by 8 m, south-facing, a patio for six, a lawn and a shed”.',
    },
  ];
}
