/** The layout stage: a site and a brief become three gardens of measured ground that truly differ. */
import type { Brief, FeatureId, Problem } from '../model/brief.ts';
import type { Layout } from '../model/layout.ts';
import type { Site } from '../model/site.ts';
import { bounds, polygon } from '../geometry/region.ts';
import { readAsk } from './ask.ts';
import { makeFrame } from './frame.ts';
import { ITEMS } from './items.ts';
import { languagesFor } from './languages.ts';
import { mirrorLayout, mirrorSite, mirrorSun } from './mirror.ts';
import { threeThatStand } from './gather.ts';
import type { Hand } from './sketch.ts';
import { toLayout } from './to-layout.ts';
import { ITEM_IDS, type ItemId, type SunReader } from './plan-types.ts';

export type LayOutInput = { site: Site; brief: Brief; sun: SunReader; seed: number };
export type LayOutResult = { layouts: Layout[]; problems: Problem[] };

/** Three layouts of three languages, best first. Never throws for a simple plot of 12 to 2,500 m²; pure and deterministic. */
export function layOut({ site, brief, sun, seed }: LayOutInput): LayOutResult {
  const { ask, problems, unplaced } = readAsk(brief, site);
  const box = bounds(polygon(site.boundary)), middle = box.x0 + box.x1;
  const hands = bothHands(site, sun, middle);
  const languages = languagesFor(hands[0]!.frame, ask, brief.styles.map((fact) => fact.value));
  const three = threeThatStand(hands, ask, languages, seed);
  const layouts = three.map((candidate, place) => {
    const layout = toLayout(candidate.draft, brief, seed, place, [...unplaced, ...candidate.givenUp]);
    return candidate.draft.mirrored ? mirrorLayout(layout, middle) : layout;
  });
  return { layouts, problems: [...problems, ...sayUnplaced(layouts, unplaced.map((entry) => entry.feature))] };
}

/** The site and its mirror image, in an order that does not depend on which of them was given. */
function bothHands(site: Site, sun: SunReader, middle: number): Hand[] {
  const other = mirrorSite(site, middle);
  const a: Hand = { frame: makeFrame(site, sun), site, mirrored: false };
  const b: Hand = { frame: makeFrame(other, mirrorSun(sun, middle)), site: other, mirrored: true };
  return handOrder(a, b) <= 0 ? [a, b] : [b, a];
}
const marks = ({ site, frame }: Hand): number[] => [site.doorX - frame.x0, ...site.existing.map((thing) => thing.x - frame.x0), ...frame.toBoundary, ...frame.sunHours];
function handOrder(a: Hand, b: Hand): number {
  const p = marks(a), q = marks(b);
  for (let i = 0; i < p.length; i++) if (p[i] !== q[i]) return p[i]! - q[i]!;
  return 0;
}

/** One problem for each wish that some design could not hold. */
function sayUnplaced(layouts: readonly Layout[], said: readonly FeatureId[]): Problem[] {
  const first = new Map<FeatureId, { reason: string; count: number }>();
  for (const layout of layouts) for (const { feature, reason } of layout.unplaced) {
    const entry = first.get(feature);
    if (entry) entry.count++;
    else first.set(feature, { reason, count: 1 });
  }
  return [...first].filter(([feature]) => !said.includes(feature)).map(([feature, { reason, count }]): Problem => ({
    code: 'does-not-fit', severity: count === layouts.length ? 'warning' : 'note',
    message: `${capital(nameOf(feature))} ${count === layouts.length ? 'could not be placed' : `${count === 1 ? 'is missing from one design' : 'is missing from two designs'}`}. ${reason}`,
  }));
}
const isItem = (feature: FeatureId): feature is ItemId => (ITEM_IDS as readonly FeatureId[]).includes(feature);
const OTHER_NAMES: Partial<Record<FeatureId, string>> = {
  lawn: 'a lawn', lounge: 'a lounge', kitchen: 'an outdoor kitchen', bench: 'a bench', lighting: 'lighting', washing: 'a washing line', hammock: 'a hammock', pots: 'a group of pots', birdfeeder: 'a bird feeder',
};
const nameOf = (feature: FeatureId): string => (isItem(feature) ? ITEMS[feature].name : (OTHER_NAMES[feature] ?? feature));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
