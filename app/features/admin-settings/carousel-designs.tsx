/** Designs of the library that the owner puts on the home page, in the order in which they are chosen. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { MOST_CHOSEN_DESIGNS } from '#contracts/carousel.ts';
import type { LibraryResponse } from '#contracts/library.ts';
import { API } from '#contracts/routes.ts';
import { countOf } from '#engine/model/format.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { ListFailed, ListLoading } from '#app/features/admin/list-body.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import type { SectionFormApi } from './section-form.tsx';

type Form = SectionFormApi<'carousel'>;

export function CarouselDesigns({ form, label }: { form: Form; label: string }) {
  const chosen = useWatch({ control: form.control, name: 'designs' }) ?? [];
  const [page, setPage] = useState(1);
  const url = `${API.designLibrary}?page=${page}`;
  const { data, isError, error, refetch } = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => adminFetch<LibraryResponse>(url, { signal }),
  });
  const put = (designs: string[]) =>
    form.setValue('designs', designs, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const message = form.formState.errors.designs?.message;
  const isFull = chosen.length >= MOST_CHOSEN_DESIGNS;
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{label}</legend>
      <p className="small mt-1 text-ink-soft">
        From the library, in the order in which you choose them, each marked as an AI concept. None
        chosen: the samples, until you remove them. One that leaves the library leaves the home page
        too.
      </p>
      <p role="status" className="small figures mt-3 flex flex-wrap items-center gap-x-4">
        {chosen.length === 0 ? 'None chosen' : `${countOf(chosen.length, 'design')} chosen`}
        {isFull ? ', which is as many as there can be' : ''}
        {chosen.length > 0 ? (
          <Button variant="quiet" size="small" onClick={() => put([])}>
            Choose none
          </Button>
        ) : null}
      </p>
      {!data && isError ? (
        <ListFailed reason={reasonOf(error)} onRetry={refetch}>
          The library could not be read.
        </ListFailed>
      ) : null}
      {!data && !isError ? <ListLoading label="Loading the library" /> : null}
      {data?.designs.length === 0 ? (
        <p className="small text-ink-soft">
          There are no designs in the library. They come there when visitors share theirs, or when
          you put one in under Design Ideas.
        </p>
      ) : null}
      <ul className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {data?.designs.map((design) => {
          const place = chosen.indexOf(design.id);
          return (
            <li key={design.id} className="min-w-0">
              <label className="relative block cursor-pointer border bg-sheet has-checked:border-clay has-checked:shadow-[inset_0_0_0_1px_var(--clay)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) has-disabled:cursor-default has-disabled:opacity-60">
                <input
                  type="checkbox"
                  className="sr-only"
                  checked={place >= 0}
                  disabled={place < 0 && isFull}
                  onChange={({ target }) =>
                    put(
                      target.checked
                        ? [...chosen, design.id]
                        : chosen.filter((id) => id !== design.id),
                    )
                  }
                />
                <img
                  src={design.picture?.cardUrl ?? design.imageUrl}
                  alt=""
                  loading="lazy"
                  className="aspect-[3/2] w-full object-cover"
                />
                <span className="small block p-2.5 leading-snug wrap-anywhere">{design.title}</span>
                {place >= 0 ? (
                  <span className="figures absolute top-2 left-2 inline-flex size-7 items-center justify-center rounded-full bg-clay text-[0.875rem] font-medium text-on-clay">
                    <span className="sr-only">Place </span>
                    {place + 1}
                  </span>
                ) : null}
              </label>
            </li>
          );
        })}
      </ul>
      {message ? <FieldError id="carousel-designs">{message}</FieldError> : null}
      {data && data.pages > 1 ? (
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <Button
            variant="outline"
            size="small"
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            Earlier
          </Button>
          <span className="small figures">
            Page {page} of {data.pages}
          </span>
          <Button
            variant="outline"
            size="small"
            disabled={page >= data.pages}
            onClick={() => setPage(page + 1)}
          >
            Next
          </Button>
        </p>
      ) : null}
    </fieldset>
  );
}
