/** The context of every use case. */
import type { EnquiryVisit } from '#contracts/enquiries.ts';
import type { Colleague } from '#contracts/rights.ts';
import type { Database, Reader, Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Ids } from '#server/ports/ids.ts';

export type Actor =
  | { kind: 'visitor' }
  /** `by`: somebody who signs in beside the owner. What they may call is settled at the door (contracts/rights.ts). */
  | { kind: 'owner'; by?: Colleague | null }
  | { kind: 'system' }
  /** `job` is the job's kind. */
  | { kind: 'job'; job: string };

/** A question in a description of a garden, with its place in it; no answer where nothing answers it for certain. */
export type LetterQuestion = { text: string; start: number; end: number; answer: string | null };

/** What a feature needs of the records that depend on it, whose features it may not import (import cycle). */
export type RelatedRecords = {
  /** Includes cancelled ones, ordered by time. */
  listVisits(ctx: Context, enquiryId: string): Promise<EnquiryVisit[]>;
  /** Runs in the transaction that withdraws the enquiry. */
  settleQuotes(tx: Tx, ctx: Context, enquiryId: string): Promise<void>;
  /** Whether a design was sent with an enquiry, and may be quoted. */
  isDesignSent(db: Reader, designId: string): Promise<boolean>;
  /** Whether a quote that was sent was drafted from it. */
  isDesignQuoted(db: Reader, designId: string): Promise<boolean>;
  /** What a description asks, in its order, answered from the assistant's knowledge. */
  questionsOfLetter(ctx: Context, text: string): Promise<LetterQuestion[]>;
};

export type Context = {
  actor: Actor;
  requestId: string;
  db: Database;
  clock: Clock;
  ids: Ids;
  related: RelatedRecords;
};

/**
 * The same context, reading through an open transaction: on PostgreSQL a second connection asked for inside of one may
 * never come, when all of them are in transactions that wait for each other.
 */
export const readingIn = (ctx: Context, tx: Tx): Context => ({
  ...ctx,
  db: { ...ctx.db, read: tx },
});

/** @throws AppError forbidden for everybody else */
export function requireActor({ actor }: Context, ...allowed: readonly Actor['kind'][]): void {
  if (allowed.includes(actor.kind)) return;
  const who = allowed.includes('owner') ? 'the owner' : 'the server itself';
  throw new AppError('forbidden', `Only ${who} may do this.`);
}

export const requireOwner = (ctx: Context): void => requireActor(ctx, 'owner');
