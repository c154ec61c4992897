/** Kinds of ground in the beds: class of sun and moisture of each part of each bed. */
import { joinList } from '../model/format.ts';
import { remembered } from '../model/remembered.ts';
import type { BedConditions, SunClass } from '../model/planting.ts';
import type { Plant } from '../model/plant.ts';
import { moistureOf } from './conditions.ts';
import { MOST_AMONG_ROOTS, ROOTS, amongRoots } from './roots.ts';
import { toldHours } from './said-shade.ts';
import { sunClassOf, suitsMoisture } from './filters.ts';
import { standsFlood, standsHeavy } from './exposure.ts';
import { nearlySuitsMoisture } from './moisture.ts';
import { type Bed, type Job, SUN_CLASSES, classNear } from './job.ts';

export type Zone = {
  key: string;
  sunClass: SunClass;
  moisture: BedConditions['moisture'];
  /** North of the house: what likes sun as well as part shade sulks there. */
  isDim?: boolean;
  /** Sun from late morning on, walls, paving or sand: what drinks flags there, and what is made for woods burns. */
  isHot?: boolean;
  /** Rain runs through it. */
  isThin?: boolean;
  /** Clay that stands wet in winter, away from the roots that dry it. */
  isHeavy?: boolean;
  /** The river comes over it. */
  floods?: boolean;
  /** Ids of what was asked for by name: the spot is made fit for it. */
  helped?: ReadonlySet<string>;
  areaM2: number;
};
/** What of a ground decides whether a plant may stand there. */
export type Ground = Pick<
  Zone,
  'sunClass' | 'moisture' | 'isDim' | 'isHot' | 'isThin' | 'isHeavy' | 'floods' | 'helped'
>;
/** What holds for all ground of a garden in a class of sun. */
export const groundOf = (
  job: Pick<Job, 'isDim' | 'isHot' | 'site' | 'helped' | 'exposure'>,
  sunClass: SunClass,
): Pick<Zone, 'isDim' | 'isHot' | 'isThin' | 'isHeavy' | 'helped'> => ({
  isDim: job.isDim,
  isHot: job.isHot && sunClass === 'full-sun',
  isThin: job.site.soil.drainage === 'free',
  isHeavy: job.exposure.heavy,
  helped: job.helped,
});

/** A part under this share of its bed, or this many m², is planted with its neighbours. */
const LEAST_SHARE = 0.1,
  LEAST_M2 = 0.9;
/** Hours are evened out over a pace each way, so that a post's shadow does not make a part of its own. */
const PACE_MM = 500;

/** Parts a bed into grounds of unlike sun: writes the class of every cell, and the parts into the bed's conditions. */
export function partBed(job: Job, bed: Bed): void {
  const { grid, areaAt } = job.ground;
  const own = areaAt[bed.cells[0] ?? 0],
    cellM2 = (grid.cell * grid.cell) / 1e6;
  const hours = new Float64Array(bed.cells.length),
    classes = new Uint8Array(bed.cells.length),
    counts = [0, 0, 0];
  bed.cells.forEach((k, i) => {
    const x = grid.x(k),
      y = grid.y(k);
    let sum = 0,
      count = 0;
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++) {
        const near = grid.index(x + dx * PACE_MM, y + dy * PACE_MM);
        if (near < 0 || areaAt[near] !== own) continue;
        sum += job.sun.hoursAt(x + dx * PACE_MM, y + dy * PACE_MM);
        count++;
      }
    hours[i] = Math.min(
      // who lives there knows better than the drawing how long the sun is in
      Math.max(toldHours(job.brief), count ? sum / count : job.sun.hoursAt(x, y)),
      // no lover of sun stands under a kept crown, however early the sun comes in below it
      MOST_AMONG_ROOTS[job.rootsAt[k]!]!,
      job.saidShade?.mostHours(x, y) ?? Infinity,
    );
    if (job.saidShade?.isRooty(x, y)) job.rootsAt[k] = ROOTS.dust;
    classes[i] = SUN_CLASSES.indexOf(sunClassOf(hours[i]!));
    counts[classes[i]!]!++;
  });
  const least = Math.max(LEAST_M2 / cellM2, bed.cells.length * LEAST_SHARE);
  const whole = SUN_CLASSES.indexOf(bed.conditions.sunClass);
  const kept = counts.map((count) => count >= least);
  // a part too small to plant for itself joins the nearest class that is kept, part shade first
  const joins = [0, 1, 2].map((one) =>
    kept[one]
      ? one
      : kept[1]
        ? 1
        : kept[whole]
          ? whole
          : ([0, 2].find((other) => kept[other]) ?? whole),
  );
  const sums = [0, 0, 0],
    sizes = [0, 0, 0];
  bed.cells.forEach((_, i) => {
    const group = joins[classes[i]!]!;
    classes[i] = group;
    sums[group] = sums[group]! + hours[i]!;
    sizes[group] = sizes[group]! + 1;
  });
  const final = [0, 1, 2].map((group) =>
    sizes[group]
      ? SUN_CLASSES.indexOf(sunClassOf(Math.round((sums[group]! / sizes[group]!) * 10) / 10))
      : group,
  );
  bed.cells.forEach((k, i) => {
    job.classAt[k] = final[classes[i]!]!;
  });
  if (!bed.cells.length) {
    const { sunClass, sunHours, areaM2, moisture } = bed.conditions;
    bed.conditions.parts = [{ sunClass, sunHours, areaM2, moisture }];
    return;
  }
  bed.conditions.parts = [0, 1, 2].flatMap((group) => {
    const groups = [0, 1, 2].filter((one) => sizes[one] && final[one] === group),
      size = groups.reduce((sum, one) => sum + sizes[one]!, 0);
    if (!size) return [];
    const sunClass = SUN_CLASSES[group]!;
    return [
      {
        sunClass,
        sunHours: Math.round((groups.reduce((sum, one) => sum + sums[one]!, 0) / size) * 10) / 10,
        areaM2: Math.round((size / bed.cells.length) * bed.conditions.areaM2 * 10) / 10,
        moisture: moistureOf(job.site, job.brief, sunClass),
      },
    ];
  });
}

const SAID: Record<SunClass, string> = {
  'full-sun': 'full sun',
  'partial-sun': 'part shade',
  shade: 'shade',
};
/** How a bed's parts differ, when they do. */
export function explainParts({ parts }: BedConditions): string[] {
  if (!parts || parts.length < 2) return [];
  const said = parts.map(
    (part) =>
      `${part.areaM2.toFixed(1)} m² in ${SAID[part.sunClass]} (${part.sunHours.toFixed(1)} h)`,
  );
  return [`It is planted in parts: ${joinList(said)}.`];
}

/** The ground at a point of a bed. */
export function zoneAt(job: Job, bed: Bed, x: number, y: number): Ground {
  return groundIn(
    job,
    classNear(job, x, y) ?? bed.conditions.sunClass,
    job.rootsAt[job.ground.grid.index(x, y)],
  );
}

/** The ground in a class of sun, among roots of that kind: under trees drier than the open ground. The same one each time. */
export const groundIn = (job: Job, sunClass: SunClass, roots: number = ROOTS.none): Ground =>
  groundsOf(job, (job.isHot ? 64 : 0) + roots * 4 + SUN_CLASSES.indexOf(sunClass));
const groundsOf = remembered((job: Job, key: number): Ground => {
  const sunClass = SUN_CLASSES[key % 4]!,
    roots = (key >> 2) % 16;
  return {
    sunClass,
    moisture: amongRoots(roots, moistureOf(job.site, job.brief, sunClass)),
    ...groundOf(job, sunClass),
    ...(roots === ROOTS.flood && { isHot: false, isThin: false, floods: true }),
  };
});
/** How well a plant fits the ground of a bed's cells, on average: asked about many plants. */
export function meanFit(job: Job, bed: Bed, cells: readonly number[]): (plant: Plant) => number {
  const { grid } = job.ground,
    zones = cells.map((k) => zoneAt(job, bed, grid.x(k), grid.y(k))),
    kinds = [...new Set(zones)],
    kindAt = zones.map((zone) => kinds.indexOf(zone));
  return (plant) => {
    const fits = kinds.map((zone) => zoneFit(plant, zone));
    return kindAt.reduce((sum, kind) => sum + fits[kind]!, 0) / Math.max(1, cells.length);
  };
}

/** True when the plant may stand at that point of the bed. */
export const suitsHere = (job: Job, bed: Bed, plant: Plant, x: number, y: number): boolean =>
  zoneFit(plant, zoneAt(job, bed, x, y)) > 0;
const zoneKey = (zone: Pick<Zone, 'sunClass' | 'moisture' | 'floods'>): string =>
  `${zone.sunClass}/${zone.moisture}${zone.floods ? '/floods' : ''}`;

/** Every kind of ground the beds have (all of them, or those given), largest first. */
export function zonesOf(job: Job, beds: readonly Bed[] = job.beds): Zone[] {
  const zones = new Map<string, Zone>(),
    byGround = new Map<Ground, Zone>();
  const { grid } = job.ground,
    cellM2 = (grid.cell * grid.cell) / 1e6;
  for (const bed of beds)
    for (const k of bed.cells) {
      const sunClass = SUN_CLASSES[job.classAt[k]!] ?? bed.conditions.sunClass,
        ground = groundIn(job, sunClass, job.rootsAt[k]);
      let zone = byGround.get(ground);
      if (!zone) {
        const key = zoneKey(ground);
        zone = zones.get(key) ?? { key, ...ground, areaM2: 0 };
        zones.set(key, zone);
        byGround.set(ground, zone);
      }
      zone.areaM2 += cellM2;
    }
  return [...zones.values()].sort((a, b) => b.areaM2 - a.areaM2 || (a.key < b.key ? -1 : 1));
}

/** Leaves of woods: in full sun they burn on all but moist ground. */
const OF_WOODS =
  /^(?:Hosta|Sarcococca|Galanthus|Pachysandra|Asarum|Luzula nivea|Brunnera|Pulmonaria|Tiarella|Lamium|Anemone nemorosa|Hydrangea (?:macrophylla|serrata)|Skimmia|Leucothoe|Rodgersia|Kirengeshoma|Actaea)/;
/** What hangs its leaves in the first dry week: it does not live against a hot wall, or in sun on ground that rain runs through. */
const DRINKS =
  /^(?:Luzula|Astilbe|Ajuga|Deschampsia|Alchemilla|Astrantia|Trollius|Primula|Filipendula|Hydrangea|Itea|Clethra|Fothergilla|Camellia|Rhododendron|Pieris|Hamamelis|Aronia|Acer (?:palmatum|japonicum)|Cornus (?:alba|sericea|sanguinea|kousa)|Physocarpus|Sambucus|Viburnum opulus|Deutzia|Hakonechloa|Helleborus|Bistorta|Phlox paniculata|Fritillaria meleagris|Leucojum|Camassia)/;
/** Ferns of walls and rocks. */
const DRY_FERN = /^(?:Polypodium|Asplenium|Cyrtomium|Polystichum setiferum)/;
/** True of what flags or burns on a ground: there it is no choice at all, however well it is liked. */
export function flags(plant: Plant, zone: Ground): boolean {
  const drinks =
    !plant.tolerates.drought &&
    !plant.soil.moisture.includes('dry') &&
    !plant.soil.moisture.includes('well-drained');
  const isDry = zone.moisture === 'dry' || zone.isThin === true;
  if (plant.category === 'fern')
    return (
      zone.sunClass === 'full-sun' ||
      (isDry && zone.sunClass === 'partial-sun' && !DRY_FERN.test(plant.latinName))
    );
  if (zone.moisture === 'moist' || zone.moisture === 'wet' || zone.sunClass !== 'full-sun')
    return false;
  return (
    OF_WOODS.test(plant.latinName) ||
    ((isDry || zone.isHot === true) && (drinks || DRINKS.test(plant.latinName)))
  );
}

/** Of the fit of a lover of sun, what is left of it in a cool part shade. */
const DIM = 0.35;
/** And of one that does not bear drought, where it bakes. */
const THIRST = 0.4;
const PICKED: readonly Plant['category'][] = ['vegetable', 'herb', 'fruit'];
/** How well a plant fits a kind of ground, 0 to 1; 0 is never planted. Sun is law; moisture may be one step out, at a price. */
export const zoneFit = (plant: Plant, zone: Ground): number => fitOf(zone, plant);
/** How well it fits the beds of a garden, zone by zone as large as each is. */
export const gardenFit = (plant: Plant, zones: readonly Zone[], bedM2: number): number =>
  zones.reduce((sum, zone) => sum + zoneFit(plant, zone) * zone.areaM2, 0) / (bedM2 || 1);
const fitOf = remembered((zone: Ground, plant: Plant): number => {
  const isHelped = zone.helped?.has(plant.id) === true;
  // a crop that is asked for bears less in less sun
  if (
    !plant.sun.includes(zone.sunClass) &&
    !(isHelped && zone.sunClass === 'partial-sun' && PICKED.includes(plant.category))
  )
    return 0;
  if (!isHelped && flags(plant, zone)) return 0;
  // no care helps what cannot stand in water
  if (zone.floods && !standsFlood(plant)) return 0;
  if (zone.isHeavy && zone.moisture !== 'dry' && !isHelped && !standsHeavy(plant)) return 0;
  const wet = suitsMoisture(plant, zone.moisture)
    ? 1
    : nearlySuitsMoisture(plant, zone.moisture)
      ? // what wants moisture is the first to flag where sand runs dry
        zone.moisture === 'dry' && plant.soil.moisture.includes('moist')
        ? // a shrub finds its own after two summers
          plant.category === 'shrub' &&
          plant.soil.moisture.includes('well-drained') &&
          (isHelped || zone.sunClass !== 'full-sun')
          ? 0.22
          : plant.category === 'bulb'
            ? 0.12
            : 0
        : 0.3
      : 0;
  // plants that want this sun and no other repay it best
  const sulks =
    zone.isDim &&
    zone.sunClass === 'partial-sun' &&
    plant.sun.includes('full-sun') &&
    !plant.sun.includes('shade');
  // where it bakes, what bears drought comes first
  const thirsts =
    zone.isHot &&
    zone.sunClass === 'full-sun' &&
    plant.category !== 'bulb' &&
    !plant.tolerates.drought &&
    !plant.soil.moisture.includes('dry');
  // what was asked for is watered, or stands raised
  return (
    (isHelped ? Math.max(wet, 0.3) : wet) *
    (plant.sun.length === 1 ? 1 : plant.sun.length === 2 ? 0.95 : 0.85) *
    (sulks ? DIM : 1) *
    (thirsts && !isHelped ? THIRST : 1)
  );
});
