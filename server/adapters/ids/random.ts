import { randomBytes } from 'node:crypto';
import type { Ids } from '#server/ports/ids.ts';

/** 128 random bits behind the prefix. */
export const randomIds: Ids = {
  make: (prefix) => `${prefix}_${randomBytes(16).toString('base64url')}`,
};
