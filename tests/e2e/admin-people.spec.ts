/** A visitor leaves a name beside the designs; the owner finds, hands over and erases what is held. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { logInAs } from './support/owner.ts';
import { expect, expectAccessible, expectFitsAt, test } from './support/own-site.ts';
import { askForDesigns, post, statusOf } from './support/people.ts';
import { makeDesigns } from './support/site.ts';

test.describe.configure({ mode: 'default' });
const WIDTHS = [320, 1440];

async function openPeople(page: Page): Promise<void> {
  await page.goto('/admin/settings?section=people');
  await expect(page.getByRole('heading', { name: 'What is held about a person' })).toBeVisible();
}

async function lookUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address, telephone number or name').fill(email);
  await page.getByRole('button', { name: 'Look up' }).click();
}

test('a name is asked only beside the results, is kept over a reload, and can be taken back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await makeDesigns(page);
  const section = page.getByRole('region', { name: 'Keep my designs' });
  await expect(section).toBeVisible();
  await section.getByRole('button', { name: 'Save my details' }).click();
  await expect(section.getByText('Please tell us your name')).toBeVisible();
  await expect(section.getByText('Please enter an e-mail address we can answer to')).toBeVisible();
  await section.getByLabel('Your name').fill('Cara Vale');
  await section.getByLabel('E-mail address').fill('cara@example.org');
  await section.getByRole('radio', { name: 'Contact me about them' }).check({ force: true });
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Save my details' }).click();
  await expect(section.getByText('We will write to you about these designs.')).toBeVisible();
  await page.reload();
  await expect(section.getByText('Cara Vale, cara@example.org')).toBeVisible();
  await section.getByRole('button', { name: 'Change it' }).click();
  await section.getByLabel('Your name').fill('Cara Dale');
  await section.getByRole('button', { name: 'Save my details' }).click();
  await expect(section.getByText('Cara Dale, cara@example.org')).toBeVisible();
  await section.getByRole('button', { name: 'Remove my details' }).click();
  await expect(section.getByRole('button', { name: 'Save my details' })).toBeVisible();
  await page.reload();
  await expect(section.getByLabel('Your name')).toHaveValue('');
});

test.describe('looking up', () => {
  // An address that is none is answered so.
  test.use({ expectedErrors: /status of 400/ });

  test('what is held is shown, downloaded as a file, and erased after the address was typed again', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await logInAs(page);
    const { sessionId, ids } = await askForDesigns(
      page,
      'A garden 9 by 12 metres for somebody who wants to be forgotten',
    );
    await post(page, `/api/design-sessions/${sessionId}/contact`, {
      name: 'Dora Marsh',
      email: 'Dora@example.org',
      wants: 'keep',
    });
    await post(page, '/api/booking-requests', {
      kind: 'general-consultation',
      name: 'Dora Marsh',
      email: 'dora@example.org',
      message: 'In confidence.',
      requestKey: 'journey-request-2',
    });
    await openPeople(page);
    await lookUp(page, 'dora@nowhere');
    await expect(page.getByText('Please enter a whole e-mail address')).toBeVisible();
    await lookUp(page, 'nobody@example.org');
    await expect(page.getByText('Nothing is held for this address')).toBeVisible();
    await lookUp(page, ' DORA@example.org ');
    await expect(
      page.getByRole('link', { name: /somebody who wants to be forgott/ }),
    ).toBeVisible();
    await expect(page.getByText(/General Consultation, reference/)).toBeVisible();
    await expectAccessible(page);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything (ZIP)' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^held-data-\d{4}-\d{2}-\d{2}\.zip$/);
    const bytes = readFileSync(await file.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
    expect(bytes.includes('garden.json')).toBe(true);

    await page.getByRole('button', { name: 'Erase everything…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase everything' });
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(dialog.getByText('This is not the address that was looked up')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Type the e-mail address again').fill('dora@example.org');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(page.getByText('Requests for designs: 1')).toBeVisible();
    await expect(page.getByText('Requests for appointments: 1')).toBeVisible();
    expect(await statusOf(page, `/design/${ids[0]}`)).toBe(404);
    await lookUp(page, 'dora@example.org');
    await expect(page.getByText('Nothing is held for this address')).toBeVisible();
  });

  test(
    "where only the owner's own words name an address they are shown, and there is nothing to erase",
    { tag: '@long' },
    async ({ page }) => {
      await logInAs(page);
      await post(page, '/api/admin/days-off', {
        from: '2027-05-03',
        to: '2027-05-03',
        reason: 'Lunch with nora@example.org',
      });
      await openPeople(page);
      await lookUp(page, 'nora@example.org');
      const group = page.getByRole('region', { name: /^Your own words that name this address/ });
      await expect(group.getByRole('link', { name: 'Day off, Monday 3 May 2027' })).toHaveAttribute(
        'href',
        '/admin/settings?section=appointments',
      );
      await expect(group.getByText('Lunch with nora@example.org')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Erase everything…' })).toHaveCount(0);
      await expectAccessible(page);
    },
  );

  test(
    'at every width the panel has no fault that axe can find',
    { tag: '@long' },
    async ({ page }) => {
      await logInAs(page);
      await openPeople(page);
      await expectFitsAt(page, WIDTHS);
    },
  );
});
