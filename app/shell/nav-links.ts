/** The pages of the site, in the order the navigation shows them. */
export type NavLink = { to: string; label: string; kind?: 'button' };

export const NAV_LINKS: readonly NavLink[] = [
  { to: '/', label: 'Home' },
  { to: '/ai-design', label: 'AI Design Tool' },
  { to: '/garden-recommendations', label: 'Plant Recommendations' },
  { to: '/cost-calculator', label: 'Cost Calculator' },
  { to: '/design-library', label: 'Design Library' },
  { to: '/planting-calendar', label: 'Planting Calendar' },
  { to: '/gardening-tips', label: 'Gardening Tips' },
  { to: '/services', label: 'Services' },
  { to: '/portfolio', label: 'Portfolio' },
  { to: '/booking', label: 'Book Now', kind: 'button' },
  { to: '/about', label: 'About Us' },
];

/** Beside them: what was made on this device. */
export const OWN_PAGE: NavLink = { to: '/my-designs', label: 'My designs' };

export const OUR_SERVICES: readonly string[] = [
  'Garden Design',
  'Paving & Stonework',
  'Fencing & Structures',
  'Planting & Soft Landscaping',
  'Garden Irrigation',
  'Garden Maintenance',
];

export const LEGAL_LINKS: readonly NavLink[] = [
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/terms-of-service', label: 'Terms of Service' },
  { to: '/cookie-policy', label: 'Cookie Policy' },
  { to: '/accessibility', label: 'Accessibility' },
];

/** Further links beside the policies in the small print. */
export const RIGHTS_LINKS: readonly NavLink[] = [
  { to: '/complaints', label: 'Complaints' },
  { to: '/cancellation', label: 'Right to cancel' },
];

/** Whether a link is the page being looked at; the design tool answers at two addresses. */
export function isCurrentPage(to: string, path: string): boolean {
  if (to === '/') return path === '/';
  if (to === '/ai-design' && path === '/design') return true;
  if (to === '/design-library' && path.startsWith('/design/')) return true;
  return path === to || path.startsWith(`${to}/`);
}
