import { LOGIN_PAGE } from '#contracts/admin-paths.ts';

/** Where the owner wanted to go before signing in. */
export const DASHBOARD = '/admin/dashboard';

const INNER = /^\/admin\/[\w./-]*(?:\?[^#\s\\]*)?$/;

/** An address of the back office, or the dashboard: never the login itself, never another site. */
export function safeNext(wanted: string | null): string {
  if (
    wanted === null ||
    wanted.length > 500 ||
    !INNER.test(wanted) ||
    wanted.includes('//') ||
    wanted.includes('..')
  )
    return DASHBOARD;
  return /^\/admin\/(?:login)?\/?(?:\?|$)/i.test(wanted) ? DASHBOARD : wanted;
}

/** The login with the way back, for a page of the back office. */
export function loginAddress(from: { pathname: string; search: string }): string {
  const next = safeNext(from.pathname + from.search);
  return next === DASHBOARD ? LOGIN_PAGE : `${LOGIN_PAGE}?next=${encodeURIComponent(next)}`;
}
