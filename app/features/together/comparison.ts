/** What designs side by side are compared by, line by line. Money is in pounds. */
import type { BoardDesign } from '#contracts/boards.ts';
import { decimal, percent, pounds, squareMetres, wholeNumber } from '#engine/model/format.ts';

export type Line = {
  label: string;
  /** What the figure says, where its name does not. */
  says?: string;
  show: (design: BoardDesign) => string;
  measure?: (design: BoardDesign) => number;
  best?: 'least' | 'most';
};

/** A difference that nobody would choose by, as a share of the larger. */
const NEARLY_THE_SAME = 0.02;

const area = (value: number): string => (value > 0 ? squareMetres(value) : 'None');
/** Each saving is priced by itself, and two of one floor cannot both be had: the largest alone is certain. */
const largestSaving = ({ figures }: BoardDesign): number =>
  Math.max(0, ...figures.saves.map((one) => one.pounds));
const leastOf = (design: BoardDesign): number => design.figures.total - largestSaving(design);
const workOf = ({ figures, costBreakdown: { materials, plants, labor } }: BoardDesign): number =>
  (figures.total * labor) / Math.max(1, materials + plants + labor);

/** Three sums: what it costs as drawn, with the one change that spares most, and how much of it is work. */
export const SUMS: readonly Line[] = [
  {
    label: 'As drawn',
    show: ({ figures }) => pounds(figures.total),
    measure: ({ figures }) => figures.total,
    best: 'least',
  },
  {
    label: 'With its largest saving',
    says: 'the cheaper choice on its page that spares most',
    show: (design) => (largestSaving(design) > 0 ? pounds(leastOf(design)) : 'The same'),
    measure: leastOf,
    best: 'least',
  },
  {
    label: 'Our work in it, as drawn',
    says: 'the rest is materials and plants',
    show: (design) => `about ${pounds(workOf(design))}`,
    measure: workOf,
    best: 'least',
  },
];

export const FIGURES: readonly Line[] = [
  {
    label: 'Days for a team of two',
    show: ({ figures }) => decimal(figures.teamDays),
    measure: ({ figures }) => figures.teamDays,
    best: 'least',
  },
  {
    label: 'Upkeep',
    show: ({ figures }) => `${wholeNumber(figures.upkeepHoursPerYear)} hours a year`,
    measure: ({ figures }) => figures.upkeepHoursPerYear,
    best: 'least',
  },
  { label: 'Terrace', show: ({ figures }) => area(figures.terraceM2) },
  { label: 'Lawn', show: ({ figures }) => area(figures.lawnM2) },
  {
    label: 'Planting',
    show: ({ figures }) => area(figures.plantingM2),
    measure: ({ figures }) => figures.plantingM2,
    best: 'most',
  },
  { label: 'Water', show: ({ figures }) => area(figures.waterM2) },
  {
    label: 'Rain soaks in',
    show: ({ figures }) => percent(figures.permeableShare),
    measure: ({ figures }) => figures.permeableShare,
    best: 'most',
  },
  {
    label: 'Evening sun at the best seat',
    show: ({ figures }) => `${decimal(figures.bestSeatEveningHours)} hours`,
    measure: ({ figures }) => figures.bestSeatEveningHours,
    best: 'most',
  },
  {
    label: 'Plants',
    show: ({ figures }) =>
      `${wholeNumber(figures.plantCount)} of ${wholeNumber(figures.plantKinds)} kinds`,
  },
  {
    label: 'What did not fit',
    show: ({ figures }) => (figures.leftOut.length > 0 ? figures.leftOut.join('. ') : 'Nothing'),
  },
];

/** Which of some values is clearly the best; none where two of them are as good as the same. */
export function clearlyBest(values: readonly number[], best: 'least' | 'most'): number | null {
  const inOrder = values
    .map((value, at) => ({ value, at }))
    .toSorted((a, b) => (best === 'least' ? a.value - b.value : b.value - a.value));
  const [first, second] = inOrder;
  if (!first || !second) return null;
  const apart = Math.abs(first.value - second.value);
  const larger = Math.max(Math.abs(first.value), Math.abs(second.value));
  return apart > larger * NEARLY_THE_SAME ? first.at : null;
}
