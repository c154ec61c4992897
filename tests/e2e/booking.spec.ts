import type { Page } from '@playwright/test';
import { expect, openPage, test } from './support/site.ts';
import { type StartedSite, startSite } from './support/start-site.ts';

/** The request stands behind the calendar, for whom no time suits. */
async function openRequest(page: Page): Promise<void> {
  await page.getByText('No time suits? Ask for a time').click();
}

test(
  'the three appointments are tabs with their facts, moved through with the keys',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, '/booking');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText([
      /General Consultation.*30-minute audio call.*Free/s,
      /Site Assessment.*45-minute on-site visit.*£150/s,
      /Project Follow-up.*30-minute session.*Free/s,
    ]);
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(page.getByRole('tabpanel')).toContainText(
      'The £150 is credited towards the project if it proceeds.',
    );
    await page.keyboard.press('End');
    await expect(page.getByRole('tabpanel')).toContainText(
      'Free for clients with completed projects.',
    );
    expect((await page.getByRole('tabpanel').boundingBox())!.height).toBeGreaterThanOrEqual(600);
  },
);

test('a request is stored and answered with its reference; what was typed survives a reload', async ({
  page,
}) => {
  await openPage(page, '/booking?kind=site-assessment');
  await openRequest(page);
  await page.getByLabel('Your name').fill('Ada Field');
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByText('Please enter an e-mail address we can answer to')).toBeVisible();
  await page.getByLabel('E-mail').fill('ada@example.org');
  await page.reload();
  await openRequest(page);
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Field');
  await page.getByRole('tab', { name: /General Consultation/ }).click();
  await openRequest(page);
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@example.org');
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByRole('heading', { name: 'We’ve received your request' })).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: /^[A-Z0-9]{6}$/ })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('plotwright-booking-draft'))).toBeNull();
});

test(
  'the request that is opened before the page has come alive is there once it has',
  { tag: '@long' },
  async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/booking', { waitUntil: 'commit' });
    await openRequest(page);
    await expect(page.locator('details', { hasText: 'No time suits?' })).toHaveAttribute(
      'open',
      '',
    );
    release();
    await expect(page.getByLabel('Your name')).toBeVisible();
  },
);

test.describe('a line that breaks', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('loses nothing, and the second try is the same request', async ({ page }) => {
    const keys: string[] = [];
    let isDown = true;
    await page.route('**/api/booking-requests', (route) => {
      keys.push((route.request().postDataJSON() as { requestKey: string }).requestKey);
      return isDown ? route.abort('internetdisconnected') : route.continue();
    });
    await openPage(page, '/booking');
    await openRequest(page);
    await page.getByLabel('Your name').fill('Ada Field');
    await page.getByLabel('E-mail').fill('ada@example.org');
    await page.getByRole('button', { name: 'Send my request' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'We could not be reached. Please check your internet connection and try again. What you’ve written is still here.',
    );
    isDown = false;
    await page.getByRole('button', { name: 'Send my request' }).click();
    await expect(page.getByRole('heading', { name: 'We’ve received your request' })).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

test(
  'the postcode known from the garden check is filled in',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const postcode = {
        postcode: 'RM1 3AB',
        district: 'Havering',
        latitude: 51.58,
        longitude: 0.18,
        source: 'test',
        confidence: 'high',
        note: '',
      };
      localStorage.setItem(
        'plotwright.site-passport',
        JSON.stringify({
          version: 1,
          savedAt: '2026-11-22T00:00:00Z',
          postcode,
          soil: null,
          aerial: null,
          gardenSize: null,
          areaM2: null,
          sunExposure: null,
        }),
      );
    });
    await openPage(page, '/booking');
    await openRequest(page);
    await expect(page.getByLabel('Postcode of the garden')).toHaveValue('RM1 3AB');
  },
);

test(
  'links to the booking page and away from it load the document',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, '/services');
    await page.evaluate(() => Object.assign(window, { stamp: 1 }));
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Book Now' })
      .click();
    await expect(page).toHaveURL(/\/booking$/);
    expect(await page.evaluate(() => 'stamp' in window)).toBe(false);
    await page.evaluate(() => Object.assign(window, { stamp: 1 }));
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Portfolio' })
      .click();
    await expect(page).toHaveURL(/\/portfolio$/);
    expect(await page.evaluate(() => 'stamp' in window)).toBe(false);
  },
);

test.describe('with an outside calendar', () => {
  let site: StartedSite;
  test.beforeAll(async () => {
    site = await startSite({
      env: {
        BOOKING_PROVIDER: 'calendly',
        BOOKING_URL_GENERAL: 'https://calendly.com/sample/call',
        BOOKING_URL_SITE: 'https://calendly.com/sample/visit',
        BOOKING_URL_FOLLOWUP: 'https://calendly.com/sample/after',
      },
    });
  });
  test.afterAll(() => site.stop());
  test.use({ expectedErrors: /ERR_FAILED|Failed to load resource/ });

  test('nothing is asked of it before the button that names it is pressed; then each tab shows its own', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(/calendly\.com/, (route) => {
      asked.push(route.request().url());
      const isScript = route.request().url().endsWith('widget.js');
      const body = isScript
        ? 'window.Calendly = { initInlineWidget: ({ url, parentElement }) => { const f = document.createElement("iframe"); f.src = url; parentElement.append(f); } };'
        : '<!doctype html><title>Calendar</title><p>Choose a time</p>';
      return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body });
    });
    await page.goto(`${site.url}/booking`);
    await expect(page.getByRole('heading', { name: 'Choose a time with Calendly' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Load the Calendly calendar' }).click();
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('src', 'https://calendly.com/sample/call');
    await expect(frame.contentFrame().getByText('Choose a time')).toBeVisible();
    expect((await frame.boundingBox())!.height).toBeGreaterThan(590);
    const visit = page.getByRole('tab', { name: /Site Assessment/ });
    // By key: on a busy machine the browser under test gives a press right after scrolling to the frame that stood there before.
    await page.getByRole('tab', { name: /General Consultation/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(visit).toHaveAttribute('aria-selected', 'true');
    await expect(frame).toHaveAttribute('src', 'https://calendly.com/sample/visit');
    await expect(frame.contentFrame().getByText('Choose a time')).toBeVisible();
    expect(asked.filter((url) => url.endsWith('widget.js'))).toHaveLength(1);
  });

  test('one that is blocked leaves a link and an address', { tag: '@long' }, async ({ page }) => {
    await page.route(/calendly\.com/, (route) => route.abort());
    await page.goto(`${site.url}/booking?kind=project-followup`);
    await page.getByRole('button', { name: 'Load the Calendly calendar' }).click();
    await expect(page.getByText('The Calendly calendar is not answering.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Open booking page/ })).toHaveAttribute(
      'href',
      'https://calendly.com/sample/after',
    );
    await expect(page.getByRole('link', { name: 'Write to us instead' })).toBeVisible();
  });
});
