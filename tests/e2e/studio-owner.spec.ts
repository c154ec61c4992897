/** The owner’s way: from an enquiry to a design adjusted for it, to a quote of what was adjusted. */
import { logInAs } from './support/owner.ts';
import { saved } from './support/studio.ts';
import { expect, openPage, test, untilLive } from './support/site.ts';

test('an enquiry’s design is adjusted as a copy and quoted; what the customer sent stays', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const library = await page.request.get('/api/design-library');
  const { designs } = (await library.json()) as { designs: { id: string; title: string }[] };
  const { id: designId, title } = designs[0]!;
  const asked = await page.request.post('/api/enquiries', {
    headers: { origin: new URL(library.url()).origin },
    data: {
      name: 'Stuart Studied',
      email: 'studied@example.org',
      postcode: 'RM1 3DS',
      message: 'We would like this one, without the pots.',
      designIds: [designId],
      requestKey: crypto.randomUUID(),
    },
  });
  expect(asked.status()).toBe(201);
  const { link } = (await asked.json()) as { link: string };
  const enquiry = link.split('/').pop()!.split('.')[0]!;

  await logInAs(page);
  await openPage(page, `/admin/enquiries/${enquiry}`);
  await page.getByRole('button', { name: 'Adjust a copy in the studio' }).click();
  await expect(page).toHaveURL(/\/studio\/dsn_/);
  await untilLive(page);
  const copy = page.url().split('/').at(-1)!;
  expect(copy).not.toBe(designId);
  await page
    .getByRole('button', { name: /^(Table and chairs|Pot|Bench)/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await saved(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\//);
  await expect(page.getByRole('link', { name: `Draft a quote of ${title}` })).toBeVisible();
  await page.getByRole('link', { name: `Draft a quote of ${title}` }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/quotes/new\\?.*${copy}`));
  await openPage(page, `/design/${designId}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
