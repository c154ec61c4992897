/** A logo draws and does nothing else, whatever was sent. */
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BRAND_UPLOAD, type BrandUploadAnswer } from '#contracts/brand.ts';
import { makeSafePng } from '#server/features/brand/safe-png.ts';
import { makeSafeSvg } from '#server/features/brand/safe-svg.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const svg = (inside: string, head = 'viewBox="0 0 200 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inside}</svg>`;
const PATH = '<path d="M0 0h10v10z" fill="#123456"/>';

describe('a drawing', () => {
  test('that is plain comes through with its proportions', () => {
    const safe = makeSafeSvg(
      `<?xml version="1.0"?><!-- made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg(
        `<title>Green &amp; Sons</title><style>.a{fill:#0a0;stroke:none} .b,.c{opacity:.5}</style><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><g class="a" transform="scale(2)">${PATH}<use xlink:href="#g"/><rect width="3" height="4" fill="url(#g)" style="stroke:#fff;behavior:url(x)"/></g>`,
      )}`,
    );
    expect(safe).toMatchObject({ width: 200, height: 50 });
    expect(safe.svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50" width="200" height="50"><title>Green &amp; Sons</title><style>.a{fill:#0a0;stroke:none}.b,.c{opacity:.5}</style><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><g class="a" transform="scale(2)"><path d="M0 0h10v10z" fill="#123456"/><use href="#g"/><rect width="3" height="4" fill="url(#g)" style="stroke:#fff"/></g></svg>',
    );
    // Made safe once, it is as it is.
    expect(makeSafeSvg(safe.svg)).toEqual(safe);
  });

  test.each([
    [`<script>alert(1)</script>${PATH}`, /a script/],
    [`<foreignObject><body onload="alert(1)"/></foreignObject>${PATH}`, /web page inside/],
    [`<image href="https://evil.example/x.png"/>${PATH}`, /photograph/],
    [`<a href="javascript:alert(1)">${PATH}</a>`, /a link/],
    [`<text>Green</text>`, /outlines first/],
    [`<animate attributeName="href" to="javascript:alert(1)"/>${PATH}`, /moves/],
    [`<g>${PATH}`, /do not close|broken/],
    ['<title>Nothing</title>', /nothing to see/],
    [`${'<g>'.repeat(60)}${PATH}${'</g>'.repeat(60)}`, /too many parts/],
    [PATH.repeat(5_001), /too many parts/],
  ])('with %s is refused in words', (inside, message) => {
    expect(() => makeSafeSvg(svg(inside))).toThrow(message);
  });

  test.each([
    [
      '<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]><svg viewBox="0 0 1 1">&x;</svg>',
      /instructions/,
    ],
    ['<html><body>hello</body></html>', /not an SVG drawing/],
    [svg(PATH, ''), /how large/],
    ['<svg', /cannot be read|read/],
  ])('%s is refused in words', (source, message) => {
    expect(() => makeSafeSvg(source)).toThrow(message);
  });

  test.each([
    'onload="alert(1)"',
    'onclick="alert(1)"',
    'href="javascript:alert(1)"',
    'xlink:href="data:image/svg+xml;base64,AAAA"',
    'href="https://evil.example/x.svg#a"',
    'fill="url(https://evil.example/x)"',
    'fill="url(&#x68;ttps://evil.example/x)"',
    'style="fill:url(//evil.example/x)"',
    'style="background:url(x)"',
    'style="fill:expression(alert(1))"',
    'd="javascript:alert(1)"',
  ])('loses %s, and keeps its path', (attribute) => {
    const safe = makeSafeSvg(svg(`<path d="M0 0h1v1z"/><use ${attribute}/>`)).svg;
    expect(safe).toContain('<path d="M0 0h1v1z"/>');
    expect(safe).not.toMatch(/alert|evil|javascript|data:|on\w+=|background/i);
  });

  test.each([
    '@import url(https://evil.example/x.css);',
    'svg{background:url(https://evil.example)}',
    '*{fill:red}',
  ])('loses the style %s', (sheet) => {
    expect(makeSafeSvg(svg(`<style>${sheet}</style>${PATH}`)).svg).not.toMatch(/style|evil/);
  });

  test('that is long and broken is refused at once', () => {
    const from = performance.now();
    expect(() => makeSafeSvg(svg(`<path d="${'"<'.repeat(100_000)}`))).toThrow();
    expect(performance.now() - from).toBeLessThan(2_000);
  });
});

const CRC = new Uint32Array(256).map((_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = CRC[(crc ^ byte) & 255]! ^ (crc >>> 8);
  const out = Buffer.alloc(12 + data.length);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 8 + data.length);
  return out;
}
function png(width: number, height: number, more: Buffer[] = [], rows?: Uint8Array): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const pixels = rows ?? new Uint8Array((width * 4 + 1) * Math.min(height, 100));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', head),
      ...more,
      chunk('IDAT', deflateSync(pixels)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

describe('a PNG', () => {
  test('keeps what draws and loses what tells', () => {
    const sent = png(20, 10, [
      chunk('tEXt', Buffer.from('Author\0Anna')),
      chunk('eXIf', Buffer.from('51.5N')),
    ]);
    const { png: safe, ...size } = makeSafePng(sent);
    expect(size).toEqual({ width: 20, height: 10 });
    expect(Buffer.from(safe).includes('Anna')).toBe(false);
    expect(Buffer.from(safe).includes('51.5N')).toBe(false);
    expect(makeSafePng(safe).png).toEqual(safe);
  });
  test.each<[string, () => Uint8Array, RegExp]>([
    ['cut off', () => png(20, 10).subarray(0, 60), /broken/],
    ['too wide', () => png(5_000, 10), /2,400 a side/],
    ['a bomb', () => png(10, 10, [], new Uint8Array(50_000_000)), /broken/],
    ['moving', () => png(20, 10, [chunk('acTL', Buffer.alloc(8))]), /moves/],
  ])('that is %s is refused in words', (_, make, message) => {
    expect(() => makeSafePng(make())).toThrow(message);
  });
});

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let ask: Awaited<ReturnType<typeof asOwner>>;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    ask = await asOwner(server);
  });
  afterAll(() => server.close());
  const send = async (bytes: Uint8Array | string, by: typeof ask | null = ask) => {
    const form = new FormData();
    form.append('image', new File([bytes as Uint8Array<ArrayBuffer>], 'logo'));
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    const options = {
      method: 'POST' as const,
      url: BRAND_UPLOAD,
      headers: {
        'content-type': request.headers.get('content-type')!,
        origin: 'http://localhost:80',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    };
    return by ? by(options) : server.app.inject(options);
  };

  test('the owner’s logo is kept once, served as it was made safe, and may do nothing', async () => {
    const first = (await send(svg(PATH))).json<BrandUploadAnswer>();
    expect(first.file).toMatchObject({ width: 200, height: 50 });
    expect((await send(svg(PATH))).json<BrandUploadAnswer>()).toEqual(first);
    const shown = await server.app.inject(first.file.url);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['content-type']).toContain('image/svg+xml');
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    expect(shown.headers['x-content-type-options']).toBe('nosniff');
    expect(shown.body).toBe(makeSafeSvg(svg(PATH)).svg);
    const rows = await server.container.db.read
      .selectFrom('audit')
      .select('action')
      .where('subject', '=', 'brand')
      .execute();
    expect(rows).toEqual([{ action: 'brand.upload' }]);
    const { brand } = { brand: { accent: '', logo: first.file, logoDark: null, icon: null } };
    const saved = await ask({
      method: 'PUT',
      url: '/api/admin/settings/brand',
      payload: { brand },
    });
    expect(saved.statusCode).toBe(200);
  });

  test.each<[string, () => Uint8Array | string, number, RegExp]>([
    ['a script', () => svg(`<script>alert(1)</script>${PATH}`), 415, /a script/],
    ['a photograph', () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 415, /SVG or a PNG/],
    ['a large drawing', () => svg(PATH.repeat(9_000)), 413, /300 kB/],
    ['eleven megabytes', () => new Uint8Array(11 * 1024 * 1024), 413, /10 MB/],
    ['nothing', () => new Uint8Array(0), 415, /SVG or a PNG/],
  ])('%s is refused in a sentence', async (_, make, status, message) => {
    const answer = await send(make());
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      status,
      expect.stringMatching(message),
    ]);
  });

  test('only the owner may send one, and nothing else is served', async () => {
    expect((await send(svg(PATH), null)).statusCode).toBe(401);
    expect((await server.app.inject(`/brand/${'0'.repeat(32)}.svg`)).statusCode).toBe(404);
    expect(
      (await server.app.inject('/brand/..%2f..%2fetc%2fpasswd')).statusCode,
    ).toBeGreaterThanOrEqual(400);
  });
});
