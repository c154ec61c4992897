/** The contract of every storage; run by each adapter's test. */
import { expect, test } from 'vitest';
import type { Storage } from '#server/ports/storage.ts';

async function readAll(storage: Storage, key: string): Promise<string | null> {
  const file = await storage.open(key);
  if (!file) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of file.stream) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  expect(bytes.length).toBe(file.bytes);
  return bytes.toString();
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

export function describeStorage(makeStorage: () => Storage): void {
  test('a stored file is read back with its type', async () => {
    const storage = makeStorage();
    await storage.put('designs/a1.jpg', bytesOf('picture'));
    expect(await readAll(storage, 'designs/a1.jpg')).toBe('picture');
    const file = await storage.open('designs/a1.jpg');
    expect(file?.contentType).toBe('image/jpeg');
    file?.stream.destroy();
  });

  test('putting again replaces', async () => {
    const storage = makeStorage();
    await storage.put('designs/a2.jpg', bytesOf('first, and longer'));
    await storage.put('designs/a2.jpg', bytesOf('second'));
    expect(await readAll(storage, 'designs/a2.jpg')).toBe('second');
  });

  test('concurrent puts of one key leave one complete file', async () => {
    const storage = makeStorage();
    const texts = Array.from({ length: 8 }, (_, i) => String(i).repeat(50_000));
    await Promise.all(texts.map((text) => storage.put('designs/a3.jpg', bytesOf(text))));
    expect(texts).toContain(await readAll(storage, 'designs/a3.jpg'));
  });

  test('a removed or unknown file is not found; removing it is no error', async () => {
    const storage = makeStorage();
    await storage.put('designs/a4.jpg', bytesOf('x'));
    await storage.remove('designs/a4.jpg');
    await storage.remove('designs/a4.jpg');
    expect(await storage.open('designs/a4.jpg')).toBeNull();
    expect(await storage.open('designs/never.jpg')).toBeNull();
  });

  test('files are listed by key prefix, with size and time', async () => {
    const storage = makeStorage();
    const began = Date.now();
    for (const key of ['listed/b/2.jpg', 'listed/1.avif', 'listedtoo/3.jpg'])
      await storage.put(key, bytesOf(key));
    const list = async (prefix: string) => {
      const files = [];
      for await (const file of storage.list(prefix)) files.push(file);
      return files.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    };
    expect((await list('listed/')).map(({ key, bytes }) => [key, bytes])).toEqual([
      ['listed/1.avif', 13],
      ['listed/b/2.jpg', 14],
    ]);
    expect((await list('listed')).map((file) => file.key)).toEqual([
      'listed/1.avif',
      'listed/b/2.jpg',
      'listedtoo/3.jpg',
    ]);
    expect((await list('listed/b/2')).map((file) => file.key)).toEqual(['listed/b/2.jpg']);
    // Clocks differ slightly, and some have a resolution of a second.
    for (const { modifiedAt } of await list('listed/'))
      expect(Math.abs(modifiedAt.getTime() - began)).toBeLessThan(60_000);
    expect([await list('never/'), await list('../')]).toEqual([[], []]);
    await storage.remove('listed/1.avif');
    expect((await list('listed/')).map((file) => file.key)).toEqual(['listed/b/2.jpg']);
  });

  test('a long list is complete', async () => {
    const storage = makeStorage();
    for (let i = 0; i < 1_050; i += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, j) => storage.put(`many/${i + j}.svg`, bytesOf('x'))),
      );
    const keys = new Set<string>();
    for await (const { key } of storage.list('many/')) keys.add(key);
    expect(keys.size).toBe(1_050);
  });

  test.each([
    '../a.jpg',
    '/a.jpg',
    'a/../b.jpg',
    'a//b.jpg',
    'a\\b.jpg',
    'a.exe',
    'a.html',
    '.jpg',
    'a\0.jpg',
    '',
    'a/b/c/d/e/f.jpg',
    'x'.repeat(300),
  ])('the key %j is neither stored nor read', async (key) => {
    const storage = makeStorage();
    await expect(storage.put(key, bytesOf('x'))).rejects.toMatchObject({
      name: 'ProviderError',
      kind: 'refused',
    });
    expect(await storage.open(key)).toBeNull();
    await expect(storage.remove(key)).resolves.toBeUndefined();
  });
}
