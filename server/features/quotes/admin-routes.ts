import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import {
  AdminQuote,
  AdminQuotesPage,
  AdminQuotesQuery,
  NewQuoteInput,
  SentAnswer,
} from '#contracts/admin-quotes.ts';
import { QuoteInput } from '#contracts/quotes.ts';
import { RecordParams } from '#contracts/records.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import {
  createQuote,
  dropDraft,
  reviseQuote,
  saveDraft,
  withdrawQuote,
} from '#server/features/quotes/edit.ts';
import { deleteQuote } from '#server/features/quotes/bin.ts';
import { readVersionPdf } from '#server/features/quotes/pdf.ts';
import { listQuotes } from '#server/features/quotes/list.ts';
import { readQuote } from '#server/features/quotes/read.ts';
import { sendPdf } from '#server/features/quotes/routes.ts';
import { sendQuote } from '#server/features/quotes/send.ts';
import { tellParts } from '#server/submissions/routes.ts';

const VersionParams = RecordParams.extend({
  versionId: z.string().regex(/^qtv_[\w-]{1,76}$/, 'There is no such version.'),
});

export function registerQuoteAdminRoutes(admin: FastifyInstance, container: Container): void {
  const { browser, storage } = container;
  const files = { browser, storage };
  const call = ownerCalls(admin, container, 'Back office: quotes');
  const url = ADMIN_API.quotes;
  const one = `${url}/:id`;
  const [params, answer] = [RecordParams, AdminQuote];

  call(
    'get',
    url,
    'Quotes, the last changed first',
    { query: AdminQuotesQuery, answer: AdminQuotesPage },
    listQuotes,
  );
  call(
    'post',
    url,
    'Drafts a quote',
    {
      description: 'Of an enquiry, of a design, or of neither.',
      body: NewQuoteInput,
      answer,
      status: 201,
    },
    createQuote,
  );
  call('get', one, 'A quote with all its versions', { params, answer }, readQuote);
  call(
    'put',
    one,
    'Saves the draft of a quote',
    { params, body: QuoteInput, answer, bodyLimit: 2_000_000 },
    saveDraft,
  );
  call(
    'post',
    `${one}/send`,
    'Freezes the draft and mails it',
    { params, answer: SentAnswer },
    ({ ctx, id, baseVersion }) =>
      sendQuote({ ctx, id, baseVersion, ...tellParts(container), ...files }),
  );
  call('post', `${one}/revise`, 'Begins a new version', { params, answer }, reviseQuote);
  call(
    'post',
    `${one}/drop-draft`,
    'Lets the draft of a new version go',
    { params, answer },
    dropDraft,
  );
  call('post', `${one}/withdraw`, 'Withdraws what was sent', { params, answer }, withdrawQuote);
  call('delete', one, 'Puts a quote into the bin', { params, done: 'Quote deleted' }, deleteQuote);
  call(
    'get',
    `${one}/versions/:versionId/quote.pdf`,
    'A sent version as a PDF',
    { params: VersionParams },
    ({ ctx, id, versionId }, { reply }) =>
      sendPdf(reply, `quote-${id.slice(-6)}`, () =>
        readVersionPdf({ ...tellParts(container), ...files }, { ctx, id, versionId }),
      ),
  );
}
