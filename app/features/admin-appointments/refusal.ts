/** Why the diary could not be changed. There are no versions to choose between, only a time that someone else has set. */
import type { AdminAppointment, Slot } from '#contracts/appointments.ts';
import { AdminCallError } from '#app/features/admin/admin-fetch.ts';
import { changedRecordOf, reasonOf } from '#app/features/admin/call-reason.ts';
import { spanInWords } from '#app/features/booking/time-words.ts';
import { slotsOf } from './near-times.tsx';

export type Refusal = {
  message: string;
  slots: readonly Slot[];
  /** Its current state; null if the answer does not include it. */
  current: AdminAppointment | null;
  /** Whether the server looked at it and found it as it was known here: it does so before it looks for a free time. */
  isAsItWas: boolean;
};

export function refusalOf(error: unknown): Refusal {
  const current = changedRecordOf<AdminAppointment>(error);
  return {
    message: current ? changedWords(current) : reasonOf(error),
    slots: slotsOf(error),
    current,
    isAsItWas: error instanceof AdminCallError && error.code === 'conflict',
  };
}

function changedWords({
  state,
  startsAt,
  endsAt,
}: Pick<AdminAppointment, 'state' | 'startsAt' | 'endsAt'>): string {
  return state === 'cancelled'
    ? 'It has since been cancelled, in another window or by the customer.'
    : `It has since been changed, in another window or by the customer. It is now on ${spanInWords(startsAt, endsAt)}.`;
}
