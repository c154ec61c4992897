import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { API } from '#contracts/routes.ts';
import { BookingRequestAnswer, BookingRequestInput } from '#contracts/site-content.ts';
import type { Container } from '#server/container.ts';
import { sendBookingRequest } from '#server/features/booking-requests/use-cases.ts';
import { siteOrigin } from '#server/site-origin.ts';

const REQUESTS_PER_MINUTE = 20;

export function registerBookingRequestRoutes(
  app: FastifyInstance,
  container: Container,
  limits: { requestsToFirmPerMinute?: number },
): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    API.bookingRequests,
    {
      schema: {
        summary: 'Asks for an appointment',
        tags: ['Booking'],
        body: BookingRequestInput,
        response: { 201: BookingRequestAnswer, 200: BookingRequestAnswer },
      },
      config: {
        rateLimit: {
          max: limits.requestsToFirmPerMinute ?? REQUESTS_PER_MINUTE,
          timeWindow: 60_000,
        },
      },
    },
    async (request, reply) => {
      const { reference, isNew } = await sendBookingRequest({
        ctx: container.contextFor({ kind: 'visitor' }, request.id),
        input: request.body,
        queue: container.queue,
        origin: siteOrigin(container.config),
      });
      return reply.code(isNew ? 201 : 200).send({
        success: true,
        reference,
        message: `Thank you. Your request is with us under the reference ${reference}; we answer within two working days.`,
      });
    },
  );
}
