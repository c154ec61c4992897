/** What the configuration lets out of the house, in the words of the contract: the pages and policies read it. */
import type { OutsideServices } from '#contracts/site-info.ts';
import type { Config } from '#server/config.ts';

export function outsideServices(config: Config): OutsideServices {
  return { analyticsId: config.gaMeasurementId, booking: null, postcodes: false, soils: false, aerial: null };
}
