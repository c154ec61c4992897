import { DAY_MS } from '#contracts/london-time.ts';
import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/own-site.ts';
import { logInAs } from './support/owner.ts';
import { post } from './support/people.ts';
import { freeDay, book, tile, HOUR_PX } from './support/diary.ts';

test.describe.configure({ mode: 'default' });
// A time that is taken is refused, and the browser says so.
test.use({ expectedErrors: /409/ });

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

  test(
    'the diary is a list or a day, and an appointment is pulled by a finger, opened and moved there',
    { tag: '@long' },
    async ({ page }) => {
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
    },
  );
});
