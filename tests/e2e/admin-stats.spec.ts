/** The figures above the dashboard's tabs. */
import { logInAs } from './support/owner.ts';
import { expect, expectFitsAt, openPage, test } from './support/own-site.ts';

test.describe.configure({ mode: 'default' });
const WIDTHS = [390, 1440];
// One journey is refused its figures on purpose.
test.use({ expectedErrors: /503 \(Service Unavailable\)/ });

/** The browser of these journeys says that it is run by a program. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test('what a visitor opens is counted, by link inside the site too, and what the owner opens is not', async ({
  browser,
  page,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    userAgent: BROWSER,
    serviceWorkers: 'block',
  });
  const visitor = await context.newPage();
  // A link that is pressed before the page is live opens a document, which is counted as one.
  await openPage(visitor, '/about');
  const told = visitor.waitForResponse(
    (answer) => answer.url().endsWith('/api/page-views') && answer.status() === 204,
  );
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Cost Calculator' }).click();
  await told;
  await context.close();

  await logInAs(page);
  await page.goto('/services');
  await page.goto('/admin/dashboard');
  const stats = (await (await page.request.get('/api/admin/stats')).json()) as {
    pages: { path: string; views: number }[];
  };
  expect(stats.pages.map(({ path, views }) => `${path} ${views}`).toSorted()).toEqual([
    '/about 1',
    '/cost-calculator 1',
  ]);
  await expect(page.getByRole('listitem').filter({ hasText: 'Pages opened' })).toContainText(
    '2 in 30 days',
  );
});

test('what needs attention leads to where it is put right', async ({ page }) => {
  await logInAs(page);
  const summary = page.getByText('Needs attention', { exact: true });
  await expect(summary).toBeVisible();
  const link = page.getByRole('link', { name: /of the sample firm/ }).first();
  if (!(await link.isVisible())) await summary.click();
  await link.click();
  await expect(page.getByRole('heading', { name: 'The firm', level: 2 })).toBeVisible();
});

test(
  'what needs attention leads to its list, below the figures, for the eye and for the keys',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logInAs(page, '/admin/today');
    // Sent by mail, while the figures are still on their way.
    let answer!: () => void;
    const figures = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(
      '**/api/admin/stats',
      async (route) => {
        await figures;
        await route.continue();
      },
      { times: 1 },
    );
    await page.goto('/admin/dashboard?tab=designs&view=requests#dashboard-panel');
    const panel = page.getByRole('tabpanel');
    const top = async () => (await panel.boundingBox())!.y;
    await expect(panel).toBeFocused();
    answer();
    await expect(page.getByText('Needs attention', { exact: true })).toBeAttached();
    await expect.poll(top).toBeLessThan(300);
    await expect(page).toHaveURL('/admin/dashboard?tab=designs&view=requests');
    expect(await top()).toBeGreaterThanOrEqual(0);

    const bare = {
      title: 'Lighting',
      description: 'Whatever lights a garden up.',
      shortDescription: 'Light outside',
      imageUrl: '',
      icon: null,
      order: 90,
      active: true,
    };
    expect(
      (
        await page.request.post('/api/admin/services', {
          headers: { origin: new URL(page.url()).origin },
          data: bare,
        })
      ).ok(),
    ).toBe(true);
    await page.reload();
    const link = page.getByRole('link', { name: /service has no picture/ });
    await expect(page.getByText('Needs attention', { exact: true })).toBeVisible();
    if (!(await link.isVisible())) await page.getByText('Needs attention', { exact: true }).click();
    await link.click();
    await expect(page).toHaveURL('/admin/dashboard?tab=services&show=no-picture');
    await expect(panel).toBeFocused();
    await expect.poll(top).toBeLessThan(300);
    // The next list is chosen where the eye is: the page stays as it is.
    const tab = page.getByRole('tab', { name: 'Testimonials' });
    await tab.click();
    await expect(page).toHaveURL('/admin/dashboard?tab=testimonials');
    await expect(tab).toBeFocused();
  },
);

test('figures that cannot be fetched say so, and come back', { tag: '@long' }, async ({ page }) => {
  await page.route(
    '**/api/admin/stats',
    (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: '{"message":"Not now."}',
      }),
    { times: 1 },
  );
  await logInAs(page);
  await expect(page.getByText('Failed to fetch stats')).toBeVisible();
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toHaveAccessibleDescription('Failed to fetch stats');
  await again.click();
  await expect(page.getByText('Pages opened', { exact: true }).first()).toBeVisible();
});

test(
  'failed work that is done again gives the focus on to its heading, and the last of it to that of the figures',
  { tag: '@long' },
  async ({ page }) => {
    const failed = ['job_1', 'job_2'].map((id) => ({
      id,
      what: `Sending ${id}`,
      error: 'The disk is full.',
      updatedAt: '2026-11-23T09:00:00.000Z',
    }));
    await page.route('**/api/admin/stats', async (route) => {
      const stats = (await (await route.fetch()).json()) as { attention: object[] };
      const attention = [
        {
          id: 'failed-jobs',
          title: 'Failed work',
          detail: 'Look at why.',
          to: '/admin/dashboard#failed-work',
          urgent: true,
        },
        ...stats.attention,
      ];
      await route.fulfill({ json: { ...stats, failedJobs: failed, attention } });
    });
    await page.route('**/api/admin/jobs/*/retry', async (route) => {
      failed.shift();
      await route.fulfill({ json: { success: true } });
    });
    await logInAs(page);
    const retry = (id: string) => page.getByRole('button', { name: new RegExp(`^Retry.*${id}$`) });
    await retry('job_1').press('Enter');
    await expect(retry('job_1')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Failed work' })).toBeFocused();
    await retry('job_2').press('Enter');
    await expect(page.getByRole('heading', { name: 'Figures' })).toBeFocused();
  },
);

test(
  'at every width the figures have no fault that axe can find',
  { tag: '@long' },
  async ({ page }) => {
    // Each screen is looked at by axe at every width.
    test.setTimeout(240_000);
    await logInAs(page);
    await expect(page.getByText('Pages opened', { exact: true }).first()).toBeVisible();
    await expectFitsAt(page, WIDTHS);
  },
);
