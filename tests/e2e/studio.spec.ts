/** The studio: a design of one's own is changed by hand. */
import type { Page } from '@playwright/test';
import { askAndOpenStudio, chooseTerrace, openCopy, openStudio, saved } from './support/studio.ts';
import { expect, expectFitsAt, openPage, test, untilLive } from './support/site.ts';

const fromHouse = (page: Page) => page.getByLabel('From the house');

test('moves the table, lays another floor, undoes it, and keeps what was changed; a stranger with the link changes nothing', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const id = await askAndOpenStudio(page);

  await page.getByRole('button', { name: /^Table and chairs/ }).click();
  await expect(page.getByRole('heading', { name: /^Table and chairs/ })).toBeFocused();
  const before = Number(await fromHouse(page).inputValue());
  await page.getByRole('region', { name: /^Plan of/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(async () => [
      await fromHouse(page).inputValue(),
      await page.getByLabel('From the left').inputValue(),
    ])
    .not.toContain(String(before));
  await saved(page);

  await fromHouse(page).fill(String(before));
  await fromHouse(page).press('Enter');
  await expect(fromHouse(page)).toHaveValue(String(before));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(fromHouse(page)).not.toHaveValue(String(before));
  await saved(page);

  await chooseTerrace(page);
  const floor = page.getByLabel('Laid in');
  const laid = await floor.inputValue();
  const other = laid === 'porcelain' ? 'sandstone' : 'porcelain';
  await floor.selectOption(other);
  await saved(page);
  await expect(page.getByText(/(more|less) than it began/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(floor).toHaveValue(laid);
  await saved(page);
  await page.reload();
  await untilLive(page);
  await chooseTerrace(page);
  await expect(floor).toHaveValue(laid);
  await page.keyboard.press('Control+Shift+Z');
  await expect(floor).toHaveValue(other);
  await saved(page);

  await page.reload();
  await untilLive(page);
  await chooseTerrace(page);
  await expect(page.getByLabel('Laid in')).toHaveValue(other);

  await expectFitsAt(page, [390, 768, 1440]);

  const stranger = await browser.newPage();
  await openPage(stranger, `/studio/${id}`);
  await expect(
    stranger.getByText('Only the browser that asked for this design can change it.'),
  ).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  const tried = await stranger.request.post(`/api/designs/${id}/changes`, {
    data: { sessionId: id, version: 0, operations: [] },
  });
  expect(tried.status()).toBe(403);
  await openPage(stranger, `/design/${id}`);
  await expect(stranger.getByRole('button', { name: 'Change it' })).toHaveCount(0);
  await stranger.close();

  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(new RegExp(`/design/${id}$`));
  await expect(page.locator('#areas')).toContainText(new RegExp(other, 'i'));
});

test('a sentence is shown as changes, made, and undone in one step; a shed is added with its price, and the version kept', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openStudio(page);
  const say = page.getByRole('textbox', { name: 'Say what to change' });
  await say.fill('Lay the terrace in granite setts and take out the pots');
  await say.press('Enter');
  await expect(page.getByText(/is laid in granite setts/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: /^Make these changes/ }).click();
  await expect(say).toBeFocused();
  await saved(page);
  await expect(page.getByText(/(more|less) than it began/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/(more|less) than it began/)).toHaveCount(0);
  await saved(page);

  await say.fill('move the helicopter pad');
  await say.press('Enter');
  await expect(page.getByText(/We found nothing in this garden/)).toBeVisible();
  await page.getByRole('button', { name: 'Leave it as it is' }).click();

  await page.locator('summary', { hasText: /^Add something/ }).click();
  const bench = page.getByRole('button', { name: /^Add: (Bench|Pot|Bird bath)/ }).first();
  await bench.click();
  await expect(page.locator('#studio-selected')).toBeVisible();
  await saved(page);

  await page.locator('summary', { hasText: /^Versions/ }).click();
  await page.getByLabel('Name what is on the plan now').fill('With one thing more');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('button', { name: 'Go back to With one thing more' })).toBeVisible();
  await page.getByLabel('Compare', { exact: true }).selectOption('As it was designed');
  await expect(page.getByRole('row', { name: /^Price/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await saved(page);
  await page.getByRole('button', { name: 'Go back to With one thing more' }).click();
  await saved(page);
  await expect(page.getByRole('button', { name: /^Go back to Before/ })).toBeVisible();
  await expectFitsAt(page, [390, 768, 1440]);
});

test(
  'the plot is put right in fields, and three gardens are drawn for it',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const id = await openStudio(page);
    await page.locator('summary', { hasText: /^The plot/ }).click();
    await page.getByLabel('Width along the house, m').fill('7');
    await page.getByLabel('Length from the house, m').fill('21');
    await page.getByRole('button', { name: 'Design again for this plot' }).click();
    await expect(page).not.toHaveURL(new RegExp(`/studio/${id}$`), { timeout: 60_000 });
    await page.locator('summary', { hasText: /^The plot/ }).click();
    await expect(page.getByLabel('Length from the house, m')).toHaveValue('21');
    await expect(page.getByLabel('Width along the house, m')).toHaveValue('7');
  },
);

test('a design of the library is begun from as one’s own', { tag: '@long' }, async ({ page }) => {
  await openPage(page, '/design-library');
  const href = await page.locator('a[href^="/design/"]').first().getAttribute('href');
  await openPage(page, href!);
  await page.getByRole('button', { name: 'Start from this' }).click();
  await expect(page).toHaveURL(/\/studio\/dsn_/);
  expect(page.url()).not.toContain(href!.replace('/design/', ''));
  await page
    .getByRole('button', { name: /^(Table and chairs|Pot|Bench)/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await saved(page);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test('changes stay on the device, and are saved when it is back', async ({ page, context }) => {
    await openCopy(page);
    await page.getByRole('button', { name: /^Table and chairs/ }).click();
    await context.setOffline(true);
    await fromHouse(page).fill('2.5');
    await fromHouse(page).press('Enter');
    await expect(page.getByText('Not saved: no connection, kept on this device')).toBeVisible();
    await context.setOffline(false);
    await saved(page);
    await page.reload();
    await untilLive(page);
    await page.getByRole('button', { name: /^Table and chairs/ }).click();
    await expect(fromHouse(page)).toHaveValue('2.5');
  });

  test(
    'a table is dragged, and what it then stands on is told',
    { tag: '@long' },
    async ({ page }) => {
      await openStudio(page);
      await page.getByRole('button', { name: /^Table and chairs/ }).click();
      const was = await fromHouse(page).inputValue();
      const table = page.locator('[data-grip*="dining"]').first();
      const box = (await table.boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 40, y + 15, { steps: 4 });
      await page.mouse.move(x + 160, y + 190, { steps: 6 });
      await page.mouse.up();
      await expect(fromHouse(page)).not.toHaveValue(was);
      await expect(page.getByRole('heading', { name: /To look at/ })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(fromHouse(page)).toHaveValue(was);
      await expect(page.getByRole('heading', { name: /To look at/ })).toHaveCount(0);
      await saved(page);
    },
  );
});

test.describe('in two windows', () => {
  test.use({ expectedErrors: /409/ });

  test('two windows never write over one another: whoever is later chooses', async ({
    page,
    context,
  }) => {
    const id = await openCopy(page);
    const other = await context.newPage();
    await openPage(other, `/studio/${id}`);
    for (const one of [page, other])
      await one
        .getByRole('button', { name: /^Table and chairs/ })
        .first()
        .click();
    await fromHouse(page).fill('3.1');
    await fromHouse(page).press('Enter');
    await saved(page);
    await fromHouse(other).fill('3.4');
    await fromHouse(other).press('Enter');
    await expect(other.getByRole('dialog', { name: 'Changed in another window' })).toBeVisible();
    await other.keyboard.press('Escape');
    await other.getByRole('button', { name: 'Choose which to keep' }).click();
    await other.getByRole('button', { name: 'Show the other ones' }).click();
    await saved(other);
    await expect(fromHouse(other)).toHaveValue('3.1');
    await other.close();
  });
});
