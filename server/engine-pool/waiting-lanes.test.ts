import { expect, test } from 'vitest';
import { waitingLanes } from '#server/engine-pool/waiting-lanes.ts';

const task = (lane: string, n: number, isUrgent = false) => ({ lane, n, isUrgent });
const fill = (limit: number, laneLimit = limit) =>
  waitingLanes<ReturnType<typeof task>>({ limit, laneLimit });
const drain = (lanes: ReturnType<typeof fill>) => {
  const names: string[] = [];
  for (let one = lanes.take(); one; one = lanes.take()) names.push(`${one.lane}${one.n}`);
  return names;
};

test('lanes take turns, each in its own order', () => {
  const lanes = fill(100);
  for (let n = 1; n <= 4; n++) lanes.add(task('a', n));
  lanes.add(task('b', 1));
  lanes.add(task('c', 1));
  lanes.add(task('b', 2));
  expect(drain(lanes)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('an urgent task goes before the others of its own lane only', () => {
  const lanes = fill(100);
  lanes.add(task('a', 1));
  lanes.add(task('a', 2));
  lanes.add(task('b', 1));
  lanes.add(task('a', 3, true));
  lanes.add(task('a', 4, true));
  expect(drain(lanes)).toEqual(['a3', 'b1', 'a4', 'a1', 'a2']);
});

test('a lane holds no more than its share', () => {
  const lanes = fill(100, 2);
  const [one, two, three] = [1, 2, 3].map((n) => task('a', n));
  expect([lanes.add(one!), lanes.add(two!), lanes.add(three!), lanes.add(task('b', 1))]).toEqual([
    null,
    null,
    three,
    null,
  ]);
});

test('when all lanes are full, the last task of the longest lane gives way to a client with fewer', () => {
  const lanes = fill(4);
  for (let n = 1; n <= 4; n++) lanes.add(task('a', n));
  expect(lanes.add(task('b', 1))).toEqual(task('a', 4));
  expect(lanes.add(task('b', 2))).toEqual(task('a', 3));
  const last = task('b', 3);
  expect(lanes.add(last)).toBe(last);
  expect(drain(lanes)).toEqual(['a1', 'b1', 'a2', 'b2']);
});

test('with a limit of zero every task is refused', () => {
  const lanes = fill(0);
  const one = task('a', 1);
  expect([lanes.add(one), lanes.take()]).toEqual([one, undefined]);
});

test('closing returns every waiting task', () => {
  const lanes = fill(10);
  for (const lane of ['a', 'b', 'a']) lanes.add(task(lane, 1));
  expect([lanes.takeAll().length, lanes.take()]).toEqual([3, undefined]);
});
