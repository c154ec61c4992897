/** Complaints and notices of cancellation: sent with and without scripts, followed behind private links, answered by the owner. */
import type { Page } from '@playwright/test';
import { logInAs } from './support/owner.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  test,
} from './support/own-site.ts';
import { post } from './support/people.ts';

test.describe.configure({ mode: 'default' });
// A form that is refused answers 400, and a link that leads nowhere 404.
test.use({ expectedErrors: /status of 40[04]/ });

const MESSAGE = 'The patio holds water after every rain.';

async function fillComplaint(page: Page, name: string, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Make a complaint' });
  await form.getByLabel('What is it about?').selectOption('data');
  await form.getByLabel('What went wrong?').fill(MESSAGE);
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('E-mail').fill(email);
}

test.describe('with an answer that is lost', () => {
  test.use({ expectedErrors: /ERR_FAILED|net::ERR/ });

  test('nobody is told that a complaint was not sent, and sending it once more stores it once', async ({
    page,
  }) => {
    await openPage(page, '/complaints');
    await fillComplaint(page, 'Lost Answer', 'lost@example.org');
    let sent = '';
    await page.route(
      '**/api/complaints',
      async (route) => {
        sent = ((await (await route.fetch()).json()) as { link: string }).link;
        await route.abort();
      },
      { times: 1 },
    );
    const send = page.getByRole('button', { name: 'Send my complaint' });
    await send.press('Enter');
    const alert = page
      .getByRole('alert')
      .filter({ hasText: 'we do not know whether it has arrived' });
    await expect(alert).toContainText('Your complaint may not have arrived');
    await expect(alert).not.toContainText('was not sent');
    expect(sent).toContain('/complaints/cmp_');
    await send.press('Enter');
    await page.waitForURL('**/complaints/cmp_*');
    expect(page.url()).toContain(sent);
  });
});

test('a complaint is sent, acknowledged on its page, answered by the owner, and read by its sender', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openPage(page, '/complaints');
  const form = page.getByRole('form', { name: 'Make a complaint' });
  await form.getByRole('button', { name: 'Send my complaint' }).click();
  await expect(form.getByText('Please choose what it is about')).toBeVisible();
  await expect(form.getByLabel('What is it about?')).toBeFocused();
  await expectAccessible(page);
  await fillComplaint(page, 'Edna Rain', 'edna@example.org');
  await form.getByRole('button', { name: 'Send my complaint' }).press('Enter');
  await page.waitForURL('**/complaints/cmp_*');
  const link = page.url();
  await expect(page.getByRole('heading', { name: 'We’ve received your complaint' })).toBeVisible();
  await expect(page.getByText(MESSAGE)).toBeVisible();
  await expect(page.getByText('we won’t send an e-mail')).toBeVisible();
  const answer = await page.reload();
  expect(answer!.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expectAccessible(page);

  await logInAs(page);
  await page.getByRole('link', { name: 'Complaints', exact: true }).click();
  const row = page.getByRole('article', { name: /Edna Rain/ });
  // It may have been sent yesterday, a moment ago.
  await expect(row.getByText(/^2[89] days left$/)).toBeVisible();
  await row.getByRole('button', { name: 'Edna Rain: Personal data' }).click();
  const dialog = page.getByRole('dialog');
  const step = dialog.getByRole('form', { name: 'Next step' });
  await step.getByLabel('What to do').selectOption('extend');
  await step.getByLabel('Why it takes longer').fill('We have to ask the photographer.');
  await expectAccessible(page);
  // What is typed outlives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Edna Rain: Personal data' }).click();
  await expect(step.getByLabel('A word to the sender')).toHaveValue(
    'We have to ask the photographer.',
  );
  await step.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(dialog.getByText('Acknowledged', { exact: true })).toBeVisible();
  await expect(step.getByLabel('Your answer')).toHaveValue('');
  await step.getByLabel('Your answer').fill('The picture has been taken down.');
  await step.getByRole('button', { name: 'Keep the answer' }).click();
  await expect(dialog.getByText('The picture has been taken down.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(row.getByText('Answered')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the log as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^complaints-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByRole('button', { name: 'Enter a complaint' }).click();
  const entry = page.getByRole('form', { name: 'The complaint' });
  await entry.getByLabel('Name').fill('Letter Writer');
  await entry.getByRole('button', { name: 'Keep the complaint' }).click();
  await expect(
    entry.getByText('Please tell us what went wrong, in a sentence or more'),
  ).toBeVisible();
  await entry.getByLabel('What went wrong').fill('The hedge was cut in May, with a nest in it.');
  await entry.getByRole('button', { name: 'Keep the complaint' }).click();
  await expect(page.getByRole('article', { name: /Letter Writer/ })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'We have answered' })).toBeVisible();
  await expect(page.getByText('The picture has been taken down.')).toBeVisible();
  await expect(page.getByText('We have to ask the photographer.')).toBeVisible();
});

test('without scripts a complaint is named where it lacks something, then sent, and a notice of cancellation too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/complaints');
  await page.getByLabel('Your name').fill('No Script');
  await page.getByRole('button', { name: 'Send my complaint' }).click();
  await expect(page.getByText('Please enter an e-mail address we can answer to')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('No Script');
  await fillComplaint(page, 'No Script', 'noscript@example.org');
  await page.getByRole('button', { name: 'Send my complaint' }).click();
  await expect(page.getByRole('heading', { name: 'We’ve received your complaint' })).toBeVisible();

  await page.goto('/cancellation');
  await page.getByLabel('The contract').fill('A fence along the north side');
  await page.getByLabel('Your name').fill('No Script');
  await page.getByLabel('E-mail').fill('noscript@example.org');
  await page.getByLabel('Your address').fill('4 Hedge Row, Romford RM1 3DS');
  await page.getByRole('button', { name: 'Send my notice' }).click();
  await expect(page.getByRole('heading', { name: 'We have received your notice' })).toBeVisible();
  await context.close();
});

test(
  'a notice of cancellation is acknowledged with its minute, dealt with by the owner, and the model form can be printed',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await openPage(page, '/cancellation');
    await page.getByRole('link', { name: 'Open it on a page of its own to print' }).click();
    await expect(page.getByRole('heading', { name: 'Model cancellation form' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByText('Signature of consumer(s) (only if this form is notified on paper):'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print the form' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Send it over this site instead' }).click();
    const form = page.getByRole('form', { name: 'Notice of cancellation' });
    await form.getByLabel('The contract').fill('A patio of sandstone');
    await form.getByLabel('Your name').fill('Grace Lawn');
    await form.getByLabel('E-mail').fill('grace@example.org');
    await form.getByLabel('Your address').fill('4 Hedge Row, Romford RM1 3DS');
    await form.getByRole('button', { name: 'Send my notice' }).click();
    await page.waitForURL('**/cancellation/cnl_*');
    await expect(
      page.getByText(
        /this acknowledges your notice of cancellation.* on \w+day \d+ \w+ 20\d\d, \d\d:\d\d/,
      ),
    ).toBeVisible();
    await expectAccessible(page);

    await logInAs(page);
    await expect(page.getByText(/contracts? (?:has|have) been cancelled/).first()).toBeVisible();
    await page.goto('/admin/complaints?show=cancellations');
    const notice = page.getByRole('article', { name: /Grace Lawn/ });
    await notice.getByLabel('What came of it').fill('Nothing had been paid or ordered.');
    await notice.getByLabel('It has been dealt with').check();
    await notice.getByRole('button', { name: 'Save' }).click();
    await expect(notice.getByText('Dealt with', { exact: true }).first()).toBeVisible();
    expect((await page.goto('/cancellation/cnl_made.up'))!.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is no such notice' })).toBeVisible();
  },
);

test(
  'a complaint whose answer takes it out of the list stays open, and does not open again by itself',
  { tag: '@long' },
  async ({ page }) => {
    await logInAs(page, '/admin/complaints?list=open');
    await post(page, '/api/admin/complaints', {
      kind: 'price',
      source: 'letter',
      receivedOn: new Date().toISOString().slice(0, 10),
      name: 'Amber Answered',
      message: 'The invoice is higher than the quote.',
      requestKey: 'journey-answered',
    });
    await page.reload();
    await page
      .getByRole('button', { name: 'Amber Answered: A price, a quote or an invoice' })
      .click();
    const dialog = page.getByRole('dialog');
    const step = dialog.getByRole('form', { name: 'Next step' });
    await step.getByLabel('What to do').selectOption('answer');
    await step.getByLabel('Your answer').fill('The difference is paid back.');
    await step.getByRole('button', { name: 'Keep the answer' }).click();
    // Behind the dialog, where only what is seen can be asked.
    await expect(page.locator('article', { hasText: 'Amber Answered' })).toHaveCount(0);
    await expect(dialog.getByText('The difference is paid back.')).toBeVisible();
    await expect(dialog).toHaveAccessibleDescription('Answered');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('combobox', { name: 'Show' }).selectOption({ index: 0 });
    await expect(page.getByRole('article', { name: /Amber Answered/ })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  },
);

test('a notice that another window has dealt with stays where somebody writes in it', async ({
  page,
}) => {
  await logInAs(page, '/admin/complaints?show=cancellations&list=open');
  const notify = (name: string) =>
    post(page, '/api/cancellations', {
      contract: 'A fence along the north side',
      name,
      address: '4 Hedge Row, Romford RM1 3DS',
      email: 'notice@example.org',
      requestKey: crypto.randomUUID(),
    });
  await notify('Walter Written');
  await page.reload();
  const outcome = page
    .getByRole('article', { name: /Walter Written/ })
    .getByLabel('What came of it');
  await outcome.fill('The deposit is');
  const { items } = (await (
    await page.request.get('/api/admin/cancellations?list=open')
  ).json()) as { items: { id: string; name: string; version: number }[] };
  const { id, version } = items.find(({ name }) => name === 'Walter Written')!;
  const settled = await page.request.put(`/api/admin/cancellations/${id}/settled`, {
    data: { settled: true, outcome: 'Nothing was paid.' },
    headers: { 'If-Match': `"${version}"`, Origin: new URL(page.url()).origin },
  });
  expect(settled.status()).toBe(200);
  await notify('Nora Next');
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(page.getByRole('article', { name: /Nora Next/ })).toBeVisible();
  await expect(outcome).toHaveValue('The deposit is');
  await expect(outcome).toBeFocused();
  await outcome.fill('');
  await expect(outcome).toHaveCount(0);
});

for (const width of [390, 1440]) {
  const tag = width === 390 ? [] : '@long';
  test(
    `the owner’s pages have no accessibility fault and no sideways scroll at ${width} px`,
    { tag },
    async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      await logInAs(page);
      for (const path of ['/admin/complaints', '/admin/complaints?show=cancellations']) {
        await page.goto(path);
        await expect(page.getByRole('article').first()).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
      await page.goto('/admin/complaints');
      await page.getByRole('button', { name: 'Enter a complaint' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    },
  );
}
