import { Button } from '#app/ui/button.tsx';
import { FocusedNotice } from './focused-notice.tsx';
import type { TextTrouble as Trouble } from './use-text-sending.ts';

/** Why a text was not sent, in place; where another was sent before it, that one, and the way to send both. */
export function TextTrouble({
  trouble,
  words,
  isBusy,
  onAnother,
}: {
  trouble: Trouble | null;
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
