import type { SamplePreview } from '#contracts/admin-setup.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { ListFailed, ListLoading } from '#app/features/admin/list-body.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { countOf } from '#engine/model/format.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';

/** What removing the samples takes away of each kind, what it leaves, and what visitors see then. */
export function SamplesPreview() {
  const { data, isError, error, refetch } = useAdminList<SamplePreview>('/api/admin/samples');
  if (!data)
    return isError ? (
      <ListFailed reason={reasonOf(error)} onRetry={refetch} className="mb-6 max-w-2xl">
        What would be removed could not be loaded.
      </ListFailed>
    ) : (
      <ListLoading label="Loading what would be removed" rows={2} />
    );
  return (
    <div className="mb-8 max-w-2xl">
      <h3 className="display-4 border-b border-line-strong pb-2">What goes, and what is left</h3>
      {data.kinds.map(({ kind, label, going, staying, after }) => (
        <div key={kind} className="border-b py-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6">
            <span className="font-medium">{label}</span>
            <span className="figures small">
              {going.length === 0 ? 'nothing goes' : `${going.length} go`},{' '}
              {staying === 0 ? 'none left' : `${staying} left`}
            </span>
          </p>
          {going.length > 0 ? (
            <>
              <p className="small text-ink-soft">{after}</p>
              <Disclosure
                className="border-b-0"
                summary={
                  <span className="small">
                    {`Show ${countOf(going.length, 'title')}`}
                    <span className="sr-only"> of {label}</span>
                  </span>
                }
              >
                <ul className="small grid gap-1 text-ink-soft">
                  {going.map((title, index) => (
                    <li key={`${title}-${index}`}>{title}</li>
                  ))}
                </ul>
              </Disclosure>
            </>
          ) : null}
        </div>
      ))}
      <ul className="small mt-4 grid gap-1 text-ink-soft">
        {data.stays.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}
