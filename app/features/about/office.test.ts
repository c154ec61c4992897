import { expect, test } from 'vitest';
import { spokenHours } from './office.tsx';

test.each([
  ['08:00-17:00', '8:00-5:00'],
  ['09:30-13:00', '9:30-1:00'],
  ['Closed', 'Closed'],
])('%s is spoken as %s', (open, spoken) => expect(spokenHours([open])).toEqual([spoken]));

test.each([
  '19:00-21:00',
  '07:00-19:00',
  '08:00-12:00',
  '12:00-17:00',
  '06:00-20:00',
  '10:00-23:00',
  'by appointment from 18:00',
  '08:00-15:00, 16:00-19:00',
  '08:00 – 12:30, 13:30 – 17:00',
])('%s keeps its 24 hours: the halves of the day could be mistaken', (open) => {
  expect(spokenHours([open])).toEqual([open]);
});

test('one clock format is used in the whole list', () => {
  expect(spokenHours(['08:00-17:00', 'Closed'])).toEqual(['8:00-5:00', 'Closed']);
  expect(spokenHours(['08:00-17:00', '09:00-12:00', 'Closed'])).toEqual([
    '08:00-17:00',
    '09:00-12:00',
    'Closed',
  ]);
});
