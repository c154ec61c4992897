import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import {
  type AdminComplaint,
  COMPLAINT_KIND_LABELS,
  COMPLAINT_LIST_LABELS,
  COMPLAINT_LISTS,
  COMPLAINT_STATE_LABELS,
  type ComplaintList,
  type ComplaintsPage,
} from '#contracts/complaints.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { newestKnown } from '#app/features/admin/newest-known.ts';
import { downloadFile } from '#app/features/admin/download-file.ts';
import { useFailure } from '#app/features/admin/use-failure.ts';
import { listOptions, PagedList, usePagedList } from '#app/features/admin/paged-list.tsx';
import { useListState } from '#app/features/admin/use-list-tools.ts';
import { dayText } from '#app/features/admin/when.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { clockOf, STATE_TONES } from './complaint-view-words.ts';
import { ComplaintDialog } from './complaint-dialog.tsx';
import { EnterDialog } from './enter-dialog.tsx';

/** Saves the whole log as a file. @throws Error with a sentence */
const downloadLog = (): Promise<void> =>
  downloadFile(`${ADMIN_API.complaints}/export`, 'complaints.csv');

const OPTIONS = listOptions(COMPLAINT_LIST_LABELS, COMPLAINT_LISTS, 'all');

/** The log: what has to be answered first, each with its clock. */
export function ComplaintsList() {
  const state = useListState(['list']);
  const list: ComplaintList = COMPLAINT_LISTS.find((one) => one === state.filter('list')) ?? 'all';
  const query = usePagedList<ComplaintsPage>(ADMIN_API.complaints, state, { list });
  const [seen, setSeen] = useState<AdminComplaint | null>(null);
  const [isEntering, setIsEntering] = useState(false);
  const { data } = query;
  const opened = seen && newestKnown(seen, data?.items ?? []);
  // Kept: an answer takes it out of the list that is shown, and so may another window.
  if (opened !== seen) setSeen(opened);
  // The answer may come when its dialog is closed, or another's is open.
  const learn = (complaint: AdminComplaint) =>
    setSeen((now) => now && newestKnown(now, [complaint]));
  return (
    <>
      <div className="mb-5 flex flex-wrap gap-3">
        <Button onClick={() => setIsEntering(true)}>
          <Plus aria-hidden size={18} strokeWidth={1.8} />
          Enter a complaint
        </Button>
        <ExportButton isOff={data?.counts.all === 0 && !state.isNarrowed} />
      </div>
      <PagedList
        state={state}
        query={query}
        list={list}
        search="Search names, references, words"
        filters={[{ id: 'list', label: 'Show', options: OPTIONS }]}
        noun={['complaint', 'complaints']}
        none={[
          'No complaints',
          'What is sent from the complaints page appears here. Enter those that come by letter or telephone too, so that none is forgotten.',
        ]}
      >
        {(complaint) => <Row complaint={complaint} onOpen={() => setSeen(complaint)} />}
      </PagedList>
      {data && opened ? (
        <ComplaintDialog
          key={opened.id}
          complaint={opened}
          isMailed={data.isMailed}
          onKnown={learn}
          onClose={() => setSeen(null)}
        />
      ) : null}
      {isEntering ? <EnterDialog onClose={() => setIsEntering(false)} /> : null}
    </>
  );
}

function Row({ complaint, onOpen }: { complaint: AdminComplaint; onOpen: () => void }) {
  const clock = clockOf(complaint);
  return (
    <article
      aria-label={`Complaint ${complaint.reference}, ${complaint.name}`}
      className="flex flex-wrap items-start gap-x-6 gap-y-2 py-4"
    >
      <div className="min-w-0 flex-[1_1_20rem]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={STATE_TONES[complaint.state]}>
            {COMPLAINT_STATE_LABELS[complaint.state]}
          </Badge>
          {clock ? <Badge tone={clock.tone}>{clock.text}</Badge> : null}
          <span className="fine figures text-ink-soft">{dayText(complaint.receivedAt)}</span>
        </p>
        <h2 className="mt-1.5 font-medium wrap-anywhere">
          <button
            type="button"
            onClick={onOpen}
            className="min-h-6 text-left underline decoration-line-strong underline-offset-[0.25em] hover:decoration-current"
          >
            {complaint.name}: {COMPLAINT_KIND_LABELS[complaint.kind]}
          </button>
        </h2>
        <p className="small mt-1 line-clamp-2 text-ink-soft wrap-anywhere">{complaint.message}</p>
      </div>
      <p className="fine figures text-ink-soft">{complaint.reference}</p>
    </article>
  );
}

function ExportButton({ isOff }: { isOff: boolean }) {
  const [isBusy, setIsBusy] = useState(false);
  const { failure, failureId, describedBy, clear, fail } = useFailure();
  const save = async () => {
    if (isBusy) return;
    setIsBusy(true);
    clear();
    try {
      await downloadLog();
    } catch (error) {
      fail(`The log could not be saved: ${reasonOf(error)}`);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div>
      <Button
        variant="outline"
        disabled={isOff}
        aria-disabled={isBusy || isOff}
        aria-busy={isBusy}
        aria-describedby={describedBy}
        onClick={() => void save()}
      >
        <Download aria-hidden size={18} strokeWidth={1.6} />
        Save the log as CSV
      </Button>
      {failure ? <FieldError id={failureId}>{failure}</FieldError> : null}
    </div>
  );
}
