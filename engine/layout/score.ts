/** How good a finished candidate is (about 60 to 85), term by term. */
import type { LayoutWeights } from '../model/design-weights.ts';
import type { AreaKind } from '../model/layout.ts';
import { area, bounds, largest } from '../geometry/region.ts';
import { offset, opened, tryIntersect, trySubtract } from '../geometry/trial.ts';
import { inSight } from './in-sight.ts';
import { hullArea } from './hull.ts';
import { seatsThatFit } from './furnish-terrace.ts';
import { LEAST_WAY_MM, WayFinder } from './reach.ts';
import { WIDTH_SLACK_MM } from './routes.ts';
import { clamp, isRound, middle, type Draft, type Part } from './plan-types.ts';
import { wishesMet, wordsUnmet } from './wishes.ts';
import { SUITS } from './project-types.ts';

export const HARD: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'terrace',
  'path',
  'seat',
  'shed',
  'greenhouse',
  'gardenroom',
  'compost',
  'store',
  'gravel',
  'vegetable',
  'play',
  'water',
  'margin',
]);

export function scoreDraft(draft: Draft, weights: LayoutWeights): void {
  const { parts } = draft;
  const terms: Record<string, number> = {};
  const figure = parts.find((part) => part.id === 'lawn' || part.id === 'gravel');
  const beds = parts.filter((part) => part.kind === 'bed');
  terms.wishes =
    weights.wishMet * wishesMet(draft) - (draft.ask.lawn && !figure ? weights.lawnMissing : 0);
  terms.words = -weights.wordUnmet * wordsUnmet(draft);
  Object.assign(terms, shares(draft, figure, beds, weights));
  terms.clean = figure
    ? cleanness(draft, figure, weights)
    : draft.frame.tiny
      ? weights.tinyFloor
      : 0;
  Object.assign(terms, bedDepth(draft, beds, weights));
  terms.green = enclosure(draft, weights);
  terms.pieces =
    -weights.manyBeds * Math.max(0, beds.length - 4 - Math.floor(draft.frame.area / 300e6)) -
    weights.smallBed * beds.filter((part) => area(part.region) < 15e5).length;
  terms.sun = sunTerm(draft, weights);
  const finder = new WayFinder(parts, draft.site.doorX);
  const narrow = narrowWays(draft, finder);
  draft.unreached = finder.unreached(LEAST_WAY_MM);
  terms.reach = -weights.unreached * draft.unreached.length;
  terms.narrow = -weights.narrow * narrow;
  terms.table = tableTerm(draft, weights);
  terms.path = pathTerm(draft, weights);
  terms.view = viewTerm(draft, weights);
  terms.trees =
    draft.frame.area > 40e6 && !draft.trees.length && !draft.frame.kept.some((thing) => thing.tree)
      ? -weights.noTree
      : 0;
  terms.sight = sightTerm(draft, weights);
  terms.flow = figure
    ? weights.lawnAtTerrace *
        Math.min(
          1,
          area(tryIntersect(offset(figure.region, 150), draft.terrace.region)) / 150 / 1800,
        ) -
      weights.lawnAtTerrace
    : 0;
  terms.fit = fitTerm(draft, weights);
  terms.type = SUITS[draft.ask.type][draft.language] ?? 0;
  draft.hardShare = sumOf(draft, HARD) / draft.frame.area;
  draft.terms = Object.fromEntries(
    Object.entries(terms).map(([name, value]) => [name, Math.round(value * 100) / 100 + 0]),
  );
  draft.score = Object.values(draft.terms).reduce((a, b) => a + b, 0);
}

const sumOf = (draft: Draft, kinds: ReadonlySet<AreaKind>): number =>
  draft.parts.reduce((sum, part) => sum + (kinds.has(part.kind) ? area(part.region) : 0), 0);
const only = (...kinds: AreaKind[]): ReadonlySet<AreaKind> => new Set(kinds);

function shares(
  draft: Draft,
  figure: Part | undefined,
  beds: readonly Part[],
  weights: LayoutWeights,
): Record<string, number> {
  const { share } = draft.ask,
    { frame } = draft;
  const open = figure ? area(figure.region) / frame.area : 0,
    bed = beds.reduce((sum, part) => sum + area(part.region), 0) / frame.area;
  return {
    open:
      -weights.openTooSmall * Math.max(0, share.open * 0.8 - open - (frame.tiny ? 1 : 0)) -
      weights.openTooLarge * Math.max(0, open - share.open * 1.4),
    bed:
      -weights.bedsTooSmall * Math.max(0, share.bed * 0.75 - bed) -
      weights.bedsTooLarge * Math.max(0, bed - share.bed * 1.5),
  };
}

function cleanness(draft: Draft, figure: Part, weights: LayoutWeights): number {
  const main = largest(figure.region),
    box = bounds(main);
  const w = box.x1 - box.x0,
    h = box.y1 - box.y0;
  const corners = isRound(draft.language)
    ? 0
    : weights.manyCorners * Math.max(0, main[0]![0]!.length - 8);
  return (
    weights.cleanOutline * clamp((area(main) / hullArea(main) - 0.6) / 0.35, 0, 1) -
    weights.longFigure * Math.max(0, Math.max(w / h, h / w) - 2.6) -
    corners
  );
}

function bedDepth(
  draft: Draft,
  beds: readonly Part[],
  weights: LayoutWeights,
): Record<string, number> {
  const all = beds.flatMap((part) => [...part.region]),
    total = area(all);
  if (!total) return { bedDepth: 0, deep: 0 };
  return {
    bedDepth: (weights.deepBeds * area(opened(all, 550))) / total,
    deep:
      -weights.bedsTooDeep *
      Math.max(0, (area(offset(all, -1500)) * 1.6) / draft.frame.area - 0.03),
  };
}

/** Children at play are seen from the house: no building, pond edge or pergola stands in the line from the door. */
function sightTerm(draft: Draft, weights: LayoutWeights): number {
  const play = draft.parts.find((part) => part.kind === 'play');
  return play && !inSight(draft, play) ? -weights.playUnseen : 0;
}

/** Rooms that can be reached, but not at the full width of their way. */
function narrowWays(draft: Draft, finder: WayFinder): number {
  const { routes } = draft;
  let count = 0;
  for (const width of new Set(routes.map((route) => route.width))) {
    const missed = finder.unreached(width - WIDTH_SLACK_MM);
    count += routes.filter(
      (route) =>
        route.width === width && (missed.includes(route.partId) || missed.includes('door')),
    ).length;
  }
  return count;
}

/** A garden is enclosed by planting: share of the fence line with a planted foot. */
function enclosure(draft: Draft, weights: LayoutWeights): number {
  const { frame } = draft,
    { grid } = frame;
  const mask = new Uint8Array(grid.count);
  for (const part of draft.parts)
    if (part.kind === 'bed' || part.kind === 'meadow' || part.kind === 'orchard')
      grid.fill(part.region, 1, mask);
  let planted = 0,
    all = 0;
  for (let i = 0; i < mask.length; i++)
    if (
      frame.inside[i] &&
      frame.toBoundary[i]! < Math.max(400, grid.cell * 0.8) &&
      grid.y(i) > 2500
    ) {
      all++;
      planted += mask[i]!;
    }
  return all ? weights.plantedFence * Math.min(1, planted / all / 0.75) : 0;
}

function sunTerm(draft: Draft, weights: LayoutWeights): number {
  const { frame, parts } = draft;
  const at = (part: Part) => {
    const [x, y] = middle(bounds(part.region));
    return frame.grid.index(x, y);
  };
  let evening = 0,
    day = 0,
    extra = 0;
  for (const part of parts) {
    const k = at(part);
    if (k < 0) continue;
    if (part.kind === 'terrace' || part.kind === 'seat') {
      evening = Math.max(evening, frame.eveningHours[k]!);
      day = Math.max(day, frame.sunHours[k]!);
    }
    if (part.kind === 'vegetable' || part.kind === 'greenhouse')
      extra += weights.cropSun * Math.min(1, frame.sunHours[k]! / 6) - weights.cropSun / 2;
  }
  return (
    weights.eveningSun * Math.min(1, evening / 2) + weights.daySun * Math.min(1, day / 6) + extra
  );
}

/** A table too small for the household is a fault that the next candidate may not have. */
function tableTerm(draft: Draft, weights: LayoutWeights): number {
  const terrace = draft.parts.find((part) => part.id === 'terrace');
  if (!terrace || draft.ask.refused.has('dining') || draft.ask.seatsFor < 3) return 0;
  const seats = seatsThatFit(draft, terrace.region);
  return -weights.seatMissing * Math.max(0, Math.min(draft.ask.seatsFor, 16) - seats);
}

function pathTerm(draft: Draft, weights: LayoutWeights): number {
  const { frame } = draft;
  const path = draft.parts
    .filter((part) => part.kind === 'path')
    .flatMap((part) => [...part.region]);
  let term = -weights.pathShare * Math.max(0, area(path) / frame.area - 0.09);
  if (!path.length) return term;
  if (!frame.thin)
    term -=
      weights.pathAtFence *
      Math.max(0, area(trySubtract(path, offset(frame.plot, -700))) / frame.area - 0.004);
  return (
    term -
    (weights.wideGround * area(opened(path, Math.max(750, draft.ask.widths.main / 2 + 150)))) /
      frame.area
  );
}

function viewTerm(draft: Draft, weights: LayoutWeights): number {
  const { frame, site, parts } = draft;
  const axis = draft.language === 'formal' ? draft.axisX : site.doorX;
  const focal = [
    ...draft.trees,
    ...parts
      .filter((part) => ['water', 'pond', 'seat'].includes(part.kind))
      .map((part) => {
        const [x, y] = middle(bounds(part.region));
        return { x, y };
      }),
  ];
  const focus = focal.some(
    (q) => q.y > frame.depthMm * 0.45 && Math.abs(q.x - axis) < 700 + q.y * 0.06,
  )
    ? weights.focus
    : 0;
  const inView = parts
    .filter((part) => only('shed', 'compost', 'store').has(part.kind) && !part.kept)
    .filter((part) => {
      const box = bounds(part.region);
      return Math.abs((box.x0 + box.x1) / 2 - site.doorX) < 800 + box.y0 * 0.12;
    }).length;
  return focus - weights.utilityInView * inView;
}

function fitTerm(draft: Draft, weights: LayoutWeights): number {
  const { frame, language } = draft;
  if (frame.thin && ['zigzag', 'circles', 'diagonal'].includes(language)) return weights.thinFits;
  if (frame.shallow && ['diagonal', 'arc', 'rect', 'circles'].includes(language))
    return weights.shallowFits;
  return language === 'zigzag' ? -weights.zigzagElsewhere : 0;
}
