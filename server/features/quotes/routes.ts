/** The calls behind a quote's private link. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  AcceptQuoteInput,
  ChangeQuoteInput,
  DeclineQuoteInput,
  VisitorQuote,
} from '#contracts/quotes.ts';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import type { Container } from '#server/container.ts';
import { AppError, ProviderError } from '#server/errors.ts';
import { acceptQuote, askForChange, declineQuote } from '#server/features/quotes/answer.ts';
import { readQuotePdf } from '#server/features/quotes/pdf.ts';
import { findByQuoteLink, readQuoteByLink } from '#server/features/quotes/read.ts';
import { siteOrigin } from '#server/site-origin.ts';

const Params = z.object({ token: z.string().max(200) });
const ANSWERS_PER_MINUTE = 20;
const LOOKS_PER_MINUTE = 120;
const PDFS_PER_MINUTE = 12;
const NO_PDF =
  'The PDF cannot be made at the moment. The quote stands on its page; please try again in a minute, or print the page.';
/** Browsers refuse to show a PDF in a sandbox; it can still load nothing. */
const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** @param name without its ending @throws AppError unavailable */
export async function sendPdf(reply: FastifyReply, name: string, read: () => Promise<Uint8Array>) {
  try {
    const bytes = await read();
    return await reply
      .headers(PRIVATE_HEADERS)
      .header('content-security-policy', PDF_POLICY)
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${name.replace(/[^\w.-]+/g, '-')}.pdf"`)
      .send(Buffer.from(bytes));
  } catch (error) {
    if (error instanceof ProviderError) throw new AppError('unavailable', NO_PDF);
    throw error;
  }
}

export function registerQuoteRoutes(
  app: FastifyInstance,
  container: Container,
  limits: { requestsToFirmPerMinute?: number; pdfsPerMinute?: number },
): void {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  const visitor = (requestId: string) => container.contextFor({ kind: 'visitor' }, requestId);
  const parts = { queue: container.queue, origin: siteOrigin(container.config) };
  const tags = ['Quotes'];
  const answering = {
    rateLimit: { max: limits.requestsToFirmPerMinute ?? ANSWERS_PER_MINUTE, timeWindow: 60_000 },
  };
  const response = { 200: VisitorQuote };

  calls.get(
    '/api/quotes/:token',
    {
      schema: { summary: 'A quote, by its private link', tags, params: Params, response },
      config: { rateLimit: { max: LOOKS_PER_MINUTE, timeWindow: 60_000 } },
    },
    async (request, reply) =>
      reply
        .headers(PRIVATE_HEADERS)
        .send(await readQuoteByLink({ ctx: visitor(request.id), token: request.params.token })),
  );

  calls.get(
    '/api/quotes/:token/quote.pdf',
    {
      schema: { summary: 'A quote as a PDF', tags, params: Params },
      config: { rateLimit: { max: limits.pdfsPerMinute ?? PDFS_PER_MINUTE, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const ctx = visitor(request.id);
      const { quote, version } = await findByQuoteLink({ ctx, token: request.params.token });
      return sendPdf(reply, `${quote.number}-v${version.n}`, () =>
        readQuotePdf(container, ctx, version),
      );
    },
  );

  calls.post(
    '/api/quotes/:token/accept',
    {
      schema: {
        summary: 'Accepts a quote',
        tags,
        params: Params,
        body: AcceptQuoteInput,
        response,
      },
      config: answering,
    },
    async (request, reply) =>
      reply.headers(PRIVATE_HEADERS).send(
        await acceptQuote({
          ctx: visitor(request.id),
          token: request.params.token,
          input: request.body,
          clientAddress: request.ip,
          storage: container.storage,
          ...parts,
        }),
      ),
  );

  calls.post(
    '/api/quotes/:token/change',
    {
      schema: {
        summary: 'Asks for a change of a quote',
        tags,
        params: Params,
        body: ChangeQuoteInput,
        response,
      },
      config: answering,
    },
    async (request, reply) =>
      reply.headers(PRIVATE_HEADERS).send(
        await askForChange({
          ctx: visitor(request.id),
          token: request.params.token,
          input: request.body,
          ...parts,
        }),
      ),
  );

  calls.post(
    '/api/quotes/:token/decline',
    {
      schema: {
        summary: 'Declines a quote',
        tags,
        params: Params,
        body: DeclineQuoteInput,
        response,
      },
      config: answering,
    },
    async (request, reply) =>
      reply.headers(PRIVATE_HEADERS).send(
        await declineQuote({
          ctx: visitor(request.id),
          token: request.params.token,
          input: request.body,
          ...parts,
        }),
      ),
  );
}
