/** A page is read before its scripts come, and what is done meanwhile is not lost. */
import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/site.ts';

/** Holds the scripts back until they are let through. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route('**/assets/*.js', async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

for (const path of ['/', '/planting-calendar', '/ai-design', '/portfolio']) {
  const tag = path === '/' ? [] : '@long';
  test(
    `${path} is painted before any of its scripts is asked for, and waits for no style sheet`,
    { tag },
    async ({ page }) => {
      await page.goto(path);
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some((entry) => entry.name.endsWith('.js')),
      );
      const times = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        firstScript: Math.min(
          ...performance
            .getEntriesByType('resource')
            .filter((entry) => entry.name.endsWith('.js'))
            .map((entry) => entry.startTime),
        ),
        styleSheets: performance
          .getEntriesByType('resource')
          .filter((entry) => entry.name.endsWith('.css')).length,
      }));
      expect(times.firstScript).toBeGreaterThan(times.painted);
      expect(times.styleSheets).toBe(0);
    },
  );
}

test('a press on the menu before the page is live opens it once it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto('/about');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await release();
  await expect(page.getByRole('button', { name: 'Close' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test(
  'a description written and sent before the page is live is sent once it is',
  { tag: '@long' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/ai-design');
    const text =
      'Long narrow garden, 20m x 6m, facing south on clay. A terrace for six and some lawn please.';
    await page.getByLabel('Describe your garden').fill(text);
    await page.getByText('Family Garden', { exact: true }).click();
    await page.getByRole('button', { name: 'Generate my designs' }).click();
    const address = page.url();
    await release();
    await expect(page.getByRole('heading', { name: 'Three designs for your garden' })).toBeVisible({
      timeout: 30_000,
    });
    expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
  },
);

test(
  'what was chosen and typed in the library before the page is live filters it once it is',
  { tag: '@long' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/design-library');
    await page.getByLabel('Search').fill('zzzz no such garden');
    await release();
    await expect(page.getByText('No designs match that')).toBeVisible();
    await expect(page.getByLabel('Search')).toHaveValue('zzzz no such garden');
  },
);

test(
  'two choices and a press before the page is live are all taken, in their order',
  { tag: '@long' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/cost-calculator');
    for (const label of ['Paving and stonework', 'Medium', 'Drainage', 'Outdoor lighting'])
      await page.getByText(label, { exact: true }).first().click();
    await page.getByRole('button', { name: 'Calculate Cost' }).click();
    await release();
    await expect(page.getByTestId('total')).toHaveText('£18,800');
    for (const name of ['Paving and stonework', 'Medium'])
      await expect(page.getByRole('radio', { name })).toBeChecked();
    for (const name of ['Drainage', 'Outdoor lighting'])
      await expect(page.getByRole('checkbox', { name })).toBeChecked();
  },
);

test(
  'a field that was filled and sent by Enter before the page is live is not called empty',
  { tag: '@long' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/garden-recommendations');
    await page.getByRole('form', { name: 'Site check' }).getByLabel('Postcode').fill('CT9 1AA');
    await page.keyboard.press('Enter');
    await release();
    await expect(page.getByRole('heading', { name: /^CT9 1AA/ })).toBeVisible();
    await expect(page.getByText('Postcode Required')).toHaveCount(0);
  },
);

test(
  'a question that was sent by Enter before the page is live is asked once it is',
  { tag: '@long' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/gardening-tips');
    await page.getByRole('textbox', { name: 'Your question' }).fill('When do I plant garlic?');
    await page.keyboard.press('Enter');
    await release();
    await expect(page.getByRole('log', { name: 'Conversation' })).toContainText(
      'plant October to February',
    );
    await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('');
  },
);

for (const path of ['/', '/services']) {
  const tag = path === '/' ? [] : '@long';
  test(
    `${path} asks for its first picture before its letters, once, and nothing moves when it comes alive`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      await page.addInitScript(() => {
        const seen = window as Window & { moved?: number };
        seen.moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) seen.moved! += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await page.waitForFunction(
        () =>
          (window as Window & { takeEarlyEvents?: unknown }).takeEarlyEvents === undefined &&
          document.fonts.status === 'loaded',
      );
      const seen = await page.evaluate(() => {
        const asked = performance.getEntriesByType('resource');
        const first = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]')!;
        const letters = asked.filter((entry) => entry.name.endsWith('.woff2'));
        const picture = asked.filter((entry) => entry.name === first.currentSrc);
        return {
          times: picture.length,
          isBefore: asked.indexOf(picture[0]!) < asked.indexOf(letters[0]!),
          moved: (window as Window & { moved?: number }).moved,
        };
      });
      expect(seen).toMatchObject({ times: 1, isBefore: true });
      expect(seen.moved).toBeLessThan(0.02);
    },
  );
}

test(
  'while the home page is still arriving the words on its picture are not painted where they will not stay',
  { tag: '@long' },
  async ({ page }) => {
    await holdScripts(page);
    await page.goto('/');
    const headline = page.getByRole('heading', { level: 1 });
    await expect(headline).toBeVisible();
    // As it stands before what follows the picture has come.
    await page.evaluate(() => {
      const picture = document.querySelector('main section')!;
      while (picture.nextElementSibling) picture.nextElementSibling.remove();
    });
    await expect(headline).toBeHidden();
  },
);
