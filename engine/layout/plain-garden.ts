/** The fallback garden: a floor at the door and planting round it, used only when nothing better satisfies every law. */
import type { Language } from '../model/layout.ts';
import type { Region } from '../model/shapes.ts';
import { seededRandom } from '../geometry/random.ts';
import { intersect, subtract } from '../geometry/boolean.ts';
import { distanceToEdge, largest, rectangle } from '../geometry/region.ts';
import type { Candidate, LayoutSearch } from './search.ts';
import { sketch } from './sketch.ts';
import { chooseTrees } from './trees.ts';
import type { Ask, Draft, Part } from './plan-types.ts';

/** Depth of the floor as a share of the plot, by language, so that three plain gardens differ. */
const DEPTHS: Record<Language, number> = {
  rect: 0.4,
  formal: 0.5,
  arc: 0.6,
  circles: 0.45,
  diagonal: 0.55,
  serpentine: 0.35,
  zigzag: 0.3,
};

const floorAtDoor = (floor: Region, doorX: number): Region => {
  const near = floor.filter((piece) => distanceToEdge([piece], doorX, 0) < 10);
  return largest(near.length ? near : floor);
};

/** Where nothing may be dug: the floor alone, furnished and set with pots. */
function plainFloor(draft: Draft, kept: readonly Part[], ask: Ask, seed: number): Candidate {
  const { frame } = draft;
  const region = subtract(frame.plot, ...kept.map((part) => part.region));
  draft.parts = [
    {
      id: 'terrace',
      kind: 'terrace',
      feature: ask.refused.has('dining') ? null : 'dining',
      region,
    },
    ...kept,
  ];
  draft.terrace = { region, x0: frame.x0, x1: frame.x1, depth: frame.y1 };
  Object.assign(draft, {
    figure: [],
    placed: [],
    routes: [],
    stoneLine: [],
    unreached: [],
    trees: [],
    random: seededRandom(seed),
    score: 0,
    terms: {},
    ask,
  });
  return { draft, givenUp: [] };
}

export function plainGarden(
  { orientations, ask, weights }: LayoutSearch,
  language: Language,
  seed: number,
): Candidate {
  const orientation = orientations[0]!,
    { frame, site } = orientation;
  const draft = sketch({
    orientation,
    ask: { ...ask, items: [], later: [] },
    weights,
    language,
    seed,
  });
  const depth = Math.max(1500, Math.min(6000, Math.round(frame.depthMm * DEPTHS[language])));
  const kept = draft.parts.filter((part) => part.kept && part.id !== 'terrace');
  const half = Math.max(1500, frame.meanWidthMm * 0.42);
  const floor = floorAtDoor(
    subtract(
      intersect(rectangle(site.doorX - half, 0, site.doorX + half, depth), frame.plot),
      ...kept.map((part) => part.region),
    ),
    site.doorX,
  );
  const terrace: Part = {
    id: 'terrace',
    kind: 'terrace',
    feature: ask.refused.has('dining') ? null : 'dining',
    region: floor,
  };
  if (ask.undug) return plainFloor(draft, kept, ask, seed);
  const beds = subtract(frame.plot, floor, ...kept.map((part) => part.region)).map(
    (piece, i): Part => ({ id: `bed-${i + 1}`, kind: 'bed', feature: null, region: [piece] }),
  );
  draft.parts = [terrace, ...kept, ...beds];
  draft.terrace = { region: floor, x0: site.doorX - half, x1: site.doorX + half, depth };
  Object.assign(draft, {
    figure: [],
    placed: [],
    routes: [],
    stoneLine: [],
    unreached: [],
    random: seededRandom(seed),
    score: 0,
    terms: {},
    ask,
  });
  chooseTrees(draft);
  return { draft, givenUp: [] };
}
