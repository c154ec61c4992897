/** The firm's mail server, set in the back office where no variables name one. */
import { z } from 'zod';
import { wholeNumberFrom } from './plain-number.ts';
import { plainText } from './plain-text.ts';

/** Not under /api/admin/mail, which is open to the office. */
export const MAIL_SERVER_URL = '/api/admin/mail-server';

export const MAIL_SECURITY = ['tls', 'starttls'] as const;
export type MailSecurity = (typeof MAIL_SECURITY)[number];
export const MAIL_SECURITY_LABELS: Record<MailSecurity, string> = {
  tls: 'SSL/TLS, mostly port 465',
  starttls: 'STARTTLS, mostly port 587',
};

const HOST =
  /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/;
const HOST_WORDS = 'Please enter the name of the server, such as smtp.example.co.uk';
/** Whatever would end a line has no business in a name or a password. */
const oneLine = (words: string, most: number) =>
  z
    .string(words)
    .max(most, `Please keep it under ${most + 1} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'Please leave out line breaks and control characters')
    .default('');

export const MailServerInput = z
  .object({
    host: plainText(HOST_WORDS)
      .transform((text) => text.toLowerCase())
      .pipe(z.string().regex(HOST, HOST_WORDS)),
    port: wholeNumberFrom('Please enter a port from 1 to 65535, mostly 465 or 587', 1, 65_535),
    security: z.enum(MAIL_SECURITY, 'Please choose how the connection is encrypted'),
    user: oneLine('Please enter the user, or leave it empty', 200),
    /** Empty: the one that is kept. */
    password: oneLine('Please enter the password, or leave it empty', 500),
    fromName: plainText('Please enter a name, or leave it empty')
      .max(100, 'Please keep the name under 101 characters')
      .refine((text) => !/["<>\r\n]/.test(text), 'Please leave out quotation marks and brackets')
      .default(''),
    fromAddress: plainText('Please enter an e-mail address').pipe(
      z
        .email('Please enter an e-mail address such as hello@example.co.uk')
        .max(200, 'That e-mail address is too long'),
    ),
  })
  .check((context) => {
    const { user, password } = context.value;
    if (user !== '' || password === '') return;
    context.issues.push({
      code: 'custom',
      input: context.value,
      path: ['user'],
      message: 'Please enter the user that this password belongs to',
    });
  });
export type MailServerInput = z.infer<typeof MailServerInput>;

export const MailServerAnswer = z.object({
  /** 'environment' goes before what is saved here; it is changed where the server runs. */
  from: z.enum(['environment', 'settings', 'none']),
  /** What is saved here, never with its password. */
  saved: z
    .object({
      host: z.string(),
      port: z.number().int(),
      security: z.enum(MAIL_SECURITY),
      user: z.string(),
      hasPassword: z.boolean(),
      fromName: z.string(),
      fromAddress: z.string(),
    })
    .nullable(),
  version: z.number().int(),
  updatedAt: z.string(),
});
export type MailServerAnswer = z.infer<typeof MailServerAnswer>;

/** After saving: whether the server let us in, in words where it did not. */
export const MailServerSaved = MailServerAnswer.extend({ problem: z.string().nullable() });
export type MailServerSaved = z.infer<typeof MailServerSaved>;
