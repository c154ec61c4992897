import type { ReactNode } from 'react';
import { ToastHost } from '#app/ui/toast-host.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

/** The layout of the owner's pages, which have their own header. */
export function BareShell({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-sm bg-ink px-5 py-3 font-medium text-paper focus:translate-y-0"
      >
        Skip to the content
      </a>
      <NavigationProgress />
      <main id="main" tabIndex={-1} className="min-h-dvh outline-none">
        {children}
      </main>
      <ToastHost />
    </>
  );
}
