import { countRows, walkRows } from '#server/db/rows.ts';
import type { ListOut } from '#server/features/lists-out/provider.ts';

const STATES: Record<string, string> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  done: 'Took place',
  missed: 'Nobody came',
};

export const appointmentsOut: ListOut = {
  name: 'appointments',
  label: 'Appointments',
  isPersonal: true,
  columns: {
    startsAt: 'Begins',
    endsAt: 'Ends',
    kind: 'Kind',
    price: 'Price',
    state: 'State',
    isOnSite: 'At the garden',
    name: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
    address: 'Address',
    postcode: 'Postcode',
    message: 'Message',
    bookedAt: 'Booked',
  },
  count: (ctx) => countRows(ctx.db.read, 'bookings', {}),
  async *rows(ctx) {
    for await (const rows of walkRows(ctx.db.read, 'bookings', {}))
      yield rows.map((row) => ({
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        kind: row.label ?? row.kind,
        price: row.price,
        state: STATES[row.state] ?? row.state,
        isOnSite: row.on_site === 1,
        name: row.name,
        email: row.email,
        phone: row.phone,
        address: row.address,
        postcode: row.postcode,
        message: row.message,
        bookedAt: row.created_at,
      }));
  },
};
