/** Plots and briefs that several tests of the layout share. */
import { designWeights } from '#content/design/weights.ts';
import type { Brief } from '#engine/model/brief.ts';
import type { Site } from '#engine/model/site.ts';
import { siteSun } from '#engine/sunlight/site-sun.ts';
import { plainBrief, plainSite } from './generated-sites.ts';
import { box } from './plot-shapes.ts';
import { layOut } from '#engine/layout/lay-out.ts';
export const FAMILY_PLOT = plainSite(box(9000, 12000), { doorX: 3000, bearingDeg: 200 });
export const design = (brief: Partial<Brief>, site: Site = FAMILY_PLOT, seed = 3) =>
  layOut({
    weights: designWeights.layout,
    site,
    brief: plainBrief(brief),
    sun: siteSun(site),
    seed,
  });
