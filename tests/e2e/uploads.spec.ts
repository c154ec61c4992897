/** The owner's pictures: chosen or pasted, described, and refused in words. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { runAxe } from './support/axe.ts';
import { logInAs } from './support/owner.ts';

const PHOTO = 'content/samples/pictures/modern-richmond/eye.jpg';

async function openForm(page: Page): Promise<Locator> {
  await logInAs(page);
  await page.getByRole('tab', { name: 'Services' }).click();
  await page.getByRole('button', { name: 'Add New Service' }).first().click();
  return page.getByRole('group', { name: 'Picture', exact: true });
}

test('a photograph is sent, shown, described, and its focal point set with the keyboard', async ({
  page,
}) => {
  const field = await openForm(page);
  await field.locator('input[type=file]').setInputFiles(PHOTO);
  await expect(page.getByText('Image uploaded', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(field.getByRole('textbox').first()).toHaveValue(
    /^\/uploads\/site\/[0-9a-f]{32}-\d+\.jpg$/,
  );
  const shown = field.getByRole('img', { name: 'The picture as it is now' });
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await field.getByLabel('Description of the picture').fill('A courtyard with box and grasses');
  const point = field.getByRole('slider', { name: 'Point that stays in sight' });
  await point.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(point).toHaveAttribute('aria-valuetext', '40% from the left, 48% from the top');
  await expect(field.getByText('The description and the focal point are saved.')).toBeVisible();
  const url = await field.getByRole('textbox').first().inputValue();
  const kept = await page.evaluate(
    async (address) =>
      (await fetch(`/api/admin/pictures?url=${encodeURIComponent(address)}`)).json() as Promise<{
        picture: unknown;
      }>,
    url,
  );
  expect(kept.picture).toMatchObject({
    alt: 'A courtyard with box and grasses',
    focal: { x: 0.4, y: 0.48 },
  });
  expect(await runAxe(page)).toEqual([]);
});

test(
  'a file that is no picture is refused in words, and what was there is kept',
  { tag: '@long' },
  async ({ page }) => {
    const field = await openForm(page);
    const address = field.getByRole('textbox').first();
    await address.fill('/placeholders/service.svg');
    await field.locator('input[type=file]').setInputFiles({
      name: 'IMG_0001.HEIC',
      mimeType: 'image/heic',
      buffer: Buffer.from('ftypheic'),
    });
    await expect(page.getByText('Upload failed', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Failed to upload image. Please try again.', { exact: true }),
    ).toBeVisible();
    await expect(field.getByRole('alert')).toContainText('Most Compatible');
    await expect(address).toHaveValue('/placeholders/service.svg');
  },
);

test(
  'a share link of Google Drive becomes a direct link, and the browser asks no other site',
  { tag: '@long' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    const field = await openForm(page);
    const address = field.getByRole('textbox').first();
    await address.fill('https://drive.google.com/file/d/1AbCdEfGhIjKlMnOp/view?usp=sharing');
    await address.blur();
    await expect(address).toHaveValue(
      'https://drive.google.com/uc?export=view&id=1AbCdEfGhIjKlMnOp',
    );
    await expect(field.getByText('Our server fetches it once you have saved')).toBeVisible();
    expect(asked.filter((host) => host.includes('google'))).toEqual([]);
  },
);

test(
  'an address that is typed while a picture is on its way takes its place',
  { tag: '@long' },
  async ({ page }) => {
    const field = await openForm(page);
    let answer!: () => void;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/admin/upload/**', async (route) => {
      const response = await route.fetch();
      await held;
      // It is refused where the page has let go of it.
      await route.fulfill({ response }).catch(() => undefined);
    });
    await field.locator('input[type=file]').setInputFiles(PHOTO);
    await expect(field.getByText('Sending and preparing the picture…')).toBeVisible();
    const address = field.getByRole('textbox').first();
    await address.fill('/placeholders/service.svg');
    await expect(field.getByText('Sending and preparing the picture…')).toBeHidden();
    answer();
    await expect(field.getByRole('button', { name: 'Replace picture' })).toBeEnabled();
    await expect(address).toHaveValue('/placeholders/service.svg');
  },
);
