import type { Article } from '#contracts/admin-articles.ts';
import { readingMinutes } from '#contracts/article-text.ts';
import { ArticleText } from '#app/features/tips/article-text.tsx';
import { countOf, longDate } from '#engine/model/format.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

export type TipPlant = { id: string; commonName: string; latinName: string; facts: string };
export type TipArticleData = {
  tip: Article;
  plants: TipPlant[];
  related: { slug: string; title: string; topic: string }[];
};

/** An article: its head with the drawing, the text in one measure, and the plants it names in the margin. */
export function TipArticle({ tip, plants, related }: TipArticleData) {
  return (
    <article>
      <header className="wrap grid gap-x-16 gap-y-10 pt-12 pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:items-end lg:pt-20 lg:pb-20">
        <div>
          <p className="small flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
            <SiteLink to="/gardening-tips" className="text-link inline-flex min-h-6 items-center">
              Gardening tips
            </SiteLink>
            <span className="inline-flex min-h-6 items-center font-medium text-leaf">
              {tip.topic}
            </span>
          </p>
          <h1 className="display-1 mt-5">{tip.title}</h1>
          <p className="lede mt-7 max-w-2xl text-ink-soft">{tip.summary}</p>
          <p className="small figures mt-6 text-ink-soft">
            <time dateTime={tip.publishOn}>{longDate(tip.publishOn)}</time>,{' '}
            {countOf(readingMinutes(tip.text), 'minute')} to read
          </p>
        </div>
        {tip.imageUrl === '' ? null : (
          <Picture
            picture={tip.picture}
            url={tip.imageUrl}
            alt={tip.imageAlt || (tip.picture?.alt ?? '')}
            sizes="(min-width: 64rem) 33vw, (min-width: 40rem) 92vw, 20rem"
            isEager
            className="aspect-square max-w-xl overflow-hidden border bg-sheet"
            imageClassName="size-full object-cover"
          />
        )}
      </header>
      <div className="border-t">
        <div className="wrap grid gap-x-20 gap-y-16 py-14 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:py-20">
          <ArticleText text={tip.text} />
          <aside aria-label="Plants to look for" className="lg:sticky lg:top-28 lg:self-start">
            {plants.length === 0 ? null : (
              <>
                <h2 className="display-4">Plants to look for</h2>
                <ul className="mt-4 max-w-md border-t">
                  {plants.map((plant) => (
                    <li key={plant.id} className="border-b py-3">
                      <span className="block font-medium">{plant.commonName}</span>
                      <span className="latin block text-[1.0625rem]">{plant.latinName}</span>
                      <span className="small mt-0.5 block text-ink-soft">{plant.facts}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <ul className="mt-7 space-y-2">
              {tip.links.map((link) => (
                <li key={link.to}>
                  <ArrowLink to={link.to}>{link.label}</ArrowLink>
                </li>
              ))}
            </ul>
          </aside>
        </div>
      </div>
      <section aria-labelledby="further" className="bg-linen">
        <div className="wrap grid gap-x-16 gap-y-12 py-14 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:py-20">
          <div>
            <h2 id="further" className="lede text-ink-soft">
              Read next
            </h2>
            <ul className="mt-5 grid gap-x-12 gap-y-6 sm:grid-cols-2">
              {related.map((one) => (
                <li key={one.slug} className="group relative border-t pt-4">
                  <span className="small text-leaf">{one.topic}</span>
                  <h3 className="display-4 mt-1">
                    <SiteLink
                      to={`/gardening-tips/${one.slug}`}
                      className="transition-colors after:absolute after:inset-0 group-hover:text-clay"
                    >
                      {one.title}
                    </SiteLink>
                  </h3>
                </li>
              ))}
            </ul>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button to="/ai-design">Design my garden</Button>
            <Button to="/booking" variant="outline">
              Book Consultation
            </Button>
          </div>
        </div>
      </section>
    </article>
  );
}
