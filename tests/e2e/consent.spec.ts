/** Nothing of a third party's without a configured id; with one, nothing before Accept. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, openPage, test } from './support/site.ts';
import { type StartedSite, startSite } from './support/start-site.ts';

const MEASUREMENT_ID = 'G-TEST12345';

/** Every address a browser asks for, by its origin. */
function listenToRequests(context: BrowserContext, own: string): string[] {
  const foreign: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(own) && !/^(data|blob|about):/.test(url)) foreign.push(url);
  });
  return foreign;
}

/** Pages with parts of their own; the long run opens every one of the sitemap. */
const UNLIKE = ['/', '/ai-design', '/planting-calendar', '/booking', '/cookie-policy'];

test('with no id set no page asks, sets a cookie or speaks to anyone else', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const foreign = listenToRequests(page.context(), baseURL!);
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1]!).pathname,
  );
  const pages = [
    ...paths.filter((path) => !path.startsWith('/design/')),
    paths.find((path) => path.startsWith('/design/'))!,
  ];
  expect(pages.length).toBeGreaterThan(8);
  for (const path of process.env.LONG ? pages : [...UNLIKE, pages.at(-1)!]) {
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('[data-consent]')).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0);
  expect(foreign).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

const banner = (page: Page) =>
  page.getByRole('region', { name: 'May we count which pages are read?' });
/** What lies in Google's queue, as [command, ...]. */
const queue = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) =>
      Array.from(entry),
    ),
  );
const events = async (page: Page) =>
  (await queue(page))
    .filter(([command]) => command === 'event')
    .map(([, name, facts]) => [name, facts] as [string, Record<string, unknown>]);

test.describe('where analytics are set up', () => {
  test.describe.configure({ mode: 'serial' });
  let site: StartedSite;
  test.beforeAll(async () => {
    site = await startSite({ env: { GA_MEASUREMENT_ID: MEASUREMENT_ID } });
  });
  test.afterAll(() => site.stop());

  /** Stands in for Google: answers its script with nothing, and notes what was asked. */
  async function open(page: Page, path: string): Promise<string[]> {
    const foreign = listenToRequests(page.context(), site.url);
    await page
      .context()
      .route(/googletagmanager\.com|google-analytics\.com/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
    await openPage(page, site.url + path);
    return foreign;
  }

  test('nothing is loaded or told before the answer, nor after Reject, which weighs as much as Accept', async ({
    page,
  }) => {
    const foreign = await open(page, '/');
    await expect(banner(page)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page).toHaveURL(/about/);
    const [reject, accept] = [
      banner(page).getByRole('button', { name: 'Reject' }),
      banner(page).getByRole('button', { name: 'Accept' }),
    ];
    const sizes = await Promise.all([reject.boundingBox(), accept.boundingBox()]);
    expect(sizes[0]).toMatchObject({
      width: sizes[1]!.width,
      height: sizes[1]!.height,
      y: sizes[1]!.y,
    });
    const look = (button: typeof reject) =>
      button.evaluate((element) => [
        getComputedStyle(element).backgroundColor,
        getComputedStyle(element).color,
        getComputedStyle(element).fontWeight,
      ]);
    expect(await look(reject)).toEqual(await look(accept));
    await reject.click();
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    expect(
      JSON.parse((await page.evaluate(() => localStorage.getItem('plotwright.consent')))!),
    ).toMatchObject({ choice: 'rejected', at: expect.stringMatching(/^20\d\d-\d\d-\d\dT/) });
    expect(foreign).toEqual([]);
    expect(await queue(page)).toEqual([]);
  });

  test('after Accept the script comes once, consent stands before it, and events hold nothing personal', async ({
    page,
  }) => {
    test.slow();
    const foreign = await open(page, '/');
    await banner(page).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => foreign.length).toBe(1);
    expect(foreign[0]).toBe(`https://www.googletagmanager.com/gtag/js?id=${MEASUREMENT_ID}`);
    const start = await queue(page);
    expect(start[0]).toMatchObject([
      'consent',
      'default',
      {
        analytics_storage: 'denied',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ]);
    expect(start.find(([command, what]) => command === 'consent' && what === 'update')).toEqual([
      'consent',
      'update',
      { analytics_storage: 'granted' },
    ]);
    expect(start.find(([command]) => command === 'config')).toMatchObject([
      'config',
      MEASUREMENT_ID,
      { send_page_view: false, allow_google_signals: false },
    ]);
    expect((await events(page)).slice(0, 2)).toMatchObject([
      ['page_view', { page_path: '/' }],
      ['virtual_page_view', { content_group: 'Home' }],
    ]);

    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect
      .poll(() => events(page))
      .toContainEqual([
        'virtual_page_view',
        expect.objectContaining({ page_path: '/about', content_group: 'About' }),
      ]);

    await page.getByRole('link', { name: 'AI Design Tool' }).first().click();
    await page
      .getByLabel('Describe your garden')
      .fill('A quiet court 8 by 10 metres for Jane Example with a table for six');
    await page.getByText('Family Garden', { exact: true }).click();
    await page.getByRole('button', { name: 'Generate my designs' }).click();
    await expect(page.getByRole('heading', { name: 'Three designs for your garden' })).toBeVisible({
      timeout: 40_000,
    });
    expect(await events(page)).toContainEqual([
      'form_submit',
      { form_name: 'garden_design', form_type: 'family' },
    ]);
    expect(await events(page)).toContainEqual([
      'ai_design_generated',
      { project_type: 'family', design_count: 3 },
    ]);

    const ids = JSON.parse(
      (await page.evaluate(() => sessionStorage.getItem('plotwright-design-results')))!,
    ) as { ids: string[] };
    await page.evaluate((id) => {
      history.pushState({}, '', `/design/${id}`);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, ids.ids[0]!);
    await expect
      .poll(() => events(page))
      .toContainEqual([
        'page_view',
        expect.objectContaining({
          page_path: '/design/:id',
          page_location: `${site.url}/design/:id`,
        }),
      ]);
    const told = JSON.stringify(await queue(page));
    expect(told).not.toMatch(/dsn_|Jane|quiet court/);
    expect(foreign).toHaveLength(1);
  });

  test('the settings at the foot of the page show the choice, and withdrawing it takes the cookies away', async ({
    page,
  }) => {
    await open(page, '/about');
    await banner(page).getByRole('button', { name: 'Accept' }).click();
    await page
      .context()
      .addCookies(
        ['_ga', '_ga_TEST12345'].map((name) => ({ name, value: 'GA1.1.1', url: site.url })),
      );
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(banner(page).getByRole('heading')).toBeFocused();
    await expect(banner(page)).toContainText(
      /You accepted this on \d{1,2} \w+ 20\d\d\. We ask again on/,
    );
    await expectAccessible(page);
    await banner(page).getByRole('button', { name: 'Reject' }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
    const before = (await events(page)).length;
    await page.getByRole('link', { name: 'Design Library' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Design library' })).toBeVisible();
    expect((await events(page)).length).toBe(before);
  });

  test('an answer older than six months is asked for again', { tag: '@long' }, async ({ page }) => {
    await open(page, '/');
    const old = new Date();
    old.setUTCMonth(old.getUTCMonth() - 7);
    await page.evaluate(
      (at) =>
        localStorage.setItem(
          'plotwright.consent',
          JSON.stringify({ version: 1, choice: 'accepted', at }),
        ),
      old.toISOString(),
    );
    const foreign = listenToRequests(page.context(), site.url);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    expect(foreign).toEqual([]);
  });

  test('the cookie page names what analytics would set', { tag: '@long' }, async ({ page }) => {
    await open(page, '/cookie-policy');
    for (const name of ['plotwright.consent', '_ga', '_ga_*'])
      await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
  });
});
