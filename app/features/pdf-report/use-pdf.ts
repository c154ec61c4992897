import { useState } from 'react';
import { API } from '#contracts/routes.ts';
import type { Design } from '#contracts/design.ts';
import type { PdfError } from '#app/lib/request-pdf.ts';
import { showToast } from '#app/ui/toast.ts';

/** What a library card or a design page says when a report cannot be had. */
export function describePdfError(error: unknown): string {
  return (error as Partial<PdfError> | null)?.isUnavailable
    ? 'PDF generation is temporarily unavailable due to system constraints. Please try again later.'
    : 'Failed to generate PDF. Please try again.';
}

/** What became of the last press: `failure` in plain words, or `pdfUrl` where no tab could be opened for the report. */
type Outcome = { failure: string | null; pdfUrl: string | null };
export type Printing = Outcome & { isBusy: boolean; print: () => void };
const NOTHING: Outcome = { failure: null, pdfUrl: null };

/** @param fail says in a toast what went wrong. @returns the words that stay beside the button */
function usePrinting(
  title: string,
  url: string,
  body: unknown,
  fail: (error: unknown) => string,
): Printing {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(NOTHING);
  const printInto = async (tab: Window | null) => {
    setBusy(true);
    setOutcome(NOTHING);
    try {
      const { requestPdf, sayWaiting } = await import('#app/lib/request-pdf.ts');
      if (tab && !tab.closed) sayWaiting(tab, title);
      const { pdfUrl } = await requestPdf(url, body);
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
  // Opened while the press is still fresh: a tab opened after waiting would be taken for an advertisement.
  return { ...outcome, isBusy, print: () => void printInto(window.open('', '_blank')) };
}

/** The report of a design of this visit, each with its own progress. */
export function useDesignPdf(design: Design, projectType: string): Printing {
  const {
    id,
    title,
    concept,
    mainFeature,
    style,
    materials,
    plants,
    seasonalMaintenance,
    implementationTips,
    sustainability,
    costBreakdown,
    imageUrl,
  } = design;
  const body = {
    design: {
      id,
      title,
      concept,
      mainFeature,
      style,
      materials,
      plants,
      seasonalMaintenance,
      implementationTips,
      sustainability,
      costBreakdown,
      imageUrl: imageUrl || null,
    },
    projectType: projectType || 'Garden Design',
    gardenDescription: concept,
  };
  return usePrinting(title, API.designPdf, body, () => {
    const description = `Could not generate PDF for ${title}. Please try again.`;
    showToast({ title: 'PDF Generation Failed', description, tone: 'danger' });
    return description;
  });
}

/** The report of a stored design, in the library and on its page. */
export function useLibraryPdf({ id, title }: { id: string; title: string }): Printing {
  return usePrinting(title, API.libraryPdf(id), {}, (error) => {
    const words = describePdfError(error);
    showToast({ title: words, tone: 'danger' });
    return words;
  });
}
