/**
 * A row for every change: who did what to which thing. `detail` holds nothing personal; `before` and `after` hold the
 * record itself, are what its history is read from, and are emptied when a person's data is erased.
 */
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

export type AuditEntry = {
  action: string;
  subject: string;
  detail?: Record<string, string | number | boolean | null>;
  /** The record as it was; left out where nothing is kept of it. */
  before?: unknown;
  after?: unknown;
  /** Of the record after the change. */
  version?: number;
};

const toText = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

/** Written in the transaction of the change itself. */
export async function writeAudit(tx: Tx, ctx: Context, entry: AuditEntry): Promise<void> {
  const actor = ctx.actor.kind === 'job' ? `job:${ctx.actor.job}` : ctx.actor.kind;
  await tx.insertInto('audit').values({
    id: ctx.ids.make('aud'),
    at: ctx.clock.now().toISOString(),
    actor,
    action: entry.action,
    subject: entry.subject,
    request_id: ctx.requestId,
    detail: JSON.stringify(entry.detail ?? {}),
    version: entry.version ?? null,
    before: toText(entry.before),
    after: toText(entry.after),
  }).execute();
}

/** Takes what was personal out of the rows of a subject; that changes were made stays. */
export async function emptyAudit(tx: Tx, subject: string): Promise<void> {
  await tx.updateTable('audit').set({ before: null, after: null }).where('subject', '=', subject).execute();
}
