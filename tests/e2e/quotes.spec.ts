import type { Page, Route } from '@playwright/test';
import { logInAs } from './support/owner.ts';
import {
  expect,
  expectAccessible,
  expectContrast,
  expectFitsAt,
  openPage,
  test,
} from './support/site.ts';
import { sendQuote } from './support/quote.ts';

/** An enquiry with a design of the library, as its form sends it. @returns the path of its private page, and its id */
async function sendEnquiry(page: Page, name: string): Promise<{ link: string; id: string }> {
  const library = await page.request.get('/api/design-library');
  const { designs } = (await library.json()) as { designs: { id: string }[] };
  const answer = await page.request.post('/api/enquiries', {
    headers: { origin: new URL(library.url()).origin },
    data: {
      name,
      email: 'quoted@example.org',
      postcode: 'RM1 3DS',
      message: 'Please quote for this.',
      designIds: [designs[0]!.id],
      requestKey: crypto.randomUUID(),
    },
  });
  expect(answer.status()).toBe(201);
  const { link } = (await answer.json()) as { link: string };
  return { link, id: link.split('/').pop()!.split('.')[0]! };
}

/** Links and buttons that are lower than 24 pixels, the foot of the page included. */
const lowTargets = (page: Page): Promise<string[]> =>
  page.locator('a:visible, button:visible').evaluateAll((targets) =>
    targets
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width > 1 && height < 24;
      })
      .map((one) => one.textContent),
  );

const total = (page: Page) =>
  page.locator('dl').filter({ hasText: 'Total including VAT' }).last().locator('dd').last();

test('from a design to an accepted quote: drafted, written by keyboard, sent, changed, sent again, accepted', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const { link, id } = await sendEnquiry(page, 'Quentin Quoted');
  await logInAs(page);
  await openPage(page, `/admin/quotes/new?enquiry=${id}`);
  await page.getByRole('button', { name: 'Draft the quote' }).click();
  await expect(page.getByRole('heading', { name: 'Lines' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Quentin Quoted');
  const rows = page.locator('[data-line]');
  const count = await rows.count();
  expect(count).toBeGreaterThan(10);

  // As in a spreadsheet: a rate is typed, Enter goes to the next row, Ctrl + Enter adds one, Alt and an arrow move it.
  const before = await total(page).innerText();
  const rate = (nth: number) => rows.nth(nth).locator('[data-column="rate"]');
  await rate(0).fill('1,000');
  await expect(rows.nth(0).locator('output')).not.toHaveText(before);
  await rate(0).press('Enter');
  await expect(rate(1)).toBeFocused();
  await rate(1).press('ArrowUp');
  await expect(rate(0)).toBeFocused();
  await rate(0).press('Control+Enter');
  await expect(rows).toHaveCount(count + 1);
  await page.keyboard.type('Fetch the old bench');
  const added = rows.nth(1);
  await expect(added.getByLabel('Description')).toHaveValue('Fetch the old bench');
  await added.locator('[data-column="rate"]').fill('60');
  await expect(added.locator('output')).toHaveText('£60.00');
  await added.locator('[data-column="rate"]').press('Alt+ArrowUp');
  await expect(rows.nth(0).getByLabel('Description')).toHaveValue('Fetch the old bench');
  await expect(total(page)).not.toHaveText(before);
  const phase = page.getByRole('region', { name: /^Phase:/ }).first();
  await phase.getByRole('button', { name: /Add a discount/ }).click();
  await page.getByRole('textbox', { name: 'Rate of Discount in pounds, net' }).fill('100');
  await expect(page.getByLabel('Net of Discount')).toHaveText('−£100.00');
  const drafted = await total(page).innerText();
  await expectFitsAt(page, [390, 1440]);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog')).toContainText('Fetch the old bench');
  await page.keyboard.press('Escape');
  await sendQuote(page);
  const quoteUrl = page.url();

  const guest = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  const visitor = await guest.newPage();
  await openPage(visitor, new URL(link, page.url()).href);
  const quote = visitor.getByRole('article', { name: /^Quote Q-\d{4}-\d{4}/ });
  await expect(quote).toContainText('Fetch the old bench');
  await expect(quote).toContainText(drafted);
  await quote.getByRole('button', { name: 'Ask for a change' }).click();
  await quote.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(quote.getByText('Please say what you would like changed')).toBeVisible();
  await quote.getByLabel('What would you like changed?').fill('Without the bench, please.');
  await quote.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(quote.getByText('You have asked for a change')).toBeVisible();

  await openPage(page, quoteUrl);
  await expect(page.getByText('Without the bench, please.')).toBeVisible();
  const firstLink = await page
    .getByRole('link', { name: /Version 1 as its visitor sees it/ })
    .getAttribute('href');
  await page.getByRole('button', { name: 'Begin a new version' }).click();
  await page.getByRole('button', { name: 'Remove Fetch the old bench' }).click();
  await sendQuote(page);
  await page.getByText(/What differs from version 1/).click();
  await expect(page.getByText('Left out: “Fetch the old bench”, £60.00')).toBeVisible();

  // The old version is closed, and says so; the new one is accepted.
  await openPage(visitor, new URL(firstLink!, page.url()).href);
  await expect(
    visitor.getByRole('heading', { name: 'A newer version has been sent' }),
  ).toBeVisible();
  const newer = await visitor
    .getByRole('link', { name: 'Read the new version' })
    .getAttribute('href');
  await openPage(visitor, new URL(newer!, page.url()).href);
  await expectFitsAt(visitor, [320, 390, 1440]);
  await visitor.emulateMedia({ colorScheme: 'dark' });
  if (process.env.LONG) await expectContrast(visitor);
  // It stands on the enquiry's page too, where it is accepted; the page around it follows without being opened again.
  await openPage(visitor, new URL(link, page.url()).href);
  await expect(
    visitor.getByRole('checkbox', { name: /Please begin within the 14 days/ }),
  ).not.toBeChecked();
  await visitor.getByRole('button', { name: /^Accept this quote/ }).click();
  await expect(visitor.getByText('Please type your name')).toBeVisible();
  await visitor.getByLabel('Your name').fill('Quentin Quoted');
  await visitor.getByRole('button', { name: /^Accept this quote/ }).click();
  await expect(visitor.getByText('This quote is accepted')).toBeVisible();
  await expect(visitor.getByText(/Accepted by Quentin Quoted on/)).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('It is agreed');
  expect(await lowTargets(visitor)).toEqual([]);
  await openPage(visitor, new URL(newer!, page.url()).href);
  await expect(visitor.getByText('This quote is accepted')).toBeVisible();
  await guest.close();

  await page.reload();
  await expect(page.getByText(/Accepted by Quentin Quoted/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin a new version' })).toHaveCount(0);
  await openPage(page, '/admin/quotes?state=accepted&q=quentin');
  await expect(page.getByRole('article', { name: /Quentin Quoted/ })).toContainText('Accepted');
  await expectAccessible(page);
});

test(
  'a late answer does not lead away who has gone elsewhere',
  { tag: '@long' },
  async ({ page }) => {
    await logInAs(page);
    await openPage(page, '/admin/quotes/new');
    const held = Promise.withResolvers<void>();
    await page.route(
      '**/api/admin/quotes',
      async (route: Route) => {
        const response = await route.fetch();
        await held.promise;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Draft the quote' }).click();
    await expect(page.getByRole('button', { name: 'Drafting…' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: 'Quotes' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const answered = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.url().endsWith('/api/admin/quotes'),
    );
    held.resolve();
    await (await answered).finished();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
        }),
    );
    expect(asked.filter((url) => url.includes('/quotes/qte_'))).toEqual([]);
    await expect(page).toHaveURL(/\/admin\/quotes$/);
  },
);
