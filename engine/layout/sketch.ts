/** The quick half of a candidate: terrace, rooms and the open figure, with a score that decides which are finished. */
import type { LayoutWeights } from '../model/design-weights.ts';
import type { Language } from '../model/layout.ts';
import type { Site } from '../model/site.ts';
import { seededRandom } from '../geometry/random.ts';
import { area, bounds, contains, rectangle } from '../geometry/region.ts';
import { offset } from '../geometry/trial.ts';
import { makeFront } from './front-garden.ts';
import { fitFigure, wishedOpen } from './fit-figure.ts';
import { hullArea } from './hull.ts';
import { lawnCore } from './lawn-core.ts';
import { layPlanters } from './planter-garden.ts';
import { placeRooms } from './place-rooms.ts';
import { wishesMet } from './wishes.ts';
import { clamp, snap, type Ask, type Draft, type Frame, type ItemId } from './plan-types.ts';
import { axisOf, makeTerrace } from './terrace.ts';
import { makeTinyFloor } from './tiny-floor.ts';

/** The plot as it is, or its mirror image. */
export type Orientation = { frame: Frame; site: Site; mirrored: boolean };

export type SketchInput = {
  orientation: Orientation;
  ask: Ask;
  weights: LayoutWeights;
  language: Language;
  seed: number;
  /** Items given up before drawing. */
  without?: readonly ItemId[];
};

export function sketch({
  orientation,
  ask,
  weights,
  language,
  seed,
  without = [],
}: SketchInput): Draft {
  const { frame, site } = orientation;
  const random = seededRandom(seed);
  const border = snap(
    frame.tiny
      ? random.between(500, 700)
      : clamp(
          0.11 * Math.min(frame.meanWidthMm, frame.depthMm) * random.between(0.8, 1.25),
          600,
          1700,
        ),
    50,
  );
  const draft: Draft = {
    frame,
    site,
    ask,
    language,
    seed,
    mirrored: orientation.mirrored,
    random,
    border,
    axisX: axisOf(site.house, site.doorX),
    lawnCost: random.pick([0.9, 1.8, 3]),
    terrace: { region: [], x0: site.house.x0, x1: site.house.x1, depth: 0 },
    parts: [],
    placed: [],
    occupied: startRaster(frame),
    figure: [],
    arc: null,
    focusX: null,
    noOpen: false,
    without,
    dropped: [],
    routes: [],
    stoneLine: [],
    trees: [],
    unreached: [],
    quickScore: 0,
    score: 0,
    terms: {},
    hardShare: 0,
  };
  addKept(draft);
  if (ask.undug) {
    keepDoorClear(draft);
    layPlanters(draft);
    draft.quickScore = weights.sketchWishes * wishesMet(draft) + weights.sketchOpen;
    return draft;
  }
  draft.terrace =
    keptTerrace(draft) ??
    (ask.front ? makeFront(draft) : frame.tiny ? makeTinyFloor(draft) : makeTerrace(draft));
  if (!draft.parts.some((part) => part.id === 'terrace'))
    draft.parts.unshift({
      id: 'terrace',
      kind: 'terrace',
      feature: ask.refused.has('dining') ? null : 'dining',
      region: draft.terrace.region,
    });
  frame.grid.fill(
    frame.tiny || ask.front ? draft.terrace.region : offset(draft.terrace.region, 200),
    3,
    draft.occupied,
  );
  keepDoorClear(draft);
  if (frame.thin && !frame.tiny && !ask.front) reserveLawn(draft);
  placeRooms(draft);
  fitFigure(draft);
  if (ask.later.length && draft.figure.length) placeLater(draft);
  draft.quickScore = quickScore(draft, weights);
  return draft;
}

/** Things that gave way to the lawn may take the ground that it leaves over. */
function placeLater(draft: Draft): void {
  const { frame, figure, ask } = draft;
  frame.grid.fill(offset(figure, 250), 4, draft.occupied);
  placeRooms(draft, ask.later);
}

function startRaster(frame: Frame): Uint8Array {
  const occupied = new Uint8Array(frame.grid.count);
  for (let i = 0; i < occupied.length; i++) if (!frame.inside[i]) occupied[i] = 1;
  for (const thing of frame.kept) frame.grid.fill(thing.blocked, 2, occupied);
  return occupied;
}

function addKept(draft: Draft): void {
  for (const thing of draft.frame.kept) {
    if (thing.kind && thing.region.length)
      draft.parts.push({
        id: `kept-${thing.id}`,
        kind: thing.kind,
        feature: thing.feature,
        region: thing.region,
        kept: true,
      });
  }
}

/** A kept patio at the door is the terrace. */
function keptTerrace(draft: Draft): Draft['terrace'] | null {
  const { site, frame } = draft;
  const patio = draft.parts.find(
    (part) =>
      part.kept &&
      part.kind === 'seat' &&
      contains(part.region, site.doorX, Math.min(300, bounds(part.region).y1 - 1)) &&
      bounds(part.region).y0 < 20,
  );
  if (!patio || area(patio.region) < Math.min(6e6, frame.area * 0.2)) return null;
  const box = bounds(patio.region);
  patio.kind = 'terrace';
  patio.feature = draft.ask.refused.has('dining') ? null : 'dining';
  patio.id = 'terrace';
  draft.parts = [patio, ...draft.parts.filter((part) => part !== patio)];
  return { region: patio.region, x0: box.x0, x1: box.x1, depth: box.y1 };
}

/** Nothing may be placed within 1.5 m of the door. */
function keepDoorClear(draft: Draft): void {
  const { site, frame, occupied } = draft;
  frame.grid.each(rectangle(site.doorX - 750, 0, site.doorX + 750, 1500), (i) => {
    if (!occupied[i]) occupied[i] = 5;
  });
}

/** On a long thin plot the ground beyond the terrace is reserved for the lawn before rooms are placed. */
function reserveLawn(draft: Draft): void {
  const { frame, occupied } = draft,
    to = lawnCore(draft)[1];
  for (let i = 0; i < occupied.length; i++)
    if (!occupied[i] && frame.grid.y(i) < to) occupied[i] = 5;
}

function quickScore(draft: Draft, weights: LayoutWeights): number {
  const { frame, figure } = draft;
  const share = wishesMet(draft);
  const open = figure.length
    ? weights.sketchOpen * Math.min(1, area(figure) / wishedOpen(draft)) +
      (weights.sketchClean * area(figure)) / Math.max(1, hullArea(figure))
    : frame.tiny
      ? weights.sketchOpen
      : 0;
  return weights.sketchWishes * share + open - (draft.noOpen ? weights.sketchNoOpen : 0);
}
