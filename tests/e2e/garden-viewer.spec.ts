/** The garden in three dimensions, in a browser without a graphics card: once as it is, once taken for a real one. */
import { readFileSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { servePictures, testPicture } from './support/pictures.ts';
import { expect, expectAccessible, openPage, test } from './support/site.ts';

const browser = JSON.parse(
  readFileSync(new URL('../../.cache/chromium.json', import.meta.url), 'utf8'),
) as { path: string; env: Record<string, string> };
const SOFTWARE_GL = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];
const MOST_BYTES = 200_000;
/** Until the files are fetched and read on a busy machine. */
const PATIENCE_MS = 30_000;

test.use({
  launchOptions: {
    executablePath: browser.path,
    env: { ...(process.env as Record<string, string>), ...browser.env },
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-quic',
      '--no-first-run',
      ...SOFTWARE_GL,
    ],
  },
});

async function openDesign(page: Page): Promise<string> {
  await servePictures(page, {
    answer: () => ({ pictures: [testPicture('aerial'), testPicture('eye')] }),
  });
  const { designs } = (await (await page.request.get('/api/design-library')).json()) as {
    designs: { id: string; title: string; plotM2: number }[];
  };
  // The smallest garden: software draws it soonest.
  const { id, title } = designs.toSorted((a, b) => a.plotM2 - b.plotM2)[0]!;
  await openPage(page, `/design/${id}`);
  return title;
}
const built = (path: string) => new URL(`../../build/client${path}`, import.meta.url);
const isRenderer = (path: string) => readFileSync(built(path), 'utf8').includes('WebGLRenderer');
const sizeOf = (path: string) => statSync(built(`${path}.gz`)).size;

const walk = (page: Page) => page.locator('#walk');
const open = (page: Page) => walk(page).getByRole('button', { name: 'Walk through it' });

test(
  'nothing of the renderer is fetched before it is asked for, and then under 200 kB in one file',
  { tag: '@long' },
  async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (/^\/assets\/.*\.js$/.test(path)) scripts.add(path);
    });
    // Taken for a machine with a card, so that all of it is fetched.
    await pretendCard(page);
    await openDesign(page);
    await page.waitForLoadState('networkidle');
    const first = new Set(scripts);
    expect([...first].filter(isRenderer)).toEqual([]);
    await open(page).click();
    await expect
      .poll(() => [...scripts].filter((path) => !first.has(path) && isRenderer(path)).length, {
        timeout: 30_000,
      })
      .toBe(1);
    const renderer = [...scripts].find((path) => !first.has(path) && isRenderer(path))!;
    expect(sizeOf(renderer)).toBeGreaterThan(50_000);
    expect(sizeOf(renderer)).toBeLessThan(MOST_BYTES);
  },
);

test(
  'where a machine draws in software the pictures stay and it is said why',
  { tag: '@long' },
  async ({ page }) => {
    await openDesign(page);
    await open(page).click();
    await expect(
      walk(page).getByText(
        'This device draws three-dimensional pictures slowly, so still pictures are shown.',
      ),
    ).toBeVisible({ timeout: PATIENCE_MS });
    await expect(walk(page).locator('canvas')).toHaveCount(0);
    await expect(
      walk(page).getByRole('img', { name: 'The eye picture, an AI concept' }),
    ).toBeVisible();
    await walk(page).getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(walk(page).getByRole('img', { name: /^Plan of/ })).toBeVisible();
  },
);

test(
  'where a machine has a card the garden is drawn and its month, hour and age can be chosen',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(240_000);
    // Small, since every pixel is drawn by the processor.
    await page.setViewportSize({ width: 420, height: 700 });
    await pretendCard(page);
    const title = await openDesign(page);
    await open(page).click();
    const canvas = walk(page).locator('canvas');
    await expect(canvas).toHaveAttribute('aria-label', new RegExp(`^${title}.*arrow keys`), {
      timeout: PATIENCE_MS,
    });
    await expect(canvas).toHaveCSS('opacity', '1', { timeout: 120_000 });
    await expect(walk(page).getByText(/^Walk with the arrow keys/)).toBeVisible();
    expect(await coloursOf(page)).toBeGreaterThan(200);
    const month = walk(page).getByRole('slider', { name: 'Month' });
    await expect(month).toHaveAttribute('aria-valuetext', 'June');
    await month.focus();
    await page.keyboard.press('ArrowRight');
    await expect(month).toHaveAttribute('aria-valuetext', 'July');
    await expect(walk(page).getByRole('slider', { name: 'Time of day' })).toHaveAttribute(
      'aria-valuetext',
      '16:30',
    );
    await walk(page).getByLabel('Age').selectOption({ label: 'Third year' });
    await expectAccessible(page);
  },
);

test.describe('when the garden cannot be fetched', () => {
  test.use({ expectedErrors: /status of 500/ });
  test('the picture stays and it can be tried again', { tag: '@long' }, async ({ page }) => {
    await openDesign(page);
    await page.route(/\/api\/designs\/[^/]+$/, (route) =>
      route.fulfill({ status: 500, body: 'x' }),
    );
    await open(page).click();
    await expect(walk(page).getByText('The garden could not be loaded.')).toBeVisible();
    await page.unroute(/\/api\/designs\/[^/]+$/);
    await walk(page).getByRole('button', { name: 'Try again' }).click();
    await expect(walk(page).getByRole('group', { name: 'How to see the garden' })).toBeVisible({
      timeout: PATIENCE_MS,
    });
  });
});

/** Software drawing under a card's name, with a clock too slow to notice how long a frame takes. */
async function pretendCard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const UNMASKED_RENDERER_WEBGL = 0x9246;
    const read = WebGL2RenderingContext.prototype.getParameter;
    WebGL2RenderingContext.prototype.getParameter = function (
      this: WebGL2RenderingContext,
      name: number,
    ) {
      return name === UNMASKED_RENDERER_WEBGL
        ? 'A graphics card'
        : (read.call(this, name) as unknown);
    };
    const now = performance.now.bind(performance);
    performance.now = () => now() / 1_000;
  });
}

/** How many different colours the drawn garden has: a blank canvas has one. */
async function coloursOf(page: Page): Promise<number> {
  const picture = await walk(page).locator('canvas').screenshot();
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const sheet = new OffscreenCanvas(160, 100).getContext('2d')!;
    sheet.drawImage(image, 0, 0, 160, 100);
    const { data: pixels } = sheet.getImageData(0, 0, 160, 100);
    const seen = new Set<number>();
    for (let i = 0; i < pixels.length; i += 4)
      seen.add((pixels[i]! << 16) | (pixels[i + 1]! << 8) | pixels[i + 2]!);
    return seen.size;
  }, picture.toString('base64'));
}
