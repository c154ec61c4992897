/**
 * How long what is personal is kept. The policies name these figures and the daily job keeps them;
 * server/features/retention/rules.ts says which table each belongs to.
 */
import { MAIL_DAYS } from '#contracts/mail.ts';
import { ATTEMPT_DAYS } from '#contracts/owner.ts';
import { BIN_DAYS } from '#contracts/records.ts';
import { POLICY_FIGURES } from './policy.ts';

export const KEPT = {
  designYears: POLICY_FIGURES.designYears,
  /** Requests for appointments, appointments and enquiries, from the last thing that happened. */
  contactYears: 3,
  /** Quotes that nobody accepted, from the last thing that happened. */
  quoteYears: 3,
  /** Accepted quotes, and notices that end a contract: business records for tax. */
  contractYears: 6,
  /** From the day a complaint was settled. */
  complaintYears: 3,
  /** Questions that the assistant could not answer, since they were last asked. */
  questionDays: 180,
  mailDays: MAIL_DAYS,
  /** Reports printed from what a browser sent along, of no design that is kept. */
  postedReportDays: 7,
  /** Attempts to sign in to the office. */
  signInDays: ATTEMPT_DAYS,
  binDays: BIN_DAYS,
  /** At most, of what the owner keeps elsewhere. */
  backupDays: 90,
} as const;

/** ISO time: what was done with before it has to go. */
export function limitOf(now: Date, years: number): string {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - years);
  return limit.toISOString();
}

/**
 * ISO time before which a paper of the business has to go: it is kept for some years after the end of the financial year
 * it belongs to, which for tax ends on 5 April.
 */
export function financialLimitOf(now: Date, years: number): string {
  const thisYear = Date.UTC(now.getUTCFullYear(), 3, 6);
  const begun = now.getTime() >= thisYear ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
  return new Date(Date.UTC(begun - years, 3, 6)).toISOString();
}
