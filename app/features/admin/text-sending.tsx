/** One text that is typed in a form, and sent once however often it is tried. */
import { useState } from 'react';
import { AdminCallError } from './admin-fetch.ts';
import { isUnsure, reasonOf } from './call-reason.ts';
import { Button } from '#app/ui/button.tsx';
import { FocusedNotice } from './focused-notice.tsx';

/** `known`: its key has sent something else already; `text` is what, null where that is gone. `unsure`: it may have arrived. */
export type SendingTrouble =
  | { kind: 'refused' | 'unsure'; reason: string }
  | { kind: 'known'; text: string | null };

export function textTroubleOf(error: unknown): SendingTrouble {
  if (error instanceof AdminCallError && error.code === 'conflict') {
    const { text } = (error.current ?? {}) as { text?: unknown };
    return { kind: 'known', text: typeof text === 'string' ? text : null };
  }
  return { kind: isUnsure(error) ? 'unsure' : 'refused', reason: reasonOf(error) };
}

type Kept = {
  values: { text: string };
  requestKey: string;
  renewKey: () => string;
  settle: (after: undefined, sent: { text: string }) => void;
};

/**
 * @param empty message if nothing was typed
 * @param send is called with the key that names this sending
 * @param onStale something was sent, or may have been: what shows it may be old
 */
export function useTextSending<Answer>(
  kept: Kept,
  {
    empty,
    send,
    onSent,
    onStale,
  }: {
    empty: string;
    send: (text: string, requestKey: string) => Promise<Answer>;
    onSent: (answer: Answer) => void;
    onStale: () => void;
  },
) {
  const [error, setError] = useState<string | undefined>();
  const [trouble, setTrouble] = useState<SendingTrouble | null>(null);
  const [isSending, setIsSending] = useState(false);
  const sendAs = async (keyOf: () => string) => {
    const { text } = kept.values;
    if (isSending) return;
    setTrouble(null);
    if (text.trim() === '') return setError(empty);
    setError(undefined);
    setIsSending(true);
    try {
      const answer = await send(text, keyOf());
      kept.settle(undefined, { text });
      onSent(answer);
    } catch (problem) {
      const next = textTroubleOf(problem);
      setTrouble(next);
      if (next.kind !== 'refused') onStale();
    }
    setIsSending(false);
  };
  return {
    error,
    trouble,
    isSending,
    send: () => void sendAs(() => kept.requestKey),
    sendAnother: () => void sendAs(kept.renewKey),
  };
}

/** Why a text was not sent, in place; where another was sent before it, that one, and the way to send both. */
export function TextTrouble({
  trouble,
  words,
  isBusy,
  onAnother,
}: {
  trouble: SendingTrouble | null;
  words: {
    refused: string;
    unsure: string;
    /** Why it is safe to try again. */ again: string;
    known: string;
    another: string;
  };
  isBusy: boolean;
  onAnother: () => void;
}) {
  if (!trouble) return null;
  if (trouble.kind === 'known') {
    return (
      <FocusedNotice tone="warning" title={words.known} className="mt-4">
        <p className="wrap-anywhere whitespace-pre-line">
          {trouble.text === null ? 'It has been removed since.' : `“${trouble.text}”`}
        </p>
        <p className="mt-1">What you typed since is kept here.</p>
        <Button
          size="small"
          variant="outline"
          className="mt-3"
          disabled={isBusy}
          onClick={onAnother}
        >
          {words.another}
        </Button>
      </FocusedNotice>
    );
  }
  return (
    <FocusedNotice tone="error" title={words[trouble.kind]} className="mt-4">
      <p>
        {trouble.reason} What you have written is kept
        {trouble.kind === 'unsure' ? `. ${words.again}` : '.'}
      </p>
    </FocusedNotice>
  );
}
