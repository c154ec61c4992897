import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AdminQuote } from '#contracts/admin-quotes.ts';
import { createQuote, dropDraft, reviseQuote, saveDraft } from '#server/features/quotes/edit.ts';
import { quotePersonalData } from '#server/features/quotes/personal-data.ts';
import { readQuote, readQuoteByLink } from '#server/features/quotes/read.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { inputOf, printingBrowser, tokenOf } from '#tests/support/quote-desk.ts';
import { quoteOffice } from '#tests/support/quote-office.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('the ends of quotes on %s', (kind) => {
  let server: TestServer;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-23T09:00:00.000Z');
    server = await startTestServer({
      kind,
      parts: { clock: { now: () => now }, browser: printingBrowser() },
    });
  });
  afterEach(() => server.close());
  const { visitor, owner, send, sent } = quoteOffice(() => server);

  test('a quote sent to the wrong address does not reveal the right one, and each address has its own data', async () => {
    const { quote, token } = await sent();
    const to = (one: AdminQuote, email: string) =>
      saveDraft({
        ctx: owner(),
        id: one.id,
        baseVersion: one.version,
        input: { ...inputOf(one), customer: { ...one.customer, email } },
      });
    const dropped = await dropDraft({ ctx: owner(), id: quote.id, baseVersion: null }).catch(
      (error: unknown) => error,
    );
    expect(dropped).toMatchObject({ code: 'impossible' });
    await to(
      await reviseQuote({ ctx: owner(), id: quote.id, baseVersion: quote.version }),
      'bea@example.org',
    );
    expect(
      (await dropDraft({ ctx: owner(), id: quote.id, baseVersion: null })).customer.email,
    ).toBe(quote.customer.email);
    const again = await reviseQuote({ ctx: owner(), id: quote.id, baseVersion: null });
    const second = await send(await to(again, 'bea@example.org'));
    expect(await readQuoteByLink({ ctx: visitor(), token })).toMatchObject({
      state: 'replaced',
      newerLink: null,
    });
    const find = async (email: string) =>
      (await quotePersonalData(server.container).find({ ctx: owner(), email })).length;
    // Of the first: what was sent there, and how the drafts before it stood in the record of changes.
    expect([await find('ada@example.org'), await find('bea@example.org')]).toEqual([2, 1]);
    const paths: string[] = [];
    for await (const { path } of quotePersonalData(server.container).files({
      ctx: owner(),
      email: 'ada@example.org',
    }))
      paths.push(path.replace(/^[\d-]+/, ''));
    expect(paths).toEqual([
      'Q-2026-0001-version-1.json',
      'Q-2026-0001-version-1.pdf',
      'Q-2026-0001-changes.json',
    ]);
    await server.container.db.write((tx) =>
      quotePersonalData(server.container).erase(tx, { ctx: owner(), email: 'ada@example.org' }),
    );
    expect([await find('ada@example.org'), await find('bea@example.org')]).toEqual([0, 1]);
    await expect(readQuoteByLink({ ctx: visitor(), token })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await readQuoteByLink({ ctx: visitor(), token: tokenOf(second.quote) })).toMatchObject({
      isOpen: true,
    });
  });

  test('a draft that was made for one and saved for another: the first finds, has and erases what the record of changes kept of them', async () => {
    const ann = {
      name: 'Ann Lee',
      email: 'Ann_Lee@Example.org',
      phone: '020 7946 0001',
      address: '1 Elm Road',
      postcode: 'RM1 3DS',
    };
    const save = (one: AdminQuote, customer: AdminQuote['customer']) =>
      saveDraft({
        ctx: owner(),
        id: one.id,
        baseVersion: one.version,
        input: { ...inputOf(one), customer },
      });
    const made = await createQuote({ ctx: owner(), input: {} });
    const wrong = await save(made, ann);
    const right = await save(wrong, {
      ...ann,
      name: 'Bob Hill',
      email: 'bob@example.org',
      phone: '020 7946 0002',
      address: '2 Oak Road',
      postcode: 'TN1 2AB',
    });
    // One letter stands for any other in a search; another person's quote is not hers.
    const other = await createQuote({ ctx: owner(), input: {} });
    const axel = {
      name: 'Axel',
      email: 'annxlee@example.org',
      phone: '',
      address: '',
      postcode: '',
    };
    await save(await save(other, axel), { ...axel, name: 'Cleo', email: 'cleo@example.org' });
    const keeper = quotePersonalData(server.container);
    const found = await keeper.find({ ctx: owner(), email: 'ann_lee@example.org' });
    expect(found).toMatchObject([
      {
        id: made.id,
        href: `/admin/quotes/${made.id}`,
        subjects: [],
        title: expect.stringContaining('record of changes') as string,
        detail: ['2 changes'],
      },
    ]);
    const files = [];
    for await (const file of keeper.files({ ctx: owner(), email: 'ann_lee@example.org' }))
      files.push({ path: file.path, text: new TextDecoder().decode(file.bytes) });
    expect(files.map((file) => file.path)).toEqual([`2026-11-23-${made.id}-changes.json`]);
    for (const value of [
      'Ann Lee',
      'Ann_Lee@Example.org',
      '020 7946 0001',
      '1 Elm Road',
      'RM1 3DS',
    ])
      expect(files[0]!.text).toContain(value);
    expect(files[0]!.text).not.toMatch(/Bob|Axel|Cleo/);
    const { done } = await server.container.db.write((tx) =>
      keeper.erase(tx, { ctx: owner(), email: 'ann_lee@example.org' }),
    );
    expect(done).toContainEqual({
      what: 'Changes of other quotes that named this address',
      count: 2,
    });
    const left = JSON.stringify(
      await server.container.db.read.selectFrom('audit').selectAll().execute(),
    );
    for (const value of Object.values(ann)) expect(left).not.toContain(value);
    expect(await keeper.find({ ctx: owner(), email: 'ann_lee@example.org' })).toEqual([]);
    expect(
      (await keeper.find({ ctx: owner(), email: 'annxlee@example.org' })).map((one) => one.id),
    ).toEqual([other.id]);
    expect(await readQuote({ ctx: owner(), id: made.id })).toMatchObject({
      version: right.version,
      customer: { name: 'Bob Hill' },
    });
  });
});
