/** Lists of phrases as one pattern. */

/** Finds a text in which one of them stands, in capitals or not. */
export const anyOf = (phrases: readonly RegExp[]): RegExp =>
  new RegExp(phrases.map(({ source }) => source).join('|'), 'i');
