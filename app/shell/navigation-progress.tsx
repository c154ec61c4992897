import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** A thin line at the top while a page is on its way, shown only when the wait can be felt. */
export function NavigationProgress() {
  const isBusy = useNavigation().state !== 'idle';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isBusy) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), 180);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <div aria-live="polite" className="no-print pointer-events-none fixed inset-x-0 top-0 z-50">
      {isShown ? (
        <>
          <span className="sr-only">Loading the page</span>
          <div className="h-[3px] origin-left animate-[page-line_8s_cubic-bezier(0.1,0.7,0.2,1)_forwards] bg-clay" />
        </>
      ) : null}
    </div>
  );
}
