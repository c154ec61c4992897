import type { Page } from '@playwright/test';
import { logInAs } from './support/owner.ts';
import { expect, expectFitsAt, openPage, test } from './support/own-site.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });
const WIDTHS = [390, 1440];

type Title = 'Add New Testimonial' | 'Edit Testimonial';
const main = (page: Page) => page.getByRole('main');
const form = (page: Page, name: Title) => page.getByRole('dialog', { name });
const rowOf = (page: Page, name: string) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) });
const confirm = (page: Page, name: Title) =>
  form(page, name)
    .getByLabel(/^I have checked it/)
    .check();

async function openTestimonials(page: Page): Promise<void> {
  await logInAs(page, '/admin/dashboard?tab=testimonials');
  await expect(main(page).getByRole('article').first()).toBeVisible();
}

async function fillNew(page: Page, name: string, { isPermitted = true } = {}): Promise<void> {
  await main(page).getByRole('button', { name: 'Add New Testimonial' }).click();
  const dialog = form(page, 'Add New Testimonial');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Location').fill('Epping');
  await dialog.getByLabel('Text').fill(`They came back for the last light, said ${name}.`);
  await dialog.getByLabel('Where the words came from').fill('Letter or card');
  if (isPermitted) await dialog.getByLabel(/^The person agreed/).check();
}

async function addTestimonial(page: Page, name: string, options = {}): Promise<void> {
  await fillNew(page, name, options);
  await confirm(page, 'Add New Testimonial');
  await form(page, 'Add New Testimonial').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(rowOf(page, name)).toBeVisible();
}

test(
  'words are added with their evidence, changed, and visitors see each change at once',
  { tag: '@long' },
  async ({ page, context }) => {
    await openTestimonials(page);
    await fillNew(page, 'Ada Field');
    const dialog = form(page, 'Add New Testimonial');
    await expect(dialog.getByRole('combobox', { name: 'Rating' })).toHaveValue('5');
    await dialog.getByRole('combobox', { name: 'Rating' }).selectOption('4');
    await dialog.getByRole('switch', { name: 'Given something in return' }).check();
    await dialog
      .getByLabel(/^About the project/)
      .selectOption({ label: 'A pond before anything else, Sevenoaks' });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(
      dialog.getByText('Please check the words, the rating and their source, and tick this'),
    ).toBeVisible();
    await expect(
      dialog.getByText('Please look at: Your check of words and rating.', { exact: false }),
    ).toBeInViewport();
    await confirm(page, 'Add New Testimonial');
    await dialog.getByRole('button', { name: 'See it as visitors see it' }).click();
    await expect(dialog.getByRole('figure')).toContainText('Given something in return');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Testimonial added', { exact: true })).toBeVisible();

    const visitor = await context.newPage();
    await openPage(visitor, '/portfolio');
    const words = visitor
      .getByRole('region', { name: 'What clients say' })
      .getByRole('figure')
      .filter({ hasText: 'Ada Field' });
    await expect(words.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    await expect(words).not.toContainText('Letter or card');
    await words.getByRole('link', { name: /^About “A pond before anything else/ }).click();
    await expect(visitor).toHaveURL(/#project-/);

    await rowOf(page, 'Ada Field').getByRole('button', { name: /^Edit/ }).click();
    const edit = form(page, 'Edit Testimonial');
    await edit.getByRole('combobox', { name: 'Rating' }).selectOption('3');
    await expect(edit.getByLabel(/^I have checked it/)).not.toBeChecked();
    await confirm(page, 'Edit Testimonial');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      rowOf(page, 'Ada Field').getByRole('img', { name: '3 out of 5 stars' }),
    ).toBeVisible();
    await visitor.reload();
    await expect(words.getByRole('img', { name: '3 out of 5 stars' })).toBeVisible();
  },
);

test(
  'words without permission are kept and not shown, and the list says why',
  { tag: '@long' },
  async ({ page, request }) => {
    await openTestimonials(page);
    await fillNew(page, 'Ben Marsh', { isPermitted: false });
    await expect(
      form(page, 'Add New Testimonial').getByText(
        'It is saved, but not shown to visitors until the person has agreed.',
      ),
    ).toBeVisible();
    await form(page, 'Add New Testimonial').getByLabel('Where the words came from').fill('');
    // What is missing is said on leaving the box, which moves what stands below it.
    await page.keyboard.press('Tab');
    await expect(
      form(page, 'Add New Testimonial').getByText('Please say where the words came from'),
    ).toBeVisible();
    await confirm(page, 'Add New Testimonial');
    await form(page, 'Add New Testimonial')
      .getByRole('button', { name: 'Add', exact: true })
      .click();
    await expect(
      form(page, 'Add New Testimonial').getByText('Please say where the words came from'),
    ).toBeVisible();
    await form(page, 'Add New Testimonial').getByLabel('Where the words came from').fill('E-mail');
    await confirm(page, 'Add New Testimonial');
    await form(page, 'Add New Testimonial')
      .getByRole('button', { name: 'Add', exact: true })
      .click();
    await expect(rowOf(page, 'Ben Marsh')).toContainText('Not shown: permission is missing');
    expect(await (await request.get('/api/testimonials')).text()).not.toContain('Ben Marsh');
    await page.getByRole('combobox', { name: 'Show' }).selectOption('hidden');
    await expect(main(page).getByRole('article')).toHaveCount(1);
    await rowOf(page, 'Ben Marsh').getByRole('button', { name: /^Edit/ }).click();
    await form(page, 'Edit Testimonial')
      .getByLabel(/^The person agreed/)
      .check();
    await form(page, 'Edit Testimonial').getByRole('button', { name: 'Save changes' }).click();
    await expect
      .poll(async () => (await request.get('/api/testimonials')).text())
      .toContain('Ben Marsh');
  },
);

test(
  'a testimonial is deleted after a question, and comes back from the bin',
  { tag: '@long' },
  async ({ page, request }) => {
    await openTestimonials(page);
    await addTestimonial(page, 'Cleo Lane');
    await rowOf(page, 'Cleo Lane')
      .getByRole('button', { name: /^Delete/ })
      .click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete this testimonial?');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(rowOf(page, 'Cleo Lane')).toBeHidden();
    // The row is out of reach while the question stands over it: the server's answer says that it is gone.
    await expect
      .poll(async () => (await request.get('/api/testimonials')).text())
      .not.toContain('Cleo Lane');
    await page.getByRole('link', { name: 'Bin' }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Cleo Lane' })
      .getByRole('button', { name: /^Restore/ })
      .click();
    await expect
      .poll(async () => (await request.get('/api/testimonials')).text())
      .toContain('Cleo Lane');
  },
);

test.describe('two windows', () => {
  // The browser notes the refusal by itself.
  test.use({ expectedErrors: /status of 409/ });

  test(
    'that save one testimonial both keep their words',
    { tag: '@long' },
    async ({ page, context }) => {
      await openTestimonials(page);
      await addTestimonial(page, 'Dora Reed');
      const other = await context.newPage();
      await other.goto('/admin/dashboard?tab=testimonials');
      for (const one of [page, other])
        await rowOf(one, 'Dora Reed').getByRole('button', { name: /^Edit/ }).click();
      await form(other, 'Edit Testimonial').getByLabel('Location').fill('Loughton');
      await form(other, 'Edit Testimonial').getByRole('button', { name: 'Save changes' }).click();
      await expect(rowOf(other, 'Dora Reed')).toContainText('Loughton');
      await form(page, 'Edit Testimonial').getByLabel('Name').fill('Dora Reed-Hill');
      await form(page, 'Edit Testimonial').getByRole('button', { name: 'Save changes' }).click();
      await expect(
        page.getByRole('heading', { name: 'This was changed in another window' }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Save with these choices' }).click();
      await expect(rowOf(page, 'Dora Reed-Hill')).toContainText('Loughton');
    },
  );
});

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: /Failed to load resource|status of 5/ });

  test(
    'nothing typed is lost, and each failure says so in the specified words',
    { tag: '@long' },
    async ({ page }) => {
      await openTestimonials(page);
      await page.route('**/api/admin/testimonials', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await fillNew(page, 'Eve Wood');
      await confirm(page, 'Add New Testimonial');
      await form(page, 'Add New Testimonial')
        .getByRole('button', { name: 'Add', exact: true })
        .click();
      await expect(page.getByText('Failed to save testimonial', { exact: true })).toBeVisible();
      await expect(form(page, 'Add New Testimonial').getByLabel('Name')).toHaveValue('Eve Wood');
      await page.unroute('**/api/admin/testimonials');
      await form(page, 'Add New Testimonial')
        .getByRole('button', { name: 'Add', exact: true })
        .click();
      await expect(rowOf(page, 'Eve Wood')).toBeVisible();

      await page.route('**/api/admin/testimonials/*', (route) => route.abort());
      await rowOf(page, 'Eve Wood')
        .getByRole('button', { name: /^Delete/ })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Failed to delete testimonial', { exact: true })).toBeVisible();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

      await page.route('**/api/admin/testimonials', (route) =>
        route.fulfill({ status: 503, body: 'down' }),
      );
      await page.reload();
      await expect(page.getByText('Failed to load testimonials.')).toBeVisible();
      await page.unroute('**/api/admin/testimonials');
      await page.route('**/api/admin/testimonials', (route) => route.fulfill({ json: [] }));
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(
        page.getByText('No testimonials found. Add your first testimonial!'),
      ).toBeVisible();
    },
  );
});

test(
  'at every width list and form have no fault that axe can find',
  { tag: '@long' },
  async ({ page }) => {
    // Each screen is looked at by axe at every width.
    test.setTimeout(240_000);
    await openTestimonials(page);
    await expectFitsAt(page, WIDTHS);
    await main(page).getByRole('article').first().getByRole('button', { name: /^Edit/ }).click();
    await form(page, 'Edit Testimonial')
      .getByRole('button', { name: 'See it as visitors see it' })
      .click();
    await expect(form(page, 'Edit Testimonial').getByRole('figure')).toBeVisible();
    await expectFitsAt(page, WIDTHS);
  },
);
