import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DesignRequestInput } from '#contracts/design.ts';
import { PlotAnswer } from '#contracts/studio.ts';
import { createDesignMaker } from '#server/features/designs/create.ts';
import { findSession } from '#server/features/designs/repo.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { INPUT } from '#tests/support/design-request.ts';
import type { TestServer } from '#tests/support/server.ts';
import { makeOwnDesign, startStudioDesk } from '#tests/support/studio-desk.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  const ctx = () => server.container.contextFor({ kind: 'visitor' }, 'req_test');
  beforeAll(async () => {
    server = await startStudioDesk({ kind });
  });
  afterAll(() => server.close());

  const makeDesign = () => makeOwnDesign(server);
  const post = (id: string, what: string, payload: object) =>
    server.app.inject({ method: 'POST', url: `/api/designs/${id}/${what}`, payload });

  test('what was put by hand on the plot goes along, and is checked where it comes from outside', async () => {
    const { id, sessionId } = await makeDesign();
    const byHand = [
      { kind: 'north', bearingDeg: 77 },
      { kind: 'lookers', lookers: [{ side: 'left', isUpper: true }] },
    ];
    const saved = await post(id, 'changes', { sessionId, version: 0, operations: byHand });
    expect(saved.statusCode).toBe(200);
    const done = await post(id, 'plot', { sessionId, widthM: 9, depthM: 15 });
    const answer = PlotAnswer.parse(done.json());
    expect(answer.lost).toBeNull();
    const takenAlong = async (session: string) =>
      (
        JSON.parse(
          (await findSession(server.container.db.read, session))!.input,
        ) as DesignRequestInput
      ).corrections?.byHand;
    expect(await takenAlong(answer.sessionId)).toEqual(byHand);
    // and once more, with the way it looks put right in the form
    const again = await post(answer.id, 'plot', { sessionId: answer.sessionId, facing: 'N' });
    expect(await takenAlong(PlotAnswer.parse(again.json()).sessionId)).toEqual([byHand[1]]);
    for (const wrong of [[{ kind: 'delete', id: 'x' }], [{ kind: 'north', bearingDeg: 'x' }]])
      await expect(
        createDesignMaker(server.container)({
          ctx: ctx(),
          input: { ...INPUT, corrections: { byHand: wrong as never } },
        }),
      ).rejects.toThrow();
  });
});
