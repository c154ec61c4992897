/** The studio: what is right is locked, and the rest laid out anew. */
import type { Page } from '@playwright/test';
import { openStudio, saved } from './support/studio.ts';
import { expect, expectFitsAt, test, untilLive } from './support/site.ts';

type Area = { label: string; m2: number; material: string };
/** The terrace, as the server has it. */
async function terraceOf(page: Page, id: string): Promise<Area | undefined> {
  const answer = await page.request.get(`/api/designs/${id}`);
  const { areas } = (await answer.json()) as { areas: Area[] };
  return areas.find((area) => /terrace/i.test(area.label));
}
const price = async (page: Page) =>
  (await page
    .getByText(/^£[\d,]+$/)
    .first()
    .textContent()) ?? '';

test('locks the terrace by key, looks at another way, takes it, undoes it, and it is there after a reload', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const id = await openStudio(page);
  const before = await terraceOf(page, id);
  await page.locator('summary', { hasText: /^Ground/ }).click();
  const ground = page.locator('details', { hasText: /^Ground/ });
  await ground
    .getByRole('button', { name: /terrace/i })
    .first()
    .press('Enter');
  await page.getByRole('region', { name: /^Plan of/ }).focus();
  await page.keyboard.press('l');
  const lock = ground.getByRole('button', { name: /^Lock: .*terrace/i });
  await expect(lock).toHaveAttribute('aria-pressed', 'true');

  // what is locked is not changed by a slip of the hand
  const laid = page.getByLabel('Laid in');
  const material = await laid.inputValue();
  await laid.selectOption(material === 'porcelain' ? 'sandstone' : 'porcelain');
  await expect(page.getByText(/is locked, and this would change it/).first()).toBeVisible();
  await expect(laid).toHaveValue(material);

  await page.locator('summary', { hasText: 'Lay out the rest anew' }).click();
  await expect(page.getByRole('list', { name: 'Locked' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Find three other ways' }).press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  // and from what is selected, in one press
  await page.getByRole('button', { name: 'Lay out the rest round it' }).click();
  await expect(page.getByRole('heading', { name: /other ways?$/ })).toBeFocused({
    timeout: 60_000,
  });
  await expect(page.getByRole('img', { name: 'Plan of way 1' })).toBeVisible();
  await expectFitsAt(page, [390, 768, 1440]);

  const was = await price(page);
  await page.getByRole('button', { name: 'Show way 1 on the plan' }).click();
  await expect(page.getByText('Another way, only looked at')).toBeVisible();
  await page.getByRole('button', { name: 'Back to yours' }).click();
  await expect(page.getByText('Another way, only looked at')).toHaveCount(0);
  expect(await price(page)).toBe(was);
  await page.getByRole('button', { name: /^Take way 1/ }).click();
  await expect(page.getByRole('button', { name: 'Undo it' })).toBeVisible();
  await saved(page);
  await expect.poll(() => price(page)).not.toBe(was);
  expect(await terraceOf(page, id)).toMatchObject({ m2: before!.m2, material: before!.material });
  const taken = await price(page);

  await page.reload();
  await untilLive(page);
  await expect(page.getByRole('region', { name: /^Plan of/ })).toBeVisible();
  await expect.poll(() => price(page)).toBe(taken);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await saved(page);
  await expect.poll(() => price(page)).toBe(was);
});
