/** Anonymises an accepted quote when its person is erased: only what tax law requires is kept. */
import { emptyAudit, writeAudit } from '#server/db/audit.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { subjectOf } from '#server/db/records.ts';
import { markForDeletion } from '#server/storage/stored-files.ts';
import { bodyOf } from '#server/features/quotes/read.ts';
import {
  findQuote,
  listVersions,
  updateQuote,
  updateVersion,
} from '#server/features/quotes/repo.ts';

const NOBODY = { name: '', email: '', phone: '', address: '', postcode: '' };

/**
 * Keeps number, date, lines and amounts; removes the customer's details, words, signature and PDF.
 * @returns the storage keys of the PDFs, already marked for deletion: the sweep removes any the caller does not
 */
export async function anonymiseAccepted(
  tx: Tx,
  ctx: Context,
  ids: readonly string[],
): Promise<string[]> {
  const sheets: string[] = [];
  const at = ctx.clock.now().toISOString();
  for (const id of ids) {
    const quote = await findQuote(tx, id);
    if (!quote) continue;
    const versions = await listVersions(tx, [id]);
    const keys = versions.flatMap((version) => version.pdf_key ?? []);
    await markForDeletion(tx, keys, at);
    sheets.push(...keys);
    for (const version of versions) {
      // The owner's free text may contain names.
      const body = {
        ...bodyOf(version),
        title: 'Garden work',
        intro: '',
        assumptions: [],
        exclusions: [],
        lines: bodyOf(version).lines.map((line) => ({ ...line, note: '' })),
      };
      await updateVersion(tx, version.id, {
        body: JSON.stringify(body),
        sent: null,
        pdf_key: null,
        answer_words: null,
        answered_at: null,
      });
    }
    await tx
      .updateTable('quote_acceptances')
      .set({ name: '', client_address: '' })
      .where('quote_id', '=', id)
      .execute();
    // Its six years of retention count from the last change.
    await updateQuote(tx, quote, {
      ...NOBODY,
      enquiry_id: null,
      design_id: null,
      design_title: null,
    });
    await emptyAudit(tx, subjectOf('quotes', id));
    await writeAudit(tx, ctx, {
      action: 'quotes.erase',
      subject: subjectOf('quotes', id),
      version: quote.version + 1,
    });
  }
  return sheets;
}
