import type { AdminAppointment } from '#contracts/appointments.ts';

export const STATES: Record<AdminAppointment['state'], string> = { booked: 'Booked', cancelled: 'Cancelled', done: 'Took place', missed: 'Nobody came' };
