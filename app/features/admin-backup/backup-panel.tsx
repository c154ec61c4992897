import { useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Backup, BackupsAnswer } from '#contracts/backups.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { DeleteDialog } from '#app/features/admin/delete-dialog.tsx';
import { ListLoading, ListNotFetched } from '#app/features/admin/list-body.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { useFailure } from '#app/features/admin/use-failure.ts';
import { whenText } from '#app/features/admin/when.ts';
import { decimal } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';
import {
  addressOf,
  leaveBackups,
  stillSaid,
  URL_OF_BACKUPS,
  waitForBackup,
} from './backup-calls.ts';

/** "41.2 MB" */
const megabytes = (bytes: number) =>
  bytes >= 1e9 ? `${decimal(bytes / 1e9)} GB` : `${decimal(Math.max(bytes / 1e6, 0.1))} MB`;

/** What keeps the site safe from a broken disk: a file of everything, made every night and on request. */
export function BackupPanel() {
  const query = useAdminList<BackupsAnswer>(URL_OF_BACKUPS);
  const { data, error, refetch } = query;
  const [isAsking, setIsAsking] = useState(false);
  const [doomed, setDoomed] = useState<Backup | null>(null);
  const { failure, failureId, describedBy, clear, fail } = useFailure();
  const [isUnseen, setIsUnseen] = useState(false);
  const client = useQueryClient();
  if (failure !== null && stillSaid({ words: failure, isUnseen }, error) === null) clear();
  const isBusy = isAsking || (data?.isRunning ?? false);

  const make = async () => {
    if (isBusy) return;
    setIsAsking(true);
    clear();
    let isAsked = false;
    try {
      await adminFetch(URL_OF_BACKUPS, { method: 'POST' });
      isAsked = true;
      const answer = await waitForBackup(async () => (await refetch({ throwOnError: true })).data);
      // Shown in place above while it is the latest.
      if (answer?.problem)
        showToast({
          title: 'Error',
          description: `Failed to make a backup: ${answer.problem}`,
          tone: 'danger',
          isSilent: true,
        });
      else
        showToast({
          title: 'Backup made',
          description: 'Download it and keep it somewhere else as well.',
        });
    } catch (error) {
      setIsUnseen(isAsked);
      if (isAsked)
        fail(
          `The backup is being made, but the list could not be read to see when it is done. Please look again in a few minutes. The reason: ${reasonOf(error)}`,
          'A backup is being made',
        );
      else fail(`Failed to make a backup: ${reasonOf(error)}`);
    } finally {
      setIsAsking(false);
    }
  };

  return (
    <section aria-labelledby="backups">
      <h2 id="backups" className="display-3">
        Backup
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">
        One file with everything: content, designs, pictures, requests and settings. One is made
        every night, and the last {data?.kept ?? 7} are kept on this machine. A machine can break:
        download one now and then and keep it elsewhere. It holds personal data, so keep it as safe
        as the site.
      </p>
      {/* Not while another is made: what becomes of that is read out when this appears. */}
      {data?.problem && !isBusy ? (
        <div className="mt-4">
          <Notice tone="error" title="The last backup failed">
            {data.problem}
          </Notice>
        </div>
      ) : null}
      <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          onClick={() => void make()}
          aria-disabled={isBusy}
          aria-busy={isBusy}
          aria-describedby={describedBy}
        >
          {isBusy ? 'Making a backup…' : 'Make a backup now'}
        </Button>
        {data?.freeBytes ? (
          <span className="small text-ink-soft">
            {megabytes(data.freeBytes)} free on this machine
          </span>
        ) : null}
      </p>
      {failure ? <FieldError id={failureId}>{failure}</FieldError> : null}
      <div className="mt-5">
        <ListNotFetched query={query}>The backups could not be listed.</ListNotFetched>
        {query.isPending ? <ListLoading label="Loading the backups" rows={1} /> : null}
      </div>
      {data ? (
        <ul className="border-t">
          {data.backups.map((backup) => (
            <li
              key={backup.name}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b py-2"
            >
              <span>
                {whenText(backup.madeAt)}{' '}
                <span className="small ml-2 text-ink-soft">{megabytes(backup.bytes)}</span>
              </span>
              <span className="flex items-center gap-1">
                <a
                  href={addressOf(backup)}
                  download
                  className="small inline-flex min-h-11 items-center gap-1.5 px-2 font-medium underline-offset-[0.3em] hover:underline"
                >
                  <Download aria-hidden size={17} strokeWidth={1.6} />
                  Download<span className="sr-only"> the backup of {whenText(backup.madeAt)}</span>
                </a>
                <button
                  type="button"
                  onClick={() => setDoomed(backup)}
                  aria-label={`Delete the backup of ${whenText(backup.madeAt)}`}
                  className="inline-flex size-11 items-center justify-center rounded-sm text-ink-soft hover:bg-stone hover:text-ink"
                >
                  <Trash2 aria-hidden size={18} strokeWidth={1.6} />
                </button>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {data && data.backups.length === 0 ? (
        <p className="mt-4 text-ink-soft">No backup has been made yet.</p>
      ) : null}
      {doomed ? (
        <DeleteDialog
          title="Delete this backup?"
          name={`Backup of ${whenText(doomed.madeAt)}`}
          staysInBin={false}
          remove={() => adminFetch(addressOf(doomed), { method: 'DELETE' })}
          onDeleted={() => {
            leaveBackups(client, doomed);
            void refetch();
            setDoomed(null);
          }}
          onClose={() => setDoomed(null)}
          fail={(reason) =>
            showToast({
              title: 'Error',
              description: `Failed to delete the backup: ${reason}`,
              tone: 'danger',
              isSilent: true,
            })
          }
        />
      ) : null}
    </section>
  );
}
