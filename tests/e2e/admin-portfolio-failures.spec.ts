import { expect, test } from './support/own-site.ts';
import { openPortfolio, addButton, form, cardOf, addProject } from './support/portfolio-tab.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

test.describe('two windows', () => {
  // The browser notes the refusal by itself.
  test.use({ expectedErrors: /status of 409/ });

  test(
    'that save one project both keep their words',
    { tag: '@long' },
    async ({ page, context }) => {
      await openPortfolio(page);
      await addProject(page, 'Seen by two');
      const other = await context.newPage();
      await other.goto('/admin/dashboard');
      for (const one of [page, other])
        await cardOf(one, 'Seen by two').getByRole('button', { name: /^Edit/ }).click();
      await form(other, 'Edit Project').getByLabel('Title').fill('Seen by the second');
      await form(other, 'Edit Project').getByRole('button', { name: 'Save changes' }).click();
      await expect(cardOf(other, 'Seen by the second')).toBeVisible();
      await form(page, 'Edit Project')
        .getByLabel('Description', { exact: true })
        .fill('Written in the first window.');
      await form(page, 'Edit Project').getByRole('button', { name: 'Save changes' }).click();
      await expect(
        page.getByRole('heading', { name: 'This was changed in another window' }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Save with these choices' }).click();
      await expect(cardOf(page, 'Seen by the second')).toContainText(
        'Written in the first window.',
      );
    },
  );
});

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: /Failed to load resource|status of 5/ });

  test(
    'nothing typed is lost, and each failure says so in the specified words',
    { tag: '@long' },
    async ({ page }) => {
      await openPortfolio(page);
      // It arrives; the answer is lost. Added again, it stands there once.
      await page.route('**/api/admin/portfolio', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        await route.fetch();
        return route.abort();
      });
      await addButton(page).click();
      const dialog = form(page, 'Add New Project');
      await dialog.getByLabel('Title').fill('Typed without a network');
      await dialog.getByLabel('Description', { exact: true }).fill('Still here.');
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(
        page.getByText('Failed to save portfolio project', { exact: true }),
      ).toBeVisible();
      await expect(
        dialog.getByText('The server could not be reached.', { exact: false }),
      ).toBeVisible();
      await expect(dialog.getByLabel('Title')).toHaveValue('Typed without a network');
      await page.unroute('**/api/admin/portfolio');
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(dialog).toBeHidden();
      // The list shows its own copy first: only what the server has tells whether it was added twice.
      await page.reload();
      await expect(cardOf(page, 'Typed without a network')).toHaveCount(1);

      await page.route('**/api/admin/portfolio/*', (route) => route.abort());
      await cardOf(page, 'Typed without a network')
        .getByRole('button', { name: /^Delete/ })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(
        page.getByText('Failed to delete portfolio project', { exact: true }),
      ).toBeVisible();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

      await page.route('**/api/admin/portfolio', (route) =>
        route.fulfill({ status: 503, body: 'down' }),
      );
      await page.reload();
      await expect(page.getByText('Failed to load portfolio projects.')).toBeVisible();
      await page.unroute('**/api/admin/portfolio');
      await page.route('**/api/admin/portfolio', (route) => route.fulfill({ json: [] }));
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(
        page.getByText('No portfolio projects found. Add your first project!'),
      ).toBeVisible();
    },
  );
});
