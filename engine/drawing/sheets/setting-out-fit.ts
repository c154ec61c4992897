/** Scale, turn and place of a setting-out plan, with room left for all of its table. Lengths in paper mm. */
import type { Mm } from '../../model/shapes.ts';
import type { Primitive } from '../drawing.ts';
import { pageSize, type Turn } from '../frame.ts';
import type { Box } from '../page/labels.ts';
import { SCALES } from '../views/options.ts';
import { columnsIn, drawPegTable } from './peg-table.ts';
import { TREES, type PegGroup } from './pegs.ts';
import { STRING_REACH } from './running-string.ts';
import type { Room } from './sheet-page.ts';

export const HOUSE = 7;
/** Beyond the plot: the wall and its string, the string of offsets, and the numbers that stand outside. */
const ALONG_SIDE = HOUSE + 3 + STRING_REACH,
  OFF_SIDE = 4 + STRING_REACH,
  OTHER = 4,
  APART = 4;

export type SettingFit = {
  room: Room;
  scale: number;
  turn: Turn;
  left: number;
  top: number;
  /** All of the plan with its strings. */
  plan: Box;
  table: Primitive[];
  /** Those that the table has room for. */
  groups: readonly PegGroup[];
};
type GroundBox = { x0: Mm; y0: Mm; x1: Mm; y1: Mm };

/** The largest scale at which the plan and its table fit one of the rooms; soft edges and trees are pegged where they cost no scale. */
export function fitSetting(
  plot: GroundBox,
  groups: readonly PegGroup[],
  rooms: readonly Room[],
): SettingFit {
  const hard = groups.filter((group) => !group.isSoft),
    built = hard.filter((group) => group.title !== TREES);
  for (const scale of [...SCALES, 1000, 2000, 5000])
    for (const kept of [groups, hard, built])
      for (const room of rooms)
        for (const turn of [0, 1] as const) {
          const fit = tryFit(plot, kept, room, scale, turn);
          if (fit) return { ...fit, groups: kept };
        }
  // no paper holds so many pegs: the plan alone, at the scale that its strings need
  const fit = tryFit(plot, [], rooms[0]!, 10000, 0);
  if (!fit) throw new Error('a plot of more than a kilometre cannot be set out on a sheet');
  return { ...fit, groups: [] };
}

function tryFit(
  plot: GroundBox,
  groups: readonly PegGroup[],
  room: Room,
  scale: number,
  turn: Turn,
): Omit<SettingFit, 'groups'> | null {
  const { inner } = room,
    size = pageSize(plot, 1 / scale, turn);
  const pad =
    turn === 0
      ? { left: OFF_SIDE, top: OTHER, right: OTHER, bottom: ALONG_SIDE }
      : { left: ALONG_SIDE, top: OFF_SIDE, right: OTHER, bottom: OTHER };
  const width = size.width + pad.left + pad.right,
    height = size.height + pad.top + pad.bottom;
  if (width > inner.x1 - inner.x0 || height > inner.y1 - inner.y0) return null;
  const beside = columnsIn({ ...inner, x0: inner.x0 + width + APART }),
    below = columnsIn({ ...inner, x1: inner.x0 + width, y0: inner.y0 + height + APART });
  const alone = balanced(groups, beside),
    table = alone ?? drawPegTable(groups, [...beside, ...below]);
  if (!table) return null;
  // what no table needs is shared out round the plan
  const spareX = beside.length ? 0 : inner.x1 - inner.x0 - width,
    spareY = alone ? inner.y1 - inner.y0 - height : 0;
  const x0 = inner.x0 + spareX / 2,
    y0 = inner.y0 + spareY / 2;
  return {
    room,
    scale,
    turn,
    left: x0 + pad.left,
    top: y0 + pad.top,
    plan: { x0, y0, x1: x0 + width, y1: y0 + height },
    table,
  };
}

/** Columns of one length, as short as they can be. */
function balanced(groups: readonly PegGroup[], columns: readonly Box[]): Primitive[] | null {
  let table = drawPegTable(groups, columns);
  const first = columns[0];
  if (!table || !first || columns.length < 2) return table;
  for (let y1 = first.y1 - 6; y1 > first.y0 + 20; y1 -= 6) {
    const shorter = drawPegTable(
      groups,
      columns.map((column) => ({ ...column, y1 })),
    );
    if (!shorter) break;
    table = shorter;
  }
  return table;
}
