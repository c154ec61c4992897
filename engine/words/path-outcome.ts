/** A path that was asked for: whether one is laid, whether it leads where it was to lead, and how much of the way is grass. */
import { area, contains } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import { LATER_REASON } from '../costing/stage-drawn.ts';
import type { Wish } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Point } from '../model/shapes.ts';
import { besideNothing } from '../met/place.ts';
import { stepsInWords } from './levels-on-plan.ts';
import type { Answer } from './plant-outcome.ts';
import { metres, squareMetres } from './say.ts';
import { landmarks, type Plan } from '../met/where.ts';

/** Ground that is walked over and is no path. */
const SOFT: ReadonlySet<string> = new Set(['lawn', 'meadow', 'bed', 'orchard']);
/** A way of which more is grass is none. */
const MOST_SOFT = 0.35;
/** Its end is there where it comes this near, mm. */
const THERE_MM = 2500;
const STEP_MM = 250;
const STEPLESS = /\b(?:gentle|gently|step[- ]?free|no steps|without steps|level|flat)\b/i;
const AT_THE_VISIT = 'We settle it with you at the visit, and the price follows it.';

export function pathOutcome(wish: Wish, plan: Plan): Answer {
  const { model } = plan,
    { layout } = model;
  if (m2Of(model) === 0 && layout.areas.some(({ id, isLater }) => isLater && id === 'path'))
    return ['left-out', LATER_REASON];
  const leads = wish.where?.find(({ at }) => at === 'to');
  const marks = leads?.of ? landmarks(leads.of, model, plan.catalogue) : null;
  if (leads && !marks?.length)
    return [
      'partly',
      `${laid(model)} The plan does not show what it leads to, “${leads.quote}”.`,
      AT_THE_VISIT,
    ];
  const routes = marks
    ? layout.routes.filter(({ line }) => {
        const [x, y] = line.at(-1)!;
        return marks.some((one) => hypot(one.x - x, one.y - y) <= THERE_MM + one.reachMm);
      })
    : layout.routes;
  if (marks && !routes.length)
    return ['partly', `${laid(model)} None of it leads ${leads!.quote}.`, AT_THE_VISIT];
  const way = routes.reduce(
    (sum, { line }) => {
      const { all, soft } = underfoot(line, model);
      return { all: sum.all + all, soft: sum.soft + soft };
    },
    { all: 0, soft: 0 },
  );
  if (way.soft > way.all * MOST_SOFT)
    return [
      'partly',
      `${laid(model)} ${metres(way.soft / 1000)} of the ${metres(way.all / 1000)} that one walks ${layout.stones.length ? 'are stepping stones or grass' : 'are grass'}.`,
      AT_THE_VISIT,
    ];
  const beside = besideNothing(wish, model);
  if (beside) return ['partly', `${laid(model)} ${beside}`, AT_THE_VISIT];
  const steps = STEPLESS.test(wish.quote) ? stepsInWords(model) : null;
  if (steps)
    return ['partly', `${laid(model)} There are steps on the way: ${steps}.`, AT_THE_VISIT];
  return way.all > 0 || m2Of(model) > 0
    ? ['met', `${laid(model)}${leads ? ` It leads ${leads.quote}.` : ''}`]
    : ['left-out', 'No path is laid in this design.', AT_THE_VISIT];
}

const m2Of = ({ layout }: GardenModel): number =>
  layout.areas
    .filter(({ kind }) => kind === 'path')
    .reduce((sum, { region }) => sum + area(region), 0) / 1e6;

/** "Path, 9.5 m², 1.2 m wide." */
function laid(model: GardenModel): string {
  const m2 = m2Of(model),
    wide = Math.max(0, ...model.layout.routes.map(({ widthMm }) => widthMm));
  return m2 > 0
    ? `Path, ${squareMetres(m2)}, ${metres(wide / 1000)} wide.`
    : 'The way is over the floors and the lawn; no path of its own is laid.';
}

/** How long a line is, and how much of it lies on soft ground, mm. */
function underfoot(line: readonly Point[], { layout }: GardenModel): { all: number; soft: number } {
  const areas = layout.areas.filter(({ kind }) => SOFT.has(kind));
  let all = 0,
    soft = 0;
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1]!,
      [bx, by] = line[i]!;
    const long = hypot(bx - ax, by - ay),
      steps = Math.max(1, Math.round(long / STEP_MM));
    all += long;
    for (let k = 0; k < steps; k++) {
      const t = (k + 0.5) / steps;
      const x = ax + (bx - ax) * t,
        y = ay + (by - ay) * t;
      if (areas.some(({ region }) => contains(region, x, y))) soft += long / steps;
    }
  }
  return { all, soft };
}
