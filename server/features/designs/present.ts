/** Saved designs in the contract's shape. */
import { catalogue } from '#content/plants/catalogue.ts';
import { planCare } from '#engine/care/plan-care.ts';
import { dearerInStages } from '#engine/model/costing.ts';
import { includingVat } from '#contracts/vat-words.ts';
import { wholePounds } from '#engine/model/format.ts';
import type { z } from 'zod';
import {
  type BriefProblem,
  type Design,
  type DesignPicture,
  type PictureKind,
  PROJECT_TYPE_LABELS,
  type UnusedView,
  type WishView,
} from '#contracts/design.ts';
import { type CostingView, type DesignDetail } from '#contracts/design-detail.ts';
import { API } from '#contracts/routes.ts';
import type { ProjectType } from '#engine/model/brief.ts';
import type { GardenDesign } from '#engine/model/garden.ts';
import { withoutBudgetLines, withoutBudgetSum } from '#server/features/designs/budget-words.ts';
import type { FactView } from '#server/features/designs/fact-view.ts';
import { withoutPersonalWords } from '#server/features/designs/present-facts.ts';
import { NOTHING_UNUSED } from '#server/features/designs/reading-words.ts';
import { sunHoursOver } from '#engine/sunlight/region-hours.ts';
import {
  presentFigures,
  squareMetres,
  toPounds,
} from '#server/features/designs/present-figures.ts';
import type { DesignRow, DesignSummaryRow, PictureRow } from '#server/features/designs/repo.ts';
import { uploadUrl } from '#server/ports/storage.ts';

export const CONCEPT_MARK = 'AI concept';
export type ProblemView = z.infer<typeof BriefProblem>;

export const projectTypeLabel = (id: string): string =>
  PROJECT_TYPE_LABELS[id as ProjectType] ?? 'Garden Design';

const KIND_ORDER: readonly PictureKind[] = [
  'aerial',
  'eye',
  'sketch',
  'spring',
  'autumn',
  'winter',
  'before',
  'plan',
];

/** The best first: a lit picture before the plan. */
export function presentPictures(rows: readonly PictureRow[]): DesignPicture[] {
  return rows
    .toSorted((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind))
    .map((row) => ({
      kind: row.kind,
      alt: row.alt,
      width: row.width,
      height: row.height,
      jpegUrl: uploadUrl(row.jpeg_key),
      cardUrl: row.card_key ? uploadUrl(row.card_key) : null,
      avif: (JSON.parse(row.avif) as { width: number; key: string }[]).map(({ width, key }) => ({
        width,
        url: uploadUrl(key),
      })),
      quality: row.quality,
      placeholder: row.placeholder,
    }));
}

/** The stored picture, or the drawing itself while there is none. */
export function imageUrlOf(designId: string, pictures: readonly PictureRow[]): string {
  return presentPictures(pictures)[0]?.jpegUrl ?? `${API.designPlan(designId)}?view=picture`;
}

const estimatedCost = (garden: GardenDesign): string =>
  `${wholePounds(garden.costing.totalPence)}${includingVat(garden.costing.vatPence)}`;

export function presentDesign(
  row: DesignSummaryRow,
  garden: GardenDesign,
  pictures: readonly PictureRow[],
): Design {
  const {
    words,
    costing: { breakdown },
  } = garden;
  return {
    id: row.id,
    title: words.title,
    concept: words.concept,
    mainFeature: words.mainFeature,
    style: words.style,
    materials: words.materials,
    plants: words.plants,
    seasonalMaintenance: words.seasonalMaintenance,
    implementationTips: words.implementationTips,
    sustainability: words.sustainability,
    costBreakdown: {
      materials: toPounds(breakdown.materialsPence),
      plants: toPounds(breakdown.plantsPence),
      labor: toPounds(breakdown.labourPence),
      total: toPounds(breakdown.totalPence),
    },
    estimatedCost: estimatedCost(garden),
    priceDate: garden.costing.priceDate,
    imageUrl: imageUrlOf(row.id, pictures),
    figures: presentFigures(garden, row.evening_sun_hours),
    wishes: presentWishes(garden),
  };
}

export const presentWishes = ({ outcomes = [] }: Pick<GardenDesign, 'outcomes'>): WishView[] =>
  outcomes.map(({ name, quote, result, why, takes = null }) => ({
    name,
    quote,
    result,
    why,
    takes,
  }));

function presentCosting({ costing }: GardenDesign, vatRate: number): z.infer<typeof CostingView> {
  return {
    priceDate: costing.priceDate,
    net: toPounds(costing.netPence),
    contingency: toPounds(costing.contingencyPence),
    vat: toPounds(costing.vatPence),
    total: toPounds(costing.totalPence),
    vatRate,
    range: {
      low: toPounds(costing.range.lowPence),
      high: toPounds(costing.range.highPence),
      narrowedBy: costing.range.narrowedBy,
      perM2: costing.range.perM2
        ? {
            low: toPounds(costing.range.perM2.lowPence),
            high: toPounds(costing.range.perM2.highPence),
          }
        : null,
    },
    stages: (costing.stages ?? []).map(({ title, totalPence, what, isOwnWork }) => ({
      title,
      total: toPounds(totalPence),
      what,
      isOwnWork,
    })),
    dearerInStages: toPounds(dearerInStages(costing)),
    phases: costing.phases.map(({ phase, title, totalPence, days, what }) => ({
      phase,
      title,
      total: toPounds(totalPence),
      days,
      what,
    })),
    swaps: costing.swaps.map(({ id, title, detail, savesPence }) => ({
      id,
      title,
      detail,
      saves: toPounds(savesPence),
    })),
    teamDays: costing.teamDays,
    includes: costing.includes,
    excludes: costing.excludes,
    perM2: toPounds(costing.perM2Pence),
  };
}

/** VAT on what it is charged on, to a tenth of a per cent. */
function vatRateOf({ costing: { netPence, contingencyPence, vatPence } }: GardenDesign): number {
  const base = netPence + contingencyPence;
  return base > 0 ? Math.round((vatPence / base) * 1000) / 1000 : 0;
}

const coarse = (degrees: number) => Math.round(degrees * 10) / 10;

/** Sentences that give the visitor's words again are left out for those who do not know them. */
export const withoutQuotes = (why: string): string =>
  why.replace(/(?:^| )[A-Z][^“.]*“[^”]*”[^“.]*(?:“[^”]*”[^“.]*)*\.(?= |$)/g, '').trim();

/** The garden as strangers read of it: nothing in its words or its price tells what the visitor has to spend. */
export function publicGarden(garden: GardenDesign): GardenDesign {
  const { words, costing } = garden;
  const { stages: _stages, ...told } = costing;
  const range = { ...costing.range, narrowedBy: withoutBudgetLines(costing.range.narrowedBy) };
  const outcomes = garden.outcomes
    ?.filter((one) => !one.isOwnWords)
    .map((one) => ({ ...one, quote: '', why: withoutQuotes(one.why) }));
  return {
    ...garden,
    ...(outcomes ? { outcomes } : {}),
    model: publicModel(garden),
    words: { ...words, concept: withoutBudgetSum(words.concept) },
    costing: { ...told, range },
  };
}

/** A shared model tells nothing of where the garden is beyond its region. What is kept stays in it: it is part of the plan. */
function publicModel(garden: GardenDesign): GardenDesign['model'] {
  const { model } = garden;
  const place = {
    ...model.site.place,
    postcode: null,
    outcode: null,
    district: null,
    latitudeDeg: coarse(model.site.place.latitudeDeg),
    longitudeDeg: coarse(model.site.place.longitudeDeg),
  };
  return { ...model, site: { ...model.site, place } };
}

export type DetailParts = {
  row: DesignRow;
  garden: GardenDesign;
  pictures: readonly PictureRow[];
  siblings: readonly { row: DesignSummaryRow; pictures: readonly PictureRow[] }[];
  facts: readonly FactView[];
  unused: UnusedView;
  problems: readonly ProblemView[];
};

export function presentDetail({
  row,
  garden: stored,
  pictures,
  siblings,
  facts,
  unused,
  problems,
}: DetailParts): DesignDetail {
  // Strangers know the address of a design that was ever in the library: the visitor's words and place stay out of it.
  const isPublic = row.public_at !== null && row.sample === 0;
  const garden = isPublic ? publicGarden(stored) : stored;
  const { layout, planting } = garden.model;
  return {
    ...presentDesign(row, garden, pictures),
    projectType: row.project_type as ProjectType,
    projectTypeLabel: projectTypeLabel(row.project_type),
    createdAt: row.created_at,
    shared: row.shared === 1,
    sample: row.sample === 1,
    isState: row.state_of !== null,
    conceptMark: CONCEPT_MARK,
    siblings: siblings.map((one) => ({
      id: one.row.id,
      title: one.row.title,
      imageUrl: imageUrlOf(one.row.id, one.pictures),
    })),
    pictures: presentPictures(pictures),
    model: garden.model,
    schedule: planting.schedule,
    interestByMonth: planting.interestByMonth,
    quantities: garden.costing.lines.map((line) => ({
      id: line.id,
      phase: line.phase,
      description: line.description,
      unit: line.unit,
      net: line.net,
      waste: line.waste,
      gross: line.gross,
      source: line.source,
      materials: toPounds(line.materialPence),
      labour: toPounds(line.labourPence),
      total: toPounds(line.totalPence),
    })),
    costing: presentCosting(garden, vatRateOf(garden)),
    checks: garden.checks.map((check) => ({
      ...check,
      at: check.at ? [check.at[0], check.at[1]] : null,
    })),
    facts: isPublic ? withoutPersonalWords(facts) : [...facts],
    unused: isPublic ? NOTHING_UNUSED : unused,
    problems: isPublic ? [] : [...problems],
    care: planCare(garden.model, catalogue),
    upkeep: garden.words.upkeep,
    areas: layout.areas.map((area) => ({
      id: area.id,
      label: area.label,
      kind: area.kind,
      m2: squareMetres(area.region),
      material: area.material,
      purpose: area.purpose,
      why: area.why,
      sunHours: sunHoursOver(area.region, garden.sunMap),
    })),
    planUrl: API.designPlan(row.id),
    plantingCsvUrl: API.designPlanting(row.id),
    quantitiesCsvUrl: API.designQuantities(row.id),
    wishesCsvUrl: API.designWishes(row.id),
    careCalendarUrl: API.designCare(row.id),
  };
}
