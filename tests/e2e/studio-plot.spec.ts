/** The plot drawn by hand: in the studio, and on the form before there is a garden. */
import { openStudio, saved } from './support/studio.ts';
import { expect, expectAccessible, expectFitsAt, openPage, test } from './support/site.ts';

test('the plot is drawn: a corner typed, moved by key and dragged; nonsense is refused; the garden is kept, or designed anew', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const id = await openStudio(page);
  await page.locator('summary', { hasText: /^The plot/ }).click();
  await page.getByRole('button', { name: /^Draw the plot/ }).click();
  const plot = page.getByRole('group', { name: /^The plot:/ });
  await expect(plot).toBeVisible();
  const out = page.getByLabel('Corner 3, out from the house, m');
  const was = Number(await out.inputValue());

  // a side typed longer takes the next one along; a corner goes by 10 cm with the arrow keys
  await page.getByLabel('Side from corner 2 to corner 3, m').fill(String(was + 0.5));
  await page.getByLabel('Side from corner 2 to corner 3, m').press('Enter');
  await expect(page.getByLabel('Corner 4, out from the house, m')).toHaveValue(String(was + 0.5));
  await page.getByRole('button', { name: /^Corner 3,/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(out).toHaveValue(String(Math.round((was + 0.4) * 10) / 10));
  await page.getByRole('button', { name: 'Undo this change of the plot' }).click();
  await expect(out).toHaveValue(String(was + 0.5));

  // sides that cross are no plot, and it stays as it was
  await page.getByLabel('Corner 3, along the house, m').fill('-30');
  await page.getByLabel('Corner 3, along the house, m').press('Enter');
  await expect(page.getByText(/cross or touch one another/).first()).toBeVisible();
  await expect(out).toHaveValue(String(was + 0.5));
  await expectFitsAt(page, [390, 768, 1440]);

  await page.getByRole('button', { name: 'Keep this garden on it' }).click();
  await expect(page.getByRole('region', { name: /^Plan of/ })).toBeVisible();
  await saved(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await saved(page);

  await page.locator('summary', { hasText: /^The plot/ }).click();
  // what is put by hand of the plot goes with it
  await page.getByLabel('At the far end').selectOption('From upstairs');
  await page.getByLabel('As one looks out of the house').selectOption('Falls to the right');
  await page.getByLabel('From one end of the plot to the other').fill('0.8');
  await page.getByLabel('From one end of the plot to the other').press('Enter');
  // dragged, with a corner added in a side, it is another plot: three gardens are made for it
  await page.getByRole('button', { name: /^Draw the plot/ }).click();
  await page.getByRole('button', { name: 'Add a corner after corner 2' }).press('Enter');
  await expect(plot).toHaveAccessibleName(/5 corners/);
  const corner = (await page.getByRole('button', { name: /^Corner 4,/ }).boundingBox())!;
  await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
  await page.mouse.down();
  await page.mouse.move(corner.x - 40, corner.y + 8, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText(/This garden cannot be kept on it/)).toBeVisible();
  await page.getByRole('button', { name: 'Design again for this plot' }).click();
  await expect(page).not.toHaveURL(new RegExp(`/studio/${id}$`), { timeout: 60_000 });
  await page.locator('summary', { hasText: /^The plot/ }).click();
  await expect(page.getByLabel('At the far end')).toHaveValue('upper');
  await expect(page.getByLabel('From one end of the plot to the other')).toHaveValue('0.8');
  await page.getByRole('button', { name: /^Draw the plot/ }).click();
  await expect(page.getByRole('group', { name: /5 corners/ })).toBeVisible();
});

test(
  '“Draw your plot” on the form goes before every measure',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await openPage(page, '/ai-design');
    await page.getByRole('button', { name: 'Draw your plot' }).click();
    const sheet = page.getByRole('dialog', { name: 'Draw your plot' });
    await sheet.getByRole('button', { name: 'Choose corner 3' }).click();
    await sheet.getByRole('button', { name: 'Add a corner after 3' }).click();
    await sheet.getByLabel('Corner 4, out from the house, m').fill('13');
    await sheet.getByLabel('Corner 4, out from the house, m').press('Enter');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Use this plot' }).click();
    await expect(page.getByText('Drawn: 5 corners, 96 m²')).toBeVisible();
    await page
      .getByLabel('Describe your garden')
      .fill('A garden to sit in, with a lawn and flowers.');
    await page.getByText('Family Garden', { exact: true }).click();
    await page.getByRole('button', { name: 'Generate my designs' }).click();
    await expect(page.getByRole('heading', { name: 'Three designs for your garden' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText('drawn by hand with 5 corners').first()).toBeAttached();
  },
);
