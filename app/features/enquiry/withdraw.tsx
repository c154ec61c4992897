import { useEffect, useRef, useState } from 'react';
import type { EnquiryState } from '#contracts/enquiry-words.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SureForm } from '#app/ui/sure-form.tsx';
import { plainWordsOf } from '#app/lib/call-api.ts';
import { withdrawEnquiry } from './call-enquiry.ts';

const WHOLLY =
  'Everything you sent is deleted at once: your name, your words and your photographs. A visit that is booked stays booked until you cancel it. Your designs stay at their own links.';
const PARTLY =
  'Your photographs and the facts of the garden are deleted at once, and a quote that is still open can no longer be accepted. The quote and the letters are kept for three years, or longer where the law asks for it, so that both of us can look up what was offered. You can ask us to erase what the law does not keep.';

/** Asked once more before it is done. */
export function Withdraw({
  token,
  state,
  onGone,
}: {
  token: string;
  state: EnquiryState;
  onGone: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  const what = state === 'received' || state === 'visit' ? WHOLLY : PARTLY;
  const withdraw = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      const { isGone } = await withdrawEnquiry(token);
      if (isGone) onGone();
      else location.reload();
    } catch (error) {
      setFailure(plainWordsOf(error));
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="mt-3 noscript:hidden"
        aria-expanded={isAsking}
        onClick={() => setIsAsking(!isAsking)}
      >
        Withdraw this enquiry
      </Button>
      {isAsking ? (
        <section
          aria-label="Withdraw the enquiry"
          className="mt-4 max-w-prose border bg-sheet p-5 sm:p-7"
        >
          <h2 ref={question} tabIndex={-1} className="display-4 outline-none">
            Withdraw this enquiry?
          </h2>
          <p className="mt-2 text-ink-soft">{what}</p>
          {failure ? (
            <Notice tone="error" className="mt-4">
              <p>{failure}</p>
            </Notice>
          ) : null}
          <div className="mt-5 flex flex-wrap gap-3">
            <Button variant="outline" disabled={isBusy} onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
            <Button
              className="bg-danger! text-paper! hover:opacity-90"
              disabled={isBusy}
              aria-busy={isBusy}
              onClick={() => void withdraw()}
            >
              {isBusy ? 'Withdrawing…' : 'Yes, withdraw it'}
            </Button>
          </div>
        </section>
      ) : null}
      <SureForm
        sure="Yes, withdraw this enquiry"
        action="Withdraw it"
        intent="withdraw"
        before={<p className="small text-ink-soft">{what}</p>}
        className="mt-5 max-w-prose border-t pt-5"
      />
    </>
  );
}
