/** Outgoing mail in the owner's hands. */
import { pageOf } from '#contracts/paging.ts';
import {
  type AdminMail,
  type AdminMailPage,
  AdminMailQuery,
  type AdminMailWhole,
  canDrop,
  canResend,
  MAIL_LIST_NAMES,
  MAIL_LISTS,
  MAIL_STATE_LABELS,
  type MailState,
} from '#contracts/mail.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { patternsOf } from '#server/db/search-sql.ts';
import { isSearchCut } from '#server/db/word-search.ts';
import { NO_WORDS } from '#server/db/word-search.ts';
import { AppError } from '#server/errors.ts';
import {
  MAIL_ATTEMPTS,
  MAIL_JOB,
  ownerAddress,
  queueMail,
} from '#server/features/mail/queue-mail.ts';
import {
  countHeldMails,
  countMailsByState,
  findMailRow,
  listMailRows,
  lookUpMails,
  type MailRow,
  type MailSummaryRow,
  moveMailRow,
} from '#server/features/mail/repo.ts';
import { presentMail } from '#server/features/mail/send-job.ts';
import type { Queue } from '#server/jobs/queue.ts';

const MAILS_A_PAGE = 25;

const present = (row: MailSummaryRow): AdminMail => ({
  id: row.id,
  to: { name: row.to_name, address: row.to_address },
  subject: row.subject,
  state: row.state,
  error: row.error,
  attempts: row.attempts,
  about:
    row.about_kind !== null && row.about_id !== null
      ? { kind: row.about_kind, id: row.about_id }
      : null,
  createdAt: row.created_at,
  sentAt: row.sent_at,
});

/** `sender`: whom mails come from, null where none leave. */
export type MailSetUp = { sender: string | null };

/** One page, the newest first. A page beyond the last is the last. */
export async function listMails({
  ctx,
  query,
  sender,
}: { ctx: Context; query: unknown } & MailSetUp): Promise<AdminMailPage> {
  requireOwner(ctx);
  const { list, search = '', page = 1 } = AdminMailQuery.parse(query);
  const words = await lookUpMails(ctx.db.read, patternsOf(search));
  const byState = await countMailsByState(ctx.db.read, { words });
  const countOf = (states: readonly MailState[]) =>
    states.reduce((sum, state) => sum + (byState.get(state) ?? 0), 0);
  const lists = Object.fromEntries(
    MAIL_LIST_NAMES.map((name) => [name, countOf(MAIL_LISTS[name].states)]),
  ) as Omit<AdminMailPage['counts'], 'all'>;
  const counts = { ...lists, all: [...byState.values()].reduce((sum, count) => sum + count, 0) };
  const { pages, shown, offset } = pageOf(counts[list ?? 'all'], MAILS_A_PAGE, page);
  const [rows, owner] = await Promise.all([
    listMailRows(ctx.db.read, {
      words,
      states: list ? MAIL_LISTS[list].states : null,
      limit: MAILS_A_PAGE,
      offset,
    }),
    ownerAddress(ctx),
  ]);
  const isCut = await isSearchCut(ctx.db.read, 'mail_messages', words, { found: counts.all });
  return {
    items: rows.map(present),
    counts,
    page: shown,
    pages,
    isCut,
    sender,
    owner: owner.address,
  };
}

const gone = () =>
  new AppError(
    'not-found',
    'This message is no longer kept: messages go after 90 days, or when what is held about a person is erased.',
  );

/** As it looks, and as plain text. @throws AppError not-found */
export async function readMail({
  ctx,
  id,
  origin,
}: {
  ctx: Context;
  id: string;
  origin: string;
}): Promise<AdminMailWhole> {
  requireOwner(ctx);
  const row = await findMailRow(ctx.db.read, id);
  if (!row) throw gone();
  const { html, text, attachments } = await presentMail(ctx, { origin }, row);
  return {
    ...present(row),
    html,
    text,
    attachments: attachments.map(({ name, content }) => ({ name, bytes: content.byteLength })),
  };
}

/** How many wait for the owner to decide. */
export async function countMailTroubles({
  ctx,
}: {
  ctx: Context;
}): Promise<{ failed: number; uncertain: number; held: number }> {
  const [byState, held] = await Promise.all([
    countMailsByState(ctx.db.read, { words: NO_WORDS }),
    countHeldMails(ctx.db.read),
  ]);
  return { failed: byState.get('failed') ?? 0, uncertain: byState.get('uncertain') ?? 0, held };
}

type Order = { ctx: Context; id: string };

const aboutOf = ({ about_kind: kind, about_id: id }: Pick<MailRow, 'about_kind' | 'about_id'>) =>
  kind === null || id === null ? null : `${kind}:${id}`;

/**
 * Sends a message once more, or for the first time.
 * @throws AppError not-found; impossible when it is on its way, has arrived, or could not leave
 */
export async function resendMail({
  ctx,
  id,
  queue,
  sender,
}: Order & MailSetUp & { queue: Queue }): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const row = await findMailRow(tx, id);
    if (!row) throw gone();
    if ((row.state === 'kept' || row.state === 'dropped') && sender === null)
      throw new AppError(
        'impossible',
        'No mail server is set up, so nothing can be sent: set one up at the top of the Mail page.',
      );
    const isMoved =
      canResend(row.state, sender !== null) &&
      (await moveMailRow(tx, id, [row.state], {
        state: 'queued',
        error: null,
        updated_at: ctx.clock.now().toISOString(),
      }));
    if (!isMoved)
      throw new AppError(
        'impossible',
        `This message cannot be sent again: its state is “${MAIL_STATE_LABELS[row.state]}”.`,
      );
    const key = `${MAIL_JOB}:${id}`;
    // One that was dropped while it waited has its job still, which may not begin for a while and has used up attempts.
    await queue.drop(tx, [key], { isForgotten: true });
    await queue.enqueue(tx, { kind: MAIL_JOB, key, payload: { id }, maxAttempts: MAIL_ATTEMPTS });
    await writeAudit(tx, ctx, {
      action: 'mail.resend',
      subject: `mail:${id}`,
      detail: { was: row.state, about: aboutOf(row) },
      before: { state: MAIL_STATE_LABELS[row.state] },
      after: { state: MAIL_STATE_LABELS.queued },
    });
  });
  queue.announce();
}

/** It stays readable and is not sent. @throws AppError not-found, impossible */
export async function dropMail({ ctx, id }: Order): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const row = await findMailRow(tx, id);
    if (!row) throw gone();
    const isMoved =
      canDrop(row.state) &&
      (await moveMailRow(tx, id, [row.state], {
        state: 'dropped',
        updated_at: ctx.clock.now().toISOString(),
      }));
    if (!isMoved)
      throw new AppError(
        'impossible',
        `This message cannot be dropped: its state is “${MAIL_STATE_LABELS[row.state]}”.`,
      );
    await writeAudit(tx, ctx, {
      action: 'mail.drop',
      subject: `mail:${id}`,
      detail: { was: row.state, about: aboutOf(row) },
      before: { state: MAIL_STATE_LABELS[row.state] },
      after: { state: MAIL_STATE_LABELS.dropped },
    });
  });
}

/** To the firm's own address. @returns in words what happens with it */
export async function sendTestMail({
  ctx,
  queue,
  sender,
  origin,
}: { ctx: Context; queue: Queue; origin: string } & MailSetUp): Promise<string> {
  requireOwner(ctx);
  const to = await ownerAddress(ctx);
  const at = ctx.clock.now().toISOString();
  await ctx.db.write((tx) =>
    queueMail(tx, ctx, {
      queue,
      key: `test:${ctx.ids.make('eml')}`,
      to,
      subject: 'A test of the mail server',
      content: {
        preheader: 'If you can read this, mails leave your site and arrive.',
        title: 'Mails arrive',
        blocks: [
          {
            type: 'text',
            text: 'If you can read this in your inbox, your site sends mails and they arrive. If it lies among the junk, ask whoever runs your domain about SPF, DKIM and DMARC.',
          },
          {
            type: 'facts',
            facts: [
              { label: 'Asked for', value: at },
              { label: 'Site', value: origin },
            ],
          },
          { type: 'button', label: 'Open the back office', url: `${origin}/admin/mail` },
        ],
      },
    }),
  );
  queue.announce();
  return sender === null
    ? 'The test is kept here: no mail server is set up, so it does not leave.'
    : `The test is on its way to ${to.address}. Its state below says whether the mail server has taken it.`;
}
