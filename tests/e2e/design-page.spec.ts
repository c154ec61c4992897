/** The page of one design. */
import {
  expect,
  expectAccessible,
  makeDesigns,
  openPage,
  test,
  untilLive,
} from './support/site.ts';

type Detail = {
  id: string;
  title: string;
  schedule: { count: number; latinName: string }[];
  costing: { total: number };
  planUrl: string;
};

test.describe('a design of the library', () => {
  let detail: Detail;
  test.beforeEach(async ({ request }) => {
    const { designs } = (await (await request.get('/api/design-library')).json()) as {
      designs: { id: string }[];
    };
    detail = (await (await request.get(`/api/designs/${designs[1]!.id}`)).json()) as Detail;
  });

  test('its care goes into a calendar, and on one sheet for the shed door', async ({
    page,
    request,
  }) => {
    await openPage(page, `/design/${detail.id}`);
    const care = page.locator('#care');
    await expect(care.getByRole('heading', { name: 'March' })).toHaveCount(1);
    const year = await care.getByLabel('First summer of the garden').inputValue();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      care.getByRole('button', { name: /calendar/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/-care\.ics$/);
    const answer = await request.get(`/api/designs/${detail.id}/care.ics?planted=${year}`);
    expect(answer.headers()['content-type']).toContain('text/calendar');
    expect(await answer.text()).toContain(`Care of ${detail.title.slice(0, 20)}`);
    await care.getByRole('link', { name: 'A sheet for the shed door' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${detail.title}: the year`);
    await expect(page.locator('.shed-door').getByRole('heading', { level: 2 })).toHaveCount(12);
    await expectAccessible(page);
    const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheet.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
    await page.getByRole('link', { name: 'Back to the design' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(detail.title);
  });

  test('shows the figures the call gives, hands out its sheets and lists, and its link looks right', async ({
    page,
    request,
  }) => {
    await openPage(page, `/design/${detail.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(detail.title);
    const plants = detail.schedule.reduce((sum, line) => sum + line.count, 0);
    await expect(page.locator('#planting')).toContainText(
      `${detail.schedule.length} kinds, ${plants.toLocaleString('en-GB')} plants`,
    );
    await expect(page.locator('#cost')).toContainText(
      `£${Math.round(detail.costing.total).toLocaleString('en-GB')}`,
    );
    for (const id of [
      'concept',
      'plan',
      'areas',
      'planting',
      'cost',
      'quantities',
      'checks',
      'building',
      'care',
      'facts',
    ]) {
      await expect(page.locator(`#${id}`)).toHaveCount(1);
    }
    for (const [name, type] of [
      [/A4 sheet/, 'image/svg+xml'],
      [/A3 sheet/, 'image/svg+xml'],
      [/Planting list \(CSV\)/, 'text/csv'],
      [/Quantities \(CSV\)/, 'text/csv'],
    ] as const) {
      const href = await page.getByRole('link', { name }).getAttribute('href');
      const answer = await request.get(href ?? '');
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toContain(type);
    }
    const content = (selector: string) => page.locator(selector).first().getAttribute('content');
    expect(await content('meta[property="og:title"]')).toBe(detail.title);
    expect(await content('meta[property="og:image"]')).toMatch(/^https?:\/\//);
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/design/${detail.id}$`),
    );
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => JSON.parse(text) as { '@type': string; name?: string },
    );
    expect(data.find((one) => one['@type'] === 'CreativeWork')?.name).toBe(detail.title);
    // not before the facts of the firm are its own
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  test.describe('in a browser that translates', () => {
    // React says that it draws the page anew.
    test.use({ expectedErrors: /Minified React error/ });

    test(
      'a page that was changed before it was alive keeps every section',
      { tag: '@long' },
      async ({ page }) => {
        await page.route(`**/design/${detail.id}`, async (route) => {
          const answer = await route.fetch();
          const body = (await answer.text()).replace(
            /(<h1[^>]*>)([^<]*)/,
            '$1<font><font>Translated</font></font>',
          );
          await route.fulfill({ response: answer, body });
        });
        await openPage(page, `/design/${detail.id}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(detail.title);
        await expect(page.locator('#cost')).toContainText(
          `£${Math.round(detail.costing.total).toLocaleString('en-GB')}`,
        );
        for (const id of ['areas', 'planting', 'quantities', 'checks', 'building', 'care', 'facts'])
          await expect(page.locator(`#${id}`)).toHaveCount(1);
      },
    );
  });

  test('the plan is brought closer with buttons and keys, its views are tabs, and its sheets open', async ({
    page,
  }) => {
    await openPage(page, `/design/${detail.id}`);
    const size = page.getByRole('group', { name: 'Size of the drawing' });
    await size.getByRole('button', { name: 'Larger' }).click();
    await expect(size.locator('output')).toHaveText('150%');
    const frame = page.getByRole('region', { name: /^Plan of/ });
    await frame.focus();
    await page.keyboard.press('+');
    await expect(size.locator('output')).toHaveText('200%');
    const before = await frame.evaluate((element) => element.scrollLeft);
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => frame.evaluate((element) => element.scrollLeft))
      .toBeGreaterThan(before);
    await page.keyboard.press('0');
    await expect(size.locator('output')).toHaveText('100%');
    await page
      .getByRole('tablist', { name: 'Views of the garden' })
      .getByRole('tab', { name: 'Plan' })
      .focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Numbered sheet' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Hours of sun' })).toBeFocused();
    await expect
      .poll(
        () =>
          page
            .getByRole('img', { name: /^Hours of direct sun/ })
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0);
    await page.locator('summary', { hasText: 'Setting out' }).click();
    await expect
      .poll(() =>
        page
          .getByRole('img', { name: `Setting out of ${detail.title}` })
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect(page.getByRole('link', { name: 'A4 sheet (Setting out)' })).toHaveAttribute(
      'download',
      `${detail.title} Setting out A4.svg`,
    );
  });

  test(
    'its planting list is searched, and its link is copied',
    { tag: '@long' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'share', { value: undefined }),
      );
      await openPage(page, `/design/${detail.id}`);
      const name = detail.schedule.at(-1)!.latinName;
      await page.getByRole('searchbox', { name: 'Find a plant' }).fill(name);
      await expect(
        page.locator('#planting').getByRole('row').filter({ hasText: name }).first(),
      ).toBeVisible();
      await page.getByRole('searchbox', { name: 'Find a plant' }).fill('zzzz');
      await expect(page.getByText('No plant on the list matches that.')).toBeVisible();
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(
        page.getByText('Link copied to clipboard!', { exact: true }).first(),
      ).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        new RegExp(`/design/${detail.id}$`),
      );
    },
  );
});

test(
  'a private design is kept out of every index until it is shared, and can be taken out again',
  { tag: '@long' },
  async ({ page }) => {
    await makeDesigns(page);
    await page.getByRole('link', { name: 'Open the design' }).first().click();
    await expect(page.getByText('This design is private')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const answer = await page.goto(page.url());
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await page.getByRole('button', { name: 'Publish it in the library' }).click();
    await expect(page.getByText('This design is in the public library.')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Remove it from the library' }).click();
    await expect(page.getByText('This design is private')).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Book Consultation' }).first(),
    ).toHaveAttribute('href', new URL(page.url()).pathname.replace('/design/', '/booking?design='));
    // Whoever holds the link alone reads that it is private, and can change nothing.
    await page.evaluate(() => localStorage.removeItem('plotwright-own-designs'));
    await page.reload();
    await untilLive(page);
    await expect(page.getByText('This design is private')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish it in the library' })).toHaveCount(0);
  },
);

test(
  'what is only read stands as it came with the page, and is drawn by a click as well',
  { tag: '@long' },
  async ({ page, request }) => {
    const { designs } = (await (await request.get('/api/design-library')).json()) as {
      designs: { id: string }[];
    };
    const { quantities, facts } = (await (
      await request.get(`/api/designs/${designs[0]!.id}`)
    ).json()) as { quantities: unknown[]; facts: unknown[] };
    const lines = page.locator('#quantities tbody tr');
    const expectAll = async () => {
      await expect(lines).toHaveCount(quantities.length);
      await expect(page.locator('#facts dt')).toHaveCount(facts.length);
      await expect(page.locator('#areas')).toHaveCount(1);
    };
    await openPage(page, `/design/${designs[0]!.id}`);
    await expectAll();
    const first = await lines.first().textContent();
    await page.getByRole('link', { name: 'Design Library' }).first().click();
    await page.waitForURL('/design-library');
    await page.goBack();
    await expectAll();
    expect(await lines.first().textContent()).toBe(first);
  },
);

test.describe('a design that is not there', () => {
  test.use({ expectedErrors: /status of 404/ });
  test('answers 404 and leads back to the library', async ({ page }) => {
    expect((await page.goto('/design/dsn_nothing'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design Not Found');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Back to the design library' }),
    ).toHaveAttribute('href', '/design-library');
  });
});
