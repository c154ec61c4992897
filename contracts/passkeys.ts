/** Passkeys: signing in with a fingerprint, a face or a device's own lock, beside the password. */
import { z } from 'zod';
import { PASSWORD_LENGTH } from './owner.ts';

/** Of whoever is signed in. */
export const PASSKEYS_URL = '/api/admin/passkeys';
/** Before anybody is signed in. */
export const PASSKEY_SIGN_IN = {
  begin: '/api/passkey-sign-in/begin',
  finish: '/api/passkey-sign-in/finish',
} as const;
export const MOST_PASSKEYS = 10;

export const PasskeyRow = z.object({
  id: z.string(),
  /** "Safari on iPhone": where it was made. */
  label: z.string(),
  addedAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** Kept by the maker of the device too, and so on their other devices. */
  isShared: z.boolean(),
});
export type PasskeyRow = z.infer<typeof PasskeyRow>;
export const PasskeyList = z.object({
  items: z.array(PasskeyRow),
  /** Why none can be added here, in words; null where one can. */
  hindrance: z.string().nullable(),
});
export type PasskeyList = z.infer<typeof PasskeyList>;

const WRONG = 'This is not what a passkey sends. Please try again.';
const text = z.string(WRONG).min(1, WRONG).max(20_000, WRONG);
const id = z
  .string(WRONG)
  .max(1_400, WRONG)
  .regex(/^[\w-]{16,}$/, WRONG);
const shared = {
  id,
  rawId: id,
  type: z.literal('public-key', WRONG),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish().catch(null),
};

export const PasskeyBegin = z.object({
  currentPassword: z
    .string('Please enter your password')
    .min(1, 'Please enter your password')
    .max(PASSWORD_LENGTH.most, 'That is longer than any password here'),
});
/** What the browser's own call is given: made by the library, read by it. */
export const PasskeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });

export const PasskeyMade = z.object(
  {
    ...shared,
    response: z.object(
      {
        clientDataJSON: text,
        attestationObject: text,
        transports: z.array(z.string().max(40)).max(10).catch([]).optional(),
      },
      WRONG,
    ),
  },
  WRONG,
);
export type PasskeyMade = z.infer<typeof PasskeyMade>;

export const PasskeyUsed = z.object(
  {
    ...shared,
    response: z.object(
      {
        clientDataJSON: text,
        authenticatorData: text,
        signature: text,
        userHandle: z.string().max(200).nullish().catch(null),
      },
      WRONG,
    ),
  },
  WRONG,
);
export type PasskeyUsed = z.infer<typeof PasskeyUsed>;

export const PasskeyParams = z.object({
  id: z.string().regex(/^[\w-]{1,1400}$/, 'There is no such passkey'),
});
