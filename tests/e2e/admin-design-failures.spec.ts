import { logInAs } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/own-site.ts';
import { askForDesigns, post, statusOf } from './support/people.ts';
import { openDesigns, panel, cards } from './support/designs-tab.ts';

test.describe.configure({ mode: 'default' });

test.describe('with failures on purpose', () => {
  test.use({ expectedErrors: /503/ });
  test(
    'deleting a saved idea takes one design and leaves its session; a failure is said and nothing goes',
    { tag: '@long' },
    async ({ page }) => {
      test.setTimeout(120_000);
      await logInAs(page);
      const { sessionId, ids } = await askForDesigns(
        page,
        'A garden 8 by 11 metres for badgers with a small pond',
      );
      await post(page, `/api/designs/${ids[2]}/share`, { shared: true, sessionId });
      await openDesigns(page);
      await page.getByLabel('Search descriptions, postcodes, titles, people').fill('badgers');
      await panel(page).getByRole('tab', { name: 'Saved Ideas (1)' }).click();
      const card = cards(page, 'A garden 8 by 11 metres for badgers with a small pond');
      await expect(card).toHaveCount(1);
      await page.route(
        '**/api/admin/design-ideas/**',
        (route) =>
          route.fulfill({
            status: 503,
            contentType: 'application/problem+json',
            body: JSON.stringify({
              type: 'urn:plotwright:problem:unavailable',
              message: 'The database is busy.',
            }),
          }),
        { times: 1 },
      );
      await card.getByRole('button', { name: /^Delete/ }).click();
      const ask = page.getByRole('alertdialog');
      await ask.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Failed to delete design', { exact: true })).toBeVisible();
      await expect(ask.getByText('The database is busy.')).toBeVisible();
      await ask.getByRole('button', { name: 'Delete' }).click();
      await expect(
        page.getByText('Design deleted successfully - all components updated', { exact: true }),
      ).toBeVisible();
      expect([
        await statusOf(page, `/design/${ids[2]}`),
        await statusOf(page, `/design/${ids[0]}`),
      ]).toEqual([404, 200]);
      await expect(
        page.getByText('No design matches. Try other words, or show all.'),
      ).toBeVisible();
      await panel(page).getByRole('tab', { name: 'AI Sessions (1)' }).click();
      await expect(card.getByText('2 concepts', { exact: false }).first()).toBeVisible();
    },
  );

  test(
    'a request that cannot be marked as answered says why in its own row, until it is tried again',
    { tag: '@long' },
    async ({ page }) => {
      await logInAs(page);
      await post(page, '/api/booking-requests', {
        kind: 'general-consultation',
        name: 'Cara Moss',
        email: 'cara@example.org',
        requestKey: 'journey-request-2',
      });
      await page.goto('/admin/dashboard');
      await page.getByRole('link', { name: /1 request waits for an answer/ }).click();
      const request = page.getByRole('article', { name: 'General Consultation of Cara Moss' });
      await page.route(
        '**/api/admin/booking-requests/*/answered',
        (route) =>
          route.fulfill({
            status: 503,
            contentType: 'application/problem+json',
            body: JSON.stringify({
              type: 'urn:plotwright:problem:unavailable',
              message: 'The database is busy.',
            }),
          }),
        { times: 1 },
      );
      await request.getByRole('button', { name: /^Mark as answered/ }).click();
      await expect(request.getByRole('alert')).toHaveText(
        'Failed to update request: The database is busy.',
      );
      await request.getByRole('button', { name: /^Mark as answered/ }).click();
      await expect(request.getByText('Answered', { exact: true })).toBeVisible();
      await expect(request.getByRole('alert')).toHaveCount(0);
    },
  );

  test(
    'a list that cannot be fetched says so, and Refresh fetches it',
    { tag: '@long' },
    async ({ page }) => {
      await logInAs(page);
      await page.route('**/api/admin/design-ideas?**', (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({ message: 'The database is busy.' }),
        }),
      );
      await page.goto('/admin/dashboard?tab=designs');
      await expect(page.getByText('Failed to fetch design ideas')).toBeVisible({ timeout: 30_000 });
      await page.unroute('**/api/admin/design-ideas?**');
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText('Updating design data...', { exact: true })).toBeVisible();
      await expect(panel(page).getByRole('tab', { name: /^All Designs/ })).toBeVisible();
      await expect(page.getByText('Failed to fetch design ideas')).toHaveCount(0);
    },
  );
});

test.describe('with a refusal', () => {
  test.use({ expectedErrors: /status of 403/ });
  test(
    'what the firm has taken out of the library its visitor cannot put back, and what its visitor took back has no button',
    { tag: '@long' },
    async ({ page }) => {
      test.setTimeout(120_000);
      await logInAs(page);
      const {
        sessionId,
        ids: [taken, withdrawn],
      } = await askForDesigns(page, 'A garden 8 by 12 metres for newts with a log pile');
      for (const id of [taken, withdrawn])
        await post(page, `/api/designs/${id}/share`, { shared: true, sessionId });
      await post(page, `/api/admin/designs/${taken}/share`, { shared: false });
      await post(page, `/api/designs/${withdrawn}/share`, { shared: false, sessionId });

      await page.evaluate(
        (own) => localStorage.setItem('plotwright-own-designs', JSON.stringify(own)),
        [{ id: taken, sessionId }],
      );
      await page.goto(`/design/${taken}`);
      await page.getByRole('button', { name: 'Publish it in the library' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'The firm' })).toHaveText(
        'The firm has taken this out of the library: please ask us.',
      );

      await openDesigns(page);
      await page.getByLabel('Search descriptions, postcodes, titles, people').fill('newts');
      await panel(page)
        .getByRole('button', { name: /^Look at .* newts/ })
        .click();
      const look = page.getByRole('dialog');
      await expect(look.getByRole('article')).toHaveCount(3);
      await expect(
        look.getByText('Its visitor has taken it out of the library: only they can show it again.'),
      ).toBeVisible();
      await expect(
        look.getByText('Its visitor has not shared it: only they can put it in the library.'),
      ).toBeVisible();
      await expect(look.getByRole('button', { name: /^Show in the library/ })).toHaveCount(1);
      await expectAccessible(page);
      await look.getByRole('button', { name: /^Show in the library/ }).click();
      await expect(page.getByText('Shown in the library again', { exact: true })).toBeVisible();
    },
  );
});
