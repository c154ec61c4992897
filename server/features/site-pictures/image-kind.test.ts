import { expect, test } from 'vitest';
import { readImageKind } from '#server/features/site-pictures/image-kind.ts';
import { costTimes } from '#tests/support/processor-cost.ts';

const jpegWith = (part: string, bytes: number) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(bytes, part, 'latin1')]);

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '<svg width="1" height="1"\nxmlns=""',
  '<script>',
  '<!DOCTYPE html>',
  '<?php ',
])('a JPEG that holds %s is two things at once', (words) => {
  expect(() => readImageKind(jpegWith(words, words.length))).toThrow(
    'a picture and something else at once',
  );
});

test('what is begun a million times in a file is not looked for a million times', () => {
  const [begun, other] = [jpegWith('<svg ', 3_000_000), jpegWith('<sxg ', 3_000_000)];
  expect(readImageKind(begun)).toBe('jpeg');
  expect(
    costTimes(
      () => readImageKind(begun),
      () => readImageKind(other),
      20,
    ),
  ).toBeLessThan(20);
});
