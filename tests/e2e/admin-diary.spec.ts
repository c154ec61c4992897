import { DAY_MS } from '#contracts/london-time.ts';
import type { Locator, Page, Route } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/own-site.ts';
import { logInAs } from './support/owner.ts';
import { post } from './support/people.ts';

test.describe.configure({ mode: 'default' });
// A time that is taken is refused, and the browser says so.
test.use({ expectedErrors: /409/ });

type Slot = { startsAt: string };
const HOUR_PX = 56;
const pathOf = (url: string) => new URL(url).pathname;

/** Free times of the first whole day that lies a week ahead. */
async function freeDay(page: Page): Promise<{ date: string; times: string[] }> {
  const { slots } = (await (
    await page.request.get('/api/appointments/slots?kind=general-consultation&days=31')
  ).json()) as { slots: Slot[] };
  const week = new Date(Date.parse(slots[0]!.startsAt) + 7 * DAY_MS).toISOString();
  const date = slots.find((slot) => slot.startsAt > week)!.startsAt.slice(0, 10);
  return {
    date,
    times: slots.map((slot) => slot.startsAt).filter((startsAt) => startsAt.startsWith(date)),
  };
}

async function book(page: Page, kind: string, startsAt: string, name: string): Promise<string> {
  const answer = await page.request.post('/api/appointments', {
    data: {
      kind,
      startsAt,
      name,
      email: 'visitor@example.org',
      postcode: 'RM1 3DS',
      requestKey: crypto.randomUUID(),
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { link: string }).link;
}

const tile = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Appointments and times kept free' })
    .getByRole('button', { name: new RegExp(name) });

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
  await adding.getByLabel('Name').fill('');
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

test('a day off that the owner enters closes the day for visitors, and what a kind takes is theirs to say', async ({
  page,
}) => {
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
});

test(
  'a notice that comes up over an appointment takes neither its key nor what is typed in it',
  { tag: '@long' },
  async ({ page }) => {
    const { date, times } = await freeDay(page);
    await book(page, 'general-consultation', times.at(-10)!, 'Nina Notice');
    await book(page, 'general-consultation', times.at(-4)!, 'Otto Open');
    await page.setViewportSize({ width: 1440, height: 1000 });
    await logInAs(page, `/admin/diary?view=week&date=${date}`);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(
      '**/api/admin/appointments/*/move',
      async (route) => {
        await held;
        await route.continue();
      },
      { times: 1 },
    );
    await tile(page, 'Nina Notice').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tile(page, 'Otto Open').click();
    const dialog = page.getByRole('dialog', { name: 'Otto Open' });
    await dialog.getByLabel('Time').fill('19:30');
    // Otto's is moved elsewhere meanwhile, and read anew with the other.
    const { appointments } = (await (
      await page.request.get(`/api/admin/diary?from=${date}&to=${date}`)
    ).json()) as {
      appointments: { id: string; name: string; version: number; startsAt: string }[];
    };
    const otto = appointments.find(({ name }) => name === 'Otto Open')!;
    const startsAt = new Date(Date.parse(otto.startsAt) + 15 * 60_000).toISOString();
    const moved = await page.request.post(`/api/admin/appointments/${otto.id}/move`, {
      data: { startsAt },
      headers: { 'If-Match': `"${otto.version}"`, Origin: new URL(page.url()).origin },
    });
    expect(moved.status()).toBe(200);
    const before = await dialog
      .getByText(/ to \d\d:\d\d/)
      .first()
      .textContent();
    goOn();
    await expect(page.getByText('Appointment moved', { exact: true })).toBeVisible();
    await expect(dialog.getByText(before!)).toHaveCount(0);
    await expect(dialog.getByLabel('Time')).toHaveValue('19:30');
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Keep editing' })
      .click();
    await dialog.getByRole('button', { name: 'Move it' }).click();
    await expect(tile(page, 'Otto Open')).toHaveAccessibleName(/19:30 to 20:00/);
  },
);

/** What the server has of one. */
async function storedOf(
  page: Page,
  date: string,
  name: string,
): Promise<{ id: string; version: number; startsAt: string }> {
  const { appointments } = (await (
    await page.request.get(`/api/admin/diary?from=${date}&to=${date}`)
  ).json()) as { appointments: { id: string; name: string; version: number; startsAt: string }[] };
  return appointments.find((one) => one.name === name)!;
}
/** As the owner: a visitor may book only so many. The page must stand on the site already. */
const enter = (page: Page, name: string, startsAt: string) =>
  post(page, '/api/admin/appointments', {
    kind: 'general-consultation',
    startsAt,
    name,
    requestKey: crypto.randomUUID(),
  });
const WEEK_MS = 7 * DAY_MS;
const weekLater = (startsAt: string) => new Date(Date.parse(startsAt) + WEEK_MS).toISOString();

test(
  'an appointment that its visitor moves out of the shown days stays open with what is typed, and does not open again by itself',
  { tag: '@long' },
  async ({ page }) => {
    const { date, times } = await freeDay(page);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await logInAs(page, `/admin/diary?view=week&date=${date}`);
    await enter(page, 'Moira Moved', times.at(-7)!);
    await page.reload();
    await tile(page, 'Moira Moved').click();
    const dialog = page.getByRole('dialog', { name: 'Moira Moved' });
    await dialog.getByLabel('Time').fill('19:30');
    const { id, version, startsAt } = await storedOf(page, date, 'Moira Moved');
    const moved = await page.request.post(`/api/admin/appointments/${id}/move`, {
      data: { startsAt: weekLater(startsAt) },
      headers: { 'If-Match': `"${version}"`, Origin: new URL(page.url()).origin },
    });
    expect(moved.status()).toBe(200);
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    // Behind the dialog, where only what is seen can be asked.
    await expect(page.locator('li button', { hasText: 'Moira Moved' })).toHaveCount(0);
    await expect(dialog.getByLabel('Time')).toHaveValue('19:30');
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Discard changes' })
      .click();
    await page.getByRole('button', { name: 'The week after' }).click();
    await expect(tile(page, 'Moira Moved')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  },
);

test(
  'a move whose answer is late keeps its dialog until then, and leads nowhere from under another',
  { tag: '@long' },
  async ({ page }) => {
    const { date, times } = await freeDay(page);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await logInAs(page, `/admin/diary?view=week&date=${date}`);
    const [startsAt, free] = [times.at(-13)!, weekLater(times.at(-3)!)];
    await enter(page, 'Lena Late', startsAt);
    await enter(page, 'Olga Other', weekLater(times.at(-20)!));
    await page.reload();
    const refuse = (route: Route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'urn:plotwright:problem:conflict',
          message: 'Something else stands in the diary then.',
          current: { slots: [{ startsAt: free, endsAt: free }] },
        }),
      });
    const held = Promise.withResolvers<void>();
    await page.route(
      '**/api/admin/appointments/*/move',
      (route) => held.promise.then(() => refuse(route)),
      { times: 1 },
    );
    const lena = tile(page, 'Lena Late');
    await lena.focus();
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await tile(page, 'Olga Other').click();
    const other = page.getByRole('dialog', { name: 'Olga Other' });
    await other.getByLabel('Time').fill('19:30');
    held.resolve();
    // Back in the week that it stands in Lena's would be out of sight, and the other's dialog be asked to close.
    const refused = page.getByRole('dialog', { name: 'Lena Late was not moved' });
    await expect(refused).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    const saved = Promise.withResolvers<void>();
    await page.route(
      '**/api/admin/appointments/*/move',
      async (route) => {
        await saved.promise;
        await route.continue();
      },
      { times: 1 },
    );
    const near = refused.getByRole('group', { name: 'Free times near it' });
    await near.getByRole('button').click();
    await expect(near).toHaveAttribute('aria-busy', 'true');
    saved.resolve();
    await expect(refused).toBeHidden();
    await expect(other.getByLabel('Time')).toHaveValue('19:30');
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Discard changes' })
      .click();
    await expect(lena).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the diary is a list or a day, and an appointment is pulled by a finger, opened and moved there', async ({
    page,
  }) => {
    const { date, times } = await freeDay(page);
    await book(page, 'general-consultation', times[4]!, 'Pia Phone');
    await logInAs(page, `/admin/diary?date=${date}`);
    await expect(page.getByRole('tab')).toHaveText(['Day', 'Agenda']);
    await expect(page.getByRole('button', { name: /Pia Phone/ })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('tab', { name: 'Day' }).click();
    await page.goto(`/admin/diary?view=day&date=${date}`);
    const pia = tile(page, 'Pia Phone');
    await expect(pia).toHaveAccessibleName(/09:00 to 09:30/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // A finger that rests on it first pulls it; the page stays where it is.
    const { x, y } = (await pia.boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const press = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + 40, y: y + 10 + down }],
      });
    await press('touchStart', 0);
    await expect(pia).toHaveClass(/cursor-grabbing/);
    for (const down of [10, 30, HOUR_PX]) await press('touchMove', down);
    await press('touchEnd', HOUR_PX);
    const asked = page.getByRole('alertdialog', { name: 'Move Pia Phone?' });
    await expect(asked).toContainText('10:00 to 10:30');
    await asked.getByRole('button', { name: 'Move it' }).click();
    await expect(pia).toHaveAccessibleName(/10:00 to 10:30/);
    await pia.tap();
    const dialog = page.getByRole('dialog', { name: 'Pia Phone' });
    await dialog.getByLabel('Time').fill('18:30');
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Keep editing' })
      .click();
    await dialog.getByRole('button', { name: 'Move it' }).click();
    await expect(pia).toHaveAccessibleName(/18:30 to 19:00/);
    await expectNoSidewaysScroll(page);
  });
});
