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
import { PhotoGrid, PhotoStatus } from '#app/ui/photo-grid.tsx';
import { sendInTurn } from '#app/lib/send-in-turn.ts';
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

  const add = async (chosen: readonly File[]) => {
    if (isBusy || chosen.length === 0) return;
    setIsBusy(true);
    setFailures([]);
    const failed = await sendInTurn(chosen, {
      left,
      tooMany: (count) => `${count} more than the ${MOST_OWN_PHOTOS} that are kept.`,
      send: async (file) => {
        const refusal = refusalOf(file);
        if (refusal) throw new Error(refusal);
        const form = new FormData();
        form.append(UPLOAD_FIELD, file, file.name);
        await adminFetch(url, { method: 'POST', form, waitMs: UPLOAD_WAIT_MS });
      },
      reasonOf,
      onStatus: setStatus,
    });
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
      <PhotoGrid photos={theirs} alt={(_, n) => `Photograph ${n} of the garden`} className="mt-4" />
      {ours.length > 0 ? (
        <>
          {theirs.length > 0 ? <h3 className="small mt-6 font-medium">Taken by you</h3> : null}
          <PhotoGrid
            photos={ours}
            alt={(_, n) => `Photograph ${n}, taken by you`}
            className="mt-4"
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
      <PhotoStatus status={status} failures={failures} title="Not everything went through" />
    </section>
  );
}
