import { useState } from 'react';
import { API } from '#contracts/routes.ts';
import type { Design } from '#contracts/design.ts';
import { openWaitingTab, PdfError, requestPdf } from '#app/lib/request-pdf.ts';
import { showToast } from '#app/ui/toast.ts';

/** What a library card or a design page says when a report cannot be had. */
export function describePdfError(error: unknown): string {
  return error instanceof PdfError && error.isUnavailable
    ? 'PDF generation is temporarily unavailable due to system constraints. Please try again later.'
    : 'Failed to generate PDF. Please try again.';
}

/** What became of the last press: `failure` in plain words, or `pdfUrl` where no tab could be opened for the report. */
type Outcome = { failure: string | null; pdfUrl: string | null };
export type Printing = Outcome & { isBusy: boolean; print: () => void };
const NOTHING: Outcome = { failure: null, pdfUrl: null };

/** @param fail says in a toast what went wrong. @returns the words that stay beside the button */
function usePrinting(title: string, ask: () => Promise<{ pdfUrl: string }>, fail: (error: unknown) => string): Printing {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(NOTHING);
  const printInto = async (tab: Window | null) => {
    setBusy(true);
    setOutcome(NOTHING);
    try {
      const { pdfUrl } = await ask();
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
  return { ...outcome, isBusy, print: () => void printInto(openWaitingTab(title)) };
}

/** The report of a design of this visit, each with its own progress. */
export function useDesignPdf(design: Design, projectType: string): Printing {
  const { id, title, concept, mainFeature, style, materials, plants, seasonalMaintenance, implementationTips, sustainability, costBreakdown, imageUrl } = design;
  const body = {
    design: { id, title, concept, mainFeature, style, materials, plants, seasonalMaintenance, implementationTips, sustainability, costBreakdown, imageUrl: imageUrl || null },
    projectType: projectType || 'Garden Design',
    gardenDescription: concept,
  };
  return usePrinting(title, () => requestPdf(API.designPdf, body), () => {
    const description = `Could not generate PDF for ${title}. Please try again.`;
    showToast({ title: 'PDF Generation Failed', description, tone: 'danger' });
    return description;
  });
}

/** The report of a stored design, in the library and on its page. */
export function useLibraryPdf({ id, title }: { id: string; title: string }): Printing {
  return usePrinting(title, () => requestPdf(API.libraryPdf(id), {}), (error) => {
    const words = describePdfError(error);
    showToast({ title: words, tone: 'danger' });
    return words;
  });
}
