/** Whether something stands as its sentence says, beyond a side of the garden: in the sun, halfway, under the cherry, out of sight. Shared by the layout and the words. */
import type { SunHour, WhereSaid } from '../model/reading.ts';
import { metresFigure } from '../model/format.ts';
import type { ExistingThing, Site } from '../model/site.ts';
import type { Mm, Point } from '../model/shapes.ts';
import { hypot } from '../geometry/trig.ts';
import type { Bearings, Whereabouts } from './asked-place.ts';

/** A thing that a place is reckoned from: its middle, and how far it reaches. */
export type Landmark = { x: Mm; y: Mm; reachMm: Mm };

/** What has to be known of a plan. */
export type Surrounds = Bearings & {
  /** Hours of direct sun, of the whole day or of a part of it; null outside the plot. */
  hoursAt: (x: Mm, y: Mm, hour?: SunHour) => number | null;
  /** Of the sunniest ground. */
  mostHours: (hour?: SunHour) => number;
  /** Where what goes by this name stands; null where no plan tells. */
  standsAt: (of: string) => readonly Landmark[] | null;
  /** Next to a thing, where that is not as near as is usual. */
  besideMm?: Mm;
  /** From the garden door; null while the things that hide are not yet placed. */
  isHidden: ((at: Whereabouts) => boolean) | null;
};
/** How it falls short, as a sentence, and by how much of its worst, 0 to 1. */
export type WhereMiss = { share: number; say: () => string };

/** Sunny is this share of the hours of the sunniest ground, and shady no more than this. */
export const SUNNY = 0.75,
  SHADY = 0.6;
/** Halfway is within this share of the depth of the middle. */
const HALFWAY_SHARE = 0.18;
/** Next to a thing, by the door, along a fence: from edge to edge. */
export const BESIDE_MM = 1500;
const SAME_SUN_H = 0.5,
  IN_CORNER_MM = 2500,
  CORNER_SHARE = 0.2;
const ROUND_MM = 1500,
  UNDER_MM = 1200,
  AWAY_MM = 4000;
const HOUSE = /\b(?:house|home|kitchen|back door|conservatory|windows?)\b/i;

/** Null where it is kept to; a landmark that no plan tells of is said to be missing. */
export function whereMiss(
  { at, of, hour, quote }: WhereSaid,
  thing: Whereabouts,
  surrounds: Surrounds,
): WhereMiss | null {
  const { plot } = surrounds,
    depth = plot.y1 - plot.y0;
  switch (at) {
    case 'sun':
    case 'shade': {
      if (of === 'corner') return cornerMiss(thing, surrounds);
      const hours = surrounds.hoursAt(thing.x, thing.y, hour),
        most = surrounds.mostHours(hour);
      if (hours === null || !most) return null;
      if (at === 'sun' ? hours >= most * SUNNY : hours <= most * SHADY) return null;
      return {
        share: at === 'sun' ? 1 - hours / most : hours / most,
        say: () =>
          `It has ${inHours(hours)} of ${hour ? `${hour} ` : ''}sun a day there from April to September, where the sunniest ground has ${inHours(most)}.`,
      };
    }
    case 'halfway': {
      const off = Math.abs(thing.y - (plot.y0 + plot.y1) / 2) / depth;
      return off <= HALFWAY_SHARE
        ? null
        : {
            share: off,
            say: () =>
              `It stands ${inMetres(thing.y - plot.y0)} from the house in a garden ${inMetres(depth)} deep, and not halfway.`,
          };
    }
    case 'hidden':
      return !surrounds.isHidden || surrounds.isHidden(thing)
        ? null
        : {
            share: 1,
            say: () => 'It is in view from the garden door: nothing tall stands before it.',
          };
    case 'away':
      if (of && HOUSE.test(of)) {
        const off = (thing.y - plot.y0) / depth;
        return off >= 0.5
          ? null
          : {
              share: 1 - off,
              say: () => `It stands ${inMetres(thing.y - plot.y0)} from the house.`,
            };
      }
      break;
    default:
  }
  if (at === 'outlook')
    return { share: 0, say: () => `You also say “${quote.trim()}”, which no plan tells.` };
  if (!of || at === 'to' || at === 'cover') return null;
  const marks = surrounds.standsAt(of);
  if (!marks?.length)
    return {
      share: 0,
      say: () => `You name it “${quote.trim()}”, and the plan does not show that.`,
    };
  const gap = Math.min(
    ...marks.map((one) => Math.max(0, thing.distanceTo(one.x, one.y) - one.reachMm)),
  );
  const most =
    at === 'beside' ? (surrounds.besideMm ?? BESIDE_MM) : at === 'round' ? ROUND_MM : UNDER_MM;
  const misses = at === 'away' ? gap < AWAY_MM : gap > most;
  if (!misses) return null;
  return {
    share: at === 'away' ? 1 - gap / AWAY_MM : Math.min(1, gap / depth),
    say: () => `It stands ${inMetres(gap)} from what you name in “${quote.trim()}”.`,
  };
}

/** "The sunny corner" is the one with the most sun. */
function cornerMiss(thing: Whereabouts, { plot, hoursAt }: Surrounds): WhereMiss | null {
  const corners = [plot.x0, plot.x1].flatMap((x) =>
    [plot.y0, plot.y1].map((y) => {
      const inX = x + (x === plot.x0 ? 1 : -1) * IN_MM,
        inY = y + (y === plot.y0 ? 1 : -1) * IN_MM;
      return { mm: thing.distanceTo(x, y), hours: hoursAt(inX, inY) ?? 0 };
    }),
  );
  const own = corners.reduce((a, b) => (b.mm < a.mm ? b : a)),
    most = Math.max(...corners.map(({ hours }) => hours));
  const reach = Math.max(
    IN_CORNER_MM,
    Math.min(plot.x1 - plot.x0, plot.y1 - plot.y0) * CORNER_SHARE,
  );
  if (own.mm > reach)
    return { share: 1, say: () => `It stands ${inMetres(own.mm)} from the nearest corner.` };
  return own.hours >= most - SAME_SUN_H
    ? null
    : {
        share: 1 - own.hours / most,
        say: () =>
          `Its corner has ${inHours(own.hours)} of sun a day, and the sunniest corner ${inHours(most)}.`,
      };
}
/** The ground of a corner is so far in from both its sides. */
const IN_MM = 1250;

/** Points along the outline of something, so that what stands beside it is measured from its edge. */
export function rimOf(ring: readonly Point[]): Landmark[] {
  return ring.flatMap(([x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length]!;
    const steps = Math.max(1, Math.ceil(hypot(nx - x, ny - y) / RIM_STEP_MM));
    return Array.from({ length: steps }, (_, k): Landmark => ({
      x: x + ((nx - x) * k) / steps,
      y: y + ((ny - y) * k) / steps,
      reachMm: 0,
    }));
  });
}
const RIM_STEP_MM = 500;

/** Of a thing that stands: its box where it has one, else the round of its reach. */
export const landmarksOfExisting = (things: readonly ExistingThing[]): Landmark[] =>
  things.flatMap(({ x, y, radiusMm, boxMm }) =>
    boxMm
      ? rimOf([
          [x - boxMm[0] / 2, y - boxMm[1] / 2],
          [x + boxMm[0] / 2, y - boxMm[1] / 2],
          [x + boxMm[0] / 2, y + boxMm[1] / 2],
          [x - boxMm[0] / 2, y + boxMm[1] / 2],
        ])
      : [{ x, y, reachMm: radiusMm }],
  );

export const isDoor = (of: string): boolean => DOOR.test(of);
const DOOR = /\b(?:doors?|bifolds?)\b/i;
const EDGE = /\b(?:fence|wall|hedge|boundary|railings?)\b/i;
const SIDE_OF: readonly (readonly [RegExp, 'left' | 'right' | 'back'])[] = [
  [/\bleft\b/i, 'left'],
  [/\bright\b/i, 'right'],
  [/\b(?:back|rear|far|bottom|end|top)\b/i, 'back'],
];

/** The garden door, and the fences and walls of the edge, on the side that is named; null where the words name neither. */
export function landmarksOfSite(
  of: string,
  site: Pick<Site, 'doorX' | 'edges'>,
  mirrored = false,
): Landmark[] | null {
  if (DOOR.test(of)) return [{ x: site.doorX, y: 0, reachMm: 0 }];
  if (!EDGE.test(of)) return null;
  const said = SIDE_OF.find(([word]) => word.test(of))?.[1],
    side = mirrored && said && said !== 'back' ? (said === 'left' ? 'right' : 'left') : said;
  const marks = site.edges
    .filter(({ kind }) => kind !== 'house')
    .filter(({ from, to }) => !side || isOn(side, from, to))
    .flatMap(({ from, to }) => rimOf([from, to]));
  return marks.length ? marks : null;
}

/** The plot runs counter-clockwise from the house: up its right side, back along the far end, down its left. */
function isOn(side: 'left' | 'right' | 'back', [x0, y0]: Point, [x1, y1]: Point): boolean {
  const dx = x1 - x0,
    dy = y1 - y0;
  if (side === 'back') return dx < 0 && -dx >= Math.abs(dy);
  return Math.abs(dy) >= Math.abs(dx) && (side === 'right' ? dy > 0 : dy < 0);
}

const inMetres = (mm: Mm): string => `${metresFigure(mm)} m`;
const inHours = (hours: number): string => `${Number(hours.toFixed(1))} h`;

/** Words that go by a kind and not by a name. */
const KINDS: readonly (readonly [RegExp, readonly ExistingThing['kind'][]])[] = [
  [/\btrees?\b/i, ['tree']],
  [/\bsheds?\b/i, ['shed']],
  [/\bgreenhouse\b/i, ['greenhouse']],
  [/\bpond\b/i, ['pond']],
  [/\bhedge\b/i, ['hedge']],
  [/\b(?:patio|slabs|terrace)\b/i, ['patio']],
];
const plain = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/(?<=[a-z]{3})(?:es|s)$/, ''))
    .filter((word) => word.length > 2 && !/^(?:old|big|the|tree|existing|large|small)$/.test(word));

/** What stands already and goes by this name, or by its kind. */
export function existingNamed(
  existing: readonly ExistingThing[],
  of: string,
): readonly ExistingThing[] {
  const words = plain(of);
  const named = existing.filter(({ name }) => plain(name).some((word) => words.includes(word)));
  if (named.length) return named;
  const kinds = KINDS.find(([word]) => word.test(of))?.[1] ?? [];
  // "the white cherry" is no tree that is there unless it goes by that name
  return words.length && kinds.includes('tree')
    ? []
    : existing.filter(({ kind }) => kinds.includes(kind));
}
