import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '#engine/model/operation.ts';
import {
  lookAtMarks,
  markDesign,
  putTogether,
  readBoard,
  removeMark,
} from '#server/features/designs/boards.ts';
import { changeDesign } from '#server/features/designs/change.ts';
import { listMine, removeOwn } from '#server/features/designs/mine.ts';
import { openForChanges } from '#server/features/designs/open-for-changes.ts';
import { readDesign } from '#server/features/designs/read.ts';
import { removeForGood } from '#server/features/designs/removal.ts';
import { listSummariesOfSession } from '#server/features/designs/repo.ts';
import { shareDesign } from '#server/features/designs/share.ts';
import { keepState } from '#server/features/designs/states.ts';
import { DATABASES } from '#tests/support/databases.ts';
import type { TestServer } from '#tests/support/server.ts';
import { makeOwnDesign, startStudioDesk } from '#tests/support/studio-desk.ts';

const RELAY: Operation = { kind: 'material', areaId: 'terrace', material: 'porcelain' };
const ANNA = 'a-random-key-of-anna';
const BOB = 'a-random-key-of-bob';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  const ctx = () => server.container.contextFor({ kind: 'visitor' }, 'req_test');
  const parts = () => {
    const { queue, space } = server.container;
    return { ctx: ctx(), queue, space, lane: 'test' };
  };
  beforeAll(async () => {
    server = await startStudioDesk({ kind });
  });
  afterAll(() => server.close());

  const change = (id: string, sessionId: string, version: number, operations: Operation[]) => {
    const { engine, queue } = server.container;
    const input = { sessionId, version, operations };
    return changeDesign({ ctx: ctx(), engine, queue, lane: 'test', id, input });
  };
  const together = (id: string, sessionId: string | null = null) =>
    putTogether({ ...parts(), id, input: { sessionId } });
  const say = (
    id: string,
    designId: string,
    author: string,
    said: { hasHeart?: boolean; comment?: string; name?: string },
  ) =>
    markDesign({
      ctx: ctx(),
      id,
      input: { author, designId, hasHeart: false, name: '', comment: '', ...said },
    });

  describe('an address that was shared', () => {
    test('shows the garden as it stood, whatever is changed afterwards, and is kept once a state', async () => {
      const { id, sessionId } = await makeOwnDesign(server);
      const before = await readDesign({ ctx: ctx(), id });
      const first = await keepState({ ...parts(), id });
      expect(first.id).not.toBe(id);
      expect(await keepState({ ...parts(), id })).toEqual(first);
      await change(id, sessionId, 0, [RELAY]);
      const shown = await readDesign({ ctx: ctx(), id: first.id });
      expect(shown).toMatchObject({ isState: true, siblings: [], title: before!.title });
      expect(shown!.costing.total).toBe(before!.costing.total);
      const second = await keepState({ ...parts(), id });
      expect(second).not.toEqual(first);
      const changed = await readDesign({ ctx: ctx(), id: second.id });
      expect(changed!.costing.total).toBe((await readDesign({ ctx: ctx(), id }))!.costing.total);
    });

    test('never changes: its maker goes on from a copy of it', async () => {
      const { id, sessionId } = await makeOwnDesign(server);
      const state = await keepState({ ...parts(), id });
      await expect(change(state.id, sessionId, 0, [RELAY])).rejects.toMatchObject({
        code: 'conflict',
      });
      expect(await keepState({ ...parts(), id: state.id })).toEqual(state);
      const { queue } = server.container;
      const input = { sessionId };
      const copy = await openForChanges({ ctx: ctx(), queue, lane: 'test', id: state.id, input });
      expect(copy.id).not.toBe(state.id);
      await change(copy.id, sessionId, 0, [RELAY]);
    });

    test('is no design of its own in any list, and goes and comes with the design', async () => {
      const { id, sessionId } = await makeOwnDesign(server);
      const { db, queue, storage } = server.container;
      const count = (await listSummariesOfSession(db.read, sessionId)).length;
      const state = await keepState({ ...parts(), id });
      expect(await listSummariesOfSession(db.read, sessionId)).toHaveLength(count);
      const mine = await listMine({ ctx: ctx(), input: { sessionIds: [sessionId] } });
      expect(mine.requests[0]!.designs).toHaveLength(count);
      await removeOwn({ ctx: ctx(), queue, id, input: { sessionId } });
      expect(await readDesign({ ctx: ctx(), id: state.id })).toBeNull();
      await removeForGood({ ctx: ctx(), storage, queue, id, action: 'designs.erase' });
      const rows = db.read.selectFrom('designs').select('id').where('id', '=', state.id);
      expect(await rows.execute()).toEqual([]);
    });

    test('of a design that cannot change is its own', async () => {
      const { id, sessionId } = await makeOwnDesign(server);
      await shareDesign({ ctx: ctx(), id, input: { shared: true, sessionId } });
      expect(await keepState({ ...parts(), id })).toEqual({ id });
    });
  });

  describe('designs side by side', () => {
    test('stand as they stood, in their order, at one address for the same states', async () => {
      const { id, sessionId } = await makeOwnDesign(server);
      const board = await together(id);
      expect(await together(id)).toEqual(board);
      const before = await readBoard({ ctx: ctx(), id: board.id });
      expect(before!.designs.map((one) => one.id)).toEqual(board.designIds);
      expect(before!.designs).toHaveLength(3);
      await change(id, sessionId, 0, [RELAY]);
      expect(await readBoard({ ctx: ctx(), id: board.id })).toEqual(before);
      expect((await together(id)).id).not.toBe(board.id);
      expect(await readBoard({ ctx: ctx(), id: 'brd_nothingatall' })).toBeNull();
    });

    test('of a design of the library are for its maker alone', async () => {
      const { id, sessionId } = await makeOwnDesign(server);
      await shareDesign({ ctx: ctx(), id, input: { shared: true, sessionId } });
      await expect(together(id)).rejects.toMatchObject({ code: 'conflict' });
      const board = await together(id, sessionId);
      expect(board.designIds[0]).toBe(id);
    });

    test('take a heart and a comment of each person, which are theirs to change and to take back', async () => {
      const { id } = await makeOwnDesign(server);
      const board = await together(id);
      const [first, second] = board.designIds;
      await say(board.id, first!, ANNA, { hasHeart: true, name: 'Anna' });
      await say(board.id, first!, BOB, { comment: 'Too much paving for me.' });
      await say(board.id, second!, BOB, { hasHeart: true });
      const { marks } = await lookAtMarks({ ctx: ctx(), id: board.id, input: { author: BOB } });
      // said within one moment they stand in no order
      const said = marks.map((one) => [one.name, one.hasHeart, one.comment, one.isMine]);
      expect(said.toSorted((one, other) => (String(one) < String(other) ? 1 : -1))).toEqual([
        ['Anna', true, '', false],
        ['', true, '', true],
        ['', false, 'Too much paving for me.', true],
      ]);
      expect(JSON.stringify(await readBoard({ ctx: ctx(), id: board.id }))).not.toContain(BOB);
      await say(board.id, first!, BOB, { hasHeart: true, comment: 'I have come round.' });
      const after = await say(board.id, second!, BOB, {});
      expect(after.marks.map((one) => one.comment).toSorted()).toEqual(['', 'I have come round.']);
    });

    test('lose what was said by who said it and by who asked for them, and by nobody else', async () => {
      const { id, sessionId } = await makeOwnDesign(server);
      const board = await together(id);
      const { marks } = await say(board.id, board.designIds[0]!, BOB, { comment: 'Rude words' });
      const remove = (author: string, secret: string | null) =>
        removeMark({
          ctx: ctx(),
          id: board.id,
          markId: marks[0]!.id,
          input: { author, sessionId: secret },
        });
      await expect(remove(ANNA, null)).rejects.toMatchObject({ code: 'forbidden' });
      expect(await remove(ANNA, sessionId)).toEqual({ marks: [] });
      expect(await remove(BOB, null)).toEqual({ marks: [] });
    });

    test('take nothing of a design that is not among them, nor without an end', async () => {
      const { id } = await makeOwnDesign(server);
      const board = await together(id);
      await expect(say(board.id, id, BOB, { hasHeart: true })).rejects.toMatchObject({
        code: 'not-found',
      });
      await expect(
        say(board.id, board.designIds[0]!, BOB, { comment: 'x'.repeat(601) }),
      ).rejects.toThrow('600 characters');
      for (let n = 0; n < 30; n++)
        for (const designId of board.designIds)
          await say(board.id, designId, `a-random-key-of-number-${n}`, { hasHeart: true });
      await expect(
        say(board.id, board.designIds[0]!, BOB, { hasHeart: true }),
      ).rejects.toMatchObject({ code: 'conflict' });
    });

    test('go for good with the request, and nothing that was said stands in the history', async () => {
      const { id, sessionId } = await makeOwnDesign(server);
      const board = await together(id);
      await say(board.id, board.designIds[0]!, BOB, { comment: 'Quetzal', name: 'Quetzal' });
      const { db, queue, storage } = server.container;
      const audit = await db.read.selectFrom('audit').selectAll().execute();
      expect(audit.some((row) => row.action === 'designs.mark')).toBe(true);
      expect(JSON.stringify(audit)).not.toContain('Quetzal');
      await removeForGood({ ctx: ctx(), storage, queue, id: sessionId, action: 'designs.erase' });
      expect(await readBoard({ ctx: ctx(), id: board.id })).toBeNull();
      const left = await db.read
        .selectFrom('board_marks')
        .select('id')
        .where('board_id', '=', board.id)
        .execute();
      expect(left).toEqual([]);
    });
  });
});
