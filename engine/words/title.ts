/** A name for a design: what one would remember of it. */
import { TREE_NAMES } from '../brief/concepts.ts';
import { capitalise, joinList } from '../model/format.ts';
import { nameOfFurnishing } from '../features/names.ts';
import { isPart } from '../costing/first-stage-said.ts';
import { CARRIES } from '../costing/stage-order.ts';
import type { FactSource } from '../model/brief.ts';
import type { Layout } from '../model/layout.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { isGravelGarden, isLongGrass } from './borne-out.ts';
import type { WordFacts } from './facts.ts';
import { plantName } from './say.ts';
import { type Anchor, BY_IDEA, BY_SEAT, isBorneOut, PLAIN_NAMES, TITLES } from './title-names.ts';
import { yardNames } from './yard-names.ts';

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
  if (facts.has('meadow') && projectType === 'wildlife' && isLongGrass(facts.input.model))
    return 'meadow';
  if (furnished.has('fire-pit')) return 'fire';
  if (furnished.has('pergola') && facts.choose('pergola-anchor', [true, false])) return 'pergola';
  if (facts.lawnM2 > 0) return 'lawn';
  if (features.has('water')) return 'fountain';
  return isGravelGarden(facts.input.model) ? 'gravel' : 'planting';
}

/** Words that are part of the name of a tree, and say nothing of its state. */
const OF_A_KIND =
  /\b(?:silver|copper|purple|weeping|flowering|crab|bay|horse|sweet|wild|common|Japanese|Scots|Norway|London|Kilmarnock|corkscrew|paperbark|cooking|eating|Bramley|Victoria|Morello|Cox)$/i;

/**
 * The plain name of a kept tree, for a title: "half dead plum" is the plum, "pear tree stays" the pear tree. Null where the words
 * name no kind: "the nice old trees".
 */
export function treeName(name: string): string | null {
  const kind = [...name.matchAll(new RegExp(TREE_NAMES, 'gi'))]
    .filter(([word]) => !/^trees?$/i.test(word))
    .at(-1);
  if (!kind) return null;
  const before = OF_A_KIND.exec(name.slice(0, kind.index).trimEnd())?.[0];
  const tree = /^ tree\b/i.test(name.slice(kind.index + kind[0].length)) ? ' tree' : '';
  return `${before ? `${before} ` : ''}${kind[0]}${tree}`;
}

/** Things that tell this design from its neighbours, best first: a kept tree, then the trees that are planted. */
function accentsOf(facts: WordFacts): string[] {
  const kept = facts.input.model.site.existing
    .filter((thing) => thing.kind === 'tree')
    .flatMap(({ name }) => treeName(name) ?? [])
    .map((name) => `and the ${name}`);
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

/** Where no other name is free, or none is true. */
const byIdea = ({ areas, idea = 'house' }: Layout): string[] => [
  (areas.some(({ feature }) => feature === 'dining') ? null : BY_SEAT[idea]) ?? BY_IDEA[idea],
  ...PLAIN_NAMES,
];

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
  all.push('First, the Planting', ...byIdea(model.layout));
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
        : isGravelGarden(facts.input.model)
          ? 'gravel'
          : 'planting';
  const yard = anchor === 'court' ? yardNames(facts) : [];
  const all = [
    ...yard,
    ...[anchor, ground].flatMap((key) => [...(TITLES[key][language] ?? []), ...TITLES[key].any]),
    ...byIdea(facts.input.model.layout),
  ];
  const free = all.filter(
    (core) =>
      !taken.some((name) => name.toLowerCase().startsWith(core.toLowerCase())) &&
      !namesRefused(facts, core) &&
      isBorneOut(core, facts.input.model),
  );
  const first = yard[0] ?? facts.choose('title', TITLES[anchor][language] ?? TITLES[anchor].any);
  const core = free.includes(first) ? first : (free[0] ?? PLAIN_NAMES[0]!);
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
