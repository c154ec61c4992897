import { expect, test } from 'vitest';
import { contentGroupOf, sendEvent, setAnalyticsListener, type AnalyticsEvent } from './analytics.ts';

test('every page has its content group', () => {
  expect(contentGroupOf('/')).toBe('Home');
  expect(contentGroupOf('/design/dsn_1')).toBe('AI Tools');
  expect(contentGroupOf('/services')).toBe('Services');
  expect(contentGroupOf('/cookie-policy')).toBe('Legal');
  expect(contentGroupOf('/nowhere')).toBe('Other');
});

test('events go nowhere until a receiver is connected', () => {
  const heard: AnalyticsEvent[] = [];
  const event: AnalyticsEvent = { name: 'form_submit', form_name: 'garden_design', form_type: 'family' };
  sendEvent(event);
  setAnalyticsListener((one) => heard.push(one));
  sendEvent(event);
  setAnalyticsListener(null);
  sendEvent(event);
  expect(heard).toEqual([event]);
});
