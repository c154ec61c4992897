/** Planting a laid-out garden: every plant with its place, the list, and why. */
import { placeTraits } from './asked-traits.ts';
import { openGround, plantable } from './open-ground.ts';
import { areaM2 } from '../geometry/region.ts';
import { seedFrom, seededRandom } from '../geometry/random.ts';
import type { Brief } from '../model/brief.ts';
import type { SunMap } from '../model/garden.ts';
import type { TasteWeights } from '../model/design-weights.ts';
import type { Layout } from '../model/layout.ts';
import type { Catalogue, Plant } from '../model/plant.ts';
import type { Planting } from '../model/planting.ts';
import type { Site } from '../model/site.ts';
import { gardenSun } from '../sunlight/garden-sun.ts';
import { capKinds } from './cap-kinds.ts';
import { placeColours } from './colours-asked.ts';
import { clearAway, keepOff } from './clearance.ts';
import { choosePalette } from './choose-palette.ts';
import { plantClimbers } from './climbers.ts';
import { compostSite, isContained, livesInPlanter } from './containers.ts';
import { bakes } from './bakes.ts';
import { kindsOfBed } from './bed-kinds.ts';
import { closeOver, layCarpets } from './carpet.ts';
import { chooseScheme } from './colours.ts';
import { bedConditions } from './conditions.ts';
import { plantCrops, plantHerbs } from './crops.ts';
import { gatherDrifts } from './drift-groups.ts';
import { plantDrifts } from './drifts.ts';
import { plantEmergents } from './emergents.ts';
import { shortenList } from './few-kinds.ts';
import { coverAgain, fillAgain, fillGround, plantBulbs } from './fill.ts';
import { plantFocus } from './focus.ts';
import { withFoodAlone } from './for-food.ts';
import { houseRules, isAllowed, suitsSoil } from './filters.ts';
import { livesUnderCover } from './hardiness.ts';
import { namesPlant } from './plant-names.ts';
import { surveyGround } from './ground.ts';
import { plantGroves } from './groves.ts';
import { plantHedges } from './hedges.ts';
import { nearestHarmless } from './instead.ts';
import { interestByMonth } from './interest.ts';
import type { Job } from './job.ts';
import { leftBeds } from './left-to-plant.ts';
import { plantGravel, plantMeadows } from './loose.ts';
import { mendSummer } from './mend-summer.ts';
import { mendMonths, placeWanted } from './mend-months.ts';
import { plantPicking } from './picking.ts';
import { PlantIndex } from './plant-index.ts';
import { plantPots } from './pots.ts';
import { knitTogether } from './knit.ts';
import { saidShade } from './said-shade.ts';
import { makeSchedule } from './schedule.ts';
import { joinSingles } from './single-plants.ts';
import { mouthsOf } from './sight-lines.ts';
import { plantShrubs } from './shrubs.ts';
import { axisOf, plantDomes } from './structure.ts';
import { explainParts, partBed } from './zones.ts';
import { explainFlood, isOfDust, markFloods, ROOTS, rootsOfKept, rootsOfNew } from './roots.ts';
import { saidHeightMm } from './tree-limits.ts';
import { chooseTrees, crownsOf, plantTrees } from './trees.ts';
import { isOutOfScale } from './out-of-scale.ts';
import { plantPonds } from './water.ts';
import { canBeBroughtTo, isNamed, isPocketed } from './wishes.ts';
import { explainPlanting } from './explain.ts';
import { exposureOf, standsExposure } from './exposure.ts';

export type PlantGardenInput = {
  site: Site;
  brief: Brief;
  layout: Layout;
  catalogue: Catalogue;
  seed: number;
  weights: TasteWeights;
};

/**
 * Chooses and places every plant of a garden. Trees come first, because they make the shade the rest must bear;
 * then hedges, climbers, structure, drifts, ground cover, bulbs; then pots, crops, ponds, meadow and gravel.
 * Pure: the same input gives the same plants.
 */
export function plantGarden({ site, brief, layout, catalogue, seed, weights }: PlantGardenInput): {
  planting: Planting;
  sunMap: SunMap;
} {
  // hourly is enough to choose trees by; without trees it is the answer itself and is reckoned in full
  const bare = gardenSun(
    site,
    layout,
    [],
    layout.trees.length && !isContained(site, brief) ? 1 : 0.5,
  );
  const job = startJob({ site, brief, layout, catalogue, seed, weights }, bare);
  const trees = job.contained ? [] : chooseTrees(job, bare.hoursAt);
  if (trees.length) job.sun = gardenSun(site, layout, crownsOf(trees));
  surveyBeds(job);
  rootsOfNew(job.ground, job.rootsAt, crownsOf(trees));
  keepOff(job);
  plantTrees(job, trees);
  plantHedges(job);
  const palette = choosePalette(job);
  const left = leftBeds(job);
  for (const { conditions } of job.rules.leftToPlant && !left.length ? job.beds : left)
    conditions.leftToPlant = true;
  plantClimbers(job);
  plantHerbs(job);
  const beds = job.beds
    .filter((bed) => !left.includes(bed))
    .sort((a, b) => b.conditions.areaM2 - a.conditions.areaM2 || (a.area.id < b.area.id ? -1 : 1));
  const picked = plantPicking(job, beds);
  plantFocus(job, palette);
  const taken = new Map<string, number>(),
    ofBed = new Map(beds.map((bed) => [bed, kindsOfBed(job, palette, bed, taken)]));
  for (const bed of beds) {
    plantDomes(job, ofBed.get(bed)!, bed);
    plantShrubs(job, ofBed.get(bed)!, bed, palette.kinds.get('shrub')!.length);
  }
  for (const bed of job.rules.leftToPlant ? [] : beds) {
    const own = ofBed.get(bed)!;
    plantEmergents(job, own, bed);
    plantDrifts(job, own, bed);
    fillGround(job, own, bed);
    knitTogether(job, bed);
    plantBulbs(job, own, bed);
  }
  placeWanted(job);
  plantPots(job);
  plantCrops(job);
  plantPonds(job);
  if (!job.contained) {
    plantMeadows(job);
    if (!job.rules.leftToPlant) plantGravel(job);
  }
  clearAway(job);
  capKinds(job, palette);
  joinSingles(job);
  gatherDrifts(job);
  capKinds(job, palette);
  // what was cut off a drift that was too many is no scrap
  gatherDrifts(job);
  if (!job.rules.leftToPlant) {
    fillAgain(job, ofBed);
    gatherDrifts(job);
    coverAgain(job);
    layCarpets(job, ofBed);
    for (const bed of beds) knitTogether(job, bed);
  }
  placeWanted(job, true);
  if (!job.rules.leftToPlant) {
    placeTraits(job);
    placeColours(job);
    mendMonths(job);
  }
  if (shortenList(job) && !job.rules.leftToPlant) closeOver(job, ofBed);
  if (!job.rules.leftToPlant) mendSummer(job);
  plantGroves(job);
  const schedule = makeSchedule(job);
  const shown = new Set(job.placements.map((placement) => placement.plantId));
  const interest = interestByMonth([...shown].map((id) => job.byId.get(id)!));
  return {
    planting: {
      beds: [...job.beds, ...job.groves].map((bed) => bed.conditions),
      placements: job.placements,
      schedule,
      interestByMonth: interest,
      palette: { name: job.scheme.name, colours: job.scheme.colours },
      why: [...explainPlanting(job, schedule, interest, palette.zones), ...picked],
      ...(brief.said?.unwatered ? { isUnwatered: true as const } : {}),
    },
    sunMap: job.sun.map,
  };
}

/** What is tied to its support, clipped or picked is kept to any height. */
const CUT_TO_HEIGHT: readonly Plant['category'][] = ['climber', 'hedging', 'fruit', 'vegetable'];

export function startJob(
  { site: plot, brief, layout, catalogue, seed, weights }: PlantGardenInput,
  sun: Job['sun'],
): Job {
  const rules = withFoodAlone(houseRules(brief), brief, catalogue.plants),
    contained = isContained(plot, brief),
    site = contained ? compostSite(plot) : plot,
    ground = surveyGround(site, layout);
  const plants = [...catalogue.plants].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const named = new Set(plants.filter((plant) => isNamed(brief, plant)).map((plant) => plant.id));
  const exposure = exposureOf(brief, site, rules.hands === 'none'),
    tallestM = saidHeightMm(brief) / 1000;
  const rootsAt = rootsOfKept(site, ground),
    shade = saidShade(brief, plot),
    isDusty =
      rootsAt.some((roots) => roots >= ROOTS.dust) ||
      (brief.said?.shade ?? []).some(({ isRooty }) => isRooty),
    stands = (plant: Plant) =>
      standsExposure(plant, exposure) ||
      (isDusty && isOfDust(plant) && standsExposure(plant, { ...exposure, heavy: false }));
  if (!contained) markFloods(site, ground, rootsAt);
  const allowed = plants.filter(
    (plant) =>
      isAllowed(plant, rules, site, named.has(plant.id)) &&
      (named.has(plant.id) || (stands(plant) && !isOutOfScale(plant, plot))) &&
      (plant.heightM <= tallestM || CUT_TO_HEIGHT.includes(plant.category)) &&
      (!contained || livesInPlanter(plant, site)),
  );
  return {
    site,
    brief,
    layout,
    contained,
    type: brief.projectType.value,
    seed,
    random: seededRandom(seedFrom(`planting:${seed}:${layout.language}`)),
    rules,
    weights,
    exposure,
    scheme: chooseScheme(brief, layout.language, seed),
    moods: brief.said?.moods ?? [],
    isDim: ['N', 'NE', 'NW'].includes(brief.facing.value) && brief.facing.source.kind !== 'assumed',
    isHot: exposure.heat,
    helped: named,
    saidShade: shade,
    instead: nearestHarmless(brief, plants, allowed),
    briefSeed: seedFrom(`${brief.description}:${brief.areaM2.value}`),
    taste: { coloured: new Map(), plain: new Map() },
    allowed,
    rooted: rootedOf(allowed, named, site, brief),
    sun,
    ground,
    beds: [],
    groves: [],
    bedM2: 0,
    depthMm: 0,
    classAt: new Uint8Array(0),
    rootsAt,
    placements: [],
    index: new PlantIndex(),
    byId: new Map(plants.map((plant) => [plant.id, plant])),
    drifts: 0,
    edges: new Map(),
    mouths: mouthsOf(plot, layout),
    heldM2: new Map(),
    axisX: axisOf(layout),
  };
}

/**
 * What the soil suits as it is, and what was named and can be helped: low plants in a pocket of made soil, trees where no tree
 * of that name needs no help.
 */
function rootedOf(
  allowed: readonly Plant[],
  named: ReadonlySet<string>,
  site: Site,
  brief: Brief,
): Plant[] {
  const suited = allowed.filter((plant) => suitsSoil(plant, site));
  const answered = (plant: Plant) =>
    brief.plantsWanted.every(
      (fact) =>
        !namesPlant(plant, fact.value) ||
        suited.some((other) => other.category === 'tree' && namesPlant(other, fact.value)),
    );
  const helped = (plant: Plant) =>
    named.has(plant.id) &&
    !livesUnderCover(plant, site) &&
    (isPocketed(plant, site) ||
      (plant.soil.textures.includes(site.soil.texture) &&
        canBeBroughtTo(plant, site) &&
        !(plant.category === 'tree' && answered(plant))));
  return allowed.filter(
    (plant) =>
      (suitsSoil(plant, site) && !(named.has(plant.id) && livesUnderCover(plant, site))) ||
      helped(plant),
  );
}

/** Conditions and cells of every bed, once the crowns' shade is known. */
export function surveyBeds(job: Job): void {
  job.classAt = new Uint8Array(job.ground.grid.count).fill(9);
  const open = openGround(job.site, job.layout);
  for (const area of job.layout.areas) {
    if (area.kind !== 'bed' || areaM2(area.region) < 0.05) continue;
    const cells: number[] = [];
    const region = plantable(area, open);
    job.ground.grid.each(region, (k) => cells.push(k));
    const bed = {
      area: { ...area, region },
      conditions: bedConditions(area, job.sun, job.site, job.brief),
      cells,
    };
    (area.isGrove ? job.groves : job.beds).push(bed);
    partBed(job, bed);
    bed.conditions.why.push(...explainParts(bed.conditions), ...explainFlood(cells, job.rootsAt));
    if (!area.isGrove) job.bedM2 += areaM2(area.region);
  }
  job.isHot ||= bakes(job);
  const { front, back } = job.ground,
    cells = job.beds.flatMap((bed) => bed.cells);
  job.depthMm =
    cells.reduce((sum, k) => sum + Math.min(4000, front[k]! + back[k]!), 0) /
    Math.max(1, cells.length);
}
