/** Tells our own server that a page was opened inside the site: its path, and nothing of the visitor. */
import { API } from '#contracts/routes.ts';
import { reportedPath } from './analytics.ts';

/** Visitors with Do Not Track are not counted; the server excludes them too. */
function objects(): boolean {
  return (
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
    navigator.doNotTrack === '1'
  );
}

/** Reports client-side navigations; the server counts documents itself. URLs of private designs are never sent. */
export function countPageView(pathname: string): void {
  if (objects() || !navigator.onLine || pathname.startsWith('/admin')) return;
  navigator.sendBeacon(
    API.pageViews,
    new Blob([JSON.stringify({ path: reportedPath(pathname) })], { type: 'application/json' }),
  );
}
