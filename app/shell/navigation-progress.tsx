import { useNavigation } from 'react-router';

/** A thin line at the top while a page is on its way; it waits a moment, so that a quick page shows none. */
export function NavigationProgress() {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <div aria-live="polite" className="no-print pointer-events-none fixed inset-x-0 top-0 z-50">
      {isBusy ? (
        <>
          <span className="sr-only">Loading the page</span>
          <div className="h-[3px] origin-left scale-x-0 animate-[page-line_8s_cubic-bezier(0.1,0.7,0.2,1)_180ms_forwards] bg-clay" />
        </>
      ) : null}
    </div>
  );
}
