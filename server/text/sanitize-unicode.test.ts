import { expect, test } from 'vitest';
import { sanitizeInPlace } from '#server/text/sanitize-unicode.ts';

test('NUL and lone surrogates are removed from texts at any depth; other text is unchanged', () => {
  const body = {
    title: 'a\0b',
    list: ['\ud83c', '🌿 and more', { deep: ['x\udfff\0'] }],
    count: 2,
    none: null,
  };
  sanitizeInPlace(body);
  expect(body).toEqual({
    title: 'ab',
    list: ['\ufffd', '🌿 and more', { deep: ['x\ufffd'] }],
    count: 2,
    none: null,
  });
});

test('a body of 100,000 nested brackets is processed', () => {
  const text = `${'['.repeat(100_000)}"a\\u0000"${']'.repeat(100_000)}`;
  const body = JSON.parse(text) as object;
  sanitizeInPlace(body);
  let inner: unknown = body;
  while (Array.isArray(inner)) inner = inner[0];
  expect(inner).toBe('a');
});

test('a buffer and a form are left as they are', () => {
  const body = { bytes: Buffer.from('a\0b'), form: new URLSearchParams('a=%00') };
  sanitizeInPlace(body);
  expect([body.bytes.length, body.form.get('a')]).toEqual([3, '\0']);
});
