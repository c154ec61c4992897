/** What tests of free times begin with: a kind, an empty calendar, places. */
import { type AppointmentKind, DEFAULT_APPOINTMENT_KINDS } from '#contracts/appointment-kinds.ts';
import { londonParts } from '#contracts/london-time.ts';
import {
  type Calendar,
  type Engagement,
  findSlots,
  type LatLng,
} from '#server/features/appointments/slots.ts';

export const kindOf = (more: Partial<AppointmentKind> = {}): AppointmentKind => ({
  ...DEFAULT_APPOINTMENT_KINDS[0]!,
  noticeHours: 0,
  ...more,
});
export const EMPTY: Calendar = {
  openingHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '17:00' })),
  daysOff: [],
  engagements: [],
};
export const ROMFORD = { latitudeDeg: 51.575, longitudeDeg: 0.183 };
export const GUILDFORD = { latitudeDeg: 51.236, longitudeDeg: -0.57 };
export const timesOn = (
  date: string,
  kind = kindOf(),
  calendar = EMPTY,
  now = '2026-01-01T00:00:00.000Z',
  place: LatLng | null = null,
) =>
  findSlots({
    kind: { ...kind, horizonDays: 365 },
    calendar,
    now,
    fromDate: date,
    days: 1,
    place,
  }).map((slot) => londonParts(slot.startsAt).time);
export const engagement = (
  startsAt: string,
  minutes: number,
  more: Partial<Engagement> = {},
): Engagement => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
  bufferBefore: 0,
  bufferAfter: 0,
  isOnSite: false,
  place: null,
  ...more,
});
