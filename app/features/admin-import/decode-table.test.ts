import { expect, test } from 'vitest';
import { readTable } from '#contracts/csv-read.ts';
import { decodeTable } from './decode-table.ts';

const utf16 = (text: string, isBig: boolean) =>
  new Uint8Array(
    [...`\uFEFF${text}`].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      const [high, low] = [code >> 8, code & 255];
      return isBig ? [high, low] : [low, high];
    }),
  );

test.each([
  ['UTF-8', new TextEncoder().encode('Zoë;£5')],
  ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFZoë;£5')],
  ['UTF-16, little end first', utf16('Zoë;£5', false)],
  ['UTF-16, big end first', utf16('Zoë;£5', true)],
  ['Windows letters', new Uint8Array([0x5a, 0x6f, 0xeb, 0x3b, 0xa3, 0x35])],
])('%s is read', (_name, bytes) => {
  expect(readTable(decodeTable(bytes))).toEqual([['Zoë', '£5']]);
});
