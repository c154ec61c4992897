import type { Clock } from '#server/ports/clock.ts';

export const systemClock: Clock = { now: () => new Date() };
