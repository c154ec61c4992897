import { useState } from 'react';
import { useIsLive } from '#app/lib/use-is-live.ts';
import { Button } from '#app/ui/button.tsx';

const designer = () => import('./device-designer.ts');
type State = 'unknown' | 'absent' | 'busy' | 'ready' | 'failed';

/** For whoever stands in the garden without a signal: fetched by a press, and never unasked. */
export function MakeReady() {
  const [state, setState] = useState<State>('unknown');
  const isLive = useIsLive();
  const look = () => {
    if (state === 'unknown')
      void designer()
        .then(({ isReady }) => isReady())
        .then((isReady) => setState(isReady ? 'ready' : 'absent'))
        .catch(() => setState('absent'));
  };
  const fetchAll = () => {
    setState('busy');
    void designer()
      .then(({ makeReady }) => makeReady())
      .then(() => setState('ready'))
      .catch(() => setState('failed'));
  };
  if (!isLive) return null;
  return (
    <details className="small mt-6 text-ink-soft" onToggle={look}>
      <summary className="min-h-6 cursor-pointer">No signal in the garden?</summary>
      <p className="mt-2 max-w-prose">
        This device can draw three gardens by itself, with plan, plants and price, and send your
        description when there is a network again. It needs about 3 MB for that, once.
      </p>
      <p role="status" className="mt-2 text-ink empty:hidden">
        {state === 'busy'
          ? 'Fetching what it needs…'
          : state === 'ready'
            ? 'This device is ready to design without a network.'
            : state === 'failed'
              ? 'Not all of it could be fetched. Please try again with a better connection.'
              : ''}
      </p>
      {state === 'absent' || state === 'failed' || state === 'busy' ? (
        <Button
          type="button"
          size="small"
          variant="outline"
          className="mt-2"
          aria-disabled={state === 'busy'}
          onClick={state === 'busy' ? undefined : fetchAll}
        >
          Make this device ready
        </Button>
      ) : null}
    </details>
  );
}
