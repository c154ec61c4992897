import { Camera, ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { UPLOAD_FIELD } from '#contracts/admin-pictures.ts';
import type { AdminEnquiry } from '#contracts/admin-enquiries.ts';
import { MOST_OWN_PHOTOS } from '#contracts/enquiry-words.ts';
import { countOf } from '#engine/model/format.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { ACCEPTED_IMAGES, refusalOf, UPLOAD_WAIT_MS } from '#app/features/admin/upload-image.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { enquiryCall } from './use-enquiry.ts';

type Photo = AdminEnquiry['photos'][number];

/** The visitor's photographs, and the firm's own, taken in the garden with the telephone in one's hand. */
export function EnquiryPhotos({
  enquiry: { id, photos },
  onChange,
}: {
  enquiry: Pick<AdminEnquiry, 'id' | 'photos'>;
  onChange: () => void;
}) {
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failures, setFailures] = useState<string[]>([]);
  const url = `${enquiryCall(id)}/photos`;
  const ours = photos.filter((photo) => photo.isOurs);
  const theirs = photos.filter((photo) => !photo.isOurs);
  const left = MOST_OWN_PHOTOS - ours.length;

  /** One after another, so that each that fails is named and the others stay. */
  const add = async (chosen: readonly File[]) => {
    if (isBusy || chosen.length === 0) return;
    setIsBusy(true);
    setFailures([]);
    const failed: string[] = [];
    for (const [index, file] of chosen.slice(0, left).entries()) {
      setStatus(`Sending photograph ${index + 1} of ${Math.min(chosen.length, left)}…`);
      try {
        const refusal = refusalOf(file);
        if (refusal) throw new Error(refusal);
        const form = new FormData();
        form.append(UPLOAD_FIELD, file, file.name);
        await adminFetch(url, { method: 'POST', form, waitMs: UPLOAD_WAIT_MS });
      } catch (error) {
        failed.push(`${file.name}: ${reasonOf(error)}`);
      }
    }
    if (chosen.length > left)
      failed.push(`${chosen.length - left} more than the ${MOST_OWN_PHOTOS} that are kept.`);
    const kept = chosen.length - failed.length;
    setStatus(kept > 0 ? `${countOf(kept, 'photograph')} added.` : '');
    setFailures(failed);
    setIsBusy(false);
    onChange();
  };
  const remove = async (photo: Photo) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailures([]);
    try {
      await adminFetch(`${url}/${photo.n}`, { method: 'DELETE' });
      setStatus('The photograph has been deleted.');
      files.current?.parentElement?.querySelector('button')?.focus();
    } catch (error) {
      setFailures([reasonOf(error)]);
    }
    setIsBusy(false);
    onChange();
  };
  const take = (event: React.ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    // The same file may be chosen again after a failure.
    event.target.value = '';
    void add(chosen);
  };

  return (
    <section aria-labelledby="photographs">
      <h2 id="photographs" className="display-4">
        Photographs
      </h2>
      <Grid photos={theirs} alt={(n) => `Photograph ${n} of the garden`} />
      {ours.length > 0 ? (
        <>
          {theirs.length > 0 ? <h3 className="small mt-6 font-medium">Taken by you</h3> : null}
          <Grid
            photos={ours}
            alt={(n) => `Photograph ${n}, taken by you`}
            onRemove={(photo) => void remove(photo)}
          />
        </>
      ) : null}
      <div className="mt-4">
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          tabIndex={-1}
          aria-label="Take a photograph"
          className="sr-only"
          onChange={take}
        />
        <input
          ref={files}
          type="file"
          accept={ACCEPTED_IMAGES}
          multiple
          tabIndex={-1}
          aria-label="Choose photographs"
          className="sr-only"
          onChange={take}
        />
        <p className="flex flex-wrap gap-2.5">
          <Button
            variant="outline"
            size="small"
            className="hidden pointer-coarse:inline-flex"
            aria-disabled={isBusy || left <= 0}
            onClick={() => left > 0 && camera.current?.click()}
          >
            <Camera aria-hidden size={17} strokeWidth={1.7} />
            Take a photograph
          </Button>
          <Button
            variant="outline"
            size="small"
            aria-disabled={isBusy || left <= 0}
            onClick={() => left > 0 && files.current?.click()}
          >
            <ImageUp aria-hidden size={17} strokeWidth={1.7} />
            Add photographs
          </Button>
        </p>
        <p className="fine mt-2 max-w-prose text-ink-soft">
          Yours stay here: the customer does not see them. Where they were taken is removed from the
          files.
        </p>
      </div>
      <p role="status" className="small mt-2 text-ink-soft">
        {status}
      </p>
      {failures.length > 0 ? (
        <Notice tone="error" title="Not everything went through" className="mt-3">
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

function Grid({
  photos,
  alt,
  onRemove,
}: {
  photos: readonly Photo[];
  alt: (n: number) => string;
  onRemove?: (photo: Photo) => void;
}) {
  if (photos.length === 0) return null;
  return (
    <ul className="mt-4 grid grid-cols-2 gap-3">
      {photos.map((photo, index) => (
        <li key={photo.n} className="relative bg-stone">
          <a href={photo.url} target="_blank" rel="noopener noreferrer" className="block">
            <img
              src={photo.smallUrl}
              alt={alt(index + 1)}
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
              onClick={() => onRemove(photo)}
              className="small absolute right-1 bottom-1 min-h-9 rounded-sm bg-paper/92 px-3 font-medium hover:bg-paper"
            >
              Remove<span className="sr-only"> photograph {index + 1}</span>
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
