import { Button } from '#app/ui/button.tsx';

/** Not rendered without scripts: the browser's own print command remains. */
export function PrintButton({ children }: { children: string }) {
  return (
    <Button variant="outline" className="no-print noscript:hidden" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
