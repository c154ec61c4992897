import { useEffect, useState } from 'react';
import type { PictureState } from './waiting.ts';

/** The picture's state, in a line that keeps its height when empty. */
export function PictureNote({ state, title }: { state: PictureState; title: string }) {
  const [wasPending, setWasPending] = useState(state === 'pending');
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    if (state === 'pending') setWasPending(true);
  }, [state]);
  return (
    <>
      <span className="small line-clamp-2 min-w-0 empty:hidden text-right leading-tight text-ink-soft">
        {state === 'pending' ? 'The picture is being made…' : ''}
        {state === 'failed' ? 'The picture could not be made; the plan is exact.' : ''}
      </span>
      <span aria-live="polite" className="sr-only">
        {state === 'there' && wasPending ? `Picture ready: ${title}` : ''}
      </span>
    </>
  );
}
