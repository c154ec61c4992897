import { PencilRuler } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminEnquiryDesign } from '#contracts/admin-enquiries.ts';
import type { OwnCopy } from '#contracts/studio.ts';
import { pounds } from '#engine/model/format.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { rememberOwnDesigns } from '#app/lib/own-designs.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { enquiryCall } from './use-enquiry.ts';

/** Copies of the owner's own: adjusted in the studio, then quoted. What the customer sent stays as it was. */
export function OwnCopies({
  enquiryId,
  design: { id, n, copies },
}: {
  enquiryId: string;
  design: AdminEnquiryDesign;
}) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const open = (copy: OwnCopy) => {
    rememberOwnDesigns([copy.id], copy.sessionId);
    return navigate(`/studio/${copy.id}`);
  };
  const make = async () => {
    setBusy(true);
    setFault(null);
    try {
      await open(
        await adminFetch<OwnCopy>(`${enquiryCall(enquiryId)}/designs/${n}/copies`, { json: {} }),
      );
    } catch (error) {
      setFault(reasonOf(error));
      setBusy(false);
    }
  };
  if (!id && !copies.length) return null;
  const faultId = `copy-fault-${n}`;
  return (
    <div className="mt-3 border-t pt-3">
      {copies.length ? (
        <ul className="mb-3 grid gap-2">
          {copies.map((copy) => (
            <li
              key={copy.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1"
            >
              <span className="min-w-0 wrap-anywhere">
                {copy.title}{' '}
                <span className="figures small text-ink-soft">{pounds(copy.totalPence / 100)}</span>
              </span>
              <span className="small flex flex-wrap gap-x-5">
                <button
                  type="button"
                  className="text-link min-h-8"
                  aria-label={`Open ${copy.title} in the studio`}
                  onClick={() => void open(copy)}
                >
                  Open in the studio
                </button>
                <SiteLink
                  to={`/admin/quotes/new?${new URLSearchParams({ enquiry: enquiryId, design: copy.id }).toString()}`}
                  aria-label={`Draft a quote of ${copy.title}`}
                  className="text-link inline-flex min-h-8 items-center"
                >
                  Draft a quote of it
                </SiteLink>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {id ? (
        <>
          <Button
            size="small"
            variant="outline"
            aria-disabled={isBusy}
            aria-busy={isBusy}
            aria-describedby={fault ? faultId : undefined}
            onClick={() => (isBusy ? undefined : void make())}
          >
            <PencilRuler aria-hidden size={15} strokeWidth={1.7} />
            {isBusy ? 'Copying…' : 'Adjust a copy in the studio'}
          </Button>
          <p className="fine mt-2 text-ink-soft">
            What the customer sent stays as it is: a copy of your own is changed, and quoted from.
          </p>
          {fault ? <FieldError id={faultId}>{fault}</FieldError> : null}
        </>
      ) : null}
    </div>
  );
}
