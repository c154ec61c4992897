import { expect, test } from 'vitest';
import {
  IMAGE_ADDRESS_MESSAGE,
  ImageAddress,
  isOutsideAddress,
  normaliseImageAddress,
} from '#contracts/image-address.ts';

const ID = '1AbC-dEfGhIjKlMnOpQrStUvWxYz_012';
const DIRECT = `https://drive.google.com/uc?export=view&id=${ID}`;

test.each([
  `https://drive.google.com/file/d/${ID}/view?usp=sharing`,
  `https://drive.google.com/file/d/${ID}/view`,
  `https://drive.google.com/file/d/${ID}`,
  `https://drive.google.com/file/u/0/d/${ID}/edit?usp=drive_link`,
  `https://drive.google.com/a/example.co.uk/file/d/${ID}/view`,
  `http://drive.google.com/open?id=${ID}`,
  `https://drive.google.com/uc?id=${ID}&export=download`,
  `https://docs.google.com/uc?export=open&id=${ID}`,
  `https://drive.google.com/thumbnail?id=${ID}&sz=w1000`,
  `  https://drive.google.com/open?usp=drive_copy&id=${ID}  `,
  DIRECT,
])('the share link %s becomes the direct-view link', (link) => {
  expect(normaliseImageAddress(link)).toBe(DIRECT);
});

test('a share link keeps the key that opens it', () => {
  expect(normaliseImageAddress(`https://drive.google.com/file/d/${ID}/view?resourcekey=0-a1`)).toBe(
    `${DIRECT}&resourcekey=0-a1`,
  );
});

test.each([
  ['https://drive.google.com/drive/folders/1AbCdEfGhIjKlM', 'a folder is no picture'],
  ['https://drive.google.com.evil.example/file/d/1AbCdEfGhIjKlM/view', 'another site'],
  ['https://example.com/drive.google.com/file/d/1AbCdEfGhIjKlM/view', 'a path of another site'],
  ['https://example.com/a%20b.jpg?x=1#y', 'nothing to change'],
  ['/uploads/site/a.jpg', 'our own'],
  ['', 'none'],
])('%s stays as it is: %s', (address) => {
  expect(normaliseImageAddress(address)).toBe(address);
});

test('spaces are encoded, and what is around an address goes', () => {
  expect(normaliseImageAddress(' https://example.com/my garden photo.jpg\n')).toBe(
    'https://example.com/my%20garden%20photo.jpg',
  );
  expect(normaliseImageAddress('https://example.com/my\tgar\nden.jpg')).toBe(
    'https://example.com/mygarden.jpg',
  );
});

test.each([
  '',
  '  ',
  '/uploads/site/ab-1600.jpg',
  '/botanical/basil.jpg',
  '/placeholders/plant.svg',
  'http://example.com/a.jpg',
  'HTTPS://example.com/a b.jpg',
  `https://drive.google.com/file/d/${ID}/view`,
])('%j may stand in a record', (text) => {
  expect(ImageAddress.parse(text)).toBe(normaliseImageAddress(text));
});

test.each([
  'example.com/a.jpg',
  'ftp://example.com/a.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//example.com/a.jpg',
  '/admin/dashboard',
  '/uploads/../api/plants',
  '/uploads/..',
  '/uploads\\a.jpg',
  'uploads/a.jpg',
  'http://',
  'https://user:word@example.com/a.jpg',
  `https://example.com/${'a'.repeat(2_000)}`,
])('%j is refused in plain words', (text) => {
  const parsed = ImageAddress.safeParse(text);
  expect(parsed.success).toBe(false);
  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([IMAGE_ADDRESS_MESSAGE]);
});

const OUT = [
  '..',
  '.',
  '%2e%2e',
  '%2E.',
  '.%2e',
  '%2e',
  '..%2fapi',
  '..%5capi',
  '.. /',
  '.\t.',
  '.\n./api',
  '..\\api',
  '..?x',
  '..#x',
  'a/../../api',
  'a/%2e%2e/%2e%2e/api',
  '..%2F..%2Fapi',
];
test.each(['/uploads/', '/botanical/', '/placeholders/'])(
  'no address leaves %s, however the step is written',
  (folder) => {
    for (const step of OUT) {
      const parsed = ImageAddress.safeParse(`${folder}${step}`);
      // What may stand is read by a browser as a path within the folder.
      if (parsed.success)
        expect(new URL(parsed.data, 'https://own.example').pathname.startsWith(folder), step).toBe(
          true,
        );
    }
    for (const step of OUT.filter((one) => one !== '.. /'))
      expect(ImageAddress.safeParse(`${folder}${step}`).success, step).toBe(false);
  },
);

test('an address of another site is told from our own', () => {
  expect(
    ['https://example.com/a.jpg', 'HTTP://example.com', '/uploads/a.jpg', ''].map(isOutsideAddress),
  ).toEqual([true, true, false, false]);
});
