import { Button } from '#app/ui/button.tsx';

/** Nothing where scripts do not run: the browser prints by itself there. */
export function PrintButton({ children }: { children: string }) {
  return (
    <Button variant="outline" className="no-print noscript:hidden" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
