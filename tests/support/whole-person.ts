/** A person with one of everything that a visitor can leave with us, made by the calls that the pages make. */
import { expect } from 'vitest';
import type { VisitorQuote } from '#contracts/quotes.ts';
import { acceptQuote } from '#server/features/quotes/answer.ts';
import { issueInvoice } from '#server/features/invoices/use-cases.ts';
import { addTask } from '#server/features/tasks/use-cases.ts';
import { createQuote, saveDraft } from '#server/features/quotes/edit.ts';
import { readQuoteByLink } from '#server/features/quotes/read.ts';
import { sendQuote } from '#server/features/quotes/send.ts';
import { markDesign, putTogether } from '#server/features/designs/boards.ts';
import { nameVersion } from '#server/features/designs/versions.ts';
import { makeDesigns, workOff } from '#tests/support/designs.ts';
import { makePhonePhoto } from '#tests/support/images.ts';
import { asOwner, OWN_ORIGIN } from '#tests/support/owner.ts';
import type { TestServer } from '#tests/support/server.ts';

export const NAME = 'Wilhelmina Oddsock';

export const EMAIL = 'wilhelmina@oddsock.example';

export const PHONE = '01632 960777';

/** In everything that was typed, each with an ending of its own. */
export const WORD = 'zanzibar';

/** @param of the server of the test that runs */
export function wholePersonDesk(of: () => TestServer) {
  const owner = () => of().container.contextFor({ kind: 'owner' }, 'test');
  const visitor = () => of().container.contextFor({ kind: 'visitor' }, 'test');
  const telling = () => ({ queue: of().container.queue, origin: 'https://garden.example' });

  async function post<T>(url: string, payload: object, expected = 201): Promise<T> {
    const answer = await of().app.inject({
      method: 'POST',
      url,
      headers: { origin: OWN_ORIGIN },
      payload,
    });
    expect([url, answer.statusCode, answer.statusCode === expected ? '' : answer.body]).toEqual([
      url,
      expected,
      '',
    ]);
    return answer.json<T>();
  }

  async function makeQuote(
    enquiryId: string,
    title: string,
  ): Promise<VisitorQuote & { token: string }> {
    const made = await createQuote({ ctx: owner(), input: { enquiryId } });
    const line = {
      id: 'a',
      phase: 'hard',
      group: 'work' as const,
      description: 'Sandstone paving',
      note: `For ${NAME}`,
      quantity: '2',
      unit: 'm2' as const,
      unitPence: 10_000,
      vat: 20 as const,
    };
    const body = { ...made.versions[0]!.body, title, intro: `Dear ${NAME}`, lines: [line] };
    const saved = await saveDraft({
      ctx: owner(),
      id: made.id,
      baseVersion: made.version,
      input: {
        customer: {
          ...made.customer,
          name: NAME,
          email: EMAIL,
          phone: PHONE,
          address: `1 ${WORD}street`,
        },
        body,
      },
    });
    const { browser, storage } = of().container;
    const { quote } = await sendQuote({
      ctx: owner(),
      id: saved.id,
      baseVersion: saved.version,
      ...telling(),
      browser,
      storage,
      isMailed: false,
    });
    const token = quote.versions[0]!.link!.replace('/quote/', '');
    return { ...(await readQuoteByLink({ ctx: visitor(), token })), token };
  }

  /** One of everything that a visitor can leave with us, by the calls that the pages make. */
  async function makePerson(): Promise<void> {
    const made = await makeDesigns(of(), {
      designDescription: `A ${WORD}design of 8 by 10 metres for ${NAME}`,
      share: true,
    });
    await workOff(of(), ['design-picture', 'design-render']);
    await nameVersion({
      ctx: visitor(),
      id: made.ids[0]!,
      input: { sessionId: made.sessionId, version: 0, title: `The ${WORD} one` },
    });
    const board = await putTogether({
      ctx: visitor(),
      queue: of().container.queue,
      space: of().container.space,
      lane: 'test',
      id: made.ids[0]!,
      input: { sessionId: made.sessionId },
    });
    await markDesign({
      ctx: visitor(),
      id: board.id,
      input: {
        author: 'a-random-key-of-theirs',
        designId: board.designIds[0]!,
        hasHeart: true,
        name: NAME,
        comment: `The ${WORD}heart of it`,
      },
    });
    await of().app.inject({
      method: 'POST',
      url: `/api/design-library/${made.ids[0]}/pdf`,
      headers: { origin: OWN_ORIGIN },
    });
    await post(
      `/api/design-sessions/${made.sessionId}/contact`,
      { name: NAME, email: EMAIL, wants: 'contact' },
      200,
    );
    await post('/api/booking-requests', {
      kind: 'site-assessment',
      name: NAME,
      email: EMAIL,
      phone: PHONE,
      preferredTimes: `${WORD}times`,
      message: `${WORD}request`,
      requestKey: 'whole-request',
    });
    const { slots } = (
      await of().app.inject('/api/appointments/slots?kind=general-consultation&days=14')
    ).json<{ slots: { startsAt: string }[] }>();
    await post('/api/appointments', {
      kind: 'general-consultation',
      startsAt: slots[0]!.startsAt,
      name: NAME,
      email: EMAIL.toUpperCase(),
      phone: PHONE,
      message: `${WORD}appointment`,
      siteFacts: [{ label: 'Soil', value: `${WORD}soil` }],
      requestKey: 'whole-booking',
    });

    const { link } = await post<{ link: string }>('/api/enquiries', {
      source: 'design',
      name: NAME,
      email: EMAIL,
      phone: PHONE,
      message: `${WORD}enquiry`,
      preferredTimes: `${WORD}when`,
      designIds: made.ids.slice(0, 1),
      requestKey: 'whole-enquiry',
    });
    const token = link.slice('/enquiry/'.length);
    await post(
      `/api/enquiries/${token}/messages`,
      { text: `${WORD}letter`, requestKey: 'whole-letter' },
      200,
    );
    const photo = new FormData();
    photo.set(
      'image',
      new Blob([(await makePhonePhoto()) as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' }),
      `${WORD}.jpg`,
    );
    const body = new Response(photo);
    const sent = await of().app.inject({
      method: 'POST',
      url: `/api/enquiries/${token}/photos`,
      headers: { origin: OWN_ORIGIN, 'content-type': body.headers.get('content-type')! },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    expect([sent.statusCode, sent.statusCode === 201 ? '' : sent.body]).toEqual([201, '']);
    const call = await asOwner(of());
    const enquiryId = token.split('.')[0]!;
    expect(
      (
        await call({
          method: 'POST',
          url: `/api/admin/enquiries/${enquiryId}/notes`,
          payload: { text: `${WORD}note of ${NAME}` },
        })
      ).statusCode,
    ).toBe(200);
    expect(
      (
        await call({
          method: 'POST',
          url: `/api/admin/enquiries/${enquiryId}/notes`,
          payload: { text: `${WORD}remark on ${NAME}` },
        })
      ).statusCode,
    ).toBe(200);
    // What the owner takes away again stands in the record of changes.
    const { notes } = (
      await call({
        method: 'POST',
        url: `/api/admin/enquiries/${enquiryId}/notes`,
        payload: { text: `${WORD}blot on ${NAME}` },
      })
    ).json<{ notes: { id: string; text: string }[] }>();
    const { id: blot } = notes.find((note) => note.text.includes('blot'))!;
    expect(
      (await call({ method: 'DELETE', url: `/api/admin/enquiries/${enquiryId}/notes/${blot}` }))
        .statusCode,
    ).toBe(200);
    expect(
      JSON.stringify(
        await of()
          .container.db.read.selectFrom('audit')
          .select('before')
          .where('action', '=', 'enquiries.remove-note')
          .execute(),
      ),
    ).toContain(`${WORD}blot`);

    const accepted = await makeQuote(enquiryId, `${WORD}accepted`);
    await acceptQuote({
      ctx: visitor(),
      token: accepted.token,
      input: { hash: accepted.hash, name: NAME },
      clientAddress: '198.51.100.7',
      storage: of().container.storage,
      ...telling(),
    });
    const { id: quoteId } = await of()
      .container.db.read.selectFrom('quotes')
      .select('id')
      .where('number', '=', accepted.number)
      .executeTakeFirstOrThrow();
    await issueInvoice({ ctx: owner(), id: quoteId, input: { stage: 0 } });
    await addTask({
      ctx: owner(),
      input: { email: EMAIL, text: `${WORD}task for ${NAME}`, requestKey: `task-${EMAIL}` },
    });
    await makeQuote(enquiryId, `${WORD}offered`);

    await post('/api/complaints', {
      kind: 'data',
      name: NAME,
      email: EMAIL,
      phone: PHONE,
      concerning: `${WORD}job`,
      message: `${WORD}complaint, at some length`,
      remedy: `${WORD}remedy`,
      requestKey: 'whole-complaint',
    });
    const [complaint] = (await call({ url: '/api/admin/complaints' })).json<{
      items: { id: string }[];
    }>().items;
    for (const step of [
      { kind: 'note', text: `${WORD}step about ${NAME}` },
      { kind: 'answer', text: `Dear ${NAME}, ${WORD}answer` },
      { kind: 'close' },
    ]) {
      expect(
        (
          await call({
            method: 'POST',
            url: `/api/admin/complaints/${complaint!.id}/steps`,
            payload: step,
          })
        ).statusCode,
      ).toBe(200);
    }
    await post('/api/cancellations', {
      contract: `${WORD}contract`,
      name: NAME,
      address: `2 ${WORD}road`,
      email: EMAIL,
      requestKey: 'whole-notice',
    });
  }
  return { owner, makePerson };
}
