import type { LibraryDesign } from '#contracts/library.ts';
import { classNames } from '#app/lib/class-names.ts';
import { squareMetres } from '#engine/model/format.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { PictureMark } from '#app/ui/picture-mark.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Price } from '#app/ui/price.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

/** A handful of gardens from the library, hung like drawings on a wall: one large, the others beside it. */
export function Samples({ designs }: { designs: readonly LibraryDesign[] }) {
  if (designs.length === 0) return null;
  return (
    <section className="bg-linen">
      <div className="wrap py-20 lg:py-32">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <h2 className="display-2 max-w-[14ch]">Drawn for plots like yours</h2>
          <p className="max-w-md text-ink-soft">
            Courtyards of twenty square metres, long thin terraces, family gardens and grounds. Each
            is an AI concept, measured and priced.
          </p>
        </div>
        <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-16 lg:grid-cols-12 lg:gap-x-10 lg:gap-y-14">
          {designs.map((design, index) => (
            <li
              key={design.id}
              className={classNames(
                index === 0 ? 'sm:col-span-2 lg:col-span-8 lg:row-span-2' : 'lg:col-span-4',
              )}
            >
              <Sample design={design} isLarge={index === 0} />
            </li>
          ))}
        </ul>
        <ArrowLink to="/design-library" className="mt-14">
          See the whole design library
        </ArrowLink>
      </div>
    </section>
  );
}

function Sample({ design, isLarge }: { design: LibraryDesign; isLarge: boolean }) {
  return (
    <article className="group relative">
      <div className="@container relative overflow-hidden bg-sheet">
        <Picture
          picture={design.picture}
          url={design.imageUrl}
          alt={design.picture?.alt ?? `Plan of ${design.title}`}
          sizes={
            isLarge
              ? '(min-width: 64rem) 62vw, (min-width: 40rem) 100vw, 20rem'
              : '(min-width: 64rem) 34vw, (min-width: 40rem) 50vw, 20rem'
          }
          className="aspect-[8/5]"
          imageClassName="size-full object-cover transition-transform duration-700 ease-calm group-hover:scale-[1.025]"
        />
        <PictureMark isOwnShown={design.picture !== null} />
      </div>
      <h3 className={classNames('mt-4', isLarge ? 'display-3' : 'display-4')}>
        <SiteLink
          to={`/design/${design.id}`}
          className="transition-colors after:absolute after:inset-0 group-hover:text-clay"
        >
          {design.title}
        </SiteLink>
      </h3>
      {isLarge ? <p className="mt-2 max-w-prose text-ink-soft">{design.mainFeature}</p> : null}
      <p className="small mt-1.5 flex flex-wrap gap-x-5 text-ink-soft">
        <span>{design.projectTypeLabel}</span>
        <span className="figures">{squareMetres(design.plotM2)}</span>
        <Price total={design.costBreakdown.total} priceDate={design.priceDate} />
      </p>
    </article>
  );
}
