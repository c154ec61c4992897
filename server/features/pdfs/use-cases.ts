/** Printing designs: a kept one from its model, any other from what was posted. */
import type { DesignDetail } from '#contracts/design.ts';
import type { PdfRequest } from '#contracts/pdf.ts';
import type { GardenDesign } from '#engine/model/garden.ts';
import type { Plant } from '#engine/model/plant.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { embedFonts } from '#server/features/designs/plan-fonts.ts';
import { drawTaskFor } from '#server/features/designs/plan.ts';
import { readDesign, readGarden } from '#server/features/designs/read.ts';
import { readReference } from '#server/features/designs/reference.ts';
import { reportFontCss } from '#server/features/pdfs/fonts.ts';
import { createPrinter, drawJpeg } from '#server/features/pdfs/printer.ts';
import type { PlanSheet, PlantMonths, ReportInput, ReportPicture } from '#server/features/pdfs/report-html/report-input.ts';
import { PIXELS_PER_MM, splitPlan } from '#server/features/pdfs/report-html/split-plan.ts';
import { writePostedReport } from '#server/features/pdfs/report-html/write-posted-report.ts';
import { writeReport } from '#server/features/pdfs/report-html/write-report.ts';
import { findReportByKey } from '#server/features/pdfs/repo.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import type { Browser } from '#server/ports/browser.ts';
import type { Engine, Paper, PlanView, Reference } from '#server/ports/engine.ts';
import type { Storage } from '#server/ports/storage.ts';

export type ReportParts = { engine: Engine; storage: Storage; browser: Browser };
export type Reports = {
  /** @throws AppError 'not-found'; ProviderError when it cannot be printed */
  printDesign(order: { ctx: Context; id: string }): Promise<{ pdfUrl: string }>;
  /** A known id is printed from its model, and nothing of what was posted with it. */
  printPosted(order: { ctx: Context; input: PdfRequest }): Promise<{ pdfUrl: string }>;
};

const PICTURE_LIMIT_BYTES = 2_000_000;
const COVER_PIXELS = { width: 1620, height: 1080 };

/** Changes when the look of the report does, so that kept ones are printed anew. */
const REPORT_VERSION = 1;

export function createReports(parts: ReportParts): Reports {
  const print = createPrinter(parts);
  const printStored = async (ctx: Context, id: string) => {
    const draft = await draftReport(parts, ctx, id);
    return draft ? print({ ctx, title: draft.design.title, designId: id, content: [REPORT_VERSION, draft.content], compose: () => composeReport(parts.browser, draft) }) : null;
  };
  return {
    async printDesign({ ctx, id }) {
      const printed = await printStored(ctx, id);
      if (!printed) throw new AppError('not-found', 'There is no such design. It may have been deleted, or the link is not complete.');
      return printed;
    },
    async printPosted({ ctx, input }) {
      const { design } = input;
      const stored = design.id ? await printStored(ctx, design.id) : null;
      if (stored) return stored;
      const firm = await readSettings({ ctx });
      const picture = await readPicture(parts.storage, design.imageUrl ?? null, `Picture of ${design.title}`);
      const compose = async () => writePostedReport({ ...input, fontCss: reportFontCss(), firm, picture });
      return print({ ctx, title: design.title, designId: null, content: [REPORT_VERSION, input, firm, picture], compose });
    },
  };
}

type Draft = Omit<ReportInput, 'fontCss' | 'picture' | 'plan'> & { picture: ReportPicture | { svg: string; alt: string }; plan: PlanSheet; content: unknown };

/** All that the report of a stored design is made of; null when there is no such design. */
export async function draftReport({ engine, storage }: Pick<ReportParts, 'engine' | 'storage'>, ctx: Context, id: string): Promise<Draft | null> {
  const [design, found] = await Promise.all([readDesign({ ctx, id }), readGarden({ ctx, id })]);
  if (!design || !found) return null;
  const [reference, firm] = await Promise.all([readReference({ ctx }), readSettings({ ctx })]);
  const draw = (view: PlanView, paper: Paper) => engine.draw(drawTaskFor(found.garden, { projectType: found.row.project_type, firmName: firm.firmName, view, paper }), reference);
  const [plan, picture] = await Promise.all([choosePlan(draw), choosePicture(storage, design, draw)]);
  const beds = found.garden.model.planting.beds;
  const months = monthsOf(found.garden, reference);
  return { design, firm, beds, months, plan, picture, content: [design, firm, beds, [...months], plan, picture] };
}

/** The document; drawings are painted by the browser on the way. */
export async function composeReport(browser: Browser, draft: Draft): Promise<string> {
  const plan = splitPlan(draft.plan.svg);
  const [painted, picture] = await Promise.all([
    drawJpeg(browser, plan.painted, { width: Math.round(plan.widthMm * PIXELS_PER_MM), height: Math.round(plan.heightMm * PIXELS_PER_MM) }),
    'svg' in draft.picture ? drawJpeg(browser, draft.picture.svg, COVER_PIXELS).then((dataUrl) => ({ dataUrl, alt: draft.picture.alt })) : draft.picture,
  ]);
  return writeReport({ ...draft, fontCss: reportFontCss(), picture, plan: { ...draft.plan, svg: plan.withPicture(painted) } });
}

type Draw = (view: PlanView, paper: Paper) => Promise<string>;

/** The sheet that shows the largest scale; A4 where it shows the same as A3. */
async function choosePlan(draw: Draw): Promise<PlanSheet> {
  const [a3, a4] = await Promise.all([draw('sheet', 'a3'), draw('sheet', 'a4')]);
  const scales = [scaleOf(a3), scaleOf(a4)] as const;
  return scales[0] === scales[1] ? { svg: a4, paper: 'A4', scale: scales[1] } : { svg: a3, paper: 'A3', scale: scales[0] };
}

/** As it stands on the sheet: "1:100". */
export function scaleOf(svg: string): number {
  return Number(/>1:(\d+)</.exec(svg)?.[1] ?? 100);
}

/** The best stored picture; while there is none, the plan drawn as one. */
async function choosePicture(storage: Storage, design: DesignDetail, draw: Draw): Promise<Draft['picture']> {
  const best = design.pictures[0];
  const stored = best ? await readPicture(storage, best.jpegUrl, best.alt) : null;
  return stored ?? { svg: embedFonts(await draw('picture', 'a3')), alt: `Plan of “${design.title}” seen from above, an AI concept` };
}

/** A file of ours as a data URL; anything else is not fetched. */
async function readPicture(storage: Storage, url: string | null, alt: string): Promise<ReportPicture | null> {
  const key = /^\/uploads\/([^?#]+)$/.exec(url ?? '')?.[1];
  const file = key ? await storage.open(key) : null;
  if (!file) return null;
  if (!/^image\/(jpeg|png|webp|avif)$/.test(file.contentType) || file.bytes > PICTURE_LIMIT_BYTES) {
    file.stream.destroy();
    return null;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of file.stream) chunks.push(chunk as Buffer);
  return { dataUrl: `data:${file.contentType};base64,${Buffer.concat(chunks).toString('base64')}`, alt };
}

function monthsOf({ model }: GardenDesign, { catalogue }: Reference): Map<string, PlantMonths> {
  const wanted = new Set(model.planting.schedule.map((line) => line.plantId));
  return new Map(catalogue.plants.filter((plant) => wanted.has(plant.id)).map((plant) => [plant.id, toMonths(plant)]));
}

const toMonths = ({ flower, otherInterest, foliage }: Plant): PlantMonths => ({
  flower: flower.months, flowerHex: flower.hex, other: otherInterest?.months ?? [], evergreen: foliage.type === 'evergreen',
});

/** What a stored report is called when it is saved; null for any other file. */
export async function findReportName({ ctx, key }: { ctx: Context; key: string }): Promise<string | null> {
  return key.startsWith('reports/') ? ((await findReportByKey(ctx.db.read, key))?.file_name ?? null) : null;
}
