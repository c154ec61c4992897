/** What each floor is made of: a swatch as on the plan, and its name. */
import type { Area, AreaKind, Material } from '../../model/layout.ts';
import { areaM2 } from '../../geometry/region.ts';
import type { Site } from '../../model/site.ts';
import { BARRED_RULES, labelOf } from '../../site/barred-rules.ts';
import { zonesOf } from '../../site/zones.ts';
import { hatching } from '../barred.ts';
import type { Board } from '../board.ts';
import type { Primitive } from '../drawing.ts';
import { INK, LINE, TEXT } from '../palette.ts';
import { floorPaint, isLeft, staysAsPaving } from '../surfaces/area.ts';
import { fitText } from './text-width.ts';

const NAMES: Partial<Record<Material, string>> = {
  sandstone: 'Sandstone slabs',
  porcelain: 'Porcelain slabs',
  'concrete-paving': 'Concrete slabs',
  'clay-paver': 'Clay pavers',
  setts: 'Granite setts',
  gravel: 'Gravel',
  'self-binding-gravel': 'Self-binding gravel',
  'timber-deck': 'Timber decking',
  bark: 'Bark',
  'rubber-mulch': 'Rubber mulch',
  'play-turf': 'Play turf',
};
const STAYS = 'Paving that stays',
  LEFT = 'Left as it is';
/** Grass and planting are known by their look. */
const KEYED: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'terrace',
  'path',
  'seat',
  'gravel',
  'play',
  'space',
  'vegetable',
  'margin',
]);
const COLUMNS = 2;

/** Of a floor; null for ground that is hatched, since it is left free. */
type Row = { name: string; area: Area | null };

/** One row for each material, the largest floor of it first. */
export function groundRows(areas: readonly Area[]): Row[] {
  const rows = new Map<string, Row>();
  for (const area of [...areas].sort((a, b) => areaM2(b.region) - areaM2(a.region))) {
    if (!KEYED.has(area.kind) || area.isLater) continue;
    const name = NAMES[area.material] ?? (staysAsPaving(area) ? STAYS : isLeft(area) ? LEFT : null);
    if (name && !rows.has(name)) rows.set(name, { name, area });
  }
  return [...rows.values()];
}

/** One row for each kind of ground that is left free. */
export const zoneRows = (site: Site): Row[] =>
  [
    ...new Set(
      zonesOf(site)
        .filter(({ kind }) => !BARRED_RULES[kind].isLimit)
        .map(labelOf),
    ),
  ].map((name) => ({ name, area: null }));

/** Height of the key on the page, mm, with its heading; 0 where there is nothing to name. */
export const groundKeyHeight = (rows: readonly Row[], size: number): number =>
  rows.length ? size * (3.4 + 2 * Math.ceil(rows.length / COLUMNS)) : 0;

/** `y`: its top. */
export function drawGroundKey(
  board: Board,
  rows: readonly Row[],
  x: number,
  y: number,
  width: number,
  size: number,
): Primitive[] {
  if (!rows.length) return [];
  const each = width / COLUMNS;
  return [
    {
      kind: 'text',
      x,
      y: y + size,
      text: 'GROUND',
      size,
      font: 'text',
      bold: true,
      fill: INK,
      spacing: 0.7,
    },
    ...rows.flatMap(({ name, area }, i): Primitive[] => {
      const left = x + (i % COLUMNS) * each,
        top = y + size * (2 + 2 * Math.floor(i / COLUMNS)),
        wide = size * 2.2,
        high = size * 1.3;
      return [
        {
          kind: 'path',
          d: `M${left},${top}H${left + wide}V${top + high}H${left}Z`,
          fill: area ? floorPaint(board, area) : 'none',
          stroke: LINE,
          strokeWidth: 0.2,
        },
        ...(area
          ? []
          : [
              hatching([
                [left, top],
                [left + wide, top],
                [left + wide, top + high],
                [left, top + high],
              ]),
            ]),
        {
          kind: 'text',
          x: left + wide + size * 0.6,
          y: top + size * 1.02,
          text: fitText(name, size, each - wide - size * 1.2),
          size,
          font: 'text',
          fill: TEXT,
        },
      ];
    }),
  ];
}
