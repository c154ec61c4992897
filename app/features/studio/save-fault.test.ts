import { expect, test } from 'vitest';
import { CallError } from '#app/lib/call-api.ts';
import { saveFault } from './save-fault.ts';

const mine = [{ kind: 'delete' as const, id: 'bench-1' }];
const standing = (operations: typeof mine) => ({ version: 4, operations });
const taken = (operations: typeof mine) =>
  new CallError('refused', '409', {
    status: 409,
    problem: { message: 'changed', current: standing(operations) } as CallError['problem'],
  });

test('what was saved although its answer was lost is no other window, and is gone on from', () => {
  expect(saveFault(taken(mine), [mine])).toEqual({
    state: { save: 'waiting' },
    version: 4,
    againMs: 0,
  });
});

test('what another window saved is a choice', () => {
  const other = [{ kind: 'delete' as const, id: 'shed-1' }];
  expect(saveFault(taken(other), [mine])).toEqual({
    state: { save: 'clash', clash: standing(other) },
    againMs: null,
  });
});

test('without a network it waits', () => {
  expect(saveFault(new TypeError('failed'), [mine])).toMatchObject({ state: { save: 'offline' } });
});
