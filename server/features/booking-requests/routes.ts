import type { FastifyInstance } from 'fastify';
import { API } from '#contracts/routes.ts';
import { BookingRequestAnswer, BookingRequestInput } from '#contracts/site-content.ts';
import type { Container } from '#server/container.ts';
import { sendBookingRequest } from '#server/features/booking-requests/use-cases.ts';
import { registerSubmission, type SubmissionLimits } from '#server/submissions/routes.ts';

export const registerBookingRequestRoutes = (
  app: FastifyInstance,
  container: Container,
  limits: SubmissionLimits,
): void =>
  registerSubmission(app, container, {
    limits,
    url: API.bookingRequests,
    area: 'Booking',
    summary: 'Asks for an appointment',
    input: BookingRequestInput,
    answer: BookingRequestAnswer,
    send: sendBookingRequest,
    message: (reference) =>
      `Thank you. Your request is with us under the reference ${reference}; we answer within two working days.`,
  });
