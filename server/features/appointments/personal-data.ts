/** Appointments as part of what is held of a person. */
import { momentInWords } from '#contracts/london-time.ts';
import { emptyAudit, writeAudit } from '#server/db/audit.ts';
import { presentForOwner, referenceOf } from '#server/features/appointments/present.ts';
import { deleteBookings, listBookingsByEmail } from '#server/features/appointments/repo.ts';
import type { PersonalDataProvider } from '#server/privacy/personal-data.ts';

export const appointmentPersonalData: PersonalDataProvider = {
  name: 'appointments',
  label: 'Appointments',
  async find({ ctx, email }) {
    const rows = await listBookingsByEmail(ctx.db.read, email);
    const presented = await presentForOwner(ctx.db.read, rows, ctx.clock.now().toISOString());
    return presented.map((one) => ({
      id: one.id,
      title: `${one.label}, ${momentInWords(one.startsAt)}, reference ${one.reference}`,
      at: one.createdAt,
      href: null,
      subjects: [`bookings:${one.id}`],
      detail: [
        ...(one.phone ? ['telephone number'] : []),
        ...(one.postcode ? ['postcode'] : []),
        ...(one.message ? ['a message'] : []),
        ...(one.siteFacts.length > 0 ? ['facts of the garden'] : []),
        ...(one.state === 'cancelled'
          ? ['cancelled']
          : one.isPast
            ? []
            : ['still to come: erasing it frees the time']),
      ],
    }));
  },
  async *files({ ctx, email }) {
    for (const { request_key: _key, site_facts: facts, ...row } of await listBookingsByEmail(
      ctx.db.read,
      email,
    )) {
      const whole = { ...row, site_facts: JSON.parse(facts) as unknown };
      yield {
        path: `${row.starts_at.slice(0, 10)}-${referenceOf(row.id)}.json`,
        bytes: new TextEncoder().encode(JSON.stringify(whole, null, 2)),
      };
    }
  },
  async erase(tx, { ctx, email }) {
    const ids = (await listBookingsByEmail(tx, email)).map((row) => row.id);
    await deleteBookings(tx, ids);
    for (const id of ids) {
      await emptyAudit(tx, `bookings:${id}`);
      await writeAudit(tx, ctx, { action: 'appointments.erase', subject: `bookings:${id}` });
    }
    return { done: [{ what: 'Appointments', count: ids.length }] };
  },
  async designIds({ ctx, email }) {
    return (await listBookingsByEmail(ctx.db.read, email)).flatMap((row) => row.design_id ?? []);
  },
};
