/** The owner's journeys through the planting calendar: what is changed shows to visitors, on the line and off it. */
import type { Page } from '@playwright/test';
import { drawImage } from '../support/images.ts';
import { expect, expectFitsAt, openPage, test } from './support/own-site.ts';
import {
  openPlants,
  panel,
  addForm,
  search,
  card,
  editForm,
  addPlant,
} from './support/plants-tab.ts';

test.describe.configure({ mode: 'default' });
const WIDTHS = [390, 1440];
const months = (page: Page, period: string) =>
  page.getByRole('toolbar', { name: `Months of ${period}` });

test('a plant is added with its months and its picture, changed, deleted and brought back, and visitors see each step', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openPlants(page);
  expect(await panel(page).getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    expect.stringContaining('Vegetables'),
    expect.stringContaining('Fruits'),
    expect.stringContaining('Herbs'),
    expect.stringContaining('Flowers'),
  ]);

  await page.getByRole('button', { name: 'Add New Plant' }).click();
  await addForm(page).getByRole('button', { name: 'Add', exact: true }).click();
  for (const words of [
    'Name must be at least 2 characters',
    'Category is required',
    'Sun requirement is required',
    'Planting period is required',
  ])
    await expect(addForm(page).getByText(words)).toBeVisible();
  await addForm(page).getByLabel('Name', { exact: true }).fill('Aardvark cucumber');
  await addForm(page).getByLabel('Category').selectOption('Fruits');
  await addForm(page).getByLabel('Sun requirement').selectOption('Partial Sun');
  const picture = await drawImage(640, 480).jpeg().toBuffer();
  await addForm(page)
    .getByLabel('Choose a file: Picture')
    .setInputFiles({ name: 'cucumber.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByText('Image uploaded', { exact: true })).toBeVisible();
  await expect(addForm(page).getByRole('textbox', { name: 'Picture', exact: true })).toHaveValue(
    /^\/uploads\/site\//,
  );
  // By key: October, then with Shift round the year's end to February.
  await months(page, 'planting period').getByRole('button', { name: 'January' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(addForm(page).getByRole('textbox', { name: 'Planting period' })).toHaveValue(
    'October',
  );
  await months(page, 'planting period')
    .getByRole('button', { name: 'February' })
    .click({ modifiers: ['Shift'] });
  await expect(addForm(page).getByRole('textbox', { name: 'Planting period' })).toHaveValue(
    'October - February',
  );
  await addForm(page)
    .getByRole('textbox', { name: 'Harvesting period' })
    .fill('when they are ripe');
  await expect(addForm(page).getByText('No month can be read from this')).toBeVisible();
  await months(page, 'harvesting period').getByRole('button', { name: 'June' }).click();
  await expect(addForm(page).getByRole('textbox', { name: 'Harvesting period' })).toHaveValue(
    'June',
  );
  await addForm(page)
    .getByRole('textbox', { name: 'Description (optional)' })
    .fill('Let it climb.');
  await addForm(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Plant added', { exact: true })).toBeVisible();

  await search(page, 'aardvark');
  await expect(card(page, 'Aardvark cucumber')).toContainText('October – February');
  await expect(card(page, 'Aardvark cucumber').getByRole('img')).toHaveJSProperty('complete', true);
  await openPage(page, '/planting-calendar?month=1&category=fruits');
  await expect(page.getByRole('article').filter({ hasText: 'Aardvark cucumber' })).toBeVisible();

  await page.goto('/admin/dashboard?tab=plants&q=aardvark');
  await card(page, 'Aardvark cucumber').getByRole('button', { name: 'Edit' }).click();
  await months(page, 'planting period').getByRole('button', { name: 'January' }).click();
  await expect(editForm(page).getByRole('textbox', { name: 'Planting period' })).toHaveValue(
    'February, October, November, December',
  );
  await editForm(page).getByLabel('Name', { exact: true }).fill('Aardvark melon');
  await editForm(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Plant updated', { exact: true })).toBeVisible();
  await expect(card(page, 'Aardvark melon')).toBeVisible();
  await openPage(page, '/planting-calendar?month=1&category=fruits');
  await expect(page.getByText('Aardvark')).toHaveCount(0);
  await openPage(page, '/planting-calendar?month=11&category=fruits');
  await expect(page.getByRole('article').filter({ hasText: 'Aardvark melon' })).toBeVisible();

  await page.goto('/admin/dashboard?tab=plants&q=aardvark');
  await card(page, 'Aardvark melon').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete "Aardvark melon"? This action cannot be undone.',
  );
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Plant deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No plant matches.')).toBeVisible();
  expect(await (await page.request.get('/api/plants')).text()).not.toContain('Aardvark');

  await page.goto('/admin/bin');
  await page.getByRole('button', { name: 'Restore Aardvark melon' }).click();
  await expect(page.getByRole('heading', { name: 'Aardvark melon' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Deleted records' })).toBeFocused();
  expect(await (await page.request.get('/api/plants')).text()).toContain('Aardvark melon');
});

test('what designs use too says so before it is changed and before it is deleted, and the designs keep it', async ({
  page,
}) => {
  await openPlants(page);
  await page.getByRole('combobox', { name: 'Show' }).selectOption({
    label: await page
      .getByRole('combobox', { name: 'Show' })
      .locator('option', { hasText: 'Used in designs' })
      .innerText(),
  });
  const first = panel(page).getByRole('article').first();
  await expect(first.getByText('Used in designs')).toBeVisible();
  await first.getByRole('button', { name: 'Edit' }).click();
  await expect(editForm(page).getByText('This plant is also used in garden designs')).toBeVisible();
  await editForm(page).getByRole('button', { name: 'Cancel' }).click();
  await first.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Designs already made keep theirs');
  // A question comes first: the search is not opened over it.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Search/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test(
  'what is fetched to be continued leaves alone what was opened since',
  { tag: '@long' },
  async ({ page }) => {
    await openPlants(page);
    const { id } = await addPlant(page, 'Yarrow yesterday');
    await addPlant(page, 'Yarrow today');
    await search(page, 'yarrow');
    await card(page, 'Yarrow yesterday').getByRole('button', { name: 'Edit' }).click();
    await editForm(page).getByLabel('Latin name').fill('Achillea');
    await editForm(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave, keep the draft' }).click();
    const held = Promise.withResolvers<void>();
    await page.route(
      `**/api/admin/plants/${id}`,
      (route) => held.promise.then(() => route.continue()),
      { times: 1 },
    );
    const resume = page.getByRole('button', { name: 'Continue with “Yarrow yesterday”' });
    await resume.click();
    await card(page, 'Yarrow today').getByRole('button', { name: 'Edit' }).click();
    const name = editForm(page).getByLabel('Name', { exact: true });
    await name.fill('Yarrow tomorrow');
    const fetched = page.waitForResponse(`**/api/admin/plants/${id}`);
    held.resolve();
    await fetched;
    await editForm(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await resume.click();
    await expect(editForm(page).getByText('You have unsaved changes from')).toBeVisible();
  },
);

test(
  'what needs attention is listed with a press, and searched',
  { tag: '@long' },
  async ({ page }) => {
    await openPlants(page);
    await addPlant(page, 'Zigzag sorrel', { plantingPeriod: 'after the frost' });
    await page.reload();
    await page
      .getByRole('group', { name: 'Needs attention' })
      .getByRole('button', { name: /Months unclear/ })
      .click();
    await expect(page).toHaveURL(/only=months/);
    await expect(card(page, 'Zigzag sorrel').getByText('Months unclear')).toBeVisible();
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveCount(1);
    await page.getByRole('button', { name: 'Show all' }).click();
    await search(page, 'ZIGZAG');
    await expect(panel(page).getByRole('article')).toHaveCount(1);
  },
);

test(
  'at every width the list and both dialogs have no fault that axe can find',
  { tag: '@long' },
  async ({ page }) => {
    // Each screen is looked at by axe at every width.
    test.setTimeout(240_000);
    await openPlants(page);
    await expectFitsAt(page, WIDTHS);
    await panel(page)
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await editForm(page).getByText('More for recommendations and cards').click();
    await expect(editForm(page).getByText('Recommended for')).toBeVisible();
    await expectFitsAt(page, WIDTHS);
    await editForm(page).getByRole('button', { name: 'Cancel' }).click();
    await panel(page)
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectFitsAt(page, WIDTHS);
  },
);
