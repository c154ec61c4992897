import { openFront } from './support/front.ts';
import { expect, test } from './support/own-site.ts';
import { openPlants, addForm, search, card, editForm, addPlant } from './support/plants-tab.ts';

test.describe.configure({ mode: 'default' });

test.describe('when the calls fail', () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR|status of (400|500|503)/ });

  test(
    'each failure is said in a toast and in place, and nothing typed is lost',
    { tag: '@long' },
    async ({ page }) => {
      await openPlants(page);
      await page.route('**/api/admin/plants*', (route) =>
        route.request().method() === 'GET' ? route.continue() : route.abort(),
      );
      await page.route('**/api/admin/plants/*', (route) =>
        route.request().method() === 'GET' ? route.continue() : route.abort(),
      );
      await page.getByRole('button', { name: 'Add New Plant' }).click();
      await addForm(page).getByLabel('Name', { exact: true }).fill('Lost and found');
      await addForm(page).getByLabel('Category').selectOption('Herbs');
      await addForm(page).getByLabel('Sun requirement').selectOption('Shade');
      await addForm(page).getByRole('textbox', { name: 'Planting period' }).fill('May');
      await addForm(page).getByRole('button', { name: 'Add', exact: true }).click();
      await expect(
        page.getByText(/^Failed to add plant: The server could not be reached/),
      ).toBeVisible();
      await expect(addForm(page).getByLabel('Name', { exact: true })).toHaveValue('Lost and found');
      await page.unroute('**/api/admin/plants*');
      await addForm(page).getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByText('Plant added', { exact: true })).toBeVisible();

      await search(page, 'lost and found');
      await card(page, 'Lost and found').getByRole('button', { name: 'Edit' }).click();
      await editForm(page).getByLabel('Name', { exact: true }).fill('Found');
      await editForm(page).getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText(/^Failed to update plant: /)).toBeVisible();
      await editForm(page).getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Discard changes' }).click();
      await card(page, 'Lost and found').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText(/^Failed to delete plant: /)).toBeVisible();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

      await page.route('**/api/admin/plants?*', (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: '{"type":"urn:plotwright:problem:unavailable","message":"Busy."}',
        }),
      );
      await page.reload();
      await expect(
        page.getByText('Failed to load plants. Please try again later.').first(),
      ).toBeVisible();
      await page.unroute('**/api/admin/plants?*');
      await page.getByRole('button', { name: 'Try Again' }).first().click();
      await expect(card(page, 'Lost and found')).toBeVisible();
    },
  );
});

test.describe('without a line', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors:
      /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY|ERR_FAILED|Failed to (load|fetch)|Load failed/,
  });

  test(
    'a new plant is in the copy that a visitor takes along after one visit',
    { tag: '@long' },
    async ({ page, context, ownSite }) => {
      test.setTimeout(120_000);
      await openPlants(page);
      await addPlant(page, 'Offline orache', { plantingPeriod: 'January - December' });
      const front = await openFront(ownSite.url);
      try {
        const visitor = await context.newPage();
        await visitor.goto(`${front.url}/planting-calendar?category=herbs`);
        await expect(
          visitor.getByRole('article').filter({ hasText: 'Offline orache' }),
        ).toBeVisible();
        await visitor.evaluate(async () => {
          await navigator.serviceWorker.ready;
        });
        await expect
          .poll(() => visitor.evaluate(async () => (await caches.keys()).length), {
            timeout: 30_000,
          })
          .toBeGreaterThan(0);
        await visitor.reload();
        await expect(
          visitor.getByRole('article').filter({ hasText: 'Offline orache' }),
        ).toBeVisible();
        await front.goOffline(context);
        await visitor.goto(`${front.url}/planting-calendar?category=herbs`);
        await expect(
          visitor.getByRole('article').filter({ hasText: 'Offline orache' }),
        ).toBeVisible();
        await visitor.close();
      } finally {
        await context.setOffline(false);
        await front.close();
      }
    },
  );
});
