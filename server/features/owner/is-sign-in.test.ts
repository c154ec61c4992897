import { expect, test } from 'vitest';
import type { ServerBuild } from 'react-router';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { OwnerAccess } from '#contracts/owner.ts';
import { isSignIn } from '#server/features/owner/is-sign-in.ts';
import { costGrowth } from '#tests/support/processor-cost.ts';
import { logIn, OWN_ORIGIN } from '#tests/support/owner.ts';
import { startTestServer } from '#tests/support/server.ts';

/** Pages that answer every form with "That password is not right." */
const loadBuild = async () =>
  ({
    entry: { module: { default: async () => new Response(null) } },
    routes: {
      login: {
        id: 'login',
        path: '*',
        module: {
          action: async () => new Response('That password is not right.', { status: 401 }),
        },
      },
    },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: 'x' },
    assetsBuildDirectory: '',
    basename: '/',
    future: {},
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    routeDiscovery: { mode: 'initial' },
    ssr: true,
  }) as unknown as ServerBuild;

test.each([
  '/admin/login',
  '/admin/login?next=/admin/services',
  '/Admin/Login/',
  '/admin/%6Cogin',
  '/admin/login.data?index',
  '/admin/login/_.data',
  '/admin/login/.data',
  ADMIN_API.login,
])('a post to %s brings a password', (url) => {
  expect(isSignIn({ method: 'POST', url })).toBe(true);
});

test.each([
  ['GET', '/admin/login'],
  ['POST', '/admin/login2'],
  ['POST', '/booking'],
  ['POST', '/admin/%E0login'],
  ['POST', '/api/admin/logout'],
  ['POST', '/x?/admin/login'],
])('%s %s does not', (method, url) => {
  expect(isSignIn({ method, url })).toBe(false);
});

test('an address of slashes is read once', () => {
  expect(isSignIn({ method: 'POST', url: `/admin/login${'/'.repeat(15_000)}` })).toBe(true);
  expect(
    costGrowth((slashes) => isSignIn({ method: 'POST', url: `${slashes}x` }), '/', 64_000, 8),
  ).toBeLessThan(8);
});

test.each([
  [
    'the call',
    ADMIN_API.login,
    { requestsPerMinute: 8, designsPerMinute: 8, signInsPerMinute: 100 },
    8,
  ],
  [
    'the form of the page, however its address is written',
    '/Admin/%6Cogin/?next=x',
    { requestsPerMinute: 100, designsPerMinute: 8, requestsToFirmPerMinute: 8 },
    0,
  ],
])(
  'a try that a limit of the site turns away unread stands in the list of attempts: %s',
  async (_name, url, rateLimits, looked) => {
    const server = await startTestServer({ loadBuild, rateLimits });
    try {
      const { cookie } = await logIn(server);
      const enter = () =>
        server.app.inject({
          method: 'POST',
          url,
          remoteAddress: '203.0.113.9',
          headers: { origin: OWN_ORIGIN },
          payload: { password: 'not it' },
        });
      const statuses: number[] = [];
      for (let i = 0; i < 13; i += 1) statuses.push((await enter()).statusCode);
      expect(statuses.slice(8)).toEqual([429, 429, 429, 429, 429]);
      const { attempts } = (
        await server.app.inject({ url: ADMIN_API.sessions, headers: { cookie } })
      ).json<OwnerAccess>();
      const counted = attempts
        .filter(({ address }) => address === '203.0.113.9')
        .reduce((sum, { count }) => sum + count, 0);
      // What reached the fake page was looked at by nobody.
      expect(counted).toBe(looked + 5);
    } finally {
      await server.close();
    }
  },
);
