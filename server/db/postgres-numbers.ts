import { types } from 'pg';

const INT8 = 20;
/** pg gives 64-bit integers as text; ours are times and counts far below 2^53. */
export const readNumbers: typeof types.getTypeParser = (oid: number, format?: unknown) =>
  oid === INT8 ? (Number as never) : types.getTypeParser(oid, format as never);
