/** What a garden turns on: the heart of the letter by its own name, and what on the plan answers it. */
import { heartsOf, saidAt } from '../brief/heart.ts';
import { thingsNamed } from '../brief/named-things.ts';
import { isPart } from '../costing/first-stage-said.ts';
import { CALLED } from '../features/called/all.ts';
import type { Called } from '../features/called/called.ts';
import { hasGround } from '../features/features.ts';
import { type FeatureId, phraseOf } from '../features/names.ts';
import { areaM2 } from '../geometry/region.ts';
import type { Wish } from '../model/brief.ts';
import { capitalise, joinList, lowerFirst } from '../model/format.ts';
import type { Area } from '../model/layout.ts';
import { isOfStyle, isStrict } from '../planting/styles.ts';
import { isOneLawn, isPlanted } from './borne-out.ts';
import { calledFor } from './called-for.ts';
import type { WordFacts } from './facts.ts';
import { keptNames } from './kept-names.ts';
import { onPlan, type OnPlan } from './on-plan.ts';
import { plantOutcome } from './plant-outcome.ts';
import { metres, plantName, squareMetres } from './say.ts';

/** One wish as the plan answers it. `ground`: the area that it stands on, where it has one. */
type Told = {
  name: string;
  /** And nothing that only serves for it. */
  isItself: boolean;
  say: string;
  ground: Area | null;
  /** No floor or finish of another place. */
  isPlace: boolean;
};

/** One or two sentences on what the garden turns on. */
export function writeMainFeature(facts: WordFacts): string {
  const { brief, costing } = facts.input;
  const wishes = heartsOf(brief),
    hearts = wishes.flatMap((wish) => toldOf(wish, facts) ?? []);
  const [first, ...others] = hearts;
  const style = styleFirst(facts);
  if (!first) return style ?? unasked(facts);
  // a table and a sofa on one floor are one place
  const beside = others.find(
    ({ ground, name, isItself, isPlace }) =>
      isPlace &&
      ground &&
      ground === first.ground &&
      isItself === first.isItself &&
      name !== first.name,
  );
  const names = beside ? `${first.name} and ${beside.name}` : first.name;
  const says = !first.isItself
    ? `${first.say}, for ${names}`
    : isSaidBy(names, first.say)
      ? first.say
      : `${capitalise(names)}: ${lowerFirst(first.say)}`;
  // a part of a garden may leave the heart for when there is money for it
  const [heart] = wishes,
    waits =
      heart?.feature && hasGround(heart.feature) && isPart(costing) && !toldOf(heart, facts)
        ? calledIn(heart)[0]
        : undefined;
  const follows = waits && `${capitalise(waits.name)} follows.`;
  return [style, `${says}.`, reasonOf(says, first.ground), follows].filter(Boolean).join(' ');
}

/** Why the ground lies where it does; its size is said once. */
function reasonOf(says: string, ground: Area | null): string | null {
  if (!ground || ground.isLater || !ground.why[0]) return null;
  const why = ground.why[0]
    .replace(/\.$/, '')
    .split('; ')
    .flatMap((clause) => {
      const [, size = '', rest = ''] = /^([\d.,]+ m²) ?(.*)$/.exec(clause) ?? [];
      if (!size || !says.includes(size)) return clause;
      return rest.startsWith('at the door') ? rest : [];
    })
    .join('; ');
  return why && !says.includes(why) ? `${capitalise(why)}.` : null;
}

/** "Playhouse, on 8 m²" needs no "A playhouse" before it. */
const isSaidBy = (name: string, say: string): boolean =>
  lowerFirst(say).startsWith(name.replace(/^(?:an?|the) /, ''));

/** What the wish names, or what it was taken for. */
function calledIn(wish: Wish): Called[] {
  const named = thingsNamed(wish.quote).flatMap(({ isDenied, called }) =>
    isDenied || called.isPart ? [] : called,
  );
  return named.length ? named : [calledFor(wish) ?? []].flat();
}

/** Null where nothing that is made on this plan answers it. */
function toldOf(wish: Wish, facts: WordFacts): Told | null {
  const { model, catalogue, outcomes = [] } = facts.input;
  // no heart is told of that the answers to the wishes leave out
  if (outcomes.find(({ mention }) => mention === wish.mention)?.result === 'left-out') return null;
  if (wish.kind === 'plant' || wish.plant !== null || wish.feature === 'scent') {
    const [result, why] = plantOutcome(wish, { model, catalogue });
    return result !== 'left-out' && why.includes('×')
      ? {
          name: wish.name,
          isItself: true,
          say: why.replace(/\.$/, ''),
          ground: null,
          isPlace: false,
        }
      : null;
  }
  for (const called of calledIn(wish)) {
    const [answer] = answersTo(called, facts);
    if (!answer) continue;
    const ground = groundOf(answer, facts);
    const isItself = onPlan(called.is ?? [], model).some(({ say }) => say === answer.say);
    const name = nameOf(wish, called);
    return { name, isItself, say: sayOf(answer, ground), ground, isPlace: wish.feature !== null };
  }
  return null;
}

const calledAs = (feature: FeatureId): Called | null =>
  CALLED.find((one) => one.feature === feature && one.is) ?? null;
const nameOf = ({ feature }: Wish, called: Called): string =>
  called.name || (feature ? phraseOf(feature) : '');

/** The thing itself before what serves, and never what stands already. */
function answersTo({ is, serves }: Called, { input: { model } }: WordFacts): OnPlan[] {
  const made = (signs: Called['is']) => onPlan(signs ?? [], model).filter(({ isKept }) => !isKept);
  const own = made(is);
  return own.length ? own : made(serves);
}

function groundOf({ areas, things }: OnPlan, { input: { model } }: WordFacts): Area | null {
  const [own] = areas;
  if (own) return areas.length > 1 || own.kind === 'bed' ? null : own;
  return model.layout.areas.find(({ id }) => id === things[0]?.areaId) ?? null;
}

function sayOf({ say, areas, things }: OnPlan, ground: Area | null): string {
  if (areas.length || !things.length || !ground || ground.isLater || ground.isKept) return say;
  return `${say}, on ${squareMetres(areaM2(ground.region))}`;
}

/** Kinds of a style before a garden is said to be of it. */
const LEAST_OF_STYLE = 3;
/** A manner of planting that the letter opens with, before any wish: tropical, Japanese. */
function styleFirst(facts: WordFacts): string | null {
  const { brief, model, catalogue } = facts.input;
  const [heart] = heartsOf(brief);
  const at = heart ? saidAt(heart) : Infinity;
  const text = brief.description.toLowerCase();
  const style = brief.styles.find(
    ({ value, source }) =>
      isStrict(value) &&
      source.kind === 'read' &&
      text.includes(source.quote.toLowerCase()) &&
      text.indexOf(source.quote.toLowerCase()) < at,
  )?.value;
  if (!style) return null;
  const byId = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
  const lines = model.planting.schedule.filter(({ plantId }) => {
    const plant = byId.get(plantId);
    return plant && isOfStyle(style, plant);
  });
  if (lines.length < LEAST_OF_STYLE) return null;
  const leaders = lines.slice(0, LEAST_OF_STYLE).map(({ commonName }) => plantName(commonName));
  const name =
    style === 'japanese' ? 'Japanese' : style === 'mediterranean' ? 'Mediterranean' : style;
  return `${capitalise(name)} planting: ${joinList(leaders)} lead it.`;
}

/** Where no wish was made out in words: the trees that stay, what was ticked, then the largest of what grows. */
function unasked(facts: WordFacts): string {
  const { brief, model } = facts.input;
  const { layout, site } = model;
  const tell = (say: string, ground: Area | null): string =>
    [`${say}.`, reasonOf(say, ground)].filter(Boolean).join(' ');
  const trees = site.existing.filter(({ kind }) => kind === 'tree');
  if (trees.length)
    return `${capitalise(joinList(keptNames(trees)))} ${trees.length > 1 ? 'stay, and the garden is drawn round them' : 'stays, and the garden is drawn round it'}.`;
  for (const { value, source } of brief.wanted) {
    const called = source.kind === 'entered' ? calledAs(value) : null;
    const [answer] = called ? answersTo(called, facts) : [];
    const ground = answer && groundOf(answer, facts);
    if (answer) return tell(sayOf(answer, ground ?? null), ground ?? null);
  }
  const pond = facts.areasOf('pond')[0];
  if (pond) return tell(`${pond.label}, ${squareMetres(facts.waterM2)} of water`, pond);
  const frame = layout.furnishings.find(({ kind }) => kind === 'pergola' || kind === 'arbour');
  if (frame)
    return tell(
      `${frame.kind === 'pergola' ? 'A pergola' : 'An arbour'} ${metres(frame.widthMm / 1000)} by ${metres(frame.depthMm / 1000)}, with climbers to make the shade`,
      null,
    );
  const lawn = facts.areasOf('lawn')[0];
  const leaders = facts.plants.slice(0, 2).map(({ plant }) => plantName(plant.commonName));
  if (facts.bedM2 > Math.max(facts.lawnM2, facts.terraceM2) && leaders.length)
    return `${squareMetres(facts.bedM2)} of planting, led by ${joinList(leaders)}.`;
  if (lawn && facts.lawnM2 > facts.terraceM2)
    return `${isOneLawn(model) ? 'One clear shape of lawn' : 'Lawn'}, ${squareMetres(facts.lawnM2)}${isPlanted(model) ? ', with planting round it' : ''}.`;
  if (facts.terrace) return tell(`A terrace of ${squareMetres(facts.terraceM2)}`, facts.terrace);
  // of a first stage, the largest of what it makes
  const [main] = layout.areas
    .filter(({ isLater, kind }) => !isLater && kind !== 'path')
    .sort((a, b) => areaM2(b.region) - areaM2(a.region));
  return main ? `${main.label}, ${squareMetres(areaM2(main.region))}.` : '';
}
