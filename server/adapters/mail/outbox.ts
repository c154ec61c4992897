import type { MailSender } from '#server/ports/mail.ts';

/** Without a mail server: messages stay in the outbox, where the owner can read them. */
export const outbox: MailSender = {
  kind: 'outbox',
  send: async (mail) => ({ id: mail.messageId }),
};
