/** Getting in to the back office: the one password, sessions, and what is kept of attempts. */
import { z } from 'zod';
import { SignInEmail } from './colleagues.ts';

/** How long a sign-in lasts, from the moment of it. */
export const SESSION_HOURS = 2;
export const SESSION_MS = SESSION_HOURS * 3_600_000;
/** How long attempts to sign in are kept, in days. */
export const ATTEMPT_DAYS = 90;

export const PASSWORD_LENGTH = { least: 8, most: 200 } as const;

export const LogInInput = z.object({
  /** Of somebody who signs in beside the owner; empty or left out for the owner. */
  email: z.union([z.literal(''), SignInEmail]).optional(),
  password: z
    .string('Please enter the password')
    .min(1, 'Please enter the password')
    .max(PASSWORD_LENGTH.most, 'That is longer than any password here'),
});
export type LogInInput = z.infer<typeof LogInInput>;

export const LogInAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  /** ISO times. */
  signedInAt: z.string(),
  endsAt: z.string(),
});
export type LogInAnswer = z.infer<typeof LogInAnswer>;

export const OwnerSession = z.object({
  /** Names the session; it is not its secret and opens nothing. */
  id: z.string(),
  signedInAt: z.string(),
  endsAt: z.string(),
  /** As counted by the site; an IPv6 address by its /64 network. */
  address: z.string(),
  /** "Firefox on Windows" */
  device: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
  /** Whose it is; null for the owner's. */
  who: z.string().nullable(),
});
export type OwnerSession = z.infer<typeof OwnerSession>;

/** 'password-confirmed': the owner, signed in already, gave it to change it. 'delayed': turned away unread, because the address had to wait. 'busy': turned away unread, because too many asked at once. */
export const ATTEMPT_OUTCOMES = [
  'signed-in',
  'password-confirmed',
  'wrong-password',
  'delayed',
  'busy',
  'unfinished',
] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];

export const SignInAttempt = z.object({
  id: z.string(),
  at: z.string(),
  outcome: z.enum(ATTEMPT_OUTCOMES),
  address: z.string(),
  device: z.string(),
  /** Attempts of one kind in a row, where they are kept as one. */
  count: z.number().int(),
});
export type SignInAttempt = z.infer<typeof SignInAttempt>;

export const OwnerAccess = z.object({
  /** Live ones, the newest first. */
  sessions: z.array(OwnerSession),
  /** The newest first, and always the latest that succeeded among them. */
  attempts: z.array(SignInAttempt),
  /** False where ADMIN_PASSWORD sets the password: it is changed there. */
  canChangePassword: z.boolean(),
});
export type OwnerAccess = z.infer<typeof OwnerAccess>;

export const ChangePasswordInput = z.object({
  currentPassword: z
    .string('Please enter the password you have now')
    .min(1, 'Please enter the password you have now')
    .max(PASSWORD_LENGTH.most, 'That is longer than any password here'),
  newPassword: z
    .string(`The new password must be at least ${PASSWORD_LENGTH.least} characters`)
    .min(
      PASSWORD_LENGTH.least,
      `The new password must be at least ${PASSWORD_LENGTH.least} characters`,
    )
    .max(
      PASSWORD_LENGTH.most,
      `The new password must be at most ${PASSWORD_LENGTH.most} characters`,
    ),
});
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;
