import { expect, test, type Page } from '@playwright/test';
import { runAxe } from './support/axe.ts';
import { logInByForm, OWNER_PASSWORD } from './support/owner.ts';

const field = (page: Page) => page.getByLabel('Password', { exact: true });
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Dashboard' });
const kept = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('plotwright-admin'),
    localStorage.getItem('plotwright-admin-at'),
  ]);

test('a wrong password is told twice, the right one opens the dashboard, and a reload stays there', async ({
  page,
}) => {
  await page.goto('/admin/login');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Authentication failed', { exact: true })).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('form').getByRole('alert')).toHaveText('That password is not right.');
  await expect(field(page)).toBeFocused();

  await page.keyboard.type(OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Show the password' }).click();
  await expect(field(page)).toHaveValue(OWNER_PASSWORD);
  await expect(field(page)).toHaveAttribute('type', 'text');
  const before = Date.now();
  await signIn(page).click();
  await page.waitForURL('**/admin/dashboard');
  await expect(heading(page)).toBeVisible();
  const [flag, at] = await kept(page);
  expect(flag).toBe('true');
  expect(Math.abs(Number(at) - before)).toBeLessThan(30_000);

  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.goto('/admin');
  await page.waitForURL('**/admin/today');
  // Who is signed in goes straight on.
  await page.goto('/admin/login');
  await page.waitForURL('**/admin/dashboard');
});

test(
  'nothing typed asks for the password, and no answer from the server says so',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/admin/login');
    await signIn(page).click();
    await expect(page.locator('form').getByRole('alert')).toHaveText('Please enter the password');
    await page.route('**/api/admin/login', (route) => route.abort());
    await field(page).fill('anything');
    await signIn(page).click();
    await expect(page.getByText('Login error', { exact: true })).toBeVisible();
    await expect(page.locator('form').getByRole('alert')).toHaveText(
      'Failed to authenticate. Please try again.',
    );
  },
);

test('signing out forgets everything in every tab, and the back button shows nothing', async ({
  page,
}) => {
  await logInByForm(page);
  await page.goto('/admin/dashboard?tab=services');
  await expect(heading(page)).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.find((cookie) => cookie.name === 'plotwright-owner')).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
  });
  const other = await page.context().newPage();
  await other.goto('/admin/dashboard');
  await expect(heading(other)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/admin/login');
  await expect(signIn(page)).toBeVisible();
  await other.waitForURL(/\/admin\/login/);
  await expect(heading(other)).toHaveCount(0);
  await other.close();
  expect(await kept(page)).toEqual([null, null]);
  expect(
    (await page.context().cookies()).filter((cookie) => cookie.name === 'plotwright-owner'),
  ).toEqual([]);
  // The cookie of before opens nothing either.
  await page.context().addCookies(cookies);
  expect((await page.request.get('/api/admin/session')).status()).toBe(401);
  await page.goBack();
  await page.waitForURL(/\/admin\/login/);
  await expect(signIn(page)).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
});

test('the flag alone opens nothing, and without it the dashboard is not shown', async ({
  page,
}) => {
  await page.goto('/admin/login');
  await page.evaluate(() => {
    localStorage.setItem('plotwright-admin', 'true');
    localStorage.setItem('plotwright-admin-at', String(Date.now()));
  });
  await page.goto('/admin/dashboard');
  await page.waitForURL('**/admin/login');
  await expect(signIn(page)).toBeVisible();

  await logInByForm(page);
  await page.evaluate(() => localStorage.removeItem('plotwright-admin'));
  await page.goto('/admin/dashboard');
  await page.waitForURL('**/admin/login');
  expect((await page.request.get('/api/admin/session')).status()).toBe(401);

  await logInByForm(page);
  await page.evaluate(() =>
    localStorage.setItem('plotwright-admin-at', String(Date.now() - 2 * 3_600_000 - 1000)),
  );
  await page.reload();
  await page.waitForURL('**/admin/login');
  await expect(heading(page)).toHaveCount(0);
});

test('a session that ends in the middle is begun anew over the page, and the call is made again', async ({
  page,
}) => {
  await logInByForm(page);
  await page.getByRole('tab', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { name: 'Service Management' })).toBeVisible();
  // What is still on its way was asked with the session that is about to end.
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('Pages opened', { exact: true }).first()).toBeVisible();
  await page.context().clearCookies();
  // As when the owner comes back to the window: the lists are asked for anew.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await dialog.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Service Management' })).toBeVisible();
  expect((await page.request.get('/api/admin/session')).status()).toBe(200);
});

test('after signing in the owner is where they wanted to go, never on another site', async ({
  page,
}) => {
  await page.goto('/admin/login?next=https://evil.example/admin/');
  await field(page).fill(OWNER_PASSWORD);
  await signIn(page).click();
  await page.waitForURL('**/admin/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/admin\/login/);
  // As a link in an e-mail does, it names a part of the page.
  await page.goto('/admin/dashboard?tab=services#dashboard-panel');
  await page.waitForURL(/\/admin\/login\?next=/);
  await field(page).fill(OWNER_PASSWORD);
  await signIn(page).click();
  await page.waitForURL('**/admin/dashboard?tab=services');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test("the login stands without the site's header, is never indexed or kept, and is usable by everybody", async ({
  page,
}) => {
  const looks = [
    [320, 'light'],
    [1440, 'dark'],
  ] as const;
  for (const [width, colorScheme] of process.env.LONG ? looks : looks.slice(0, 1)) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const answer = await page.goto('/admin/login');
    expect(answer!.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    expect(await runAxe(page)).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the form is posted, told in words when it is wrong, and leads on when it is right', async ({
    page,
  }) => {
    await page.goto('/admin/login');
    await field(page).fill('not the password');
    await signIn(page).click();
    await expect(page.locator('form').getByRole('alert')).toHaveText('That password is not right.');
    await field(page).fill(OWNER_PASSWORD);
    await signIn(page).click();
    await expect(page.getByText('You are signed in.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue to the back office' })).toHaveAttribute(
      'href',
      '/admin/dashboard',
    );
  });
});
