/** The sender of a running site: that of the variables, else the one that the owner has set, else none. */
import type { SmtpConfig } from '#server/mail-config.ts';
import type { MailSender, OpenMail, SiteMail } from '#server/ports/mail.ts';

/**
 * @param configured by variables; anything but the outbox goes before what the owner has set
 * @param read what the owner has set
 * @param contentVersion equal only while no setting has changed, on any node
 */
export function siteMail({
  configured,
  configuredFrom,
  open,
  read,
  contentVersion,
}: {
  configured: MailSender;
  configuredFrom: string | null;
  open: OpenMail;
  read(): Promise<SmtpConfig | null>;
  contentVersion(): Promise<string>;
}): SiteMail {
  const isFromEnvironment = configured.kind === 'smtp';
  let sender = configured;
  let from = isFromEnvironment ? (configuredFrom ?? 'this site') : null;
  let known: { version: string; text: string } | null = null;
  return {
    isFromEnvironment,
    get kind() {
      return sender.kind;
    },
    get from() {
      return from;
    },
    async refresh() {
      if (isFromEnvironment) return;
      const version = await contentVersion();
      if (known?.version === version) return;
      const smtp = await read();
      const text = JSON.stringify(smtp);
      if (known?.text !== text) {
        sender = smtp ? open(smtp) : configured;
        from = smtp?.from.address ?? null;
      }
      known = { version, text };
    },
    send: (mail, beforeBody) => sender.send(mail, beforeBody),
  };
}
