import { expect, test } from 'vitest';
import { isNoticeOn } from './visitor-notice.tsx';

const between = { text: 'Closed', from: '2026-12-24', until: '2027-01-02' };

test.each([
  ['2026-12-23', false],
  ['2026-12-24', true],
  ['2027-01-02', true],
  ['2027-01-03', false],
])('a notice between two days, on %s: %s', (day, isOn) => {
  expect(isNoticeOn(between, day)).toBe(isOn);
});

test('without dates it is shown until it is removed, and without words it is not shown', () => {
  expect(isNoticeOn({ text: 'New telephone', from: '', until: '' }, '2030-01-01')).toBe(true);
  expect(isNoticeOn({ ...between, text: '' }, '2026-12-25')).toBe(false);
});
