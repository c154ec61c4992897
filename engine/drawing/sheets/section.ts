/** A section through the garden along its length: house, ground, build-ups, what stands in it, and people, at one scale both ways. */
import type { GardenModel } from '../../model/garden.ts';
import type { Mm } from '../../model/shapes.ts';
import { baseOf } from '../../scene/build-scene.ts';
import type { Plant } from '../../model/plant.ts';
import type { Drawing, LayerId, Primitive } from '../drawing.ts';
import { makeBoard, define } from '../board.ts';
import { makeFrame } from '../frame.ts';
import { finish } from '../views/finish.ts';
import { SCALES } from '../views/options.ts';
import { drawDetails, DETAIL_HEIGHT } from './floor-details.ts';
import { groundBuild, type GroundBuild } from './floor-layers.ts';
import { levelsOf, surfaceAt } from '../../levels/levels.ts';
import { makeSpots } from './label-spots.ts';
import { standingLines, standingThings } from './section-built.ts';
import { crossedBy, cutOf, type Cut } from './section-cut.ts';
import { makeSectionFrame, type SectionFrame } from './section-frame.ts';
import { drawGround } from './section-ground.ts';
import { drawHouseCut, drawPerson, houseTop, HOUSE_MM } from './section-house.ts';
import { drawKeyPlan } from './section-key.ts';
import { labelGround, labelHouse, labelTops, UNDER_MM } from './section-labels.ts';
import { grown, standingPlants, type Standing } from './section-plants.ts';
import { standingKept } from './section-kept.ts';
import { peopleIn } from './section-people.ts';
import { drawZonesCut } from './section-zones.ts';
import { drawFoot, drawHead, roomsOf, type Room, type SheetOptions } from './sheet-page.ts';

/** Ground beyond the end, and earth under the lowest level, mm. */
const BEYOND_MM = 900,
  EARTH_MM = 700;
/** Words beside the house, and room for names over what is highest, paper mm. */
const BESIDE = 27,
  OVER = 7,
  KEY = { width: 46, height: 36 };

type Fit = {
  room: Room;
  scale: number;
  zero: [number, number];
  earthY: number;
  bottom: Mm;
  detailsY: number;
};

export function drawSection(options: SheetOptions): Drawing {
  const { model } = options,
    { site } = model,
    cut = cutOf(model),
    plants = new Map(options.catalogue.plants.map((plant) => [plant.id, plant]));
  const fit = fitSection(model, cut, plants, roomsOf(options.paper)),
    { room, scale } = fit;
  const frame = makeSectionFrame(1 / scale, cut, fit.zero);
  const board = makeBoard(
    makeFrame({ x0: 0, y0: 0, x1: 1, y1: 1 }, 1 / scale, 0, 0, 0, site.bearingDeg),
    model,
    options.catalogue,
  );
  board.defs.clear();
  const ground = drawGround(frame, model, fit.bottom);
  for (const def of ground.defs) define(board, def);
  const lines = standingLines(frame, model),
    atWall = levelsOf(model).atDoorMm;
  const seen: Standing[] = [
    ...lines.beyond,
    ...standingKept(frame, model),
    ...standingThings(frame, model),
    ...standingPlants(frame, model, plants, (p) => baseOf(model, p)),
  ].sort((a, b) => b.beyond - a.beyond);
  const spots = makeSpots({ ...room.inner, y0: room.inner.y0 + 0.5, y1: fit.detailsY - 1 });
  const under = labelGround(frame, model, ground.crossed, fit.earthY, spots),
    beside = labelHouse(frame, houseLevels(model, atWall), HOUSE_MM, spots),
    tops = labelTops(frame, model, plants, spots);
  const people = peopleIn(frame, model).flatMap(({ along, level }, i) =>
    drawPerson(frame, along, level, i ? 1 : 0),
  );
  const builds = buildsOf(model, cut),
    width = room.inner.x1 - room.inner.x0 - KEY.width - 6;
  const layers = new Map<LayerId, Primitive[]>([
    ['surfaces', [...ground.earth, ...ground.water]],
    ['house', drawHouseCut(frame, site, atWall)],
    ['plants', seen.flatMap((one) => one.items)],
    ['structures', [...people, ...drawZonesCut(frame, model)]],
    ['boundary', [...lines.cut, ...ground.line]],
    ['dimensions', under],
    ['labels', [...beside, ...tops]],
    [
      'panel',
      [
        ...drawHead(options, room, `Section A–A, 1:${scale}`),
        ...drawDetails(builds, room.inner.x0, fit.detailsY, width),
        ...drawKeyPlan(model, cut, room.inner.x1 - KEY.width, fit.detailsY, KEY.width, KEY.height),
        ...drawFoot(options, room, { k: frame.k, scale, northDeg: null }, [
          'Levels in metres from the damp-proof course of the house, lengths from its wall. Planting as in its fifth year; people 1.70 m.',
          site.slope === 'level'
            ? `${site.levels?.isGiven ? 'The ground is drawn level, as it was given' : 'The ground is drawn level: no fall was given'}. The floor inside is taken at the damp-proof course: check both on site.`
            : site.levels?.breaks?.length
              ? 'The levels, their walls and their heights are as they were told: have them surveyed.'
              : 'Floors are levelled into ground that is taken to slope evenly: have the levels surveyed.',
        ]),
      ],
    ],
  ]);
  return finish(
    board,
    {
      view: 'section',
      name: `Section: ${options.title?.trim() || 'garden'}`,
      widthMm: room.widthMm,
      heightMm: room.heightMm,
      scale,
    },
    layers,
  );
}

const houseLevels = ({ site }: GardenModel, ground: Mm) =>
  site.isPart
    ? []
    : [
        { level: 0, words: 'damp-proof course' },
        { level: ground + site.house.heightMm, words: 'eaves' },
        { level: ground, words: 'ground at wall' },
        { level: 2100, words: 'door head' },
      ];
/** Each floor once, from the house outward. */
function buildsOf(model: GardenModel, cut: Cut): GroundBuild[] {
  const found: GroundBuild[] = [];
  for (const { area, from, to } of crossedBy(model, cut.x)) {
    const build = to - from < 250 ? null : groundBuild(area, model.site);
    if (build && !found.some((one) => one.title === build.title)) found.push(build);
  }
  return found;
}

/** Highest level of what the section shows, and the lowest of the ground's surface. */
function extentOf(
  model: GardenModel,
  cut: Cut,
  plants: ReadonlyMap<string, Plant>,
): { top: Mm; low: Mm } {
  const side: Pick<SectionFrame, 'beyond'> = { beyond: (x) => (x - cut.x) * cut.side };
  const { site, layout, planting } = model;
  const levels = [0, 0.25, 0.5, 0.75, 1].map((t) =>
    surfaceAt(model, cut.x, cut.from + (cut.to - cut.from) * t),
  );
  const high = Math.max(...levels),
    low = Math.min(...levels);
  const tops = [
    ...layout.furnishings.filter((f) => side.beyond(f.x) > -1000).map((f) => f.heightMm + 150),
    ...site.edges.filter((edge) => edge.kind !== 'house').map((edge) => edge.heightMm),
    ...planting.placements
      .filter((p) => side.beyond(p.x) > -p.radiusMm)
      .map((p) => grown(p, plants.get(p.plantId)).heightMm),
    ...site.existing.filter((e) => side.beyond(e.x) > -e.radiusMm).map((e) => e.heightMm),
  ];
  const hasPond = crossedBy(model, cut.x).some((one) => one.area.kind === 'pond');
  return {
    top: Math.max(houseTop(site, levels[0]!), high + Math.max(0, ...tops)),
    low: low - (hasPond ? 350 : 0),
  };
}

/** The largest scale at which the section with its words and details fits; the house stands left when the section looks to the left. */
function fitSection(
  model: GardenModel,
  cut: Cut,
  plants: ReadonlyMap<string, Plant>,
  rooms: readonly Room[],
): Fit {
  const { top, low } = extentOf(model, cut, plants),
    bottom = low - EARTH_MM,
    length = cut.to + BEYOND_MM + HOUSE_MM;
  for (const scale of [...SCALES, 1000, 2000, 5000])
    for (const room of rooms) {
      const { x0, y0, x1, y1 } = room.inner,
        k = 1 / scale,
        width = length * k + BESIDE,
        height = OVER + (top - bottom) * k + UNDER_MM + DETAIL_HEIGHT;
      if (width > x1 - x0 || height > y1 - y0) continue;
      const left = x0 + (x1 - x0 - width) / 2,
        spare = (y1 - y0 - height) / 2,
        zeroY = y0 + spare + OVER + top * k;
      return {
        room,
        scale,
        zero: [
          cut.side < 0 ? left + BESIDE + HOUSE_MM * k : left + (cut.to + BEYOND_MM) * k,
          zeroY,
        ],
        bottom,
        earthY: zeroY - bottom * k,
        detailsY: y1 - DETAIL_HEIGHT,
      };
    }
  throw new Error('a plot of more than a kilometre has no section on a sheet');
}
