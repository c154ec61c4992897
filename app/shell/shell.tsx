import type { ReactNode } from 'react';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { ConnectionNotice } from '#app/pwa/connection-notice.tsx';
import { InstallNotice } from '#app/pwa/install-notice.tsx';
import { ToastHost } from '#app/ui/toast-host.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { VisitorNotice } from './visitor-notice.tsx';

/** The layout of every page. */
export function Shell({
  settings,
  analyticsId = null,
  children,
}: {
  settings: BusinessSettings | null;
  analyticsId?: string | null;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-sm bg-ink px-5 py-3 font-medium text-paper focus:translate-y-0"
      >
        Skip to the content
      </a>
      <NavigationProgress />
      <ConnectionNotice />
      <SiteHeader settings={settings} />
      {settings ? <VisitorNotice notice={settings.notice} /> : null}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter settings={settings} analyticsId={analyticsId} />
      <InstallNotice firmName={settings?.firmName ?? 'Garden Design'} />
      <ToastHost />
    </div>
  );
}
