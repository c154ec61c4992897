import { createHash } from 'node:crypto';
import { expect, keptAddresses, LINE_CLOSED, test, untilLive, visit } from './support/offline.ts';
import { heading, generate } from './support/offline-pages.ts';

test.describe.configure({ mode: 'default' });

test('a private design is in no cache unless it was kept; kept, it opens with plan and quantities; forgotten, or taken out of the library, it is gone', async ({
  page,
  front,
  context,
}) => {
  test.setTimeout(180_000);
  await visit(page, `${front.url}/ai-design`);
  await generate(page);
  await page.getByRole('link', { name: 'Open the design' }).first().click();
  await expect(page).toHaveURL(/\/design\/dsn_/);
  const id = /design\/([^/?#]+)/.exec(page.url())![1]!;
  await page.reload();
  await untilLive(page);
  await expect(page.getByText('This design is private')).toBeVisible();
  const withDesign = async () =>
    (await keptAddresses(page)).filter(
      (address) => address.includes(id) || address.includes('/uploads/'),
    );
  expect(await withDesign()).toEqual([]);

  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(page.getByText('Saved on this device', { exact: true }).first()).toBeVisible();
  expect((await withDesign()).every((address) => address.startsWith('plotwright-kept-1 '))).toBe(
    true,
  );
  await front.goOffline(context);
  await page.goto(`${front.url}/design/${id}`);
  await untilLive(page);
  await expect(page.getByRole('heading', { name: /Quantities/ })).toBeVisible();
  const plan = await page.evaluate(async (key) => {
    const answers = await Promise.all(
      [`/api/designs/${key}/plan.svg?view=plain`, `/api/designs/${key}/quantities.csv`].map((url) =>
        fetch(url),
      ),
    );
    return Promise.all(answers.map((answer) => answer.text()));
  }, id);
  expect(plan[0]).toContain('<svg');
  expect(plan[1]!.split('\n').length).toBeGreaterThan(10);
  await page.goto(`${front.url}/no/such/page`);
  await expect(page.getByRole('heading', { name: 'Your saved designs' })).toBeVisible();

  await front.goOnline(context);
  // The offline page asks for its address again by itself: first that, then the next.
  await expect(heading(page)).toHaveText('404 Page Not Found');
  await page.goto(`${front.url}/design/${id}`);
  await untilLive(page);
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('button', { name: 'Save for offline' })).toBeVisible();
  expect(await withDesign()).toEqual([]);

  // In the library it is kept as any page that was seen, and out of it nothing is left behind.
  const seen = async () => (await keptAddresses(page)).filter((address) => address.includes(id));
  await page.getByRole('button', { name: 'Publish it in the library' }).click();
  await expect(page.getByText('This design is in the public library')).toBeVisible();
  await page.reload();
  await untilLive(page);
  await expect.poll(seen).toContainEqual(expect.stringContaining(`/design/${id}`));
  await page.getByRole('button', { name: 'Remove it from the library' }).click();
  await expect(page.getByText('This design is private')).toBeVisible();
  await expect.poll(seen).toEqual([]);
});

test.describe('what a stranger asks of the back office', () => {
  test.use({
    expectedErrors: new RegExp(`${LINE_CLOSED.source}|status of 401`),
  });

  test('nothing of the owner is kept, no call but the public lists, and no post; a page that is kept has the policy of its own styles', async ({
    page,
    front,
    context,
  }) => {
    await visit(page, front.url);
    await page.evaluate(async () => {
      for (const path of [
        '/admin/dashboard',
        '/admin/login',
        '/api/admin/stats',
        '/api/health-check',
        '/api/openapi.json',
        '/api/services?active=true',
      ])
        await fetch(path).catch(() => null);
      await fetch('/api/design-library/none/pdf', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      });
    });
    await page.goto(`${front.url}/admin/dashboard`);
    await page.goto(`${front.url}/about`);
    await untilLive(page);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    const addresses = await keptAddresses(page);
    expect(
      addresses.filter((address) =>
        / \/admin|\/api\/admin|health-check|openapi|\/pdf$/.test(address),
      ),
    ).toEqual([]);
    expect(addresses).toContainEqual(expect.stringContaining('/api/services?active=true'));

    await front.goOffline(context);
    const answer = await page.goto(`${front.url}/about`);
    await untilLive(page);
    expect(answer!.fromServiceWorker()).toBe(true);
    const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(await answer!.text())![1]!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer!.headers()['content-security-policy']).toContain(`'sha256-${hash}'`);
  });
});
