/** What each feature that holds something of people tells of it; server/features/person-keepers.ts collects them. */
import type { HeldItem } from '#contracts/admin-people.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

/** A file of the export; `path` is unique in it. */
export type ExportFile = { path: string; bytes: Uint8Array };
/** `subjects`: under what the record of changes speaks of it. */
export type Held = HeldItem & { subjects: string[] };
export type Done = { what: string; count: number };
/** `finish` is called once the transaction stands: what it cannot do, a queued job does. */
export type Erasure = { done: Done[]; finish?: () => Promise<Done[]>; finishing?: string };

/** E-mails are given in small letters, without blanks. What lies in the bin counts as held. */
export type PersonalDataProvider = {
  /** The folder in the export. */
  name: string;
  label: string;
  find(order: { ctx: Context; email: string }): Promise<Held[]>;
  /** One file after another, so that few are in memory at once. */
  files(order: { ctx: Context; email: string }): AsyncIterable<ExportFile>;
  /** For good, in the transaction of the whole erasure. */
  erase(tx: Tx, order: { ctx: Context; email: string }): Promise<Erasure>;
  /** Designs, where the records name any. */
  designIds?(order: { ctx: Context; email: string }): Promise<string[]>;
};

/**
 * Finds where the firm's own words name an address: the source of a testimonial, why a time is kept free. Nobody left them
 * here, so erasing leaves them to the owner, who is told where they stand.
 */
export type FindMentions = (order: { ctx: Context; email: string }) => Promise<HeldItem[]>;

/** Whether the whole address stands in a text. @param email in small letters */
export const namesAddress = (text: string, email: string): boolean =>
  text
    .toLowerCase()
    .split(/[\s<>()[\]{},;:"“”‘’|/\\]+/)
    .some((word) => word.replace(/^[.'!?]+|[.'!?]+$/g, '') === email);
