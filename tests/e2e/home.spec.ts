/** The home page and its carousel. */
import type { Page } from '@playwright/test';
import { expect, openPage, test } from './support/site.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Our gardens' });
const current = (page: Page) => carousel(page).locator('[aria-current=true]');
const position = async (page: Page) =>
  Number(/picture (\d+)/.exec((await current(page).getAttribute('aria-label')) ?? '')?.[1]);

test('the headline, the three buttons and the three cards say what they must', async ({ page }) => {
  await openPage(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Exclusive Garden Design for Distinguished Properties',
  );
  for (const [name, href] of [
    ['Get Instant Ideas', '/ai-design'],
    ['Calculate Costs', '/cost-calculator'],
    ['Book Consultation', '/booking'],
  ] as const) {
    await expect(carousel(page).getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const cards = page.getByRole('region', { name: 'What you can do here' }).getByRole('listitem');
  for (const [index, title, action, href] of [
    [0, 'Elite AI Garden Design', 'Try it now', '/ai-design'],
    [1, 'Interactive Planting Calendar', 'View calendar', '/planting-calendar'],
    [2, 'Online Booking System', 'Book a service', '/booking'],
  ] as const) {
    await expect(cards.nth(index).getByRole('heading')).toHaveText(title);
    await expect(cards.nth(index).getByRole('link', { name: action })).toHaveAttribute(
      'href',
      href,
    );
  }
});

test(
  'the pictures turn every six seconds, and not while paused',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/');
    const first = await position(page);
    await page.clock.runFor(3_000);
    expect(await position(page)).toBe(first);
    await page.clock.runFor(3_100);
    const second = await position(page);
    expect(second).not.toBe(first);
    await page.getByRole('button', { name: 'Pause the pictures' }).click();
    await page.clock.runFor(20_000);
    expect(await position(page)).toBe(second);
    await page.getByRole('button', { name: 'Play the pictures' }).click();
    await page.clock.runFor(6_100);
    expect(await position(page)).not.toBe(second);
  },
);

test('arrows and dots choose a picture, round the ends too', async ({ page }) => {
  await openPage(page, '/');
  const dots = carousel(page).getByRole('button', { name: /^Show picture/ });
  const count = await dots.count();
  expect(count).toBeGreaterThan(1);
  await dots.last().click();
  expect(await position(page)).toBe(count);
  await page.getByRole('button', { name: 'Next picture' }).click();
  expect(await position(page)).toBe(1);
  await page.getByRole('button', { name: 'Previous picture' }).press('Enter');
  expect(await position(page)).toBe(count);
});

test('each picture shows its title and that it is an AI concept', async ({ page }) => {
  await openPage(page, '/');
  const title =
    /: (.+)$/.exec((await current(page).getAttribute('aria-label')) ?? '')?.[1] ?? 'none';
  await expect(carousel(page).getByText(title, { exact: true })).toBeVisible();
  await expect(carousel(page).getByText('AI concept')).toBeVisible();
});

test('visits begin with different pictures', { tag: '@long' }, async ({ page }) => {
  const starts = new Set<string>();
  for (let visit = 0; visit < 12 && starts.size < 2; visit += 1) {
    await page.goto('/');
    starts.add((await current(page).getAttribute('aria-label')) ?? '');
  }
  expect(starts.size).toBeGreaterThan(1);
});

test.describe('with stillness asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test(
    'nothing turns by itself and there is nothing to pause',
    { tag: '@long' },
    async ({ page }) => {
      await page.clock.install();
      await openPage(page, '/');
      const first = await position(page);
      await page.clock.runFor(30_000);
      expect(await position(page)).toBe(first);
      await expect(page.getByRole('button', { name: 'Pause the pictures' })).toHaveCount(0);
    },
  );
});

test.describe('when pictures fail', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

  test(
    'the failing one leaves the rotation and the next takes its place',
    { tag: '@long' },
    async ({ page, request }) => {
      const { images } = (await (await request.get('/api/hero-images')).json()) as {
        images: { imageUrl: string; title: string }[];
      };
      const broken = images[1]!;
      await page.route(`**${broken.imageUrl.replace(/-\d+\.\w+$/, '')}**`, (route) =>
        route.abort(),
      );
      await openPage(page, '/');
      const dots = carousel(page).getByRole('button', { name: /^Show picture/ });
      const dot = dots
        .filter({ hasText: '' })
        .and(page.getByLabel(`Show picture 2: ${broken.title}`));
      // Visits begin at random: it may have been met and dropped already.
      await expect(async () => {
        if (await dot.count()) await dot.click({ timeout: 2_000 });
        expect(await dots.count()).toBe(images.length - 1);
      }).toPass();
      await expect(page.getByLabel(new RegExp(`^Show picture \\d+: ${broken.title}$`))).toHaveCount(
        0,
      );
      await expect(current(page)).toHaveCount(1);
      // It stays away for the visit.
      await page.getByRole('link', { name: 'About Us' }).first().click();
      await expect(page).toHaveURL('/about');
      await page.goBack();
      await current(page).waitFor({ state: 'attached' });
      expect(await dots.count()).toBe(images.length - 1);
    },
  );

  test(
    'with none left the drawn background stands in, and no controls',
    { tag: '@long' },
    async ({ page }) => {
      await page.route('**/uploads/**', (route) => route.abort());
      await openPage(page, '/');
      await expect(carousel(page).getByRole('button')).toHaveCount(0, { timeout: 30_000 });
      await expect(carousel(page).locator('[class*="placeholders/hero.svg"]')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
});

test('the home page asks for 125 kB of scripts at most', async ({ page }) => {
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(3);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(125_000);
});
