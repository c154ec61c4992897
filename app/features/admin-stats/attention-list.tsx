import { ArrowRight } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import type { AdminStats } from '#contracts/admin-stats.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { useListCache } from '#app/features/admin/use-admin-list.ts';
import { useListFocus } from '#app/features/admin/focus-list.ts';
import { whenText } from '#app/features/admin/when.ts';
import { classNames } from '#app/lib/class-names.ts';
import { countOf, wholeNumber } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { showToast } from '#app/ui/toast.ts';

const MEGABYTE = 1_000_000;
const megabytes = (bytes: number) =>
  bytes >= 1000 * MEGABYTE
    ? `${(bytes / MEGABYTE / 1000).toFixed(1)} GB`
    : `${wholeNumber(Math.max(1, bytes / MEGABYTE))} MB`;

/** What waits for the owner, the failed work with its Retry, and how full the disk is. */
export function AttentionList({ stats }: { stats: AdminStats }) {
  const { attention, failedJobs, pages, storage, lastBackupAt } = stats;
  // Here: the failed work goes with the last of it.
  const onPress = useListFocus();
  return (
    <div className="mt-5">
      <Disclosure
        open={attention.some((one) => one.urgent)}
        className="border-t"
        summary={
          <Summary count={attention.length} urgent={attention.filter((one) => one.urgent).length} />
        }
      >
        {attention.length === 0 ? (
          <p className="text-ink-soft">
            Nothing needs your attention. Everything visitors see is complete.
          </p>
        ) : null}
        <ul className="grid gap-x-10 lg:grid-cols-2">
          {attention.map(({ id, title, detail, to, urgent }) => (
            <li key={id} className="border-t first:border-t-0 lg:nth-2:border-t-0">
              <Link to={to} className="group flex min-h-11 items-start gap-3 py-2.5">
                <span
                  aria-hidden
                  className={classNames(
                    'mt-[0.55em] size-2 shrink-0 rounded-full',
                    urgent ? 'bg-danger' : 'bg-amber',
                  )}
                />
                <span className="min-w-0 flex-1">
                  <span className="block font-medium group-hover:underline">
                    {urgent ? <span className="sr-only">Soon: </span> : null}
                    {title}
                  </span>
                  <span className="small block text-ink-soft">{detail}</span>
                </span>
                <ArrowRight
                  aria-hidden
                  size={17}
                  strokeWidth={1.6}
                  className="mt-1 shrink-0 text-ink-soft"
                />
              </Link>
            </li>
          ))}
        </ul>
        {failedJobs.length > 0 ? <FailedWork jobs={failedJobs} onPress={onPress} /> : null}
        <p className="fine figures mt-4 text-ink-soft">
          Database {megabytes(storage.databaseBytes)}, pictures and reports{' '}
          {megabytes(storage.fileBytes)}
          {storage.freeBytes === null
            ? ''
            : `, ${megabytes(storage.freeBytes)} free on the disk`}.{' '}
          {lastBackupAt ? `Last backup ${whenText(lastBackupAt)}.` : 'No backup yet.'}
        </p>
        {pages.length > 0 ? (
          <p className="fine figures mt-1 text-ink-soft">
            Opened most in {countOf(stats.days.length, 'day')}:{' '}
            {pages.map(({ path, views }) => `${pageName(path)} ${wholeNumber(views)}`).join(', ')}.
          </p>
        ) : null}
      </Disclosure>
    </div>
  );
}

const pageName = (path: string) =>
  path === '/' ? 'home' : path === '/design/:id' ? 'single designs' : path.slice(1);

function Summary({ count, urgent }: { count: number; urgent: number }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span className="display-4">Needs attention</span>
      <span className="small figures text-ink-soft">
        {count === 0
          ? 'nothing at the moment'
          : `${countOf(count, 'thing')}${urgent > 0 ? `, ${wholeNumber(urgent)} of them soon` : ''}`}
      </span>
    </span>
  );
}

function FailedWork({
  jobs,
  onPress,
}: {
  jobs: AdminStats['failedJobs'];
  onPress: (press: MouseEvent) => void;
}) {
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { renew } = useListCache<{ id: string }>('/api/admin/stats');
  const retry = async (id: string) => {
    if (busy !== null) return;
    setBusy(id);
    setFailure(null);
    try {
      await adminFetch(`/api/admin/jobs/${id}/retry`, { method: 'POST' });
      showToast({ title: 'It is being done again' });
      renew();
    } catch (error) {
      setFailure(reasonOf(error));
    } finally {
      setBusy(null);
    }
  };
  return (
    <section id="failed-work" aria-labelledby="failed-work-title" className="mt-5 border-t pt-4">
      <h3 id="failed-work-title" className="font-medium">
        Failed work
      </h3>
      <ul className="mt-1">
        {jobs.map(({ id, what, error, updatedAt }) => (
          <li key={id} className="flex flex-wrap items-start gap-x-6 gap-y-2 border-b py-3">
            <span className="min-w-0 flex-[1_1_18rem]">
              <span className="block">{what}</span>
              <span className="small block wrap-anywhere text-ink-soft">
                {whenText(updatedAt)}: {error ?? 'no reason was given'}
              </span>
            </span>
            <Button
              size="small"
              variant="outline"
              aria-disabled={busy !== null}
              aria-busy={busy === id}
              onClick={(press) => {
                onPress(press);
                void retry(id);
              }}
            >
              Retry<span className="sr-only">: {what}</span>
            </Button>
          </li>
        ))}
      </ul>
      {failure ? (
        <p role="alert" className="small mt-2 font-medium text-danger">
          {failure}
        </p>
      ) : null}
    </section>
  );
}
