import { expect, test } from 'vitest';
import { pageTurns } from './page-turns.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("the firm's own printing goes before waiting visitors", async () => {
  const turns = pageTurns({ size: 1, queueLimit: 2 });
  const order: string[] = [];
  await turns.enter({});
  for (const name of ['first', 'second']) void turns.enter({}).then(() => order.push(name));
  await expect(turns.enter({})).rejects.toMatchObject({ kind: 'rate-limited' });
  void turns.enter({ isOwners: true }).then(() => order.push('quote'));
  for (let page = 0; page < 3; page += 1) {
    turns.leave({});
    await settled();
  }
  expect(order).toEqual(['quote', 'first', 'second']);
  turns.leave({});
  expect(turns.isIdle()).toBe(true);
});

test('a quote does not wait behind a picture, and one picture is drawn at a time', async () => {
  const turns = pageTurns({ size: 2, queueLimit: 2 });
  const order: string[] = [];
  await turns.enter({ draws: true });
  void turns.enter({ draws: true }).then(() => order.push('drawing'));
  await turns.enter({ isOwners: true });
  turns.leave({ isOwners: true });
  await settled();
  expect(order).toEqual([]);
  turns.leave({ draws: true });
  await settled();
  expect(order).toEqual(['drawing']);
});

test("the firm's own queue is limited too", async () => {
  const turns = pageTurns({ size: 1, queueLimit: 1 });
  await turns.enter({});
  for (let quote = 0; quote < 12; quote += 1) void turns.enter({ isOwners: true });
  await expect(turns.enter({ isOwners: true })).rejects.toMatchObject({ kind: 'rate-limited' });
});
