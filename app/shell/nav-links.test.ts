import { expect, test } from 'vitest';
import { isCurrentPage, NAV_LINKS, OUR_SERVICES } from './nav-links.ts';

test('the navigation has its eleven links in order', () => {
  expect(NAV_LINKS.map((link) => `${link.to} ${link.label}`)).toEqual([
    '/ Home',
    '/ai-design AI Design Tool',
    '/garden-recommendations Plant Recommendations',
    '/cost-calculator Cost Calculator',
    '/design-library Design Library',
    '/planting-calendar Planting Calendar',
    '/gardening-tips Gardening Tips',
    '/services Services',
    '/portfolio Portfolio',
    '/booking Book Now',
    '/about About Us',
  ]);
  expect(OUR_SERVICES).toHaveLength(6);
});

test('one link at most is the current page', () => {
  for (const path of [
    '/',
    '/ai-design',
    '/design',
    '/design/dsn_1',
    '/design-library',
    '/planting-calendar/full',
    '/nowhere',
  ]) {
    expect(NAV_LINKS.filter((link) => isCurrentPage(link.to, path)).length).toBe(
      path === '/nowhere' ? 0 : 1,
    );
  }
});
