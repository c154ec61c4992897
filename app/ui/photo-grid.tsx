import { classNames } from '#app/lib/class-names.ts';
import { Notice } from '#app/ui/notice.tsx';

type Shown = { n: number; url: string; smallUrl: string; width: number; height: number };

/** Photographs that open in full, each with a button that removes it where `onRemove` is given. */
export function PhotoGrid<Photo extends Shown>({
  photos,
  alt,
  onRemove,
  isBusy = false,
  className,
}: {
  photos: readonly Photo[];
  alt: (photo: Photo, number: number) => string;
  onRemove?: ((photo: Photo) => void) | undefined;
  isBusy?: boolean;
  className?: string;
}) {
  if (photos.length === 0) return null;
  return (
    <ul className={classNames('grid grid-cols-2 gap-3', className)}>
      {photos.map((photo, index) => (
        <li key={photo.n} className="relative bg-stone">
          <a href={photo.url} target="_blank" rel="noopener noreferrer" className="block">
            <img
              src={photo.smallUrl}
              alt={alt(photo, index + 1)}
              width={photo.width}
              height={photo.height}
              loading="lazy"
              decoding="async"
              className="aspect-4/3 w-full object-cover"
            />
          </a>
          {onRemove ? (
            <button
              type="button"
              disabled={isBusy}
              onClick={() => onRemove(photo)}
              className="small absolute right-1 bottom-1 min-h-9 rounded-sm bg-paper/92 px-3 font-medium hover:bg-paper noscript:hidden"
            >
              Remove<span className="sr-only"> photograph {index + 1}</span>
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** How the sending goes, and what did not go through. */
export function PhotoStatus({
  status,
  failures,
  title,
}: {
  status: string;
  failures: readonly string[];
  title: string;
}) {
  return (
    <>
      <p role="status" className="small mt-2 text-ink-soft">
        {status}
      </p>
      {failures.length > 0 ? (
        <Notice tone="error" title={title} className="mt-3">
          <ul className="grid gap-1 wrap-anywhere">
            {failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}
