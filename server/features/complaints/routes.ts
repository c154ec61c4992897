import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Complaint, ComplaintAnswer, ComplaintInput } from '#contracts/complaints.ts';
import { API } from '#contracts/routes.ts';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import type { Container } from '#server/container.ts';
import { readComplaint, sendComplaint } from '#server/features/complaints/send.ts';
import { siteOrigin } from '#server/site-origin.ts';

const COMPLAINTS_PER_MINUTE = 20;
const LOOKS_PER_MINUTE = 120;

export function registerComplaintRoutes(
  app: FastifyInstance,
  container: Container,
  limits: { requestsToFirmPerMinute?: number },
): void {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  const visitor = (requestId: string) => container.contextFor({ kind: 'visitor' }, requestId);
  const tags = ['Complaints'];

  calls.post(
    API.complaints,
    {
      schema: {
        summary: 'Makes a complaint',
        tags,
        body: ComplaintInput,
        response: { 200: ComplaintAnswer, 201: ComplaintAnswer },
      },
      config: {
        rateLimit: {
          max: limits.requestsToFirmPerMinute ?? COMPLAINTS_PER_MINUTE,
          timeWindow: 60_000,
        },
      },
    },
    async (request, reply) => {
      const { reference, link, isNew } = await sendComplaint({
        ctx: visitor(request.id),
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
          message: `Your complaint is with us under the reference ${reference}.`,
        });
    },
  );

  calls.get(
    `${API.complaints}/:token`,
    {
      schema: {
        summary: 'A complaint, by its private link',
        tags,
        params: z.object({ token: z.string().max(200) }),
        response: { 200: Complaint },
      },
      config: { rateLimit: { max: LOOKS_PER_MINUTE, timeWindow: 60_000 } },
    },
    async (request, reply) =>
      reply
        .headers(PRIVATE_HEADERS)
        .send(await readComplaint({ ctx: visitor(request.id), token: request.params.token })),
  );
}
