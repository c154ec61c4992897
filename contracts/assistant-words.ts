/** The assistant's limits, apart from its schemas. */

/** Characters of one question. */
export const ASSISTANT_MESSAGE_LIMIT = 2_000;
