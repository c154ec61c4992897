import { expect, test } from 'vitest';
import type { DesignPicture, PictureKind } from '#contracts/design.ts';
import type { Browser, BrowserPage } from '#server/ports/browser.ts';
import { choosePictures, fitPicture, fitPictures } from './pictures.ts';

const picture = (kind: PictureKind): DesignPicture => ({
  kind,
  quality: 'full',
  alt: kind,
  width: 1600,
  height: 1000,
  jpegUrl: `/uploads/${kind}.jpg`,
  cardUrl: null,
  avif: [],
  placeholder: null,
});
const read = async (url: string, alt: string) => ({
  dataUrl: `data:image/jpeg;base64,${url}`,
  alt,
});
const choose = (...kinds: PictureKind[]) =>
  choosePictures(
    { title: 'A garden', pictures: kinds.map(picture) },
    read,
    async () => '<svg xmlns="x"></svg>',
  );

/** Counts the pages that are drawn. */
function drawingBrowser() {
  let drawn = 0;
  const page = {
    setViewportSize: async () => undefined,
    setContent: async () => undefined,
    screenshot: async () => {
      drawn += 1;
      return new Uint8Array([1]);
    },
  } as unknown as BrowserPage;
  const browser: Browser = { run: (task) => task.use(page), close: async () => undefined };
  return { browser, count: () => drawn };
}

test('the cover is the best view that is stored, the idea has the watercolour, the year its seasons', async () => {
  const all = await choose(
    'aerial',
    'eye',
    'sketch',
    'spring',
    'autumn',
    'winter',
    'before',
    'plan',
  );
  expect([all.cover.alt, all.idea?.alt, all.seasons.map(({ kind }) => kind)]).toEqual([
    'aerial',
    'sketch',
    ['spring', 'eye', 'autumn', 'winter'],
  ]);
  const two = await choose('aerial', 'eye', 'plan');
  expect([two.cover.alt, two.idea?.alt, two.seasons]).toEqual(['aerial', 'eye', []]);
  const one = await choose('eye');
  expect([one.cover.alt, one.idea, one.seasons]).toEqual(['eye', null, []]);
});

test('while there is no view the plan is drawn for the cover; the bare plot is never shown', async () => {
  const chosen = await choose('before', 'plan');
  expect('svg' in chosen.cover && chosen.cover.alt).toContain('Plan of “A garden”');
  expect([chosen.idea, chosen.seasons]).toEqual([null, []]);
});

test('small pictures are kept as they are; many large ones, and what is not a JPEG, are drawn at the size of print', async () => {
  const { browser, count } = drawingBrowser();
  const of = (letters: number) => ({
    dataUrl: `data:image/jpeg;base64,${'A'.repeat(letters)}`,
    alt: '',
  });
  await fitPictures(browser, {
    cover: of(100),
    idea: of(100),
    seasons: [{ ...of(100), kind: 'spring' }],
  });
  expect(count()).toBe(0);
  await fitPictures(browser, {
    cover: of(800_000),
    idea: of(800_000),
    seasons: [{ ...of(800_000), kind: 'spring' }],
  });
  expect(count()).toBe(2);
  await fitPicture(
    browser,
    { dataUrl: 'data:image/avif;base64,AA', alt: '' },
    { width: 1, height: 1 },
    1000,
  );
  expect(count()).toBe(3);
});
