/** The owner, signed in at a test server. */
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { ensureOwnerPassword } from '#server/features/owner/password.ts';
import type { TestServer } from '#tests/support/server.ts';

export const OWNER_PASSWORD = 'a password for tests';
/** Where an injected request seems to come from. */
export const OWN_ORIGIN = 'http://localhost:80';

/** Signs in through the door as a browser does. */
export async function logIn({ app, container }: TestServer): Promise<{ cookie: string }> {
  const ctx = container.contextFor({ kind: 'system' }, 'test');
  await ensureOwnerPassword({
    ctx,
    configured: null,
    hasher: { ...container.passwords, make: () => OWNER_PASSWORD },
  });
  const answer = await app.inject({
    method: 'POST',
    url: ADMIN_API.login,
    headers: { origin: OWN_ORIGIN },
    payload: { password: container.config.adminPassword ?? OWNER_PASSWORD },
  });
  if (answer.statusCode !== 200)
    throw new Error(`the owner could not sign in: ${answer.statusCode} ${answer.body}`);
  return { cookie: String(answer.headers['set-cookie']).split(';')[0]! };
}

/** Sends requests as the signed-in owner's browser does. */
export async function asOwner(
  server: TestServer,
): Promise<(request: InjectOptions) => Promise<LightMyRequestResponse>> {
  const { cookie } = await logIn(server);
  return (request) =>
    server.app.inject({ ...request, headers: { cookie, origin: OWN_ORIGIN, ...request.headers } });
}
