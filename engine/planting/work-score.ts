/** What the work in a bed asks of a plant, beyond taste. */
import type { Plant } from '../model/plant.ts';
import { type Job, isEvergreen } from './job.ts';
import type { Work } from './plant-works.ts';
import { summerShow } from './show.ts';

/** Added to the spacing that is liked, by who looks after the garden: broad plants are few, and cover by themselves, cm. */
const BY_HANDS = { none: 18, few: 10, usual: 3, keen: 0 } as const;

/** Among what covers the ground this spacing is broad, cm: else the two or three broadest cranesbills would cover it everywhere. */
const LOW_CM = 40;
const LOW_WORKS: readonly Work[] = ['ground', 'front'];

/** Extra liking for a plant in a job, beyond taste. Larger gardens want larger plants: fewer to buy, broader to see. */
export function workScore(job: Job, plant: Plant, work: Work): number {
  const broad = Math.min(80, 42 + job.bedM2 * 0.25 + BY_HANDS[job.rules.hands]);
  const small =
    work === 'bulb' || work === 'emergent' || work === 'dome'
      ? 0
      : Math.max(0, Math.min(broad, LOW_WORKS.includes(work) ? LOW_CM : broad) - plant.spacingCm) *
          (job.rules.hands === 'keen' ? 0.2 : 0.3) +
        // a carpet of plugs takes hundreds
        (job.bedM2 > 15 ? Math.max(0, 30 - plant.spacingCm) * 0.5 : 0);
  return workLiking(job, plant, work) - small;
}

/** Depth of bed that a shrub needs for each metre of its spread, kept in by pruning; taken off for one that is broader. */
const LEAST_DEPTH_MM = 680,
  TOO_BROAD = 12;

/** True when the visitor wants to be hidden from neighbours. */
const screens = (job: Job) =>
  job.brief.overlooked.value || job.brief.wanted.some((fact) => fact.value === 'privacy');

function workLiking(job: Job, plant: Plant, work: Work): number {
  switch (work) {
    case 'dome':
      return (
        (plant.form === 'dome'
          ? 1.5
          : plant.form === 'cube'
            ? job.type === 'wildlife' || job.type === 'family'
              ? -2
              : 1
            : plant.category === 'hedging' && job.type !== 'wildlife'
              ? 2
              : 0) +
        (plant.layer === 'structural' ? 1.5 : 0) -
        Math.abs(plant.spreadM - 0.8)
      );
    case 'shrub':
      return (
        (isEvergreen(plant) ? 1 : 0) -
        // cut to this it is still too broad for a strip, and none of it would be planted
        (plant.spreadM * LEAST_DEPTH_MM > job.depthMm ? TOO_BROAD : 0) -
        Math.max(0, plant.spreadM * 900 - job.depthMm) * 0.006 -
        // where there is room a shrub is a shrub, and no edging
        Math.max(0, Math.min(1, (job.depthMm - 700) / 500)) * Math.max(0, 1 - plant.spreadM) * 7 +
        (screens(job) && plant.heightM >= 1.6 ? 1.2 + Number(isEvergreen(plant)) : 0) +
        Math.min(1, Math.max(0, (job.bedM2 - 25) / 100)) *
          (Math.min(1.9, plant.spreadM) - 1.3) *
          2.2 +
        (job.bedM2 < 12 && plant.spreadM > 1.6 ? -2.5 : 0) +
        (plant.category === 'fruit' && job.type !== 'edible' ? -3 : 0)
      );
    case 'tall':
      return (
        (plant.category === 'grass' ? 1 : plant.category === 'shrub' ? -1.5 : 0) +
        (plant.layer === 'emergent' ? -0.5 : 0)
      );
    case 'emergent':
      return (
        (plant.layer === 'emergent' ? 3 : 0) +
        (plant.form === 'cloud' || plant.form === 'fine-grass' ? 0.6 : 0)
      );
    case 'front':
      return (plant.layer === 'edging' ? 1.5 : 0) + plant.flower.months.length * 0.1;
    case 'ground':
      return (
        (isEvergreen(plant) ? 1.4 : 0) +
        summerShow(plant) * 0.45 +
        (plant.layer === 'groundcover' ? 1.5 : 0) +
        (job.type === 'modern'
          ? 0
          : plant.category === 'grass'
            ? -1.2
            : Math.min(1, plant.flower.months.length * 0.25)) +
        (job.type === 'lowmaint' && isEvergreen(plant) ? 1.5 : 0)
      );
    case 'mid':
      return Math.min(1.2, plant.flower.months.length * 0.3) - (summerShow(plant) < 1 ? 1.5 : 0);
    default:
      return 0;
  }
}
