import { countOf } from '#engine/model/format.ts';
import type { SizedPicture } from '#contracts/site-content.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

export type TipCardData = {
  slug: string;
  title: string;
  topic: string;
  summary: string;
  imageUrl: string;
  imageAlt: string;
  picture: SizedPicture | null;
  readingMinutes: number;
};

const FEATURED = 6;

/** Six articles, one full width, then staggered pairs; the rest as a list to open. */
export function TipCards({ tips }: { tips: readonly TipCardData[] }) {
  const [first, ...others] = tips.slice(0, FEATURED);
  const further = tips.slice(FEATURED);
  if (!first) return null;
  return (
    <section aria-labelledby="articles" className="bg-linen">
      <div className="wrap py-16 lg:py-28">
        <h2 id="articles" className="display-2 max-w-[15ch]">
          {tips.length < FEATURED ? 'Things' : 'Six things'} worth knowing about gardening here
        </h2>
        <div className="mt-12 lg:mt-16">
          <TipCard tip={first} isLarge />
        </div>
        <ul className="mt-16 grid gap-x-14 gap-y-14 md:grid-cols-2 lg:mt-24 lg:gap-x-24 lg:gap-y-20">
          {others.map((tip) => (
            <li key={tip.slug} className="min-w-0 md:even:translate-y-12">
              <TipCard tip={tip} />
            </li>
          ))}
          <li aria-hidden className="hidden md:block" />
        </ul>
        {further.length === 0 ? null : (
          <div className="mt-16 border-t lg:mt-24">
            <Disclosure summary={<span className="display-3">All articles</span>}>
              <ul className="mt-4 grid gap-x-14 md:grid-cols-2">
                {further.map((tip) => (
                  <li key={tip.slug} className="border-t py-4">
                    <SiteLink to={`/gardening-tips/${tip.slug}`} className="text-link font-medium">
                      {tip.title}
                    </SiteLink>
                    <span className="small mt-1 block text-ink-soft">
                      {tip.topic}, {countOf(tip.readingMinutes, 'minute')}
                    </span>
                  </li>
                ))}
              </ul>
            </Disclosure>
          </div>
        )}
      </div>
    </section>
  );
}

function TipCard({ tip, isLarge = false }: { tip: TipCardData; isLarge?: boolean }) {
  return (
    <article
      className={classNames(
        'group relative grid gap-y-6',
        isLarge
          ? 'items-end lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-16'
          : 'grid-cols-[6rem_minmax(0,1fr)] gap-x-5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-7 xl:grid-cols-[12rem_minmax(0,1fr)]',
      )}
    >
      <Picture
        picture={tip.picture}
        url={tip.imageUrl || '/botanical/category-flowers.jpg'}
        alt={tip.imageAlt || (tip.picture?.alt ?? '')}
        sizes={
          isLarge
            ? '(min-width: 64rem) 40vw, 92vw'
            : '(min-width: 80rem) 12rem, (min-width: 40rem) 9rem, 6rem'
        }
        className="aspect-square self-start overflow-hidden bg-sheet"
        imageClassName="size-full object-cover transition-transform duration-700 ease-calm group-hover:scale-[1.03]"
      />
      <div className={isLarge ? '' : 'border-t pt-4'}>
        <p className="small flex flex-wrap gap-x-4 text-ink-soft">
          <span className="font-medium text-leaf">{tip.topic}</span>
          <span className="figures">{countOf(tip.readingMinutes, 'minute')}</span>
        </p>
        <h3 className={classNames('mt-2', isLarge ? 'display-2' : 'display-3')}>
          <SiteLink
            to={`/gardening-tips/${tip.slug}`}
            className="transition-colors after:absolute after:inset-0 group-hover:text-clay"
          >
            {tip.title}
          </SiteLink>
        </h3>
        <p className={classNames('mt-3 text-ink-soft', isLarge ? 'lede max-w-xl' : '')}>
          {tip.summary}
        </p>
      </div>
    </article>
  );
}
