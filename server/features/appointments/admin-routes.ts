import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
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
import { DoneAnswer, RecordParams } from '#contracts/records.ts';
import type { Container } from '#server/container.ts';
import { baseVersionOf } from '#server/db/records.ts';
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
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const owner = (requestId: string) => container.contextFor({ kind: 'owner' }, requestId);
  const origin = siteOrigin(container.config);
  const parts = { queue: container.queue, origin };
  const tags = ['Back office: diary'];

  calls.get(
    '/api/admin/diary',
    {
      schema: {
        summary: 'Everything in the diary on some days',
        tags,
        querystring: DiaryQuery,
        response: { 200: Diary },
      },
    },
    async (request) => readDiary({ ctx: owner(request.id), query: request.query }),
  );

  calls.post(
    '/api/admin/appointments',
    {
      schema: {
        summary: 'Enters an appointment by hand',
        tags,
        body: HandBookingInput,
        response: { 200: AdminAppointment },
      },
    },
    async (request) => {
      const ctx = owner(request.id);
      return readForOwner({
        ctx,
        row: (await bookByHand({ ctx, input: request.body, ...parts })).row,
      });
    },
  );

  calls.post(
    '/api/admin/appointments/:id/move',
    {
      schema: {
        summary: 'Moves an appointment',
        tags,
        params: RecordParams,
        body: MoveInput,
        response: { 200: AdminAppointment },
      },
    },
    async (request) => {
      const ctx = owner(request.id);
      return readForOwner({
        ctx,
        row: await moveAppointment({
          ctx,
          id: request.params.id,
          startsAt: request.body.startsAt,
          baseVersion: baseVersionOf(request.headers['if-match']),
          ...parts,
        }),
      });
    },
  );

  calls.post(
    '/api/admin/appointments/:id/cancel',
    {
      schema: {
        summary: 'Cancels an appointment',
        tags,
        params: RecordParams,
        response: { 200: AdminAppointment },
      },
    },
    async (request) => {
      const ctx = owner(request.id);
      return readForOwner({
        ctx,
        row: await cancelAppointment({
          ctx,
          id: request.params.id,
          baseVersion: baseVersionOf(request.headers['if-match']),
          ...parts,
        }),
      });
    },
  );

  calls.post(
    '/api/admin/appointments/:id/outcome',
    {
      schema: {
        summary: 'Notes whether an appointment took place',
        tags,
        params: RecordParams,
        body: OutcomeInput,
        response: { 200: AdminAppointment },
      },
    },
    async (request) => {
      const ctx = owner(request.id);
      return readForOwner({
        ctx,
        row: await noteOutcome({
          ctx,
          id: request.params.id,
          input: request.body,
          baseVersion: baseVersionOf(request.headers['if-match']),
        }),
      });
    },
  );

  calls.post(
    '/api/admin/diary-blocks',
    {
      schema: {
        summary: 'Keeps a time free of appointments',
        tags,
        body: BlockInput,
        response: { 200: Block },
      },
    },
    async (request) => addBlock({ ctx: owner(request.id), input: request.body }),
  );

  calls.delete(
    '/api/admin/diary-blocks/:id',
    {
      schema: {
        summary: 'Gives a kept time back',
        tags,
        params: RecordParams,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      await removeBlock({ ctx: owner(request.id), id: request.params.id });
      return { success: true as const, message: 'The time can be booked again' };
    },
  );

  registerSettings(admin, owner, origin);
}

function registerSettings(
  admin: FastifyInstance,
  owner: (requestId: string) => ReturnType<Container['contextFor']>,
  origin: string,
): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const tags = ['Back office: diary'];

  calls.get(
    '/api/admin/appointment-settings',
    {
      schema: {
        summary: 'Kinds of appointments, days off and the calendar feed',
        tags,
        response: { 200: AppointmentSettings },
      },
    },
    async (request) => readAppointmentSettings({ ctx: owner(request.id), origin }),
  );

  calls.put(
    '/api/admin/appointment-settings',
    {
      schema: {
        summary: 'Saves the kinds of appointments',
        tags,
        body: KindsInput,
        response: { 200: AppointmentSettings },
      },
    },
    async (request) => {
      const ctx = owner(request.id);
      await saveKinds({
        ctx,
        kinds: request.body.kinds,
        baseVersion: baseVersionOf(request.headers['if-match']),
      });
      return readAppointmentSettings({ ctx, origin });
    },
  );

  calls.post(
    '/api/admin/appointment-feed',
    {
      schema: {
        summary: 'Makes a new address of the calendar feed; the old one ends',
        tags,
        response: { 200: AppointmentSettings },
      },
    },
    async (request) => {
      const ctx = owner(request.id);
      await renewFeed({ ctx });
      return readAppointmentSettings({ ctx, origin });
    },
  );

  calls.post(
    '/api/admin/days-off',
    {
      schema: {
        summary: 'Adds days on which nobody comes',
        tags,
        body: DayOffInput,
        response: { 200: DayOff },
      },
    },
    async (request) => toDayOff(await addDayOff({ ctx: owner(request.id), input: request.body })),
  );

  calls.delete(
    '/api/admin/days-off/:id',
    {
      schema: {
        summary: 'Makes days off bookable again',
        tags,
        params: RecordParams,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      await removeDayOff({ ctx: owner(request.id), id: request.params.id });
      return { success: true as const, message: 'These days can be booked again' };
    },
  );
}
