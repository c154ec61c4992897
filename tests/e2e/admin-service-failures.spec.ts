import type { BrowserContext, Page } from '@playwright/test';
import { logInAs, OWNER_PASSWORD } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/own-site.ts';
import { openServices, rows, row, editForm, addService } from './support/services-tab.ts';

test.describe.configure({ mode: 'default' });

/** Pressing again shows the toast anew, placed for the present size of the screen. */
async function expectToastBesideButton(page: Page, name: string): Promise<void> {
  const button = editForm(page).getByRole('button', { name });
  await button.click();
  // Hidden from the accessibility tree while the dialog is open.
  const toast = page.locator('li[data-state="open"][data-swipe-direction]');
  await expect(toast).toBeVisible();
  await expect(async () => {
    const [a, b] = [await toast.boundingBox(), await button.boundingBox()];
    const isApart =
      a!.x + a!.width <= b!.x ||
      b!.x + b!.width <= a!.x ||
      a!.y + a!.height <= b!.y ||
      b!.y + b!.height <= a!.y;
    expect(isApart).toBe(true);
  }).toPass();
}

/** The same owner in a second window. */
async function openSecondWindow(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/admin/dashboard?tab=services');
  await expect(rows(page).first()).toBeVisible();
  return page;
}

test.describe('two windows', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('the second to save sees both versions, and takes what it likes of each', async ({
    page,
    context,
  }) => {
    await openServices(page);
    await addService(page, 'Arches');
    const other = await openSecondWindow(context);
    await page.reload();
    for (const window of [page, other])
      await row(window, 'Arches').getByRole('button', { name: 'Edit' }).click();
    await editForm(page).getByLabel('Title', { exact: true }).fill('Arches and arbours');
    await editForm(page).getByLabel('Short description').fill('Said by the first window');
    await editForm(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(row(page, 'Arches and arbours')).toBeVisible();

    await editForm(other).getByLabel('Short description').fill('Said by the second window');
    await editForm(other).getByRole('button', { name: 'Save changes' }).click();
    await expect(
      editForm(other).getByRole('heading', { name: 'This was changed in another window' }),
    ).toBeFocused();
    const title = editForm(other).getByRole('group', { name: 'Title', exact: true });
    // Only the first window changed the title: its version is taken to begin with.
    await expect(title.getByRole('radio', { name: /Saved in the meantime/ })).toBeChecked();
    await expect(
      editForm(other)
        .getByRole('group', { name: 'Short description' })
        .getByRole('radio', { name: /Yours/ }),
    ).toBeChecked();
    await expectAccessible(other);
    await editForm(other).getByRole('button', { name: 'Save with these choices' }).click();
    await expect(other.getByText('Service updated', { exact: true })).toBeVisible();
    await expect(row(other, 'Arches and arbours')).toContainText('Said by the second window');
    await other.close();
  });

  test(
    'each keeps its own draft, which the other is offered once that window is closed',
    { tag: '@long' },
    async ({ page, context }) => {
      await openServices(page);
      await addService(page, 'Pergolas');
      const other = await openSecondWindow(context);
      await page.reload();
      for (const [window, words] of [
        [page, 'Typed in the first'],
        [other, 'Typed in the second'],
      ] as const) {
        await row(window, 'Pergolas').getByRole('button', { name: 'Edit' }).click();
        await expect(editForm(window).getByText('You have unsaved changes from')).toHaveCount(0);
        await editForm(window).getByLabel('Short description').fill(words);
        await expect(editForm(window).getByText(/kept on this device/)).toBeVisible();
      }
      page.once('dialog', (asked) => void asked.accept());
      await page.reload();
      await page.getByRole('button', { name: 'Continue with “Pergolas”' }).click();
      await editForm(page).getByRole('button', { name: 'Continue with them' }).click();
      await expect(editForm(page).getByLabel('Short description')).toHaveValue(
        'Typed in the first',
      );
      await editForm(page).getByRole('button', { name: 'Save changes' }).click();
      await expect(row(page, 'Pergolas')).toContainText('Typed in the first');
      await expect(page.getByText('You have unsaved changes')).toHaveCount(0);

      await other.close();
      await page.getByRole('button', { name: 'Continue with “Pergolas”' }).click();
      await editForm(page).getByRole('button', { name: 'Continue with them' }).click();
      await expect(editForm(page).getByLabel('Short description')).toHaveValue(
        'Typed in the second',
      );
      await editForm(page).getByRole('button', { name: 'Save changes' }).click();
      await expect(
        editForm(page).getByRole('heading', { name: 'This was changed in another window' }),
      ).toBeFocused();
    },
  );

  test(
    'what another window has deleted can be saved as a new one',
    { tag: '@long' },
    async ({ page, context }) => {
      await openServices(page);
      const { id } = await addService(page, 'Trellis');
      const other = await openSecondWindow(context);
      await row(other, 'Trellis').getByRole('button', { name: 'Edit' }).click();
      await page.request.delete(`/api/admin/services/${id}`, {
        headers: { origin: new URL(page.url()).origin },
      });
      await editForm(other).getByLabel('Title', { exact: true }).fill('Trellis and wires');
      await editForm(other).getByRole('button', { name: 'Save changes' }).click();
      await expect(editForm(other).getByRole('alert')).toContainText(
        'it has been deleted in the meantime',
      );
      await editForm(other).getByRole('button', { name: 'Save it as a new one' }).click();
      await expect(row(other, 'Trellis and wires')).toBeVisible();
      await other.close();
    },
  );
});

test.describe('a session that ends in the middle of a form', () => {
  test.use({ expectedErrors: /status of 401/ });

  test(
    'is begun anew over the page, and what was typed is saved',
    { tag: '@long' },
    async ({ page, context }) => {
      await openServices(page);
      await addService(page, 'Lighting');
      await page.reload();
      await row(page, 'Lighting').getByRole('button', { name: 'Edit' }).click();
      await editForm(page).getByLabel('Title', { exact: true }).fill('Garden lighting');
      await context.clearCookies();
      await editForm(page).getByRole('button', { name: 'Save changes' }).click();
      const signIn = page.getByRole('dialog', { name: 'Please sign in again' });
      await signIn.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
      await signIn.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Service updated', { exact: true })).toBeVisible();
      await expect(row(page, 'Garden lighting')).toBeVisible();
    },
  );
});

test.describe('a line that is lost', () => {
  test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 503/ });

  test(
    'keeps the form open with the reason, beside the toast, and an order that was not saved is taken back',
    { tag: '@long' },
    async ({ page }) => {
      await openServices(page);
      const before = await rows(page).allTextContents();
      await page.route('**/api/admin/service-order', (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'urn:plotwright:problem:unavailable',
            message: 'The site is about to restart.',
          }),
        }),
      );
      await row(page, before[1]!)
        .getByRole('button', { name: `Move ${before[1]!} up` })
        .click();
      await expect(
        page.getByText('Failed to update service: The site is about to restart.').first(),
      ).toBeVisible();
      await expect(
        page.getByText('The order could not be saved. It is as it was before.'),
      ).toBeVisible();
      await expect(rows(page)).toHaveText(before);

      await page.route('**/api/admin/services/*', (route) => route.abort());
      await row(page, before[0]!).getByRole('button', { name: 'Edit' }).click();
      await editForm(page).getByLabel('Short description').fill('Written without a line');
      await editForm(page).getByRole('button', { name: 'Save changes' }).click();
      await expect(editForm(page).getByRole('alert')).toContainText(
        'The server could not be reached',
      );
      await expect(
        page.getByText(/^Failed to update service: The server could not be reached/).first(),
      ).toBeVisible();
      for (const [width, height] of [
        [1440, 700],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectToastBesideButton(page, 'Save changes');
      }
      await page.unroute('**/api/admin/services/*');
      await editForm(page).getByRole('button', { name: 'Save changes' }).click();
      await expect(row(page, before[0]!)).toContainText('Written without a line');
    },
  );

  test(
    'a list that cannot be loaded says so and is asked for again; an empty one says how to begin',
    { tag: '@long' },
    async ({ page }) => {
      let answer: 'broken' | 'empty' | 'real' = 'broken';
      await page.route('**/api/admin/services', (route) =>
        answer === 'broken'
          ? route.fulfill({ status: 503, body: 'down' })
          : answer === 'empty'
            ? route.fulfill({ json: [] })
            : route.continue(),
      );
      await logInAs(page, '/admin/dashboard?tab=services');
      await expect(page.getByRole('alert')).toContainText(
        'Failed to load services. Please try again later.',
      );
      answer = 'empty';
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { name: 'No services' })).toBeVisible();
      await expect(page.getByText('Get started by adding a new service.')).toBeVisible();
    },
  );
});
