import { FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Design } from '#contracts/design.ts';
import { PictureFrame } from '#app/features/pictures/picture-frame.tsx';
import { PdfOutcome } from '#app/features/pdf-report/pdf-outcome.tsx';
import { useDesignPdf } from '#app/features/pdf-report/use-design-pdf.ts';
import { countOf, cutText, decimal, squareMetres } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { Price } from '#app/ui/price.tsx';

const DesignDialog = lazy(() =>
  import('./design-dialog.tsx').then((module) => ({ default: module.DesignDialog })),
);

export const SUMMARY_LENGTH = 150;
export const SUMMARY_ITEMS = 3;

/** At most three names, then an ellipsis. */
export function summariseNames(items: readonly (string | { name: string })[]): string {
  const names = items
    .slice(0, SUMMARY_ITEMS)
    .map((item) => (typeof item === 'string' ? item : item.name));
  return names.join('; ') + (items.length > SUMMARY_ITEMS ? '…' : '');
}

/** One of the three designs in short, with the way to all of it. */
export function DesignCard({
  design,
  projectType,
  description,
}: {
  design: Design;
  projectType: string;
  /** The visitor's own words. */
  description: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { figures } = design;
  const pdf = useDesignPdf(design, { projectType, gardenDescription: description });
  return (
    <article className="flex h-full flex-col">
      <PictureFrame
        design={design}
        sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 100vw"
      />
      <h3 className="display-3 mt-4">{design.title}</h3>
      <p className="figures mt-2 font-medium">
        <Price
          total={design.costBreakdown.total}
          priceDate={design.priceDate}
          className="text-[1.25rem]"
        />
      </p>
      <p className="mt-3 text-ink-soft">{cutText(design.concept, SUMMARY_LENGTH)}</p>
      <dl className="small mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 border-t pt-4">
        <dt className="text-ink-soft">Plot</dt>
        <dd className="figures">
          {squareMetres(figures.plotM2)}, {Math.round(figures.hardShare * 100)}% hard
        </dd>
        <dt className="text-ink-soft">Terrace sun</dt>
        <dd className="figures">{decimal(figures.terraceSunHours)} h a day</dd>
        <dt className="text-ink-soft">Planting</dt>
        <dd className="figures">
          {countOf(figures.plantCount, 'plant')}, {countOf(figures.plantKinds, 'kind')}
        </dd>
        <dt className="text-ink-soft">Materials</dt>
        <dd>{summariseNames(design.materials)}</dd>
        <dt className="text-ink-soft">Plants</dt>
        <dd>{summariseNames(design.plants)}</dd>
      </dl>
      <div className="mt-auto flex flex-wrap gap-3 pt-6">
        <Button to={`/design/${design.id}`}>Open the design</Button>
        <Button
          variant="outline"
          className="noscript:hidden"
          onClick={() => {
            setWasOpened(true);
            setOpen(true);
          }}
        >
          Details
          <span className="sr-only"> of {design.title}</span>
        </Button>
        <Button
          variant="outline"
          className="noscript:hidden"
          disabled={pdf.isBusy}
          aria-busy={pdf.isBusy}
          onClick={pdf.print}
        >
          <FileText aria-hidden size={17} strokeWidth={1.6} />
          {pdf.isBusy ? 'Printing…' : 'PDF'}
          <span className="sr-only"> of {design.title}</span>
        </Button>
        <PdfOutcome pdf={pdf} title={design.title} className="w-full" />
      </div>
      {wasOpened ? (
        <ErrorBoundary
          fallback={
            <p role="alert" className="small mt-3 text-danger">
              The details could not be loaded. Please load the page again; your designs are kept.
            </p>
          }
        >
          <Suspense fallback={null}>
            <DesignDialog
              design={design}
              projectType={projectType}
              open={isOpen}
              onOpenChange={setOpen}
            />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </article>
  );
}
