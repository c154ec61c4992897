import { useRef, useState } from 'react';
import type { EnquiryPhoto } from '#contracts/enquiries.ts';
import { MOST_PHOTOS } from '#contracts/enquiry-words.ts';
import { dateInWords, londonParts } from '#contracts/london-time.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { classNames } from '#app/lib/class-names.ts';
import { Notice } from '#app/ui/notice.tsx';
import { plainWordsOf } from '#app/lib/call-api.ts';
import { addPhoto, removePhoto } from './call-enquiry.ts';

type Props = {
  token: string;
  photos: readonly EnquiryPhoto[];
  isOpen: boolean;
  left: number;
  onChange: (photos: EnquiryPhoto[]) => void;
};

/** Photographs of the garden: seen by the visitor and the firm alone. */
export function Photos({ token, photos, isOpen, left, onChange }: Props) {
  const [failures, setFailures] = useState<string[]>([]);
  const [status, setStatus] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  /** One after another, so that each that fails is named and the others stay. */
  const add = async (files: readonly File[]) => {
    setIsBusy(true);
    setFailures([]);
    let now = [...photos];
    const failed: string[] = [];
    for (const [index, file] of files.slice(0, left).entries()) {
      setStatus(`Sending photograph ${index + 1} of ${Math.min(files.length, left)}…`);
      try {
        const photo = await addPhoto(token, file);
        now = [...now.filter((one) => one.n !== photo.n), photo];
        onChange(now);
      } catch (error) {
        failed.push(`${file.name}: ${plainWordsOf(error)}`);
      }
    }
    if (files.length > left)
      failed.push(
        `${files.length - left} more than the ${MOST_PHOTOS} that are kept with an enquiry.`,
      );
    setFailures(failed);
    setStatus(failed.length === 0 ? 'We’ve received your photographs.' : '');
    setIsBusy(false);
    if (input.current) input.current.value = '';
  };
  const remove = async (photo: EnquiryPhoto) => {
    setIsBusy(true);
    setFailures([]);
    try {
      await removePhoto(token, photo.n);
      onChange(photos.filter((one) => one.n !== photo.n));
      setStatus('The photograph has been deleted.');
      input.current?.focus();
    } catch (error) {
      setFailures([plainWordsOf(error)]);
    }
    setIsBusy(false);
  };

  if (photos.length === 0 && !isOpen) return null;
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="display-3">
        Photographs
      </h2>
      <p className="mt-3 max-w-prose text-ink-soft">
        One from the house, one towards it, the gate, and whatever worries you. Only you and we can
        see them; where and when they were taken is removed.
      </p>
      {photos.length > 0 ? (
        <ul className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((photo, index) => (
            <li key={photo.n} className="relative bg-stone">
              <a href={photo.url} target="_blank" rel="noopener noreferrer" className="block">
                <img
                  src={photo.smallUrl}
                  alt={`Photograph ${index + 1}, added on ${dateInWords(londonParts(photo.at).date)}`}
                  width={photo.width}
                  height={photo.height}
                  loading="lazy"
                  decoding="async"
                  className="aspect-4/3 w-full object-cover"
                />
              </a>
              {isOpen ? (
                <button
                  type="button"
                  disabled={isBusy}
                  onClick={() => void remove(photo)}
                  className="small absolute right-1 bottom-1 min-h-9 rounded-sm bg-paper/92 px-3 font-medium hover:bg-paper noscript:hidden"
                >
                  Remove<span className="sr-only"> photograph {index + 1}</span>
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen && left > 0 ? (
        <div className="mt-5">
          <label
            className={classNames(
              buttonLook({ variant: 'outline' }),
              'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 noscript:hidden',
              isBusy && 'opacity-55',
            )}
          >
            <input
              ref={input}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
              multiple
              disabled={isBusy}
              className="sr-only"
              onChange={(event) => void add([...(event.target.files ?? [])])}
            />
            Add photographs
          </label>
          <p className="small mt-2 text-ink-soft noscript:hidden">
            Up to {left === MOST_PHOTOS ? MOST_PHOTOS : `${left} more`}, each of at most 10 MB.
          </p>
          <noscript>
            <p className="small text-ink-soft">
              Adding photographs needs JavaScript. Without it, please answer our e-mail and attach
              them.
            </p>
          </noscript>
        </div>
      ) : null}
      <p role="status" className="small mt-2 text-ink-soft">
        {status}
      </p>
      {failures.length > 0 ? (
        <Notice tone="error" title="Not everything could be added" className="mt-3">
          <ul className="grid gap-1 wrap-anywhere">
            {failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </section>
  );
}
