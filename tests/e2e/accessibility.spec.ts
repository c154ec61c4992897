/**
 * Every kind of page: no fault that axe can find and nothing wider than the screen on a phone; enough contrast in the dark.
 * The long run looks at every page and at five widths. The calculator, the recommendations with the site check, and the sign-in are checked by their own specs.
 */
import { runAxe } from './support/axe.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSoundEverywhere,
  expectSoundInTheDark,
  makeDesigns,
  openPage,
  test,
} from './support/site.ts';

const PAGES = [
  ['home', '/'],
  ['design tool', '/ai-design'],
  ['library', '/design-library'],
  ['library without a match', '/design-library?search=zeppelin'],
  ['planting calendar', '/planting-calendar'],
  ['full calendar', '/planting-calendar/full'],
  ['gardening tips', '/gardening-tips'],
  ['gardening article', '/gardening-tips/what-chalk-wants'],
  ['services', '/services'],
  ['portfolio', '/portfolio'],
  ['booking', '/booking'],
  ['about', '/about'],
  ['cookie policy', '/cookie-policy'],
  ['complaints', '/complaints'],
  ['unknown page', '/nothing-here'],
  ['unknown design', '/design/dsn_nosuchdesign'],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /status of 404/ });

test('the look itself finds a nameless button, a weak colour and a field without a label', async ({
  page,
}) => {
  await openPage(page, '/cancellation-form');
  await page.evaluate(() => {
    const added = document.createElement('div');
    added.innerHTML =
      '<button></button><p style="color: #bbb; background: #fff">Hardly to be read</p><input>';
    document.querySelector('main')!.prepend(added);
  });
  expect((await runAxe(page)).map(({ id }) => id).toSorted()).toEqual([
    'button-name',
    'color-contrast',
    'label',
  ]);
});

/** Pages with parts of their own; the others are made of the same and wait for the long run. */
const UNLIKE: readonly string[] = [
  'home',
  'design tool',
  'library',
  'planting calendar',
  'booking',
];

for (const [name, path] of PAGES) {
  const tag = UNLIKE.includes(name) ? [] : '@long';
  test(`the ${name} page is accessible on a phone`, { tag }, async ({ page }) => {
    await openPage(page, path);
    await expectSoundEverywhere(page);
    // The themes are one set of colours for all pages: the long run looks at each page in both.
    if (name === 'home') await expectSoundInTheDark(page);
  });
}

test(
  'the other policies, in the layout of the cookie policy, are accessible on a phone',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [
      '/privacy-policy',
      '/terms-of-service',
      '/accessibility',
      '/cancellation',
      '/cancellation-form',
    ]) {
      await openPage(page, path);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  },
);

test(
  'the home page is accessible on a desktop, with the full bar and footer',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, '/');
    await expectAccessible(page);
  },
);

test('a design page is accessible on a phone', async ({ page, request }) => {
  const { designs } = (await (await request.get('/api/design-library')).json()) as {
    designs: { id: string }[];
  };
  await openPage(page, `/design/${designs[0]!.id}`);
  await expectSoundEverywhere(page);
});

test('the results with their dialog are accessible, in the dark too', async ({ page }) => {
  await makeDesigns(page);
  await expectSoundEverywhere(page);
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await expectSoundInTheDark(page);
});
