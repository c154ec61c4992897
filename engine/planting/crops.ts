/** Vegetables in rows by rotation group, and herbs by the door. */
import { cos, radians, sin } from '../geometry/trig.ts';
import { areaM2, bounds } from '../geometry/region.ts';
import type { Area } from '../model/layout.ts';
import type { Plant } from '../model/plant.ts';
import { sunClassOf } from './filters.ts';
import { cover, roomFor } from './ground.ts';
import { type Job, footOf, nextDrift, place, radiusOf } from './job.ts';
import { sunAt } from './said-shade.ts';
import { staysPut } from './plant-works.ts';
import { top } from './top.ts';
import { tasteScore, whim } from './score-plant.ts';
import { isNamed } from './wishes.ts';
import { suitsHere } from './zones.ts';

type Group = 'legumes' | 'brassicas' | 'roots and onions' | 'fruiting and leaf';
const GROUPS: readonly Group[] = ['legumes', 'brassicas', 'roots and onions', 'fruiting and leaf'];
const GENERA: Record<Exclude<Group, 'fruiting and leaf'>, string[]> = {
  legumes: ['Phaseolus', 'Pisum', 'Vicia'],
  brassicas: ['Brassica', 'Raphanus', 'Eruca', 'Diplotaxis'],
  'roots and onions': [
    'Daucus',
    'Pastinaca',
    'Beta',
    'Allium',
    'Apium',
    'Foeniculum',
    'Anethum',
    'Helianthus',
    'Scorzonera',
    'Tragopogon',
  ],
};
/** Rotation group by genus: what follows what, so that no family stands twice running in one bed. */
export function rotationGroup(plant: Plant): Group {
  const genus = plant.latinName.split(' ')[0]!;
  for (const group of GROUPS)
    if (group !== 'fruiting and leaf' && GENERA[group].includes(genus)) return group;
  return 'fruiting and leaf';
}

type Plot = {
  x: number;
  y: number;
  width: number;
  depth: number;
  turnDeg: number;
  areaId: string;
  id: string;
};
/** Closest stations in a row that are drawn and counted, mm: seed is thinned to these or sown between them. */
const STATION_MM = 250;

/** Crops of warmer countries, which want glass or a hot wall here: grown for those who ask for them by name. */
export const OF_WARM_KITCHENS =
  /^(?:Abelmoschus|Amaranthus|Capsicum chinense|Corchorus|Momordica|Telfairia|Trigonella)/;

export function plantCrops(job: Job): void {
  // what was named and lasts one summer is sown in a row, herb or not
  const vegetable = job.allowed.filter(
    (plant) =>
      (plant.category === 'vegetable' &&
        (!OF_WARM_KITCHENS.test(plant.latinName) || isNamed(job.brief, plant))) ||
      (plant.category === 'herb' && plant.foliage.type === 'annual' && isNamed(job.brief, plant)),
  );
  const plots: Plot[] = job.layout.furnishings
    .filter((thing) => thing.kind === 'raised-bed')
    .map((thing) => ({
      x: thing.x,
      y: thing.y,
      width: thing.widthMm,
      depth: thing.depthMm,
      turnDeg: thing.turnDeg,
      areaId: thing.areaId,
      id: thing.id,
    }));
  for (const area of job.layout.areas)
    if (
      area.kind === 'vegetable' &&
      area.feature !== 'herbs' &&
      !plots.some((plot) => plot.areaId === area.id)
    )
      plots.push(...openPlots(area));
  // beds are few: the families of what was asked for by name come first
  const isAsked = (group: Group) =>
      vegetable.some((plant) => rotationGroup(plant) === group && isNamed(job.brief, plant)),
    groups = [...GROUPS].sort((a, b) => Number(isAsked(b)) - Number(isAsked(a))),
    asked = GROUPS.filter(isAsked).length;
  plots.forEach((plot, i) => {
    const area = job.layout.areas.find((one) => one.id === plot.areaId);
    const herbs = area?.feature === 'herbs' || (plots.length > 4 && i === plots.length - 1);
    // beds fewer than the families of what was named share them
    const own =
      plots.length < GROUPS.length && asked <= plots.length
        ? // two beds hold all four families between them, and change places every year
          groups.filter((_, nth) => nth % plots.length === i)
        : i === plots.length - 1 && i < asked
          ? groups.slice(i, asked)
          : groups.slice(i % groups.length, (i % groups.length) + 1);
    const pool = herbs
      ? job.allowed.filter((plant) => plant.category === 'herb' && plant.spreadM <= 0.9)
      : vegetable.filter((plant) => own.includes(rotationGroup(plant)));
    rows(job, plot, pool.length ? pool : vegetable, herbs);
  });
}

/** An open vegetable patch falls into beds 1.2 m wide with 0.5 m between. */
function openPlots(area: Area): Plot[] {
  const box = bounds(area.region),
    width = box.x1 - box.x0,
    depth = box.y1 - box.y0;
  const count = Math.max(1, Math.round((width + 500) / 1700)),
    each = Math.min(1200, (width - (count - 1) * 500 - 200) / count);
  if (each < 400)
    return [
      {
        x: (box.x0 + box.x1) / 2,
        y: (box.y0 + box.y1) / 2,
        width: width * 0.9,
        depth: depth * 0.9,
        turnDeg: 0,
        areaId: area.id,
        id: area.id,
      },
    ];
  const step = (width - each - 200) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, i) => ({
    x: box.x0 + 100 + each / 2 + i * (count > 1 ? step : 0),
    y: (box.y0 + box.y1) / 2,
    width: each,
    depth: depth - 300,
    turnDeg: 0,
    areaId: area.id,
    id: `${area.id}-${i}`,
  }));
}

/** More than whim and ease come to together. */
const ASKED_FIRST = 10;
/** From row to row of what is tall, mm. */
const ROW_MM = 450,
  NEAR_ROW_MM = 300;

function rows(job: Job, plot: Plot, pool: readonly Plant[], herbs: boolean): void {
  const sunClass = sunClassOf(sunAt(job, plot.x, plot.y));
  const asked = (plant: Plant) => isNamed(job.brief, plant);
  // what was asked for by name does with somewhat less sun than it likes
  const able = pool.filter(
      (plant) =>
        plant.sun.includes(sunClass) ||
        (asked(plant) && (sunClass !== 'shade' || plant.sun.includes('partial-sun'))),
    ),
    // a small bed of herbs holds those that were asked for, and no filler
    named = herbs ? able.filter(asked) : [],
    suited = named.length > 1 ? named : able;
  // of two potatoes that one word asks for, one is grown
  const species = ({ latinName }: Plant) => latinName.split(' ').slice(0, 2).join(' '),
    isOnlyOne = (plant: Plant, i: number, all: readonly Plant[]) =>
      !asked(plant) || all.findIndex((other) => species(other) === species(plant)) === i;
  const area = job.layout.areas.find((one) => one.id === plot.areaId);
  const difficulty = { beginner: 1.2, intermediate: 0.3, expert: -1 };
  const kinds = top(
    suited.length
      ? suited.filter(isOnlyOne)
      : pool.filter((plant) => sunClass !== 'shade' && plant.sun.includes('full-sun')),
    (plant) =>
      (asked(plant) ? ASKED_FIRST : 0) +
      whim(job, plant) * 2.2 +
      (plant.crop ? difficulty[plant.crop.difficulty] : 0) +
      (herbs ? tasteScore(job, plant, false) * 0.2 : 0),
    // a narrow bed has no row for a fourth kind, and what was asked for is to have one
    pool.some(asked)
      ? Math.max(
          1,
          Math.min(
            4,
            Math.floor(
              (Math.min(plot.width, plot.depth) - 160) /
                (pool.filter(asked).length > 2 ? NEAR_ROW_MM : ROW_MM),
            ),
          ),
        )
      : 4,
  );
  if (!kinds.length || !area) return;
  const long = plot.width >= plot.depth,
    length = Math.max(plot.width, plot.depth) - 200,
    across = Math.min(plot.width, plot.depth) - 160;
  const c = cos(radians(plot.turnDeg)),
    s = sin(radians(plot.turnDeg));
  // tallest at one side, so that the rows do not shade each other
  const ordered = [...kinds].sort((a, b) => b.heightM - a.heightM || (a.id < b.id ? -1 : 1));
  const gaps = ordered.map((plant) => Math.max(280, Math.min(700, plant.spacingCm * 10)));
  const lines: { plant: Plant; v: number }[] = [];
  for (let v = gaps[0]! / 2, i = 0; v <= across - 80 && i < 12; i++) {
    const which = Math.min(ordered.length - 1, Math.floor((v / across) * ordered.length)),
      plant = ordered[which]!;
    lines.push({ plant, v });
    v += (gaps[which]! + gaps[Math.min(ordered.length - 1, which + 1)]!) / 2;
  }
  for (const [row, { plant }] of lines.entries()) {
    const v = (across * (row + 0.5)) / lines.length;
    const station = Math.max(STATION_MM, plant.spacingCm * 10),
      count = Math.max(1, Math.floor(length / station)),
      drift = nextDrift(job, `row-${plot.id}`);
    for (let i = 0; i < count; i++) {
      const along = ((i + 0.5) / count - 0.5) * length,
        off = v - across / 2;
      const [u, w] = long ? [along, off] : [off, along];
      const x = plot.x + u * c - w * s,
        y = plot.y + u * s + w * c;
      place(job, plant, {
        x,
        y,
        areaId: area.id,
        driftId: drift,
        role: 'crop',
        radiusMm: Math.min(radiusOf(plant), station * 0.55),
        footMm: 0,
      });
    }
  }
}

/** Culinary herbs: an area of their own when the layout gives one, else the sunny front of the bed nearest the door. */
export function plantHerbs(job: Job): void {
  const wanted = job.type === 'edible' || job.brief.wanted.some((fact) => fact.value === 'herbs');
  const own = job.layout.areas.filter(
    (area) => area.feature === 'herbs' && area.kind !== 'bed' && area.kind !== 'vegetable',
  );
  if (!wanted && !own.length) return;
  const herbs = job.rooted.filter(
    (plant) =>
      plant.category === 'herb' && staysPut(plant) && plant.heightM <= 1.1 && plant.spreadM <= 0.9,
  );
  if (!herbs.length || own.length) return;
  const { grid, front } = job.ground;
  const best = job.beds
    .filter((bed) => bed.conditions.areaM2 >= 0.5 && bed.conditions.sunClass !== 'shade')
    .map((bed) => ({
      bed,
      k: nearestCell(
        job,
        bed.cells.filter((k) => front[k]! < 700),
      ),
    }))
    .filter(({ k }) => k >= 0)
    .sort((a, b) => away(job, a.k) - away(job, b.k))[0];
  if (!best) return;
  const kinds = top(
    herbs.filter((plant) => plant.sun.includes(best.bed.conditions.sunClass)),
    (plant) => tasteScore(job, plant, false),
    areaM2(best.bed.area.region) < 4 ? 2 : 4,
  );
  const near = best.bed.cells
    .filter((k) => front[k]! < 700 && away(job, k) < away(job, best.k) + 3500)
    .sort((a, b) => away(job, a) - away(job, b) || a - b);
  let planted = 0;
  for (const k of near) {
    const plant = kinds[Math.floor(planted / 3) % kinds.length];
    if (!plant || planted >= kinds.length * 3) return;
    const x = grid.x(k),
      y = grid.y(k);
    const room = job.index.isFree(x, y, footOf(plant), 0.95)
      ? roomFor(job.site, best.bed.area.region, x, y, radiusOf(plant))
      : 0;
    if (!room || !suitsHere(job, best.bed, plant, x, y)) continue;
    place(job, plant, {
      x,
      y,
      areaId: best.bed.area.id,
      driftId: `herb-${plant.id}`,
      role: 'crop',
      radiusMm: room,
    });
    cover(job.ground, x, y, room);
    planted++;
  }
}
const away = (job: Job, k: number) =>
  Math.abs(job.ground.grid.x(k) - job.site.doorX) + job.ground.grid.y(k);
function nearestCell(job: Job, cells: readonly number[]): number {
  let best = -1,
    least = Infinity;
  for (const k of cells)
    if (away(job, k) < least) {
      least = away(job, k);
      best = k;
    }
  return best;
}
