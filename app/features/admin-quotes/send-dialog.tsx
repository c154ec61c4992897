import { useState } from 'react';
import { sumQuote } from '#contracts/quote-sums.ts';
import { pencePounds, withVat } from '#contracts/quote-words.ts';
import { type AdminQuote, rangeWarning, type SentAnswer } from '#contracts/admin-quotes.ts';
import { findQuoteProblems } from '#contracts/quotes.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { changedRecordOf, reasonOf } from '#app/features/admin/call-reason.ts';
import { AskDialog } from '#app/ui/ask-dialog.tsx';
import { showToast } from '#app/ui/toast.ts';
import { type QuoteEditor as Editor, quoteUrl } from './use-quote-editor.ts';

const CHANGED_BESIDE =
  'The quote has changed in the meantime, but not this draft: its visitor may have answered what was sent before. Please look at it, and press again if this is still to be sent.';

/** Asks before anything leaves; says what is still missing. */
export function SendDialog({
  quote,
  editor,
  onClose,
  onSent,
}: {
  quote: AdminQuote;
  editor: Editor;
  onClose: () => void;
  onSent: (answer: SentAnswer) => void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const problems = findQuoteProblems(editor.input);
  const { customer, body } = editor.input;
  const sums = sumQuote(
    body.lines,
    body.phases.map((phase) => phase.id),
  );
  const warning = rangeWarning(quote.shownRange, sums);
  const send = async () => {
    setIsBusy(true);
    setFailure(null);
    const saved = editor.isDirty ? await editor.save() : quote;
    if (!saved) return onClose();
    try {
      const answer = await adminFetch<SentAnswer>(`${quoteUrl(quote.id)}/send`, {
        method: 'POST',
        ifMatch: editor.isDirty ? saved.version : editor.baseVersion,
      });
      editor.settle(answer.quote);
      showToast({
        title: 'Quote sent',
        description: `${answer.quote.number} is on its way to ${customer.email}.`,
      });
      onSent(answer);
    } catch (error) {
      const current = changedRecordOf<AdminQuote>(error);
      if (current && !editor.meet(current)) return onClose();
      setFailure(current ? CHANGED_BESIDE : reasonOf(error));
      setIsBusy(false);
    }
  };
  if (problems.length > 0) {
    return (
      <AskDialog title="Not ready to send" stay="Back to the quote" onStay={onClose} answers={[]}>
        <ul className="grid list-disc gap-1.5 pl-5">
          {problems.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </AskDialog>
    );
  }
  return (
    <AskDialog
      title={`Send this quote to ${customer.name}?`}
      stay="Not yet"
      onStay={onClose}
      isBusy={isBusy}
      failure={failure}
      answers={[{ label: isBusy ? 'Sending…' : 'Send it', onClick: () => void send() }]}
    >
      <p className="figures text-ink">
        {pencePounds(sums.totalPence)}
        {withVat(sums)}, valid for {body.validDays} days, to {customer.email}.
      </p>
      {warning ? <p>{warning}</p> : null}
      {sums.totalPence > 0 && quote.firm.vatNumber === '' && sums.vatPence > 0 ? (
        <p>
          You haven’t added your VAT number to the settings. A firm that charges VAT has to be
          registered for it and to state the number.
        </p>
      ) : null}
      <p>
        Once it is sent this version can no longer be changed; a new version replaces it. A PDF is
        made with it, which may take a few seconds.
      </p>
    </AskDialog>
  );
}
