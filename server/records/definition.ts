/**
 * A record of the owner's, defined once. From the definitions in list.ts come its calls, its versions, bin, history and
 * audit, which pictures are in use, what the owner's search finds and what is held of people.
 */
import type { Generated } from 'kysely';
import type { z } from 'zod';
import type { RecordKind } from '#contracts/records.ts';
import type { SizedPicture } from '#contracts/site-content.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import type { IdPrefix } from '#server/ports/ids.ts';
import type { RetentionRule } from '#server/features/retention/rules.ts';

/** What the table of every record has. */
export type RecordColumns = {
  id: string;
  /** 1 once the owner has changed the row: a new version's sample no longer replaces it. */
  edited: number;
  version: Generated<number>;
  /** Since when it is in the bin. */
  deleted_at: Generated<string | null>;
  updated_at: string;
};
export type RecordRow = {
  id: string;
  edited: number;
  version: number;
  deleted_at: string | null;
  updated_at: string;
};
/** The fields of a record, as the history keeps them and its form can put them back. */
export type Stored = { id: string };
export type Values = Record<string, unknown>;

/** An address of a picture, or a text that may hold some: its column, its field, and the field that gets the picture's sizes. */
export type PictureField = { column: string; field: string; sizedAs?: string };

/** Of the rows shown at once: their pictures by address, and the addresses from where none could be fetched. */
export type FoundPictures = {
  pictures: ReadonlyMap<string, SizedPicture>;
  unfetched: ReadonlySet<string>;
};

export type RecordDefinition<
  Row extends RecordRow,
  Fields extends Stored,
  Input,
  Admin extends Stored,
> = {
  kind: RecordKind;
  table: keyof Tables;
  idPrefix: IdPrefix;
  words: {
    /** "a service" */
    a: string;
    /** "services" */
    many: string;
    /** "Service", as the answer to a deletion begins. */
    deleted: string;
    /** The part of the back office, in the list of calls. */
    area: string;
  };
  /** What a change sends, and what the owner is answered. */
  input: z.ZodType<Input>;
  admin: z.ZodType<Admin>;
  read(row: Row): Fields;
  write(fields: Omit<Fields, 'id'>): Values;
  /**
   * Fills in what the input leaves out and refuses what makes no sense; in the transaction of the change.
   * @param before null for a new record @throws AppError invalid
   */
  complete(change: {
    ctx: Context;
    tx: Tx;
    input: Input;
    before: Fields | null;
    id: string;
  }): Omit<Fields, 'id'> | Promise<Omit<Fields, 'id'>>;
  /** Further columns of a row that is added. Left out: when it was made. */
  onAdd?(at: string): Values;
  pictures: readonly PictureField[];
  /** The order of the list, before the id. */
  sort: readonly (readonly [column: string, way: 'asc' | 'desc'])[];
  /** Only rows in which this column is set are records. */
  setColumn?: string;
  /** The owner puts the list in order by hand, with a call at this address. */
  orderPath?: string;
  /** The list is sent in pages, by a call of its own. */
  isPaged?: boolean;
  /** What the owner is shown besides the fields, their pictures and the version. */
  present?(row: Row, found: FoundPictures): Partial<Admin>;
  title(row: Row): string;
  /** What restoring does, for the bin; and values that it sets. */
  onRestore(row: Row): string;
  restoreValues?: Values;
  /** In place of deleting the row when it goes for good; null deletes it. */
  keepOnPurge?(row: Row): Values | null;
  retention: RetentionRule;
  /** Fields that may name a person: their history goes with the record. `name`: the field that says who. */
  personal?: { fields: readonly string[]; name: string };
  /** Columns that the owner's search looks through. */
  searched?: readonly string[];
};

/** Any definition, by what the owner is answered. */
export type AnyRecord<Admin extends Stored = Stored> = RecordDefinition<
  RecordRow,
  Stored,
  unknown,
  Admin
>;

/** Checks a definition against its own types, and forgets them. */
export const defineRecord = <
  Row extends RecordRow,
  Fields extends Stored,
  Input,
  Admin extends Stored,
>(
  definition: RecordDefinition<Row, Fields, Input, Admin>,
): RecordDefinition<Row, Fields, Input, Admin> => definition;

/** How a field is kept in a column. */
type Codec = { column: string; read(kept: unknown): unknown; write(field: unknown): unknown };

export const flag = (column: string): Codec => ({
  column,
  read: (kept) => kept === 1,
  write: Number,
});
export const json = (column: string): Codec => ({
  column,
  read: (kept) => JSON.parse(String(kept)),
  write: (field) => JSON.stringify(field),
});
/** A word of a list; one that a later version has added is read as `otherwise`. */
export const oneOf = (
  column: string,
  words: readonly string[],
  otherwise: string | null,
): Codec => ({
  column,
  read: (kept) => words.find((word) => word === kept) ?? otherwise,
  write: (field) => field,
});

/** Reads and writes a record whose fields each have a column: its name, or how it is kept there. */
export function columns<Fields extends Stored>(
  map: Record<Exclude<keyof Fields, 'id'>, string | Codec>,
): { read(row: RecordRow): Fields; write(fields: Omit<Fields, 'id'>): Values } {
  const codecs = Object.entries<string | Codec>(map).map(([field, how]): [string, Codec] => [
    field,
    typeof how === 'string' ? { column: how, read: (kept) => kept, write: (value) => value } : how,
  ]);
  return {
    read: (row) =>
      Object.fromEntries([
        ['id', row.id],
        ...codecs.map(([field, { column, read }]) => [field, read((row as Values)[column])]),
      ]) as Fields,
    write: (fields) =>
      Object.fromEntries(
        codecs.map(([field, { column, write }]) => [column, write((fields as Values)[field])]),
      ),
  };
}
