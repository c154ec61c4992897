/** Plants of a bed counted by hand, and a fault mended by a press. */
import { openCopy, saved } from './support/studio.ts';
import { expect, expectFitsAt, expectSoundEverywhere, test } from './support/site.ts';

test('a kind is taken out of a bed, another is planted in its room, and both are undone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openCopy(page);
  await page.locator('summary', { hasText: /^Ground/ }).click();
  await page
    .locator('details', { hasText: /^Ground/ })
    .getByRole('button', { name: /^Planting/ })
    .first()
    .click();
  const number = page.getByRole('spinbutton', { name: /^Number of / }).first();
  const name = (await number.getAttribute('aria-label'))!.replace('Number of ', '');
  const was = Number(await number.inputValue());
  await page.getByRole('button', { name: `One ${name} less`, exact: true }).click();
  if (was > 1) await expect(page.getByLabel(`Number of ${name}`)).toHaveValue(String(was - 1));
  await saved(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel(`Number of ${name}`)).toHaveValue(String(was));

  await page.getByRole('button', { name: `Take out ${name}`, exact: true }).click();
  await expect(page.getByLabel(`Number of ${name}`)).toHaveCount(0);
  await saved(page);
  await expect(page.getByText(/less than it began/)).toBeVisible();
  await page.locator('summary', { hasText: 'Plant something else' }).click();
  const choice = page.getByRole('button', { name: /^Plant [13] / }).first();
  await expect(choice).toBeVisible();
  await expectFitsAt(page, [390, 768, 1440]);
  const planted = /^Plant [13] (.*), £/.exec((await choice.getAttribute('aria-label'))!)![1]!;
  await choice.click();
  await expect(page.getByLabel(`Number of ${planted}`, { exact: true })).toBeVisible();
  await saved(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel(`Number of ${name}`)).toHaveValue(String(was));
  await saved(page);
});

test(
  'one plant of a bed is chosen by key, pushed, and swapped alone; a tree is planted in the lawn; all is undone',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await openCopy(page);
    await page.locator('summary', { hasText: /^Ground/ }).click();
    const ground = page.locator('details', { hasText: /^Ground/ });
    await ground
      .getByRole('button', { name: /^Planting/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /, one by one$/ })
      .first()
      .click();
    const places = page.getByRole('list', { name: /^Every .*, by its place$/ });
    const one = places.getByRole('button').first();
    await one.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#studio-selected')).toBeFocused();
    await page.getByRole('button', { name: 'Swap this one' }).click();
    const instead = page.getByRole('list', { name: /^Instead of/ });
    await instead.getByRole('button').first().click();
    await expect(instead).toHaveCount(0);
    await expectSoundEverywhere(page);
    await saved(page);

    await page.getByRole('button', { name: 'All', exact: true }).click();
    await ground.getByRole('button', { name: /^Lawn/ }).first().click();
    await page.locator('summary', { hasText: 'Plant a tree here' }).click();
    await page
      .getByRole('list', { name: 'Trees suited to this ground' })
      .getByRole('button')
      .first()
      .click();
    const fromHouse = page.getByLabel('From the house');
    const was = await fromHouse.inputValue();
    await page.getByRole('region', { name: /^Plan of/ }).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await saved(page);
    const undo = page.getByRole('button', { name: 'Undo' });
    while ((await undo.getAttribute('aria-disabled')) !== 'true') await undo.click();
    await expect(page.getByText(/than it began/)).toHaveCount(0);
    expect(Number(was)).toBeGreaterThan(1);
    await saved(page);
  },
);

test(
  'what stands in the way is told, and mended by one press',
  { tag: '@long' },
  async ({ page }) => {
    await openCopy(page);
    await page.getByRole('button', { name: /^Table and chairs/ }).click();
    await page.getByLabel('From the house').fill('0.9');
    await page.getByLabel('From the house').press('Enter');
    await expect(page.getByRole('heading', { name: /To look at/ })).toBeVisible();
    while (await page.getByRole('button', { name: /^Mend:/ }).count()) {
      const before = await page.getByRole('button', { name: /^Mend:/ }).count();
      await page
        .getByRole('button', { name: /^Mend:/ })
        .first()
        .click();
      await expect
        .poll(() => page.getByRole('button', { name: /^Mend:/ }).count())
        .toBeLessThan(before);
    }
    await saved(page);
  },
);
