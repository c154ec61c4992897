/** Notices that somebody cancels a contract: the model form of Schedule 3, Part B of the Consumer Contracts Regulations 2013, sent over the site. */
import { z } from 'zod';
import { listQuery, pageOfList } from './list-query.ts';
import { sentForm } from './sent-form.ts';

export const CancellationInput = z.object({
  /** The goods or the service. */
  contract: z
    .string('Please say what you cancel')
    .trim()
    .min(3, 'Please say which contract you cancel')
    .max(1_000, 'Please keep this under 1,000 characters'),
  /** "Ordered on, received on", in the sender's own words. */
  ordered: z.string().trim().max(120, 'Please keep this under 120 characters').optional(),
  name: z
    .string('Please give your name')
    .trim()
    .min(2, 'Please give your name')
    .max(200, 'Please keep the names under 200 characters'),
  address: z
    .string('Please give your address')
    .trim()
    .min(5, 'Please give your address')
    .max(500, 'Please keep the address under 500 characters'),
  email: z
    .email('Please enter an e-mail address, so that we can acknowledge it')
    .max(200, 'Please enter an e-mail address, so that we can acknowledge it'),
  ...sentForm,
});
export type CancellationInput = z.infer<typeof CancellationInput>;

/** The acknowledgement, as its sender sees it. */
export const Cancellation = z.object({
  reference: z.string(),
  contract: z.string(),
  ordered: z.string().nullable(),
  name: z.string(),
  address: z.string(),
  email: z.string(),
  receivedAt: z.string(),
  /** When the firm had dealt with it; null until then. */
  settledAt: z.string().nullable(),
});
export type Cancellation = z.infer<typeof Cancellation>;

export const AdminCancellation = Cancellation.extend({
  id: z.string(),
  version: z.number().int(),
  /** What came of it, in the owner's words. */
  outcome: z.string(),
  /** The last day for paying back, where no goods have to come back first. */
  refundBy: z.string(),
});
export type AdminCancellation = z.infer<typeof AdminCancellation>;

export const CANCELLATION_LISTS = ['open', 'settled', 'all'] as const;
export type CancellationList = (typeof CANCELLATION_LISTS)[number];
export const CancellationsQuery = z.object({
  list: z.enum(CANCELLATION_LISTS, 'There is no such list').optional(),
  ...listQuery,
});
export const CancellationsPage = pageOfList(AdminCancellation, CANCELLATION_LISTS);
export type CancellationsPage = z.infer<typeof CancellationsPage>;

export const SettleInput = z.object({
  settled: z.boolean('Please say whether it has been dealt with'),
  outcome: z.string().trim().max(2_000, 'Please keep this under 2,000 characters').default(''),
});
