import { ArrowLeft, CalendarDays, FileText, Share2 } from 'lucide-react';
import { PdfOutcome } from '#app/features/pdf-report/pdf-outcome.tsx';
import { useLibraryPdf } from '#app/features/pdf-report/use-pdf.ts';
import type { KnownPictures } from '#app/features/pictures/use-pictures.ts';
import { longDate } from '#engine/model/format.ts';
import { useShareState } from '#app/features/together/sharing.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Price } from '#app/ui/price.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { KeepDesignControl } from '#app/pwa/keep-design-control.tsx';
import { ChangeControl } from './change-control.tsx';
import type { PageDesign } from './page-design.ts';
import { CreateSimilar } from './create-similar.tsx';
import { PictureGallery } from './picture-gallery.tsx';
import { SharingControl } from './sharing-control.tsx';

/** Name, kind, date, picture, and what can be done with the design. */
export function DesignHeader({ design, known }: { design: PageDesign; known: KnownPictures }) {
  const pdf = useLibraryPdf(design);
  const {
    share,
    isBusy: isSharing,
    fault: shareFault,
  } = useShareState(design.id, {
    isFixed: design.sample || design.shared || design.isState,
  });
  return (
    <header className="wrap pt-8 lg:pt-12">
      <SiteLink
        to="/design-library"
        className="no-print group small inline-flex min-h-8 items-center gap-2 text-ink-soft transition-colors hover:text-ink"
      >
        <ArrowLeft
          aria-hidden
          size={16}
          strokeWidth={1.6}
          className="transition-transform duration-200 group-hover:-translate-x-1"
        />
        Design Library
      </SiteLink>
      <div className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Badge tone="leaf">{design.projectTypeLabel}</Badge>
            {design.sample ? <Badge tone="clay">Sample</Badge> : null}
            <span className="small text-ink-soft">{longDate(design.createdAt)}</span>
          </div>
          <h1 className="display-1 mt-4 max-w-[22ch]">{design.title}</h1>
          <p className="lede mt-4 max-w-2xl text-ink-soft">{design.style}</p>
        </div>
        <p className="figures lg:text-right">
          <Price
            total={design.costing.total}
            priceDate={design.costing.priceDate}
            className="block font-display text-[2.5rem] leading-tight font-medium [&>span]:block [&>span]:font-sans"
          />
        </p>
      </div>
      <PictureGallery design={design} known={known} />
      <div className="no-print mt-4 flex flex-wrap gap-3">
        <Button to={`/enquiry/new?design=${design.id}`}>Ask for a quote</Button>
        <ChangeControl id={design.id} isOfLibrary={design.sample || design.shared} />
        <Button to={`/booking?design=${design.id}`} variant="outline">
          <CalendarDays aria-hidden size={17} strokeWidth={1.6} />
          Book Consultation
        </Button>
        <CreateSimilar id={design.id} />
        <Button variant="outline" disabled={pdf.isBusy} aria-busy={pdf.isBusy} onClick={pdf.print}>
          <FileText aria-hidden size={17} strokeWidth={1.6} />
          {pdf.isBusy ? 'Printing…' : 'PDF'}
        </Button>
        <Button
          variant="outline"
          disabled={isSharing}
          onClick={() => void share({ title: design.title, text: design.mainFeature })}
        >
          <Share2 aria-hidden size={17} strokeWidth={1.6} />
          Share
        </Button>
        <KeepDesignControl key={design.id} id={design.id} />
      </div>
      {shareFault ? <FieldError id="share-fault">{shareFault}</FieldError> : null}
      <PdfOutcome pdf={pdf} title={design.title} className="no-print mt-3" />
      <SharingControl design={design} />
    </header>
  );
}
