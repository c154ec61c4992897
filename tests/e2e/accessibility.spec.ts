/** Every page: nothing wider than the screen at five widths, no axe fault on a phone and on a desk, no weak contrast in the dark. */
import { runAxe } from './support/axe.ts';
import {
  expect,
  expectAccessible,
  expectContrast,
  expectSoundEverywhere,
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
  ['planting calendar of herbs', '/planting-calendar?month=5&category=herbs'],
  ['full calendar', '/planting-calendar/full'],
  ['gardening tips', '/gardening-tips'],
  ['gardening article', '/gardening-tips/what-chalk-wants'],
  ['services', '/services'],
  ['portfolio', '/portfolio'],
  ['booking', '/booking'],
  ['about', '/about'],
  ['privacy policy', '/privacy-policy'],
  ['cookie policy', '/cookie-policy'],
  ['terms', '/terms-of-service'],
  ['accessibility statement', '/accessibility'],
  ['complaints', '/complaints'],
  ['model cancellation form', '/cancellation-form'],
  ['cost calculator', '/cost-calculator'],
  ['plant recommendations', '/garden-recommendations'],
  ["owner's sign-in", '/admin/login'],
  ['unknown page', '/nothing-here'],
  ['unknown design', '/design/dsn_nosuchdesign'],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /status of 404/ });

test('the look itself finds a nameless button, a weak colour and a field without a label', async ({
  page,
}) => {
  await openPage(page, '/about');
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

for (const [name, path] of PAGES) {
  test(`the ${name} page is accessible in both themes and at every width`, async ({ page }) => {
    await openPage(page, path);
    await expectSoundEverywhere(page);
  });
}

test('a design page is accessible in both themes and at every width', async ({ page, request }) => {
  const { designs } = (await (await request.get('/api/design-library')).json()) as {
    designs: { id: string }[];
  };
  await openPage(page, `/design/${designs[0]!.id}`);
  await expectSoundEverywhere(page);
});

test('the results with their dialog are accessible in both themes', async ({ page }) => {
  await makeDesigns(page);
  await expectSoundEverywhere(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectContrast(page);
});
