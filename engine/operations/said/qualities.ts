/** What the whole garden, or its planting, is to be like: simpler, quieter, fewer plants. None of it is one thing or place. */
import { areaM2 } from '../../geometry/region.ts';
import { capitalise } from '../../model/format.ts';
import { MOST_TOGETHER, type SingleOperation as Operation } from '../../model/operation.ts';
import type { SaidChange } from '../../model/said-change.ts';
import { mayBeMoved } from '../add-ground.ts';
import { laidAsFor } from '../lay-as.ts';
import { mayTakePlace } from '../swaps.ts';
import { added } from './adds.ts';
import {
  type Answered,
  asked,
  ready,
  refused,
  type SaidChoice,
  type SaidGiven,
  tried,
} from './answer-types.ts';
import { boundarySaid } from './boundary.ts';
import { planted } from './plants.ts';
import { sunWishOf } from './sun-places.ts';
import type { Target } from './targets.ts';
import { lessWork } from './thrift.ts';

type Quality = { words: RegExp; answer(said: SaidChange, given: SaidGiven): Answered };

const SIMPLER =
  /\b(?:less|too|so|very|bit|rather|quite|not so|not as) (?:fussy|busy|bitty|cluttered|complicated|crowded|fiddly|messy|chaotic)\b|\b(?:simpler|calmer|plainer|tidier|neater|more restful|less going on|too much going on|fewer (?:kinds|sorts|types|varieties|different plants)|(?:only|just|no more than) [\w ]{1,16} (?:kinds|sorts|types|varieties)|too many (?:kinds|sorts|types|varieties|different (?:plants|kinds|things)))\b|\bcalm (?:[\w ]+ )?down\b|\bsimplify (?:the )?(?:planting|plants|beds?|borders?|it all|everything)\b/;
const FEWER =
  /\b(?:too many|fewer|less|not so many|so many) plants\b|\b(?:less|too much) planting\b/;
const QUIETER =
  /\b(?:quieter|more peaceful|less noise|less noisy|too noisy|so noisy|too loud|traffic noise|noise from|road noise|hear the (?:road|traffic|neighbours))\b/;

const PRIVATE =
  /\b(?:more|some|bit of|no|little|not (?:very|enough)|want|need) (?:private|privacy)\b|\boverlooked\b|\b(?:look(?:s|ing)?|see(?:s|ing)?) (?:straight |right )?(?:in|into|over) (?:on )?(?:us|the garden|our garden)\b|\bscreen (?:off )?(?:us|the neighbours?|next door)\b/;

const QUALITIES: readonly Quality[] = [
  { words: PRIVATE, answer: morePrivate },
  { words: QUIETER, answer: quieter },
  { words: FEWER, answer: fewerPlants },
  { words: SIMPLER, answer: simpler },
];

/** Null where no such quality is named, or it is not what is wished for. */
export function qualitySaid(said: SaidChange, given: SaidGiven): Answered | null {
  const words = said.quote.toLowerCase().replace(/[’‘]/g, "'");
  if (
    /\b(?:don't|do not|not|never) (?:want|make|need|like) (?:it )?(?:any )?(?:less|simpler|quieter|fewer|calmer)/.test(
      words,
    )
  )
    return null;
  return QUALITIES.find((one) => one.words.test(words))?.answer(said, given) ?? null;
}

/** Kinds that have to be fewer before somebody sees it. */
const LEAST_FEWER = 2;
/** The share of its kinds that a calm garden keeps: each of them shows the more, and every season has some. */
const KEPT = 0.6;

/** Kinds of which there are few give way, all over, to those of which there are most and which do the same work there. */
function fewerKinds(given: SaidGiven): { operations: Operation[]; was: number; is: number } {
  const { model, catalogue } = given;
  const byId = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
  const counts = new Map<string, number>();
  for (const one of model.planting.placements)
    if (!one.existing && ['structure', 'mid', 'ground'].includes(one.role))
      counts.set(one.plantId, (counts.get(one.plantId) ?? 0) + 1);
  const inOrder = [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([id]) => id);
  const gone = new Set<string>();
  const operations: Operation[] = [];
  for (const plantId of inOrder.toReversed()) {
    if (operations.length >= MOST_TOGETHER || inOrder.length - gone.size <= inOrder.length * KEPT)
      break;
    const by = inOrder.find((id) => {
      const next = gone.has(id) ? undefined : byId.get(id);
      return next !== undefined && mayTakePlace(model, { plantId, areaId: null }, next, given);
    });
    if (!by) continue;
    const operation: Operation = { kind: 'swap-plant', plantId, by, areaId: null };
    if ('refused' in tried(given, [...operations, operation])) continue;
    operations.push(operation);
    gone.add(plantId);
  }
  return { operations, was: inOrder.length, is: inOrder.length - gone.size };
}

function simpler(_said: SaidChange, given: SaidGiven): Answered {
  const { operations, was, is } = fewerKinds(given);
  const less = groundChoices(given);
  if (was - is < LEAST_FEWER)
    return less.length
      ? asked(
          `There are ${was} kinds of plants, and fewer would leave a gap. What may change?`,
          less,
        )
      : refused(`There are ${was} kinds of plants, and fewer would leave a gap.`);
  return {
    ...ready(
      `${is} kinds of plants in place of ${was}: of those of which there are few, more of their neighbours grow.`,
      ...operations,
    ),
    choices: less,
  };
}

/** Fewer kinds, less ground that is planted, or less work with it: who says it means one of them. */
function fewerPlants(said: SaidChange, given: SaidGiven): Answered {
  const { operations, was, is } = fewerKinds(given);
  const work = lessWork(given);
  const choices = [
    ...(was - is >= LEAST_FEWER
      ? [{ label: `${is} kinds of plants in place of ${was}, in the same beds`, operations }]
      : []),
    ...groundChoices(given),
    ...(work.result === 'ready' && work.operations.length
      ? [{ label: `Easier ones. ${work.says}`, operations: work.operations }]
      : []),
  ];
  return choices.length
    ? asked('Fewer kinds, or less ground that is planted?', choices)
    : refused(`Say which of ${said.side ? 'those' : 'the beds'} is to be smaller.`);
}

/** The smallest bed that may be laid otherwise, as lawn or gravel. */
function groundChoices(given: SaidGiven): SaidChoice[] {
  const { model } = given;
  const beds = model.layout.areas
    .filter((area) => area.kind === 'bed' && laidAsFor(model, area).length)
    .toSorted((a, b) => areaM2(a.region) - areaM2(b.region));
  const [bed] = beds;
  // the only bed is all the planting that there is
  if (!bed || beds.length < 2) return [];
  return (['lawn', 'gravel'] as const).flatMap((as): SaidChoice[] => {
    const operations: Operation[] = [{ kind: 'lay-as', areaId: bed.id, as }];
    const outcome = tried(given, operations);
    return 'refused' in outcome || outcome.faults.length
      ? []
      : [
          {
            label: `${capitalise(as)} in place of the smallest bed, ${areaM2(bed.region).toFixed(0)} m²`,
            operations,
          },
        ];
  });
}

/** As a wish for something else: nothing is left in it of what was read. */
const anew = (said: SaidChange, over: Partial<SaidChange>): SaidChange => ({
  ...said,
  act: 'add',
  by: '',
  where: '',
  side: null,
  way: 'all',
  metres: null,
  isTotal: false,
  count: null,
  many: null,
  traits: [],
  ...over,
});
const choicesOf = (answers: readonly Answered[]): SaidChoice[] =>
  answers.flatMap(({ result, says, operations }): SaidChoice[] =>
    result === 'ready' && operations.length ? [{ label: says, operations }] : [],
  );
const sidesMeant = ({ side }: SaidChange) =>
  side && side !== 'other' ? [side] : (['far', 'left', 'right'] as const);

/** What hides: the edge as a hedge, or taller evergreens before it. */
function morePrivate(said: SaidChange, given: SaidGiven): Answered {
  const choices = choicesOf(
    sidesMeant(said).flatMap((side) => [
      planted(anew(said, { act: 'plant', side, traits: ['evergreen', 'taller'] }), given),
      boundarySaid(anew(said, { act: 'swap', by: 'a hedge', side }), given),
    ]),
  );
  return choices.length
    ? asked('What is to hide you there?', choices.slice(0, MOST_OFFERED))
    : refused('Nothing taller would live there. Say which side is to be closed, and with what.');
}
const MOST_OFFERED = 4;

/** What helps against noise, as far as a garden does: water that is heard, and something solid on the side it comes from. */
function quieter(said: SaidChange, given: SaidGiven): Answered {
  const choices = choicesOf([
    added(anew(said, { what: 'a water feature' }), given),
    ...sidesMeant(said).map((side) =>
      boundarySaid(anew(said, { act: 'swap', by: 'a wall', side }), given),
    ),
  ]);
  return choices.length
    ? asked(
        'Plants alone keep little noise out. Water that is heard covers some of it, and a wall on the side that it comes from holds some back:',
        choices,
      )
    : refused(
        'Plants alone keep little noise out, and there is no room here for water that is heard.',
      );
}

/** A bed is not carried into the sun: what grows in it is to live without. Null where no bed is said to be dark. */
export function darkBed(
  said: SaidChange,
  targets: readonly Target[],
  given: SaidGiven,
): Answered | null {
  const isBed = (target: Target) => target.kind === 'area' && target.area.kind === 'bed';
  const isDark = said.act === 'move' && sunWishOf(said.where, given.model)?.wants === 'sun';
  return isDark && targets.length > 0 && targets.every(isBed)
    ? planted(
        { ...said, act: 'plant', where: said.side ? '' : said.what, traits: ['shade'] },
        given,
      )
    : null;
}

/** What stays where it is and is too hot is given shade. Null where nothing is said to be. */
export function hotPlace(
  said: SaidChange,
  targets: readonly Target[],
  given: SaidGiven,
): Answered | null {
  const [target] = targets;
  const isHot = said.act === 'move' && sunWishOf(said.where, given.model)?.wants === 'shade';
  if (!isHot || target?.kind !== 'area' || mayBeMoved(target.area)) return null;
  const over = `over the ${target.area.label.toLowerCase()}`;
  const choices = choicesOf(
    ['a parasol', 'a pergola', 'a shade sail'].map((what) =>
      added(anew(said, { what, where: over }), given),
    ),
  );
  return choices.length
    ? asked('It stays where it is. What is to shade it?', choices)
    : refused('It stays where it is, and there is no room for anything that would shade it.');
}
