/** The owner lets somebody sign in beside them, says what they may do, and takes it away. */
import {
  ColleagueInput,
  type ColleagueList,
  type ColleaguePassword,
  type ColleagueRow,
  MOST_COLLEAGUES,
} from '#contracts/colleagues.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import {
  countRows,
  deleteRows,
  findRow,
  insertRows,
  listRows,
  takeRow,
  updateRows,
  updateVersion,
} from '#server/db/rows.ts';
import { AppError, ChangedError } from '#server/errors.ts';
import { type ColleagueRecord, presentColleague } from '#server/features/owner/colleague-rows.ts';
import { deleteSessions } from '#server/features/owner/repo.ts';
import type { PasswordHasher } from '#server/features/settings/owner-password.ts';

type Hashing = Pick<PasswordHasher, 'hash' | 'make'>;

const subjectOf = (id: string) => `colleagues:${id}`;
const keptOf = ({ name, email, role }: ColleagueRecord) => ({ name, email, role });

/** By name. @throws AppError forbidden */
export async function listColleagues({ ctx }: { ctx: Context }): Promise<ColleagueList> {
  requireOwner(ctx);
  return {
    items: (await listRows(ctx.db.read, 'colleagues', {}, 'name', 'id')).map(presentColleague),
  };
}

/** Whether the sign-in has to ask who it is. */
export const hasColleagues = async (db: Reader): Promise<boolean> =>
  (await countRows(db, 'colleagues', {})) > 0;

/** @throws AppError conflict where the address is somebody else's */
async function requireFreeEmail(tx: Tx, email: string, id: string): Promise<void> {
  const other = await findRow(tx, 'colleagues', { email });
  if (other && other.id !== id)
    throw new AppError('conflict', `${other.name} signs in with this address already.`, [
      { field: 'email', message: `${other.name} signs in with this address already.` },
    ]);
}

/** @returns the password that was made for them @throws AppError conflict, invalid */
export async function addColleague({
  ctx,
  hasher,
  input: given,
}: {
  ctx: Context;
  hasher: Hashing;
  input: unknown;
}): Promise<ColleaguePassword> {
  requireOwner(ctx);
  const input = ColleagueInput.parse(given);
  const password = hasher.make();
  const at = ctx.clock.now().toISOString();
  const row: ColleagueRecord = {
    ...input,
    id: ctx.ids.make('col'),
    password_hash: await hasher.hash(password),
    last_sign_in_at: null,
    version: 1,
    created_at: at,
    updated_at: at,
  };
  await ctx.db.write(async (tx) => {
    await requireFreeEmail(tx, row.email, row.id);
    if ((await countRows(tx, 'colleagues', {})) >= MOST_COLLEAGUES)
      throw new AppError('conflict', `At most ${MOST_COLLEAGUES} people can sign in beside you.`);
    await insertRows(tx, 'colleagues', row);
    await writeAudit(tx, ctx, {
      action: 'owner.add-colleague',
      subject: subjectOf(row.id),
      after: keptOf(row),
      version: row.version,
    });
  });
  return { colleague: presentColleague(row), password };
}

const gone = () => new AppError('not-found', 'This person cannot sign in any more.');

/** What they may do from now on holds at once, also where they are signed in. @throws AppError not-found, conflict; ChangedError */
export async function changeColleague({
  ctx,
  id,
  input: given,
  baseVersion,
}: {
  ctx: Context;
  id: string;
  input: unknown;
  baseVersion: number | null;
}): Promise<ColleagueRow> {
  requireOwner(ctx);
  const input = ColleagueInput.parse(given);
  return ctx.db.write(async (tx) => {
    const before = await findRow(tx, 'colleagues', { id });
    if (!before) throw gone();
    if (baseVersion !== null && before.version !== baseVersion)
      throw new ChangedError(presentColleague(before));
    await requireFreeEmail(tx, input.email, id);
    const row = {
      ...before,
      ...input,
      version: before.version + 1,
      updated_at: ctx.clock.now().toISOString(),
    };
    await updateVersion(tx, 'colleagues', before, { ...input, updated_at: row.updated_at });
    await writeAudit(tx, ctx, {
      action: 'owner.change-colleague',
      subject: subjectOf(id),
      before: keptOf(before),
      after: keptOf(row),
      version: row.version,
    });
    return presentColleague(row);
  });
}

/** For whoever has forgotten theirs: the old one is worth nothing, and their sessions end. @throws AppError not-found */
export async function remakePassword({
  ctx,
  hasher,
  id,
}: {
  ctx: Context;
  hasher: Hashing;
  id: string;
}): Promise<ColleaguePassword> {
  requireOwner(ctx);
  const password = hasher.make();
  const hash = await hasher.hash(password);
  return ctx.db.write(async (tx) => {
    const row = await findRow(tx, 'colleagues', { id });
    if (!row) throw gone();
    await updateRows(
      tx,
      'colleagues',
      { id },
      { password_hash: hash, updated_at: ctx.clock.now().toISOString() },
    );
    const ended = await deleteSessions(tx, { of: id });
    await deleteRows(tx, 'passkeys', { colleague_id: id });
    await writeAudit(tx, ctx, {
      action: 'owner.new-password',
      subject: subjectOf(id),
      detail: { ended },
    });
    return { colleague: presentColleague(row), password };
  });
}

/** Their sessions end with it; what they did keeps their name. @throws AppError not-found */
export async function removeColleague({ ctx, id }: { ctx: Context; id: string }): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const row = await takeRow(tx, 'colleagues', { id });
    if (!row) throw gone();
    const ended = await deleteSessions(tx, { of: id });
    await deleteRows(tx, 'passkeys', { colleague_id: id });
    await writeAudit(tx, ctx, {
      action: 'owner.remove-colleague',
      subject: subjectOf(id),
      detail: { ended },
      before: keptOf(row),
    });
  });
}
