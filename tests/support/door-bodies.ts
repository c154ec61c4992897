/** Bodies of the calls that look at a password, or stand for one. */
import { makeAuthenticator } from '#tests/support/authenticator.ts';
import type { Json } from '#tests/support/generated-json.ts';
import { OWNER_PASSWORD } from '#tests/support/owner.ts';
import type { Ask } from './owner-bodies.ts';

export function doorBodies(ask: Ask): Record<string, () => Json | Promise<Json>> {
  return {
    'POST /api/admin/login': () => ({ password: OWNER_PASSWORD }),
    'POST /api/admin/password': () => ({
      currentPassword: OWNER_PASSWORD,
      newPassword: 'another password for tests',
    }),
    'POST /api/admin/passkeys': async () => {
      const { options } = (
        await ask({
          method: 'POST',
          url: '/api/admin/passkeys/begin',
          payload: { currentPassword: OWNER_PASSWORD },
        })
      ).json<{ options: { challenge: string } }>();
      const device = makeAuthenticator({ origin: 'http://localhost', rpId: 'localhost' });
      return { ...device.make(options.challenge), authenticatorAttachment: 'platform' };
    },
    'POST /api/admin/passkeys/begin': () => ({ currentPassword: OWNER_PASSWORD }),
  };
}
