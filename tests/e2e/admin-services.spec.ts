/** The owner's journeys through the services: what is changed shows, and nothing that was typed is lost. */
import type { Page } from '@playwright/test';
import { logInAs } from './support/owner.ts';
import { expect, expectFitsAt, openPage, test } from './support/own-site.ts';
import { openServices, rows, row, editForm, addService } from './support/services-tab.ts';

test.describe.configure({ mode: 'default' });
const WIDTHS = [390, 1440];
const shownToVisitors = async (page: Page): Promise<string[]> =>
  ((await (await page.request.get('/api/services?active=true')).json()) as { title: string }[]).map(
    (one) => one.title,
  );

async function fillService(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add New Service' });
  await dialog.getByLabel('Title', { exact: true }).fill(title);
  await dialog.getByLabel('Short description').fill('Water that is heard before it is seen.');
  await dialog
    .getByLabel('Description', { exact: true })
    .fill('Ponds, rills and fountains, lined, pumped and planted.');
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
  await expect(page.getByText('Service updated', { exact: true })).toBeVisible();
  await expect(row(page, 'Water features').getByText('Inactive')).toHaveCount(0);
  await openPage(page, '/services');
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Water features');
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

test('a row is pulled to another place with the mouse', { tag: '@long' }, async ({ page }) => {
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

test(
  'what is searched stays in the address and through a reload',
  { tag: '@long' },
  async ({ page }) => {
    await openServices(page);
    await page.getByRole('searchbox', { name: 'Search services' }).fill('paving');
    await expect(rows(page)).toHaveText(['Paving & Stonework']);
    await expect(page).toHaveURL(/tab=services&q=paving/);
    await page.reload();
    await expect(rows(page)).toHaveText(['Paving & Stonework']);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(rows(page).nth(3)).toBeVisible();
  },
);

test(
  'at every width each screen has no fault that axe can find',
  { tag: '@long' },
  async ({ page }) => {
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
  },
);
