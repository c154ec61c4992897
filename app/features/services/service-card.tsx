import { useState } from 'react';
import type { Service } from '#contracts/site-content.ts';
import { SERVICE_ICON_LABELS } from '#contracts/site-words.ts';
import { isDrawnPicture } from '#contracts/drawn-pictures.ts';
import { pounds } from '#engine/model/format.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { PictureMark } from '#app/ui/picture-mark.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { SERVICE_ICON_DRAWINGS } from './service-icons.ts';
import { imagesOf } from './service-images.ts';

/** Of the price list, for the smallest garden; null for a service that is priced from a visit. */
export type ServicePrice = { fromPence: number; isMonthly: boolean; covers: string };

/** A service as a plate: the picture, what it is, what it costs, and the way to a conversation. */
export function ServiceCard({
  service,
  price,
  vatWords,
  isEager,
}: {
  service: Service;
  price: ServicePrice | null;
  vatWords: string;
  isEager: boolean;
}) {
  const Icon = service.icon ? SERVICE_ICON_DRAWINGS[service.icon] : null;
  return (
    <article id={service.id} className="flex h-full scroll-mt-28 flex-col">
      <ServicePicture service={service} isEager={isEager} />
      <div className="mt-6 flex items-start justify-between gap-6">
        <h2 className="display-3">{service.title}</h2>
        {Icon ? (
          <span
            role="img"
            aria-label={SERVICE_ICON_LABELS[service.icon!]}
            className="mt-1 inline-flex size-11 shrink-0 items-center justify-center rounded-full border text-leaf"
          >
            <Icon aria-hidden size={21} strokeWidth={1.4} />
          </span>
        ) : null}
      </div>
      <p className="quote mt-3 max-w-[34rem]">{service.shortDescription}</p>
      <p className="mt-4 max-w-prose text-ink-soft">{service.description}</p>
      <div className="mt-auto pt-7">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-t pt-4">
          <PriceLine price={price} vatWords={vatWords} />
          {price ? (
            <SiteLink
              to={`/cost-calculator?service=${service.id}`}
              className="text-link small inline-flex min-h-8 items-center text-ink-soft"
            >
              Work out yours<span className="sr-only">: {service.title}</span>
            </SiteLink>
          ) : null}
        </div>
        <ArrowLink to="/booking" className="mt-3 min-h-11!">
          Book a consultation<span className="sr-only"> about {service.title}</span>
        </ArrowLink>
      </div>
    </article>
  );
}

function PriceLine({ price, vatWords }: { price: ServicePrice | null; vatWords: string }) {
  if (!price)
    return (
      <p className="small text-ink-soft">
        Priced from a visit, in writing, before any work begins.
      </p>
    );
  return (
    <p className="figures max-w-[24rem]">
      <span className="font-medium">
        From {pounds(price.fromPence / 100)}
        {price.isMonthly ? ' a month' : ''}
      </span>
      {vatWords ? <span className="small text-ink-soft">, {vatWords}</span> : null}
      <span className="fine block text-ink-soft">{price.covers}</span>
    </p>
  );
}

/** Tries its own picture, then the drawing of its kind of work, then the drawing of any. */
function ServicePicture({ service, isEager }: { service: Service; isEager: boolean }) {
  const images = imagesOf(service);
  const [tried, setTried] = useState(0);
  const url = images[Math.min(tried, images.length - 1)]!;
  const isOwn = url === service.imageUrl;
  return (
    <div className="@container relative">
      <Picture
        key={url}
        picture={isOwn ? service.picture : null}
        url={url}
        alt={isOwn ? service.picture?.alt || service.title : `Drawing: ${service.title}`}
        sizes="(min-width: 90rem) 41rem, (min-width: 64rem) 46vw, (min-width: 40rem) 100vw, 20rem"
        isEager={isEager}
        className="aspect-[8/5] overflow-hidden bg-sheet"
        imageClassName="size-full object-cover"
        {...(tried < images.length - 1 ? { onFail: () => setTried(tried + 1) } : {})}
      />
      {isOwn && isDrawnPicture(url) ? (
        <PictureMark isOwnShown={false} className="pointer-events-none" />
      ) : null}
    </div>
  );
}
