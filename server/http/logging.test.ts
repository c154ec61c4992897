import { expect, test } from 'vitest';
import { loggedPath } from '#server/http/logging.ts';

const KEY = 'bkg_abcdef.0123456789';

test.each([
  'calendar',
  'cancellation',
  'complaints',
  'design',
  'enquiry',
  'quote',
  'unsubscribe',
  'uploads',
  'visit',
  'api/appointments',
  'api/cancellations',
  'api/complaints',
  'api/design-library',
  'api/design-sessions',
  'api/designs',
  'api/enquiries',
  'api/quotes',
])('what stands behind /%s/ is not written down, whether a route answers or none', (place) => {
  for (const url of [
    `/${place}/${KEY}`,
    `/${place}/${KEY}/nowhere?x=1`,
    `/${place}/${KEY}.ics`,
    `//${place}//${KEY}`,
    `/${place.toUpperCase()}/${KEY}`,
  ]) {
    for (const pattern of [undefined, '/*', '*'])
      expect(loggedPath(url, pattern)).not.toContain(KEY);
  }
});

test('paths without a secret are logged without their query', () => {
  expect(loggedPath('/services?search=ada@example.org', '/*')).toBe('/services');
  expect(loggedPath('/complaints', '/*')).toBe('/complaints');
  expect(loggedPath('/api/appointments', undefined)).toBe('/api/appointments');
  expect(loggedPath(`/calendar/${KEY}`, '/calendar/:token')).toBe('/calendar/:token');
});
