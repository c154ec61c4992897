/** Who says that it is to be done in one go is offered no stages. */
const AT_ONCE =
    /\b(?:(?:all |done |finished |built )?(?:in|at) one (?:go|hit|visit|push)|all at once|in a single (?:go|visit)|no (?:stages|phases|phasing|second phase)|(?:home to|left with|living (?:with|in)) half a garden)\b/gi,
  /** "It need not be all at once", "we can't do it in one go". */
  NOT_SO =
    /(?:\b(?:not|cannot|cant|dont|no need|needn['’]?t|rather than|instead of|without|unlikely|never|bloom\w*|flower\w*|plants?)\b|n['’]t\b)[^.!?\n]{0,40}$/i;

/** Pure. */
export const isAtOnce = (text: string): boolean =>
  [...text.matchAll(AT_ONCE)].some(({ index }) => !NOT_SO.test(text.slice(0, index)));
