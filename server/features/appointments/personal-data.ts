/** Appointments as part of what is held of a person. */
import { momentInWords } from '#contracts/london-time.ts';
import { presentForOwner } from '#server/features/appointments/present.ts';
import { bookings } from '#server/features/appointments/repo.ts';
import { submissionPersonalData } from '#server/submissions/keep.ts';

export const appointmentPersonalData = submissionPersonalData(bookings, {
  name: 'appointments',
  label: 'Appointments',
  sentAt: 'created_at',
  filedAt: 'starts_at',
  present: (ctx, rows) => presentForOwner(ctx.db.read, rows, ctx.clock.now().toISOString()),
  title: (one) => `${one.label}, ${momentInWords(one.startsAt)}`,
  detail: (one) => [
    ...(one.phone ? ['telephone number'] : []),
    ...(one.address ? ['address'] : []),
    ...(one.postcode ? ['postcode'] : []),
    ...(one.message ? ['a message'] : []),
    ...(one.siteFacts.length > 0 ? ['facts of the garden'] : []),
    ...(one.state === 'cancelled'
      ? ['cancelled']
      : one.isPast
        ? []
        : ['still to come: erasing it frees the time']),
  ],
  file: (_one, { request_key: _key, site_facts: facts, ...row }) => ({
    ...row,
    site_facts: JSON.parse(facts) as unknown,
  }),
});
