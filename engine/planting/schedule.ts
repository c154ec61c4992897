/** The planting list: a numbered line for every kind, counted from the placements themselves. */
import { capitalise } from '../model/format.ts';
import { hazardWords, isHarmless } from '../model/hazards.ts';
import type { Plant } from '../model/plant.ts';
import type { PlantPlacement, PlantRole, PlantScheduleLine } from '../model/planting.ts';
import { monthRange } from './interest.ts';
import { type Job, isEvergreen } from './job.ts';
import { sunAt, sunOf } from './said-shade.ts';
import { suitsPh } from './filters.ts';
import { feedsWildlife, isWanted } from './score-plant.ts';
import { isWished, soilHelp } from './wishes.ts';

const ROLE_ORDER: readonly PlantRole[] = [
  'tree',
  'screening',
  'hedge',
  'climber',
  'structure',
  'mid',
  'ground',
  'bulb',
  'pot',
  'water',
  'meadow',
  'crop',
];
const CATEGORY_ORDER: readonly Plant['category'][] = [
  'tree',
  'hedging',
  'climber',
  'shrub',
  'fruit',
  'grass',
  'fern',
  'perennial',
  'herb',
  'groundcover',
  'annual',
  'bulb',
  'aquatic',
  'vegetable',
];

/** Lines in the order a planting plan is read: trees, hedges, climbers, shrubs, grasses, ferns, perennials, ground cover, bulbs, then the rest. */
export function makeSchedule(job: Job): PlantScheduleLine[] {
  const byPlant = new Map<string, PlantPlacement[]>();
  for (const placement of job.placements) {
    if (placement.existing) continue;
    const list = byPlant.get(placement.plantId);
    if (list) list.push(placement);
    else byPlant.set(placement.plantId, [placement]);
  }
  const lines = [...byPlant].map(([plantId, placements]) => ({
    plant: job.byId.get(plantId)!,
    placements,
    role: mainRole(placements),
  }));
  lines.sort((a, b) => order(a) - order(b) || (a.plant.latinName < b.plant.latinName ? -1 : 1));
  return lines.map(({ plant, placements, role }, i) => ({
    plantId: plant.id,
    key: i + 1,
    latinName: plant.latinName,
    commonName: plant.commonName,
    category: plant.category,
    role,
    count: placements.length,
    potSize: plant.potSize,
    spacingCm: plant.spacingCm,
    heightM: plant.heightM,
    spreadM: plant.spreadM,
    areaIds: [...new Set(placements.map((placement) => placement.areaId))].sort(),
    why: reason(job, plant, placements, role),
    ...(isHarmless(plant) ? {} : { hazard: hazardWords(plant) }),
  }));
}

function mainRole(placements: readonly PlantPlacement[]): PlantRole {
  const counts = new Map<PlantRole, number>();
  for (const { role } of placements) counts.set(role, (counts.get(role) ?? 0) + 1);
  return [...counts].sort(
    (a, b) => b[1] - a[1] || ROLE_ORDER.indexOf(a[0]) - ROLE_ORDER.indexOf(b[0]),
  )[0]![0];
}
function order({ plant, role }: { plant: Plant; role: PlantRole }): number {
  const late = ['pot', 'water', 'meadow', 'crop'].indexOf(role) + 1;
  return (
    late * 1000 +
    (['tree', 'screening', 'hedge', 'climber'].includes(role)
      ? ROLE_ORDER.indexOf(role)
      : 10 + CATEGORY_ORDER.indexOf(plant.category))
  );
}

const WORK: Record<PlantRole, string> = {
  tree: 'gives the garden height',
  hedge: 'makes the hedge',
  climber: 'clothes the fence, wall or post beside it',
  structure: 'holds the bed together in winter',
  mid: 'carries the season in drifts',
  ground: 'covers the soil at the front',
  bulb: 'comes up through the others',
  crop: 'grown for picking',
  pot: 'fills the pots',
  water: 'keeps the pond in balance',
  screening: 'screens what is beyond',
  meadow: 'flowers in the long grass',
};

function areaHours(job: Job, areaId: string): number {
  const area = job.layout.areas.find(({ id }) => id === areaId);
  return area ? sunOf(job, area) : job.sun.of(areaId).hours;
}
/** Sun of the part of the bed a plant stands in, or of its area when that is no bed. */
function hoursFor(job: Job, one: PlantPlacement): number {
  if (one.role === 'pot') return sunAt(job, one.x, one.y);
  const parts =
    one.sunClass && job.beds.find((bed) => bed.area.id === one.areaId)?.conditions.parts;
  return (
    (parts && parts.find((part) => part.sunClass === one.sunClass)?.sunHours) ??
    areaHours(job, one.areaId)
  );
}

/** "in June", "May and September", "June to August". */
const when = (months: readonly number[]): string =>
  months.length === 1 ? `in ${monthRange(months)}` : monthRange(months);

/** One sentence with the values it rests on, and another when the soil must be helped. */
function reason(
  job: Job,
  plant: Plant,
  placements: readonly PlantPlacement[],
  role: PlantRole,
): string {
  const hours = placements.map((one) => hoursFor(job, one)),
    least = Math.min(...hours),
    most = Math.max(...hours);
  const sun =
    most - least < 0.6
      ? `${((least + most) / 2).toFixed(1)} h of sun`
      : `${least.toFixed(1)} to ${most.toFixed(1)} h of sun`;
  const { soil } = job.site;
  const parts = [sun];
  if (role !== 'pot' && role !== 'water' && plant.category !== 'vegetable')
    parts.push(
      job.contained
        ? 'compost in a planter'
        : `${soil.texture === 'sandy' ? 'sandy soil' : soil.texture} at pH ${soil.ph.toFixed(1)}`,
    );
  if (plant.flower.months.length && plant.category !== 'vegetable')
    parts.push(`flowers ${when(plant.flower.months)}`);
  if (plant.crop?.harvest.length) parts.push(`picked ${when(plant.crop.harvest)}`);
  else if (plant.otherInterest)
    parts.push(
      plant.otherInterest.months.length === 12
        ? plant.otherInterest.what
        : `${plant.otherInterest.what} ${when(plant.otherInterest.months)}`,
    );
  if (isEvergreen(plant) && !parts.some((part) => part.includes('evergreen')))
    parts.push('evergreen');
  const help =
    role === 'pot' ||
    role === 'water' ||
    plant.category === 'vegetable' ||
    (suitsPh(plant, job.site) && !isWanted(job, plant))
      ? ''
      : soilHelp(plant, job.site);
  if (isWanted(job, plant))
    parts.push(isWished(job.brief, plant) ? 'you asked for it' : 'you name it in what you write');
  else if (job.type === 'wildlife' && plant.nativeUK) parts.push('native');
  else if (job.type === 'wildlife' && feedsWildlife(plant))
    parts.push(`feeds ${plant.wildlife.slice(0, 2).join(' and ')}`);
  else if (
    plant.flower.scented &&
    (job.type === 'luxury' || job.brief.wanted.some((fact) => fact.value === 'scent'))
  )
    parts.push('scented');
  const work =
    role === 'structure' && !isEvergreen(plant) ? 'gives the bed height and body' : WORK[role];
  return `${capitalise(work)}: ${parts.join(', ')}.${help ? ` ${capitalise(help)}.` : ''}`;
}
