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

function usePrinting(title: string, ask: () => Promise<{ pdfUrl: string }>, onFailure: (error: unknown) => void) {
  const [isBusy, setBusy] = useState(false);
  const printInto = async (tab: Window | null) => {
    setBusy(true);
    try {
      const { pdfUrl } = await ask();
      if (tab && !tab.closed) tab.location.replace(new URL(pdfUrl, location.href));
      else if (!window.open(pdfUrl, '_blank', 'noopener')) location.assign(pdfUrl);
      showToast({ title: 'PDF Generated', description: title });
    } catch (error) {
      tab?.close();
      console.warn(error instanceof Error ? error.message : error);
      onFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, print: () => void printInto(openWaitingTab(title)) };
}

/** The report of a design of this visit, each with its own progress. */
export function useDesignPdf(design: Design, projectType: string) {
  const { id, title, concept, mainFeature, style, materials, plants, seasonalMaintenance, implementationTips, sustainability, costBreakdown, imageUrl } = design;
  const body = {
    design: { id, title, concept, mainFeature, style, materials, plants, seasonalMaintenance, implementationTips, sustainability, costBreakdown, imageUrl: imageUrl || null },
    projectType: projectType || 'Garden Design',
    gardenDescription: concept,
  };
  return usePrinting(title, () => requestPdf(API.designPdf, body), () =>
    showToast({ title: 'PDF Generation Failed', description: `Could not generate PDF for ${title}. Please try again.`, tone: 'danger' }));
}

/** The report of a stored design, in the library and on its page. */
export function useLibraryPdf({ id, title }: { id: string; title: string }) {
  return usePrinting(title, () => requestPdf(API.libraryPdf(id), {}), (error) => showToast({ title: describePdfError(error), tone: 'danger' }));
}
