import { ABOUT_WORDS } from '#content/words/about.ts';
import { paragraphsOf, textOf } from '#contracts/site-texts.ts';
import { Emphasised } from '#app/ui/emphasised.tsx';
import type { LibraryDesign } from '#contracts/library.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Figure } from '#app/ui/figure.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

/** Who we are, in one sentence and one large picture. */
export function Opening({
  settings,
  design,
}: {
  settings: BusinessSettings;
  design: LibraryDesign | null;
}) {
  return (
    <header>
      <div className="wrap grid gap-x-16 gap-y-8 pt-14 pb-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:items-end lg:pt-20 lg:pb-16">
        <div>
          <p className="lede text-ink-soft">About {settings.firmName}</p>
          <h1 className="display-1 mt-4 max-w-[19ch]">
            <Emphasised text={textOf(settings, 'aboutTitle', ABOUT_WORDS.aboutTitle)} />
          </h1>
        </div>
        <p className="lede text-ink-soft">{textOf(settings, 'aboutLede', ABOUT_WORDS.aboutLede)}</p>
      </div>
      {design ? (
        <Figure mark="AI concept" caption={<PictureWords design={design} />} className="wrap">
          <Picture
            picture={design.picture}
            url={design.imageUrl}
            alt={design.picture?.alt ?? `Plan of ${design.title}`}
            sizes="(min-width: 90rem) 81rem, (min-width: 40rem) 92vw, 20rem"
            isEager
            className={classNames(
              'aspect-[8/5] overflow-hidden bg-sheet',
              design.picture?.kind !== 'plan' && 'lg:aspect-[2/1]',
            )}
            imageClassName="size-full object-cover"
          />
        </Figure>
      ) : null}
    </header>
  );
}

function PictureWords({ design }: { design: LibraryDesign }) {
  return (
    <>
      <SiteLink to={`/design/${design.id}`} className="text-link text-ink">
        {design.title}
      </SiteLink>
      , from our design library.
    </>
  );
}

/** How we came to work as we do, and the figures that go with it. */
export function Story({ settings }: { settings: BusinessSettings }) {
  const facts = [
    [String(settings.since), 'The year we began'],
    [`${settings.yearsOfExperience}+`, 'Years of experience'],
    [String(settings.serviceArea.length), settings.serviceArea.join(', ')],
    [settings.priceRange, 'Our price range'],
  ] as const;
  return (
    <section
      aria-labelledby="story"
      className="wrap grid gap-x-16 gap-y-12 py-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-32"
    >
      <div>
        <h2 id="story" className="display-2 max-w-[16ch]">
          {textOf(settings, 'storyTitle', ABOUT_WORDS.storyTitle)}
        </h2>
        <div className="mt-7 grid max-w-[62ch] gap-5 text-ink-soft">
          {paragraphsOf(textOf(settings, 'story', ABOUT_WORDS.story)).map((words, index) => (
            <p key={words} className={index === 0 ? 'lede text-ink' : 'whitespace-pre-line'}>
              {words}
            </p>
          ))}
        </div>
      </div>
      <dl className="grid self-end border-t sm:grid-cols-2 lg:grid-cols-1">
        {facts.map(([figure, words]) => (
          <div
            key={words}
            className="flex flex-col-reverse justify-end gap-1 border-b py-6 sm:pr-8"
          >
            <dt className="text-ink-soft">{words}</dt>
            <dd className="figures font-display text-[clamp(2.75rem,2rem+2.5vw,4.25rem)] leading-none font-medium tracking-[-0.02em]">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
