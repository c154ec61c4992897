/** Outgoing mail as part of what is held of a person: what was written to them, and what the firm was told of them. */
import { MAIL_STATE_LABELS } from '#contracts/mail.ts';
import { escaped } from '#engine/model/escaped.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { listByNameOrPhone, listRows } from '#server/db/rows.ts';
import { MAIL_JOB } from '#server/features/mail/queue-mail.ts';
import {
  deleteMailRows,
  listMailRowsNaming,
  MAIL_TEXT,
  type MailRow,
} from '#server/features/mail/repo.ts';
import { attachmentsOf } from '#server/features/mail/send-job.ts';
import type { Erasure, PersonalDataProvider } from '#server/privacy/personal-data.ts';
import type { Queue } from '#server/jobs/queue.ts';

/** "ann@example.org" is not in "joann@example.org". */
const names = (content: string, email: string): boolean =>
  new RegExp(`(?<![\\w.+%'-])${escaped(email)}(?![\\w-]|\\.\\w)`, 'i').test(content);

/** @param email in small letters */
async function findMailsOf(db: Reader, email: string): Promise<MailRow[]> {
  const rows = await listMailRowsNaming(db, email, `%${email.replace(/[!%_]/g, '!$&')}%`);
  return rows.filter((row) => row.to_address.toLowerCase() === email || names(row.content, email));
}

export const mailPersonalData = ({ queue }: { queue: Queue }): PersonalDataProvider => ({
  name: 'mails',
  label: 'E-mails',
  async find({ ctx, email }) {
    return (await findMailsOf(ctx.db.read, email)).map((row) => ({
      id: row.id,
      title: row.subject,
      at: row.created_at,
      href: null,
      subjects: [`mail:${row.id}`],
      detail: [
        row.to_address.toLowerCase() === email ? 'to this address' : 'to the firm',
        MAIL_STATE_LABELS[row.state].toLowerCase(),
      ],
    }));
  },
  async *files({ ctx, email }) {
    for (const row of await findMailsOf(ctx.db.read, email)) {
      const { key: _key, content, attachments: _attachments, ...facts } = row;
      const place = `${row.created_at.slice(0, 10)}-${row.id}`;
      yield {
        path: `${place}.json`,
        bytes: new TextEncoder().encode(
          JSON.stringify({ ...facts, content: JSON.parse(content) as unknown }, null, 2),
        ),
      };
      for (const [index, { name, content: bytes }] of attachmentsOf(row).entries())
        yield { path: `${place}-${index + 1}-${name.replace(/[^\w.-]+/g, '-')}`, bytes };
    }
  },
  async named({ ctx, who }) {
    const rows = await listByNameOrPhone(ctx.db.read, 'mail_messages', who, {
      name: 'to_name',
      phone: null,
      index: MAIL_TEXT,
    });
    return rows.map((row) => ({
      id: row.id,
      title: row.subject,
      at: row.created_at,
      href: null,
      subjects: [`mail:${row.id}`],
      detail: [MAIL_STATE_LABELS[row.state].toLowerCase()],
      name: row.to_name ?? '',
      email: row.to_address,
    }));
  },
  erase: async (tx, { ctx, email }) =>
    eraseMails(
      tx,
      ctx,
      queue,
      (await findMailsOf(tx, email)).map((row) => row.id),
    ),
  eraseIds: async (tx, { ctx, ids }) =>
    eraseMails(
      tx,
      ctx,
      queue,
      (await listRows(tx, 'mail_messages', { id: ids })).map((row) => row.id),
    ),
});

async function eraseMails(tx: Tx, ctx: Context, queue: Queue, ids: string[]): Promise<Erasure> {
  requireOwner(ctx);
  await deleteMailRows(tx, ids);
  await queue.drop(
    tx,
    ids.map((id) => `${MAIL_JOB}:${id}`),
    { isForgotten: true },
  );
  for (const id of ids) await writeAudit(tx, ctx, { action: 'mail.erase', subject: `mail:${id}` });
  return { done: [{ what: 'E-mails', count: ids.length }], ids };
}
