import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createQuote, saveDraft } from '#server/features/quotes/edit.ts';
import { expireQuotes } from '#server/features/quotes/expire.ts';
import { quotePersonalData } from '#server/features/quotes/personal-data.ts';
import { listQuotes } from '#server/features/quotes/list.ts';
import { readQuote, readQuoteByLink } from '#server/features/quotes/read.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { inputOf, printingBrowser } from '#tests/support/quote-desk.ts';
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
  const { visitor, owner, draft, sent, accept } = quoteOffice(() => server);

  test("a person's quotes are handed over and erased; of an accepted one nothing stays but number, date and amounts", async () => {
    const { token, seen, quote } = await sent();
    await accept(token, seen);
    await draft();
    const found = await quotePersonalData(server.container).find({
      ctx: owner(),
      email: 'ada@example.org',
    });
    expect(found.map((one) => one.detail[0])).toEqual(
      expect.arrayContaining(['accepted', 'draft']),
    );
    const files = [];
    for await (const file of quotePersonalData(server.container).files({
      ctx: owner(),
      email: 'ada@example.org',
    }))
      files.push(file);
    expect(
      new TextDecoder().decode(files.find((file) => file.path.includes('Q-2026-0001'))!.bytes),
    ).toContain('203.0.113.7');
    await server.container.db.write((tx) =>
      quotePersonalData(server.container).erase(tx, { ctx: owner(), email: 'ada@example.org' }),
    );
    await server.container.db.write((tx) => tx.deleteFrom('mail_messages').execute());
    const tables = ['quotes', 'quote_versions', 'quote_acceptances', 'audit'] as const;
    const left = JSON.stringify(
      await Promise.all(
        tables.map((table) => server.container.db.read.selectFrom(table).selectAll().execute()),
      ),
    );
    // Whole words: an identity is made of random letters and may hold any three of them.
    for (const trace of [/\bAda\b/u, /ada@/u, /203\.0\.113\.7/u]) expect(left).not.toMatch(trace);
    expect(await readQuote({ ctx: owner(), id: quote.id })).toMatchObject({
      number: 'Q-2026-0001',
      state: 'accepted',
      versions: [{ totalPence: seen.totalPence }],
    });
    await expect(readQuoteByLink({ ctx: visitor(), token })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('old quotes go, accepted ones later', async () => {
    const { token, seen } = await sent();
    await accept(token, seen);
    await draft();
    const job = server.container.contextFor({ kind: 'job', job: 'retention' }, 'test');
    const order = { ctx: job, signal: new AbortController().signal };
    expect(
      await expireQuotes({
        ...order,
        before: '2026-11-23T08:00:00.000Z',
        acceptedBefore: '2026-11-23T08:00:00.000Z',
      }),
    ).toBe(0);
    expect(
      await expireQuotes({
        ...order,
        before: '2026-11-24T00:00:00.000Z',
        acceptedBefore: '2026-11-23T08:00:00.000Z',
      }),
    ).toBe(1);
    expect(
      await expireQuotes({
        ...order,
        before: '2026-11-24T00:00:00.000Z',
        acceptedBefore: '2026-11-24T00:00:00.000Z',
      }),
    ).toBe(1);
  });

  test('the list is searched by number, name and postcode, and only the owner has it', async () => {
    await sent();
    const made = await createQuote({ ctx: owner(), input: {} });
    await saveDraft({
      ctx: owner(),
      id: made.id,
      baseVersion: null,
      input: {
        ...inputOf(made),
        customer: { ...made.customer, name: 'Bob Hill', postcode: 'TN1 2AB' },
      },
    });
    const names = async (query: object) =>
      (await listQuotes({ ctx: owner(), query })).items.map((item) => item.name);
    expect(await names({ search: 'q-2026-0001' })).toEqual(['Ada Field']);
    expect(await names({ search: 'tn12ab' })).toEqual(['Bob Hill']);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ state: 'draft' })).toEqual(['Bob Hill']);
    await expect(listQuotes({ ctx: visitor(), query: {} })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
