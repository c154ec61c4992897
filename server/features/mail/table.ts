import type { Generated } from 'kysely';
import type { MailState } from '#contracts/mail.ts';

/** Personal: address, name, subject, content, attachments. */
export type MailTables = {
  mail_messages: {
    id: string;
    /** Says what the message is for; a second of the same key is never written. */
    key: string;
    to_name: string | null;
    to_address: string;
    subject: string;
    /** JSON of MailContent. */
    content: string;
    /** JSON: { name, contentType, content (base64) }[]. */
    attachments: string;
    /** Null for what belongs to an appointment or a quote: nobody can want to miss it. */
    unsubscribe_purpose: string | null;
    about_kind: string | null;
    about_id: string | null;
    state: MailState;
    attempts: Generated<number>;
    /** Why the last attempt failed, in words. */
    error: string | null;
    /** What the receiving server said. */
    receipt: string | null;
    created_at: string;
    updated_at: string;
    sent_at: string | null;
  };
  mail_suppressions: { address_hash: string; purpose: string; created_at: string };
};
