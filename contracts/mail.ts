/** E-mails as data: what one says, block by block. The mail feature turns it into HTML and plain text. */
import { z } from 'zod';
import { listQuery, pageOfList } from './list-query.ts';

export type MailBlock =
  | { type: 'text'; text: string }
  | { type: 'heading'; text: string }
  /** Names and values, one line each. */
  | { type: 'facts'; facts: readonly { label: string; value: string }[] }
  | { type: 'list'; items: readonly string[] }
  /** `url` is absolute. */
  | { type: 'button'; label: string; url: string }
  | { type: 'link'; label: string; url: string }
  /** Somebody's own words. */
  | { type: 'quote'; text: string; from: string }
  | { type: 'note'; text: string };

export type MailContent = {
  /** What an inbox shows beside the subject. */
  preheader: string;
  title: string;
  blocks: readonly MailBlock[];
  /** Reply-to address when it is not the firm's: set on mail to the firm about a customer. */
  replyTo?: { name: string | null; address: string };
};

export const MAIL_STATES = [
  'queued',
  'sending',
  'sent',
  'kept',
  'failed',
  'uncertain',
  'dropped',
] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Still to be sent, as far as the server knows. */
export const isMailUnsettled = (state: MailState): boolean =>
  state === 'queued' || state === 'sending';

/** In words, for the owner. */
export const MAIL_STATE_LABELS: Record<MailState, string> = {
  queued: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  kept: 'Kept here',
  failed: 'Failed',
  uncertain: 'May have been sent',
  dropped: 'Dropped',
};

export const AdminMail = z.object({
  id: z.string(),
  to: z.object({ name: z.string().nullable(), address: z.string() }),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  /** Why it failed, in words. */
  error: z.string().nullable(),
  attempts: z.number().int(),
  about: z.object({ kind: z.string(), id: z.string() }).nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
export type AdminMail = z.infer<typeof AdminMail>;
export const AdminMailWhole = AdminMail.extend({
  html: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ name: z.string(), bytes: z.number().int() })),
});
export type AdminMailWhole = z.infer<typeof AdminMailWhole>;

/** The lists of the back office, each with the states it shows. */
export const MAIL_LISTS = {
  waiting: { label: 'Waiting', states: ['queued', 'sending'] },
  sent: { label: 'Sent', states: ['sent'] },
  kept: { label: 'Kept here', states: ['kept'] },
  failed: { label: 'Failed', states: ['failed'] },
  uncertain: { label: 'May have been sent', states: ['uncertain'] },
  dropped: { label: 'Dropped', states: ['dropped'] },
} as const satisfies Record<string, { label: string; states: readonly MailState[] }>;
export type MailList = keyof typeof MAIL_LISTS;
export const MAIL_LIST_NAMES = Object.keys(MAIL_LISTS) as [MailList, ...MailList[]];

export const AdminMailQuery = z.object({
  list: z.enum(MAIL_LIST_NAMES, 'There is no such list of messages').optional(),
  ...listQuery,
});

export const AdminMailPage = pageOfList(AdminMail, ['all', ...MAIL_LIST_NAMES]).extend({
  /** Whom mails come from; null where none are sent. */
  sender: z.string().nullable(),
  /** Where the firm's own messages go. */
  owner: z.string(),
});
export type AdminMailPage = z.infer<typeof AdminMailPage>;

/** What the owner may do with a message in a state. `isMailed`: whether messages leave at all. */
export const canResend = (state: MailState, isMailed: boolean): boolean =>
  state === 'failed' ||
  state === 'uncertain' ||
  ((state === 'kept' || state === 'dropped') && isMailed);
export const canDrop = (state: MailState): boolean =>
  state === 'queued' || state === 'failed' || state === 'uncertain' || state === 'kept';
/** In days. */
export const MAIL_DAYS = 90;

/** What a person can ask to have no more of, as the page that ends it calls it. */
export const MAIL_PURPOSES = {
  'follow-ups': 'letters that follow up an enquiry or a design',
  reviews: 'requests for a review',
} as const;
