import { useSaysVat } from '#app/lib/site.ts';
import { useEffect, useRef, useState } from 'react';
import { presentQuote } from '#contracts/quote-present.ts';
import { sumQuote } from '#contracts/quote-sums.ts';
import { pencePounds } from '#contracts/quote-words.ts';
import { type AdminQuote, rangeWarning, type SentAnswer } from '#contracts/admin-quotes.ts';
import { useLeaveGuard } from '#app/features/admin/unsaved.ts';
import { whenText } from '#app/features/admin/when.ts';
import { VisitorQuote } from '#app/features/quotes/visitor-quote.tsx';
import { QuoteSums } from '#app/features/quotes/quote-sums.tsx';
import { AskDialog } from '#app/ui/ask-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { OPEN_DIALOG } from '#app/ui/open-dialog.ts';
import { CustomerEditor, OpeningEditor, TermsEditor } from './details-editor.tsx';
import { LinesEditor } from './lines-editor.tsx';
import { diffQuotes } from './quote-diff.ts';
import { StagesEditor } from './stages-editor.tsx';
import { type QuoteEditor as Editor, useQuoteEditor } from './use-quote-editor.ts';
import { RangeWarning } from './range-warning.tsx';
import { SendDialog } from './send-dialog.tsx';

/** Writes a draft: lines, stages, words; sums as they are typed. */
export function QuoteEditor({
  quote,
  onSent,
}: {
  quote: AdminQuote;
  onSent: (answer: SentAnswer) => void;
}) {
  const editor = useQuoteEditor(quote);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const { body } = editor.input;
  const sums = sumQuote(
    body.lines,
    body.phases.map((phase) => phase.id),
  );
  const guard = useLeaveGuard(editor.isDirty);
  useSaveKey(editor);
  return (
    <div className="[&_button]:scroll-mb-36 [&_input]:scroll-mb-36 [&_select]:scroll-mb-36 [&_textarea]:scroll-mb-36">
      <Kept editor={editor} />
      <Conflict editor={editor} isCovered={isSending} />
      <fieldset disabled={editor.kept !== null} className="contents">
        <CustomerEditor editor={editor} />
        <OpeningEditor editor={editor} />
        <section aria-labelledby="quote-lines" className="mt-12">
          <h2 id="quote-lines" className="display-3">
            Lines
          </h2>
          <LinesEditor key={editor.round} editor={editor} sums={sums} />
          <QuoteSums quote={sums} />
          <RangeWarning words={rangeWarning(quote.shownRange, sums)} />
        </section>
        <StagesEditor key={editor.round} editor={editor} totalPence={sums.totalPence} />
        <TermsEditor editor={editor} />
      </fieldset>
      <Bar
        editor={editor}
        totalPence={sums.totalPence}
        onPreview={() => setIsPreviewing(true)}
        onSend={() => setIsSending(true)}
      />
      {isPreviewing ? (
        <Dialog
          open
          onOpenChange={setIsPreviewing}
          title="As it will be seen"
          description="The quote as written here, saved or not."
        >
          <VisitorQuote quote={previewOf(quote, editor)} />
        </Dialog>
      ) : null}
      {isSending ? (
        <SendDialog
          quote={quote}
          editor={editor}
          onClose={() => setIsSending(false)}
          onSent={(answer) => {
            guard.settle();
            onSent(answer);
          }}
        />
      ) : null}
      {guard.waiting ? (
        <AskDialog
          title="Leave with unsaved changes?"
          stay="Stay here"
          onStay={guard.waiting.stay}
          answers={[{ label: 'Leave', onClick: guard.waiting.leave, tone: 'danger' }]}
        >
          <p>
            {editor.isKept
              ? 'They are kept on this device, and offered again when you open this quote.'
              : 'They are not kept on this device: if you leave now, they are lost.'}
          </p>
        </AskDialog>
      ) : null}
    </div>
  );
}

const previewOf = (quote: AdminQuote, { input }: Editor) =>
  presentQuote({
    ...input,
    firm: quote.firm,
    token: '',
    number: quote.number ?? '',
    n: quote.versions[0]!.n,
    state: 'draft',
    isOpen: false,
    sentAt: null,
    validUntil: null,
    design: quote.design,
    hash: '',
    hasPdf: false,
    accepted: null,
    answer: null,
    newerLink: null,
  });

/** Ctrl or Cmd with S: what the button does, where it could be pressed. */
function useSaveKey(editor: Editor) {
  const save = useRef<() => void>(null);
  useEffect(() => {
    save.current = () => {
      if (editor.isDirty && !editor.isSaving) void editor.save();
    };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!document.querySelector(OPEN_DIALOG)) save.current?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function Bar({
  editor,
  totalPence,
  onPreview,
  onSend,
}: {
  editor: Editor;
  totalPence: number;
  onPreview: () => void;
  onSend: () => void;
}) {
  return (
    <div className="sticky bottom-0 z-10 mt-12 border-t border-line-strong bg-paper py-3">
      {editor.failure ? (
        <Notice
          tone="error"
          title={
            editor.failure.isUnsure
              ? 'The quote may not have been saved'
              : 'The quote was not saved'
          }
          className="mb-3"
        >
          <p>{editor.failure.reason}</p>
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="figures min-w-0 basis-full sm:flex-1 sm:basis-48">
          <span className="font-medium">{pencePounds(totalPence)}</span>{' '}
          {useSaysVat() ? <span className="small text-ink-soft">including VAT</span> : null}
          <span role="status" className="small float-right text-ink-soft sm:float-none sm:block">
            {editor.isSaving ? 'Saving…' : editor.isDirty ? 'Unsaved' : 'Saved'}
            {editor.isDirty && !editor.isSaving ? (
              <span className="max-sm:sr-only">
                , {editor.isKept ? 'kept' : 'not kept'} on this device
              </span>
            ) : null}
          </span>
        </p>
        <Button
          variant="outline"
          size="small"
          className="min-h-11!"
          disabled={!editor.canUndo}
          onClick={editor.undo}
        >
          Undo
        </Button>
        <Button variant="outline" size="small" className="min-h-11!" onClick={onPreview}>
          Preview
        </Button>
        <Button
          variant="outline"
          size="small"
          className="min-h-11!"
          disabled={editor.isSaving || !editor.isDirty}
          aria-busy={editor.isSaving}
          onClick={() => void editor.save()}
        >
          Save
        </Button>
        <Button
          size="small"
          className="min-h-11!"
          disabled={editor.isSaving || editor.kept !== null}
          onClick={onSend}
        >
          Send…
        </Button>
      </div>
    </div>
  );
}

function Kept({ editor }: { editor: Editor }) {
  if (!editor.kept) return null;
  return (
    <Notice
      tone="warning"
      title={`You have unsaved changes from ${whenText(editor.kept.at)}`}
      className="mt-6"
    >
      <p>Please choose first: the quote can be changed and sent once you have.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" variant="outline" onClick={editor.continueKept}>
          Continue with them
        </Button>
        <Button size="small" variant="quiet" onClick={editor.discardKept}>
          Discard them
        </Button>
      </div>
    </Notice>
  );
}

/** Two windows: what the other one changed, and whose counts. */
function Conflict({ editor, isCovered }: { editor: Editor; isCovered: boolean }) {
  const { theirs, input } = editor;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!theirs || isCovered) return;
    // It is far above the pressed button, and a closing dialog returns focus a moment later.
    const timer = setTimeout(() => {
      place.current?.focus({ preventScroll: true });
      place.current?.scrollIntoView({ block: 'start' });
    });
    return () => clearTimeout(timer);
  }, [theirs, isCovered]);
  const theirDraft = theirs?.versions[0];
  if (!theirs || !theirDraft) return null;
  const differences = diffQuotes(theirDraft.body, input.body);
  return (
    <div ref={place} tabIndex={-1} className="mt-6 scroll-mt-6">
      <Notice tone="error" title="This quote was saved in another window after you opened it">
        {theirDraft.state === 'draft' ? (
          <>
            <p>Yours differs from it so:</p>
            <ul className="mt-2 grid list-disc gap-1 pl-5">
              {(differences.length > 0
                ? differences
                : ['Only the customer’s details differ, or nothing at all.']
              )
                .slice(0, 20)
                .map((words) => (
                  <li key={words} className="wrap-anywhere">
                    {words}
                  </li>
                ))}
            </ul>
          </>
        ) : (
          <p>It has been sent in the meantime: what was sent can no longer be changed.</p>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          {theirDraft.state === 'draft' ? (
            <Button size="small" variant="outline" onClick={() => void editor.saveOver()}>
              Save mine over it
            </Button>
          ) : null}
          <Button size="small" variant="outline" onClick={editor.takeTheirs}>
            Take what was saved
          </Button>
        </div>
      </Notice>
    </div>
  );
}
