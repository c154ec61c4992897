/** The first words of an error that may lie deep in a list. */
export function errorWords(error: unknown): string | undefined {
  if (!error || typeof error !== 'object') return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message)
    return error.message;
  return Object.values(error).map(errorWords).find(Boolean);
}
