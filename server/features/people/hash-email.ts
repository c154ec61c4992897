import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const HASH_BYTES = 24;

/** "salt.hash": enough to tell later that an address was the one, and no more. */
export async function hashEmail(email: string): Promise<string> {
  const salt = randomBytes(12);
  return `${salt.toString('base64url')}.${(await derive(email, salt, HASH_BYTES)).toString('base64url')}`;
}

export async function isEmailOf(email: string, hashed: string): Promise<boolean> {
  const [salt = '', hash = ''] = hashed.split('.');
  const expected = Buffer.from(hash, 'base64url');
  return (
    expected.length === HASH_BYTES &&
    timingSafeEqual(expected, await derive(email, Buffer.from(salt, 'base64url'), HASH_BYTES))
  );
}
