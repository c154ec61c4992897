import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { CancellationAnswer, CancellationInput } from '#contracts/cancellations.ts';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import { API } from '#contracts/routes.ts';
import type { Container } from '#server/container.ts';
import { sendCancellation } from '#server/features/cancellations/send.ts';
import { siteOrigin } from '#server/site-origin.ts';

const NOTICES_PER_MINUTE = 20;

export function registerCancellationRoutes(
  app: FastifyInstance,
  container: Container,
  limits: { requestsToFirmPerMinute?: number },
): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    API.cancellations,
    {
      schema: {
        summary: 'Gives notice that a contract is cancelled',
        tags: ['Complaints'],
        body: CancellationInput,
        response: { 200: CancellationAnswer, 201: CancellationAnswer },
      },
      config: {
        rateLimit: {
          max: limits.requestsToFirmPerMinute ?? NOTICES_PER_MINUTE,
          timeWindow: 60_000,
        },
      },
    },
    async (request, reply) => {
      const { reference, link, isNew } = await sendCancellation({
        ctx: container.contextFor({ kind: 'visitor' }, request.id),
        input: request.body,
        queue: container.queue,
        origin: siteOrigin(container.config),
        isMailed: container.mail.kind === 'smtp',
      });
      return reply
        .code(isNew ? 201 : 200)
        .headers(PRIVATE_HEADERS)
        .send({
          success: true as const,
          reference,
          link,
          message: `Your notice has arrived under the reference ${reference}.`,
        });
    },
  );
}
