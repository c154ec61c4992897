import type { OfferedKind } from '#contracts/appointment-kinds.ts';
import { BOOKING_KINDS, type BookingKind } from '#contracts/site-words.ts';

export type AppointmentKind = {
  label: string;
  price: string;
  /** How long and where. */
  length: string;
  summary: string;
  expect: readonly string[];
  messageLabel: string;
  messageHint: string;
};

/** In pounds, until the settings are known. */
const SITE_VISIT_POUNDS = 150;

export const APPOINTMENT_KINDS: Record<BookingKind, AppointmentKind> = {
  'general-consultation': {
    label: 'General Consultation',
    price: 'Free',
    length: '30-minute audio call',
    summary:
      'A first conversation with a designer, by telephone. You leave it knowing what is possible, in which order, and roughly for how much.',
    expect: [
      'Have the size of the garden to hand, or a design from our tool.',
      'Say what has to stay, and what you would be glad to lose.',
      'Nothing is sold on this call.',
    ],
    messageLabel: 'What would you like to talk about?',
    messageHint: 'The garden, what you hope for, when you would like it done.',
  },
  'site-assessment': {
    label: 'Site Assessment',
    price: `£${SITE_VISIT_POUNDS}`,
    length: '45-minute on-site visit',
    summary:
      'A designer comes to your garden, measures what matters, looks at soil, levels, drains and access, and tells you what they would do.',
    expect: [
      'We need to get into the garden, and to see the drains if you know where they are.',
      'Afterwards you keep our notes and measurements, whether or not you go ahead with us.',
    ],
    messageLabel: 'Tell us about the garden',
    messageHint: 'Access, parking, pets, a locked gate: whatever we should know before we come.',
  },
  'project-followup': {
    label: 'Project Follow-up',
    price: 'Free',
    length: '30-minute session',
    summary:
      'For clients with completed projects: how the planting has settled, what to prune, what to put right, what comes next.',
    expect: [
      'Have a few photographs ready, or ask for it in the garden itself.',
      'If something has failed, say so first: that is what this is for.',
    ],
    messageLabel: 'Which project, and how is it doing?',
    messageHint: 'Roughly when we finished, and what you would like us to look at.',
  },
};

/** "30-minute audio call", with the minutes of the settings. */
export function lengthOf(kind: BookingKind, offered: OfferedKind | undefined): string {
  const { length } = APPOINTMENT_KINDS[kind];
  return offered ? length.replace(/^\d+/, String(offered.minutes)) : length;
}

/** The figure of a price that says more: "£150" of "£150, credited towards the project". */
export function shortPrice(kind: BookingKind, offered: OfferedKind | undefined): string {
  if (!offered) return APPOINTMENT_KINDS[kind].price;
  return /^(?:free|£\d+(?:,\d{3})*(?:\.\d\d)?)/i.exec(offered.price)?.[0] ?? offered.price;
}

const USUAL_PRICES: Record<BookingKind, string> = {
  'general-consultation': 'Free',
  'site-assessment': `£${SITE_VISIT_POUNDS}, credited towards the project if it proceeds`,
  'project-followup': 'Free for clients with completed projects',
};

/** What the price says beyond its figure, as a sentence: "The £150 is credited towards the project if it proceeds."; null for a plain price. */
export function priceSentence(kind: BookingKind, offered: OfferedKind | undefined): string | null {
  const price = offered?.price ?? USUAL_PRICES[kind];
  const short = shortPrice(kind, offered);
  if (price === short) return null;
  const rest = price.slice(short.length);
  return rest.startsWith(', credited ') ? `The ${short} is ${rest.slice(2)}.` : `${price}.`;
}

/** The kind an address asks for, or the first. */
export function readKind(params: URLSearchParams): BookingKind {
  return BOOKING_KINDS.find((kind) => kind === params.get('kind')) ?? BOOKING_KINDS[0];
}
