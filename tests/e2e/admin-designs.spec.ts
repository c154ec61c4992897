/** The owner's journeys through what visitors asked the design tool for, and through their requests for appointments. */
import { logInAs } from './support/owner.ts';
import { expect, expectAccessible, expectFitsAt, test } from './support/own-site.ts';
import { askForDesigns, post, statusOf } from './support/people.ts';
import { openDesigns, panel, cards } from './support/designs-tab.ts';

test.describe.configure({ mode: 'default' });
const WIDTHS = [320, 390, 1440];
test.use({ siteOptions: { canPrint: true } });

test('a request is found, looked at, deleted with all that came of it, and brought back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await logInAs(page);
  const { sessionId, ids } = await askForDesigns(
    page,
    'A garden 9 by 12 metres for otters, with a lawn and a table for six',
  );
  await post(page, `/api/design-sessions/${sessionId}/contact`, {
    name: 'Ada Green',
    email: 'ada@example.org',
    wants: 'contact',
  });
  await post(page, `/api/designs/${ids[0]}/share`, { shared: true, sessionId });
  await post(page, `/api/design-library/${ids[0]}/pdf`, {});
  await openDesigns(page);
  await expect(
    page.getByText(
      'Deleting designs removes them from the Design Library and Hero Carousel and cannot be undone.',
    ),
  ).toBeVisible();

  await page.getByLabel('Search descriptions, postcodes, titles, people').fill('OTTERS');
  await expect(panel(page).getByRole('tab', { name: 'All Designs (2)' })).toBeVisible();
  await panel(page).getByRole('tab', { name: 'All Designs (2)' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).getByRole('tab', { name: 'AI Sessions (1)' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const card = cards(page, 'A garden 9 by 12 metres for otters, with a lawn and a table…');
  await expect(card).toHaveCount(1);
  for (const words of [
    'Family Garden',
    'AI Session',
    'Customer',
    'Ada Green',
    'ada@example.org',
    '3 concepts',
  ])
    await expect(card.getByText(words, { exact: !words.startsWith('3') }).first()).toBeVisible();
  const pdf = card.getByRole('link', { name: /^PDF of/ });
  expect([
    await pdf.getAttribute('target'),
    await statusOf(page, (await pdf.getAttribute('href'))!),
  ]).toEqual(['_blank', 200]);
  const pdfUrl = (await pdf.getAttribute('href'))!;

  await card.getByRole('button', { name: /^Look at/ }).click();
  const look = page.getByRole('dialog');
  await expect(look.getByText('for otters, with a lawn and a table for six')).toBeVisible();
  await expect(look.getByRole('article')).toHaveCount(3);
  await expect(look.getByRole('link', { name: /^Plan of/ })).toHaveCount(3);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await card.getByRole('button', { name: /^Delete/ }).click();
  const ask = page.getByRole('alertdialog');
  await expect(ask.getByRole('button', { name: 'Cancel' })).toBeFocused();
  for (const words of [
    '3 concepts',
    'stored picture',
    'still under way',
    '1 image in the library',
    '0 hero carousel images',
    '1 generated PDF',
    'lies in the bin for 30 days',
  ])
    await expect(ask.getByText(words)).toBeVisible();
  await ask.getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText('Design deleted successfully - all components updated', { exact: true }),
  ).toBeVisible();
  await expect(card).toHaveCount(0);
  for (const url of [
    `/design/${ids[0]}`,
    `/api/designs/${ids[0]}`,
    `/api/designs/${ids[1]}/plan.svg`,
    pdfUrl,
  ])
    expect(await statusOf(page, url), url).toBe(404);
  expect(await (await page.request.get('/api/design-library')).text()).not.toContain(ids[0]);

  await page.goto('/admin/bin');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'for otters' })
    .getByRole('button', { name: /Restore/ })
    .click();
  await expect.poll(() => statusOf(page, `/design/${ids[0]}`)).toBe(200);
  expect(await statusOf(page, pdfUrl)).toBe(200);
  await openDesigns(page);
  await expect(panel(page).getByRole('tab', { name: 'Saved Ideas (1)' })).toBeVisible();
});

test(
  'a request for an appointment is read, marked as answered and deleted',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await logInAs(page);
    const { ids } = await askForDesigns(page, 'A garden 7 by 10 metres for hedgehogs and beans');
    await post(page, '/api/booking-requests', {
      kind: 'site-assessment',
      name: 'Ben Hurst',
      email: 'ben@example.org',
      phone: '01708 960000',
      message: 'The side gate is 80 cm wide.',
      designId: ids[0],
      requestKey: 'journey-request-1',
    });
    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: /1 request waits for an answer/ }).click();
    await expect(page.getByRole('heading', { name: 'Requests for appointments' })).toBeVisible();
    await page.getByRole('button', { name: 'Designs', exact: true }).click();
    await page.getByRole('button', { name: 'Requests (1 waiting)' }).click();
    const request = page.getByRole('article', { name: 'Site Assessment of Ben Hurst' });
    await expect(request.getByText('The side gate is 80 cm wide.')).toBeVisible();
    await expect(request.getByRole('link', { name: '01708 960000' })).toHaveAttribute(
      'href',
      'tel:01708960000',
    );
    expect(await request.locator(`a[href="/design/${ids[0]}"]`).count()).toBe(1);
    await expectAccessible(page);
    await request.getByRole('button', { name: /^Mark as answered/ }).click();
    await expect(request.getByText('Answered', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Requests', exact: true })).toBeVisible();
    await page.getByLabel('Show').selectOption('open');
    await expect(page.getByText('No request matches. Try other words, or show all.')).toBeVisible();
    await page.getByLabel('Show').selectOption('answered');
    await request.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Request deleted', { exact: true })).toBeVisible();
    await page.goto('/admin/bin');
    await expect(page.getByRole('heading', { name: 'Site Assessment: Ben Hurst' })).toBeVisible();
  },
);

test(
  'at every width the designs and the question before one is deleted have no fault that axe can find',
  { tag: '@long' },
  async ({ page }) => {
    // Each screen is looked at by axe at every width.
    test.setTimeout(240_000);
    await logInAs(page);
    await openDesigns(page);
    await expect(panel(page).getByRole('article').first()).toBeVisible();
    await expectFitsAt(page, WIDTHS);
    await panel(page)
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectFitsAt(page, WIDTHS);
  },
);
