import type { Context } from '#server/context.ts';

export type OutValue = string | number | boolean | null | readonly string[];
export type OutRow = Readonly<Record<string, OutValue>>;

type Columns = Readonly<Record<string, string>>;

/** One list that the owner can take out; each feature with one gives it. */
export type ListOut = {
  /** In the address: "enquiries". */
  name: string;
  /** "Enquiries and customers" */
  label: string;
  isPersonal: boolean;
  /** Field by field, with its heading in a spreadsheet; no others are taken out. */
  columns: Columns | ((ctx: Context) => Promise<Columns>);
  count(ctx: Context): Promise<number>;
  /** A few hundred at a time, so that the longest list needs little memory. What lies in the bin is left out. */
  rows(ctx: Context): AsyncIterable<readonly OutRow[]>;
};
