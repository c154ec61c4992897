import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { AdminQuote, SentAnswer } from '#contracts/admin-quotes.ts';
import { QUOTE_STATE_LABELS } from '#contracts/quote-words.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { changedRecordOf, reasonOf } from '#app/features/admin/call-reason.ts';
import { DeleteDialog } from '#app/features/admin/delete-dialog.tsx';
import { ListLoading, ListNotFetched } from '#app/features/admin/list-body.tsx';
import { settleAll } from '#app/features/admin/unsaved.ts';
import { useIsHere } from '#app/features/admin/use-is-here.ts';
import { useLastError } from '#app/features/admin/last-error.ts';
import { AskDialog } from '#app/ui/ask-dialog.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';
import { MoneyPanel } from '#app/features/admin-invoices/money-panel.tsx';
import { QuoteEditor } from './quote-editor.tsx';
import { STATE_TONES } from './state-tones.ts';
import { forgetKept, quoteUrl } from './use-quote-editor.ts';
import { VersionsPanel } from './versions-panel.tsx';

/** One quote: its draft to be written, what has been sent to be looked at. */
export function QuotePage({ id }: { id: string }) {
  const url = quoteUrl(id);
  const query = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => adminFetch<AdminQuote>(url, { signal }),
    staleTime: 0,
  });
  const [sent, setSent] = useState<SentAnswer | null>(null);
  const { data: quote, error } = useLastError(url, query);
  if (!quote) {
    return error ? (
      <ListNotFetched query={{ isError: true, error, refetch: query.refetch }}>
        The quote could not be loaded.
      </ListNotFetched>
    ) : (
      <ListLoading label="Loading the quote" />
    );
  }
  const newest = quote.versions[0]!;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={STATE_TONES[quote.state]}>{QUOTE_STATE_LABELS[quote.state]}</Badge>
        <span className="figures">{quote.number ?? 'Numbered once it is sent'}</span>
        <span className="small text-ink-soft">Version {newest.n}</span>
        {quote.enquiry ? (
          <a href={`/admin/enquiries/${quote.enquiry.id}`} className="small underline">
            Enquiry {quote.enquiry.reference ?? ''}
          </a>
        ) : null}
        {quote.design ? (
          <a
            href={`/design/${quote.design.id}`}
            target="_blank"
            rel="noopener"
            className="small underline"
          >
            {quote.design.title} (new tab)
          </a>
        ) : null}
      </p>
      {sent ? <SentNotice answer={sent} /> : null}
      <Actions quote={quote} />
      {newest.state === 'draft' && quote.state === 'accepted' ? (
        <Notice
          tone="warning"
          title="This quote was accepted while you had an unsent draft"
          className="mt-6"
        >
          <p>
            What was accepted is the contract now. Drop the draft, and make a new quote for what
            comes on top.
          </p>
        </Notice>
      ) : null}
      {newest.state === 'draft' && quote.state !== 'accepted' ? (
        <QuoteEditor key={`${quote.id}-${newest.id}`} quote={quote} onSent={setSent} />
      ) : null}
      {quote.state === 'accepted' ? <MoneyPanel quoteId={quote.id} /> : null}
      <VersionsPanel quote={quote} hidesDraft={quote.versions.length === 1} />
    </>
  );
}

function SentNotice({ answer: { quote, pdf, mailed } }: { answer: SentAnswer }) {
  return (
    <Notice
      title={`${quote.number ?? 'The quote'} has been sent to ${quote.customer.email}`}
      className="mt-6"
    >
      {pdf ? null : (
        <p>
          No browser could be started on the server, so there is no PDF yet: the page alone went
          out. The PDF is made when somebody asks for it and a browser can be had.
        </p>
      )}
      {mailed ? null : (
        <p>
          This site does not send e-mail yet: the message is under Mail. You can pass on the link
          yourself, below.
        </p>
      )}
      {pdf && mailed ? <p>The link in the message leads to its page.</p> : null}
    </Notice>
  );
}

const CHANGED =
  'This quote has changed in the meantime: its visitor may have answered. The present version is shown. Please look at it, and press again if you still want this.';

type Asking = 'withdraw' | 'delete' | 'drop' | null;

function Actions({ quote }: { quote: AdminQuote }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [asking, setAsking] = useState<Asking>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const hasDraft = quote.versions[0]!.state === 'draft';
  const isOut =
    quote.state === 'sent' ||
    quote.state === 'change-asked' ||
    quote.state === 'lapsed' ||
    quote.state === 'declined';
  const run = async (what: 'revise' | 'withdraw' | 'drop-draft', done: string) => {
    setIsBusy(true);
    setFailure(null);
    try {
      client.setQueryData(
        [quoteUrl(quote.id)],
        await adminFetch<AdminQuote>(`${quoteUrl(quote.id)}/${what}`, {
          method: 'POST',
          ifMatch: quote.version,
        }),
      );
      if (what === 'drop-draft') forgetKept(quote.id);
      showToast({ title: done });
      setAsking(null);
    } catch (error) {
      // Pressed again it would name the same old version.
      const current = changedRecordOf<AdminQuote>(error);
      if (current) client.setQueryData([quoteUrl(quote.id)], current);
      setFailure(current ? CHANGED : reasonOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3">
        {!hasDraft && quote.state !== 'accepted' ? (
          <Button disabled={isBusy} onClick={() => void run('revise', 'New version begun')}>
            Begin a new version
          </Button>
        ) : null}
        {isOut ? (
          <Button variant="outline" onClick={() => setAsking('withdraw')}>
            Withdraw
          </Button>
        ) : null}
        {hasDraft && quote.versions.length > 1 ? (
          <Button variant="outline" onClick={() => setAsking('drop')}>
            Drop the draft
          </Button>
        ) : null}
        {quote.state === 'accepted' ||
        quote.state === 'sent' ||
        quote.state === 'change-asked' ? null : (
          <Button variant="outline" onClick={() => setAsking('delete')}>
            Delete
          </Button>
        )}
      </div>
      {failure && asking === null ? (
        <Notice tone="error" className="mt-4">
          <p>{failure}</p>
        </Notice>
      ) : null}
      {asking === 'withdraw' ? (
        <AskDialog
          title="Withdraw this quote?"
          stay="Cancel"
          onStay={() => setAsking(null)}
          isBusy={isBusy}
          failure={failure}
          answers={[
            {
              label: 'Withdraw it',
              onClick: () => void run('withdraw', 'Quote withdrawn'),
              tone: 'danger',
            },
          ]}
        >
          <p>
            {quote.customer.name} can no longer accept it. No e-mail is sent: please tell them
            yourself.
          </p>
        </AskDialog>
      ) : null}
      {asking === 'drop' ? (
        <AskDialog
          title="Drop this draft?"
          stay="Cancel"
          onStay={() => setAsking(null)}
          isBusy={isBusy}
          failure={failure}
          answers={[
            {
              label: 'Drop it',
              onClick: () => void run('drop-draft', 'Draft dropped'),
              tone: 'danger',
            },
          ]}
        >
          <p>What has been sent stays as it is.</p>
        </AskDialog>
      ) : null}
      {asking === 'delete' ? (
        <DeleteDialog
          title="Delete this quote?"
          name={quote.number ?? quote.versions[0]!.body.title}
          remove={() =>
            adminFetch(quoteUrl(quote.id), { method: 'DELETE', ifMatch: quote.version })
          }
          onDeleted={() => {
            void client.invalidateQueries({
              predicate: ({ queryKey: [url] }) =>
                typeof url === 'string' && url.startsWith(ADMIN_API.quotes),
            });
            showToast({ title: 'Quote deleted' });
            forgetKept(quote.id);
            if (!isHere.current) return;
            // What is unsaved in the editor went with the quote.
            settleAll();
            void navigate('/admin/quotes');
          }}
          onClose={() => setAsking(null)}
          fail={(reason) =>
            showToast({
              title: 'Error',
              description: `Failed to delete the quote: ${reason}`,
              tone: 'danger',
              isSilent: true,
            })
          }
        />
      ) : null}
    </>
  );
}
