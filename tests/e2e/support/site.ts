/** The test of these specs: any error on the console or in the page fails it, and axe is at hand. */
import { expect, test as base, type Page } from '@playwright/test';
import { runAxe } from './axe.ts';

// Playwright looks up each frame of each step in source maps, an eighth of its own work. These files have none: Node takes
// the types off in place, so that lines are where they were.
Reflect.deleteProperty(Error, 'prepareStackTrace');

type Fixtures = {
  /** Console errors a test provokes on purpose. */
  expectedErrors: RegExp | null;
  noise: void;
};

export const test = base.extend<Fixtures>({
  expectedErrors: [null, { option: true }],
  noise: [
    async ({ page, expectedErrors }, use) => {
      const heard: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => heard.push(error.message));
      await use();
      // An answer still on its way through a test's own route is no fault of that test.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(heard.filter((text) => !expectedErrors?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Looks while nothing moves: what is on its way, and what comes up meanwhile, is at its end. A toast or a dialog that is
 * still fading in lets what lies behind it through, and a colour that is skipped never comes to its end by itself.
 */
async function atRest<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, *::before, *::after { animation-delay: 0s !important; animation-duration: 0s !important; transition: none !important }',
    );
    document.adoptedStyleSheets.push(still);
    // What is moved by a script knows no style; what goes on for ever has no end to be brought to.
    for (const one of document.getAnimations())
      if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
  });
  try {
    return await look();
  } finally {
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
  }
}

/** No accessibility fault that axe can find. */
export async function expectAccessible(page: Page): Promise<void> {
  const violations = await atRest(page, () => runAxe(page, { type: 'tag', values: RULES }));
  const faults = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(
          (node) => `${node.target.join(' ')} ${node.any[0]?.message ?? node.failureSummary ?? ''}`,
        )
        .slice(0, 4)
        .join(' | ')}`,
  );
  expect(faults).toEqual([]);
}

/** Another theme changes nothing but the colours: only their contrast is looked at again. */
export async function expectContrast(page: Page): Promise<void> {
  // What the browser puts off drawing keeps the colours of the theme it was skipped in until somebody comes near.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(part).contentVisibility === 'auto')
        part.style.contentVisibility = 'visible';
  });
  // Colours that are on their way from one theme to the other are neither.
  const violations = await atRest(page, () =>
    runAxe(page, { type: 'rule', values: ['color-contrast'] }),
  );
  expect(
    violations
      .flatMap(({ nodes }) =>
        nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
      )
      .slice(0, 8),
  ).toEqual([]);
}

/** The page is no wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // What measures itself follows a new width a moment later.
  await expect
    .poll(() =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    )
    .toBeLessThanOrEqual(0);
}

/** The page's own ground, 0 to 255 by channel. */
const ground = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement)
      .backgroundColor.match(/[\d.]+/g)!
      .slice(0, 3)
      .map(Number),
  );

/**
 * The page is checked on a phone: every rule in the light, and that the narrowest has no sideways scroll. The long run
 * checks five widths, every rule on the desktop and the tablet, and the colours in the dark too. Motion must be reduced.
 * @param widths further ones that the page has to fit
 */
export async function expectSoundEverywhere(
  page: Page,
  widths: readonly number[] = [],
): Promise<void> {
  if (!process.env.LONG) return expectSoundOnPhone(page, widths);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect.poll(async () => Math.min(...(await ground(page)))).toBeGreaterThan(200);
  await expectAccessible(page);
  await expectSoundInTheDark(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of [...widths, 1280, 768, 320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    if (width === 768) await expectAccessible(page);
  }
  await expectAccessible(page);
  await expectSoundInTheDark(page);
}

async function expectSoundOnPhone(page: Page, widths: readonly number[]): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of [...widths, 320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
}

/** The colours in the dark, once everything else was looked at. */
export async function expectSoundInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(async () => Math.max(...(await ground(page)))).toBeLessThan(64);
  await expectContrast(page);
}

/**
 * Nothing is wider than the screen at each width, and axe finds no fault at the first: the narrowest, where most can go
 * wrong. The long run looks at every width with axe.
 */
export async function expectFitsAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    if (index === 0 || process.env.LONG) await expectAccessible(page);
  }
}

/** Waits until React has taken over: before that a press does nothing. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      (globalThis as { takeEarlyEvents?: unknown }).takeEarlyEvents === undefined &&
      Object.keys(document.querySelector('main') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
  );
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLive(page);
}

export const GARDEN =
  'Our garden is 12m x 8m and faces south, on heavy clay. Two children and a dog. The old apple tree must stay. A terrace for six, some lawn, no pond please. Budget about £40k.';

/** Fills the form and waits for the three designs. */
export async function makeDesigns(page: Page, description = GARDEN): Promise<void> {
  await openPage(page, '/ai-design');
  await page.getByLabel('Describe your garden').fill(description);
  await page.getByText('Family Garden', { exact: true }).click();
  await page.getByRole('button', { name: 'Generate my designs' }).click();
  await expect(page.getByRole('heading', { name: 'Three designs for your garden' })).toBeVisible({
    timeout: 30_000,
  });
}
