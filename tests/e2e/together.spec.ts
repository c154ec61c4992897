/** Designs of one garden side by side: the address is passed on, and whoever opens it says what they think. */
import { haveDesigns } from './support/own-designs.ts';
import { expect, expectSoundEverywhere, openPage, test } from './support/site.ts';

test('three designs are laid side by side; another browser gives a heart and a comment, which only it and the maker can take away', async ({
  page,
  browser,
}) => {
  const [id] = await haveDesigns(page);
  await openPage(page, `/design/${id}`);
  await page.getByRole('button', { name: 'Side by side, to share' }).click();
  await expect(page.getByRole('heading', { name: 'Three designs for one garden' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  const hearts = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Hearts' }) })
    .getByRole('cell');
  await expect(hearts).toHaveText(['None yet', 'None yet', 'None yet']);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guest = await context.newPage();
  await openPage(guest, page.url());
  const heart = guest.getByRole('button', { name: /^A heart for/ }).nth(1);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await guest
    .getByRole('button', { name: /^Comment on/ })
    .first()
    .click();
  await guest.getByLabel('What do you think?').fill('Room for the pram, <b>please</b>');
  await guest.getByLabel('Your name').fill('Aunt');
  await guest.getByRole('button', { name: 'Say it' }).click();
  await expect(guest.getByText('Room for the pram, <b>please</b>')).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('button', { name: /^Take away what/ })).toHaveCount(2);
  await expectSoundEverywhere(guest, [1440, 768]);

  const stranger = await browser.newContext();
  const third = await stranger.newPage();
  await openPage(third, page.url());
  await expect(third.getByText('Room for the pram, <b>please</b>')).toBeVisible();
  await expect(third.getByRole('button', { name: /^Take away what/ })).toHaveCount(0);

  await page.reload();
  await expect(hearts).toHaveText(['None yet', '1', 'None yet']);
  await page.getByRole('button', { name: /^Take away what Aunt said/ }).click();
  await expect(page.getByText('Room for the pram, <b>please</b>')).toHaveCount(0);
  await guest.reload();
  await expect(guest.getByRole('button', { name: /^Take away what/ })).toHaveCount(1);
  await Promise.all([context.close(), stranger.close()]);
});
