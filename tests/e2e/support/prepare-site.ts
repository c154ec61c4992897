/** Run before the site under test is started: its folder of data. */
import { prepareSiteData } from './seed-data.ts';

prepareSiteData();
