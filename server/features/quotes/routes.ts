/** The calls behind a quote's private link. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  AcceptQuoteInput,
  ChangeQuoteInput,
  DeclineQuoteInput,
  VisitorQuote,
} from '#contracts/quotes.ts';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import { LinkParams, visitorCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { AppError, ProviderError } from '#server/errors.ts';
import { acceptQuote, askForChange, declineQuote } from '#server/features/quotes/answer.ts';
import { sendCopy } from '#server/features/pdfs/keep-copy.ts';
import { readQuotePdf, writeConfirmation } from '#server/features/quotes/pdf.ts';
import { findByQuoteLink, readQuoteByLink } from '#server/features/quotes/read.ts';
import { siteOrigin } from '#server/site-origin.ts';

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
  const call = visitorCalls(app, container, 'Quotes');
  const { storage, queue, config } = container;
  const parts = { queue, origin: siteOrigin(config) };
  const one = '/api/quotes/:token';
  const [params, answer] = [LinkParams, VisitorQuote];
  const rate = limits.requestsToFirmPerMinute ?? ANSWERS_PER_MINUTE;

  call(
    'get',
    one,
    'A quote, by its private link',
    { params, answer, rate: LOOKS_PER_MINUTE },
    readQuoteByLink,
  );
  call(
    'get',
    `${one}/quote.pdf`,
    'A quote as a PDF',
    { params, rate: limits.pdfsPerMinute ?? PDFS_PER_MINUTE },
    async ({ ctx, token }, { reply }) => {
      const { quote, version } = await findByQuoteLink({ ctx, token });
      return sendPdf(reply, `${quote.number}-v${version.n}`, () =>
        readQuotePdf(container, ctx, version),
      );
    },
  );
  call(
    'get',
    `${one}/confirmation`,
    'The confirmation of an accepted quote, as a file to keep',
    { params, rate: limits.pdfsPerMinute ?? PDFS_PER_MINUTE },
    async ({ ctx, token }, { reply }) => {
      const { name, sheet } = await writeConfirmation({ ctx, token });
      return sendCopy(reply, { browser: container.browser, name, sheet });
    },
  );
  call(
    'post',
    `${one}/accept`,
    'Accepts a quote',
    { params, body: AcceptQuoteInput, answer, rate },
    ({ ctx, token, input }, { request }) =>
      acceptQuote({ ctx, token, input, clientAddress: request.ip, storage, ...parts }),
  );
  call(
    'post',
    `${one}/change`,
    'Asks for a change of a quote',
    { params, body: ChangeQuoteInput, answer, rate },
    ({ ctx, token, input }) => askForChange({ ctx, token, input, ...parts }),
  );
  call(
    'post',
    `${one}/decline`,
    'Declines a quote',
    { params, body: DeclineQuoteInput, answer, rate },
    ({ ctx, token, input }) => declineQuote({ ctx, token, input, ...parts }),
  );
}
