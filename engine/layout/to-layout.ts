/** A finished candidate as the model's Layout, in the candidate's own hand. */
import { FURNISHINGS } from '../features/features.ts';
import type { Brief, FeatureId } from '../model/brief.ts';
import type { Area, AreaKind, Layout, Route, TreeSpot } from '../model/layout.ts';
import { bounds, contains, tidy } from '../geometry/region.ts';
import { trySubtract } from '../geometry/trial.ts';
import { furnish, type Furnished } from './furnish.ts';
import { groundFor, isTableAway } from './ideas.ts';
import { choosePalette, materialOf } from './materials.ts';
import { doesNotFit } from './place-rooms.ts';
import { lengthOf, simplify } from './polyline.ts';
import { sharesOf } from './shares.ts';
import { raiseScreens } from './screens.ts';
import { bedStones } from './bed-stones.ts';
import { layStones } from './stones.ts';
import { driveOpenings } from './gates.ts';
import { labelOf, whyOf, whyOfDesign } from './words.ts';
import { isMissed } from './say-missing.ts';
import type { Ask, Part } from './plan-types.ts';
import type { Finished } from './stages.ts';

const ORDER: readonly AreaKind[] = [
  'terrace',
  'lawn',
  'gravel',
  'path',
  'seat',
  'play',
  'space',
  'vegetable',
  'orchard',
  'meadow',
  'pond',
  'water',
  'greenhouse',
  'gardenroom',
  'shed',
  'store',
  'compost',
  'margin',
  'bed',
];

/** `whole`: the ask before anything gave way; `place`: 0 to 2 among the three; `givenUp`: wishes left out before drawing, with reasons. */
export function toLayout(
  garden: Finished,
  brief: Brief,
  whole: Ask,
  seed: number,
  place: number,
  givenUp: Layout['unplaced'],
): Layout {
  const { ask, frame } = garden;
  const palette = choosePalette(brief, ask, garden.language, place);
  const parts = inOrder(garden);
  const bare = parts.map((part) => ({
    id: part.id,
    kind: part.kind,
    feature: part.feature,
    region: tidy(part.region),
    material: materialOf(part, palette, ask, brief),
  }));
  const partOf = new Map(parts.map((part) => [part.id, part]));
  const furnished = furnish(garden, bare, partOf);
  const areas = parts.map((part, i): Area => {
    const { id, kind, feature, region, material } = bare[i]!;
    const kept = part.kept
      ? frame.kept.find(
          (thing) =>
            `kept-${thing.id}` === part.id || (part.id === 'terrace' && thing.kind === 'seat'),
        )
      : null;
    const { label, purpose } = labelOf(part, garden, furnished, kept?.name ?? null, material);
    const why = [
      ...whyOf(part, garden, furnished),
      ...(part.id === 'terrace' || isTableAway(part)
        ? tableWords(garden, furnished.seatsAtTable)
        : []),
      ...(part.kind === 'play' ? furnished.lacksPlay : []),
    ];
    return {
      id,
      kind,
      feature,
      label,
      region,
      material: kept?.isGrass ? 'turf' : material,
      purpose,
      why,
      ...(kept?.isLeft ? { isKept: true as const } : {}),
    };
  });
  const shares = sharesOf(areas, frame.area),
    trees = treeSpots(garden, areas),
    screens = raiseScreens(garden),
    openings = driveOpenings(garden.site, parts);
  return {
    language: garden.language,
    idea: ask.idea,
    seed,
    areas,
    furnishings: furnished.things,
    screens,
    trees,
    ...(openings.length ? { openings } : {}),
    stones: [
      ...layStones(garden.stoneLines, areas),
      // a garden for wheels has no loose steps anywhere
      ...(ask.undug || ask.isRamped
        ? []
        : bedStones(
            offKept(areas, garden),
            [...trees, ...garden.site.existing],
            screens.map(({ line }) => line),
          )),
    ],
    routes: routesOf(garden, areas),
    unplaced: unplacedOf(garden, whole, areas, furnished, givenUp),
    score: Math.round(garden.score * 100) / 100,
    terms: garden.terms,
    shares,
    why: whyOfDesign(garden, shares.hard, shares.planted),
  };
}

/** Beds without what stands in them and stays: nobody steps on a trampoline. */
function offKept(areas: readonly Area[], { frame, site }: Finished): readonly Area[] {
  const boxed = new Set(
    site.existing.filter(({ kind, boxMm }) => kind === 'other' && boxMm).map(({ id }) => id),
  );
  const kept = frame.kept.filter(({ id }) => boxed.has(id)).map(({ blocked }) => blocked);
  return kept.length
    ? areas.map((one) =>
        one.kind === 'bed' ? { ...one, region: trySubtract(one.region, ...kept) } : one,
      )
    : areas;
}

/** Said when the table seats fewer than the household asked for. */
function tableWords(garden: Finished, seats: number): string[] {
  const { ask } = garden;
  if (!seats || seats >= ask.seatsFor || ask.refused.has('dining')) return [];
  return [
    `the table seats ${seats} of the ${ask.seatsFor} asked for: a longer one would leave no clear floor to pull chairs back`,
  ];
}

/** Parts in a fixed order; beds numbered from the house outwards. */
function inOrder(garden: Finished): Part[] {
  const at = new Map(garden.parts.map((part) => [part, bounds(part.region)]));
  const sorted = [...garden.parts].sort(
    (a, b) =>
      ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
      Number(b.id === 'terrace') - Number(a.id === 'terrace') ||
      at.get(a)!.y0 - at.get(b)!.y0 ||
      at.get(a)!.x0 - at.get(b)!.x0 ||
      (a.id < b.id ? -1 : 1),
  );
  let beds = 0;
  return sorted.map((part) =>
    part.kind === 'bed' && !part.held ? { ...part, id: `bed-${++beds}` } : part,
  );
}

function treeSpots(garden: Finished, areas: readonly Area[]): TreeSpot[] {
  const ground = areas.filter(
    (area) => area.kind === 'bed' || area.kind === 'orchard' || area.kind === 'meadow',
  );
  const out: TreeSpot[] = [];
  for (const tree of garden.trees) {
    const on = ground.find((area) => contains(area.region, tree.x, tree.y));
    if (!on) continue;
    out.push({
      id: `tree-${out.length + 1}`,
      x: tree.x,
      y: tree.y,
      maxCrownMm: tree.crown,
      maxHeightMm: tree.height,
      role: tree.role,
      ...(tree.upright && { upright: true }),
      areaId: on.id,
      why:
        tree.role === 'focus'
          ? 'on the line of sight from the door, to draw the eye down the garden'
          : tree.role === 'screening'
            ? 'towards the far boundary, to break the view in'
            : tree.role === 'orchard'
              ? 'fruit at 3.6 m, so that crowns just meet'
              : tree.upright
                ? 'an upright tree, whose whole crown stays inside the boundary'
                : `a crown of up to ${(tree.crown / 1000).toFixed(1)} m radius stays home here`,
    });
  }
  return out;
}

function routesOf(garden: Finished, areas: readonly Area[]): Route[] {
  return garden.routes
    .filter(
      ({ partId }) =>
        partId.startsWith('gate-') ||
        (partId === 'circuit' && garden.ask.loop) ||
        areas.some((area) => area.id === partId),
    )
    .map((route) => {
      const half = Math.ceil(route.line.length / 2),
        // a closed line has no ends to be simplified between
        isClosed = route.partId === 'circuit',
        simple = isClosed
          ? [...simplify(route.line.slice(0, half), 60), ...simplify(route.line.slice(half), 60)]
          : simplify(route.line, 60);
      const line = simple.map(([x, y]) => [Math.round(x), Math.round(y)] as [number, number]);
      return {
        areaId: route.partId,
        widthMm: route.width,
        line,
        lengthMm: Math.round(lengthOf(line)),
      };
    });
}

/** Every wish that is not on the plan and is missed, once, with its reason. */
function unplacedOf(
  garden: Finished,
  ask: Ask,
  areas: readonly Area[],
  { things, missing }: Furnished,
  givenUp: Layout['unplaced'],
): Layout['unplaced'] {
  const out = new Map<FeatureId, string>();
  const there = (feature: FeatureId) =>
    areas.some((area) => area.feature === feature) ||
    (feature === 'veg4' && areas.some((area) => area.feature === 'veg2')) ||
    (feature === 'store' && things.some(({ kind }) => kind === 'store')) ||
    (feature === 'seat' &&
      (areas.some((area) => area.kind === 'seat' && area.feature !== 'dining') ||
        things.some(({ kind }) => kind === 'bench'))) ||
    (feature === 'pergola' && things.some(({ kind }) => FURNISHINGS[kind].isOverhead));
  for (const { feature, reason } of givenUp) if (!there(feature)) out.set(feature, reason);
  for (const { id, reason } of garden.dropped) if (!there(id) && !out.has(id)) out.set(id, reason);
  for (const item of ask.items)
    if (item.asked && !there(item.id) && !out.has(item.id))
      out.set(item.id, doesNotFit(groundFor(item.id, garden)));
  if (ask.wants.has('lawn') && !areas.some((area) => area.kind === 'lawn')) {
    out.set(
      'lawn',
      garden.frame.tiny
        ? 'No lawn: on a plot this small it would wear out within a season, so the floor is paved.'
        : 'A lawn of useful size does not fit beside everything else.',
    );
  }
  for (const feature of missing)
    if (!out.has(feature))
      out.set(
        feature,
        'No room was left for it clear of the door, the tables and the ways through.',
      );
  const unsafe = givenUp.map((entry) => entry.feature);
  return [...out]
    .filter(
      ([feature]) =>
        isMissed(ask, feature) ||
        (unsafe.includes(feature) && !ask.items.some((item) => item.id === feature)),
    )
    .map(([feature, reason]) => ({ feature, reason }));
}
