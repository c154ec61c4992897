/**
 * Devices that the owner has signed in with are told apart from their address: whoever guesses from the same network, or
 * fills the line with guesses from many, keeps none of them out. A device's secret opens nothing; it has a delay of its own.
 * Kept beside the delays of addresses, under the hash of its secret, and forgotten like them 90 days after its last attempt.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Reader, Tx } from '#server/db/database.ts';
import {
  countDevices,
  findDelay,
  forgetDevices,
  holdDelay,
  saveDelay,
} from '#server/features/owner/repo.ts';
import type { Client } from '#server/features/owner/sessions.ts';

const SECRET = /^[A-Za-z0-9_-]{43}$/;
/** No address begins so. */
export const DEVICE_PREFIX = 'device:';
const keyFor = (secret: string) =>
  `${DEVICE_PREFIX}${createHash('sha256').update(secret).digest('hex')}`;

/** What delays, turns and the line are counted by: a device that is known, else the address. */
export const countedBy = ({ device, address }: Client): string => device ?? address;

/** @returns what a known device is counted by; undefined for a secret that was never given out, or is forgotten */
export async function findDevice(db: Reader, secret: string | null): Promise<string | undefined> {
  if (secret === null || !SECRET.test(secret)) return undefined;
  const row = await findDelay(db, keyFor(secret));
  return row?.known_at ? row.address : undefined;
}

/** Makes a device known, in the transaction of its sign-in. @param at ISO time @returns its secret, for the cookie alone */
export async function addDevice(tx: Tx, at: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await holdDelay(tx, keyFor(secret), at);
  await saveDelay(tx, { address: keyFor(secret), known_at: at });
  return secret;
}

/** From how many devices the owner has signed in and is still known. */
export const countKnownDevices = (db: Reader): Promise<number> => countDevices(db, DEVICE_PREFIX);

/** All of them, in the transaction that ends sessions elsewhere: what was signed in there is a stranger again. */
export const forgetAllDevices = (tx: Tx, but?: string): Promise<void> =>
  forgetDevices(tx, DEVICE_PREFIX, but);
