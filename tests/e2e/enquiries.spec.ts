import type { Page, Route } from '@playwright/test';
import { logInAs } from './support/owner.ts';
import { test } from './support/own-site.ts';
import { post } from './support/people.ts';
import {
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  openPage,
} from './support/site.ts';

test.describe.configure({ mode: 'default' });

const sampleDesign = async (page: Page, url: string): Promise<{ id: string; title: string }> => {
  const { designs } = (await (await page.request.get(`${url}/api/design-library`)).json()) as {
    designs: { id: string; title: string }[];
  };
  return designs[0]!;
};
const expectSoundOnDeskAndPhone = async (page: Page) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
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

test.describe('when something fails', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test('a server that fails loses nothing, and what is sent offline goes out once, by itself', async ({
    page,
    context,
  }) => {
    await openPage(page, '/enquiry/new');
    await page.getByLabel('What is it about?').fill('A small courtyard');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('group', { name: 'Access' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Your name').fill('Offline Field');
    await page.getByLabel('E-mail').fill('offline@example.org');
    await page.route(
      '**/api/enquiries',
      (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({ message: 'The site is being looked after.' }),
        }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Send my enquiry' }).click();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'The site is being looked after. What you’ve written is still here.' }),
    ).toBeVisible();
    // What lies half under the bar that stays is no target until it is scrolled to.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send my enquiry' }).click();
    await expect(page.getByText('Your enquiry is saved on this device')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Open it' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'We’ve received your enquiry' }),
    ).toBeVisible();
    await expect(page.getByText('A small courtyard')).toBeVisible();
  });
});

test.describe('when the owner’s calls fail', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('a list shows nothing of another under its name, is tried again in place, and gives the focus on; an enquiry tells once and beside it what was not done', async ({
    page,
  }) => {
    await logInAs(page);
    await post(page, '/api/enquiries', {
      name: 'Faith Field',
      email: 'faith@example.org',
      message: 'A wall of brick.',
      requestKey: 'journey-enquiry-failures',
    });
    const refuse = (route: Route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'urn:plotwright:problem:unavailable',
          message: 'The database is busy.',
        }),
      });
    await page.goto('/admin/enquiries');
    const row = page.getByRole('article', { name: 'Enquiry of Faith Field' });
    await expect(row).toBeVisible();
    const held = Promise.withResolvers<void>();
    await page.route('**/api/admin/enquiries?*list=all*', refuse);
    await page.getByRole('combobox', { name: 'Show' }).selectOption('all');
    const list = page.getByRole('group', { name: 'Enquiries' });
    const alert = list.getByRole('alert');
    await expect(alert).toHaveText('The enquiries could not be loaded.The database is busy.');
    await expect(row).toHaveCount(0);
    await expect(list).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expectSoundOnDeskAndPhone(page);

    await page.unroute('**/api/admin/enquiries?*list=all*');
    await page.route(
      '**/api/admin/enquiries?*list=all*',
      (route) => held.promise.then(() => refuse(route)),
      { times: 1 },
    );
    await alert.evaluate((node) => node.firstElementChild!.setAttribute('data-said', ''));
    const again = list.getByRole('button', { name: 'Try Again' });
    await again.press('Enter');
    const trying = list.getByRole('button', { name: 'Trying again…' });
    await expect(trying).toHaveAttribute('aria-busy', 'true');
    await expect(trying).toBeFocused();
    await expect(row).toHaveCount(0);
    held.resolve();
    await expect(again).toBeFocused();
    // The same words, drawn anew: they are read out once more.
    await expect(alert.locator('[data-said]')).toHaveCount(0);
    await again.press('Enter');
    await expect(row).toBeVisible();
    await expect(list).toBeFocused();

    await row.getByRole('link', { name: 'Faith Field' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Faith Field' })).toBeVisible();
    await page.route('**/api/admin/enquiries/enq_*/archived', refuse, { times: 1 });
    // Until it is tried again: the page asks for it by itself as well.
    await page.route('**/api/admin/enquiries/enq_*', refuse);
    await page.evaluate(() => {
      const heard: string[] = Object.assign(window, { heard: [] as string[] }).heard;
      new MutationObserver(() =>
        heard.push(
          ...Array.from(
            document.querySelectorAll('[role=status][aria-live]'),
            (one) => one.textContent,
          ),
        ),
      ).observe(document.body, { childList: true, subtree: true });
    });
    const heard = () =>
      page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'));
    const archive = page.getByRole('button', { name: 'Archive', exact: true });
    await archive.press('Enter');
    await expect(archive).toHaveAccessibleDescription('The database is busy.');
    await expect(archive).toBeFocused();
    const toast = page.getByRole('region', { name: /^Notifications/ });
    await expect(toast.getByText('The database is busy.')).toBeVisible();
    await expect(
      page.getByText('The enquiry could not be refreshed. This is the last version loaded.'),
    ).toBeVisible();
    await expect(page.getByText('A wall of brick.')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/admin/enquiries/enq_*');
    await page.getByRole('button', { name: 'Try Again' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Faith Field' })).toBeFocused();
    await archive.press('Enter');
    await expect(page.getByRole('button', { name: 'Take out of the archive' })).toBeFocused();
    await expect.poll(heard).toContain('Archived');
    expect(await heard()).not.toContain('The database is busy.');
  });
});

test('templates that are being written outlive the answer form round them', async ({ page }) => {
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
});

test.describe('where the rules of the form cannot be fetched', () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch/ });
  test('the steps go on all the same, and the server names what is missing', async ({ page }) => {
    await page.route(/\/assets\/(?:\w+-)?form-rules-/, (route) => route.abort());
    await openPage(page, '/enquiry/new');
    await page.getByLabel('What is it about?').fill('We would like to begin in March.');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('group', { name: 'Access' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('E-mail').fill('ada@example.org');
    await page.getByRole('button', { name: 'Send my enquiry' }).click();
    await expect(page.getByText('Your enquiry was not sent')).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
  });
});
