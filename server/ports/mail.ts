/** Sending an e-mail. */
export type MailAddress = { name: string | null; address: string };
export type MailAttachment = { name: string; contentType: string; content: Uint8Array };

export type OutgoingMail = {
  /** Without the angle brackets; the same again for the same message, so that a receiver knows a second copy. */
  messageId: string;
  to: MailAddress;
  replyTo: MailAddress | null;
  subject: string;
  html: string;
  text: string;
  attachments: readonly MailAttachment[];
  /** Where one press ends mails of this kind (RFC 8058); null for those that belong to an appointment or a quote. */
  unsubscribeUrl: string | null;
};

export type MailSender = {
  /** 'outbox' sends nothing: what is queued is kept for the owner to read. */
  kind: 'smtp' | 'outbox';
  /**
   * @param beforeBody awaited when the receiver has been reached and the message is about to be handed over: from then on
   * a lost connection leaves open whether it arrived
   * @throws ProviderError: 'unavailable' and 'rate-limited' may be tried again, 'refused' not, after 'uncertain' nobody knows
   */
  send(mail: OutgoingMail, beforeBody: () => Promise<void>): Promise<{ id: string }>;
};

/** Sends through a server. `reach` connects and signs in, and sends nothing. @throws ProviderError */
export type OpenMail = (smtp: {
  url: string;
  from: MailAddress;
}) => MailSender & { reach(): Promise<void> };

/** The sender of a running site, which the owner may change where no variables name one. */
export type SiteMail = MailSender & {
  readonly isFromEnvironment: boolean;
  /** Whom mails come from; null where none leave. */
  readonly from: string | null;
  /** Follows what the owner has set, on whichever node; costs nothing while nothing has changed. */
  refresh(): Promise<void>;
};
