/** Reports: from the library, from a design's page and from the design tool. */
import { expect, openPage, test } from './support/own-site.ts';
import { GARDEN, makeDesigns } from './support/site.ts';

test.use({ siteOptions: { canPrint: true } });
test.describe.configure({ mode: 'default' });

const isReport = (url: string) => /\/uploads\/reports\/rpt_[\w-]+\.pdf$/.test(url);

test('a library design is downloaded under its own name, and the page says so', async ({
  page,
}) => {
  await openPage(page, '/design-library');
  const card = page.locator('main article').first();
  const title = (await card.getByRole('heading').textContent())!;
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/pdf') && response.request().method() === 'POST',
  );
  const downloaded = page.waitForEvent('download');
  await card.getByRole('button', { name: /^PDF/ }).click();
  const answer = (await (await answered).json()) as { success: boolean; pdfUrl: string };
  expect(answer.success).toBe(true);
  const download = await downloaded;
  expect(isReport(download.url())).toBe(true);
  expect(download.suggestedFilename()).toBe(`${title}-Design-Report.pdf`);
  expect(page.context().pages()).toHaveLength(1);
  await expect(page.getByText('PDF Generated', { exact: true }).first()).toBeVisible();
  const file = await page.request.get(answer.pdfUrl);
  expect(file.headers()['content-disposition']).toContain(
    `${encodeURIComponent(title)}-Design-Report.pdf`,
  );
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test(
  'each design of a request has a report of its own, and its button says when it is busy',
  { tag: '@long' },
  async ({ page }) => {
    await makeDesigns(page);
    const button = page
      .locator('main article')
      .first()
      .getByRole('button', { name: /^(PDF|Printing…) of/ });
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/design/pdf', async (route) => {
      await held;
      await route.continue();
    });
    await button.click();
    await expect(button).toHaveText(/^Printing…/);
    await expect(button).toBeDisabled();
    await expect(
      page
        .locator('main article')
        .nth(1)
        .getByRole('button', { name: /^PDF of/ }),
    ).toBeEnabled();
    const answered = page.waitForResponse('**/api/design/pdf');
    letGo();
    expect((await answered).status()).toBe(200);
    // The visitor's own words go with it, not the design's.
    expect((await answered).request().postDataJSON()).toMatchObject({ gardenDescription: GARDEN });
    await expect(button).toBeEnabled();
  },
);

test(
  'a design of this visit opens in a new tab; where none may be opened the page links to it',
  { tag: '@long' },
  async ({ page, context }) => {
    await makeDesigns(page);
    const asked = page.waitForRequest('**/api/design/pdf');
    const opened = context.waitForEvent('request', (request) => isReport(request.url()));
    const card = page.locator('main article').first();
    const button = card.getByRole('button', { name: /^PDF of/ });
    await button.click();
    const { gardenDescription } = (await asked).postDataJSON() as { gardenDescription: string };
    expect(gardenDescription).toBe(
      await page.evaluate(
        () => JSON.parse(sessionStorage.getItem('plotwright-design-draft')!).designDescription,
      ),
    );
    await opened;

    await page.evaluate(() => void (window.open = () => null));
    const address = page.url();
    await button.click();
    await expect(card.getByRole('link', { name: /^Open the PDF/ })).toHaveAttribute(
      'href',
      /\/uploads\/reports\/rpt_[\w-]+\.pdf$/,
      { timeout: 30_000 },
    );
    await expect(button).toBeEnabled();
    expect(page.url()).toBe(address);
  },
);

test.describe('when nothing can be printed', () => {
  test.use({ expectedErrors: /status of 50[03]/ });

  test('the library says whether to try again now or later', async ({ page }) => {
    await openPage(page, '/design-library');
    const button = page.locator('main article').first().getByRole('button', { name: /^PDF/ });
    await page.route('**/api/design-library/*/pdf', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ success: false, isChromiumError: true, message: 'no' }),
      }),
    );
    await button.click();
    await expect(
      page
        .getByText(
          'PDF generation is temporarily unavailable due to system constraints. Please try again later.',
        )
        .first(),
    ).toBeVisible();
    await page.route('**/api/design-library/*/pdf', (route) =>
      route.fulfill({ status: 500, body: 'broken' }),
    );
    await button.click();
    await expect(page.getByText('Failed to generate PDF. Please try again.').first()).toBeVisible();
    // It stays beside the button when the toast has gone.
    await expect(
      page.locator('main article').first().getByText('Failed to generate PDF. Please try again.'),
    ).toBeVisible();
    await expect(
      page.locator('main article').first().getByText('PDF generation is temporarily unavailable'),
    ).toHaveCount(0);
  });

  test(
    'the design tool names the design that could not be printed',
    { tag: '@long' },
    async ({ page }) => {
      await makeDesigns(page);
      await page.route('**/api/design/pdf', (route) =>
        route.fulfill({ status: 500, body: 'broken' }),
      );
      const card = page.locator('main article').first();
      const title = await card.getByRole('heading').first().textContent();
      await card.getByRole('button', { name: /^PDF of/ }).click();
      await expect(page.getByText('PDF Generation Failed', { exact: true }).first()).toBeVisible();
      await expect(
        page.getByText(`Could not generate PDF for ${title}. Please try again.`).first(),
      ).toBeVisible();
      await expect(
        card.getByText(`Could not generate PDF for ${title}. Please try again.`),
      ).toBeVisible();
    },
  );
});
