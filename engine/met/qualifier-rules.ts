/** Whether what is drawn is of the kind that was asked for: its shape, colour, height and stuff, what it has, and any word that nobody knows. */
import { thingsNamed } from '../brief/named-things.ts';
import type { Called } from '../features/called/called.ts';
import { FURNISHINGS } from '../features/features.ts';
import { nameOfFurnishing } from '../features/names.ts';
import { area, bounds } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import { capitalise, joinList } from '../model/format.ts';
import type { Wish } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area } from '../model/layout.ts';
import type { Catalogue, Plant } from '../model/plant.ts';
import { namesPlant, singular } from '../planting/plant-names.ts';
import { onPlan, type OnPlan, whereabouts } from '../words/on-plan.ts';
import { metres } from '../words/say.ts';
import { isStone } from './material.ts';
import { plantClassOf, shareOf } from './plant-classes.ts';
import { type Qualifier, qualifiersOf } from './qualifiers.ts';
import { hasRoof } from './where.ts';

export type Drawn = {
  wish: Wish;
  called: Called | null;
  /** What on the plan goes by its name. */
  found: readonly OnPlan[];
  /** The kinds that were planted for it; all that are planted, where it is planting at large. */
  plants: readonly Plant[];
  model: GardenModel;
  catalogue: Catalogue;
};
/** A sentence where it falls short, null where it has it, undefined where the rule has nothing to say. */
type Tested = string | null | undefined;

/** As it was written: "L shaped". */
function asWritten(say: string, { said, quote }: Wish): string {
  const whole = (said ?? quote).replace(/\s+/g, ' '),
    at = whole.toLowerCase().indexOf(say);
  return at < 0 ? say : whole.slice(at, at + say.length);
}

/** Every word that says what kind of thing it is to be, held against what is drawn: a sentence for each that is not, and one for all that no plan shows. */
export function kindShort(drawn: Drawn): string[] {
  const said: string[] = [],
    unknown: string[] = [],
    clauses: string[] = [];
  for (const one of qualifiersOf(drawn.wish, drawn.called)) {
    const tested = testOf(one, drawn);
    if (tested) said.push(tested);
    else if (tested === undefined && one.at === 'clause') clauses.push(one.say);
    else if (tested === undefined && one.at !== 'kind') unknown.push(one.say);
  }
  const tall = heightShort(drawn);
  const sayAll = (list: readonly string[]) =>
    joinList(
      list.map((one) => `“${asWritten(one, drawn.wish)}”`),
      'or',
    );
  return [
    ...(tall ? [tall] : []),
    ...said.filter((one, i) => said.indexOf(one) === i),
    ...(unknown.length ? [`The plan does not show ${sayAll(unknown)}.`] : []),
    ...(clauses.length ? [`You also say ${sayAll(clauses)}, which no plan tells.`] : []),
  ];
}

/** Of planting that was asked for as a class, how much of it is: "Kinds that feed bees and other insects: 9 of 14." */
export function classTold(drawn: Drawn): string[] {
  if (!isPlanting(drawn) || drawn.plants.length < FEW_KINDS) return [];
  return qualifiersOf(drawn.wish, drawn.called).flatMap(({ words }) => {
    const asked = plantClassOf(words);
    return asked ? [shareOf(asked, drawn.plants).say] : [];
  });
}

/** Fewer kinds than these are named, and nobody counts them. */
const FEW_KINDS = 4;

/** The longest run of words that a rule knows; where none does, the whole is unknown. */
function testOf(one: Qualifier, drawn: Drawn): Tested {
  // the sun has a rule of its own
  if (one.at === 'clause' && /\bsun(?:ny|shine)?\b/.test(one.words)) return null;
  const whole = ruleFor(one, one.words, drawn);
  if (whole !== undefined || one.at === 'clause') return whole;
  const words = one.words.split(' ');
  if (words.length < 2) return undefined;
  const each = words.map((word) => ruleFor(one, word, drawn));
  const short = each.find((tested) => typeof tested === 'string');
  if (short) return short;
  return each.every((tested) => tested === null) ? null : undefined;
}

function ruleFor(one: Qualifier, words: string, drawn: Drawn): Tested {
  for (const rule of RULES) {
    const tested = rule(words, drawn, one);
    if (tested !== undefined) return tested;
  }
  return undefined;
}

const areasOf = ({ found }: Drawn): Area[] => found.flatMap(({ areas }) => [...areas]);
const thingsOf = ({ found }: Drawn) => found.flatMap(({ things }) => [...things]);

/** A circle fills this much of its box, and a rectangle nearly all of it. */
const ROUND_FILL: readonly [number, number] = [0.74, 0.83],
  BOX_FILL = 0.97,
  SQUARE_OFF = 1.08;
const fillOf = ({ region }: Area): { fill: number; ratio: number } => {
  const { x0, x1, y0, y1 } = bounds(region),
    wide = x1 - x0,
    deep = y1 - y0;
  return { fill: area(region) / (wide * deep), ratio: Math.max(wide, deep) / Math.min(wide, deep) };
};
/** A way that winds is so much longer than the straight line between its ends. */
const WINDS = 1.06;

function shape(words: string, drawn: Drawn, { at }: Qualifier): Tested {
  if (at === 'with' || at === 'head') return undefined;
  const areas = areasOf(drawn),
    things = thingsOf(drawn);
  const isRound = /^(?:round|circular|circle)$/.test(words),
    isSquare = words === 'square',
    isBox = /^(?:rectangular|oblong)$/.test(words);
  if (isRound || isSquare || isBox) {
    if (!areas.length && !things.length) return undefined;
    const fits =
      things.some((one) =>
        isRound
          ? one.round
          : !one.round &&
            (!isSquare ||
              Math.max(one.widthMm, one.depthMm) <=
                SQUARE_OFF * Math.min(one.widthMm, one.depthMm)),
      ) ||
      areas.some((one) => {
        const { fill, ratio } = fillOf(one);
        return isRound
          ? fill > ROUND_FILL[0] && fill < ROUND_FILL[1] && ratio <= SQUARE_OFF
          : fill >= BOX_FILL && (!isSquare || ratio <= SQUARE_OFF);
      });
    return fits ? null : `It is not ${words} in this design.`;
  }
  if (/^(?:winding|curv(?:ed|y|ing)|wavy|meandering|sinuous|bendy|wiggly|snaking)$/.test(words)) {
    const ways = drawn.model.layout.routes;
    const winds =
      drawn.called?.name === 'a path'
        ? ways.some(({ line, lengthMm }) => {
            const [a, b] = [line[0]!, line.at(-1)!];
            return lengthMm > WINDS * hypot(b[0] - a[0], b[1] - a[1]) && line.length > 4;
          })
        : areas.some(({ region }) => (region[0]?.[0]?.length ?? 0) > 12);
    return winds ? null : `It is drawn straight, and not ${words}.`;
  }
  return undefined;
}

const TIMBER = /^(?:timber|wood(?:en)?)$/,
  METAL = /^(?:metal|steel|iron|wrought[- ]iron|alumin(?:i)?um|corten)$/;
/** What people call the stuff of a thing, where the plan's own words for it may tell. */
const STUFF =
  /^(?:timber|wood(?:en)?|oak|cedar|larch|pine|softwood|hardwood|metal|steel|iron|wrought[- ]iron|alumin(?:i)?um|corten|bricks?|stone|concrete|glass|plastic|resin|wicker|rattan|willow|hazel|bamboo|sleepers?|slate|granite|limestone|sandstone|porcelain|terracotta|zinc|render(?:ed)?|composite|rope|canvas|fabric|bark|gravel|pebbles?|cobbles?|setts?|turf|wire|mesh|rubber|tiled?|clay|marble)$/;

/** The stone of a floor has a rule of its own. */
function stuff(words: string, drawn: Drawn): Tested {
  if (!STUFF.test(words)) return undefined;
  const areas = areasOf(drawn),
    things = thingsOf(drawn);
  const floors = areas.filter(({ material }) => material !== 'none' && material !== 'soil');
  if (isSaidOfIt(words, drawn) || (floors.length && isStone(words))) return null;
  if (!floors.length && !things.length) return undefined;
  const made = [
    ...floors.map(({ material }) => MATERIAL_SAID[material] ?? material.replaceAll('-', ' ')),
    ...things.map(({ kind }) => `${FURNISHINGS[kind].material} ${ownWords(drawn)}`),
  ]
    .join(' ')
    .toLowerCase();
  const stem = words.replace(/(?:en|s|ed)$/, '');
  const has =
    made.includes(stem) ||
    (TIMBER.test(words) && /timber|oak|larch|wood/.test(made)) ||
    (METAL.test(words) && words === 'metal' && /steel|metal|corten/.test(made));
  return has ? null : `It is not of ${words} in this design.`;
}
const MATERIAL_SAID: Readonly<Record<string, string>> = {
  'clay-paver': 'brick clay',
  setts: 'setts granite cobble',
  'timber-deck': 'timber hardwood',
  'concrete-paving': 'concrete',
  // 10 mm and angular: no pebbles
  gravel: 'gravel',
};

const COLOUR =
  /^(?:black|white|grey|gray|charcoal|anthracite|cream|beige|buff|brown|red|green|sage|blue|navy|pale|dark|light|silver|yellow|pink|orange|purple|terracotta)$/;
/** Of plants a colour is told by their class; of things by what was chosen for their timber. */
function colour(words: string, drawn: Drawn): Tested {
  if (!COLOUR.test(words) || isPlanting(drawn)) return undefined;
  const things = thingsOf(drawn);
  if (things.some((one) => one.colour === words.replace('gray', 'grey'))) return null;
  return `Its colour is not in the plan or the price yet: you name ${words}.`;
}

/** Ground that lies level needs no levelling. */
function level(words: string, { model }: Drawn): Tested {
  if (!/^(?:level|flat|levelled|flat mown)$/.test(words)) return undefined;
  return model.site.slope === 'level' && !model.site.levels ? null : undefined;
}

function cover(words: string, drawn: Drawn): Tested {
  if (!/^(?:covered|roofed|undercover|under cover|a roof|roof|cover)$/.test(words))
    return undefined;
  const at = drawn.found.flatMap(whereabouts);
  if (thingsOf(drawn).some(({ kind }) => FURNISHINGS[kind].isOverhead)) return null;
  if (!at.length) return undefined;
  return at.some((one) => hasRoof(one, drawn.model)) ? null : 'There is no roof over it.';
}

/** Planting is told by the rows of its plants, and judged by their share. */
const isPlanting = ({ wish, called }: Drawn): boolean =>
  wish.kind === 'plant' || wish.plant !== null || called?.name === 'flower beds';
function plantClass(words: string, drawn: Drawn): Tested {
  const asked = plantClassOf(words);
  if (!asked || !drawn.plants.length || !isPlanting(drawn)) return undefined;
  const { isMet, say } = shareOf(asked, drawn.plants);
  return isMet ? null : say;
}

/** "A screen, evergreen": what stands in the line has to be. */
const evergreen = (words: string, drawn: Drawn): Tested =>
  /^evergreens?$/.test(words) && drawn.called && /screen|hedge|pleached/.test(drawn.called.name)
    ? evergreenShort(drawn)
    : undefined;

/** How what screens the garden is not evergreen, as a sentence; null where it is. */
export function evergreenShort({
  model,
  catalogue,
}: Pick<Drawn, 'model' | 'catalogue'>): string | null {
  const byId = new Map(catalogue.plants.map((one) => [one.id, one]));
  const lines = model.planting.schedule.filter(({ role }) => role === 'screening' || role === 'hedge');
  if (!lines.length)
    return model.layout.screens.length
      ? 'The screen is of slats or trellis, and not evergreen.'
      : 'No evergreen is planted as a screen.';
  const bare = lines.find(({ plantId }) => byId.get(plantId)?.foliage.type !== 'evergreen');
  return bare ? `${bare.commonName} in the screen loses its leaves in winter.` : null;
}

/** A thing or a plant that is to be part of it has to be on the plan; a word of its own name says so. */
function parts(words: string, drawn: Drawn, { at }: Qualifier): Tested {
  const { model, catalogue, called, wish } = drawn;
  if (isSaidOfIt(words.replace(/^(?:that|which) /, ''), drawn)) return null;
  if (at !== 'before' && at !== 'with') return at === 'in' ? null : undefined;
  const named = thingsNamed(words).filter(({ isDenied, called: one }) => !isDenied && !one.isPart);
  const [thing] = named;
  if (thing && named.length === 1 && !INSIDE.test(words)) {
    const isWhole = thing.called.words.split('|').some((word) => isOne(word, words));
    if (at === 'before') return isWhole && isDrawn(thing.called, model) ? null : undefined;
    // what is named in one breath with it is answered for by itself
    if (
      thing.called === called ||
      thingsNamed(wish.quote).some((one) => one.called === thing.called)
    )
      return null;
    return isDrawn(thing.called, model)
      ? null
      : `${capitalise(thing.called.name)} is not drawn with it.`;
  }
  const kinds = catalogue.plants.filter((own) => isCalled(own, words));
  if (!kinds.length) return undefined;
  return model.planting.schedule.some(({ plantId }) => kinds.some(({ id }) => id === plantId))
    ? null
    : `No ${words} is planted there.`;
}
const isOne = (word: string, words: string): boolean => word === words || `${word}s` === words;
const isDrawn = ({ is }: Called, model: GardenModel): boolean => onPlan(is ?? [], model).length > 0;
/** Its name ends in the word, or its genus is it: no alpine of "alpine strawberry". */
function isCalled(plant: Plant, words: string): boolean {
  const word = singular(words.split(' ').at(-1)!);
  return (
    namesPlant(plant, words) &&
    (singular(
      plant.commonName
        .replace(/ ['‘].*$/, '')
        .split(' ')
        .at(-1)!,
    ) === word ||
      singular(plant.latinName.split(' ')[0]!) === word)
  );
}
/** What is in a thing, and never beside it. */
const INSIDE =
  /\b(?:storage|store|cupboard|shelf|shelves|drawers?|lid|power|light|lights|heater|tap|sink|table)\b/;

/** True of the storage of "a bench with storage": part of the thing, and no thing beside it. */
export function isPartOf({ quote }: Wish, called: Called): boolean {
  const having = quote.split(/\b(?:with|w\/|w) /i)[1] ?? '';
  return INSIDE.test(having) && thingsNamed(having).some((one) => one.called === called);
}

/** What the plan, the price and the materials say of it by name. */
function ownWords(drawn: Drawn): string {
  const { called, plants } = drawn;
  return [
    ...areasOf(drawn).map(({ label, material }) => `${label} ${material}`),
    ...thingsOf(drawn).map(({ kind, widthMm, depthMm }) => {
      const { supply, materials } = FURNISHINGS[kind];
      return [
        nameOfFurnishing(kind),
        supply.kind === 'fixed' ? supply.description : '',
        supply.kind === 'building' ? supply.name : '',
        materials?.name ?? '',
        materials?.say(1, widthMm / 1000, depthMm / 1000) ?? '',
      ].join(' ');
    }),
    drawn.found.length || !called?.is ? (called?.has ?? '').replaceAll('|', ' ') : '',
    ...(drawn.wish.kind === 'plant'
      ? plants.map((one) => `${one.commonName} ${one.latinName}`)
      : []),
  ]
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ');
}
const isSaidOfIt = (words: string, drawn: Drawn): boolean =>
  ` ${ownWords(drawn)} `.includes(` ${words.replace(/[^a-z0-9]+/g, ' ').trim()} `);

const RULES: readonly ((words: string, drawn: Drawn, one: Qualifier) => Tested)[] = [
  cover,
  level,
  evergreen,
  plantClass,
  shape,
  stuff,
  colour,
  parts,
];

const HEIGHT = /(\d+(?:\.\d+)?) ?(m|metres?|ft|feet|foot|cm|'|’) ?(?:high|tall)\b/i;
/** Drawn lower than this share of what was said, it is lower. */
const NEARLY = 0.92;
/** A height that was said of it, held against what is drawn or what grows there. */
function heightShort({ wish, found, plants, model, called }: Drawn): string | null {
  const said = HEIGHT.exec(wish.said ?? wish.quote);
  if (!said) return null;
  const unit = said[2]!.toLowerCase(),
    asked = Number(said[1]) * (unit === 'cm' ? 10 : unit.startsWith('m') ? 1000 : 304.8);
  const isLine = called !== null && /screen|hedge|trellis|wall|fence/.test(called.name);
  const heights = [
    ...found.flatMap(({ things }) => things.map(({ heightMm }) => heightMm)),
    ...(isLine ? model.layout.screens.map(({ heightMm }) => heightMm) : []),
    ...(called?.name === 'a fence'
      ? model.site.edges.filter(({ isNew }) => isNew).map(({ heightMm }) => heightMm)
      : []),
    ...(isLine
      ? model.planting.placements
          .filter(({ role }) => role === 'screening' || role === 'hedge')
          .map(({ heightMm }) => heightMm)
      : []),
    ...(wish.kind === 'plant' ? plants.map(({ heightM }) => heightM * 1000) : []),
  ];
  const tallest = Math.max(0, ...heights);
  return tallest >= asked * NEARLY
    ? null
    : tallest
      ? `It is ${metres(tallest / 1000)} high of the ${metres(asked / 1000)} you asked for.`
      : `The plan does not show how high it is: you name ${metres(asked / 1000)}.`;
}
