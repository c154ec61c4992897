/** What stays of an accepted quote once its person is erased: what the tax law asks to be kept, and nobody's name. */
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
 * Number, date, lines and amounts stay; who it was for, their words, what they signed with and the sheet go.
 * @returns the keys of the sheets, which are doomed: the sweep takes what nobody removes before
 */
export async function stripAccepted(
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
      // What the owner wrote freely may name somebody.
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
    // The time of the last change is what its six years are counted from.
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
