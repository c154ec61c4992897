import { lazy, Suspense } from 'react';
import { useOutbox } from '#app/pwa/outbox.ts';

// wanted by nobody who has a network; so small a piece is on every device that was here before
const DrawnHere = lazy(() =>
  import('./drawn-here.tsx').then((module) => ({ default: module.DrawnHere })),
);

/** Beside a description that waits for a network: the same three gardens, drawn here. */
export function DeviceDesigns({ className }: { className?: string }) {
  const waiting = useOutbox('design').filter(({ state }) => state === 'waiting');
  return waiting.map((entry) => (
    <div key={entry.key} className={className}>
      <Suspense fallback={null}>
        <DrawnHere entry={entry} />
      </Suspense>
    </div>
  ));
}
