import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '#engine/model/operation.ts';
import { changeDesign } from '#server/features/designs/change.ts';
import { createDesignMaker } from '#server/features/designs/create.ts';
import {
  eraseMine,
  listMine,
  removeOwn,
  renameDesign,
  restoreOwn,
} from '#server/features/designs/mine.ts';
import { openForChanges } from '#server/features/designs/open-for-changes.ts';
import { readDesign, readGarden } from '#server/features/designs/read.ts';
import { shareDesign } from '#server/features/designs/share.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { INPUT, idsOf } from '#tests/support/design-request.ts';
import type { TestServer } from '#tests/support/server.ts';
import { startStudioDesk } from '#tests/support/studio-desk.ts';

const RELAY: Operation = { kind: 'material', areaId: 'terrace', material: 'porcelain' };

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'req_test');
  beforeAll(async () => {
    server = await startStudioDesk({ kind });
  });
  afterAll(() => server.close());

  async function makeDesigns() {
    const answer = await createDesignMaker(server.container)({ ctx: visitor(), input: INPUT });
    return { ids: idsOf(answer), sessionId: answer.sessionId };
  }
  const list = async (...sessionIds: string[]) =>
    (await listMine({ ctx: visitor(), input: { sessionIds } })).requests;
  const rename = (id: string, sessionId: string, title: string) =>
    renameDesign({ ctx: visitor(), id, input: { sessionId, title } });
  const remove = (id: string, sessionId: string) =>
    removeOwn({ ctx: visitor(), queue: server.container.queue, id, input: { sessionId } });
  const restore = (id: string, sessionId: string) =>
    restoreOwn({ ctx: visitor(), queue: server.container.queue, id, input: { sessionId } });

  test('whoever holds the secrets finds the designs with their words, copies beside their siblings; others find nothing', async () => {
    const first = await makeDesigns();
    const second = await makeDesigns();
    await shareDesign({
      ctx: visitor(),
      id: first.ids[1]!,
      input: { shared: true, sessionId: first.sessionId },
    });
    const { id: copy } = await openForChanges({
      ctx: visitor(),
      queue: server.container.queue,
      lane: 'test',
      id: first.ids[1]!,
      input: { sessionId: first.sessionId },
    });
    const found = await list(first.sessionId, second.sessionId);
    expect(found.map(({ words }) => words)).toEqual([
      INPUT.designDescription,
      INPUT.designDescription,
    ]);
    const own = found.find(({ sessionId }) => sessionId === first.sessionId)!;
    expect(own.designs.map(({ id }) => id)).toEqual([...first.ids, copy]);
    expect(own.designs[1]).toMatchObject({ isInLibrary: true });
    expect(own.designs[1]!.fixedBecause).toMatch(/public library/);
    expect(own.designs[3]).toMatchObject({ fixedBecause: null, isInLibrary: false });
    expect(await list('ses_unknown-secret', first.ids[0]!, 'x')).toEqual([]);
  });

  test('a name is given by its maker, stays through a change by hand, and not for what has to stay', async () => {
    const { ids, sessionId } = await makeDesigns();
    const [id, other] = [ids[0]!, ids[1]!];
    await expect(rename(id, 'ses_somebody-else', 'Mine')).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(rename(id, sessionId, ' ')).rejects.toThrow(/name/);
    await rename(id, sessionId, '  The one with the pond ');
    expect((await readDesign({ ctx: visitor(), id }))!.title).toBe('The one with the pond');
    await changeDesign({
      ctx: visitor(),
      engine: server.container.engine,
      queue: server.container.queue,
      lane: 'test',
      id,
      input: { sessionId, version: 0, operations: [RELAY] },
    });
    expect((await readGarden({ ctx: visitor(), id }))!.garden.words.title).toBe(
      'The one with the pond',
    );
    const [request] = await list(sessionId);
    expect(request!.designs[0]).toMatchObject({ title: 'The one with the pond' });
    expect(request!.designs[0]!.changedAt).not.toBeNull();
    const { text } = await server.container.db.read
      .selectFrom('design_search')
      .select('text')
      .where('session_id', '=', sessionId)
      .executeTakeFirstOrThrow();
    expect(text).toContain('the one with the pond');
    await shareDesign({ ctx: visitor(), id: other, input: { shared: true, sessionId } });
    await expect(rename(other, sessionId, 'Another name')).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('a deleted design is gone for everybody, and comes back for its maker alone', async () => {
    const { ids, sessionId } = await makeDesigns();
    const id = ids[2]!;
    await expect(remove(id, 'ses_somebody-else')).rejects.toMatchObject({ code: 'forbidden' });
    await remove(id, sessionId);
    await remove(id, sessionId);
    expect(await readDesign({ ctx: visitor(), id })).toBeNull();
    expect((await list(sessionId))[0]!.designs.map((one) => one.id)).toEqual(ids.slice(0, 2));
    await expect(restore(id, 'ses_somebody-else')).rejects.toMatchObject({ code: 'forbidden' });
    await restore(id, sessionId);
    expect((await list(sessionId))[0]!.designs.map((one) => one.id)).toEqual(ids);
    for (const one of ids) await remove(one, sessionId);
    expect(await list(sessionId)).toEqual([]);
  });

  test('what is erased is gone for good, deleted designs included; nothing of others goes', async () => {
    const { ids, sessionId } = await makeDesigns();
    const others = await makeDesigns();
    await remove(ids[0]!, sessionId);
    const { queue, storage } = server.container;
    const erase = (sessionIds: string[]) =>
      eraseMine({ ctx: visitor(), queue, storage, input: { sessionIds } });
    expect(await erase([sessionId, sessionId, 'ses_unknown-secret'])).toEqual({ erased: 1 });
    const { read } = server.container.db;
    const left = async (id: string) =>
      (await read.selectFrom('designs').select('id').where('session_id', '=', id).execute()).length;
    expect(await left(sessionId)).toBe(0);
    expect(
      await read
        .selectFrom('design_sessions')
        .select('id')
        .where('id', '=', sessionId)
        .executeTakeFirst(),
    ).toBeUndefined();
    expect(await left(others.sessionId)).toBe(3);
    await expect(restore(ids[0]!, sessionId)).rejects.toMatchObject({ code: 'not-found' });
  });
});
