/** Tells our own server that a page was opened inside the site: its path, and nothing of the visitor. */
import { API } from '#contracts/routes.ts';
import { reportedPath } from './analytics.ts';

/** Whoever asks not to be watched is not counted; the server leaves them out as well. */
function objects(): boolean {
  return (
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
    navigator.doNotTrack === '1'
  );
}

/** For pages opened by a link inside the site; the server sees documents by itself. The address of a private design is never sent. */
export function countPageView(pathname: string): void {
  if (objects() || !navigator.onLine || pathname.startsWith('/admin')) return;
  navigator.sendBeacon(
    API.pageViews,
    new Blob([JSON.stringify({ path: reportedPath(pathname) })], { type: 'application/json' }),
  );
}
