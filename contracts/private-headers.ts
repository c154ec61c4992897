/** Headers of everything behind a private link, page or call: not indexed, not cached, no referrer. */
export const PRIVATE_HEADERS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const;
