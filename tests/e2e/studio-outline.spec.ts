/** The studio: an outline is changed at its corners, the boundary by piece, and north by a dial. */
import { openStudio, saved } from './support/studio.ts';
import { expect, expectAccessible, expectFitsAt, test } from './support/site.ts';

test('pulls a corner of the ground by hand, key and figure, changes the fence and turns north, and undoes it all', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await openStudio(page);
  await page.locator('summary', { hasText: /^Ground/ }).click();
  const ground = page.locator('details', { hasText: /^Ground/ });
  await ground
    .getByRole('button', { name: /terrace/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Change its outline' }).click();
  const corner = page.getByLabel('Corner', { exact: true });
  const out = page.getByLabel('Corner from the house');
  // the one that lies furthest out in the garden
  const outs = (await corner.locator('option').allTextContents()).map((text) =>
    Number(/([\d.]+) m from the house/.exec(text)?.[1]),
  );
  const far = outs.indexOf(Math.max(...outs));
  await corner.selectOption(String(far));
  const was = Number(await out.inputValue());
  await out.fill(String(was + 0.3));
  await out.press('Enter');
  await expect
    .poll(async () => (await corner.locator('option').allTextContents()).join())
    .toContain(`${(was + 0.3).toFixed(2)} m from the house`);
  await saved(page);
  await page.getByRole('region', { name: /^Plan of/ }).focus();
  const before = (await corner.locator('option').allTextContents()).join();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => (await corner.locator('option').allTextContents()).join())
    .not.toBe(before);

  const knot = page.locator('[data-grip*="\\"knot\\""]').nth(far);
  const box = (await knot.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8);
  await page.mouse.move(x + 22, y + 6);
  await page.mouse.up();
  await saved(page);
  await expectFitsAt(page, [390, 768, 1440]);

  await page.locator('summary', { hasText: /^The plot/ }).click();
  const looks = page.getByLabel(/^Out of the house/);
  const bearing = await looks.inputValue();
  await page.getByRole('slider', { name: /^North on the plan/ }).press('PageUp');
  await expect(page.getByLabel(/^Out of the house/)).not.toHaveValue(bearing);
  const far0 = page.getByLabel(/^What stands there: Far side/).first();
  await far0.selectOption('hedge');
  await expect(far0).toHaveValue('hedge');
  await saved(page);
  if (process.env.LONG) await expectAccessible(page);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  while ((await undo.getAttribute('aria-disabled')) !== 'true') await undo.click();
  await expect(page.getByLabel(/^Out of the house/)).toHaveValue(bearing);
  await saved(page);
});
