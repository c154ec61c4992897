/** Trees and shrubs that stay: put down as they stand, drawn as the plant of the catalogue that is likest. */
import type { Plant } from '../model/plant.ts';
import type { ExistingThing } from '../model/site.ts';
import { namesPlant } from './plant-names.ts';
import { nearestArea } from './ground.ts';
import { type Job, heightOf, isEvergreen, place, radiusOf } from './job.ts';

/** A trunk with room for its bark and stake, mm. */
export const TRUNK_FOOT_MM = 300;

/** Puts down a tree or shrub that stays; anything else is none of the planting's. */
export function placeKept(job: Job, thing: ExistingThing): void {
  if (thing.kind !== 'tree' && thing.kind !== 'shrub') return;
  const plant = likeness(job, thing);
  const area = nearestArea(job.layout, thing.x, thing.y);
  if (!plant || !area) return;
  const placement = place(job, plant, {
    x: thing.x,
    y: thing.y,
    areaId: area.id,
    driftId: `kept-${thing.id}`,
    role: thing.kind === 'tree' ? 'tree' : 'structure',
    radiusMm: thing.radiusMm,
    heightMm: thing.heightMm,
    footMm: thing.kind === 'tree' ? TRUNK_FOOT_MM : thing.radiusMm,
  });
  placement.existing = true;
}

const TRAINED = /\b(?:trained|espaliers?|espaliered|cordons?|fan)\b/i;

/** The catalogue plant a kept thing is drawn as: by its name, else of its kind and size. */
function likeness(job: Job, thing: ExistingThing): Plant | null {
  const words = thing.name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(
      (word) =>
        word.length > 2 &&
        ![
          'old',
          'the',
          'big',
          'large',
          'small',
          'kept',
          'existing',
          'tree',
          'shrub',
          'young',
          'mature',
        ].includes(word),
    );
  const kinds: Plant['category'][] =
    thing.kind === 'tree' ? ['tree', 'fruit'] : ['shrub', 'hedging', 'fruit'];
  // only what was called so grows flat against a wall
  const isTrained = TRAINED.test(thing.name);
  const pool = [...job.byId.values()].filter(
    (plant) => kinds.includes(plant.category) && (isTrained || plant.form !== 'trained-fruit'),
  );
  let best: Plant | null = null,
    most = -Infinity;
  for (const plant of pool) {
    const named =
      words.length > 0 &&
      (namesPlant(plant, words.join(' '))
        ? 2
        : words.some((word) => namesPlant(plant, word))
          ? 1
          : 0);
    const score =
      Number(named) * 100 -
      Math.abs(heightOf(plant) - thing.heightMm) / 1000 -
      Math.abs(radiusOf(plant) - thing.radiusMm) / 1000 -
      (isEvergreen(plant) === thing.evergreen ? 0 : 20);
    if (score > most) {
      most = score;
      best = plant;
    }
  }
  return best;
}
