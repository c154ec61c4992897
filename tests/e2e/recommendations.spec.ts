/** The plant recommendations: where, how, what, and the report to keep. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectSoundEverywhere, openPage, test } from './support/site.ts';

const ANSWERS: readonly (readonly [string, string])[] = [
  ['gardenSize', 'medium'],
  ['timeCommitment', 'low'],
  ['sunExposure', 'full-sun'],
  ['gardenType', 'mixed'],
  ['experience', 'beginner'],
];
const plants = (page: Page) => page.locator('main ol > li > article');
const submit = (page: Page) => page.getByRole('button', { name: 'Show my plants' });
const choose = (page: Page, name: string, value: string) =>
  page.locator(`label:has(input[name="${name}"][value="${value}"])`).click();

async function analyse(page: Page, postcode = 'RM1 3AB'): Promise<void> {
  await openPage(page, '/garden-recommendations');
  await page.getByLabel('Postcode').fill(postcode);
  await page.getByLabel('Postcode').press('Enter');
  await expect(page.getByRole('heading', { name: 'How do you garden?' })).toBeVisible();
}
async function recommend(page: Page, answers: typeof ANSWERS = ANSWERS): Promise<void> {
  await analyse(page);
  for (const [name, value] of answers) await choose(page, name, value);
  await submit(page).click();
}
/** The page as it stands in a November, whatever day it is. */
const inNovember = (page: Page) => page.clock.setFixedTime(new Date('2026-11-17T12:00:00Z'));

test('three steps lead from a postcode to at most six plants and this month’s tasks', async ({
  page,
}) => {
  await openPage(page, '/garden-recommendations');
  await expect(page.getByRole('heading', { name: 'How do you garden?' })).toBeHidden();
  await analyse(page);
  await expect(page.getByText('Light sandy loam over gravel').first()).toBeVisible();
  await expect(page.locator('input[name=soilType][value=sandy]')).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Romford');

  await submit(page).click();
  await expect(
    page.getByText(
      'Still to choose: garden size, experience, what to grow, sun and time each week.',
    ),
  ).toBeVisible();
  await expect(plants(page)).toHaveCount(0);
  for (const [name, value] of ANSWERS.slice(0, 4)) await choose(page, name, value);
  await submit(page).click();
  await expect(page.getByText('Still to choose: experience.')).toBeVisible();
  await choose(page, 'experience', 'beginner');
  await submit(page).click();

  await expect(
    page.getByRole('heading', {
      name: /^(?:\w+ plants? for your garden in |Plants for your garden)/,
    }),
  ).toBeFocused();
  await expect(plants(page)).toHaveCount(6);
  for (const plant of await plants(page).all()) {
    expect(await plant.locator('ul > li').count()).toBeLessThanOrEqual(3);
    await expect(plant.getByText('of 100: how well it matches')).toBeVisible();
  }
  await expect(
    page.getByRole('region', { name: 'This month’s tasks' }).getByRole('listitem'),
  ).toHaveCount(4);
  for (const [name, href] of [
    ['Design my garden', '/ai-design'],
    ['Book Consultation', '/booking'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href);
  }

  await page.reload();
  await expect(plants(page)).toHaveCount(6);
  await page.getByRole('button', { name: 'Start New Analysis' }).click();
  await expect(plants(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'How do you garden?' })).toBeHidden();
  await expect(page.getByLabel('Postcode')).toBeFocused();
});

test('another place replaces the soil that was chosen', { tag: '@long' }, async ({ page }) => {
  await analyse(page);
  await choose(page, 'soilType', 'loam');
  await choose(page, 'gardenSize', 'large');
  await page.getByLabel('Postcode').fill('N1 9GU');
  await page.getByLabel('Postcode').press('Enter');
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('London');
  await expect(page.locator('input[name=soilType][value=loam]')).not.toBeChecked();
  await expect(page.locator('input[name=gardenSize][value=large]')).toBeChecked();
});

test(
  'this month’s plants can be sown or planted in it, and the others stand apart with their time',
  { tag: '@long' },
  async ({ page }) => {
    await inNovember(page);
    await recommend(page);
    const now = page.getByRole('region', { name: 'Six plants for your garden in November' });
    const time = /(?:Sow|Plant)(?:(?!\)).)*\(now\)/;
    await expect(now.getByRole('article')).toHaveCount(6);
    for (const plant of await now.getByRole('article').all())
      await expect(plant).toContainText(time);
    await expect(page.getByText('has passed')).toHaveCount(0);

    // No herb is sown or planted in November.
    await choose(page, 'gardenType', 'herbs');
    await page.getByRole('button', { name: 'Update recommendations' }).click();
    const later = page.getByRole('region', { name: 'For later in the year' });
    await expect(later.getByRole('article')).toHaveCount(6);
    await expect(plants(page)).toHaveCount(6);
    for (const plant of await later.getByRole('article').all())
      await expect(plant.getByText(/^When: (?:sow|plant) /)).toBeVisible();
    await expect(
      page.getByText('Of the plants that match your garden, none is sown or planted in November.'),
    ).toBeVisible();
  },
);

test('the household is asked, kept, and spared what is dangerous to it', async ({ page }) => {
  await inNovember(page);
  await analyse(page);
  const household = page.getByRole('group', { name: 'Who shares the garden?' });
  for (const name of ['Children', 'Dogs', 'Cats'])
    await expect(household.getByRole('checkbox', { name })).not.toBeChecked();
  for (const [name, value] of [
    ...ANSWERS,
    ['gardenType', 'flowers'],
    ['soilType', 'clay'],
  ] as const)
    await choose(page, name, value);
  await submit(page).click();
  const allium = plants(page).filter({ hasText: 'Allium hollandicum' });
  await expect(
    allium.getByText('Poisonous to pets: alliums are poisonous to dogs and cats.'),
  ).toBeVisible();
  await expect(
    allium.getByText('But: it grows better in sand or loam than in clay.'),
  ).toBeVisible();
  await expect(plants(page).filter({ hasText: 'Rheum' })).toHaveCount(0);

  await household.getByRole('checkbox', { name: 'Cats' }).check();
  await page.getByRole('button', { name: 'Update recommendations' }).click();
  await expect(page.getByText('What we know to be dangerous to cats is left out.')).toBeVisible();
  await expect(allium).toHaveCount(0);
  await page.reload();
  await expect(plants(page).first()).toBeVisible();
  await expect(household.getByRole('checkbox', { name: 'Cats' })).toBeChecked();
  await expect(household.getByRole('checkbox', { name: 'Children' })).not.toBeChecked();
  await expect(allium).toHaveCount(0);
});

test(
  'the report opens in a window of its own and holds what one would keep',
  { tag: '@long' },
  async ({ page }) => {
    await recommend(page);
    await expect(plants(page)).toHaveCount(6);
    const names = await plants(page).getByRole('heading').allTextContents();
    // The logo is held up, so that the busy state can be seen.
    await page.evaluate(() => {
      const { fetch: ask } = window;
      const { promise, resolve } = Promise.withResolvers<void>();
      Object.assign(window, {
        release: resolve,
        fetch: async (...call: Parameters<typeof fetch>) => {
          if (String(call[0]).endsWith('/favicon.svg')) await promise;
          return ask(...call);
        },
      });
    });
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Download Complete Report' }).click(),
    ]);
    const noise: string[] = [];
    popup.on('console', (message) => noise.push(message.text()));
    await expect(page.getByRole('button', { name: 'Generating Report...' })).toBeDisabled();
    await expect(popup.getByText('Generating Report...')).toBeVisible();
    await page.evaluate(() => (window as unknown as { release: () => void }).release());
    await expect(page.getByText('Report Ready', { exact: true }).first()).toBeVisible();
    await expect(
      page
        .getByText(
          "Your comprehensive garden analysis report is ready. Use your browser's print function to save as PDF.",
        )
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download Complete Report' })).toBeEnabled();

    await expect(popup).toHaveTitle(/^Garden analysis report, Havering RM1 3AB$/);
    for (const name of names) await expect(popup.getByRole('heading', { name })).toBeVisible();
    await expect(popup.locator('.months article')).toHaveCount(12);
    await expect(popup.locator('tbody tr')).toHaveCount(6);
    await expect(popup.getByText('RM1 3AB').first()).toBeVisible();
    // The page's content policy holds there too: the styles and letters of the report passed it.
    expect(
      await popup.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily),
    ).toContain('Report Display');
    expect(
      await popup.evaluate(() => [
        ...new Set(
          [...document.fonts].map((face) => `${face.family.replaceAll('"', '')} ${face.status}`),
        ),
      ]),
    ).toEqual(['Report Display loaded', 'Report Sans loaded']);
    await expect
      .poll(() =>
        popup
          .locator('img')
          .evaluateAll((images) => images.every((image) => (image as HTMLImageElement).complete)),
      )
      .toBe(true);
    const pictures = await popup.locator('img').evaluateAll((images) =>
      images.map((image) => ({
        isInside: (image as HTMLImageElement).src.startsWith('data:image/'),
        width: (image as HTMLImageElement).naturalWidth,
      })),
    );
    expect(pictures.every(({ isInside, width }) => isInside && width > 0)).toBe(true);
    // The logo, the map and six plants.
    expect(pictures).toHaveLength(8);
    await popup.evaluate(() =>
      Object.assign(window, { print: () => Object.assign(window, { printed: true }) }),
    );
    await popup.getByRole('button', { name: 'Print this report' }).click();
    expect(await popup.evaluate(() => 'printed' in window)).toBe(true);
    await expectAccessible(popup);
    expect(noise).toEqual([]);
  },
);

test('a blocked pop-up is said, and what to do about it', { tag: '@long' }, async ({ page }) => {
  // What a browser answers that blocks it.
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await recommend(page);
  await page.getByRole('button', { name: 'Download Complete Report' }).click();
  await expect(page.getByText('Report Error', { exact: true }).first()).toBeVisible();
  const words = page.getByText(
    'Please allow pop-ups to generate your report, or contact us for assistance.',
  );
  await expect(words.first()).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('alert').filter({ hasText: 'Please allow pop-ups' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download Complete Report' })).toBeEnabled();
});

test('no plant in the calendar, no recommendation', { tag: '@long' }, async ({ page }) => {
  await page.route('**/api/plants', (route) => route.fulfill({ json: [] }));
  await recommend(page);
  await expect(
    page.getByText('No plants match your current preferences. Try updating your settings above.', {
      exact: true,
    }),
  ).toBeVisible();
});

test.describe('when the plants cannot be fetched', () => {
  test.use({ expectedErrors: /ERR_CONNECTION|Failed to load resource|Failed to fetch/ });
  test('says so, and another try brings them', { tag: '@long' }, async ({ page }) => {
    await page.route('**/api/plants', (route) => route.abort('connectionreset'));
    await recommend(page);
    await expect(page.getByText('Failed to load planting data.', { exact: true })).toBeVisible();
    await page.unroute('**/api/plants');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(plants(page)).toHaveCount(6);
  });
});

test.describe('when the code of the last step cannot be fetched', () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch/ });
  test('the answers stay on the page, with a way to go on', { tag: '@long' }, async ({ page }) => {
    await page.route('**/assets/results-*.js', (route) => route.abort());
    await recommend(page);
    await expect(page.getByText('Your plants could not be shown.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How do you garden?' })).toBeVisible();
    await page.unroute('**/assets/results-*.js');
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(plants(page)).toHaveCount(6);
  });
});

test('all three steps are accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recommend(page);
  await expect(plants(page)).toHaveCount(6);
  await expectSoundEverywhere(page);
});
