import { expect, test } from 'vitest';
import type { KeptThing } from '../model/brief.ts';
import type { Reading } from '../model/reading.ts';
import { withBeside } from './kept-beside.ts';

const kept = (
  id: string,
  kind: KeptThing['kind'],
  name: string,
  where: KeptThing['where'] = null,
): KeptThing => ({ id, kind, name, where, source: { kind: 'read', quote: name } });
const told = (text: string, ...keep: KeptThing[]): KeptThing[] =>
  withBeside(keep, { text, mentions: [] } as unknown as Reading);

test('what stands by a path is by that path', () => {
  const [, hazel] = told(
    'The tiled path up the left stays. So does the witch hazel by it, planted for our son.',
    kept('a', 'other', 'tiled path', 'left'),
    kept('b', 'tree', 'witch hazel'),
  );
  expect(hazel!.beside).toEqual({ id: 'a', as: 'by' });
});
test('what stands behind the shed is behind it', () => {
  const [, pear] = told(
    'We keep the shed and the pear behind the shed.',
    kept('a', 'shed', 'shed', 'back-left'),
    kept('b', 'tree', 'pear'),
  );
  expect(pear!.beside).toEqual({ id: 'a', as: 'behind' });
});
test('fruit on a wall is trained on its side, and fruit in the grass is a tree', () => {
  const [, pears] = told(
    'The brick wall has pears on it.',
    kept('a', 'wall', 'brick wall', 'left'),
    kept('b', 'tree', 'pears'),
  );
  expect(pears).toMatchObject({ kind: 'other', name: 'pears on the wall', where: 'left' });
  const [free] = told('The pear in the grass stays.', kept('b', 'tree', 'pear'));
  expect(free).toMatchObject({ kind: 'tree', name: 'pear' });
});
test('the inside of the corner is where the plot turns', () => {
  const [pear] = told(
    'The pear tree on the inside of the corner stays.',
    kept('a', 'tree', 'pear tree', 'back-left'),
  );
  expect(pear!.isAtTurn).toBe(true);
});
