/** Short enough to say on the telephone. */
export const referenceOf = (id: string): string =>
  id
    .slice(4)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 6)
    .toUpperCase();
