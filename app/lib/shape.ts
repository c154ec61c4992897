/**
 * Reads what this browser kept, or what our own server answered and has already checked, without the weight of a schema
 * library on every page. Anything that comes from outside is checked by the contracts, on the server.
 */

/** Marks a value that does not match the shape. */
export const UNREADABLE = Symbol('unreadable');
/** @returns the value with the known parts only, or UNREADABLE */
export type Shape<T> = (value: unknown) => T | typeof UNREADABLE;

const when =
  <T>(test: (value: unknown) => boolean): Shape<T> =>
  (value) =>
    test(value) ? (value as T) : UNREADABLE;

export const text: Shape<string> = when((value) => typeof value === 'string');
/** Finite. */
export const number: Shape<number> = when(Number.isFinite);
export const positive: Shape<number> = when(
  (value) => Number.isFinite(value) && (value as number) > 0,
);
export const truth: Shape<boolean> = when((value) => typeof value === 'boolean');
export const oneOf = <const T>(choices: readonly T[]): Shape<T> =>
  when((value) => choices.includes(value as T));
export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value) =>
    value === null ? null : shape(value);

export const listOf =
  <T>(shape: Shape<T>): Shape<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return UNREADABLE;
    const read = value.map(shape);
    return read.includes(UNREADABLE) ? UNREADABLE : (read as T[]);
  };

type Parts<T> = { [K in keyof T]-?: Shape<T[K]> };
function readParts<T>(parts: Parts<T>, value: unknown, mayLack: boolean): T | typeof UNREADABLE {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return UNREADABLE;
  const read: Partial<T> = {};
  for (const key in parts) {
    const part = (value as Partial<Record<keyof T, unknown>>)[key];
    if (part === undefined && mayLack) continue;
    const one = parts[key](part);
    if (one === UNREADABLE) return UNREADABLE;
    read[key] = one;
  }
  return read as T;
}
/** Every part must be there; what is not named is left out. */
export const record =
  <T>(parts: Parts<T>): Shape<T> =>
  (value) =>
    readParts(parts, value, false);
/** Any part may be missing, but not be something else. */
export const someOf =
  <T>(parts: Parts<T>): Shape<Partial<T>> =>
  (value) =>
    readParts(parts as Parts<Partial<T>>, value, true);

/** @returns null for what is no JSON or has not the shape */
export function readText<T>(shape: Shape<T>, json: string | null): T | null {
  if (json === null) return null;
  try {
    const read = shape(JSON.parse(json));
    return read === UNREADABLE ? null : read;
  } catch {
    return null;
  }
}
