/** One press takes away what this site keeps in the visitor's own browser. */
import { useState } from 'react';
import { clearDevice } from '#app/lib/clear-device.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

export function ClearDevice() {
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');
  const clear = async () => {
    setState('busy');
    setState(
      await clearDevice().then(
        () => 'done' as const,
        () => 'failed' as const,
      ),
    );
  };
  return (
    <div className="no-print mt-6 border bg-sheet p-5 noscript:hidden">
      <p>
        This takes away everything in the table that this browser holds: drafts, saved designs for
        reading offline, your garden’s facts, offline copies, and your answer to cookies. Designs
        themselves stay at their links, and what you have sent us stays with us.
      </p>
      <Button
        className="mt-4"
        disabled={state === 'busy'}
        aria-busy={state === 'busy'}
        onClick={() => void clear()}
      >
        {state === 'busy' ? 'Clearing…' : 'Clear what this browser keeps'}
      </Button>
      <div aria-live="polite">
        {state === 'done' ? (
          <Notice title="Cleared" className="mt-4">
            <p>Nothing of this site is kept in this browser any more.</p>
          </Notice>
        ) : null}
        {state === 'failed' ? (
          <Notice tone="error" className="mt-4">
            <p>
              This browser did not let everything go. Its own settings, under “site data”, can clear
              the rest.
            </p>
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
