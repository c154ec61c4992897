/** The studio: ground that is left free is marked, named, moved and drawn otherwise by hand and by key, and taken off again. */
import { expect, expectSoundEverywhere, test } from './support/site.ts';
import { openCopy, saved } from './support/studio.ts';

test('a right of way is marked with a finger’s work, named, pulled and moved by key, kept, and taken off', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await openCopy(page);
  const list = page.locator('summary', { hasText: /^Left free/ });
  await list.click();
  await page.getByRole('button', { name: 'Right of way', exact: true }).click();
  const heading = page.locator('#studio-selected');
  await expect(heading).toBeFocused();
  await page.getByLabel('What it is called').fill('Path to number 12');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Path to number 12');
  await saved(page);

  const out = page.getByLabel('Corner from the house');
  const was = await out.inputValue();
  const knot = page.locator('[data-grip*="\\"knot\\""]').first();
  const box = (await knot.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8);
  await page.mouse.move(x + 10, y + 26);
  await page.mouse.up();
  await expect(out).not.toHaveValue(was);
  await saved(page);

  // once no corner is chosen the keys move the whole of it
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: /^Path to number 12/ }).click();
  const away = page.getByLabel('From the house', { exact: true });
  const before = Number(await away.inputValue());
  await page.getByRole('region', { name: /^Plan of/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => Number(await away.inputValue())).not.toBe(before);
  await page.getByLabel('What it is', { exact: true }).selectOption('flood strip');
  await saved(page);
  await expectSoundEverywhere(page, [1440]);

  await page.reload();
  await list.click();
  await page.getByRole('button', { name: /^Path to number 12/ }).click();
  await expect(page.getByLabel('What it is', { exact: true })).toHaveValue('flood strip');
  await page.getByRole('region', { name: /^Plan of/ }).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: /^Path to number 12/ })).toHaveCount(0);
  await saved(page);
});
