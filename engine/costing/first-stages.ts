/** Which of the three are drawn whole, and which as what a sum makes of them. */
import type { Brief } from '../model/brief.ts';
import type { RateBook } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import { type FirstStage, firstStage } from './first-stage.ts';
import { shareMade, worthOf } from './first-stage-said.ts';

/** A sheet further over the sum than this is drawn as what so much of it makes. */
const MOST_OVER = 1.5,
  /** A whole garden is rather shown than a part of it, where it is so little further. */
  WHOLE_OVER = 1.6,
  /** A part that leaves more of its ground for later than it makes is no garden to look at. */
  LEAST_MADE = 0.6;

type Draft = { model: GardenModel; stage?: FirstStage };

/**
 * Where the sum makes none of the three, the first of them shows what it does make. Of the others the less dear one is whole, so that there is a
 * garden to look forward to; the other is another idea for about the same money: whole where it comes near it, or where half as much again would
 * leave most of it bare. `totalOf` is in pence. Pure.
 */
export function withFirstStages<D extends Draft>(
  drafts: readonly D[],
  brief: Brief,
  rates: RateBook,
  totalOf: (draft: D) => number,
): D[] {
  const budgetPence = brief.budgetPence?.value;
  if (!budgetPence || !drafts.length) return [...drafts];
  const stageOf = ({ model }: D, pence: number) =>
    firstStage({ model, brief, rates, budgetPence: pence });
  const totals = new Map(drafts.map((draft) => [draft, totalOf(draft)]));
  const near = (draft: D): D => {
    const most = Math.round(budgetPence * MOST_OVER);
    const isFar = totals.get(draft)! > budgetPence * WHOLE_OVER;
    const stage = isFar ? stageOf(draft, most) : null;
    return stage && shareMade(stage) >= LEAST_MADE
      ? { ...draft, model: stage.model, stage }
      : draft;
  };
  /** All but the least dear of them come near the sum. */
  const oneWhole = (others: readonly D[]): D[] => {
    const [least] = others.toSorted((a, b) => totals.get(a)! - totals.get(b)!);
    return others.map((draft) => (draft === least ? draft : near(draft)));
  };
  if (Math.min(...totals.values()) <= budgetPence) return oneWhole(drafts);
  const stages = drafts.flatMap((draft) => {
    const stage = stageOf(draft, budgetPence);
    return stage ? [{ draft, stage }] : [];
  });
  if (!stages.length) return [...drafts];
  // of those that are built for them, the one that holds most of what was wished for
  const best = stages.reduce((a, b) => (worthOf(b.stage, brief) > worthOf(a.stage, brief) ? b : a));
  return [
    { ...best.draft, model: best.stage.model, stage: best.stage },
    ...oneWhole(drafts.filter((draft) => draft !== best.draft)),
  ];
}
