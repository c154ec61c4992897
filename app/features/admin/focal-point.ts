import type { Focal } from '#contracts/site-content.ts';

/** Hundredths are finer than anybody sees. */
const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** Never leaves the picture. */
export const moveFocal = (from: Focal, byX = 0, byY = 0): Focal => ({
  x: within(from.x + byX),
  y: within(from.y + byY),
});

export const wordsOf = ({ x, y }: Focal): string =>
  `${Math.round(x * 100)}% from the left, ${Math.round(y * 100)}% from the top`;
