import { classNames } from '#app/lib/class-names.ts';
import type { Printing } from './use-pdf.ts';

/** Stays beside the button: what went wrong, or a link to the report that was downloaded or found no tab to open in. */
export function PdfOutcome({
  pdf: { failure, pdfUrl, isDownload },
  title,
  className,
}: {
  pdf: Printing;
  title: string;
  className?: string;
}) {
  if (failure) return <p className={classNames('small text-danger', className)}>{failure}</p>;
  if (!pdfUrl) return null;
  return (
    <p className={classNames('small', className)}>
      {isDownload ? 'Your report has been downloaded.' : 'Your report is ready.'}{' '}
      <a href={pdfUrl} target="_blank" rel="noopener" className="text-link inline-block min-h-6">
        Open the PDF<span className="sr-only"> of {title} in a new tab</span>
      </a>
    </p>
  );
}
