import { afterEach, expect, test } from 'vitest';
import {
  type AnalyticsEvent,
  contentGroupOf,
  reportedPath,
  sendEvent,
  sendPageView,
  setAnalyticsListener,
} from './analytics.ts';

afterEach(() => setAnalyticsListener(null));

test('every page has its content group', () => {
  expect(contentGroupOf('/')).toBe('Home');
  expect(contentGroupOf('/design/dsn_1')).toBe('AI Tools');
  expect(contentGroupOf('/services')).toBe('Services');
  expect(contentGroupOf('/cookie-policy')).toBe('Legal');
  expect(contentGroupOf('/accessibility')).toBe('Legal');
  expect(contentGroupOf('/aboutness')).toBe('Other');
  expect(contentGroupOf('/nowhere')).toBe('Other');
});

test('events go nowhere until a receiver is connected', () => {
  const heard: AnalyticsEvent[] = [];
  const event: AnalyticsEvent = {
    name: 'form_submit',
    form_name: 'garden_design',
    form_type: 'family',
  };
  sendEvent(event);
  setAnalyticsListener((one) => heard.push(one));
  sendEvent(event);
  setAnalyticsListener(null);
  sendEvent(event);
  expect(heard).toEqual([event]);
});

test('a receiver that comes late hears of the open page, once as a view and once in its group', () => {
  const heard: AnalyticsEvent[] = [];
  sendPageView('/about', 'About us');
  setAnalyticsListener((one) => heard.push(one));
  const page = { page_path: '/about', page_title: 'About us' };
  expect(heard).toEqual([
    { name: 'page_view', ...page },
    { name: 'virtual_page_view', ...page, content_group: 'About' },
  ]);
});

test.each([
  ['/', '/'],
  ['/booking', '/booking'],
  ['/gardening-tips/london-clay', '/gardening-tips/london-clay'],
  ['/planting-calendar/full', '/planting-calendar/full'],
  ['/design', '/design'],
  ['/design/dsn_Secret1', '/design/:id'],
  ['/design/dsn_1/x', '/design/:id'],
  ['/jane@example.com', '/not-found'],
  ['/services/Jane Smith', '/not-found'],
  ['/admin/dashboard', '/not-found'],
  ['/complaints', '/complaints'],
  ['/complaints/cmp_Secret.abc', '/not-found'],
  ['/cancellation/cnl_Secret.abc', '/not-found'],
])('%s is told as %s', (path, told) => {
  expect(reportedPath(path)).toBe(told);
});

test('the title of a private design stays here', () => {
  const heard: AnalyticsEvent[] = [];
  setAnalyticsListener((one) => heard.push(one));
  heard.length = 0;
  sendPageView('/design/dsn_Secret1', 'A Court for Jane | The firm');
  expect(JSON.stringify(heard)).not.toMatch(/Secret|Jane/);
  expect(heard).toHaveLength(2);
});
