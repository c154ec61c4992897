/** The manifest's pictures of the site, taken of one that runs and has its sample designs: `node scripts/icons/screenshots.ts http://127.0.0.1:3000 [design-id]`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findRepositoryRoot } from '#server/repository-root.ts';

type Shot = { name: string; path: string; form: 'wide' | 'narrow'; at?: string };
/** As the manifest says: server/http/app-manifest.ts. */
const FORMS = {
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
};

const root = findRepositoryRoot();
const [origin = 'http://127.0.0.1:3000', wantedId] = process.argv.slice(2);
const found = JSON.parse(readFileSync(join(root, '.cache', 'chromium.json'), 'utf8')) as {
  path: string;
  env: Record<string, string>;
};

/** The newest design of the library, unless another was named. */
async function firstDesign(): Promise<string> {
  const {
    designs: [first],
  } = (await (await fetch(`${origin}/api/design-library`)).json()) as { designs: { id: string }[] };
  if (!first) throw new Error('The library is empty: wait until the sample designs are there.');
  return first.id;
}

const shots: Shot[] = [
  { name: 'home-wide', path: '/', form: 'wide' },
  {
    name: 'design-wide',
    path: `/design/${wantedId ?? (await firstDesign())}`,
    form: 'wide',
    at: '#plan [role="tablist"]',
  },
  { name: 'home-narrow', path: '/', form: 'narrow' },
  { name: 'calendar-narrow', path: '/planting-calendar', form: 'narrow' },
];
const browser = await chromium.launch({
  executablePath: found.path,
  env: { ...(process.env as Record<string, string>), ...found.env },
  args: ['--no-sandbox'],
});
try {
  for (const { name, path, form, at } of shots) {
    const page = await browser.newPage({
      ...FORMS[form],
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    await page.goto(origin + path, { waitUntil: 'load' });
    if (at)
      await page
        .locator(at)
        .first()
        .evaluate((element) =>
          scrollTo({
            top: element.getBoundingClientRect().top + scrollY - 110,
            behavior: 'instant',
          }),
        );
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all(
        [...document.images]
          .filter((image) => image.getBoundingClientRect().top < innerHeight)
          .map((image) => image.decode().catch(() => undefined)),
      );
    });
    await page.waitForLoadState('networkidle');
    await sharp(await page.screenshot())
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(join(root, 'public', 'screenshots', `${name}.jpg`));
    await page.close();
  }
} finally {
  await browser.close();
}
