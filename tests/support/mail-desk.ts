/** What tests of the owner's mail begin with: messages that are queued, listed, changed and sent. */
import type { AdminMailPage, MailContent, MailState } from '#contracts/mail.ts';
import { jobHandlers } from '#server/features/job-handlers.ts';
import { type NewMail, queueMail } from '#server/features/mail/queue-mail.ts';
import { asOwner } from '#tests/support/owner.ts';
import type { TestServer } from '#tests/support/server.ts';

export const FROM = { name: 'Oakmere & Vale', address: 'hello@example.org' };

export const content: MailContent = {
  preheader: 'p',
  title: 'A title',
  blocks: [{ type: 'text', text: 'Words & <b>signs</b>.' }],
};

export const ORIGIN = { origin: 'http://localhost:80' };

/** @param of the server of the test that runs */
export function mailDesk(of: () => TestServer) {
  const ctx = () => of().container.contextFor({ kind: 'visitor' }, 'test');
  const queue = (key: string, more: Partial<NewMail> = {}) =>
    of().container.db.write((tx) =>
      queueMail(tx, ctx(), {
        queue: of().container.queue,
        key,
        to: { name: 'Ada Field', address: 'ada@example.com' },
        subject: `About ${key}`,
        content,
        ...more,
      }),
    );
  const rows = () =>
    of()
      .container.db.read.selectFrom('mail_messages')
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  const idOf = async (key: string) => (await rows()).find((row) => row.key === key)!.id;
  const list = async (query = '') =>
    (await (await asOwner(of()))({ url: `/api/admin/mail${query}` })).json<AdminMailPage>();
  const put = async (id: string, what: string) =>
    (await asOwner(of()))({ method: 'POST', url: `/api/admin/mail/${id}/${what}` });
  const setState = (id: string, state: MailState) =>
    of().container.db.write((tx) =>
      tx.updateTable('mail_messages').set({ state }).where('id', '=', id).execute(),
    );

  /** Does all the mail that waits, as the worker would. */
  async function work(): Promise<void> {
    const handler = jobHandlers(of().container).find((handlers) => 'mail-send' in handlers)![
      'mail-send'
    ]!;
    for (
      let job = await of().container.queue.claim(['mail-send']);
      job;
      job = await of().container.queue.claim(['mail-send'])
    ) {
      await handler({
        payload: job.payload,
        jobId: job.id,
        attempt: job.attempts,
        signal: new AbortController().signal,
        step: (_name, run) => run(),
      });
      await of().container.queue.finish(job);
    }
  }
  return { queue, rows, idOf, list, put, setState, work };
}
