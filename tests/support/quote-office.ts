/** What tests of quotes do first: draft, send, accept, and look at the mails. */
import { AdminQuote } from '#contracts/admin-quotes.ts';
import { type QuoteBody, VisitorQuote } from '#contracts/quotes.ts';
import { acceptQuote } from '#server/features/quotes/answer.ts';
import { createQuote, saveDraft } from '#server/features/quotes/edit.ts';
import { readQuoteByLink } from '#server/features/quotes/read.ts';
import { sendQuote } from '#server/features/quotes/send.ts';
import { inputOf, tokenOf } from '#tests/support/quote-desk.ts';
import { formRequest, GARDEN_FORM, type TestServer } from '#tests/support/server.ts';

/** @param of the server of the test that runs */
export function quoteOffice(of: () => TestServer) {
  const visitor = () => of().container.contextFor({ kind: 'visitor' }, 'test');
  const owner = () => of().container.contextFor({ kind: 'owner' }, 'test');
  const telling = () => ({ queue: of().container.queue, origin: 'https://garden.example.org' });
  const parts = () => ({
    ...telling(),
    browser: of().container.browser,
    storage: of().container.storage,
    isMailed: false,
  });
  const mails = async () =>
    (
      await of()
        .container.db.read.selectFrom('mail_messages')
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
      storage: of().container.storage,
      ...telling(),
    });
  async function designId(): Promise<string> {
    const answer = await of().app.inject(formRequest(GARDEN_FORM));
    return (
      JSON.parse((answer.json() as { designResults: string }).designResults) as {
        designs: { id: string }[];
      }
    ).designs[0]!.id;
  }
  return { visitor, owner, telling, parts, mails, draft, send, sent, accept, designId };
}
