/** What tests of complaints begin with: one that is sent, the owner's list, and the mails. */
import { listComplaints } from '#server/features/complaints/manage.ts';
import { sendComplaint } from '#server/features/complaints/send.ts';
import type { TestServer } from '#tests/support/server.ts';

export const MESSAGE = 'The patio holds water after every rain, three weeks after it was laid.';

/** @param of the server of the test that runs */
export function complaintDesk(of: () => TestServer) {
  let count = 0;

  const visitor = () => of().container.contextFor({ kind: 'visitor' }, 'test');
  const owner = () => of().container.contextFor({ kind: 'owner' }, 'test');
  const parts = () => ({
    queue: of().container.queue,
    origin: 'https://garden.example',
    isMailed: true,
  });
  const tokenOf = (link: string) => link.slice('/complaints/'.length);
  const list = async (query: object = {}) =>
    listComplaints({ ctx: owner(), query, isMailed: false });
  const mailsTo = async (address: string) =>
    of()
      .container.db.read.selectFrom('mail_messages')
      .select(['subject', 'content', 'about_id'])
      .where('to_address', '=', address)
      .orderBy('created_at')
      .orderBy('id')
      .execute();

  async function send(more: object = {}, otherParts: object = {}) {
    count += 1;
    const input = {
      kind: 'work',
      name: 'Ada Field',
      email: `ada${count}@example.org`,
      message: MESSAGE,
      requestKey: `complaint-${count}`,
      ...more,
    };
    const sent = await sendComplaint({ ctx: visitor(), input, ...parts(), ...otherParts });
    const found = (await list({ search: sent.reference })).items[0]!;
    return { ...sent, ...found, input };
  }
  return { visitor, owner, parts, tokenOf, list, mailsTo, send };
}
