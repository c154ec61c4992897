import { expect, test } from 'vitest';
import {
  assetsCacheOf,
  isOldCache,
  KEPT_CACHE,
  seenPagesCacheOf,
  isEarlierSeenCache,
} from './cache-names.ts';
import {
  articlesIn,
  dataPathOf,
  designIdOf,
  designInAddress,
  pageKindOf,
  pageOfData,
  uploadsIn,
} from './offline-pages.ts';

test('a page and the address of its data lead to each other', () => {
  for (const path of ['/', '/about', '/planting-calendar/full', '/design/dsn_abcdef'])
    expect(pageOfData(dataPathOf(path))).toBe(path);
  expect(pageOfData('/about')).toBeNull();
});

test('what a private link leads to is outside, though the page beside it is not', () => {
  for (const path of [
    '/visit/bkg_1.abc',
    '/complaints/cmp_1.abc',
    '/complaints/cmp_1.abc.data',
    '/cancellation/cnl_1.abc',
    '/Complaints/cmp_1.abc',
  ])
    expect(pageKindOf(path), path).toBe('outside');
  for (const path of [
    '/complaints',
    '/complaints/',
    '/cancellation',
    '/cancellation-form',
    '/complaints.data',
  ])
    expect(pageKindOf(path), path).not.toBe('outside');
});

test("the owner's rooms and the calls are outside, whatever they are called", () => {
  for (const path of [
    '/admin',
    '/admin/',
    '/admin/dashboard',
    '/api',
    '/api/services',
    '/dev/components',
  ])
    expect(pageKindOf(path)).toBe('outside');
  for (const path of ['/administration', '/apiary', '/nowhere'])
    expect(pageKindOf(path)).toBe('other');
});

test("only a design's own page names a design", () => {
  expect(designIdOf('/design/dsn_abcdef')).toBe('dsn_abcdef');
  for (const path of [
    '/design',
    '/design/',
    '/design/a/b',
    '/design/..%2Fadmin',
    '/design-library',
  ])
    expect(designIdOf(path)).toBeNull();
});

test('a design is known by its page, its data and its files', () => {
  for (const address of [
    '/design/dsn_abcdef',
    '/design/dsn_abcdef.data?_routes=a',
    'https://a.example/api/designs/dsn_abcdef/plan.svg?view=sun',
  ])
    expect(designInAddress(address)).toBe('dsn_abcdef');
  for (const address of ['/design-library', '/design', '/api/design', '/uploads/dsn_abcdef.jpg'])
    expect(designInAddress(address)).toBeNull();
});

test('the pictures of a page are found in every size', () => {
  const html =
    '<source srcset="/uploads/p/a-640.avif 640w, /uploads/p/a-1280.avif 1280w"><img src="/uploads/p/a.jpg"><a href="/uploads/r/report.pdf">';
  expect(uploadsIn(html)).toEqual([
    '/uploads/p/a-640.avif',
    '/uploads/p/a-1280.avif',
    '/uploads/p/a.jpg',
  ]);
});

test('articles are found once each, and nothing else', () => {
  const html =
    '<a href="/gardening-tips/clay-soil">a</a><a class="x" href="/gardening-tips/clay-soil">b</a><a href="/gardening-tips/lawns#top">c</a><a href="/gardening-tips/shade">d</a><a href="/admin">e</a>';
  expect(articlesIn(html)).toEqual(['/gardening-tips/clay-soil', '/gardening-tips/shade']);
});

test("a new build throws away the old one's files, never what a person kept or another program's", () => {
  expect(isOldCache(assetsCacheOf('old'), 'new')).toBe(true);
  expect(isOldCache(assetsCacheOf('new'), 'new')).toBe(false);
  expect(isOldCache(KEPT_CACHE, 'new')).toBe(false);
  expect(isOldCache('something-else', 'new')).toBe(false);
  expect(isEarlierSeenCache(seenPagesCacheOf('old'), 'new')).toBe(true);
  expect(isEarlierSeenCache(seenPagesCacheOf('new'), 'new')).toBe(false);
});
