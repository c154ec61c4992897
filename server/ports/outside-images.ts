/** Fetches a picture from another site, for visitors who are never sent there. */
export type OutsideImages = {
  /**
   * @param url http(s), of a record of ours
   * @throws ProviderError with a sentence for the owner: 'refused' (not a public address, or the site refuses), 'unavailable',
   * 'rate-limited', 'too-long', 'bad-output' (no picture)
   */
  fetch(url: string, signal?: AbortSignal): Promise<Uint8Array>;
};
