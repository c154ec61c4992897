import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lineAmount } from '#contracts/quote-sums.ts';
import { findQuoteProblems } from '#contracts/quotes.ts';
import { sendEnquiry } from '#server/features/enquiries/send.ts';
import { readEnquiryFor } from '#server/features/enquiries/for-others.ts';
import { bodyOfCosting } from '#server/features/quotes/draft.ts';
import { createQuote } from '#server/features/quotes/edit.ts';
import { listQuotesOfEnquiry } from '#server/features/quotes/for-others.ts';
import { readQuote } from '#server/features/quotes/read.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { enquiryParts, printingBrowser } from '#tests/support/quote-desk.ts';
import { makeSampleGarden } from '#tests/support/sample-garden.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { quoteOffice } from '#tests/support/quote-office.ts';

describe.each(DATABASES)('quotes on %s', (kind) => {
  let server: TestServer;
  let browser: ReturnType<typeof printingBrowser>;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-23T09:00:00.000Z');
    browser = printingBrowser();
    server = await startTestServer({
      kind,
      parts: { clock: { now: () => now }, browser },
      rateLimits: {
        requestsPerMinute: 100_000,
        designsPerMinute: 1_000,
        requestsToFirmPerMinute: 100_000,
        pdfsPerMinute: 100_000,
      },
    });
  });
  afterEach(() => server.close());
  const { visitor, owner, send, accept, designId } = quoteOffice(() => server);

  test('a draft of a design has its bill, its phases and its allowance, and comes to its price but for the rounding of rates', async () => {
    const quote = await createQuote({ ctx: owner(), input: { designId: await designId() } });
    const { costing } = makeSampleGarden();
    const { body, totalPence } = quote.versions[0]!;
    expect(body.lines).toMatchObject([
      { description: 'Sandstone paving', quantity: '24', unit: 'm2', vat: 20, phase: 'hard' },
      { group: 'allowance', unitPence: costing.contingencyPence },
    ]);
    expect(body.phases).toEqual([{ id: 'hard', title: 'Hard landscape' }]);
    expect(Math.abs(totalPence - costing.totalPence)).toBeLessThanOrEqual(
      Math.ceil(24 * 0.5 * 1.2),
    );
    expect(body.exclusions[0]).toBe('Drainage');
    expect(quote).toMatchObject({
      state: 'draft',
      number: null,
      design: { title: 'The Long Lawn' },
    });
    expect(findQuoteProblems({ customer: quote.customer, body })).toEqual([
      'Say whom the quote is for.',
      'Give an e-mail address: the quote is sent to it.',
    ]);
  });

  test('a draft made from an enquiry has its customer; sending and accepting move the enquiry on', async () => {
    const { row } = await sendEnquiry({
      ctx: visitor(),
      input: {
        name: 'Ada Field',
        email: 'ada@example.org',
        phone: '020 7946 0000',
        postcode: 'RM1 3DS',
        message: 'A garden, please.',
        requestKey: 'key-0000001',
        designIds: [await designId()],
      },
      ...enquiryParts(server),
    });
    const made = await createQuote({ ctx: owner(), input: { enquiryId: row.id } });
    expect(made).toMatchObject({
      customer: { name: 'Ada Field', email: 'ada@example.org', postcode: 'RM1 3DS' },
      design: { title: 'The Long Lawn' },
      enquiry: { id: row.id },
    });
    expect(await listQuotesOfEnquiry(visitor(), row.id)).toEqual([]);
    const { quote } = await send(made);
    expect((await readEnquiryFor(owner(), row.id))!.state).toBe('quoted');
    const [seen] = await listQuotesOfEnquiry(visitor(), row.id);
    expect(seen).toMatchObject({ number: 'Q-2026-0001', n: 1, state: 'sent', isOpen: true });
    await accept(seen!.token, seen!);
    expect((await readEnquiryFor(owner(), row.id))!.state).toBe('accepted');
    expect((await readQuote({ ctx: owner(), id: quote.id })).state).toBe('accepted');
  });
});

test('lines that are drafted of a bill differ from its lines by half a penny a unit at most, and none is left out', () => {
  const { costing } = makeSampleGarden();
  const lines = Array.from({ length: 120 }, (_, index) => ({
    ...costing.lines[0]!,
    id: `plant:a-very-long-name-of-a-plant-that-is-cut-to-length:${index}`,
    net: (index * 37) % 11 === 0 ? 0 : ((index * 37) % 101) / 4,
    gross: 3,
    totalPence: 1_000 + index * 977,
  }));
  const body = bodyOfCosting('Test', { ...costing, lines });
  expect(body.lines).toHaveLength(121);
  expect(new Set(body.lines.map((one) => one.id)).size).toBe(121);
  for (const [index, one] of body.lines.slice(0, 120).entries())
    expect(Math.abs(lineAmount(one) - lines[index]!.totalPence)).toBeLessThanOrEqual(
      Math.ceil(Number(one.quantity) / 2) + 1,
    );
});
