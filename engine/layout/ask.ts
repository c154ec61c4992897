/** The brief as the layout reads it: what to place, in which order, at which widths. */
import { ownGroundOf } from '../brief/own-ground.ts';
import { heartsOf } from '../brief/heart.ts';
import { needsOf } from '../brief/needs.ts';
import type { Brief, FeatureId, Problem } from '../model/brief.ts';
import type { Site } from '../model/site.ts';
import { thingsNamed } from '../brief/named-things.ts';
import { isAnswered } from '../brief/ticks.ts';
import { WATER_WORDS, waterRisk } from '../model/water-risk.ts';
import { SERVICE_WAY_MM, stepFreeOf } from '../model/step-free.ts';
import { area, polygon } from '../geometry/region.ts';
import { GROUND_FEATURES, groundOf, hasGround } from '../features/features.ts';
import type { GroundFeatureId } from '../features/names.ts';
import {
  bedsAsked,
  benchesAsked,
  isCornerBench,
  measuresAsked,
  boxesAsked,
  rackAsked,
  sitsAtDoor,
  sittersAsked,
} from './asked-sizes.ts';
import { MOST_AT_TABLE } from './dining-floor.ts';
import { playAsked } from './asked-play.ts';
import { TURNING } from '../brief/turning.ts';
import { addPreferences } from './ticked.ts';
import { budgetLevel } from './budget-level.ts';
import { loopAsked } from './loop.ts';
import { refusesBark } from './materials.ts';
import type { Ask, Tier, WantedItem } from './plan-types.ts';
import { PRIORITY } from './project-types.ts';
import { handsOf } from '../planting/effort.ts';
import { shareFor } from './wished-shares.ts';

/** The table is no item until an idea sets it away from the house. */
type Asked = WantedItem & { id: GroundFeatureId };

export type AskResult = {
  ask: Ask;
  problems: Problem[];
  unplaced: { feature: FeatureId; reason: string }[];
};

/** Reads wants, refusals, household and preferences into one ask. */
export function readAsk(brief: Brief, site: Site): AskResult {
  const problems: Problem[] = [],
    unplaced: AskResult['unplaced'] = [];
  const plotM2 = area(polygon(site.boundary)) / 1e6;
  const refused = new Set(brief.refused.map((fact) => fact.value));
  const undug =
    site.position === 'roof' || site.noDigging === true || brief.noDigging?.value === true;
  const front =
    site.position === 'front' &&
    !undug &&
    !brief.wanted.some((fact) => fact.value === 'dining' && tierOf(fact) === 3);
  if (front)
    for (const feature of ['dining', 'lounge', 'kitchen'] as const) {
      refused.add(feature);
      if (brief.wanted.some((fact) => fact.value === feature && tierOf(fact) === 3))
        unplaced.push({
          feature,
          reason: 'Before the street it is left out: the ground there is the way to the door.',
        });
    }
  const noTable =
    !front && !refused.has('dining') && !brief.wanted.some((fact) => fact.value === 'dining');
  if (noTable) refused.add('dining');
  const wants = new Set(
    brief.wanted.map((fact) => fact.value).filter((feature) => !refused.has(feature)),
  );
  const tiers = new Map(brief.wanted.map((fact) => [fact.value, tierOf(fact)]));
  const inWords = new Set([...wants].filter((feature) => tiers.get(feature) === 3));
  const type = brief.projectType.value;
  const h = brief.household;
  const household = {
    seatsFor: h.seatsFor.value,
    toddler: h.toddler.value,
    children: h.children.value,
    dog: h.dog.value,
    cat: h.cat.value,
    wheelchair: h.wheelchair.value,
    hayFever: h.hayFever.value,
    easyAccess: h.easyAccess.value,
    waterRisk: waterRisk(h),
  };
  const needs = needsOf(brief),
    items = new Map<GroundFeatureId, Asked>();
  const add = (id: GroundFeatureId, tier: Tier) => {
    if (!refused.has(id) && !items.has(id))
      items.set(id, {
        id,
        asked: tier > 1,
        tier,
        ...measuresAsked(brief, id),
        ...(needs[id] && { sizeMm: needs[id].sizeMm, isNeeded: true }),
      });
  };
  for (const feature of wants) if (hasGround(feature)) add(feature, tiers.get(feature)!);
  // older briefs kept their ticks apart from what is wanted
  const settled = brief.wanted.some((fact) => fact.source.kind === 'entered'),
    ticked = settled ? [] : brief.preferences.filter((one) => !isAnswered(one, inWords));
  addPreferences(ticked, plotM2, add, (id) => items.has(id), refused);
  if (items.get('trampoline')?.tier === 3 && items.get('play')?.tier !== 3) items.delete('play'); // the trampoline is the play
  if (
    (wants.has('hammock') || wants.has('stumps')) &&
    ![...items.keys()].some((id) => groundOf(id).kind === 'seat')
  )
    add('seat', 1);
  const roofed = wantsRoof(brief);
  const roofAt = items.get('pergola')?.place,
    // a roof asked for at the far end is over the seat there
    isElsewhere = roofAt !== undefined && !roofAt.startsWith('house');
  const overTable =
    !isElsewhere &&
    items.has('pergola') &&
    !refused.has('dining') &&
    // a roof at the house is one over the floor that is there
    (brief.shadesTable || (roofed && !items.get('pergola')?.sizeMm) || roofAt !== undefined);
  if (overTable) items.delete('pergola');
  makeWaterSafe(items, household, inWords, refused, problems, unplaced);
  if (front)
    for (const item of items.values())
      if (item.tier === 1 && !groundOf(item.id).suitsFront) items.delete(item.id);
  if (undug) items.delete('seat'); // the floor itself is the seat: a bench is put on it
  const kept = new Set(site.existing.map((thing) => thing.kind));
  for (const kind of ['shed', 'greenhouse', 'pond'] as const)
    if (kept.has(kind)) items.delete(kind);
  const order = [...PRIORITY[type], ...GROUND_FEATURES];
  // wishes in the visitor's own words keep their order of mention
  const rank = (item: Asked) => (item.tier === 3 ? 0 : order.indexOf(item.id));
  const sorted = [...items.values()].sort((a, b) => b.tier - a.tier || rank(a) - rank(b));
  const lawn = wants.has('lawn') && !refused.has('lawn');
  const stepFree = stepFreeOf(brief),
    leastMm = stepFree?.widthMm ?? 0;
  const hands = handsOf(brief),
    budget = budgetLevel(brief, plotM2),
    lawnTier = tiers.get('lawn') ?? 1,
    playedOn = lawn && (h.children.value || h.toddler.value),
    thrifty = budget === 'low' && lawn && lawnTier === 1;
  return {
    ask: {
      idea: 'house',
      type,
      seatsSaid: h.seatsFor.source.kind === 'read',
      seatsFor: Math.max(2, Math.min(MOST_AT_TABLE, household.seatsFor)),
      household,
      wants,
      refused,
      items: sorted,
      later: [],
      lawn,
      // where money is short grass is the least expensive ground there is, and where children play it is played on
      lawnTier: thrifty || (playedOn && lawnTier === 1) ? 2 : lawnTier,
      heart: heartOf(brief, refused),
      inWords,
      isNamed: inWords.size > 0 || brief.wishes.length > 0,
      front,
      ownGround: ownGroundOf(brief.wishes),
      needs,
      streetHedge: front && brief.wishes.some(({ concept }) => concept === 'hedge'),
      noBark: refusesBark(brief),
      parking: front && brief.parking?.value === true,
      cars: carsAsked(brief),
      turns: front && turnsAsked(brief),
      undug,
      keepsFloor: undug && keepsFloor(brief, site),
      tight: false,
      overTable,
      roofed,
      table: measuresAsked(brief, 'dining'),
      noTable,
      noPatio: noTable && (site.isPart === true || brief.said?.spared?.includes('patio') === true),
      noGravel:
        brief.said?.mouths === true ||
        (brief.pavingRefused ?? []).some((fact) => fact.value === 'gravel'),
      loungeTier: tiers.get('lounge') ?? 1,
      loop: loopAsked(brief),
      hearsWater: brief.said?.heardWater === true,
      lounge:
        !refused.has('lounge') && (wants.has('lounge') || (ticked.includes('seating') && !noTable)),
      play: playAsked(brief, site),
      isRamped: stepFree !== null,
      shadedSeat:
        (brief.preferences.includes('shade') && !hasCloth(brief)) ||
        brief.wishes.some(
          ({ feature, where, held }) =>
            feature === 'seat' && !held && where?.some(({ at }) => at === 'shade'),
        ),
      seenFromAbove:
        brief.seenFromAbove !== undefined || site.lookers?.some(({ isUpper }) => isUpper) === true,
      sitters: sittersAsked(brief.wishes),
      benches: benchesAsked(brief),
      benchAtDoor: sitsAtDoor(brief),
      rows: front ? [] : (brief.rows ?? []),
      stumps: Math.min(6, Math.max(3, countAsked(brief, 'stumps') ?? 4)),
      nestBoxes: Math.min(6, countAsked(brief, 'nestboxes') ?? (boxesAsked(brief) ? 2 : 1)),
      rackMm: rackAsked(brief),
      cornerBench: isCornerBench(brief),
      beds: bedsAsked(brief),
      lights: countAsked(brief, 'lighting'),
      hands,
      share: shareFor(type, { budget, lawn, plotM2, hands }),
      widths: {
        main: Math.max(leastMm, plotM2 > 120 ? 1200 : 900),
        secondary: Math.max(leastMm, 900),
        service: Math.max(leastMm, SERVICE_WAY_MM),
      },
      budget,
      soil: site.soil.texture,
    },
    problems,
    unplaced,
  };
}

/** What the letter asks for first, where that has ground of its own; every plan finds its table a floor. */
function heartOf(brief: Brief, refused: ReadonlySet<FeatureId>): Ask['heart'] {
  const feature = heartsOf(brief)[0]?.feature ?? null;
  // kitchen gardens of two beds grow with their plot
  const own = brief.wanted.find(
    ({ value }) => value === feature || (feature === 'veg2' && value === 'veg4'),
  )?.value;
  if (!own || refused.has(own)) return null;
  return own === 'lawn' || hasGround(own) ? own : null;
}

const carsAsked = ({ wishes }: Brief): number =>
  wishes.find(({ concept, count }) => (concept === 'parking' || concept === 'drive') && count)
    ?.count ?? 1;

/** "Turning circle", "somewhere to turn the car": one drives out forwards. */
const turnsAsked = ({ wishes }: Brief): boolean =>
  wishes.some(({ quote, held }) => !held && TURNING.test(quote));

/** How many of it the words tell of. */
const countAsked = ({ wishes }: Brief, id: FeatureId): number | null =>
  wishes.find(({ feature, count, held }) => feature === id && count && !held)?.count ?? null;

/** What keeps the rain off, and is no pergola. */
const ROOFS: ReadonlySet<string> = new Set(['a roof', 'a gazebo']);
const wantsRoof = ({ wishes }: Brief): boolean =>
  wishes.some(
    ({ quote, held }) =>
      !held && thingsNamed(quote).some((one) => !one.isDenied && ROOFS.has(one.called.name)),
  );

/** A rented yard keeps its floor; a roof does when the text says so. */
function keepsFloor(brief: Brief, site: Site): boolean {
  return (
    !brief.paving &&
    (site.position !== 'roof' ||
      brief.keep.some(
        (thing) => thing.kind === 'patio' || /deck|paving|floor|tiles|slabs/i.test(thing.name),
      ))
  );
}

const tierOf = ({ source }: Brief['wanted'][number]): Tier =>
  source.kind === 'read' || (source.kind === 'entered' && source.field === 'corrections')
    ? 3
    : source.kind === 'entered'
      ? 2
      : 1;

/** A sail, an awning or a parasol is the shade that was asked for. */
const CLOTH: ReadonlySet<FeatureId> = new Set(['sail', 'awning', 'parasol']);
const hasCloth = ({ wanted }: Brief): boolean => wanted.some(({ value }) => CLOTH.has(value));

/** No open water beside a small child or somebody confused: a pond becomes a pebble fountain, and that is said. */
function makeWaterSafe(
  items: Map<GroundFeatureId, Asked>,
  household: Ask['household'],
  inWords: ReadonlySet<FeatureId>,
  refused: ReadonlySet<FeatureId>,
  problems: Problem[],
  unplaced: AskResult['unplaced'],
): void {
  for (const id of ['pond', 'formalpond'] as const) {
    if (!items.has(id)) continue;
    const { waterRisk: risk } = household;
    if (risk || (household.children && !inWords.has(id))) {
      const reason = risk
        ? `${WATER_WORDS[risk].danger}; a pebble fountain with no standing water takes its place.`
        : 'With young children a pebble fountain, which holds no standing water, takes the place of open water.';
      items.delete(id);
      if (!refused.has('water'))
        items.set('water', { id: 'water', asked: true, tier: inWords.has(id) ? 3 : 2 });
      unplaced.push({ feature: id, reason });
      problems.push({ code: 'open-water-replaced', severity: 'note', message: reason });
    } else if (household.children) {
      problems.push({
        code: 'open-water-children',
        severity: 'note',
        message:
          'You asked for a pond and children use this garden: fit a rigid grille just below the surface and fence the margin while they are small.',
      });
    }
  }
}
