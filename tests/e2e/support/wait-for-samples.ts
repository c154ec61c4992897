/** The sample library is drawn by jobs after the first start: the tests begin when it hangs on the wall. */
import type { FullConfig } from '@playwright/test';
import { sampleBriefs } from '../../../content/samples/sample-briefs.ts';
import { keepSeedData } from './seed-data.ts';

const LIMIT_MS = 120_000;

export default async function beginJourneys(config: FullConfig): Promise<void> {
  await waitForSamples(config.projects[0]?.use.baseURL ?? '');
  keepSeedData();
}

/** @throws Error when a site, at `base`, has not made its samples after two minutes */
export async function waitForSamples(base: string): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const [library, hero] = await Promise.all(
      ['/api/design-library', '/api/hero-images'].map((path) =>
        fetch(base + path).then((answer) => answer.json()),
      ),
    );
    const hasDesigns = (library as { designs: unknown[] }).designs.length >= sampleBriefs.length;
    const hasPictures = (hero as { images: unknown[] }).images.length >= 3;
    if (hasDesigns && hasPictures) return;
    if (Date.now() > end)
      throw new Error(`The sample designs were not made within ${LIMIT_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
