/** Three gardens without a network: made ready while there is one, drawn on the device, and the same ones when it is back. */
import { expect, test, untilLive, visit } from './support/offline.ts';
import { chooseTerrace, layOtherFloor } from './support/studio.ts';

test('a device that was made ready draws three gardens without a network, and the server makes the same', async ({
  page,
  front,
  context,
}) => {
  test.setTimeout(240_000);
  await visit(page, `${front.url}/ai-design`);
  await page.reload();
  await untilLive(page);
  await page.getByText('No signal in the garden?').click();
  await page.getByRole('button', { name: 'Make this device ready' }).click();
  await expect(page.getByText('This device is ready to design without a network.')).toBeVisible({
    timeout: 60_000,
  });
  await page
    .getByLabel('Describe your garden')
    .fill(
      'Our garden is 8m by 11m and faces south. We want a terrace for six, a lawn, a shed and flowers.',
    );
  await page.getByText('Family Garden', { exact: true }).click();

  await front.goOffline(context);
  await page.getByRole('button', { name: 'Generate my designs' }).click();
  await expect(page.getByText('Saved for later', { exact: true })).toBeVisible();
  await expect(page.getByText('Your garden description is saved on this device')).toBeVisible();
  await expect(page.getByText('Design Generation Error')).toHaveCount(0);
  await page.getByRole('button', { name: 'Draw it on this device now' }).click();
  await expect(page.getByText(/^Three gardens, drawn on this device/)).toBeVisible({
    timeout: 120_000,
  });
  const drawn = page.getByRole('article').filter({ hasText: 'about £' });
  await expect(drawn).toHaveCount(3);
  const titles = await drawn.getByRole('heading', { level: 3 }).allInnerTexts();

  // the studio of one of them, though no server knows it
  await page.getByRole('button', { name: 'Change it' }).first().click();
  const studio = page.getByRole('dialog', { name: /^Changing/ });
  const other = await layOtherFloor(studio);
  await expect(studio.getByText(/(more|less) than it began/)).toBeVisible();
  await expect(studio.getByText('Kept on this device', { exact: true })).toBeVisible();
  await studio.getByRole('button', { name: 'Done' }).click();
  await expect(studio).toBeHidden();

  await front.goOnline(context);
  await expect(page.getByText('Your designs are ready', { exact: true }).first()).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByRole('heading', { name: 'Three designs for your garden' })).toBeVisible();
  for (const title of titles)
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  expect(front.heard.filter((line) => line === 'POST /api/design')).toHaveLength(1);

  // what was changed goes on with the server's garden
  const [first] = await page.evaluate(
    () => JSON.parse(localStorage.getItem('plotwright-own-designs') ?? '[]') as { id: string }[],
  );
  await visit(page, `${front.url}/studio/${first!.id}`);
  await chooseTerrace(page);
  await expect(page.getByLabel('Laid in')).toHaveValue(other);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });
});
