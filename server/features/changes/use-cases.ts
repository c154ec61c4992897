/** The trail of changes, a page at a time. */
import { addDays, hourBefore, londonDay } from '#contracts/london-time.ts';
import type { Change, ChangeDetail, ChangePage, ChangeQuery } from '#contracts/admin-changes.ts';
import { type Context, requireOwner } from '#server/context.ts';
import {
  type AuditRow,
  findAuditRow,
  listAuditPage,
  readAuditJson,
  whoOf,
} from '#server/db/audit.ts';
import { listChanges } from '#server/db/changes.ts';
import { AppError } from '#server/errors.ts';
import { fieldWords, tellChange } from '#server/features/changes/sentence.ts';
import { compareStoredBooks } from '#server/features/rates/edit.ts';

const PAGE = 50;
const HOUR_MS = 3_600_000;

type Fields = ChangeDetail['fields'];

/** A new or deleted record shows all of itself. */
function fieldsOf(row: AuditRow): Fields {
  const before = readAuditJson(row.before);
  const after = readAuditJson(row.after);
  if (row.topic === 'rates')
    return compareStoredBooks(before, after).map(({ what, ...values }) => ({
      field: what,
      ...values,
    }));
  return before || after ? listChanges(before ?? {}, after ?? {}) : [];
}

function present(row: AuditRow, fields: Fields): Change {
  const told = {
    who: whoOf(row),
    action: row.action,
    subject: row.subject,
    before: readAuditJson(row.before),
    after: readAuditJson(row.after),
    detail: readAuditJson(row.detail) ?? {},
    fields: fields.map((one) => one.field),
  };
  return {
    id: row.id,
    at: row.at,
    who: told.who,
    sentence: tellChange(told),
    action: row.action,
    subject: row.subject,
    hasDetail: fields.length > 0,
  };
}

/** The UTC time at which one of London's days begins. */
function startOfDay(day: string): string {
  const early = hourBefore(day);
  const later = new Date(Date.parse(early) + HOUR_MS);
  return londonDay(new Date(early)) === day ? early : later.toISOString();
}

/** The newest first. @throws AppError forbidden */
export async function listChangePage({
  ctx,
  query,
}: {
  ctx: Context;
  query: ChangeQuery;
}): Promise<ChangePage> {
  requireOwner(ctx);
  const cut = query.before?.indexOf('_') ?? -1;
  const rows = await listAuditPage(ctx.db.read, {
    topic: query.kind,
    actor: query.actor,
    action: query.action,
    subject: query.subject,
    limit: PAGE + 1,
    from: query.from && startOfDay(query.from),
    until: query.to && startOfDay(addDays(query.to, 1)),
    before: query.before
      ? { at: query.before.slice(0, cut), id: query.before.slice(cut + 1) }
      : undefined,
  });
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    changes: page.map((row) => present(row, fieldsOf(row))),
    next: rows.length > PAGE && last ? `${last.at}_${last.id}` : null,
  };
}

/** Field by field. @throws AppError not-found */
export async function readChange({ ctx, id }: { ctx: Context; id: string }): Promise<ChangeDetail> {
  requireOwner(ctx);
  const row = await findAuditRow(ctx.db.read, id);
  if (!row) throw new AppError('not-found', 'There is no such change.');
  const fields = fieldsOf(row);
  return {
    ...present(row, fields),
    fields: fields.map((one) => ({
      ...one,
      field: row.topic === 'rates' ? one.field : fieldWords(one.field),
    })),
  };
}
