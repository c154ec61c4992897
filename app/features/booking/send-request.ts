/** Sends a request for an appointment, so that one sent twice is stored once. */
import type { ProblemBody } from '#contracts/problem.ts';
import { API } from '#contracts/routes.ts';
import type { BookingKind } from '#contracts/site-content.ts';
import { makeId } from '#app/lib/make-id.ts';
import type { BookingFormValues } from './booking-draft.ts';

const TIME_LIMIT_MS = 30_000;

export type BookingRequest = BookingFormValues & {
  kind: BookingKind;
  designId?: string;
  website?: string;
};
export type SentRequest = { reference: string; message: string };

/** The server's own words, and what it said about single fields. */
export class RequestRefused extends Error {
  readonly fields: readonly { field: string; message: string }[];
  constructor(message: string, fields: readonly { field: string; message: string }[]) {
    super(message);
    this.fields = fields;
  }
}

/** Gives the same words the same key, and changed words a new one: a second press is a repeat, a correction is not. */
export function requestKeys<Request = BookingRequest>(
  make: () => string = makeId,
): (request: Request) => string {
  let last: { text: string; key: string } | null = null;
  return (request) => {
    const text = JSON.stringify(request);
    if (last?.text !== text) last = { text, key: make() };
    return last.key;
  };
}

/** @throws RequestRefused with the server's words; Error with ours when nothing came back */
export async function sendRequest(
  request: BookingRequest,
  requestKey: string,
): Promise<SentRequest> {
  let response: Response;
  try {
    response = await fetch(API.bookingRequests, {
      method: 'POST',
      credentials: 'include',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...request, requestKey }),
    });
  } catch (cause) {
    throw new Error(
      'We could not be reached. Please check your internet connection and try again.',
      { cause },
    );
  }
  const body = (await response.json().catch(() => ({}))) as Partial<SentRequest & ProblemBody>;
  if (!response.ok)
    throw new RequestRefused(
      body.message ?? 'Something went wrong on our side. Please try again.',
      body.errors ?? [],
    );
  return { reference: body.reference ?? '', message: body.message ?? '' };
}
