import { PictureMark } from '#app/ui/picture-mark.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { PutTogether } from '#app/features/together/sharing.tsx';
import type { PageDesign } from './page-design.ts';

/** The other designs that answered the same description. */
export function Siblings({ design }: { design: PageDesign }) {
  if (design.siblings.length === 0) return null;
  return (
    <section className="no-print bg-linen">
      <div className="wrap py-16 lg:py-24">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <h2 className="display-3">Other designs for the same garden</h2>
          {design.sample || design.shared ? null : (
            <PutTogether id={design.id} className="noscript:hidden" />
          )}
        </div>
        <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:gap-12">
          {design.siblings.map((sibling) => (
            <li key={sibling.id} className="group relative">
              <div className="@container relative overflow-hidden bg-sheet">
                <Picture
                  url={sibling.imageUrl}
                  alt={`Plan of ${sibling.title}`}
                  sizes="(min-width: 40rem) 46vw, 100vw"
                  className="aspect-[8/5]"
                  imageClassName="size-full object-cover transition-transform duration-700 ease-calm group-hover:scale-[1.025]"
                />
                <PictureMark label={design.conceptMark} isOwnShown={false} />
              </div>
              <h3 className="display-4 mt-4">
                <SiteLink
                  to={`/design/${sibling.id}`}
                  className="transition-colors after:absolute after:inset-0 group-hover:text-clay"
                >
                  {sibling.title}
                </SiteLink>
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
