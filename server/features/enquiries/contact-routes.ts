/** Leaving a name beside the results, and taking it back. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DesignContactInput } from '#contracts/admin-designs.ts';
import { DoneAnswer } from '#contracts/records.ts';
import type { Container } from '#server/container.ts';
import { leaveContact, withdrawContact } from '#server/features/enquiries/contact.ts';
import { sendParts } from '#server/features/enquiries/send-parts.ts';

const PATH = '/api/design-sessions/:id/contact';
const Params = z.object({ id: z.string().max(80) });
const PER_MINUTE = 20;

export function registerDesignContactRoutes(
  app: FastifyInstance,
  container: Container,
  limits: { requestsToFirmPerMinute?: number },
): void {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  const visitor = (requestId: string) => container.contextFor({ kind: 'visitor' }, requestId);
  const config = {
    rateLimit: { max: limits.requestsToFirmPerMinute ?? PER_MINUTE, timeWindow: 60_000 },
  };
  const tags = ['Designs'];

  calls.post(
    PATH,
    {
      config,
      schema: {
        summary: 'Leaves a name and an e-mail beside the designs of a request',
        tags,
        params: Params,
        body: DesignContactInput,
        response: { 200: DoneAnswer },
      },
    },
    async (request, reply) => {
      await leaveContact({
        ctx: visitor(request.id),
        sessionId: request.params.id,
        input: request.body,
        ...sendParts(container),
      });
      return reply.header('cache-control', 'no-store').send({
        success: true as const,
        message: 'Your name and e-mail address are kept with these designs.',
      });
    },
  );

  calls.delete(
    PATH,
    {
      config,
      schema: { summary: 'Takes them back', tags, params: Params, response: { 200: DoneAnswer } },
    },
    async (request, reply) => {
      await withdrawContact({
        ctx: visitor(request.id),
        sessionId: request.params.id,
        queue: container.queue,
      });
      return reply.header('cache-control', 'no-store').send({
        success: true as const,
        message: 'Your name and e-mail address have been removed.',
      });
    },
  );
}
