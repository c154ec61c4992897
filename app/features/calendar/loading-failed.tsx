import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** The retry is a link to the same view: it asks again with scripts and without. */
export function LoadingFailed({ retryTo }: { retryTo: string }) {
  return (
    <Notice tone="error" title="Failed to load planting data.">
      <p>The plants could not be fetched. Your choice of month and category is kept.</p>
      <div className="mt-4">
        <Button size="small" variant="outline" to={retryTo}>
          Try Again
        </Button>
      </div>
    </Notice>
  );
}
