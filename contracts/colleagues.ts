/** Those who sign in beside the owner: each with a name, an e-mail address to sign in with, and rights. */
import { z } from 'zod';
import { ROLES } from './rights.ts';

export const COLLEAGUES_URL = '/api/admin/colleagues';
/** More than a firm of this kind has, and few enough to be read at a glance. */
export const MOST_COLLEAGUES = 30;

export const SignInEmail = z
  .string('Please enter an e-mail address')
  .trim()
  .toLowerCase()
  .max(254, 'Please enter a shorter e-mail address')
  .pipe(z.email('Please enter an e-mail address, such as name@example.co.uk'));

export const ColleagueInput = z.object({
  name: z
    .string('Please enter a name')
    .trim()
    .min(1, 'Please enter a name')
    .max(80, 'Please keep the name under 80 characters'),
  email: SignInEmail,
  role: z.enum(ROLES, 'Please choose what they may do'),
});
export type ColleagueInput = z.infer<typeof ColleagueInput>;

export const ColleagueRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  version: z.number().int(),
  /** ISO time of the latest sign-in; null before the first. */
  lastSignInAt: z.string().nullable(),
});
export type ColleagueRow = z.infer<typeof ColleagueRow>;

export const ColleagueList = z.object({ items: z.array(ColleagueRow) });
export type ColleagueList = z.infer<typeof ColleagueList>;

/** With a password that was made now: it is shown this once and kept as a hash. */
export const ColleaguePassword = z.object({ colleague: ColleagueRow, password: z.string() });
export type ColleaguePassword = z.infer<typeof ColleaguePassword>;
