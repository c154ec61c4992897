/** The owner's journeys through the services: what is changed shows, and nothing that was typed is lost. */
import type { BrowserContext, Page } from '@playwright/test';
import { logInAs, OWNER_PASSWORD } from './support/owner.ts';
import { expect, expectAccessible, expectFitsAt, openPage, test } from './support/own-site.ts';

test.describe.configure({ mode: 'default' });
const WIDTHS = [390, 1440];

const rows = (page: Page) =>
  page.getByRole('tabpanel').getByRole('listitem').getByRole('heading', { level: 3 });
const row = (page: Page, title: string) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const editForm = (page: Page) => page.getByRole('dialog', { name: 'Edit Service' });
const shownToVisitors = async (page: Page): Promise<string[]> =>
  ((await (await page.request.get('/api/services?active=true')).json()) as { title: string }[]).map(
    (one) => one.title,
  );

async function openServices(page: Page): Promise<void> {
  await logInAs(page, '/admin/dashboard?tab=services');
  await expect(page.getByRole('heading', { name: 'Service Management' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
}

async function fillService(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add New Service' });
  await dialog.getByLabel('Title', { exact: true }).fill(title);
  await dialog.getByLabel('Short description').fill('Water that is heard before it is seen.');
  await dialog
    .getByLabel('Description', { exact: true })
    .fill('Ponds, rills and fountains, lined, pumped and planted.');
}

/** Straight through the call, for what a journey needs to be there. */
async function addService(
  page: Page,
  title: string,
  active = true,
): Promise<{ id: string; version: number }> {
  const answer = await page.request.post('/api/admin/services', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      title,
      description: 'Ten letters and more.',
      shortDescription: 'Short words',
      imageUrl: '',
      icon: null,
      order: 50,
      active,
    },
  });
  expect(answer.status()).toBe(201);
  return answer.json() as Promise<{ id: string; version: number }>;
}

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

test('a service is added, moved by key, changed, deleted and brought back, and visitors see each step', async ({
  page,
}) => {
  await openServices(page);
  await page.getByRole('button', { name: 'Add New Service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Service' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Title must be at least 2 characters')).toBeVisible();
  await expect(dialog.getByText('Description must be at least 10 characters')).toBeVisible();
  await expect(dialog.getByText('Short description must be at least 5 characters')).toBeVisible();
  await expect(dialog.getByLabel('Title', { exact: true })).toBeFocused();
  await fillService(page, 'Water');
  await dialog.getByText('Irrigation', { exact: true }).click();
  await dialog.getByRole('button', { name: 'See it as visitors see it' }).click();
  await expect(dialog.getByText('Water that is heard before it is seen.').last()).toBeVisible();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Service added', { exact: true })).toBeVisible();
  await expect(rows(page).last()).toHaveText('Water');
  expect((await shownToVisitors(page)).at(-1)).toBe('Water');

  const grip = row(page, 'Water').getByRole('button', { name: 'Move Water', exact: true });
  await grip.focus();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/service-order'));
  await page.keyboard.press('Home');
  await expect(rows(page).first()).toHaveText('Water');
  await expect(grip).toBeFocused();
  await expect(page.getByText('Water is now 1 of 7')).toBeAttached();
  expect((await saved).status()).toBe(200);
  expect((await shownToVisitors(page))[0]).toBe('Water');

  await row(page, 'Water').getByRole('button', { name: 'Edit' }).click();
  await editForm(page).getByLabel('Title', { exact: true }).fill('Water features');
  await editForm(page).getByRole('switch', { name: 'Active' }).uncheck();
  await editForm(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Service updated', { exact: true })).toBeVisible();
  await expect(row(page, 'Water features').getByText('Inactive')).toBeVisible();
  expect(await shownToVisitors(page)).not.toContain('Water features');

  await row(page, 'Water features').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete "Water features"? This action cannot be undone.',
  );
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Service deleted', { exact: true })).toBeVisible();
  await expect(row(page, 'Water features')).toHaveCount(0);

  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Bin' })
    .click();
  await expect(page.getByRole('heading', { name: 'Water features' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore Water features' }).click();
  await expect(page.getByText('Service restored', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Water features' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('tab', { name: 'Services' }).click();
  await row(page, 'Water features').getByRole('button', { name: 'Edit' }).click();
  await editForm(page).getByRole('switch', { name: 'Active' }).check();
  await editForm(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(row(page, 'Water features').getByText('Inactive')).toHaveCount(0);
  await openPage(page, '/services');
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Water features');
});

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

  test('each keeps its own draft, which the other is offered once that window is closed', async ({
    page,
    context,
  }) => {
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
    await expect(editForm(page).getByLabel('Short description')).toHaveValue('Typed in the first');
    await editForm(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(row(page, 'Pergolas')).toContainText('Typed in the first');
    await expect(page.getByText('You have unsaved changes')).toHaveCount(0);

    await other.close();
    await page.getByRole('button', { name: 'Continue with “Pergolas”' }).click();
    await editForm(page).getByRole('button', { name: 'Continue with them' }).click();
    await expect(editForm(page).getByLabel('Short description')).toHaveValue('Typed in the second');
    await editForm(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(
      editForm(page).getByRole('heading', { name: 'This was changed in another window' }),
    ).toBeFocused();
  });

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

test('what is typed survives a reload; leaving asks, and a draft can be discarded', async ({
  page,
}) => {
  // Opened by its tab, so that there is a page of the back office to go back to.
  await logInAs(page);
  await page.getByRole('tab', { name: 'Services' }).click();
  await row(page, 'Garden Design').getByRole('button', { name: 'Edit' }).click();
  await editForm(page).getByLabel('Title', { exact: true }).fill('Garden Design and more');
  await expect(editForm(page).getByText(/kept on this device/)).toBeVisible();
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continue with “Garden Design”' }).click();
  await expect(editForm(page).getByText('You have unsaved changes from')).toBeVisible();
  await editForm(page).getByRole('button', { name: 'Continue with them' }).click();
  await expect(editForm(page).getByLabel('Title', { exact: true })).toHaveValue(
    'Garden Design and more',
  );

  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(editForm(page).getByLabel('Title', { exact: true })).toHaveValue(
    'Garden Design and more',
  );
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await editForm(page).getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(editForm(page)).toHaveCount(0);
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft'))),
  ).toEqual([]);
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

  test('keeps the form open with the reason, beside the toast, and an order that was not saved is taken back', async ({
    page,
  }) => {
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
  });

  test('a list that cannot be loaded says so and is asked for again; an empty one says how to begin', async ({
    page,
  }) => {
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
  });
});

test('a row is pulled to another place with the mouse', async ({ page }) => {
  // High enough that no edge of the screen makes the page move along.
  await page.setViewportSize({ width: 1440, height: 1400 });
  await openServices(page);
  // The figures above come in their own time and push the rows down: from here on nothing moves.
  await expect(page.getByText('Pages opened', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/appointments? today/i).first()).toBeVisible();
  const before = await rows(page).allTextContents();
  const grip = (await row(page, before[0]!)
    .getByRole('button', { name: `Move ${before[0]!}`, exact: true })
    .boundingBox())!;
  const third = (await row(page, before[2]!).boundingBox())!;
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/service-order'));
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x, third.y + third.height / 4, { steps: 4 });
  await page.mouse.move(grip.x, third.y + third.height / 2 + 6, { steps: 4 });
  await page.mouse.up();
  expect((await saved).status()).toBe(200);
  await expect(rows(page)).toHaveText([before[1]!, before[2]!, before[0]!, ...before.slice(3)]);
  expect((await shownToVisitors(page))[0]).toBe(before[1]);
});

test(
  'an older version goes into the form as unsaved changes',
  { tag: '@long' },
  async ({ page }) => {
    await openServices(page);
    await addService(page, 'Decking');
    await page.reload();
    await row(page, 'Decking').getByRole('button', { name: 'Edit' }).click();
    await editForm(page).getByLabel('Title', { exact: true }).fill('Decking and steps');
    await editForm(page).getByRole('button', { name: 'Save changes' }).click();
    await row(page, 'Decking and steps').getByRole('button', { name: 'Edit' }).click();
    await editForm(page).getByRole('button', { name: 'History' }).click();
    await expect(editForm(page).getByText('The owner changed it')).toBeVisible();
    await expect(editForm(page).getByText('Before: Decking', { exact: true })).toBeAttached();
    await editForm(page)
      .getByRole('button', { name: 'Put these values into the form of version 1' })
      .click();
    await expect(editForm(page).getByLabel('Title', { exact: true })).toHaveValue('Decking');
    expect(await shownToVisitors(page)).toContain('Decking and steps');
    await editForm(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(row(page, 'Decking')).toBeVisible();
  },
);

test('what is searched stays in the address and through a reload', async ({ page }) => {
  await openServices(page);
  await page.getByRole('searchbox', { name: 'Search services' }).fill('paving');
  await expect(rows(page)).toHaveText(['Paving & Stonework']);
  await expect(page).toHaveURL(/tab=services&q=paving/);
  await page.reload();
  await expect(rows(page)).toHaveText(['Paving & Stonework']);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows(page).nth(3)).toBeVisible();
});

test('at every width each screen has no fault that axe can find', async ({ page }) => {
  // Each screen is looked at by axe at every width.
  test.setTimeout(240_000);
  await openServices(page);
  const { id } = await addService(page, 'Gates', false);
  await page.reload();
  await row(page, 'Gates').getByRole('button', { name: 'Edit' }).click();
  await expect(editForm(page).getByText('No picture', { exact: true })).toBeVisible();
  await expectFitsAt(page, WIDTHS);
  await editForm(page).getByRole('button', { name: 'Cancel' }).click();
  await expectFitsAt(page, WIDTHS);
  await page.request.delete(`/api/admin/services/${id}`, {
    headers: { origin: new URL(page.url()).origin },
  });
  await expectFitsAt(page, WIDTHS);
  await row(page, 'Garden Maintenance').getByRole('button', { name: 'Edit' }).click();
  await expectFitsAt(page, WIDTHS);
  await editForm(page).getByRole('button', { name: 'History' }).click();
  await expect(editForm(page).getByRole('heading', { name: 'History' })).toBeVisible();
  await expectFitsAt(page, WIDTHS);
  await editForm(page).getByRole('button', { name: 'Back to the form' }).click();
  await editForm(page).getByRole('button', { name: 'Cancel' }).click();
  await row(page, 'Garden Maintenance').getByRole('button', { name: 'Delete' }).click();
  await expectFitsAt(page, WIDTHS);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(row(page, 'Garden Maintenance')).toBeVisible();
  await page.goto('/admin/bin');
  await expect(page.getByRole('heading', { name: 'Gates' })).toBeVisible();
  await expectFitsAt(page, WIDTHS);
});
