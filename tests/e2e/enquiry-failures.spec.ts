import type { Route } from '@playwright/test';
import { logInAs } from './support/owner.ts';
import { test } from './support/own-site.ts';
import { post } from './support/people.ts';
import { expect, expectAccessible, openPage } from './support/site.ts';
import { expectSoundOnDeskAndPhone } from './support/enquiry.ts';

test.describe.configure({ mode: 'default' });

test.describe('when something fails', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test('a server that fails loses nothing, and what is sent offline goes out once, by itself', async ({
    page,
    context,
  }) => {
    await openPage(page, '/enquiry/new');
    await page.getByLabel('What is it about?').fill('A small courtyard');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('group', { name: 'Access' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Your name').fill('Offline Field');
    await page.getByLabel('E-mail').fill('offline@example.org');
    await page.route(
      '**/api/enquiries',
      (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({ message: 'The site is being looked after.' }),
        }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Send my enquiry' }).click();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'The site is being looked after. What you’ve written is still here.' }),
    ).toBeVisible();
    // What lies half under the bar that stays is no target until it is scrolled to.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send my enquiry' }).click();
    await expect(page.getByText('Your enquiry is saved on this device')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Open it' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'We’ve received your enquiry' }),
    ).toBeVisible();
    await expect(page.getByText('A small courtyard')).toBeVisible();
  });
});

test.describe('when the owner’s calls fail', () => {
  test.use({ expectedErrors: /status of 503/ });

  test(
    'a list shows nothing of another under its name, is tried again in place, and gives the focus on; an enquiry tells once and beside it what was not done',
    { tag: '@long' },
    async ({ page }) => {
      await logInAs(page);
      await post(page, '/api/enquiries', {
        name: 'Faith Field',
        email: 'faith@example.org',
        message: 'A wall of brick.',
        requestKey: 'journey-enquiry-failures',
      });
      const refuse = (route: Route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'urn:plotwright:problem:unavailable',
            message: 'The database is busy.',
          }),
        });
      await page.goto('/admin/enquiries');
      const row = page.getByRole('article', { name: 'Enquiry of Faith Field' });
      await expect(row).toBeVisible();
      const held = Promise.withResolvers<void>();
      await page.route('**/api/admin/enquiries?*list=all*', refuse);
      await page.getByRole('combobox', { name: 'Show' }).selectOption('all');
      const list = page.getByRole('group', { name: 'Enquiries' });
      const alert = list.getByRole('alert');
      await expect(alert).toHaveText('The enquiries could not be loaded.The database is busy.');
      await expect(row).toHaveCount(0);
      await expect(list).toHaveAttribute('aria-busy', 'false');
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expectSoundOnDeskAndPhone(page);

      await page.unroute('**/api/admin/enquiries?*list=all*');
      await page.route(
        '**/api/admin/enquiries?*list=all*',
        (route) => held.promise.then(() => refuse(route)),
        { times: 1 },
      );
      await alert.evaluate((node) => node.firstElementChild!.setAttribute('data-said', ''));
      const again = list.getByRole('button', { name: 'Try Again' });
      await again.press('Enter');
      const trying = list.getByRole('button', { name: 'Trying again…' });
      await expect(trying).toHaveAttribute('aria-busy', 'true');
      await expect(trying).toBeFocused();
      await expect(row).toHaveCount(0);
      held.resolve();
      await expect(again).toBeFocused();
      // The same words, drawn anew: they are read out once more.
      await expect(alert.locator('[data-said]')).toHaveCount(0);
      await again.press('Enter');
      await expect(row).toBeVisible();
      await expect(list).toBeFocused();

      await row.getByRole('link', { name: 'Faith Field' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Faith Field' })).toBeVisible();
      await page.route('**/api/admin/enquiries/enq_*/archived', refuse, { times: 1 });
      // Until it is tried again: the page asks for it by itself as well.
      await page.route('**/api/admin/enquiries/enq_*', refuse);
      await page.evaluate(() => {
        const heard: string[] = Object.assign(window, { heard: [] as string[] }).heard;
        new MutationObserver(() =>
          heard.push(
            ...Array.from(
              document.querySelectorAll('[role=status][aria-live]'),
              (one) => one.textContent,
            ),
          ),
        ).observe(document.body, { childList: true, subtree: true });
      });
      const heard = () =>
        page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'));
      const archive = page.getByRole('button', { name: 'Archive', exact: true });
      await archive.press('Enter');
      await expect(archive).toHaveAccessibleDescription('The database is busy.');
      await expect(archive).toBeFocused();
      const toast = page.getByRole('region', { name: /^Notifications/ });
      await expect(toast.getByText('The database is busy.')).toBeVisible();
      await expect(
        page.getByText('The enquiry could not be refreshed. This is the last version loaded.'),
      ).toBeVisible();
      await expect(page.getByText('A wall of brick.')).toBeVisible();
      await expectAccessible(page);
      await page.unroute('**/api/admin/enquiries/enq_*');
      await page.getByRole('button', { name: 'Try Again' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Faith Field' })).toBeFocused();
      await archive.press('Enter');
      await expect(page.getByRole('button', { name: 'Take out of the archive' })).toBeFocused();
      await expect.poll(heard).toContain('Archived');
      expect(await heard()).not.toContain('The database is busy.');
    },
  );
});

test.describe('where the rules of the form cannot be fetched', () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch/ });
  test(
    'the steps go on all the same, and the server names what is missing',
    { tag: '@long' },
    async ({ page }) => {
      await page.route(/\/assets\/(?:\w+-)?form-rules-/, (route) => route.abort());
      await openPage(page, '/enquiry/new');
      await page.getByLabel('What is it about?').fill('We would like to begin in March.');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('group', { name: 'Access' })).toBeVisible();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByLabel('E-mail').fill('ada@example.org');
      await page.getByRole('button', { name: 'Send my enquiry' }).click();
      await expect(page.getByText('Your enquiry was not sent')).toBeVisible();
      await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
    },
  );
});
