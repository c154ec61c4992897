/** The owner in a browser. */
import { type BrowserContext, type Cookie, expect, type Page } from '@playwright/test';

/** playwright.config.ts gives it to the site under test, and to nothing else. */
export const OWNER_PASSWORD = 'the owner of the site under test';
const DASHBOARD = '/admin/dashboard';

/** The session of each site that this worker has signed in at: one sign-in does for all its journeys. */
const sessions = new Map<string, Cookie[]>();

/** Signs in by the form and waits for the dashboard: for journeys about signing in and out. */
export async function logInByForm(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**${DASHBOARD}`);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

/** Opens a page of the back office as the signed-in owner, and waits until it can be used. */
export async function logInAs(page: Page, path = DASHBOARD): Promise<void> {
  const origin = new URL((await page.request.head('/api/health-check')).url()).origin;
  await page.addInitScript(rememberSignIn);
  await useSession(page.context(), origin);
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  if (path === DASHBOARD)
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

async function useSession(context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies(sessions.get(origin) ?? []);
  // Another journey may have ended that session, or another site have had this port.
  if ((await context.request.get(`${origin}/api/admin/session`)).ok()) return;
  const answer = await context.request.post(`${origin}/api/admin/login`, {
    headers: { origin },
    data: { password: OWNER_PASSWORD },
  });
  expect(answer.status()).toBe(200);
  sessions.set(origin, await context.cookies(origin));
}

/** What the form leaves in the browser; once in a window, so that signing out stays signed out. */
function rememberSignIn(): void {
  if (
    window.top !== window ||
    location.protocol === 'about:' ||
    sessionStorage.getItem('test-signed-in')
  )
    return;
  sessionStorage.setItem('test-signed-in', 'yes');
  localStorage.setItem('plotwright-admin', 'true');
  localStorage.setItem('plotwright-admin-at', String(Date.now()));
}
