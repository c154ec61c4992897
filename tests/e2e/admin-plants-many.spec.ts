/** A planting calendar of 5,000 plants stays usable, for its owner and for visitors. */
import { addManyPlants } from './support/add-many-plants.ts';
import { logInAs, OWNER_PASSWORD } from './support/owner.ts';
import { expect, expectNoSidewaysScroll, openPage, test } from './support/own-site.ts';

/** Elements of the whole page: a list drawn whole would have far over a hundred thousand. */
const MOST_ELEMENTS = 12_000;

test.use({ siteOptions: { prepare: addManyPlants } });
test.describe.configure({ mode: 'default', timeout: 120_000 });

test(
  'the owner scrolls, searches and edits among them, and the page never holds more than a part',
  { tag: '@long' },
  async ({ page }) => {
    // High enough that the list's beginning is in sight below the day and the figures.
    await page.setViewportSize({ width: 1440, height: 1200 });
    await logInAs(page, '/admin/dashboard?tab=plants');
    const cards = page.getByRole('tabpanel').getByRole('article');
    await expect(cards.first()).toBeVisible();
    await expect(page.getByText(/^5,\d\d\d plants$/)).toBeVisible();
    const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
    expect(await elements()).toBeLessThan(MOST_ELEMENTS);

    // To the very end by way of the middle, and back: what comes into sight is there, what has gone out of it is not kept.
    for (const share of [0.25, 0.5, 0.75, 1, 1, 0.5, 0]) {
      await page.evaluate(
        (part) =>
          scrollTo({ top: document.documentElement.scrollHeight * part, behavior: 'instant' }),
        share,
      );
      await expect
        .poll(() =>
          page.evaluate(() => {
            const { innerHeight } = window;
            return [...document.querySelectorAll('[role=tabpanel] article')].filter((one) => {
              const { top, bottom } = one.getBoundingClientRect();
              return bottom > 0 && top < innerHeight;
            }).length;
          }),
        )
        .toBeGreaterThan(0);
      expect(await elements()).toBeLessThan(MOST_ELEMENTS);
    }

    await page.getByRole('searchbox', { name: 'Search plants' }).fill('no. 4321');
    await expect(cards).toHaveCount(1);
    await expect(cards.first()).toContainText('no. 4321');
    await cards.first().getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Plant' });
    await form
      .getByRole('textbox', { name: 'Description (optional)' })
      .fill('One of five thousand.');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Plant updated', { exact: true })).toBeVisible();
    await expect(cards.first()).toContainText('One of five thousand.');

    // Who deletes by the keys goes on from the next card, not from the start of the page.
    await page.getByRole('searchbox', { name: 'Search plants' }).fill('no. 43');
    await expect(cards.nth(3)).toBeVisible();
    const [gone, next] = await Promise.all(
      [1, 2].map((index) => cards.nth(index).getAttribute('aria-label')),
    );
    await page.getByRole('button', { name: `Delete ${gone}`, exact: true }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByRole('article', { name: gone!, exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Delete ${next}`, exact: true })).toBeFocused();
  },
);

test.describe('a session that has ended', () => {
  test.use({ expectedErrors: /status of 401/ });

  test(
    'is asked about once while the list is looked through, and again at the next press',
    { tag: '@long' },
    async ({ page, context }) => {
      await page.setViewportSize({ width: 1440, height: 1200 });
      await logInAs(page, '/admin/dashboard?tab=plants');
      await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
      await context.clearCookies();
      const question = page.getByRole('dialog', { name: 'Please sign in again' });
      const lookAt = (share: number) =>
        page.evaluate(
          (part) =>
            scrollTo({ top: document.documentElement.scrollHeight * part, behavior: 'instant' }),
          share,
        );
      const failed = page.getByText('Failed to load plants. Please try again later.');
      await lookAt(0.3);
      await question.getByRole('button', { name: 'Not now' }).click();
      await expect(failed.first()).toBeVisible();
      await lookAt(0.6);
      await expect
        .poll(() =>
          failed.evaluateAll((all) =>
            all.some((one) => {
              const { top, bottom } = one.getBoundingClientRect();
              return top > 0 && bottom < innerHeight;
            }),
          ),
        )
        .toBe(true);
      await expect(question).toHaveCount(0);
      await page.getByRole('button', { name: 'Try Again' }).last().press('Enter');
      await expect(question).toBeVisible();
      // While it is tried again, what went wrong stays said.
      await expect(failed.first()).toBeAttached();
      await question.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
      await page.keyboard.press('Enter');
      // The part that was asked for again gives the focus to the first of its cards.
      await expect
        .poll(() =>
          page.evaluate(() => document.activeElement?.closest('li:first-child > article')?.tagName),
        )
        .toBe('ARTICLE');
      await expect(page.locator('article :focus')).toBeInViewport();
    },
  );
});

test(
  'visitors get the months and the year in pages that open',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, '/planting-calendar?month=5');
    const pages = page.getByRole('navigation', { name: 'Pages of plants' });
    expect(await page.getByRole('article').count()).toBeLessThanOrEqual(150);
    const first = await page.getByRole('article').first().getByRole('heading').innerText();
    // By the keys: cards above it are laid out as they come near, and may move it from under a mouse between press and release.
    await pages.getByRole('link', { name: 'More plants' }).press('Enter');
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first);
    await page
      .getByRole('navigation', { name: 'Month' })
      .getByRole('link', { name: 'June' })
      .click();
    await expect(page).not.toHaveURL(/page=/);

    await openPage(page, '/planting-calendar/full');
    expect(await page.getByRole('checkbox').count()).toBeLessThanOrEqual(600);
    await expectNoSidewaysScroll(page);
    await page.getByRole('searchbox', { name: 'Find a plant' }).fill('no. 4321');
    await expect(page.getByRole('checkbox')).toHaveCount(1);
  },
);
