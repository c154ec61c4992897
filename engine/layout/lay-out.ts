/** The layout stage: a site and a brief become three gardens of measured ground that truly differ. */
import type { Brief, Problem } from '../model/brief.ts';
import type { LayoutWeights } from '../model/design-weights.ts';
import type { Layout } from '../model/layout.ts';
import type { Site } from '../model/site.ts';
import { areaM2, bounds, polygon } from '../geometry/region.ts';
import { readAsk } from './ask.ts';
import { accessFaults } from '../levels/access-faults.ts';
import { gatesOf } from '../site/gates.ts';
import { withClearWays } from './clear-walk.ts';
import { makeFrame } from './frame.ts';
import { type Around, askAround, type HeldGround, mirrorHeld } from './held.ts';
import { languagesFor } from './languages.ts';
import { withLongGrass } from './long-grass.ts';
import { withWiderLawn } from './wider-lawn.ts';
import { mirrorLayout, mirrorSite, mirrorSun } from './mirror.ts';
import { selectGoodLayouts } from './select-three.ts';
import { throwFault, type FaultHandler } from './search.ts';
import { toLayout } from './to-layout.ts';
import { sayAlike } from './say-alike.ts';
import { sayMissing, sayParking, sayRound, saySmallTables } from './say-missing.ts';
import type { SunReader } from './plan-types.ts';
import type { Orientation } from './stages.ts';

export type LayOutInput = {
  site: Site;
  brief: Brief;
  sun: SunReader;
  seed: number;
  weights: LayoutWeights;
  onFault?: FaultHandler;
  /** What stays as it lies while the rest is laid out. */
  around?: Around;
};
export type LayOutResult = { layouts: Layout[]; problems: Problem[] };

/** Three layouts of three languages, best first. Never throws for a simple plot of 4 to 2,500 m²; pure and deterministic. */
export function layOut({
  site: given,
  brief,
  sun,
  seed,
  weights,
  onFault = throwFault,
  around,
}: LayOutInput): LayOutResult {
  const read = readAsk(brief, given),
    { problems, unplaced } = read,
    ask = around ? askAround(read.ask, around) : read.ask;
  // a kept deck or yard is the floor itself, not a patio within it
  const site = ask.undug
    ? { ...given, existing: given.existing.filter((thing) => thing.kind !== 'patio') }
    : given;
  const box = bounds(polygon(site.boundary)),
    middle = box.x0 + box.x1;
  const orientations = mirroredVariants(site, sun, middle, {
    held: around?.held ?? [],
    isGrassAsked: ask.lawn && ask.lawnTier === 3,
  });
  const languages = languagesFor(
    orientations[0]!.frame,
    ask,
    brief.styles.map((fact) => fact.value),
    brief.lines?.value,
  );
  const minds = ask.isRamped;
  const { three, gaveWay } = selectGoodLayouts(
    {
      orientations,
      ask,
      weights,
      onFault,
      ...(minds && {
        faultsOf: (garden) => faultsIn(garden.site, toLayout(garden, brief, ask, seed, 0, [])),
      }),
    },
    languages,
    seed,
  );
  const layouts = three.map((candidate, place) => {
    const drawnFirst = toLayout(candidate.garden, brief, ask, seed, place, [
      ...unplaced,
      ...candidate.givenUp,
      ...gaveWay,
    ]);
    const layout = withLongGrass(
      around ? drawnFirst : withWiderLawn(drawnFirst, brief, candidate.garden.site),
      brief,
      areaM2(polygon(site.boundary)),
    );
    const drawn = candidate.garden.mirrored ? mirrorLayout(layout, middle) : layout;
    return ask.undug
      ? drawn
      : withClearWays(
          drawn,
          site,
          ({ kind, areaId }) =>
            (kind === 'bench' && (ask.inWords.has('bench') || ask.inWords.has('seat'))) ||
            (kind === 'pot' && ask.inWords.has('pots')) ||
            around?.held.some(({ area }) => area.id === areaId) === true,
        );
  });
  const small =
    brief.household.seatsFor.source.kind === 'assumed' || ask.refused.has('dining')
      ? []
      : saySmallTables(layouts, ask.seatsFor);
  return {
    layouts,
    problems: [
      ...problems,
      ...sayMissing(
        layouts,
        ask,
        unplaced.map((entry) => entry.feature),
      ),
      ...small,
      ...sayParking(layouts, ask),
      ...sayRound(layouts, ask),
      ...sayAlike(site, layouts, ask),
    ],
  };
}

/** A step as one; as half a steep or a narrow way, over which somebody may be helped, and a gate that may yet be elsewhere. */
function faultsIn(site: Site, layout: Layout): number {
  const leastMm = site.levels?.stepFree?.widthMm ?? 0,
    assumed = new Set(gatesOf(site).flatMap(({ id, edge }) => (edge.isAssumed ? [id] : [])));
  return (
    accessFaults({ site, layout }).reduce(
      (sum, { kind, routeId }) => sum + (kind === 'steps' && !assumed.has(routeId) ? 1 : 0.5),
      0,
    ) +
    layout.routes.filter(({ widthMm }) => widthMm < leastMm).length / 2
  );
}

/** The site and its mirror image, in an order that does not depend on which of them was given. */
function mirroredVariants(
  site: Site,
  sun: SunReader,
  middle: number,
  { held, isGrassAsked }: { held: readonly HeldGround[]; isGrassAsked: boolean },
): Orientation[] {
  const other = mirrorSite(site, middle);
  const a: Orientation = { frame: makeFrame(site, sun, held, isGrassAsked), site, mirrored: false };
  const b: Orientation = {
    frame: makeFrame(other, mirrorSun(sun, middle), mirrorHeld(held, middle), isGrassAsked),
    site: other,
    mirrored: true,
  };
  return compareOrientations(a, b) <= 0 ? [a, b] : [b, a];
}
const marks = ({ site, frame }: Orientation): number[] => [
  site.doorX - frame.x0,
  ...site.existing.map((thing) => thing.x - frame.x0),
  ...frame.toBoundary,
  ...frame.sunHours,
];
function compareOrientations(a: Orientation, b: Orientation): number {
  const p = marks(a),
    q = marks(b);
  for (let i = 0; i < p.length; i++) if (p[i] !== q[i]) return p[i]! - q[i]!;
  return 0;
}
