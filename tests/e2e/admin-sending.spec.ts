/** What the owner sends when the answer is lost: nothing is called unsent, nothing goes out twice, and nothing typed is lost. */
import type { Page } from '@playwright/test';
import { logInAs } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/own-site.ts';
import { post } from './support/people.ts';

test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: /ERR_FAILED|net::ERR|status of (409|503)/ });

const DOWN = {
  status: 503,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'urn:plotwright:problem:unavailable',
    message: 'The disk is being changed.',
  }),
};
const alerts = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

/** The next sending arrives, and its answer does not. */
async function loseAnswer(page: Page, url: string): Promise<void> {
  let isLost = false;
  await page.route(url, async (route) => {
    if (isLost || route.request().method() === 'GET') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

async function openEnquiry(page: Page, name: string): Promise<void> {
  await logInAs(page);
  await post(page, '/api/enquiries', {
    name,
    email: 'sent@example.org',
    message: 'About the hedge.',
    requestKey: `journey-sending-${name.replaceAll(' ', '-')}`,
  });
  await page.goto('/admin/enquiries');
  await page
    .getByRole('article', { name: `Enquiry of ${name}` })
    .getByRole('link', { name })
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('an answer that was changed after its answer was lost is neither thrown away nor called sent', async ({
  page,
}) => {
  await openEnquiry(page, 'Lena Lost');
  const text = page.getByLabel('To Lena Lost');
  const send = page.getByRole('button', { name: 'Send answer' });
  await text.fill('We come on Monday.');
  await loseAnswer(page, '**/api/admin/enquiries/*/messages');
  await send.click();
  await expect(alerts(page, 'Your answer may not have been sent')).toBeVisible();
  await text.fill('We come on Tuesday.');
  await send.click();
  const known = alerts(page, 'An answer was sent already, before you changed it');
  await expect(known).toContainText('We come on Monday.');
  await expect(known).toBeFocused();
  await expectAccessible(page);
  await known.getByRole('button', { name: 'Send this as another' }).click();
  const thread = page.getByRole('region', { name: 'Messages' });
  await expect(thread.getByText('We come on Tuesday.', { exact: true })).toHaveCount(1);
  await expect(thread.getByText('We come on Monday.', { exact: true })).toHaveCount(1);
  await expect(text).toHaveValue('');
});

test('a note is added once, however often it is sent', { tag: '@long' }, async ({ page }) => {
  await openEnquiry(page, 'Nora Note');
  await page.getByLabel('Add a note').fill('Rang twice.');
  await loseAnswer(page, '**/api/admin/enquiries/*/notes');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(alerts(page, 'Your note may not have been added')).toBeVisible();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByLabel('Add a note')).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toHaveCount(1);
});

test(
  'the answer on the page of the day stays open when its enquiry no longer waits',
  { tag: '@long' },
  async ({ page }) => {
    await logInAs(page);
    await post(page, '/api/enquiries', {
      name: 'Tom Today',
      email: 'today@example.org',
      message: 'About the pond.',
      requestKey: 'journey-sending-today',
    });
    await page.goto('/admin/today');
    await page.getByRole('button', { name: 'Answer Tom Today' }).click();
    const dialog = page.getByRole('dialog', { name: 'Answer Tom Today' });
    await dialog.getByLabel('To Tom Today').fill('We come on Monday.');
    await loseAnswer(page, '**/api/admin/enquiries/*/messages');
    await dialog.getByRole('button', { name: 'Send answer' }).click();
    await expect(alerts(page, 'Your answer may not have been sent')).toBeVisible();
    await dialog.getByLabel('To Tom Today').fill('We come on Tuesday.');
    // As when the window comes back.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(dialog.getByText('This has been answered in the meantime')).toBeVisible();
    await expect(dialog.getByLabel('To Tom Today')).toHaveValue('We come on Tuesday.');
    await dialog.getByRole('button', { name: 'Send answer' }).click();
    await alerts(page, 'An answer was sent already')
      .getByRole('button', { name: 'Send this as another' })
      .click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Waiting for your answer' })).toBeFocused();
  },
);

test(
  'a complaint that is entered keeps its fields closed while it is sent, and its words when it fails',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await logInAs(page, '/admin/complaints');
    await page.getByRole('button', { name: 'Enter a complaint' }).click();
    const form = page.getByRole('form', { name: 'The complaint' });
    const keep = form.getByRole('button', { name: /^Keep/ });
    await form.getByLabel('Name').fill('Letty Letter');
    await form.getByLabel('What went wrong').fill('The hedge was cut in May.');
    let answer = () => {};
    const isTime = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(
      '**/api/admin/complaints',
      async (route) => {
        await isTime;
        await route.fulfill(DOWN);
      },
      { times: 1 },
    );
    await keep.click();
    await expect(form.getByLabel('What went wrong')).toBeDisabled();
    answer();
    await expect(alerts(page, 'The disk is being changed.')).toBeVisible();
    await expect(page.locator(':focus')).toContainText('This was not entered');
    await expect(form.getByLabel('What went wrong')).toBeEnabled();

    await loseAnswer(page, '**/api/admin/complaints');
    await keep.click();
    await expect(alerts(page, 'This may not have been entered')).toBeVisible();
    await form.getByLabel('What went wrong').fill('The hedge was cut in May, with a nest in it.');
    await keep.click();
    const entered = alerts(page, 'It was entered already, before you changed it');
    await expect(entered).toBeFocused();
    await expectAccessible(page);
    await entered.getByRole('button', { name: 'Enter this as another complaint' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('article', { name: /Letty Letter/ })).toHaveCount(2);
  },
);

test('a letter to somebody who complained goes out once, though its answer was lost', async ({
  page,
}) => {
  await logInAs(page);
  await post(page, '/api/complaints', {
    kind: 'work',
    name: 'Olive Once',
    email: 'once@example.org',
    message: 'The gate does not close.',
    requestKey: 'journey-sending-once',
  });
  await page.goto('/admin/complaints');
  await page.getByRole('button', { name: /^Olive Once: / }).click();
  const dialog = page.getByRole('dialog');
  const step = dialog.getByRole('form', { name: 'Next step' });
  await step.getByLabel('What to do').selectOption('answer');
  await step.getByLabel('Your answer').fill('We hang it anew on Monday.');
  await loseAnswer(page, '**/api/admin/complaints/*/steps');
  await step.getByRole('button', { name: 'Keep the answer' }).click();
  await expect(step.getByLabel('Your answer')).toHaveValue('');
  await expect(dialog.getByText('We hang it anew on Monday.', { exact: true })).toHaveCount(1);

  // Where the log could not be looked at either, sending once more finds that it went out.
  await step.getByLabel('Your answer').fill('It hangs.');
  await page.route('**/api/admin/complaints?*', (route) => route.abort());
  await loseAnswer(page, '**/api/admin/complaints/*/steps');
  await step.getByRole('button', { name: 'Keep the answer' }).click();
  await expect(alerts(page, 'It may have been done all the same')).toBeVisible();
  await step.getByRole('button', { name: 'Keep the answer' }).click();
  await expect(step.getByLabel('Your answer')).toHaveValue('');
  await page.unroute('**/api/admin/complaints?*');
  await page.reload();
  await page.getByRole('button', { name: /^Olive Once: / }).click();
  await expect(dialog.getByText('It hangs.', { exact: true })).toHaveCount(1);
});

test(
  'a service that was added, and changed after its answer was lost, is shown as one’s own',
  { tag: '@long' },
  async ({ page }) => {
    await logInAs(page, '/admin/dashboard?tab=services');
    await page.getByRole('button', { name: 'Add New Service' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Service' });
    const add = dialog.getByRole('button', { name: 'Add', exact: true });
    await dialog.getByLabel('Title', { exact: true }).fill('Dry stone');
    await dialog.getByLabel('Short description').fill('Walls without mortar.');
    await dialog.getByLabel('Description', { exact: true }).fill('Built of what the field gives.');
    await loseAnswer(page, '**/api/admin/services');
    await add.click();
    await expect(alerts(page, 'This may not have been added')).toBeVisible();
    await expect(page.locator(':focus')).toContainText('This may not have been added');
    await dialog.getByLabel('Short description').fill('Walls that need no mortar.');
    await add.click();
    await expect(
      dialog.getByRole('heading', { name: 'This was added already, before you changed it' }),
    ).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save with these choices' }).click();
    await expect(dialog).toBeHidden();
    const row = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Dry stone', exact: true }) });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Walls that need no mortar.');
  },
);
