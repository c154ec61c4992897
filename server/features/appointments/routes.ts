import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
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
import { LinkParams, visitorCalls } from '#server/calls.ts';
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
  writeVisitConfirmation,
} from '#server/features/appointments/visitor.ts';
import { freshenBusyTimes } from '#server/features/busy-calendars/read.ts';
import { sendCopy } from '#server/features/pdfs/keep-copy.ts';
import { siteOrigin } from '#server/site-origin.ts';

const BOOKINGS_PER_MINUTE = 20;
const LOOKS_PER_MINUTE = 120;
const COPIES_PER_MINUTE = 12;
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
  const calendars = container.outsideCalendars;
  const parts = { queue: container.queue, origin };
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
      await freshenBusyTimes({ ctx, calendars });
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
          isMailed: container.mail.kind === 'smtp',
        });
    },
  );

  const call = visitorCalls(app, container, 'Booking');
  const one = '/api/appointments/:token';
  const [params, answer] = [LinkParams, Appointment];
  call(
    'get',
    one,
    'An appointment, by its private link',
    { params, answer, rate: LOOKS_PER_MINUTE },
    async ({ ctx, token }) => readAppointment({ ctx, row: await findByLink({ ctx, token }) }),
  );
  call(
    'get',
    `${one}/slots`,
    'Times that an appointment can be moved to',
    { params, query: MoveSlotsQuery, answer: SlotsAnswer, rate: LOOKS_PER_MINUTE },
    ({ ctx, token, query }) => listVisitSlots({ ctx, token, ...query }),
  );
  call(
    'post',
    `${one}/move`,
    'Moves an appointment',
    { params, body: MoveInput, answer, rate: requestsToFirmPerMinute },
    async ({ ctx, token, input: { startsAt } }) => {
      const { id } = await findByLink({ ctx, token });
      await freshenBusyTimes({ ctx, calendars });
      return readAppointment({ ctx, row: await moveAppointment({ ctx, id, startsAt, ...parts }) });
    },
  );
  call(
    'post',
    `${one}/cancel`,
    'Cancels an appointment',
    { params, answer, rate: requestsToFirmPerMinute },
    async ({ ctx, token }) => {
      const { id } = await findByLink({ ctx, token });
      return readAppointment({ ctx, row: await cancelAppointment({ ctx, id, ...parts }) });
    },
  );
  call(
    'get',
    `${one}/calendar.ics`,
    'An appointment as a calendar file',
    { params, rate: LOOKS_PER_MINUTE },
    async ({ ctx, token }, { reply }) =>
      reply
        .headers(PRIVATE_HEADERS)
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="appointment.ics"')
        .send(await makeAppointmentFile({ ctx, token, origin })),
  );

  call(
    'get',
    `${one}/confirmation`,
    'The confirmation of an appointment that costs money, as a file to keep',
    { params, rate: COPIES_PER_MINUTE },
    async ({ ctx, token }, { reply }) => {
      const { name, sheet } = await writeVisitConfirmation({ ctx, token });
      return sendCopy(reply, { browser: container.browser, name, sheet });
    },
  );

  calls.get(
    '/calendar/:token',
    { schema: { hide: true, params: LinkParams }, config: looking },
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
