import type { Design } from '#contracts/design.ts';
import { API } from '#contracts/routes.ts';
import { showToast } from '#app/ui/toast.ts';
import { type Printing, usePrinting } from './use-pdf.ts';

const PRINTED = [
  'id',
  'title',
  'concept',
  'mainFeature',
  'style',
  'materials',
  'plants',
  'seasonalMaintenance',
  'implementationTips',
  'sustainability',
  'costBreakdown',
] as const satisfies readonly (keyof Design)[];

/** The report of a design of this visit, in a new tab; each with its own progress. */
export function useDesignPdf(
  design: Design,
  { projectType, gardenDescription }: { projectType: string; gardenDescription: string },
): Printing {
  return usePrinting(design.title, {
    url: API.designPdf,
    body: {
      design: {
        ...Object.fromEntries(PRINTED.map((field) => [field, design[field]])),
        imageUrl: design.imageUrl || null,
      },
      projectType: projectType || 'Garden Design',
      gardenDescription,
    },
    isDownload: false,
    fail: () => {
      const description = `Could not generate PDF for ${design.title}. Please try again.`;
      showToast({ title: 'PDF Generation Failed', description, tone: 'danger' });
      return description;
    },
  });
}
