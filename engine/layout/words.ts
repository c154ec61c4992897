/** Labels, purposes and reasons: short, specific, with figures. */
import { neededWords } from './needed-words.ts';
import { parkingWhy, parkingWords } from './parking-words.ts';
import { seatWords, underWhat } from './seat-words.ts';
import { capitalise, lowerFirst } from '../model/format.ts';
import { WATER_WORDS } from '../model/water-risk.ts';
import { area as areaOf, bounds, contains } from '../geometry/region.ts';
import { FEATURE_DEFINITIONS } from '../features/features.ts';
import { WORTH_MOWING_MM2 } from './fit-figure.ts';
import { dinesAway, isTableAway } from './ideas.ts';
import { inSight } from './in-sight.ts';
import type { Material } from '../model/layout.ts';
import { hypot } from '../geometry/trig.ts';
import { metres as metresInWords, squareMetres } from '../words/say.ts';
import { isRound, middle, type Part, type SketchTree } from './plan-types.ts';
import type { Furnished } from './furnish.ts';
import { THEMES } from './room-themes.ts';
import type { Planted } from './stages.ts';

const one = (value: number): string => (Math.round(value * 10) / 10).toFixed(1).replace(/\.0$/, '');
const metres = (mm: number): string => metresInWords(mm / 1000);
const squares = (mm2: number): string => squareMetres(mm2 / 1e6);
/** Fewer trees are fruit in grass. */
const LEAST_ORCHARD = 3;

/** `material`: what the floor is made of, for places that are named after it. */
export function labelOf(
  part: Part,
  garden: Planted,
  furnished: Furnished,
  keptName: string | null,
  material: Material,
): { label: string; purpose: string } {
  const words = usualLabel(part, garden, furnished, keptName);
  const loose = material === 'gravel' || material === 'self-binding-gravel';
  if (loose || part.kept || part.id === 'parking') return words;
  if (part.kind === 'margin')
    return {
      label: 'Paved margin',
      purpose: 'a clean edge where a bed would be too thin to plant',
    };
  if (part.kind === 'gravel' && words.label === 'Gravel garden')
    return {
      label: 'Paved court',
      purpose: part.theme
        ? 'a small court with a bench, pots and boulders'
        : 'an open floor in place of a lawn, with planting all round it',
    };
  return words;
}

function usualLabel(
  part: Part,
  { ask, frame, trees }: Planted,
  { seatsAtTable, things }: Furnished,
  keptName: string | null,
): { label: string; purpose: string } {
  if (part.kept && keptName) return { label: capitalise(keptName), purpose: 'kept as it stands' };
  if (part.kind === 'orchard') {
    const fruit = trees.filter((tree) => hasFruit(part, tree)).length;
    if (fruit < LEAST_ORCHARD) return fruit ? THEMES.fruit : THEMES.meadow;
  }
  if (part.theme) return THEMES[part.theme];
  const over = underWhat(things, part.id);
  const words =
    part.feature && part.id !== 'terrace' ? FEATURE_DEFINITIONS[part.feature].plan : undefined;
  const needed = neededWords(part, ask, things);
  if (needed) return needed;
  if (part.feature === 'seat') return seatWords({ ask, frame }, part, things);
  if (isTableAway(part))
    return {
      label: hasLounge(things, part.id) ? 'Dining and lounge terrace' : 'Dining terrace',
      purpose: `meals for ${seatsAtTable} ${over ?? (ask.idea === 'court' ? 'with planting all round' : 'where the garden has its sun')}`,
    };
  if (part.id === 'terrace' && dinesAway(ask))
    return { label: 'Landing', purpose: 'a level step out of the house' };
  if (part.feature === 'clearing' && ask.ownGround)
    return { label: capitalise(ask.ownGround), purpose: 'ground kept clear for it' };
  // open sides: where it is smoked under they have to be
  if (part.feature === 'pergola' && isRoofed(things, part.id))
    return { label: 'Covered seat', purpose: 'a seat in the dry, open at its sides' };
  if (words) return words;
  if (part.id === 'parking') return parkingWords(ask);
  if (part.id === 'terrace' && ask.front)
    return {
      label: 'Entrance',
      purpose: 'a level landing at the door, with room to set bags down',
    };
  if (part.kind === 'bed' && ask.undug)
    return { label: 'Planter', purpose: 'a raised planter along the edge: nothing is dug' };
  switch (part.kind) {
    case 'terrace':
      return {
        label: hasLounge(things, 'terrace')
          ? seatsAtTable
            ? 'Dining and lounge terrace'
            : 'Lounge terrace'
          : seatsAtTable
            ? 'Dining terrace'
            : 'Terrace',
        purpose: seatsAtTable
          ? `meals for ${seatsAtTable} ${over ? `${over}, ` : ''}a step from the door`
          : 'a place to sit a step from the door',
      };
    case 'lawn':
      return {
        label: 'Lawn',
        purpose:
          ask.household.children || ask.household.toddler
            ? 'open grass to run on, in sight of the house'
            : ask.household.dog
              ? 'hard-wearing grass for people and the dog'
              : 'open grass that gives the planting room',
      };
    case 'gravel':
      return {
        label: 'Gravel garden',
        purpose: 'an open gravel floor in place of a lawn, with plants seeding into its edge',
      };
    case 'water':
      return {
        label: 'Pebble fountain',
        purpose: 'moving water over pebbles, with no standing water',
      };
    case 'path':
      return { label: 'Path', purpose: 'the way from the door to every room' };
    case 'margin':
      return {
        label: 'Gravel margin',
        purpose: 'a clean edge where a bed would be too thin to plant',
      };
    default:
      return { label: 'Planting', purpose: 'layered planting' };
  }
}

const isRoofed = (things: Furnished['things'], areaId: string): boolean =>
  things.some((thing) => thing.kind === 'canopy' && thing.areaId === areaId);
const hasLounge = (things: Furnished['things'], areaId: string): boolean =>
  things.some((thing) => thing.kind === 'lounge-set' && thing.areaId === areaId);
const hasFruit = ({ region }: Part, { role, x, y }: SketchTree): boolean =>
  role === 'orchard' && contains(region, x, y);

/** Reasons with figures for one part. */
export function whyOf(part: Part, garden: Planted, { things }: Furnished): string[] {
  const { frame, site, ask } = garden,
    why: string[] = [];
  const box = bounds(part.region),
    [x, y] = middle(box),
    k = frame.grid.index(x, y);
  const sun = k < 0 ? 0 : frame.sunHours[k]!,
    evening = k < 0 ? 0 : frame.eveningHours[k]!;
  const away = metres(hypot(x - site.doorX, y));
  const size = squares(areaOf(part.region));
  if (part.kept) return [`${size} kept: the design is set out round it`];
  if (part.id === 'parking') return parkingWhy(box, ask);
  if (part.theme) why.push(THEMES[part.theme].why);
  switch (part.kind) {
    case 'terrace':
      if (ask.keepsFloor)
        why.push('the floor that is there stays: nothing is dug and nothing is fixed to it');
      else if (ask.undug)
        why.push('laid on pads over what is there, so that water runs away beneath it');
      why.push(
        `${size} at the door; ${one(sun)} h of sun a day in summer, ${one(evening)} h of it after 16:00`,
      );
      if (areaOf(part.region) > 60e6 && !isRound(garden.language))
        why.push('planting cut into its front edge keeps it from being one blank slab');
      else if (areaOf(part.region) > 60e6 && hasLounge(things, 'terrace'))
        why.push('a line of large pots parts the table from the lounge');
      break;
    case 'seat':
      why.push(
        `${one(evening)} h of sun after 16:00 and ${one(sun)} h in all on a summer day; ${away} from the door`,
      );
      if (ask.shadedSeat && (part.feature === 'pergola' || part.feature === 'arbour'))
        why.push('roofed with climbers because shade was asked for');
      break;
    case 'vegetable':
    case 'greenhouse':
      why.push(
        `${one(sun)} h of sun on a summer day${sun >= 6 ? '' : ': best for leaves, roots and soft fruit'}; ${away} from the kitchen door`,
      );
      if (ask.isRamped && part.kind === 'vegetable' && part.feature !== 'herbs')
        why.push(
          'its beds are 0.65 m high, so that they are worked sitting down or without bending',
        );
      break;
    case 'lawn':
      why.push(
        `${size} in ${part.region.length > 1 ? 'level panels' : 'one clear shape'}, nowhere under ${frame.meanWidthMm < 5200 ? '1.7' : '2.3'} m wide`,
      );
      if (areaOf(part.region) < WORTH_MOWING_MM2)
        why.push(
          'the largest sound shape that fits: enough to sit on and for small children, too small for ball games, and worn where feet turn unless it is sown with hard-wearing rye',
        );
      if (ask.household.dog)
        why.push('no fragile edges: it meets paving or paths where the dog runs');
      break;
    case 'gravel':
      why.push(
        `${size} of open floor${ask.refused.has('lawn') ? ' because a lawn was not wanted' : ''}`,
      );
      break;
    case 'play':
      why.push(
        `${away} from the door${inSight(garden, part) ? ' and in sight of it' : ''}; ${size} of soft floor${part.feature === 'trampoline' ? ' round the trampoline' : areaOf(part.region) >= 15e6 && !ask.household.toddler ? ', with 1.5 m clear round the frame' : ''}`,
      );
      break;
    case 'space':
      why.push(`${size} of level ground, kept clear for it; ${away} from the door`);
      break;
    case 'shed':
    case 'store':
    case 'compost':
      why.push(
        `${away} from the door and out of the view from it${sun < 5 ? `; only ${one(sun)} h of sun a day, so no seat or bed is lost` : ''}`,
      );
      break;
    case 'gardenroom':
      why.push(`${away} from the house; ${one(sun)} h of sun on a summer day`);
      break;
    case 'pond':
    case 'water':
      why.push(`on view from the door at ${away}; ${one(sun)} h of sun on a summer day`);
      break;
    case 'meadow':
    case 'orchard':
      why.push(`${size}; ${one(sun)} h of sun on a summer day`);
      break;
    case 'path':
      why.push(pathWidths(garden));
      if (ask.household.wheelchair) why.push('firm, with a 1.5 m turning place at each end');
      if (ask.loop && garden.routes.some((route) => route.partId === 'circuit'))
        why.push('it goes all the way round and comes back to the door: there is no dead end');
      else if (ask.household.dog && garden.routes.some((route) => route.partId === 'circuit'))
        why.push('a closed round that takes a dog’s patrol without wearing the beds');
      break;
    case 'margin':
      why.push('under 0.6 m deep: too thin to plant well');
      break;
    case 'bed':
      if (ask.undug)
        why.push('stands on the floor along its edge, where the weight is best carried');
      why.push(`${size}; ${one(sun)} h of sun on a summer day at its middle`);
      break;
  }
  return why;
}

function pathWidths(garden: Planted): string {
  const widths = [...new Set(garden.routes.map((route) => route.width))]
    .sort((a, b) => b - a)
    .map(metres);
  return widths.length > 1
    ? `${widths[0]} wide to the main rooms, ${widths[widths.length - 1]} to the working corners`
    : `${widths[0] ?? metres(garden.ask.widths.main)} wide`;
}

const LANGUAGE_WORDS = {
  rect: 'Set out square to the house, so that every edge runs on from a wall, a door or another edge',
  zigzag:
    'The lawn steps from side to side, so that a long plot is seen in parts and not all at once',
  diagonal: 'Turned 45° to the house: the longest lines of the plot are the ones you look along',
  circles: 'Built of circles: the eye follows the curve instead of the fence',
  serpentine: 'One meandering floor, with the end always just out of sight',
  arc: 'Arcs struck from one corner of the terrace, each room a ring further out',
  formal: 'Symmetrical about one line from the house, with planting to frame it',
} as const;

export function whyOfDesign(garden: Planted, hardShare: number, plantedShare: number): string[] {
  const why: string[] = [
    LANGUAGE_WORDS[garden.language],
    `${Math.round(hardShare * 100)} % paved or built, ${Math.round(plantedShare * 100)} % planted`,
  ];
  if (garden.frame.thin)
    why.push(
      `At ${metres(garden.frame.depthMm)} by about ${metres(garden.frame.meanWidthMm)} the plot is made into rooms so that it does not read as a corridor`,
    );
  if (garden.ask.household.wheelchair)
    why.push('Main ways are 1.2 m wide and firm, with a 1.5 m turning place at their ends');
  if (garden.ask.household.dog && garden.routes.some((route) => route.partId === 'circuit'))
    why.push('A hard-wearing path closes into a round for the dog');
  const risk = garden.ask.household.waterRisk;
  if (risk) why.push(`No open water is made anywhere: ${lowerFirst(WATER_WORDS[risk].danger)}`);
  return why;
}
