/** A pattern of whole words, the longest first: parted by "|", "*" stands for up to four words. */
export const patternOf = (words: string): RegExp =>
  new RegExp(
    `(?<![\\w'-])(?:${words
      .split('|')
      .sort((a, b) => b.length - a.length)
      .map((word) => word.replaceAll(' * ', "(?: [\\w'-]+){1,4} "))
      .join('|')})(?![\\w'-])`,
  );
