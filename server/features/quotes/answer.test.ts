import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askForChange, declineQuote } from '#server/features/quotes/answer.ts';
import { dropDraft, reviseQuote, withdrawQuote } from '#server/features/quotes/edit.ts';
import { deleteQuote, quoteKeeper } from '#server/features/quotes/bin.ts';
import { listQuotes } from '#server/features/quotes/list.ts';
import { readQuoteByLink } from '#server/features/quotes/read.ts';
import { writeConfirmation } from '#server/features/quotes/pdf.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { printingBrowser, tokenOf } from '#tests/support/quote-desk.ts';
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
  const { visitor, owner, telling, mails, send, sent, accept } = quoteOffice(() => server);

  test('it is accepted once, by name, as shown on the screen; both sides are mailed, the customer with the quote attached', async () => {
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
    expect(JSON.parse(mail.attachments)).toMatchObject([
      { name: 'Q-2026-0001-v1.pdf' },
      { name: 'cancellation-form.txt' },
    ]);
    expect(mail.content).toContain('I/We* hereby give notice');
    const kept = await server.app.inject(`/api/quotes/${token}/confirmation`);
    expect(kept.statusCode).toBe(200);
    for (const part of ['Accepted by', 'Model cancellation form', 'right to cancel this contract'])
      expect((await writeConfirmation({ ctx: visitor(), token })).sheet, part).toContain(part);
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

  test('a requested change is mailed once, leaves the version open, and a new version closes it', async () => {
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
});
