/** The calls of an enquiry: sending it, and what is done behind its private link. */
import type { EnquiryAnswer, EnquiryPhoto, VisitorEnquiry } from '#contracts/enquiries.ts';
import type { ProblemBody } from '#contracts/problem.ts';
import { API } from '#contracts/routes.ts';
import { RequestRefused } from '#app/features/booking/send-request.ts';

const TIME_LIMIT_MS = 30_000;
/** A photograph on a slow line. */
const PHOTO_LIMIT_MS = 120_000;

/** @throws RequestRefused with the server's words; Error with ours when nothing came back */
async function call<T>(url: string, init: RequestInit, limitMs = TIME_LIMIT_MS): Promise<T> {
  let response: Response;
  try {
    response = await fetch(url, {
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.timeout(limitMs),
      ...init,
    });
  } catch (cause) {
    throw new Error(
      'We could not be reached. Please check your internet connection and try again.',
      { cause },
    );
  }
  const body = (await response.json().catch(() => ({}))) as Partial<ProblemBody>;
  if (response.ok) return body as T;
  throw new RequestRefused(
    body.message ?? 'Something went wrong on our side. Please try again.',
    body.errors ?? [],
  );
}
const asJson = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify(body),
});
const callOf = (token: string) => `${API.enquiries}/${encodeURIComponent(token)}`;

export const sendEnquiry = (
  input: Record<string, string>,
  requestKey: string,
): Promise<EnquiryAnswer> => call(API.enquiries, asJson({ ...input, requestKey }));
export const writeToFirm = (
  token: string,
  text: string,
  requestKey: string,
): Promise<VisitorEnquiry> => call(`${callOf(token)}/messages`, asJson({ text, requestKey }));
export const withdrawEnquiry = (token: string): Promise<{ isGone: boolean; message: string }> =>
  call(`${callOf(token)}/withdraw`, asJson({}));
export const removePhoto = (token: string, n: number): Promise<unknown> =>
  call(`${callOf(token)}/photos/${n}`, { method: 'DELETE' });

export function addPhoto(token: string, file: File): Promise<EnquiryPhoto> {
  const body = new FormData();
  body.set('image', file);
  return call(
    `${callOf(token)}/photos`,
    { method: 'POST', headers: { accept: 'application/json' }, body },
    PHOTO_LIMIT_MS,
  );
}

export const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.';
