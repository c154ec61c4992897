/** Generated JSON for property tests of inputs: same seed, same values. */
import { seededRandom, type Random } from '#engine/geometry/random.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const TEXTS = [
  '',
  ' ',
  'A garden',
  ' trimmed ',
  'a,b,,a, B',
  '=cmd|calc',
  '<script>alert(1)</script>',
  'ünïcödé — 花园',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202eleft',
  'tab\tand\r\nline',
  '1',
  '5',
  '-1',
  '1e999',
  'NaN',
  'true',
  'null',
  '2026-02-28',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  'modern',
  'javascript:alert(1)',
  '/uploads/site/a-480.jpg',
  '/uploads/../x',
  '/uploads/\u0000',
  'https://example.com/a b.jpg',
  'https://user:pw@example.com/',
  'http://',
  'https://drive.google.com/file/d/1234567890abcdef/view',
  "'; drop table services; --",
  '🌿'.repeat(30),
  'x'.repeat(130),
  'y'.repeat(5_000),
];
const NUMBERS = [
  0,
  1,
  2,
  5,
  6,
  -1,
  -0,
  0.5,
  3.999,
  1e21,
  2 ** 53,
  -(2 ** 31),
  Number.MAX_VALUE,
  Number.MIN_VALUE,
];

export function makeJson(random: Random, depth = 2): Json {
  const kind = random.index(depth > 0 ? 9 : 6);
  if (kind <= 2) return random.pick(TEXTS);
  if (kind === 3) return random.pick(NUMBERS);
  if (kind === 4) return random.chance(0.5);
  if (kind === 5) return null;
  const count = random.index(5);
  if (kind <= 7) return Array.from({ length: count }, () => makeJson(random, depth - 1));
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      random.chance(0.2) ? '__proto__x' : `k${i}`,
      makeJson(random, depth - 1),
    ]),
  );
}

/** Of so many inputs the gate sends a quarter, on each database; the long run all. */
export const inputCount = (all: number): number =>
  process.env.LONG === '1' ? all : Math.ceil(all / 4);

/** Inputs that resemble a good one: some of its fields missing, some of another kind, some that nobody asked for; now and then anything at all. */
export function* generateInputs(
  good: Record<string, Json>,
  count: number,
  seed = 1,
): Generator<Json> {
  const random = seededRandom(seed);
  for (let i = 0; i < count; i += 1) {
    if (random.chance(0.08)) yield makeJson(random);
    else yield mutate(good, random);
  }
}

function mutate(good: Record<string, Json>, random: Random): Json {
  const changed: Record<string, Json> = { ...good };
  for (const key of Object.keys(good)) {
    if (random.chance(0.12)) changed[key] = makeJson(random);
    else if (random.chance(0.06)) delete changed[key];
  }
  if (random.chance(0.1))
    changed[random.pick(['id', 'version', 'deleted_at', 'extra'])] = makeJson(random);
  return changed;
}
