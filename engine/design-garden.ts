/** From a brief to three measured, planted, priced designs. */
import { readBrief } from './brief/read-brief.ts';
import { checkGarden } from './checks/check-garden.ts';
import { priceGarden } from './costing/price-garden.ts';
import { layOut } from './layout/lay-out.ts';
import type { Brief, BriefInput, Problem } from './model/brief.ts';
import type { RateBook } from './model/costing.ts';
import { type DesignSet, type GardenDesign, type GardenModel, SCHEMA_VERSION } from './model/garden.ts';
import type { Layout } from './model/layout.ts';
import type { Catalogue } from './model/plant.ts';
import type { Place, Site } from './model/site.ts';
import { plantGarden } from './planting/plant-garden.ts';
import { takeOff } from './quantities/take-off.ts';
import { makeSite } from './site/make-site.ts';
import { siteSun } from './sunlight/site-sun.ts';
import { writeWords } from './words/write-words.ts';

export type DesignInput = { brief: BriefInput; place: Place; catalogue: Catalogue; rates: RateBook; seed: number };

/**
 * Three designs for a brief, or none and a problem of severity 'error' that says why in plain words.
 * Pure and deterministic: the same input gives the same bytes on every machine. Never throws for what a visitor typed.
 */
export function designGarden(input: DesignInput): DesignSet {
  const brief = readBrief(input.brief, input.place);
  if (brief.problems.some((problem) => problem.severity === 'error')) return { brief, designs: [], problems: brief.problems };
  const site = makeSite(brief, input.place);
  const { layouts, problems } = layOut({ site, brief, sun: siteSun(site), seed: input.seed });
  const designs = layouts.map((layout, index) => developLayout(layout, { ...input, brief, site, seed: input.seed + index * 7919 }));
  return { brief, designs, problems: distinct([...brief.problems, ...problems, ...budgetProblems(brief, designs)]) };
}

type Development = { brief: Brief; site: Site; catalogue: Catalogue; rates: RateBook; seed: number };

/** Plants, measures, prices, checks and describes one layout. */
export function developLayout(layout: Layout, { brief, site, catalogue, rates, seed }: Development): GardenDesign {
  const { planting, sunMap } = plantGarden({ site, brief, layout, catalogue, seed });
  const model: GardenModel = { schemaVersion: SCHEMA_VERSION, seed, projectType: brief.projectType.value, site, layout, planting };
  const quantities = takeOff(model, catalogue);
  const costing = priceGarden({ quantities, rates, model, brief });
  const checks = checkGarden({ model, brief, catalogue });
  const words = writeWords({ model, brief, costing, catalogue, sunMap });
  return { model, quantities, costing, checks, words, sunMap };
}

/** Says plainly when no design comes within the budget, and by how much. */
function budgetProblems(brief: Brief, designs: readonly GardenDesign[]): Problem[] {
  const budget = brief.budgetPence?.value;
  if (!budget || !designs.length) return [];
  const least = Math.min(...designs.map((design) => design.costing.totalPence));
  if (least <= budget) return [];
  const pounds = (pence: number) => `£${String(Math.round(pence / 100)).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
  return [{
    code: 'over-budget',
    severity: 'warning',
    message: `The least expensive of the three comes to ${pounds(least)}, which is ${pounds(least - budget)} over your budget of ${pounds(budget)}. Each design lists what would save money and what can wait for a later phase.`,
  }];
}

function distinct(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    if (seen.has(problem.message)) return false;
    seen.add(problem.message);
    return true;
  });
}
