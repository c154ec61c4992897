/** The fallback garden: a floor at the door and planting round it, used only when nothing better satisfies every law. */
import type { Language } from '../model/layout.ts';
import type { Region } from '../model/shapes.ts';
import { seededRandom } from '../geometry/random.ts';
import { intersect, subtract, unite } from '../geometry/boolean.ts';
import { distanceToEdge, largest, rectangle } from '../geometry/region.ts';
import { groundOf, waysAtDoor } from '../site/zones.ts';
import { gatesOf } from '../site/gates.ts';
import { makeFront } from './front-garden.ts';
import type { Part } from './plan-types.ts';
import type { LayoutSearch } from './search.ts';
import { keptParts, keptPatio, settingOf } from './sketch.ts';
import { terracePart } from './terrace.ts';
import { chooseTrees } from './trees.ts';
import type { Candidate, Finished, Setting } from './stages.ts';

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

export function plainGarden(
  { orientations, ask }: LayoutSearch,
  language: Language,
  seed: number,
): Candidate {
  const setting = {
    ...settingOf({ orientation: orientations[0]!, ask, language, seed }),
    random: seededRandom(seed),
  };
  const all = keptParts(setting.frame),
    patio = ask.undug ? null : keptPatio(setting, all);
  const kept = all.filter((part) => part !== patio);
  const garden = {
    ...setting,
    ...(ask.undug ? plainFloor : ask.front && !patio ? plainFront : plainBeds)(setting, kept),
  };
  return {
    garden: {
      ...garden,
      figure: [],
      dropped: [],
      routes: [],
      stoneLines: [],
      trees: ask.undug ? [] : chooseTrees(garden),
      score: 0,
      terms: {},
      unreached: [],
      hardShare: 0,
    },
    givenUp: [],
  };
}

type Plain = Pick<Finished, 'parts' | 'terrace'>;

/** Where nothing may be dug: the floor alone, furnished and set with pots. */
function plainFloor({ frame, ask }: Setting, kept: readonly Part[]): Plain {
  const region = subtract(frame.plot, ...kept.map((part) => part.region));
  return {
    parts: [terracePart(ask, region), ...kept],
    terrace: { region, x0: frame.x0, x1: frame.x1, depth: frame.y1 },
  };
}

/** Before the street: the landing, the way and what stands beside it, with planting round them. */
function plainFront(setting: Setting, kept: readonly Part[]): Plain {
  const { terrace, parts } = makeFront(setting);
  const floors = parts.map((part) => (part.placed ? { ...part, door: part.placed.door } : part));
  const given = [terrace.region, ...floors.map(({ region }) => region)];
  const beds = subtract(setting.frame.plot, ...given, ...kept.map(({ region }) => region)).map(
    (piece, i): Part => ({ id: `bed-${i + 1}`, kind: 'bed', feature: null, region: [piece] }),
  );
  return {
    parts: [terracePart(setting.ask, terrace.region), ...floors, ...kept, ...beds],
    terrace,
  };
}

function plainBeds({ frame, site, ask, language }: Setting, kept: readonly Part[]): Plain {
  const depth = Math.max(1500, Math.min(6000, Math.round(frame.depthMm * DEPTHS[language])));
  const half = Math.max(1500, frame.meanWidthMm * 0.42);
  const ways = gatesOf(site).flatMap(({ inside: [x, y] }): Region[] => [
    // straight along the house or the line of the door, then across
    rectangle(Math.min(x, site.doorX) - 500, 0, Math.max(x, site.doorX) + 500, 1000),
    rectangle(x - 500, 0, x + 500, y + 500),
  ]);
  ways.push(...groundOf(waysAtDoor(site)));
  const region = floorAtDoor(
    subtract(
      intersect(
        unite(rectangle(site.doorX - half, 0, site.doorX + half, depth), ...ways),
        frame.plot,
      ),
      ...kept.map((part) => part.region),
      ...frame.undug,
    ),
    site.doorX,
  );
  const beds = subtract(frame.plot, region, ...kept.map((part) => part.region)).map(
    (piece, i): Part => ({ id: `bed-${i + 1}`, kind: 'bed', feature: null, region: [piece] }),
  );
  return {
    parts: [terracePart(ask, region), ...kept, ...beds],
    terrace: { region, x0: site.doorX - half, x1: site.doorX + half, depth },
  };
}
