import { AGREED } from '#tests/support/diary-desk.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookAppointment } from '#server/features/appointments/book.ts';
import { listSlots } from '#server/features/appointments/find-slots.ts';
import { sumQuote } from '#contracts/quote-sums.ts';
import { rangeWarning } from '#contracts/admin-quotes.ts';
import { readEnquiryFor } from '#server/features/enquiries/for-others.ts';
import { sendEnquiry } from '#server/features/enquiries/send.ts';
import { createQuote } from '#server/features/quotes/edit.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { enquiryParts } from '#tests/support/quote-desk.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('a quote drafted from an enquiry on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({
      kind,
      parts: { clock: { now: () => new Date('2026-11-23T09:00:00.000Z') } },
    });
  });
  afterEach(() => server.close());
  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'test');
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');

  async function send(more: object) {
    const { row, link } = await sendEnquiry({
      ctx: visitor(),
      input: {
        name: 'Ada Field',
        email: 'ada@example.org',
        message: 'A garden, please.',
        requestKey: 'key-0000001',
        ...more,
      },
      ...enquiryParts(server),
    });
    return { id: row.id, token: link.replace('/enquiry/', '') };
  }
  const draft = async (enquiryId: string) => {
    const quote = await createQuote({ ctx: owner(), input: { enquiryId } });
    return { quote, body: quote.versions[0]!.body, totalPence: quote.versions[0]!.totalPence };
  };

  test('what the answers about access add is carried over line by line, and the total lies in the range the customer was shown', async () => {
    const { ids } = await makeDesigns(server);
    const plain = await createQuote({ ctx: owner(), input: { designId: ids[0] } });
    const access = { gate: 'house', parking: 'near', permit: 'no' };
    const { id } = await send({ designIds: [ids[0]], access });
    const { range } = (await readEnquiryFor(owner(), id))!;

    const { quote, body, totalPence } = await draft(id);

    expect(
      body.lines
        .filter((line) => line.id.startsWith('access-'))
        .map(({ description, phase }) => [description, phase]),
    ).toEqual([
      ['Access: only through the house', body.phases[0]!.id],
      ['Parking: 20 to 50 m', body.phases[0]!.id],
    ]);
    expect(totalPence).toBeGreaterThan(plain.versions[0]!.totalPence);
    expect(quote.shownRange).toEqual({ ...range!.after, includesVat: true });
    expect(totalPence).toBeGreaterThanOrEqual(range!.after.lowPence);
    expect(totalPence).toBeLessThanOrEqual(range!.after.highPence);
    const sums = sumQuote(
      body.lines,
      body.phases.map((phase) => phase.id),
    );
    expect(rangeWarning(quote.shownRange, sums)).toBeNull();
    expect(body.payments.reduce((sum, stage) => sum + stage.share, 0)).toBe(10_000);
  });

  test('the assumptions repeat what the customer wrote about access instead of contradicting it', async () => {
    const { ids } = await makeDesigns(server);
    const { id } = await send({ designIds: [ids[0]], access: { gate: 'house' } });

    const { body } = await draft(id);

    const words = body.assumptions.join('\n');
    expect(words).toContain('The only way to the garden is through the house');
    expect(words).not.toContain('a clear way of at least 0.9 m');
    expect(words).toContain('There is a place within 20 m to unload and for a skip.');
    expect(words).toContain('Water and electricity may be taken from the house.');
  });

  test('another design than the one enquired about has its own price for access', async () => {
    const { ids } = await makeDesigns(server);
    const { id } = await send({ access: { gate: 'narrow' } });
    const made = await createQuote({
      ctx: owner(),
      input: { enquiryId: id, designId: ids[0] },
    });
    const added = made.versions[0]!.body.lines.find((line) => line.id === 'access-gate');
    expect(added).toMatchObject({ description: 'Access: under 0.9 m' });
    expect(added!.unitPence).toBeGreaterThan(0);
    expect(made.shownRange).toBeNull();
  });

  test('the postcode comes from the enquiry, else from its visit, else from the request for its design', async () => {
    const { ids } = await makeDesigns(server, { postcode: 'RM1 3DS' });
    const fromDesign = await send({ designIds: [ids[0]], requestKey: 'key-of-design' });
    expect((await draft(fromDesign.id)).quote.customer.postcode).toBe('RM1 3DS');

    const named = await send({
      designIds: [ids[0]],
      postcode: 'SE1 7PB',
      requestKey: 'key-of-named',
    });
    expect((await draft(named.id)).quote.customer.postcode).toBe('SE1 7PB');

    const visited = await send({ requestKey: 'key-of-visited' });
    expect((await draft(visited.id)).quote.customer.postcode).toBe('');
    const { slots } = await listSlots({
      ctx: visitor(),
      kind: 'site-assessment',
      days: 14,
      postcode: 'RM1 3AB',
    });
    await bookAppointment({
      ctx: visitor(),
      input: {
        kind: 'site-assessment',
        ...AGREED,
        startsAt: slots[0]!.startsAt,
        name: 'Ada Field',
        email: 'ada@example.org',
        postcode: 'RM1 3AB',
        requestKey: 'key-of-visit',
        enquiry: visited.token,
      },
      queue: server.container.queue,
      origin: 'https://garden.example.org',
    });
    expect((await draft(visited.id)).quote.customer.postcode).toBe('RM1 3AB');
  });

  test('the postcode of a design that is in the library is not taken: it may be a stranger’s', async () => {
    const { ids } = await makeDesigns(server, { postcode: 'RM1 3DS' });
    await server.container.db.write((tx) =>
      tx
        .updateTable('designs')
        .set({ shared: 1, public_at: '2026-11-22T09:00:00.000Z' })
        .where('id', '=', ids[0]!)
        .execute(),
    );
    const { id } = await send({ designIds: [ids[0]] });
    expect((await draft(id)).quote.customer.postcode).toBe('');
  });
});

test('a total outside the range the customer was shown is said with both figures', () => {
  const range = { lowPence: 1_000_000, highPence: 1_200_000, includesVat: true };
  const sums = { netPence: 700_000, totalPence: 840_000 };
  expect(rangeWarning(range, sums)).toBe(
    'The customer was shown £10,000.00 to £12,000.00 with the enquiry; this quote comes to £8,400.00, which is less.',
  );
  expect(rangeWarning(range, { netPence: 1, totalPence: 1_200_001 })).toContain('which is more');
  expect(rangeWarning(range, { netPence: 1, totalPence: 1_200_000 })).toBeNull();
  expect(
    rangeWarning({ ...range, includesVat: false }, { ...sums, totalPence: 1_100_000 }),
  ).toContain('£10,000.00 to £12,000.00 before VAT');
  expect(rangeWarning(null, sums)).toBeNull();
});
