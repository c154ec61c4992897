import { LoadFailed } from '#app/ui/load-failed.tsx';

/** The retry is a link to the same view: it asks again with scripts and without. */
export function LoadingFailed({ retryTo }: { retryTo: string }) {
  return (
    <LoadFailed title="Failed to load planting data." to={retryTo}>
      <p>The plants could not be loaded. Your choice of month and category is kept.</p>
    </LoadFailed>
  );
}
