/** The data of a site whose samples are made, for the sites that single specs start: making them anew for each would take longer than the journeys. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const SITE_DATA = '.cache/e2e-data';
/** What a site has made before the journeys begin, for the site under test (make-samples.ts). */
export const MADE_DATA = '.cache/e2e-made';
const SEED = '.cache/e2e-seed';
/** What the sites of this run have designed already (remembered-designs.ts). */
export const DESIGNED = '.cache/e2e-designed';

/** An empty folder for the site under test, or what was made for it in this run. */
export function prepareSiteData(): void {
  rmSync(SITE_DATA, { recursive: true, force: true });
  if (!process.env.E2E_MADE) rmSync(DESIGNED, { recursive: true, force: true });
  else if (existsSync(MADE_DATA)) renameSync(MADE_DATA, SITE_DATA);
}

/** What an earlier run has left would be taken for this one's. */
export function forgetSeedData(): void {
  for (const folder of [SEED, MADE_DATA, DESIGNED])
    rmSync(folder, { recursive: true, force: true });
}

/**
 * Leaves the plan pictures of the samples out of what was made: nobody looks at them, and drawing them would go on beside the
 * journeys.
 */
export function forgetPlanPictures(): void {
  const made = new DatabaseSync(join(MADE_DATA, 'plotwright.db'));
  made.exec("delete from jobs where kind = 'design-picture' and status = 'queued'");
  made.close();
}

/** Copies what stands in the running site's folder: the database as of one moment, then the files. */
export function keepSeedData(): void {
  rmSync(SEED, { recursive: true, force: true });
  mkdirSync(SEED, { recursive: true });
  const database = new DatabaseSync(join(SITE_DATA, 'plotwright.db'), { readOnly: true });
  database.exec(`vacuum into '${join(SEED, 'plotwright.db')}'`);
  database.close();
  // What is still being drawn is drawn in the site itself; each of the others would do it over again.
  const copy = new DatabaseSync(join(SEED, 'plotwright.db'));
  copy.exec("delete from jobs where status in ('queued', 'running')");
  copy.close();
  // A picture that is being written has another name in a moment.
  cpSync(join(SITE_DATA, 'uploads'), join(SEED, 'uploads'), {
    recursive: true,
    filter: (path) => !path.endsWith('.part'),
  });
}

/** Puts that data into an empty folder. */
export function useSeedData(dataDir: string): void {
  if (existsSync(SEED)) cpSync(SEED, dataDir, { recursive: true });
}
