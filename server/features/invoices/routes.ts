/** The customer's copy of an invoice, by the private link of its quote. */
import type { FastifyInstance } from 'fastify';
import { LinkParams, visitorCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { writeInvoiceByLink } from '#server/features/invoices/visitor.ts';
import { sendCopy } from '#server/features/pdfs/keep-copy.ts';
import { z } from 'zod';

const FILES_PER_MINUTE = 12;
const Params = LinkParams.extend({ number: z.string().max(40) });

export function registerInvoiceRoutes(
  app: FastifyInstance,
  container: Container,
  limits: { pdfsPerMinute?: number },
): void {
  visitorCalls(app, container, 'Quotes')(
    'get',
    '/api/quotes/:token/invoices/:number',
    'An invoice of an accepted quote, as a file to keep',
    { params: Params, rate: limits.pdfsPerMinute ?? FILES_PER_MINUTE },
    async ({ ctx, token, number }, { reply }) => {
      const { name, sheet } = await writeInvoiceByLink({ ctx, token, number });
      return sendCopy(reply, { browser: container.browser, name, sheet });
    },
  );
}
