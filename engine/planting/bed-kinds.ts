/** The kinds of one bed: five to seven of the garden's, some of them in every bed, so that borders are of a piece and none is a collection. */
import type { Plant } from '../model/plant.ts';
import { traitLiking } from './asked-traits.ts';
import type { Palette } from './choose-palette.ts';
import { keepsHalf, quarrels } from './colour-halves.ts';
import { forFood } from './palette-extras.ts';
import { type Bed, type Job, isEvergreen } from './job.ts';
import { isWanted } from './score-plant.ts';
import { ShowTally } from './show.ts';
import type { Work } from './plant-works.ts';
import { winterLiking } from './winter-view.ts';
import { zoneFit, zonesOf } from './zones.ts';

/** Works whose kinds share the ground between the shrubs, in the order in which a bed is given them. */
const BETWEEN: readonly Work[] = ['ground', 'tall', 'mid', 'front', 'emergent'];
/** Added by who looks after the garden. */
const BY_HANDS = { none: -1, few: -1, usual: 0, keen: 2 } as const;
/** More kinds than these that a name covers are shared among the beds. */
const MOST_WISHED = 3;
/** A ground smaller than this is planted with its neighbours, m². */
const LEAST_ZONE_M2 = 0.4;
/** Kinds more in a bed where hot and soft colours are kept apart. */
const FOR_HALVES = 3;
/** Kinds of fern in every bed of a ferny garden. */
const FERNS = 3;
/** Added for the first evergreen shrub of a bed. */
const EVERGREEN_FIRST = 5;
/** Beside a goal or a slide nothing stands that a ball breaks for the year. */
const OF_PLAY_MM = 1500,
  BROKEN = 6,
  BREAKS =
    /^(?:Lupinus|Delphinium|Lilium|Digitalis|Alcea|Hosta|Paeonia|Salvia yangii|Verbena bonariensis|Penstemon|Oenothera|Phlox|Campanula (?:persicifolia|lactiflora)|Helianthemum|Papaver|Thalictrum|Veronicastrum|Sidalcea|Dahlia|Eremurus|Aquilegia|Hylotelephium|Euphorbia)/;
/** Kinds that come back in every bed are liked more than kinds that other beds have already. */
const RUNS = 1.2,
  ELSEWHERE = 0.5;

/** Kinds between the shrubs of a bed of that size, and kinds of shrub. */
export function kindsOfBedSize(areaM2: number, hands: keyof typeof BY_HANDS) {
  const more = BY_HANDS[hands];
  return {
    between: Math.max(2, Math.min(areaM2 > 90 ? 6 : 5, Math.round(2.2 + areaM2 / 13)) + more),
    shrubs: Math.max(
      1,
      Math.min(areaM2 > 140 ? 8 : areaM2 > 70 ? 5 : 3, Math.round(0.8 + areaM2 / 14)),
    ),
    bulbs: areaM2 < 8 ? 1 : areaM2 < 45 ? 2 : 3,
  };
}

/** The part of the garden's palette that stands in a bed; `taken` counts the beds each kind stands in already, and is added to. */
export function kindsOfBed(
  job: Job,
  palette: Palette,
  bed: Bed,
  taken: Map<string, number>,
): Palette {
  const zones = zonesOf(job, [bed]),
    most = kindsOfBedSize(bed.conditions.areaM2, job.rules.hands);
  const nearestY = Math.min(...bed.area.region.flatMap(([ring]) => ring!.map(([, y]) => y)));
  const mayStand = (plant: Plant) =>
    bed.cells.some((k) => keepsHalf(job, plant, job.ground.grid.x(k), job.ground.grid.y(k)));
  const isByPlay = bed.cells.some((k) => job.ground.play[k]! < OF_PLAY_MM);
  const isFirst = taken.size === 0,
    isFerny = job.moods.includes('ferny') || job.moods.includes('lush');
  const pick = (works: readonly Work[], count: number): Set<Plant> => {
    const chosen = new Set<Plant>(),
      tally = new ShowTally();
    const fitOf = (plant: Plant) =>
      zones.reduce((sum, zone) => {
        const there = [...chosen].reduce((all, other) => all + zoneFit(other, zone), 0);
        return sum + (zone.areaM2 * zoneFit(plant, zone)) / (1 + there);
      }, 0);
    const all = zones.reduce((sum, { areaM2 }) => sum + areaM2, 0) || 1;
    const add = (work: Work, only = zones): boolean => {
      let best: Plant | null = null,
        top = 0;
      for (const [i, plant] of palette.kinds.get(work)!.entries()) {
        if (
          chosen.has(plant) ||
          !only.some((zone) => zoneFit(plant, zone) >= 0.2) ||
          !mayStand(plant)
        )
          continue;
        const beds = taken.get(plant.id) ?? 0,
          score =
            1 +
            (8 * fitOf(plant)) / all +
            tally.need(plant) * 1.1 -
            i * 0.2 +
            (isWanted(job, plant) ? 6 : 0) +
            forFood(job, plant) +
            winterLiking(job.brief, plant, nearestY) +
            traitLiking(job, plant, bed) -
            (isByPlay && BREAKS.test(plant.latinName) ? BROKEN : 0) +
            (plant.category === 'fern' ? (isFerny ? 6 : 1) : 0) +
            // half of a bed's frame is there in January
            (work === 'shrub' && isEvergreen(plant) && ![...chosen].some(isEvergreen)
              ? EVERGREEN_FIRST
              : 0) +
            (job.brief.said?.winterGreen && isEvergreen(plant) ? EVERGREEN_FIRST : 0) +
            (isFirst || !beds ? 0 : beds > 1 ? RUNS - ELSEWHERE * beds : RUNS);
        if (score > top) {
          top = score;
          best = plant;
        }
      }
      if (!best) return false;
      chosen.add(best);
      tally.add(best);
      return true;
    };
    for (let round = 0; round < 4 && chosen.size < count; round++)
      for (const work of works) if (chosen.size < count) add(work);
    // no ground of the bed is left to nobody
    for (const zone of zones)
      if (zone.areaM2 >= LEAST_ZONE_M2 && ![...chosen].some((plant) => zoneFit(plant, zone) >= 0.3))
        for (const work of works) if (add(work, [zone])) break;
    return chosen;
  };
  const here = new Set([
    ...pick(['shrub'], most.shrubs),
    // halves of unlike colours share few kinds
    ...pick(BETWEEN, most.between + (quarrels(job) ? FOR_HALVES : 0)),
    ...pick(['bulb'], most.bulbs),
  ]);
  // one fern is a plant in a pot's place; a ferny garden has several
  if (isFerny)
    for (const fern of palette.all.filter(({ category }) => category === 'fern').slice(0, FERNS))
      if (zones.some((zone) => zoneFit(fern, zone) >= 0.3)) here.add(fern);
  for (const { id } of here) taken.set(id, (taken.get(id) ?? 0) + 1);
  const wished = palette.all.filter((plant) => isWanted(job, plant)).length,
    domes = palette.kinds.get('dome')!.slice(0, 1);
  const kinds = new Map(
    [...palette.kinds].map(([work, all]): [Work, Plant[]] => [
      work,
      work === 'dome'
        ? domes
        : all.filter((plant) => here.has(plant) || (isWanted(job, plant) && wished <= MOST_WISHED)),
    ]),
  );
  return { ...palette, kinds };
}
