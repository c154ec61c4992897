/** What happens to a page of the back office that stays open while its sign-in runs out, and to what is unsaved on it. */
import { expect, type Page, test } from '@playwright/test';
import { logInByForm, OWNER_PASSWORD } from './support/owner.ts';

const TWO_HOURS_MS = 2 * 3_600_000;
const signInAgain = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });
const isSignedIn = async (page: Page) => (await page.request.get('/api/admin/session')).ok();

test('a page that stays open goes to the login when two hours are over, and comes back to it', async ({
  page,
}) => {
  await page.clock.install();
  await logInByForm(page);
  await page.goto('/admin/settings?section=hours');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.clock.runFor(TWO_HOURS_MS + 60_000);
  await page.waitForURL('**/admin/login?next=*');
  expect(await isSignedIn(page)).toBe(false);
  await page.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/settings?section=hours');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test(
  'what is unsaved by then is asked about over the page, and stays',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install();
    await logInByForm(page);
    await page.getByRole('tab', { name: 'Services' }).click();
    await page.getByRole('button', { name: 'Add New Service' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Service' });
    await form.getByLabel('Title', { exact: true }).fill('Rill cutting');
    await page.clock.runFor(TWO_HOURS_MS + 60_000);
    await expect(signInAgain(page)).toBeVisible();
    // The server's clock stood still meanwhile: its session is over too.
    await page.context().clearCookies();
    expect(await isSignedIn(page)).toBe(false);
    await signInAgain(page).getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(signInAgain(page)).toBeHidden();
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Rill cutting');
    expect(await isSignedIn(page)).toBe(true);
  },
);

test(
  'an answer that is half written is asked about too; who declines and gives it up is at the login a minute later',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install();
    await logInByForm(page);
    const { origin } = new URL(page.url());
    await page.request.post('/api/enquiries', {
      headers: { origin },
      data: {
        name: 'Hal Fanswer',
        email: 'half@example.org',
        message: 'About the hedge.',
        requestKey: crypto.randomUUID(),
      },
    });
    await page.goto('/admin/enquiries?search=Fanswer');
    await page.getByRole('link', { name: 'Hal Fanswer' }).click();
    const answer = page.getByLabel('To Hal Fanswer');
    await answer.fill('Thank you for');
    await page.clock.runFor(TWO_HOURS_MS + 60_000);
    await expect(signInAgain(page)).toBeVisible();
    await signInAgain(page).getByRole('button', { name: 'Not now' }).click();
    await expect(answer).toHaveValue('Thank you for');
    await page.clock.runFor(120_000);
    await expect(signInAgain(page)).toBeHidden();
    await answer.fill('');
    await page.clock.runFor(120_000);
    await page.waitForURL('**/admin/login?next=*');
  },
);

test('logging out asks about unsaved changes while the session still stands', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await logInByForm(page);
  await page.goto('/admin/settings?section=firm');
  const name = page.getByLabel('Name of the firm');
  await name.fill('Rill and Copse');
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out without saving?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  expect(await isSignedIn(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Rill and Copse');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/admin/login');
  expect(await isSignedIn(page)).toBe(false);
  expect(asked).toEqual([]);
});

test(
  'a new password that is typed and not sent is asked about before a link is followed',
  { tag: '@long' },
  async ({ page }) => {
    // Here it is set where the server is started, and the form does not stand.
    await page.route('**/api/admin/sessions', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...((await answer.json()) as object), canChangePassword: true },
      });
    });
    await logInByForm(page);
    await page.goto('/admin/settings?section=access');
    const typed = page.getByLabel('New password', { exact: true });
    await typed.fill('four quiet hornbeam hedges');
    const away = page.getByRole('link', { name: 'Dashboard' }).first();
    await away.click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(typed).toHaveValue('four quiet hornbeam hedges');
    await away.click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await page.waitForURL('**/admin/dashboard*');
  },
);

test(
  'a device whose clock is three hours ahead stays signed in when the login is opened again',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
    await logInByForm(page);
    await page.goto('/admin/login');
    await page.waitForURL('**/admin/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    expect(await isSignedIn(page)).toBe(true);
  },
);

test(
  'a session that is ended gives the focus on to the heading of those that are left',
  { tag: '@long' },
  async ({ page }) => {
    await logInByForm(page);
    // Made up: the sessions of the other journeys stand on this site too.
    const others = ['one', 'two', 'three'].map((id) => ({
      id,
      device: `Phone ${id}`,
      address: '203.0.113.7',
      signedInAt: '2026-11-23T09:00:00.000Z',
      endsAt: '2026-11-23T11:00:00.000Z',
      isCurrent: false,
    }));
    await page.route('**/api/admin/sessions', async (route) => {
      const access = (await (await route.fetch()).json()) as { sessions: { isCurrent: boolean }[] };
      await route.fulfill({
        json: {
          ...access,
          sessions: [...access.sessions.filter(({ isCurrent }) => isCurrent), ...others],
        },
      });
    });
    await page.route('**/api/admin/sessions/*', async (route) => {
      others.splice(0, route.request().method() === 'DELETE' ? 1 : others.length);
      await route.fulfill({ json: { message: 'Ended' } });
    });
    await page.goto('/admin/settings?section=access');
    const heading = page.getByRole('heading', { name: 'Where you are signed in' });
    await page.getByRole('button', { name: 'End the session of Phone one' }).press('Enter');
    await expect(page.getByText('Phone one')).toHaveCount(0);
    await expect(heading).toBeFocused();
    const all = page.getByRole('button', { name: 'End all other sessions' });
    await all.press('Enter');
    await expect(all).toHaveCount(0);
    await expect(heading).toBeFocused();
  },
);
