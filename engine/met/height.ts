/** Whether it is as high as was said. */
import { metres } from '../words/say.ts';
import type { Drawn } from './drawn.ts';

const HEIGHT = /(\d+(?:\.\d+)?) ?(m|metres?|ft|feet|foot|cm|'|’) ?(?:high|tall)\b/i;
/** Drawn lower than this share of what was said, it is lower. */
const NEARLY = 0.92;
/** A height that was said of it, held against what is drawn or what grows there. */
export function heightShort({ wish, found, plants, model, called }: Drawn): string | null {
  const said = HEIGHT.exec(wish.said ?? wish.quote);
  if (!said) return null;
  const unit = said[2]!.toLowerCase(),
    asked = Number(said[1]) * (unit === 'cm' ? 10 : unit.startsWith('m') ? 1000 : 304.8);
  const isLine = called !== null && /screen|hedge|trellis|wall|fence/.test(called.name);
  const heights = [
    ...found.flatMap(({ things }) => things.map(({ heightMm }) => heightMm)),
    ...(isLine ? model.layout.screens.map(({ heightMm }) => heightMm) : []),
    ...(called?.name === 'a fence'
      ? model.site.edges.filter(({ isNew }) => isNew).map(({ heightMm }) => heightMm)
      : []),
    ...(isLine
      ? model.planting.placements
          .filter(({ role }) => role === 'screening' || role === 'hedge')
          .map(({ heightMm }) => heightMm)
      : []),
    ...(wish.kind === 'plant' ? plants.map(({ heightM }) => heightM * 1000) : []),
  ];
  const tallest = Math.max(0, ...heights);
  return tallest >= asked * NEARLY
    ? null
    : tallest
      ? `It is ${metres(tallest / 1000)} high of the ${metres(asked / 1000)} you asked for.`
      : `The plan does not show how high it is: you name ${metres(asked / 1000)}.`;
}
