import type { Page } from '@playwright/test';
import type { AdminQuote } from '#contracts/admin-quotes.ts';
import { logInAs } from './support/owner.ts';
import { expect, openPage, test } from './support/site.ts';
import { sendQuote } from './support/quote.ts';

/** A draft with one line, as the editor saves it, opened in it. @returns its id */
async function openDraft(page: Page, title: string): Promise<string> {
  await logInAs(page);
  const headers = { origin: new URL(page.url()).origin };
  const made = (await (
    await page.request.post('/api/admin/quotes', { headers, data: {} })
  ).json()) as AdminQuote;
  const { body } = made.versions[0]!;
  const lines = [
    {
      id: 'line-1',
      phase: body.phases[0]!.id,
      group: 'work',
      description: 'A bird bath',
      note: '',
      quantity: '1',
      unit: 'item',
      unitPence: 12_500,
      vat: 20,
    },
  ];
  const answer = await page.request.put(`/api/admin/quotes/${made.id}`, {
    headers: { ...headers, 'if-match': `"${made.version}"` },
    data: {
      customer: { ...made.customer, name: 'Quincy Quoted', email: 'quoted@example.org' },
      body: { ...body, title, lines },
    },
  });
  expect(answer.status()).toBe(200);
  await openPage(page, `/admin/quotes/${made.id}`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  return made.id;
}

/** As another window would: the newest draft under another title. */
async function saveElsewhere(page: Page, id: string, title: string): Promise<void> {
  const { customer, versions, version } = (await (
    await page.request.get(`/api/admin/quotes/${id}`)
  ).json()) as AdminQuote;
  const answer = await page.request.put(`/api/admin/quotes/${id}`, {
    headers: { origin: new URL(page.url()).origin, 'if-match': `"${version}"` },
    data: { customer, body: { ...versions[0]!.body, title } },
  });
  expect(answer.status()).toBe(200);
}

const keptQuotes = (page: Page) =>
  page.evaluate(
    () =>
      Object.keys(localStorage).filter((key) => key.startsWith('plotwright-admin-draft:quotes:'))
        .length,
  );

test.describe('what can go wrong', () => {
  test.use({ expectedErrors: /status of 409|status of 404/ });

  test('unsaved lines outlive a reload, two windows are told apart, and nothing unreadable or unfinished leaves', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await logInAs(page);
    await openPage(page, '/admin/quotes/new');
    await page.getByRole('button', { name: 'Draft the quote' }).click();
    await page.getByRole('button', { name: 'Send…' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('A quote needs at least one line.');
    await page.getByRole('button', { name: 'Back to the quote' }).click();
    await page
      .getByRole('button', { name: /^Add a line/ })
      .first()
      .click();
    await page.keyboard.type('A bird bath');
    const rate = page.getByLabel('Rate of A bird bath in pounds, net');
    await rate.fill('12,5');
    await expect(rate).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Some figures cannot be read.')).toBeVisible();
    await rate.fill('125');
    await expect(page.getByLabel('Net of A bird bath')).toHaveText('£125.00');
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.entries(localStorage).some(
            ([key, value]) =>
              key.startsWith('plotwright-admin-draft:quotes:') && value.includes('12500'),
          ),
        ),
      )
      .toBe(true);
    const url = page.url();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Continue with them' }).click();
    await expect(page.getByLabel('Net of A bird bath')).toHaveText('£125.00');

    // What a window that is still open has unsaved is not offered in another.
    const other = await context.newPage();
    await openPage(other, url);
    await other.getByLabel('Title', { exact: true }).fill('From the other window');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(
      page.getByText('This quote was saved in another window after you opened it'),
    ).toBeVisible();
    await expect(page.getByText(/New: “A bird bath”/)).toBeVisible();
    await page.getByRole('button', { name: 'Save mine over it' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Net of A bird bath')).toHaveText('£125.00');

    // Leaving with something unsaved asks; a link that is none leads nowhere.
    await page.getByLabel('Title', { exact: true }).fill('Never saved');
    await page
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: 'Quotes' })
      .click();
    await expect(
      page.getByRole('alertdialog', { name: 'Leave with unsaved changes?' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
    await openPage(page, '/quote/nothing');
    await expect(page.getByRole('heading', { name: 'There is no such quote' })).toBeVisible();
  });

  test(
    'a new version leaves after the old one was withdrawn or answered, and a draft that is dropped or deleted is not offered again',
    { tag: '@long' },
    async ({ page }) => {
      test.setTimeout(120_000);
      const id = await openDraft(page, 'A bath for birds');
      const title = page.getByLabel('Title', { exact: true });
      const save = page.getByRole('button', { name: 'Save', exact: true });
      const saved = page.getByText('Saved', { exact: true });
      const begin = page.getByRole('button', { name: 'Begin a new version' });
      await sendQuote(page);
      await begin.click();
      await title.fill('A bath for more birds');
      await save.click();
      await expect(saved).toBeVisible();
      await page.getByRole('button', { name: 'Withdraw' }).click();
      await page.getByRole('button', { name: 'Withdraw it' }).click();
      await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
      await sendQuote(page);

      // Its visitor answers in the meantime: that is said, and keeps neither the new version nor its sending back.
      const answer = async (what: 'change' | 'decline', words: string) => {
        const { versions } = (await (
          await page.request.get(`/api/admin/quotes/${id}`)
        ).json()) as AdminQuote;
        const token = versions
          .find(({ sentAt }) => sentAt)!
          .link!.split('/')
          .pop()!;
        expect(
          (
            await page.request.post(`/api/quotes/${token}/${what}`, {
              headers: { origin: new URL(page.url()).origin },
              data: { words },
            })
          ).status(),
        ).toBe(200);
      };
      await expect(begin).toBeVisible();
      await answer('change', 'A larger one, please.');
      await begin.click();
      await expect(page.getByText('This quote has changed in the meantime')).toBeVisible();
      await expect(page.getByText('A larger one, please.')).toBeVisible();
      await begin.click();
      await expect(title).toBeVisible();
      await answer('decline', 'Too dear.');
      await page.getByRole('button', { name: 'Send…' }).click();
      await page.getByRole('button', { name: 'Send it' }).click();
      await expect(page.getByRole('alertdialog')).toContainText(
        'but not this draft: its visitor may have answered',
      );
      await page.getByRole('button', { name: 'Send it' }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByText('Too dear.')).toBeVisible();

      // What another window has saved is chosen about before it leaves, and the choice is in sight.
      await begin.click();
      await expect(title).toBeVisible();
      await saveElsewhere(page, id, 'From the other window');
      await page.getByRole('button', { name: 'Send…' }).click();
      await page.getByRole('button', { name: 'Send it' }).click();
      const choice = page.getByText('This quote was saved in another window after you opened it');
      await expect(choice).toBeInViewport();
      await expect(page.locator('[tabindex="-1"]').filter({ has: choice }).last()).toBeFocused();
      await page.getByRole('button', { name: 'Take what was saved' }).click();
      await expect(title).toHaveValue('From the other window');

      await title.fill('Never saved');
      await expect.poll(() => keptQuotes(page)).toBe(1);
      await page.getByRole('button', { name: 'Drop the draft' }).click();
      await page.getByRole('button', { name: 'Drop it' }).click();
      await expect(begin).toBeVisible();
      expect(await keptQuotes(page)).toBe(0);

      await openDraft(page, 'Another bath');
      await title.fill('Never saved');
      await expect.poll(() => keptQuotes(page)).toBe(1);
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Delete', exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
      expect(await keptQuotes(page)).toBe(0);
    },
  );

  test(
    'a box that is made anew is not called unreadable, and the save key does what the button could',
    { tag: '@long' },
    async ({ page }) => {
      const id = await openDraft(page, 'Boxes');
      const save = page.getByRole('button', { name: 'Save', exact: true });
      const saved = page.getByText('Saved', { exact: true });
      const rate = page.getByLabel('Rate of A bird bath in pounds, net');
      await rate.fill('1,5');
      await rate.press('Alt+ArrowDown');
      await expect(
        page.getByRole('region', { name: 'Phase: Hard landscape' }).getByText('£125.00 net'),
      ).toBeVisible();
      await expect(rate).toHaveValue('125.00');
      await page.getByRole('button', { name: 'Add a stage' }).click();
      await page.getByLabel('Share of stage 3 in per cent').fill('many');
      await page.getByRole('button', { name: 'Remove stage 3' }).click();
      await page.getByRole('button', { name: 'Add a stage' }).click();
      await save.click();
      await expect(saved).toBeVisible();

      // A second press while it is saved, or over a dialog, sends nothing.
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PUT') sent.push(request.url());
      });
      const held = Promise.withResolvers<void>();
      await page.route(`**/api/admin/quotes/${id}`, (route) =>
        route.request().method() === 'PUT'
          ? held.promise.then(() => route.continue())
          : route.continue(),
      );
      await page.getByLabel('Title', { exact: true }).fill('Saved once');
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.keyboard.press('Control+s');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Saving…')).toBeVisible();
      await page.keyboard.press('Control+s');
      held.resolve();
      await expect(saved).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(page.getByText('saved in another window')).toHaveCount(0);
      expect(sent).toHaveLength(1);

      // What cannot be read goes with what it stood in.
      await saveElsewhere(page, id, 'Theirs');
      await page.getByLabel('Title', { exact: true }).fill('Mine');
      await save.click();
      await expect(page.getByRole('button', { name: 'Take what was saved' })).toBeVisible();
      await rate.fill('1,5');
      await page.getByRole('button', { name: 'Take what was saved' }).click();
      await expect(rate).toHaveValue('125.00');
      await expect(saved).toBeVisible();

      // A draft that was kept from before another window saved is not laid over that unasked.
      await page.getByLabel('Title', { exact: true }).fill('Kept');
      await expect.poll(() => keptQuotes(page)).toBe(1);
      await saveElsewhere(page, id, 'Saved after that');
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await page.getByRole('button', { name: 'Continue with them' }).click();
      await save.click();
      await expect(page.getByRole('button', { name: 'Save mine over it' })).toBeVisible();
    },
  );
});
