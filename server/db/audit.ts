/** A row for every change: who did what to which thing. Holds nothing personal. */
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

export type AuditEntry = { action: string; subject: string; detail?: Record<string, string | number | boolean | null> };

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
  }).execute();
}
