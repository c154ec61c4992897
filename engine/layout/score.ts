/** How good a finished candidate is (about 60 to 85), term by term. */
import type { LayoutWeights } from '../model/design-weights.ts';
import type { AreaKind, Language } from '../model/layout.ts';
import { area, bounds, distanceToEdge, largest } from '../geometry/region.ts';
import { offset, opened, tryIntersect, trySubtract } from '../geometry/trial.ts';
import { isTableAway } from './ideas.ts';
import { inSight } from './in-sight.ts';
import { hullArea } from './hull.ts';
import { seatsThatFit } from './furnish-terrace.ts';
import { LEAST_WAY_MM, WayFinder } from './reach.ts';
import { narrowWays } from './pinches.ts';
import { clamp, isRound, middle, type Part } from './plan-types.ts';
import { wishesMet, wordsUnmet } from './wishes.ts';
import { SUITS } from './project-types.ts';
import { SMALL_MM2 } from './languages.ts';
import { HARD } from './shares.ts';
import type { Parts, Planted, Score, Setting } from './stages.ts';

export function scoreOf(garden: Planted, weights: LayoutWeights): Score {
  const { parts } = garden;
  const terms: Record<string, number> = {};
  const figure = parts.find((part) => part.id === 'lawn' || part.id === 'gravel');
  const beds = parts.filter((part) => part.kind === 'bed');
  terms.wishes =
    weights.wishMet * wishesMet(garden) - (garden.ask.lawn && !figure ? weights.lawnMissing : 0);
  terms.words = -weights.wordUnmet * wordsUnmet(garden);
  Object.assign(terms, shares(garden, figure, beds, weights));
  terms.clean = figure
    ? cleanness(garden, figure, weights)
    : garden.frame.tiny || !garden.ask.share.open
      ? weights.tinyFloor
      : 0;
  Object.assign(terms, bedDepth(garden, beds, weights));
  terms.green = enclosure(garden, weights);
  terms.pieces =
    -weights.manyBeds * Math.max(0, beds.length - 4 - Math.floor(garden.frame.area / 300e6)) -
    weights.smallBed * beds.filter((part) => area(part.region) < 15e5).length;
  terms.jogs = STRAIGHT.has(garden.language) ? -weights.jog * jogsOf(garden) : 0;
  terms.sun = sunTerm(garden, weights);
  const finder = new WayFinder(parts, garden.site);
  const narrow = narrowWays(garden, finder);
  const unreached = finder.unreached(LEAST_WAY_MM);
  terms.reach = -weights.unreached * unreached.length;
  terms.narrow = -weights.narrow * narrow;
  terms.table = tableTerm(garden, weights);
  terms.path = pathTerm(garden, weights);
  terms.view = viewTerm(garden, weights);
  terms.trees =
    garden.frame.area > 40e6 &&
    !garden.trees.length &&
    !garden.frame.kept.some((thing) => thing.tree)
      ? -weights.noTree
      : 0;
  terms.sight = sightTerm(garden, weights);
  terms.flow = figure
    ? weights.lawnAtTerrace *
        Math.min(
          1,
          area(tryIntersect(offset(figure.region, 150), garden.terrace.region)) / 150 / 1800,
        ) -
      weights.lawnAtTerrace
    : 0;
  terms.fit = fitTerm(garden, weights);
  terms.type = SUITS[garden.ask.type][garden.language] ?? 0;
  const hard = parts.reduce((sum, part) => sum + (HARD.has(part.kind) ? area(part.region) : 0), 0);
  const rounded = Object.fromEntries(
    Object.entries(terms).map(([name, value]) => [name, Math.round(value * 100) / 100 + 0]),
  );
  return {
    score: Object.values(rounded).reduce((a, b) => a + b, 0),
    terms: rounded,
    unreached,
    hardShare: hard / garden.frame.area,
  };
}

const STRAIGHT: ReadonlySet<Language> = new Set<Language>(['rect', 'formal', 'zigzag']);
const LEAST_EDGE_MM = 300,
  AT_BOUNDARY_MM = 25,
  MOST_JOGS = 8;
/** Ends of floors in straight lines that are too short to be meant, each counted in every floor it belongs to. */
function jogsOf({ parts, frame }: Setting & Parts): number {
  let count = 0;
  for (const part of parts) {
    if (part.kept || part.kind === 'bed') continue;
    for (const ring of part.region.flat())
      ring.forEach(([x, y], i) => {
        const [nx, ny] = ring[(i + 1) % ring.length]!,
          long = Math.abs(nx - x) + Math.abs(ny - y);
        if (long > AT_BOUNDARY_MM && long < LEAST_EDGE_MM)
          if (distanceToEdge(frame.plot, x, y) > AT_BOUNDARY_MM) count++;
      });
  }
  return Math.min(MOST_JOGS, count);
}

const only = (...kinds: AreaKind[]): ReadonlySet<AreaKind> => new Set(kinds);

function shares(
  setting: Setting,
  figure: Part | undefined,
  beds: readonly Part[],
  weights: LayoutWeights,
): Record<string, number> {
  const { share } = setting.ask,
    { frame } = setting;
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

function cleanness(setting: Setting, figure: Part, weights: LayoutWeights): number {
  const main = largest(figure.region),
    box = bounds(main);
  const w = box.x1 - box.x0,
    h = box.y1 - box.y0;
  const corners = isRound(setting.language)
    ? 0
    : weights.manyCorners * Math.max(0, main[0]![0]!.length - 8);
  return (
    weights.cleanOutline * clamp((area(main) / hullArea(main) - 0.6) / 0.35, 0, 1) -
    weights.longFigure * Math.max(0, Math.max(w / h, h / w) - 2.6) -
    corners
  );
}

function bedDepth(
  setting: Setting,
  beds: readonly Part[],
  weights: LayoutWeights,
): Record<string, number> {
  const all = beds.flatMap((part) => [...part.region]),
    total = area(all);
  if (!total) return { bedDepth: 0, deep: 0 };
  return {
    bedDepth: (weights.deepBeds * (area(opened(all, 450)) + area(opened(all, 750)))) / 2 / total,
    deep:
      -weights.bedsTooDeep *
      Math.max(0, (area(offset(all, -1500)) * 1.6) / setting.frame.area - 0.03),
  };
}

/** Children at play are seen from the house: no building, pond edge or pergola stands in the line from the door. */
function sightTerm(garden: Setting & Parts, weights: LayoutWeights): number {
  const play = garden.parts.find((part) => part.kind === 'play');
  return play && !inSight(garden, play) ? -weights.playUnseen : 0;
}

/** A garden is enclosed by planting: share of the fence line with a planted foot. */
function enclosure(garden: Setting & Parts, weights: LayoutWeights): number {
  const { frame } = garden,
    { grid } = frame;
  const mask = new Uint8Array(grid.count);
  for (const part of garden.parts)
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

function sunTerm(garden: Setting & Parts, weights: LayoutWeights): number {
  const { frame, parts } = garden;
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
function tableTerm(garden: Setting & Parts, weights: LayoutWeights): number {
  const terrace =
    garden.parts.find(isTableAway) ?? garden.parts.find((part) => part.id === 'terrace');
  if (!terrace || garden.ask.refused.has('dining') || garden.ask.seatsFor < 3) return 0;
  const seats = seatsThatFit(garden, terrace.region);
  return -weights.seatMissing * Math.max(0, garden.ask.seatsFor - seats);
}

function pathTerm(garden: Setting & Parts, weights: LayoutWeights): number {
  const { frame } = garden;
  const path = garden.parts
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
    (weights.wideGround * area(opened(path, Math.max(750, garden.ask.widths.main / 2 + 150)))) /
      frame.area
  );
}

function viewTerm(garden: Planted, weights: LayoutWeights): number {
  const { frame, site, parts } = garden;
  const axis = garden.language === 'formal' ? garden.axisX : site.doorX;
  const focal = [
    ...garden.trees,
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

function fitTerm(setting: Setting, weights: LayoutWeights): number {
  const { frame, language } = setting;
  if (frame.area < SMALL_MM2 && !frame.tiny)
    return ['rect', 'formal'].includes(language) ? weights.smallFits : 0;
  if (frame.thin && ['zigzag', 'circles', 'diagonal'].includes(language)) return weights.thinFits;
  if (frame.shallow && ['diagonal', 'arc', 'rect', 'circles'].includes(language))
    return weights.shallowFits;
  return language === 'zigzag' ? -weights.zigzagElsewhere : 0;
}
