import { expect, openPage, test } from './support/site.ts';

test('gardens are filtered by kind, and the address keeps the choice', async ({ page }) => {
  await openPage(page, '/portfolio');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(9);
  await page.getByRole('button', { name: 'Wildlife' }).click();
  await expect(cards).toHaveCount(3);
  await expect(page).toHaveURL(/category=wildlife/);
  await expect(cards.first()).toContainText('A pond before anything else');
  await page.reload();
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: 'All' }).click();
  await expect(cards).toHaveCount(9);
});

test('sample gardens and sample words say so', async ({ page }) => {
  await openPage(page, '/portfolio');
  for (const card of await page.getByRole('main').getByRole('article').all())
    await expect(card.getByText('Sample', { exact: true })).toBeVisible();
  const words = page.getByRole('region', { name: 'What clients say' }).getByRole('figure');
  await expect(words).toHaveCount(8);
  await expect(words.first()).toContainText('Romford');
  await expect(words.first()).toContainText('October 2026');
  await expect(words.first().getByText('Sample', { exact: true })).toBeVisible();
  await expect(words.first().getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
});

test('before and after are compared with the keys, only where they differ', async ({
  page,
  request,
}) => {
  const projects = (await (await request.get('/api/portfolio')).json()) as {
    beforeImageUrl: string;
    afterImageUrl: string;
  }[];
  await openPage(page, '/portfolio');
  const sliders = page.getByRole('slider', { name: /^Before and after: / });
  await expect(sliders).toHaveCount(
    projects.filter((one) => one.beforeImageUrl !== one.afterImageUrl).length,
  );
  const slider = sliders.first();
  if ((await sliders.count()) === 0) return;
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
});

test.describe('lists that cannot be read', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('are told apart, in the specified words', { tag: '@long' }, async ({ page }) => {
    let isDown = true;
    for (const call of ['portfolio', 'testimonials']) {
      await page.route(`**/api/${call}`, (route) =>
        isDown ? route.fulfill({ status: 503, body: 'down' }) : route.continue(),
      );
    }
    // The page's data goes out without its lists, as when the database cannot be read.
    await page.route('**/portfolio.data*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text())
          .replaceAll('/api/portfolio', '/api/other')
          .replaceAll('/api/testimonials', '/api/others'),
      });
    });
    await openPage(page, '/about');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Portfolio' })
      .click();
    await expect(page.getByText('Failed to load portfolio projects.')).toBeVisible();
    await expect(page.getByText('Failed to load testimonials.')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try Again' }).first().click();
    await expect(page.getByRole('article')).toHaveCount(9);
  });
});
