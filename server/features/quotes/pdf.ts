/** A sent quote as a PDF: printed once, kept where only its private link and the owner lead. */
import { logoOnPaper } from '#server/features/brand/files.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import { presentQuote } from '#contracts/quote-present.ts';
import type { SentQuote } from '#contracts/quotes.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { AppError, ProviderError } from '#server/errors.ts';
import { recordFiles, reserveFiles } from '#server/storage/stored-files.ts';
import { reportFontCss } from '#server/features/pdfs/fonts.ts';
import { printPdf } from '#server/features/pdfs/printer.ts';
import { readQuoteByLink } from '#server/features/quotes/read.ts';
import { findVersion, updateVersion, type VersionRow } from '#server/features/quotes/repo.ts';
import { writeQuoteSheet } from '#server/features/quotes/sheet.ts';
import type { Browser } from '#server/ports/browser.ts';
import { PRIVATE_FOLDER, type Storage } from '#server/ports/storage.ts';

export type QuotePdfParts = { browser: Browser; storage: Storage };
export type PrintedFile = { key: string; bytes: number };

/** Reserved, so that it is swept if nothing comes to refer to it; null where no browser can print at the moment. */
export async function printQuote(
  { browser, storage }: QuotePdfParts,
  ctx: Context,
  { versionId, sent, hash }: { versionId: string; sent: SentQuote; hash: string },
): Promise<PrintedFile | null> {
  const quote = presentQuote({
    ...sent,
    token: '',
    state: 'sent',
    isOpen: true,
    design: null,
    hash,
    hasPdf: true,
    accepted: null,
    answer: null,
    newerLink: null,
  });
  let bytes: Uint8Array;
  try {
    const logo = await logoOnPaper(ctx.db.read, (await readSettings({ ctx })).brand);
    bytes = await printPdf(browser, writeQuoteSheet(quote, { fontCss: reportFontCss(), logo }), {
      isOwners: true,
    });
  } catch (error) {
    if (error instanceof ProviderError) return null;
    throw error;
  }
  const key = `${PRIVATE_FOLDER}/quotes/${versionId}-${hash.slice(0, 16)}.pdf`;
  const file = { key, bytes: bytes.byteLength };
  await ctx.db.write((tx) => reserveFiles(tx, [file], ctx.clock.now().toISOString()));
  await storage.put(key, bytes);
  return file;
}

/** The sheet of what was accepted, with who accepted it and when. @throws AppError not-found; impossible while it is not accepted */
export async function writeConfirmation({
  ctx,
  token,
}: {
  ctx: Context;
  token: string;
}): Promise<{ name: string; sheet: string }> {
  const quote = await readQuoteByLink({ ctx, token });
  if (!quote.accepted)
    throw new AppError(
      'impossible',
      'This quote has not been accepted, so there is nothing to confirm.',
    );
  const logo = await logoOnPaper(ctx.db.read, (await readSettings({ ctx })).brand);
  return {
    name: `${quote.number}-confirmation`,
    sheet: writeQuoteSheet(quote, { fontCss: reportFontCss(), logo }),
  };
}

/** null where there is none. */
export async function readStoredPdf(
  storage: Storage,
  { pdf_key: key }: Pick<VersionRow, 'pdf_key'>,
): Promise<Uint8Array | null> {
  const file = key === null ? null : await storage.open(key);
  if (!file) return null;
  const parts: Uint8Array[] = [];
  for await (const part of file.stream) parts.push(part as Uint8Array);
  return new Uint8Array(Buffer.concat(parts));
}

/** What was sent as a PDF; printed now where no browser could be had at the sending, or the file is gone. @throws ProviderError 'unavailable' */
export async function readQuotePdf(
  parts: QuotePdfParts,
  ctx: Context,
  version: VersionRow,
): Promise<Uint8Array> {
  const stored = await readStoredPdf(parts.storage, version);
  if (stored) return stored;
  const sent = version.sent === null ? null : (JSON.parse(version.sent) as SentQuote);
  const file =
    sent && version.hash !== null
      ? await printQuote(parts, ctx, { versionId: version.id, sent, hash: version.hash })
      : null;
  const printed = file && (await readStoredPdf(parts.storage, { pdf_key: file.key }));
  if (!file || !printed)
    throw new ProviderError('unavailable', 'No browser can print at the moment.');
  await ctx.db.write(async (tx) => {
    const now = await findVersion(tx, version.id);
    // Deleted or erased while it was printed: the file is swept.
    if (!now || now.sent === null) return;
    await recordFiles(tx, [file], ctx.clock.now().toISOString());
    await updateVersion(tx, version.id, { pdf_key: file.key });
  });
  return printed;
}

/** For the owner. @throws AppError not-found for a draft; ProviderError 'unavailable' */
export async function readVersionPdf(
  parts: QuotePdfParts,
  { ctx, id, versionId }: { ctx: Context; id: string; versionId: string },
): Promise<Uint8Array> {
  requireOwner(ctx);
  const version = await findVersion(ctx.db.read, versionId);
  if (!version || version.quote_id !== id || version.sent === null)
    throw new AppError('not-found', 'There is no such sheet: this version has not been sent.');
  return readQuotePdf(parts, ctx, version);
}
