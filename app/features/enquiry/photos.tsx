import { useRef, useState } from 'react';
import type { EnquiryPhoto } from '#contracts/enquiries.ts';
import { MOST_PHOTOS } from '#contracts/enquiry-words.ts';
import { dateInWords, londonParts } from '#contracts/london-time.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { classNames } from '#app/lib/class-names.ts';
import { PhotoGrid, PhotoStatus } from '#app/ui/photo-grid.tsx';
import { sendInTurn } from '#app/lib/send-in-turn.ts';
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

  const add = async (files: readonly File[]) => {
    setIsBusy(true);
    setFailures([]);
    let now = [...photos];
    const failed = await sendInTurn(files, {
      left,
      tooMany: (count) => `${count} more than the ${MOST_PHOTOS} that are kept with an enquiry.`,
      send: async (file) => {
        const photo = await addPhoto(token, file);
        now = [...now.filter((one) => one.n !== photo.n), photo];
        onChange(now);
      },
      reasonOf: plainWordsOf,
      onStatus: setStatus,
    });
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
      <PhotoGrid
        photos={photos}
        alt={(photo, n) => `Photograph ${n}, added on ${dateInWords(londonParts(photo.at).date)}`}
        className="mt-5 sm:grid-cols-3"
        isBusy={isBusy}
        onRemove={isOpen ? (photo) => void remove(photo) : undefined}
      />
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
      <PhotoStatus status={status} failures={failures} title="Not everything could be added" />
    </section>
  );
}
