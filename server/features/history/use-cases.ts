/** The history of one record, read from the audit: who changed what, and how it was. */
import type { HistoryEntry, RecordKind } from '#contracts/records.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { listAuditOf, readAuditJson, whoOf } from '#server/db/audit.ts';
import { listChanges } from '#server/db/changes.ts';
import { subjectOf } from '#server/db/records.ts';

/** As many changes as anybody goes back. */
const MOST_ENTRIES = 200;

/**
 * The newest change first. A record that came with the product has no row that adds it: how it was before the owner's
 * first change is then given as a last entry, whose action ends in `.start`.
 * @throws AppError forbidden
 */
export async function readHistory({ ctx, kind, id }: { ctx: Context; kind: RecordKind; id: string }): Promise<HistoryEntry[]> {
  requireOwner(ctx);
  const rows = await listAuditOf(ctx.db.read, { subject: subjectOf(kind, id), limit: MOST_ENTRIES });
  const entries = rows.map((row): HistoryEntry => {
    const before = readAuditJson(row.before);
    const after = readAuditJson(row.after);
    // The whole of a new, deleted or restored record is no list of changes.
    const changes = before && after ? listChanges(before, after) : [];
    return { id: row.id, at: row.at, who: whoOf(row.actor), action: row.action, version: row.version, changes, values: after };
  });
  const first = rows.at(-1);
  const start = first ? readAuditJson(first.before) : null;
  if (!first || !start || rows.length === MOST_ENTRIES) return entries;
  return [...entries, { id: `${first.id}:start`, at: first.at, who: whoOf('system'), action: `${kind}.start`, version: first.version === null ? null : first.version - 1, changes: [], values: start }];
}
