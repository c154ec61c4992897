/** How large what stands usually is, from what it is called. */
import type { KeptThing } from '../model/brief.ts';
import type { Mm } from '../model/shapes.ts';
import type { ExistingThing, Site } from '../model/site.ts';
import { distanceToSegment } from '../geometry/region.ts';

export type KeptSize = { radiusMm: Mm; heightMm: Mm; evergreen: boolean };

/** Mature garden sizes by the words in a thing's name; the first that fits counts. */
const TREE_SIZES: [RegExp, KeptSize][] = [
  [
    /\b(?:oak|plane|horse chestnut|sweet chestnut|cedar|redwood|copper beech)(?:e?s)?\b/,
    { radiusMm: 6000, heightMm: 15000, evergreen: false },
  ],
  [
    /\b(?:beech(?: tree)?|lime(?: tree)?|chestnut|walnut|ash|sycamore|poplar)(?:e?s)?\b/,
    { radiusMm: 4500, heightMm: 14000, evergreen: false },
  ],
  [
    /\b(?:yew|holly|holm oak|bay|olive|magnolia grandiflora|loquat|photinia|strawberry tree|arbutus|palm)(?:e?s)?\b/,
    { radiusMm: 1600, heightMm: 4500, evergreen: true },
  ],
  [
    /\b(?:pine|fir|spruce|conifer|leylandii|cypress|christmas tree|eucalyptus|monkey puzzle)(?:e?s)?\b/,
    { radiusMm: 2000, heightMm: 9000, evergreen: true },
  ],
  [
    /\b(?:willow|eucalyptus|maple|norway maple)(?:e?s)?\b/,
    { radiusMm: 3500, heightMm: 10000, evergreen: false },
  ],
  [
    /\b(?:acer|japanese maple|fig|lilac|hazel|witch hazel|amelanchier|crab|crab apple|quince|medlar|peach|apricot|dwarf)(?:e?s)?\b/,
    { radiusMm: 1700, heightMm: 4000, evergreen: false },
  ],
  [
    /\b(?:apple|pear|plum|cherry|damson|fruit|hawthorn|rowan|magnolia|mulberry|laburnum)(?:e?s)?\b/,
    { radiusMm: 2700, heightMm: 5500, evergreen: false },
  ],
  [/\b(?:birch|alder|tree)(?:e?s)?\b/, { radiusMm: 2500, heightMm: 8000, evergreen: false }],
];
const EVERGREEN =
  /\b(?:laurel|privet|yew|box|holly|conifer|camellia|rhododendron|azalea|bay|photinia|skimmia|viburnum tinus|pieris|leylandii|olive|fatsia|rosemary|lavender|evergreen)\b/;

/** Named by their kind they are no shrub of two metres. */
const LOW_PLANT =
  /\b(?:ferns?|rhubarb|lavenders?|sea holl(?:y|ies)|agapanthus|hostas?|heucheras?|bulbs|dahlias?|peon(?:y|ies)|lilies|irises|primroses|geraniums?|herbs|mint|thyme|sage)\b/;
const SMALL_BUSH =
  /\b(?:gooseberr(?:y|ies)|currants?|blackcurrants?|redcurrants?|blueberr(?:y|ies)|hebes?|rosemary)\b/;
const HUGE = /\b(?:huge|massive|enormous|giant|gigantic|vast)\b/;

/** Crown or half-width and height of a kept thing, from its name. */
export function sizeOfKept(thing: Pick<KeptThing, 'kind' | 'name'>): KeptSize {
  const name = thing.name.toLowerCase();
  const evergreen = EVERGREEN.test(name);
  switch (thing.kind) {
    case 'tree': {
      const size = TREE_SIZES.find(([words]) => words.test(name))?.[1] ?? {
        radiusMm: 2500,
        heightMm: 7000,
        evergreen: false,
      };
      const scale = /\b(?:small|little|young|dwarf|baby)\b/.test(name)
        ? 0.65
        : HUGE.test(name)
          ? 1.6
          : /\b(?:big|large|mature|tall)\b/.test(name)
            ? 1.2
            : 1;
      return {
        radiusMm: Math.round((size.radiusMm * scale) / 50) * 50,
        heightMm: Math.round((size.heightMm * scale) / 100) * 100,
        evergreen: size.evergreen || evergreen,
      };
    }
    case 'shrub':
      if (/\bin a pot$/.test(name)) return { radiusMm: 300, heightMm: 1500, evergreen };
      if (/\broses?(?: bush(?:es)?)?$/.test(name))
        return { radiusMm: 600, heightMm: 1300, evergreen: false };
      if (LOW_PLANT.test(name)) return { radiusMm: 400, heightMm: 700, evergreen };
      if (SMALL_BUSH.test(name) && !/\b(?:big|large|huge|enormous)\b/.test(name))
        return { radiusMm: 600, heightMm: 1200, evergreen };
      return {
        radiusMm: /\b(?:huge|enormous|massive|giant)\b/.test(name)
          ? 1800
          : /\b(?:big|large|mature)\b/.test(name)
            ? 1400
            : 1000,
        heightMm: 1800,
        evergreen,
      };
    case 'hedge':
      return { radiusMm: 400, heightMm: 1800, evergreen };
    case 'shed':
      return {
        radiusMm: /\b(?:small|little|tiny)\b/.test(name) ? 900 : 1250,
        heightMm: 2300,
        evergreen: false,
      };
    case 'greenhouse':
      return {
        radiusMm: /\b(?:small|little|lean-to)\b/.test(name) ? 1000 : 1300,
        heightMm: 2200,
        evergreen: false,
      };
    case 'patio':
      return { radiusMm: 1800, heightMm: 0, evergreen: false };
    case 'pond':
      return {
        radiusMm: /\b(?:large|big|huge)\b/.test(name) ? 1700 : 1200,
        heightMm: 0,
        evergreen: false,
      };
    case 'wall':
      return { radiusMm: 200, heightMm: 1800, evergreen: false };
    case 'other':
      return { radiusMm: 1000, heightMm: flat(name) ? 0 : 2000, evergreen: false };
  }
}

/** Ground that is paved, and no thing that stands up. */
const flat = (name: string): boolean =>
  /\b(?:base|pad|hard ?standing|paths?|drive|driveway|(?:flower|rose|veg(?:etable)?|raised|herb)? ?beds?|borders?|plot|patch|allotment|well|graves?|lid|cover|drain|pool|sand ?pit|lump)\b/.test(
    name,
  );

/** Across the plot and away from the house, mm, as they are sold or built. */
const BOXES: readonly (readonly [RegExp, [Mm, Mm]])[] = [
  [/\bdouble garage/, [5400, 5400]],
  [/\bgarage/, [2700, 5200]],
  [/\bconservator|\borangery|\bsun ?room|\bgarden ?porch/, [3600, 3000]],
  [/\blean[- ]?to/, [2000, 3000]],
  [/\bsummer ?house/, [2400, 2400]],
  [/\bshelter/, [2000, 3000]],
  [/\bsubstation/, [4000, 4000]],
  [/\bstable|\bout ?building/, [3600, 3000]],
  [/\bout ?house|\bprivy|\bloo\b|\btoilet|\blav\b|\bbunker|\bcoal|\bwash ?house/, [1800, 1500]],
  [/\b(?:log|wood) store/, [1800, 800]],
  [/\bpoly ?tunnel/, [3000, 5000]],
  [/\bposts?$/, [600, 600]],
  [/\brotary|\bwhirl|\bairer|\bdri?er/, [2600, 2600]],
  [/\b(?:washing|clothes) line/, [600, 6000]],
  [/\btrampoline/, [3050, 3050]],
  [/\bclimbing[- ]frame/, [3000, 2500]],
  [/\bswing/, [2400, 1700]],
  [/\bslide/, [800, 2400]],
  [/\bhoop|\bbasket ?ball|\bnetball/, [1100, 800]],
  [/\bplay ?house|\bwendy/, [1800, 1500]],
  [/\b(?:chicken|hen) (?:run|coop|house)/, [2000, 3000]],
  [/\b(?:concrete|shed|garage|trampoline) (?:base|pad)|\bhard ?standing/, [3000, 3600]],
  [/\bpole|\bpylon/, [600, 600]],
  [/\bloft|\baviar/, [3600, 1800]],
  [/\bhives?\b|\bbee ?hives?\b/, [1500, 700]],
  [/\btank/, [1900, 1300]],
  [/\bdinghy|\bboat|\bcanoe|\bkayak/, [1300, 3300]],
  [/\b(?:hutch|kennel|bench|seat)/, [1500, 700]],
  [/\bhot ?tub|\bjacuzzi/, [2000, 2000]],
  [/\bgazebo|\bbar\b/, [2400, 2000]],
  [/\b(?:veg\w*|kitchen) (?:plot|patch|garden|beds?)|\ballotment/, [3000, 4000]],
  [/\bbeds?\b|\bborders?\b/, [3000, 1200]],
  [/\bwell\b/, [1200, 1200]],
  [/\bsun ?dial|\bstatue|\bbird ?bath|\burn\b|\bbell\b/, [400, 400]],
  [/\bflue|\bvent\b|\btap\b|\bpump\b|\bbutts?\b|\blid\b|\bcover\b/, [600, 600]],
];
/** What no list knows is there all the same: a box with its name, to be measured. */
const UNKNOWN: [Mm, Mm] = [1500, 1500];
/** Of a path that nobody measured. */
const PATH_MM: Mm = 1000;
/** Nothing that nobody measured takes more of its plot than this. */
const MOST_SHARE = 0.45;

/** Leans on the house: a conservatory, a lean-to. */
export const isAtHouse = ({ name }: Pick<KeptThing, 'name'>): boolean =>
  /\bconservator|\borangery|\bsun ?room|\bgarden ?porch|\blean[- ]?to/.test(name.toLowerCase());

/** Null where its name does not tell; smaller on a plot that cannot bear it. */
export function usualBox(
  { kind, name }: Pick<KeptThing, 'kind' | 'name'>,
  plot: { x0: Mm; y0: Mm; x1: Mm; y1: Mm },
): [Mm, Mm] | null {
  if (kind !== 'other' && kind !== 'shed' && kind !== 'greenhouse') return null;
  if (kind === 'other' && isPath(name)) return [PATH_MM, plot.y1 - Math.max(0, plot.y0)];
  const found =
    BOXES.find(([words]) => words.test(name.toLowerCase()))?.[1] ??
    (kind === 'other' ? UNKNOWN : undefined);
  if (!found) return null;
  const [across, away] = [plot.x1 - plot.x0, plot.y1 - plot.y0].map(
    (side) => Math.round((side * MOST_SHARE) / 100) * 100,
  ) as [Mm, Mm];
  return [Math.min(found[0], across), Math.min(found[1], away)];
}

/** Stands on a post or a few feet: the ground under it is lawn or paving as it is about it. */
export const isOpenBelow = (name: string): boolean =>
  /\brotary|\bwhirl|\bairer|\bdri?er|\b(?:washing|clothes) line|\bhoop|\bpole|\bpylon|\bpergola/.test(
    name.toLowerCase(),
  );

/** Fruit on a wall, or a climber: no tree by itself. */
export const isTrained = (name: string): boolean => name.endsWith(' on the wall');

/** One walks on it. */
export const isPath = (name: string): boolean => /\b(?:paths?|pathway)$/i.test(name);

export const isPlayhouse = (name: string): boolean => /\bplay ?house|\bwendy/i.test(name);

/** Walls and a roof, of which its outline is all that is known: a garage, an outhouse. */
export const isBuilding = (name: string): boolean =>
  /\bgarage(?! base)|\bconservator|\borangery|\blean[- ]?to|\bshelter|\bsubstation|\bstable|\bout ?(?:building|house)|\bprivy|\bloo\b|\btoilet|\blav\b|\bcoal|\bbunker|\bwash ?house|\bstore\b|\bloft\b|\baviary|\bstorage building|\bkiln\b/.test(
    name.toLowerCase(),
  );

/** A hedge or a wall stands as the edge of the plot that passes through its middle. */
export const isPlotEdge = (
  { edges }: Pick<Site, 'edges'>,
  { kind, x, y }: Pick<ExistingThing, 'kind' | 'x' | 'y'>,
): boolean =>
  (kind === 'hedge' || kind === 'wall') &&
  edges.some(
    (edge) => edge.kind === kind && distanceToSegment(x, y, edge.from, edge.to) < AT_EDGE_MM,
  );
const AT_EDGE_MM: Mm = 700;
