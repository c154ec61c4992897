/** From a brief to three measured, planted, priced designs. */
import { toldBack } from './words/return-brief.ts';
import { readBrief } from './brief/read-brief.ts';
import { checkGarden } from './checks/check-garden.ts';
import type { FirstStage } from './costing/first-stage.ts';
import {
  budgetProblems,
  goodsSaid,
  stageSaid,
  stagesDrawn,
  thriftSaid,
} from './costing/first-stage-said.ts';
import { withFirstStages } from './costing/first-stages.ts';
import { layoutForSum } from './costing/ground-for-sum.ts';
import { priceGarden } from './costing/price-garden.ts';
import { withPreliminaries } from './costing/preliminaries.ts';
import { leastOf, settlePrices } from './costing/settle-prices.ts';
import { grassThatStays } from './layout/grass-there.ts';
import { grassAssumed } from './layout/grass-said.ts';
import { layOut } from './layout/lay-out.ts';
import type { FaultHandler } from './layout/search.ts';
import { withBanks } from './layout/steep-ground.ts';
import { withTrueSeats } from './met/sun.ts';
import type { Brief, BriefInput, Problem } from './model/brief.ts';
import type { RateBook } from './model/costing.ts';
import type { DesignWeights } from './model/design-weights.ts';
import {
  type DesignSet,
  type GardenDesign,
  type GardenModel,
  SCHEMA_VERSION,
  type SunMap,
} from './model/garden.ts';
import type { Layout } from './model/layout.ts';
import type { Catalogue } from './model/plant.ts';
import type { Place, Site } from './model/site.ts';
import { sumOf } from './model/sum-of.ts';
import { plantGarden, type PlantGardenInput } from './planting/plant-garden.ts';
import { takeOff } from './quantities/take-off.ts';
import { lostByHand } from './operations/plot/lost-by-hand.ts';
import { makeSite } from './site/make-site.ts';
import { siteSun } from './sunlight/site-sun.ts';
import type { Economies } from './words/facts.ts';
import { wishOutcomes } from './words/wish-outcomes.ts';
import { writeWords } from './words/write-words.ts';

export type DesignInput = {
  brief: BriefInput;
  place: Place;
  catalogue: Catalogue;
  rates: RateBook;
  seed: number;
  weights: DesignWeights;
  /** Told of a programming error that cost one candidate; without it the error is thrown. */
  onFault?: FaultHandler;
};

/**
 * Three designs for a brief, or none and a problem of severity 'error' that says why in plain words.
 * Pure and deterministic: the same input gives the same bytes on every machine. Never throws for what a visitor typed.
 */
export function designGarden(input: DesignInput): DesignSet {
  const brief = readBrief(input.brief, input.place);
  const told = toldBack(input.brief.reading ?? null, brief);
  if (brief.problems.some((problem) => problem.severity === 'error'))
    return { brief, ...told, designs: [], problems: brief.problems };
  const site = makeSite(brief, input.place);
  const first = settle(brief, site, input);
  const sum = sumOf(brief)?.value;
  // what nobody asked for in words goes before the budget is called out of reach
  const second =
    sum && leastOf(first.drafts, input.rates) > sum * BUDGET_SLACK && hasExtras(brief)
      ? settle(withoutExtras(brief), site, input)
      : null;
  const { drafts: whole, problems } = second ?? first;
  const drafts = withFirstStages(whole, brief, input.rates);
  const designs: GardenDesign[] = [];
  for (const draft of drafts)
    designs.push(
      developModel(
        draft,
        { ...input, brief },
        designs.map((design) => design.words.title),
      ),
    );
  const trimmed: Problem[] = second
    ? [
        {
          code: 'kept-to-words',
          severity: 'note',
          message:
            'To keep the price down we have drawn only what you asked for in your own words, and left out what we would otherwise have suggested.',
        },
      ]
    : [];
  return {
    brief,
    ...told,
    designs,
    problems: distinct([
      ...brief.problems,
      ...lostByHand(brief, input.place),
      ...trimmed,
      ...problems,
      ...thriftSaid(brief, designs),
      ...goodsSaid(designs),
      ...(drafts[0]?.stage ? [stageSaid(brief, designs)] : budgetProblems(brief, designs)),
    ]),
  };
}

/** How far over the sum the least expensive design may be before extras are left out. */
const BUDGET_SLACK = 1.1;
/** What was ticked is asked for: it goes where it is dear, and what is played on stays. */
const isExtra = ({ value, source }: Brief['wanted'][number]) =>
  source.kind === 'assumed'
    ? value !== 'dining' && value !== 'lawn'
    : source.kind === 'entered' && value !== 'play' && value !== 'dining' && value !== 'lawn';
const hasExtras = (brief: Brief) => brief.wanted.some(isExtra);
const withoutExtras = (brief: Brief): Brief => ({
  ...brief,
  wanted: brief.wanted.filter((fact) => !isExtra(fact)),
  preferences: [],
});
/** Lays out, plants and brings to its price; nothing is drawn or worded yet. */
function settle(
  brief: Brief,
  site: Site,
  input: DesignInput,
): { drafts: Draft[]; problems: Problem[] } {
  const { layouts: drawn, problems } = layOut({
    site,
    brief,
    sun: siteSun(site),
    seed: input.seed,
    weights: input.weights.layout,
    ...(input.onFault && { onFault: input.onFault }),
  });
  const layouts = drawn.map((layout) => withBanks(layout, site));
  const draw = (layout: Layout, index: number): Draft =>
    draftModel(layout, {
      brief,
      site,
      catalogue: input.catalogue,
      seed: input.seed + index * 7919,
      weights: input.weights.taste,
    });
  const settled = settlePrices(layouts.map(draw), brief, input.rates, (draft, at) => {
    const layout = layoutForSum({
      layout: layouts[at]!,
      model: draft.model,
      brief,
      rates: input.rates,
      budgetPence: sumOf(brief)!.value,
      placing: PLACINGS[at % PLACINGS.length]!,
    });
    return layout && draw(withBanks(layout, site), at);
  });
  return {
    drafts: settled,
    problems: layouts.some((layout) => grassThatStays(brief, layout, site) === 'assumed')
      ? [...problems, grassAssumed(layouts)]
      : problems,
  };
}
/** The three are planted in different parts of the garden, where the sum plants a part of it. */
const PLACINGS = ['near', 'side', 'far'] as const;

/** What a model is measured and priced by. */
export type Drawn = { brief: Brief; catalogue: Catalogue; rates: RateBook };

/** A planted model with its sun, what was chosen to keep its price down, and what of it is left for later. */
type Draft = {
  model: GardenModel;
  sunMap: SunMap;
  economies: Economies | null;
  /** As it was before its economies. */
  before?: GardenModel;
  stage?: FirstStage;
};

function draftModel(
  layout: Layout,
  {
    brief,
    site,
    catalogue,
    seed,
    weights,
  }: Pick<PlantGardenInput, 'brief' | 'site' | 'catalogue' | 'seed' | 'weights'>,
): Draft {
  const { planting, sunMap } = plantGarden({ site, brief, layout, catalogue, seed, weights });
  return {
    model: withTrueSeats({
      schemaVersion: SCHEMA_VERSION,
      seed,
      projectType: brief.projectType.value,
      site,
      layout,
      planting,
      ...(grassThatStays(brief, layout, site) ? { savings: ['keep-lawn'] } : {}),
    }),
    sunMap,
    economies: null,
  };
}

/** Measures, prices, checks and describes one planted model. `taken` holds the titles of its neighbours. */
export function developModel(
  { model, sunMap, economies, stage }: Draft,
  { brief, catalogue, rates }: Drawn,
  taken: readonly string[],
): GardenDesign {
  const quantities = withPreliminaries(takeOff(model, catalogue), model, rates);
  const priced = priceGarden({ quantities, rates, model, brief });
  const costing = stage
    ? { ...priced, stages: stagesDrawn(stage, priced.totalPence) ?? [] }
    : priced;
  const checks = checkGarden({ model, brief, catalogue });
  const outcomes = wishOutcomes({ brief, model, catalogue, sunMap });
  const words = writeWords(
    { model, brief, costing, catalogue, sunMap, economies, outcomes },
    taken,
  );
  return {
    model,
    quantities,
    costing,
    checks,
    words,
    sunMap,
    ...(outcomes.length ? { outcomes } : {}),
  };
}

const distinct = (problems: readonly Problem[]): Problem[] =>
  problems.filter((one, i) => problems.findIndex(({ message }) => message === one.message) === i);
