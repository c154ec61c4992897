import { useState, type CSSProperties } from 'react';
import type { SizedPicture } from '#contracts/site-content.ts';
import { classNames } from '#app/lib/class-names.ts';

/** Design pictures have one JPEG and no focal point: shown whole or cropped to their middle. */
export type PictureSizes = Omit<SizedPicture, 'focal' | 'jpeg'> &
  Partial<Pick<SizedPicture, 'focal' | 'jpeg'>>;

/** An address with its spaces encoded. */
export function imageAddress(url: string): string {
  return url.replace(/ /g, '%20');
}

/** The sizes of a picture as an image element wants them; undefined where there is but one. */
export function srcSetOf(sizes: PictureSizes['avif'] | undefined): string | undefined {
  return sizes && sizes.length > 0
    ? sizes.map((size) => `${imageAddress(size.url)} ${size.width}w`).join(', ')
    : undefined;
}

/** The blurred first sight of a picture as a background: a few pixels drawn large, which needs no script and moves nothing. */
export function placeholderStyle(
  picture: Pick<SizedPicture, 'placeholder'> | null | undefined,
): CSSProperties | undefined {
  const data = picture?.placeholder;
  // Only base64 data is possible here, so nothing can break out of the URL.
  if (!data || !/^data:image\/[a-z+.-]+;base64,[A-Za-z0-9+/=]+$/.test(data)) return undefined;
  return { backgroundImage: `url(${data})`, backgroundSize: 'cover', backgroundPosition: 'center' };
}

/** Keeps in sight what the owner marked, where a picture is cut. */
export function focalStyle(
  picture: Pick<PictureSizes, 'focal'> | null | undefined,
): CSSProperties | undefined {
  const focal = picture?.focal;
  return focal
    ? { objectPosition: `${Math.round(focal.x * 100)}% ${Math.round(focal.y * 100)}%` }
    : undefined;
}

/**
 * A picture with its sizes: AVIF where the browser knows it, else JPEG, over its blurred first sight until it has
 * loaded. One that cannot be loaded becomes a quiet panel in its place, so that nothing on the page moves.
 */
export function Picture({
  picture,
  url,
  alt,
  sizes = '100vw',
  isEager,
  className,
  imageClassName,
  onFail,
  onReady,
}: {
  picture?: PictureSizes | null;
  /** Used when there are no sizes of it. */
  url?: string;
  alt: string;
  sizes?: string;
  /** Loaded at once and first: the one picture a page opens with. */
  isEager?: boolean;
  className?: string;
  imageClassName?: string;
  onFail?: () => void;
  /** Once it has loaded. */
  onReady?: () => void;
}) {
  const src = picture?.jpegUrl ?? url ?? '';
  const [failedSrc, setFailedSrc] = useState<string | null>(src ? null : '');
  const fail = () => {
    setFailedSrc(src);
    onFail?.();
  };
  const check = (element: HTMLImageElement | null) => {
    // A picture that failed before the page came alive sends no event any more.
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc && failedSrc !== src)
      fail();
  };
  const jpegs = srcSetOf(picture?.jpeg);
  if (failedSrc === src) return <PicturePanel label={alt} className={className} />;
  return (
    <picture className={classNames('block', className)} style={placeholderStyle(picture)}>
      {picture && picture.avif.length > 0 ? (
        <source type="image/avif" sizes={sizes} srcSet={srcSetOf(picture.avif)} />
      ) : null}
      <img
        ref={check}
        srcSet={jpegs}
        sizes={jpegs ? sizes : undefined}
        src={imageAddress(src)}
        alt={alt}
        width={picture?.width}
        height={picture?.height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding={isEager ? 'sync' : 'async'}
        onError={fail}
        onLoad={onReady}
        style={focalStyle(picture)}
        className={classNames('block', imageClassName)}
      />
    </picture>
  );
}

/** Placeholder for a missing picture. */
export function PicturePanel({ label, className }: { label: string; className?: string }) {
  return (
    <div
      role="img"
      aria-label={`${label} (picture not available)`}
      className={classNames(
        'relative flex items-center justify-center overflow-hidden bg-stone text-ink-soft',
        className,
      )}
    >
      <svg
        aria-hidden
        viewBox="0 0 240 170"
        className="h-[62%] max-h-44 min-h-16 opacity-70"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
      >
        <rect x="8" y="8" width="224" height="154" />
        <path d="M8 120h88V78c0-32 24-54 60-54h76" />
        <circle cx="178" cy="98" r="30" />
        <circle cx="54" cy="54" r="17" />
        <circle cx="86" cy="40" r="9" />
        <circle cx="206" cy="140" r="11" />
        <path d="M8 162h224" strokeWidth="4" />
      </svg>
      <span aria-hidden className="fine absolute bottom-3 left-4">
        Picture not available
      </span>
    </div>
  );
}
