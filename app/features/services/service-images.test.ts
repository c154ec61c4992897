import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OUR_SERVICES } from '#app/shell/nav-links.ts';
import { sampleServices } from '#content/services/sample-services.ts';
import { imagesOf } from './service-images.ts';

test('its own picture first, then its kind of work, then any', () => {
  expect(imagesOf({ title: 'Garden Irrigation', imageUrl: '/uploads/site/a.jpg' })).toEqual([
    '/uploads/site/a.jpg',
    '/placeholders/service-irrigation.svg',
    '/placeholders/service.svg',
  ]);
  expect(imagesOf({ title: 'Something new', imageUrl: '' })).toEqual(['/placeholders/service.svg']);
});

test('the sample services are those in the footer, each with an existing placeholder of its own', () => {
  expect(sampleServices.toSorted((a, b) => a.order - b.order).map((one) => one.title)).toEqual(
    OUR_SERVICES,
  );
  const drawings = sampleServices.map(({ title }) => imagesOf({ title, imageUrl: '' })[0]!);
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const drawing of [...drawings, '/placeholders/service.svg'])
    expect(existsSync(new URL(`../../../public${drawing}`, import.meta.url))).toBe(true);
});
