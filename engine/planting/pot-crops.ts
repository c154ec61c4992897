/** Pots of what is eaten, and of what was asked for by name and has no place in a bed. */
import { distanceToSegment } from '../geometry/region.ts';
import type { Furnishing } from '../model/layout.ts';
import { isKeptBack } from '../model/hazards.ts';
import type { Plant } from '../model/plant.ts';
import { sunClassOf } from './filters.ts';
import type { Job } from './job.ts';
import { isBroad, namesPlant } from './plant-names.ts';
import { sunAt } from './said-shade.ts';
import { distanceToThing } from './thing-distance.ts';
import { top } from './top.ts';
import { tasteScore } from './score-plant.ts';
import { isNamed } from './wishes.ts';

/** A pot that a tomato fruits in, and the hours of sun it takes: the mean of April to September. */
const CROP_POT_MM = 400,
  CROP_HOURS = 3.5,
  /** In less than its fill it fruits late and little, and that is better than none for who asked. */
  LEAST_HOURS = 2.5;

/** What is grown in which pot because it was asked for; crops have the sunniest. */
export function givenPots(job: Job, pots: readonly Furnishing[]): Map<Furnishing, Plant> {
  const given = new Map<Furnishing, Plant>(),
    hoursOf = new Map(pots.map((pot) => [pot, sunAt(job, pot.x, pot.y)])),
    asked = askedForPots(job);
  for (const kinds of asked)
    for (const pot of pots) {
      const plant = kinds.find(
        (one) =>
          potSuits(one, pot, hoursOf.get(pot)!) &&
          (one.category !== 'climber' || hasSupport(job, pot)),
      );
      if (!plant || given.has(pot)) continue;
      given.set(pot, plant);
      break;
    }
  const sunny = pots
    .filter(
      (pot) =>
        Math.min(pot.widthMm, pot.depthMm) >= CROP_POT_MM && hoursOf.get(pot)! >= LEAST_HOURS,
    )
    .sort((a, b) => hoursOf.get(b)! - hoursOf.get(a)!);
  for (const crop of cropsForPots(job)) {
    const pot = sunny.find((one) => !given.has(one));
    if (!pot) break;
    if (!asked.some((kinds) => kinds.includes(crop))) given.set(pot, crop);
  }
  return given;
}
/** Between a pot and the wall, fence, trellis or post that its climber is tied to, mm. */
const BY_SUPPORT_MM = 800;
const POSTS: readonly Furnishing['kind'][] = ['pergola', 'arbour', 'canopy'];
/** True where a climber in the pot has something to climb that may be tied to. */
function hasSupport({ site, layout }: Job, { x, y, widthMm }: Furnishing): boolean {
  const reach = BY_SUPPORT_MM + widthMm / 2,
    { house } = site;
  return (
    site.edges.some(
      ({ from, to, noFixings }) => !noFixings && distanceToSegment(x, y, from, to) <= reach,
    ) ||
    (y <= reach && x >= house.x0 && x <= house.x1) ||
    layout.screens.some(({ line }) =>
      line.some((point, i) => i > 0 && distanceToSegment(x, y, line[i - 1]!, point) <= reach),
    ) ||
    layout.furnishings.some(
      (thing) => POSTS.includes(thing.kind) && distanceToThing(thing, x, y) <= reach,
    )
  );
}

/** Crops that were asked for by name in a garden without a bed for them. */
function cropsForPots(job: Job): Plant[] {
  const beds = job.layout.areas.filter(({ kind }) => kind === 'vegetable');
  if (beds.some(({ feature }) => feature !== 'herbs')) return [];
  const edible = job.allowed.filter(
    (plant) =>
      (plant.category === 'vegetable' || plant.category === 'herb') &&
      plant.spreadM <= MOST_CROP_SPREAD_M,
  );
  const named = edible.filter(
      (plant) =>
        isNamed(job.brief, plant) &&
        !FIELD_CROPS.test(plant.latinName) &&
        !(beds.length && standsInBed(plant)),
    ),
    isHerbs = job.brief.wanted.some(({ value }) => value === 'herbs') || job.type === 'edible';
  // herbs that were asked for stand in pots where no bed holds them
  if (
    !isHerbs ||
    beds.length ||
    job.placements.some((one) => job.byId.get(one.plantId)!.category === 'herb')
  )
    return inNumbers(named);
  const herbs = top(
    edible.filter((plant) => plant.category === 'herb' && KITCHEN.test(plant.latinName)),
    (plant) => tasteScore(job, plant, false),
    POT_HERBS,
  );
  return inNumbers([...new Set([...named, ...herbs])]);
}
/** One tomato feeds nobody: what is picked for weeks has further pots where there are any. */
function inNumbers(all: readonly Plant[]): Plant[] {
  const again = all.filter(({ category }) => category === 'vegetable');
  return [...all, ...again, ...again.filter(({ form }) => form !== 'leafy-crop')];
}
/** Sown or set by the handful: so many more of a small kind as a pot of that width holds. */
export function manyOf(crop: Plant, { widthMm, depthMm }: Furnishing): Plant[] {
  const across = Math.min(widthMm, depthMm) / (crop.spacingCm * 10);
  return crop.spacingCm <= SMALL_CROP_CM
    ? Array<Plant>(Math.min(MOST_IN_POT, Math.max(3, Math.floor(across * across))) - 1).fill(crop)
    : [];
}
const SMALL_CROP_CM = 25,
  MOST_IN_POT = 7;
/** Herbs that stand in a bed of theirs where there is one; what runs is kept to a pot. */
const standsInBed = ({ category, latinName }: Plant): boolean =>
  category === 'herb' && !latinName.startsWith('Mentha');
/** What a pot of two feet carries, m. */
const POTTED_HIGH_M = 3.2,
  POTTED_BROAD_M = 2.6;
/** True where what was asked for by name lives in a pot of that size and in that light; what is picked does with somewhat less sun than it likes. */
const potSuits = (plant: Plant, pot: Furnishing, hours: number): boolean =>
  Math.min(pot.widthMm, pot.depthMm) >= CROP_POT_MM &&
  (plant.sun.includes(sunClassOf(hours)) ||
    (hours >= CROP_HOURS && plant.sun.includes('full-sun')));
/** For each name that was asked for and that nothing in the beds answers: what of it lives in a pot, the smallest first. */
function askedForPots(job: Job): Plant[][] {
  const standing = [...new Set(job.placements.map(({ plantId }) => plantId))].map((id) =>
    job.byId.get(id)!,
  );
  const hasHerbBed = job.layout.areas.some(
    ({ kind, feature }) => kind === 'vegetable' || feature === 'herbs',
  );
  return job.brief.plantsWanted.flatMap(({ value }) => {
    if (isBroad(value) || standing.some((plant) => namesPlant(plant, value))) return [];
    const kinds = job.allowed
      .filter(
        (plant) =>
          namesPlant(plant, value) &&
          (!isKeptBack(plant) || plant.category === 'fruit') &&
          !IN_ROWS.includes(plant.category) &&
          !(hasHerbBed && standsInBed(plant)) &&
          plant.heightM <= POTTED_HIGH_M &&
          plant.spreadM <= POTTED_BROAD_M,
      )
      .sort((a, b) => a.spreadM - b.spreadM || (a.id < b.id ? -1 : 1));
    return kinds.length ? [kinds] : [];
  });
}
const IN_ROWS: readonly Plant['category'][] = ['vegetable', 'hedging', 'aquatic'];
/** What one pot of is no meal: it waits for a bed. */
const FIELD_CROPS =
  /^(?:Beta|Cucumis|Cucurbita|Brassica(?! oleracea Acephala)|Pisum|Vicia|Phaseolus coccineus|Solanum tuberosum|Zea|Rheum|Asparagus|Pastinaca)/;
/** Herbs that a kitchen uses every week, and how many kinds of them stand in pots. */
const KITCHEN =
    /^(?:Salvia (?:rosmarinus|officinalis)|Thymus vulgaris|Mentha spicata|Petroselinum|Allium schoenoprasum|Origanum|Ocimum|Coriandrum)/,
  POT_HERBS = 4;
const MOST_CROP_SPREAD_M = 0.9;
