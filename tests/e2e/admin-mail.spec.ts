/** The owner reads what the site has written, as it looks and as text, finds it again and gives it up. */
import type { Page } from '@playwright/test';
import { logInAs } from './support/owner.ts';
import { expect, expectAccessible, expectFitsAt, test } from './support/own-site.ts';
import { post } from './support/people.ts';

test.describe.configure({ mode: 'default' });
const WIDTHS = [320, 1440];
// The frame of a message has no right to run anything, axe and the trace included; a link that leads nowhere is a 404.
test.use({ expectedErrors: /^Blocked script execution in 'about:srcdoc'|status of 404/ });

async function sendRequest(page: Page, name: string, key: string): Promise<void> {
  await post(page, '/api/booking-requests', {
    kind: 'site-assessment',
    name,
    email: `${key}@example.org`,
    message: `The words of ${name}.`,
    requestKey: `journey-${key}`,
  });
}

test('a request is written to the firm and to the visitor, and is read here where no mail server is set up', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await logInAs(page);
  await sendRequest(page, 'Edna Post', 'edna-post');
  await page.goto('/admin/mail');
  await expect(page.getByText('No e-mail leaves this site yet')).toBeVisible();
  const toFirm = page.getByRole('article', { name: /New request: Site Assessment, Edna Post/ });
  await expect(toFirm.getByText('Kept here')).toBeVisible();
  await expectAccessible(page);

  await toFirm.getByRole('button', { name: /^New request/ }).click();
  const dialog = page.getByRole('dialog', { name: /New request/ });
  const frame = dialog.frameLocator('iframe');
  await expect(
    frame.getByRole('heading', { name: 'New request for an appointment' }),
  ).toBeVisible();
  await expect(frame.getByText('The words of Edna Post.')).toBeVisible();
  // The policy lets the message's own styles into the frame: on a phone its title is smaller.
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(frame.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '27px');
  await expectAccessible(page);
  await dialog.getByRole('tab', { name: 'As it looks' }).press('ArrowRight');
  await expect(dialog.getByText('> The words of Edna Post.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await toFirm.getByRole('button', { name: /^Drop/ }).click();
  await expect(toFirm.getByText('Dropped')).toBeVisible();
  await page.getByLabel('Show').selectOption('dropped');
  await expect(page.getByRole('status').filter({ hasText: '1 of 2 messages' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByLabel('Search names, addresses, subjects').fill('edna-post@example.org');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/q=edna-post/);
});

test('a test is written to the firm’s own address', { tag: '@long' }, async ({ page }) => {
  await logInAs(page);
  await page.getByRole('link', { name: 'Mail', exact: true }).click();
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(
    page
      .getByText('The test is kept here: no mail server is set up, so it does not leave.')
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('article', { name: /A test of the mail server/ })).toBeVisible();
});

test(
  'a link to end mails that is none of ours leads nowhere, and is kept nowhere',
  { tag: '@long' },
  async ({ page }) => {
    const answer = await page.goto('/unsubscribe/made-up.token');
    expect(answer!.status()).toBe(404);
    expect(answer!.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'at every width the list has no fault that axe can find',
  { tag: '@long' },
  async ({ page }) => {
    await logInAs(page);
    await sendRequest(page, 'A visitor with a rather long name of many words', 'wide');
    await page.goto('/admin/mail');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectFitsAt(page, WIDTHS);
  },
);
