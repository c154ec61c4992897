/** The studio without a network: a design that was kept is opened, changed, and saved when the network is back. */
import { expect, test, untilLive, visit } from './support/offline.ts';
import { generate } from './support/offline-pages.ts';
import { chooseTerrace, layOtherFloor, saved } from './support/studio.ts';

test(
  'a kept design is opened and changed without a network, and saved when it is back',
  { tag: '@long' },
  async ({ page, front, context }) => {
    test.setTimeout(180_000);
    await visit(page, `${front.url}/ai-design`);
    await generate(page);
    await page.getByRole('link', { name: 'Open the design' }).first().click();
    await expect(page).toHaveURL(/\/design\/dsn_/);
    const id = /design\/([^/?#]+)/.exec(page.url())![1]!;
    await page.reload();
    await untilLive(page);
    await page.getByRole('button', { name: 'Save for offline' }).click();
    await expect(page.getByText('Saved on this device', { exact: true }).first()).toBeVisible();

    await front.goOffline(context);
    await page.reload();
    await untilLive(page);
    await page.getByRole('button', { name: 'Change it' }).click();
    await expect(page).toHaveURL(new RegExp(`/studio/${id}$`));
    await expect(page.getByRole('region', { name: /^Plan of/ })).toBeVisible();
    const other = await layOtherFloor(page);
    await expect(page.getByText('Not saved: no connection, kept on this device')).toBeVisible();
    // a phone that is put away in between
    await page.goto(`${front.url}/studio/${id}`);
    await untilLive(page);
    await expect(page.getByRole('region', { name: /^Plan of/ })).toBeVisible();
    await chooseTerrace(page);
    await expect(page.getByLabel('Laid in')).toHaveValue(other);

    await front.goOnline(context);
    await saved(page);
    const laid = async () => {
      const answer = await page.request.get(`${front.url}/api/designs/${id}`);
      const { areas } = (await answer.json()) as { areas: { label: string; material: string }[] };
      return areas.find((area) => /terrace/i.test(area.label))!.material;
    };
    await expect.poll(laid).toBe(other);
  },
);
