import { expect, test } from 'vitest';
import { DASHBOARD, loginAddress, safeNext } from './next-path.ts';

test.each([
  '/admin/dashboard',
  '/admin/settings',
  '/admin/services/srv_1?tab=history',
  '/admin/designs?source=designs&page=2',
])('%s is where the owner wanted to go', (wanted) => {
  expect(safeNext(wanted)).toBe(wanted);
});

test.each([
  null,
  '',
  '/',
  '/about',
  '/admin',
  '/admin/',
  '/admin/login',
  '/Admin/Login',
  '/admin/login?next=/admin/x',
  '//evil.example/admin/x',
  'https://evil.example/admin/x',
  '/admin//evil.example',
  '/admin/../about',
  '/admin/\\evil.example',
  '/admin/x?y=\\',
  '/admin/x#y',
  'javascript:alert(1)',
  '/admin/x y',
  '/administrator',
  `/admin/${'x'.repeat(600)}`,
  '/admin/%2f%2fevil.example',
])('%s leads to the dashboard', (wanted) => {
  expect(safeNext(wanted)).toBe(DASHBOARD);
});

test('the login keeps the way back, except to where it leads anyway', () => {
  expect(loginAddress({ pathname: '/admin/services', search: '?page=2' })).toBe(
    '/admin/login?next=%2Fadmin%2Fservices%3Fpage%3D2',
  );
  expect(loginAddress({ pathname: '/admin/dashboard', search: '' })).toBe('/admin/login');
  expect(loginAddress({ pathname: '/Admin/Dashboard', search: '' })).toBe('/admin/login');
});
