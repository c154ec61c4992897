import { useState } from 'react';
import type { z } from 'zod';
import type { PdfResponse } from '#contracts/pdf.ts';
import { API } from '#contracts/routes.ts';
import { callApi, CallError } from '#app/lib/call-api.ts';
import { showToast } from '#app/ui/toast.ts';

/** A report takes up to a minute where many are being printed. */
const TIME_LIMIT_MS = 120_000;

/** What a library card or a design page says when there is no report; 503 with the flag: nothing to print with. */
function describeLibraryFailure(error: unknown): string {
  const isUnavailable =
    error instanceof CallError && error.status === 503 && error.problem.isChromiumError === true;
  return isUnavailable
    ? 'PDF generation is temporarily unavailable due to system constraints. Please try again later.'
    : 'Failed to generate PDF. Please try again.';
}

/** What became of the last press: `failure` in plain words, or the report's address. */
type Outcome = { failure: string | null; pdfUrl: string | null };
export type Printing = Outcome & { isBusy: boolean; isDownload: boolean; print: () => void };
const NOTHING: Outcome = { failure: null, pdfUrl: null };

type Options = {
  url: string;
  body: unknown;
  /** Saves the report as a file; else it opens in a new tab. */
  isDownload: boolean;
  /** Shows a toast about what went wrong. @returns the words that stay beside the button */
  fail: (error: unknown) => string;
};

export function usePrinting(title: string, { url, body, isDownload, fail }: Options): Printing {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(NOTHING);
  const printInto = async (tab: Window | null) => {
    setBusy(true);
    setOutcome(NOTHING);
    if (tab) showWaiting(tab, title);
    try {
      const { pdfUrl } = await callApi<z.infer<typeof PdfResponse>>(url, {
        json: body,
        timeLimitMs: TIME_LIMIT_MS,
      });
      if (isDownload) download(pdfUrl);
      if (tab && !tab.closed) tab.location.replace(new URL(pdfUrl, location.href));
      else setOutcome({ failure: null, pdfUrl });
      showToast({ title: 'PDF Generated', description: title });
    } catch (error) {
      tab?.close();
      console.warn(error instanceof Error ? error.message : error);
      setOutcome({ failure: fail(error), pdfUrl: null });
    } finally {
      setBusy(false);
    }
  };
  return {
    ...outcome,
    isBusy,
    isDownload,
    // A tab opens with the press itself: one opened after waiting would be blocked as an advertisement.
    print: () => void printInto(isDownload ? null : window.open('', '_blank')),
  };
}

/** The server names the file: "{title}-Design-Report.pdf". */
function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

function showWaiting(tab: Window, title: string): void {
  tab.opener = null;
  tab.document.title = title;
  const note = tab.document.createElement('p');
  note.textContent = 'We are preparing your report.';
  note.style.cssText =
    'font:18px/1.5 system-ui,sans-serif;color:#24301f;margin:15vh auto;max-width:32rem;padding:0 1.5rem';
  tab.document.body.append(note);
}

/** The report of a stored design, in the library and on its page, saved as a file. */
export function useLibraryPdf({ id, title }: { id: string; title: string }): Printing {
  return usePrinting(title, {
    url: API.libraryPdf(id),
    body: {},
    isDownload: true,
    fail: (error) => {
      const words = describeLibraryFailure(error);
      showToast({ title: words, tone: 'danger' });
      return words;
    },
  });
}
