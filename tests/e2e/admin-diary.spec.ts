import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/own-site.ts';
import { logInAs } from './support/owner.ts';
import { freeDay, type Slot, book, tile, HOUR_PX } from './support/diary.ts';

test.describe.configure({ mode: 'default' });
// A time that is taken is refused, and the browser says so.
test.use({ expectedErrors: /409/ });
const pathOf = (url: string) => new URL(url).pathname;

/** Pulls with the mouse, in steps as a hand does. */
async function pull(page: Page, what: Locator, by: { x: number; y: number }): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = (await what.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 10, { steps: 3 });
  await page.mouse.move(x + by.x, y + by.y, { steps: 6 });
  await page.mouse.up();
}

test('the owner moves, enters, keeps free and cancels in the week, by the keys and by the mouse', async ({
  page,
}) => {
  const { date } = await freeDay(page);
  // Winter or summer, the clock of the grid is London's: times are read from what it says.
  await book(
    page,
    'site-assessment',
    (await freeTimesOf(page, 'site-assessment', date))[8]!,
    'Dora Diary',
  );
  await page.setViewportSize({ width: 1440, height: 1000 });
  await logInAs(page, `/admin/diary?view=week&date=${date}`);
  const dora = tile(page, 'Dora Diary');
  await expect(dora).toHaveAccessibleName(/10:00 to 10:45/);
  await expectAccessible(page);

  await dora.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: '10:30 to 11:15' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dora).toHaveAccessibleName(/10:00 to 10:45/);
  await expect(dora).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Moved: Dora Diary/ })).toHaveCount(1);
  await expect(dora).toHaveAccessibleName(/10:15 to 11:00/);

  await pull(page, dora, { x: 0, y: 2 * HOUR_PX });
  const asked = page.getByRole('alertdialog', { name: 'Move Dora Diary?' });
  await expect(asked).toContainText('12:15 to 13:00');
  await asked.getByRole('button', { name: 'Leave it as it was' }).click();
  await expect(dora).toHaveAccessibleName(/10:15 to 11:00/);
  await pull(page, dora, { x: 0, y: 2 * HOUR_PX });
  await asked.getByRole('button', { name: 'Move it' }).click();
  await expect(dora).toHaveAccessibleName(/12:15 to 13:00/);

  // A press on a free time, an hour and a half below the appointment.
  const box = (await dora.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + 2.5 * HOUR_PX);
  const adding = page.getByRole('dialog', { name: 'Add to the diary' });
  await expect(adding.getByLabel('Day')).toHaveValue(date);
  await expect(adding.getByLabel('Time', { exact: true })).toHaveValue('14:45');
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Enter the appointment' }).click();
  await expect(adding.getByText('Please tell us your name')).toBeVisible();
  await adding.getByLabel('Name').fill('Rita Rang');
  await adding.getByLabel('Time', { exact: true }).fill('12:30');
  await adding.getByRole('button', { name: 'Enter the appointment' }).click();
  await expect(adding.getByRole('alert')).toContainText('Something else stands in the diary then');
  await expect(
    adding.getByRole('group', { name: 'Free times near it' }).getByRole('button'),
  ).toHaveCount(3);
  await adding.getByLabel('Time', { exact: true }).fill('14:45');
  await adding.getByRole('button', { name: 'Enter the appointment' }).click();
  await expect(tile(page, 'Rita Rang')).toHaveAccessibleName(/14:45 to 15:15/);
  // Given back a moment after the dialog has gone: keys pressed before it would go astray.
  await expect(page.getByRole('tabpanel')).toBeFocused();

  // Onto the other: refused in words, with times that are free.
  await tile(page, 'Rita Rang').focus();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const refused = page.getByRole('dialog', { name: 'Rita Rang was not moved' });
  await expect(refused.getByRole('alert')).toContainText('Something else stands in the diary then');
  await expectAccessible(page);
  await refused
    .getByRole('group', { name: 'Free times near it' })
    .getByRole('button')
    .first()
    .click();
  await expect(refused).toBeHidden();
  await expect(tile(page, 'Rita Rang')).not.toHaveAccessibleName(/14:45 to/);

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await adding.getByLabel('Name').fill('Half typed');
  await adding.getByRole('tab', { name: 'Time I keep free' }).click();
  await adding.getByRole('tab', { name: 'An appointment' }).click();
  await expect(adding.getByLabel('Name')).toHaveValue('Half typed');
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await expect(adding.getByRole('tab', { name: 'An appointment' })).toBeFocused();
  await adding.getByLabel('Name').fill('');
  await expect(adding.getByLabel('Name')).toHaveValue('');
  await adding.getByRole('tab', { name: 'Time I keep free' }).click();
  await adding.getByLabel('First day').fill(date);
  await adding.getByLabel('From').fill('16:00');
  await adding.getByLabel('Last day').fill(date);
  await adding.getByLabel('Until').fill('15:00');
  await adding.getByRole('button', { name: 'Keep it free' }).click();
  await expect(adding.getByText('The end has to come after the beginning')).toBeVisible();
  await adding.getByLabel('Until').fill('17:00');
  await adding.getByLabel('Reason').fill('Nursery delivery');
  await adding.getByRole('button', { name: 'Keep it free' }).click();
  const kept = tile(page, 'Nursery delivery');
  await expect(kept).toHaveAccessibleName(/^Kept free.*16:00 to 17:00/);
  await kept.click();
  await page
    .getByRole('dialog', { name: 'Nursery delivery' })
    .getByRole('button', { name: 'Give the time back' })
    .click();
  await expect(kept).toHaveCount(0);

  await dora.click();
  const dialog = page.getByRole('dialog', { name: 'Dora Diary' });
  await expect(dialog).toContainText('visitor@example.org');
  await dialog.getByRole('button', { name: 'Cancel the appointment' }).click();
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(dora).toHaveCount(0);
  await page.getByRole('tab', { name: 'Agenda' }).click();
  await expect(page.getByRole('button', { name: /Dora Diary.*Cancelled/ })).toBeVisible();
});

async function freeTimesOf(page: Page, kind: string, date: string): Promise<string[]> {
  const { slots } = (await (
    await page.request.get(
      `/api/appointments/slots?kind=${kind}&from=${date}&days=1&postcode=RM1%203DS`,
    )
  ).json()) as { slots: Slot[] };
  return slots.map((slot) => slot.startsAt);
}

test(
  'a day off that the owner enters closes the day for visitors, and what a kind takes is theirs to say',
  { tag: '@long' },
  async ({ page }) => {
    const { date } = await freeDay(page);
    await logInAs(page, '/admin/settings?section=appointments');
    await expectAccessible(page);
    await page.getByLabel('First day').fill(date);
    await page.getByLabel('Reason').fill('Winter show');
    // What is typed is kept on this device until it is added.
    await page.reload();
    await expect(page.getByLabel('Reason')).toHaveValue('Winter show');
    await expect(page.getByLabel('First day')).toHaveValue(date);
    await page.getByRole('button', { name: 'Add a day off' }).click();
    await expect(page.getByLabel('Reason')).toHaveValue('');
    await expect(page.getByRole('listitem').filter({ hasText: 'Winter show' })).toBeVisible();
    expect(await freeTimesOf(page, 'general-consultation', date)).toEqual([]);
    await page.goto(`/admin/diary?view=day&date=${date}`);
    await expect(page.getByText('Winter show: nobody can book').first()).toBeVisible();
    await page.goto('/admin/settings?section=appointments');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Winter show' })
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Winter show' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Days off', level: 3 })).toBeFocused();
    expect((await freeTimesOf(page, 'general-consultation', date)).length).toBeGreaterThan(10);

    await page.getByRole('button', { name: 'Edit Project Follow-up' }).click();
    const form = page.getByRole('dialog', { name: 'Project Follow-up' });
    await form.getByLabel('Length').fill('7');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form.getByText('Please enter a multiple of five minutes')).toBeVisible();
    await form.getByLabel('Length').fill('60');
    await form.getByLabel('Only at certain hours').check();
    await form.getByLabel('Monday', { exact: true }).uncheck();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: 'Project Follow-up' })).toContainText(
      '60 minutes',
    );

    const address = page.getByLabel('Secret address of the diary');
    const before = await address.inputValue();
    await page.getByRole('button', { name: 'Make a new address' }).click();
    await page
      .getByRole('alertdialog', { name: 'Make a new address?' })
      .getByRole('button', { name: 'Make a new one' })
      .click();
    await expect(address).not.toHaveValue(before);
    expect((await page.request.get(pathOf(before))).status()).toBe(404);
    expect(await (await page.request.get(pathOf(await address.inputValue()))).text()).toContain(
      'BEGIN:VCALENDAR',
    );
  },
);
