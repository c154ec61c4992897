/** What a page says when its list could not be loaded, in the specification's words, by its path. */
export const LIST_FAILURES = {
  '/services': 'Failed to load services. Please try again later.',
  '/portfolio': 'Failed to load portfolio projects.',
  '/planting-calendar': 'Failed to load planting data.',
  '/planting-calendar/full': 'Failed to load planting data.',
} as const;
