import type { Page } from '@playwright/test';
import { logInAs } from './support/owner.ts';
import { test } from './support/own-site.ts';
import { post } from './support/people.ts';
import { expect, expectContrast, expectNoSidewaysScroll, openPage } from './support/site.ts';
import { expectSoundOnDeskAndPhone } from './support/enquiry.ts';

test.describe.configure({ mode: 'default' });

const sampleDesign = async (page: Page, url: string): Promise<{ id: string; title: string }> => {
  const { designs } = (await (await page.request.get(`${url}/api/design-library`)).json()) as {
    designs: { id: string; title: string }[];
  };
  return designs[0]!;
};
/** A small JPEG, drawn in the page. */
const drawPhoto = async (page: Page): Promise<Buffer> => {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#3f6b3a';
    pen.fillRect(0, 0, 320, 240);
    pen.fillStyle = '#b5552f';
    pen.fillRect(60, 80, 120, 90);
    return canvas.toDataURL('image/jpeg').split(',')[1]!;
  });
  return Buffer.from(data, 'base64');
};

test('from a design to an enquiry, its private page, the owner’s answer, and withdrawing it', async ({
  page,
  browser,
  ownSite,
}) => {
  test.setTimeout(180_000);
  const { id, title } = await sampleDesign(page, ownSite.url);
  await openPage(page, `/design/${id}`);
  await page.getByRole('link', { name: 'Ask for a quote' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'What would it really cost?' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByLabel('Anything we should know?').fill('We would like to begin in March.');
  await page.getByLabel('Postcode of the garden').fill('rm1 3ds');
  await page.getByRole('button', { name: 'Next' }).click();

  // Each answer moves the range, by the keyboard as well.
  const range = page.getByRole('region', { name: 'How it affects the price' });
  const total = range.locator('dd').last();
  const before = await total.innerText();
  await page
    .getByRole('group', { name: 'How wide is the way to the garden?' })
    .getByRole('radio', { name: 'Under 0.9 m' })
    .check({ force: true });
  await expect(total).not.toHaveText(before);
  await expect(range).toContainText('No small digger passes under 0.9 m');
  await expectSoundOnDeskAndPhone(page);
  await page.getByRole('button', { name: 'Next' }).click();

  // What is missing is said beside its field; what was typed outlives a reload.
  await page.getByRole('button', { name: 'Send my enquiry' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please tell us your name' }),
  ).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.getByLabel('Your name').fill('Ada Field');
  await openPage(page, `/enquiry/new?design=${id}`);
  await expect(page.getByLabel('Anything we should know?')).toHaveValue(
    'We would like to begin in March.',
  );
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('radio', { name: 'Under 0.9 m' })).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Field');
  await page.getByLabel('E-mail').fill('ada@example.org');
  await page.getByRole('button', { name: 'Send my enquiry' }).click();

  await page.waitForURL(/\/enquiry\/enq_/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'We’ve received your enquiry' }),
  ).toBeVisible();
  const link = page.url();
  await expect(page.getByText('RM1 3DS')).toBeVisible();
  await openPage(page, link);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'garden.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto(page) });
  await expect(page.getByRole('img', { name: /^Photograph 1/ })).toBeVisible();
  await page.getByLabel('Write to us').fill('There is a dog.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('We’ve received your message.')).toBeVisible();
  await expectSoundOnDeskAndPhone(page);

  const office = await browser.newContext({
    baseURL: ownSite.url,
    viewport: { width: 1440, height: 900 },
  });
  const owner = await office.newPage();
  await logInAs(owner);
  await owner.goto('/admin/enquiries');
  const row = owner.getByRole('article', { name: 'Enquiry of Ada Field' });
  await expect(row).toContainText(/Answer by/);
  await expectSoundOnDeskAndPhone(owner);
  await row.getByRole('link', { name: 'Ada Field' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Ada Field' })).toBeVisible();
  await expect(owner.getByText('There is a dog.')).toBeVisible();
  await expect(
    owner.getByRole('img', { name: `The plan of ${title} as it was sent` }),
  ).toBeVisible();
  await expect(owner.getByRole('img', { name: 'Photograph 1 of the garden' })).toBeVisible();
  await expect(owner.getByRole('link', { name: 'Make a quote' })).toHaveAttribute(
    'href',
    /\/admin\/quotes\/new\?enquiry=enq_/,
  );
  await owner.getByLabel('Begin from a template').selectOption({ index: 1 });
  await expect(owner.getByLabel('To Ada Field')).toHaveValue(
    new RegExp(`^Dear Ada Field,[^]*${title}[^]*/booking\\?enquiry=enq_`),
  );
  await owner.getByLabel('To Ada Field').fill('Thank you, Ada. March suits us well.');
  await expectSoundOnDeskAndPhone(owner);
  await owner.getByRole('button', { name: 'Send answer' }).click();
  await expect(owner.getByText('Thank you, Ada. March suits us well.')).toBeVisible();
  await expect(owner.getByText(/Answer by/)).toBeHidden();
  await owner.getByLabel('Add a note').fill('Knows the Byrons next door');
  await owner.getByRole('button', { name: 'Add note' }).click();
  await expect(owner.getByRole('button', { name: /^Remove the note/ })).toBeVisible();
  await office.close();

  await openPage(page, link);
  await expect(page.getByText('Thank you, Ada. March suits us well.')).toBeVisible();
  await expect(page.getByText('Knows the Byrons')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Book a visit' })).toHaveAttribute(
    'href',
    /^\/booking\?enquiry=enq_/,
  );
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectContrast(page);
  await page.getByRole('button', { name: 'Withdraw this enquiry' }).click();
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your enquiry is withdrawn' }),
  ).toBeVisible();
  expect((await page.request.get(link)).status()).toBe(404);
});

test.describe('without scripts', () => {
  // The form is refused once, on purpose.
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 400/ });

  test('the form is one page, a refusal keeps what was written, and the private page takes messages', async ({
    page,
  }) => {
    await page.goto('/enquiry/new?service=paving-stonework&size=medium&extras=garden-clearance');
    await expect(page.getByRole('heading', { name: 'Paving and stonework' })).toBeVisible();
    await page.getByText('Falls more than 0.6 m').click();
    await page.getByLabel('Anything we should know?').fill('Sandstone, please');
    await page.getByLabel('Your name').fill('Plain Field');
    await page.getByRole('button', { name: 'Send my enquiry' }).click();
    await expect(
      page.getByText('Please leave an e-mail address or a telephone number').first(),
    ).toBeVisible();
    await expect(page.getByLabel('Anything we should know?')).toHaveValue('Sandstone, please');
    await expect(page.getByRole('radio', { name: 'Falls more than 0.6 m' })).toBeChecked();
    await page.getByLabel('Telephone').fill('01708 123456');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Send my enquiry' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'We’ve received your enquiry' }),
    ).toBeVisible();
    await expect(
      page.getByText('A fall of more than 0.6 m needs steps and a retaining wall'),
    ).toBeVisible();
    await page.getByLabel('Write to us').fill('Without scripts');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Without scripts')).toBeVisible();
    await page.getByLabel('Yes, withdraw this enquiry').check();
    await page.getByRole('button', { name: 'Withdraw it' }).click();
    await expect(page.getByText('What you sent with it has been deleted.')).toBeVisible();
  });
});

test(
  'templates that are being written outlive the answer form round them',
  { tag: '@long' },
  async ({ page }) => {
    await logInAs(page);
    await post(page, '/api/enquiries', {
      name: 'Tess Template',
      email: 'tess@example.org',
      message: 'A pergola.',
      requestKey: 'journey-templates',
    });
    await page.goto('/admin/enquiries?search=Tess');
    await page.getByRole('link', { name: 'Tess Template' }).click();
    const held = Promise.withResolvers<void>();
    await page.route(
      '**/api/admin/enquiries/*/messages',
      (route) => held.promise.then(() => route.continue()),
      { times: 1 },
    );
    const edit = page.getByRole('button', { name: 'Edit templates' });
    await page.getByLabel('To Tess Template').fill('Thank you, Tess.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    // On the page of the day the form goes with its answer.
    await expect(edit).toHaveAttribute('aria-disabled', 'true');
    await edit.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    held.resolve();
    await expect(edit).toHaveAttribute('aria-disabled', 'false');

    await edit.click();
    const dialog = page.getByRole('dialog', { name: 'Reply templates' });
    const name = dialog.getByLabel('Name of template 1');
    await name.fill('Half a name');
    const { pathname, origin } = new URL(page.url());
    const { version } = (await (await page.request.get(`/api${pathname}`)).json()) as {
      version: number;
    };
    const closed = await page.request.put(`/api${pathname}/state`, {
      data: { state: 'closed' },
      headers: { 'If-Match': `"${version}"`, Origin: origin },
    });
    expect(closed.status()).toBe(200);
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    // Behind the dialog, where only what is seen can be asked.
    await expect(page.locator('header select')).toHaveValue('closed');
    await expect(name).toHaveValue('Half a name');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tess Template' })).toBeVisible();
    await expect(edit).toHaveCount(0);
  },
);
