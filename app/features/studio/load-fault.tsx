import { Button } from '#app/ui/button.tsx';

/** What could not be looked up beside the plan, and a way to ask again. */
export function LoadFault({ fault, onRetry }: { fault: string; onRetry: () => void }) {
  return (
    <div role="alert" className="small mt-2 grid gap-2 text-danger">
      {fault}
      <Button size="small" variant="outline" className="justify-self-start" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
