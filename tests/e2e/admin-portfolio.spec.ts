import type { Page } from '@playwright/test';
import { makeImage } from '../support/images.ts';
import { expect, expectFitsAt, openPage, test } from './support/own-site.ts';
import {
  openPortfolio,
  main,
  addButton,
  form,
  cardOf,
  addProject,
} from './support/portfolio-tab.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });
const WIDTHS = [390, 1440];

type Upload = 'After image' | 'Before image (optional)';

async function chooseFile(page: Page, field: Upload, width: number): Promise<void> {
  await page
    .getByRole('group', { name: field, exact: true })
    .getByLabel(`Choose a file: ${field}`)
    .setInputFiles({
      name: 'garden.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(await makeImage('jpeg', width, 400)),
    });
}

/** While a picture is on its way nothing is saved, and leaving asks. */
async function expectToWaitForPicture(page: Page, field: Upload, width: number): Promise<void> {
  const { promise: mayArrive, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/api/admin/upload/portfolio', async (route) => {
    await mayArrive;
    await route.continue();
  });
  const dialog = form(page, 'Add New Project');
  await chooseFile(page, field, width);
  await expect(dialog.getByText('The picture is still being sent', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('If you leave now it does not arrive.');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  arrive();
  await expect(
    page.getByRole('group', { name: field, exact: true }).getByLabel('Description of the picture'),
  ).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeEnabled();
  await page.unroute('**/api/admin/upload/portfolio');
}

async function upload(page: Page, field: Upload, width: number): Promise<void> {
  const group = page.getByRole('group', { name: field, exact: true });
  await chooseFile(page, field, width);
  await expect(group.getByLabel('Description of the picture')).toBeVisible({ timeout: 60_000 });
}

test(
  'a project is added with its pictures, compared, changed, and visitors see each change at once',
  { tag: '@long' },
  async ({ page, context }) => {
    await openPortfolio(page);
    await addButton(page).click();
    const dialog = form(page, 'Add New Project');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('Title is required')).toBeVisible();
    await expect(dialog.getByText('Description is required')).toBeVisible();
    await dialog.getByLabel('Title').fill('Long border, Epping');
    await dialog
      .getByLabel('Description', { exact: true })
      .fill('Thirty metres of grasses along an old wall.');
    await dialog.getByLabel('Category').selectOption('wildlife');
    await dialog.getByRole('textbox', { name: /^Tags/ }).fill(`grasses, ${'x'.repeat(41)}`);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('Please keep each tag under 40 characters')).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Tags/ }).fill('grasses, , brick wall ,Grasses');
    await expectToWaitForPicture(page, 'After image', 640);
    await expect(dialog.getByRole('slider', { name: /Before and after/ })).toHaveCount(0);
    await upload(page, 'Before image (optional)', 600);
    await expect(dialog.getByRole('slider', { name: /Before and after/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'See it as visitors see it' }).click();
    await expect(
      dialog.getByRole('article').getByRole('heading', { name: 'Long border, Epping' }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Project added', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(cardOf(page, 'Long border, Epping')).toContainText('grasses · brick wall');

    const visitor = await context.newPage();
    await openPage(visitor, '/portfolio?category=wildlife');
    const shown = visitor.getByRole('article').filter({ hasText: 'Long border, Epping' });
    await expect(shown.getByRole('slider')).toBeVisible();
    await expect(shown.getByText('Sample', { exact: true })).toHaveCount(0);

    await cardOf(page, 'Long border, Epping').getByRole('button', { name: /^Edit/ }).click();
    await form(page, 'Edit Project').getByLabel('Title').fill('A longer border, Epping');
    await form(page, 'Edit Project').getByRole('button', { name: 'Save changes' }).click();
    await expect(cardOf(page, 'A longer border, Epping')).toBeVisible();
    await visitor.reload();
    await expect(
      visitor.getByRole('article').filter({ hasText: 'A longer border, Epping' }),
    ).toBeVisible();
  },
);

test(
  'a project is deleted after a question, and comes back from the bin',
  { tag: '@long' },
  async ({ page, request }) => {
    await openPortfolio(page);
    await addProject(page, 'To be deleted');
    await cardOf(page, 'To be deleted')
      .getByRole('button', { name: /^Delete/ })
      .click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete this project?');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    // A message that came late takes the first press.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await cardOf(page, 'To be deleted')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await question.getByRole('button', { name: 'Delete' }).click();
    // The card is out of reach while the question stands over it: the server's answer says that it is gone.
    await expect
      .poll(async () => (await request.get('/api/portfolio')).text())
      .not.toContain('To be deleted');
    await expect(cardOf(page, 'To be deleted')).toBeHidden();
    await page.getByRole('link', { name: 'Bin' }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'To be deleted' })
      .getByRole('button', { name: /^Restore/ })
      .click();
    await expect
      .poll(async () => (await request.get('/api/portfolio')).text())
      .toContain('To be deleted');
  },
);

test(
  'a garden that the design tool drew never passes for finished work',
  { tag: '@long' },
  async ({ page }) => {
    await openPortfolio(page);
    const title = 'A courtyard turned to the corner, Hackney';
    await cardOf(page, title).getByRole('button', { name: /^Edit/ }).click();
    const dialog = form(page, 'Edit Project');
    await dialog.getByRole('switch', { name: 'This is our own work' }).check();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      dialog.getByText('These pictures were drawn by the design tool.', { exact: false }).first(),
    ).toBeVisible();
    await dialog.getByRole('switch', { name: 'This is our own work' }).uncheck();
    await dialog.getByRole('textbox', { name: /^Tags/ }).fill('courtyard');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(cardOf(page, title).getByText('Sample', { exact: true })).toBeVisible();
  },
);

test(
  'a project is copied, found, and what was typed is there after a reload, and in another window once its own is gone',
  { tag: '@long' },
  async ({ page, context }) => {
    await openPortfolio(page);
    await addProject(page, 'The one to copy');
    await cardOf(page, 'The one to copy')
      .getByRole('button', { name: /^Duplicate/ })
      .click();
    const dialog = form(page, 'Add New Project');
    await expect(dialog.getByLabel('Title')).toHaveValue('The one to copy (copy)');
    await dialog.getByLabel('Title').fill('The copy');
    await page.reload();
    await addButton(page).click();
    await dialog.getByRole('button', { name: 'Continue with them' }).click();
    await expect(dialog.getByLabel('Title')).toHaveValue('The copy');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(cardOf(page, 'The copy')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search projects' }).fill('the COPY');
    await expect(main(page).getByRole('article')).toHaveCount(2);
    await expect(page).toHaveURL(/q=the/);

    const lost = await context.newPage();
    await lost.goto('/admin/dashboard');
    await cardOf(lost, 'The copy').getByRole('button', { name: /^Edit/ }).click();
    await form(lost, 'Edit Project').getByLabel('Title').fill('The copy, better named');
    await expect(form(lost, 'Edit Project').getByText(/kept on this device/)).toBeVisible();
    await lost.close();
    const found = await context.newPage();
    await found.goto('/admin/dashboard');
    await cardOf(found, 'The copy').getByRole('button', { name: /^Edit/ }).click();
    await form(found, 'Edit Project').getByRole('button', { name: 'Continue with them' }).click();
    await expect(form(found, 'Edit Project').getByLabel('Title')).toHaveValue(
      'The copy, better named',
    );
    await form(found, 'Edit Project').getByRole('button', { name: 'Save changes' }).click();
    await expect(cardOf(found, 'The copy, better named')).toBeVisible();
  },
);

test(
  'at every width list and form have no fault that axe can find',
  { tag: '@long' },
  async ({ page }) => {
    // Each screen is looked at by axe at every width.
    test.setTimeout(240_000);
    await openPortfolio(page);
    await expectFitsAt(page, WIDTHS);
    await main(page).getByRole('article').first().getByRole('button', { name: /^Edit/ }).click();
    await expect(
      form(page, 'Edit Project').getByLabel('Description of the picture').first(),
    ).toBeVisible();
    await form(page, 'Edit Project')
      .getByRole('button', { name: 'See it as visitors see it' })
      .click();
    await expectFitsAt(page, WIDTHS);
  },
);
