import { useRef, useState } from 'react';
import type { WrongAnswerInput } from '#contracts/assistant.ts';
import { API } from '#contracts/routes.ts';
import { callApi } from '#app/lib/call-api.ts';
import { type ChatMessage, conversation } from './chat-store.ts';

/** Tells the firm that an answer is wrong, with the question it was given to and nothing of who asked. */
export function WrongAnswer({
  answer,
  ...report
}: WrongAnswerInput & { answer: Pick<ChatMessage, 'id' | 'isToldWrong'> }) {
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready');
  const button = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const send = async () => {
    if (state === 'sending') return;
    setState('sending');
    try {
      await callApi(API.assistantWrong, { json: report });
      // The button is removed; focus moves to the text that replaces it.
      if (document.activeElement === button.current) outcome.current?.focus();
      conversation.tellWrong(answer.id);
    } catch (error) {
      console.error('The report did not arrive:', error);
      setState('failed');
    }
  };
  return (
    <div className="fine mt-3 flex flex-wrap items-center gap-x-4 text-ink-soft">
      {answer.isToldWrong ? null : (
        <button
          ref={button}
          type="button"
          aria-disabled={state === 'sending'}
          onClick={() => void send()}
          className="text-link min-h-6 aria-disabled:opacity-55"
        >
          This is wrong
        </button>
      )}
      <p ref={outcome} tabIndex={-1} aria-live="polite" className="outline-none">
        {answer.isToldWrong ? 'Thank you. We will look at this answer.' : null}
        {state === 'failed' ? 'That could not be sent. Please try again.' : null}
      </p>
    </div>
  );
}
