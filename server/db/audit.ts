/**
 * A row for every change: who did what to which thing. `detail` holds nothing personal; `before` and `after` hold the
 * record itself, are what its history is read from, and are emptied when a person's data is erased.
 */
import type { Selectable } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import type { AuditTable } from '#server/db/tables.ts';

export type AuditEntry = {
  action: string;
  subject: string;
  detail?: Record<string, string | number | boolean | null>;
  /** The previous record; omitted if it is not kept. */
  before?: unknown;
  after?: unknown;
  /** Of the record after the change. */
  version?: number;
};

const toText = (value: unknown) =>
  value === undefined || value === null ? null : JSON.stringify(value);

/** Counts this process's rows: rows of one millisecond are listed in the order in which they were written. */
let written = 0;
const auditId = (ctx: Context) =>
  ctx.ids.make('aud').replace('_', `_${String((written += 1)).padStart(9, '0')}_`);

/** Call in the transaction of the change. */
export async function writeAudit(tx: Tx, ctx: Context, entry: AuditEntry): Promise<void> {
  const by = ctx.actor.kind === 'owner' ? (ctx.actor.by ?? null) : null;
  const actor = ctx.actor.kind === 'job' ? `job:${ctx.actor.job}` : ctx.actor.kind;
  await tx
    .insertInto('audit')
    .values({
      id: auditId(ctx),
      at: ctx.clock.now().toISOString(),
      actor: by ? 'colleague' : actor,
      by_name: by?.name ?? null,
      action: entry.action,
      topic: entry.action.split('.')[0]!,
      subject: entry.subject,
      request_id: ctx.requestId,
      detail: JSON.stringify(entry.detail ?? {}),
      version: entry.version ?? null,
      before: toText(entry.before),
      after: toText(entry.after),
    })
    .execute();
}

/** Removes personal data from a subject's rows; that changes were made is kept. */
export async function emptyAudit(tx: Tx, subject: string): Promise<void> {
  await tx
    .updateTable('audit')
    .set({ before: null, after: null })
    .where('subject', '=', subject)
    .execute();
}

/** The same for several subjects, some hundreds at the most. */
export async function emptyAuditOfAll(tx: Tx, subjects: readonly string[]): Promise<void> {
  if (subjects.length > 0)
    await tx
      .updateTable('audit')
      .set({ before: null, after: null })
      .where('subject', 'in', [...subjects])
      .execute();
}

/** Of several subjects, the oldest first. */
export async function listAuditOfAll(db: Reader, subjects: readonly string[]): Promise<AuditRow[]> {
  if (!subjects.length) return [];
  return db
    .selectFrom('audit')
    .selectAll()
    .where('subject', 'in', [...subjects])
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export type AuditRow = Selectable<AuditTable>;

/** A subject's history, newest first. */
export const listAuditOf = (
  db: Reader,
  { subject, limit }: { subject: string; limit: number },
): Promise<AuditRow[]> =>
  db
    .selectFrom('audit')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('at', 'desc')
    .orderBy('version', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Whether something has been done to a subject, ever. */
export const wasEver = async (
  db: Reader,
  { subject, action }: { subject: string; action: string },
): Promise<boolean> =>
  (await db
    .selectFrom('audit')
    .select('id')
    .where('subject', '=', subject)
    .where('action', '=', action)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** A stored version of a record; null if none was kept or it has been erased. */
export function readAuditJson(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

/** Of an audit row's actor, in words. */
export function whoOf({
  actor,
  by_name: name,
}: {
  actor: string;
  by_name?: string | null;
}): string {
  if (actor === 'owner') return 'The owner';
  if (actor === 'colleague') return name ?? 'A colleague';
  return actor === 'visitor' ? 'A visitor' : 'The server';
}

export type AuditFilter = {
  topic?: string | undefined;
  /** 'server': the system and its jobs. */
  actor?: 'owner' | 'colleague' | 'visitor' | 'server' | undefined;
  action?: string | undefined;
  subject?: string | undefined;
  /** ISO times; `until` is not included. */
  from?: string | undefined;
  until?: string | undefined;
  /** The last row of the page before. */
  before?: { at: string; id: string } | undefined;
  limit: number;
};

/** The newest first. Each filter has an index in the order of time, so that a page is found as quickly among many rows as among few. */
export async function listAuditPage(
  db: Reader,
  { topic, actor, action, subject, from, until, before, limit }: AuditFilter,
): Promise<AuditRow[]> {
  let query = db
    .selectFrom('audit')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (topic !== undefined) query = query.where('topic', '=', topic);
  if (action !== undefined)
    query = query.where('topic', '=', action.split('.')[0]!).where('action', '=', action);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  if (actor === 'server') query = query.where('actor', 'not in', ['owner', 'colleague', 'visitor']);
  else if (actor !== undefined) query = query.where('actor', '=', actor);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (until !== undefined) query = query.where('at', '<', until);
  if (before)
    query = query
      .where('at', '<=', before.at)
      .where(({ or, eb, and }) =>
        or([eb('at', '<', before.at), and([eb('at', '=', before.at), eb('id', '<', before.id)])]),
      );
  return query.execute();
}

export const findAuditRow = (db: Reader, id: string): Promise<AuditRow | undefined> =>
  db.selectFrom('audit').selectAll().where('id', '=', id).executeTakeFirst();
