import type { AdminAppointment } from '#contracts/appointments.ts';

export const STATES: Record<AdminAppointment['state'], string> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  done: 'Took place',
  missed: 'Nobody came',
};

/** Over, and nobody has said what became of it. */
export const isAsked = ({ state, isPast }: Pick<AdminAppointment, 'state' | 'isPast'>): boolean =>
  state === 'booked' && isPast;

/** What has to be said of it beside its time; null for one that is still to come. */
export const standOf = (appointment: Pick<AdminAppointment, 'state' | 'isPast'>): string | null =>
  isAsked(appointment)
    ? 'Did it take place?'
    : appointment.state === 'booked'
      ? null
      : STATES[appointment.state];
