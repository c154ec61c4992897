/** Removes text that databases cannot store, at the edge: NUL (refused by PostgreSQL) and lone surrogates. */

export const sanitizeUnicode = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** In place, at any depth; iterative, because a body may be as deep as it is long. */
export function sanitizeInPlace(root: object): void {
  const open: Record<string, unknown>[] = [root as Record<string, unknown>];
  for (let holder = open.pop(); holder; holder = open.pop()) {
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value === 'string') {
        const better = sanitizeUnicode(value);
        if (better !== value) holder[key] = better;
      } else if (isHolder(value)) open.push(value as Record<string, unknown>);
    }
  }
}

/** A list or a plain object: never a stream, a buffer or a form. */
export function isHolder(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/** An argument of one of the calls below. */
function arrive(value: unknown): unknown {
  if (typeof value === 'string') return sanitizeUnicode(value);
  if (!isHolder(value)) return value;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  sanitizeInPlace(copy);
  return copy;
}

/** Wraps calls so that their text arguments are well-formed: for pages, which pass on URLs and posted forms. */
export function withSanitizedTexts<Calls extends object>(calls: Calls): Calls {
  const named = Object.entries(calls as Record<string, (...values: unknown[]) => unknown>);
  return Object.fromEntries(
    named.map(([name, call]) => [name, (...values: unknown[]) => call(...values.map(arrive))]),
  ) as Calls;
}
