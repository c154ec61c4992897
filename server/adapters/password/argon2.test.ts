import { expect, test } from 'vitest';
import { argon2Hasher } from '#server/adapters/password/argon2.ts';

test('a password is kept as Argon2id, each time with another salt, and only the right one matches', async () => {
  const [one, two] = [
    await argon2Hasher.hash('correct horse'),
    await argon2Hasher.hash('correct horse'),
  ];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await argon2Hasher.verify(one, 'correct horse')).toBe(true);
  expect(await argon2Hasher.verify(one, 'correct horsf')).toBe(false);
});

test('a made password can be typed and is never the same', () => {
  const made = Array.from({ length: 200 }, () => argon2Hasher.make());
  expect(
    made.every((password) => /^([a-hj-km-np-z2-9]{4}-){3}[a-hj-km-np-z2-9]{4}$/.test(password)),
  ).toBe(true);
  expect(new Set(made).size).toBe(200);
});
