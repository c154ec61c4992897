import { describe, expect, test } from 'vitest';
import { outcodeOf } from './place-of.ts';
import { asList, mapCells, neighbourOf, shareOf, spelledOut, toggled } from './area-choice.ts';

describe('choosing postcodes', () => {
  test('a list spelled out and put together again is the same list', () => {
    for (const list of [['RM'], ['CM1', 'CM2', 'RM'], ['BA1', 'BA2', 'BS'], []])
      expect(asList(spelledOut(list))).toEqual(list);
  });

  test('what no table knows is not lost', () => {
    expect(asList(spelledOut(['RM99', 'RM1']))).toEqual(['RM1', 'RM99']);
  });

  test('taking one district out of a whole area leaves the others, and putting it back makes it whole', () => {
    const without = toggled(spelledOut(['RM']), 'RM1');
    expect(asList(without)).not.toContain('RM');
    expect(asList(without)).toContain('RM2');
    expect(shareOf(without, 'RM')).toBe('some');
    expect(asList(toggled(without, 'RM'))).toEqual(['RM']);
    expect(asList(toggled(spelledOut(['RM']), 'RM'))).toEqual([]);
  });
});

describe('the map', () => {
  const cells = mapCells(outcodeOf('RM1')!, 25);

  test('every cell holds its own centre, and no two share ground', () => {
    expect(cells.length).toBeGreaterThan(80);
    const holds = (outline: readonly (readonly [number, number])[], x: number, y: number) =>
      outline.every(([ax, ay], index) => {
        const [bx, by] = outline[(index + 1) % outline.length]!;
        return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= -1e-6;
      });
    for (const cell of cells)
      expect(
        cells.filter((one) => holds(one.outline, cell.x, cell.y)).map(({ row }) => row.outcode),
      ).toEqual([cell.row.outcode]);
  });

  test('the arrows reach every cell from any', () => {
    const ways = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const;
    const reached = new Set([cells[0]!]);
    for (const cell of reached) for (const way of ways) reached.add(neighbourOf(cells, cell, way));
    expect(cells.filter((cell) => !reached.has(cell)).map(({ row }) => row.outcode)).toEqual([]);
  });
});
