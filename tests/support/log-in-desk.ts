/** What tests of signing in begin with: an attempt, its cookies, and the attempts that are kept. */
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { OWN_ORIGIN } from '#tests/support/owner.ts';
import type { TestServer } from '#tests/support/server.ts';

/** @param of the server of the test that runs */
export function logInDesk(of: () => TestServer) {
  const enter = (
    password: string,
    {
      address = '203.0.113.7',
      cookie = '',
      agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    } = {},
  ) =>
    of().app.inject({
      method: 'POST',
      url: ADMIN_API.login,
      remoteAddress: address,
      headers: { origin: OWN_ORIGIN, cookie, 'user-agent': agent },
      payload: { password },
    });
  const isLive = async (cookie: string) =>
    (await of().app.inject({ url: ADMIN_API.session, headers: { cookie } })).statusCode === 200;
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['set-cookie']).split(';')[0]!;
  const attempts = () =>
    of().container.db.read.selectFrom('sign_in_attempts').selectAll().orderBy('at').execute();

  const deviceOf = (answer: { headers: Record<string, unknown> }) =>
    (answer.headers['set-cookie'] as string[])[1]!.split(';')[0]!;
  return { enter, isLive, cookieOf, attempts, deviceOf };
}
