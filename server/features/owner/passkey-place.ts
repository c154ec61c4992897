/** Where passkeys belong: each is bound to the name of the site, and browsers use them over HTTPS alone. */
import type { Config } from '#server/config.ts';

export type PasskeyPlace = { origin: string; rpId: string };

/** @param asked the address that is asked for @returns the place, or why there is none, in words */
export function passkeyPlace(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  asked: string,
): PasskeyPlace | { hindrance: string } {
  const { origin, hostname, protocol } = new URL(publicUrl ?? asked);
  const isLocal = hostname === 'localhost';
  if (publicUrl === null && !isLocal)
    return {
      hindrance:
        'Passkeys are bound to the address of the site, so PUBLIC_URL has to be set where the server runs first.',
    };
  if (protocol !== 'https:' && !isLocal)
    return { hindrance: 'Passkeys work over HTTPS alone: PUBLIC_URL has to begin with https://.' };
  if (publicUrl !== null && new URL(asked).host !== new URL(publicUrl).host)
    return {
      hindrance: `Passkeys are made and used at ${origin} alone. Please open the site there.`,
    };
  return { origin, rpId: hostname };
}
