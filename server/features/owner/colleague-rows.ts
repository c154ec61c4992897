/** Those who sign in beside the owner, as they are kept. */
import type { ColleagueRow } from '#contracts/colleagues.ts';
import { type Colleague, ROLES } from '#contracts/rights.ts';
import type { Reader } from '#server/db/database.ts';
import { findRow, type RowOf } from '#server/db/rows.ts';
import { findPasswordHash } from '#server/features/settings/owner-password.ts';

export type ColleagueRecord = RowOf<'colleagues'>;

/** A role that is not known any more is the least of them. */
const roleOf = (role: string) => ROLES.find((one) => one === role) ?? 'office';

export const toColleague = ({ id, name, email, role }: ColleagueRecord): Colleague => ({
  id,
  name,
  email,
  role: roleOf(role),
});

export const presentColleague = (row: ColleagueRecord): ColleagueRow => ({
  ...toColleague(row),
  version: row.version,
  lastSignInAt: row.last_sign_in_at,
});

/** Whose password is asked for: the owner's where `who` is null, else by e-mail address or id. */
export type WhosePassword = { email: string } | { id: string } | null;

/**
 * The hash that a password is held against, and whose it is. For an address that nobody has, the owner's hash stands in, and
 * `isNobody` says that nothing fits it: so it takes as long to say no as for an address that somebody has.
 */
export async function findPasswordOf(
  db: Reader,
  whose: WhosePassword,
): Promise<{ hash: string | null; who: Colleague | null; isNobody: boolean }> {
  if (whose === null) return { hash: await findPasswordHash(db), who: null, isNobody: false };
  const row = await findRow(db, 'colleagues', whose);
  return row
    ? { hash: row.password_hash, who: toColleague(row), isNobody: false }
    : { hash: await findPasswordHash(db), who: null, isNobody: true };
}
