export type BusyTime = { startsAt: string; endsAt: string };

/** Reads when a calendar of another site is busy. */
export type OutsideCalendars = {
  /**
   * @param url http(s) of a calendar file @param window ISO times between which its times are wanted
   * @returns merged and in their order, without what they are for
   * @throws ProviderError with a sentence for the owner: 'refused' (not a public address, or the site refuses), 'unavailable',
   * 'rate-limited', 'too-long', 'bad-output' (no calendar)
   */
  read(
    url: string,
    window: { from: string; to: string },
    signal?: AbortSignal,
  ): Promise<BusyTime[]>;
  close(): Promise<void>;
};
