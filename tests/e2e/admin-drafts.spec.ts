/** What the back office keeps on the device: from what it was made, until it is answered, and only what the device could keep. */
import type { Page } from '@playwright/test';
import { logInAs } from './support/owner.ts';
import { expect, expectAccessible, openPage, test } from './support/own-site.ts';

test.describe.configure({ mode: 'default' });

type Draft = {
  values: Record<string, unknown>;
  start: Record<string, unknown>;
  baseVersion: number | null;
  requestKey?: string;
};
const draftsOf = (page: Page, kind: string): Promise<Draft[]> =>
  page.evaluate(
    (start) =>
      Object.entries(localStorage).flatMap(([key, value]) =>
        key.startsWith(start) ? [JSON.parse(value as string) as Draft] : [],
      ),
    `plotwright-admin-draft:${kind}:`,
  );

test('unsaved changes that are continued keep the version they were made from, and the key of their sending', async ({
  page,
}) => {
  await logInAs(page);
  const input = {
    title: 'Edging',
    description: 'Ten letters and more.',
    shortDescription: 'Short words',
    imageUrl: '',
    icon: null,
    order: 60,
    active: true,
  };
  const headers = { origin: new URL(page.url()).origin };
  const added = await page.request.post('/api/admin/services', { headers, data: input });
  expect(added.status()).toBe(201);
  const { id } = (await added.json()) as { id: string };
  await page.goto('/admin/dashboard?tab=services');
  const form = page.getByRole('dialog', { name: 'Edit Service' });
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Edging', exact: true }) })
    .getByRole('button', { name: 'Edit' })
    .click();
  await form.getByLabel('Short description').fill('Typed and not saved');
  await expect(form.getByText(/kept on this device/)).toBeVisible();
  const [before] = await draftsOf(page, 'services');
  expect(
    (
      await page.request.put(`/api/admin/services/${id}`, {
        headers,
        data: { ...input, description: 'Said by another window.' },
      })
    ).status(),
  ).toBe(200);
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continue with “Edging”' }).click();
  await form.getByRole('button', { name: 'Continue with them' }).click();
  await expect(form.getByLabel('Short description')).toHaveValue('Typed and not saved');
  const [after] = await draftsOf(page, 'services');
  expect(after).toMatchObject({
    values: before!.values,
    start: before!.start,
    baseVersion: before!.baseVersion,
    requestKey: before!.requestKey,
  });
});

test(
  'a quote is not changed over unsaved changes that are offered, and what is undone leaves nothing',
  { tag: '@long' },
  async ({ page }) => {
    await logInAs(page);
    await openPage(page, '/admin/quotes/new');
    await page.getByRole('button', { name: 'Draft the quote' }).click();
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('An older draft');
    await expect.poll(async () => (await draftsOf(page, 'quotes')).length).toBe(1);
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await expect(page.getByText('You have unsaved changes from')).toBeVisible();
    await expect(title).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Send…' })).toBeDisabled();
    await page.keyboard.press('Control+s');
    await expectAccessible(page);
    expect(await draftsOf(page, 'quotes')).toHaveLength(1);
    await page.getByRole('button', { name: 'Continue with them' }).click();
    await expect(title).toHaveValue('An older draft');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect.poll(async () => (await draftsOf(page, 'quotes')).length).toBe(0);
    await page.reload();
    await expect(title).toBeEnabled();
    await expect(page.getByText('You have unsaved changes from')).toHaveCount(0);
  },
);

test('a device that can keep nothing is not said to', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key.startsWith('plotwright-admin-draft:'))
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      set.call(this, key, value);
    };
  });
  await logInAs(page, '/admin/complaints');
  await page.getByRole('button', { name: 'Enter a complaint' }).click();
  await page.getByRole('form', { name: 'The complaint' }).getByLabel('Name').fill('Never kept');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question.getByRole('button', { name: 'Discard changes' })).toBeVisible();
  await expect(question.getByRole('button', { name: 'Leave, keep the draft' })).toHaveCount(0);
});

test('what lies on the device for more than thirty days is removed when the back office opens', async ({
  page,
}) => {
  await logInAs(page);
  await page.evaluate(() =>
    localStorage.setItem(
      'plotwright-admin-draft:complaint-steps:cmp_gone:closed',
      JSON.stringify({
        values: { text: 'Long ago' },
        start: { text: '' },
        baseVersion: null,
        at: '2020-01-01T00:00:00.000Z',
      }),
    ),
  );
  await page.reload();
  await expect.poll(() => draftsOf(page, 'complaint-steps')).toEqual([]);
});
