/** Argon2id, with the parameters that OWASP's password storage sheet names (19 MiB, 2 passes, 1 lane). */
import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '#server/features/settings/owner-password.ts';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Without letters and digits that are mistaken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

export const argon2Hasher: PasswordHasher = {
  hash: (password) => hash(password, OPTIONS),
  verify: (stored, password) => verify(stored, password),
  make: () =>
    Array.from({ length: 4 }, () =>
      Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
    ).join('-'),
};
