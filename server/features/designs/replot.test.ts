import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DesignRequestInput } from '#contracts/design.ts';
import { NamedVersions, PlotAnswer, PlotView, WordsAnswer } from '#contracts/studio.ts';
import { findSession } from '#server/features/designs/repo.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { INPUT } from '#tests/support/design-request.ts';
import type { TestServer } from '#tests/support/server.ts';
import { makeOwnDesign, startStudioDesk } from '#tests/support/studio-desk.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startStudioDesk({ kind });
  });
  afterAll(() => server.close());

  const makeDesign = () => makeOwnDesign(server);
  const post = (id: string, what: string, payload: object) =>
    server.app.inject({ method: 'POST', url: `/api/designs/${id}/${what}`, payload });

  test('the plot put right is designed again as gardens of their own, for its maker alone', async () => {
    const { id, sessionId } = await makeDesign();
    expect((await post(id, 'plot', { sessionId: id, widthM: 7, depthM: 20 })).statusCode).toBe(403);
    expect((await post(id, 'plot/facts', { sessionId: id })).statusCode).toBe(403);
    const facts = await post(id, 'plot/facts', { sessionId });
    expect(facts.statusCode).toBe(200);
    PlotView.parse(facts.json());
    const wrong = await post(id, 'plot', { sessionId, widthM: 0.5, depthM: 20 });
    expect([wrong.statusCode, wrong.json<{ message: string }>().message]).toEqual([
      400,
      expect.stringContaining('at least 2 m'),
    ]);
    const done = await post(id, 'plot', {
      sessionId,
      widthM: 7,
      depthM: 20,
      facing: 'SW',
      wayIn: 'rear',
    });
    expect(done.statusCode).toBe(200);
    const answer = PlotAnswer.parse(done.json());
    expect(answer.sessionId).not.toBe(sessionId);
    expect(answer.designIds).toContain(answer.id);
    const session = (await findSession(server.container.db.read, answer.sessionId))!;
    const asked = JSON.parse(session.input) as DesignRequestInput;
    expect(asked.designDescription).toBe(INPUT.designDescription);
    expect(asked.corrections).toMatchObject({ widthM: 7, depthM: 20, facing: 'SW', wayIn: 'rear' });
    expect(asked.area).toBeUndefined();
    expect((await findSession(server.container.db.read, sessionId))!.input).not.toContain('"rear"');
  });

  test('a drawn plot is designed as drawn; an impossible one is refused in a sentence', async () => {
    const { id, sessionId } = await makeDesign();
    const corners = [
      [0, 0],
      [8000, 0],
      [8000, 9000],
      [5000, 12_000],
      [0, 12_000],
    ];
    const done = await post(id, 'plot', { sessionId, outline: { corners, doorX: 3000 } });
    expect(done.statusCode).toBe(200);
    const answer = PlotAnswer.parse(done.json());
    const session = (await findSession(server.container.db.read, answer.sessionId))!;
    const asked = JSON.parse(session.input) as DesignRequestInput;
    expect(asked.corrections).toMatchObject({ outline: { corners, doorX: 3000 } });
    expect(asked.area).toBeUndefined();
    // two sides that are typed afterwards take the place of the drawing
    const again = await post(answer.id, 'plot', {
      sessionId: answer.sessionId,
      widthM: 7,
      depthM: 20,
    });
    const last = (await findSession(
      server.container.db.read,
      PlotAnswer.parse(again.json()).sessionId,
    ))!;
    expect((JSON.parse(last.input) as DesignRequestInput).corrections?.outline).toBeUndefined();
    const crossed = [corners[0], corners[1], corners[4], corners[2]];
    for (const [outline, words] of [
      [{ corners: crossed, doorX: 3000 }, 'cross'],
      [{ corners: corners.slice(0, 2), doorX: 3000 }, 'three corners'],
      [{ corners: Array.from({ length: 5000 }, () => [0, 0]), doorX: 0 }, '60 corners'],
      [{ corners: corners.map(([x, y]) => [x! / 1000, Math.round(y! / 1000)]), doorX: 3 }, ''],
    ] as const) {
      const wrong = await post(id, 'plot', { sessionId, outline });
      expect([wrong.statusCode, wrong.json<{ message: string }>().message]).toEqual([
        400,
        expect.stringContaining(words),
      ]);
    }
  });

  test('a sentence is answered with changes, which are saved as one step and undone as one', async () => {
    const { id, sessionId } = await makeDesign();
    const said = await post(id, 'words', { operations: [], text: 'lay the terrace in porcelain' });
    expect(said.statusCode).toBe(200);
    const { answers, difference } = WordsAnswer.parse(said.json());
    expect(answers).toMatchObject([{ result: 'ready', operations: [{ kind: 'material' }] }]);
    expect(difference).not.toBeNull();
    const saved = await post(id, 'changes', {
      sessionId,
      version: 0,
      operations: [{ kind: 'together', operations: answers[0]!.operations }],
    });
    expect(saved.statusCode).toBe(200);
    for (const text of ['', 'x', 'y'.repeat(501)])
      expect((await post(id, 'words', { operations: [], text })).statusCode).toBe(400);
    const nested = { kind: 'together', operations: [{ kind: 'together', operations: [] }] };
    expect(
      (await post(id, 'changes', { sessionId, version: 1, operations: [nested] })).statusCode,
    ).toBe(400);
  });

  test('what is saved is given a name, listed with what it comes to, and removed, by its maker alone', async () => {
    const { id, sessionId } = await makeDesign();
    const operations = [{ kind: 'material', areaId: 'terrace', material: 'porcelain' }];
    await post(id, 'changes', { sessionId, version: 0, operations });
    expect(
      (await post(id, 'versions', { sessionId: id, version: 1, title: 'Mine' })).statusCode,
    ).toBe(403);
    expect((await post(id, 'versions', { sessionId, version: 0, title: 'Late' })).statusCode).toBe(
      409,
    );
    expect((await post(id, 'versions', { sessionId, version: 1, title: ' ' })).statusCode).toBe(
      400,
    );
    const named = await post(id, 'versions', { sessionId, version: 1, title: 'With porcelain' });
    const [version] = NamedVersions.parse(named.json()).versions;
    expect(version).toMatchObject({ title: 'With porcelain', operations });
    expect(version!.summary.total).toBeGreaterThan(0);
    expect(version!.summary.areas.length).toBeGreaterThan(1);
    const listed = await server.app.inject({ url: `/api/designs/${id}/versions` });
    expect(NamedVersions.parse(listed.json()).versions).toHaveLength(1);
    const gone = await post(id, `versions/${version!.id}/remove`, { sessionId });
    expect(NamedVersions.parse(gone.json()).versions).toEqual([]);
  });
});
