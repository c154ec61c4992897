/** Names one sending, so that what is sent again after a lost answer is done once. Also where a page is not served securely, which has no randomUUID. */
export const makeRequestKey = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
