/** Failures that really happen: a line that breaks, a page whose data does not come, a clipboard that is denied. */
import { type Front, openFront } from './support/front.ts';
import { expect, GARDEN, openPage, test } from './support/site.ts';

let front: Front;
test.beforeEach(async ({ baseURL }) => {
  front = await openFront(baseURL!);
});
test.afterEach(() => front.close());
test.use({
  expectedErrors: /Failed to load resource|net::ERR|Failed to fetch|NetworkError|ErrorResponse/,
});

test(
  'a line that breaks while the designs are drawn is said, and what was written stays',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, `${front.url}/ai-design`);
    await page.getByLabel('Describe your garden').fill(GARDEN);
    await page.getByText('Family Garden', { exact: true }).click();
    front.delay((path) => path === '/api/design', 600_000);
    const asked = page.waitForRequest('**/api/design');
    await page.getByRole('button', { name: 'Generate my designs' }).click();
    await asked;
    front.cut();
    await expect(
      page
        .getByText(
          'Network connection issue. Please check your internet connection and try again.',
          {
            exact: true,
          },
        )
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Design Generation Error',
    );
    await expect(page.getByLabel('Describe your garden')).toHaveValue(GARDEN);
  },
);

test('a page whose data cannot be fetched says so in its own list’s words, and another try brings it', async ({
  page,
}) => {
  let isDown = true;
  await page.route(/\/portfolio\.data/, (route) =>
    isDown
      ? route.fulfill({ status: 503, contentType: 'text/plain', body: 'down' })
      : route.continue(),
  );
  await openPage(page, '/services');
  await page.locator('footer a[href="/portfolio"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await expect(page.getByText('Failed to load portfolio projects.', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(/\/portfolio$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    'This page could not be shown',
  );
});

test(
  'an estimate is copied where there is no share sheet; where nothing may be copied, its address is shown',
  { tag: '@long' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await openPage(page, '/cost-calculator?service=paving-stonework&size=medium');
    const share = page.getByRole('button', { name: 'Share it' });
    await share.click();
    await expect(
      page.getByText('Link copied to clipboard!', { exact: true }).first(),
    ).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '/cost-calculator?service=paving-stonework',
    );
    await page.evaluate(() =>
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: () => Promise.reject(new DOMException('denied', 'NotAllowedError')),
      }),
    );
    await share.click();
    await expect(
      page.getByText('The link could not be copied', { exact: true }).first(),
    ).toBeVisible();
    await expect(
      page.getByText(/\/cost-calculator\?service=paving-stonework/).first(),
    ).toBeVisible();
  },
);
