import { expect, test } from 'vitest';
import { PieceError, sendPieces } from './pieces.ts';

const report = (good: number) => ({
  rows: 10,
  good,
  known: 0,
  bad: 10 - good,
  problems: [{ row: good, words: 'no name' }],
});

test('pieces go one after the other and are added up', async () => {
  const told: number[] = [];
  const sum = await sendPieces({
    count: 3,
    send: async (piece) => report(piece),
    onPiece: (done) => told.push(done),
  });
  expect(sum).toMatchObject({ rows: 30, good: 3, bad: 27 });
  expect(sum.problems).toHaveLength(3);
  expect(told).toEqual([0, 1, 2]);
});

test('a row that stands in two pieces is counted once in the look beforehand', async () => {
  const keys = [['ada', 'bea'], ['bea', 'cy'], [], ['ada', 'cy', 'dee']];
  const sum = await sendPieces({
    count: keys.length,
    send: async (piece) => ({
      ...report(keys[piece]!.length),
      known: 1,
      keys: keys[piece]!,
    }),
    onPiece: () => undefined,
  });
  expect(sum).toMatchObject({ rows: 40, good: 4, known: 7 });
  expect(sum).not.toHaveProperty('keys');
});

test('what stops a piece says how far it came, and it is taken up from there', async () => {
  let isDown = true;
  const order = {
    count: 4,
    send: async (piece: number) => {
      if (piece === 2 && isDown) throw new Error('no network');
      return report(10);
    },
    onPiece: () => undefined,
  };
  const stopped = await sendPieces(order).catch((error: unknown) => error);
  expect(stopped).toBeInstanceOf(PieceError);
  const { done, report: before } = stopped as PieceError;
  expect([done, before.good]).toEqual([2, 20]);
  isDown = false;
  expect((await sendPieces({ ...order, from: done, before })).good).toBe(40);
});
