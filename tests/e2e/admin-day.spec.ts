/** The owner's day: who waits, where to drive, finding anybody again, and the numbers. */
import { readFile } from 'node:fs/promises';
import { addDays, londonParts, momentOf } from '#contracts/london-time.ts';
import { logInAs } from './support/owner.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/own-site.ts';
import { post } from './support/people.ts';

test.describe.configure({ mode: 'default' });

test('the owner answers who waits, sees tomorrow’s round, finds an appointment by its postcode and reads the numbers', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const tomorrow = addDays(londonParts(Date.now()).date, 1);
  await logInAs(page);
  await post(page, '/api/booking-requests', {
    kind: 'site-assessment',
    name: 'Wilma Waits',
    email: 'wilma@example.org',
    phone: '01708 555 010',
    message: 'Terraces on a slope.',
    requestKey: 'journey-day-request',
  });
  await post(page, '/api/enquiries', {
    name: 'Enid Query',
    email: 'enid@example.org',
    postcode: 'SE1 7PB',
    message: 'A courtyard without sun.',
    budgetPounds: 12_000,
    requestKey: 'journey-day-enquiry',
  });
  for (const [name, time, postcode] of [
    ['Cora Croydon', '09:00', 'CR0 1AA'],
    ['Rose Romford', '12:00', 'RM1 3DS'],
    ['Cyril Croydon', '15:00', 'CR0 2AA'],
  ] as const) {
    await post(page, '/api/admin/appointments', {
      kind: 'site-assessment',
      startsAt: momentOf(tomorrow, time),
      name,
      postcode,
      requestKey: `journey-day-${name.replace(' ', '-')}`,
    });
  }

  await page.getByRole('link', { name: 'Go to today' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Waiting for your answer' });
  await expect(waiting).toContainText('2 people waiting.');
  await expect(waiting.getByText('Budget £12,000')).toBeVisible();
  const round = page.getByRole('region', { name: 'Tomorrow' });
  await expect(round.getByText('Another order would take')).toBeVisible();
  await expect(round.getByRole('link', { name: /Open in Google Maps/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&/,
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expect(
    page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Today' }),
  ).toBeInViewport();
  await expectAccessible(page);
  await waiting.getByRole('button', { name: 'Mark as answered: Wilma Waits' }).click();
  await expect(waiting).toContainText('1 person waiting.');
  await expect(page.getByRole('heading', { name: 'Waiting for your answer' })).toBeFocused();
  await waiting.getByRole('button', { name: 'Answer Enid Query' }).click();
  const answer = page.getByRole('dialog', { name: 'Answer Enid Query' });
  await answer.getByLabel('Begin from a template').selectOption({ index: 1 });
  await expect(answer.getByLabel('To Enid Query')).toHaveValue(/Enid Query/);
  await expectAccessible(page);
  await answer.getByRole('button', { name: 'Send answer' }).click();
  await expect(answer).toBeHidden();
  await expect(waiting).toContainText('No enquiries are waiting.');

  // The keyboard alone: from anywhere to the appointment.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /^Search/ });
  await field.fill('cr02aa');
  await expect(page.getByRole('option', { name: /Cyril Croydon/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectAccessible(page);
  await field.fill('croydon');
  await expect(page.getByRole('group', { name: 'Appointments' }).getByRole('option')).toHaveCount(
    2,
  );
  await field.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('Cora Croydon');
  await field.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Cora Croydon' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/diary\?date=/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Reports' })
    .click();
  const areas = page.getByRole('region', { name: 'By area' }).getByRole('table');
  await expect(areas.getByRole('row', { name: /^Croydon/ })).toContainText('2');
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/,Croydon,,0,0,2,0,0\r\n/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test.describe('without an answer from the server', () => {
  test.use({ expectedErrors: /status of 503|ERR_FAILED/ });

  test(
    'a day and a search that cannot be loaded say so, and are tried again',
    { tag: '@long' },
    async ({ page }) => {
      await logInAs(page);
      await page.route('**/api/admin/today', (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'urn:plotwright:problem:unavailable',
            message: 'The disk is being changed.',
          }),
        }),
      );
      await page.route('**/api/admin/search?*', (route) => route.abort());
      await page.goto('/admin/today');
      await expect(page.getByText('Failed to load the day. Please try again later.')).toBeVisible({
        timeout: 20_000,
      });
      await expect(page.getByText('The disk is being changed.')).toBeVisible();
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox', { name: /^Search/ }).fill('anybody');
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
        'could not be reached',
      );
      await page.keyboard.press('Escape');
      await page.unroute('**/api/admin/today');
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { name: 'Waiting for your answer' })).toBeVisible();
    },
  );
});
