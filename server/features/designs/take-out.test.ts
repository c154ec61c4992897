import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner, OWN_ORIGIN } from '#tests/support/owner.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharingDesk, startWithEngine } from '#tests/support/sharing-desk.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startWithEngine(kind);
  });
  afterAll(() => server.close());

  const { make, post } = sharingDesk(() => server);

  test('the owner takes a design out of the library and shows it again without a proof, and publishes none that was kept private', async () => {
    const {
      ids: [id, taken],
      sessionId,
    } = await make(true);
    const {
      ids: [kept],
    } = await make();
    const owner = await asOwner(server);
    const set = async (of: string, shared: unknown) => {
      const answer = await owner({
        method: 'POST',
        url: ADMIN_API.shareDesign(of),
        payload: { shared },
      });
      return [answer.statusCode, answer.json() as unknown];
    };
    const isListed = async () =>
      (await server.app.inject('/api/design-library')).body.includes(id!);
    expect(await isListed()).toBe(true);
    expect(await set(id!, false)).toEqual([200, { id, shared: false }]);
    expect(await isListed()).toBe(false);
    expect(await set(id!, true)).toEqual([200, { id, shared: true }]);
    expect(await isListed()).toBe(true);
    const written = await server.container.db.read
      .selectFrom('audit')
      .select(['action', 'actor'])
      .where('subject', '=', id!)
      .orderBy('id')
      .execute();
    expect(
      written
        .filter((row) => row.action.startsWith('designs.') && row.actor === 'owner')
        .map((row) => row.action)
        .toSorted(),
    ).toEqual(['designs.share', 'designs.unshare']);
    expect(await set(kept!, true)).toEqual([
      403,
      expect.objectContaining({
        message: 'Its visitor has kept this design private: only they can put it in the library.',
      }),
    ]);
    await post(taken!, { shared: false, sessionId });
    expect((await set(taken!, true))[0]).toBe(403);
    expect((await set(id!, 'no'))[0]).toBe(400);
    expect((await set('dsn_nowhereatallxxx', false))[0]).toBe(404);
    expect(
      (
        await server.app.inject({
          method: 'POST',
          url: ADMIN_API.shareDesign(id!),
          headers: { origin: OWN_ORIGIN },
          payload: { shared: false },
        })
      ).statusCode,
    ).toBe(401);
  });

  test('what the owner has taken out its maker does not put back, however often it was printed since, until the owner shows it again', async () => {
    const {
      ids: [id, second],
      sessionId,
    } = await make(true);
    const owner = await asOwner(server);
    const set = (of: string, shared: boolean) =>
      owner({ method: 'POST', url: ADMIN_API.shareDesign(of), payload: { shared } });
    await set(id!, false);
    const { ids: makeId } = server.container.contextFor({ kind: 'owner' }, 'test');
    const at = new Date(Date.now() + 60_000).toISOString();
    const printed = Array.from({ length: 60 }, () => ({
      id: makeId.make('aud'),
      at,
      actor: 'visitor',
      action: 'designs.print',
      topic: 'designs',
      subject: id!,
      request_id: 'test',
      detail: '{}',
      version: null,
      before: null,
      after: null,
    }));
    await server.container.db.write((tx) => tx.insertInto('audit').values(printed).execute());
    const refused = await post(id!, { shared: true, sessionId });
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      expect.objectContaining({
        message: 'The firm has taken this out of the library: please ask us.',
      }),
    ]);
    expect((await server.app.inject('/api/design-library')).body).not.toContain(id!);
    expect((await post(id!, { shared: false, sessionId })).statusCode).toBe(200);
    expect((await set(id!, true)).statusCode).toBe(200);
    await post(id!, { shared: false, sessionId });
    expect((await post(id!, { shared: true, sessionId })).statusCode).toBe(200);
    await post(second!, { shared: false, sessionId });
    expect((await post(second!, { shared: true, sessionId })).statusCode).toBe(200);
  });
});
