import { expect, test } from '@playwright/test';

for (const path of ['/', '/ai-design', '/design-library', '/no-such-page']) {
  test(`${path} is served under a policy that its own scripts keep and the browser never has to enforce`, async ({
    page,
  }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text());
    });
    const answer = await page.goto(path);
    const html = await answer!.text();
    const nonce = /script-src [^;]*'nonce-([\w-]+)'/.exec(
      answer!.headers()['content-security-policy'] ?? '',
    )?.[1];
    expect(nonce).toBeTruthy();
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)]
      .map((match) => match[1]!)
      .filter((attributes) => !attributes.includes('application/ld+json'));
    expect(inline.length).toBeGreaterThan(0);
    expect(inline.filter((attributes) => !attributes.includes(`nonce="${nonce}"`))).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
  });
}

test('assets are sent compressed and kept for ever', async ({ page, request }) => {
  await page.goto('/');
  const script = await page
    .locator('link[rel=modulepreload], script[type=module][src]')
    .first()
    .evaluate((element) => element.getAttribute('href') ?? element.getAttribute('src'));
  const answer = await request.get(script!, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});
