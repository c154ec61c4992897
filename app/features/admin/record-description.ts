/** One kind of record as the back office needs it, and the calls that all kinds share. */
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { RecordKind } from '#contracts/records.ts';
import { adminFetch } from './admin-fetch.ts';
import type { FieldLabels, FormParts } from './record-form.tsx';
import type { ListSpec } from './use-list-tools.ts';

export type Stored = { id: string; version: number };
export type FormProps<Fields extends FieldValues, Input, Rec> = {
  form: UseFormReturn<Fields, unknown, Input>;
  parts: FormParts<Rec>;
  /** The list as it is now, for suggestions. */
  records: readonly Rec[];
};

/** What the back office knows of one kind of record: its words, its calls and its form. */
export type RecordDescription<Fields extends FieldValues, Input, Rec extends Stored> = {
  kind: RecordKind;
  path: string;
  words: {
    heading: string;
    /** One and many: ['service', 'services']. */
    noun: readonly [string, string];
    /** Of the dialogs; `add` is the button's too. */
    titles: { add: string; edit: string };
    failedToLoad: string;
    none: { title?: string; words: string };
    /** The toast of a failure. */
    failed: (
      what: 'add' | 'update' | 'delete',
      reason: string,
    ) => { title: string; description: string };
    deleteTitle: (record: Rec) => string;
    /** In place of the usual question. */
    deleteQuestion?: string;
    deleteNote?: (record: Rec) => string | null;
  };
  nameOf: (record: Rec) => string;
  schema: ZodType<Input>;
  /** @param records those there are, for a new one's place among them */
  empty: (records: readonly Rec[]) => Fields;
  /** What a copy of a record begins with, where records can be duplicated. */
  copy?: (record: Rec) => Fields;
  toFields: (record: Rec) => Fields;
  /** What is sent, where it differs from what the form gives. */
  toJson?: (input: Input) => unknown;
  /** In the order in which two versions are compared. */
  labels: FieldLabels<Fields>;
  /** A value as text, where the kit's own words would not do. @param client for the names of other records */
  showValue?: (field: string, value: unknown, client: QueryClient) => string | undefined;
  Form: ComponentType<FormProps<Fields, Input, Rec>>;
  /** Starts of the addresses of other lists that show these records. */
  alsoShownAt: readonly string[];
};

export type RowProps<Rec> = {
  records: readonly Rec[];
  /** All there are, on one page and in their own order. */
  isWhole: boolean;
  onEdit: (record: Rec) => void;
  onCopy: (record: Rec) => void;
  onDelete: (record: Rec) => void;
};

/** A description with a list that is wholly in the browser. */
export type ListedDescription<
  Fields extends FieldValues,
  Input,
  Rec extends Stored,
> = RecordDescription<Fields, Input, Rec> & {
  list: ListSpec<Rec>;
  Rows: ComponentType<RowProps<Rec>>;
};

export type Opened<Rec, Fields = never> =
  | {
      kind: 'form';
      record: Rec | null;
      copyOf?: Rec;
      /** What a new one is begun with. */
      begun?: Fields;
    }
  | { kind: 'delete'; record: Rec }
  | null;

const urlOf = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;

/** @throws AdminCallError */
export const removeRecord = (path: string, { id, version }: Stored): Promise<unknown> =>
  adminFetch(urlOf(path, id), { method: 'DELETE', ifMatch: version });

/** @param against what it is saved over; null adds a new one @throws AdminCallError */
export const saveRecord = <Rec extends Stored>(
  path: string,
  json: unknown,
  against: Rec | null,
  requestKey: string,
): Promise<Rec> =>
  against
    ? adminFetch(urlOf(path, against.id), { method: 'PUT', json, ifMatch: against.version })
    : adminFetch(path, { method: 'POST', json, requestKey });
