/** Trees: kept ones as they stand, new ones for each spot the layout found. */
import { distanceToSegment } from '../geometry/region.ts';
import type { TreeSpot } from '../model/layout.ts';
import { isKeptBack } from '../model/hazards.ts';
import type { Plant } from '../model/plant.ts';
import type { CrownShade } from '../sunlight/shades.ts';
import { flags, groundOf } from './zones.ts';
import { sunClassOf } from './filters.ts';
import { TRUNK_FOOT_MM, placeKept } from './kept.ts';
import { nearlySuitsMoisture } from './moisture.ts';
import { FROM_PLAY_MM, clearSpots } from './clearance.ts';
import { type Job, heightOf, isEvergreen, nextDrift, place, radiusOf } from './job.ts';
import { apart2 } from './plant-index.ts';
import { moistureOf } from './conditions.ts';
import { isWanted, tasteScore, whim } from './score-plant.ts';
import { isOfStyle, isStrict } from './styles.ts';
import { askedTrees, fearsRoots, saidHeightMm, treeLimit, wantsTrees } from './tree-limits.ts';
import { rootsOf } from './tree-roots.ts';

export type ChosenTree = { spot: TreeSpot; plant: Plant; radiusMm: number; heightMm: number };

/** Between the trunk of a thorny tree and a path, mm: its crown is lifted above heads, its lowest shoots are not. */
const THORNS_FROM_PATH_MM = 1500;

/** A tree for every spot; spots no tree of the catalogue fits stay empty. `hoursAt` is the sun before trees. */
export function chooseTrees(job: Job, hoursAt: (x: number, y: number) => number): ChosenTree[] {
  const chosen: ChosenTree[] = [],
    most = treeLimit(job),
    tallest = saidHeightMm(job.brief);
  const spots = clearSpots(job).sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
  const hoursOf = ({ x, y }: TreeSpot) =>
    Math.min(hoursAt(x, y), job.saidShade?.mostHours(x, y) ?? Infinity);
  let set = 0;
  for (const place of spots) {
    if (place.role !== 'orchard' && set >= most) continue;
    const spot = { ...place, maxHeightMm: Math.min(place.maxHeightMm, tallest) };
    const plant = bestTree(job, spot, hoursOf(spot), chosen);
    if (!plant) continue;
    if (spot.role !== 'orchard') set++;
    chosen.push(grownAt(spot, plant));
  }
  const none = !set && wantsTrees(job) && !spots.some(({ role }) => role === 'orchard'),
    // one that was asked for by name, where none of the spots was right for it
    isMissed =
      set > 0 &&
      job.rooted.some((plant) => plant.category === 'tree' && isWanted(job, plant)) &&
      !chosen.some(({ plant }) => isWanted(job, plant));
  if (most > 0 && (none || isMissed)) {
    const spot = roomiestSpot(job),
      plant = spot && bestTree(job, spot, hoursOf(spot), chosen);
    if (plant && (none || isWanted(job, plant))) chosen.push(grownAt(spot, plant));
  }
  return chosen;
}
const grownAt = (spot: TreeSpot, plant: Plant): ChosenTree => ({
  spot,
  plant,
  radiusMm: Math.min(radiusOf(plant), spot.maxCrownMm),
  heightMm: Math.min(heightOf(plant), spot.maxHeightMm),
});
/** Where a tree was asked for and the layout found no place: the spot in a bed with the most room for a crown; null where there is none. */
function roomiestSpot(job: Job): TreeSpot | null {
  const { grid, areaAt } = job.ground,
    at: TreeSpot[] = [];
  for (let k = 0; k < areaAt.length; k += 3)
    if (job.layout.areas[areaAt[k]!]?.kind === 'bed')
      at.push({
        id: 'asked-for',
        x: Math.round(grid.x(k)),
        y: Math.round(grid.y(k)),
        role: 'focus',
        maxCrownMm: ASKED_CROWN_MM,
        maxHeightMm: Math.min(ASKED_HEIGHT_MM, saidHeightMm(job.brief)),
      } as TreeSpot);
  return clearSpots(job, at).reduce<TreeSpot | null>(
    (best, spot) => (!best || spot.maxCrownMm > best.maxCrownMm ? spot : best),
    null,
  );
}
/** The largest tree of a place that was found for one that was asked for, mm. */
const ASKED_CROWN_MM = 1800,
  ASKED_HEIGHT_MM = 5000;
const rank = (spot: TreeSpot) => ['focus', 'orchard', 'screening', 'structure'].indexOf(spot.role);

function isTree(plant: Plant, role: TreeSpot['role'], edible: boolean): boolean {
  const fruit = plant.category === 'fruit' && plant.heightM >= 2 && /tree/.test(plant.form);
  return role === 'orchard'
    ? fruit
    : plant.category === 'tree' || (edible && role !== 'screening' && fruit);
}

function bestTree(
  job: Job,
  spot: TreeSpot,
  hours: number,
  chosen: readonly ChosenTree[],
): Plant | null {
  const sunClass = sunClassOf(hours),
    moisture = moistureOf(job.site, job.brief, sunClass);
  // thorns over a seat or beside a path fall where people sit and walk
  const nearPeople = isNearPeople(job, spot);
  const onClay = fearsRoots(job.brief, job.site),
    { house } = job.site,
    houseMm = distanceToSegment(spot.x, spot.y, [house.x0, 0], [house.x1, 0]);
  const limited = spot.maxHeightMm === saidHeightMm(job.brief);
  let best: Plant | null = null,
    most = -Infinity;
  const look = (pool: readonly Plant[], needSun: boolean) => {
    for (const plant of pool) {
      // the head may be held a third narrower by pruning, no more
      if (spot.upright && plant.form !== 'columnar-tree') continue;
      if (
        radiusOf(plant) > spot.maxCrownMm * (spot.upright ? 1.2 : 1.25) ||
        heightOf(plant) > spot.maxHeightMm * (limited ? 1 : 1.4)
      )
        continue;
      if (needSun && !plant.sun.includes(sunClass)) continue;
      // a tree of woods burns where sand runs dry in full sun
      if (
        flags(plant, { sunClass, moisture, ...groundOf(job, sunClass) }) &&
        !job.helped.has(plant.id)
      )
        continue;
      if (!nearlySuitsMoisture(plant, moisture) || (isKeptBack(plant) && nearPeople)) continue;
      // roots in shrinkable clay keep to what the guidance allows, and are never set at half of it
      const { reachMm } = rootsOf(plant);
      if (onClay && houseMm < reachMm / 2) continue;
      const score =
        treeScore(job, plant, spot, chosen) -
        (onClay ? 6 * Math.max(0, (reachMm - houseMm) / 1000) : 0);
      if (score > most) {
        most = score;
        best = plant;
      }
    }
  };
  const pool = job.rooted.filter(
    (plant) =>
      isTree(plant, spot.role, job.type === 'edible' || isWanted(job, plant)) &&
      isInStyle(job, plant) &&
      !(job.rules.lowCareOnly && plant.maintenance === 'high'),
  );
  look(pool, true);
  // an orchard is of fruit trees: its soil is helped, and in less sun they bear less
  if (!best && spot.role === 'orchard') {
    const fruit = job.allowed.filter((plant) => isTree(plant, 'orchard', true));
    look(fruit, true);
    if (!best) look(fruit, false);
  }
  // a crown stands above the shade at its foot: one class lighter is right for it
  if (!best && sunClass === 'shade')
    look(
      pool.filter((plant) => plant.sun.includes('partial-sun')),
      false,
    );
  return best;
}

/** A tree that says another style than the one asked for is worse than none. */
const isInStyle = (job: Job, plant: Plant): boolean => {
  const strict = job.brief.styles.filter(({ value }) => isStrict(value));
  return (
    !strict.length || isWanted(job, plant) || strict.some(({ value }) => isOfStyle(value, plant))
  );
};

function isNearPeople(job: Job, { x, y }: TreeSpot): boolean {
  const { grid, walked, play } = job.ground,
    k = grid.index(x, y);
  return k < 0 || walked[k]! < THORNS_FROM_PATH_MM || play[k]! < FROM_PLAY_MM + THORNS_FROM_PATH_MM;
}

/** Where the garden is to be eaten from, a tree that bears comes before one that is looked at. */
const FRUIT_FIRST = 4;

/** True where something was said of how it is to look: chance then counts for little. */
const hasTaste = ({ brief }: Job): boolean =>
  brief.styles.length + brief.colours.length + brief.seasons.length > 0 ||
  brief.said?.winterView === true;
/** What chance gives a tree in one garden and another in the next: of those that the place suits, none is everybody's. */
const TREES_VARY = 6,
  OF_A_STYLE = 1.8;

function treeScore(job: Job, plant: Plant, spot: TreeSpot, chosen: readonly ChosenTree[]): number {
  const radius = radiusOf(plant),
    height = heightOf(plant);
  let score =
    // blossom keeps to colours that were named
    tasteScore(job, plant, job.brief.colours.length > 0) +
    whim(job, plant) * (hasTaste(job) ? OF_A_STYLE : TREES_VARY) +
    0.25 *
      Math.min(4, plant.flower.months.length + (plant.otherInterest?.months.length ?? 0) * 0.4);
  score +=
    (plant.flower.months.some((month) => month >= 3 && month <= 6) &&
    !plant.flower.colours.every((colour) => colour.includes('green'))
      ? 0.7
      : 0) + (plant.foliage.autumnHex ? 0.6 : 0);
  if (!plant.styles.includes(job.type) && !isWanted(job, plant)) score -= 1.5;
  // an evergreen crown takes the winter sun as well
  if (isEvergreen(plant) && spot.role !== 'screening') score -= 1;
  score -=
    Math.max(0, radius / spot.maxCrownMm - 1) * 7 + Math.max(0, height / spot.maxHeightMm - 1) * 5;
  // a spot with room for a tree wants a tree, not a shrub on a leg
  score -=
    (isWanted(job, plant) ? 0 : Math.max(0, 0.75 - radius / spot.maxCrownMm) * 7) +
    (height < 3000 && spot.maxHeightMm >= 3500 && spot.role !== 'orchard' ? 2 : 0);
  // and of the height the place can carry, up to a tree one walks under
  if (spot.role !== 'orchard' && !isWanted(job, plant))
    score -= Math.max(0, 0.75 - height / Math.min(spot.maxHeightMm, 7000)) * 8;
  const same = chosen.filter((tree) => tree.plant.id === plant.id),
    near = same.filter((tree) => apart2(tree.spot.x, tree.spot.y, spot.x, spot.y) < 49e6).length;
  // a named tree comes first, and has up to half of the places before it must share the garden with others
  const named = chosen.filter((tree) => isWanted(job, tree.plant)).length;
  if (isWanted(job, plant) && spot.role !== 'orchard' && spot.role !== 'screening')
    score +=
      named < Math.max(1, askedTrees(job.brief, plant))
        ? 8
        : named >= Math.max(1, treeLimit(job) / 2)
          ? -12
          : 0;
  const kinds = new Set(chosen.map((tree) => tree.plant.id)).size,
    evergreens = chosen.filter((tree) => isEvergreen(tree.plant)).length;
  const crowd = same.length >= Math.max(2, Math.ceil(job.layout.trees.length / 3)) ? 5 : 0;
  // a small yard has one tree, and it is looked at all year from the window
  if (job.layout.trees.length <= 2 && spot.maxCrownMm < 1600 && plant.form === 'multi-stem-tree')
    score += 2.2;
  switch (spot.role) {
    case 'focus':
      score +=
        (plant.form === 'multi-stem-tree' ? 1.6 : plant.form === 'weeping-tree' ? 0.8 : 0) +
        (plant.flower.months.length ? 0.6 : 0) +
        (plant.foliage.autumnHex ? 0.6 : 0) -
        same.length * 4;
      break;
    case 'screening':
      // evergreens for winter, but not a wall of them: two in five at most, and no kind more than a third
      score +=
        (isEvergreen(plant) ? (evergreens <= chosen.length * 0.4 ? 2 : -3) : 0) +
        Math.min(2, (height / 1000 - 3) * 0.6) +
        (plant.form === 'columnar-tree' ? 0.5 : plant.form === 'multi-stem-tree' ? 0.8 : 0) +
        (same.length && kinds >= treeKinds(job) ? 2.5 : -near * 0.8) -
        crowd;
      break;
    case 'orchard':
      score +=
        (plant.category === 'fruit' ? 4 : 0) -
        same.length * 2.2 -
        chosen.filter(
          (tree) => tree.plant.commonName.split(' ')[0] === plant.commonName.split(' ')[0],
        ).length *
          0.7;
      break;
    default:
      // two or three kinds repeated hold a garden together; a collection does not
      score +=
        (job.type === 'edible' && plant.category === 'fruit' ? FRUIT_FIRST : 0) +
        (plant.form === 'multi-stem-tree' ? 1.5 : 0) -
        crowd +
        (same.length && kinds >= treeKinds(job) ? 3 : 0) -
        near * 1.5 -
        (same.length && kinds < treeKinds(job) ? 3.5 : 0);
      if (
        job.type === 'edible' &&
        (/malus|crab/i.test(plant.latinName + plant.commonName) || plant.wildlife.includes('birds'))
      )
        score += 1;
  }
  return score;
}
const treeKinds = (job: Job) => {
  const trees = Math.min(job.layout.trees.length, treeLimit(job));
  return trees <= 2 ? 1 : trees <= 5 ? 2 : trees <= 8 ? 3 : 4;
};

export const crownsOf = (trees: readonly ChosenTree[]): CrownShade[] =>
  trees.map(({ spot, plant, radiusMm, heightMm }) => ({
    x: spot.x,
    y: spot.y,
    radiusMm,
    heightMm,
    evergreen: isEvergreen(plant),
  }));

/** Puts down the chosen trees and what is kept. */
export function plantTrees(job: Job, trees: readonly ChosenTree[]): void {
  for (const thing of job.site.existing) placeKept(job, thing);
  for (const { spot, plant, radiusMm, heightMm } of trees) {
    place(job, plant, {
      x: spot.x,
      y: spot.y,
      areaId: spot.areaId,
      driftId: nextDrift(job, 'tree'),
      role: spot.role === 'screening' ? 'screening' : 'tree',
      radiusMm,
      heightMm,
      footMm: TRUNK_FOOT_MM,
    });
  }
}
