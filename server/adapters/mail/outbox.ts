import type { MailSender } from '#server/ports/mail.ts';

/** Without a mail server: messages stay where the owner can read them, and nothing leaves. */
export const outbox: MailSender = {
  kind: 'outbox',
  send: async (mail) => ({ id: mail.messageId }),
};
