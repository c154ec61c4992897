import { expect, test } from 'vitest';
import { ACCEPTED_IMAGES, refusalOf } from './upload-image.ts';

const file = (name: string, type: string, size = 1_000) => ({ name, type, size });

test('a phone is not offered the chance to send HEIC', () => {
  expect(ACCEPTED_IMAGES).not.toMatch(/hei[cf]|\*/);
});

test.each([
  file('a.jpg', 'image/jpeg'),
  file('a.avif', 'image/avif'),
  file('a', ''),
  file('a.png', 'image/png', 10 * 1024 * 1024),
])('$name of type "$type" is sent', (one) => {
  expect(refusalOf(one)).toBeNull();
});

test.each([
  [file('IMG_1.HEIC', ''), /Most Compatible/],
  [file('a', 'image/heif'), /Most Compatible/],
  [file('a.jpg', 'image/jpeg', 0), /empty/],
  [file('a.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1), /10 MB/],
  [file('a.pdf', 'application/pdf'), /not a picture/],
])('%j is refused before it is sent', (one, words) => {
  expect(refusalOf(one)).toMatch(words);
});
