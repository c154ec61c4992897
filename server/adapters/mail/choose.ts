import { smtpSender } from '#server/adapters/mail/smtp.ts';
import type { SmtpConfig } from '#server/mail-config.ts';
import type { MailSender } from '#server/ports/mail.ts';

/** Without a mail server: messages stay in the outbox, where the owner can read them. */
export const outbox: MailSender = {
  kind: 'outbox',
  send: async (mail) => ({ id: mail.messageId }),
};

export const chooseMail = (smtp: SmtpConfig | null): MailSender =>
  smtp ? smtpSender(smtp) : outbox;
