/** What a process of the site is for: `npm start -- --role=pictures`. */
import type { Config } from '#server/config.ts';
import { StartError } from '#server/errors.ts';

/** `all`: serves and draws; `site`: serves, and leaves solid pictures to others; `pictures`: draws them and listens to nobody. */
export const ROLES = ['all', 'site', 'pictures'] as const;
export type Role = (typeof ROLES)[number];

/** @throws StartError */
export function readRole(
  args: readonly string[],
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
): Role {
  const given = args.find((arg) => arg.startsWith('--role'));
  if (given === undefined) return 'all';
  const role = ROLES.find((one) => given === `--role=${one}`);
  if (!role)
    throw new StartError(
      `“${given}” is no role: choose --role=pictures, --role=site or --role=all.`,
    );
  if (role !== 'all' && databaseUrl === null)
    throw new StartError(
      `--role=${role} needs DATABASE_URL: the embedded database serves one process alone.`,
    );
  return role;
}
