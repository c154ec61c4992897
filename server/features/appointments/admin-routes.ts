import type { FastifyInstance } from 'fastify';
import {
  AdminAppointment,
  AppointmentSettings,
  Block,
  BlockInput,
  DayOff,
  DayOffInput,
  Diary,
  DiaryQuery,
  HandBookingInput,
  MoveInput,
  OutcomeInput,
} from '#contracts/appointments.ts';
import { KindsInput } from '#contracts/appointment-kinds.ts';
import { RecordParams } from '#contracts/records.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { bookByHand } from '#server/features/appointments/book.ts';
import {
  cancelAppointment,
  moveAppointment,
} from '#server/features/appointments/change-booking.ts';
import {
  addBlock,
  noteOutcome,
  readDiary,
  readForOwner,
  removeBlock,
} from '#server/features/appointments/manage.ts';
import {
  readAppointmentSettings,
  renewFeed,
  saveKinds,
} from '#server/features/appointments/settings.ts';
import { addDayOff, removeDayOff, toDayOff } from '#server/features/settings/days-off.ts';
import { siteOrigin } from '#server/site-origin.ts';

export function registerAppointmentAdminRoutes(admin: FastifyInstance, container: Container): void {
  const origin = siteOrigin(container.config);
  const { queue } = container;
  const call = ownerCalls(admin, container, 'Back office: diary', { queue, origin });
  const one = '/api/admin/appointments/:id';
  const [params, answer] = [RecordParams, AdminAppointment];

  call(
    'get',
    '/api/admin/diary',
    'Everything in the diary on some days',
    { query: DiaryQuery, answer: Diary },
    readDiary,
  );
  call(
    'post',
    '/api/admin/appointments',
    'Enters an appointment by hand',
    { body: HandBookingInput, answer },
    async ({ ctx, input }) =>
      readForOwner({ ctx, row: (await bookByHand({ ctx, input, queue, origin })).row }),
  );
  call(
    'post',
    `${one}/move`,
    'Moves an appointment',
    { params, body: MoveInput, answer },
    async ({ ctx, id, input: { startsAt }, baseVersion }) =>
      readForOwner({
        ctx,
        row: await moveAppointment({ ctx, id, startsAt, baseVersion, queue, origin }),
      }),
  );
  call(
    'post',
    `${one}/cancel`,
    'Cancels an appointment',
    { params, answer },
    async ({ ctx, id, baseVersion }) =>
      readForOwner({ ctx, row: await cancelAppointment({ ctx, id, baseVersion, queue, origin }) }),
  );
  call(
    'post',
    `${one}/outcome`,
    'Notes whether an appointment took place',
    { params, body: OutcomeInput, answer },
    async (order) => readForOwner({ ctx: order.ctx, row: await noteOutcome(order) }),
  );
  call(
    'post',
    '/api/admin/diary-blocks',
    'Keeps a time free of appointments',
    { body: BlockInput, answer: Block },
    addBlock,
  );
  call(
    'delete',
    '/api/admin/diary-blocks/:id',
    'Gives a kept time back',
    { params, done: 'The time can be booked again' },
    removeBlock,
  );
  call(
    'get',
    '/api/admin/appointment-settings',
    'Kinds of appointments, days off and the calendar feed',
    { answer: AppointmentSettings },
    readAppointmentSettings,
  );
  call(
    'put',
    '/api/admin/appointment-settings',
    'Saves the kinds of appointments',
    { body: KindsInput, answer: AppointmentSettings },
    async ({ ctx, input: { kinds }, baseVersion }) => {
      await saveKinds({ ctx, kinds, baseVersion });
      return readAppointmentSettings({ ctx, origin });
    },
  );
  call(
    'post',
    '/api/admin/appointment-feed',
    'Makes a new address of the calendar feed; the old one ends',
    { answer: AppointmentSettings },
    async ({ ctx }) => {
      await renewFeed({ ctx });
      return readAppointmentSettings({ ctx, origin });
    },
  );
  call(
    'post',
    '/api/admin/days-off',
    'Adds days on which nobody comes',
    { body: DayOffInput, answer: DayOff },
    async (order) => toDayOff(await addDayOff(order)),
  );
  call(
    'delete',
    '/api/admin/days-off/:id',
    'Makes days off bookable again',
    { params, done: 'These days can be booked again' },
    removeDayOff,
  );
}
