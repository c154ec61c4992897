/** Prints a document once, keeps it, and hands the kept one out from then on. */
import { createHash } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import { recordFiles, reserveFiles } from '#server/storage/stored-files.ts';
import { requireKept } from '#server/features/designs/read.ts';
import { postedReportsLimit } from '#server/features/pdfs/expire.ts';
import {
  deleteReports,
  findReport,
  insertReport,
  listStaleReports,
} from '#server/features/designs/reports.ts';
import type { Browser } from '#server/ports/browser.ts';
import { type Storage, uploadUrl } from '#server/ports/storage.ts';
import type { VisitorSpace } from '#server/storage/visitor-space.ts';

export type PrinterParts = { browser: Browser; storage: Storage; space: VisitorSpace };
export type PrintOrder = {
  ctx: Context;
  title: string;
  designId: string | null;
  /** All that the document is made of. */
  content: unknown;
  /** The document itself, made only when it is not kept yet. */
  compose(): Promise<string>;
};
export type Print = (order: PrintOrder) => Promise<{ pdfUrl: string }>;

/** A design's older reports may still be open in a tab. */
const KEPT_PER_DESIGN = 3;
/** Those of posted fields belong to nothing that is kept: so many of all strangers together, and none for longer than a week, which the daily run sees to besides. */
const KEPT_POSTED = 100;
const PRINT_LIMIT_MS = 45_000;
const DRAW_LIMIT_MS = 30_000;
const JPEG_QUALITY = 84;
const PAGES_WANTED = 10;
const NO_ROOM =
  'A new report cannot be kept here just now, so this one has not been printed. Please try again later, or ring us.';

/** One a process: it knows what is being printed at this moment. */
export function createPrinter(parts: PrinterParts): Print {
  const inFlight = new Map<string, Promise<{ pdfUrl: string }>>();
  return async (order) => {
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([order.designId, order.content]))
      .digest('hex');
    const running = inFlight.get(fingerprint);
    if (running) return running;
    const printing = findOrPrint(parts, order, fingerprint).finally(() =>
      inFlight.delete(fingerprint),
    );
    inFlight.set(fingerprint, printing);
    return printing;
  };
}

/** @throws AppError unavailable when a visitor's cannot be kept; ProviderError */
async function findOrPrint(
  { browser, storage, space }: PrinterParts,
  { ctx, title, designId, compose }: PrintOrder,
  fingerprint: string,
): Promise<{ pdfUrl: string }> {
  const known = await findReport(ctx.db.read, fingerprint);
  if (known && (await isKept(storage, known.key))) return { pdfUrl: uploadUrl(known.key) };
  if (ctx.actor.kind === 'visitor' && !(await space.hasRoom()))
    throw new AppError('unavailable', NO_ROOM);
  const bytes = await printPdf(browser, await compose());
  const key = known?.key ?? `reports/${ctx.ids.make('rpt')}.pdf`;
  const at = ctx.clock.now().toISOString();
  const file = { key, bytes: bytes.byteLength };
  await ctx.db.write((tx) => reserveFiles(tx, [file], at));
  await storage.put(key, bytes);
  const before = postedReportsLimit(ctx.clock.now());
  const stale: string[] = [];
  const isOurs = await ctx.db.write(async (tx) => {
    // Deleted while it was printed: the file is swept.
    if (designId) await requireKept(tx, designId);
    const inserted = await insertReport(tx, {
      key,
      design_id: designId,
      fingerprint,
      file_name: reportFileName(title),
      created_at: at,
    });
    if (!inserted && !known) return false;
    await recordFiles(tx, [file], at);
    await writeAudit(tx, ctx, {
      action: 'designs.print',
      subject: designId ?? key,
      detail: { bytes: bytes.byteLength },
    });
    stale.push(
      ...(await listStaleReports(tx, {
        designId,
        keep: designId === null ? KEPT_POSTED : KEPT_PER_DESIGN,
        before,
      })),
    );
    await deleteReports(tx, stale);
    return true;
  });
  if (isOurs) {
    for (const old of stale) await storage.remove(old);
    return { pdfUrl: uploadUrl(key) };
  }
  // Another node was quicker with the same report: its file stays.
  await storage.remove(key);
  const theirs = await findReport(ctx.db.read, fingerprint);
  return { pdfUrl: uploadUrl(theirs?.key ?? key) };
}

/** The document as a PDF; one that runs past the pages wanted is set closer and printed again. `isOwners`: however many visitors wait. */
export function printPdf(
  browser: Browser,
  html: string,
  { isOwners = false } = {},
): Promise<Uint8Array> {
  return browser.run({
    isOwners,
    timeoutMs: PRINT_LIMIT_MS,
    async use(page) {
      const print = async (text: string) => {
        await page.setContent(text, { waitUntil: 'load' });
        await page.evaluate('document.fonts.ready.then(() => document.fonts.size)');
        return page.pdf({
          preferCSSPageSize: true,
          printBackground: true,
          tagged: true,
          outline: true,
        });
      };
      const usual = await print(html);
      return countPages(usual) <= PAGES_WANTED
        ? usual
        : print(html.replace('<html ', '<html class="close" '));
    },
  });
}

/**
 * The browser tells nobody how many pages it printed, but its page objects are written uncompressed.
 * @throws Error when there are none, so that a browser that writes them otherwise is noticed
 */
export function countPages(pdf: Uint8Array): number {
  const pages = Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g);
  if (!pages) throw new Error('the printed report has no pages that can be counted');
  return pages.length;
}

/** An SVG, or an img, as a JPEG data URL of so many pixels. */
export async function drawJpeg(
  browser: Browser,
  markup: string,
  size: { width: number; height: number },
): Promise<string> {
  const bytes = await browser.run({
    timeoutMs: DRAW_LIMIT_MS,
    async use(page) {
      await page.setViewportSize(size);
      await page.setContent(
        `<!doctype html><style>html,body{margin:0;background:#faf7f0;overflow:hidden}svg,img{display:block;width:${size.width}px;height:${size.height}px;object-fit:cover;object-position:right bottom}</style>${markup}`,
        { waitUntil: 'load' },
      );
      return page.screenshot({ type: 'jpeg', quality: JPEG_QUALITY });
    },
  });
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
}

async function isKept(storage: Storage, key: string): Promise<boolean> {
  const file = await storage.open(key);
  file?.stream.destroy();
  return file !== null;
}

/** '{title}-Design-Report.pdf', without what no file may be called by. */
export function reportFileName(title: string): string {
  const plain = title
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 120)
    .trim();
  return `${plain || 'Garden'}-Design-Report.pdf`;
}
