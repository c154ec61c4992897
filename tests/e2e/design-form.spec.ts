/** The design tool as a plain form: designs, questions, chips and facts without a single script; and what is said to a plot that cannot be drawn. */
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  test,
} from './support/site.ts';

const WORDS =
  'Our back garden is 10 m wide and 12 m long. We want a lawn and a pond. The old shed stays. The blorf wobbles at my nan sideways.';
const FACING = /When is the sun in the garden/;
const TINY = 'A balcony of 2 m by 1 m. We would love some lavender on it.';

test.describe('without scripts', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    expectedErrors: /422/,
  });

  test('a description is answered, and a question, a chip and a fact design again', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/ai-design');
    await page.getByLabel('Describe your garden').fill(WORDS);
    await page.getByText('Family Garden', { exact: true }).click();
    await page.getByRole('button', { name: 'Generate my designs' }).click();
    await expect(
      page.getByRole('heading', { name: 'Three designs for your garden' }),
    ).toBeVisible();
    const cards = page.locator('main article');
    await expect(cards).toHaveCount(3);
    await expectNoSidewaysScroll(page);
    const first = await cards
      .first()
      .getByRole('link', { name: 'Open the design' })
      .getAttribute('href');

    await page
      .getByRole('group', { name: FACING })
      .getByRole('button', { name: /faces south/ })
      .click();
    await expect(page.getByText(/^Designed again\./)).toBeVisible();
    await expect(page.getByRole('group', { name: FACING })).toHaveCount(0);

    await page.getByLabel('a pond').selectOption('not wanted');
    await page.getByRole('button', { name: 'Design again with these' }).click();
    await expect(page.getByText(/^Designed again\..*a pond \(no longer\)/)).toBeVisible();
    await expect(page.getByLabel('a pond')).toHaveValue('refused');
    // The answer before it still holds.
    await expect(page.getByRole('group', { name: FACING })).toHaveCount(0);

    await page.getByLabel('Width in m').fill('9');
    await page.getByRole('button', { name: 'Design again', exact: true }).click();
    await expect(page.getByText(/^Designed again\..*9 m \(was 10 m\)/)).toBeVisible();
    await expect(page.getByLabel('Describe your garden')).toHaveValue(WORDS);
    // The designs before it keep their addresses.
    expect((await page.request.get(first!)).status()).toBe(200);
  });

  test('what cannot be drawn is refused warmly, and the words stay', async ({ page }) => {
    await page.goto('/ai-design');
    await page.getByLabel('Describe your garden').fill(TINY);
    await page.getByText('Family Garden', { exact: true }).click();
    await page.getByRole('button', { name: 'Generate my designs' }).click();
    await expect(page.getByRole('heading', { name: /balcony is a garden too/ })).toBeVisible();
    await expect(page.getByText('lavender').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Plants for your place' })).toBeVisible();
    await expect(page.getByLabel('Describe your garden')).toHaveValue(TINY);
  });
});

test.describe('with scripts', () => {
  test.use({ expectedErrors: /422/ });

  test('the same refusal takes the focus, and is no error', async ({ page }) => {
    await openPage(page, '/ai-design');
    await page.getByLabel('Describe your garden').fill(TINY);
    await page.getByText('Family Garden', { exact: true }).click();
    await page.getByRole('button', { name: 'Generate my designs' }).click();
    await expect(page.getByRole('heading', { name: /balcony is a garden too/ })).toBeFocused();
    await expect(page.getByText('Design Generation Error')).toHaveCount(0);
    await expect(page.getByLabel('Describe your garden')).toHaveValue(TINY);
    // What lies under the header that stays in sight is no smaller for it.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
  });
});
