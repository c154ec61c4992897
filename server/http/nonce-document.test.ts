import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeNonce, makeNonceDocument } from '#server/http/nonce-document.ts';

const cards = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `<a href="/design/dsn_${(i * 7919).toString(36)}">Sample “${i}” at £${i * 31}</a>`,
  ).join('\n');
const page = (nonce: string, count: number) =>
  `<!DOCTYPE html><head><script nonce="${nonce}">theme()</script></head><body>${cards(count)}<script nonce="${nonce}">a('${nonce}')</script>${cards(3)}<script type="module" nonce="${nonce}">b()</script></body>`;

test.each([0, 1, 40, 2000])(
  'with %i cards, every nonce gives the page it would have been rendered with',
  async (count) => {
    const mark = makeNonce();
    const document = await makeNonceDocument(page(mark, count), mark);
    for (const nonce of [makeNonce(), makeNonce(), '0'.repeat(22), 'script-nonce-script-no']) {
      const expected = page(nonce, count);
      expect(document!.plain(nonce).toString()).toBe(expected);
      expect(brotliDecompressSync(document!.brotli(nonce)).toString()).toBe(expected);
    }
  },
);

test.each([0, 40, 2000])(
  'with %i cards, it is the same page once it is packed as small as can be',
  async (count) => {
    const mark = makeNonce();
    const document = (await makeNonceDocument(page(mark, count), mark))!;
    const before = document.brotli(makeNonce()).length;
    await document.tighten();
    await document.tighten();
    for (const nonce of [makeNonce(), '0'.repeat(22)]) {
      expect(brotliDecompressSync(document.brotli(nonce)).toString()).toBe(page(nonce, count));
      expect(document.plain(nonce).toString()).toBe(page(nonce, count));
    }
    if (count === 2000) expect(document.brotli(makeNonce()).length).toBeLessThan(before * 0.95);
  },
);

test('the mark of the rendering is never sent', async () => {
  const mark = makeNonce();
  const document = await makeNonceDocument(page(mark, 5), mark);
  const nonce = makeNonce();
  expect(document!.plain(nonce).includes(mark)).toBe(false);
  expect(brotliDecompressSync(document!.brotli(nonce)).includes(mark)).toBe(false);
});

test('the whole is hardly larger than the page compressed in one go', async () => {
  const mark = makeNonce();
  const document = await makeNonceDocument(page(mark, 400), mark);
  const whole = brotliCompressSync(page(mark, 400), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 },
  });
  expect(document!.brotli(makeNonce()).length).toBeLessThan(whole.length * 1.1 + 300);
});

test('a page without a place for a nonce is kept as it is', async () => {
  const document = await makeNonceDocument('<p>Plain</p>', makeNonce());
  expect(brotliDecompressSync(document!.brotli(makeNonce())).toString()).toBe('<p>Plain</p>');
});

test('a page that ends with a nonce is not kept in pieces', async () => {
  const mark = makeNonce();
  expect(await makeNonceDocument(`<p>${mark}`, mark)).toBeNull();
});

test('every rendering of a page can be kept, whatever its mark', async () => {
  for (let i = 0; i < 150; i++) {
    const mark = makeNonce();
    expect(await makeNonceDocument(page(mark, 60), mark)).not.toBeNull();
  }
});
