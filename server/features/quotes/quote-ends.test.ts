/** How quotes end, and what becomes of drafts, other addresses and enquiries beside them. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AdminQuote } from '#contracts/admin-quotes.ts';
import { pencePounds } from '#contracts/quote-words.ts';
import { pageTurns } from '#server/adapters/browser/page-turns.ts';
import { sendEnquiry } from '#server/features/enquiries/send.ts';
import { withdrawEnquiry, writeToFirm } from '#server/features/enquiries/visitor.ts';
import { askForChange } from '#server/features/quotes/answer.ts';
import { createQuote, dropDraft, reviseQuote, saveDraft } from '#server/features/quotes/edit.ts';
import { deleteQuote } from '#server/features/quotes/bin.ts';
import { listQuotes } from '#server/features/quotes/list.ts';
import { readQuote, readQuoteByLink } from '#server/features/quotes/read.ts';
import { sendQuote } from '#server/features/quotes/send.ts';
import { linkToken } from '#server/links.ts';
import type { Browser } from '#server/ports/browser.ts';
import { DATABASES } from '#tests/support/databases.ts';
import {
  enquiryParts,
  inputOf,
  line,
  printingBrowser,
  tokenOf,
} from '#tests/support/quote-desk.ts';
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
  const { visitor, owner, telling, parts, send, sent, accept } = quoteOffice(() => server);

  test('while visitors fill the printer a quote is printed all the same', async () => {
    const made = await createQuote({ ctx: owner(), input: {} });
    const draft = await saveDraft({
      ctx: owner(),
      id: made.id,
      baseVersion: made.version,
      input: inputOf(made),
    });
    const printer = printingBrowser();
    const turns = pageTurns({ size: 1, queueLimit: 2 });
    let inLine = () => {};
    const standsInLine = new Promise<void>((resolve) => {
      inLine = resolve;
    });
    const browser: Browser = {
      ...printer,
      async run(task) {
        const turn = turns.enter(task);
        if (task.isOwners) inLine();
        await turn;
        return printer.run(task).finally(() => turns.leave(task));
      },
    };
    await turns.enter({});
    const visitors = [turns.enter({}), turns.enter({})];
    await expect(browser.run({ use: async () => 'a visitor’s' })).rejects.toMatchObject({
      kind: 'rate-limited',
    });
    const sending = sendQuote({
      ctx: owner(),
      id: draft.id,
      baseVersion: draft.version,
      ...parts(),
      browser,
    });
    await standsInLine;
    turns.leave({});
    expect(await sending).toMatchObject({ pdf: true });
    await visitors[0];
    turns.leave({});
    await visitors[1];
  });

  test('a draft whose earlier version has since been accepted can neither be saved nor sent, only dropped', async () => {
    const { quote, token, seen } = await sent();
    const revised = await reviseQuote({ ctx: owner(), id: quote.id, baseVersion: quote.version });
    await accept(token, seen);
    await expect(
      saveDraft({ ctx: owner(), id: quote.id, baseVersion: null, input: inputOf(revised) }),
    ).rejects.toMatchObject({ code: 'impossible' });
    await expect(
      sendQuote({ ctx: owner(), id: quote.id, baseVersion: null, ...parts() }),
    ).rejects.toMatchObject({ code: 'impossible' });
    expect(await dropDraft({ ctx: owner(), id: quote.id, baseVersion: null })).toMatchObject({
      state: 'accepted',
      versions: [{ n: 1, state: 'accepted' }],
    });
    expect(await readQuoteByLink({ ctx: visitor(), token })).toMatchObject({
      accepted: { name: 'Ada Field' },
    });
  });

  test('the changes record the total before a new version, and the current one once a draft is dropped', async () => {
    const { quote } = await sent();
    const changesOf = async (action: string) =>
      (
        await server.container.db.read
          .selectFrom('audit')
          .select(['before', 'after'])
          .where('subject', '=', `quotes:${quote.id}`)
          .where('action', '=', action)
          .orderBy('at')
          .orderBy('version')
          .execute()
      ).map(({ before, after }) =>
        [before, after].map((text) => JSON.parse(text ?? 'null') as unknown),
      );
    const dearer = (one: AdminQuote) =>
      saveDraft({
        ctx: owner(),
        id: one.id,
        baseVersion: one.version,
        input: {
          ...inputOf(one, {
            title: 'Dearer',
            lines: [line({ quantity: '1', unitPence: 5_000_00 })],
          }),
          customer: { ...one.customer, name: 'Somebody Else' },
        },
      });
    await dearer(await reviseQuote({ ctx: owner(), id: quote.id, baseVersion: null }));
    await dropDraft({ ctx: owner(), id: quote.id, baseVersion: null });
    const first = pencePounds(quote.versions[0]!.totalPence);
    expect(await changesOf('quotes.drop-draft')).toMatchObject([
      [
        { name: 'Somebody Else', title: 'Dearer', total: '£6,000.00' },
        { name: 'Ada Field', title: quote.versions[0]!.body.title, total: first },
      ],
    ]);
    await send(await dearer(await reviseQuote({ ctx: owner(), id: quote.id, baseVersion: null })));
    expect(await changesOf('quotes.send')).toEqual([
      [{ state: 'Draft' }, { state: 'Sent', total: first }],
      [
        { state: 'Sent', total: first },
        { state: 'Sent', total: '£6,000.00' },
      ],
    ]);
  });

  test('a version whose change was asked for and that ran out is replaced by the next, and a lapsed quote can be deleted', async () => {
    const { quote, token } = await sent();
    await askForChange({
      ctx: visitor(),
      token,
      input: { words: 'Less paving, please.' },
      ...telling(),
    });
    now = new Date('2027-03-01T09:00:00.000Z');
    const revised = await reviseQuote({ ctx: owner(), id: quote.id, baseVersion: null });
    await send(revised);
    expect(await readQuoteByLink({ ctx: visitor(), token })).toMatchObject({
      state: 'replaced',
      newerLink: expect.stringMatching(/^\/quote\//),
    });
    expect((await listQuotes({ ctx: owner(), query: { state: 'sent' } })).items).toHaveLength(1);
    now = new Date('2027-06-01T09:00:00.000Z');
    await expect(
      deleteQuote({ ctx: owner(), id: quote.id, baseVersion: null }),
    ).resolves.toBeUndefined();
  });

  test('an enquiry that is withdrawn takes drafts with it and closes what is open', async () => {
    const enquiry = async () =>
      (
        await sendEnquiry({
          ctx: visitor(),
          input: {
            name: 'Ada Field',
            email: 'ada@example.org',
            message: 'A garden',
            requestKey: crypto.randomUUID(),
          },
          ...enquiryParts(server),
        })
      ).row.id;
    const withdraw = async (id: string) =>
      withdrawEnquiry({
        ctx: visitor(),
        token: await linkToken(visitor(), 'enquiry', id),
        storage: server.container.storage,
        space: server.container.space,
        ...telling(),
      });
    const early = await enquiry();
    const unsent = await createQuote({ ctx: owner(), input: { enquiryId: early } });
    await withdraw(early);
    await expect(readQuote({ ctx: owner(), id: unsent.id })).rejects.toMatchObject({
      code: 'not-found',
    });
    const late = await enquiry();
    const made = await createQuote({ ctx: owner(), input: { enquiryId: late } });
    const { quote } = await send(
      await saveDraft({
        ctx: owner(),
        id: made.id,
        baseVersion: made.version,
        input: inputOf(made),
      }),
    );
    const seen = await readQuoteByLink({ ctx: visitor(), token: tokenOf(quote) });
    expect(await withdraw(late)).toEqual({ isGone: false });
    expect(await readQuote({ ctx: owner(), id: quote.id })).toMatchObject({ state: 'declined' });
    await expect(accept(tokenOf(quote), seen)).rejects.toMatchObject({ code: 'impossible' });
  });

  test('a question that was asked still waits when its asker accepts', async () => {
    const id = (
      await sendEnquiry({
        ctx: visitor(),
        input: {
          name: 'Ada Field',
          email: 'ada@example.org',
          message: 'A garden',
          requestKey: crypto.randomUUID(),
        },
        ...enquiryParts(server),
      })
    ).row.id;
    const made = await createQuote({ ctx: owner(), input: { enquiryId: id } });
    const { quote } = await send(
      await saveDraft({
        ctx: owner(),
        id: made.id,
        baseVersion: made.version,
        input: inputOf(made),
      }),
    );
    const waiting = async () =>
      await server.container.db.read
        .selectFrom('enquiries')
        .select(['state', 'waiting_since'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    expect(await waiting()).toEqual({ state: 'quoted', waiting_since: null });
    await writeToFirm({
      ctx: visitor(),
      token: await linkToken(visitor(), 'enquiry', id),
      input: { text: 'May I choose the stone?', requestKey: 'asked-before-accepting' },
      ...telling(),
    });
    const token = tokenOf(quote);
    await accept(token, await readQuoteByLink({ ctx: visitor(), token }));
    expect(await waiting()).toEqual({ state: 'accepted', waiting_since: now.toISOString() });
  });
});
