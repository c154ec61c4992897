/** The quick half of a candidate: terrace, rooms and the open figure, with a score that decides which are finished. */
import type { LayoutWeights } from '../model/design-weights.ts';
import type { Language } from '../model/layout.ts';
import type { Region } from '../model/shapes.ts';
import { seededRandom } from '../geometry/random.ts';
import { area, bounds, contains, rectangle } from '../geometry/region.ts';
import { offset, tryUnite } from '../geometry/trial.ts';
import { makeFront } from './front-garden.ts';
import { fitFigure, wishedOpen } from './fit-figure.ts';
import { gateFloors } from './gates.ts';
import { hullArea } from './hull.ts';
import { lawnCore } from './lawn-core.ts';
import { loopRound } from './loop.ts';
import { layPlanters } from './planter-garden.ts';
import { pave } from './paving.ts';
import { placeRooms } from './place-rooms.ts';
import { wishesMet } from './wishes.ts';
import {
  clamp,
  snap,
  type Ask,
  type Frame,
  type ItemId,
  type Part,
  type Terrace,
} from './plan-types.ts';
import { axisOf, makeTerrace, terracePart } from './terrace.ts';
import { makeTinyFloor } from './tiny-floor.ts';
import type { OpenFigure, Orientation, Roomed, Setting, Sketch } from './stages.ts';

/** On a narrower plot one bed worth the name stands on one side, rather than two strips. */
const NARROW_MM = 8500,
  DEEP_SIDE_MM = 1500;
/** From here on both sides have room for planting in layers. */
const WIDE_MM = 11_000,
  LAYERED_MM = 1500,
  MOST_BORDER_MM = 2400;
const ONE_SIDED: ReadonlySet<Language> = new Set<Language>(['rect', 'arc', 'diagonal']);

export type SketchInput = {
  orientation: Orientation;
  ask: Ask;
  weights: LayoutWeights;
  language: Language;
  seed: number;
  /** Items given up before drawing. */
  without?: readonly ItemId[];
};

/** Sketches of a plot by what they were drawn from; nothing changes one once it is drawn. */
const drawn = new WeakMap<Frame, Map<string, Sketch>>();
const listed = (_: string, value: unknown) => (value instanceof Set ? [...value] : value);

/** The same setting is drawn once: with fewer wishes, and after something gave way, every fourth is asked for again. */
export function makeSketch(input: SketchInput): Sketch {
  const { ask, language, seed, without = [] } = input,
    { frame } = input.orientation,
    key = JSON.stringify([ask, language, seed, without], listed);
  let known = drawn.get(frame);
  if (!known) drawn.set(frame, (known = new Map()));
  const same = known.get(key);
  if (same) return { ...same, ask };
  const sketch = drawSketch(input);
  known.set(key, sketch);
  return sketch;
}

function drawSketch({ weights, ...input }: SketchInput): Sketch {
  const setting = settingOf(input),
    { ask } = setting;
  if (ask.undug) {
    const roomed = layPlanters(startUndug(setting));
    const quickScore = weights.sketchWishes * wishesMet(roomed) + weights.sketchOpen;
    return { ...roomed, figure: [], arc: null, noOpen: false, quickScore };
  }
  const roomed = placeRooms(startAtTerrace(setting), ask.items);
  const open = { ...roomed, ...fitFigure(roomed) };
  const laid = ask.later.length && open.figure.length ? { ...open, ...placeLater(open) } : open;
  return { ...laid, quickScore: quickScore(laid, weights) };
}

export function settingOf({
  orientation,
  ask,
  language,
  seed,
  without = [],
}: Omit<SketchInput, 'weights'>): Setting {
  const { frame, site, mirrored } = orientation;
  const random = seededRandom(seed);
  const border = snap(
    frame.tiny
      ? random.between(500, 700)
      : clamp(
          0.11 * Math.min(frame.meanWidthMm, frame.depthMm) * random.between(0.8, 1.25),
          frame.meanWidthMm >= WIDE_MM ? LAYERED_MM : 600,
          frame.meanWidthMm >= WIDE_MM ? MOST_BORDER_MM : 1700,
        ),
    50,
  );
  const axisX = axisOf(site.house, site.doorX),
    lawnCost = random.pick([0.9, 1.8, 3]);
  const lopsided = ONE_SIDED.has(language) && frame.meanWidthMm < NARROW_MM && !frame.tiny;
  return {
    frame,
    site,
    mirrored,
    ask,
    language,
    seed,
    without,
    random,
    border,
    sides:
      lopsided && random.chance(0.6)
        ? { left: DEEP_SIDE_MM, right: 0 }
        : { left: border, right: border },
    axisX,
    lawnCost,
  };
}

/** Where nothing may be dug the floor is what is left at the end: until then there is the house wall. */
function startUndug(setting: Setting): Roomed {
  const { house } = setting.site;
  return {
    ...setting,
    terrace: { region: [], x0: house.x0, x1: house.x1, depth: 0 },
    parts: keptParts(setting.frame),
    placed: [],
    dropped: [],
    occupied: startRaster(setting),
  };
}

/** The floor at the door, which in a front garden comes with the way to the street. */
function startAtTerrace(setting: Setting): Roomed {
  const { frame, ask } = setting;
  const kept = keptParts(frame),
    patio = keptPatio(setting, kept),
    front = ask.front && !patio ? makeFront(setting) : null;
  const terrace = patio
    ? terraceOn(patio)
    : (front?.terrace ??
      (frame.tiny && !ask.noPatio ? makeTinyFloor(setting) : makeTerrace(setting)));
  const floor = terracePart(ask, terrace.region);
  const ways = gateFloors(setting, terrace.region, [
    ...frame.kept.map((thing) => thing.blocked),
    ...(front?.parts ?? []).map((part) => part.region),
  ]);
  const round = loopRound(setting, terrace.region);
  const clear = frame.tiny || ask.front ? terrace.region : offset(terrace.region, 200);
  const roomed: Roomed = {
    ...setting,
    terrace,
    parts: [
      { ...patio, ...floor },
      ...kept.filter((part) => part !== patio),
      ...(round
        ? [
            {
              id: 'path-walk',
              kind: 'path',
              feature: null,
              region: tryUnite(round.region, ways),
            } as const,
          ]
        : ways.length
          ? pave(front?.parts ?? [], (part) => part.id === 'path', ways)
          : (front?.parts ?? [])),
    ],
    placed: [],
    dropped: [],
    occupied: startRaster(setting, [
      ...[...(front?.taken ?? []), offset(ways, 150), offset(round?.region ?? [], 150)].map(asRoom),
      [clear, 3],
    ]),
  };
  if (frame.thin && !frame.tiny && !ask.front) reserveLawn(roomed);
  return roomed;
}
function terraceOn({ region }: Part): Terrace {
  const box = bounds(region);
  return { region, x0: box.x0, x1: box.x1, depth: box.y1 };
}

/** Things that gave way to the lawn may take the ground that it leaves over. */
function placeLater(open: Roomed & OpenFigure): Roomed {
  open.frame.grid.fill(offset(open.figure, 250), 4, open.occupied);
  return placeRooms(open, open.ask.later);
}

type Marked = readonly [Region, mark: number];
const asRoom = (region: Region): Marked => [region, 4];
/** What rooms cannot have: the ground outside, kept things, what is `given` out already, and 1.5 m round the door, or the way in where there is none. */
function startRaster({ frame, site }: Setting, given: readonly Marked[] = []): Uint8Array {
  const { grid } = frame,
    occupied = new Uint8Array(grid.count);
  for (let i = 0; i < occupied.length; i++) if (!frame.inside[i]) occupied[i] = 1;
  for (const thing of frame.kept) grid.fill(thing.blocked, 2, occupied);
  grid.fill(frame.steps, 4, occupied);
  for (const [region, mark] of given) grid.fill(region, mark, occupied);
  grid.each(rectangle(site.doorX - 750, 0, site.doorX + 750, site.isPart ? 900 : 1500), (i) => {
    if (!occupied[i]) occupied[i] = 5;
  });
  return occupied;
}

export const keptParts = ({ kept }: Frame): Part[] =>
  kept.flatMap(({ id, kind, feature, region, held }): Part[] =>
    kind && region.length
      ? [
          held
            ? { id, kind, feature, region, kept: true, held }
            : { id: `kept-${id}`, kind, feature, region, kept: true },
        ]
      : [],
  );

/** A kept patio at the door is the terrace, and so is one that is held. */
export function keptPatio({ site, frame }: Setting, kept: readonly Part[]): Part | null {
  const terrace = kept.find(({ held, kind }) => held && kind === 'terrace');
  if (terrace) return terrace;
  const patio = kept.find(
    ({ kind, region }) =>
      kind === 'seat' &&
      contains(region, site.doorX, Math.min(300, bounds(region).y1 - 1)) &&
      bounds(region).y0 < 20,
  );
  return patio && area(patio.region) >= Math.min(6e6, frame.area * 0.2) ? patio : null;
}

/** On a long thin plot the ground beyond the terrace is reserved for the lawn before rooms are placed. */
function reserveLawn(roomed: Roomed): void {
  const { frame, occupied } = roomed,
    to = lawnCore(roomed)[1];
  for (let i = 0; i < occupied.length; i++)
    if (!occupied[i] && frame.grid.y(i) < to) occupied[i] = 5;
}

function quickScore(laid: Setting & OpenFigure, weights: LayoutWeights): number {
  const { frame, figure } = laid;
  const share = wishesMet(laid);
  const open = figure.length
    ? weights.sketchOpen * Math.min(1, area(figure) / wishedOpen(laid)) +
      (weights.sketchClean * area(figure)) / Math.max(1, hullArea(figure))
    : frame.tiny
      ? weights.sketchOpen
      : 0;
  return weights.sketchWishes * share + open - (laid.noOpen ? weights.sketchNoOpen : 0);
}
