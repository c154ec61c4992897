import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { seededRandom } from '#engine/geometry/random.ts';
import type { Operation } from '#engine/model/operation.ts';
import { isTree, roomForTree } from '#engine/operations/tree-places.ts';
import { makeSampleGarden } from '#tests/support/sample-garden.ts';
import {
  beginning,
  modelOf,
  redone,
  replay,
  standing,
  undone,
  undoneIn,
  withChange,
  withUndone,
} from './history.ts';

const { model: bare } = makeSampleGarden();
const table = {
  id: 'table',
  kind: 'dining-set',
  areaId: 'terrace',
  x: 3000,
  y: 1500,
  widthMm: 2200,
  depthMm: 1900,
  turnDeg: 0,
  heightMm: 750,
  round: false,
  seats: 6,
} as const;
const model = { ...bare, layout: { ...bare.layout, furnishings: [table] } };
const given = { plants: new Map() };
const move = (x: number): Operation => ({ kind: 'move', id: 'table', x, y: 1500 });

test('changes undone and done again at random end where they began, to the byte', () => {
  const random = seededRandom(3);
  const text = JSON.stringify(model);
  let history = beginning(model);
  for (let i = 0; i < 400; i++) {
    const dice = random.index(4);
    if (dice === 0) history = undone(history);
    else if (dice === 1) history = redone(history);
    else {
      const next = withChange(history, move(2000 + random.index(4000)), given);
      if ('history' in next) history = next.history;
    }
    expect(history.models).toHaveLength(history.operations.length + 1);
    expect(modelOf(replay(model, standing(history), given))).toEqual(modelOf(history));
  }
  while (history.done > 0) history = undone(history);
  expect(modelOf(history)).toBe(model);
  expect(JSON.stringify(modelOf(history))).toBe(text);
});

test('what was undone can be done again by whoever opens the list anew', () => {
  let history = beginning(model);
  for (const x of [2500, 3000, 3500]) {
    const next = withChange(history, move(x), given);
    if ('history' in next) history = next.history;
  }
  const back = undone(undone(history));
  const opened = withUndone(replay(model, standing(back), given), undoneIn(back), given);
  expect(opened).toEqual(back);
  expect(modelOf(redone(redone(opened)))).toEqual(modelOf(history));
  // what cannot be made any more is left, with all after it
  const gone = [move(2600), { kind: 'delete', id: 'nothing' } as const, move(2700)];
  expect(undoneIn(withUndone(back, gone, given))).toEqual([move(2600)]);
});

test('one gesture is one change, and a new one forgets what could be done again', () => {
  const after = (history: ReturnType<typeof beginning>, x: number, joins = false) => {
    const next = withChange(history, move(x), given, joins);
    if ('refused' in next) throw new Error(next.refused);
    return next.history;
  };
  const one = after(after(after(beginning(model), 3100), 3200, true), 3300, true);
  expect(one.operations).toEqual([move(3300)]);
  const two = after(one, 3500);
  expect(two.operations).toHaveLength(2);
  const other = after(undone(two), 4000);
  expect(other.operations).toEqual([move(3300), move(4000)]);
  expect(after(one, 3300)).toBe(one);
});

test('a tree that is pushed by key goes from where it stood to where it came, in one change', () => {
  const plant = catalogue.plants.find(isTree)!;
  const plants = { plants: new Map([[plant.id, plant]]) };
  const bed = bare.layout.areas.find(({ kind }) => kind === 'lawn')!;
  const [x, y] = roomForTree(bare, plant, bed.id)!;
  const push = (from: number, to: number): Operation => ({
    kind: 'move-plant',
    plantId: plant.id,
    x: from,
    y,
    toX: to,
    toY: y,
  });
  const made = (history: ReturnType<typeof beginning>, operation: Operation, joins: boolean) => {
    const next = withChange(history, operation, plants, joins);
    if ('refused' in next) throw new Error(next.refused);
    return next.history;
  };
  const planted = made(
    beginning(bare),
    { kind: 'add-plants', plantId: plant.id, areaId: bed.id, at: [[x, y]] },
    false,
  );
  const pushed = made(made(planted, push(x, x + 50), false), push(x + 50, x + 100), true);
  expect(pushed.operations.slice(1)).toEqual([push(x, x + 100)]);
  expect(modelOf(undone(pushed))).toBe(modelOf(planted));
});

test('a list that cannot be made any more is replayed as far as it goes', () => {
  const history = replay(model, [move(3100), { kind: 'delete', id: 'gone' }, move(3200)], given);
  expect(standing(history)).toEqual([move(3100)]);
});
