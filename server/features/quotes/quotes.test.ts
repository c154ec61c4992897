import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sumQuote } from '#contracts/quote-sums.ts';
import { validUntilOf } from '#contracts/quote-words.ts';
import { createQuote, reviseQuote, saveDraft } from '#server/features/quotes/edit.ts';
import { readQuote, readQuoteByLink } from '#server/features/quotes/read.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { inputOf, line, PDF, printingBrowser, tokenOf } from '#tests/support/quote-desk.ts';
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
  const { visitor, owner, mails, draft, send, sent } = quoteOffice(() => server);

  test('numbers run through the year and belong to a quote, not to its versions', async () => {
    const first = await sent();
    const second = await sent();
    expect([first.quote.number, second.quote.number]).toEqual(['Q-2026-0001', 'Q-2026-0002']);
    const again = await send(
      await reviseQuote({ ctx: owner(), id: first.quote.id, baseVersion: null }),
    );
    expect([
      again.quote.number,
      again.quote.versions.map((version) => [version.n, version.state]),
    ]).toEqual([
      'Q-2026-0001',
      [
        [2, 'sent'],
        [1, 'replaced'],
      ],
    ]);
    now = new Date('2027-01-04T09:00:00.000Z');
    expect((await sent()).quote.number).toBe('Q-2027-0001');
  });

  test('what was sent never changes, whatever the rate book, the settings and the next draft say', async () => {
    const { quote, token, seen } = await sent();
    const { value } = await server.container.db.read
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'business')
      .executeTakeFirstOrThrow();
    await server.container.db.write(async (tx) => {
      await tx.updateTable('rates').set({ data: '{}' }).execute();
      await tx
        .updateTable('settings')
        .set({ value: value.replace(seen.firm.name, 'Another Firm') })
        .where('key', '=', 'business')
        .execute();
    });
    await expect(
      saveDraft({
        ctx: owner(),
        id: quote.id,
        baseVersion: null,
        input: inputOf(quote, { title: 'Another' }),
      }),
    ).rejects.toMatchObject({ code: 'impossible' });
    const revised = await reviseQuote({ ctx: owner(), id: quote.id, baseVersion: quote.version });
    await saveDraft({
      ctx: owner(),
      id: quote.id,
      baseVersion: revised.version,
      input: {
        ...inputOf(revised, { title: 'Dearer', lines: [line({ unitPence: 99_999 })] }),
        customer: { ...revised.customer, name: 'Somebody Else' },
      },
    });
    expect(await readQuoteByLink({ ctx: visitor(), token })).toEqual(seen);
    expect(seen).toMatchObject({
      totalPence: sumQuote(
        [line(), line({ phase: 'planting', quantity: '9', unitPence: 455, vat: 0 })],
        ['hard', 'planting'],
      ).totalPence,
      customer: { name: 'Ada Field' },
    });
  });

  test('a version made from an older one is refused with the current one', async () => {
    const made = await createQuote({ ctx: owner(), input: {} });
    await saveDraft({
      ctx: owner(),
      id: made.id,
      baseVersion: 1,
      input: inputOf(made, { title: 'First' }),
    });
    const late = saveDraft({
      ctx: owner(),
      id: made.id,
      baseVersion: 1,
      input: inputOf(made, { title: 'Second' }),
    });
    await expect(late).rejects.toMatchObject({
      code: 'changed',
      current: { version: 2, versions: [{ body: { title: 'First' } }] },
    });
    await expect(send(made)).rejects.toMatchObject({ code: 'changed' });
  });

  test('a quote that lacks something is not sent, and draws no number', async () => {
    const made = await createQuote({ ctx: owner(), input: {} });
    await expect(send(made)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('A quote needs at least one line.') as string,
    });
    const stages = [{ id: 'x', title: 'Half', when: '', share: 5_000 }];
    await expect(send(await draft({ payments: stages }))).rejects.toMatchObject({
      message: expect.stringContaining('make up 50 %') as string,
    });
    await expect(
      send(
        await draft({
          lines: [
            line({ unitPence: 100, quantity: '1' }),
            line({ id: 'd', group: 'discount', unitPence: 200, quantity: '1' }),
          ],
        }),
      ),
    ).rejects.toMatchObject({
      message: expect.stringContaining('discounts at 20 % VAT') as string,
    });
    expect((await readQuote({ ctx: owner(), id: made.id })).number).toBeNull();
    expect(await mails()).toEqual([]);
  });

  test('sending prints the sheet, keeps it out of /uploads, and mails the private link once', async () => {
    const { quote, pdf } = await send(await draft());
    expect([pdf, quote.versions[0]!.hasPdf]).toEqual([true, true]);
    expect(browser.printed.at(-1)).toContain('Q-2026-0001');
    expect(await mails()).toEqual(['quote-sent:X:1']);
    const { pdf_key: key } = await server.container.db.read
      .selectFrom('quote_versions')
      .select('pdf_key')
      .executeTakeFirstOrThrow();
    expect((await server.app.inject({ url: `/uploads/${key}` })).statusCode).toBe(404);
    const file = await server.app.inject({ url: `/api/quotes/${tokenOf(quote)}/quote.pdf` });
    expect([
      file.statusCode,
      file.headers['content-type'],
      file.headers['cache-control'],
      file.headers['referrer-policy'],
      file.rawPayload.length,
    ]).toEqual([200, 'application/pdf', 'private, no-store', 'no-referrer', PDF.length]);
    await expect(send(quote)).rejects.toMatchObject({ code: 'impossible' });
  });

  test('where no browser can print, the page alone goes out, and the sheet is printed when one can', async () => {
    const { run } = browser;
    const { ProviderError } = await import('#server/errors.ts');
    browser.run = async () => {
      throw new ProviderError('unavailable', 'No browser.');
    };
    const { quote, pdf } = await send(await draft());
    expect([pdf, quote.versions[0]!.hasPdf]).toEqual([false, false]);
    const url = `/api/quotes/${tokenOf(quote)}/quote.pdf`;
    expect((await server.app.inject({ url })).statusCode).toBe(503);
    browser.run = run;
    expect((await server.app.inject({ url })).statusCode).toBe(200);
    expect((await readQuote({ ctx: owner(), id: quote.id })).versions[0]!.hasPdf).toBe(true);
  });
});

test('a quote is valid to the end of its last day in London, summer and winter', () => {
  expect(validUntilOf('2026-11-23T09:00:00.000Z', 30)).toBe('2026-12-23T23:59:59.999Z');
  expect(validUntilOf('2026-06-01T23:30:00.000Z', 1)).toBe('2026-06-03T22:59:59.999Z');
});
