/** "My designs": what a device made is found again, named, deleted and brought back, carried to another device, and erased. */
import { readFile } from 'node:fs/promises';
import { haveDesigns } from './support/own-designs.ts';
import { expect, expectSoundEverywhere, openPage, test } from './support/site.ts';

test('designs of this device are named, found, deleted and brought back, and taken away as files', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await haveDesigns(page);
  await openPage(page, '/my-designs');
  const entries = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(entries).toHaveCount(3);
  await entries
    .first()
    .getByRole('button', { name: /^Rename/ })
    .click();
  await page.getByLabel('Name of the design').fill('Our Sunday garden');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Our Sunday garden' })).toBeVisible();

  await page.getByLabel('Search your designs').fill('sunday');
  await expect(entries).toHaveCount(1);
  await entries
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText(/is deleted\. It goes for good/)).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByRole('heading', { name: 'Our Sunday garden' })).toBeVisible();
  await page.getByLabel('Search your designs').fill('');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ]);
  const names = (await readFile(await file.path())).toString('latin1');
  expect(names).toContain('Our Sunday garden/planting plan A3.svg');
  expect(names).toContain('Our Sunday garden/plan.dxf');
  await expectSoundEverywhere(page);
});

test('a link opens them on another device, and what is erased is gone on both', async ({
  page,
  browser,
}) => {
  await haveDesigns(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (shared: { url: string }) => {
        (window as { carried?: string }).carried = shared.url;
      },
    });
  });
  await openPage(page, '/my-designs');
  await page.getByRole('button', { name: 'Get the link' }).click();
  const link = await page.evaluate(() => (window as { carried?: string }).carried!);

  const other = await browser.newContext({ serviceWorkers: 'block' });
  const there = await other.newPage();
  await there.goto(link);
  await expect(there.getByText('No designs on this device yet')).toBeVisible();
  await there.getByRole('button', { name: 'Add them to this device' }).click();
  await expect(there.getByRole('button', { name: /^Change it/ })).toHaveCount(3);
  expect(there.url()).not.toContain('#');
  await there
    .getByRole('button', { name: /^Change it/ })
    .first()
    .click();
  await expect(there.getByRole('region', { name: /^Plan of/ })).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Erase all my designs' }).click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('No designs on this device yet')).toBeVisible();
  const gone = await page.request.post('/api/my-designs', {
    data: {
      sessionIds: link
        .split('#carry=')[1]!
        .split('.')
        .map((part) => `ses_${part}`),
    },
  });
  expect(await gone.json()).toEqual({ requests: [] });
});
