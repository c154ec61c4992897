/** Sends a visitor's name to be kept with the designs, or takes it back. */
import type { DesignContactInput } from '#contracts/admin-designs.ts';

/** `reason` is null when it went well; else a sentence to show. */
export type ContactResult = { reason: string | null; fields: { field: string; message: string }[] };

const WAIT_MS = 20_000;
const NO_ANSWER =
  'We could not be reached. Please check the connection and try again; what you typed is still here.';

export const leaveContact = (url: string, input: DesignContactInput): Promise<ContactResult> =>
  send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });

export const withdrawContact = (url: string): Promise<ContactResult> =>
  send(url, { method: 'DELETE' });

async function send(url: string, init: RequestInit): Promise<ContactResult> {
  try {
    const response = await fetch(url, {
      ...init,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    if (response.ok) return { reason: null, fields: [] };
    const body = (await response.json().catch(() => ({}))) as {
      message?: string;
      errors?: { field: string; message: string }[];
    };
    return { reason: body.message ?? NO_ANSWER, fields: body.errors ?? [] };
  } catch {
    return { reason: NO_ANSWER, fields: [] };
  }
}
