/** Printing designs: a kept one from its model, any other from what was posted. */
import { logoOnPaper } from '#server/features/brand/files.ts';
import type { DesignDetail } from '#contracts/design-detail.ts';
import type { PdfRequest } from '#contracts/pdf.ts';
import { toSvg } from '#engine/drawing/to-svg.ts';
import type { GardenDesign } from '#engine/model/garden.ts';
import type { Plant } from '#engine/model/plant.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { titledGarden } from '#server/features/designs/plan.ts';
import { isFileHidden } from '#server/features/uploads/hidden-pictures.ts';
import { isDesignBinned, readDesign, readGarden } from '#server/features/designs/read.ts';
import { readReference } from '#server/features/designs/reference.ts';
import { reportFontCss } from '#server/features/pdfs/fonts.ts';
import { createPrinter, drawJpeg } from '#server/features/pdfs/printer.ts';
import {
  type ChosenPictures,
  choosePictures,
  COVER_SIZE,
  fitPicture,
  fitPictures,
  type ReadPicture,
  readPicture,
} from '#server/features/pdfs/pictures.ts';
import type { PlantMonths, ReportInput } from '#server/features/pdfs/report-html/report-input.ts';
import { writePostedReport } from '#server/features/pdfs/report-html/write-posted-report.ts';
import { writeReport } from '#server/features/pdfs/report-html/write-report.ts';
import { findReportByKey } from '#server/features/designs/reports.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import type { Browser } from '#server/ports/browser.ts';
import type { Engine, PlanPage, Reference } from '#server/ports/engine.ts';
import { PRIVATE_FOLDER, type Storage } from '#server/ports/storage.ts';
import type { VisitorSpace } from '#server/storage/visitor-space.ts';

export type ReportParts = {
  engine: Engine;
  storage: Storage;
  browser: Browser;
  space: VisitorSpace;
};
export type Reports = {
  /** @param order `lane`: the client for whom it is drawn @throws AppError 'not-found', 'unavailable' when it cannot be kept; ProviderError when it cannot be printed */
  printDesign(order: { ctx: Context; id: string; lane?: string }): Promise<{ pdfUrl: string }>;
  /**
   * A known id is printed from its model, and nothing of what was posted with it.
   * @param order `lane` as above; `admit` is asked before anything else is printed, and throws where there have been too many
   */
  printPosted(order: {
    ctx: Context;
    input: PdfRequest;
    lane?: string;
    admit?: () => Promise<void>;
  }): Promise<{ pdfUrl: string }>;
};

/** Changes when the look of the report does, so that kept ones are printed anew. */
const REPORT_VERSION = 6;

const GONE = 'There is no such design. It may have been deleted, or the link is not complete.';

export function createReports(parts: ReportParts): Reports {
  const print = createPrinter(parts);
  const printStored = async (ctx: Context, id: string, lane: string | undefined) => {
    const draft = await draftReport(parts, ctx, id, lane);
    return draft
      ? print({
          ctx,
          title: draft.design.title,
          designId: id,
          content: [REPORT_VERSION, draft.content],
          compose: () => composeReport(parts.browser, draft),
        })
      : null;
  };
  return {
    async printDesign({ ctx, id, lane }) {
      const printed = await printStored(ctx, id, lane);
      if (!printed) throw new AppError('not-found', GONE);
      return printed;
    },
    async printPosted({ ctx, input, lane, admit }) {
      const { design } = input;
      const stored = design.id ? await printStored(ctx, design.id, lane) : null;
      if (stored) return stored;
      if (design.id && (await isDesignBinned({ ctx, id: design.id })))
        throw new AppError('not-found', GONE);
      await admit?.();
      const firm = await readSettings({ ctx });
      const picture = await readPostedPicture(
        parts.storage,
        ctx,
        design.imageUrl ?? null,
        `Picture of ${design.title}`,
      );
      const compose = async () =>
        writePostedReport({
          ...input,
          fontCss: reportFontCss(),
          firm,
          picture: picture && (await fitPicture(parts.browser, picture, COVER_SIZE)),
        });
      return print({
        ctx,
        title: design.title,
        designId: null,
        content: [REPORT_VERSION, input, firm, picture],
        compose,
      });
    },
  };
}

/** A picture that is in the bin, or that only its own page shows, is not to be had by naming it. */
async function readPostedPicture(storage: Storage, ctx: Context, url: string | null, alt: string) {
  const key = url?.startsWith('/uploads/') ? url.slice('/uploads/'.length).split(/[?#]/)[0]! : null;
  if (key?.startsWith(`${PRIVATE_FOLDER}/`)) return null;
  return key !== null && (await isFileHidden({ ctx, key })) ? null : readPicture(storage, url, alt);
}

export type Draft = Omit<ReportInput, 'fontCss' | 'pictures' | 'plan' | 'sheets'> & {
  pictures: ChosenPictures;
  plan: PlanPage;
  content: unknown;
};

/** All that the report of a stored design is made of; null when there is no such design. @param lane the client for whom it is drawn */
export async function draftReport(
  { engine, storage }: Pick<ReportParts, 'engine' | 'storage'>,
  ctx: Context,
  id: string,
  lane?: string,
): Promise<Draft | null> {
  const [design, found] = await Promise.all([readDesign({ ctx, id }), readGarden({ ctx, id })]);
  if (!design || !found) return null;
  const [reference, firm] = await Promise.all([readReference({ ctx }), readSettings({ ctx })]);
  const titled = titledGarden(found.garden, {
    projectType: found.row.project_type,
    firmName: firm.firmName,
  });
  return assembleDraft({
    design,
    garden: found.garden,
    reference,
    firm: { ...firm, logo: await logoOnPaper(ctx.db.read, firm.brand) },
    drawPage: () => engine.drawPage(titled, reference, { lane }),
    drawCover: (aspect) =>
      engine.draw({ ...titled, view: 'picture', paper: 'a4', aspect }, reference, { lane }),
    readPicture: (url, alt) => readPicture(storage, url, alt),
  });
}

export type DraftParts = {
  design: DesignDetail;
  garden: GardenDesign;
  reference: Reference;
  firm: ReportInput['firm'];
  drawPage: () => Promise<PlanPage>;
  drawCover: (aspect: number) => Promise<string>;
  readPicture: ReadPicture;
};

/** Draws the plan and reads the pictures. */
export async function assembleDraft({
  design,
  garden,
  reference,
  firm,
  drawPage,
  drawCover,
  readPicture: read,
}: DraftParts): Promise<Draft> {
  const [plan, pictures] = await Promise.all([
    drawPage(),
    choosePictures(design, read, () => drawCover(COVER_SIZE.width / COVER_SIZE.height)),
  ]);
  const { beds } = garden.model.planting;
  const months = monthsOf(garden, reference);
  return {
    design,
    firm,
    beds,
    months,
    plan,
    pictures,
    content: [design, firm, beds, [...months], plan, pictures],
  };
}

const SHEET_TITLES = {
  section: 'Section',
  'setting-out': 'Setting out',
  planting: 'Planting plan',
} as const;
/** Pixels a millimetre of paper: 203 to the inch. */
const PIXELS_PER_MM = 8;

/** The document; drawings are painted by the browser on the way, and pictures made no larger than they are printed. */
export async function composeReport(browser: Browser, draft: Draft): Promise<string> {
  const { painted: paintedSvg, written, scale, sheets } = draft.plan;
  const { widthMm, heightMm } = written;
  const [painted, pictures] = await Promise.all([
    drawJpeg(browser, paintedSvg, {
      width: Math.round(widthMm * PIXELS_PER_MM),
      height: Math.round(heightMm * PIXELS_PER_MM),
    }),
    fitPictures(browser, draft.pictures),
  ]);
  return writeReport({
    ...draft,
    fontCss: reportFontCss(),
    pictures,
    plan: { svg: toSvg(written, { picture: painted }), scale, widthMm, heightMm },
    sheets: sheets.map((sheet) => ({ ...sheet, title: SHEET_TITLES[sheet.view] })),
  });
}

function monthsOf({ model }: GardenDesign, { catalogue }: Reference): Map<string, PlantMonths> {
  const wanted = new Set(model.planting.schedule.map((line) => line.plantId));
  return new Map(
    catalogue.plants
      .filter((plant) => wanted.has(plant.id))
      .map((plant) => [plant.id, toMonths(plant)]),
  );
}

const toMonths = ({ flower, otherInterest, foliage }: Plant): PlantMonths => ({
  flower: flower.months,
  flowerHex: flower.hex,
  other: otherInterest?.months ?? [],
  evergreen: foliage.type === 'evergreen',
});

/** What a stored report is called when it is saved; null for any other file. */
export async function findReportName({
  ctx,
  key,
}: {
  ctx: Context;
  key: string;
}): Promise<string | null> {
  return key.startsWith('reports/')
    ? ((await findReportByKey(ctx.db.read, key))?.file_name ?? null)
    : null;
}
