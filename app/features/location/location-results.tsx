import { type ReactNode, type Ref, useState } from 'react';
import { AERIAL_SIZE } from '#contracts/location-words.ts';
import type {
  AerialResult,
  PostcodeResult,
  SitePassport,
  SoilResult,
} from '#contracts/location.ts';
import { longDate } from '#engine/model/format.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';

const CONFIDENCE: Record<'high' | 'medium' | 'low', { label: string; tone: Tone }> = {
  high: { label: 'High confidence', tone: 'leaf' },
  medium: { label: 'Fair confidence', tone: 'amber' },
  low: { label: 'Low confidence', tone: 'plain' },
};
type Provenance = { source: string; confidence: 'high' | 'medium' | 'low'; note: string };

/** What was found: the place with its picture, and the soil with what it means for a gardener. */
export function LocationResults({
  passport,
  headingRef,
  onForget,
}: {
  passport: SitePassport;
  headingRef?: Ref<HTMLHeadingElement>;
  onForget: () => void;
}) {
  const { postcode, soil, aerial, savedAt } = passport;
  if (!postcode) return null;
  return (
    <section
      aria-labelledby="site-check-heading"
      className="mt-12 border-t pt-10 lg:mt-16 lg:pt-14"
    >
      <h3
        id="site-check-heading"
        ref={headingRef}
        tabIndex={-1}
        className="display-3 figures w-fit max-w-full"
      >
        {postcode.postcode}, {postcode.district}
      </h3>
      <div className="mt-9 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-20">
        <div className="grid min-w-0 content-start gap-10">
          {aerial ? <AerialView key={aerial.imageUrl} aerial={aerial} /> : null}
          <PlaceFacts place={postcode} />
        </div>
        {soil ? <SoilSheet soil={soil} /> : null}
      </div>
      <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 border-t pt-6">
        <p className="small text-ink-soft">
          From your check on {longDate(savedAt)}, kept in this browser alone so that no other page
          asks again.
        </p>
        <Button
          variant="quiet"
          size="small"
          onClick={onForget}
          className="text-clay-deep underline"
        >
          Forget my garden
        </Button>
      </div>
    </section>
  );
}

/** Where an answer comes from and how far it can be trusted. */
function SourceNote({ source, confidence, note }: Provenance) {
  return (
    <div className="small mt-5">
      <Badge tone={CONFIDENCE[confidence].tone}>{CONFIDENCE[confidence].label}</Badge>
      <p className="mt-2.5">{note}</p>
      <p className="fine mt-1.5 text-ink-soft">Source: {source}.</p>
    </div>
  );
}

function AerialView({ aerial }: { aerial: AerialResult }) {
  const [isFallback, setFallback] = useState(false);
  const isMap = aerial.kind === 'map' || isFallback;
  const alt = isFallback ? 'Map of the area' : aerial.alt;
  return (
    <figure>
      <h4 className="display-4">{isMap ? 'Your location' : 'Your garden from above'}</h4>
      <Picture
        picture={{
          jpegUrl: isFallback ? aerial.fallbackUrl : aerial.imageUrl,
          alt,
          avif: [],
          placeholder: null,
          ...AERIAL_SIZE,
        }}
        alt={alt}
        isEager
        onFail={() => setFallback(aerial.imageUrl !== aerial.fallbackUrl)}
        className="mt-4 aspect-[4/3] w-full border"
        imageClassName="h-full w-full object-cover"
      />
      <figcaption>
        {isFallback ? (
          <p className="small mt-3">
            The aerial picture is not available at the moment; this is our own map.
          </p>
        ) : (
          <p className="fine mt-2.5 text-ink-soft">{aerial.attribution}</p>
        )}
        <p className="mt-3">
          <a
            href={aerial.mapUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link inline-flex min-h-6 items-center"
          >
            Open the street map of OpenStreetMap
            <span className="sr-only"> (in a new tab)</span>
          </a>
        </p>
        {isFallback ? null : <SourceNote {...aerial} />}
      </figcaption>
    </figure>
  );
}

function PlaceFacts({ place }: { place: PostcodeResult }) {
  return (
    <div className="border-t pt-6">
      <h4 className="display-4">The place</h4>
      <dl className="mt-3">
        <Fact label="Postcode">{place.postcode}</Fact>
        <Fact label="District">{place.district}</Fact>
        <Fact label="Position">
          <span className="figures">
            {degrees(place.latitude, 'N', 'S')}, {degrees(place.longitude, 'E', 'W')}
          </span>
        </Fact>
      </dl>
      <SourceNote {...place} />
    </div>
  );
}
const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`;

function SoilSheet({ soil }: { soil: SoilResult }) {
  return (
    <div className="min-w-0 self-start bg-linen p-6 sm:p-9 lg:sticky lg:top-28">
      <h4 className="eyebrow text-ink-soft">The soil</h4>
      <p className="display-3 mt-2">{soil.soilType}</p>
      <dl className="mt-6 border-t">
        <Fact label="Drainage">{soil.drainage}</Fact>
        <Fact label="pH">{soil.pH}</Fact>
        <Fact label="Fertility">{soil.fertility}</Fact>
      </dl>
      {soil.characteristics.length > 0 ? (
        <>
          <p className="mt-7 font-medium">What it is like to garden on</p>
          <ul className="mt-2">
            {soil.characteristics.map((text) => (
              <li
                key={text}
                className="relative py-1.5 pl-5 before:absolute before:top-[1.05em] before:left-0 before:h-px before:w-2.5 before:bg-clay"
              >
                {text}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <SourceNote {...soil} />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-b py-3">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
