/** What tests of the diary begin with: who asks, what is sent along, what is typed, and the times that are free. */
import type { AppointmentInput } from '#contracts/appointments.ts';
import { listSlots } from '#server/features/appointments/find-slots.ts';
import type { TestServer } from '#tests/support/server.ts';

/** What goes with a visit that costs money, at the price of a fresh install. */
export const AGREED = {
  agreedPrice: '£150 including VAT, credited towards the project if it proceeds',
  beginEarly: true,
} as const;

/** @param of the server of the test that runs: each has its own */
export function diaryDesk(of: () => TestServer) {
  let count = 0;
  const visitor = () => of().container.contextFor({ kind: 'visitor' }, 'test');
  return {
    visitor,
    owner: () => of().container.contextFor({ kind: 'owner' }, 'test'),
    parts: () => ({ queue: of().container.queue, origin: 'https://garden.example.org' }),
    input: (startsAt: string, more: Partial<AppointmentInput> = {}): AppointmentInput => ({
      kind: 'general-consultation',
      startsAt,
      name: 'Ada Field',
      email: 'ada@example.org',
      requestKey: `key-${String((count += 1)).padStart(8, '0')}`,
      ...(more.kind === 'site-assessment' ? AGREED : {}),
      ...more,
    }),
    /** A month from now on, of a general consultation unless another kind is named. */
    free: async (more: Partial<Parameters<typeof listSlots>[0]> = {}) =>
      (
        await listSlots({ ctx: visitor(), kind: 'general-consultation', days: 31, ...more })
      ).slots.map((slot) => slot.startsAt),
  };
}
