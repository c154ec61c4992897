/** E-mails as data: what one says, block by block. The mail feature turns it into HTML and plain text. */
import { z } from 'zod';

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
};

export const MAIL_STATES = ['queued', 'sending', 'sent', 'kept', 'failed', 'uncertain', 'dropped'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** In words, for the owner. */
export const MAIL_STATE_LABELS: Record<MailState, string> = {
  queued: 'Waiting', sending: 'Being sent', sent: 'Sent', kept: 'Kept here', failed: 'Failed', uncertain: 'May have been sent', dropped: 'Dropped',
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
export const AdminMailWhole = AdminMail.extend({ html: z.string(), text: z.string(), attachments: z.array(z.object({ name: z.string(), bytes: z.number().int() })) });
export type AdminMailWhole = z.infer<typeof AdminMailWhole>;
