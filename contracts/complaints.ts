/** Complaints: what somebody sends, what they see behind their private link, and the owner's log. */
import { z } from 'zod';
import { listQuery, pageOfList } from './list-query.ts';
import { RequestKey, sentForm } from './sent-form.ts';
import { COMPLAINT_KINDS, COMPLAINT_STATES, type ComplaintState } from './complaint-words.ts';
import { isDate } from './london-time.ts';

export * from './complaint-words.ts';

/** The longest time that an answer may be put off, counted from the day it arrived. */
export const MOST_COMPLAINT_DAYS = 180;

const Name = z
  .string('Please tell us your name')
  .trim()
  .min(2, 'Please tell us your name')
  .max(120, 'Please keep the name under 120 characters');
const Message = z
  .string('Please tell us what went wrong')
  .trim()
  .min(10, 'Please tell us what went wrong, in a sentence or more')
  .max(6_000, 'Please keep this under 6,000 characters');
const Kind = z.enum(COMPLAINT_KINDS, 'Please choose what it is about');

export const ComplaintInput = z.object({
  kind: Kind,
  name: Name,
  email: z
    .email('Please enter an e-mail address we can answer to')
    .max(200, 'Please enter an e-mail address we can answer to'),
  phone: z.string().trim().max(40, 'Please keep the number under 40 characters').optional(),
  /** A reference, an address or a date: which job, visit or design is meant. */
  concerning: z.string().trim().max(200, 'Please keep this under 200 characters').optional(),
  message: Message,
  /** What would put it right. */
  remedy: z.string().trim().max(2_000, 'Please keep this under 2,000 characters').optional(),
  ...sentForm,
});
export type ComplaintInput = z.infer<typeof ComplaintInput>;

export const COMPLAINT_STEPS = [
  'note',
  'acknowledge',
  'extend',
  'answer',
  'close',
  'reopen',
] as const;
export type ComplaintStepKind = (typeof COMPLAINT_STEPS)[number];
/** The steps shown to its sender, on their page and by e-mail. */
export const isTold = (kind: ComplaintStepKind): boolean =>
  kind === 'acknowledge' || kind === 'extend' || kind === 'answer';

export const ComplaintStep = z.object({
  at: z.string(),
  kind: z.enum(COMPLAINT_STEPS),
  text: z.string(),
});
export type ComplaintStep = z.infer<typeof ComplaintStep>;

/** What its sender sees. */
export const Complaint = z.object({
  reference: z.string(),
  kind: z.enum(COMPLAINT_KINDS),
  state: z.enum(COMPLAINT_STATES),
  name: z.string(),
  concerning: z.string().nullable(),
  message: z.string(),
  remedy: z.string().nullable(),
  receivedAt: z.string(),
  /** The last day for an answer, "2026-12-21". */
  dueOn: z.string(),
  steps: z.array(ComplaintStep),
});
export type Complaint = z.infer<typeof Complaint>;

export const COMPLAINT_SOURCES = ['site', 'e-mail', 'telephone', 'letter', 'in person'] as const;
export type ComplaintSource = (typeof COMPLAINT_SOURCES)[number];

export const AdminComplaint = Complaint.extend({
  id: z.string(),
  version: z.number().int(),
  source: z.enum(COMPLAINT_SOURCES),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** To the last day, which is 0; negative once it is over; null when there is nothing left to answer. */
  daysLeft: z.number().int().nullable(),
  /** The acknowledgement: "none" if there is none, if the site sends no e-mail, or if it is no longer kept. */
  acknowledgement: z.enum(['none', 'waiting', 'sent', 'uncertain', 'failed']),
});
export type AdminComplaint = z.infer<typeof AdminComplaint>;

export const COMPLAINT_LISTS = ['open', 'overdue', 'data', 'settled', 'all'] as const;
export type ComplaintList = (typeof COMPLAINT_LISTS)[number];
export const COMPLAINT_LIST_LABELS: Record<ComplaintList, string> = {
  open: 'To be answered',
  overdue: 'Overdue',
  data: 'About personal data',
  settled: 'Answered and closed',
  all: 'All complaints',
};

export const ComplaintsQuery = z.object({
  list: z.enum(COMPLAINT_LISTS, 'There is no such list of complaints').optional(),
  ...listQuery,
});
export const ComplaintsPage = pageOfList(AdminComplaint, COMPLAINT_LISTS).extend({
  /** Whether e-mails leave at all. */
  isMailed: z.boolean(),
});
export type ComplaintsPage = z.infer<typeof ComplaintsPage>;

/** One that came another way, written down by the owner. */
export const HandComplaintInput = z.object({
  kind: Kind,
  source: z
    .enum(COMPLAINT_SOURCES, 'Please choose how it came')
    .exclude(['site'], 'Please choose how it came'),
  /** The day it came. */
  receivedOn: z
    .string('Please enter the day it came')
    .refine(isDate, 'Please enter the day it came'),
  name: Name,
  email: z
    .union([
      z.literal(''),
      z.email('Please check the e-mail address').max(200, 'Please check the e-mail address'),
    ])
    .default(''),
  phone: z.string().trim().max(40, 'Please keep the number under 40 characters').default(''),
  concerning: z.string().trim().max(200, 'Please keep this under 200 characters').default(''),
  message: Message,
  remedy: z.string().trim().max(2_000, 'Please keep this under 2,000 characters').default(''),
  requestKey: RequestKey,
});
export type HandComplaintInput = z.input<typeof HandComplaintInput>;

const Words = z
  .string('Please write something')
  .trim()
  .max(6_000, 'Please keep this under 6,000 characters');
const NeededWords = Words.min(2, 'Please write something');
/** `text` goes to the sender with what they are told of, and stays in the log with the rest. */
export const ComplaintStepInput = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('note'), text: NeededWords }),
    z.object({ kind: z.literal('acknowledge'), text: Words.default('') }),
    z.object({
      kind: z.literal('extend'),
      text: NeededWords,
      dueOn: z.string('Please enter the new day').refine(isDate, 'Please enter the new day'),
    }),
    z.object({ kind: z.literal('answer'), text: NeededWords }),
    z.object({ kind: z.literal('close'), text: Words.default('') }),
    z.object({ kind: z.literal('reopen'), text: Words.default('') }),
  ],
  'Please choose what to do',
);
export type ComplaintStepInput = z.input<typeof ComplaintStepInput>;

/** What can be done in a state. */
export const STEPS_OF: Record<ComplaintState, readonly ComplaintStepKind[]> = {
  received: ['acknowledge', 'answer', 'extend', 'note', 'close'],
  acknowledged: ['answer', 'extend', 'note', 'close'],
  answered: ['answer', 'close', 'note', 'reopen'],
  closed: ['note', 'reopen'],
};
