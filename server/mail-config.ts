/** Outgoing mail: SMTP_URL and MAIL_FROM, both or neither. */
import { z } from 'zod';
import { StartError } from '#server/errors.ts';

export type SmtpConfig = { url: string; from: { name: string | null; address: string } };

const SmtpUrl = z
  .string()
  .refine(
    (text) =>
      URL.canParse(text) &&
      /^smtps?:$/.test(new URL(text).protocol) &&
      new URL(text).hostname !== '' &&
      (new URL(text).username === '') === (new URL(text).password === ''),
    'must be the address of a mail server, such as smtps://user:password@mail.example.co.uk:465',
  );
const SENDER = /^(?:"?([^"<>\r\n]{1,100}?)"?\s*<([^<>\s]+)>|([^<>\s]+))$/;

const MailFrom = z.string().transform((text, context) => {
  const [, name, inBrackets, bare] = SENDER.exec(text.trim()) ?? [];
  const address = z.email().safeParse(inBrackets ?? bare);
  if (address.success) return { name: name?.trim() || null, address: address.data };
  context.addIssue({
    code: 'custom',
    message: 'must be an e-mail address, such as Oakmere & Vale <hello@example.co.uk>',
  });
  return z.NEVER;
});

export const MAIL_VARIABLES = { SMTP_URL: SmtpUrl.optional(), MAIL_FROM: MailFrom.optional() };

/** @throws StartError when one of the two is missing */
export function readMailConfig({
  SMTP_URL: url,
  MAIL_FROM: from,
}: {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: SmtpConfig['from'] | undefined;
}): SmtpConfig | null {
  if (url === undefined && from === undefined) return null;
  if (url === undefined)
    throw new StartError(
      'MAIL_FROM is set, but SMTP_URL is not: set it too, or remove the sender.',
    );
  if (from === undefined)
    throw new StartError(
      'SMTP_URL is set, but MAIL_FROM is not: it says whom the mails come from.',
    );
  return { url, from };
}
