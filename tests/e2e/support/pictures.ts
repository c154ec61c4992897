/** A design's pictures as a test wishes them: the calls are answered here, and each picture is a plain coloured card. */
import type { Page } from '@playwright/test';
import type { DesignPicture, DesignPictures, PictureKind } from '#contracts/design.ts';

const COLOURS: Record<PictureKind, string> = {
  plan: '#d9d0bf',
  aerial: '#4c6b3c',
  eye: '#3c5b6b',
  sketch: '#b98f5e',
  spring: '#93b34c',
  autumn: '#a04b29',
  winter: '#5c6b73',
  before: '#7d5a12',
};
/** One grey pixel. */
export const PLACEHOLDER =
  'data:image/gif;base64,R0lGODlhAQABAIAAAJmZmQAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

export const testPicture = (
  kind: PictureKind,
  quality: DesignPicture['quality'] = 'full',
): DesignPicture => ({
  kind,
  quality,
  alt: `The ${kind} picture, an AI concept`,
  width: 1600,
  height: 1000,
  cardUrl: null,
  placeholder: PLACEHOLDER,
  jpegUrl: `/test-pictures/${kind}-${quality}.jpg`,
  avif: [],
});

export type PictureScript = {
  /** What GET answers, by design and by how often it was asked before. */
  answer: (id: string, asked: number) => Partial<DesignPictures>;
  /** What POST answers; what GET would, unless told otherwise. */
  wanted?: (kinds: PictureKind[]) => Partial<DesignPictures>;
};
const whole = (parts: Partial<DesignPictures>): DesignPictures => ({
  pictures: [],
  pending: [],
  failed: [],
  ...parts,
});

/** Answers the pictures' calls of every design. Returns what was asked for by POST. */
export async function servePictures(
  page: Page,
  { answer, wanted }: PictureScript,
): Promise<{ posted: PictureKind[][]; asked: (id: string) => number }> {
  const counts = new Map<string, number>();
  const posted: PictureKind[][] = [];
  await page.route('**/test-pictures/*', (route) => {
    const kind = /([a-z]+)-(?:quick|full)\.jpg$/.exec(route.request().url())?.[1] as PictureKind;
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="${COLOURS[kind]}"/></svg>`,
    });
  });
  await page.route('**/api/designs/*/pictures', (route) => {
    const id = /designs\/([^/]+)\/pictures/.exec(route.request().url())?.[1] ?? '';
    if (route.request().method() === 'POST') {
      const { kinds } = route.request().postDataJSON() as { kinds: PictureKind[] };
      posted.push(kinds);
      return route.fulfill({ json: whole(wanted?.(kinds) ?? answer(id, counts.get(id) ?? 0)) });
    }
    const asked = counts.get(id) ?? 0;
    counts.set(id, asked + 1);
    return route.fulfill({ json: whole(answer(id, asked)) });
  });
  return { posted, asked: (id) => counts.get(id) ?? 0 };
}

/** Part of a pixel of one line of text counts for a few millionths; what can be seen begins far above. */
export const SEEN_SHIFT = 0.0001;

/** Counts every layout shift from now on, those after a press too. Read it with readShift. */
export async function watchShift(page: Page): Promise<void> {
  await page.evaluate(() => {
    const store = globalThis as { shift?: number };
    store.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        store.shift! += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: false });
  });
}
export const readShift = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as { shift?: number }).shift ?? Number.NaN);
