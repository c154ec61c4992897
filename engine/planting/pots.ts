/** Pots and urns, planted full: one plant for shape, one to fill, one to trail over the rim. */
import { TAU, cos, sin } from '../geometry/trig.ts';
import { potDrift } from '../model/in-pot.ts';
import type { Furnishing } from '../model/layout.ts';
import { isKeptBack } from '../model/hazards.ts';
import type { Plant } from '../model/plant.ts';
import type { PlantPlacement, SunClass } from '../model/planting.ts';
import { sunClassOf } from './filters.ts';
import { type Job, isEvergreen, place, radiusOf, heightOf } from './job.ts';
import { sunAt } from './said-shade.ts';
import { isMassed } from './kinds.ts';
import { top } from './top.ts';
import { givenPots, manyOf } from './pot-crops.ts';
import { isMeadowPlant } from './plant-works.ts';
import { tasteScore } from './score-plant.ts';
import { hasColouredLeaf, summerShow } from './show.ts';
import { isOfStyle } from './styles.ts';

type PotSet = { thrillers: Plant[]; fillers: Plant[]; spillers: Plant[] };

export function plantPots(job: Job): void {
  const pots = job.layout.furnishings.filter(
    (thing) => thing.kind === 'pot' || thing.kind === 'urn',
  );
  // pots of one garden match: one family of kinds, chosen for the light that most of them stand in
  const sets = new Map<string, PotSet>(),
    served = new Map<string, number>();
  const given = givenPots(job, pots);
  const classes = pots.map((pot) => sunClassOf(sunAt(job, pot.x, pot.y))),
    most = (one: SunClass) => classes.filter((other) => other === one).length,
    usual = [...new Set(classes)].sort((a, b) => most(b) - most(a))[0],
    needed = new Set(classes),
    inBeds = new Set(job.placements.filter(isBedded).map((one) => one.plantId));
  for (const [i, pot] of pots.entries()) {
    const kept = given.get(pot);
    if (kept) {
      fillPot(job, pot, kept, manyOf(kept, pot));
      continue;
    }
    const sunClass = classes[i]!,
      width = Math.min(pot.widthMm, pot.depthMm);
    const everywhere = job.allowed.filter((plant) =>
      [...needed].every((one) => plant.sun.includes(one)),
    );
    // a family that lives in the light of all the pots; where there is none, one for each light
    let key = 'all',
      set = sets.get(key) ?? chooseSet(job, everywhere, smallest(pots), many(job, pots), inBeds);
    sets.set(key, set);
    if (!set.thrillers.length) {
      key = sunClass === usual ? 'usual' : sunClass;
      set =
        sets.get(key) ??
        chooseSet(
          job,
          job.allowed.filter((plant) => plant.sun.includes(sunClass)),
          width,
          many(job, pots),
          inBeds,
        );
      sets.set(key, set);
    }
    if (!set.thrillers.length) continue;
    // pots share their kinds in turn: a family, not a row of copies
    const turn = served.get(key) ?? 0;
    served.set(key, turn + 1);
    const at = (list: readonly Plant[]) => list[turn % Math.max(1, list.length)];
    // a small pot holds one kind
    const others = width < SMALL_POT_MM ? [] : [at(set.fillers), at(set.spillers)];
    fillPot(
      job,
      pot,
      at(set.thrillers)!,
      others.filter((plant) => plant !== undefined),
    );
  }
}

/** From so many pots on two kinds take turns; below this width, mm, a pot holds one kind. */
const MANY_POTS = 5,
  SMALL_POT_MM = 420;
const many = (job: Job, pots: readonly Furnishing[]) => pots.length >= MANY_POTS && !isMassed(job);
const smallest = (pots: readonly Furnishing[]) =>
  Math.min(...pots.map((pot) => Math.max(SMALL_POT_MM, Math.min(pot.widthMm, pot.depthMm))));
const isBedded = ({ role }: PlantPlacement) =>
  role === 'structure' || role === 'mid' || role === 'ground';
/** What summer in flower counts in a pot where colour was asked for. */
const COLOUR_ASKED = 1.6;
/** Added for a kind that stands in the beds as well: the pots repeat the garden. */
const FROM_BEDS = 2.5;

function chooseSet(
  job: Job,
  sunny: readonly Plant[],
  width: number,
  several: boolean,
  inBeds: ReadonlySet<string>,
): PotSet {
  const pool = sunny.filter(
    (plant) =>
      !isKeptBack(plant) &&
      !isMeadowPlant(plant) &&
      // pots stand by the seats
      !(job.rules.beesAway && plant.wildlife.includes('bees')) &&
      plant.soil.phMin <= 7 &&
      plant.soil.phMax >= 6 &&
      !(job.rules.lowCareOnly && plant.maintenance === 'high'),
  );
  // a style that is made of few plants is kept to in pots as well, where any of its own live there
  const { strictStyles } = job.rules;
  const ofStyle = (able: readonly Plant[]): readonly Plant[] => {
    const own = able.filter((plant) => strictStyles.some((style) => isOfStyle(style, plant)));
    return own.length ? own : able;
  };
  const summer = (plant: Plant) =>
    tasteScore(job, plant) +
    summerShow(plant) * (job.brief.colours.length ? COLOUR_ASKED : 0.6) +
    (inBeds.has(plant.id) ? FROM_BEDS : 0) +
    (plant.soil.moisture.includes('well-drained') ? 1 : -1.5);
  // shape that is seen before colour: a fountain, a spire, a fan; a clipped ball only where style asks for one
  const thrillers = top(
    ofStyle(pool.filter((plant) => isThriller(plant, width))),
    (plant) =>
      summer(plant) + (THRILLING.includes(plant.form) ? 2 : 0) + (isEvergreen(plant) ? 0.8 : 0),
    several ? 2 : 1,
  );
  const fillers = isMassed(job)
    ? []
    : top(
        ofStyle(pool.filter((plant) => isFiller(plant) && !thrillers.includes(plant))),
        summer,
        several ? 2 : 1,
      );
  // two kinds to a pot, and a third only where there are pots enough to tell it
  const spillers = top(
    ofStyle(
      pool.filter(
        (plant) =>
          isSpiller(plant) &&
          !fillers.includes(plant) &&
          (several || !fillers.length || isMassed(job)),
      ),
    ),
    (plant) => summer(plant) + (hasColouredLeaf(plant) || isEvergreen(plant) ? 1 : 0),
    several ? 2 : 1,
  );
  return { thrillers, fillers, spillers };
}

const THRILLING: readonly Plant['form'][] = [
  'fine-grass',
  'broad-grass',
  'strap-leaf',
  'spire',
  'hydrangea',
  'fern',
  'bold-leaf',
  'rose',
  'globe',
];
const isThriller = (plant: Plant, width: number) =>
  ['shrub', 'hedging', 'grass', 'perennial', 'fern', 'herb', 'fruit'].includes(plant.category) &&
  plant.spreadM * 1000 <= width * 2.6 &&
  plant.heightM >= 0.45 &&
  plant.heightM <= 1.4 &&
  plant.form !== 'umbel' &&
  (isEvergreen(plant) || plant.category === 'grass' || plant.flower.months.length >= 3);
const isFiller = (plant: Plant) =>
  ['perennial', 'annual', 'fern', 'herb', 'grass'].includes(plant.category) &&
  plant.heightM >= 0.2 &&
  plant.heightM <= 0.5 &&
  plant.spreadM <= 0.6 &&
  plant.form !== 'mat' &&
  plant.flower.months.length + (hasColouredLeaf(plant) ? 3 : 0) >= 2;
const isSpiller = (plant: Plant) =>
  ['perennial', 'groundcover', 'annual', 'climber', 'grass', 'herb'].includes(plant.category) &&
  plant.heightM >= 0.06 &&
  plant.heightM <= 0.4 &&
  plant.spreadM >= 0.25 &&
  plant.spreadM <= 0.7 &&
  (plant.form === 'mat' ||
    plant.form === 'broad-grass' ||
    (plant.form === 'daisy' && plant.heightM <= 0.3));

function fillPot(job: Job, pot: Furnishing, thriller: Plant, others: readonly Plant[]): void {
  const inner = Math.min(pot.widthMm, pot.depthMm) / 2,
    drift = potDrift(pot.id);
  const middle = Math.max(inner * 0.75, Math.min(radiusOf(thriller), inner * 1.15));
  // no taller than twice the pot, so that it stands in the view and not in front of it
  place(job, thriller, {
    x: pot.x,
    y: pot.y,
    areaId: pot.areaId,
    driftId: drift,
    role: 'pot',
    radiusMm: middle,
    heightMm: Math.min(heightOf(thriller), Math.max(450, pot.heightMm * 1.6)),
    footMm: 0,
  });
  if (!others.length) return;
  const isCrop = others[0] === thriller,
    count = isCrop ? others.length : inner >= 200 ? 4 : 3,
    turn = job.random.between(0, TAU);
  for (let i = 0; i < count; i++) {
    const plant = others[i % others.length]!,
      angle = turn + (i * TAU) / count;
    place(job, plant, {
      x: pot.x + inner * 0.68 * cos(angle),
      y: pot.y + inner * 0.68 * sin(angle),
      areaId: pot.areaId,
      driftId: drift,
      role: 'pot',
      radiusMm: Math.min(radiusOf(plant), inner * 0.7),
      footMm: 0,
    });
  }
}
