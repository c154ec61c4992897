import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lineAmount, sumQuote } from '#contracts/quote-sums.ts';
import { AdminQuote, SentAnswer } from '#contracts/admin-quotes.ts';
import { findQuoteProblems, type QuoteBody, VisitorQuote } from '#contracts/quotes.ts';
import { validUntilOf } from '#contracts/quote-words.ts';
import { sendEnquiry } from '#server/features/enquiries/send.ts';
import { readEnquiryFor } from '#server/features/enquiries/for-others.ts';
import { acceptQuote, askForChange, declineQuote } from '#server/features/quotes/answer.ts';
import { bodyOfCosting } from '#server/features/quotes/draft.ts';
import {
  createQuote,
  dropDraft,
  reviseQuote,
  saveDraft,
  withdrawQuote,
} from '#server/features/quotes/edit.ts';
import { deleteQuote, quoteKeeper } from '#server/features/quotes/bin.ts';
import { expireQuotes } from '#server/features/quotes/expire.ts';
import { listQuotesOfEnquiry } from '#server/features/quotes/for-others.ts';
import { quotePersonalData } from '#server/features/quotes/personal-data.ts';
import { listQuotes } from '#server/features/quotes/list.ts';
import { readQuote, readQuoteByLink } from '#server/features/quotes/read.ts';
import { sendQuote } from '#server/features/quotes/send.ts';
import { linkToken } from '#server/links.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { generateInputs, type Json } from '#tests/support/generated-json.ts';
import { asOwner } from '#tests/support/owner.ts';
import {
  enquiryParts,
  inputOf,
  line,
  PDF,
  printingBrowser,
  tokenOf,
} from '#tests/support/quote-desk.ts';
import { makeSampleGarden } from '#tests/support/sample-garden.ts';
import {
  formRequest,
  GARDEN_FORM,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';

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
  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'test');
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const telling = () => ({ queue: server.container.queue, origin: 'https://garden.example.org' });
  const parts = () => ({
    ...telling(),
    browser: server.container.browser,
    storage: server.container.storage,
    isMailed: false,
  });
  const mails = async () =>
    (
      await server.container.db.read
        .selectFrom('mail_messages')
        .select(['key', 'to_address'])
        .orderBy('key')
        .execute()
    ).map((row) => row.key.replace(/qte_[\w-]+/, 'X'));
  const draft = async (more: Partial<QuoteBody> = {}) => {
    const made = await createQuote({ ctx: owner(), input: {} });
    return saveDraft({
      ctx: owner(),
      id: made.id,
      baseVersion: made.version,
      input: inputOf(made, more),
    });
  };
  const send = (quote: AdminQuote) =>
    sendQuote({ ctx: owner(), id: quote.id, baseVersion: quote.version, ...parts() });
  const sent = async (more: Partial<QuoteBody> = {}) => {
    const { quote } = await send(await draft(more));
    return {
      quote,
      token: tokenOf(quote),
      seen: await readQuoteByLink({ ctx: visitor(), token: tokenOf(quote) }),
    };
  };
  const accept = (token: string, seen: VisitorQuote, more: object = {}) =>
    acceptQuote({
      ctx: visitor(),
      token,
      input: { hash: seen.hash, name: 'Ada Field', ...more },
      clientAddress: '203.0.113.7',
      storage: server.container.storage,
      ...telling(),
    });
  async function designId(): Promise<string> {
    const answer = await server.app.inject(formRequest(GARDEN_FORM));
    return (
      JSON.parse((answer.json() as { designResults: string }).designResults) as {
        designs: { id: string }[];
      }
    ).designs[0]!.id;
  }

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

  test('a draft of an enquiry knows whom it is for; sending and accepting move the enquiry on', async () => {
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

  test('a version made from an older one is refused with what stands now', async () => {
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

  test('it is accepted once, by name, as it stood on the screen; both are told, the visitor with the sheet', async () => {
    const { quote, token, seen } = await sent();
    await expect(accept(token, seen, { hash: 'f'.repeat(64) })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(accept(token, seen, { name: ' ' })).rejects.toThrow();
    await expect(accept(token, seen, { website: 'x' })).rejects.toMatchObject({ code: 'invalid' });
    const done = await accept(token, seen, { beginEarly: true });
    expect(done).toMatchObject({
      state: 'accepted',
      isOpen: false,
      accepted: { name: 'Ada Field', at: now.toISOString(), beginsEarly: true },
    });
    expect((await accept(token, seen)).accepted).toEqual(done.accepted);
    await expect(accept(token, seen, { name: 'Eve Other' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await mails()).toEqual([
      'quote-accepted:X:owner',
      'quote-accepted:X:visitor',
      'quote-sent:X:1',
    ]);
    const [row] = await server.container.db.read
      .selectFrom('quote_acceptances')
      .selectAll()
      .execute();
    expect(row).toMatchObject({ hash: seen.hash, client_address: '203.0.113.7', begins_early: 1 });
    const mail = await server.container.db.read
      .selectFrom('mail_messages')
      .select(['content', 'attachments'])
      .where('key', 'like', '%:visitor')
      .executeTakeFirstOrThrow();
    expect(mail.content).toContain('right to cancel this contract within 14 days');
    expect(JSON.parse(mail.attachments)).toMatchObject([{ name: 'Q-2026-0001-v1.pdf' }]);
    for (const change of [reviseQuote, withdrawQuote, deleteQuote])
      await expect(change({ ctx: owner(), id: quote.id, baseVersion: null })).rejects.toMatchObject(
        { code: 'impossible' },
      );
  });

  test('of twenty who accept at the same moment one does', async () => {
    const { token, seen } = await sent();
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => accept(token, seen, { name: `Person ${index}` })),
    );
    expect(answers.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect((await mails()).filter((key) => key.startsWith('quote-accepted'))).toHaveLength(2);
  });

  test('only the newest sent version that has not run out can be answered', async () => {
    const first = await sent();
    const second = await send(
      await reviseQuote({ ctx: owner(), id: first.quote.id, baseVersion: null }),
    );
    await expect(accept(first.token, first.seen)).rejects.toMatchObject({
      code: 'impossible',
      message: expect.stringContaining('newer version') as string,
    });
    const token = tokenOf(second.quote);
    const seen = await readQuoteByLink({ ctx: visitor(), token });
    now = new Date(Date.parse(seen.validUntil!) + 1);
    expect(await readQuoteByLink({ ctx: visitor(), token })).toMatchObject({
      state: 'lapsed',
      isOpen: false,
    });
    await expect(accept(token, seen)).rejects.toMatchObject({
      code: 'impossible',
      message: expect.stringContaining('ran out') as string,
    });
    await expect(
      askForChange({ ctx: visitor(), token, input: { words: 'Cheaper' }, ...telling() }),
    ).rejects.toMatchObject({ code: 'impossible' });
    expect(await listQuotes({ ctx: owner(), query: { state: 'lapsed' } })).toMatchObject({
      counts: { all: 1, lapsed: 1, sent: 0 },
      items: [{ state: 'lapsed', n: 2 }],
    });
    now = new Date(seen.validUntil!);
    expect((await accept(token, seen)).state).toBe('accepted');
  });

  test('a change asked for is told once, leaves the version open, and a new version closes it', async () => {
    const { quote, token, seen } = await sent();
    const ask = () =>
      askForChange({
        ctx: visitor(),
        token,
        input: { words: 'Gravel in place of paving, please.' },
        ...telling(),
      });
    expect(await ask()).toMatchObject({
      state: 'change-asked',
      isOpen: true,
      answer: { words: 'Gravel in place of paving, please.' },
    });
    await ask();
    expect((await mails()).filter((key) => key.startsWith('quote-change'))).toHaveLength(2);
    const revised = await reviseQuote({ ctx: owner(), id: quote.id, baseVersion: null });
    await expect(
      reviseQuote({ ctx: owner(), id: quote.id, baseVersion: null }),
    ).rejects.toMatchObject({ code: 'conflict' });
    const next = await send(revised);
    expect(await readQuoteByLink({ ctx: visitor(), token })).toMatchObject({
      state: 'replaced',
      newerLink: next.quote.versions[0]!.link,
    });
    expect(next.quote.state).toBe('sent');
    await expect(accept(token, seen)).rejects.toMatchObject({ code: 'impossible' });
  });

  test('declined or withdrawn it can no longer be accepted; a draft beside it can be dropped; the bin gives it back', async () => {
    const one = await sent();
    await declineQuote({ ctx: visitor(), token: one.token, input: {}, ...telling() });
    await expect(accept(one.token, one.seen)).rejects.toMatchObject({ code: 'impossible' });
    const two = await sent();
    await expect(
      deleteQuote({ ctx: owner(), id: two.quote.id, baseVersion: null }),
    ).rejects.toMatchObject({ code: 'impossible' });
    await withdrawQuote({ ctx: owner(), id: two.quote.id, baseVersion: null });
    await expect(accept(two.token, two.seen)).rejects.toMatchObject({
      code: 'impossible',
      message: expect.stringContaining('withdrawn') as string,
    });
    await reviseQuote({ ctx: owner(), id: two.quote.id, baseVersion: null });
    expect(
      (await dropDraft({ ctx: owner(), id: two.quote.id, baseVersion: null })).versions,
    ).toHaveLength(1);
    await deleteQuote({ ctx: owner(), id: two.quote.id, baseVersion: null });
    await expect(readQuoteByLink({ ctx: visitor(), token: two.token })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await quoteKeeper(server.container).listDeleted({ ctx: owner() })).toMatchObject([
      { title: 'Q-2026-0002, Ada Field' },
    ]);
    await quoteKeeper(server.container).restore({ ctx: owner(), id: two.quote.id });
    expect((await readQuoteByLink({ ctx: visitor(), token: two.token })).state).toBe('withdrawn');
    await deleteQuote({ ctx: owner(), id: two.quote.id, baseVersion: null });
    const sheet = (
      await server.container.db.read
        .selectFrom('quote_versions')
        .select('pdf_key')
        .where('quote_id', '=', two.quote.id)
        .executeTakeFirstOrThrow()
    ).pdf_key!;
    expect(
      await server.container.storage.open(sheet).then((file) => file?.stream.destroy().destroyed),
    ).toBe(true);
    await quoteKeeper(server.container).purge({ ctx: owner(), id: two.quote.id });
    expect(await server.container.storage.open(sheet)).toBeNull();
    expect(
      await server.container.db.read
        .selectFrom('quote_versions')
        .select('id')
        .where('quote_id', '=', two.quote.id)
        .execute(),
    ).toEqual([]);
  });

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
    const routes = server.app.routeTable.filter(
      (route) => route.url.startsWith('/api/quotes/') && ['GET', 'POST'].includes(route.method),
    );
    expect(routes).toHaveLength(5);
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
    for (const trace of ['Ada', 'ada@', '203.0.113.7']) expect(left).not.toContain(trace);
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
