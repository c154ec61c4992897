import { expect, test } from 'vitest';
import { fileName } from '#app/lib/save-file.ts';
import type { AskedGarden } from '#contracts/mine.ts';
import { carriedIn, linkToCarry } from './carry.ts';
import { searched } from './mine-store.ts';

test('a link to carry keeps its secrets behind the hash, and gives them back', () => {
  const ids = ['ses_abcDEF-1', 'ses_xyz_987'];
  const link = new URL(linkToCarry('https://firm.example/my-designs', ids));
  expect(link.pathname + link.search).toBe('/my-designs');
  expect(carriedIn(link.hash)).toEqual(ids);
});

test('what is no such link brings nothing, and what is broken in it is left out', () => {
  expect(carriedIn('')).toEqual([]);
  expect(carriedIn('#more')).toEqual([]);
  expect(carriedIn('#carry=abcdef.<b>.abcdef.x')).toEqual(['ses_abcdef']);
  expect(
    carriedIn(`#carry=${Array.from({ length: 500 }, (_, i) => `secret${i}`).join('.')}`),
  ).toHaveLength(60);
});

const design = (title: string) => ({ title, projectTypeLabel: 'Family Garden' });
const REQUESTS = [
  { words: 'A pond for newts', designs: [design('Blue Water'), design('Stone Ring')] },
  { words: 'A lawn for football', designs: [design('Blue Gate')] },
] as unknown as AskedGarden[];
const titles = (search: string) =>
  searched(REQUESTS, search).map(({ designs }) => designs.map(({ title }) => title));

test('a search looks through what was written and through names; all words have to be there', () => {
  expect(titles('')).toEqual([['Blue Water', 'Stone Ring'], ['Blue Gate']]);
  expect(titles('NEWTS')).toEqual([['Blue Water', 'Stone Ring']]);
  expect(titles('blue')).toEqual([['Blue Water'], ['Blue Gate']]);
  expect(titles('blue football')).toEqual([['Blue Gate']]);
  expect(titles('tennis')).toEqual([]);
});

test('a folder has a name that every system takes', () => {
  expect(fileName('Tom’s garden: pond/lawn? <1>.')).toBe('Tom’s garden pond lawn 1');
  expect(fileName('???')).toBe('Garden');
});
