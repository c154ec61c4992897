/** The proposition of a design, settled before it is sketched: where one eats, what lies in the middle, how one moves. */
import type { Ground } from '../features/definition.ts';
import { groundOf } from '../features/features.ts';
import { bounds, type Box } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { Idea, Language } from '../model/layout.ts';
import type { MentionPlace } from '../model/reading.ts';
import { SUNNY } from '../site/asked-where.ts';
import { diningFloor } from './dining-floor.ts';
import {
  isRound,
  type Ask,
  type Frame,
  type ItemId,
  type Part,
  type WantedItem,
} from './plan-types.ts';
import { sunOf } from './rate-place.ts';
import type { Orientation, Parts, Score, Setting } from './stages.ts';

/** Less sun than this at the door, hours of a summer day, and the table goes where there is more. */
const LEAST_SUN_HOURS = 4;
const ROOMY_MM2 = 45e6;
const ROOMY_DEPTH_MM = 7500,
  ROOMY_WIDTH_MM = 4500;
/** Dishes are carried no further from the kitchen than this, to the near edge of the floor: for pleasure, and where the house takes the sun off its door. */
const MOST_TO_TABLE_MM = 6000,
  MOST_TO_SUN_MM = 11_000;
/** The far end of a deeper garden is further. */
const MOST_DEPTH_TO_END_MM = 10_500,
  MOST_DEPTH_TO_SUN_MM = 18_000;
/** A larger garden that is planted throughout is a border of a hundred square metres and more: where a lawn is usual, and where it is not wanted. */
const MOST_WALK_MM2 = 170e6,
  MOST_WALK_NO_LAWN_MM2 = 260e6,
  MOST_WILD_WALK_MM2 = 600e6;
/** Between the floor of a table away from the house and bins or compost. */
const FROM_SERVICE_MM = 2400;
/** A smaller plot has no other place for them. */
const SERVICE_ELSEWHERE_MM2 = 150e6;
/** Planting that takes over from open ground, as a share of it. */
const PLANTED_INSTEAD = 0.6;

const DEEP_MM = 12_000;
const AT_THE_END: ReadonlySet<MentionPlace> = new Set(['back', 'back-left', 'back-right']);

export const dinesAway = ({ idea, refused }: Ask): boolean =>
  (idea === 'end' || idea === 'court') && !refused.has('dining');

const isRoomy = ({ area, depthMm, meanWidthMm }: Frame): boolean =>
  area >= ROOMY_MM2 && depthMm >= ROOMY_DEPTH_MM && meanWidthMm >= ROOMY_WIDTH_MM;
/** Where nobody eats outside, the three differ in where one sits, unless that was said. */
const choosesSeat = ({ frame, ask }: Pick<Setting, 'frame' | 'ask'>): boolean =>
  isRoomy(frame) &&
  !ask.front &&
  !ask.undug &&
  !frame.kept.some((thing) => thing.kind === 'seat') &&
  ask.refused.has('dining') &&
  ask.items.some(({ id, place, where }) => id === 'seat' && !place && !where?.length);
/** A seat in the middle of a smaller plot leaves no ground of use about it, mm². */
const HEART_SEAT_MM2 = 60e6;
/** From the far end, as a share of the depth, to where a seat is no longer at it. */
const FAR_SHARE = 0.55,
  NEAR_SHARE = 0.6,
  HEART_FROM = 0.25,
  HEART_TO = 0.78;
const SEAT_LIKES: Partial<Record<Idea, Ground['likes']>> = {
  house: { sun: 1.5, evening: 1, close: 3, edge: 1.2 },
  end: { far: 4, evening: 1, view: 1.2, centre: 0.8 },
  court: { heart: 4, sun: 0.6 },
};

/** Ideas that the plot and the brief allow, the best suited first. */
export function ideasFor({ frame, site }: Orientation, ask: Ask): Idea[] {
  if (ask.undug || ask.front) return ['house'];
  if (frame.tiny) return ['house', 'side', 'ring'];
  const roomy = isRoomy(frame);
  const keepsPatio = frame.kept.some((thing) => thing.kind === 'seat');
  const { heldTable } = ask;
  if (heldTable === 'away' || heldTable === 'landing') return ['end', 'court'];
  const shady = hasShadyDoor({ frame, site });
  const ends = frame.depthMm <= (shady ? MOST_DEPTH_TO_SUN_MM : MOST_DEPTH_TO_END_MM);
  const isAskedFar = ask.table.place !== undefined && AT_THE_END.has(ask.table.place),
    far =
      roomy &&
      !keepsPatio &&
      !ask.refused.has('dining') &&
      (isAskedFar || !ask.household.easyAccess);
  // planting throughout is the dearest ground to make and to keep
  const walk =
    hasTimeFor(ask) &&
    (!ask.lawn || ask.lawnTier === 1) &&
    ask.type !== 'lowmaint' &&
    ask.budget !== 'low' &&
    frame.area < mostWalk(ask);
  // a floor for the table beside the one at the door is dear
  const isThrifty = ask.budget === 'low' && !shady && !isAskedFar;
  const away: Idea[] =
    far && !(isThrifty && !wantsOtherSun({ frame, site }, ask))
      ? (shady ? (['end', 'court'] as const) : (['court', 'end'] as const)).filter(
          (idea) => ends || isAskedFar || idea === 'court',
        )
      : [];
  if (choosesSeat({ frame, ask }))
    return [
      'house',
      'end',
      ...(frame.area >= HEART_SEAT_MM2 ? (['court'] as const) : []),
      ...(walk ? (['walk'] as const) : []),
    ];
  const ideas: Idea[] = [
    'house',
    ...away.slice(0, 1),
    ...(walk ? (['walk'] as const) : []),
    ...away.slice(1),
  ];
  // where the table was asked for in words, it stands in all three
  if (heldTable === 'house' || ask.table.place?.startsWith('house'))
    return ideas.filter((idea) => !away.includes(idea));
  if (away.length && (isAskedFar || wantsOtherSun({ frame, site }, ask))) return away;
  // the house comes last where its door has little sun
  return shady ? [...ideas.slice(1), 'house'] : ideas;
}

function hasShadyDoor({ frame, site }: Pick<Orientation, 'frame' | 'site'>): boolean {
  const k = frame.grid.index(site.doorX, 2000);
  return k >= 0 && frame.sunHours[k]! < LEAST_SUN_HOURS;
}

/** Where the table is to be in the sun, and the house keeps that sun off its door, of the whole day or at the hour that was said. */
function wantsOtherSun(
  { frame, site }: Pick<Orientation, 'frame' | 'site'>,
  { table }: Ask,
): boolean {
  const sun = table.where?.find(({ at }) => at === 'sun');
  if (!sun || table.place?.startsWith('house')) return false;
  const { hoursAt, mostHours } = sunOf(frame);
  return (hoursAt(site.doorX, 2000, sun.hour) ?? 0) < SUNNY * mostHours(sun.hour);
}

/** Borders from fence to fence are for people who garden. */
const hasTimeFor = ({ hands }: Ask): boolean => hands === 'usual' || hands === 'keen';

const mostWalk = ({ type, wants, lawn }: Ask): number =>
  type === 'wildlife' || wants.has('meadow')
    ? MOST_WILD_WALK_MM2
    : lawn
      ? MOST_WALK_MM2
      : MOST_WALK_NO_LAWN_MM2;

/** The brief as an idea reads it: the table is a room of its own, or planting has the ground that is open elsewhere. */
export function withIdea(ask: Ask, idea: Idea): Ask {
  const planted = {
    share: { open: 0, bed: ask.share.bed + PLANTED_INSTEAD * ask.share.open },
    lawn: false,
  };
  // a table that stands is not looked a place for
  if (ask.heldTable === 'away') return { ...ask, idea };
  // set where the three may differ in it
  if ((idea === 'court' || idea === 'end') && ask.refused.has('dining')) return { ...ask, idea };
  const table: WantedItem = { id: 'dining', asked: true, tier: 3, ...ask.table };
  switch (idea) {
    case 'walk':
      return { ...ask, ...planted, idea };
    case 'court':
      return {
        ...ask,
        ...(ask.lawn ? {} : planted),
        items: [table, ...ask.items],
        idea,
      };
    case 'end':
      return { ...ask, items: [table, ...ask.items], idea };
    default:
      return { ...ask, idea };
  }
}

export const isTableAway = ({ kind, feature }: Pick<Part, 'kind' | 'feature'>): boolean =>
  kind === 'seat' && feature === 'dining';

const gapBetween = (a: Box, b: Box): number =>
  hypot(Math.max(0, a.x0 - b.x1, b.x0 - a.x1), Math.max(0, a.y0 - b.y1, b.y0 - a.y1));

/** Whether a plan still is what it set out to be. */
export function keepsIdea({
  ask,
  frame,
  site,
  parts,
  terms,
}: Pick<Setting, 'ask' | 'frame' | 'site'> & Parts & Partial<Pick<Score, 'terms'>>): boolean {
  // a table away from the house seats the household, or it stays at the house
  if (dinesAway(ask)) {
    const table = parts.find(isTableAway);
    const isAskedFar = ask.table.place !== undefined && AT_THE_END.has(ask.table.place);
    const most =
      ask.heldTable || hasShadyDoor({ frame, site }) || wantsOtherSun({ frame, site }, ask)
        ? MOST_TO_SUN_MM
        : MOST_TO_TABLE_MM;
    return (
      !!table &&
      (isAskedFar || bounds(table.region).y0 <= most) &&
      !(terms?.table && terms.table < 0) &&
      !parts.some(
        (part) =>
          frame.area >= SERVICE_ELSEWHERE_MM2 &&
          (part.feature === 'compost' || part.feature === 'bins') &&
          gapBetween(bounds(part.region), bounds(table.region)) < FROM_SERVICE_MM,
      )
    );
  }
  if (choosesSeat({ frame, ask }) && ask.idea !== 'walk') {
    const seat = parts.find(({ id }) => id === 'seat');
    if (!seat) return ask.idea === 'house';
    const { y0, y1 } = bounds(seat.region),
      share = ((y0 + y1) / 2 - frame.y0) / frame.depthMm;
    if (ask.idea === 'house') return share <= NEAR_SHARE;
    return ask.idea === 'end' ? share >= FAR_SHARE : share >= HEART_FROM && share <= HEART_TO;
  }
  return ask.idea !== 'walk' || parts.some((part) => part.id === 'path-walk');
}

const TABLE_AWAY: Ground = {
  kind: 'seat',
  claim: 0,
  sizes: [[3600, 3300]],
  pad: 0,
  gap: 900,
  likes: { sun: 2.5, evening: 2, far: 3, view: 0.8 },
  shape: 'language',
};
/** What an item needs of the ground; a table away from the house as the idea has it. */
export function groundFor(
  id: ItemId,
  { ask, frame, language }: Pick<Setting, 'ask' | 'frame' | 'language'>,
): Ground {
  if (id === 'seat') {
    const likes = choosesSeat({ frame, ask }) ? SEAT_LIKES[ask.idea] : undefined;
    return likes ? { ...groundOf(id), likes } : groundOf(id);
  }
  if (id !== 'dining') return groundOf(id);
  const round = isRound(language),
    [width, depth] = diningFloor(ask),
    [tightWidth, tightDepth] = diningFloor({ ...ask, tight: true });
  const beside = (ask.lounge ? 2400 : 0) + (ask.wants.has('kitchen') ? 1200 : 0);
  // a table stands in the square within a round floor
  const size = (w: number, d: number) =>
    round ? ([Math.max(w, d) * 1.15, Math.max(w, d) * 1.15] as const) : ([w, d] as const);
  return {
    ...TABLE_AWAY,
    sizes: [
      ...(beside ? [size(width + beside, depth), size(tightWidth + beside, tightDepth)] : []),
      // a lounge or a kitchen asked for in words is not left out for the table
      ...((ask.lounge && ask.loungeTier === 3) || ask.inWords.has('kitchen')
        ? []
        : [size(width, depth), size(tightWidth, tightDepth)]),
    ],
    likes:
      ask.idea !== 'court'
        ? TABLE_AWAY.likes
        : // the middle of a deep garden is too far to carry dishes
          frame.depthMm > DEEP_MM
          ? { close: 8, centre: 1.5, sun: 0.6 }
          : { heart: 4, sun: 0.6 },
    // two sides that were said are a floor with sides
    ...(ask.table.sizeMm ? { shape: 'square' as const } : {}),
  };
}

/** Ideas for the `nth` language: set against each other in turn, so that three languages hold three ideas. */
export function ideasOf(
  ideas: readonly Idea[],
  language: Language,
  nth: number,
  most: number,
): Idea[] {
  // only straight floors of a tiny plot are drawn along a wall or a side
  if (ideas.includes('ring') && language !== 'rect' && language !== 'formal') return ['ring'];
  return Array.from(
    { length: Math.min(most, ideas.length) },
    (_, k) => ideas[(nth + k) % ideas.length]!,
  );
}

/** Small enough that only squares and an axis read. */
export const isPocket = ({ area }: Frame): boolean => area < 25e6;
