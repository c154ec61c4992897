import { designWeights } from '#content/design/weights.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { layOut } from './lay-out.ts';
import { brokenLaws } from './g10laws.ts';
import { generatedSites } from '#tests/support/generated-sites.ts';
const all = generatedSites(1000, 1234);
for (const i of process.argv.slice(2).map(Number)) {
  const { name, site, brief } = all[i]!;
  const { layouts } = layOut({
    weights: designWeights.layout,
    site,
    brief,
    sun: siteSun(site),
    seed: 7,
  });
  console.log(
    name,
    JSON.stringify(
      layouts.flatMap((l) => brokenLaws(l, site, brief).map((b) => `${l.language}: ${b}`)),
    ),
  );
}
