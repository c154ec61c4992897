import { ExternalLink, FileText, Share2 } from 'lucide-react';
import type { LibraryDesign } from '#contracts/library.ts';
import { PdfOutcome } from '#app/features/pdf-report/pdf-outcome.tsx';
import { useLibraryPdf } from '#app/features/pdf-report/use-pdf.ts';
import { cutText, squareMetres } from '#engine/model/format.ts';
import { sharePage } from '#app/lib/share.ts';
import { Badge } from '#app/ui/badge.tsx';
import { PictureMark } from '#app/ui/picture-mark.tsx';
import { imageAddress, Picture } from '#app/ui/picture.tsx';
import { Price } from '#app/ui/price.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

const CONCEPT_LENGTH = 150;

/** A design in the library: its drawing first. */
export function LibraryCard({ design }: { design: LibraryDesign }) {
  const image = imageAddress(design.picture?.jpegUrl ?? design.imageUrl);
  const pdf = useLibraryPdf(design);
  const share = () =>
    sharePage(
      {
        title: design.title,
        text: `${design.mainFeature}\n${design.concept}`,
        url: new URL(`/design/${design.id}`, location.href).href,
      },
      'Design details copied to clipboard!',
    );
  return (
    <article className="flex h-full flex-col">
      <div className="group relative">
        <div className="@container relative overflow-hidden border bg-sheet">
          <Picture
            picture={design.picture}
            url={design.imageUrl}
            alt={design.picture?.alt ?? `Plan of ${design.title}`}
            sizes="(min-width: 80rem) 40rem, (min-width: 48rem) 46vw, (min-width: 40rem) 100vw, 20rem"
            className="aspect-[8/5]"
            imageClassName="size-full object-cover transition-transform duration-700 ease-calm group-hover:scale-[1.02]"
          />
          <PictureMark isOwnShown={design.picture !== null} />
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Badge tone="leaf">{design.projectTypeLabel}</Badge>
          {design.sample ? <Badge>Sample</Badge> : null}
        </div>
        <h2 className="display-3 mt-3">
          <SiteLink
            to={`/design/${design.id}`}
            className="transition-colors after:absolute after:inset-0 group-hover:text-clay"
          >
            {design.title}
          </SiteLink>
        </h2>
      </div>
      <p className="mt-3 max-w-prose text-ink-soft">{cutText(design.concept, CONCEPT_LENGTH)}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-5">
        <p className="figures flex flex-wrap gap-x-5">
          <span className="text-ink-soft">{squareMetres(design.plotM2)}</span>
          <Price
            total={design.costBreakdown.total}
            priceDate={design.priceDate}
            className="font-medium"
          />
        </p>
        <div className="-mx-2 flex flex-wrap">
          <button
            type="button"
            disabled={pdf.isBusy}
            aria-busy={pdf.isBusy}
            onClick={pdf.print}
            className="small inline-flex min-h-11 items-center gap-2 rounded-sm px-2 text-ink-soft transition-colors hover:text-ink disabled:opacity-55"
          >
            <FileText aria-hidden size={16} strokeWidth={1.6} />
            {pdf.isBusy ? 'Printing…' : 'PDF'}
            <span className="sr-only"> of {design.title}</span>
          </button>
          <button
            type="button"
            onClick={() => void share()}
            className="small inline-flex min-h-11 items-center gap-2 rounded-sm px-2 text-ink-soft transition-colors hover:text-ink"
          >
            <Share2 aria-hidden size={16} strokeWidth={1.6} />
            Share<span className="sr-only"> {design.title}</span>
          </button>
          <a
            href={image}
            target="_blank"
            rel="noopener"
            className="small inline-flex min-h-11 items-center gap-2 rounded-sm px-2 text-ink-soft transition-colors hover:text-ink"
          >
            <ExternalLink aria-hidden size={16} strokeWidth={1.6} />
            Open image<span className="sr-only"> of {design.title} in a new tab</span>
          </a>
        </div>
        <PdfOutcome pdf={pdf} title={design.title} className="w-full" />
      </div>
    </article>
  );
}
