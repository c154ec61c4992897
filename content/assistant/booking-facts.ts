/** What the booking page offers and asks, as the specification fixes it. */
import type { BookingKind } from '#contracts/site-content.ts';

export type BookingFact = { kind: BookingKind; name: string; length: string; place: string; /** Pounds; 0 is free. */ price: number; note: string };
export const bookingFacts: readonly BookingFact[] = [
  { kind: 'general-consultation', name: 'General Consultation', length: '30 minutes', place: 'an audio call', price: 0, note: 'free' },
  { kind: 'site-assessment', name: 'Site Assessment', length: '45 minutes', place: 'a visit to your garden', price: 150, note: 'credited towards the project if it goes ahead' },
  { kind: 'project-followup', name: 'Project Follow-up', length: '30 minutes', place: 'a session about finished work', price: 0, note: 'free for clients with completed projects' },
];
/** Terms in figures. */
export const bookingTerms = { depositPercent: 50, cancelHours: 24, reminderHours: 24, designYears: 3, privacyReplyDays: 30 } as const;
