import { outbox } from '#server/adapters/mail/outbox.ts';
import { smtpSender } from '#server/adapters/mail/smtp.ts';
import type { SmtpConfig } from '#server/mail-config.ts';
import type { MailSender } from '#server/ports/mail.ts';

export const chooseMail = (smtp: SmtpConfig | null): MailSender =>
  smtp ? smtpSender(smtp) : outbox;
