import { LIST_FAILURES } from '#app/lib/list-failures.ts';
import { LoadFailed } from '#app/ui/load-failed.tsx';

/** The retry is a link to the same view: it asks again with scripts and without. */
export function LoadingFailed({ retryTo }: { retryTo: string }) {
  return (
    <LoadFailed title={LIST_FAILURES['/planting-calendar']} to={retryTo}>
      <p>The plants could not be loaded. Your choice of month and category is kept.</p>
    </LoadFailed>
  );
}
