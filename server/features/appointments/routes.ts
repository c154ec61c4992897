import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  Appointment,
  AppointmentAnswer,
  AppointmentInput,
  MoveInput,
  MoveSlotsQuery,
  SlotsAnswer,
  SlotsQuery,
} from '#contracts/appointments.ts';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import type { Container } from '#server/container.ts';
import { bookAppointment } from '#server/features/appointments/book.ts';
import {
  cancelAppointment,
  moveAppointment,
} from '#server/features/appointments/change-booking.ts';
import type { BookingTurns } from '#server/features/appointments/booking-limits.ts';
import { listSlots } from '#server/features/appointments/find-slots.ts';
import {
  findByLink,
  listVisitSlots,
  makeAppointmentFile,
  makeFeed,
  readAppointment,
} from '#server/features/appointments/visitor.ts';
import { siteOrigin } from '#server/site-origin.ts';

const Params = z.object({ token: z.string().max(200) });
const BOOKINGS_PER_MINUTE = 20;
const LOOKS_PER_MINUTE = 120;
/** `laneOf` tells clients apart. */
export type AppointmentRouteOptions = {
  turns: BookingTurns;
  laneOf(request: FastifyRequest): string;
  requestsToFirmPerMinute?: number;
};

export function registerAppointmentRoutes(
  app: FastifyInstance,
  container: Container,
  { turns, laneOf, requestsToFirmPerMinute = BOOKINGS_PER_MINUTE }: AppointmentRouteOptions,
): void {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  const visitor = (requestId: string) => container.contextFor({ kind: 'visitor' }, requestId);
  const origin = siteOrigin(container.config);
  const parts = { queue: container.queue, origin };
  const isMailed = container.mail.kind === 'smtp';
  const tags = ['Booking'];
  const writing = { rateLimit: { max: requestsToFirmPerMinute, timeWindow: 60_000 } };
  const looking = { rateLimit: { max: LOOKS_PER_MINUTE, timeWindow: 60_000 } };

  calls.get(
    '/api/appointments/slots',
    {
      schema: {
        summary: 'Times that can be booked',
        tags,
        querystring: SlotsQuery,
        response: { 200: SlotsAnswer },
      },
      config: looking,
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send(await listSlots({ ctx: visitor(request.id), ...request.query })),
  );

  calls.post(
    '/api/appointments',
    {
      schema: {
        summary: 'Books a time',
        tags,
        body: AppointmentInput,
        response: { 200: AppointmentAnswer, 201: AppointmentAnswer },
      },
      config: writing,
    },
    async (request, reply) => {
      const ctx = visitor(request.id);
      const { row, link, isNew } = await turns.take(laneOf(request), (admit) =>
        bookAppointment({ ctx, input: request.body, admit, ...parts }),
      );
      const appointment = await readAppointment({ ctx, row });
      return reply
        .code(isNew ? 201 : 200)
        .headers(PRIVATE_HEADERS)
        .send({
          success: true,
          message: 'Your appointment is booked.',
          reference: appointment.reference,
          link,
          appointment,
          isMailed,
        });
    },
  );

  calls.get(
    '/api/appointments/:token',
    {
      schema: {
        summary: 'An appointment, by its private link',
        tags,
        params: Params,
        response: { 200: Appointment },
      },
      config: looking,
    },
    async (request, reply) => {
      const ctx = visitor(request.id);
      return reply.headers(PRIVATE_HEADERS).send(
        await readAppointment({
          ctx,
          row: await findByLink({ ctx, token: request.params.token }),
        }),
      );
    },
  );

  calls.get(
    '/api/appointments/:token/slots',
    {
      schema: {
        summary: 'Times that an appointment can be moved to',
        tags,
        params: Params,
        querystring: MoveSlotsQuery,
        response: { 200: SlotsAnswer },
      },
      config: looking,
    },
    async (request, reply) =>
      reply.headers(PRIVATE_HEADERS).send(
        await listVisitSlots({
          ctx: visitor(request.id),
          token: request.params.token,
          ...request.query,
        }),
      ),
  );

  calls.post(
    '/api/appointments/:token/move',
    {
      schema: {
        summary: 'Moves an appointment',
        tags,
        params: Params,
        body: MoveInput,
        response: { 200: Appointment },
      },
      config: writing,
    },
    async (request, reply) => {
      const ctx = visitor(request.id);
      const { id } = await findByLink({ ctx, token: request.params.token });
      return reply.headers(PRIVATE_HEADERS).send(
        await readAppointment({
          ctx,
          row: await moveAppointment({ ctx, id, startsAt: request.body.startsAt, ...parts }),
        }),
      );
    },
  );

  calls.post(
    '/api/appointments/:token/cancel',
    {
      schema: {
        summary: 'Cancels an appointment',
        tags,
        params: Params,
        response: { 200: Appointment },
      },
      config: writing,
    },
    async (request, reply) => {
      const ctx = visitor(request.id);
      const { id } = await findByLink({ ctx, token: request.params.token });
      return reply
        .headers(PRIVATE_HEADERS)
        .send(await readAppointment({ ctx, row: await cancelAppointment({ ctx, id, ...parts }) }));
    },
  );

  calls.get(
    '/api/appointments/:token/calendar.ics',
    {
      schema: { summary: 'An appointment as a calendar file', tags, params: Params },
      config: looking,
    },
    async (request, reply) =>
      reply
        .headers(PRIVATE_HEADERS)
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="appointment.ics"')
        .send(
          await makeAppointmentFile({
            ctx: visitor(request.id),
            token: request.params.token,
            origin,
          }),
        ),
  );

  calls.get(
    '/calendar/:token',
    { schema: { hide: true, params: Params }, config: looking },
    async (request, reply) =>
      reply
        .headers(PRIVATE_HEADERS)
        .type('text/calendar; charset=utf-8')
        .send(
          await makeFeed({
            ctx: visitor(request.id),
            token: request.params.token.replace(/\.ics$/, ''),
          }),
        ),
  );
}
