/** A name for a design: what one would remember of it. */
import { capitalise, joinList } from '../model/format.ts';
import { area } from '../geometry/region.ts';
import { nameOfFurnishing } from '../features/names.ts';
import { isPart } from '../costing/first-stage-said.ts';
import { CARRIES } from '../costing/stage-order.ts';
import type { FactSource } from '../model/brief.ts';
import type { AreaKind, Idea, Language, Layout } from '../model/layout.ts';
import { isUndug } from '../quantities/build-ups.ts';
import type { WordFacts } from './facts.ts';
import { plantName } from './say.ts';
import { yardNames } from './yard-names.ts';

export const STYLE_NAMES: Record<Language, string> = {
  rect: 'Clean lines, drawn from the house',
  zigzag: 'Staggered rooms, side to side',
  diagonal: 'Turned on the diagonal',
  circles: 'Circles that overlap',
  serpentine: 'Soft, winding curves',
  arc: 'One sweeping arc',
  formal: 'Formal, on a central axis',
};

export type Anchor =
  | 'pool'
  | 'pond'
  | 'kitchen-garden'
  | 'orchard'
  | 'meadow'
  | 'pergola'
  | 'fire'
  | 'fountain'
  | 'play'
  | 'lawn'
  | 'gravel'
  | 'planting'
  | 'court';

const TITLES: Record<Anchor, Partial<Record<Language, string[]>> & { any: string[] }> = {
  pool: {
    formal: ['The Mirror Pool', 'The Long Reflection', 'Sky on the Axis'],
    rect: ['The Still Pool', 'Stone and Still Water', 'The Pool Court'],
    diagonal: ['The Turned Pool', 'Water on the Slant'],
    any: ['The Reflecting Pool', 'Still Water'],
  },
  pond: {
    circles: ['Circles and Still Water', 'The Round Pond', 'Ripples'],
    serpentine: ['The Pond Path', 'Water and Winding Grass', 'Down to the Water'],
    diagonal: ['The Slanting Pond'],
    rect: ['The Pond Room', 'A Seat by the Water'],
    any: ['The Wild Pond', 'Beside the Water'],
  },
  'kitchen-garden': {
    formal: ['The Four Square Kitchen Garden'],
    rect: ['The Working Rows', 'The Kitchen Rooms', 'Supper from the Garden'],
    circles: ['Round the Kitchen Garden'],
    any: ['The Kitchen Garden', 'The Productive Garden'],
  },
  orchard: {
    circles: ['The Orchard Rounds'],
    formal: ['The Orchard Walk'],
    any: ['The Little Orchard', 'Blossom and Long Grass'],
  },
  meadow: {
    serpentine: ['A Path through the Meadow', 'The Mown Path'],
    circles: ['The Meadow Rounds'],
    any: ['The Meadow Edge', 'Long Grass and Light'],
  },
  pergola: {
    diagonal: ['The Corner Pergola'],
    formal: ['The Shaded Court'],
    circles: ['The Vine Room'],
    rect: ['The Room of Leaves', 'A Roof of Leaves'],
    any: ['Under the Pergola', 'The Shaded Room'],
  },
  fire: { circles: ['The Fire Circle'], any: ['The Fireside Garden', 'The Evening Garden'] },
  fountain: {
    formal: ['The Fountain Court'],
    circles: ['The Spring'],
    rect: ['The Listening Court', 'Water on Stone'],
    diagonal: ['The Corner Spring'],
    any: ['The Sound of Water', 'Water by the Way'],
  },
  play: {
    circles: ['Rounds to Run In', 'The Looped Garden', 'Ring a Roses'],
    rect: ['Room to Grow', 'The Garden of Two Halves', 'After School'],
    zigzag: ['Hide and Seek'],
    serpentine: ['The Winding Run'],
    diagonal: ['The Long Run'],
    any: ['The Growing Garden'],
  },
  lawn: {
    rect: ['The Green Room', 'The Even Lawn', 'Long Edges', 'The Quiet Square'],
    circles: ['The Round Lawn', 'Overlapping Circles', 'The Green Rounds'],
    diagonal: ['The Long Diagonal', 'A Corner Turned', 'The Slanting Lawn'],
    serpentine: ['The Winding Lawn', 'A Bend in the Grass', 'Round the Corner'],
    arc: ['The Sweep', 'The Curving Lawn'],
    formal: ['The Quiet Axis', 'The Panel Lawn'],
    zigzag: ['Side to Side', 'The Stepped Lawns'],
    any: ['The Open Lawn'],
  },
  gravel: {
    rect: ['The Gravel Rooms', 'The Dry Garden'],
    circles: ['The Gravel Rounds'],
    diagonal: ['The Gravel Diagonal'],
    arc: ['The Gravel Sweep'],
    serpentine: ['The Gravel Ribbon'],
    formal: ['The Gravel Court'],
    any: ['The Gravel Garden'],
  },
  planting: {
    rect: ['Clean Lines, Soft Edges', 'The Planted Rooms'],
    circles: ['Borders in the Round'],
    diagonal: ['The Turned Court', 'The Slanting Borders'],
    arc: ['The Planted Arc'],
    serpentine: ['The Winding Borders'],
    formal: ['The Border Walk'],
    any: ['The Planted Garden', 'Leaf and Light'],
  },
  court: { any: ['The Courtyard'] },
};

/** What the design turns on, for its name and its first sentence. */
export function anchorOf(facts: WordFacts): Anchor {
  const features = new Set(facts.input.model.layout.areas.map((a) => a.feature));
  const furnished = new Set(facts.input.model.layout.furnishings.map((f) => f.kind));
  const { projectType } = facts.input.model;
  if (facts.plotM2 < 32) return features.has('water') ? 'fountain' : 'court';
  if (features.has('formalpond')) return 'pool';
  if (projectType === 'edible' && facts.has('vegetable')) return 'kitchen-garden';
  if (facts.has('pond')) return 'pond';
  if (projectType === 'family' && facts.has('play'))
    return facts.choose('family-anchor', ['play', facts.lawnM2 > 0 ? 'lawn' : 'play'] as const);
  if (facts.areasOf('orchard').some(({ label }) => label === 'Orchard')) return 'orchard';
  if (facts.has('meadow') && projectType === 'wildlife') return 'meadow';
  if (furnished.has('fire-pit')) return 'fire';
  if (features.has('pergola') && facts.choose('pergola-anchor', [true, false])) return 'pergola';
  if (facts.lawnM2 > 0) return 'lawn';
  if (features.has('water')) return 'fountain';
  return hasGravel(facts) ? 'gravel' : 'planting';
}

/** Ground of gravel that one would name a garden by, m². */
const GRAVEL_M2 = 6;
const hasGravel = ({ areasOf }: WordFacts): boolean =>
  ['gravel', 'seat', 'terrace'].some((kind) =>
    areasOf(kind as AreaKind).some(
      ({ material, region }) => /gravel/.test(material) && area(region) >= GRAVEL_M2 * 1e6,
    ),
  );

/** Things that tell this design from its neighbours, best first: a kept tree, then the trees that are planted. */
function accentsOf(facts: WordFacts): string[] {
  const kept = facts.input.model.site.existing
    .filter((thing) => thing.kind === 'tree')
    .map(
      (thing) =>
        `and the ${thing.name.replace(/^(the|our|my|an?|old|big|large|existing|mature) /gi, '')}`,
    );
  const planted = facts.trees
    .filter((t) => t.plant.category === 'tree' || t.plant.category === 'fruit')
    .map((tree) => {
      const name = kindName(tree.plant.commonName);
      return tree.count > 1
        ? `and ${tree.count === 2 ? 'two ' : ''}${plural(name)}`
        : `and the ${name}`;
    });
  return [...kept, ...planted];
}
/** A plant's name without its variety, in a sentence: "Apple 'Discovery' (dwarf, M26)" as "apple". */
export const kindName = (commonName: string): string => plantName(commonName).replace(/ '.*$/, '');
export const plural = (name: string) =>
  /(s|sh|ch|x)$/.test(name)
    ? `${name}es`
    : /[^aeiou]y$/.test(name)
      ? `${name.slice(0, -1)}ies`
      : `${name}s`;

/** Where a language's names are all taken: two designs of one line differ by their idea. */
const BY_IDEA: Record<Idea, string> = {
  house: 'The Garden at the Door',
  end: 'The Far Table',
  court: 'The Table in the Green',
  walk: 'The Planted Walk',
  side: 'The Long Bed',
  ring: 'The Green Surround',
};

/** The same where nobody eats outside. */
const BY_SEAT: Partial<Record<Idea, string>> = {
  end: 'The Far Seat',
  court: 'The Seat in the Green',
};
const byIdea = ({ areas, idea = 'house' }: Layout): string =>
  (areas.some(({ feature }) => feature === 'dining') ? null : BY_SEAT[idea]) ?? BY_IDEA[idea];

/** Words of names that stand for being shut in, for whoever refuses to be screened. */
const SHUT_IN = /\b(?:walls?|court\w*|rooms?|surround|secret|shaded|hide)\b/i;
const TO_BE_SCREENED = /\b(?:screened|hedged|privacy|fenced|hidden|shut)\b/i;
const LEAST_LETTERS = 4;

/** No name says what was refused: neither the thing nor what it is for. */
function namesRefused({ input: { brief } }: WordFacts, name: string): boolean {
  const own = name.toLowerCase();
  return (brief.refusals ?? []).some((refusal) => {
    if (TO_BE_SCREENED.test(refusal)) return SHUT_IN.test(name);
    const said = refusal
      .toLowerCase()
      .split(/\s+/)
      .map((word) => word.replace(/[^a-z]/g, '').replace(/e?s$/, ''))
      .filter((word) => word.length >= LEAST_LETTERS);
    return said.some((word) => new RegExp(`\\b${word}`).test(own));
  });
}

/** A part that is drawn by itself goes by what was wished for and it holds, then by its other ground, and promises nothing of the whole. */
function stageName(facts: WordFacts, taken: readonly string[]): string {
  const { brief, model } = facts.input,
    { areas, furnishings } = model.layout;
  const asked = (source: FactSource): number =>
    source.kind === 'read' ? 0 : source.kind === 'entered' ? 1 : 2;
  const made = areas.filter(
    ({ isLater, isKept, kind, feature }) =>
      !isLater &&
      // ground that was asked for by name keeps it on what lies there
      ((feature !== null && feature !== 'lawn') ||
        (!isKept && kind !== 'path' && kind !== 'margin')),
  );
  const wished = [...brief.wanted]
    .sort((a, b) => asked(a.source) - asked(b.source))
    .filter(({ source }) => source.kind !== 'assumed')
    .flatMap(({ value }) => {
      const ground = made.find(({ feature }) => feature === value),
        thing = furnishings.find(({ kind }) => CARRIES[kind] === value);
      return ground ? [ground.label] : thing ? [nameOfFurnishing(thing.kind)] : [];
    });
  const names = [
    ...new Set(
      [...wished, ...made.map(({ label }) => label)].map((label) =>
        label.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
      ),
    ),
  ];
  const [thing] = furnishings;
  const all = [
    names.slice(0, 2),
    ...names.slice(2).map((other) => [names[0]!, other]),
    ...names.map((name) => [name]),
  ].flatMap((some) => (some.length ? [`First, the ${joinList(some)}`] : []));
  if (!names.length && isUndug(model.site)) all.push('First, What Moves With You');
  if (thing)
    all.push(
      `First, the ${nameOfFurnishing(thing.kind).replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`,
    );
  all.push('First, the Planting', byIdea(model.layout));
  return all.find((name) => !taken.includes(name)) ?? all[0]!;
}

/** `taken` holds the names its two neighbours already have; the heart of a name is never used twice. */
export function nameDesign(facts: WordFacts, taken: readonly string[] = []): string {
  if (isPart(facts.input.costing)) return stageName(facts, taken);
  const anchor = anchorOf(facts),
    { language } = facts.input.model.layout;
  const ground: Anchor =
    facts.plotM2 < 32
      ? 'court'
      : facts.lawnM2 > 0
        ? 'lawn'
        : hasGravel(facts)
          ? 'gravel'
          : 'planting';
  const yard = anchor === 'court' ? yardNames(facts) : [];
  const all = [
    ...yard,
    ...[anchor, ground].flatMap((key) => [...(TITLES[key][language] ?? []), ...TITLES[key].any]),
    byIdea(facts.input.model.layout),
  ];
  const free = all.filter(
    (core) =>
      !taken.some((name) => name.toLowerCase().startsWith(core.toLowerCase())) &&
      !namesRefused(facts, core),
  );
  const first = yard[0] ?? facts.choose('title', TITLES[anchor][language] ?? TITLES[anchor].any);
  const core = free.includes(first) || !free.length ? first : free[0]!;
  const used = taken.join(' | ').toLowerCase();
  const accent = accentsOf(facts).find((phrase) => !used.includes(phrase.toLowerCase()));
  const full =
    accent && core.length + accent.length < 44 && !core.includes(' and ')
      ? `${core} ${accent}`
      : core;
  return full
    .split(' ')
    .map((word, i) =>
      i > 0 &&
      /^(and|the|of|in|on|to|by|from|with|a|at|along|among|through|beside|under)$/.test(word)
        ? word
        : capitalise(word),
    )
    .join(' ');
}
