/** The cheap half of a candidate: terrace, rooms and the open figure, with a quick score to choose what is finished. */
import type { Language } from '../model/layout.ts';
import type { Site } from '../model/site.ts';
import { seededRandom } from '../geometry/random.ts';
import { area, bounds, contains, rectangle } from '../geometry/region.ts';
import { offset } from '../geometry/trial.ts';
import { makeFront } from './front-garden.ts';
import { fitFigure, wishedOpen } from './fit-figure.ts';
import { hullArea } from './hull.ts';
import { openHeart } from './open-heart.ts';
import { layPlanters } from './planter-garden.ts';
import { placeRooms } from './place-rooms.ts';
import { wishesMet } from './wishes.ts';
import { clamp, snap, type Ask, type Draft, type Frame, type ItemId } from './plan-types.ts';
import { axisOf, makeTerrace } from './terrace.ts';
import { makeTinyFloor } from './tiny-floor.ts';

export type Hand = { frame: Frame; site: Site; mirrored: boolean };

export function sketch(
  hand: Hand,
  ask: Ask,
  language: Language,
  seed: number,
  without: readonly ItemId[] = [],
): Draft {
  const { frame, site } = hand;
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
    mirrored: hand.mirrored,
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
    draft.quickScore = 30 * wishesMet(draft) + 30;
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
  if (frame.thin && !frame.tiny && !ask.front) keepHeartOpen(draft);
  placeRooms(draft);
  fitFigure(draft);
  if (ask.later.length && draft.figure.length) placeLater(draft);
  draft.quickScore = quickScore(draft);
  return draft;
}

/** What gave way to the lawn takes ground that the lawn has left over. */
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

/** Nothing stands in the 1.5 m before the door. */
function keepDoorClear(draft: Draft): void {
  const { site, frame, occupied } = draft;
  frame.grid.each(rectangle(site.doorX - 750, 0, site.doorX + 750, 1500), (i) => {
    if (!occupied[i]) occupied[i] = 5;
  });
}

/** A long plot keeps its first room open. */
function keepHeartOpen(draft: Draft): void {
  const { frame, occupied } = draft,
    to = openHeart(draft)[1];
  for (let i = 0; i < occupied.length; i++)
    if (!occupied[i] && frame.grid.y(i) < to) occupied[i] = 5;
}

function quickScore(draft: Draft): number {
  const { frame, figure } = draft;
  const share = wishesMet(draft);
  const open = figure.length
    ? 30 * Math.min(1, area(figure) / wishedOpen(draft)) +
      (14 * area(figure)) / Math.max(1, hullArea(figure))
    : frame.tiny
      ? 30
      : 0;
  return 30 * share + open - (draft.noOpen ? 40 : 0);
}
