/** What was understood of walls, of the levels that they hold, and of the ground beyond the boundary. */
import type { Beyond, BoundaryWall, Surroundings, Terrace } from '#engine/model/surroundings.ts';
import { countOf } from '#engine/model/format.ts';
import { view, type FactView } from '#server/features/designs/fact-view.ts';

const metres = (mm: number) => `${(mm / 1000).toFixed(2).replace(/\.?0+$/, '')} m`;
const SIDE = { left: 'on the left', right: 'on the right', back: 'at the end' } as const;

function levelText(one: Terrace): string {
  const height = metres(Math.abs(one.riseMm)),
    way = one.riseMm > 0 ? 'up' : 'down';
  if (one.kind === 'slope') return `ground that slopes ${way} ${height}`;
  const what = one.asTwo
    ? 'two lower new walls'
    : `${one.isNew ? 'a new ' : 'a '}${one.kind === 'wall' ? 'wall' : 'bank'}`;
  return `${what} ${way} ${height}${one.isRiseAssumed ? ' (our guess)' : ''}${one.isFailing ? ', in place of the one that fails' : ''}`;
}

export function terraceFacts(terraces: Surroundings['terraces']): FactView[] {
  if (!terraces) return [];
  const { breaks, isFirst, isWanted } = terraces.value;
  return [
    view(
      'levels',
      isWanted ? 'Levels to be made' : 'Levels',
      `${countOf(breaks.filter(({ kind }) => kind !== 'slope').length + 1, 'level')}: ${breaks.map(levelText).join(', then ')}${isFirst ? '; the wall first' : ''}`,
      terraces.source,
    ),
  ];
}

function wallText(wall: BoundaryWall): string {
  return [
    wall.heightMm === null ? null : `${metres(wall.heightMm)} high`,
    wall.isRetaining ? 'holds ground' : null,
    wall.isFailing ? 'not sound' : null,
    wall.isToBeRebuilt ? 'to be rebuilt' : null,
    wall.whose === 'ours' ? 'yours' : wall.whose === 'theirs' ? 'not yours' : null,
    wall.noFixings ? 'nothing fixed to it' : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

const beyondText = ({ mm, isLower }: Beyond): string =>
  `${mm === null ? '' : `${metres(mm)} `}${isLower ? 'lower' : 'higher'}`;

const WHOSE = { ours: 'yours', theirs: 'a neighbour’s', shared: 'shared' } as const;

export function wallFacts({
  walls = [],
  beyond = [],
  owners = [],
  lookers = [],
  unit,
}: Partial<NonNullable<Surroundings>> = {}): FactView[] {
  return [
    ...walls.map(({ value, source }, i) =>
      view(
        `wall-${i + 1}`,
        value.side ? `Wall ${SIDE[value.side]}` : 'Wall',
        wallText(value),
        source,
      ),
    ),
    ...beyond.map(({ value, source }) =>
      view(`beyond-${value.side}`, `Ground ${SIDE[value.side]}`, beyondText(value), source),
    ),
    ...owners.map(({ value, source }) =>
      view(
        `owner-${value.side}`,
        `Boundary ${SIDE[value.side]}`,
        `${WHOSE[value.whose]}${value.isFailing ? ', not sound' : ''}`,
        source,
      ),
    ),
    ...lookers.map(({ value, source }) =>
      view(
        `looker-${value.side}`,
        'They look in',
        `${SIDE[value.side]}${value.isUpper ? ', from upstairs' : ''}`,
        source,
      ),
    ),
    ...(unit
      ? [
          view(
            'unit',
            unit.value.what === 'tank' ? 'Tank' : 'Heat pump',
            `${unit.value.name}${unit.value.side ? ` ${SIDE[unit.value.side]}` : ''}${unit.value.isToBeScreened ? ', to be screened with air round it' : ''}`,
            unit.source,
          ),
        ]
      : []),
  ];
}
