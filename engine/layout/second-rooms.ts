/** A leftover too deep to plant or tend becomes a room of the language where the brief gives it a purpose; else it is planted. */
import type { Mm, Region } from '../model/shapes.ts';
import { chamferDistance } from '../geometry/grid.ts';
import { area, disc, largest, mirrorX, rectangle, turnedRectangle } from '../geometry/region.ts';
import { offset, opened, tryIntersect, trySubtract } from '../geometry/trial.ts';
import { TAU } from '../geometry/trig.ts';
import { doorFloors } from './doors.ts';
import { lighter } from './polyline.ts';
import { blob } from './item-shapes.ts';
import { clamp, isRound, joinOf, snap, type Part, type RoomTheme } from './plan-types.ts';
import type { Parts, Setting } from './stages.ts';

const DEEP_MM = 2300;
/** Shrubberies of a great garden may be deeper. */
const GREAT_DEEP_MM = 3200;
const LEAST_ROOM_MM2 = 7e6;
const SAMPLES = 60;

export function addSecondRooms(garden: Setting & Parts): readonly Part[] {
  const most = garden.frame.area > 900e6 ? 3 : 2;
  let { parts } = garden;
  if (garden.frame.tiny) return parts;
  for (let turn = 0; turn < most; turn++) {
    const room = secondRoom({ ...garden, parts }, turn);
    if (!room) break;
    parts = [...parts, room];
  }
  return parts;
}

function secondRoom(garden: Setting & Parts, turn: number): Part | null {
  const { frame, language } = garden,
    { grid } = frame,
    theme = themeFor(garden, turn);
  if (!theme) return null;
  const left = Uint8Array.from(frame.inside);
  const doors = doorFloors(garden.parts);
  for (const part of garden.parts) grid.fill(part.region, 0, left);
  for (const floor of doors) grid.fill(floor, 0, left);
  for (const thing of frame.kept) grid.fill(disc(thing.x, thing.y, 900), 0, left);
  const distance = chamferDistance(grid, left);
  let deepest = 0;
  for (let i = 0; i < distance.length; i++) if (distance[i]! > distance[deepest]!) deepest = i;
  if (distance[deepest]! < (frame.area > 700e6 ? GREAT_DEEP_MM : DEEP_MM)) return null;
  const rim = clamp(distance[deepest]! * 0.42, 900, 1400),
    kind = kindOf(theme),
    longest = kind === 'gravel' ? clamp(Math.sqrt(frame.area) * COURT_SHARE, 3600, 6000) : 9000;
  let best: Region = [],
    paired = false,
    most = (60 * 62500) / (grid.cell * grid.cell);
  for (let t = 0; t < SAMPLES; t++) {
    const sample = roomShape(garden, grid.x(deepest), grid.y(deepest), longest);
    if (!sample) continue;
    const pair =
      language === 'formal' && Math.abs(sample.cx - garden.axisX) > sample.width / 2 + 500;
    const shape = pair
      ? [...sample.shape, ...mirrorX(sample.shape, 2 * garden.axisX)]
      : sample.shape;
    let good = 0,
      bad = 0;
    grid.each(shape, (i) => {
      if (distance[i]! >= rim) good++;
      else bad++;
    });
    const score = good * (pair ? 0.62 : 1) - 3.5 * bad;
    if (score > most) {
      most = score;
      best = shape;
      paired = pair;
    }
  }
  if (!best.length) return null;
  const clear = trySubtract(
    frame.plot,
    ...garden.parts.map((part) => offset(part.region, 600)),
    ...doors,
    ...frame.kept.map((thing) => thing.blocked),
    ...frame.undug,
  );
  const cut = opened(tryIntersect(best, clear), 900, joinOf(language));
  const light = lighter(cut, 12);
  const region = paired ? light.filter((piece) => area([piece]) > 4e6) : largest(light);
  if (area(region) < LEAST_ROOM_MM2) return null;
  return { id: `room-${turn + 1}`, kind, feature: null, region, theme };
}

/** A court of gravel is a place to sit and no more; grass and fruit may be larger. */
const COURT_SHARE = 0.26;
function kindOf(theme: RoomTheme): 'meadow' | 'orchard' | 'gravel' {
  if (theme === 'meadow' || theme === 'bird-glade') return 'meadow';
  return theme === 'fruit' ? 'orchard' : 'gravel';
}

function roomShape(
  garden: Setting & Parts,
  x: number,
  y: number,
  longest: Mm,
): { shape: Region; cx: number; width: number } | null {
  const { random, language } = garden;
  const w = snap(random.between(2200, longest), 300),
    h = snap(random.between(2200, longest), 300);
  const cx = x + random.between(-1500, 1500),
    cy = y + random.between(-2500, 2500);
  if (Math.max(w, h) / Math.min(w, h) > 2.4) return null;
  const shape =
    language === 'serpentine'
      ? blob({ x: cx - w / 2, y: cy - h / 2, width: w, height: h }, random.between(0, TAU))
      : isRound(language)
        ? disc(cx, cy, Math.min(w, h) / 2)
        : language === 'diagonal'
          ? turnedRectangle(cx, cy, w, h, 45)
          : rectangle(snap(cx - w / 2), snap(cy - h / 2), snap(cx + w / 2), snap(cy + h / 2));
  return { shape, cx, width: w };
}

/** What the room is for: something that was asked for, or that such a garden is not one without. Nobody is given a court, a meadow or a second seat unasked. */
function themeFor({ ask, parts }: Setting & Parts, turn: number): RoomTheme | null {
  // before the street the deepest ground is gravel with planting in it, and nothing to sit on
  if (ask.front) return ask.noGravel ? null : 'gravel-garden';
  const odd = turn % 2 === 1,
    wild = ask.wants.has('meadow') || ask.type === 'wildlife';
  if (wild && !ask.refused.has('meadow') && !ask.household.wheelchair)
    return odd ? 'bird-glade' : 'meadow';
  // an orchard is a thing to ask for
  if (ask.wants.has('orchard')) return 'fruit';
  if (turn > 0 || ask.noGravel || parts.some((part) => part.kind === 'gravel')) return null;
  if (ask.wants.has('seat') && !parts.some((part) => part.kind === 'seat')) return 'bench-glade';
  return ask.type === 'lowmaint' && !ask.isNamed ? 'gravel-garden' : null;
}
