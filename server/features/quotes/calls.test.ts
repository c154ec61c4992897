import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AdminQuote, SentAnswer } from '#contracts/admin-quotes.ts';
import { VisitorQuote } from '#contracts/quotes.ts';
import { readQuote } from '#server/features/quotes/read.ts';
import { linkToken } from '#server/links.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { generateInputs, type Json } from '#tests/support/generated-json.ts';
import { asOwner } from '#tests/support/owner.ts';
import { inputOf, line, printingBrowser } from '#tests/support/quote-desk.ts';
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
  const { owner, draft, sent } = quoteOffice(() => server);

  test("no call answers to a link that is not the quote's own", async () => {
    const { quote, token } = await sent();
    const open = await draft();
    const wrong = [
      'nothing',
      `${quote.versions[0]!.id}.${'A'.repeat(43)}`,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      await linkToken(owner(), 'enquiry', quote.versions[0]!.id),
      await linkToken(owner(), 'quote', quote.id),
      await linkToken(owner(), 'quote', open.versions[0]!.id),
      await linkToken(owner(), 'booking', quote.versions[0]!.id),
    ];
    const { routeTable } = await server.http();
    const routes = routeTable.filter(
      (route) => route.url.startsWith('/api/quotes/') && ['GET', 'POST'].includes(route.method),
    );
    expect(routes).toHaveLength(7);
    for (const { method, url } of routes) {
      for (const one of wrong) {
        const answer = await server.app.inject({
          method: method as 'GET',
          url: url.replace(':token', encodeURIComponent(one)),
          headers: { origin: 'http://localhost:80' },
          ...(method === 'POST'
            ? { payload: { hash: 'a'.repeat(64), name: 'Eve', words: 'Some words' } }
            : {}),
        });
        expect(answer.statusCode, `${method} ${url} ${one}`).toBe(404);
      }
    }
  });

  test('by calls: drafted, saved, refused from an old version, sent, seen, accepted, printed', async () => {
    const call = await asOwner(server);
    const made = AdminQuote.parse(
      (await call({ method: 'POST', url: '/api/admin/quotes', payload: {} })).json(),
    );
    const url = `/api/admin/quotes/${made.id}`;
    const saved = await call({
      method: 'PUT',
      url,
      headers: { 'if-match': '"1"' },
      payload: inputOf(made),
    });
    expect([saved.statusCode, AdminQuote.parse(saved.json()).version]).toEqual([200, 2]);
    const late = await call({
      method: 'PUT',
      url,
      headers: { 'if-match': '"1"' },
      payload: inputOf(made),
    });
    expect([
      late.statusCode,
      (late.json() as { current: { version: number } }).current.version,
    ]).toEqual([409, 2]);
    const wrong = await call({
      method: 'PUT',
      url,
      payload: {
        ...inputOf(made),
        body: { ...inputOf(made).body, lines: [line({ quantity: '1,5' })] },
      },
    });
    expect([wrong.statusCode, wrong.body]).toEqual([
      400,
      expect.stringContaining('12 or 12.5') as string,
    ]);
    const out = await call({ method: 'POST', url: `${url}/send`, headers: { 'if-match': '"2"' } });
    expect(out.statusCode, out.body).toBe(200);
    const [version] = SentAnswer.parse(out.json()).quote.versions;
    const base = `/api/quotes/${encodeURIComponent(version!.link!.slice('/quote/'.length))}`;
    const seen = await server.app.inject({ url: base });
    expect([
      seen.headers['cache-control'],
      seen.headers['x-robots-tag'],
      seen.headers['referrer-policy'],
    ]).toEqual(['private, no-store', 'noindex, nofollow', 'no-referrer']);
    const accepted = await server.app.inject({
      method: 'POST',
      url: `${base}/accept`,
      payload: { hash: VisitorQuote.parse(seen.json()).hash, name: 'Ada Field' },
    });
    expect([accepted.statusCode, VisitorQuote.parse(accepted.json()).state]).toEqual([
      200,
      'accepted',
    ]);
    expect(
      (await server.app.inject({ method: 'POST', url: `${base}/decline`, payload: {} })).statusCode,
    ).toBe(409);
    expect(
      (await call({ url: `${url}/versions/${version!.id}/quote.pdf` })).headers['content-type'],
    ).toBe('application/pdf');
    expect((await call({ url: `${url}/versions/qtv_another/quote.pdf` })).statusCode).toBe(404);
    expect((await call({ method: 'DELETE', url })).statusCode).toBe(422);
    expect((await server.app.inject({ url })).statusCode).toBe(401);
  });

  test('nothing that is sent to these calls breaks them', async () => {
    const call = await asOwner(server);
    const open = await draft();
    const good = inputOf(open);
    const { token, seen } = await sent();
    const tries: [string, 'PUT' | 'POST', Record<string, Json>][] = [
      [
        `/api/admin/quotes/${open.id}`,
        'PUT',
        { customer: good.customer, body: good.body as unknown as Json },
      ],
      [
        '/api/admin/quotes',
        'POST',
        { designId: 'dsn_aaaaaaaaaaaa', enquiryId: 'enq_aaaaaaaaaaaa' },
      ],
      [
        `/api/quotes/${token}/accept`,
        'POST',
        { hash: seen.hash.replace(/^./, 'g'), name: 'Ada', beginEarly: true },
      ],
      [`/api/quotes/${token}/change`, 'POST', { words: 'x' }],
    ];
    const broken: string[] = [];
    for (const [url, method, input] of tries) {
      for (const payload of generateInputs(input, 40)) {
        const answer = await call({
          method,
          url,
          payload: JSON.stringify(payload),
          headers: { 'content-type': 'application/json' },
        });
        if (answer.statusCode >= 500)
          broken.push(
            `${method} ${url} ${JSON.stringify(payload).slice(0, 200)} -> ${answer.statusCode}`,
          );
      }
    }
    expect(broken).toEqual([]);
    expect((await readQuote({ ctx: owner(), id: open.id })).versions).toHaveLength(1);
  });
});
