/** Groves of great gardens: a few kinds of shrub, each in a mass of its own, under the trees and over mulch. */
import type { Plant } from '../model/plant.ts';
import { isKeptClear } from './clearance.ts';
import { cover, roomFor } from './ground.ts';
import { type Bed, type Job, isEvergreen, nextDrift, place, radiusOf } from './job.ts';
import { apart2 } from './plant-index.ts';
import { canDo } from './plant-works.ts';
import { scatter, shuffled } from './scatter.ts';
import { asksLittleEnough, feedsWildlife, tasteScore } from './score-plant.ts';
import { top } from './top.ts';
import { gardenFit, suitsHere, zonesOf } from './zones.ts';

/** Kinds of all groves together: at the least, and one more for each of so many m². */
const LEAST_KINDS = 3,
  MOST_KINDS = 6,
  A_KIND_M2 = 70;
/** Lower than this a shrub closes over no weeds, and higher than this it is no shrub to walk past, m. */
const LOWEST_M = 0.8,
  HIGHEST_M = 3.2;
/** From mass to mass of a kind, mm. */
const MASS_MM = 5000;
/** Between neighbours, times the spread: they meet in their fifth summer. */
const APART = 0.92,
  /** Of it, the room that a shrub has to have to a fence. */
  LEAST_ROOM = 0.75,
  /** Masses that are asked for what fits. */
  NEAREST = 3;
/** Liking of what stands in the borders already, and of natives. */
const REPEATED = 2,
  NATIVE = 4;

/** Sets the shrubs of every grove. Trees stand in them already. */
export function plantGroves(job: Job): void {
  if (!job.groves.length) return;
  const kinds = kindsOfGroves(job);
  job.groves.forEach((grove, i) => massIn(job, grove, kinds, i));
}

function kindsOfGroves(job: Job): Plant[] {
  const zones = zonesOf(job, job.groves),
    groveM2 = zones.reduce((sum, { areaM2 }) => sum + areaM2, 0);
  const pool = job.rooted.filter(
      (plant) =>
        plant.category === 'shrub' &&
        canDo(plant, 'shrub') &&
        plant.heightM >= LOWEST_M &&
        plant.heightM <= HIGHEST_M &&
        asksLittleEnough(job, plant) &&
        gardenFit(plant, zones, groveM2) > 0,
    ),
    most = job.rules.fewKinds
      ? LEAST_KINDS
      : Math.min(MOST_KINDS, LEAST_KINDS + Math.floor(groveM2 / A_KIND_M2)),
    standing = new Set(job.placements.map(({ plantId }) => plantId)),
    chosen: Plant[] = [];
  const liking = (plant: Plant): number =>
    8 * gardenFit(plant, zones, groveM2) +
    tasteScore(job, plant) +
    (standing.has(plant.id) ? REPEATED : 0) +
    (plant.nativeUK ? NATIVE : feedsWildlife(plant) ? NATIVE / 2 : 0);
  const genusOf = ({ latinName }: Plant) => latinName.split(' ')[0];
  while (chosen.length < most) {
    const others = pool.filter((plant) => chosen.every((one) => genusOf(one) !== genusOf(plant))),
      // a third of a grove at the least is green in January
      green =
        chosen.length % 3 === 1 && !chosen.slice(-1).some(isEvergreen)
          ? others.filter(isEvergreen)
          : [],
      next = top(green.length ? green : others, liking, 1)[0];
    if (!next) break;
    chosen.push(next);
  }
  return chosen;
}

function massIn(job: Job, grove: Bed, kinds: readonly Plant[], nth: number): void {
  const { grid } = job.ground;
  const masses = scatter(job, grove.cells, MASS_MM).flatMap((k, i) => {
    const x = grid.x(k),
      y = grid.y(k),
      able = kinds.filter((plant) => suitsHere(job, grove, plant, x, y));
    return able.length
      ? [
          {
            x,
            y,
            plant: able[(i + nth) % able.length]!,
            driftId: nextDrift(job, `${grove.area.id}-mass`),
          },
        ]
      : [];
  });
  if (!masses.length) return;
  for (const k of shuffled(job, grove.cells)) {
    const x = grid.x(k),
      y = grid.y(k),
      near = masses
        .toSorted((a, b) => apart2(a.x, a.y, x, y) - apart2(b.x, b.y, x, y))
        .slice(0, NEAREST);
    // where the nearest is too broad for the place, its neighbour takes it
    for (const { plant, driftId } of near) {
      const wished = radiusOf(plant);
      if (
        !job.index.isFree(x, y, wished * APART, 1) ||
        !suitsHere(job, grove, plant, x, y) ||
        !isKeptClear(job, plant, x, y)
      )
        continue;
      const radius = roomFor(job.site, grove.area.region, x, y, wished);
      if (radius < wished * LEAST_ROOM) continue;
      place(job, plant, {
        x,
        y,
        areaId: grove.area.id,
        driftId,
        role: 'structure',
        radiusMm: radius,
        footMm: radius * APART,
      });
      cover(job.ground, x, y, radius);
      break;
    }
  }
}
