/** What tests of enquiries begin with: one that is sent, as its visitor and as the owner sees it, photographs and mails. */
import { expect } from 'vitest';
import { AdminEnquiry, EnquiriesPage } from '#contracts/admin-enquiries.ts';
import { EnquiryAnswer, VisitorEnquiry } from '#contracts/enquiries.ts';
import { imageForm } from '#tests/support/images.ts';
import { asOwner } from '#tests/support/owner.ts';
import type { TestServer } from '#tests/support/server.ts';

/** @param of the server of the test that runs */
export function enquiryDesk(
  of: () => TestServer,
  callOf: () => Awaited<ReturnType<typeof asOwner>>,
) {
  let made = 0;
  const ctx = (actor: 'owner' | 'visitor' = 'owner') =>
    of().container.contextFor({ kind: actor }, 'test');
  const job = () => of().container.contextFor({ kind: 'job', job: 'test' }, 'test');
  const post = async (url: string, payload: object) =>
    of().app.inject({ method: 'POST', url, payload });
  const send = async (more: object = {}) => {
    made += 1;
    const answer = await post('/api/enquiries', {
      name: 'Ada Field',
      email: `ada${made}@example.org`,
      message: 'About the garden',
      requestKey: `key-number-${made}`,
      ...more,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const sent = EnquiryAnswer.parse(answer.json());
    const token = sent.link.slice('/enquiry/'.length);
    return {
      ...sent,
      token,
      id: token.split('.')[0]!,
      url: `/api/enquiries/${encodeURIComponent(token)}`,
      email: `ada${made}@example.org`,
    };
  };
  const see = async (url: string) => VisitorEnquiry.parse((await of().app.inject(url)).json());
  const open = async (id: string) =>
    AdminEnquiry.parse((await callOf()({ url: `/api/admin/enquiries/${id}` })).json());
  const list = async (query = '') =>
    EnquiriesPage.parse((await callOf()({ url: `/api/admin/enquiries${query}` })).json());
  const addPhoto = async (url: string, bytes: Uint8Array) => {
    const { payload, headers } = imageForm(bytes);
    return of().app.inject({ method: 'POST', url: `${url}/photos`, payload, headers });
  };
  const mailsAbout = async (id: string) =>
    of()
      .container.db.read.selectFrom('mail_messages')
      .select(['subject', 'to_address', 'content'])
      .where('about_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  return { ctx, job, post, send, see, open, list, addPhoto, mailsAbout };
}
