/** The mail server that the owner has set: kept with the settings, its password never shown and in no record of changes. */
import { z } from 'zod';
import {
  MAIL_SECURITY,
  type MailServerAnswer,
  MailServerInput,
  type MailServerSaved,
} from '#contracts/mail-server.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { AppError, ChangedError } from '#server/errors.ts';
import { readStored, saveStored, type Stored } from '#server/features/settings/stored.ts';
import type { SmtpConfig } from '#server/mail-config.ts';
import type { SiteMail } from '#server/ports/mail.ts';

const Kept = z.object({
  host: z.string(),
  port: z.number().int(),
  security: z.enum(MAIL_SECURITY),
  user: z.string(),
  password: z.string(),
  fromName: z.string(),
  fromAddress: z.string(),
});
type Kept = z.infer<typeof Kept>;
const SETTING = { key: 'mail.server', schema: Kept.nullable(), fallback: null };
const SUBJECT = 'settings:mailServer';

/** As a sender takes it: the same address that SMTP_URL would be. */
function smtpOf({ host, port, security, user, password, fromName, fromAddress }: Kept): SmtpConfig {
  const who = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  return {
    url: `${security === 'tls' ? 'smtps' : 'smtp'}://${who}${host}:${port}`,
    from: { name: fromName || null, address: fromAddress },
  };
}

/** What is compared with an older version is told without its password. @throws ChangedError */
async function readKnown(
  tx: Tx,
  baseVersion: number | null,
  { isFromEnvironment }: Pick<SiteMail, 'isFromEnvironment'>,
): Promise<Stored<Kept | null>> {
  const known = await readStored(tx, SETTING);
  if (baseVersion !== null && baseVersion !== known.version)
    throw new ChangedError(present(known, isFromEnvironment));
  return known;
}

/** For the sender alone. Null where none is set. */
export async function findMailServer(read: Reader): Promise<SmtpConfig | null> {
  const { value } = await readStored(read, SETTING);
  return value && smtpOf(value);
}

const present = (
  { value, version, updatedAt }: Stored<Kept | null>,
  isFromEnvironment: boolean,
): MailServerAnswer => {
  const { password, ...shown } = value ?? { password: '' };
  return {
    from: isFromEnvironment ? 'environment' : value ? 'settings' : 'none',
    saved: value && { ...(shown as Omit<Kept, 'password'>), hasPassword: password !== '' },
    version,
    updatedAt,
  };
};
const shownInChanges = (value: Kept | null) =>
  value
    ? {
        mailServer: `${value.host}, port ${value.port}`,
        mailUser: value.user,
        mailFrom: `${value.fromName} ${value.fromAddress}`.trim(),
      }
    : { mailServer: '', mailUser: '', mailFrom: '' };

export type MailServerParts = {
  mail: SiteMail;
  /** Connects and signs in, and sends nothing. @throws ProviderError */
  tryServer(smtp: SmtpConfig): Promise<void>;
};

export async function readMailServer({
  ctx,
  mail,
}: { ctx: Context } & Pick<MailServerParts, 'mail'>): Promise<MailServerAnswer> {
  requireOwner(ctx);
  return present(await readStored(ctx.db.read, SETTING), mail.isFromEnvironment);
}

/**
 * Saves it and tries it. What cannot be reached is kept all the same, since the server may only be away.
 * An empty password is the kept one, and only for the same user of the same server: else it would go to a stranger.
 * @throws AppError invalid; ChangedError; ZodError
 */
export async function saveMailServer({
  ctx,
  input,
  baseVersion,
  mail,
  tryServer,
}: {
  ctx: Context;
  input: unknown;
  baseVersion: number | null;
} & MailServerParts): Promise<MailServerSaved> {
  requireOwner(ctx);
  const given = MailServerInput.parse(input);
  const stored = await ctx.db.write(async (tx) => {
    const known = await readKnown(tx, baseVersion, mail);
    const before = known.value;
    const isSame = before !== null && before.host === given.host && before.user === given.user;
    if (given.user !== '' && given.password === '' && !(isSame && before.password !== '')) {
      const message = before
        ? 'Please enter the password again: the server or the user has changed'
        : 'Please enter the password of this user';
      throw new AppError('invalid', message, [{ field: 'password', message }]);
    }
    const value = {
      ...given,
      password: given.user === '' ? '' : given.password || before!.password,
    };
    const after = await saveStored(tx, ctx, { ...SETTING, value, baseVersion: null });
    await writeAudit(tx, ctx, {
      action: 'mail.server',
      subject: SUBJECT,
      before: shownInChanges(before),
      after: shownInChanges(value),
      version: after.version,
    });
    return after;
  });
  await mail.refresh();
  const problem = await tryServer(smtpOf(stored.value!)).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return { ...present(stored, mail.isFromEnvironment), problem };
}

/** From then on messages are kept and none leaves. @throws AppError not-found; ChangedError */
export async function removeMailServer({
  ctx,
  baseVersion,
  mail,
}: { ctx: Context; baseVersion: number | null } & Pick<MailServerParts, 'mail'>): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const { value: before } = await readKnown(tx, baseVersion, mail);
    if (before === null) throw new AppError('not-found', 'No mail server is set here.');
    const { version } = await saveStored(tx, ctx, {
      ...SETTING,
      value: null,
      baseVersion: null,
    });
    await writeAudit(tx, ctx, {
      action: 'mail.server',
      subject: SUBJECT,
      before: shownInChanges(before),
      after: shownInChanges(null),
      version,
    });
  });
  await mail.refresh();
}
