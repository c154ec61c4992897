/** The calls that print a design. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { PdfRequest, PdfResponse, PdfUnavailable } from '#contracts/pdf.ts';
import { ProblemBody } from '#contracts/problem.ts';
import { API } from '#contracts/routes.ts';
import type { Container } from '#server/container.ts';
import { AppError, ProviderError } from '#server/errors.ts';
import { createReports } from '#server/features/pdfs/use-cases.ts';

const PATHS = { libraryPdf: '/api/design-library/:id/pdf' } as const;
const NO_BROWSER =
  'PDF generation is temporarily unavailable due to system constraints. Please try again later.';
const TOO_MANY = 'That was a lot of reports in a short time. Please wait a minute and try again.';
const BUSY = 'Many reports are being printed at the moment. Please try again in a minute.';
const RESPONSES = { 200: PdfResponse, 503: PdfUnavailable, '4xx': ProblemBody } as const;

/** `laneOf` tells clients apart, so that drawing for each takes turns. */
export type PdfRouteOptions = {
  pdfsPerMinute?: number;
  postedPdfsPerMinute?: number;
  laneOf(request: FastifyRequest): string;
};

export function registerPdfRoutes(
  app: FastifyInstance,
  container: Container,
  { pdfsPerMinute = 30, postedPdfsPerMinute = 6, laneOf }: PdfRouteOptions,
): void {
  const reports = createReports(container);
  const calls = app.withTypeProvider<ZodTypeProvider>();
  const config = { rateLimit: { max: pdfsPerMinute, timeWindow: 60_000 } };
  // What was posted is printed anew each time, for anybody: fewer of those.
  const countPosted = app.createRateLimit({ max: postedPdfsPerMinute, timeWindow: 60_000 });
  const admitPosted = async (request: FastifyRequest) => {
    const counted = await countPosted(request);
    if (!counted.isAllowed && counted.isExceeded) throw new AppError('too-many', TOO_MANY);
  };
  const visitor = (requestId: string) => container.contextFor({ kind: 'visitor' }, requestId);

  calls.post(
    API.designPdf,
    {
      config,
      schema: {
        summary: 'Prints a design as a report',
        description:
          'A known id is printed from its stored model; without one the posted fields are printed.',
        tags: ['Reports'],
        body: PdfRequest,
        response: RESPONSES,
      },
    },
    (request, reply) =>
      answer(reply, () =>
        reports.printPosted({
          ctx: visitor(request.id),
          input: request.body,
          lane: laneOf(request),
          admit: () => admitPosted(request),
        }),
      ),
  );

  calls.post(
    PATHS.libraryPdf,
    {
      config,
      schema: {
        summary: 'Prints a stored design as a report',
        tags: ['Reports'],
        params: z.object({ id: z.string() }),
        response: RESPONSES,
      },
    },
    (request, reply) =>
      answer(reply, () =>
        reports.printDesign({
          ctx: visitor(request.id),
          id: request.params.id,
          lane: laneOf(request),
        }),
      ),
  );
}

async function answer(reply: FastifyReply, print: () => Promise<{ pdfUrl: string }>) {
  reply.header('cache-control', 'no-store');
  try {
    const { pdfUrl } = await print();
    return await reply.send({ success: true, pdfUrl, message: 'The report is ready.' });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    reply.log.warn({ err: error }, 'a report could not be printed');
    if (error.kind === 'rate-limited') throw new AppError('unavailable', BUSY);
    return reply
      .code(503)
      .type('application/problem+json; charset=utf-8')
      .header('retry-after', '30')
      .send({
        type: 'urn:plotwright:problem:unavailable',
        title: 'Not available at the moment',
        status: 503,
        message: NO_BROWSER,
        requestId: String(reply.request.id),
        success: false,
        isChromiumError: true,
      });
  }
}
