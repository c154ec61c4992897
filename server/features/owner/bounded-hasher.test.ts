import { expect, test } from 'vitest';
import { boundHasher } from '#server/features/owner/bounded-hasher.ts';

/** A hasher whose work ends when told. */
function heldHasher() {
  const running: (() => void)[] = [];
  const order: string[] = [];
  return {
    order,
    finishOne: async () => {
      running.shift()?.();
      // Lets those who waited for it take their turn.
      await new Promise((resolve) => setImmediate(resolve));
    },
    verify: async (_hash: string, password: string) => {
      order.push(password);
      await new Promise<void>((resolve) => running.push(resolve));
      return password === 'right';
    },
    hash: async (password: string) => `hash:${password}`,
  };
}

test('one is worked on, eight wait, and the next is turned away at once', async () => {
  const held = heldHasher();
  const bound = boundHasher(held);
  const answers = Array.from({ length: 9 }, (_, n) =>
    bound.verify('h', n === 8 ? 'right' : `wrong ${n}`, false),
  );
  await expect(bound.verify('h', 'right', false)).rejects.toMatchObject({ code: 'unavailable' });
  expect(held.order).toEqual(['wrong 0']);
  for (let n = 0; n < 9; n += 1) await held.finishOne();
  expect(await Promise.all(answers)).toEqual([...Array.from({ length: 8 }, () => false), true]);
  expect(held.order.length).toBe(9);
});

test('an address that has signed in before goes first and has a line of its own', async () => {
  const held = heldHasher();
  const bound = boundHasher(held);
  const strangers = Array.from({ length: 9 }, (_, n) => bound.verify('h', `stranger ${n}`, false));
  const owner = bound.verify('h', 'right', true);
  await held.finishOne();
  expect(held.order).toEqual(['stranger 0', 'right']);
  await held.finishOne();
  expect(await owner).toBe(true);
  for (let n = 0; n < 8; n += 1) await held.finishOne();
  expect(await Promise.all(strangers)).toEqual(Array.from({ length: 9 }, () => false));
});

test('work that fails gives its turn on', async () => {
  let calls = 0;
  const bound = boundHasher({
    hash: async () => '',
    verify: async () => {
      calls += 1;
      if (calls === 1) throw new Error('broken');
      return true;
    },
  });
  const [first, second] = await Promise.allSettled([
    bound.verify('h', 'a', false),
    bound.verify('h', 'b', false),
  ]);
  expect(first).toMatchObject({ status: 'rejected' });
  expect(second).toEqual({ status: 'fulfilled', value: true });
  expect(await bound.verify('h', 'c', false)).toBe(true);
});
