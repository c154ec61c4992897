import { expect, openPage, test } from './support/site.ts';

test('the six services stand in their order, each with a price and the way to a conversation', async ({
  page,
}) => {
  await openPage(page, '/services');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText([
    'Garden Design',
    'Paving & Stonework',
    'Fencing & Structures',
    'Planting & Soft Landscaping',
    'Garden Irrigation',
    'Garden Maintenance',
  ]);
  await expect(cards.first()).toContainText('From £1,200, including VAT');
  await cards.first().getByRole('link', { name: 'Work out yours' }).click();
  await expect(page).toHaveURL(/\/cost-calculator\?service=garden-design$/);
  await page.goBack();
  await cards.nth(1).getByRole('link', { name: 'Book a consultation' }).click();
  await expect(page).toHaveURL(/\/booking$/);
});

test.describe('pictures that fail', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test(
    'a picture that fails gives way to the drawing of its kind of work, and that one to the default',
    { tag: '@long' },
    async ({ page }) => {
      await page.route(/\/uploads\/site\//, (route) => route.abort());
      await page.route('**/placeholders/service-paving.svg', (route) => route.abort());
      await openPage(page, '/services');
      await expect(page.getByRole('img', { name: 'Drawing: Garden Design' })).toHaveAttribute(
        'src',
        '/placeholders/service-design.svg',
      );
      await page.getByRole('heading', { name: 'Paving & Stonework' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('img', { name: 'Drawing: Paving & Stonework' })).toHaveAttribute(
        'src',
        '/placeholders/service.svg',
      );
    },
  );
});

test.describe('a server that fails', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('says so in the specified words and tries again', { tag: '@long' }, async ({ page }) => {
    let isDown = true;
    let answer = () => {};
    let held = Promise.resolve();
    await page.route('**/api/services?active=true', async (route) => {
      await held;
      await (isDown ? route.fulfill({ status: 503, body: 'down' }) : route.continue());
    });
    // The page's own data comes with its document: here it goes out without its services, as when the database cannot be read.
    await page.route('**/services.data*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll('/api/services?active=true', '/api/other'),
      });
    });
    await openPage(page, '/about');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Services' })
      .click();
    await expect(page.getByRole('alert')).toContainText(
      'Failed to load services. Please try again later.',
    );
    held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'Trying again…' })).toBeFocused();
    answer();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeFocused();
    isDown = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('article')).toHaveCount(6);
  });

  test('no service at all is said too', { tag: '@long' }, async ({ page }) => {
    await page.route('**/api/services?active=true', (route) => route.fulfill({ json: [] }));
    await page.route('**/services.data*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll('/api/services?active=true', '/api/other'),
      });
    });
    await openPage(page, '/about');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Services' })
      .click();
    await expect(
      page.getByText('No services available at the moment. Please check back later.'),
    ).toBeVisible();
  });
});
