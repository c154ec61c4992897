/** Everything that the back office lists, as files that belong to the owner. */
import { useState } from 'react';
import { Link } from 'react-router';
import {
  LIST_FORMATS,
  LISTS_OUT_API,
  type ListFormat,
  type ListsOut,
} from '#contracts/lists-out.ts';
import { countOf } from '#engine/model/format.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { downloadFile } from '#app/features/admin/download-file.ts';
import { ListFailed, ListLoading } from '#app/features/admin/list-body.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { SectionHead } from '#app/features/admin-settings/section-head.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.ts';

const FORMAT_LABELS: Record<ListFormat, string> = { csv: 'CSV', json: 'JSON' };

export function ListsOutPanel() {
  const { data, isError, error, refetch } = useAdminList<ListsOut>(LISTS_OUT_API);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ name: string; words: string } | null>(null);
  const take = async (name: string, format: ListFormat) => {
    if (busy) return;
    setBusy(`${name} ${format}`);
    setFailure(null);
    try {
      await downloadFile(`${LISTS_OUT_API}/${name}?as=${format}`, `${name}.${format}`);
      showToast({ title: 'The list was taken out' });
    } catch (caught) {
      setFailure({ name, words: reasonOf(caught) });
    }
    setBusy(null);
  };
  return (
    <section>
      <SectionHead title="Take out">
        Each list as it stands now, without what lies in the bin: CSV opens in a spreadsheet, JSON
        in another program. What names people is personal data: it leaves the site’s care with the
        file, and who took it out is kept in the history.
      </SectionHead>
      {!data && isError ? (
        <ListFailed reason={reasonOf(error)} onRetry={refetch}>
          The lists could not be read.
        </ListFailed>
      ) : null}
      {!data && !isError ? <ListLoading label="Loading the lists" /> : null}
      <ul className="max-w-2xl border-t">
        {data?.items.map(({ name, label, count, isPersonal }) => (
          <li
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-3"
          >
            <div className="min-w-0">
              <p className="font-medium">{label}</p>
              <p className="small figures text-ink-soft">
                {countOf(count, 'row')}
                {isPersonal ? ', names people' : ''}
              </p>
            </div>
            <div className="flex gap-2">
              {LIST_FORMATS.map((format) => (
                <Button
                  key={format}
                  variant="outline"
                  size="small"
                  aria-label={`${label} as ${FORMAT_LABELS[format]}`}
                  aria-busy={busy === `${name} ${format}`}
                  onClick={() => void take(name, format)}
                >
                  {FORMAT_LABELS[format]}
                </Button>
              ))}
            </div>
            {failure?.name === name ? (
              <div className="basis-full">
                <FieldError id={`not-out-${name}`}>{failure.words}</FieldError>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="small mt-5 max-w-2xl text-ink-soft">
        Elsewhere:{' '}
        <Link to="/admin/invoices" className="underline">
          invoices
        </Link>{' '}
        for the accountant,{' '}
        <Link to="/admin/complaints" className="underline">
          the log of complaints
        </Link>
        ,{' '}
        <Link to="/admin/numbers" className="underline">
          reports
        </Link>
        , and{' '}
        <Link to="?section=people" className="underline">
          everything of one person
        </Link>
        . A{' '}
        <Link to="?section=backup" className="underline">
          backup
        </Link>{' '}
        holds all of the site.
      </p>
    </section>
  );
}
