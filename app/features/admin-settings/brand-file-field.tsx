import { useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { UPLOAD_FIELD } from '#contracts/admin-pictures.ts';
import { BRAND_UPLOAD, type BrandSlot, type BrandUploadAnswer } from '#contracts/brand.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import type { SectionFormApi } from './section-form.tsx';

const MOST_BYTES = 10 * 1024 * 1024;
const UPLOAD_WAIT_MS = 120_000;

/** A file of the brand: sent at once, shown on its ground, and part of the site once the section is saved. */
export function BrandFileField({
  form,
  slot,
  label,
  hint,
  ground,
}: {
  form: SectionFormApi<'brand'>;
  slot: BrandSlot;
  label: string;
  hint: string;
  /** What it is shown on. */
  ground: string;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const name = `brand.${slot}` as const;
  const file = useWatch({ control: form.control, name });
  const error = failure ?? form.getFieldState(name, form.formState).error?.message;
  const put = (value: typeof file) =>
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const send = async (chosen: File) => {
    if (chosen.size > MOST_BYTES) {
      setFailure('This file is larger than 10 MB. Please choose an SVG or a small PNG.');
      return;
    }
    setIsBusy(true);
    setFailure(null);
    try {
      const data = new FormData();
      data.append(UPLOAD_FIELD, chosen, chosen.name);
      const { file: kept } = await adminFetch<BrandUploadAnswer>(BRAND_UPLOAD, {
        method: 'POST',
        form: data,
        waitMs: UPLOAD_WAIT_MS,
      });
      put(kept);
    } catch (reason) {
      setFailure(reasonOf(reason));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div>
      <p className="font-medium" id={`${id}-label`}>
        {label}
      </p>
      <p className="small mt-1 text-ink-soft" id={`${id}-hint`}>
        {hint}
      </p>
      <div className="mt-2.5 flex flex-wrap items-center gap-4">
        <div
          className={classNames(
            'grid h-24 w-56 place-items-center border p-3',
            file ? ground : 'border-dashed bg-sheet',
          )}
        >
          {file ? (
            <img
              src={file.url}
              alt={`${label} as it is now`}
              className="max-h-full max-w-full object-contain"
            />
          ) : (
            <span className="small text-ink-soft">None</span>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept="image/svg+xml,image/png,.svg,.png"
            className="sr-only"
            tabIndex={-1}
            aria-hidden
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              event.target.value = '';
              if (chosen) void send(chosen);
            }}
          />
          <Button
            variant="outline"
            size="small"
            aria-busy={isBusy}
            aria-disabled={isBusy}
            aria-describedby={`${id}-hint`}
            onClick={() => (isBusy ? undefined : input.current?.click())}
          >
            {isBusy ? 'Sending…' : file ? 'Choose another' : 'Choose a file'}
            <span className="sr-only">: {label}</span>
          </Button>
          {file ? (
            <Button variant="quiet" size="small" onClick={() => put(null)}>
              Remove<span className="sr-only">: {label}</span>
            </Button>
          ) : null}
        </div>
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
