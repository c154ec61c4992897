import { zodResolver } from '@hookform/resolvers/zod';
import { AppointmentInput } from '#contracts/appointments.ts';

const Details = AppointmentInput.pick({
  name: true,
  email: true,
  phone: true,
  postcode: true,
  message: true,
});
/** The contract's rules and words; a visit needs a place. */
export const callRules = zodResolver(Details);
export const visitRules = zodResolver(
  Details.refine(({ postcode }) => Boolean(postcode), {
    error: 'Please give the postcode of the garden',
    path: ['postcode'],
  }),
);
