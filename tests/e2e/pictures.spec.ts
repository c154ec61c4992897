/** Pictures that arrive after the page: on the results and on a design's page. */
import type { Page } from '@playwright/test';
import type { PictureKind } from '#contracts/design.ts';
import {
  PLACEHOLDER,
  readShift,
  SEEN_SHIFT,
  servePictures,
  testPicture,
  watchShift,
} from './support/pictures.ts';
import { expect, expectAccessible, makeDesigns, openPage, test } from './support/site.ts';

const cards = (page: Page) => page.locator('main article');
const someDesign = async (page: Page) => {
  const { designs } = (await (await page.request.get('/api/design-library')).json()) as {
    designs: { id: string; title: string }[];
  };
  return designs[1]!;
};

test.describe('results', () => {
  test('the plan stands at once, the picture takes its place without moving anything, and the plan can be had again', async ({
    page,
  }) => {
    let isDrawn: 'no' | 'quick' | 'full' = 'no';
    await servePictures(page, {
      answer: () =>
        isDrawn === 'no'
          ? { pending: ['aerial', 'eye'] }
          : isDrawn === 'quick'
            ? { pictures: [testPicture('aerial', 'quick')], pending: ['aerial', 'eye'] }
            : { pictures: [testPicture('aerial'), testPicture('eye')] },
    });
    await makeDesigns(page);
    const card = cards(page).first();
    const title = (await card.getByRole('heading').first().textContent())!;
    await expect(card.getByRole('img', { name: `Plan of ${title}` })).toBeVisible();
    await expect(card.getByText('The picture is being made…')).toBeVisible();
    await expect(card.getByRole('tab', { name: 'Picture' })).toBeDisabled();
    // What said that the designs were on their way has gone: from here on nothing moves.
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await watchShift(page);

    isDrawn = 'quick';
    await expect(
      card.getByRole('img', { name: 'The aerial picture, an AI concept' }),
    ).toBeVisible();
    await expect(card.getByText(`Picture ready: ${title}`)).toBeAttached();
    await expect(card.getByText('The picture is being made…')).toHaveCount(0);
    isDrawn = 'full';
    await expect(card.locator('img[src="/test-pictures/aerial-full.jpg"]')).toBeVisible();
    await expect(card.locator('img')).toHaveCount(1);
    expect(await readShift(page)).toBeLessThan(SEEN_SHIFT);

    const tab = card.getByRole('tab', { name: 'Plan' });
    await card.getByRole('tab', { name: 'Picture' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(card.getByRole('img', { name: `Plan of ${title}` })).toBeVisible();
    await card.getByRole('button', { name: /^Details/ }).click();
    await expect(
      page.getByRole('dialog').getByRole('img', { name: 'The aerial picture, an AI concept' }),
    ).toBeVisible();
    await page.getByRole('dialog').getByRole('tab', { name: 'Plan' }).click();
    await expect(
      page.getByRole('dialog').getByRole('img', { name: `Plan of ${title}` }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test(
    'a picture that cannot be made leaves the plan and says so quietly',
    { tag: '@long' },
    async ({ page }) => {
      await servePictures(page, { answer: () => ({ failed: ['aerial', 'eye'] }) });
      await makeDesigns(page);
      const card = cards(page).first();
      await expect(
        card.getByText('The picture could not be made; the plan is exact.'),
      ).toBeVisible();
      await expect(card.getByRole('img', { name: /^Plan of/ })).toBeVisible();
    },
  );

  test('asking stops once nothing is on its way', { tag: '@long' }, async ({ page }) => {
    await page.clock.install();
    const served = await servePictures(page, {
      answer: (_, asked) =>
        asked < 2 ? { pending: ['aerial'] } : { pictures: [testPicture('aerial')] },
    });
    await makeDesigns(page);
    const href = await cards(page)
      .first()
      .getByRole('link', { name: 'Open the design' })
      .getAttribute('href');
    const id = href!.split('/').at(-1)!;
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return served.asked(id);
      })
      .toBe(3);
    await page.clock.runFor(60_000);
    expect(served.asked(id)).toBe(3);
  });
});

test.describe('a design page', () => {
  test(
    'its pictures are chosen by keyboard, over a blurred first sight',
    { tag: '@long' },
    async ({ page }) => {
      await servePictures(page, {
        answer: () => ({
          pictures: [testPicture('aerial'), testPicture('eye'), testPicture('plan')],
        }),
      });
      await openPage(page, `/design/${(await someDesign(page)).id}`);
      const tabs = page.getByRole('tablist', { name: 'Pictures of the garden' });
      const panel = page.getByRole('tabpanel').first();
      await expect(
        panel.getByRole('img', { name: 'The aerial picture, an AI concept' }),
      ).toBeVisible();
      expect(
        await panel
          .locator('picture')
          .last()
          .evaluate((element) => element.style.backgroundImage),
      ).toBe(`url("${PLACEHOLDER}")`);
      await tabs.getByRole('tab', { name: 'From above' }).focus();
      await watchShift(page);
      await page.keyboard.press('ArrowRight');
      await expect(tabs.getByRole('tab', { name: 'From the terrace' })).toBeFocused();
      await expect(panel.locator('img[src="/test-pictures/eye-full.jpg"]')).toBeVisible();
      await page.keyboard.press('End');
      await expect(tabs.getByRole('tab', { name: 'Plan' })).toBeFocused();
      await expect(
        panel.getByRole('img', { name: 'The plan picture, an AI concept' }),
      ).toBeVisible();
      await page.keyboard.press('Home');
      await expect(
        panel.getByRole('img', { name: 'The aerial picture, an AI concept' }),
      ).toBeVisible();
      await expect(panel.locator('img')).toHaveCount(1);
      expect(await readShift(page)).toBeLessThan(SEEN_SHIFT);
    },
  );

  test(
    'the seasons are asked for once, when one comes near, and stand in the room kept for them',
    { tag: '@long' },
    async ({ page }) => {
      const base = [testPicture('aerial'), testPicture('eye')];
      let isPainted = false;
      const seasons: PictureKind[] = ['spring', 'autumn', 'winter'];
      const { posted } = await servePictures(page, {
        answer: () =>
          isPainted
            ? { pictures: [...base, ...seasons.map((kind) => testPicture(kind))] }
            : posted.length > 0
              ? { pictures: base, pending: seasons }
              : { pictures: base },
        wanted: () => ({ pictures: base, pending: seasons }),
      });
      await openPage(page, `/design/${(await someDesign(page)).id}`);
      await expect(page.getByRole('tab', { name: 'From above' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      expect(posted).toEqual([]);
      const year = page.locator('#year');
      await year.scrollIntoViewIfNeeded();
      await expect(year.getByText('Drawing the winter view…')).toBeVisible();
      await expect.poll(() => posted).toEqual([seasons]);
      const figures = year.getByRole('figure');
      await expect(figures).toHaveCount(4);
      await expect(figures.nth(1)).toContainText(/Summer\s*June/);
      await figures.last().scrollIntoViewIfNeeded();
      await watchShift(page);
      isPainted = true;
      for (const kind of ['spring', 'eye', 'autumn', 'winter'])
        await expect(
          year.getByRole('img', { name: `The ${kind} picture, an AI concept` }),
        ).toBeVisible();
      expect(await readShift(page)).toBeLessThan(SEEN_SHIFT);
      expect(posted).toHaveLength(1);
    },
  );

  test('a sketch is painted when asked for and then shown', { tag: '@long' }, async ({ page }) => {
    const base = [testPicture('aerial'), testPicture('eye')];
    let isPainted = false;
    const { posted } = await servePictures(page, {
      answer: () =>
        isPainted
          ? { pictures: [...base, testPicture('sketch')] }
          : { pictures: base, pending: posted.length > 0 ? ['sketch'] : [] },
      wanted: () => ({ pictures: base, pending: ['sketch'] }),
    });
    await openPage(page, `/design/${(await someDesign(page)).id}`);
    await page.getByRole('button', { name: 'See it as a sketch' }).click();
    await expect(page.getByRole('button', { name: 'Drawing the sketch…' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'From the terrace' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(posted).toEqual([['sketch']]);
    isPainted = true;
    await expect(page.getByRole('tab', { name: 'As a sketch' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(
      page.getByRole('img', { name: 'The sketch picture, an AI concept' }),
    ).toBeVisible();
  });

  test('before and after are compared with the arrow keys', { tag: '@long' }, async ({ page }) => {
    await servePictures(page, {
      answer: () => ({
        pictures: [testPicture('aerial'), testPicture('eye'), testPicture('before')],
      }),
    });
    await openPage(page, `/design/${(await someDesign(page)).id}`);
    const slider = page.getByRole('slider', { name: /^Before and after: / });
    await expect(slider).toHaveAttribute('aria-valuetext', '50% before, 50% after');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '51% before, 49% after');
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '0% before, 100% after');
    await expect(
      page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: 'Before and after' }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('with stillness asked for', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('a new picture stands without a fade', { tag: '@long' }, async ({ page }) => {
      await servePictures(page, {
        answer: () => ({ pictures: [testPicture('aerial'), testPicture('eye')] }),
      });
      await openPage(page, `/design/${(await someDesign(page)).id}`);
      await page.getByRole('tab', { name: 'From the terrace' }).click();
      const panel = page.getByRole('tabpanel').first();
      await expect(panel.locator('img')).toHaveCount(1);
      await expect(panel.locator('img[src="/test-pictures/eye-full.jpg"]')).toBeVisible();
    });
  });
});

test(
  'without scripts a design shows its picture and its text',
  { tag: '@long' },
  async ({ browser, page, baseURL }) => {
    const { id, title } = await someDesign(page);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const bare = await context.newPage();
    await bare.goto(`${baseURL}/design/${id}`);
    await expect(bare.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(bare.getByRole('tabpanel').first().getByRole('img')).toBeVisible();
    await context.close();
  },
);
