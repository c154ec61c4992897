/** The plot as it is, by hand: what stands already, the wall of the house; and the garden live beside the plan. */
import { expect, expectSoundEverywhere, test } from './support/site.ts';
import { openCopy, saved } from './support/studio.ts';

test('a tree that stands already is put on the plan with a finger’s work, kept, and taken away in the price', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCopy(page);
  const list = page.locator('summary', { hasText: /^Standing there already/ });
  await list.click();
  await page.getByRole('button', { name: 'Tree', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tree', exact: true })).toBeFocused();
  await page.getByLabel('What it is called').fill('Leaning quince tree');
  await page.keyboard.press('Enter');
  await page.getByLabel('Height').fill('7.5');
  await page.keyboard.press('Enter');
  await saved(page);
  // the plan is in sight above; its trunk is dragged
  const grip = page.locator('[data-grip*="standing"]').last();
  const box = (await grip.boundingBox())!;
  const from = await page.getByLabel('From the house').inputValue();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 24, box.y + box.height / 2 - 24, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByLabel('From the house')).not.toHaveValue(from);
  await saved(page);

  await page.reload();
  await list.click();
  await page.getByRole('button', { name: /^Leaning quince tree/ }).click();
  await expect(page.getByLabel('Height')).toHaveValue('7.5');
  await expectSoundEverywhere(page);
  const total = () => page.locator('.figures').first().innerText();
  const before = await total();
  await page.getByRole('button', { name: 'It goes: take it away' }).click();
  await saved(page);
  await expect.poll(total).not.toBe(before);
});

test(
  'the house is put right: storeys, a window less and a door more',
  { tag: '@long' },
  async ({ page }) => {
    await openCopy(page);
    await page.locator('summary', { hasText: /^The plot/ }).click();
    await page.getByLabel('Storeys').selectOption('1');
    await expect(page.getByLabel('Height to its eaves')).toHaveValue('2.7');
    const windows = page.getByRole('button', { name: /^Remove: Window/ });
    const count = await windows.count();
    await windows.first().click();
    await expect(windows).toHaveCount(count - 1);
    await page.getByRole('button', { name: 'Add a door' }).click();
    await expect(page.getByRole('button', { name: /^Remove: Door/ })).toHaveCount(1);
    await saved(page);
    await page.reload();
    await page.locator('summary', { hasText: /^The plot/ }).click();
    await expect(page.getByRole('button', { name: /^Remove: Door/ })).toHaveCount(1);
  },
);

test('the live garden is fetched when it is asked for, and a slow device is asked first', async ({
  page,
}) => {
  await openCopy(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.getByRole('button', { name: 'Live garden' }).click();
  await expect(page.getByRole('button', { name: 'Try it anyway' })).toBeVisible();
  expect(scripts.some((url) => url.includes('garden-view-'))).toBe(false);
  await expect(page.getByRole('region', { name: /^Plan of/ })).toBeInViewport();
  await page.getByRole('button', { name: 'Plan alone' }).click();
  await expect(page.getByRole('button', { name: 'Try it anyway' })).toHaveCount(0);
});
