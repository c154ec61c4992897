/**
 * Starts the built site on an empty folder, waits until its samples hang on the wall and keeps what it has made: the site
 * under test starts from that. Making them takes one core for some twenty seconds, which nobody has to wait for when it is
 * done beside the unit tests.
 */
import { forgetPlanPictures, forgetSeedData, MADE_DATA } from './seed-data.ts';
import { startSite } from './start-site.ts';
import { waitForSamples } from './wait-for-samples.ts';

forgetSeedData();
const site = await startSite({ keepIn: MADE_DATA });
try {
  await waitForSamples(site.url);
} finally {
  await site.stop();
}
forgetPlanPictures();
