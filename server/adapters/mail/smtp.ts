/** Sends over SMTP, one connection a message: few leave a firm's site, and a fresh connection has no past. */
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';
import { ProviderError } from '#server/errors.ts';
import type { MailAddress, MailSender, OutgoingMail } from '#server/ports/mail.ts';

export type SmtpOptions = {
  /** smtp://user:password@host:port or smtps://… */
  url: string;
  from: MailAddress;
  /** For tests with a self-signed certificate. */
  tls?: { rejectUnauthorized: boolean };
};

const CONNECT_MS = 10_000;
const GREETING_MS = 15_000;
const SOCKET_MS = 60_000;

type SmtpError = Error & { responseCode?: number; command?: string; code?: string };
type Credentials = { user: string; pass: string };

/** `reach` connects and signs in, and sends nothing. @throws ProviderError */
export type SmtpSender = MailSender & { reach(): Promise<void> };

export function smtpSender({ url, from, tls }: SmtpOptions): SmtpSender {
  const { hostname, port, protocol, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const credentials = username
    ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
    : null;
  const open = () =>
    new SMTPConnection({
      host: hostname,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: GREETING_MS,
      socketTimeout: SOCKET_MS,
      // Never sends a password over an unencrypted connection.
      requireTLS: credentials !== null && !secure && !isLoopback(hostname),
      ...(tls ? { tls } : {}),
    });
  return {
    kind: 'smtp',
    async reach() {
      const connection = open();
      connection.on('error', () => undefined);
      try {
        await reach(connection, credentials);
      } finally {
        connection.close();
      }
    },
    async send(mail, beforeBody) {
      const message = await compose(mail, from);
      const connection = open();
      // A connection that breaks between two commands must not end the process.
      connection.on('error', () => undefined);
      try {
        await reach(connection, credentials);
        await beforeBody();
        const { response } = await handOver(
          connection,
          { from: from.address, to: mail.to.address },
          message,
        );
        return { id: response.slice(0, 200) };
      } finally {
        connection.close();
      }
    },
  };
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || host.startsWith('127.');

async function compose(mail: OutgoingMail, from: MailAddress): Promise<Buffer> {
  const address = (one: MailAddress) => ({ name: one.name ?? '', address: one.address });
  const composer = new MailComposer({
    from: address(from),
    to: address(mail.to),
    ...(mail.replyTo ? { replyTo: address(mail.replyTo) } : {}),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: `<${mail.messageId}>`,
    attachments: mail.attachments.map(({ name, contentType, content }) => ({
      filename: name,
      contentType,
      content: Buffer.from(content),
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl
        ? {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
    // Messages contain only our own content: no file or URL is read for attachments.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    return await composer.compile().build();
  } catch (error) {
    throw new ProviderError(
      'refused',
      `The message could not be put together: ${(error as Error).message.slice(0, 300)}`,
    );
  }
}

async function reach(connection: SMTPConnection, credentials: Credentials | null): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.connect((error?: Error) => (error ? reject(error) : resolve()));
    });
    if (!credentials) return;
    await new Promise<void>((resolve, reject) =>
      connection.login({ credentials }, (error: Error | null | undefined) =>
        error ? reject(error) : resolve(),
      ),
    );
  } catch (error) {
    throw toProviderError(error as SmtpError, false);
  }
}

async function handOver(
  connection: SMTPConnection,
  envelope: { from: string; to: string },
  message: Buffer,
): Promise<{ response: string }> {
  try {
    return await new Promise((resolve, reject) => {
      connection.once('error', reject);
      connection.once('end', () => reject(new Error('the mail server closed the connection')));
      connection.send(envelope, message, (error, info) =>
        error ? reject(error) : resolve({ response: info.response }),
      );
    });
  } catch (error) {
    throw toProviderError(error as SmtpError, true);
  }
}

/** An SMTP code says whether to retry. Without one, after the message was sent, the outcome is unknown. */
function toProviderError(error: SmtpError, wasHandedOver: boolean): ProviderError {
  const words = error.message.replace(/\s+/g, ' ').slice(0, 300);
  if (error.code === 'EAUTH')
    return new ProviderError(
      'misconfigured',
      `The mail server did not accept the user or the password: ${words}`,
    );
  const { responseCode } = error;
  if (responseCode !== undefined && responseCode >= 500)
    return new ProviderError('refused', `The mail server refused it: ${words}`);
  if (responseCode !== undefined && responseCode >= 400)
    return new ProviderError('rate-limited', `The mail server asks to come again later: ${words}`);
  const isBeforeBody = ['MAIL FROM', 'RCPT TO'].includes(error.command ?? '');
  if (wasHandedOver && !isBeforeBody)
    return new ProviderError(
      'uncertain',
      `The connection broke while the message was handed over: ${words}`,
    );
  return new ProviderError('unavailable', `The mail server could not be reached: ${words}`);
}
