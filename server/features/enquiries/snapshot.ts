/** What is kept of a design with an enquiry: the figures and the plan as they were when it was sent. */
import type { CustomerBrief } from '#contracts/customer-brief.ts';
import type { WishView } from '#contracts/design.ts';
import type { PriceBasis } from '#contracts/enquiry-words.ts';
import type { Phase } from '#engine/model/costing.ts';
import type { GardenDesign } from '#engine/model/garden.ts';
import type { Context } from '#server/context.ts';
import { presentWishes, projectTypeLabel } from '#server/features/designs/present.ts';
import type { ReadPlan } from '#server/features/designs/plan.ts';
import { readGarden } from '#server/features/designs/read.ts';
import { readRequestOf } from '#server/features/designs/visitor-words.ts';
import { packText, unpackText } from '#server/features/enquiries/packed.ts';
import type { EnquiryDesignRow } from '#server/features/enquiries/parts-repo.ts';

/** Money is in pence, with VAT. */
export type DesignSnapshot = {
  title: string;
  projectType: string;
  plotM2: number;
  totalPence: number;
  vatPence: number;
  lowPence: number;
  highPence: number;
  priceDate: string;
  groundworkPence: number;
  labourPence: number;
  /** Its price allows for carrying everything through the house. */
  isThroughHouse?: boolean;
  /** Its price has steps, walls that hold ground, or ground made up. */
  isLevelled?: boolean;
  /** `isSite`: what the site itself costs, such as protection and supervision, not a part of the garden. */
  quantities: {
    phase: string;
    description: string;
    gross: number;
    unit: string;
    totalPence: number;
    isSite?: boolean;
  }[];
  phases: { title: string; totalPence: number; days: number }[];
  /** Absent from designs sent before wishes were answered one by one. */
  wishes?: WishView[];
  /** What its visitor wrote, and how it was read; null for a design that may be somebody else's. Personal. */
  words?: CustomerBrief | null;
};
/** Made before the transaction that keeps it. */
export type TakenDesign = Omit<EnquiryDesignRow, 'enquiry_id' | 'n'>;

/** Rates that only a garden with levels of its own has. */
const LEVELLING: ReadonlySet<string> = new Set([
  'step',
  'held-edging',
  'retaining-wall',
  'retaining-wall-engineered',
  'fill',
  'fill-brought',
]);
const GROUNDWORK: ReadonlySet<Phase> = new Set(['clear', 'hard']);

/** Lines stand net of contingency and VAT: each is brought to its share of the total. */
export function snapshotOf(
  garden: GardenDesign,
  projectType: string,
  plotM2: number,
): DesignSnapshot {
  const { costing } = garden;
  const share = costing.netPence > 0 ? costing.totalPence / costing.netPence : 0;
  const labourOf = (phases: (phase: Phase) => boolean) =>
    Math.round(
      costing.lines
        .filter((line) => phases(line.phase))
        .reduce((sum, line) => sum + line.labourPence, 0) * share,
    );
  const titles = new Map(costing.phases.map(({ phase, title }) => [phase, title]));
  return {
    title: garden.words.title,
    projectType,
    plotM2,
    totalPence: costing.totalPence,
    vatPence: costing.vatPence,
    lowPence: costing.range.lowPence,
    highPence: costing.range.highPence,
    priceDate: costing.priceDate,
    groundworkPence: labourOf((phase) => GROUNDWORK.has(phase)),
    labourPence: labourOf(() => true),
    ...(costing.lines.some((line) => line.rateKey === 'carrying-through-house') && {
      isThroughHouse: true,
    }),
    ...(costing.lines.some((line) => LEVELLING.has(line.rateKey)) && { isLevelled: true }),
    quantities: costing.lines.map((line) => ({
      phase: titles.get(line.phase) ?? line.phase,
      description: line.description,
      gross: line.gross,
      unit: line.unit,
      totalPence: Math.round(line.totalPence * share),
      ...(line.rateKey.startsWith('site-') ? { isSite: true } : {}),
    })),
    phases: costing.phases.map(({ title, totalPence, days }) => ({ title, totalPence, days })),
    wishes: presentWishes(garden),
  };
}

export const basisOfSnapshot = ({
  lowPence,
  highPence,
  groundworkPence,
  labourPence,
  isThroughHouse = false,
  isLevelled = false,
}: DesignSnapshot): PriceBasis => ({
  lowPence,
  highPence,
  groundworkPence,
  labourPence,
  isThroughHouse,
  isLevelled,
});

/** null when there is no such design. */
export async function readSnapshot(ctx: Context, id: string): Promise<DesignSnapshot | null> {
  const found = await readGarden({ ctx, id });
  return (
    found && snapshotOf(found.garden, projectTypeLabel(found.row.project_type), found.row.plot_m2)
  );
}

/** A plan that cannot be drawn just now is no reason to refuse an enquiry. */
export async function takeDesign(
  ctx: Context,
  readPlan: ReadPlan,
  id: string,
): Promise<TakenDesign | null> {
  const found = await readSnapshot(ctx, id);
  if (!found) return null;
  const request = await readRequestOf({ ctx, id });
  const snapshot: DesignSnapshot = { ...found, words: request?.words ?? null };
  const plan = await readPlan({ ctx, id, view: 'picture', paper: 'a3' }).catch(() => null);
  return {
    design_id: id,
    title: snapshot.title,
    low_pence: snapshot.lowPence,
    high_pence: snapshot.highPence,
    figures: await packText(JSON.stringify(snapshot)),
    plan: plan?.svg ? await packText(plan.svg) : null,
  };
}

export const readFigures = async (
  row: Pick<EnquiryDesignRow, 'figures'>,
): Promise<DesignSnapshot> => JSON.parse(await unpackText(row.figures)) as DesignSnapshot;
