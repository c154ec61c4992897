/** Personal data provider: what each feature with personal data implements; server/features/person-keepers.ts collects them. */
import type { HeldItem } from '#contracts/admin-people.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

/** A file of the export; `path` is unique. */
export type ExportFile = { path: string; bytes: Uint8Array };
/** `subjects`: the audit log subjects. */
export type Held = HeldItem & { subjects: string[] };
export type Done = { what: string; count: number };
/** `finish` runs after commit; what it cannot do, a queued job does. */
export type Erasure = {
  done: Done[];
  /** Ids of what went, by which a restored backup can be brought to the same state. */
  ids: string[];
  finish?: () => Promise<Done[]>;
  finishing?: string;
};
/** `text`: the last digits of a telephone number, or a name in any letters. */
export type NamedBy = { by: 'phone' | 'name'; text: string };
/** A record that bears a number or a name; it may be another person's of the same name. */
export type NamedRecord = Held & { name: string; email: string | null };

/** E-mail addresses are lower case and trimmed. Records in the bin are included. */
export type PersonalDataProvider = {
  /** The folder in the export. */
  name: string;
  label: string;
  find(order: { ctx: Context; email: string }): Promise<Held[]>;
  /** One file at a time, so that few are in memory. */
  files(order: { ctx: Context; email: string }): AsyncIterable<ExportFile>;
  /** Erases for good, in the transaction of the whole erasure. */
  erase(tx: Tx, order: { ctx: Context; email: string }): Promise<Erasure>;
  /** Records by a telephone number or a name, for the owner to choose from. */
  named(order: { ctx: Context; who: NamedBy }): Promise<NamedRecord[]>;
  /** Erases these for good, wherever they are still there. */
  eraseIds(tx: Tx, order: { ctx: Context; ids: readonly string[] }): Promise<Erasure>;
  /** Ids of designs that the records refer to. */
  designIds?(order: { ctx: Context; email: string }): Promise<string[]>;
};

/**
 * Finds mentions of an address in the firm's own texts (a testimonial's source, the reason of a blocked time). The person
 * did not enter them, so erasure leaves them to the owner, who is shown where they are.
 */
export type FindMentions = (order: { ctx: Context; email: string }) => Promise<HeldItem[]>;

/** Whether a text contains the whole address. @param email in lower case */
export const namesAddress = (text: string, email: string): boolean =>
  text
    .toLowerCase()
    .split(/[\s<>()[\]{},;:"“”‘’|/\\]+/)
    .some((word) => word.replace(/^[.'!?]+|[.'!?]+$/g, '') === email);
