/** The calls behind a quote's private link. @throws CallError */
import type { VisitorQuote } from '#contracts/quotes.ts';
import { callApi } from '#app/lib/call-api.ts';

const callOf = (token: string, what: string) => `/api/quotes/${encodeURIComponent(token)}/${what}`;

export const confirmationOf = (token: string) => callOf(token, 'confirmation');
export const invoiceOf = (token: string, number: string) =>
  callOf(token, `invoices/${encodeURIComponent(number)}`);
export const quotePdfOf = (token: string) => callOf(token, 'quote.pdf');

export const acceptQuote = (
  token: string,
  json: { hash: string; name: string; beginEarly: boolean; website: string },
) => callApi<VisitorQuote>(callOf(token, 'accept'), { json });
export const askForChange = (token: string, json: { words: string; website: string }) =>
  callApi<VisitorQuote>(callOf(token, 'change'), { json });
export const declineQuote = (token: string, json: { words: string; website: string }) =>
  callApi<VisitorQuote>(callOf(token, 'decline'), { json });
