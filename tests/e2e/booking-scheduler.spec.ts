import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  test,
  untilLive,
} from './support/site.ts';

const times = (page: Page) => page.getByRole('radiogroup').getByRole('radio');
/** What the week says of itself: its days, and how much of it is free. */
const said = (page: Page) =>
  page.getByRole('status').filter({ hasText: /: (?:\d+ free times?|nothing is free)\.$/ });

/** By the week's own words: the first time of a kept page may lapse, and another take its place. */
async function openNextWeek(page: Page, press: () => Promise<void>): Promise<void> {
  const week = (await said(page).textContent())!.split(':')[0]!;
  await press();
  await expect(said(page)).not.toContainText(week);
}

/** Takes the n-th time of the second week, which is whole whatever the day is, and goes on to the form. */
async function choose(page: Page, index: number): Promise<string> {
  await openNextWeek(page, () => page.getByRole('button', { name: 'The week after' }).click());
  const time = times(page).nth(index);
  const startsAt = (await time.getAttribute('value'))!;
  await time.check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  return startsAt;
}

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('E-mail').fill('visitor@example.org');
  await page.getByRole('button', { name: 'Book this time' }).click();
}

test('a time is chosen from an estimate, booked with it, moved and cancelled', async ({ page }) => {
  await openPage(page, '/cost-calculator?service=irrigation-systems&size=small');
  await page.getByRole('link', { name: 'Book Free Consultation' }).click();
  await page.waitForURL('/booking');
  await untilLive(page);
  await expect(
    page.getByRole('link', { name: 'send it to us and have it answered in writing' }),
  ).toHaveAttribute('href', '/enquiry/new?service=irrigation-systems&size=small');
  await choose(page, 20);
  await expect(
    page.getByText(/^Your estimate goes with your booking: Irrigation systems, small garden: £\d/),
  ).toBeVisible();
  const booked = page.waitForRequest(
    (request) => request.url().endsWith('/api/appointments') && request.method() === 'POST',
  );
  await fill(page, 'Ada Field');
  expect(
    ((await booked).postDataJSON() as { siteFacts: { label: string }[] }).siteFacts,
  ).toContainEqual({ label: 'Estimate', value: expect.stringContaining('Irrigation systems') });
  await expect(page.getByRole('heading', { name: 'Your appointment is booked' })).toBeFocused();
  await expectAccessible(page);
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'Add it to my calendar' }).getAttribute('href'))!,
  );
  expect(await file.text()).toContain('BEGIN:VEVENT');
  const link = (await page
    .getByRole('link', { name: 'See, move or cancel it' })
    .getAttribute('href'))!;
  const answer = await page.request.get(link);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  for (const wrong of [
    `${link}x`,
    link.slice(0, -1),
    `/visit/${link.split('.')[0]!.slice('/visit/'.length)}`,
    '/visit/nonsense',
  ]) {
    const refused = await page.request.get(wrong);
    expect([wrong, refused.status(), refused.headers()['cache-control']]).toEqual([
      wrong,
      404,
      'private, no-store',
    ]);
    expect(await refused.text()).not.toContain('Ada Field');
  }
  await openPage(page, link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move it' }).click();
  await times(page).last().check({ force: true });
  await page.getByRole('button', { name: 'Move it' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your appointment has been moved' }),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'Cancel this appointment?' })).toBeFocused();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment is cancelled' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your appointment is cancelled' })).toBeVisible();
});

test(
  'who comes from their enquiry finds what they have told us, on a page that is theirs alone',
  { tag: '@long' },
  async ({ page }) => {
    const sent = await page.request.post('/api/enquiries', {
      data: {
        name: 'Erin Quiry',
        email: 'erin@example.org',
        phone: '07700 900123',
        postcode: 'RM1 3DS',
        message: 'About the garden',
        requestKey: crypto.randomUUID(),
      },
    });
    expect(sent.status()).toBe(201);
    const token = ((await sent.json()) as { link: string }).link.slice('/enquiry/'.length);
    const address = `/booking?enquiry=${encodeURIComponent(token)}`;
    expect((await page.request.get(address)).headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    await openPage(page, address);
    await expect(page.getByRole('tab', { name: /Site Assessment/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await choose(page, 12);
    for (const [label, value] of [
      ['Your name', 'Erin Quiry'],
      ['E-mail', 'erin@example.org'],
      ['Telephone', '07700 900123'],
      ['Postcode of the garden', 'RM1 3DS'],
    ] as const)
      await expect(page.getByLabel(label)).toHaveValue(value);
    await expect(page.getByText(/part of your enquiry/)).toBeVisible();
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByText('Please give the number of the house')).toBeVisible();
    await page.getByLabel('House number and street').fill('12 Mill Lane');
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByRole('heading', { name: 'Your appointment is booked' })).toBeFocused();
  },
);

test.describe('two people, one time', () => {
  test.use({ expectedErrors: /409/ });

  test('the second is told and takes one of the three that are nearest', async ({
    page,
    browser,
  }) => {
    await openPage(page, '/booking?kind=project-followup');
    const startsAt = await choose(page, 40);
    const other = await browser.newPage();
    const first = await other.request.post('/api/appointments', {
      data: {
        kind: 'project-followup',
        startsAt,
        name: 'First',
        email: 'first@example.org',
        requestKey: crypto.randomUUID(),
      },
    });
    expect(first.status()).toBe(201);
    await other.close();
    await fill(page, 'Second');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This time has just been taken.');
    await expect(alert.getByRole('button', { name: /\d\d:\d\d$/ })).toHaveCount(3);
    await alert
      .getByRole('button', { name: /\d\d:\d\d$/ })
      .first()
      .click();
    await expect(page.getByLabel('Your name')).toHaveValue('Second');
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible();
  });
});

test(
  'by the keys alone: next free time, on by an arrow, through the form',
  { tag: '@long' },
  async ({ page }) => {
    // Made for each visit: in a kept page the next free time may lapse as it is focused.
    await openPage(page, '/booking?kind=general-consultation');
    await page.getByRole('button', { name: /^Next free time/ }).focus();
    await page.keyboard.press('Enter');
    await expect(times(page).first()).toBeFocused();
    // Late in the day the next free time may be its day's last, with none for an arrow to go to: the week after is whole.
    await page.getByRole('button', { name: 'The week after' }).focus();
    await openNextWeek(page, () => page.keyboard.press('Enter'));
    await times(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(times(page).nth(1)).toBeChecked();
    await page.getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { level: 3, name: /^\w+ \d+ \w+ \d{4}, \d\d:\d\d to/ }),
    ).toBeFocused();
    await expectAccessible(page);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'one day is seen at a time, and nothing is wider than the screen',
    { tag: '@long' },
    async ({ page }) => {
      await openPage(page, '/booking');
      await expect(page.getByRole('radiogroup')).toHaveCount(1);
      await page.getByRole('group', { name: 'Day' }).getByRole('button').last().click();
      await expect(page.getByRole('radiogroup')).toHaveAccessibleName(/^Friday/);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    },
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a time is booked and cancelled by forms', async ({ page }) => {
    await page.goto('/booking');
    // On a Wednesday evening no day but Friday is left of the week, with three times.
    await page.getByRole('radio').last().check();
    await page.getByLabel('Your name').fill('Bob Plain');
    await page.getByLabel('E-mail').fill('bob@example.org');
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page).toHaveURL(/\/visit\/bkg_/);
    await page.getByLabel('Yes, cancel this appointment').check();
    await page.getByRole('button', { name: 'Cancel it' }).click();
    await expect(
      page.getByRole('heading', { name: 'Your appointment is cancelled' }),
    ).toBeVisible();
  });
});
