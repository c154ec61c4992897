import type { FastifyInstance } from 'fastify';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import {
  AdminBookingRequest,
  AnsweredInput,
  BookingRequestsPage,
  BookingRequestsQuery,
} from '#contracts/admin-requests.ts';
import { RecordParams } from '#contracts/records.ts';
import { ownerCalls } from '#server/calls.ts';
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
  const call = ownerCalls(admin, container, 'Back office: requests');
  const url = ADMIN_API.bookingRequests;
  const params = RecordParams;
  call(
    'get',
    url,
    'Requests for appointments, the newest first unless asked otherwise',
    { query: BookingRequestsQuery, answer: BookingRequestsPage },
    listBookingRequests,
  );
  call(
    'put',
    `${url}/:id/answered`,
    'Marks a request as answered, or as open again',
    { params, body: AnsweredInput, answer: AdminBookingRequest },
    setRequestAnswered,
  );
  call(
    'delete',
    `${url}/:id`,
    'Puts a request into the bin',
    { params, done: 'Request deleted' },
    deleteBookingRequest,
  );
}
