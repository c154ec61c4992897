/** Every public page that is the same for all, by its address. */
export const PUBLIC_PAGES = [
  '/', '/ai-design', '/design-library', '/planting-calendar', '/planting-calendar/full', '/gardening-tips', '/gardening-tips/what-chalk-wants',
  '/garden-recommendations', '/cost-calculator', '/services', '/portfolio', '/booking', '/about', '/privacy-policy', '/terms-of-service', '/cookie-policy', '/accessibility', '/complaints', '/cancellation', '/cancellation-form',
] as const;
