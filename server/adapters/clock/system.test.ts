import { expect, test } from 'vitest';
import { systemClock } from '#server/adapters/clock/system.ts';

test("the clock tells the machine's time", () => {
  expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(1000);
});
