/** Words, levels and lengths about a section. */
import type { GardenModel } from '../../model/garden.ts';
import type { Mm } from '../../model/shapes.ts';
import type { Plant } from '../../model/plant.ts';
import type { Primitive } from '../drawing.ts';
import type { Box } from '../page/labels.ts';
import { textWidth } from '../page/text-width.ts';
import { INK, LINE_SOFT, TEXT, TEXT_SOFT } from '../palette.ts';
import { segment, type Xy } from '../path.ts';
import { isCanopy } from '../plants/symbol.ts';
import { surfaceAt } from '../../levels/levels.ts';
import { boxAbout, nearestOn, type Spots } from './label-spots.ts';
import { isCut } from './section-built.ts';
import { FREEBOARD_MM, type CutGround } from './section-ground.ts';
import type { SectionFrame } from './section-frame.ts';
import { grown } from './section-plants.ts';
import { drawString, spacedValues } from './running-string.ts';
import { namedZones } from './section-zones.ts';
import { nameOfFurnishing } from '../../features/names.ts';
import { capitalise } from '../../model/format.ts';

const SIZE = 2.35,
  SMALL = 2.1,
  ROW = 6,
  ROWS = 2;
/** What the names and the string take under the earth, paper mm. */
export const UNDER_MM = ROWS * ROW + 13;

/** A level as it is written on site: "−0.15", and "0.00" at the datum. */
export const levelText = (mm: Mm): string =>
  Math.abs(mm) < 5 ? '0.00' : `${mm < 0 ? '−' : '+'}${(Math.abs(mm) / 1000).toFixed(2)}`;

/** Names of the ground under it, each with its level, and the running string from the house wall. */
export function labelGround(
  frame: SectionFrame,
  model: GardenModel,
  crossed: CutGround['crossed'],
  top: number,
  spots: Spots,
): Primitive[] {
  const items: Primitive[] = [],
    stringY = top + ROWS * ROW + 1.2;
  let lastName = '';
  for (const { area, from, to } of crossed) {
    if (to - from < 250 || area.kind === 'margin') continue;
    const name = area.kind === 'bed' ? 'Planting' : area.label;
    const isWet = area.kind === 'pond' || area.kind === 'water',
      ground = surfaceAt(model, frame.cut.x, (from + to) / 2),
      level = isWet ? `water ${levelText(ground - FREEBOARD_MM)}` : levelText(ground);
    const [x, groundY] = frame.at((from + to) / 2, ground);
    const w = Math.max(textWidth(name, SIZE), textWidth(level, SMALL)) + 0.8;
    // the same ground again a step further needs no second name
    if (name === lastName && (to - from) * frame.k < w) continue;
    for (let row = 0; row < ROWS; row++) {
      const at: Xy = [x, top + (row + 0.5) * ROW],
        box = boxAbout(at, w, ROW - 0.6);
      if (!spots.isFree(box, 0.5)) continue;
      spots.take(box);
      lastName = name;
      items.push(
        {
          kind: 'path',
          d: segment(x, groundY + 0.8, x, box.y0 - 0.1),
          stroke: LINE_SOFT,
          strokeWidth: 0.11,
          fill: 'none',
        },
        text(x, at[1] - 0.35, name, SIZE, TEXT),
        text(x, at[1] + 2.35, level, SMALL, TEXT_SOFT),
      );
      break;
    }
  }
  const edges = spacedValues(
    [
      0,
      frame.cut.to,
      ...crossed.filter((one) => one.area.kind !== 'margin').flatMap((one) => [one.from, one.to]),
    ],
    frame.k,
  );
  const pageY = (value: Mm): Xy => [frame.at(value, 0)[0], stringY];
  return [
    ...items,
    ...drawString(
      { k: frame.k, at: (u, z) => [pageY(u)[0], stringY - z * frame.k] },
      [0, 0],
      [1, 0],
      [0, -1],
      edges,
      0.2,
    ),
  ];
}
const text = (
  x: number,
  y: number,
  words: string,
  size: number,
  fill: string,
  anchor: 'middle' | 'end' | null = 'middle',
): Primitive => ({
  kind: 'text',
  x,
  y,
  text: words,
  size,
  font: 'text',
  fill,
  halo: size * 0.22,
  ...(anchor ? { anchor } : {}),
});

/** Levels of the house beside it: eaves, door head, damp-proof course, paving. */
export function labelHouse(
  frame: SectionFrame,
  levels: readonly { level: Mm; words: string }[],
  behind: Mm,
  spots: Spots,
): Primitive[] {
  const houseLeft = frame.cut.side < 0,
    items: Primitive[] = [];
  for (const { level, words } of levels) {
    const [x, y] = frame.at(-behind - 120, level),
      words1 = `${levelText(level)} ${words}`,
      w = textWidth(words1, SMALL) + 0.6,
      end = x + (houseLeft ? -3 : 3);
    const box = {
      x0: houseLeft ? end - 0.6 - w : end + 0.6,
      x1: houseLeft ? end - 0.6 : end + 0.6 + w,
      y0: y - SMALL * 0.55,
      y1: y + SMALL * 0.55,
    };
    if (!spots.isFree(box, 0.1)) continue;
    spots.take(box);
    items.push(
      { kind: 'path', d: segment(x, y, end, y), stroke: INK, strokeWidth: 0.16, fill: 'none' },
      text(
        houseLeft ? box.x1 : box.x0,
        y + SMALL * 0.34,
        words1,
        SMALL,
        TEXT_SOFT,
        houseLeft ? 'end' : null,
      ),
    );
  }
  return items;
}

type Named = { words: string; at: Xy; rank: number };
/** Lower things are known by their look; those that the cut misses from greater height. */
const NAMED_CUT_MM = 1000,
  NAMED_MM = 1650;

function namedThings(frame: SectionFrame, model: GardenModel): Named[] {
  const named: Named[] = [],
    { cut } = frame;
  for (const thing of model.layout.furnishings) {
    const hit = isCut(frame, thing);
    if (thing.y < cut.from || thing.y > cut.to || (!hit && frame.beyond(thing.x) < 0)) continue;
    if (thing.heightMm < (hit ? NAMED_CUT_MM : NAMED_MM) && !(hit && thing.kind === 'fountain'))
      continue;
    const foot = surfaceAt(model, thing.x, thing.y);
    named.push({
      words: `${capitalise(nameOfFurnishing(thing.kind))}, ${(thing.heightMm / 1000).toFixed(2)} m`,
      at: frame.at(thing.y, foot + thing.heightMm),
      rank: hit ? 0 : 2,
    });
  }
  const end = model.site.edges.find(
    ({ kind, from, to }) =>
      kind !== 'house' &&
      kind !== 'open' &&
      from[0] < cut.x !== to[0] < cut.x &&
      Math.abs(from[1] + ((to[1] - from[1]) * (cut.x - from[0])) / (to[0] - from[0]) - cut.to) <
        100,
  );
  if (end)
    named.push({
      words: `${capitalise(end.kind)}, ${(end.heightMm / 1000).toFixed(2)} m`,
      at: frame.at(cut.to, surfaceAt(model, cut.x, cut.to) + end.heightMm),
      rank: 0.5,
    });
  return named;
}
function namedTrees(
  frame: SectionFrame,
  model: GardenModel,
  plants: ReadonlyMap<string, Plant>,
): Named[] {
  return model.planting.placements.flatMap((p): Named[] => {
    const one = grown(p, plants.get(p.plantId)),
      beyond = frame.beyond(p.x);
    return !isCanopy(one.form) || beyond < -one.radiusMm || !one.plant
      ? []
      : [
          {
            words: `${one.plant.commonName}, ${(one.heightMm / 1000).toFixed(1)} m`,
            at: frame.at(p.y, surfaceAt(model, p.x, p.y) + one.heightMm),
            rank: 1 + beyond / 10000,
          },
        ];
  });
}
/** Page height of what stands highest, step by step along the section. */
function skyline(
  frame: SectionFrame,
  model: GardenModel,
  plants: ReadonlyMap<string, Plant>,
): (x0: number, x1: number) => number {
  const tops: { x0: number; x1: number; y: number }[] = [];
  const add = (along: Mm, half: Mm, level: Mm) => {
    const [a, y] = frame.at(along - half, level),
      [b] = frame.at(along + half, level);
    tops.push({ x0: Math.min(a, b), x1: Math.max(a, b), y });
  };
  for (const f of model.layout.furnishings)
    if (frame.beyond(f.x) > -1000)
      add(f.y, Math.max(f.widthMm, f.depthMm) / 2, surfaceAt(model, f.x, f.y) + f.heightMm + 100);
  for (const p of model.planting.placements) {
    const one = grown(p, plants.get(p.plantId));
    if (one.heightMm > 900 && frame.beyond(p.x) > -one.radiusMm)
      add(p.y, one.radiusMm, surfaceAt(model, p.x, p.y) + one.heightMm);
  }
  for (const edge of model.site.edges)
    if (edge.kind !== 'house')
      add(
        (edge.from[1] + edge.to[1]) / 2,
        Math.abs(edge.to[1] - edge.from[1]) / 2,
        surfaceAt(model, ...edge.from) + edge.heightMm,
      );
  return (x0, x1) =>
    Math.min(Infinity, ...tops.filter((one) => one.x0 < x1 && one.x1 > x0).map((one) => one.y));
}
/** Names over what stands highest or is cut, each tied to its top; the first in rank find their place first. */
export function labelTops(
  frame: SectionFrame,
  model: GardenModel,
  plants: ReadonlyMap<string, Plant>,
  spots: Spots,
): Primitive[] {
  const sky = skyline(frame, model, plants),
    seen = new Set<string>();
  const named = [
    ...namedZones(frame, model),
    ...namedThings(frame, model),
    ...namedTrees(frame, model, plants),
  ]
    .sort((a, b) => a.rank - b.rank)
    .filter(({ words }) => !seen.has(words) && seen.add(words))
    .slice(0, 9);
  const items: Primitive[] = [];
  for (const { words, at } of named) {
    const w = textWidth(words, SMALL) + 0.8,
      spot = spots.place(
        [at[0], at[1] - 1],
        w,
        SMALL * 1.15,
        34,
        (_at, box) => Math.max(0, box.y1 + 0.6 - sky(box.x0, box.x1)) * 6,
      );
    if (!spot) continue;
    const end = nearestOn(shrunk(spot.box), at);
    items.push(
      {
        kind: 'path',
        d: segment(at[0], at[1], end[0], end[1]),
        stroke: TEXT_SOFT,
        strokeWidth: 0.13,
        fill: 'none',
      },
      { kind: 'circle', x: at[0], y: at[1], r: 0.3, fill: TEXT_SOFT },
      text(spot.at[0], spot.at[1] + SMALL * 0.34, words, SMALL, TEXT),
    );
  }
  return items;
}
/** A leader ends at the middle part of a text's edge rather than at its corner. */
const shrunk = (b: Box): Box => {
  const by = (b.x1 - b.x0) * 0.25;
  return { ...b, x0: b.x0 + by, x1: b.x1 - by };
};
