/** The planting calendar, its year chart, its file and its printed sheet. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, openPage, test } from './support/site.ts';

type Plant = {
  name: string;
  category: string;
  sowingPeriod: string | null;
  plantingPeriod: string;
  harvestingPeriod: string | null;
};
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const cards = (page: Page) => page.locator('main article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const plain = (text: string) => text.replace(/[‘’]/g, "'");
const monthNow = () =>
  Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', month: 'numeric' }).format(
      new Date(),
    ),
  );

/** Written apart from the product's own matching: every period of the sample is a first month and a last, or a list of months. */
const isIn = (period: string | null, month: number): boolean =>
  (period ?? '').split(', ').some((part) => {
    const [first = 0, last = first] = part.split(' - ').map((name) => MONTHS.indexOf(name) + 1);
    return first <= last ? month >= first && month <= last : month >= first || month <= last;
  });
const expected = (plants: Plant[], month: number, category: string) =>
  plants
    .filter((plant) => category === 'all' || plant.category === category)
    .filter((plant) =>
      [plant.sowingPeriod, plant.plantingPeriod, plant.harvestingPeriod].some((period) =>
        isIn(period, month),
      ),
    )
    .map((plant) => plant.name)
    .toSorted();

test(
  'it opens on this month and shows what is to be done in it',
  { tag: '@long' },
  async ({ page, request }) => {
    const plants = (await (await request.get('/api/plants')).json()) as Plant[];
    expect(plants.length).toBeGreaterThanOrEqual(110);
    const month = monthNow();
    await openPage(page, '/planting-calendar');
    await expect(
      page.getByRole('heading', { name: `What to do in ${MONTHS[month - 1]}` }),
    ).toBeVisible();
    expect((await names(page)).map(plain).toSorted()).toEqual(expected(plants, month, 'all'));
    await expect(
      page.getByRole('main').getByRole('link', { name: 'See the full calendar' }).first(),
    ).toHaveAttribute('href', '/planting-calendar/full');
  },
);

test('category and month narrow the cards and stand in the address', async ({ page, request }) => {
  const plants = (await (await request.get('/api/plants')).json()) as Plant[];
  await openPage(page, '/planting-calendar');
  const category = page.getByRole('group', { name: 'Category' });
  expect(
    (await category.getByRole('button').allTextContents()).map((text) => text.replace(/\d+/, '')),
  ).toEqual(['All', 'Vegetables', 'Fruits', 'Flowers', 'Herbs']);
  await page.getByRole('navigation', { name: 'Month' }).getByRole('link', { name: 'May' }).click();
  await expect(page.getByRole('heading', { name: 'Plants for May' })).toBeVisible();
  await category.getByRole('button', { name: 'Herbs' }).click();
  await expect(page).toHaveURL(/\?month=5&category=herbs$/);
  await expect(category.getByRole('button', { name: 'Herbs' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect
    .poll(async () => (await names(page)).map(plain).toSorted())
    .toEqual(expected(plants, 5, 'herbs'));
  await page.reload();
  expect((await names(page)).map(plain).toSorted()).toEqual(expected(plants, 5, 'herbs'));
});

test(
  'a card opens its description, and a name in the summary leads to its card',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, '/planting-calendar?month=4&category=vegetables');
    const card = cards(page).filter({ hasText: 'Beetroot' });
    const words = card.getByText('Each knobbly seed is really a cluster');
    await expect(words).toBeHidden();
    await card.getByText('How to grow it').click();
    await expect(words).toBeVisible();
    await expect(card).toContainText('Full Sun');
    await expect(card).toContainText('Beginner');
    await expect(card).toContainText('March – July');
    await page
      .getByRole('region', { name: 'What to do in April' })
      .getByRole('link', { name: 'Beetroot' })
      .first()
      .click();
    await expect(card).toBeInViewport();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('months and categories are addresses of the server', { tag: '@long' }, async ({ page }) => {
    await page.goto('/planting-calendar?month=5&category=herbs');
    await expect(page.getByRole('heading', { name: 'Plants for May' })).toBeVisible();
    await expect(cards(page).filter({ hasText: 'Basil' })).toBeVisible();
    await page.getByRole('button', { name: 'Vegetables' }).click();
    await expect(page).toHaveURL(/month=5&category=vegetables/);
    await expect(cards(page).filter({ hasText: 'Beetroot' })).toBeVisible();
    await page.getByRole('link', { name: 'January' }).click();
    await expect(page).toHaveURL(/month=1&category=vegetables/);
    await page.goto('/planting-calendar/full?q=rosemary');
    await expect(page.getByText('1 plant', { exact: true })).toBeVisible();
  });
});

test.describe('when something fails', () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ });

  test(
    'a picture falls back to its category, then to initials',
    { tag: '@long' },
    async ({ page }) => {
      await page.route(/\/botanical\/(basil|bay)\b/, (route) => route.abort());
      await openPage(page, '/planting-calendar?month=6&category=herbs');
      await expect(page.getByAltText('Basil: drawing of herbs')).toBeVisible();
      await page.route(/\/botanical\/(basil|category-herbs)\b/, (route) => route.abort());
      await page.reload();
      await expect(cards(page).getByRole('img', { name: 'Basil', exact: true })).toHaveText('B');
    },
  );

  test(
    'plants that cannot be fetched are said to be, and can be tried again',
    { tag: '@long' },
    async ({ page }) => {
      await openPage(page, '/planting-calendar?month=6');
      await page.route('**/api/plants', (route) => route.abort());
      await page.getByRole('button', { name: 'Herbs' }).click();
      const alert = page.getByRole('alert').filter({ hasText: 'Failed to load planting data.' });
      await expect(alert).toBeVisible();
      await page.unroute('**/api/plants');
      await alert.getByRole('link', { name: 'Try Again' }).click();
      await expect(alert).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Plants for June' })).toBeVisible();
      await expect(cards(page).filter({ hasText: 'Basil' })).toBeVisible();
    },
  );

  test('a month without a plant says so', { tag: '@long' }, async ({ page }) => {
    await openPage(page, '/planting-calendar?month=6');
    await page.route('**/api/plants', async (route) => {
      const plants = (await (await route.fetch()).json()) as Plant[];
      await route.fulfill({ json: plants.filter((plant) => plant.category !== 'herbs') });
    });
    await page.getByRole('button', { name: 'Herbs' }).click();
    await expect(
      page.getByText('No plants found for June in this category.', { exact: true }),
    ).toBeVisible();
  });
});

test('the full calendar has twelve months, a filter, a search and a way back', async ({ page }) => {
  await openPage(page, '/planting-calendar/full');
  const months = page
    .getByRole('region', { name: 'Month by month' })
    .getByRole('heading', { level: 3 });
  expect(await months.allTextContents()).toEqual(MONTHS);
  const rows = page.getByRole('region', { name: 'The year at a glance' }).locator('tbody tr');
  const all = await rows.count();
  expect(all).toBeGreaterThanOrEqual(110);
  const category = page.getByRole('group', { name: 'Category' });
  expect(await category.getByRole('button').allTextContents()).toEqual([
    'All',
    'Vegetables',
    'Fruits',
    'Herbs',
    'Flowers',
  ]);
  await category.getByRole('button', { name: 'Herbs' }).click();
  await expect(page).toHaveURL(/category=herbs/);
  await expect.poll(() => rows.count()).toBeLessThan(all / 3);
  await page.getByRole('searchbox', { name: 'Find a plant' }).fill('ocimum');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('row', { name: /Basil/ })).toContainText('Sow April – June.');
  await expect(page).toHaveURL(/q=ocimum/);
  await expect(page.getByRole('region', { name: 'December' })).toContainText(
    'No plants found for December in this category.',
  );
  await page.getByRole('link', { name: 'Back to the month' }).click();
  await expect(page).toHaveURL(/\/planting-calendar$/);
});

test(
  'ticked plants come as a calendar file, hidden by a search or not',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, '/planting-calendar/full');
    const file = async () => {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: /^Calendar file/ }).click();
      const download = await coming;
      return {
        name: download.suggestedFilename(),
        text: (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', ''),
      };
    };
    const whole = await file();
    expect(whole.name).toBe('planting-calendar.ics');
    expect(whole.text.match(/BEGIN:VEVENT/g)).toHaveLength(12);
    await page.getByRole('checkbox', { name: 'Beetroot' }).check();
    await page.getByRole('searchbox', { name: 'Find a plant' }).fill('rosemary');
    await page.getByRole('checkbox', { name: 'Rosemary' }).check();
    await expect(page.getByRole('button', { name: 'Calendar file of 2 plants' })).toBeVisible();
    const chosen = await file();
    expect(chosen.text).toContain('SUMMARY:Sow: Beetroot (March to July)');
    expect(chosen.text).toContain('SUMMARY:Plant: Rosemary');
    expect(chosen.text).not.toContain('Basil');
  },
);

test('the year prints on one sheet of A4', { tag: '@long' }, async ({ page }) => {
  await openPage(page, '/planting-calendar/full');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 59[45][\d.]* 84[12][\d.]*\s*\]/);
});

test('the first view on a phone is light', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/planting-calendar?month=4', '/planting-calendar/full']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const entries = await page.evaluate(() =>
      (
        [
          ...performance.getEntriesByType('navigation'),
          ...performance.getEntriesByType('resource'),
        ] as PerformanceResourceTiming[]
      ).map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
    );
    const bytes = (list: typeof entries) =>
      list.reduce((total, entry) => total + entry.encodedBodySize, 0);
    expect(bytes(entries), path).toBeLessThan(350_000);
    expect(bytes(entries.filter((entry) => entry.name.endsWith('.js'))), path).toBeLessThan(
      130_000,
    );
  }
});
