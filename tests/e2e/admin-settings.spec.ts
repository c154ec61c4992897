/** The owner's journeys through the settings: what is saved is what visitors read, prices are looked at before they count, and the trail tells of it. */
import type { Page } from '@playwright/test';
import type { AdminRates } from '#contracts/admin-rates.ts';
import { logInAs } from './support/owner.ts';
import { expect, expectAccessible, expectFitsAt, test } from './support/own-site.ts';

test.describe.configure({ mode: 'default' });
const WIDTHS = [390, 1440];

const sectionPath = (id: string) => `/admin/settings?section=${id}`;

const lookAtPrices = (page: Page) =>
  page.getByRole('button', { name: 'See what it does, then save' }).click();

async function openSection(page: Page, id: string, title: string): Promise<void> {
  await page.goto(sectionPath(id));
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
}

test("the firm's own facts stand on the public pages, and a draft survives a reload", async ({
  page,
}) => {
  await logInAs(page, sectionPath('firm'));
  await expect(page.getByRole('heading', { name: 'The firm', level: 2 })).toBeVisible();
  await page.getByLabel('Name of the firm').fill('Green & Sons');
  await page.getByLabel('Company number').fill('sc123456');
  await expect(page.getByText(/kept on this device at/)).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continue with them' }).click();
  await expect(page.getByLabel('Name of the firm')).toHaveValue('Green & Sons');
  await expect(page.getByLabel('Name of the firm')).toBeFocused();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The firm', level: 2 })).toBeFocused();
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText('Green & Sons');
  await expect(page.getByRole('contentinfo')).toContainText('Company number SC123456');

  // How it was goes into the form, and no further before it is saved.
  await openSection(page, 'firm', 'The firm');
  await page.getByRole('button', { name: 'History of this section' }).click();
  await expect(page.getByRole('heading', { name: 'History', level: 3 })).toBeFocused();
  await expectFitsAt(page, WIDTHS);
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByRole('button', { name: 'History of this section' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Put these values into the form/ }).click();
  await expect(page.getByLabel('Name of the firm')).toBeFocused();
  await expect(page.getByLabel('Name of the firm')).toHaveValue('Oakmere & Vale Garden Design');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  expect(await (await page.request.get('/about')).text()).toContain('Green &amp; Sons');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard them' }).click();
  await expect(page.getByLabel('Name of the firm')).toHaveValue('Green & Sons');
});

test('a wrong figure is refused beside its field, and leaving unsaved changes asks', async ({
  page,
}) => {
  await logInAs(page, sectionPath('contact'));
  await expect(page.getByRole('heading', { name: 'Contact details', level: 2 })).toBeVisible();
  await page.getByLabel('E-mail address').fill('nobody');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('Please enter an e-mail address such as hello@example.co.uk'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Social links' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('There are unsaved changes');
  await question.getByRole('button', { name: 'Discard them' }).click();
  await expect(page.getByRole('heading', { name: 'Social links', level: 2 })).toBeVisible();
});

test(
  'the week is set by day, and its words for visitors are written from it',
  { tag: '@long' },
  async ({ page }) => {
    await logInAs(page, sectionPath('hours'));
    await expect(page.getByRole('heading', { name: 'Opening hours', level: 2 })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Saturday' }).check();
    await page.getByLabel('Saturday, closes').fill('12:30');
    await page.getByRole('button', { name: 'Write them from the week' }).click();
    await expect(page.getByLabel('Line 2, days')).toHaveValue('Saturday');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
    await page.goto('/about');
    await expect(page.getByRole('contentinfo')).toContainText('08:00-12:30');
  },
);

test(
  'a booking link shows on its tab at once; the others keep our calendar',
  { tag: '@long' },
  async ({ page }) => {
    await logInAs(page, sectionPath('booking'));
    await expect(page.getByRole('heading', { name: 'Booking links', level: 2 })).toBeVisible();
    await page.getByLabel('General Consultation').fill('https://calendly.com/green/first-call');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Shown now: Calendly')).toBeVisible();
    await page.goto('/booking');
    await expect(page.getByRole('button', { name: 'Load the Calendly calendar' })).toBeVisible();
    await page.getByRole('tab', { name: /Site Assessment/ }).click();
    await expect(page.getByText('No time suits? Ask for a time')).toBeVisible();
  },
);

test('a rate is found, changed, tried on real gardens, saved, and told in the trail of changes', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await logInAs(page, sectionPath('rates'));
  await expect(page.getByRole('heading', { name: 'Rate book', level: 2 })).toBeVisible();
  await page.getByLabel('Search rates and plants').fill('sandstone');
  const box = page.getByLabel('Sawn sandstone paving: material, pounds');
  await box.fill('many');
  await expect(page.getByText('Please enter pounds, such as 34.50')).toBeVisible();
  await box.fill('61.20');
  await page.getByRole('button', { name: 'See what it does, then save' }).click();
  const dialog = page.getByRole('dialog', { name: 'What these prices do' });
  await expect(dialog).toContainText('Sawn sandstone paving: material for one m²');
  await expect(dialog.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save the rate book' }).click();
  await expect(page.getByText('Rate book saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await page
    .getByRole('dialog', { name: 'History of the rate book' })
    .getByRole('button', { name: /Put these values into the form/ })
    .first()
    .click();
  await expect(page.getByText('Nothing changed')).toBeVisible();
  await page.goto('/admin/changes?kind=rates&actor=owner');
  await page.getByRole('button', { name: /What changed/ }).click();
  await expect(page.getByText('£61.20')).toBeVisible();
});

test.describe('the rate book, when something comes between', () => {
  test.use({ expectedErrors: /status of (?:409|503)/ });

  test('only what was looked at is saved, what was typed meanwhile stays unsaved, and leaving goes on asking', async ({
    page,
  }) => {
    await logInAs(page, sectionPath('rates'));
    const [labour, vat] = [
      page.getByLabel('Labour, one hour, pounds'),
      page.getByLabel('VAT, per cent'),
    ];
    const offered = page.getByText('Your unsaved changes from');
    const storedVat = await vat.inputValue();
    await labour.fill('41');
    await expect(page.getByText('1 figure changed, kept on this device')).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(offered).toBeVisible();
    const held = Promise.withResolvers<void>();
    await page.route(
      '**/api/admin/rates/preview',
      (route) => held.promise.then(() => route.continue()),
      { times: 1 },
    );
    await lookAtPrices(page);
    await expect(page.getByRole('button', { name: 'Working it out…' })).toBeVisible();
    await vat.fill('17.5');
    held.resolve();
    await page
      .getByRole('dialog', { name: 'What these prices do' })
      .getByRole('button', { name: 'Save the rate book' })
      .click();
    await expect(page.getByText('Rate book saved', { exact: true })).toBeVisible();
    await expect(labour).toHaveValue('41.00');
    await expect(vat).toHaveValue('17.5');
    await expect(page.getByText('1 figure changed, kept on this device')).toBeVisible();
    await expect(offered).toHaveCount(0);
    const { book } = (await (await page.request.get('/api/admin/rates')).json()) as AdminRates;
    expect([book.labourPencePerHour, book.vat * 100]).toEqual([4_100, Number(storedVat)]);

    // A link to where one is leaves the form standing: with its guard, or with nothing in it.
    const sections = page.getByRole('navigation', { name: 'Sections of the settings' });
    const question = page.getByRole('alertdialog', { name: 'The rate book has unsaved changes' });
    await sections.getByRole('link', { name: 'Rate book' }).click();
    await question.getByRole('button', { name: 'Leave, and keep them for later' }).click();
    await expect(question).toHaveCount(0);
    await expect(vat).toHaveValue('17.5');
    await sections.getByRole('link', { name: 'Rate book' }).click();
    await question.getByRole('button', { name: 'Discard them' }).click();
    await expect(vat).toHaveValue(storedVat);
    await expect(page.getByText('Nothing changed')).toBeVisible();
    await vat.fill('18');
    await expect(page.getByText('1 figure changed, kept on this device')).toBeVisible();
    await sections.getByRole('link', { name: 'Social links' }).click();
    await question.getByRole('button', { name: 'Discard them' }).click();
    await expect(page.getByRole('heading', { name: 'Social links', level: 2 })).toBeVisible();
  });

  test(
    'a book that another window has saved, and whose look fails, is not saved over, and the reason is said',
    { tag: '@long' },
    async ({ page }) => {
      await logInAs(page, sectionPath('rates'));
      await page.getByLabel('Labour, one hour, pounds').fill('43');
      await lookAtPrices(page);
      const dialog = page.getByRole('dialog', { name: 'What these prices do' });
      const save = dialog.getByRole('button', { name: 'Save the rate book' });
      await expect(save).toBeVisible();
      const { book, version } = (await (
        await page.request.get('/api/admin/rates')
      ).json()) as AdminRates;
      expect(
        (
          await page.request.put('/api/admin/rates', {
            headers: { origin: new URL(page.url()).origin, 'if-match': `"${version}"` },
            data: { ...book, contingency: 0.07 },
          })
        ).status(),
      ).toBe(200);
      await page.route(
        '**/api/admin/rates/preview',
        (route) =>
          route.fulfill({
            status: 503,
            contentType: 'application/problem+json',
            body: '{"message":"Not now."}',
          }),
        { times: 1 },
      );
      await save.click();
      await expect(dialog.getByRole('alert')).toContainText('Not now.');
      await save.click();
      await expect(dialog).toContainText(
        'The rate book was saved in another window in the meantime.',
      );
      await save.click();
      await expect(page.getByText('Rate book saved', { exact: true })).toBeVisible();
      const { book: saved } = (await (
        await page.request.get('/api/admin/rates')
      ).json()) as AdminRates;
      expect([saved.labourPencePerHour, saved.contingency]).toEqual([4_300, 0.07]);
    },
  );
});

test('all sample content leaves the site with one action that asks first', async ({ page }) => {
  await logInAs(page, sectionPath('samples'));
  await expect(page.getByRole('heading', { name: 'Sample content', level: 2 })).toBeVisible();
  await page.getByRole('button', { name: 'Remove all sample content' }).click();
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText(/Now in the bin:/)).toBeVisible();
  expect(await (await page.request.get('/api/portfolio')).json()).toEqual([]);
  expect(await (await page.request.get('/api/testimonials')).json()).toEqual([]);
});

test(
  'at every width each section and the trail have no fault that axe can find',
  { tag: '@long' },
  async ({ page }) => {
    // Eleven pages, each looked at by axe.
    test.setTimeout(240_000);
    await logInAs(page, sectionPath('firm'));
    for (const [id, title] of [
      ['firm', 'The firm'],
      ['contact', 'Contact details'],
      ['hours', 'Opening hours'],
      ['area', 'Area and prices'],
      ['social', 'Social links'],
      ['policies', 'Policies'],
      ['booking', 'Booking links'],
      ['rates', 'Rate book'],
      ['samples', 'Sample content'],
      ['environment', 'How it is set up'],
    ] as const) {
      await openSection(page, id, title);
      await expectFitsAt(page, WIDTHS);
    }
    await page.goto('/admin/changes');
    await expect(page.getByRole('button', { name: /What changed/ }).first()).toBeVisible();
    await page
      .getByRole('button', { name: /What changed/ })
      .first()
      .click();
    await expectFitsAt(page, WIDTHS);
  },
);
