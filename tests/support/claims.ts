/** What the sentences of a design say is there, held against its finished model. */
import { area, centroid, contains, distanceToEdge } from '#engine/geometry/region.ts';
import type { GardenDesign } from '#engine/model/garden.ts';
import {
  type Claim,
  SOME_SHARE,
  made,
  share,
  ofKind,
  isGravel,
  lawn,
  beds,
  stands,
  has,
  isDug,
  depthShare,
  rises,
  newTrees,
  m,
  sunShare,
} from './claim-measures.ts';
import { PLANTING_CLAIMS } from './planting-claims.ts';
import { TITLE_CLAIMS } from './title-claims.ts';

const CLAIMS: readonly Claim[] = [
  ...TITLE_CLAIMS,
  // trees and views
  {
    name: 'trees close the view',
    said: /Trees are placed to close the view/,
    holds: m(
      (g) =>
        newTrees(g).length > 0 &&
        g.layout.trees.some(
          (spot) =>
            spot.role === 'screening' &&
            newTrees(g).some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < 500),
        ),
    ),
  },
  {
    name: 'crown in the line',
    in: 'checks',
    said: /crown of a tree stands in the line/,
    holds: m((g) => newTrees(g).length > 0 || g.site.existing.some(({ kind }) => kind === 'tree')),
  },
  // the ground
  {
    name: 'walks down',
    said: /\bwalk(?:s|ed|ing)? down\b|\bway down\b/,
    holds: m((g) => !rises(g)),
  },
  {
    name: 'no levels',
    in: 'checks',
    said: /made out no height/,
    holds: m((g) => !g.site.levels?.fallMm),
  },
  {
    name: 'good loam',
    in: 'tips',
    said: /good loam/,
    holds: m((g) => g.site.soil.from !== 'assumed'),
  },
  { name: 'turf bought', in: 'tips', said: /Order turf|Sow the .* of lawn/, holds: m(isDug) },
  {
    name: 'pond dug',
    in: 'tips',
    said: /Dig the pond/,
    holds: m((g) =>
      made(g).some((one) => one.kind === 'pond' && !one.isKept && !one.id.startsWith('kept-')),
    ),
  },
  {
    name: 'terrace laid',
    in: 'tips',
    said: /(?:Set|Finish) the terrace/,
    holds: m((g) =>
      made(g).some((one) => one.kind === 'terrace' && !one.isKept && !one.id.startsWith('kept-')),
    ),
  },
  { name: 'a size of nothing', in: 'tips', said: /\b0 m²/, holds: () => false },
  {
    name: 'nothing planted about a unit',
    in: 'checks',
    said: /Nothing is planted or stored within that ground/,
    holds: m((g) => {
      const u = g.site.unit;
      if (!u) return false;
      const WITHIN = 300;
      return !g.planting.placements.some(
        ({ x, y }) =>
          Math.abs(x - u.x) < u.widthMm / 2 + WITHIN && Math.abs(y - u.y) < u.depthMm / 2 + WITHIN,
      );
    }),
  },
  ...PLANTING_CLAIMS,
  // places
  {
    name: 'sun at a door without a floor',
    said: /(?:ground by the door|the terrace|The terrace) (?:sees|has|can count)/,
    holds: m((g) =>
      made(g).some(({ kind, feature }) => kind === 'terrace' || feature === 'dining'),
    ),
  },
  {
    name: 'terrace at the door',
    said: /of terrace opens from the door/,
    holds: m((g) => has(g, 'terrace')),
  },
  {
    name: 'grass to run on',
    said: /left open (?:to run on|for running about)/,
    holds: m(
      (g) =>
        made(g)
          .filter(ofKind('lawn'))
          .reduce((sum, { region }) => sum + area(region), 0) >= 25e6,
    ),
  },
  {
    name: 'a cool seat',
    said: /sunny seat [\d.]+ m from the door is there for the heat/,
    holds: () => false,
  },
  {
    name: 'lines of ground that is left',
    said: /open ground is drawn as clear circles|Every edge is carried on|holds the whole plan together/,
    holds: m((g) => share(g, () => true) >= 0.5),
  },
  {
    name: 'table at the far end',
    said: /table, which stands at the far end/,
    holds: m((g) =>
      g.layout.furnishings.some(({ kind, y }) => kind === 'dining-set' && depthShare(g, y) > 0.55),
    ),
  },
  {
    name: 'table in the middle',
    said: /table stands in the middle of the garden with planting round it/,
    holds: m(
      (g) =>
        beds(g) >= SOME_SHARE &&
        g.layout.furnishings.some(
          ({ kind, y }) =>
            kind === 'dining-set' && depthShare(g, y) > 0.25 && depthShare(g, y) < 0.8,
        ),
    ),
  },
  {
    name: 'seat at the far end',
    said: /The seat is at the far end/,
    holds: m((g) =>
      g.layout.furnishings.some(
        ({ kind, y }) => /bench|arbour/.test(kind) && depthShare(g, y) > 0.55,
      ),
    ),
  },
  {
    name: 'ends in a roof of leaves',
    said: /garden ends in a roof of leaves/,
    holds: m((g) =>
      g.layout.furnishings.some(({ kind, y }) => kind === 'pergola' && depthShare(g, y) > 0.55),
    ),
  },
  {
    name: 'lawn in the middle',
    said: /of lawn keeps the middle open|One clear shape of grass, .* holds the middle/,
    holds: m((g) => {
      const [x, y] = centroid([[g.site.boundary]]);
      return made(g).some(
        (one) =>
          one.kind === 'lawn' &&
          (contains(one.region, x, y) || distanceToEdge(one.region, x, y) < 2000),
      );
    }),
  },
  {
    name: 'one shape of grass',
    said: /One clear shape of (?:grass|lawn)/,
    holds: m((g) => {
      const lawns = made(g)
        .filter(ofKind('lawn'))
        .map(({ region }) => area(region));
      const all = lawns.reduce((a, b) => a + b, 0);
      return Math.max(...lawns) >= 0.8 * all;
    }),
  },
  {
    name: 'gravel for a lawn',
    said: /gravel takes the place of a lawn|the ground is gravel|A dry, open floor|^Gravel and an? .* make a garden/,
    holds: m((g) => lawn(g) === 0 && !has(g, 'meadow') && share(g, isGravel) >= SOME_SHARE),
  },
  {
    name: 'long grass is the idea',
    said: /Long grass is the main idea/,
    holds: m((g) => share(g, ofKind('meadow', 'orchard')) >= SOME_SHARE),
  },
  {
    name: 'sunniest ground',
    said: /in the sunniest ground|have the sunniest ground|Food has the best of the sun/,
    holds: ({ model, sunMap }) => sunShare(sunMap, made(model).filter(ofKind('vegetable'))) >= 0.8,
  },
  {
    name: 'roof of shade',
    said: /a pergola (?:and .*)?turns? the hot end/,
    holds: m((g) => stands(g, 'pergola')),
  },
];

type Untrue = { claim: string; text: string };

const textsOf = ({
  words,
  checks,
}: GardenDesign): { in: NonNullable<Claim['in']>; text: string }[] => [
  { in: 'title', text: words.title },
  ...[words.concept, words.mainFeature]
    .flatMap((text) => text.split(/(?<=[.;])\s+/))
    .map((text) => ({ in: 'prose' as const, text })),
  ...words.implementationTips.map((text) => ({ in: 'tips' as const, text })),
  ...checks.map(({ text }) => ({ in: 'checks' as const, text })),
];

/** Every sentence of a design that its model does not bear out, and how many were held against it. */
export function heldClaims(design: GardenDesign): { made: number; untrue: Untrue[] } {
  const untrue: Untrue[] = [];
  let n = 0;
  for (const one of textsOf(design))
    for (const claim of CLAIMS) {
      if ((claim.in ?? 'prose') !== one.in || !claim.said.test(one.text)) continue;
      n++;
      if (!claim.holds(design, one.text)) untrue.push({ claim: claim.name, text: one.text });
    }
  return { made: n, untrue };
}
