/** On a phone: what is not right is mended by one press, a bed is brushed, a neighbour is put in, and a tap in the live garden chooses. */
import { expect, expectSoundEverywhere, test } from './support/site.ts';
import { openCopy, saved } from './support/studio.ts';

test('a table over the edge is mended and undone; a bed is brushed; a house next door is put in', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await openCopy(page);
  const open = (name: RegExp) => page.locator('summary', { hasText: name }).first().click();
  const furniture = page.getByRole('button', { name: /^Table and chairs/ }).first();
  if (!(await furniture.isVisible())) await open(/^Furniture and fittings/);
  await furniture.click();
  const place = page.getByLabel('From the house');
  const mend = page.getByRole('button', { name: /^Mend:/ });
  for (const away of ['6', '7', '8', '9', '5']) {
    if (await mend.count()) break;
    await place.fill(away);
    await page.keyboard.press('Enter');
  }
  const count = await mend.count();
  expect(count).toBeGreaterThan(0);
  await mend.first().click();
  const done = page.getByText(/^Mended by /);
  await expect(done.first()).toBeVisible();
  await expect(mend).toHaveCount(count - 1);
  await page
    .getByRole('region', { name: /^(?:Mended|To look at)/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(mend).toHaveCount(count);
  await saved(page);

  await page.getByRole('button', { name: 'All', exact: true }).click();
  const bed = page.getByRole('button', { name: /^Planting/ }).first();
  if (!(await bed.isVisible())) await open(/^(?:Ground|Areas|Beds)/);
  await bed.click();
  await open(/^Brush it with another palette/);
  const palettes = page.getByRole('list', { name: /^Palettes for/ });
  await palettes.getByRole('button').first().click();
  await saved(page);

  await page.getByRole('button', { name: 'All', exact: true }).click();
  await open(/^The plot/);
  await page
    .getByRole('group', { name: 'Put beyond the boundary' })
    .getByRole('button', { name: 'House' })
    .click();
  await open(/^House on the left/);
  await page.getByLabel('Its windows look in').check();
  await saved(page);
  await expectSoundEverywhere(page);
  await page.reload();
  await open(/^The plot/);
  await open(/^House on the left/);
  await expect(page.getByLabel('Its windows look in')).toBeChecked();
});

test('a tap in the live garden chooses what is seen there @long', async ({ page }) => {
  test.slow();
  await openCopy(page);
  await page.getByRole('button', { name: 'Live garden' }).click();
  await page.getByRole('button', { name: 'Try it anyway' }).click();
  const canvas = page.locator('canvas');
  const chosen = page.locator('#studio-selected');
  await expect(async () => {
    await canvas.click();
    await expect(chosen).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expect(chosen).not.toBeEmpty();
});
