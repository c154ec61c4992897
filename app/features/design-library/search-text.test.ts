import { expect, test } from 'vitest';
import { followAddress, type SearchText } from './search-text.ts';

const standing = (search: string): SearchText => ({ text: search, seen: search, sent: search });

test('the box stays ahead of the address that it wrote itself', () => {
  const typing = { ...standing(''), text: 'oak tr', sent: 'oak' };
  expect(followAddress(typing, 'oak').text).toBe('oak tr');
});

test('before its own words have arrived, the box keeps what is typed', () => {
  const typing = { ...standing(''), text: 'oak', sent: 'oak' };
  expect(followAddress(typing, '')).toBe(typing);
});

test('a link to the library as it is empties the box', () => {
  expect(followAddress(standing('oak'), '')).toEqual(standing(''));
});

test('going back fills the box with what was searched for then', () => {
  const emptied = followAddress(
    followAddress({ ...standing(''), text: 'oak', sent: 'oak' }, 'oak'),
    '',
  );
  expect(followAddress(emptied, 'oak')).toEqual(standing('oak'));
});
