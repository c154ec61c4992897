/** The calls behind a quote's private link. */
import type { ProblemBody } from '#contracts/problem.ts';
import type { VisitorQuote } from '#contracts/quotes.ts';

const TIME_LIMIT_MS = 30_000;
const NOT_REACHED =
  'We could not be reached. Nothing has been sent: please check your internet connection and try again.';

export const quotePdfOf = (token: string) => `/api/quotes/${encodeURIComponent(token)}/quote.pdf`;

/** @returns the quote as it stands after it @throws Error with the server's words, or ours when nothing came back */
async function answer(
  token: string,
  what: 'accept' | 'change' | 'decline',
  json: object,
): Promise<VisitorQuote> {
  let response: Response;
  try {
    response = await fetch(`/api/quotes/${encodeURIComponent(token)}/${what}`, {
      method: 'POST',
      credentials: 'include',
      cache: 'no-store',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(json),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
  } catch (cause) {
    throw new Error(NOT_REACHED, { cause });
  }
  const body = (await response.json().catch(() => ({}))) as VisitorQuote & Partial<ProblemBody>;
  if (response.ok) return body;
  throw new Error(body.message ?? 'Something went wrong on our side. Please try again.');
}

export const acceptQuote = (
  token: string,
  input: { hash: string; name: string; beginEarly: boolean; website: string },
) => answer(token, 'accept', input);
export const askForChange = (token: string, input: { words: string; website: string }) =>
  answer(token, 'change', input);
export const declineQuote = (token: string, input: { words: string; website: string }) =>
  answer(token, 'decline', input);
