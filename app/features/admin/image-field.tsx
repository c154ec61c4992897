/** A picture of a record: its address, or a file that is chosen or dropped, with what visitors will see. */
import { useQuery } from '@tanstack/react-query';
import { ImageUp, LoaderCircle } from 'lucide-react';
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import type { PictureDetails } from '#contracts/admin-pictures.ts';
import { isOutsideAddress, normaliseImageAddress } from '#contracts/image-address.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, FieldError, Input } from '#app/ui/field.tsx';
import { imageAddress } from '#app/ui/picture.tsx';
import { adminFetch } from './admin-fetch.ts';
import { ImageDetails } from './image-details.tsx';
import { useReportSending } from './sending.tsx';
import { ACCEPTED_IMAGES } from './upload-image.ts';
import { detailsUrl, useUpload } from './use-upload.ts';

export type ImageFallback = 'plant' | 'service' | 'project';
export type ImageFieldProps = {
  label: ReactNode;
  /** The address as the record has it. */
  value: string;
  onChange: (url: string) => void;
  uploadUrl: string;
  /** The record whose placeholder replaces a picture that cannot be shown. */
  fallback: ImageFallback;
  error?: string | undefined;
  hint?: ReactNode;
  /** With alternative text, and the focal point that must stay in view. */
  withDetails?: boolean;
};

const FALLBACKS: Record<ImageFallback, string> = {
  plant: '/placeholders/plant.svg',
  service: '/placeholders/service.svg',
  project: '/placeholders/project.svg',
};

/** What is known of a picture on our server; a picture of another site is shown from there alone. */
function usePictureDetails(url: string) {
  const key = detailsUrl(url);
  return useQuery({
    queryKey: [key],
    queryFn: ({ signal }) => adminFetch<PictureDetails>(key, { signal }),
    enabled: url !== '',
    staleTime: 0,
  });
}

export function ImageField({
  label,
  value,
  onChange,
  uploadUrl,
  fallback,
  error,
  hint,
  withDetails = false,
}: ImageFieldProps) {
  const inputId = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const address = normaliseImageAddress(value);
  const isOutside = isOutsideAddress(address);
  const details = usePictureDetails(withDetails || isOutside ? address : '');
  const upload = useUpload({ uploadUrl, onChange });
  useReportSending(upload.isSending);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void upload.send(file);
  };
  const src = isOutside ? (details.data?.picture?.jpegUrl ?? '') : address;
  return (
    <div role="group" aria-label={typeof label === 'string' ? label : undefined}>
      <Field
        label={label}
        error={error}
        hint={
          hint ?? 'Paste an address, or choose a picture. Share links of Google Drive work too.'
        }
      >
        {(parts) => (
          <Input
            {...parts}
            type="text"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={value}
            placeholder="https://… or /uploads/…"
            onChange={(event) => {
              upload.clear();
              onChange(event.target.value);
            }}
            onBlur={() => {
              if (address !== value) onChange(address);
            }}
          />
        )}
      </Field>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classNames(
          'mt-3 grid gap-4 rounded-sm border border-dashed p-4 transition-colors sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-center',
          isOver ? 'border-clay bg-clay-wash' : 'border-line-strong',
        )}
      >
        <ImagePreview
          key={`${src} ${upload.tries}`}
          src={upload.hasFailed ? '' : src}
          sendingUrl={upload.localUrl}
          fallback={fallback}
        />
        <div className="min-w-0">
          <input
            ref={fileInput}
            id={inputId}
            type="file"
            accept={ACCEPTED_IMAGES}
            aria-label={typeof label === 'string' ? `Choose a file: ${label}` : 'Choose a file'}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              const file = event.target.files?.[0];
              // The same file may be chosen again after a failure.
              event.target.value = '';
              if (file) void upload.send(file);
            }}
          />
          <div className="flex flex-wrap gap-2.5">
            <Button
              variant="outline"
              size="small"
              disabled={upload.isSending}
              onClick={() => fileInput.current?.click()}
            >
              <ImageUp aria-hidden size={17} strokeWidth={1.7} />
              {value ? 'Replace picture' : 'Choose picture'}
            </Button>
            {upload.isSending ? (
              <Button variant="quiet" size="small" onClick={upload.cancel}>
                Cancel
              </Button>
            ) : value ? (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  upload.clear();
                  onChange('');
                }}
              >
                Remove picture
              </Button>
            ) : null}
          </div>
          <p role="status" className="small mt-2 text-ink-soft">
            {upload.isSending
              ? 'Sending and preparing the picture…'
              : isOutside
                ? outsideWords(details.data, details.isPending)
                : 'JPEG, PNG or WebP, up to 10 MB. You can also drop it here.'}
          </p>
          {upload.problem ? (
            <FieldError id={`${inputId}-problem`}>
              {upload.problem}
              {value ? ' The picture as it was is kept.' : ''}
            </FieldError>
          ) : null}
        </div>
      </div>
      {withDetails && details.data?.picture && !upload.isSending && !upload.hasFailed ? (
        <ImageDetails key={address} url={address} picture={details.data.picture} />
      ) : null}
    </div>
  );
}

function outsideWords(details: PictureDetails | undefined, isPending: boolean): string {
  if (isPending) return 'This picture is on another site.';
  if (details?.problem) return `${details.problem} Visitors see a drawing in its place.`;
  if (details?.picture)
    return 'This picture is on another site. Visitors are shown the copy that our server keeps.';
  return 'This picture is on another site. Our server fetches it once you have saved, and shows visitors its own copy.';
}

/** A spinner, then the picture; a placeholder if it cannot be shown; empty if there is no picture. */
function ImagePreview({
  src,
  sendingUrl,
  fallback,
}: {
  src: string;
  sendingUrl: string | null;
  fallback: ImageFallback;
}) {
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  const shown = sendingUrl ?? (state === 'broken' ? FALLBACKS[fallback] : src);
  const check = (element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth > 0 && state === 'loading') setState('shown');
  };
  return (
    <div className="relative aspect-[3/2] w-full max-w-64 overflow-hidden rounded-sm bg-stone">
      {shown ? (
        <img
          ref={check}
          key={shown}
          src={imageAddress(shown)}
          alt={
            state === 'broken' && !sendingUrl
              ? 'The picture cannot be shown: a drawing takes its place'
              : 'The picture as it is now'
          }
          className={classNames('size-full object-cover', sendingUrl && 'opacity-45')}
          onLoad={() => {
            if (!sendingUrl && state === 'loading') setState('shown');
          }}
          onError={() => {
            if (!sendingUrl) setState('broken');
          }}
        />
      ) : (
        <p className="fine flex size-full items-center justify-center text-ink-soft">No picture</p>
      )}
      {sendingUrl || (src && state === 'loading') ? (
        <span className="absolute inset-0 flex items-center justify-center text-ink">
          <LoaderCircle aria-hidden size={30} strokeWidth={1.6} className="animate-spin" />
          <span className="sr-only">Loading the picture</span>
        </span>
      ) : null}
    </div>
  );
}
