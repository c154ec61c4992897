/** Asks for a printed report. Fetched with the first press: a page that is only read does not carry it. */
import type { z } from 'zod';
import type { PdfResponse } from '#contracts/pdf.ts';

type Answer = z.infer<typeof PdfResponse>;

/** The report was not made; `isUnavailable` when the server has nothing to print with. */
export class PdfError extends Error {
  readonly isUnavailable: boolean;
  constructor(message: string, isUnavailable: boolean) {
    super(message);
    this.isUnavailable = isUnavailable;
  }
}

/** @throws PdfError */
export async function requestPdf(url: string, body: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new PdfError('The report could not be asked for.', false);
  }
  const answer = (await response.json().catch(() => null)) as
    (Partial<Answer> & { isChromiumError?: boolean }) | null;
  if (response.ok && answer?.success && answer.pdfUrl) return answer as Answer;
  throw new PdfError(
    answer?.message ?? response.statusText,
    response.status === 503 && answer?.isChromiumError === true,
  );
}

/** Says in an empty tab what it waits for. */
export function sayWaiting(tab: Window, title: string): void {
  tab.opener = null;
  tab.document.title = title;
  const note = tab.document.createElement('p');
  note.textContent = 'Your report is being printed.';
  note.style.cssText =
    'font:18px/1.5 system-ui,sans-serif;color:#24301f;margin:15vh auto;max-width:32rem;padding:0 1.5rem';
  tab.document.body.append(note);
}
