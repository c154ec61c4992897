import type { FastifyInstance } from 'fastify';
import { BusyCalendarInput, BusyCalendars } from '#contracts/busy-calendars.ts';
import { RecordParams } from '#contracts/records.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import {
  addBusyCalendar,
  listBusyCalendars,
  readBusyCalendarNow,
  removeBusyCalendar,
} from '#server/features/busy-calendars/use-cases.ts';

/** Each asks another site. */
const READINGS_PER_MINUTE = 20;

export function registerBusyCalendarAdminRoutes(
  admin: FastifyInstance,
  container: Container,
): void {
  const { queue, outsideCalendars: calendars } = container;
  const call = ownerCalls(admin, container, 'Back office: diary', { queue, calendars });
  const [all, params, answer] = ['/api/admin/busy-calendars', RecordParams, BusyCalendars];
  call(
    'get',
    all,
    'Calendars elsewhere whose busy times cannot be booked',
    { answer },
    listBusyCalendars,
  );
  call(
    'post',
    all,
    'Reads a calendar from now on',
    { body: BusyCalendarInput, answer, rate: READINGS_PER_MINUTE },
    addBusyCalendar,
  );
  call(
    'post',
    `${all}/:id/read`,
    'Reads a calendar at once',
    { params, answer, rate: READINGS_PER_MINUTE },
    readBusyCalendarNow,
  );
  call('delete', `${all}/:id`, 'Stops reading a calendar', { params, answer }, removeBusyCalendar);
}
