/** The contracts' rules and words, fetched when somebody begins to fill in a form. */
import { zodResolver } from '@hookform/resolvers/zod';
import { AppointmentInput } from '#contracts/appointments.ts';
import { BookingRequestInput } from '#contracts/site-content.ts';

/** The kind, the key and the design are added when the request is sent. */
export const requestRules = zodResolver(
  BookingRequestInput.omit({ kind: true, requestKey: true, designId: true, website: true }),
);

const Details = AppointmentInput.pick({
  name: true,
  email: true,
  phone: true,
  address: true,
  postcode: true,
  message: true,
});
export const callRules = zodResolver(Details);
/** A visit needs a place, and a door. */
export const visitRules = zodResolver(
  Details.refine(({ address }) => Boolean(address), {
    error: 'Please give the number of the house and the street',
    path: ['address'],
  }).refine(({ postcode }) => Boolean(postcode), {
    error: 'Please give the postcode of the garden',
    path: ['postcode'],
  }),
);
