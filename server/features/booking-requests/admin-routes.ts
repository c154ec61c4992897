import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import {
  AdminBookingRequest,
  AnsweredInput,
  BookingRequestsPage,
  BookingRequestsQuery,
} from '#contracts/admin-requests.ts';
import { DoneAnswer, RecordParams } from '#contracts/records.ts';
import type { Container } from '#server/container.ts';
import {
  deleteBookingRequest,
  listBookingRequests,
  setRequestAnswered,
} from '#server/features/booking-requests/manage.ts';

export function registerBookingRequestAdminRoutes(
  admin: FastifyInstance,
  container: Container,
): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const owner = (requestId: string) => container.contextFor({ kind: 'owner' }, requestId);
  const tags = ['Back office: requests'];

  calls.get(
    ADMIN_API.bookingRequests,
    {
      schema: {
        summary: 'Requests for appointments, the newest first unless asked otherwise',
        tags,
        querystring: BookingRequestsQuery,
        response: { 200: BookingRequestsPage },
      },
    },
    async (request) => listBookingRequests({ ctx: owner(request.id), query: request.query }),
  );

  calls.put(
    `${ADMIN_API.bookingRequests}/:id/answered`,
    {
      schema: {
        summary: 'Marks a request as answered, or as open again',
        tags,
        params: RecordParams,
        body: AnsweredInput,
        response: { 200: AdminBookingRequest },
      },
    },
    async (request) =>
      setRequestAnswered({ ctx: owner(request.id), id: request.params.id, input: request.body }),
  );

  calls.delete(
    `${ADMIN_API.bookingRequests}/:id`,
    {
      schema: {
        summary: 'Puts a request into the bin',
        tags,
        params: RecordParams,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      await deleteBookingRequest({ ctx: owner(request.id), id: request.params.id });
      return { success: true as const, message: 'Request deleted' };
    },
  );
}
