import { logInAs } from './support/owner.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/site.ts';

test('the owner finds an appointment in the diary, moves it and cancels it', async ({ page }) => {
  const { next, slots } = (await (await page.request.get('/api/appointments/slots?kind=site-assessment&days=1')).json()) as { next: { startsAt: string } | null; slots: { startsAt: string }[] };
  const { startsAt } = slots[0] ?? next!;
  const booked = await page.request.post('/api/appointments', { data: { kind: 'site-assessment', startsAt, name: 'Dora Diary', email: 'dora@example.org', postcode: 'RM1 3DS', requestKey: crypto.randomUUID() } });
  expect(booked.status()).toBe(201);
  await logInAs(page);
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Diary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Diary' })).toBeVisible();
  const row = page.getByRole('button', { name: /Dora Diary/ });
  await expect(async () => {
    if (!(await row.isVisible())) await page.getByRole('button', { name: 'The week after' }).click();
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await row.click();
  const dialog = page.getByRole('dialog', { name: 'Dora Diary' });
  await expect(dialog).toContainText('dora@example.org');
  await expectAccessible(page);
  await dialog.getByLabel('Time').fill('18:30');
  await dialog.getByRole('button', { name: 'Move it' }).click();
  await expect(page.getByRole('button', { name: /18:30 to 19:15.*Dora Diary/ })).toBeVisible();
  await row.click();
  await dialog.getByRole('button', { name: 'Cancel the appointment' }).click();
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('button', { name: /Dora Diary.*Cancelled/ })).toBeVisible();
});
