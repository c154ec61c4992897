import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HeroImage } from '#contracts/library.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import { ConceptMark } from '#app/ui/picture-mark.tsx';
import { imageAddress, placeholderStyle, srcSetOf } from '#app/ui/picture.tsx';
import { useCarousel } from './use-carousel.ts';

/** The opening of the home page: gardens made by the design tool, one after another, under the headline. */
export function Hero({
  images,
  start,
  headline,
  lede,
}: {
  images: readonly HeroImage[];
  start: number;
  headline: string;
  lede: string;
}) {
  const carousel = useCarousel(images, start);
  const { usable, current, next } = carousel;
  const shown = usable.filter((image) => image === current || image === next);
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Our gardens"
      className="ground-forest relative isolate flex min-h-[min(52rem,calc(100svh-4.25rem))] flex-col justify-end overflow-hidden bg-forest-deep xl:min-h-[min(54rem,calc(100svh-8.25rem))]"
    >
      <div
        className={classNames(
          'absolute inset-0 -z-10',
          usable.length === 0 && 'bg-[url(/placeholders/hero.svg)] bg-cover bg-center',
        )}
      >
        {shown.map((image) => (
          <HeroPicture
            key={image.id}
            image={image}
            isCurrent={image === current}
            onFail={() => carousel.drop(image.id)}
          />
        ))}
        {current?.picture && SCENES.has(current.picture.kind) ? <SceneVeil /> : <DrawingVeil />}
      </div>

      {current ? (
        <div className="wrap absolute inset-x-0 top-5 flex items-start justify-between gap-4 lg:top-7">
          {current.isPhoto ? null : <ConceptMark className="shrink-0" />}
          <p className="ml-auto max-w-[60%] text-right font-display text-[1.25rem] leading-tight font-medium italic lg:text-[1.5rem]">
            {current.title}
          </p>
        </div>
      ) : null}

      {/* It stands on the foot of the picture: painted while the document is still arriving, it would climb with every line. */}
      <div
        className={classNames(
          'wrap pt-32 pb-6 lg:pb-8 [section:not(:has(+*))>&]:invisible',
          TEXT_VEIL,
        )}
      >
        <h1 className="display-1 max-w-[24ch]">{headline}</h1>
        <p className="lede mt-6 max-w-[36rem] lg:mt-8">{lede}</p>
        {/* On a phone one below the other: side by side they would wrap by the letters, and move when those arrive. */}
        <div className="mt-8 flex flex-col items-start gap-3 sm:flex-row sm:flex-wrap sm:items-center lg:mt-9">
          <Button to="/ai-design" size="large">
            Get Instant Ideas
          </Button>
          <Button to="/cost-calculator" size="large" variant="outline">
            Calculate Costs
          </Button>
          <Button to="/booking" size="large" variant="outline">
            Book Consultation
          </Button>
        </div>
        {usable.length > 1 ? <Controls carousel={carousel} /> : <div className="h-10" />}
      </div>
      <p className="sr-only" aria-live={carousel.isTurning ? 'off' : 'polite'}>
        {current ? `Picture ${carousel.index + 1} of ${usable.length}: ${current.title}` : ''}
      </p>
    </section>
  );
}

/** A phone of low density is content with 640 pixels under the veil; a sharper one takes the next size either way. */
const SIZES = '(min-width: 40rem) 100vw, 87vw';

/** Pictures of a place, darker and quieter than a drawing on white paper. */
const SCENES: ReadonlySet<string> = new Set(['eye', 'spring', 'autumn', 'winter']);

/** On narrow screens the text is over the picture, with a gradient behind it from the headline down. */
const TEXT_VEIL =
  'max-lg:bg-[linear-gradient(to_bottom,rgb(18_24_15/0)_0,rgb(18_24_15/0.68)_8rem,rgb(18_24_15/0.62)_100%)]';

/** A gradient that keeps the text readable and the garden clear. */
function SceneVeil() {
  return (
    <>
      <div className="absolute inset-0 max-lg:bg-[linear-gradient(to_bottom,rgb(18_24_15/0.82)_0,rgb(18_24_15/0)_10rem)] lg:bg-[linear-gradient(to_bottom,rgb(18_24_15/0.62)_0,rgb(18_24_15/0)_8rem,rgb(18_24_15/0)_30%,rgb(18_24_15/0.86)_100%)]" />
      <div className="absolute inset-0 lg:bg-[linear-gradient(76deg,rgb(18_24_15/0.86)_0%,rgb(18_24_15/0.7)_34%,rgb(18_24_15/0)_72%)]" />
    </>
  );
}

/** The same over a plan or a model on paper, which are bright all over. */
function DrawingVeil() {
  return (
    <>
      <div className="absolute inset-0 bg-[linear-gradient(to_bottom,rgb(18_24_15/0.78)_0,rgb(18_24_15/0.3)_9rem,rgb(18_24_15/0.3)_50%,rgb(18_24_15/0.9)_100%)]" />
      <div className="absolute inset-0 max-lg:bg-[rgb(18_24_15/0.3)] lg:bg-[linear-gradient(to_right,rgb(18_24_15/0.76)_0%,rgb(18_24_15/0.66)_58%,rgb(18_24_15/0.12)_94%)]" />
    </>
  );
}

function HeroPicture({
  image,
  isCurrent,
  onFail,
}: {
  image: HeroImage;
  isCurrent: boolean;
  onFail: () => void;
}) {
  const { picture } = image;
  const check = (element: HTMLImageElement | null) => {
    // A picture that failed before the page came alive sends no event any more.
    if (element?.complete && element.naturalWidth === 0) onFail();
  };
  return (
    <picture
      style={placeholderStyle(picture)}
      className={classNames(
        'absolute inset-0 transition-opacity duration-200',
        isCurrent ? 'opacity-100' : 'opacity-0',
      )}
    >
      {picture && picture.avif.length > 0 ? (
        <source type="image/avif" sizes={SIZES} srcSet={srcSetOf(picture.avif)} />
      ) : null}
      <img
        ref={check}
        src={imageAddress(picture?.jpegUrl ?? image.imageUrl)}
        alt={isCurrent ? (picture?.alt ?? image.title) : ''}
        width={picture?.width}
        height={picture?.height}
        fetchPriority={isCurrent ? 'high' : 'low'}
        decoding="async"
        onError={onFail}
        className="size-full object-cover"
      />
    </picture>
  );
}

function Controls({ carousel }: { carousel: ReturnType<typeof useCarousel> }) {
  const { usable, index, goTo, canTurn, isPaused, setPaused } = carousel;
  const Icon = isPaused ? Play : Pause;
  return (
    <div className="mt-9 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t pt-3 lg:mt-12">
      <ul className="-ml-2 flex flex-wrap" aria-label="Pictures">
        {usable.map((image, position) => (
          <li key={image.id}>
            <button
              type="button"
              onClick={() => goTo(position)}
              aria-label={`Show picture ${position + 1}: ${image.title}`}
              aria-current={position === index ? 'true' : undefined}
              className="group flex h-8 w-7 items-center justify-center"
            >
              <span
                className={classNames(
                  'block rounded-full transition-all duration-200',
                  position === index
                    ? 'size-2.5 bg-on-forest'
                    : 'size-2 border border-on-forest-soft group-hover:bg-on-forest-soft',
                )}
              />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-1">
        {/* Its place is kept until the page is live, so that nothing moves. */}
        <span className="size-11 motion-reduce:hidden">
          {canTurn ? (
            <RoundButton
              label={isPaused ? 'Play the pictures' : 'Pause the pictures'}
              onClick={() => setPaused(!isPaused)}
            >
              <Icon aria-hidden size={18} strokeWidth={1.5} />
            </RoundButton>
          ) : null}
        </span>
        <RoundButton label="Previous picture" onClick={() => goTo(index - 1)}>
          <ChevronLeft aria-hidden size={22} strokeWidth={1.4} />
        </RoundButton>
        <RoundButton label="Next picture" onClick={() => goTo(index + 1)}>
          <ChevronRight aria-hidden size={22} strokeWidth={1.4} />
        </RoundButton>
      </div>
    </div>
  );
}

function RoundButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="inline-flex size-11 items-center justify-center rounded-full border border-transparent transition-colors hover:border-on-forest-soft"
    >
      {children}
    </button>
  );
}
