import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import {
  type AdminComplaint,
  COMPLAINT_KIND_LABELS,
  COMPLAINT_STATE_LABELS,
} from '#contracts/complaints.ts';
import { dateInWords, momentInWords } from '#contracts/london-time.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { DeleteDialog } from '#app/features/admin/delete-dialog.tsx';
import { leaveList } from '#app/features/admin/leave-list.ts';
import { whenText } from '#app/features/admin/when.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { showToast } from '#app/ui/toast.ts';
import { acknowledgedWords, clockOf, listsOf, STEP_WORDS } from './complaint-view-words.ts';
import { StepForm } from './step-form.tsx';
import { useRenew } from './use-renew.ts';

/** One complaint: what was written, what was done, and what to do next. */
export function ComplaintDialog({
  complaint,
  isMailed,
  onKnown,
  onClose,
}: {
  complaint: AdminComplaint;
  isMailed: boolean;
  /** Called with the newer version from an answer; the list may not have it. */ onKnown: (
    complaint: AdminComplaint,
  ) => void;
  onClose: () => void;
}) {
  const {
    reference,
    kind,
    state,
    name,
    email,
    phone,
    source,
    concerning,
    message,
    remedy,
    receivedAt,
    dueOn,
    steps,
  } = complaint;
  const [isDeleting, setIsDeleting] = useState(false);
  const client = useQueryClient();
  const renew = useRenew();
  const clock = clockOf(complaint);
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => (open ? undefined : onClose())}
        title={`Complaint ${reference}`}
        description={`${COMPLAINT_STATE_LABELS[state]}${clock ? `. ${clock.text}` : ''}`}
        staysOpenOutside
        footer={
          <Button variant="quiet" size="small" onClick={() => setIsDeleting(true)}>
            Delete for good
          </Button>
        }
      >
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <div className="min-w-0">
            <dl className="small grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
              <Fact label="About">{COMPLAINT_KIND_LABELS[kind]}</Fact>
              <Fact label="From">{name}</Fact>
              {email ? (
                <Fact label="E-mail">
                  <a
                    href={`mailto:${email}`}
                    className="text-link inline-flex min-h-6 items-center"
                  >
                    {email}
                  </a>
                </Fact>
              ) : null}
              {phone ? (
                <Fact label="Telephone">
                  <a
                    href={`tel:${phone.replace(/[^\d+]/g, '')}`}
                    className="text-link inline-flex min-h-6 items-center"
                  >
                    {phone}
                  </a>
                </Fact>
              ) : null}
              <Fact label="Came">{`${momentInWords(receivedAt)}, ${source === 'site' ? 'over the site' : source === 'in person' ? source : `by ${source}`}`}</Fact>
              {concerning ? <Fact label="Which job">{concerning}</Fact> : null}
              <Fact label="Answer by">{dateInWords(dueOn)}</Fact>
            </dl>
            <Words title="What went wrong" text={message} />
            {remedy ? <Words title="What would put it right" text={remedy} /> : null}
            <h3 className="mt-7 font-medium">What was done</h3>
            {steps.length === 0 ? (
              <p className="small mt-1 text-ink-soft">
                Nothing yet. {acknowledgedWords(complaint)}
              </p>
            ) : null}
            <ol className="mt-2">
              {steps.map((step) => (
                <li key={step.at + step.kind} className="border-t py-3">
                  <p className="fine figures text-ink-soft">
                    {whenText(step.at)}.{' '}
                    <span className="font-medium text-ink">{STEP_WORDS[step.kind].done}</span>
                  </p>
                  {step.text ? (
                    <p className="small mt-1 wrap-anywhere whitespace-pre-line">{step.text}</p>
                  ) : null}
                </li>
              ))}
            </ol>
          </div>
          <StepForm complaint={complaint} isMailed={isMailed} onKnown={onKnown} />
        </div>
      </Dialog>
      {isDeleting ? (
        <DeleteDialog
          title="Delete this complaint for good?"
          name={`Complaint ${reference}, ${name}`}
          staysInBin={false}
          question={`Are you sure you want to delete "Complaint ${reference}, ${name}"? This action cannot be undone. The log is your proof that complaints are dealt with: delete only what was entered by mistake.`}
          remove={() => adminFetch(`${ADMIN_API.complaints}/${complaint.id}`, { method: 'DELETE' })}
          onDeleted={() => {
            leaveList<AdminComplaint>(
              client,
              ADMIN_API.complaints,
              ({ id }) => id === complaint.id,
              listsOf,
            );
            renew();
            showToast({ title: 'Complaint deleted' });
            onClose();
          }}
          onClose={() => setIsDeleting(false)}
          fail={(reason) =>
            showToast({
              title: 'Error',
              description: `Failed to delete complaint: ${reason}`,
              tone: 'danger',
              isSilent: true,
            })
          }
        />
      ) : null}
    </>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3 className="mt-6 font-medium">{title}</h3>
      <p className="mt-2 border-l-2 border-clay pl-4 wrap-anywhere whitespace-pre-line">{text}</p>
    </>
  );
}
