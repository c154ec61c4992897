import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
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
import { DoneAnswer, RecordParams } from '#contracts/records.ts';
import type { Container } from '#server/container.ts';
import { baseVersionOf } from '#server/db/records.ts';
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
import { siteOrigin } from '#server/site-origin.ts';

const VersionParams = RecordParams.extend({
  versionId: z.string().regex(/^qtv_[\w-]{1,76}$/, 'There is no such version.'),
});

export function registerQuoteAdminRoutes(admin: FastifyInstance, container: Container): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const owner = (requestId: string) => container.contextFor({ kind: 'owner' }, requestId);
  const parts = {
    queue: container.queue,
    browser: container.browser,
    storage: container.storage,
    origin: siteOrigin(container.config),
    isMailed: container.mail.kind === 'smtp',
  };
  const tags = ['Back office: quotes'];
  const url = ADMIN_API.quotes;
  const order = (request: {
    id: string;
    params: { id: string };
    headers: { 'if-match'?: string | undefined };
  }) => ({
    ctx: owner(request.id),
    id: request.params.id,
    baseVersion: baseVersionOf(request.headers['if-match']),
  });
  const response = { 200: AdminQuote };

  calls.get(
    url,
    {
      schema: {
        summary: 'Quotes, the last changed first',
        tags,
        querystring: AdminQuotesQuery,
        response: { 200: AdminQuotesPage },
      },
    },
    async (request) => listQuotes({ ctx: owner(request.id), query: request.query }),
  );
  calls.post(
    url,
    {
      schema: {
        summary: 'Drafts a quote',
        description: 'Of an enquiry, of a design, or of neither.',
        tags,
        body: NewQuoteInput,
        response: { 201: AdminQuote },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await createQuote({ ctx: owner(request.id), input: request.body })),
  );
  calls.get(
    `${url}/:id`,
    { schema: { summary: 'A quote with all its versions', tags, params: RecordParams, response } },
    async (request) => readQuote({ ctx: owner(request.id), id: request.params.id }),
  );
  calls.put(
    `${url}/:id`,
    {
      schema: {
        summary: 'Saves the draft of a quote',
        tags,
        params: RecordParams,
        body: QuoteInput,
        response,
      },
      bodyLimit: 2_000_000,
    },
    async (request) => saveDraft({ ...order(request), input: request.body }),
  );
  calls.post(
    `${url}/:id/send`,
    {
      schema: {
        summary: 'Freezes the draft and mails it',
        tags,
        params: RecordParams,
        response: { 200: SentAnswer },
      },
    },
    async (request) => sendQuote({ ...order(request), ...parts }),
  );
  calls.post(
    `${url}/:id/revise`,
    { schema: { summary: 'Begins a new version', tags, params: RecordParams, response } },
    async (request) => reviseQuote(order(request)),
  );
  calls.post(
    `${url}/:id/drop-draft`,
    {
      schema: {
        summary: 'Lets the draft of a new version go',
        tags,
        params: RecordParams,
        response,
      },
    },
    async (request) => dropDraft(order(request)),
  );
  calls.post(
    `${url}/:id/withdraw`,
    { schema: { summary: 'Withdraws what was sent', tags, params: RecordParams, response } },
    async (request) => withdrawQuote(order(request)),
  );
  calls.delete(
    `${url}/:id`,
    {
      schema: {
        summary: 'Puts a quote into the bin',
        tags,
        params: RecordParams,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      await deleteQuote(order(request));
      return { success: true as const, message: 'Quote deleted' };
    },
  );
  calls.get(
    `${url}/:id/versions/:versionId/quote.pdf`,
    { schema: { summary: 'A sent version as a PDF', tags, params: VersionParams } },
    async (request, reply) =>
      sendPdf(reply, `quote-${request.params.id.slice(-6)}`, () =>
        readVersionPdf(parts, {
          ctx: owner(request.id),
          id: request.params.id,
          versionId: request.params.versionId,
        }),
      ),
  );
}
